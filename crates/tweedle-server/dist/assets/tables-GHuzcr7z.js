var e=`# Tables of positions

\`tweedle table\` finds the same for many positions, on all processors: the values of expressions, which are the columns.

\`\`\`console
$ tweedle table game.grid.Domineering --rows 1..2 --cols 2 --columns value,mean,temperature --where 'temperature >= 0'
+----------+-------+------+-------------+
| position | value | mean | temperature |
+=======================================+
| ..|..    | +-1   | 0    | 1           |
| ..|.#    | *     | 0    | 0           |
| ..|#.    | *     | 0    | 0           |
| .#|..    | *     | 0    | 0           |
| #.|..    | *     | 0    | 0           |
+----------+-------+------+-------------+
\`\`\`

A column is an expression of the language in which \`g\` is the position. These names stand for what is asked of many positions:

| name | means |
|---|---|
| \`value\` | the canonical form |
| \`outcome\` | the outcome in normal play |
| \`mean\`, \`temperature\` | those of the value |
| \`left_stop\`, \`right_stop\` | the stops of the value |
| \`birthday\`, \`reduced\` | the birthday of the value, its reduced canonical form |
| \`nimber\` | the nimber of an impartial position |
| \`left_moves\`, \`right_moves\` | the numbers of options |
| \`reachable\` | true if the position comes up in alternating play from the start of the ruleset, or from the empty board in Domineering |

\`--where\` is an expression that is true for the positions that are wanted, \`--sort\` a column by which the rows are sorted, the largest
first with \`--descending\`, and rows without a value last; games, which are not all comparable, are sorted by their texts. \`--limit\` is the
largest number of rows. An expression that fails at a position leaves an empty cell there, and
the first ten are told on the standard error; with \`--strict\` the first one ends the work.

## Which positions

- **All of some sizes.** A ruleset, with \`--rows\` and \`--cols\` for boards, \`--cols\` for strips, \`--heaps\` and \`--most\` for heaps. The
  smallest boards come first, and of heaps those with the smallest largest heap. With \`--only representatives\` there is one position, the first, of those
  that a symmetry of the ruleset makes of each other without a change of their value; with \`--only components\` the same of the positions that do not fall apart
  and have no empty border. (A position that a symmetry makes its own negative may be there twice, with its mirror image. A position without a move, such as
  one empty cell of Domineering, falls apart into nothing.) Of a ruleset of a program each position is meant; the characters of its cells are those of its \`CharMap\`, or of \`--alphabet\`.
- **All followers of a position**: \`--followers\`; or with \`--random N\` that number of positions that random play comes to; they depend on \`--seed\` alone, and may be
  the same more than once.
- **A list that a program gives**: \`--from\`. Positions and games may stand in it.

\`\`\`console
$ tweedle table --from '[game.grid.Clobber("xo" * n) for n in 1..5]' --columns value,left_moves
+---------------------------------+-------------------------------------------+------------+
| position                        | value                                     | left_moves |
+==========================================================================================+
| game.grid.Clobber("xo")         | *                                         | 1          |
| game.grid.Clobber("xoxo")       | +-{*,^}                                   | 3          |
| game.grid.Clobber("xoxoxo")     | 0                                         | 5          |
| game.grid.Clobber("xoxoxoxo")   | +-{^[2],{^*,^^|0,^*,+-{0,^*}}}            | 7          |
| game.grid.Clobber("xoxoxoxoxo") | +-{^<2>*,^,{0|^,+-{*,^}},{^^*|v,+-{*,^}}} | 9          |
+---------------------------------+-------------------------------------------+------------+
$ tweedle table --followers 'game.heap.Nim("1,2")' --columns nimber --sort nimber
+----------------------+--------+
| position             | nimber |
+===============================+
| game.heap.Nim("1,1") | 0      |
| game.heap.Nim("0")   | 0      |
| game.heap.Nim("1")   | 1      |
| game.heap.Nim("2")   | 2      |
| game.heap.Nim("1,2") | 3      |
+----------------------+--------+
$ tweedle table game.heap.Kayles --heaps 2 --most 2 --columns nimber
+----------+--------+
| position | nimber |
+===================+
| 0,0      | 0      |
| 0,1      | 1      |
| 1,1      | 0      |
| 0,2      | 2      |
| 1,2      | 3      |
| 2,2      | 0      |
+----------+--------+
\`\`\`

On boards with covered cells \`#\` all connected regions of some numbers of cells are listed by \`--cells\`: one of those that turning and mirroring make of each other without a change of their value. So regions are looked at
without the boards around them. Of 8 cells there are 730 of Domineering, where a quarter turn exchanges the players, and 369 of Cram, where it changes nothing; and there
are 2^64 boards of 8 × 8. Regions have at most 21 cells.

\`\`\`console
$ tweedle table game.grid.Domineering --cells 1..10 --columns temperature,value --sort temperature --descending --limit 3
+-----------------+-------------+--------+
| position        | temperature | value  |
+========================================+
| ..#|...|...     | 3/2         | +-3/2  |
| #..#|#..#|....  | 3/2         | {0|-3} |
| ##.|...|...|##. | 3/2         | {3|0}  |
+-----------------+-------------+--------+
\`\`\`

Berlekamp conjectured that no position of Domineering is hotter than 2 (Uiterwijk and Barton, 2015, tested it to 15 cells). The release build tests all regions of 14 and 15 cells in a minute on
two cores (2026-11-28): the hottest is \`..###|#...#|....#|##...|##.#.\`, of 14 cells, with the value ±(2∗) and the temperature 2, and the next ones have the temperature 15/8. Of
16 cells there are 13,079,255 regions that turning and mirroring do not make of each other; two have the temperature 2, and none is hotter.

\`\`\`sh
tweedle table game.grid.Domineering --cells 14..15 --columns temperature,value --sort temperature --descending --limit 3
\`\`\`

## Into a file

With \`--out\` the table goes into a file, by its ending comma-separated values (\`.csv\`), a JSON object a line (\`.json\`), a table of LaTeX for the
package \`booktabs\` (\`.tex\`), Parquet (\`.parquet\`) or a stream of Arrow (\`.arrows\`), which pandas, Polars and DuckDB read: each column as
text, and one with numbers also as numbers, under its name with \`_number\`. A file of SQLite (\`.sqlite\`) has the same columns in a table
\`positions\`, with integers as integers. \`--format\` writes these forms to the standard output, too, but for Parquet and SQLite.

Meanwhile what is known stands in \`FILE.part\`. If the work is stopped, by Ctrl-C, a time limit or a fault of the machine, \`--resume\` goes on with that. It is written every few seconds: what was found since then is lost if the machine fails.
The file has the same bytes for each number of threads, and after each interruption.

\`\`\`console
$ tweedle table game.heap.Nim --heaps 2 --most 2 --columns nimber,value --format csv
position,nimber,value
"0,0",0,0
"0,1",1,*
"1,1",0,0
"0,2",2,*2
"1,2",3,*3
"2,2",0,0
$ tweedle table game.grid.Clobber --cols 2..3 --columns value --where 'value != 0' --format latex
\\begin{tabular}{ll}
  \\toprule
  position & value \\\\
  \\midrule
  \\texttt{xo} & $\\ast$ \\\\
  \\texttt{ox} & $\\ast$ \\\\
  \\texttt{.xo} & $\\ast$ \\\\
  \\texttt{.ox} & $\\ast$ \\\\
  \\texttt{xxo} & \${\\uparrow}$ \\\\
  \\texttt{xo.} & $\\ast$ \\\\
  \\texttt{xox} & $\\ast$ \\\\
  \\texttt{xoo} & \${\\downarrow}$ \\\\
  \\texttt{ox.} & $\\ast$ \\\\
  \\texttt{oxx} & \${\\uparrow}$ \\\\
  \\texttt{oxo} & $\\ast$ \\\\
  \\texttt{oox} & \${\\downarrow}$ \\\\
  \\bottomrule
\\end{tabular}
\`\`\`

## The smallest, the hottest

\`tweedle find\` looks for one position: the first one with a property, which is a smallest one; or the one in which a number is largest
or smallest. \`--all\` finds all of them. The positions may also be \`--followers\` or a list, \`--from\`.

\`\`\`console
$ tweedle find game.grid.Clobber 'value == ^^' --cols 1..8
+----------+-------+
| position | value |
+==================+
| xxxo.xo  | ^^    |
+----------+-------+
$ tweedle find game.grid.Domineering --max temperature --rows 2..3 --cols 3 --only representatives
+-------------+-------+-------------+
| position    | value | temperature |
+===================================+
| ...|...|..# | +-3/2 | 3/2         |
+-------------+-------+-------------+
\`\`\`

The first one is the strip of seven cells of value ⇑. If nothing is found, the exit status is 2.

Where there are too many positions to look at all of them, \`--walks\` looks for good ones by simulated annealing. A walk begins at a position by
lot, changes a cell or a heap at a time, and its row is the best position that it came to; it takes a step to a worse one only while the threshold for that,
which falls to 0, allows it. The same \`--seed\` gives the same walks, on any number of threads. That nothing better was found proves nothing. If
the time of \`--timeout\` is over, or on Ctrl-C, the best of the walks that have ended is printed.

\`\`\`console
$ tweedle find game.grid.Domineering --max temperature --rows 4 --cols 5 --walks 20 --steps 500
+-------------------------+-----------+-------------+
| position                | value     | temperature |
+===================================================+
| ##.#.|.#...|#...#|#...# | {3*|-1/2} | 7/4         |
+-------------------------+-----------+-------------+
\`\`\`

The hottest positions of some boards, found by the release build on one core (2026-11-28). The first is the result of a search of all 2^20 boards, the other two of walks, which
prove nothing:

| board | command | position | value | temperature | time |
|---|---|---|---|---|---|
| Domineering 4 × 5 | \`--rows 4 --cols 5 --only representatives\` | \`...#.\\|...#.\\|#...#\\|#.#.#\` | {4∗\\|1/2} | 7/4 | 8 s |
| Amazons 3 × 4 | \`--rows 3 --cols 4 --walks 40 --steps 1000\` | \`o...\\|#...\\|x...\` | ±8 | 8 | 37 s |
| Domineering 5 × 5 | \`--rows 5 --cols 5 --walks 40 --steps 2000 --seed 3\` | \`.##..\\|#...#\\|#....\\|...##\\|.#.#.\` | ±(2∗) | 2 | 3 s |

Of the 23 trees of 8 vertices without colours the star is the hottest in Snort: it is ±7, and the next one has the temperature 11/2. From Python, \`position_of(Snort, tree)\` takes the trees of
NetworkX.

The board of 5 × 5 is as hot as Berlekamp's conjecture allows. It does not come up in a match from the empty board, nor does that of 4 × 5: \`tweedle reach\` looks at the few positions
that come before them.

\`\`\`console
$ tweedle reach 'game.grid.Domineering(".##..|#...#|#....|...##|.#.#.")'
Left begins: no, it does not come up.
Right begins: no, it does not come up.
3 positions before it looked at, each with the player to move.
\`\`\`

## Along a family

\`tweedle family\` tells the values of a position with a variable in it, and what they seem to follow: the same value again and again, a period, or
v(n + p) = v(n) + s for some game s. That is told if it holds for four periods at the end of the table; it is checked, and no proof.

\`\`\`console
$ tweedle family 'game.grid.Domineering(Grid.Empty(1,n))' n=1..9
+---+-------+
| n | value |
+===========+
| 1 | 0     |
| 2 | -1    |
| 3 | -1    |
| 4 | -2    |
| 5 | -2    |
| 6 | -3    |
| 7 | -3    |
| 8 | -4    |
| 9 | -4    |
+---+-------+
value: v(n) is -n/2 + 1/2 if n = 1 mod 2, -n/2 if n = 0 mod 2; from n = 1 on, checked to n = 9, not proved.
$ tweedle family 'game.heap.Subtraction([1,2,3])(n)' n=1..20 --columns nimber
+----+--------+
| n  | nimber |
+=============+
| 1  | 1      |
| 2  | 2      |
| 3  | 3      |
| 4  | 0      |
| 5  | 1      |
| 6  | 2      |
| 7  | 3      |
| 8  | 0      |
| 9  | 1      |
| 10 | 2      |
| 11 | 3      |
| 12 | 0      |
| 13 | 1      |
| 14 | 2      |
| 15 | 3      |
| 16 | 0      |
| 17 | 1      |
| 18 | 2      |
| 19 | 3      |
| 20 | 0      |
+----+--------+
nimber: period 4 from n = 1 on, checked to n = 20, not proved.
\`\`\`

## A proof for all n

With \`--prove\` a proof of the values for all n is looked for, and not only a pattern. It is printed if it is found, with the number of cases that it takes, and
else the reason why there is none.

\`\`\`console
$ tweedle family 'game.grid.Clobber("x" * n + "o")' n=1..6 --prove
+---+-------+
| n | value |
+===========+
| 1 | *     |
| 2 | ^     |
| 3 | ^^*   |
| 4 | ^3    |
| 5 | ^4*   |
| 6 | ^5    |
+---+-------+
value: v(n + 1) = v(n) + ^* from n = 1 on, checked to n = 6.
The members are x^n·o for n = 1 to 6, and are taken to be so for all n.
Proved for all n >= 1, in game.grid.Clobber:
  x^n·o = * + k·^^, n = 1 + 2k
  x^n·o = ^ + k·^^, n = 2 + 2k
  For n = 0 the values were found one by one.
By induction with 2 families together: 10 members valued one by one, 4 options compared for all larger n; the rules agree with the moves on 1,183 words.
$ tweedle family 'game.heap.PartizanTakeAndBreak("0.3","0.03")(n)' n=1..12 --prove
+----+-------+
| n  | value |
+============+
| 1  | 1     |
| 2  | {1|0} |
| 3  | 0     |
| 4  | 1     |
| 5  | {1|0} |
| 6  | 0     |
| 7  | 1     |
| 8  | {1|0} |
| 9  | 0     |
| 10 | 1     |
| 11 | {1|0} |
| 12 | 0     |
+----+-------+
value: period 3 from n = 1 on, checked to n = 12.
The members are 1^n for n = 1 to 12, and are taken to be so for all n.
Proved for all n >= 0, in game.heap.PartizanTakeAndBreak("0.3","0.03"):
  1^n = 0, n = 0 + 3k
  1^n = 1, n = 1 + 3k
  1^n = {1|0}, n = 2 + 3k
By induction with 2 families together: 18 members valued one by one, 12 options compared for all larger n; the rules agree with the moves on 62 words.
$ tweedle family 'game.grid.Clobber("xo" * n)' n=1..5 --prove
+---+-------------------------------------------+
| n | value                                     |
+===============================================+
| 1 | *                                         |
| 2 | +-{*,^}                                   |
| 3 | 0                                         |
| 4 | +-{^[2],{^*,^^|0,^*,+-{0,^*}}}            |
| 5 | +-{^<2>*,^,{0|^,+-{*,^}},{^^*|v,+-{*,^}}} |
+---+-------------------------------------------+
value: no pattern is seen.
Checked, not proved: there are too many different values.
$ tweedle family 'game.strip.ToadsAndFrogs("t" * n + "..f")' n=1..8 --prove
+---+-------+
| n | value |
+===========+
| 1 | 0     |
| 2 | 1     |
| 3 | 2     |
| 4 | 3     |
| 5 | 4     |
| 6 | 5     |
| 7 | 6     |
| 8 | 7     |
+---+-------+
value: v(n) = n - 1 from n = 1 on, checked to n = 8, not proved.
Checked, not proved: the moves of \`game.strip.ToadsAndFrogs\` are not stated as rules that cut a word of at most 64 letters.
\`\`\`

With several variables there is a member for all their numbers; of two variables each column is shown as a grid. What the values follow is told along the last variable.
\`--claim\` compares the first column with an expression of the variables, by value, up to the first member that differs; the exit status is 4 then. \`--terms\` writes
the terms with commas between them, as the OEIS takes them. Numbers that follow polynomials, for each residue its own, are told as such, and so are nimbers.

\`\`\`console
$ tweedle family 'game.heap.Wythoff(m,n)' m=0..3 n=0..9 --columns nimber
nimber, m down, n to the right:
+---+---+---+---+---+---+---+---+---+----+----+
|   | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8  | 9  |
+=============================================+
| 0 | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8  | 9  |
| 1 | 1 | 2 | 0 | 4 | 5 | 3 | 7 | 8 | 6  | 10 |
| 2 | 2 | 0 | 1 | 5 | 3 | 4 | 8 | 6 | 7  | 11 |
| 3 | 3 | 4 | 5 | 6 | 2 | 0 | 1 | 9 | 10 | 12 |
+---+---+---+---+---+---+---+---+---+----+----+
nimber, m = 0: v(n) = n from n = 0 on, checked to n = 9, not proved.
$ tweedle family 'game.heap.Nim(n) + game.heap.Kayles(n)' n=1..12 --columns nimber --terms
nimber: 0, 0, 0, 5, 1, 5, 5, 9, 13, 8, 13, 8
nimber: no pattern is seen.
$ tweedle family 'game.strip.TopplingDominoes("lr" * n)' n=1..4 --claim '*n'
+---+-------+
| n | value |
+===========+
| 1 | *     |
| 2 | *2    |
| 3 | *3    |
| 4 | *4    |
+---+-------+
value: v(n) = *n from n = 1 on, checked to n = 4, not proved.
The claim holds for 4 members; for others it is neither checked nor proved.
$ tweedle family '(n^2 - n % 2)/4' n=1..12 --claim 'n^2/4' --terms
value: 0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36
value: v(n) is n^2/4 - 1/4 if n = 1 mod 2, n^2/4 if n = 0 mod 2; from n = 1 on, checked to n = 12, not proved.
The claim is wrong at n = 1, \`(1^2 - 1 % 2)/4\`: it says 1/4, and 0 is computed. It holds for 0 members before.
\`\`\`


Proofs are for rulesets that state their moves as rules that cut a word in two. In Clobber Left's move is P·xo·S -> P + x·S: what stands before the cell that the stone leaves
has no longer to do with what stands after it. These are

| words | rulesets |
|---|---|
| strips, boards of one row | Clobber, Cannibal Clobber, Toppling Dominoes, Domineering, Cram |
| paths | Col, Snort, Node Kayles |
| heaps | Kayles, and all take-and-break, partizan take-and-break and subtraction games whose codes are octal and end, where a move takes 1 to 64 counters |

Positions are u·wⁿ·v, such as \`"xo" + "x" * n\`. The moves from all members are found with n as a symbol. They lead to members of finitely many such families. Their values have to follow
formulas v(n + p) = v(n) + s, each n by its residue, where s is an integer, a multiple of ↑, or the sum of two such, with three conditions: if s has ups, the values are a number,
ups and a nimber; an integer that grows is larger than 0, one that falls is smaller; and all families to which moves lead have such formulas. The formulas are looked for in the first 256 members, and have to hold for four periods there: no period above 64 is found (\`tweedle grundy\` proves such periods of octal games). So nothing is proved of \`"xo" * n\` in Clobber, whose values get more and more
complicated, of \`"lr" * n\` in Toppling Dominoes, which is ∗n, and of \`{n|0}\`.

The proof is by induction on the number of letters. An option of a large member is a sum of shorter ones, whose formulas are known; with n as a symbol there are finitely many, but for those that are no better than
another one. For values that are the same after each period this is the theorem on octal games (*Winning Ways*, ch. 4) for values of all kinds. That the rules are the moves of the ruleset is not proved: they
are compared for all short words, and for the members up to n = 12.

\`--certificate FILE\` writes all of it as JSON: the rules, the families with their formulas and moves, and the number up to which members are valued. \`--check FILE\` checks that without a search, by code that
shares nothing with the search but the values of games and the rules. A certificate that is wrong is refused with the case that fails:
\`wrong.json\` is \`ups.json\` with another formula.

\`\`\`console
$ tweedle family --check examples/families/ups.json
Proved for all n >= 1, in game.grid.Clobber:
  x^n·o = * + k·^^, n = 1 + 2k
  x^n·o = ^ + k·^^, n = 2 + 2k
  For n = 0 the values were found one by one.
By induction with 2 families together: 10 members valued one by one, 4 options compared for all larger n; the rules agree with the moves on 1,183 words.
$ tweedle family --check examples/families/wrong.json
error[bad-proof]: The certificate proves nothing. n = 3: the value of x^n·o, \`xxxo\`, is ^^* and not ^*.
\`\`\`

## Can it happen?

\`tweedle reach\` says whether a position comes up in alternating play from another one, for each player who may begin, with a shortest line. If the ruleset
takes moves back, as Domineering and Toads and Frogs do, all positions before it are looked at, else all after the start; so \`no\` is known and not guessed. Heaps and
terms are in the order in which they are written. Their number
grows as fast as the game: [budgets](command.md) end what is too large.

\`\`\`console
$ tweedle reach 'game.grid.Domineering("..#|..#|##.")' --from 'game.grid.Domineering("...|...|...")'
Left begins: 2 moves.
  1. Left: c1-c2 -> ..#|..#|...
  2. Right: a3-b3 -> ..#|..#|##.
Right begins: 2 moves.
  1. Right: a3-b3 -> ...|...|##.
  2. Left: c1-c2 -> ..#|..#|##.
6 positions before it looked at, each with the player to move.
$ tweedle reach 'game.grid.Domineering("..#|..#|...")' --from 'game.grid.Domineering("...|...|...")'
Left begins: 1 move.
  1. Left: c1-c2 -> ..#|..#|...
Right begins: no, it does not come up.
3 positions before it looked at, each with the player to move.
\`\`\`

## Classes of rulesets

\`tweedle rulesets\` lists the rulesets, also those with a word in their names, rules or sources, or of a kind: \`--impartial\`, \`--partizan\`, \`--loopy\`,
\`--entailing\`. \`tweedle classify\` tests on all positions of some sizes whether a ruleset belongs to a class of games, and names the first position
that does not. That all belong to it is no proof for larger ones.

\`\`\`console
$ tweedle classify game.grid.Domineering --rows 1..3 --cols 1..3
impartial: no; \`..\` is not (both players have the same moves).
dicot: no; \`..\` is not (where one player can move, the other one can, too).
dead-ending: yes, all 682 positions (a player who cannot move cannot move later either).
option-closed: no; \`..|..\` is not (what a player comes to by two moves one after the other, they come to by one).
numbers: no; \`..|..\` is not (all values are numbers).
infinitesimals: no; \`..\` is not (all values are infinitesimal).
\`\`\`

## A published table

\`tweedle compare\` reads a table and says where something else is computed. A cell is compared by value and not by text: \`{1|1}\` is \`1*\`, \`1*2\` is
the game 1 + ∗2 as in all that Tweedle prints, and \`0.5\` is 1/2. Lines at the top that begin with \`#\` are notes. The exit status is 4 if there is a difference, or
if something could not be read or computed.

\`\`\`console
$ tweedle compare examples/tables/domineering.csv
27 cells compared, no difference.
$ tweedle compare --ruleset game.heap.Kayles examples/tables/kayles.csv
24 cells compared, no difference.
$ printf '%s\\n' 'position,value' 'xo,{0|0}' 'xxo,^^' | tweedle compare --ruleset game.grid.Clobber -
row 2, \`xxo\`, value: published ^^, computed ^
2 cells compared, 1 difference.
\`\`\`

Tables of others with their sources, each with its command, are in [Published tables](published.md).

Over HTTP, from \`batch\` and in Rust these are the questions \`table\`, \`family\`, \`family_proof\`, \`reach\`, \`classify\` and \`compare\` ([JSON for programs](json.md)).
`;export{e as default};