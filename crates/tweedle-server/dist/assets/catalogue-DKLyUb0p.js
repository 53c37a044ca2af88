var e=`# Catalogue of rulesets

A page for each ruleset: the rules, the classes of games that it belongs to as tested on small positions, its most frequent values, its hottest small position, and what is published. \`tweedle known RULESET\` prints the same.

Classes that are tested are no proof for larger positions. Each fact says where it comes from: it is *computed here* by the command that stands there, *proved here* with a certificate that can be checked, *cited*, or *conjectured*.

## game.entailing

- [CarryOnNim](rulesets/carryonnim.md): Nim in which the player who takes one of certain numbers moves again.
- [CountedCoins](rulesets/countedcoins.md): Strings and Coins with whole turns as moves: cut a string, and another one after each that frees a coin; in a scoring game the coins count, as the boxes in Dots and Boxes.
- [MoveTable](rulesets/movetable.md): The moves that the table lists, each of them quiet, entailing or a carry-on.
- [Nimstring](rulesets/nimstring.md): Draw a line between two dots; the player who completes a box moves again, and the player who cannot move loses.
- [StringsAndCoins](rulesets/stringsandcoins.md): Cut a string; the player who cuts the last string of a coin moves again, and the player who cannot move loses.
- [TopEntails](rulesets/topentails.md): Split a stack into two, or take the top counter off one, to which the opponent must answer there.

## game.graph

- [Annihilation](rulesets/annihilation.md): Push a token along an edge of a directed graph, which may have cycles; two tokens that meet both vanish.
- [BrusselsSprouts](rulesets/brusselssprouts.md): Connect two free ends by a line that crosses nothing, and put a stroke across it, which gives a free end on either side; a cross begins with four.
- [Col](rulesets/col.md): Colour a vertex in your colour; neighbours may not have the same colour.
- [DigraphPlacement](rulesets/digraphplacement.md): Choose a vertex of yours of a directed graph, Left a blue one, Right a red one: it is deleted, with all vertices that edges lead to from it.
- [EdgeGeography](rulesets/edgegeography.md): Move the token along an edge of a directed graph; that edge is deleted.
- [Hackenbush](rulesets/hackenbush.md): Cut an edge: l Left's, r Right's, e either's; what is no longer connected to the ground falls away.
- [NodeKayles](rulesets/nodekayles.md): Choose a vertex: it is deleted, with all of its neighbours.
- [PosetGame](rulesets/posetgame.md): Remove an element of a poset with everything above it.
- [Sim](rulesets/sim.md): Colour a line between two of six points in your colour, so that no triangle of three points has only lines of your colour.
- [Snort](rulesets/snort.md): Colour a vertex in your colour; neighbours may not have different colours.
- [Sprouts](rulesets/sprouts.md): Draw a line between two spots, or from a spot to itself, that crosses nothing, and put a new spot on it; three lines at most end at a spot.
- [Tokens](rulesets/tokens.md): Push a token along an edge of a directed graph, which may have cycles; edges may belong to one player only.
- [UndirectedEdgeGeography](rulesets/undirectededgegeography.md): Move the token along an edge of a graph, in either direction; that edge is deleted.
- [UndirectedVertexGeography](rulesets/undirectedvertexgeography.md): Move the token along an edge of a graph, in either direction; the vertex that it leaves is deleted.
- [VertexGeography](rulesets/vertexgeography.md): Move the token along an edge of a directed graph; the vertex that it leaves is deleted.
- [YashimaGame](rulesets/yashimagame.md): Move your token along an edge of a graph, not to the vertex of the other token; that edge is deleted.

## game.grid

- [AcrosticTwins](rulesets/acrostictwins.md): Turn over two coins in a row or in a column; the lower or right one must go from heads, h, to tails, t.
- [Amazons](rulesets/amazons.md): Move one of your amazons like a queen of chess, then shoot an arrow from there that blocks a cell.
- [AntiClobber](rulesets/anticlobber.md): Move one of your stones to an empty cell next to it and leave an enemy stone behind: x are Left's, o Right's.
- [AtariGo](rulesets/atarigo.md): Put a stone on an empty point; the player who first captures an enemy group wins at once.
- [CannibalClobber](rulesets/cannibalclobber.md): Move one of your stones onto any stone next to it, an enemy's or your own, and remove that stone.
- [CeyloneseFoxAndGeese](rulesets/ceylonesefoxandgeese.md): Fox and Geese with a fox that goes one square or two in a direction.
- [Chomp](rulesets/chomp.md): Eat a square with all that is below it and to its right; the top left square is poisoned and stays.
- [Clobber](rulesets/clobber.md): Move one of your stones onto an enemy stone next to it and remove that stone: x are Left's, o Right's.
- [ConnectFour](rulesets/connectfour.md): Drop a stone into a column, where it falls to the lowest empty cell; the first line of four stones of one player wins, in a row, a column or a diagonal, and a full board without one is a draw.
- [Cram](rulesets/cram.md): Put a domino on two empty neighbouring cells, in either direction.
- [CrossPurposes](rulesets/crosspurposes.md): Tip over a stack of crates, which falls on the next two empty cells: Left upwards or downwards, Right to the left or to the right.
- [Domineering](rulesets/domineering.md): Put a domino on two empty neighbouring cells: Left vertically, Right horizontally.
- [Fission](rulesets/fission.md): Split a stone into the two empty cells on either side of it: Left above and below, Right to its left and right.
- [FoxAndGeese](rulesets/foxandgeese.md): Left's geese step upwards along diagonals, Right's fox in any diagonal direction; the fox wants to get past the geese, and they want to trap it.
- [GameOfY](rulesets/gameofy.md): Put a stone on an empty cell of a triangle of hexagons; a player wins at once with a chain of stones that touches all three sides.
- [GenFoxAndGeese](rulesets/genfoxandgeese.md): Fox and Geese on boards with so many columns, with a fox that goes so far in a direction.
- [GoByArea](rulesets/gobyarea.md): Go in regions that both players touch, as a scoring game: put a stone there, and take enemy groups without liberties; stones and enclosed points count, and X and O live for good.
- [GoEndgame](rulesets/goendgame.md): Go with points as moves: put a stone on an empty point, take enemy groups without liberties, or give back a prisoner; X and O are stones that live for good.
- [HareAndHounds](rulesets/hareandhounds.md): Left's hounds move along lines, never back to the left, and Right's hare in any direction; the hare wants to get past the hounds, and they want to trap it.
- [Hex](rulesets/hex.md): Put a stone on an empty cell of a board of hexagons; Left wins at once with a chain of stones x from the first row to the last, Right with a chain of o from the first column to the last.
- [HotClobber](rulesets/hotclobber.md): Cannibal Clobber, by the name that CGSuite has for it.
- [KingDirt](rulesets/kingdirt.md): Put a king from your hand on an empty cell, or step with one like a king of chess; the cell it came from falls away.
- [Kings](rulesets/kings.md): Clobber with stones that move like kings of chess: onto an enemy stone on any of the eight cells around.
- [Knights](rulesets/knights.md): Clobber with stones that move like knights of chess.
- [Konane](rulesets/konane.md): Jump with one of your stones over an enemy stone to the empty cell behind it and remove that stone; the same stone may go on in the same direction.
- [NoGo](rulesets/nogo.md): Put a stone of yours on an empty point so that every block, of either colour, still has a liberty.
- [Northcott](rulesets/northcott.md): Move your piece along its row over empty squares, forwards or backwards; in each row stand one piece of Left's, x, and one of Right's, o.
- [Phutball](rulesets/phutball.md): Put a man on an empty point, or let the ball jump over rows of men, which are taken off; Left wants the ball on or behind the last column, Right on or behind the first.
- [Queens](rulesets/queens.md): Clobber with stones that move like queens of chess: over empty cells in any of eight directions onto an enemy stone.
- [Quelhas](rulesets/quelhas.md): Cover two or more empty cells that follow each other: Left in a column, Right in a row.
- [Rooks](rulesets/rooks.md): Clobber with stones that move like rooks of chess: over empty cells of their row or column onto an enemy stone.
- [Rugs](rulesets/rugs.md): Turn over all coins of a rectangle; the lower right one must go from heads, h, to tails, t.
- [Sheep](rulesets/sheep.md): Leave part of a herd of yours and drive the rest in one of six directions as far as it can go: 3 is a herd of Left's, -3 one of Right's.
- [SkiJumps](rulesets/skijumps.md): Move a skier of yours along its row, Left's to the right, Right's to the left, also off the slope; a jumper, L or R, may jump down over an enemy skier, which becomes a slipper, l or r.
- [TicTacToe](rulesets/tictactoe.md): Put a stone on an empty cell; the first line of three stones of one player wins, in a row, a column or a diagonal, and a full board without one is a draw.
- [TurningCorners](rulesets/turningcorners.md): Turn over the four corners of a rectangle; the lower right one must go from heads, h, to tails, t.

## game.heap

- [CumulativeSubtraction](rulesets/cumulativesubtraction.md): Take a number of counters from one heap that is in the set, and get as many points; in a scoring game the points count.
- [DawsonsKayles](rulesets/dawsonskayles.md): Take two pins next to each other; what is left of the row is a row on either side.
- [EndNim](rulesets/endnim.md): Take any number of counters from the heap at either end of the row.
- [Euclid](rulesets/euclid.md): Subtract a multiple of the smaller number from the larger.
- [FibonacciNim](rulesets/fibonaccinim.md): Take at most twice what was just taken; the first may take all but one.
- [GrundysGame](rulesets/grundysgame.md): Split a heap into two of different sizes.
- [Kayles](rulesets/kayles.md): Knock down one pin or two pins next to each other; what is left of the row is a row on either side.
- [LaskersNim](rulesets/laskersnim.md): Take any number of counters from a heap, or split a heap into two.
- [MooresNim](rulesets/mooresnim.md): Take counters from at least one heap and from at most a fixed number of heaps, as many from each as you like.
- [Nim](rulesets/nim.md): Take any number of counters from one heap.
- [Officers](rulesets/officers.md): Take one counter from a heap and leave the rest as one heap or two, but not as none.
- [PartizanEndNim](rulesets/partizanendnim.md): Take any number of counters from the heap at your end of the row: Left from the first one, Right from the last one.
- [PartizanTakeAndBreak](rulesets/partizantakeandbreak.md): Take counters from one heap and perhaps split it: each player has a code of his own.
- [Spawning](rulesets/spawning.md): Replace a heap by smaller ones of different sizes, as a code such as "1-3" says: the heaps are coins in a row that are turned.
- [Subtraction](rulesets/subtraction.md): Take so many counters from one heap as the set allows, or as it does not.
- [SylverCoinage](rulesets/sylvercoinage.md): Name a number that is no sum of numbers that have been named, each taken any number of times, and not 1.
- [TakeAndBreak](rulesets/takeandbreak.md): Take counters from one heap and perhaps split it, as the digits of a code allow.
- [TakeAway](rulesets/takeaway.md): Take at most a fixed factor times what was just taken; the first may take all but one.
- [Wythoff](rulesets/wythoff.md): Take any number of counters from one of two heaps, or the same number from both.

## game.strip

- [BackslidingToadsAndFrogs](rulesets/backslidingtoadsandfrogs.md): As Toads and Frogs, and pieces slide backwards too, so that play need not end.
- [Blockbusting](rulesets/blockbusting.md): Buy a parcel of the street; two neighbouring parcels of Left's are one more move for her: X is one that has brought it with the next.
- [DollarGame](rulesets/dollargame.md): Move a coin to the left over empty squares, neither onto another coin nor over one, or pocket the leftmost coin; the player who pockets the dollar, $, wins.
- [DollarGameWithBag](rulesets/dollargamewithbag.md): Move a coin to the left over empty squares, neither onto another coin nor over one, but for the first square, a bag with room for all; the player who puts the dollar, $, into the bag takes it and wins. With \`opponentTakes\` the opponent takes it, and wins.
- [ElephantsAndRhinos](rulesets/elephantsandrhinos.md): Slide one of your pieces a cell forwards; nobody jumps.
- [GenToadsAndFrogs](rulesets/gentoadsandfrogs.md): Toads and Frogs that slide and jump as far as the parameters say.
- [KotzigsNim](rulesets/kotzigsnim.md): Move the token clockwise round a circle by as many places as one of the numbers says, to a place where it has not been.
- [MockTurtles](rulesets/mockturtles.md): Turn over at most three coins of a row; the last of them must go from heads, h, to tails, t.
- [Moebius](rulesets/moebius.md): Turn over at most five coins of a row; the last of them must go from heads, h, to tails, t.
- [Mogul](rulesets/mogul.md): Turn over at most seven coins of a row; the last of them must go from heads, h, to tails, t.
- [Push](rulesets/push.md): Move a piece of yours one cell to the left; it pushes the pieces in front of it up to the next gap, and what is pushed over the end is gone.
- [Ruler](rulesets/ruler.md): Turn over coins next to each other in a row, as many as you like; the last of them must go from heads, h, to tails, t.
- [Shove](rulesets/shove.md): Move a piece of yours one cell to the left, with all pieces to the left of it; what is pushed over the end is gone.
- [SilverDollar](rulesets/silverdollar.md): Move a coin to the left over empty squares, neither onto another coin nor over one.
- [ToadsAndFrogs](rulesets/toadsandfrogs.md): Slide one of your pieces a cell forwards, or jump over one enemy piece: toads are Left's and go right, frogs Right's.
- [TopplingDominoes](rulesets/topplingdominoes.md): Topple a domino of yours, or a green one, to the left or to the right, with all that stand on that side: l is Left's, r Right's, e either's.
- [Treblecross](rulesets/treblecross.md): Put a cross on an empty cell; a player who completes three crosses in a row wins at once.
- [TurningTurtles](rulesets/turningturtles.md): Turn over one coin or two of a row; the last of them must go from heads, h, to tails, t.
- [Twins](rulesets/twins.md): Turn over two coins of a row; the last of them must go from heads, h, to tails, t.
- [WeltersGame](rulesets/weltersgame.md): Move a coin to the left onto an empty square; it may jump over other coins.
- [Woodpush](rulesets/woodpush.md): Retreat with a piece of yours to the next empty cell behind it or off the strip, or push forwards all that stands in front of it, if there is an enemy among that; what is pushed over the end is gone; l are Left's and push to the right.
`;export{e as default};