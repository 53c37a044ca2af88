var e=`# Scoring games

In *Winning Ways* the player who cannot move loses. In Go, in Dots and Boxes and in many games with counters a player who
cannot move only ends play, and then points are counted. Such games are added as others are: a move in G + H is a move in one of them, and when a player
can move in neither, the score of the sum is the sum of the scores. What is a position worth, if others stand beside it?

## Forms and stops

A scoring game is written in angle brackets, Left's options before the bar and Right's after it. A number is a game in which nobody can move, and
that is its score, which Left wants high and Right low. Where only one player has no move, \`^\` stands before the score that counts
if it is his turn: in \`<^-1|0,3>\` Left has no move and -1, and Right can move to 0 or to 3.

The *stops* are the scores with which a game ends if both play as well as they can, and Left moves first, or Right does. The
*lower stops* are the same if Right may pass instead of a move, as often as he likes, and the *upper stops* if Left may.

\`\`\`console
$ tweedle universe '<-1|1>'
Form           <-1|1>
Modulo         scoring games
Simplest form  <-1|1>
Invertible     no
Stops          -1 if Left moves first, 1 if Right does
Lower stops    -1 if Left moves first, -1 if Right does
Upper stops    1 if Left moves first, 1 if Right does
Class          Ettinger
$ tweedle universe '<^-1|0,3>'
Form           <^-1|0,3>
Modulo         scoring games
Simplest form  <^-1|0>
Invertible     no
Stops          -1 if Left moves first, 0 if Right does
Lower stops    -1 if Left moves first, -1 if Right does
Upper stops    0 if Left moves first, 0 if Right does
Class          Guaranteed
\`\`\`

In \`<-1|1>\` nobody wants to move. Beside it every spare move is worth something, and the lower and upper stops tell how much.

## Milnor's, Ettinger's and guaranteed games

Four classes are told apart, each in the next one:

- In *Milnor's* games both players can move, or play is over, and Left's stop is at least Right's, here and in all
  followers: nobody would rather pass (Milnor, *Sums of positional games*, 1953). They behave as hot games do in *Winning Ways*: with numbers in
  the place of scores they are short games with the same stops.
- In *Ettinger's* games both players can move, or play is over (Ettinger, *Topics in combinatorial games*, 1996). There may be
  zugzwang, as in \`<-1|1>\`.
- A game is *guaranteed* if a player who has no move gets no more than any score that can come later, if the other one plays on:
  he is never glad that he is stuck (Larsson, Neto, Nowakowski and Santos, *Guaranteed scoring games*, arXiv 1505.07905).
- All others, such as \`<^2|1>\`, in which Left would lose a point if Right moved first.

\`\`\`console
$ tweedle eval '["<<4|1>|-2>","<-1|1>","<^0|1>","<^2|1>"].Apply(text -> ScoringForm(text).ScoringClass)'
["Milnor","Ettinger","Guaranteed","Other"]
\`\`\`

## Order and simplest forms

G ≥ H means that beside every guaranteed game X Left gets at least as much in G + X as in H + X, if she moves first and if Right does. This is decided
without a look at any X: by the recursion of normal play, and by the lower and upper stops. Where the answer is no, a game X shows it.

\`\`\`console
$ tweedle universe '<3|1>' 2 --universe Scoring
<3|1> is confused with 2 modulo scoring games
Beside 0, if Right moves first, Left gets less in <3|1> than in 2.
Beside 0, if Left moves first, Left gets less in 2 than in <3|1>.
\`\`\`

Dominated and reversible options are dropped as in normal play, until one form is left that all equal games have in common. If a reversible option
leaves nothing in its place, a score takes it.

\`\`\`console
$ tweedle eval '["<1,0|-1,2>", "<<5|0>|<0|-5>>", "<1|-1>"].Apply(text -> ScoringForm(text).SimplestForm)' 'ScoringForm("<1|-1>") + ScoringForm("<1|-1>") == ScoringForm("0")'
[ScoringForm("<1|-1>"),ScoringForm("0"),ScoringForm("<1|-1>")]
true
\`\`\`

A game of normal play becomes a scoring game if every end has the score 0. This keeps the order and sums, so that a move more is still
a move more: 2 is two waiting moves of Left.

\`\`\`console
$ tweedle eval '[2.ScoringForm, ^.ScoringForm, 1.ScoringForm > 0.ScoringForm, {2|-1}.ScoringForm + (-1).ScoringForm == {1|-2}.ScoringForm]'
[ScoringForm("<<0|^0>|^0>"),ScoringForm("<0|<0|0>>"),true,true]
\`\`\`

## Games that are played for points

Each position has a scoring form. Where the rules say a score, it counts at the ends, and elsewhere 0. A form that is guaranteed is simplified, so that its class may be a smaller one than that of the position as it stands.

In Cumulative Subtraction a player gets
a point for each counter that he takes; here he may take 2 or 3 at a time:

\`\`\`console
$ tweedle eval 'game.heap.CumulativeSubtraction([2,3])("7").ScoringForm'
ScoringForm("<1,<6,<7|3>|0,<3|-1>>|-1,<0,<1|-3>|-6,<-3|-7>>>")
$ tweedle eval '[game.heap.CumulativeSubtraction([2,3])(n).ScoringForm.Stop(Left) for n in 0..18]'
[0,0,2,3,3,1,0,1,2,3,2,1,0,1,2,3,2,1,0]
\`\`\`

The score of a heap is periodic in the end, with a period of twice the largest number that may be taken (Cohensius, Larsson, Meir and Wahlstedt,
*Cumulative subtraction games*, 2019): 6 here. Of several heaps the form is the sum of the forms. Points that were made already stand before the
position: \`2:7\` is a heap of seven with two points more for Left.

### Who wins, and by which moves

Left wins with a score over 0, Right with one under 0, and a score of 0 is a draw. \`tweedle analyze\` says the score with which play ends if both play as well as they can, for each player who may move first, and
the score that each move leads to. The best moves are those with the best score, also where all of them win, or none:

\`\`\`console
$ tweedle analyze 'game.heap.CumulativeSubtraction([2,3])("7")'
CumulativeSubtraction([2,3]).Position("7")

Score        1 if Left moves first, -1 if Right does
Form         <1,<6,<7|3>|0,<3|-1>>|-1,<0,<1|-3>|-6,<-3|-7>>>
Outcome      N, the player who moves first wins

Left's best move: take 2, worth 1
+--------+---------------+-------+---------+------+
| Move   | Left moves to | Score | Outcome | Best |
+=================================================+
| take 2 | 2:5           | 1     | L       | best |
| take 3 | 3:4           | 0     | NHat    |      |
+--------+---------------+-------+---------+------+

Right's best move: take 2, worth -1
+--------+----------------+-------+---------+------+
| Move   | Right moves to | Score | Outcome | Best |
+==================================================+
| take 2 | -2:5           | -1    | R       | best |
| take 3 | -3:4           | 0     | NCheck  |      |
+--------+----------------+-------+---------+------+
\`\`\`

\`tweedle solve\` says who wins and by how much, \`why\` in a match which moves are best, and \`play\` says the score at the end. The perfect player takes a move that leads to the best score:

\`\`\`console
$ tweedle solve --line 'game.heap.CumulativeSubtraction([2,3])("7")'
N: the player who moves first wins.
Left, moving first, wins with a score of 1.
  1. Left take 2 -> 2:5
  2. Right take 3 -> -1:2
  3. Left take 2 -> 1:0
Right, moving first, wins with a score of -1.
  1. Right take 2 -> -2:5
  2. Left take 3 -> 1:2
  3. Right take 2 -> -1:0
$ tweedle play --left perfect --right perfect 'game.heap.CumulativeSubtraction([2,3])("7")'
1. Left (perfect): take 2 -> 2:5
2. Right (perfect): take 3 -> -1:2
3. Left (perfect): take 2 -> 1:0
The score is 1.
Left (perfect) wins.
\`\`\`

All of this is minimax by a walk through the positions below. In sums with other games points count as soon as one term has them; a game of normal play adds moves to wait with. Where a ko lets play go
round, there is no such score, and the perfect player says that his move is not proved.

At a draw \`solve --all\` lists the moves that keep it. \`.BestMoves(player)\` are the moves to the best score, \`analyze --targets\` says who wins by points, and \`tweedle known\` tells of scoring forms. \`.Mean\`, \`.Temperature\` and \`.Thermograph\` are those of the scoring form, if it
is one of Milnor's games:

\`\`\`console
$ tweedle solve --all --first left 'game.heap.CumulativeSubtraction([2,3])("6")'
Left, moving first, draws with a score of 0.
Keeping the draw: 1 of 2 moves.
  take 3 -> 3:3
$ tweedle eval 'game.heap.CumulativeSubtraction([2,3])("7").BestMoves(Left)' 'game.heap.CumulativeSubtraction([2,3])("3").Mean' 'game.grid.GoByArea("XXXX|X..O|XXXX").Mean'
{CumulativeSubtraction([2,3]).Position("2:5")}
0
1/2
\`\`\`

Positions that are played for points are compared as their scoring forms are, and the columns \`value\` and \`outcome\` of a table are the scoring form and who wins by points. Points do not count in misère play, in values such as \`.CanonicalForm\` and \`.OutcomeClass\`, and in tiers. What could only forget them is refused: other methods of values, pictures of values, bids for moves, players who go by mobility, temperature or nim sums, a proof (\`solve --proof\`), which says who runs out of
moves, and a quantum variant, as the realisations of a position may have different scores.

### Rules of your own

A class of the language says its scores by \`Score\`, which is asked of a player who is to move and has no move. Two players draw
cards from the top of a row, one or two at a time, and Left gets what she draws as points, and Right what he draws:

\`\`\`console
$ tweedle eval 'class Draw(cards, points) extends Game override def Options(player as Player) := [Draw(cards.Sublist(k + 1, cards.Size), points + player.Sign * cards.Sublist(1, k).Sum) for k in [1,2] where k <= cards.Size]; override def Score(player as Player) := points; end' 'Draw([1,4,2], 0).ScoringForm' 'Draw([1,4,2], 0).ScoringForm.Stop(Left)' '(Draw([1,4], 0) + Draw([3], 0)).ScoringForm == Draw([1,4], 0).ScoringForm + Draw([3], 0).ScoringForm'
⟪Draw⟫
ScoringForm("<<7|3>|<-3|-7>>")
3
true
\`\`\`

From Rust it is \`Ruleset::score\`.

### Go by area

In \`game.grid.GoByArea\` black stones \`x\` are Left's and white stones \`o\` are Right's; \`X\` and \`O\` are stones that live for good. A move is made in a region
of empty points that stones of both players touch, or in which some stone of either player could take stones. So nobody plays on an empty board. When all is enclosed, stones \`x\` and \`o\` and enclosed points count. A player who cannot move while the other one can has
only regions of one point left, where the other one could take stones: these stones and points count for the other one. This is a corridor of two
points, which Left can close and Right can enter:

\`\`\`console
$ tweedle universe 'game.grid.GoByArea("XXXX|X..O|XXXX")' --universe Scoring
Form           <2|<0|-2>>
Modulo         scoring games
Simplest form  <2|<0|-2>>
Invertible     yes
Stops          2 if Left moves first, 0 if Right does
Lower stops    2 if Left moves first, 0 if Right does
Upper stops    2 if Left moves first, 0 if Right does
Class          Milnor
$ tweedle eval '(1..4).Apply(n -> game.grid.GoByArea("X" * (n + 2) + "|X" + "." * n + "O|" + "X" * (n + 2)).ScoringForm.Mean)'
[0,1/2,5/4,17/8]
\`\`\`

The means are 0, 1/2, 1 + 1/4, 2 + 1/8: n - 2 + 2^(1-n), as in *Mathematical Go* (Berlekamp and Wolfe, 1994). There is no rule against a
ko, so that a position with one has no form.

### Dots and Boxes

A player who completes a box moves again, perhaps elsewhere. So a board of two parts is not the sum of the parts: who takes the last box of one part goes
on in the other one. But a whole board is a scoring game, if a whole turn is one move. \`game.entailing.CountedCoins\` is that, with boxes as coins and lines as strings between
them. A chain of three boxes and one of two:

\`\`\`console
$ tweedle eval 'game.entailing.CountedCoins("a-, a-b, b-c, c-, d-, d-e, e-").ScoringForm.Stop(Left)'
1
\`\`\`

Left opens the chain of two by its middle line, so that Right cannot give both boxes back. He takes them and has to open the chain of three. The stops are those of
\`tweedle boxes\`; tests compare them on endings of small boards. This is the board of two rows and two columns whose top and left side are drawn:

\`\`\`console
$ tweedle eval 'game.entailing.CountedCoins("a-b, a-c, b-d, b-, c-d, c-, d-, d-").ScoringForm.Stop(Left)'
2
$ tweedle boxes 2x2 --start icelandic
  a  b  c
1 +--+--+
  |
2 +  +  +
  |
3 +  +  +

Score  3 to 1 of the 4 boxes left, for the player who moves first
The Nimstring value is 2: the player who moves wins at Nimstring.
Moves that win at Nimstring: b3-c3, c2-c3.
Chains, with their boxes: 1 short chain (1).
The long chain rule: the player who moves wants an odd number of long chains in the end, the other player one more or less. There are 0 now.
With best play, the player who moves will get 2 boxes more than the other; the best moves are a2-b2, b2-c2, b3-c3, b1-b2, b2-b3, c2-c3.
\`\`\`

Added to other forms, a board is one of several games between which the
players choose, each for a whole turn.

## Temperature

Milnor's games have thermographs. At temperature t every move costs its player t, and the walls are the stops with this tax; where they meet stands the
mast, at the mean. Milnor and Hanner showed that n copies of a game are worth about n times its mean: the error is at most the
temperature, or 0 for a number (Hanner, *Mean play of sums of positional games*, 1959). So means are added, and the hottest part is where to move.

\`\`\`console
$ tweedle eval 'g := ScoringForm("<<9|2>|0>"); h := ScoringForm("<3|-2>"); [g.Mean, g.Temperature, h.Mean, h.Temperature, (g + h).Mean, (g + h).Temperature]'
[2,2,1/2,5/2,5/2,5/2]
$ tweedle eval 'ScoringForm("<<9|2>|0>").Thermograph'
Thermograph(2,[],[0],2,[2],[0,1])
\`\`\`

Other games have none: in \`<-1|1>\` the walls would be the wrong way round at temperature 0.

\`\`\`console
$ tweedle eval 'ScoringForm("<-1|1>").Thermograph'
error[wrong-kind-of-game]: Only Milnor's games have thermographs, and this game is of class Ettinger.
 --> input:1:1
  |
1 | ScoringForm("<-1|1>").Thermograph
  | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  |
help: In each follower of one of Milnor's games both players can move or play is over, and Left's stop is at least Right's.
\`\`\`
`;export{e as default};