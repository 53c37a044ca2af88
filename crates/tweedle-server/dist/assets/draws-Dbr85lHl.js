var e=`# Games that need not end

In some games pieces move back, so that play may go round for ever. Then nobody wins: it is a draw. Such a position has
no canonical form of a short game, but who wins or draws it, and how soon, is found by *retrograde analysis*: all positions
that can be reached are collected, and labelled from those where a player is stuck, backwards, one move at a time.

## Who wins, and who draws

\`\`\`console
$ tweedle analyze 'game.strip.BackslidingToadsAndFrogs("tttt..fff")'
BackslidingToadsAndFrogs.Position("tttt..fff")

Value        on & +-on
Outcome      NHat, Left, moving first, wins; if Right moves first, it is a draw
Left first   wins in 27 moves
Right first  draws
Misère       D, a draw, no matter who moves first in misère play

Left wins in 27 moves by 4-5.
+------+---------------+------------------+---------+------+
| Move | Left moves to | Ends             | Outcome | Best |
+==========================================================+
| 4-5  | ttt.t.fff     | wins in 27 moves | L       | best |
+------+---------------+------------------+---------+------+

Right draws by 7-6.
+------+----------------+-------+---------+------+
| Move | Right moves to | Ends  | Outcome | Best |
+================================================+
| 7-6  | tttt.f.ff      | draws | D       | best |
+------+----------------+-------+---------+------+
$ tweedle analyze 'game.grid.FoxAndGeese([(3,1),(3,3),(3,5),(3,7)], (1,1))'
FoxAndGeese.Position("f.......|........|g.g.g.g.")

Value        {6|2over}
Outcome      L, Left wins
Left first   wins in 1 move
Right first  loses in 4 moves
Misère       L, Left wins in misère play

Left wins in 1 move by a3-b2, c3-b2.
+-------+----------------------------+------------------+---------+------+
| Move  | Left moves to              | Ends             | Outcome | Best |
+========================================================================+
| a3-b2 | f.......|.g......|..g.g.g. | wins in 1 move   | L       | best |
| c3-b2 | f.......|.g......|g...g.g. | wins in 1 move   | L       | best |
| c3-d2 | f.......|...g....|g...g.g. | loses in 4 moves | N       |      |
| e3-d2 | f.......|...g....|g.g...g. | wins in 5 moves  | L       |      |
| e3-f2 | f.......|.....g..|g.g...g. | loses in 8 moves | N       |      |
| g3-f2 | f.......|.....g..|g.g.g... | wins in 5 moves  | L       |      |
| g3-h2 | f.......|.......g|g.g.g... | wins in 5 moves  | L       |      |
+-------+----------------------------+------------------+---------+------+

Right loses in 4 moves by a1-b2.
+-------+----------------------------+------------------+---------+------+
| Move  | Right moves to             | Ends             | Outcome | Best |
+========================================================================+
| a1-b2 | ........|.f......|g.g.g.g. | loses in 4 moves | L       | best |
+-------+----------------------------+------------------+---------+------+
\`\`\`

There are nine classes. If nobody can draw, it is one of the four of any game: \`L\`, \`R\`, \`N\`, \`P\`. With draws there are five more
(the names are those that CGSuite prints):

| | Right first: Left wins | draw | Right wins |
|---|---|---|---|
| **Left first: Left wins** | \`L\` | \`NHat\` | \`N\` |
| **draw** | \`PHat\` | \`D\` | \`NCheck\` |
| **Right wins** | \`P\` | \`PCheck\` | \`R\` |

A hat is better for Left than the class without it, and a check is worse. After a win or a loss stands how many moves
of both players it takes, if the winner hurries and the loser takes his time.

\`solve\` says the same in a line, with \`--all\` the moves that win, and with \`--line\` a match between perfect players, to its end
or to where a position comes back:

\`\`\`console
$ tweedle solve --first left --all --line 'game.grid.HareAndHounds("#...#|.ddh.|#d..#")'
Left, moving first, wins.
Winning: 1 of 6 moves.
  b2-b1 -> #d..#|..dh.|#d..#
  1. Left b2-b1 -> #d..#|..dh.|#d..#
  2. Right d2-d1 -> #d.h#|..d..|#d..#
  3. Left b1-c1 -> #.dh#|..d..|#d..#
  4. Right d1-e2 -> #.d.#|..d.h|#d..#
  5. Left c2-d3 -> #.d.#|....h|#d.d#
  6. Right e2-d2 -> #.d.#|...h.|#d.d#
  7. Left c1-c2 -> #...#|..dh.|#d.d#
  8. Right d2-d1 -> #..h#|..d..|#d.d#
  9. Left b3-b2 -> #..h#|.dd..|#..d#
  10. Right d1-c1 -> #.h.#|.dd..|#..d#
  11. Left b2-b1 -> #dh.#|..d..|#..d#
  12. Right c1-d1 -> #d.h#|..d..|#..d#
  13. Left b1-c1 -> #.dh#|..d..|#..d#
  14. Right d1-e2 -> #.d.#|..d.h|#..d#
  15. Left c2-d1 -> #.dd#|....h|#..d#
  16. Right e2-d2 -> #.dd#|...h.|#..d#
  17. Left c1-c2 -> #..d#|..dh.|#..d#
  18. Right d2-e2 -> #..d#|..d.h|#..d#
  19. Left c2-d2 -> #..d#|...dh|#..d#
$ tweedle solve 'game.graph.Tokens("a: a, b | b:")("a,a")'
D: a draw, no matter who moves first.
\`\`\`

## Kos

In Go a player may take back what was just taken, so that play would go round for ever. The *ko rule* says that he must play
elsewhere first. What such a position is worth depends on what there is elsewhere, and its thermograph says how.

Any such position can be written as a token on a graph. Here Left fills the ko from \`a\` and has a point, or Right takes it; from \`b\`
Right fills it, or Left takes back:

\`\`\`console
$ tweedle eval 'p := game.graph.Tokens("a Left: 1 | a Right: b | b Left: a | b Right: 0 | 1 Left: 0")("b"); p.Thermograph.Mean'
1/3
$ tweedle eval 'p := game.graph.Tokens("a Left: 1 | a Right: b | b Left: a | b Right: 0 | 1 Left: 0")("b"); p.Thermograph.Temperature'
1/3
\`\`\`

Three moves are between winning and losing the point, two of Left and one of Right: each is worth a third. That holds for
any komaster. The *komaster* (Berlekamp) is a player who has all the ko threats that he needs. So the ko rule binds his
opponent alone; but if he takes a ko he must go on from there, and pays for two moves. \`Thermograph(Left)\` and
\`Thermograph(Right)\` are those with a komaster. \`Thermograph\` without a player is that without threats: who takes the ko
has it until the opponent has played elsewhere once.

In an *approach ko* Right, after he has taken, needs one move more before it is a ko that both can win. The mean depends on the komaster
then, and the position is called *hyperactive*. If only the temperature depends on him it is *active* (Spight), and otherwise
*placid*:

\`\`\`console
$ tweedle eval 'p := game.graph.Tokens("a Left: 3 | a Right: b | b Left: a | b Right: c | c Left: d | c Right: 0 | d Left: 3 | d Right: c | 3 Left: 2 | 2 Left: 1 | 1 Left: 0")("a"); [p.Thermograph(Left).Mean, p.Thermograph(Right).Mean, p.KoActivity]'
[3,9/4,"hyperactive"]
\`\`\`

\`tweedle draw thermograph --komaster all\` draws the three over each other; \`left\`, \`right\` and \`none\` draw one. The mast of a ko may
be inclined, and the lines may be steeper than those of short games: who moves twice pays twice.

\`\`\`console
$ tweedle draw thermograph --komaster right --columns 60 'game.graph.Tokens("a Left: 3 | a Right: b | b Left: a | b Right: c | c Left: d | c Right: 0 | d Left: 3 | d Right: c | 3 Left: 2 | 2 Left: 1 | 1 Left: 0")("a")'
                      a, Right komaster
                  mean 9/4, temperature 3/4
                 ⢰                                     1
                 ⢸
                 ⢸
                 ⢸
                 ⣼⡄                                    3/4
                ⢠⠃⠈⠑⢄
               ⢀⠇    ⠉⠢⣀
              ⢀⠎        ⠑⠤⡀
              ⡎           ⠈⠒⢄                          1/2
             ⡜               ⠉⠢⡀
            ⡸                  ⠈⠑⢄⡀
           ⡰⠁                     ⠈⠢⢄
          ⢠⠃                         ⠑⠢⡀
         ⢠⠃                            ⠈⠱⡀             1/4
        ⢀⠇                               ⠈⠑⢄⡀
       ⢀⠎                                   ⠈⠢⢄
       ⡜                                       ⠑⠢⡀
   ⠒⠒⠒⠚⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠚⠓⠒⠒⠒⠂0
      3      5/2     2     3/2      1     1/2     0
\`\`\`

A thermograph belongs to the position, and not to its value as a loopy game, in which the moves that take a ko are reversible.
Positions are refused, with a cycle that is named, if a cycle is no single ko, or if a player can take two kos from one
position. Walls begin at temperature -1; at 0 and above they are what can be got beside many coupons with the ko rule. The
definitions are those of Berlekamp, *The economist's view of combinatorial games* (1996), of Müller, Berlekamp and
Spight, *Generalized thermography* (1996), and, without a komaster, of Spight, *Extended thermography for multiple kos in Go*
(1999).

## How the work grows

Values of random graphs, in which each vertex has up to two options for each player and a fifth of the options are numbers: all vertices
of a graph are valued, each graph with fresh stores. Comparisons mark pairs of followers, of which there can be as many as the square of
the vertices; on these graphs far fewer are met (\`cargo run --release -p tweedle-bench --example loopy -- grow\`, one core):

| vertices | graphs | milliseconds a graph | microseconds for each pair of vertices | vertices that are stoppers, others |
|---|---|---|---|---|
| 10 | 3,000 | 0.12 | 1.2 | 29,995, 5 |
| 30 | 1,000 | 0.21 | 0.24 | 30,000, 0 |
| 100 | 100 | 0.66 | 0.07 | 10,000, 0 |
| 300 | 20 | 7.1 | 0.08 | 6,000, 0 |

Two stoppers with 100,000 followers each are made in 0.3 s and compared in 0.2 s and 15 MB; with 20,000 it takes 0.03 s and 3 MB.

## Matches

A match in which the same position comes back with the same player to move may be ended as a draw by the player who is to move: type
\`draw\`. When it comes for the third time, the match is a draw. The record says \`drawn: repetition\`, and the referee looks
whether that is so.

\`\`\`console
$ printf '%s\\n' 1-2 4-3 2-1 3-4 draw | tweedle play 'game.strip.BackslidingToadsAndFrogs("t..f")' --left me --right me
t . . f
1 2 3 4
Left to move:  [1] 1-2
Left> 1-2
1. Left (me): 1-2 -> .t.f
. t . f
1 2 3 4
Right to move:  [1] 4-3
Right> 4-3
2. Right (me): 4-3 -> .tf.
. t f .
1 2 3 4
Left to move:  [1] 2-1  [2] 2-4
Left> 2-1
3. Left (me): 2-1 -> t.f.
t . f .
1 2 3 4
Right to move:  [1] 3-2  [2] 3-4
Right> 3-4
4. Right (me): 3-4 -> t..f
t . . f
1 2 3 4
Left was to move in this position before; \`draw\` ends the match as a draw.
Left to move:  [1] 1-2
Left> draw
t . . f
1 2 3 4
The same player was to move in this position before.
Nobody wins.
\`\`\`

The strategies \`perfect\` and \`brute\` win if they can, as soon as can be; else they keep the draw; else they lose as late as can be.
In a tournament a draw is won by nobody. \`verify\` plays a strategy against every reply; where the opponent
can come back to a position in which the strategy was to move, it does not win, and the match that shows it is printed:

\`\`\`console
$ tweedle verify --strategy naive 'game.graph.Tokens("a: b, c | b: a | c:")("a")'
Drawn: naive, as Left moving first, does not win, as the last position was there before or has a score of 0:
1. Left: a-b -> b
2. Right: b-a -> a
A better strategy wins.
\`\`\`

## Impartial games

If both players have the same moves, a position with loops is worth a nimber, or ∞ with the nimbers that it has as options:
from ∞{0,2} one may move to 0 or to ∗2, or keep away from the others for ever (Smith, Fraenkel). Two of them side by side are a
draw. \`NimValue\` is the nimber where there is one, and \`analyze\` prints the value in any case:

\`\`\`console
$ tweedle analyze 'game.graph.Tokens("a: a, b | b: c | c:")("a")'
Tokens("a: a,b | b: c | c:").Position("a")

Value        ^[on] & v[on]
Outcome      D, a draw, no matter who moves first
Left first   draws
Right first  draws
Misère       N, the player who moves first wins in misère play

As an impartial game with loops it is worth ∞{1}.

The player who moves draws by a-a.
+------+----------+------------------+---------+------+
| Move | Moves to | Ends             | Outcome | Best |
+=====================================================+
| a-a  | a        | draws            | D       | best |
| a-b  | b        | loses in 2 moves | N       |      |
+------+----------+------------------+---------+------+
\`\`\`

A position of \`game.graph.Tokens\` is any number of tokens on a directed graph, whose edges may belong to one player only. So any
loopy game with finitely many positions can be written as such a graph. In \`game.graph.Annihilation\` two tokens that meet vanish.

## How large

Positions are kept in a table, with two bytes for what is known of each (or four, where play lasts longer than 191 moves or a player has more
than 63 moves), and, while the work goes on, with eight bytes for each move and for each position. If a ruleset says how its moves are
taken back ([\`Hints::unmoves\`](ruleset.md)), as Fox and Geese and all kinds of Toads and Frogs do, moves are not kept but found again. From Rust
\`tweedle::walk::retrograde\` takes any ruleset. \`cargo run --release -p tweedle-bench --example retrograde -- fox\` measures it; on one core of a
shared machine:

| game | positions | moves found again | moves kept |
|---|---|---|---|
| Fox and Geese, 8 × 8 | 813,024 | 0.50 s; 31 bytes a position at most, of which 16 are the position | 0.37 s; 100 bytes |
| backsliding Toads and Frogs, 5-6-5 | 2,018,016 | 0.96 s; 22 bytes, of which 8 are the position | 0.99 s; 107 bytes |

That is 1.6 to 2.2 million positions a second when nobody else is at work, and for Fox and Geese some 2,900 instructions a position with moves kept and 4,100
without. Most of the time is spent looking positions up in a table that is larger than the processor's caches: once for
each move, and where moves are found again, twice.

## Values

What a game is worth in a sum is known where play can go round, too. A *stopper* is a game in which no alternating play goes on
for ever, though one player alone might move for ever: \`over\` is \`{0|pass}\`, where \`pass\` is a move to the game itself. It is
positive, and less than all positive numbers:

\`\`\`console
$ tweedle eval '[{0|pass}, over > 0, over < 1/1024, over + over, {pass|*}]'
[over,true,true,over,^[on]]
\`\`\`

A name before braces stands for the game in them. Any other game has two *sides*: its value if endless play is won by Left, and
if it is won by Right. Most often both are stoppers, and \`A & B\` is how the value is written:

\`\`\`console
$ tweedle eval '[a{{|a}|}, on - on, (on - on).OutcomeClass, game.strip.BackslidingToadsAndFrogs("ttt..fff").GameValue]'
[1 & 0,dud,D,{on||0|-1/2} & {1/2|0||off}]
\`\`\`

Sums, multiples, negatives, order, \`Onside\`, \`Offside\`, \`Upsum\`, \`Downsum\`, \`Degree\`, \`Variety\`, stops and powers of such
games are in the [reference](reference.md). Equal stoppers have the same canonical form. Whether a side is equal to a stopper
is decided, and not only tried: each option of such a stopper is equal to a follower of the game, and
\`crates/tweedle-engine/src/loopy/sided.rs\` proves which. A game with a side that is equal to none, such as Bach's Carousel, is told
as such and can be compared. Of a million sums of random small stoppers, each had stoppers as sides: no counterexample
to the Finite Sides Conjecture.

## Values of Fox and Geese

\`ValuesTable\` of Fox and Geese makes a table of values, one for each square where the fox may be. A fox that is above none of the
geese has escaped: \`off\`, for Right passes as often as he likes.

\`\`\`console
$ tweedle eval 'game.grid.FoxAndGeese.ValuesTable([(3,1),(3,3),(3,5),(3,7)])'
{6|2over} |       | {2over|2} |   | {4|3||2} |    | {4over|3*} |
----------+-------+-----------+---+----------+----+------------+------
          | 2over |           | 2 |          | 3* |            | 4over
----------+-------+-----------+---+----------+----+------------+------
          |       |           |   |          |    |            |
$ tweedle eval 'game.grid.GenFoxAndGeese(boardWidth => 4).ValuesTable([(5,1),(5,3)])'
    over |      |     over |
---------+------+----------+-----
         | over |          | over
---------+------+----------+-----
{over|0} |      | {over|0} |
---------+------+----------+-----
         |    0 |          | over
---------+------+----------+-----
         |      |          |
\`\`\`

On the whole board, with the geese on (8,2), (8,4), (8,6) and (8,8), \`game.grid.FoxAndGeese.ValuesTable([(8,2),(8,4),(8,6),(8,8)])\` is this table. Its
values are those of 813,024 positions; on one busy core that took 35 seconds:

| fox | a | b | c | d | e | f | g | h |
|---|---|---|---|---|---|---|---|---|
| 1 | \`2over\` | | \`2over\` | | \`2over\` | | \`2over\` | |
| 2 | | \`2over\` | | \`2over\` | | \`2over\` | | \`2over\` |
| 3 | \`2over\` | | \`2over\` | | \`2over\` | | \`2over\` | |
| 4 | | \`2over\` | | \`2over\` | | \`2over\` | | \`2over\` |
| 5 | \`2over\` | | \`2over\` | | \`{2over\\|2*}\` | | \`{2over\\|2*}\` | |
| 6 | | \`2over\` | | \`{2over\\|2}\` | | \`2*\` | | \`{2over\\|2^}\` |
| 7 | \`2over\` | | \`2over\` | | \`2\` | | \`2^\` | |

So from the start, with the fox on e1, the geese are 2 + \`over\` ahead: what J. Welton found for the board of 8 rows (*Winning Ways*, second edition, ch. 20).
With the geese one row further on, on (7,1), (7,3), (7,5) and (7,7), it is \`2over\` wherever the fox is above them.

## A ko, a goal, wood

Three more games in which play goes round. In \`game.grid.GoEndgame\` each point of territory and each prisoner is a move, so that positions have
values as in *Mathematical Go* (Berlekamp and Wolfe): stones \`X\` and \`O\` live for good. A corridor of three points, cooled by 1, is 5/4 points for White, whose it is,
and a ko is a loop of two positions, so that it has two sides. Its thermograph is that of [kos](#kos); the prisoners, which may be given back at any time,
are an integer beside it, in which nobody moves while there is something else to do.

\`\`\`console
$ tweedle eval 'c := game.grid.GoEndgame("OOOOO|X...O|OOOOO").CanonicalForm; [c, c.Cool(1)]' 'game.grid.GoEndgame("#XO#|X.xO|#XO#").GameValue'
[{*|-1||-2},-5/4]
1 & {0|-2}
$ tweedle eval 'k := game.grid.GoEndgame("#XO#|X.xO|#XO#"); [k.Thermograph.Mean, k.Thermograph.Temperature, k.KoActivity]'
[-1/3,1/3,"placid"]
$ tweedle eval 'game.strip.Woodpush(".lr").GameValue' 'game.strip.Woodpush(true)(".lr").GameValue' 'game.grid.Phutball("..@..").GameValue'
{3|2} & {3||-2|-3}
{3||-2|-3}
+-on
\`\`\`

In \`game.strip.Woodpush\` a push that everything is put back from is a ko, too; \`Woodpush(true)\` forbids to put back what the last move has changed.
In \`game.grid.Phutball\` a goal is worth \`on\` to Left or \`off\`, so it decides a sum.

Rulesets of your own may go round as well; \`examples/rulesets/BackslidingToadsAndFrogs.cgs\` is one:

\`\`\`console
$ tweedle --classes examples/rulesets analyze 'BackslidingToadsAndFrogs("tf.")'
BackslidingToadsAndFrogs("tf.")

Value        *
Outcome      N, the player who moves first wins
Left first   wins in 3 moves
Right first  wins in 5 moves
Misère       P, the player who moves first loses in misère play

Left wins in 3 moves by BackslidingToadsAndFrogs(".ft").
+---------------------------------+-----------------+---------+------+
| Left moves to                   | Ends            | Outcome | Best |
+====================================================================+
| BackslidingToadsAndFrogs(".ft") | wins in 3 moves | P       | best |
+---------------------------------+-----------------+---------+------+

Right wins in 5 moves by BackslidingToadsAndFrogs("t.f").
+---------------------------------+-----------------+---------+------+
| Right moves to                  | Ends            | Outcome | Best |
+====================================================================+
| BackslidingToadsAndFrogs("t.f") | wins in 5 moves | P       | best |
+---------------------------------+-----------------+---------+------+
$ tweedle --classes examples/rulesets verify --strategy perfect 'BackslidingToadsAndFrogs("tf.")'
Proved: perfect, as Left moving first, wins against every play; 2 positions in which it moves.
\`\`\`

From Rust, \`tweedle::loopy\` has a store of stoppers (\`Stoppers\`), graphs (\`Graph\`) and their values (\`Sides\`).
`;export{e as default};