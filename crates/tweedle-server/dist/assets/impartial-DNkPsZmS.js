var e=`# Impartial games

In an impartial game both players have the same moves. Then a position is won by the *next* player to
move, an N-position, or by the *previous* one, a P-position. The labelling procedure finds out which,
from the end upwards: the terminal positions are P; a position with a move to a P-position is N; one
whose moves all lead to N-positions is P.

## Targets

The P-positions are the targets: the player who moves to one of them wins. There are 21 chips, and a move
takes one, two or three of them:

\`\`\`console
$ tweedle analyze --targets 'game.heap.Subtraction([1,2,3])(21)'
+----------+---------+--------+--------+
| Position | Outcome | Misère | Nimber |
+======================================+
| 0        | P       | N      | 0      |
| 1        | N       | P      | 1      |
| 2        | N       | N      | 2      |
| 3        | N       | N      | 3      |
| 4        | P       | N      | 0      |
| 5        | N       | P      | 1      |
| 6        | N       | N      | 2      |
| 7        | N       | N      | 3      |
| 8        | P       | N      | 0      |
| 9        | N       | P      | 1      |
| 10       | N       | N      | 2      |
| 11       | N       | N      | 3      |
| 12       | P       | N      | 0      |
| 13       | N       | P      | 1      |
| 14       | N       | N      | 2      |
| 15       | N       | N      | 3      |
| 16       | P       | N      | 0      |
| 17       | N       | P      | 1      |
| 18       | N       | N      | 2      |
| 19       | N       | N      | 3      |
| 20       | P       | N      | 0      |
| 21       | N       | P      | 1      |
+----------+---------+--------+--------+
Targets (P-positions): 0, 4, 8, 12, 16, 20
In misère play:        1, 5, 9, 13, 17, 21
\`\`\`

So from 21 the only winning move is to take one, and a theorem says so of any number of chips:

\`\`\`console
$ printf '%s\\n' why quit | tweedle play 'game.heap.Subtraction([1,2,3])(21)'
heap 1  ooooooooooooooooooooo  21
Left to move:  [1] take 1  [2] take 2  [3] take 3
Left> why
Left, to move, wins: 1 of the 3 moves wins.
The player who moves first wins: take 1, which leaves a multiple of 4; from then on the answer to n is 4 - n (Bachet, 1612).
The winning move: take 1.
Left> quit
The match is not over after 0 moves.
It is kept: go on with \`tweedle play --resume\`.
\`\`\`

\`--targets\` labels all positions that can be reached,
or those of a list:

\`\`\`console
$ tweedle analyze --targets '[game.heap.Wythoff(1,2), game.heap.Wythoff(3,5), game.heap.Wythoff(4,6), game.heap.Wythoff(4,7)]'
+----------+---------+--------+--------+
| Position | Outcome | Misère | Nimber |
+======================================+
| (1,2)    | P       | N      | 0      |
| (3,5)    | P       | P      | 0      |
| (4,6)    | N       | N      | 9      |
| (4,7)    | P       | P      | 0      |
+----------+---------+--------+--------+
Targets (P-positions): (1,2), (3,5), (4,7)
In misère play:        (3,5), (4,7)
\`\`\`

## Nim

The nim sum of the heaps decides: write the sizes in binary, and count the ones in each column. A
position is lost if all columns are even (Bouton 1901). An analysis shows the columns, to what each
heap can be cut, and the winning moves:

\`\`\`console
$ tweedle eval 'game.heap.Nim("13,12,8").NimValue' 'game.heap.Nim("13,12,8").BestMoves(Left)'
9
{Nim.Position("4,12,8"),Nim.Position("13,5,8"),Nim.Position("13,12,1")}
$ printf '%s\\n' why quit | tweedle play 'game.heap.Nim("5,7,9")'
heap 1  ooooo  5
heap 2  ooooooo  7
heap 3  ooooooooo  9
Left to move:  [1] heap 1 take 1  [2] heap 1 take 2  [3] heap 1 take 3
  [4] heap 1 take 4  [5] heap 1 take 5  [6] heap 2 take 1  [7] heap 2 take 2
  [8] heap 2 take 3  [9] heap 2 take 4  [10] heap 2 take 5  [11] heap 2 take 6
  [12] heap 2 take 7  [13] heap 3 take 1  [14] heap 3 take 2
  [15] heap 3 take 3  [16] heap 3 take 4  [17] heap 3 take 5
  [18] heap 3 take 6  [19] heap 3 take 7  [20] heap 3 take 8
  and 1 more: \`moves\`
Left> why
Left, to move, wins: 1 of the 21 moves wins.
  heap 1    5   0101
  heap 2    7   0111
  heap 3    9   1001
  nim sum  11   1011
To make every column even, cut heap 3: 9 -> 2.
The winning move: heap 3 take 7.
Left> quit
The match is not over after 0 moves.
It is kept: go on with \`tweedle play --resume\`.
\`\`\`

By the theorem of Sprague and Grundy every impartial position equals a heap of Nim, and the values of a
sum are nim-added. So heaps of different games can be played side by side:

\`\`\`console
$ tweedle eval '(game.heap.Kayles(7) + game.heap.Nim(3) + game.grid.Cram("...|...")).NimValue'
0
$ tweedle play 'game.heap.Kayles(3) + game.heap.Nim(2)' --left perfect --right naive --why
1. Left (perfect): 1: pin 1 -> 2 + 2
   It takes the nim sum from 1 to 0: the player who moves next loses.
2. Right (naive): 1: pin 1 -> 1 + 2
   It is the first legal move.
3. Left (perfect): 2: take 1 -> 1 + 1
   It takes the nim sum from 3 to 0: the player who moves next loses.
4. Right (naive): 1: pin 1 -> 0 + 1
   It is the first legal move.
5. Left (perfect): 2: take 1 -> 0 + 0
   It takes the nim sum from 1 to 0: the player who moves next loses.
Left (perfect) wins.
\`\`\`

## Certificates of nimbers

You can check a nimber without the search that found it. \`--certificate FILE\` writes a certificate, and \`--check FILE\` checks one:

\`\`\`text
$ tweedle nimber 'game.grid.Clobber.ImpartialVariant("xoxox|oxoxo|xoxox|oxoxo")' --certificate clobber.json
1
$ tweedle nimber --check clobber.json
Clobber.ImpartialVariant.Position("xoxox|oxoxo|xoxox|oxoxo")
The nimber is 1: 53,011 claims, checked.
\`\`\`

A certificate makes claims about components, each up to symmetry: its nimber is k, or its nimber is none of some numbers. Each claim follows from claims about the options by the mex rule:

- The nimber is k if no option has the nimber k, and for each smaller number there is an option that has it.
- It is not k if there is an option that has the nimber k. For most components such a claim is enough, and needs one option.

The nimber of an option that falls apart follows from those of its parts; it is not k if this is known of one part, beside the nimbers of the others. Options are nearer to the end of play, so that no claim can lean on itself.
The checker believes the rules of the game as they are in Tweedle; that a position is the sum of its parts, that a part may be exchanged for one with the same game tree, and that a text of a ruleset stands for one position; that
a component which can be mirrored has the nimber 0, and that one is a heap of Nim if its ruleset says so. Nimbers beside the positions, as \`*2\` in \`game.grid.Cram("...|...") + *2\`, are added by nim addition. The file is JSON: the \`position\`, the nim sum of
nimbers \`beside\` it if there are some, and the \`nimber\` of both; and for each ruleset the components with their nimbers (\`is\`), and with numbers that are not their nimbers (\`not\`). Certificates are for
rulesets without entailing moves that Tweedle has itself, for which it is known that play ends. [Records](records.md) has some.

## The games

| game | a position | a move |
|---|---|---|
| Nim | \`game.heap.Nim("3,4,5")\` | any number from one heap |
| subtraction games | \`game.heap.Subtraction([1,2,3])(21)\` | a number of the set |
| all-but subtraction | \`game.heap.Subtraction([2,5], true)(21)\` | a number not in the set |
| Fibonacci Nim | \`game.heap.FibonacciNim(13)\` | not all at first, then at most twice what was just taken |
| take-away games | \`game.heap.TakeAway(3/2)(20)\` | the same, with any factor |
| Wythoff | \`game.heap.Wythoff(3,5)\` | from one heap, or as many from both |
| Kayles | \`game.heap.Kayles(7)\` | one pin, or two neighbours |
| Euclid | \`game.heap.Euclid(25,7)\` | a multiple of the smaller number from the larger |
| Silver Dollar (without the dollar) | \`game.strip.SilverDollar("..o.o")\` | a coin to the left, past no other |
| Chomp | \`game.grid.Chomp(Grid.Empty(4,5))\` | a square and all below and right of it |
| poset games | \`game.graph.PosetGame("a < b < c; a < d")\` | an element and all above it |
| Cram | \`game.grid.Cram(Grid.Empty(4,5))\` | a domino, in either direction |

A poset may come from a file, \`game.graph.PosetGame(File("poset.txt"))\`: chains such as \`a < b < c\`, one
a line or with semicolons between them, and single elements.

## Chomp

On any board of more than one square the first player wins, and nobody knows a rule that says how.
Suppose the second player could win. Then he has a winning reply to the bite of the far corner square
alone. But whatever he bites then, the far corner goes with it: so the first player could have begun
with that bite. This is *strategy stealing*.

The actual winning first moves have to be searched for:

\`\`\`console
$ printf '%s\\n' why quit | tweedle play 'game.grid.Chomp(Grid.Empty(4,5))'
1 x . . . .
2 . . . . .
3 . . . . .
4 . . . . .
  a b c d e
Left to move:  [1] b1  [2] c1  [3] d1  [4] e1  [5] a2  [6] b2  [7] c2  [8] d2
  [9] e2  [10] a3  [11] b3  [12] c3  [13] d3  [14] e3  [15] a4  [16] b4
  [17] c4  [18] d4  [19] e4
Left> why
Left, to move, wins: 1 of the 19 moves wins.
The player who moves first wins: strategy stealing (Gale, 1974). If some answer to eating the far corner e4 wins, it also wins as the first move, since it eats the corner anyway; if none does, eating the corner wins.
The winning move: c3.
Left> quit
The match is not over after 0 moves.
It is kept: go on with \`tweedle play --resume\`.
$ tweedle eval 'game.grid.Chomp(Grid.Empty(8,10)).NimValue' 'game.grid.Chomp(Grid.Empty(8,10)).BestMoves(Left)'
51
{Chomp.Position("..........|..........|..........|........##|........##|........##|........##|........##"),Chomp.Position("..........|..........|..........|..........|.....#####|.....#####|.....#####|.....#####")}
\`\`\`
`;export{e as default};