var e=`# Playing a match

A match is a ruleset, a starting position, who moves first, and the positions that the players go
through. In *normal play* who cannot move loses; in *misère play* who cannot move wins.

## You against the program

\`\`\`text
tweedle play 'game.heap.Nim("4,3,2")'
\`\`\`

starts a match of Nim in which you are Left, move first, and play against the perfect strategy. The
position is drawn, the legal moves are listed, and you type one of them, by its name or by its number
in the list; the Tab key completes names. Apart from moves you can say

| command | what it does |
|---|---|
| \`moves\` | lists all moves |
| \`board\` | draws the position again |
| \`hint\` | a good move and its reason |
| \`why\` | who wins, and why: see [below](#why) |
| \`undo\` | takes your last move back |
| \`draw\` | ends the match as a draw, where [the position has come back](draws.md) |
| \`save FILE\` | writes the match so far |
| \`resign\` | gives up |
| \`quit\` | leaves, as do Ctrl-C and Ctrl-D; the match is kept |

Here the answers come from a file instead of a person:

\`\`\`console
$ printf '%s\\n' why 'heap 1 take 3' 'heap 2 take 2' 'heap 1 take 1' 'heap 1 take 1' | tweedle play 'game.heap.Nim("4,3,2")'
heap 1  oooo  4
heap 2  ooo  3
heap 3  oo  2
Left to move:  [1] heap 1 take 1  [2] heap 1 take 2  [3] heap 1 take 3
  [4] heap 1 take 4  [5] heap 2 take 1  [6] heap 2 take 2  [7] heap 2 take 3
  [8] heap 3 take 1  [9] heap 3 take 2
Left> why
Left, to move, wins: 1 of the 9 moves wins.
  heap 1   4   100
  heap 2   3   011
  heap 3   2   010
  nim sum  5   101
To make every column even, cut heap 1: 4 -> 1.
The winning move: heap 1 take 3.
Left> heap 1 take 3
1. Left (me): heap 1 take 3 -> 1,3,2
2. Right (perfect): heap 1 take 1 -> 3,2
heap 1  ooo  3
heap 2  oo  2
Left to move:  [1] heap 1 take 1  [2] heap 1 take 2  [3] heap 1 take 3
  [4] heap 2 take 1  [5] heap 2 take 2
Left> heap 2 take 2
3. Left (me): heap 2 take 2 -> 3
4. Right (perfect): take 3 -> 0
0
Left cannot move.
Right (perfect) wins.
\`\`\`

A move that is not possible is explained, and the match goes on:

\`\`\`console
$ printf '%s\\n' 'heap 2 take 9' 'heap 3 take 1' resign | tweedle play 'game.heap.Nim("4,3")'
heap 1  oooo  4
heap 2  ooo  3
Left to move:  [1] heap 1 take 1  [2] heap 1 take 2  [3] heap 1 take 3
  [4] heap 1 take 4  [5] heap 2 take 1  [6] heap 2 take 2  [7] heap 2 take 3
Left> heap 2 take 9
Heap 2 has only 3 counters.
Left> heap 3 take 1
There is no heap 3.
Left> resign
Left resigns.
Right (perfect) wins.
\`\`\`

The options \`--left\` and \`--right\` say who plays: \`me\` or one of the
[strategies](strategies.md). \`--first right\` lets Right begin, and \`--misere\` turns the rule round. The perfect player then plays sums of
impartial positions by [misère quotients](quotients.md).
\`--why\` tells the reasons of the program's moves. Any ruleset can be played, and any sum, in which a
move is a move in one of the terms:

\`\`\`console
$ tweedle play 'game.grid.Domineering("...|...") - game.grid.Clobber("xxo")' --left perfect --right perfect --why
1. Left (perfect): 1: b1-b2 -> .#.|.#. - xxo
   It takes the value of the sum from {2v|-1/2v} to 2v, and Right, moving next, loses.
2. Right (perfect): 2: b1xc1 -> .#.|.#. - x.x
   Every move loses; with best play this one lasts longest, 2 moves from here.
3. Left (perfect): 1: a1-a2 -> ##.|##. - x.x
   It takes the value of the sum from 2 to 1, and Right, moving next, loses.
Left (perfect) wins.
\`\`\`

## Why

\`why\` says who wins, and what the position and each of its parts are worth. Of a partizan position in normal
play it goes on with what each move leaves: the value, its mean, and who wins then. The best come first: moves
that win before moves that lose, and then by the mean. At most eight are shown. If some moves win and others
lose, the losing move with the best mean is the tempting one, and \`why\` tells the answer that refutes it. If
every move loses, each has its answer.

\`\`\`console
$ printf '%s\\n' why quit | tweedle play 'game.grid.Domineering("...|...|..#") + game.strip.ToadsAndFrogs("tt..f")'
1: Domineering
   1 . . .
   2 . . .
   3 . . #
     a b c
2: ToadsAndFrogs
   t t . . f
   1 2 3 4 5
Left to move:  [1] 1: a1-a2  [2] 1: b1-b2  [3] 1: c1-c2  [4] 1: a2-a3
  [5] 1: b2-b3  [6] 2: 2-3
Left> why
Left, to move, wins: 2 of the 6 moves win.
  1: Domineering ...|...|..#   +-3/2        mean 0   temperature 3/2
  2: ToadsAndFrogs tt..f       1            mean 1   temperature -1
  sum                          {5/2|-1/2}   mean 1   temperature 3/2
Winning moves: 1: b1-b2, 1: b2-b3.
What each move leaves, the best first:
  1: b1-b2   5/2            mean 5/2   outcome L   wins
  1: b2-b3   7/4            mean 7/4   outcome L   wins
  1: a2-a3   {2|0}          mean 1     outcome N   loses
  2: 2-3     {5/2*|-1/2*}   mean 1     outcome N   loses
  1: a1-a2   {3/2|-1}       mean 1/4   outcome N   loses
  1: c1-c2   {3/2|-1}       mean 1/4   outcome N   loses
Of the moves that lose, 1: a2-a3 leaves the best mean for Left, 1. Right answers 1: b2-c2, which leaves 0, and wins.
Left> quit
The match is not over after 0 moves.
It is kept: go on with \`tweedle play --resume\`.
\`\`\`

The outcomes are \`L\` and \`R\` (that player wins, no matter who moves first), \`N\` (the player who moves next wins) and \`P\` (the player who
moves next loses). Values are looked for in at most 40,000 positions. Where that is not enough, and in misère
play, \`why\` says who wins, and by which moves. Impartial positions are told by their nimbers.

## Edges and vertices

In Hackenbush, Col and Snort you name an edge or a vertex by its letter. It gets the letter at the start of the
match, and keeps it to the end; after \`z\` comes \`a2\`. Hackenbush is drawn as a tree that grows from the ground:

\`\`\`console
$ printf '%s\\n' b c quit | tweedle play 'game.graph.Hackenbush(":G(l.r.l:G;r(l;e))")' --right naive
ground
├─ a blue ─ b red ─ c blue -> ground
└─ d red
   ├─ e blue
   └─ f green
Left to move:  [1] a  [2] c  [3] e  [4] f
Left> b
\`b\` is a move of Right's, not of Left's.
Left> c
1. Left (me): c -> (lr;r(l;e))
2. Right (naive): d -> lr
ground
└─ a blue ─ b red
Left to move:  [1] a
Left> quit
The match is not over after 2 moves.
It is kept: go on with \`tweedle play --resume\`.
\`\`\`

Edges that stand on each other without a branch are in one line. An edge back to something that is in the
picture already has an arrow: \`c blue -> ground\` begins at the upper end of \`b\` and ends on the ground, and
\`-> a\` would be the upper end of \`a\`. Very high pictures are drawn as a list of edges.

Col and Snort are drawn as a list of the vertices that are left, with their neighbours, and who alone may
still colour them:

\`\`\`console
$ printf '%s\\n' b quit | tweedle play 'game.graph.Snort("-(-;--)")' --right naive
a  next to b
b  next to a, c, d
c  next to b
d  next to b, e
e  next to d
Left to move:  [1] a  [2] b  [3] c  [4] d  [5] e
Left> b
1. Left (me): b -> L;L;L-
2. Right (naive): e -> L;L
a  alone; Left only
c  alone; Left only
Left to move:  [1] a  [2] c
Left> quit
The match is not over after 2 moves.
It is kept: go on with \`tweedle play --resume\`.
\`\`\`

Records have these letters as the names of moves. Older ones, with the numbers that edges and vertices have in a
single position (\`edge 3\`), are read as before, and \`analyze\` shows these numbers. The elements of a poset have
the names that you gave them. Where nothing is left of a position, \`(empty)\` stands for it.

## Two programs

With two strategies the match is printed. This is Nim between a brute-force search and a player who
makes the first legal move:

\`\`\`console
$ tweedle play 'game.heap.Nim("4,3,2")' --left brute --right naive
1. Left (brute): heap 1 take 3 -> 1,3,2
2. Right (naive): heap 1 take 1 -> 3,2
3. Left (brute): heap 1 take 1 -> 2,2
4. Right (naive): heap 1 take 1 -> 1,2
5. Left (brute): heap 2 take 1 -> 1,1
6. Right (naive): heap 1 take 1 -> 1
7. Left (brute): take 1 -> 0
Left (brute) wins.
\`\`\`

## Records

\`--record FILE\` keeps the match in a file, after every move, so that nothing is lost if it ends early:
as JSON if the name ends in \`.json\`, else as plain text. A file that is there is overwritten only with
\`--force\`. A match with you in it is kept in any case, until
your next match takes its place; the program says so when you leave. \`tweedle play --resume FILE\` goes on with a
match in a file, and keeps it there; \`tweedle play --resume\` goes on with your last match.

\`\`\`text
tweedle match
start: game.heap.Nim("2,1")
play: normal
left: perfect
right: naive
first: Left
1. Left: heap 1 take 1 -> 1,1
2. Right: heap 1 take 1 -> 1
3. Left: take 1 -> 0
winner: Left
\`\`\`

A match in which somebody resigned says so after its last move: \`resigned: Left\`; one that is a draw, because the last position stood
there before with the same player to move: \`drawn: repetition\`.

\`tweedle replay FILE\` is the referee. It checks that each step is a legal move of the player whose turn
it is, that the match ends where that player cannot move, and that the winner is named rightly. A
record that breaks the rules, names a winner too early or goes on too long is refused with the step at which
it goes wrong. Of a match that is not over it shows the moves so far, and whose turn it is. The position decides; the name of the move before the arrow is for people, but must not be
that of another move.

In a record of Dots and Boxes the start is \`boxes\`, the size, and the set of undrawn lines. A step has all the
lines that a player draws until it is the other's turn.
`;export{e as default};