var e=`# Strategies and proofs

A strategy answers a position with a move, and gives its reason.

| strategy | what it plays |
|---|---|
| \`naive\` | the first legal move |
| \`random\` | any legal move, by lot; \`--seed\` repeats a match |
| \`brute\` | the first move against which a search of all replies finds no defence |
| \`nim-sum\` | a move that makes the nim sum 0, in impartial games; in misère play, Nim only |
| \`mirror\` | a move that leaves a position in which every reply has its mirror image |
| \`greedy\` | a move that leaves himself many moves and his opponent few |
| \`hotstrat\` | the best move in the hottest component |
| \`thermostrat\` | the component that is widest at the best ambient temperature |
| \`sentestrat\` | an answer where the opponent made something hot, else as hotstrat |
| \`student-1\` to \`student-5\` | as somebody who sees only so far, and overlooks moves |
| \`perfect\` | a winning move if there is one, by the cheapest sound method; else one that lasts longest |

The perfect strategy uses nimbers where the game is impartial, and elsewhere in normal play the search of
[Who wins a large position](solving.md). In misère play it walks through all positions. If several moves of a partizan
position win, and their values are found soon, it takes the one that leaves most, which
\`why\` lists first. Of a lost position it plays the
move after which the winner, even in a hurry, needs most moves: the *remoteness* of the position. If
that would take a look at more than 200,000 positions, it plays the first move.

## Opponents that always move

No match is left without a move. For a move a strategy may take two million steps of work, or the memory that there is,
or with \`--timeout\` three quarters of that time; then it plays what seems best by then, and says so. The reasons of *perfect* begin with
*Not proved* then: how many moves are proved to lose, and how many are open. Of those it plays one, by thermographs if the
components can be valued, else by mobility. Ctrl-C still ends a match; one in which you play is kept then, and one of two
strategies with \`--record FILE\`; \`tweedle play --resume\` goes on with it.

\`\`\`console
$ printf '%s\\n' hint quit | tweedle --memory 2M play 'game.grid.Amazons("x.....|......|......|.....o")'
1 x . . . . .
2 . . . . . .
3 . . . . . .
4 . . . . . o
  a b c d e f
Left to move:  [1] a1-b1/a1  [2] a1-b1/c1  [3] a1-b1/d1  [4] a1-b1/e1
  [5] a1-b1/f1  [6] a1-b1/a2  [7] a1-b1/b2  [8] a1-b1/c2  [9] a1-b1/b3
  [10] a1-b1/d3  [11] a1-b1/b4  [12] a1-b1/e4  [13] a1-c1/a1  [14] a1-c1/b1
  [15] a1-c1/d1  [16] a1-c1/e1  [17] a1-c1/f1  [18] a1-c1/b2  [19] a1-c1/c2
  [20] a1-c1/d2  and 110 more: \`moves\`
Left> hint
a1-d4/e3. Not proved: whether one of the 130 moves wins is open. By mobility it looks best: it leaves 31 moves to Right and 114 moves to Left.
Left> quit
The match is not over after 0 moves.
It is kept: go on with \`tweedle play --resume\`.
\`\`\`

\`tweedle verify\` is a question of proof, and there nothing is guessed: a strategy goes on until it knows, or the
time, the memory or \`--positions\` are used up.

### By mobility

*Greedy* needs no values, and plays positions of any ruleset and of any size at once. It counts the moves that each player
has after a move. It sees a move that wins at once, by a theorem or by symmetry, and what a look at some hundred
positions shows; of a large board of Domineering or Clobber that look begins with bounds. In misère play it wants to have
few moves.

\`\`\`console
$ tweedle play 'game.grid.Domineering("....|....|....|....")' --left greedy --right naive --why
1. Left (greedy): b2-b3 -> ....|.#..|.#..|....
   A short look shows that Right loses after it.
2. Right (naive): a1-b1 -> ##..|.#..|.#..|....
   It is the first legal move.
3. Left (greedy): c3-c4 -> ##..|.#..|.##.|..#.
   A short look shows that Right loses after it.
4. Right (naive): c1-d1 -> ####|.#..|.##.|..#.
   It is the first legal move.
5. Left (greedy): d2-d3 -> ####|.#.#|.###|..#.
   A short look shows that Right loses after it.
6. Right (naive): a4-b4 -> ####|.#.#|.###|###.
   It is the first legal move.
7. Left (greedy): a2-a3 -> ####|##.#|####|###.
   It is known without a search that Right loses after it.
Left (greedy) wins.
\`\`\`

### By temperature

Three strategies go by the thermographs of the components (*Winning Ways*, ch. 6; Siegel, *Combinatorial Game Theory*,
ch. II.5). They are for normal play and games without entailing moves.

*Hotstrat* moves in the hottest component. *Thermostrat* adds up the Right walls of all thermographs, if it plays Left,
and the width of the widest at each temperature. The temperature at which this compound thermograph is best for him is the
*ambient* temperature, and the component that is widest there is the one to move in. For Right it is the same with the
players exchanged. Here the two play each other:

\`\`\`console
$ tweedle play 'game.grid.Domineering("...|...") + game.grid.Domineering("..|..|..") + game.strip.ToadsAndFrogs("tt.f")' --left thermostrat --right hotstrat --why
1. Left (thermostrat): 1: b1-b2 -> .#.|.#. + ..|..|.. + tt.f
   At temperature 1/4, where the compound thermograph is best, ...|... is widest. Left is sure of a stop of 1/4 or more. It leaves 2 there.
2. Right (hotstrat): 2: a2-b2 -> .#.|.#. + ..|##|.. + tt.f
   It moves in the hottest component ..|..|..; its temperature is 5/4. It leaves -2 there.
3. Left (thermostrat): 3: 2-3 -> .#.|.#. + ..|##|.. + t.tf
   At temperature 0, where the compound thermograph is best, tt.f is widest. Left is sure of a stop of 1/2 or more. It leaves 1/2 there.
4. Right (hotstrat): 3: 4-2 -> .#.|.#. + ..|##|.. + tft.
   All components are numbers, and every move loses the game. This one loses least, 1/2.
5. Left (thermostrat): 1: a1-a2 -> ##.|##. + ..|##|.. + tft.
   All components are numbers. A search shows that Right loses after this move.
6. Right (hotstrat): 2: a1-b1 -> ##.|##. + ##|##|.. + tft.
   All components are numbers, and every move loses the game. This one loses least, 1.
7. Left (thermostrat): 1: c1-c2 -> ###|### + ##|##|.. + tft.
   All components are numbers. A search shows that Right loses after this move.
8. Right (hotstrat): 2: a3-b3 -> ###|### + ##|##|## + tft.
   All components are numbers, and every move loses the game. This one loses least, 1.
9. Left (thermostrat): 3: 3-4 -> ###|### + ##|##|## + tf.t
   All components are numbers. A search shows that Right loses after this move.
Left (thermostrat) wins.
\`\`\`

Thermostrat's stop is never worse for him than the sum of the means, so that it differs from it, and from the best stop, by no more than the
greatest temperature. *Sentestrat* keeps the ambient temperature in mind: the least that the hottest component has had so
far. If the opponent makes something hotter, he answers there; else he moves as hotstrat.

\`\`\`console
$ tweedle play 'game.grid.Amazons("x...o|.....") + game.grid.Domineering("...|...")' --left random --right sentestrat --why --seed 2
1. Left (random): 1: a1-c1/a1 -> #.x.o|..... + ...|...
   It was drawn by lot.
2. Right (sentestrat): 1: e1-d2/a2 -> #.x..|#..o. + ...|...
   It moves in the hottest component #.x.o|.....; its temperature is 2. It leaves 0 there. The ambient temperature is 2.
3. Left (random): 2: a1-a2 -> #.x..|#..o. + #..|#..
   It was drawn by lot.
4. Right (sentestrat): 2: b1-c1 -> #.x..|#..o. + ###|#..
   It moves in the hottest component ..|..; its temperature is 1. It leaves -1 there. The ambient temperature is 1.
5. Left (random): 1: c1-b2/c1 -> #.#..|#x.o. + ###|#..
   It was drawn by lot.
6. Right (sentestrat): 1: d2-c2/b1 -> ###..|#xo.. + ###|#..
   It answers where Left moved, in the component .#..|x.o.; its temperature is 2, above the ambient temperature 1. It leaves -4 there.
Right (sentestrat) wins.
\`\`\`

A component is valued in at most 10,000 positions. One that is too large is judged by mobility, and the reason says so.
Where nothing is hot, they look for a winning move, and else move where they lose least; in a number only if all components are
numbers.

### Students

A student sees some of the moves, reads those he sees to the end of the game if that is not too far, and judges the others by
mobility, more or less well. So he plays the end of a game better than its beginning, as people do, and loses to who
sees what he overlooks. \`--seed\` makes other errors.

| | moves seen | overlooks | positions read | error in mobility |
|---|---|---|---|---|
| \`student-1\` | 3 | 60 of 100 | 20, of one component | 20 |
| \`student-2\` | 8 | 45 of 100 | 150 | 5 |
| \`student-3\` | 20 | 30 of 100 | 800 | 3 |
| \`student-4\` | 40 | 15 of 100 | 4,000 | 2 |
| \`student-5\` | 100 | 1 of 100 | 20,000 | none |

Where there are more than twenty moves, fewer positions are read. No student takes long over a move.

\`\`\`console
$ tweedle play 'game.heap.Nim("3,4,5")' --left student-2 --right student-5 --why
1. Left (student-2): heap 2 take 2 -> 3,2,5
   The student saw 4 of the 12 moves, and read that each of them loses.
2. Right (student-5): heap 3 take 4 -> 3,2,1
   The student saw all 10 moves, and read that Left loses after this one.
3. Left (student-2): heap 2 take 2 -> 3,1
   The student saw 4 of the 6 moves, and read that each of them loses.
4. Right (student-5): heap 1 take 2 -> 1,1
   The student saw all 4 moves, and read that Left loses after this one.
5. Left (student-2): heap 2 take 1 -> 1
   The student saw both moves, and read that each of them loses.
6. Right (student-5): take 1 -> 0
   There is only one move.
Right (student-5) wins.
$ tweedle tournament 'game.grid.Domineering("....|....|....|....")' --starts 10 --strategies student-1,student-2,student-3,student-4,student-5
+-----------+-------------------+-------------------+-------------------+-------------------+-------------------+------------+
| wins of   | against student-1 | against student-2 | against student-3 | against student-4 | against student-5 | in all     |
+============================================================================================================================+
| student-1 |                   | 17 of 40          | 11 of 40          | 10 of 40          | 9 of 40           | 47 of 160  |
| student-2 | 23 of 40          |                   | 16 of 40          | 14 of 40          | 11 of 40          | 64 of 160  |
| student-3 | 29 of 40          | 24 of 40          |                   | 15 of 40          | 15 of 40          | 83 of 160  |
| student-4 | 30 of 40          | 26 of 40          | 25 of 40          |                   | 18 of 40          | 99 of 160  |
| student-5 | 31 of 40          | 29 of 40          | 25 of 40          | 22 of 40          |                   | 107 of 160 |
+-----------+-------------------+-------------------+-------------------+-------------------+-------------------+------------+
\`\`\`

## Proved or refuted

\`tweedle verify\` plays a strategy against every reply. Tweedledum and Tweedledee agreed to have a
battle: in a sum of a game and its negative the second player wins by answering each move in one with
the same move in the other.

\`\`\`console
$ tweedle verify 'game.grid.Domineering("...|..#") - game.grid.Domineering("...|..#")' --strategy mirror --player right
Proved: mirror, as Right moving second, wins against every play; 13 positions in which it moves.
\`\`\`

Cram on a board with two even sides is won by the second player, who turns the board by half a turn in
his mind; with one even side, by the first, who begins in the middle:

\`\`\`console
$ tweedle verify 'game.grid.Cram(Grid.Empty(4,4))' --strategy mirror --player right
Proved: mirror, as Right moving second, wins against every play; 475 positions in which it moves.
$ tweedle verify 'game.grid.Cram(Grid.Empty(4,3))' --strategy mirror
Proved: mirror, as Left moving first, wins against every play; 31 positions in which it moves.
\`\`\`

On a board of odd sides that fails, and this is how:

\`\`\`console
$ tweedle verify 'game.grid.Cram(Grid.Empty(3,5))' --strategy mirror --player right
Refuted: mirror, as Right moving second, loses:
1. Left: a1-a2 -> #....|#....|.....
2. Right: b1-b2 -> ##...|##...|.....
3. Left: c1-c2 -> ###..|###..|.....
4. Right: d1-d2 -> ####.|####.|.....
5. Left: e1-e2 -> #####|#####|.....
6. Right: a3-b3 -> #####|#####|##...
7. Left: c3-d3 -> #####|#####|####.
No strategy could win: Right, moving second, has lost from the start.
\`\`\`

The verdict is *proved*, *refuted* with a line that loses, *drawn* with a line in which [play goes round](draws.md), or *not finished* if \`--positions\` does not
suffice; then the exit status is 3. Strategies that go by lot, and *sentestrat*, which remembers the last position, do not always move
alike, so that no trial proves them.

## Tournaments

\`tweedle tournament\` lets strategies play each other from many starts: the position given, and
positions that random play from it comes to. Each pair plays four matches from each start, as Left and
as Right, moving first and second.

\`\`\`console
$ tweedle tournament 'game.heap.Nim("5,7,9")' --starts 25 --strategies naive,random,mirror,nim-sum,perfect
+---------+---------------+----------------+----------------+-----------------+-----------------+------------+
| wins of | against naive | against random | against mirror | against nim-sum | against perfect | in all     |
+============================================================================================================+
| naive   |               | 46 of 100      | 6 of 100       | 6 of 100        | 6 of 100        | 64 of 400  |
| random  | 54 of 100     |                | 8 of 100       | 6 of 100        | 11 of 100       | 79 of 400  |
| mirror  | 94 of 100     | 92 of 100      |                | 30 of 100       | 30 of 100       | 246 of 400 |
| nim-sum | 94 of 100     | 94 of 100      | 70 of 100      |                 | 50 of 100       | 308 of 400 |
| perfect | 94 of 100     | 89 of 100      | 70 of 100      | 50 of 100       |                 | 303 of 400 |
+---------+---------------+----------------+----------------+-----------------+-----------------+------------+
\`\`\`
`;export{e as default};