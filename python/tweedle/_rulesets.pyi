"""The rulesets.

Made by `cargo xtask python --stubs`.
"""

from . import Ruleset

AcrosticTwins: Ruleset
"""Turn over two coins in a row or in a column; the lower or right one must go from heads, h, to tails, t."""
Amazons: Ruleset
"""Move one of your amazons like a queen of chess, then shoot an arrow from there that blocks a cell."""
Annihilation: Ruleset
"""Push a token along an edge of a directed graph, which may have cycles; two tokens that meet both vanish."""
AntiClobber: Ruleset
"""Move one of your stones to an empty cell next to it and leave an enemy stone behind: x are Left's, o Right's."""
AtariGo: Ruleset
"""Put a stone on an empty point; the player who first captures an enemy group wins at once."""
BackslidingToadsAndFrogs: Ruleset
"""As Toads and Frogs, and pieces slide backwards too, so that play need not end."""
Blockbusting: Ruleset
"""Buy a parcel of the street; two neighbouring parcels of Left's are one more move for her: X is one that has brought it with the next."""
BrusselsSprouts: Ruleset
"""Connect two free ends by a line that crosses nothing, and put a stroke across it, which gives a free end on either side; a cross begins with four."""
CannibalClobber: Ruleset
"""Move one of your stones onto any stone next to it, an enemy's or your own, and remove that stone."""
CarryOnNim: Ruleset
"""Nim in which the player who takes one of certain numbers moves again."""
CeyloneseFoxAndGeese: Ruleset
"""Fox and Geese with a fox that goes one square or two in a direction."""
Chomp: Ruleset
"""Eat a square with all that is below it and to its right; the top left square is poisoned and stays."""
Clobber: Ruleset
"""Move one of your stones onto an enemy stone next to it and remove that stone: x are Left's, o Right's."""
Col: Ruleset
"""Colour a vertex in your colour; neighbours may not have the same colour."""
ConnectFour: Ruleset
"""Drop a stone into a column, where it falls to the lowest empty cell; the first line of four stones of one player wins, in a row, a column or a diagonal, and a full board without one is a draw."""
CountedCoins: Ruleset
"""Strings and Coins with whole turns as moves: cut a string, and another one after each that frees a coin; in a scoring game the coins count, as the boxes in Dots and Boxes."""
Cram: Ruleset
"""Put a domino on two empty neighbouring cells, in either direction."""
CrossPurposes: Ruleset
"""Tip over a stack of crates, which falls on the next two empty cells: Left upwards or downwards, Right to the left or to the right."""
CumulativeSubtraction: Ruleset
"""Take a number of counters from one heap that is in the set, and get as many points; in a scoring game the points count."""
DawsonsKayles: Ruleset
"""Take two pins next to each other; what is left of the row is a row on either side."""
DigraphPlacement: Ruleset
"""Choose a vertex of yours of a directed graph, Left a blue one, Right a red one: it is deleted, with all vertices that edges lead to from it."""
DollarGame: Ruleset
"""Move a coin to the left over empty squares, neither onto another coin nor over one, or pocket the leftmost coin; the player who pockets the dollar, $, wins."""
DollarGameWithBag: Ruleset
"""Move a coin to the left over empty squares, neither onto another coin nor over one, but for the first square, a bag with room for all; the player who puts the dollar, $, into the bag takes it and wins. With `opponentTakes` the opponent takes it, and wins."""
Domineering: Ruleset
"""Put a domino on two empty neighbouring cells: Left vertically, Right horizontally."""
EdgeGeography: Ruleset
"""Move the token along an edge of a directed graph; that edge is deleted."""
ElephantsAndRhinos: Ruleset
"""Slide one of your pieces a cell forwards; nobody jumps."""
EndNim: Ruleset
"""Take any number of counters from the heap at either end of the row."""
Euclid: Ruleset
"""Subtract a multiple of the smaller number from the larger."""
FibonacciNim: Ruleset
"""Take at most twice what was just taken; the first may take all but one."""
Fission: Ruleset
"""Split a stone into the two empty cells on either side of it: Left above and below, Right to its left and right."""
FoxAndGeese: Ruleset
"""Left's geese step upwards along diagonals, Right's fox in any diagonal direction; the fox wants to get past the geese, and they want to trap it."""
GameOfY: Ruleset
"""Put a stone on an empty cell of a triangle of hexagons; a player wins at once with a chain of stones that touches all three sides."""
GenFoxAndGeese: Ruleset
"""Fox and Geese on boards with so many columns, with a fox that goes so far in a direction."""
GenToadsAndFrogs: Ruleset
"""Toads and Frogs that slide and jump as far as the parameters say."""
GoByArea: Ruleset
"""Go in regions that both players touch, as a scoring game: put a stone there, and take enemy groups without liberties; stones and enclosed points count, and X and O live for good."""
GoEndgame: Ruleset
"""Go with points as moves: put a stone on an empty point, take enemy groups without liberties, or give back a prisoner; X and O are stones that live for good."""
GrundysGame: Ruleset
"""Split a heap into two of different sizes."""
Hackenbush: Ruleset
"""Cut an edge: l Left's, r Right's, e either's; what is no longer connected to the ground falls away."""
HareAndHounds: Ruleset
"""Left's hounds move along lines, never back to the left, and Right's hare in any direction; the hare wants to get past the hounds, and they want to trap it."""
Hex: Ruleset
"""Put a stone on an empty cell of a board of hexagons; Left wins at once with a chain of stones x from the first row to the last, Right with a chain of o from the first column to the last."""
HotClobber: Ruleset
"""Cannibal Clobber, by the name that CGSuite has for it."""
Kayles: Ruleset
"""Knock down one pin or two pins next to each other; what is left of the row is a row on either side."""
KingDirt: Ruleset
"""Put a king from your hand on an empty cell, or step with one like a king of chess; the cell it came from falls away."""
Kings: Ruleset
"""Clobber with stones that move like kings of chess: onto an enemy stone on any of the eight cells around."""
Knights: Ruleset
"""Clobber with stones that move like knights of chess."""
Konane: Ruleset
"""Jump with one of your stones over an enemy stone to the empty cell behind it and remove that stone; the same stone may go on in the same direction."""
KotzigsNim: Ruleset
"""Move the token clockwise round a circle by as many places as one of the numbers says, to a place where it has not been."""
LaskersNim: Ruleset
"""Take any number of counters from a heap, or split a heap into two."""
MockTurtles: Ruleset
"""Turn over at most three coins of a row; the last of them must go from heads, h, to tails, t."""
Moebius: Ruleset
"""Turn over at most five coins of a row; the last of them must go from heads, h, to tails, t."""
Mogul: Ruleset
"""Turn over at most seven coins of a row; the last of them must go from heads, h, to tails, t."""
MooresNim: Ruleset
"""Take counters from at least one heap and from at most a fixed number of heaps, as many from each as you like."""
MoveTable: Ruleset
"""The moves that the table lists, each of them quiet, entailing or a carry-on."""
Nim: Ruleset
"""Take any number of counters from one heap."""
Nimstring: Ruleset
"""Draw a line between two dots; the player who completes a box moves again, and the player who cannot move loses."""
NoGo: Ruleset
"""Put a stone of yours on an empty point so that every block, of either colour, still has a liberty."""
NodeKayles: Ruleset
"""Choose a vertex: it is deleted, with all of its neighbours."""
Northcott: Ruleset
"""Move your piece along its row over empty squares, forwards or backwards; in each row stand one piece of Left's, x, and one of Right's, o."""
Officers: Ruleset
"""Take one counter from a heap and leave the rest as one heap or two, but not as none."""
PartizanEndNim: Ruleset
"""Take any number of counters from the heap at your end of the row: Left from the first one, Right from the last one."""
PartizanTakeAndBreak: Ruleset
"""Take counters from one heap and perhaps split it: each player has a code of his own."""
Phutball: Ruleset
"""Put a man on an empty point, or let the ball jump over rows of men, which are taken off; Left wants the ball on or behind the last column, Right on or behind the first."""
PosetGame: Ruleset
"""Remove an element of a poset with everything above it."""
Push: Ruleset
"""Move a piece of yours one cell to the left; it pushes the pieces in front of it up to the next gap, and what is pushed over the end is gone."""
Queens: Ruleset
"""Clobber with stones that move like queens of chess: over empty cells in any of eight directions onto an enemy stone."""
Quelhas: Ruleset
"""Cover two or more empty cells that follow each other: Left in a column, Right in a row."""
Rooks: Ruleset
"""Clobber with stones that move like rooks of chess: over empty cells of their row or column onto an enemy stone."""
Rugs: Ruleset
"""Turn over all coins of a rectangle; the lower right one must go from heads, h, to tails, t."""
Ruler: Ruleset
"""Turn over coins next to each other in a row, as many as you like; the last of them must go from heads, h, to tails, t."""
Sheep: Ruleset
"""Leave part of a herd of yours and drive the rest in one of six directions as far as it can go: 3 is a herd of Left's, -3 one of Right's."""
Shove: Ruleset
"""Move a piece of yours one cell to the left, with all pieces to the left of it; what is pushed over the end is gone."""
SilverDollar: Ruleset
"""Move a coin to the left over empty squares, neither onto another coin nor over one."""
Sim: Ruleset
"""Colour a line between two of six points in your colour, so that no triangle of three points has only lines of your colour."""
SkiJumps: Ruleset
"""Move a skier of yours along its row, Left's to the right, Right's to the left, also off the slope; a jumper, L or R, may jump down over an enemy skier, which becomes a slipper, l or r."""
Snort: Ruleset
"""Colour a vertex in your colour; neighbours may not have different colours."""
Spawning: Ruleset
"""Replace a heap by smaller ones of different sizes, as a code such as "1-3" says: the heaps are coins in a row that are turned."""
Sprouts: Ruleset
"""Draw a line between two spots, or from a spot to itself, that crosses nothing, and put a new spot on it; three lines at most end at a spot."""
StringsAndCoins: Ruleset
"""Cut a string; the player who cuts the last string of a coin moves again, and the player who cannot move loses."""
Subtraction: Ruleset
"""Take so many counters from one heap as the set allows, or as it does not."""
SylverCoinage: Ruleset
"""Name a number that is no sum of numbers that have been named, each taken any number of times, and not 1."""
TakeAndBreak: Ruleset
"""Take counters from one heap and perhaps split it, as the digits of a code allow."""
TakeAway: Ruleset
"""Take at most a fixed factor times what was just taken; the first may take all but one."""
TicTacToe: Ruleset
"""Put a stone on an empty cell; the first line of three stones of one player wins, in a row, a column or a diagonal, and a full board without one is a draw."""
ToadsAndFrogs: Ruleset
"""Slide one of your pieces a cell forwards, or jump over one enemy piece: toads are Left's and go right, frogs Right's."""
Tokens: Ruleset
"""Push a token along an edge of a directed graph, which may have cycles; edges may belong to one player only."""
TopEntails: Ruleset
"""Split a stack into two, or take the top counter off one, to which the opponent must answer there."""
TopplingDominoes: Ruleset
"""Topple a domino of yours, or a green one, to the left or to the right, with all that stand on that side: l is Left's, r Right's, e either's."""
Treblecross: Ruleset
"""Put a cross on an empty cell; a player who completes three crosses in a row wins at once."""
TurningCorners: Ruleset
"""Turn over the four corners of a rectangle; the lower right one must go from heads, h, to tails, t."""
TurningTurtles: Ruleset
"""Turn over one coin or two of a row; the last of them must go from heads, h, to tails, t."""
Twins: Ruleset
"""Turn over two coins of a row; the last of them must go from heads, h, to tails, t."""
UndirectedEdgeGeography: Ruleset
"""Move the token along an edge of a graph, in either direction; that edge is deleted."""
UndirectedVertexGeography: Ruleset
"""Move the token along an edge of a graph, in either direction; the vertex that it leaves is deleted."""
VertexGeography: Ruleset
"""Move the token along an edge of a directed graph; the vertex that it leaves is deleted."""
WeltersGame: Ruleset
"""Move a coin to the left onto an empty square; it may jump over other coins."""
Woodpush: Ruleset
"""Retreat with a piece of yours to the next empty cell behind it or off the strip, or push forwards all that stands in front of it, if there is an enemy among that; what is pushed over the end is gone; l are Left's and push to the right."""
Wythoff: Ruleset
"""Take any number of counters from one of two heaps, or the same number from both."""
YashimaGame: Ruleset
"""Move your token along an edge of a graph, not to the vertex of the other token; that edge is deleted."""
