var e=`# Games with entailing moves

In the games so far a player may always move wherever he wants. Some moves take that freedom away: after
an *entailing* move the opponent must answer where it was made. A check in chess is one, a threat to
capture, and the move that completes a box in Dots and Boxes, after which the same player must move again.
The theory of short games does not cover them; this chapter is about the one that does, affine normal
play.

## An answer is due

Top Entails is played with heaps of counters. A move splits a heap into two that are not empty, or takes
the top counter of a heap; the latter *entails*: the opponent must answer in what is left of that heap.
The player who cannot move loses, and so does the player who must answer in a heap and cannot. Taking the only counter
of a heap therefore wins at once, whatever else is on the table.

In the notation of positions an exclamation mark stands before the heap in which an answer is due:

\`\`\`console
$ printf '%s\\n' 'heap 1 take 1' why quit | tweedle play 'game.entailing.TopEntails("5,3")' --right naive
heap 1  5
heap 2  3
Left to move:  [1] heap 1 split 1+4  [2] heap 1 split 2+3  [3] heap 1 take 1
  [4] heap 2 split 1+2  [5] heap 2 take 1
Left> heap 1 take 1
1. Left (me): heap 1 take 1 -> !4,3
2. Right (naive): heap 1 split 1+3 -> 1,3,3
heap 1  1
heap 2  3
heap 3  3
Left to move:  [1] heap 1 take 1  [2] heap 2 split 1+2  [3] heap 2 take 1
  [4] heap 3 split 1+2  [5] heap 3 take 1
Left> why
Left, to move, wins: 3 of the 5 moves win.
  1         ☾
  3         ☾
  3         ☾
  nim sum   ☾
Winning moves: heap 1 take 1, heap 2 take 1, heap 3 take 1.
Left> quit
The match is not over after 2 moves.
It is kept: go on with \`tweedle play --resume\`.
\`\`\`

A position in which an answer is due is a *check*; any other is *quiet*.

## Infinity

To write such games as forms {L|R} one needs two more of them: ∞, where Left has won, and its conjugate,
where Right has. They are typed and printed as \`oo\` and \`-oo\`, and have no options; every other form has
options on both sides. Where the theory of short games says that Left has no move, here his only option
is \`-oo\`: so 0 is \`{-oo|oo}\`, and 1 is \`{0|oo}\`. In a sum, the player who reaches his infinity first has won the
whole sum.

An entailing move of Left leads to a form \`{oo|...}\`: if Right does not answer it there, Left moves to
\`oo\`. It is a *Left check*. This is what Larsson, Nowakowski and Santos found, in *Impartial games with
entailing moves*: entailing moves are threats to win at once.

\`\`\`console
$ tweedle eval '{oo|0}' '{-oo|oo}' '{oo|-5}.OutcomeClass' '{oo|0}.IsLeftCheck' '{oo|0} + 3'
{oo|0}
0
N
true
{oo,{oo,{oo,{oo|0}|1}|2}|3}
\`\`\`

An affine form is not simplified by itself, but for ordinary games in it, which are given by their values,
and moves in sums with which a player would lose at once and need not; \`.ReducedForm\` does more. \`{oo|-5}\` is won by the player who
moves first, however far below zero Right's answer is: a check is not to be bought off.

Who has to answer is known in sums of positions, and of affine forms. So a position with entailing moves can be added to positions, but not be
a part of other compounds, lie beside a value, or follow from the rules of a program: that is refused. For \`TopEntails("4") + *2\` write
\`TopEntails("4") + game.heap.Nim(2)\`.

## Nimbers and the moon

A game is *affine impartial* if it and all its quiet followers have the same options for both players, up
to exchanging them. Its value is either a nimber or ☾, the *moon* (Theorem 34 of the paper); *Winning Ways*
calls such games *loony*. The player who moves first wins the moon, and any sum with it:

\`\`\`console
$ tweedle eval 'game.entailing.TopEntails(3).NimValue' 'game.entailing.TopEntails("4,6").NimValue' 'game.entailing.TopEntails("3,4,6").NimValue' 'moon' '(moon + *5).NimValue'
☾
3
☾
☾
☾
\`\`\`

So nimbers add by nim sum, and the moon absorbs everything. A sum in which nothing is due is lost for
the player who moves first exactly if no term is the moon and the nim sum is 0.

### How a value comes about

Take a position G and ask beside which heaps of Nim a move *in G* wins.

- A quiet move to a game worth ∗v wins beside ∗v, and no other: it must leave a zero. A quiet move to the
  moon wins nowhere. The nimbers that are won by quiet moves are the *immediate* ones.
- A check wins beside ∗n exactly if no answer to it does. Answers are moves in the check, so beside these
  nimbers the opponent wins, by the same rule one move later; the check wins beside all others. These are
  the *protected* nimbers.

The value is the least number that is neither immediate nor protected, and if there is none it is the moon
(Theorem 39). For if n is neither, and all lesser ones are, then G + ∗n is lost: the player who moves first either
moves in G, which does not win, or leaves G + ∗m with m < n, in which a move in G wins.

Without checks nothing is protected, and this is the mex rule of Sprague and Grundy. With them the sets
are finite, or lack only finitely many nimbers. In Top Entails a heap of n has as immediate nimbers the
values of its splits, and as protected ones whatever is neither immediate nor protected for n - 1:

| heap | immediate | protected | value |
|---|---|---|---|
| 0 | none | none | 0 |
| 1 | none | all | ☾ |
| 2 | none | none | 0 |
| 3 | none | all | ☾ |
| 4 | 0 | none | 1 |
| 5 | none | all but 0 | 0 |
| 6 | 1 | 0 | 2 |
| 7 | 0 | all but 0, 1 | 1 |

\`\`\`console
$ tweedle entails --to 60 --sets 7
 0:  0  ☾  0  ☾  1  0  2  1  3  0  1  3  4  0  3  4  2  5  1  6
20:  2  0  3  2  7  3  1  7  3  4  2  0  8  1  5  0  1  4  7 10
40:  1  6  2  9  3  0  5  3  4  2 11  3  2  5  3  6  5  0  6  1
60:  5
Loony heaps up to 60: 1, 3.
Greatest nimber 11, first at heap 50.
Heap 7, worth 1:
  immediate nimbers, those of its splits:   0
  protected nimbers, where no answer wins:  all but 0, 1
\`\`\`

(The split of 2 into 1 and 1 is the moon twice, and counts for nothing.) \`tweedle analyze\` shows the sets
of any position:

\`\`\`console
$ tweedle analyze 'game.entailing.TopEntails(7)'
TopEntails.Position("7")

Value        1
Outcome      N, the player who moves first wins

Immediate nimbers: 0.
Protected nimbers: all but 0, 1.

Winning move: split 2+5, worth 0
+-----------+----------+-----------------------------------+---------+------+
| Move      | Moves to | Value                             | Outcome | Best |
+===========================================================================+
| split 1+6 | 1,6      | ☾                                 | N       |      |
| split 2+5 | 2,5      | 0                                 | P       | best |
| split 3+4 | 3,4      | ☾                                 | N       |      |
| take 1    | !6       | check: an answer wins beside 0, 1 | N       |      |
+-----------+----------+-----------------------------------+---------+------+
\`\`\`

The value of a check would make no sense, since nobody is free in it. It is described by the set of
nimbers beside which an answer wins. If a game worth ∗r stands beside, the set is shifted by r; beside the
moon an answer wins either always or never, as it does beside a nimber that is large enough.

### Two traps

There are two things that deserve the name of the moon. \`{oo|-oo}\`, from which either player can win at
once, is one; a loony heap of Top Entails is another, since it is quiet: \`{{oo|oo}|{-oo|-oo}}\`. They are
equal among impartial games, and still the one must not be put in the place of the other while an answer
is due elsewhere. Suppose that Left has given the check \`{oo|0}\` and that Right has to answer it. Beside
\`{oo|-oo}\` he wins at once there, instead; beside the quiet moon he cannot.

\`\`\`console
$ tweedle eval '({oo|0} + {oo|-oo}).OutcomeClass' '({oo|0} + moon).OutcomeClass' 'moon == {oo|-oo}'
N
L
false
\`\`\`

In Tweedle \`moon\`, \`loony\` and \`☾\` are the quiet one.

The second trap is about rules: may a player who is obliged to answer win elsewhere instead? In chess he
may, by mate; in Top Entails he may not. Rulesets with obligations keep them here to the letter, and games
in which a capture wins at once, such as Atari Go below, have none.

## Kinds of moves

All entailing moves that we know of are of these kinds:

| move | means | wins beside |
|---|---|---|
| quiet | the opponent moves anywhere | the value of what it leaves |
| entailing | the opponent must answer in certain components | all but what an answer wins beside |
| carry-on, anywhere | the same player moves again (*complimenting*, in *Winning Ways*) | all but the value of what it leaves |
| carry-on, somewhere | the same player moves again in certain components | what that move wins beside |
| winning, *sunny* | the play is over | all |
| losing | the play is over | none |

A carry-on move is a check, too: the opponent has one answer, to let the same player move again. In a match
that answer is called \`pass\`, and is made for you.

A table of moves makes a game of any of them. In a file, or in quotes, each line has a component and its
moves:

\`\`\`text
# moves.txt
0:
1: again 0                          # the player who takes the last counter moves again
2: quiet 1; entail 0
3: quiet 2; entail 1; quiet 1+1
4: quiet 3; entail 2 beside 1; again in 2
\`\`\`

\`game.entailing.MoveTable(File("moves.txt"))\` is then a ruleset, whose positions are such as \`"4,3,!2"\`.
Lines with \`Left\` or \`Right\` after the name of the component are about one player's moves, and make the
game partizan. A bar ends a line as well. Play in a table must end: a cycle is an error.

\`\`\`console
$ tweedle analyze 'game.entailing.MoveTable("0: | 1: again 0 | 2: quiet 1; entail 0")("2,2")'
MoveTable("0: | 1: again 0 | 2: quiet 1; entail 0").Position("2,2")

Value        ☾
Outcome      N, the player who moves first wins

  2         ☾
  2         ☾
  nim sum   ☾

Winning moves, 2 of 4: part 1 to !0, worth check: no answer wins; part 2 to !0, worth check: no answer wins
+--------------+----------+-----------------------+---------+------+
| Move         | Moves to | Value                 | Outcome | Best |
+==================================================================+
| part 1 to 1  | 1,2      | ☾                     | N       |      |
| part 1 to !0 | !0,2     | check: no answer wins | P       | best |
| part 2 to 1  | 2,1      | ☾                     | N       |      |
| part 2 to !0 | 2,!0     | check: no answer wins | P       | best |
+--------------+----------+-----------------------+---------+------+
$ tweedle eval 'game.entailing.CarryOnNim([1])(4).NimValue' 'game.entailing.CarryOnNim([], true)(2).NimValue' '(game.entailing.CarryOnNim([2])("3,1") + game.heap.Nim(2)).NimValue'
☾
☾
2
\`\`\`

\`CarryOnNim(counts)\` is Nim in which the player who takes one of these numbers of counters moves again;
\`CarryOnNim([], true)\` that in which the player who takes a whole heap does.

In Rust, implement \`tweedle::affine::Entailing\`, which says what the moves of a component are;
the walker values the positions of the ruleset \`Obligations\` of it.

## Top Entails by the million

\`tweedle entails\` computes values far beyond what a walk would. It answers every question by a look at all
splits, many at a time: to 40,000 heaps in a quarter of a second, to a million in some minutes. Values can
be kept in a file, and an interrupted run goes on with it:

\`\`\`console
$ tweedle entails --to 40000
Loony heaps up to 40,000: 1, 3, 2403, 2505, 33243.
Greatest nimber 288, first at heap 38,808.
\`\`\`

These five loony heaps are those that West found up to 600,000 (*Games of No Chance*, 1996). Up to a
million there are three more: 640,193, 696,157 and 696,401. The greatest nimber up to there is 2,787.
Only odd heaps can be loony, since the set of nimbers beside which a move wins is finite for even ones.

## Nimstring

Dots and Boxes is played on a grid of dots. Players draw lines between neighbours; the player who draws the
fourth side of a box owns it and moves again. In *Nimstring* boxes count nothing: the player who cannot move
loses, and that is the player who completes the last box, since he must move again. Completing a box is a
carry-on move.

\`\`\`console
$ tweedle nimstring 2x1 --position 0x3 --moves
  a  b
1 +  +
  |  |
2 +  +
  |  |
3 +--+

Value  ☾, loony: the player who moves first wins, whatever stands beside
Winning moves: a1-b1.
+------+-------+-------+----------------+------+
| Line | Name  | Takes | Value after it |      |
+==============================================+
| 0    | a1-b1 | 0     | 0              | wins |
| 1    | a2-b2 | 1     | 0              |      |
+------+-------+-------+----------------+------+
\`\`\`

Of this column of two boxes only the top side and the line between the boxes are open. Drawing the top
leaves a zero and the other player free; drawing the middle takes a box and leaves a zero to oneself. So
the player who moves can choose who makes the next move elsewhere, and the position is loony. Drawing the top is
the *double-dealing* move of the theory of long chains: the player who is given a chain of three or more boxes
takes all but two of them, gives these two back with one line, and makes the other player, who takes them,
move first elsewhere. To open a chain of two boxes in its middle instead, so that nothing can be given back,
is a *hard-hearted handout*.

\`--start\` is \`empty\`, \`icelandic\` (the top and left sides of the board are drawn) or \`swedish\` (the whole
frame is). The board may be any graph of strings and coins as well; a string with one end is tied to the
ground:

\`\`\`console
$ tweedle nimstring 3x3
  a  b  c  d
1 +  +  +  +

2 +  +  +  +

3 +  +  +  +

4 +  +  +  +

Value  2, the player who moves first wins
$ tweedle nimstring --graph 'a-, a-b, a-c, b-, b-, c-' --moves
a-, a-b, a-c, b-, b-, c-

Value  1, the player who moves first wins
Winning moves: a-b, a-c, c-.
+------+------+-------+----------------+------+
| Line | Name | Takes | Value after it |      |
+=============================================+
| 0    | a-   | 0     | 2              |      |
| 1    | a-b  | 0     | 0              | wins |
| 2    | a-c  | 0     | 0              | wins |
| 3    | b-   | 0     | 2              |      |
| 4    | b-   | 0     | 2              |      |
| 5    | c-   | 0     | 0              | wins |
+------+------+-------+----------------+------+
\`\`\`

Values of empty boards, rows by columns: 1 for 1×1 to 1×12; 2×2 0, 2×3 1, 2×4 0, 2×5 0, 2×6 1; 3×3 2, 3×4 0,
and 4×4 1, which takes some minutes (\`--out FILE --resume\` keeps what is known). Positions are taken apart first: boxes that can be taken
are; if that would leave the choice above, the position is the moon; long chains are worth nothing; and
components are looked up however they lie on the board.

In the language, \`game.entailing.Nimstring(2,3)\` is a ruleset and can be played and added to others.

## Dots and Boxes

Who owns more boxes wins Dots and Boxes, but who is in control of the long chains usually does, and that
is decided by Nimstring. \`tweedle boxes\` computes exact scores and says what the theory makes of them:

\`\`\`console
$ tweedle boxes 3x3
  a  b  c  d
1 +  +  +  +

2 +  +  +  +

3 +  +  +  +

4 +  +  +  +

Score  3 to 6 of the 9 boxes left, for the player who moves first
The Nimstring value is 2: the player who moves wins at Nimstring.
Moves that win at Nimstring: b2-c2, b3-c3, b2-b3, c2-c3.
The long chain rule: the player who moves wants an even number of long chains in the end, the other player one more or less. There are 0 now.
With best play, the player who moves will get 3 boxes less than the other; all moves are equally good.
\`\`\`

The scores are found by a search that leaves out what cannot matter: boxes that are safe to take are taken at once; of
each chain there is one move; positions in which the same boxes and chains are joined in the same way are searched once, wherever
they lie on the board. With the release build (\`cargo install\`, or \`cargo build --release\`) a board of 3x4 takes a second or two, and 3x5 and 4x4 take minutes; a build without its optimisations, such as \`--profile quick\`, takes tens of times as long. The
progress is shown where the standard error is a terminal. More than 49 lines, those of 4x5, are refused. \`--out 3x5.scores\` keeps what the search
knows in a file, and \`--resume\` goes on from there.

Where nothing is left but independent long chains and loops, all moves are loony. The player in control takes
all but two boxes of each chain, and all but four of each loop, and gets the last one whole. So each chain
counts for him its length less 4, and each loop its length less 8. With a *terminal bonus* for the end (8
if there are only loops, 6 if there are loops, and chains of three boxes only, and else 4) the sum is
the *controlled value* (Berlekamp, *The Dots and Boxes Game*; Buzzard and Ciere, *Playing simple loony
Dots-and-Boxes endgames optimally*); it is the exact value whenever it is at least 2.

\`\`\`console
$ tweedle boxes 2x2 --start swedish
  a  b  c
1 +--+--+
  |     |
2 +  +  +
  |     |
3 +--+--+

Score  0 to 4 of the 4 boxes left, for the player who moves first
The Nimstring value is 0: the player who moves loses at Nimstring.
All moves are loony.
Chains, with their boxes: 1 loop (4).
The controlled value is 4: with best play the other player gets 4 boxes more of these.
Best to open: a loop of 4.
With best play, the player who moves will get 4 boxes less than the other; all moves are equally good.
$ tweedle boxes 2x4 --position 0x3ff000
  a  b  c  d  e
1 +--+--+--+--+

2 +--+--+--+--+

3 +--+--+--+--+

Score  2 to 6 of the 8 boxes left, for the player who moves first
The Nimstring value is 0: the player who moves loses at Nimstring.
All moves are loony.
Chains, with their boxes: 2 long chains (4, 4).
The controlled value is 4: with best play the other player gets 4 boxes more of these.
Best to open: a chain of 4.
With best play, the player who moves will get 4 boxes less than the other; all moves are equally good.
\`\`\`

\`tweedle boxes 3x3 --play\` is a match, told and asked about like [any other](play.md): \`--left\` and \`--right\`
are \`me\` or \`program\`, \`--first\` says who begins, and \`hint\`, \`why\`, \`undo\` and \`save\` are there. A line is
said by the dots that it joins, or by its number in the picture. The record is kept, \`tweedle play --resume\`
goes on with it, and \`tweedle replay\` is its referee.

\`\`\`console
$ printf '%s\\n' hint 1 b1-b2 resign | tweedle boxes 1x2 --play
   a     b     c
1  +  1  +  2  +
   5     6     7
2  +  3  +  4  +
Left 0, Right 0
Left to move:  [1] a1-b1  [2] b1-c1  [3] a2-b2  [4] b2-c2  [5] a1-a2
  [6] b1-b2  [7] c1-c2
Left> hint
b1-b2. By the exact scores only this move is best: the match ends evenly. To draw a1-b1, as theory would, ends 2 boxes worse.
Left> 1
1. Left (me): a1-b1 -> Left 0, Right 0
2. Right (program): a2-b2 -> Left 0, Right 0
   a     b     c
1  +-----+  2  +
   5     6     7
2  +-----+  4  +
Left 0, Right 0
Left to move:  [2] b1-c1  [4] b2-c2  [5] a1-a2  [6] b1-b2  [7] c1-c2
Left> b1-b2
3. Left (me): b1-b2 -> Left 0, Right 0
4. Right (program): a1-a2 -> Left 0, Right 1
5. Right (program): b1-c1 -> Left 0, Right 1
   a     b     c
1  +-----+-----+
   |  R  |     7
2  +-----+  4  +
Left 0, Right 1
Left to move:  [4] b2-c2  [7] c1-c2
Left> resign
Left resigns.
Right (program) wins.
\`\`\`

## Partizan games

Entailing moves make sense where the players have different moves, too (Larsson, Nowakowski and Santos,
*Affine Normal Play*). Then values are forms with infinities, and equality is decided by comparing:

\`\`\`console
$ tweedle eval '{oo|2} > 1' '{oo|-5} <> 0' '{{oo|1}|-1} >= {1|-1}' '{oo|-5}.Separate(0)'
true
true
false
[0,Right]
\`\`\`

G ≥ H means that Left, whenever he wins H + X moving first or second, wins G + X as well, for every X. That
is a statement about all games X. Still it can be decided, and if it is false \`G.Separate(H)\` gives an X and
the player who moves first that show it. How is told in the documentation of \`tweedle::affine\`, with
proofs. In short: as for short games one asks whether Left, moving first with G, is at least as well off as
moving second with each Left option of H, and moving first with each Right option of G as moving second
with H. Such a question
has the answer no if Right can evade all of Left's checks in the one game by fixed answers, and Left all of
Right's in the other, so that none of the positions reached has a quiet move that settles it.

Three things are different from short games.

- **No negatives.** -G is the conjugate, and G + (-G) need not be 0: only games equal to one without
  checks among its followers are known to be invertible, and among those born by day 2 they are all.
- **No canonical form.** Dominated options can be removed and reversible ones bypassed, but what is left
  is not unique. Of these two equal games neither can be reduced any further:

\`\`\`console
$ tweedle eval 'C := {oo|0,*}; D := {0,*|-oo}; A := {C,0|-1}; B := {1|D,*}; G := {C,0|-1}; H := {C,B|-1}; [G == H, G.ReducedForm === H.ReducedForm]'
[true,false]
\`\`\`

- **Temperatures are about one game among short ones.** \`.Temperature\` and \`.Mean\` are those of a game in
  an environment of games without checks. A check is infinitely hot. They do not add: \`{oo|-oo}\` twice is
  still won by the player who moves first. And a temperature below 0 belongs to a form: an affine form of a number
  may have 0 instead.

Born by day 0 are 0, ∞, its negative and three more; by days -1, 0, 1 and 2 there are 2, 6, 18 and 174
games, and those of each of these days are a lattice. Of these 0, 1, 4 and 22 are invertible, the short games
born by then.

### Atari Go

The player who first captures a stone wins. A move that leaves an enemy group its last liberty is a check:

\`\`\`console
$ tweedle analyze 'game.grid.AtariGo("...|.x.|.o.")'
AtariGo.Position("...|.x.|.o.")

Value        {{{oo|oo}|oo}|-2}
Outcome      N, the player who moves first wins
Birthday     3

Left's best moves: a2, worth {{oo|oo}|oo}; c2, worth {{oo|oo}|oo}
+------+---------------+-------------------+---------+------+
| Move | Left moves to | Value             | Outcome | Best |
+===========================================================+
| a1   | x..|.x.|.o.   | {{{oo|oo}|oo}|-1} | N       |      |
| b1   | .x.|.x.|.o.   | {{{oo|oo}|oo}|oo} | L       |      |
| c1   | ..x|.x.|.o.   | {{{oo|oo}|oo}|-1} | N       |      |
| a2   | ...|xx.|.o.   | {{oo|oo}|oo}      | L       | best |
| c2   | ...|.xx|.o.   | {{oo|oo}|oo}      | L       | best |
| a3   | ...|.x.|xo.   | +-oo              | N       |      |
| c3   | ...|.x.|.ox   | +-oo              | N       |      |
+------+---------------+-------------------+---------+------+

Right's best move: b1, worth -2
+------+----------------+------------------------+---------+------+
| Move | Right moves to | Value                  | Outcome | Best |
+=================================================================+
| a1   | o..|.x.|.o.    | {{oo|oo}|oo}           | L       |      |
| b1   | .o.|.x.|.o.    | -2                     | R       | best |
| c1   | ..o|.x.|.o.    | {{oo|oo}|oo}           | L       |      |
| a2   | ...|ox.|.o.    | {-1|{-2|-oo}}          | R       |      |
| c2   | ...|.xo|.o.    | {-1|{-2|-oo}}          | R       |      |
| a3   | ...|.x.|oo.    | {{oo|oo}|{0|{-1|-oo}}} | L       |      |
| c3   | ...|.x.|.oo    | {{oo|oo}|{0|{-1|-oo}}} | L       |      |
+------+----------------+------------------------+---------+------+
\`\`\`

## What there is not

Loops: with cycles loony games that are equal here come apart. Misère play of games with entailing
moves, which nobody has defined. Mean values of sums of partizan affine games.
`;export{e as default};