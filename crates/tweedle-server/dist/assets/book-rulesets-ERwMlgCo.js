var e=`# AcrosticTwins

\`game.grid.AcrosticTwins\`. Turn over two coins in a row or in a column; the lower or right one must go from heads, h, to tails, t.

Source: Berlekamp, Conway and Guy, Winning Ways, ch. 14.

![The example](acrostictwins.svg)

The example, \`game.grid.AcrosticTwins.Position("ttt|tht|hth")\`, is worth \`*2\`.

## Tested here

Computed on all boards of 1 or 2 rows and 1 to 4 columns.

- impartial: yes, all 370 positions (both players have the same moves).
- dicot: yes, all 370 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 370 positions (a player who cannot move cannot move later either).
- option-closed: no; \`tthh\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`th\` is not (all values are numbers).
- infinitesimals: yes, all 370 positions (all values are infinitesimal).

They have 4 different values (\`tweedle table game.grid.AcrosticTwins --rows 1..2 --cols 1..4 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 100 | \`t\` |
| \`*\` | 98 | \`th\` |
| \`*2\` | 86 | \`tth\` |
| \`*3\` | 86 | \`thh\` |

The hottest is \`th\`: \`*\`, of temperature 0.

`,t='# Amazons\n\n`game.grid.Amazons`. Move one of your amazons like a queen of chess, then shoot an arrow from there that blocks a cell.\n\nSource: Walter Zamkauskas, 1988.\n\n![The example](amazons.svg)\n\nThe example, `game.grid.Amazons.Position("x..|..o")`, is worth `+-{1,{2|0}}`.\n\n## Tested here\n\nComputed on all boards of 1 or 2 rows and 1 to 2 columns.\n\n- impartial: no; `.x` is not (both players have the same moves).\n- dicot: no; `.x` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 292 positions (a player who cannot move cannot move later either).\n- option-closed: no; `..|.x` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `.x|xo` is not (all values are numbers).\n- infinitesimals: no; `.x` is not (all values are infinitesimal).\n\nThey have 8 different values (`tweedle table game.grid.Amazons --rows 1..2 --cols 1..2 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 136 | `.` |\n| `*` | 48 | `.x\\|xo` |\n| `1` | 32 | `.x` |\n| `-1` | 32 | `.o` |\n| `2` | 18 | `..\\|xx` |\n| `-2` | 18 | `..\\|oo` |\n| `3` | 4 | `..\\|.x` |\n| `-3` | 4 | `..\\|.o` |\n\nThe hottest is `.x|xo`: `*`, of temperature 0.\n\n## Solved\n\n- The first player wins on 5 × 6 squares, the second player on 6 × 4. (cited: Song and Müller, An enhanced solver for the game of Amazons, IEEE Transactions on Computational Intelligence and AI in Games 7 (2015))\n\n## Complexity\n\n- To find the winner is PSPACE-complete. (cited: Furtak, Kiyomi, Uno and Buro, Generalized Amazons is PSPACE-complete, IJCAI 2005; Hearn 2009)\n\n## Other programs\n\n- CGSuite, MCGS. (cited: the documentation of each program, 2026)\n\n',n=`# Annihilation

\`game.graph.Annihilation\`. Push a token along an edge of a directed graph, which may have cycles; two tokens that meet both vanish.

- Parameter \`graph\`.

Source: Fraenkel and Yesha, Theory of annihilation games.

![The example](annihilation.svg)

The example is \`game.graph.Annihilation("a: b, c | b: a | c: d | d:").Position("a,b")\`.

## Tested here

Computed on all followers of the example, \`game.graph.Annihilation("a: b, c | b: a | c: d | d:").Position("a,b")\`.

- impartial: yes, all 7 positions (both players have the same moves).
- dicot: yes, all 7 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 7 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.graph.Annihilation("a: b,c | b: a | c: d | d:")("a,b")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.graph.Annihilation("a: b,c | b: a | c: d | d:")("c,d")\` is not (all values are numbers).
- infinitesimals: not known (all values are infinitesimal): \`game.graph.Annihilation("a: b,c | b: a | c: d | d:")("a,b")\`: That is not a short game. If that is intentional, try \`GameValue\` in place of \`CanonicalForm\`.

2 positions have a value as short games: 2 different values (\`tweedle table --followers 'game.graph.Annihilation("a: b, c | b: a | c: d | d:").Position("a,b")' --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 1 | \`game.graph.Annihilation("a: b,c \\| b: a \\| c: d \\| d:")("")\` |
| \`*\` | 1 | \`game.graph.Annihilation("a: b,c \\| b: a \\| c: d \\| d:")("c,d")\` |

The hottest is \`game.graph.Annihilation("a: b,c | b: a | c: d | d:")("c,d")\`: \`*\`, of temperature 0.

`,r="# AntiClobber\n\n`game.grid.AntiClobber`. Move one of your stones to an empty cell next to it and leave an enemy stone behind: x are Left's, o Right's.\n\nSource: CGSuite.\n\n![The example](anticlobber.svg)\n\nThe example, `game.grid.AntiClobber.Position(\"x..|..o\")`, is worth `0`.\n\n## Tested here\n\nComputed on all boards of 1 or 2 rows and 1 to 3 columns.\n\n- impartial: no; `.x` is not (both players have the same moves).\n- dicot: no; `.x` is not (where one player can move, the other one can, too).\n- dead-ending: no; `.x.` is not (a player who cannot move cannot move later either).\n- option-closed: no; `..x` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `x.o` is not (all values are numbers).\n- infinitesimals: no; `.x` is not (all values are infinitesimal).\n\nThey have 14 different values (`tweedle table game.grid.AntiClobber --rows 1..2 --cols 1..3 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 280 | `.` |\n| `*` | 174 | `x.o` |\n| `1` | 103 | `.x` |\n| `-1` | 103 | `.o` |\n| `2` | 43 | `..x` |\n| `-2` | 43 | `..o` |\n| `3` | 22 | `...\\|xxx` |\n| `-3` | 22 | `...\\|ooo` |\n| `{1\\|*}` | 20 | `..x\\|xox` |\n| `{*\\|-1}` | 20 | `..x\\|oox` |\n\nThe hottest is `..x|xox`: `{1|*}`, of temperature 1/2.\n\n",i=`# AtariGo

\`game.grid.AtariGo\`. Put a stone on an empty point; the player who first captures an enemy group wins at once.

Source: Yasuda; Larsson, Nowakowski and Santos, Impartial games with entailing moves.

![The example](atarigo.svg)

The example is \`game.grid.AtariGo.Position("xo.|...")\`.

## Tested here

Computed on all boards of 1 or 2 rows and 1 to 2 columns.

- impartial: no; \`..\` is not (both players have the same moves).
- dicot: no; \`.x\` is not (where one player can move, the other one can, too).
- dead-ending: no; \`.x|x.\` is not (a player who cannot move cannot move later either).
- option-closed: no; \`..|..\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: not known (all values are numbers): \`.\`: A position of a partizan game with entailing moves is an affine game.
- infinitesimals: not known (all values are infinitesimal): \`.\`: A position of a partizan game with entailing moves is an affine game.

`,a='# BackslidingToadsAndFrogs\n\n`game.strip.BackslidingToadsAndFrogs`. As Toads and Frogs, and pieces slide backwards too, so that play need not end.\n\nSource: Berlekamp, Conway and Guy, Winning Ways, ch. 11.\n\n![The example](backslidingtoadsandfrogs.svg)\n\nThe example, `game.strip.BackslidingToadsAndFrogs.Position("tf")`, is worth `0`.\n\n## Tested here\n\nComputed on all strips of 1 to 6 cells.\n\n- impartial: no; `.t` is not (both players have the same moves).\n- dicot: no; `.t` is not (where one player can move, the other one can, too).\n- dead-ending: no; `.ft` is not (a player who cannot move cannot move later either).\n- option-closed: no; `.t` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: not known (all values are numbers): `.t`: That is not a short game. If that is intentional, try `GameValue` in place of `CanonicalForm`.\n- infinitesimals: not known (all values are infinitesimal): `.t`: That is not a short game. If that is intentional, try `GameValue` in place of `CanonicalForm`.\n\n132 positions have a value as short games: 1 different value (`tweedle table game.strip.BackslidingToadsAndFrogs --cols 1..6 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 132 | `.` |\n\nThe hottest is `.`: `0`, of temperature -1.\n\n',o='# Blockbusting\n\n`game.strip.Blockbusting`. Buy a parcel of the street; two neighbouring parcels of Left\'s are one more move for her: X is one that has brought it with the next.\n\nSource: Berlekamp, Blockbusting and Domineering, 1988.\n\n![The example](blockbusting.svg)\n\nThe example, `game.strip.Blockbusting.Position("x...o.")`, is worth `{3*|2*||1|||*}`.\n\n## Tested here\n\nComputed on all strips of 1 to 5 cells.\n\n- impartial: no; `.` is not (both players have the same moves).\n- dicot: no; `xx` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 559 positions (a player who cannot move cannot move later either).\n- option-closed: no; `..` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `.` is not (all values are numbers).\n- infinitesimals: no; `.x` is not (all values are infinitesimal).\n\nThey have 30 different values (`tweedle table game.strip.Blockbusting --cols 1..5 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 96 | `x` |\n| `{1\\|0}` | 76 | `.x` |\n| `1` | 74 | `xx` |\n| `*` | 57 | `.` |\n| `{2\\|1}` | 41 | `.xx` |\n| `2` | 32 | `xxx` |\n| `{1*\\|*}` | 25 | `....` |\n| `{2\\|1\\|\\|*}` | 24 | `..x` |\n| `{2\\|0}` | 17 | `x.x` |\n| `1*` | 14 | `.oxx` |\n\nThe hottest is `x.x`: `{2|0}`, of temperature 1.\n\n',s=`# BrusselsSprouts

\`game.graph.BrusselsSprouts\`. Connect two free ends by a line that crosses nothing, and put a stroke across it, which gives a free end on either side; a cross begins with four.

Source: Conway; Berlekamp, Conway and Guy, Winning Ways, ch. 17.

![The example](brusselssprouts.svg)

The example, \`game.graph.BrusselsSprouts.Position("4,4,4")\`, is worth \`*\`.

## Tested here

Computed on 100 positions that random play comes to from the example, \`game.graph.BrusselsSprouts.Position("4,4,4")\`.

- impartial: yes, all 100 positions (both players have the same moves).
- dicot: yes, all 100 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 100 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.graph.BrusselsSprouts("4,4,4")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.graph.BrusselsSprouts("4,4,4")\` is not (all values are numbers).
- infinitesimals: yes, all 100 positions (all values are infinitesimal).

They have 2 different values (\`tweedle table --followers 'game.graph.BrusselsSprouts.Position("4,4,4")' --random 100 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`*\` | 53 | \`game.graph.BrusselsSprouts("4,4,4")\` |
| \`0\` | 47 | \`game.graph.BrusselsSprouts("2\\|2\\|2\\|2")\` |

The hottest is \`game.graph.BrusselsSprouts("4,4,4")\`: \`*\`, of temperature 0.

`,c='# CannibalClobber\n\n`game.grid.CannibalClobber`. Move one of your stones onto any stone next to it, an enemy\'s or your own, and remove that stone.\n\nSource: a variant of Clobber: Albert, Grossman, Nowakowski and Wolfe, 2005.\n\n![The example](cannibalclobber.svg)\n\nThe example, `game.grid.CannibalClobber.Position("xx|oo|x.")`, is worth `{{2|*},{2|^}||0|-1}`.\n\n## Tested here\n\nComputed on all boards of 1 or 2 rows and 1 to 3 columns.\n\n- impartial: no; `xx` is not (both players have the same moves).\n- dicot: no; `xx` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 858 positions (a player who cannot move cannot move later either).\n- option-closed: no; `xxx` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `xo` is not (all values are numbers).\n- infinitesimals: no; `xx` is not (all values are infinitesimal).\n\nThey have 68 different values (`tweedle table game.grid.CannibalClobber --rows 1..2 --cols 1..3 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 146 | `.` |\n| `*` | 84 | `xo` |\n| `^` | 50 | `xxo` |\n| `v` | 50 | `xoo` |\n| `1` | 42 | `xx` |\n| `-1` | 42 | `oo` |\n| `{1\\|0}` | 27 | `xox` |\n| `{0\\|-1}` | 27 | `oxo` |\n| `2` | 24 | `xxx` |\n| `-2` | 24 | `ooo` |\n\nThe hottest is `.xx|xox`: `{3|^}`, of temperature 3/2.\n\n## Other programs\n\n- MCGS. (cited: the documentation of each program, 2026)\n\n',l=`# CarryOnNim

\`game.entailing.CarryOnNim\`. Nim in which the player who takes one of certain numbers moves again.

- Parameter \`counts\`.
- Parameter \`whole\`; usually \`false\`.

Source: Larsson, Nowakowski and Santos, Impartial games with entailing moves.

![The example](carryonnim.svg)

The example, \`game.entailing.CarryOnNim([2]).Position("3,1")\`, is worth \`0\`.

## Tested here

Computed on all followers of the example, \`game.entailing.CarryOnNim([2]).Position("3,1")\`.

- impartial: yes, all 10 positions (both players have the same moves).
- dicot: yes, all 10 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 10 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.entailing.CarryOnNim([2])("3,1")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.entailing.CarryOnNim([2])("2,1")\` is not (all values are numbers).
- infinitesimals: not known (all values are infinitesimal): \`game.entailing.CarryOnNim([2])("again 1,1")\`: An answer is due here, so that it has no value of its own.

7 positions have a value as short games: 2 different values (\`tweedle table --followers 'game.entailing.CarryOnNim([2]).Position("3,1")' --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 4 | \`game.entailing.CarryOnNim([2])("3,1")\` |
| \`*\` | 3 | \`game.entailing.CarryOnNim([2])("2,1")\` |

The hottest is \`game.entailing.CarryOnNim([2])("2,1")\`: \`*\`, of temperature 0.

`,u='# CeyloneseFoxAndGeese\n\n`game.grid.CeyloneseFoxAndGeese`. Fox and Geese with a fox that goes one square or two in a direction.\n\nSource: Berlekamp, Conway and Guy, Winning Ways, ch. 20.\n\n![The example](ceylonesefoxandgeese.svg)\n\nThe example is `game.grid.CeyloneseFoxAndGeese.Position("f.......|........|g.g.g.g.")`.\n\n## Tested here\n\nComputed on 100 positions that random play comes to from the example, `game.grid.CeyloneseFoxAndGeese.Position("f.......|........|g.g.g.g.")`.\n\n- impartial: no; `game.grid.CeyloneseFoxAndGeese("f.......|........|g.g.g.g.")` is not (both players have the same moves).\n- dicot: no; `game.grid.CeyloneseFoxAndGeese("f.g...g.|.g...g..|........")` is not (where one player can move, the other one can, too).\n- dead-ending: no; `game.grid.CeyloneseFoxAndGeese("..g.g.g.|.f......|g.......")` is not (a player who cannot move cannot move later either).\n- option-closed: no; `game.grid.CeyloneseFoxAndGeese("f.......|........|g.g.g.g.")` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: not known (all values are numbers): `game.grid.CeyloneseFoxAndGeese("f.......|........|g.g.g.g.")`: That is not a short game. If that is intentional, try `GameValue` in place of `CanonicalForm`.\n- infinitesimals: no; `game.grid.CeyloneseFoxAndGeese("f.g...g.|.g...g..|........")` is not (all values are infinitesimal).\n\n8 positions have a value as short games: 2 different values (`tweedle table --followers \'game.grid.CeyloneseFoxAndGeese.Position("f.......|........|g.g.g.g.")\' --random 100 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `1` | 5 | `game.grid.CeyloneseFoxAndGeese("f.g...g.\\|.g...g..\\|........")` |\n| `2` | 3 | `game.grid.CeyloneseFoxAndGeese("f.g...g.\\|.g......\\|....g...")` |\n\nThe hottest is `game.grid.CeyloneseFoxAndGeese("f.g...g.|.g...g..|........")`: `1`, of temperature -1.\n\n',d='# Chomp\n\n`game.grid.Chomp`. Eat a square with all that is below it and to its right; the top left square is poisoned and stays.\n\nSource: Schuh 1952; Gale 1974; Berlekamp, Conway and Guy, Winning Ways, ch. 18.\n\n![The example](chomp.svg)\n\nThe example, `game.grid.Chomp.Position("....|....|....")`, is worth `*9`.\n\n## Tested here\n\nComputed on all boards of 1 or 2 rows and 1 to 4 columns.\n\n- impartial: yes, all 40 positions (both players have the same moves).\n- dicot: yes, all 40 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 40 positions (a player who cannot move cannot move later either).\n- option-closed: no; `..|..` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `..` is not (all values are numbers).\n- infinitesimals: yes, all 40 positions (all values are infinitesimal).\n\nThey have 6 different values (`tweedle table game.grid.Chomp --rows 1..2 --cols 1..4 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 14 | `.` |\n| `*` | 10 | `..` |\n| `*2` | 8 | `...` |\n| `*3` | 4 | `....` |\n| `*4` | 3 | `...\\|...` |\n| `*5` | 1 | `....\\|....` |\n\nThe hottest is `..`: `*`, of temperature 0.\n\n## Theory\n\n- The player who begins wins each rectangle of more than one square, by strategy stealing; no general winning move is known. (cited: Gale, A curious Nim-type game, American Mathematical Monthly 81 (1974))\n\n',f=`# Clobber

\`game.grid.Clobber\`. Move one of your stones onto an enemy stone next to it and remove that stone: x are Left's, o Right's.

Source: Albert, Grossman, Nowakowski and Wolfe, An introduction to Clobber, 2005.

![The example](clobber.svg)

The example, \`game.grid.Clobber.Position("xxo")\`, is worth \`^\`.

## Tested here

Computed on all boards of 1 or 2 rows and 1 to 3 columns.

- impartial: no; \`xo\` is not (both players have the same moves).
- dicot: yes, all 858 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 858 positions (a player who cannot move cannot move later either).
- option-closed: no; \`xxo\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`xo\` is not (all values are numbers).
- infinitesimals: yes, all 858 positions (all values are infinitesimal).

They have 29 different values (\`tweedle table game.grid.Clobber --rows 1..2 --cols 1..3 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 322 | \`.\` |
| \`*\` | 200 | \`xo\` |
| \`^\` | 68 | \`xxo\` |
| \`v\` | 68 | \`xoo\` |
| \`^^*\` | 30 | \`xx\\|xo\` |
| \`vv*\` | 30 | \`xo\\|oo\` |
| \`v*\` | 12 | \`..x\\|xxo\` |
| \`+-{*,^}\` | 12 | \`..x\\|oxo\` |
| \`^*\` | 12 | \`..o\\|oxo\` |
| \`{^^*\\|*,^}\` | 12 | \`.xx\\|xoo\` |

The hottest is \`xo\`: \`*\`, of temperature 0.

## Theory

- All values are infinitesimal, since where one player can move the other one can, too. (cited: Albert, Grossman, Nowakowski and Wolfe, Integers 5(2) (2005) #A01)
- The first player wins the strip xoxo...xo of n pairs for all n but 3. (cited: Chen, Folkersen, Hasham, Hayward, Lee, Randall, Schultz and Vandermeer, arXiv 2509.08985 (2025))
- The strip of n stones x and one stone o is worth ∗ + k⇑ for n = 2k + 1 and ↑ + k⇑ for n = 2k + 2. (proved here: \`tweedle family 'game.grid.Clobber("x" * n + "o")' n=1..6 --prove\`)

## Complexity

- To find the winner of a position on a graph is NP-hard. (cited: Albert, Grossman, Nowakowski and Wolfe, An introduction to Clobber, Integers 5(2) (2005) #A01)

## Open

- The strip of n groups xxo is worth ⌊(n + 1)/2⌋ · ↑. (conjectured: Albert, Grossman, Nowakowski and Wolfe, Integers 5(2) (2005) #A01; checked to n = 28 by Folkersen, Bashir, Tavakoli and Müller, 2025)

## Other programs

- CGSuite, cgt, MCGS. (cited: the documentation of each program, 2026)

`,p=`# Col

\`game.graph.Col\`. Colour a vertex in your colour; neighbours may not have the same colour.

Source: Colin Vout; Berlekamp, Conway and Guy, Winning Ways, ch. 2.

![The example](col.svg)

The example, \`game.graph.Col.Position(".-L-R")\`, is worth \`1/2\`.

## Tested here

Computed on all followers of the example, \`game.graph.Col.Position(".-L-R")\`.

- impartial: no; \`game.graph.Col("-L-R")\` is not (both players have the same moves).
- dicot: no; \`game.graph.Col("R")\` is not (where one player can move, the other one can, too).
- dead-ending: yes, all 7 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.graph.Col("-L-R")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: yes, all 7 positions (all values are numbers).
- infinitesimals: no; \`game.graph.Col("-L-R")\` is not (all values are infinitesimal).

They have 6 different values (\`tweedle table --followers 'game.graph.Col.Position(".-L-R")' --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 2 | \`game.graph.Col("L-R")\` |
| \`1/2\` | 1 | \`game.graph.Col("-L-R")\` |
| \`-1/2\` | 1 | \`game.graph.Col("-L")\` |
| \`1\` | 1 | \`game.graph.Col("R")\` |
| \`2\` | 1 | \`game.graph.Col("R;R")\` |
| \`-1\` | 1 | \`game.graph.Col("L")\` |

The hottest is \`game.graph.Col("-L-R")\`: \`1/2\`, of temperature -1/2.

## Theory

- Each value is a number, or a number plus ∗. (cited: Conway, On Numbers and Games, ch. 8; Berlekamp, Conway and Guy, Winning Ways, ch. 2)

## Complexity

- To find the winner is PSPACE-complete, on planar graphs too. (cited: Burke and Hearn, International Journal of Game Theory 48 (2019))

## Other programs

- CGSuite, cgt. (cited: the documentation of each program, 2026)

`,m='# ConnectFour\n\n`game.grid.ConnectFour`. Drop a stone into a column, where it falls to the lowest empty cell; the first line of four stones of one player wins, in a row, a column or a diagonal, and a full board without one is a draw.\n\n- Parameter `length`; usually `4`.\n\nSource: Allis, A Knowledge-based Approach of Connect-Four, 1988.\n\n![The example](connectfour.svg)\n\nThe example is `game.grid.ConnectFour.Position("....|.o..|.x..|xoxo")`.\n\n## Tested here\n\nComputed on all boards of 1 or 2 rows and 1 to 3 columns.\n\n- impartial: no; `.` is not (both players have the same moves).\n- dicot: yes, all 438 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 438 positions (a player who cannot move cannot move later either).\n- option-closed: no; `..` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: not known (all values are numbers): `.`: That is not a short game. If that is intentional, try `GameValue` in place of `CanonicalForm`.\n- infinitesimals: not known (all values are infinitesimal): `.`: That is not a short game. If that is intentional, try `GameValue` in place of `CanonicalForm`.\n\n',h='# CountedCoins\n\n`game.entailing.CountedCoins`. Strings and Coins with whole turns as moves: cut a string, and another one after each that frees a coin; in a scoring game the coins count, as the boxes in Dots and Boxes.\n\nSource: Berlekamp, Conway and Guy, Winning Ways, ch. 16.\n\n![The example](countedcoins.svg)\n\nThe example, `game.entailing.CountedCoins.Position("a-, a-b, b-")`, is worth `ScoringForm("<^-2|^2>")`.\n\n## Tested here\n\nComputed on all followers of the example, `game.entailing.CountedCoins.Position("a-, a-b, b-")`, as scoring games, since they are played for points.\n\nThey have 5 different values (`tweedle table --followers \'game.entailing.CountedCoins.Position("a-, a-b, b-")\' --columns g.ScoringForm,g.ScoringForm.Temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `ScoringForm("<2,<2\\|-2>\\|-2,<2\\|-2>>")` | 2 | `game.entailing.CountedCoins("a-b, b-")` |\n| `ScoringForm("<2\\|-2>")` | 2 | `game.entailing.CountedCoins("a-, b-")` |\n| `ScoringForm("<^-2\\|^2>")` | 1 | `game.entailing.CountedCoins("a-, a-b, b-")` |\n| `ScoringForm("2")` | 1 | `game.entailing.CountedCoins("2:0")` |\n| `ScoringForm("-2")` | 1 | `game.entailing.CountedCoins("-2:0")` |\n\nThe hottest is `game.entailing.CountedCoins("a-b, b-")`: `ScoringForm("<2,<2|-2>|-2,<2|-2>>")`, of temperature 2.\n\n',g=`# Cram

\`game.grid.Cram\`. Put a domino on two empty neighbouring cells, in either direction.

Source: Gardner, Scientific American, February 1974; Berlekamp, Conway and Guy, Winning Ways, ch. 15.

![The example](cram.svg)

The example, \`game.grid.Cram.Position("....|....|....")\`, is worth \`*\`.

## Tested here

Computed on all boards of 1 or 2 rows and 1 to 4 columns.

- impartial: yes, all 370 positions (both players have the same moves).
- dicot: yes, all 370 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 370 positions (a player who cannot move cannot move later either).
- option-closed: no; \`....\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`..\` is not (all values are numbers).
- infinitesimals: yes, all 370 positions (all values are infinitesimal).

They have 4 different values (\`tweedle table game.grid.Cram --rows 1..2 --cols 1..4 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`*\` | 168 | \`..\` |
| \`0\` | 159 | \`.\` |
| \`*2\` | 33 | \`....\` |
| \`*3\` | 10 | \`....\\|..##\` |

The hottest is \`..\`: \`*\`, of temperature 0.

## Theory

- By symmetry the second player wins boards of even × even squares, and the first player those of even × odd. (cited: Berlekamp, Conway and Guy, Winning Ways, ch. 15; Gardner, Scientific American, February 1974)

## Solved

- The nimbers of boards of 3 × n to n = 20, and of 4 × 9 and 5 × 9, are known. (cited: Lemoine and Viennot, Nimbers are inevitable, Theoretical Computer Science 462 (2012))

## Other programs

- CGSuite, MCGS. (cited: the documentation of each program, 2026)

`,_=`# CrossPurposes

\`game.grid.CrossPurposes\`. Tip over a stack of crates, which falls on the next two empty cells: Left upwards or downwards, Right to the left or to the right.

Source: Hearn, Amazons, Konane, and Cross Purposes are PSPACE-complete, 2009.

![The example](crosspurposes.svg)

The example, \`game.grid.CrossPurposes.Position("..x.|....|x...")\`, is worth \`+-1\`.

## Tested here

Computed on all boards of 1 or 2 rows and 1 to 3 columns.

- impartial: no; \`..x\` is not (both players have the same moves).
- dicot: no; \`..x\` is not (where one player can move, the other one can, too).
- dead-ending: yes, all 858 positions (a player who cannot move cannot move later either).
- option-closed: no; \`..x|..x\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: yes, all 858 positions (all values are numbers).
- infinitesimals: no; \`..x\` is not (all values are infinitesimal).

They have 3 different values (\`tweedle table game.grid.CrossPurposes --rows 1..2 --cols 1..3 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 752 | \`.\` |
| \`-1\` | 102 | \`..x\` |
| \`-2\` | 4 | \`..x\\|..x\` |

The hottest is \`.\`: \`0\`, of temperature -1.

## Complexity

- To find the winner is PSPACE-complete. (cited: Hearn, Amazons, Konane, and Cross Purposes are PSPACE-complete, Games of No Chance 3 (2009))

`,v='# CumulativeSubtraction\n\n`game.heap.CumulativeSubtraction`. Take a number of counters from one heap that is in the set, and get as many points; in a scoring game the points count.\n\n- Parameter `set`.\n\nSource: Cohensius, Larsson, Meir and Wahlstedt, Cumulative subtraction games (2019).\n\n![The example](cumulativesubtraction.svg)\n\nThe example, `game.heap.CumulativeSubtraction([2,3]).Position("7")`, is worth `ScoringForm("<1,<6,<7|3>|0,<3|-1>>|-1,<0,<1|-3>|-6,<-3|-7>>>")`.\n\n## Tested here\n\nComputed on all followers of the example, `game.heap.CumulativeSubtraction([2,3]).Position("7")`, as scoring games, since they are played for points.\n\nThey have 23 different values (`tweedle table --followers \'game.heap.CumulativeSubtraction([2,3]).Position("7")\' --columns g.ScoringForm,g.ScoringForm.Temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `ScoringForm("<1,<6,<7\\|3>\\|0,<3\\|-1>>\\|-1,<0,<1\\|-3>\\|-6,<-3\\|-7>>>")` | 1 | `game.heap.CumulativeSubtraction([2,3])("7")` |\n| `ScoringForm("<<7\\|3>\\|<1\\|-3>>")` | 1 | `game.heap.CumulativeSubtraction([2,3])("2:5")` |\n| `ScoringForm("<6,<7\\|3>\\|0,<3\\|-1>>")` | 1 | `game.heap.CumulativeSubtraction([2,3])("3:4")` |\n| `ScoringForm("<<3\\|-1>\\|<-3\\|-7>>")` | 1 | `game.heap.CumulativeSubtraction([2,3])("-2:5")` |\n| `ScoringForm("<0,<1\\|-3>\\|-6,<-3\\|-7>>")` | 1 | `game.heap.CumulativeSubtraction([2,3])("-3:4")` |\n| `ScoringForm("<7\\|1>")` | 1 | `game.heap.CumulativeSubtraction([2,3])("4:3")` |\n| `ScoringForm("<7\\|3>")` | 1 | `game.heap.CumulativeSubtraction([2,3])("5:2")` |\n| `ScoringForm("<3\\|-3>")` | 1 | `game.heap.CumulativeSubtraction([2,3])("3")` |\n| `ScoringForm("<1\\|-3>")` | 1 | `game.heap.CumulativeSubtraction([2,3])("-1:2")` |\n| `ScoringForm("6")` | 1 | `game.heap.CumulativeSubtraction([2,3])("6:1")` |\n\nThe hottest is `game.heap.CumulativeSubtraction([2,3])("2:5")`: `ScoringForm("<<7|3>|<1|-3>>")`, of temperature 3.\n\nThe scores of heaps of 0 to 60 counters: `0, 0, 2, 3, 3, 1, 0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1, 0, 1, 2, 3, 2, 1, 0`.\n\n## Theory\n\n- The score of a heap is periodic in the end, with a period of twice the largest number that may be taken. (cited: Cohensius, Larsson, Meir and Wahlstedt, Cumulative subtraction games, Electronic Journal of Combinatorics 26(4) (2019))\n\n',y=`# DawsonsKayles

\`game.heap.DawsonsKayles\`. Take two pins next to each other; what is left of the row is a row on either side.

Source: Dawson; Guy and Smith 1956.

![The example](dawsonskayles.svg)

The example, \`game.heap.DawsonsKayles.Position("9")\`, is worth \`0\`.

## Tested here

Computed on all positions of one or two heaps of 0 to 8 counters.

- impartial: yes, all 45 positions (both players have the same moves).
- dicot: yes, all 45 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 45 positions (a player who cannot move cannot move later either).
- option-closed: no; \`2,2\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`0,2\` is not (all values are numbers).
- infinitesimals: yes, all 45 positions (all values are infinitesimal).

They have 4 different values (\`tweedle table game.heap.DawsonsKayles --heaps 2 --most 8 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 18 | \`0,0\` |
| \`*\` | 13 | \`0,2\` |
| \`*2\` | 7 | \`0,4\` |
| \`*3\` | 7 | \`2,4\` |

The hottest is \`0,2\`: \`*\`, of temperature 0.

The nimbers of heaps of 0 to 60 counters: \`0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2, 3, 3, 0, 1, 1, 3, 0, 2\`.

## Theory

- The nimbers have the period 34 from 53 on. (cited: Guy and Smith, Proceedings of the Cambridge Philosophical Society 52 (1956))

## Open

- The misère quotient is not known. (cited: Plambeck and Siegel, Journal of Combinatorial Theory A 115 (2008))

## Other programs

- CGSuite. (cited: the documentation of each program, 2026)

`,b='# DigraphPlacement\n\n`game.graph.DigraphPlacement`. Choose a vertex of yours of a directed graph, Left a blue one, Right a red one: it is deleted, with all vertices that edges lead to from it.\n\n- Parameter `graph`.\n- Parameter `blue`.\n\nSource: Clow and McKay, Digraph placement games, 2024.\n\n![The example](digraphplacement.svg)\n\nThe example, `game.graph.DigraphPlacement("a: b | b: c | c: d | d: b","a,c").Position("a,b,c,d")`, is worth `{1/2|0}`.\n\n## Tested here\n\nComputed on all followers of the example, `game.graph.DigraphPlacement("a: b | b: c | c: d | d: b","a,c").Position("a,b,c,d")`.\n\n- impartial: no; `game.graph.DigraphPlacement("a: b | b: c | c: d | d: b","a,c")("a,b,c,d")` is not (both players have the same moves).\n- dicot: no; `game.graph.DigraphPlacement("a: b | b: c | c: d | d: b","a,c")("a,c")` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 9 positions (a player who cannot move cannot move later either).\n- option-closed: no; `game.graph.DigraphPlacement("a: b | b: c | c: d | d: b","a,c")("a,b,c,d")` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `game.graph.DigraphPlacement("a: b | b: c | c: d | d: b","a,c")("a,b,c,d")` is not (all values are numbers).\n- infinitesimals: no; `game.graph.DigraphPlacement("a: b | b: c | c: d | d: b","a,c")("a,b,c,d")` is not (all values are infinitesimal).\n\nThey have 6 different values (`tweedle table --followers \'game.graph.DigraphPlacement("a: b | b: c | c: d | d: b","a,c").Position("a,b,c,d")\' --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `1/2` | 2 | `game.graph.DigraphPlacement("a: b \\| b: c \\| c: d \\| d: b","a,c")("c,d")` |\n| `0` | 2 | `game.graph.DigraphPlacement("a: b \\| b: c \\| c: d \\| d: b","a,c")("a,d")` |\n| `1` | 2 | `game.graph.DigraphPlacement("a: b \\| b: c \\| c: d \\| d: b","a,c")("c")` |\n| `{1/2\\|0}` | 1 | `game.graph.DigraphPlacement("a: b \\| b: c \\| c: d \\| d: b","a,c")("a,b,c,d")` |\n| `2` | 1 | `game.graph.DigraphPlacement("a: b \\| b: c \\| c: d \\| d: b","a,c")("a,c")` |\n| `-1` | 1 | `game.graph.DigraphPlacement("a: b \\| b: c \\| c: d \\| d: b","a,c")("d")` |\n\nThe hottest is `game.graph.DigraphPlacement("a: b | b: c | c: d | d: b","a,c")("a,b,c,d")`: `{1/2|0}`, of temperature 1/4.\n\n',x='# DollarGame\n\n`game.strip.DollarGame`. Move a coin to the left over empty squares, neither onto another coin nor over one, or pocket the leftmost coin; the player who pockets the dollar, $, wins.\n\nSource: de Bruijn; Project Euler, problem 344.\n\n![The example](dollargame.svg)\n\nThe example, `game.strip.DollarGame.Position(".o.$")`, is worth `*`.\n\n## Tested here\n\nComputed on all strips of 1 to 6 cells.\n\n- impartial: yes, all 447 positions (both players have the same moves).\n- dicot: yes, all 447 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 447 positions (a player who cannot move cannot move later either).\n- option-closed: no; `o$` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `$` is not (all values are numbers).\n- infinitesimals: yes, all 447 positions (all values are infinitesimal).\n\nThey have 7 different values (`tweedle table game.strip.DollarGame --cols 1..6 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 209 | `.` |\n| `*` | 113 | `$` |\n| `*2` | 73 | `.$` |\n| `*3` | 34 | `..$` |\n| `*4` | 14 | `...$` |\n| `*5` | 3 | `....$` |\n| `*6` | 1 | `.....$` |\n\nThe hottest is `$`: `*`, of temperature 0.\n\n',S='# DollarGameWithBag\n\n`game.strip.DollarGameWithBag`. Move a coin to the left over empty squares, neither onto another coin nor over one, but for the first square, a bag with room for all; the player who puts the dollar, $, into the bag takes it and wins. With `opponentTakes` the opponent takes it, and wins.\n\n- Parameter `opponentTakes`; usually `false`.\n\nSource: de Bruijn; Conway, On Numbers and Games; cut-the-knot, The Silver Dollar Game.\n\n![The example](dollargamewithbag.svg)\n\nThe example, `game.strip.DollarGameWithBag.Position("..o.$")`, is worth `*`.\n\n## Tested here\n\nComputed on all strips of 1 to 6 cells.\n\n- impartial: yes, all 255 positions (both players have the same moves).\n- dicot: yes, all 255 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 255 positions (a player who cannot move cannot move later either).\n- option-closed: no; `.o$` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `.$` is not (all values are numbers).\n- infinitesimals: yes, all 255 positions (all values are infinitesimal).\n\nThey have 6 different values (`tweedle table game.strip.DollarGameWithBag --cols 1..6 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 159 | `.` |\n| `*` | 50 | `.$` |\n| `*2` | 29 | `..$` |\n| `*3` | 13 | `...$` |\n| `*4` | 3 | `....$` |\n| `*5` | 1 | `.....$` |\n\nThe hottest is `.$`: `*`, of temperature 0.\n\n',C='# Domineering\n\n`game.grid.Domineering`. Put a domino on two empty neighbouring cells: Left vertically, Right horizontally.\n\nSource: Göran Andersson; Berlekamp, Conway and Guy, Winning Ways, ch. 5.\n\n![The example](domineering.svg)\n\nThe example, `game.grid.Domineering.Position("..|.#")`, is worth `*`.\n\n## Tested here\n\nComputed on all boards of 1 or 2 rows and 1 to 4 columns.\n\n- impartial: no; `..` is not (both players have the same moves).\n- dicot: no; `..` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 370 positions (a player who cannot move cannot move later either).\n- option-closed: no; `....` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `..|..` is not (all values are numbers).\n- infinitesimals: no; `..` is not (all values are infinitesimal).\n\nThey have 19 different values (`tweedle table game.grid.Domineering --rows 1..2 --cols 1..4 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 104 | `.` |\n| `*` | 66 | `..\\|.#` |\n| `-1` | 59 | `..` |\n| `1` | 30 | `.\\|.` |\n| `+-1` | 26 | `..\\|..` |\n| `-1/2` | 16 | `...\\|.##` |\n| `-1*` | 16 | `....\\|.###` |\n| `{0\\|-1}` | 10 | `..#\\|#..` |\n| `+-(1*)` | 8 | `....\\|...#` |\n| `1*` | 8 | `..#.\\|.##.` |\n\nThe hottest is `...|...`: `{2|-1/2}`, of temperature 5/4.\n\n## Solved\n\n- All square boards up to 11 × 11 are solved; from 2 × 2 on the first player wins all of them but 5 × 5, where the second player wins. (cited: Uiterwijk, 11 × 11 Domineering is solved: the first player wins, Computers and Games 2016)\n- The values of all components of up to 15 squares are known; none is hotter than 2. (cited: Uiterwijk and Barton, New results for Domineering from combinatorial game theory endgame databases, Theoretical Computer Science 592 (2015))\n\n## Open\n\n- No position is hotter than 2. (conjectured: Berlekamp; see Guy and Nowakowski, Unsolved problems in combinatorial games)\n\n## Other programs\n\n- CGSuite, cgt, MCGS. (cited: the documentation of each program, 2026)\n\n',w=`# EdgeGeography

\`game.graph.EdgeGeography\`. Move the token along an edge of a directed graph; that edge is deleted.

- Parameter \`graph\`.

Source: Schaefer, On the complexity of some two-person perfect-information games, 1978.

![The example](edgegeography.svg)

The example, \`game.graph.EdgeGeography("a: b, c | b: c, d | c: a, d | d: b").Position("a")\`, is worth \`*\`.

## Tested here

Computed on all followers of the example, \`game.graph.EdgeGeography("a: b, c | b: c, d | c: a, d | d: b").Position("a")\`.

- impartial: yes, all 26 positions (both players have the same moves).
- dicot: yes, all 26 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 26 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.graph.EdgeGeography("a: b,c | b: c,d | c: a,d | d: b")("a")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.graph.EdgeGeography("a: b,c | b: c,d | c: a,d | d: b")("a")\` is not (all values are numbers).
- infinitesimals: yes, all 26 positions (all values are infinitesimal).

They have 3 different values (\`tweedle table --followers 'game.graph.EdgeGeography("a: b, c | b: c, d | c: a, d | d: b").Position("a")' --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 13 | \`game.graph.EdgeGeography("a: b,c \\| b: c,d \\| c: a,d \\| d: b")("b:a-b")\` |
| \`*\` | 11 | \`game.graph.EdgeGeography("a: b,c \\| b: c,d \\| c: a,d \\| d: b")("a")\` |
| \`*2\` | 2 | \`game.graph.EdgeGeography("a: b,c \\| b: c,d \\| c: a,d \\| d: b")("c:a-c")\` |

The hottest is \`game.graph.EdgeGeography("a: b,c | b: c,d | c: a,d | d: b")("a")\`: \`*\`, of temperature 0.

`,T='# ElephantsAndRhinos\n\n`game.strip.ElephantsAndRhinos`. Slide one of your pieces a cell forwards; nobody jumps.\n\nSource: CGSuite.\n\n![The example](elephantsandrhinos.svg)\n\nThe example, `game.strip.ElephantsAndRhinos.Position("t.t.f")`, is worth `{2|1}`.\n\n## Tested here\n\nComputed on all strips of 1 to 6 cells.\n\n- impartial: no; `.f` is not (both players have the same moves).\n- dicot: no; `.f` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 1,092 positions (a player who cannot move cannot move later either).\n- option-closed: no; `..f` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `t.f` is not (all values are numbers).\n- infinitesimals: no; `.f` is not (all values are infinitesimal).\n\nThey have 41 different values (`tweedle table game.strip.ElephantsAndRhinos --cols 1..6 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 387 | `.` |\n| `-1` | 108 | `.f` |\n| `1` | 108 | `t.` |\n| `-2` | 74 | `..f` |\n| `2` | 74 | `t..` |\n| `*` | 56 | `t.f` |\n| `-3` | 37 | `...f` |\n| `3` | 37 | `t...` |\n| `-4` | 28 | `..ff` |\n| `4` | 28 | `tt..` |\n\nThe hottest is `t.ffff`: `{0|-3}`, of temperature 3/2.\n\n',E='# EndNim\n\n`game.heap.EndNim`. Take any number of counters from the heap at either end of the row.\n\nSource: Albert and Nowakowski, The game of End-Nim, 2001.\n\n![The example](endnim.svg)\n\nThe example, `game.heap.EndNim.Position("3,5,2")`, is worth `*3`.\n\n## Tested here\n\nComputed on all followers of the example, `game.heap.EndNim.Position("3,5,2")`.\n\n- impartial: yes, all 31 positions (both players have the same moves).\n- dicot: yes, all 31 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 31 positions (a player who cannot move cannot move later either).\n- option-closed: no; `game.heap.EndNim("3,5,2")` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `game.heap.EndNim("3,5,2")` is not (all values are numbers).\n- infinitesimals: yes, all 31 positions (all values are infinitesimal).\n\nThey have 8 different values (`tweedle table --followers \'game.heap.EndNim.Position("3,5,2")\' --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 6 | `game.heap.EndNim("2,5,2")` |\n| `*` | 5 | `game.heap.EndNim("1,5,2")` |\n| `*3` | 4 | `game.heap.EndNim("3,5,2")` |\n| `*2` | 4 | `game.heap.EndNim("3,5,1")` |\n| `*7` | 3 | `game.heap.EndNim("5,2")` |\n| `*6` | 3 | `game.heap.EndNim("3,5")` |\n| `*4` | 3 | `game.heap.EndNim("1,5")` |\n| `*5` | 3 | `game.heap.EndNim("5")` |\n\nThe hottest is `game.heap.EndNim("3,5,2")`: `*3`, of temperature 0.\n\nThe nimbers of heaps of 0 to 60 counters: `0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60`.\nWith 1 counter more, `1` is added from 0 on, as far as they are listed.\n\n',D=`# Euclid

\`game.heap.Euclid\`. Subtract a multiple of the smaller number from the larger.

Source: Cole and Davie 1969.

![The example](euclid.svg)

The example, \`game.heap.Euclid.Position("(25,7)")\`, is worth \`*3\`.

## Tested here

Computed on all followers of the example, \`game.heap.Euclid.Position("(25,7)")\`.

- impartial: yes, all 10 positions (both players have the same moves).
- dicot: yes, all 10 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 10 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.heap.Euclid("(25,7)")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.heap.Euclid("(25,7)")\` is not (all values are numbers).
- infinitesimals: yes, all 10 positions (all values are infinitesimal).

They have 4 different values (\`tweedle table --followers 'game.heap.Euclid.Position("(25,7)")' --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 4 | \`game.heap.Euclid("(11,7)")\` |
| \`*3\` | 2 | \`game.heap.Euclid("(25,7)")\` |
| \`*2\` | 2 | \`game.heap.Euclid("(18,7)")\` |
| \`*\` | 2 | \`game.heap.Euclid("(4,7)")\` |

The hottest is \`game.heap.Euclid("(25,7)")\`: \`*3\`, of temperature 0.

## Theory

- The player to move wins (a, b) with a ≥ b where a/b is larger than the golden ratio, or a = b. (cited: Cole and Davie, A game based on the Euclidean algorithm and a winning strategy for it, Mathematical Gazette 53 (1969))

`,O=`# FibonacciNim

\`game.heap.FibonacciNim\`. Take at most twice what was just taken; the first may take all but one.

Source: Whinihan, Fibonacci Nim, 1963.

![The example](fibonaccinim.svg)

The example, \`game.heap.FibonacciNim.Position("13")\`, is worth \`0\`.

## Tested here

Computed on all followers of the example, \`game.heap.FibonacciNim.Position("13")\`.

- impartial: yes, all 31 positions (both players have the same moves).
- dicot: yes, all 31 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 31 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.heap.FibonacciNim("13")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.heap.FibonacciNim("(12,2)")\` is not (all values are numbers).
- infinitesimals: yes, all 31 positions (all values are infinitesimal).

They have 6 different values (\`tweedle table --followers 'game.heap.FibonacciNim.Position("13")' --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 9 | \`game.heap.FibonacciNim("13")\` |
| \`*\` | 7 | \`game.heap.FibonacciNim("(12,2)")\` |
| \`*2\` | 6 | \`game.heap.FibonacciNim("(10,6)")\` |
| \`*4\` | 4 | \`game.heap.FibonacciNim("(7,7)")\` |
| \`*3\` | 3 | \`game.heap.FibonacciNim("(11,4)")\` |
| \`*5\` | 2 | \`game.heap.FibonacciNim("9")\` |

The hottest is \`game.heap.FibonacciNim("(12,2)")\`: \`*\`, of temperature 0.

The nimbers of heaps of 0 to 60 counters: \`0, 0, 0, 0, 3, 0, 4, 4, 0, 5, 5, 5, 6, 0, 6, 6, 7, 7, 7, 7, 7, 0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 0, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 0, 10, 10, 11, 11, 11\`.

## Theory

- The second player wins where the number of counters is a Fibonacci number, if the first move may not take all. (cited: Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963))

## Other programs

- CGSuite. (cited: the documentation of each program, 2026)

`,k=`# Fission

\`game.grid.Fission\`. Split a stone into the two empty cells on either side of it: Left above and below, Right to its left and right.

Source: CGSuite.

![The example](fission.svg)

The example, \`game.grid.Fission.Position("....|.x..|...#")\`, is worth \`0\`.

## Tested here

Computed on all boards of 1 or 2 rows and 1 to 3 columns.

- impartial: no; \`.x.\` is not (both players have the same moves).
- dicot: no; \`.x.\` is not (where one player can move, the other one can, too).
- dead-ending: yes, all 858 positions (a player who cannot move cannot move later either).
- option-closed: no; \`.x.|.x.\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: yes, all 858 positions (all values are numbers).
- infinitesimals: no; \`.x.\` is not (all values are infinitesimal).

They have 3 different values (\`tweedle table game.grid.Fission --rows 1..2 --cols 1..3 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 804 | \`.\` |
| \`-1\` | 53 | \`.x.\` |
| \`-2\` | 1 | \`.x.\\|.x.\` |

The hottest is \`.\`: \`0\`, of temperature -1.

## Other programs

- CGSuite, cgt, MCGS. (cited: the documentation of each program, 2026)

`,A=`# FoxAndGeese

\`game.grid.FoxAndGeese\`. Left's geese step upwards along diagonals, Right's fox in any diagonal direction; the fox wants to get past the geese, and they want to trap it.

Source: Berlekamp, Conway and Guy, Winning Ways, ch. 20.

![The example](foxandgeese.svg)

The example is \`game.grid.FoxAndGeese.Position("f.......|........|........|.g.g.g.g")\`.

## Tested here

Computed on 100 positions that random play comes to from the example, \`game.grid.FoxAndGeese.Position("f.......|........|........|.g.g.g.g")\`.

- impartial: no; \`game.grid.FoxAndGeese("f.......|........|........|.g.g.g.g")\` is not (both players have the same moves).
- dicot: no; \`game.grid.FoxAndGeese("..g.g.g.|........|g.f.....|........")\` is not (where one player can move, the other one can, too).
- dead-ending: no; \`game.grid.FoxAndGeese("f.......|.g......|....g.g.|.......g")\` is not (a player who cannot move cannot move later either).
- option-closed: no; \`game.grid.FoxAndGeese("f.......|........|........|.g.g.g.g")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: not known (all values are numbers): \`game.grid.FoxAndGeese("f.......|........|........|.g.g.g.g")\`: That is not a short game. If that is intentional, try \`GameValue\` in place of \`CanonicalForm\`.
- infinitesimals: not known (all values are infinitesimal): \`game.grid.FoxAndGeese("f.......|........|........|.g.g.g.g")\`: That is not a short game. If that is intentional, try \`GameValue\` in place of \`CanonicalForm\`.

## Theory

- With the geese in their usual places on the board of 8 × 8 the geese win, also if the fox begins. (cited: Welton, discussed by Siegel, Combinatorial Game Theory, VI.2; Berlekamp, Conway and Guy, Winning Ways, ch. 20)

## Other programs

- CGSuite. (cited: the documentation of each program, 2026)

`,j=`# GameOfY

\`game.grid.GameOfY\`. Put a stone on an empty cell of a triangle of hexagons; a player wins at once with a chain of stones that touches all three sides.

Source: Titus and Schensted, Mudcrack Y and Poly-Y, 1975.

![The example](gameofy.svg)

The example is \`game.grid.GameOfY.Position("##.|#.o|x..")\`.

## Tested here

Computed on all boards of 1 or 2 rows and 1 to 2 columns.

- impartial: no; \`.\` is not (both players have the same moves).
- dicot: yes, all 30 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 30 positions (a player who cannot move cannot move later either).
- option-closed: no; \`#.|..\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: not known (all values are numbers): \`.\`: A position of a partizan game with entailing moves is an affine game.
- infinitesimals: not known (all values are infinitesimal): \`.\`: A position of a partizan game with entailing moves is an affine game.

`,M='# GenFoxAndGeese\n\n`game.grid.GenFoxAndGeese`. Fox and Geese on boards with so many columns, with a fox that goes so far in a direction.\n\n- Parameter `boardWidth`; usually `8`.\n- Parameter `foxRange`; usually `1`.\n\nSource: Berlekamp, Conway and Guy, Winning Ways, ch. 20.\n\n![The example](genfoxandgeese.svg)\n\nThe example is `game.grid.GenFoxAndGeese(boardWidth => 4).Position("f...|....|g.g.")`.\n\n## Tested here\n\nComputed on all followers of the example, `game.grid.GenFoxAndGeese(boardWidth => 4).Position("f...|....|g.g.")`.\n\n- impartial: no; `game.grid.GenFoxAndGeese(4,1)("f...|....|g.g.")` is not (both players have the same moves).\n- dicot: no; `game.grid.GenFoxAndGeese(4,1)("f...|.g..|..g.")` is not (where one player can move, the other one can, too).\n- dead-ending: no; `game.grid.GenFoxAndGeese(4,1)("f...|.g..|..g.")` is not (a player who cannot move cannot move later either).\n- option-closed: no; `game.grid.GenFoxAndGeese(4,1)("f...|....|g.g.")` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: not known (all values are numbers): `game.grid.GenFoxAndGeese(4,1)("f...|....|g.g.")`: That is not a short game. If that is intentional, try `GameValue` in place of `CanonicalForm`.\n- infinitesimals: not known (all values are infinitesimal): `game.grid.GenFoxAndGeese(4,1)("f...|....|g.g.")`: That is not a short game. If that is intentional, try `GameValue` in place of `CanonicalForm`.\n\n1 position has a value as a short game: 1 different value (`tweedle table --followers \'game.grid.GenFoxAndGeese(boardWidth => 4).Position("f...|....|g.g.")\' --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 1 | `game.grid.GenFoxAndGeese(4,1)("f.g.\\|.g..\\|....")` |\n\nThe hottest is `game.grid.GenFoxAndGeese(4,1)("f.g.|.g..|....")`: `0`, of temperature -1.\n\n',N="# GenToadsAndFrogs\n\n`game.strip.GenToadsAndFrogs`. Toads and Frogs that slide and jump as far as the parameters say.\n\n- Parameter `minSlide`; usually `1`.\n- Parameter `maxSlide`; usually `1`.\n- Parameter `maxJump`; usually `1`.\n- Parameter `allowFriendlyJump`; usually `false`.\n\nSource: CGSuite.\n\n![The example](gentoadsandfrogs.svg)\n\nThe example, `game.strip.GenToadsAndFrogs(maxJump => 2).Position(\"ttf.ff\")`, is worth `{*|-1/2}`.\n\n## Tested here\n\nComputed on all strips of 1 to 6 cells.\n\n- impartial: no; `.f` is not (both players have the same moves).\n- dicot: no; `.f` is not (where one player can move, the other one can, too).\n- dead-ending: no; `.tf` is not (a player who cannot move cannot move later either).\n- option-closed: no; `..f` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `t.f` is not (all values are numbers).\n- infinitesimals: no; `.f` is not (all values are infinitesimal).\n\nThey have 52 different values (`tweedle table 'game.strip.GenToadsAndFrogs(maxJump => 2)' --cols 1..6 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 347 | `.` |\n| `-1` | 102 | `.f` |\n| `1` | 102 | `t.` |\n| `-2` | 71 | `..f` |\n| `2` | 71 | `t..` |\n| `-3` | 42 | `...f` |\n| `3` | 42 | `t...` |\n| `*` | 41 | `t.f` |\n| `-4` | 30 | `..ff` |\n| `4` | 30 | `tt..` |\n\nThe hottest is `t.ffff`: `{0||-1|-3/2}`, of temperature 5/8.\n\n",P='# GoByArea\n\n`game.grid.GoByArea`. Go in regions that both players touch, as a scoring game: put a stone there, and take enemy groups without liberties; stones and enclosed points count, and X and O live for good.\n\nSource: Berlekamp and Wolfe, Mathematical Go, 1994.\n\n![The example](gobyarea.svg)\n\nThe example, `game.grid.GoByArea.Position("XXXX|X..O|XXXX")`, is worth `ScoringForm("<2|<0|-2>>")`.\n\n## Tested here\n\nComputed on all followers of the example, `game.grid.GoByArea.Position("XXXX|X..O|XXXX")`, as scoring games, since they are played for points.\n\nThey have 7 different values (`tweedle table --followers \'game.grid.GoByArea.Position("XXXX|X..O|XXXX")\' --columns g.ScoringForm,g.ScoringForm.Temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `ScoringForm("2")` | 2 | `game.grid.GoByArea("XXXX\\|X.xO\\|XXXX")` |\n| `ScoringForm("<2\\|<0\\|-2>>")` | 1 | `game.grid.GoByArea("XXXX\\|X..O\\|XXXX")` |\n| `ScoringForm("<2\\|0>")` | 1 | `game.grid.GoByArea("XXXX\\|Xx.O\\|XXXX")` |\n| `ScoringForm("<2\\|-2>")` | 1 | `game.grid.GoByArea("XXXX\\|Xo.O\\|XXXX")` |\n| `ScoringForm("<0\\|-2>")` | 1 | `game.grid.GoByArea("XXXX\\|X.oO\\|XXXX")` |\n| `ScoringForm("0")` | 1 | `game.grid.GoByArea("XXXX\\|XxoO\\|XXXX")` |\n| `ScoringForm("-2")` | 1 | `game.grid.GoByArea("XXXX\\|XooO\\|XXXX")` |\n\nThe hottest is `game.grid.GoByArea("XXXX|Xo.O|XXXX")`: `ScoringForm("<2|-2>")`, of temperature 2.\n\n',F='# GoEndgame\n\n`game.grid.GoEndgame`. Go with points as moves: put a stone on an empty point, take enemy groups without liberties, or give back a prisoner; X and O are stones that live for good.\n\nSource: Berlekamp and Wolfe, Mathematical Go, 1994.\n\n![The example](goendgame.svg)\n\nThe example is `game.grid.GoEndgame.Position("#XO#|X.xO|#XO#")`.\n\n## Tested here\n\nComputed on all followers of the example, `game.grid.GoEndgame.Position("#XO#|X.xO|#XO#")`.\n\n- impartial: no; `game.grid.GoEndgame("#XO#|X.xO|#XO#")` is not (both players have the same moves).\n- dicot: no; `game.grid.GoEndgame("-1:#XO#|XooO|#XO#")` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 8 positions (a player who cannot move cannot move later either).\n- option-closed: no; `game.grid.GoEndgame("#XO#|X.xO|#XO#")` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: not known (all values are numbers): `game.grid.GoEndgame("#XO#|X.xO|#XO#")`: That is not a short game. If that is intentional, try `GameValue` in place of `CanonicalForm`.\n- infinitesimals: no; `game.grid.GoEndgame("-1:#XO#|XooO|#XO#")` is not (all values are infinitesimal).\n\n4 positions have a value as short games: 3 different values (`tweedle table --followers \'game.grid.GoEndgame.Position("#XO#|X.xO|#XO#")\' --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 2 | `game.grid.GoEndgame("#XO#\\|XxxO\\|#XO#")` |\n| `-1` | 1 | `game.grid.GoEndgame("-1:#XO#\\|XooO\\|#XO#")` |\n| `1` | 1 | `game.grid.GoEndgame("1:#XO#\\|XxxO\\|#XO#")` |\n\nThe hottest is `game.grid.GoEndgame("#XO#|XxxO|#XO#")`: `0`, of temperature -1.\n\n## Complexity\n\n- To find the winner of Go with Japanese rules is EXPTIME-complete. (cited: Robson, The complexity of Go, IFIP Congress 1983)\n\n',I=`# GrundysGame

\`game.heap.GrundysGame\`. Split a heap into two of different sizes.

Source: Grundy 1939; Berlekamp, Conway and Guy, Winning Ways, ch. 4.

![The example](grundysgame.svg)

The example, \`game.heap.GrundysGame.Position("7")\`, is worth \`0\`.

## Tested here

Computed on all positions of one or two heaps of 0 to 8 counters.

- impartial: yes, all 45 positions (both players have the same moves).
- dicot: yes, all 45 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 45 positions (a player who cannot move cannot move later either).
- option-closed: no; \`3,3\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`0,3\` is not (all values are numbers).
- infinitesimals: yes, all 45 positions (all values are infinitesimal).

They have 4 different values (\`tweedle table game.heap.GrundysGame --heaps 2 --most 8 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 21 | \`0,0\` |
| \`*\` | 10 | \`0,3\` |
| \`*2\` | 10 | \`0,5\` |
| \`*3\` | 4 | \`3,5\` |

The hottest is \`0,3\`: \`*\`, of temperature 0.

The nimbers of heaps of 0 to 60 counters: \`0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3, 1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 5, 4, 1, 5, 4, 1, 5, 4, 1, 0, 2, 1, 0, 2, 1, 5, 2, 1, 3, 2\`.

## Open

- It is not known whether the nimbers are periodic; no period was found up to 2^35 counters. (cited: Flammenkamp; Berlekamp, Conway and Guy, Winning Ways, ch. 4)

## Other programs

- CGSuite. (cited: the documentation of each program, 2026)

`,L=`# Hackenbush

\`game.graph.Hackenbush\`. Cut an edge: l Left's, r Right's, e either's; what is no longer connected to the ground falls away.

Source: Berlekamp, Conway and Guy, Winning Ways, ch. 1 and 2.

![The example](hackenbush.svg)

The example, \`game.graph.Hackenbush.Position("lrrl")\`, is worth \`3/8\`.

## Tested here

Computed on all followers of the example, \`game.graph.Hackenbush.Position("lrrl")\`.

- impartial: no; \`game.graph.Hackenbush("lrrl")\` is not (both players have the same moves).
- dicot: no; \`game.graph.Hackenbush("l")\` is not (where one player can move, the other one can, too).
- dead-ending: yes, all 5 positions (a player who cannot move cannot move later either).
- option-closed: yes, all 5 positions (what a player comes to by two moves one after the other, they come to by one).
- numbers: yes, all 5 positions (all values are numbers).
- infinitesimals: no; \`game.graph.Hackenbush("lrrl")\` is not (all values are infinitesimal).

They have 5 different values (\`tweedle table --followers 'game.graph.Hackenbush.Position("lrrl")' --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`3/8\` | 1 | \`game.graph.Hackenbush("lrrl")\` |
| \`0\` | 1 | \`game.graph.Hackenbush(".")\` |
| \`1/4\` | 1 | \`game.graph.Hackenbush("lrr")\` |
| \`1\` | 1 | \`game.graph.Hackenbush("l")\` |
| \`1/2\` | 1 | \`game.graph.Hackenbush("lr")\` |

The hottest is \`game.graph.Hackenbush("lrrl")\`: \`3/8\`, of temperature -1/8.

## Theory

- Positions of blue and red edges are numbers; positions of green edges are nimbers, by the colon and the fusion principle. (cited: Berlekamp, Conway and Guy, Winning Ways, ch. 1, 2 and 7)

## Complexity

- To find the value of a position of blue and red edges is NP-hard. (cited: Berlekamp, Conway and Guy, Winning Ways, ch. 7)

## Other programs

- CGSuite. (cited: the documentation of each program, 2026)

`,R='# HareAndHounds\n\n`game.grid.HareAndHounds`. Left\'s hounds move along lines, never back to the left, and Right\'s hare in any direction; the hare wants to get past the hounds, and they want to trap it.\n\nSource: Berlekamp, Conway and Guy, Winning Ways, ch. 21.\n\n![The example](hareandhounds.svg)\n\nThe example is `game.grid.HareAndHounds.Position("#...#|.ddh.|#d..#")`.\n\n## Tested here\n\nComputed on 100 positions that random play comes to from the example, `game.grid.HareAndHounds.Position("#...#|.ddh.|#d..#")`.\n\n- impartial: no; `game.grid.HareAndHounds("#...#|.ddh.|#d..#")` is not (both players have the same moves).\n- dicot: no; `game.grid.HareAndHounds("#.d.#|.h.d.|#d..#")` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 100 positions (a player who cannot move cannot move later either).\n- option-closed: no; `game.grid.HareAndHounds("#...#|.ddh.|#d..#")` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: not known (all values are numbers): `game.grid.HareAndHounds("#...#|.ddh.|#d..#")`: That is not a short game. If that is intentional, try `GameValue` in place of `CanonicalForm`.\n- infinitesimals: not known (all values are infinitesimal): `game.grid.HareAndHounds("#...#|.ddh.|#d..#")`: That is not a short game. If that is intentional, try `GameValue` in place of `CanonicalForm`.\n\n',z=`# Hex

\`game.grid.Hex\`. Put a stone on an empty cell of a board of hexagons; Left wins at once with a chain of stones x from the first row to the last, Right with a chain of o from the first column to the last.

Source: Hein 1942; Nash; Gardner, Scientific American, July 1957.

![The example](hex.svg)

The example is \`game.grid.Hex.Position("..o|.x.|...")\`.

## Tested here

Computed on all boards of 1 or 2 rows and 1 to 3 columns.

- impartial: no; \`.\` is not (both players have the same moves).
- dicot: yes, all 858 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 858 positions (a player who cannot move cannot move later either).
- option-closed: no; \`..\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: not known (all values are numbers): \`.\`: A position of a partizan game with entailing moves is an affine game.
- infinitesimals: not known (all values are infinitesimal): \`.\`: A position of a partizan game with entailing moves is an affine game.

## Theory

- A full board has exactly one winner, and the player who begins on an empty square board can win, by strategy stealing. (cited: Nash 1949; Gale, The game of Hex and the Brouwer fixed-point theorem, American Mathematical Monthly 86 (1979))

## Complexity

- To find the winner is PSPACE-complete. (cited: Reisch, Hex ist PSPACE-vollständig, Acta Informatica 15 (1981))

`,B='# HotClobber\n\n`game.grid.HotClobber`. Cannibal Clobber, by the name that CGSuite has for it.\n\nSource: CGSuite.\n\n![The example](hotclobber.svg)\n\nThe example, `game.grid.HotClobber.Position("xxo")`, is worth `^`.\n\n## Tested here\n\nComputed on all boards of 1 or 2 rows and 1 to 3 columns.\n\n- impartial: no; `xx` is not (both players have the same moves).\n- dicot: no; `xx` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 858 positions (a player who cannot move cannot move later either).\n- option-closed: no; `xxx` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `xo` is not (all values are numbers).\n- infinitesimals: no; `xx` is not (all values are infinitesimal).\n\nThey have 68 different values (`tweedle table game.grid.HotClobber --rows 1..2 --cols 1..3 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 146 | `.` |\n| `*` | 84 | `xo` |\n| `^` | 50 | `xxo` |\n| `v` | 50 | `xoo` |\n| `1` | 42 | `xx` |\n| `-1` | 42 | `oo` |\n| `{1\\|0}` | 27 | `xox` |\n| `{0\\|-1}` | 27 | `oxo` |\n| `2` | 24 | `xxx` |\n| `-2` | 24 | `ooo` |\n\nThe hottest is `.xx|xox`: `{3|^}`, of temperature 3/2.\n\n',V='# Kayles\n\n`game.heap.Kayles`. Knock down one pin or two pins next to each other; what is left of the row is a row on either side.\n\nSource: Dudeney 1907; Guy and Smith 1956; Berlekamp, Conway and Guy, Winning Ways, ch. 4.\n\n![The example](kayles.svg)\n\nThe example, `game.heap.Kayles.Position("7")`, is worth `*2`.\n\n## Tested here\n\nComputed on all positions of one or two heaps of 0 to 8 counters.\n\n- impartial: yes, all 45 positions (both players have the same moves).\n- dicot: yes, all 45 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 45 positions (a player who cannot move cannot move later either).\n- option-closed: no; `1,1` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `0,1` is not (all values are numbers).\n- infinitesimals: yes, all 45 positions (all values are infinitesimal).\n\nThey have 8 different values (`tweedle table game.heap.Kayles --heaps 2 --most 8 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 14 | `0,0` |\n| `*2` | 8 | `0,2` |\n| `*3` | 8 | `1,2` |\n| `*` | 7 | `0,1` |\n| `*5` | 3 | `1,5` |\n| `*6` | 2 | `2,5` |\n| `*7` | 2 | `3,5` |\n| `*4` | 1 | `0,5` |\n\nThe hottest is `0,1`: `*`, of temperature 0.\n\nThe nimbers of heaps of 0 to 60 counters: `0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4`.\n\n## Theory\n\n- The nimbers have the period 12 from 71 on. (cited: Guy and Smith, The G-values of various games, Proceedings of the Cambridge Philosophical Society 52 (1956))\n- The misère quotient has 40 elements; outcomes are known for all positions. (cited: Sibert and Conway, Mathematical Kayles, International Journal of Game Theory 20 (1992); Plambeck and Siegel, Misère quotients for impartial games, Journal of Combinatorial Theory A 115 (2008))\n\n## Other programs\n\n- CGSuite, MCGS. (cited: the documentation of each program, 2026)\n\n',H='# KingDirt\n\n`game.grid.KingDirt`. Put a king from your hand on an empty cell, or step with one like a king of chess; the cell it came from falls away.\n\n- Parameter `mustPlace`; usually `false`.\n\nSource: MCGS, University of Alberta.\n\n![The example](kingdirt.svg)\n\nThe example, `game.grid.KingDirt.Position("1,0:x..|..o")`, is worth `0`.\n\n## Tested here\n\nComputed on all followers of the example, `game.grid.KingDirt.Position("1,0:x..|..o")`.\n\n- impartial: no; `game.grid.KingDirt("1,0:x..|..o")` is not (both players have the same moves).\n- dicot: no; `game.grid.KingDirt("##x|.xo")` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 197 positions (a player who cannot move cannot move later either).\n- option-closed: no; `game.grid.KingDirt("1,0:x..|..o")` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `game.grid.KingDirt("xx.|..o")` is not (all values are numbers).\n- infinitesimals: no; `game.grid.KingDirt("xx.|..o")` is not (all values are infinitesimal).\n\nThey have 8 different values (`tweedle table --followers \'game.grid.KingDirt.Position("1,0:x..|..o")\' --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 77 | `game.grid.KingDirt("1,0:x..\\|..o")` |\n| `*` | 68 | `game.grid.KingDirt("x.x\\|..o")` |\n| `1` | 20 | `game.grid.KingDirt("##x\\|.xo")` |\n| `{1\\|*}` | 16 | `game.grid.KingDirt("x#x\\|..o")` |\n| `1*` | 5 | `game.grid.KingDirt("#x.\\|.xo")` |\n| `{1*\\|0}` | 4 | `game.grid.KingDirt("xx.\\|..o")` |\n| `{*\\|-1}` | 4 | `game.grid.KingDirt("x#.\\|x.o")` |\n| `-1` | 3 | `game.grid.KingDirt("x#.\\|xo#")` |\n\nThe hottest is `game.grid.KingDirt("xx.|..o")`: `{1*|0}`, of temperature 1/2.\n\n## Other programs\n\n- MCGS. (cited: the documentation of each program, 2026)\n\n',U='# Kings\n\n`game.grid.Kings`. Clobber with stones that move like kings of chess: onto an enemy stone on any of the eight cells around.\n\nSource: CGSuite.\n\n![The example](kings.svg)\n\nThe example, `game.grid.Kings.Position("x.|ox")`, is worth `^`.\n\n## Tested here\n\nComputed on all boards of 1 or 2 rows and 1 to 3 columns.\n\n- impartial: no; `xo` is not (both players have the same moves).\n- dicot: yes, all 858 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 858 positions (a player who cannot move cannot move later either).\n- option-closed: no; `xxo` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `xo` is not (all values are numbers).\n- infinitesimals: yes, all 858 positions (all values are infinitesimal).\n\nThey have 32 different values (`tweedle table game.grid.Kings --rows 1..2 --cols 1..3 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 222 | `.` |\n| `*` | 110 | `xo` |\n| `^` | 72 | `xxo` |\n| `v` | 72 | `xoo` |\n| `+-{*,^}` | 56 | `..x\\|xoo` |\n| `^^*` | 34 | `xx\\|xo` |\n| `vv*` | 34 | `xo\\|oo` |\n| `{0\\|*,^}` | 24 | `..x\\|xxo` |\n| `{*,v\\|0}` | 24 | `..x\\|ooo` |\n| `^<2>` | 16 | `.xx\\|xox` |\n\nThe hottest is `xo`: `*`, of temperature 0.\n\n',W=`# Knights

\`game.grid.Knights\`. Clobber with stones that move like knights of chess.

Source: CGSuite.

![The example](knights.svg)

The example, \`game.grid.Knights.Position("x.o|o.x")\`, is worth \`0\`.

## Tested here

Computed on all boards of 1 or 2 rows and 1 to 3 columns.

- impartial: no; \`..x|o..\` is not (both players have the same moves).
- dicot: yes, all 858 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 858 positions (a player who cannot move cannot move later either).
- option-closed: no; \`x.x|o.o\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`..x|o..\` is not (all values are numbers).
- infinitesimals: yes, all 858 positions (all values are infinitesimal).

They have 2 different values (\`tweedle table game.grid.Knights --rows 1..2 --cols 1..3 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 606 | \`.\` |
| \`*\` | 252 | \`..x\\|o..\` |

The hottest is \`..x|o..\`: \`*\`, of temperature 0.

`,G=`# Konane

\`game.grid.Konane\`. Jump with one of your stones over an enemy stone to the empty cell behind it and remove that stone; the same stone may go on in the same direction.

Source: Hawaii; Ernst, Playing Konane mathematically, 1995.

![The example](konane.svg)

The example, \`game.grid.Konane.Position("x.ox|oxo.")\`, is worth \`2\`.

## Tested here

Computed on all boards of 1 or 2 rows and 1 to 3 columns.

- impartial: no; \`.xo\` is not (both players have the same moves).
- dicot: no; \`.xo\` is not (where one player can move, the other one can, too).
- dead-ending: yes, all 858 positions (a player who cannot move cannot move later either).
- option-closed: no; \`.xo|.xo\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: yes, all 858 positions (all values are numbers).
- infinitesimals: no; \`.xo\` is not (all values are infinitesimal).

They have 5 different values (\`tweedle table game.grid.Konane --rows 1..2 --cols 1..3 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 662 | \`.\` |
| \`-1\` | 94 | \`.xo\` |
| \`1\` | 94 | \`.ox\` |
| \`-2\` | 4 | \`.xo\\|.xo\` |
| \`2\` | 4 | \`.ox\\|.ox\` |

The hottest is \`.\`: \`0\`, of temperature -1.

## Complexity

- To find the winner is PSPACE-complete. (cited: Hearn, Amazons, Konane, and Cross Purposes are PSPACE-complete, Games of No Chance 3 (2009))

## Other programs

- cgt. (cited: the documentation of each program, 2026)

`,K=`# KotzigsNim

\`game.strip.KotzigsNim\`. Move the token clockwise round a circle by as many places as one of the numbers says, to a place where it has not been.

- Parameter \`steps\`.

Source: Berlekamp, Conway and Guy, Winning Ways, ch. 15.

![The example](kotzigsnim.svg)

The example, \`game.strip.KotzigsNim([1,3]).Position("@.......")\`, is worth \`*\`.

## Tested here

Computed on all followers of the example, \`game.strip.KotzigsNim([1,3]).Position("@.......")\`.

- impartial: yes, all 51 positions (both players have the same moves).
- dicot: yes, all 51 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 51 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.strip.KotzigsNim([1,3])("@.......")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.strip.KotzigsNim([1,3])("@.......")\` is not (all values are numbers).
- infinitesimals: yes, all 51 positions (all values are infinitesimal).

They have 3 different values (\`tweedle table --followers 'game.strip.KotzigsNim([1,3]).Position("@.......")' --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 28 | \`game.strip.KotzigsNim([1,3])("x@......")\` |
| \`*\` | 21 | \`game.strip.KotzigsNim([1,3])("@.......")\` |
| \`*2\` | 2 | \`game.strip.KotzigsNim([1,3])("xx..@...")\` |

The hottest is \`game.strip.KotzigsNim([1,3])("@.......")\`: \`*\`, of temperature 0.

`,q='# LaskersNim\n\n`game.heap.LaskersNim`. Take any number of counters from a heap, or split a heap into two.\n\nSource: Lasker, Brettspiele der Völker, 1931; Berlekamp, Conway and Guy, Winning Ways, ch. 4.\n\n![The example](laskersnim.svg)\n\nThe example, `game.heap.LaskersNim.Position("7")`, is worth `*8`.\n\n## Tested here\n\nComputed on all positions of one or two heaps of 0 to 8 counters.\n\n- impartial: yes, all 45 positions (both players have the same moves).\n- dicot: yes, all 45 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 45 positions (a player who cannot move cannot move later either).\n- option-closed: no; `1,1` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `0,1` is not (all values are numbers).\n- infinitesimals: yes, all 45 positions (all values are infinitesimal).\n\nThey have 16 different values (`tweedle table game.heap.LaskersNim --heaps 2 --most 8 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 9 | `0,0` |\n| `*` | 4 | `0,1` |\n| `*2` | 4 | `0,2` |\n| `*3` | 4 | `1,2` |\n| `*4` | 4 | `0,3` |\n| `*5` | 4 | `1,3` |\n| `*6` | 4 | `2,3` |\n| `*7` | 4 | `3,4` |\n| `*8` | 1 | `0,7` |\n| `*9` | 1 | `1,7` |\n\nThe hottest is `0,1`: `*`, of temperature 0.\n\nThe nimbers of heaps of 0 to 60 counters: `0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11, 13, 14, 16, 15, 17, 18, 20, 19, 21, 22, 24, 23, 25, 26, 28, 27, 29, 30, 32, 31, 33, 34, 36, 35, 37, 38, 40, 39, 41, 42, 44, 43, 45, 46, 48, 47, 49, 50, 52, 51, 53, 54, 56, 55, 57, 58, 60, 59`.\nWith 4 counters more, `4` is added from 1 on, as far as they are listed.\n\n## Theory\n\n- The nimber of n > 0 is n, but n − 1 for n = 4k, and n + 1 for n = 4k + 3. (cited: Lasker, Brettspiele der Völker (1931); Berlekamp, Conway and Guy, Winning Ways, ch. 4)\n\n',J='# MockTurtles\n\n`game.strip.MockTurtles`. Turn over at most three coins of a row; the last of them must go from heads, h, to tails, t.\n\nSource: Berlekamp, Conway and Guy, Winning Ways, ch. 14.\n\n![The example](mockturtles.svg)\n\nThe example, `game.strip.MockTurtles.Position("thhth")`, is worth `*14`.\n\n## Tested here\n\nComputed on all strips of 1 to 9 cells.\n\n- impartial: yes, all 1,022 positions (both players have the same moves).\n- dicot: yes, all 1,022 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 1,022 positions (a player who cannot move cannot move later either).\n- option-closed: no; `tthh` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `h` is not (all values are numbers).\n- infinitesimals: yes, all 1,022 positions (all values are infinitesimal).\n\nThey have 32 different values (`tweedle table game.strip.MockTurtles --cols 1..9 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 51 | `t` |\n| `*` | 51 | `h` |\n| `*2` | 50 | `th` |\n| `*3` | 50 | `hh` |\n| `*4` | 49 | `tth` |\n| `*6` | 49 | `thh` |\n| `*5` | 49 | `hth` |\n| `*7` | 49 | `hhh` |\n| `*8` | 46 | `tttth` |\n| `*15` | 46 | `ttthh` |\n\nThe hottest is `h`: `*`, of temperature 0.\n\n## Theory\n\n- A head at place n, counted from 0, is worth the odious number 2n or 2n + 1. (cited: Berlekamp, Conway and Guy, Winning Ways, ch. 14)\n\n## Other programs\n\n- CGSuite. (cited: the documentation of each program, 2026)\n\n',Y='# Moebius\n\n`game.strip.Moebius`. Turn over at most five coins of a row; the last of them must go from heads, h, to tails, t.\n\nSource: Berlekamp, Conway and Guy, Winning Ways, ch. 14.\n\n![The example](moebius.svg)\n\nThe example, `game.strip.Moebius.Position("thhth")`, is worth `*22`.\n\n## Tested here\n\nComputed on all strips of 1 to 9 cells.\n\n- impartial: yes, all 1,022 positions (both players have the same moves).\n- dicot: yes, all 1,022 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 1,022 positions (a player who cannot move cannot move later either).\n- option-closed: no; `tttthh` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `h` is not (all values are numbers).\n- infinitesimals: yes, all 1,022 positions (all values are infinitesimal).\n\nThey have 128 different values (`tweedle table game.strip.Moebius --cols 1..9 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 15 | `t` |\n| `*` | 15 | `h` |\n| `*2` | 14 | `th` |\n| `*3` | 14 | `hh` |\n| `*4` | 13 | `tth` |\n| `*6` | 13 | `thh` |\n| `*5` | 13 | `hth` |\n| `*7` | 13 | `hhh` |\n| `*8` | 12 | `ttth` |\n| `*12` | 12 | `tthh` |\n\nThe hottest is `h`: `*`, of temperature 0.\n\n',X='# Mogul\n\n`game.strip.Mogul`. Turn over at most seven coins of a row; the last of them must go from heads, h, to tails, t.\n\nSource: Berlekamp, Conway and Guy, Winning Ways, ch. 14.\n\n![The example](mogul.svg)\n\nThe example, `game.strip.Mogul.Position("thhth")`, is worth `*22`.\n\n## Tested here\n\nComputed on all strips of 1 to 9 cells.\n\n- impartial: yes, all 1,022 positions (both players have the same moves).\n- dicot: yes, all 1,022 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 1,022 positions (a player who cannot move cannot move later either).\n- option-closed: no; `tttttthh` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `h` is not (all values are numbers).\n- infinitesimals: yes, all 1,022 positions (all values are infinitesimal).\n\nThey have 256 different values (`tweedle table game.strip.Mogul --cols 1..9 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 11 | `t` |\n| `*` | 11 | `h` |\n| `*2` | 10 | `th` |\n| `*3` | 10 | `hh` |\n| `*4` | 9 | `tth` |\n| `*6` | 9 | `thh` |\n| `*5` | 9 | `hth` |\n| `*7` | 9 | `hhh` |\n| `*8` | 8 | `ttth` |\n| `*12` | 8 | `tthh` |\n\nThe hottest is `h`: `*`, of temperature 0.\n\n',Z="# MooresNim\n\n`game.heap.MooresNim`. Take counters from at least one heap and from at most a fixed number of heaps, as many from each as you like.\n\n- Parameter `heaps`.\n\nSource: Moore, A generalization of the game called Nim, 1910.\n\n![The example](mooresnim.svg)\n\nThe example, `game.heap.MooresNim(2).Position(\"1,2,3\")`, is worth `*6`.\n\n## Tested here\n\nComputed on all positions of one or two heaps of 0 to 8 counters.\n\n- impartial: yes, all 45 positions (both players have the same moves).\n- dicot: yes, all 45 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 45 positions (a player who cannot move cannot move later either).\n- option-closed: yes, all 45 positions (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `0,1` is not (all values are numbers).\n- infinitesimals: yes, all 45 positions (all values are infinitesimal).\n\nThey have 17 different values (`tweedle table 'game.heap.MooresNim(2)' --heaps 2 --most 8 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `*8` | 5 | `4,4` |\n| `*6` | 4 | `3,3` |\n| `*7` | 4 | `3,4` |\n| `*9` | 4 | `4,5` |\n| `*10` | 4 | `5,5` |\n| `*4` | 3 | `2,2` |\n| `*5` | 3 | `2,3` |\n| `*11` | 3 | `5,6` |\n| `*12` | 3 | `6,6` |\n| `*2` | 2 | `1,1` |\n\nThe hottest is `0,1`: `*`, of temperature 0.\n\nThe nimbers of heaps of 0 to 60 counters: `0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60`.\nWith 1 counter more, `1` is added from 0 on, as far as they are listed.\n\n## Theory\n\n- The second player wins where each binary digit occurs in a number of heaps that k + 1 divides. (cited: Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910))\n\n",Q=`# MoveTable

\`game.entailing.MoveTable\`. The moves that the table lists, each of them quiet, entailing or a carry-on.

- Parameter \`table\`.

Source: Larsson, Nowakowski and Santos, Impartial games with entailing moves.

The example, \`game.entailing.MoveTable("0: | 1: entail 0 | 2: quiet 0; entail 1").Position("2")\`, is worth \`*\`.

## Tested here

Computed on all followers of the example, \`game.entailing.MoveTable("0: | 1: entail 0 | 2: quiet 0; entail 1").Position("2")\`.

- impartial: yes, all 4 positions (both players have the same moves).
- dicot: yes, all 4 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 4 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.entailing.MoveTable("0: | 1: entail 0 | 2: quiet 0; entail 1")("2")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.entailing.MoveTable("0: | 1: entail 0 | 2: quiet 0; entail 1")("2")\` is not (all values are numbers).
- infinitesimals: not known (all values are infinitesimal): \`game.entailing.MoveTable("0: | 1: entail 0 | 2: quiet 0; entail 1")("!1")\`: An answer is due here, so that it has no value of its own.

2 positions have a value as short games: 2 different values (\`tweedle table --followers 'game.entailing.MoveTable("0: | 1: entail 0 | 2: quiet 0; entail 1").Position("2")' --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`*\` | 1 | \`game.entailing.MoveTable("0: \\| 1: entail 0 \\| 2: quiet 0; entail 1")("2")\` |
| \`0\` | 1 | \`game.entailing.MoveTable("0: \\| 1: entail 0 \\| 2: quiet 0; entail 1")("0")\` |

The hottest is \`game.entailing.MoveTable("0: | 1: entail 0 | 2: quiet 0; entail 1")("2")\`: \`*\`, of temperature 0.

`,$='# Nim\n\n`game.heap.Nim`. Take any number of counters from one heap.\n\nSource: Bouton, Nim, a game with a complete mathematical theory, 1901.\n\n![The example](nim.svg)\n\nThe example, `game.heap.Nim.Position("3,4,5")`, is worth `*2`.\n\n## Tested here\n\nComputed on all positions of one or two heaps of 0 to 8 counters.\n\n- impartial: yes, all 45 positions (both players have the same moves).\n- dicot: yes, all 45 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 45 positions (a player who cannot move cannot move later either).\n- option-closed: no; `1,1` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `0,1` is not (all values are numbers).\n- infinitesimals: yes, all 45 positions (all values are infinitesimal).\n\nThey have 16 different values (`tweedle table game.heap.Nim --heaps 2 --most 8 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 9 | `0,0` |\n| `*` | 4 | `0,1` |\n| `*2` | 4 | `0,2` |\n| `*3` | 4 | `1,2` |\n| `*4` | 4 | `0,4` |\n| `*5` | 4 | `1,4` |\n| `*6` | 4 | `2,4` |\n| `*7` | 4 | `3,4` |\n| `*8` | 1 | `0,8` |\n| `*9` | 1 | `1,8` |\n\nThe hottest is `0,1`: `*`, of temperature 0.\n\nThe nimbers of heaps of 0 to 60 counters: `0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60`.\nWith 1 counter more, `1` is added from 0 on, as far as they are listed.\n\n## Theory\n\n- A position is worth the nim-sum of its heaps. In misère play the same moves win until all heaps but one have one counter. (cited: Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901))\n\n## Complexity\n\n- The winner is found in linear time. (cited: Bouton 1901)\n\n## Other programs\n\n- CGSuite, MCGS. (cited: the documentation of each program, 2026)\n\n',ee=`# Nimstring

\`game.entailing.Nimstring\`. Draw a line between two dots; the player who completes a box moves again, and the player who cannot move loses.

- Parameter \`rowCount\`.
- Parameter \`colCount\`.

Source: Berlekamp, Conway and Guy, Winning Ways, ch. 16; Berlekamp, The Dots and Boxes Game.

![The example](nimstring.svg)

The example, \`game.entailing.Nimstring(2,3).Position("empty")\`, is worth \`*\`.

## Tested here

Computed on 100 positions that random play comes to from the example, \`game.entailing.Nimstring(2,3).Position("empty")\`.

- impartial: yes, all 100 positions (both players have the same moves).
- dicot: yes, all 100 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 100 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.entailing.Nimstring(2,3)("0x1ffff")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.entailing.Nimstring(2,3)("0x1ffff")\` is not (all values are numbers).
- infinitesimals: not known (all values are infinitesimal): \`game.entailing.Nimstring(2,3)("0x1c0a")\`: Its value is the moon, which is no nimber.

61 positions have a value as short games: 4 different values (\`tweedle table --followers 'game.entailing.Nimstring(2,3).Position("empty")' --random 100 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 32 | \`game.entailing.Nimstring(2,3)("0x9000")\` |
| \`*\` | 21 | \`game.entailing.Nimstring(2,3)("0x1ffff")\` |
| \`*3\` | 6 | \`game.entailing.Nimstring(2,3)("0x1fcff")\` |
| \`*2\` | 2 | \`game.entailing.Nimstring(2,3)("0xcfe7")\` |

The hottest is \`game.entailing.Nimstring(2,3)("0x1ffff")\`: \`*\`, of temperature 0.

## Theory

- A player wins Dots and Boxes with long chains by winning Nimstring first. (cited: Berlekamp, The Dots and Boxes Game (2000); Berlekamp, Conway and Guy, Winning Ways, ch. 16)

## Complexity

- To find the winner of Dots and Boxes is PSPACE-complete. (cited: Buchin, Hagedoorn, Kostitsyna and van Mulken, Dots & Boxes is PSPACE-complete, MFCS 2021)

`,te=`# NodeKayles

\`game.graph.NodeKayles\`. Choose a vertex: it is deleted, with all of its neighbours.

Source: Schaefer, On the complexity of some two-person perfect-information games, 1978.

![The example](nodekayles.svg)

The example, \`game.graph.NodeKayles.Position("---")\`, is worth \`0\`.

## Tested here

Computed on all followers of the example, \`game.graph.NodeKayles.Position("---")\`.

- impartial: yes, all 4 positions (both players have the same moves).
- dicot: yes, all 4 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 4 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.graph.NodeKayles("---")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.graph.NodeKayles("-")\` is not (all values are numbers).
- infinitesimals: yes, all 4 positions (all values are infinitesimal).

They have 2 different values (\`tweedle table --followers 'game.graph.NodeKayles.Position("---")' --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 2 | \`game.graph.NodeKayles("---")\` |
| \`*\` | 2 | \`game.graph.NodeKayles("-")\` |

The hottest is \`game.graph.NodeKayles("-")\`: \`*\`, of temperature 0.

## Theory

- Paths are Dawson's Kayles with a heap one larger, which has the period 34. (cited: Berlekamp, Conway and Guy, Winning Ways, ch. 4)

## Complexity

- To find the winner is PSPACE-complete. (cited: Schaefer, Journal of Computer and System Sciences 16 (1978))

`,ne='# NoGo\n\n`game.grid.NoGo`. Put a stone of yours on an empty point so that every block, of either colour, still has a liberty.\n\nSource: Chou, Teytaud and Yen, Revisiting Monte-Carlo tree search on a normal form game, 2011.\n\n![The example](nogo.svg)\n\nThe example, `game.grid.NoGo.Position(".x.|...")`, is worth `{1|0}`.\n\n## Tested here\n\nComputed on all boards of 1 or 2 rows and 1 to 2 columns.\n\n- impartial: no; `..` is not (both players have the same moves).\n- dicot: no; `.x|x.` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 162 positions (a player who cannot move cannot move later either).\n- option-closed: no; `..|..` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `..` is not (all values are numbers).\n- infinitesimals: no; `..|.x` is not (all values are infinitesimal).\n\nThey have 7 different values (`tweedle table game.grid.NoGo --rows 1..2 --cols 1..2 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 95 | `.` |\n| `*` | 43 | `..` |\n| `1` | 6 | `.x\\|x.` |\n| `-1` | 6 | `.o\\|o.` |\n| `{1\\|*}` | 4 | `..\\|.x` |\n| `{*\\|-1}` | 4 | `..\\|.o` |\n| `+-1` | 4 | `..\\|.#` |\n\nThe hottest is `..|.#`: `+-1`, of temperature 1.\n\n## Solved\n\n- All strips of up to 39 cells, and boards of up to 27 cells, are solved. (cited: Du and Müller, Computers and Games 2024; Du, Wei and Müller, Advances in Computer Games 2023)\n\n## Complexity\n\n- To find the winner on a planar graph is PSPACE-complete. (cited: Burke and Hearn, PSPACE-complete two-color planar placement games, International Journal of Game Theory 48 (2019))\n\n## Other programs\n\n- MCGS. (cited: the documentation of each program, 2026)\n\n',re=`# Northcott

\`game.grid.Northcott\`. Move your piece along its row over empty squares, forwards or backwards; in each row stand one piece of Left's, x, and one of Right's, o.

Source: Berlekamp, Conway and Guy, Winning Ways, ch. 3.

![The example](northcott.svg)

The example is \`game.grid.Northcott.Position("x..o|.xo.")\`.

## Tested here

Computed on all boards of 1 or 2 rows and 1 to 3 columns.

- impartial: no; \`.xo\` is not (both players have the same moves).
- dicot: no; \`.xo\` is not (where one player can move, the other one can, too).
- dead-ending: no; \`.xo\` is not (a player who cannot move cannot move later either).
- option-closed: no; \`.xo\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: not known (all values are numbers): \`.xo\`: That is not a short game. If that is intentional, try \`GameValue\` in place of \`CanonicalForm\`.
- infinitesimals: not known (all values are infinitesimal): \`.xo\`: That is not a short game. If that is intentional, try \`GameValue\` in place of \`CanonicalForm\`.

6 positions have a value as short games: 1 different value (\`tweedle table game.grid.Northcott --rows 1..2 --cols 1..3 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 6 | \`xo\` |

The hottest is \`xo\`: \`0\`, of temperature -1.

## Theory

- A position is worth the nim-sum of its gaps; moves back do not change the winner. (cited: Berlekamp, Conway and Guy, Winning Ways, ch. 3)

`,ie=`# Officers

\`game.heap.Officers\`. Take one counter from a heap and leave the rest as one heap or two, but not as none.

Source: Descartes, Why are series musical?, 1953; Berlekamp, Conway and Guy, Winning Ways, ch. 4.

![The example](officers.svg)

The example, \`game.heap.Officers.Position("9")\`, is worth \`*2\`.

## Tested here

Computed on all positions of one or two heaps of 0 to 8 counters.

- impartial: yes, all 45 positions (both players have the same moves).
- dicot: yes, all 45 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 45 positions (a player who cannot move cannot move later either).
- option-closed: no; \`2,2\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`0,2\` is not (all values are numbers).
- infinitesimals: yes, all 45 positions (all values are infinitesimal).

They have 4 different values (\`tweedle table game.heap.Officers --heaps 2 --most 8 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 16 | \`0,0\` |
| \`*\` | 11 | \`0,2\` |
| \`*2\` | 9 | \`0,3\` |
| \`*3\` | 9 | \`2,3\` |

The hottest is \`0,2\`: \`*\`, of temperature 0.

The nimbers of heaps of 0 to 60 counters: \`0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0, 3, 4, 2, 1, 3, 2, 1, 0, 2, 1, 4, 5, 1, 4, 5, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 2, 3, 4, 2, 3, 4, 2, 1, 0, 2, 8, 4, 5, 3, 4, 5, 6, 2, 5, 1, 2, 3, 1\`.

## Open

- No period was found up to 1.4·10^14 counters. (cited: Flammenkamp's tables of octal games, and later computations)

`,ae='# PartizanEndNim\n\n`game.heap.PartizanEndNim`. Take any number of counters from the heap at your end of the row: Left from the first one, Right from the last one.\n\nSource: Albert and Nowakowski, The game of End-Nim, 2001.\n\n![The example](partizanendnim.svg)\n\nThe example, `game.heap.PartizanEndNim.Position("2,1")`, is worth `^*3`.\n\n## Tested here\n\nComputed on all followers of the example, `game.heap.PartizanEndNim.Position("2,1")`.\n\n- impartial: no; `game.heap.PartizanEndNim("2,1")` is not (both players have the same moves).\n- dicot: yes, all 5 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 5 positions (a player who cannot move cannot move later either).\n- option-closed: no; `game.heap.PartizanEndNim("2,1")` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `game.heap.PartizanEndNim("2,1")` is not (all values are numbers).\n- infinitesimals: yes, all 5 positions (all values are infinitesimal).\n\nThey have 4 different values (`tweedle table --followers \'game.heap.PartizanEndNim.Position("2,1")\' --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 2 | `game.heap.PartizanEndNim("1,1")` |\n| `^*3` | 1 | `game.heap.PartizanEndNim("2,1")` |\n| `*` | 1 | `game.heap.PartizanEndNim("1")` |\n| `*2` | 1 | `game.heap.PartizanEndNim("2")` |\n\nThe hottest is `game.heap.PartizanEndNim("2,1")`: `^*3`, of temperature 0.\n\nThe values of heaps of 0 to 60 counters: `0, *, *2, *3, *4, *5, *6, *7, *8, *9, *10, *11, *12, *13, *14, *15, *16, *17, *18, *19, *20, *21, *22, *23, *24, *25, *26, *27, *28, *29, *30, *31, *32, *33, *34, *35, *36, *37, *38, *39, *40, *41, *42, *43, *44, *45, *46, *47, *48, *49, *50, *51, *52, *53, *54, *55, *56, *57, *58, *59, *60`.\n\n',oe=`# PartizanTakeAndBreak

\`game.heap.PartizanTakeAndBreak\`. Take counters from one heap and perhaps split it: each player has a code of his own.

- Parameter \`left\`.
- Parameter \`right\`.

Source: Fraenkel and Kotzig, Partizan octal games, 1987.

![The example](partizantakeandbreak.svg)

The example, \`game.heap.PartizanTakeAndBreak("0.3","0.7").Position("9")\`, is worth \`*\`.

## Tested here

Computed on all positions of one or two heaps of 0 to 8 counters.

- impartial: no; \`0,3\` is not (both players have the same moves).
- dicot: yes, all 45 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 45 positions (a player who cannot move cannot move later either).
- option-closed: no; \`1,1\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`0,1\` is not (all values are numbers).
- infinitesimals: yes, all 45 positions (all values are infinitesimal).

They have 2 different values (\`tweedle table 'game.heap.PartizanTakeAndBreak("0.3","0.7")' --heaps 2 --most 8 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 25 | \`0,0\` |
| \`*\` | 20 | \`0,1\` |

The hottest is \`0,1\`: \`*\`, of temperature 0.

The values of heaps of 0 to 60 counters: \`0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0, *, 0\`.
With 1 counter more, \`*\` is added from 0 on, as far as they are listed.

`,se=`# Phutball

\`game.grid.Phutball\`. Put a man on an empty point, or let the ball jump over rows of men, which are taken off; Left wants the ball on or behind the last column, Right on or behind the first.

Source: Conway; Berlekamp, Conway and Guy, Winning Ways, ch. 22.

![The example](phutball.svg)

The example is \`game.grid.Phutball.Position(".@m..")\`.

## Tested here

Computed on all followers of the example, \`game.grid.Phutball.Position(".@m..")\`.

- impartial: no; \`game.grid.Phutball("Right:..m..")\` is not (both players have the same moves).
- dicot: no; \`game.grid.Phutball("Right:..m..")\` is not (where one player can move, the other one can, too).
- dead-ending: yes, all 52 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.grid.Phutball(".@m..")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: not known (all values are numbers): \`game.grid.Phutball(".@m..")\`: That is not a short game. If that is intentional, try \`GameValue\` in place of \`CanonicalForm\`.
- infinitesimals: not known (all values are infinitesimal): \`game.grid.Phutball(".@m..")\`: That is not a short game. If that is intentional, try \`GameValue\` in place of \`CanonicalForm\`.

## Complexity

- To find the winner is PSPACE-hard; to see whether one move wins at once is NP-complete. (cited: Dereniowski, Phutball is PSPACE-hard, Theoretical Computer Science 411 (2010); Demaine, Demaine and Eppstein, More Games of No Chance (2002))

`,ce=`# PosetGame

\`game.graph.PosetGame\`. Remove an element of a poset with everything above it.

- Parameter \`poset\`.

Source: Schuh 1952; Fraenkel and Scheinerman 1991.

![The example](posetgame.svg)

The example, \`game.graph.PosetGame("a < b; a < c; d").Position("{a,b,c,d}")\`, is worth \`0\`.

## Tested here

Computed on all followers of the example, \`game.graph.PosetGame("a < b; a < c; d").Position("{a,b,c,d}")\`.

- impartial: yes, all 10 positions (both players have the same moves).
- dicot: yes, all 10 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 10 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.graph.PosetGame("a; a < b; a < c; d","{a,b,c,d}")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.graph.PosetGame("a; a < b; a < c; d","{d}")\` is not (all values are numbers).
- infinitesimals: yes, all 10 positions (all values are infinitesimal).

They have 4 different values (\`tweedle table --followers 'game.graph.PosetGame("a < b; a < c; d").Position("{a,b,c,d}")' --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 3 | \`game.graph.PosetGame("a; a < b; a < c; d","{a,b,c,d}")\` |
| \`*\` | 3 | \`game.graph.PosetGame("a; a < b; a < c; d","{d}")\` |
| \`*3\` | 2 | \`game.graph.PosetGame("a; a < b; a < c; d","{a,c,d}")\` |
| \`*2\` | 2 | \`game.graph.PosetGame("a; a < b; a < c; d","{a,c}")\` |

The hottest is \`game.graph.PosetGame("a; a < b; a < c; d","{d}")\`: \`*\`, of temperature 0.

## Complexity

- To find the winner is PSPACE-complete. (cited: Grier, Deciding the winner of an arbitrary finite poset game is PSPACE-complete, ICALP 2013)

`,le='# Push\n\n`game.strip.Push`. Move a piece of yours one cell to the left; it pushes the pieces in front of it up to the next gap, and what is pushed over the end is gone.\n\nSource: Albert, Nowakowski and Wolfe, Lessons in Play.\n\n![The example](push.svg)\n\nThe example, `game.strip.Push.Position(".l.rl")`, is worth `3`.\n\n## Tested here\n\nComputed on all strips of 1 to 6 cells.\n\n- impartial: no; `l` is not (both players have the same moves).\n- dicot: no; `l` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 1,092 positions (a player who cannot move cannot move later either).\n- option-closed: no; `.l` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: yes, all 1,092 positions (all values are numbers).\n- infinitesimals: no; `l` is not (all values are infinitesimal).\n\nThey have 395 different values (`tweedle table game.strip.Push --cols 1..6 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `3` | 24 | `ll` |\n| `-3` | 24 | `rr` |\n| `2` | 21 | `.l` |\n| `-2` | 21 | `.r` |\n| `4` | 15 | `l.l` |\n| `-4` | 15 | `r.r` |\n| `7` | 15 | `..ll` |\n| `-7` | 15 | `..rr` |\n| `8` | 15 | `l.ll` |\n| `-8` | 15 | `r.rr` |\n\nThe hottest is `lllllr`: `-53793/32768`, of temperature -1/32768.\n\n',ue='# Queens\n\n`game.grid.Queens`. Clobber with stones that move like queens of chess: over empty cells in any of eight directions onto an enemy stone.\n\nSource: CGSuite.\n\n![The example](queens.svg)\n\nThe example, `game.grid.Queens.Position("xox|ox.")`, is worth `^`.\n\n## Tested here\n\nComputed on all boards of 1 or 2 rows and 1 to 3 columns.\n\n- impartial: no; `xo` is not (both players have the same moves).\n- dicot: yes, all 858 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 858 positions (a player who cannot move cannot move later either).\n- option-closed: no; `xxo` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `xo` is not (all values are numbers).\n- infinitesimals: yes, all 858 positions (all values are infinitesimal).\n\nThey have 19 different values (`tweedle table game.grid.Queens --rows 1..2 --cols 1..3 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 198 | `.` |\n| `*` | 136 | `xo` |\n| `^` | 119 | `xxo` |\n| `v` | 119 | `xoo` |\n| `^^*` | 59 | `xx\\|xo` |\n| `vv*` | 59 | `xo\\|oo` |\n| `+-{*,^}` | 32 | `..x\\|oxo` |\n| `{0\\|*,^}` | 20 | `..x\\|xxo` |\n| `{*,v\\|0}` | 20 | `..o\\|oxo` |\n| `{0\\|\\|0\\|*,^}` | 20 | `.xx\\|xxo` |\n\nThe hottest is `xo`: `*`, of temperature 0.\n\n',de='# Quelhas\n\n`game.grid.Quelhas`. Cover two or more empty cells that follow each other: Left in a column, Right in a row.\n\nSource: Rules of the Campeonato Regional de Jogos Matemáticos da Madeira; played in misère play on 10 × 10 cells.\n\n![The example](quelhas.svg)\n\nThe example, `game.grid.Quelhas.Position("...|.#.")`, is worth `v`.\n\n## Tested here\n\nComputed on all boards of 1 or 2 rows and 1 to 4 columns.\n\n- impartial: no; `..` is not (both players have the same moves).\n- dicot: no; `..` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 370 positions (a player who cannot move cannot move later either).\n- option-closed: no; `..|..` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `..|..` is not (all values are numbers).\n- infinitesimals: no; `..` is not (all values are infinitesimal).\n\nThey have 21 different values (`tweedle table game.grid.Quelhas --rows 1..2 --cols 1..4 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 92 | `.` |\n| `*` | 66 | `..\\|.#` |\n| `-1` | 59 | `..` |\n| `1` | 30 | `.\\|.` |\n| `+-1` | 26 | `..\\|..` |\n| `-1/2` | 16 | `...\\|.##` |\n| `-1*` | 16 | `....\\|.###` |\n| `v` | 10 | `...\\|.#.` |\n| `{0\\|-1}` | 10 | `..#\\|#..` |\n| `1*` | 8 | `..#.\\|.##.` |\n\nThe hottest is `...|...`: `{2|-1}`, of temperature 3/2.\n\n## Other programs\n\n- cgt. (cited: the documentation of the program, 2026)\n\n',fe='# Rooks\n\n`game.grid.Rooks`. Clobber with stones that move like rooks of chess: over empty cells of their row or column onto an enemy stone.\n\nSource: CGSuite.\n\n![The example](rooks.svg)\n\nThe example, `game.grid.Rooks.Position("x.o|..x")`, is worth `*`.\n\n## Tested here\n\nComputed on all boards of 1 or 2 rows and 1 to 3 columns.\n\n- impartial: no; `xo` is not (both players have the same moves).\n- dicot: yes, all 858 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 858 positions (a player who cannot move cannot move later either).\n- option-closed: no; `xxo` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `xo` is not (all values are numbers).\n- infinitesimals: yes, all 858 positions (all values are infinitesimal).\n\nThey have 49 different values (`tweedle table game.grid.Rooks --rows 1..2 --cols 1..3 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 280 | `.` |\n| `*` | 108 | `xo` |\n| `^` | 45 | `xxo` |\n| `v` | 45 | `xoo` |\n| `^^*` | 39 | `xx\\|xo` |\n| `vv*` | 39 | `xo\\|oo` |\n| `+-{*,^}` | 28 | `..x\\|xoo` |\n| `{^^*\\|0,+-{*,^}}` | 22 | `.xx\\|xoo` |\n| `{0,+-{*,^}\\|vv*}` | 22 | `.xo\\|oxo` |\n| `v*` | 18 | `..x\\|xxo` |\n\nThe hottest is `xo`: `*`, of temperature 0.\n\n',pe='# Rugs\n\n`game.grid.Rugs`. Turn over all coins of a rectangle; the lower right one must go from heads, h, to tails, t.\n\nSource: Berlekamp, Conway and Guy, Winning Ways, ch. 14.\n\n![The example](rugs.svg)\n\nThe example, `game.grid.Rugs.Position("ttt|tht|hth")`, is worth `*3`.\n\n## Tested here\n\nComputed on all boards of 1 or 2 rows and 1 to 4 columns.\n\n- impartial: yes, all 370 positions (both players have the same moves).\n- dicot: yes, all 370 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 370 positions (a player who cannot move cannot move later either).\n- option-closed: no; `tth` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `h` is not (all values are numbers).\n- infinitesimals: yes, all 370 positions (all values are infinitesimal).\n\nThey have 16 different values (`tweedle table game.grid.Rugs --rows 1..2 --cols 1..4 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 43 | `t` |\n| `*` | 43 | `h` |\n| `*2` | 42 | `th` |\n| `*3` | 42 | `hh` |\n| `*4` | 18 | `ttth` |\n| `*5` | 18 | `tthh` |\n| `*6` | 18 | `thth` |\n| `*7` | 18 | `thhh` |\n| `*8` | 16 | `tttt\\|ttth` |\n| `*10` | 16 | `tttt\\|tthh` |\n\nThe hottest is `h`: `*`, of temperature 0.\n\n',me='# Ruler\n\n`game.strip.Ruler`. Turn over coins next to each other in a row, as many as you like; the last of them must go from heads, h, to tails, t.\n\nSource: Berlekamp, Conway and Guy, Winning Ways, ch. 14.\n\n![The example](ruler.svg)\n\nThe example, `game.strip.Ruler.Position("thhth")`, is worth `*2`.\n\n## Tested here\n\nComputed on all strips of 1 to 9 cells.\n\n- impartial: yes, all 1,022 positions (both players have the same moves).\n- dicot: yes, all 1,022 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 1,022 positions (a player who cannot move cannot move later either).\n- option-closed: no; `tth` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `h` is not (all values are numbers).\n- infinitesimals: yes, all 1,022 positions (all values are infinitesimal).\n\nThey have 16 different values (`tweedle table game.strip.Ruler --cols 1..9 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 82 | `t` |\n| `*` | 82 | `h` |\n| `*2` | 81 | `th` |\n| `*3` | 81 | `hh` |\n| `*4` | 78 | `ttth` |\n| `*5` | 78 | `tthh` |\n| `*6` | 78 | `thth` |\n| `*7` | 78 | `thhh` |\n| `*8` | 48 | `ttttttth` |\n| `*9` | 48 | `tttttthh` |\n\nThe hottest is `h`: `*`, of temperature 0.\n\n',he='# Sheep\n\n`game.grid.Sheep`. Leave part of a herd of yours and drive the rest in one of six directions as far as it can go: 3 is a herd of Left\'s, -3 one of Right\'s.\n\nSource: Francesco Rotta, Splits (Battle Sheep), 2010.\n\n![The example](sheep.svg)\n\nThe example, `game.grid.Sheep.Position("3 . .|. . -2")`, is worth `1`.\n\n## Tested here\n\nComputed on all followers of the example, `game.grid.Sheep.Position("3 . .|. . -2")`.\n\n- impartial: no; `game.grid.Sheep("3 . .|. . -2")` is not (both players have the same moves).\n- dicot: no; `game.grid.Sheep("3 . -1|. . -1")` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 27 positions (a player who cannot move cannot move later either).\n- option-closed: no; `game.grid.Sheep("3 . .|. . -2")` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: yes, all 27 positions (all values are numbers).\n- infinitesimals: no; `game.grid.Sheep("3 . .|. . -2")` is not (all values are infinitesimal).\n\nThey have 5 different values (`tweedle table --followers \'game.grid.Sheep.Position("3 . .|. . -2")\' --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 11 | `game.grid.Sheep("2 . 1\\|. . -2")` |\n| `1` | 9 | `game.grid.Sheep("3 . .\\|. . -2")` |\n| `-1` | 4 | `game.grid.Sheep("1 1 1\\|. . -2")` |\n| `2` | 2 | `game.grid.Sheep("3 . -1\\|. . -1")` |\n| `1/2` | 1 | `game.grid.Sheep("1 . 2\\|. . -2")` |\n\nThe hottest is `game.grid.Sheep("1 . 2|. . -2")`: `1/2`, of temperature -1/2.\n\n## Other programs\n\n- MCGS. (cited: the documentation of each program, 2026)\n\n',ge='# Shove\n\n`game.strip.Shove`. Move a piece of yours one cell to the left, with all pieces to the left of it; what is pushed over the end is gone.\n\nSource: Albert, Nowakowski and Wolfe, Lessons in Play.\n\n![The example](shove.svg)\n\nThe example, `game.strip.Shove.Position(".l.rl")`, is worth `7/2`.\n\n## Tested here\n\nComputed on all strips of 1 to 6 cells.\n\n- impartial: no; `l` is not (both players have the same moves).\n- dicot: no; `l` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 1,092 positions (a player who cannot move cannot move later either).\n- option-closed: no; `.l` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: yes, all 1,092 positions (all values are numbers).\n- infinitesimals: no; `l` is not (all values are infinitesimal).\n\nThey have 287 different values (`tweedle table game.strip.Shove --cols 1..6 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `3` | 23 | `ll` |\n| `-3` | 23 | `rr` |\n| `4` | 18 | `l.l` |\n| `-4` | 18 | `r.r` |\n| `2` | 15 | `.l` |\n| `-2` | 15 | `.r` |\n| `8` | 15 | `l.ll` |\n| `-8` | 15 | `r.rr` |\n| `5` | 13 | `.ll` |\n| `-5` | 13 | `.rr` |\n\nThe hottest is `lllllr`: `-63/32`, of temperature -1/32.\n\n',_e='# SilverDollar\n\n`game.strip.SilverDollar`. Move a coin to the left over empty squares, neither onto another coin nor over one.\n\nSource: Berlekamp, Conway and Guy, Winning Ways, ch. 15.\n\n![The example](silverdollar.svg)\n\nThe example, `game.strip.SilverDollar.Position("..o.o")`, is worth `*`.\n\n## Tested here\n\nComputed on all strips of 1 to 9 cells.\n\n- impartial: yes, all 1,022 positions (both players have the same moves).\n- dicot: yes, all 1,022 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 1,022 positions (a player who cannot move cannot move later either).\n- option-closed: no; `.oo` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `.o` is not (all values are numbers).\n- infinitesimals: yes, all 1,022 positions (all values are infinitesimal).\n\nThey have 9 different values (`tweedle table game.strip.SilverDollar --cols 1..9 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 330 | `.` |\n| `*` | 290 | `.o` |\n| `*2` | 176 | `..o` |\n| `*3` | 146 | `...o` |\n| `*4` | 40 | `....o` |\n| `*5` | 26 | `.....o` |\n| `*6` | 10 | `......o` |\n| `*7` | 3 | `.......o` |\n| `*8` | 1 | `........o` |\n\nThe hottest is `.o`: `*`, of temperature 0.\n\n## Theory\n\n- A position is Nim with each second gap between the coins as a heap, counted from the last one. (cited: Berlekamp, Conway and Guy, Winning Ways, ch. 15)\n\n',ve='# Sim\n\n`game.graph.Sim`. Colour a line between two of six points in your colour, so that no triangle of three points has only lines of your colour.\n\nSource: Simmons, The game of SIM, 1969.\n\n![The example](sim.svg)\n\nThe example, `game.graph.Sim.Position("24,34,35,36;23,15,45,56")`, is worth `3/2`.\n\n## Tested here\n\nComputed on all followers of the example, `game.graph.Sim.Position("24,34,35,36;23,15,45,56")`.\n\n- impartial: no; `game.graph.Sim("24,34,35,36;23,15,45,56")` is not (both players have the same moves).\n- dicot: no; `game.graph.Sim("13,24,34,35,36;23,15,25,45,56")` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 136 positions (a player who cannot move cannot move later either).\n- option-closed: no; `game.graph.Sim("24,34,35,36;23,15,45,56")` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `game.graph.Sim("24,34,25,35,36;23,15,45,56")` is not (all values are numbers).\n- infinitesimals: no; `game.graph.Sim("24,34,35,36;23,15,45,56")` is not (all values are infinitesimal).\n\nThey have 18 different values (`tweedle table --followers \'game.graph.Sim.Position("24,34,35,36;23,15,45,56")\' --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `1` | 31 | `game.graph.Sim("13,24,34,35,36;23,15,45,56")` |\n| `0` | 31 | `game.graph.Sim("14,24,34,35,36;23,15,45,56")` |\n| `2` | 17 | `game.graph.Sim("24,34,35,36;13,23,15,45,56")` |\n| `*` | 15 | `game.graph.Sim("14,24,34,25,35,36;23,15,45,56")` |\n| `1*` | 11 | `game.graph.Sim("24,34,25,35,36;23,15,45,56")` |\n| `-1` | 7 | `game.graph.Sim("14,24,34,35,16,36;23,15,45,56")` |\n| `2*` | 5 | `game.graph.Sim("14,24,34,35,36;12,23,15,45,56")` |\n| `3` | 4 | `game.graph.Sim("24,34,35,26,36;12,23,15,45,56")` |\n| `3/2` | 3 | `game.graph.Sim("24,34,35,36;23,15,45,56")` |\n| `1/2` | 3 | `game.graph.Sim("12,24,34,35,36;23,15,45,56")` |\n\nThe hottest is `game.graph.Sim("24,34,25,35,36;23,15,45,56")`: `1*`, of temperature 0.\n\n',ye="# SkiJumps\n\n`game.grid.SkiJumps`. Move a skier of yours along its row, Left's to the right, Right's to the left, also off the slope; a jumper, L or R, may jump down over an enemy skier, which becomes a slipper, l or r.\n\nSource: Berlekamp, Conway and Guy, Winning Ways, ch. 1.\n\n![The example](skijumps.svg)\n\nThe example, `game.grid.SkiJumps.Position(\"L...|R...|....\")`, is worth `7/2`.\n\n## Tested here\n\nComputed on all boards of 1 or 2 rows and 1 to 2 columns.\n\n- impartial: no; `L` is not (both players have the same moves).\n- dicot: no; `L` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 680 positions (a player who cannot move cannot move later either).\n- option-closed: no; `LL` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: yes, all 680 positions (all values are numbers).\n- infinitesimals: no; `L` is not (all values are infinitesimal).\n\nThey have 13 different values (`tweedle table game.grid.SkiJumps --rows 1..2 --cols 1..2 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 148 | `.` |\n| `3` | 84 | `LL` |\n| `-3` | 84 | `RR` |\n| `1` | 68 | `L` |\n| `-1` | 68 | `R` |\n| `-2` | 62 | `.R` |\n| `2` | 62 | `L.` |\n| `4` | 20 | `.L\\|LL` |\n| `-4` | 20 | `.R\\|.R` |\n| `-5` | 16 | `.R\\|RR` |\n\nThe hottest is `.`: `0`, of temperature -1.\n\n",be='# Snort\n\n`game.graph.Snort`. Colour a vertex in your colour; neighbours may not have different colours.\n\nSource: Simon Norton; Berlekamp, Conway and Guy, Winning Ways, ch. 6.\n\n![The example](snort.svg)\n\nThe example, `game.graph.Snort.Position("---")`, is worth `+-{2|1}`.\n\n## Tested here\n\nComputed on all followers of the example, `game.graph.Snort.Position("---")`.\n\n- impartial: no; `game.graph.Snort("---")` is not (both players have the same moves).\n- dicot: no; `game.graph.Snort("L;L")` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 22 positions (a player who cannot move cannot move later either).\n- option-closed: no; `game.graph.Snort("---")` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `game.graph.Snort("---")` is not (all values are numbers).\n- infinitesimals: no; `game.graph.Snort("---")` is not (all values are infinitesimal).\n\nThey have 13 different values (`tweedle table --followers \'game.graph.Snort.Position("---")\' --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `{2\\|-1}` | 2 | `game.graph.Snort("L--")` |\n| `{2\\|1}` | 2 | `game.graph.Snort("L;L-")` |\n| `{1\\|-2}` | 2 | `game.graph.Snort("R--")` |\n| `{-1\\|-2}` | 2 | `game.graph.Snort("R;R-")` |\n| `{1\\|0}` | 2 | `game.graph.Snort("L-")` |\n| `2` | 2 | `game.graph.Snort("L;L")` |\n| `*` | 2 | `game.graph.Snort("L-R")` |\n| `{0\\|-1}` | 2 | `game.graph.Snort("R-")` |\n| `-2` | 2 | `game.graph.Snort("R;R")` |\n| `+-{2\\|1}` | 1 | `game.graph.Snort("---")` |\n\nThe hottest is `game.graph.Snort("---")`: `+-{2|1}`, of temperature 3/2.\n\n## Complexity\n\n- To find the winner is PSPACE-complete. (cited: Schaefer, On the complexity of some two-person perfect-information games, Journal of Computer and System Sciences 16 (1978))\n\n## Other programs\n\n- CGSuite, cgt. (cited: the documentation of each program, 2026)\n\n',xe='# Spawning\n\n`game.heap.Spawning`. Replace a heap by smaller ones of different sizes, as a code such as "1-3" says: the heaps are coins in a row that are turned.\n\n- Parameter `code`.\n\nSource: Berlekamp, Conway and Guy, Winning Ways, ch. 14.\n\n![The example](spawning.svg)\n\nThe example, `game.heap.Spawning("1-3").Position("9")`, is worth `*16`.\n\n## Tested here\n\nComputed on all positions of one or two heaps of 0 to 8 counters.\n\n- impartial: yes, all 45 positions (both players have the same moves).\n- dicot: yes, all 45 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 45 positions (a player who cannot move cannot move later either).\n- option-closed: no; `1,1` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `0,1` is not (all values are numbers).\n- infinitesimals: yes, all 45 positions (all values are infinitesimal).\n\nThey have 16 different values (`tweedle table \'game.heap.Spawning("1-3")\' --heaps 2 --most 8 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 9 | `0,0` |\n| `*3` | 4 | `1,2` |\n| `*5` | 4 | `1,3` |\n| `*6` | 4 | `2,3` |\n| `*9` | 4 | `1,5` |\n| `*10` | 4 | `2,5` |\n| `*12` | 4 | `3,5` |\n| `*15` | 4 | `4,5` |\n| `*` | 1 | `0,1` |\n| `*2` | 1 | `0,2` |\n\nThe hottest is `0,1`: `*`, of temperature 0.\n\nThe nimbers of heaps of 0 to 60 counters: `0, 1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31, 32, 35, 37, 38, 41, 42, 44, 47, 49, 50, 52, 55, 56, 59, 61, 62, 64, 67, 69, 70, 73, 74, 76, 79, 81, 82, 84, 87, 88, 91, 93, 94, 97, 98, 100, 103, 104, 107, 109, 110, 112, 115, 117, 118`.\n\n',Se=`# Sprouts

\`game.graph.Sprouts\`. Draw a line between two spots, or from a spot to itself, that crosses nothing, and put a new spot on it; three lines at most end at a spot.

Source: Conway and Paterson 1967; Lemoine and Viennot, Computer analysis of Sprouts with nimbers, 2015.

![The example](sprouts.svg)

The example, \`game.graph.Sprouts.Position("0.0.0.}]!")\`, is worth \`*\`.

## Tested here

Computed on 100 positions that random play comes to from the example, \`game.graph.Sprouts.Position("0.0.0.}]!")\`.

- impartial: yes, all 100 positions (both players have the same moves).
- dicot: yes, all 100 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 100 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.graph.Sprouts("0.0.0.}]!")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.graph.Sprouts("0.0.0.}]!")\` is not (all values are numbers).
- infinitesimals: yes, all 100 positions (all values are infinitesimal).

They have 4 different values (\`tweedle table --followers 'game.graph.Sprouts.Position("0.0.0.}]!")' --random 100 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`*\` | 59 | \`game.graph.Sprouts("0.0.0.}]!")\` |
| \`0\` | 26 | \`game.graph.Sprouts("0.1a1a.}]!")\` |
| \`*2\` | 12 | \`game.graph.Sprouts("AB.}A2B.}]!")\` |
| \`*3\` | 3 | \`game.graph.Sprouts("0.12.}]!")\` |

The hottest is \`game.graph.Sprouts("0.0.0.}]!")\`: \`*\`, of temperature 0.

`,Ce=`# StringsAndCoins

\`game.entailing.StringsAndCoins\`. Cut a string; the player who cuts the last string of a coin moves again, and the player who cannot move loses.

Source: Berlekamp, Conway and Guy, Winning Ways, ch. 16.

![The example](stringsandcoins.svg)

The example, \`game.entailing.StringsAndCoins.Position("a-b, b-, a-")\`, is worth \`*\`.

## Tested here

Computed on all followers of the example, \`game.entailing.StringsAndCoins.Position("a-b, b-, a-")\`.

- impartial: yes, all 11 positions (both players have the same moves).
- dicot: yes, all 11 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 11 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.entailing.StringsAndCoins("a-b, b-, a-")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.entailing.StringsAndCoins("a-b, b-, a-")\` is not (all values are numbers).
- infinitesimals: not known (all values are infinitesimal): \`game.entailing.StringsAndCoins("a-b, a-")\`: Its value is the moon, which is no nimber.

6 positions have a value as short games: 2 different values (\`tweedle table --followers 'game.entailing.StringsAndCoins.Position("a-b, b-, a-")' --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 5 | \`game.entailing.StringsAndCoins("b-, a-")\` |
| \`*\` | 1 | \`game.entailing.StringsAndCoins("a-b, b-, a-")\` |

The hottest is \`game.entailing.StringsAndCoins("a-b, b-, a-")\`: \`*\`, of temperature 0.

## Complexity

- To find the winner is PSPACE-complete. (cited: Demaine and Diomidov, Strings-and-Coins and Nimstring are PSPACE-complete (2021))

`,we=`# Subtraction

\`game.heap.Subtraction\`. Take so many counters from one heap as the set allows, or as it does not.

- Parameter \`set\`.
- Parameter \`allbut\`; usually \`false\`.

Source: Golomb 1966; Berlekamp, Conway and Guy, Winning Ways, ch. 4.

![The example](subtraction.svg)

The example, \`game.heap.Subtraction([1,3,4]).Position("10")\`, is worth \`*\`.

## Tested here

Computed on all positions of one or two heaps of 0 to 8 counters.

- impartial: yes, all 45 positions (both players have the same moves).
- dicot: yes, all 45 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 45 positions (a player who cannot move cannot move later either).
- option-closed: no; \`1,1\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`0,1\` is not (all values are numbers).
- infinitesimals: yes, all 45 positions (all values are infinitesimal).

They have 4 different values (\`tweedle table 'game.heap.Subtraction([1,3,4])' --heaps 2 --most 8 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 16 | \`0,0\` |
| \`*\` | 11 | \`0,1\` |
| \`*2\` | 9 | \`0,4\` |
| \`*3\` | 9 | \`1,4\` |

The hottest is \`0,1\`: \`*\`, of temperature 0.

The nimbers of heaps of 0 to 60 counters: \`0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2\`.
They have the period 7 from 0 on, as far as they are listed.

## Theory

- With a finite set the nimbers are periodic. (cited: Golomb, A mathematical investigation of games of take-away, Journal of Combinatorial Theory 1 (1966))

## Other programs

- CGSuite. (cited: the documentation of each program, 2026)

`,Te=`# SylverCoinage

\`game.heap.SylverCoinage\`. Name a number that is no sum of numbers that have been named, each taken any number of times, and not 1.

Source: Conway; Berlekamp, Conway and Guy, Winning Ways, ch. 18.

![The example](sylvercoinage.svg)

The example, \`game.heap.SylverCoinage.Position("4,5")\`, is worth \`*3\`.

## Tested here

Computed on all followers of the example, \`game.heap.SylverCoinage.Position("4,5")\`.

- impartial: yes, all 8 positions (both players have the same moves).
- dicot: yes, all 8 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 8 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.heap.SylverCoinage("4,5")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.heap.SylverCoinage("4,5")\` is not (all values are numbers).
- infinitesimals: yes, all 8 positions (all values are infinitesimal).

They have 4 different values (\`tweedle table --followers 'game.heap.SylverCoinage.Position("4,5")' --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 3 | \`game.heap.SylverCoinage("4,5,11")\` |
| \`*\` | 2 | \`game.heap.SylverCoinage("2,5")\` |
| \`*2\` | 2 | \`game.heap.SylverCoinage("4,5,6")\` |
| \`*3\` | 1 | \`game.heap.SylverCoinage("4,5")\` |

The hottest is \`game.heap.SylverCoinage("4,5")\`: \`*3\`, of temperature 0.

`,Ee='# TakeAndBreak\n\n`game.heap.TakeAndBreak`. Take counters from one heap and perhaps split it, as the digits of a code allow.\n\n- Parameter `code`.\n\nSource: Guy and Smith 1956; Siegel, Combinatorial Game Theory, IV.2.\n\n![The example](takeandbreak.svg)\n\nThe example, `game.heap.TakeAndBreak("0.77").Position("9")`, is worth `*4`.\n\n## Tested here\n\nComputed on all positions of one or two heaps of 0 to 8 counters.\n\n- impartial: yes, all 45 positions (both players have the same moves).\n- dicot: yes, all 45 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 45 positions (a player who cannot move cannot move later either).\n- option-closed: no; `1,1` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `0,1` is not (all values are numbers).\n- infinitesimals: yes, all 45 positions (all values are infinitesimal).\n\nThey have 8 different values (`tweedle table \'game.heap.TakeAndBreak("0.77")\' --heaps 2 --most 8 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 14 | `0,0` |\n| `*2` | 8 | `0,2` |\n| `*3` | 8 | `1,2` |\n| `*` | 7 | `0,1` |\n| `*5` | 3 | `1,5` |\n| `*6` | 2 | `2,5` |\n| `*7` | 2 | `3,5` |\n| `*4` | 1 | `0,5` |\n\nThe hottest is `0,1`: `*`, of temperature 0.\n\nThe nimbers of heaps of 0 to 60 counters: `0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4`.\n\n## Open\n\n- Each finite octal game has periodic nimbers. (conjectured: Guy; see Guy and Nowakowski, Unsolved problems in combinatorial games)\n\n## Other programs\n\n- CGSuite. (cited: the documentation of each program, 2026)\n\n',De='# TakeAway\n\n`game.heap.TakeAway`. Take at most a fixed factor times what was just taken; the first may take all but one.\n\n- Parameter `factor`.\n\nSource: Schwenk, Take-away games, 1970.\n\n![The example](takeaway.svg)\n\nThe example, `game.heap.TakeAway(3/2).Position("20")`, is worth `*7`.\n\n## Tested here\n\nComputed on all followers of the example, `game.heap.TakeAway(3/2).Position("20")`.\n\n- impartial: yes, all 74 positions (both players have the same moves).\n- dicot: yes, all 74 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 74 positions (a player who cannot move cannot move later either).\n- option-closed: no; `game.heap.TakeAway(3/2)("20")` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `game.heap.TakeAway(3/2)("20")` is not (all values are numbers).\n- infinitesimals: yes, all 74 positions (all values are infinitesimal).\n\nThey have 8 different values (`tweedle table --followers \'game.heap.TakeAway(3/2).Position("20")\' --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 18 | `game.heap.TakeAway(3/2)("(16,6)")` |\n| `*` | 17 | `game.heap.TakeAway(3/2)("(19,1)")` |\n| `*2` | 12 | `game.heap.TakeAway(3/2)("(18,3)")` |\n| `*3` | 11 | `game.heap.TakeAway(3/2)("(6,6)")` |\n| `*5` | 8 | `game.heap.TakeAway(3/2)("(14,9)")` |\n| `*4` | 6 | `game.heap.TakeAway(3/2)("(9,9)")` |\n| `*7` | 1 | `game.heap.TakeAway(3/2)("20")` |\n| `*6` | 1 | `game.heap.TakeAway(3/2)("(15,7)")` |\n\nThe hottest is `game.heap.TakeAway(3/2)("20")`: `*7`, of temperature 0.\n\nThe nimbers of heaps of 0 to 60 counters: `0, 0, 0, 2, 0, 3, 3, 4, 0, 4, 5, 5, 5, 5, 5, 6, 0, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 0, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9`.\n\n',Oe='# TicTacToe\n\n`game.grid.TicTacToe`. Put a stone on an empty cell; the first line of three stones of one player wins, in a row, a column or a diagonal, and a full board without one is a draw.\n\n- Parameter `length`; usually `3`.\n\nSource: Berlekamp, Conway and Guy, Winning Ways, ch. 22.\n\n![The example](tictactoe.svg)\n\nThe example is `game.grid.TicTacToe.Position("x.o|.x.|..o")`.\n\n## Tested here\n\nComputed on all boards of 1 or 2 rows and 1 to 3 columns.\n\n- impartial: no; `.` is not (both players have the same moves).\n- dicot: no; `xxx` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 856 positions (a player who cannot move cannot move later either).\n- option-closed: no; `..` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: not known (all values are numbers): `.`: That is not a short game. If that is intentional, try `GameValue` in place of `CanonicalForm`.\n- infinitesimals: not known (all values are infinitesimal): `.`: That is not a short game. If that is intentional, try `GameValue` in place of `CanonicalForm`.\n\n',ke="# ToadsAndFrogs\n\n`game.strip.ToadsAndFrogs`. Slide one of your pieces a cell forwards, or jump over one enemy piece: toads are Left's and go right, frogs Right's.\n\nSource: Berlekamp, Conway and Guy, Winning Ways, ch. 1.\n\n![The example](toadsandfrogs.svg)\n\nThe example, `game.strip.ToadsAndFrogs.Position(\"tt..ff\")`, is worth `*`.\n\n## Tested here\n\nComputed on all strips of 1 to 6 cells.\n\n- impartial: no; `.f` is not (both players have the same moves).\n- dicot: no; `.f` is not (where one player can move, the other one can, too).\n- dead-ending: no; `.tf` is not (a player who cannot move cannot move later either).\n- option-closed: no; `..f` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `t.f` is not (all values are numbers).\n- infinitesimals: no; `.f` is not (all values are infinitesimal).\n\nThey have 54 different values (`tweedle table game.strip.ToadsAndFrogs --cols 1..6 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 347 | `.` |\n| `-1` | 101 | `.f` |\n| `1` | 101 | `t.` |\n| `-2` | 72 | `..f` |\n| `2` | 72 | `t..` |\n| `-3` | 42 | `...f` |\n| `3` | 42 | `t...` |\n| `*` | 39 | `t.f` |\n| `-4` | 30 | `..ff` |\n| `4` | 30 | `tt..` |\n\nThe hottest is `t.ffff`: `{0||-1|-2}`, of temperature 3/4.\n\n## Complexity\n\n- To find the winner is NP-hard. (cited: Hull, in Thanatipanonda, Further hopping with Toads and Frogs, Electronic Journal of Combinatorics 18 (2011))\n\n## Other programs\n\n- CGSuite, MCGS. (cited: the documentation of each program, 2026)\n\n",Ae=`# Tokens

\`game.graph.Tokens\`. Push a token along an edge of a directed graph, which may have cycles; edges may belong to one player only.

- Parameter \`graph\`.

Source: Berlekamp, Conway and Guy, Winning Ways, ch. 11 and 12.

![The example](tokens.svg)

The example is \`game.graph.Tokens("a: b, c | b: a | c: d | d:").Position("a,c")\`.

## Tested here

Computed on all followers of the example, \`game.graph.Tokens("a: b, c | b: a | c: d | d:").Position("a,c")\`.

- impartial: yes, all 7 positions (both players have the same moves).
- dicot: yes, all 7 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 7 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.graph.Tokens("a: b,c | b: a | c: d | d:")("a,c")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.graph.Tokens("a: b,c | b: a | c: d | d:")("c,d")\` is not (all values are numbers).
- infinitesimals: not known (all values are infinitesimal): \`game.graph.Tokens("a: b,c | b: a | c: d | d:")("a,c")\`: That is not a short game. If that is intentional, try \`GameValue\` in place of \`CanonicalForm\`.

3 positions have a value as short games: 2 different values (\`tweedle table --followers 'game.graph.Tokens("a: b, c | b: a | c: d | d:").Position("a,c")' --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 2 | \`game.graph.Tokens("a: b,c \\| b: a \\| c: d \\| d:")("c,c")\` |
| \`*\` | 1 | \`game.graph.Tokens("a: b,c \\| b: a \\| c: d \\| d:")("c,d")\` |

The hottest is \`game.graph.Tokens("a: b,c | b: a | c: d | d:")("c,d")\`: \`*\`, of temperature 0.

`,je=`# TopEntails

\`game.entailing.TopEntails\`. Split a stack into two, or take the top counter off one, to which the opponent must answer there.

Source: Berlekamp, Conway and Guy, Winning Ways, ch. 12; West, New values for Top Entails, 1996.

![The example](topentails.svg)

The example, \`game.entailing.TopEntails.Position("5,4")\`, is worth \`*\`.

## Tested here

Computed on 100 positions that random play comes to from the example, \`game.entailing.TopEntails.Position("5,4")\`.

- impartial: yes, all 100 positions (both players have the same moves).
- dicot: yes, all 100 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 100 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.entailing.TopEntails("5,4")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.entailing.TopEntails("5,4")\` is not (all values are numbers).
- infinitesimals: not known (all values are infinitesimal): \`game.entailing.TopEntails("1,2,2,4")\`: Its value is the moon, which is no nimber.

29 positions have a value as short games: 2 different values (\`tweedle table --followers 'game.entailing.TopEntails.Position("5,4")' --random 100 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`*\` | 27 | \`game.entailing.TopEntails("5,4")\` |
| \`0\` | 2 | \`game.entailing.TopEntails("5,2,2")\` |

The hottest is \`game.entailing.TopEntails("5,4")\`: \`*\`, of temperature 0.

## Theory

- Heaps of 1, 3, 2403, 2505 and 33243 counters are loony, and no others up to 40,000. (computed here: \`tweedle entails --to 40000\`)

`,Me="# TopplingDominoes\n\n`game.strip.TopplingDominoes`. Topple a domino of yours, or a green one, to the left or to the right, with all that stand on that side: l is Left's, r Right's, e either's.\n\nSource: Fink, Nowakowski, Siegel and Wolfe, Toppling conjectures, 2015.\n\n![The example](topplingdominoes.svg)\n\nThe example, `game.strip.TopplingDominoes.Position(\"llre\")`, is worth `{1,{1|0}|0,*}`.\n\n## Tested here\n\nComputed on all strips of 1 to 5 cells.\n\n- impartial: no; `l` is not (both players have the same moves).\n- dicot: no; `l` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 1,364 positions (a player who cannot move cannot move later either).\n- option-closed: no; `lll` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `e` is not (all values are numbers).\n- infinitesimals: no; `l` is not (all values are infinitesimal).\n\nThey have 141 different values (`tweedle table game.strip.TopplingDominoes --cols 1..5 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `*2` | 92 | `ee` |\n| `{1\\|0}` | 70 | `le` |\n| `{0\\|-1}` | 70 | `re` |\n| `*3` | 57 | `eee` |\n| `{1,{1\\|0}\\|0,*}` | 56 | `lee` |\n| `{0,*\\|-1,{0\\|-1}}` | 56 | `ree` |\n| `*` | 55 | `e` |\n| `{2\\|0}` | 42 | `lle` |\n| `+-1` | 42 | `ler` |\n| `{0\\|-2}` | 42 | `rre` |\n\nThe hottest is `lllle`: `{4|0}`, of temperature 2.\n\n## Theory\n\n- Each dyadic number is the value of exactly one strip of l and r, which is a palindrome; the strip lrlr...lr of n pairs is ∗n. (cited: Fink, Nowakowski, Siegel and Wolfe, Toppling conjectures, Games of No Chance 4 (2015))\n\n## Other programs\n\n- CGSuite, cgt, MCGS. (cited: the documentation of each program, 2026)\n\n",Ne=`# Treblecross

\`game.strip.Treblecross\`. Put a cross on an empty cell; a player who completes three crosses in a row wins at once.

Source: Berlekamp, Conway and Guy, Winning Ways, ch. 4.

![The example](treblecross.svg)

The example, \`game.strip.Treblecross.Position("..x.....")\`, is worth \`*\`.

## Tested here

Computed on all strips of 1 to 9 cells.

- impartial: yes, all 1,022 positions (both players have the same moves).
- dicot: yes, all 1,022 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 1,022 positions (a player who cannot move cannot move later either).
- option-closed: no; \`..\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`.\` is not (all values are numbers).
- infinitesimals: not known (all values are infinitesimal): \`.xx\`: Its value is the moon, which is no nimber.

126 positions have a value as short games: 4 different values (\`tweedle table game.strip.Treblecross --cols 1..9 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 59 | \`x\` |
| \`*\` | 53 | \`.\` |
| \`*2\` | 12 | \`....\` |
| \`*3\` | 2 | \`.......\` |

The hottest is \`.\`: \`*\`, of temperature 0.

## Theory

- An empty strip of n cells, n at least 3, has the nimber of a heap of n + 2 counters in the octal game 0.007; no period is known. (cited: Berlekamp, Conway and Guy, Winning Ways, ch. 4)

`,Pe=`# TurningCorners

\`game.grid.TurningCorners\`. Turn over the four corners of a rectangle; the lower right one must go from heads, h, to tails, t.

Source: Berlekamp, Conway and Guy, Winning Ways, ch. 14.

![The example](turningcorners.svg)

The example, \`game.grid.TurningCorners.Position("ttt|tht|hth")\`, is worth \`*2\`.

## Tested here

Computed on all boards of 1 or 2 rows and 1 to 4 columns.

- impartial: yes, all 370 positions (both players have the same moves).
- dicot: yes, all 370 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 370 positions (a player who cannot move cannot move later either).
- option-closed: no; \`tttt|tthh\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`tt|th\` is not (all values are numbers).
- infinitesimals: yes, all 370 positions (all values are infinitesimal).

They have 4 different values (\`tweedle table game.grid.TurningCorners --rows 1..2 --cols 1..4 --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 122 | \`t\` |
| \`*\` | 88 | \`tt\\|th\` |
| \`*2\` | 80 | \`ttt\\|tth\` |
| \`*3\` | 80 | \`ttt\\|thh\` |

The hottest is \`tt|th\`: \`*\`, of temperature 0.

`,Fe='# TurningTurtles\n\n`game.strip.TurningTurtles`. Turn over one coin or two of a row; the last of them must go from heads, h, to tails, t.\n\nSource: Berlekamp, Conway and Guy, Winning Ways, ch. 14.\n\n![The example](turningturtles.svg)\n\nThe example, `game.strip.TurningTurtles.Position("thhth")`, is worth `*4`.\n\n## Tested here\n\nComputed on all strips of 1 to 9 cells.\n\n- impartial: yes, all 1,022 positions (both players have the same moves).\n- dicot: yes, all 1,022 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 1,022 positions (a player who cannot move cannot move later either).\n- option-closed: no; `thh` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `h` is not (all values are numbers).\n- infinitesimals: yes, all 1,022 positions (all values are infinitesimal).\n\nThey have 16 different values (`tweedle table game.strip.TurningTurtles --cols 1..9 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 82 | `t` |\n| `*` | 82 | `h` |\n| `*2` | 81 | `th` |\n| `*3` | 81 | `hh` |\n| `*4` | 78 | `ttth` |\n| `*7` | 78 | `tthh` |\n| `*6` | 78 | `thth` |\n| `*5` | 78 | `thhh` |\n| `*8` | 48 | `ttttttth` |\n| `*15` | 48 | `tttttthh` |\n\nThe hottest is `h`: `*`, of temperature 0.\n\n## Theory\n\n- A head at place n is worth ∗n, and a position the sum of its heads. (cited: Berlekamp, Conway and Guy, Winning Ways, ch. 14)\n\n## Other programs\n\n- CGSuite. (cited: the documentation of each program, 2026)\n\n',Ie='# Twins\n\n`game.strip.Twins`. Turn over two coins of a row; the last of them must go from heads, h, to tails, t.\n\nSource: Berlekamp, Conway and Guy, Winning Ways, ch. 14.\n\n![The example](twins.svg)\n\nThe example, `game.strip.Twins.Position("thhth")`, is worth `*7`.\n\n## Tested here\n\nComputed on all strips of 1 to 9 cells.\n\n- impartial: yes, all 1,022 positions (both players have the same moves).\n- dicot: yes, all 1,022 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 1,022 positions (a player who cannot move cannot move later either).\n- option-closed: no; `tthh` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `th` is not (all values are numbers).\n- infinitesimals: yes, all 1,022 positions (all values are infinitesimal).\n\nThey have 16 different values (`tweedle table game.strip.Twins --cols 1..9 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 102 | `t` |\n| `*` | 100 | `th` |\n| `*2` | 98 | `tth` |\n| `*3` | 98 | `thh` |\n| `*4` | 92 | `tttth` |\n| `*7` | 92 | `ttthh` |\n| `*6` | 92 | `tthth` |\n| `*5` | 92 | `tthhh` |\n| `*8` | 32 | `tttttttth` |\n| `*15` | 32 | `ttttttthh` |\n\nThe hottest is `th`: `*`, of temperature 0.\n\n',Le=`# UndirectedEdgeGeography

\`game.graph.UndirectedEdgeGeography\`. Move the token along an edge of a graph, in either direction; that edge is deleted.

- Parameter \`graph\`.

Source: Fraenkel, Scheinerman and Ullman, Undirected edge geography, 1993.

![The example](undirectededgegeography.svg)

The example, \`game.graph.UndirectedEdgeGeography("a: b, c | b: c, d | d: e").Position("a")\`, is worth \`*\`.

## Tested here

Computed on all followers of the example, \`game.graph.UndirectedEdgeGeography("a: b, c | b: c, d | d: e").Position("a")\`.

- impartial: yes, all 10 positions (both players have the same moves).
- dicot: yes, all 10 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 10 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.graph.UndirectedEdgeGeography("a: b,c | b: a,c,d | c: a,b | d: b,e | e: d")("a")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.graph.UndirectedEdgeGeography("a: b,c | b: a,c,d | c: a,b | d: b,e | e: d")("a")\` is not (all values are numbers).
- infinitesimals: yes, all 10 positions (all values are infinitesimal).

They have 3 different values (\`tweedle table --followers 'game.graph.UndirectedEdgeGeography("a: b, c | b: c, d | d: e").Position("a")' --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 5 | \`game.graph.UndirectedEdgeGeography("a: b,c \\| b: a,c,d \\| c: a,b \\| d: b,e \\| e: d")("b:a-b")\` |
| \`*\` | 4 | \`game.graph.UndirectedEdgeGeography("a: b,c \\| b: a,c,d \\| c: a,b \\| d: b,e \\| e: d")("a")\` |
| \`*2\` | 1 | \`game.graph.UndirectedEdgeGeography("a: b,c \\| b: a,c,d \\| c: a,b \\| d: b,e \\| e: d")("b:a-c,b-c")\` |

The hottest is \`game.graph.UndirectedEdgeGeography("a: b,c | b: a,c,d | c: a,b | d: b,e | e: d")("a")\`: \`*\`, of temperature 0.

## Complexity

- To find the winner is PSPACE-complete; on bipartite graphs it takes polynomial time. (cited: Fraenkel, Scheinerman and Ullman, Theoretical Computer Science 112 (1993))

`,Re=`# UndirectedVertexGeography

\`game.graph.UndirectedVertexGeography\`. Move the token along an edge of a graph, in either direction; the vertex that it leaves is deleted.

- Parameter \`graph\`.

Source: Fraenkel, Scheinerman and Ullman, Undirected edge geography, 1993.

![The example](undirectedvertexgeography.svg)

The example, \`game.graph.UndirectedVertexGeography("a: b, c | b: c, d | d: e").Position("a")\`, is worth \`0\`.

## Tested here

Computed on all followers of the example, \`game.graph.UndirectedVertexGeography("a: b, c | b: c, d | d: e").Position("a")\`.

- impartial: yes, all 9 positions (both players have the same moves).
- dicot: yes, all 9 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 9 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.graph.UndirectedVertexGeography("a: b,c | b: a,c,d | c: a,b | d: b,e | e: d")("a")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.graph.UndirectedVertexGeography("a: b,c | b: a,c,d | c: a,b | d: b,e | e: d")("b:a")\` is not (all values are numbers).
- infinitesimals: yes, all 9 positions (all values are infinitesimal).

They have 3 different values (\`tweedle table --followers 'game.graph.UndirectedVertexGeography("a: b, c | b: c, d | d: e").Position("a")' --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 5 | \`game.graph.UndirectedVertexGeography("a: b,c \\| b: a,c,d \\| c: a,b \\| d: b,e \\| e: d")("a")\` |
| \`*\` | 3 | \`game.graph.UndirectedVertexGeography("a: b,c \\| b: a,c,d \\| c: a,b \\| d: b,e \\| e: d")("c:a")\` |
| \`*2\` | 1 | \`game.graph.UndirectedVertexGeography("a: b,c \\| b: a,c,d \\| c: a,b \\| d: b,e \\| e: d")("b:a")\` |

The hottest is \`game.graph.UndirectedVertexGeography("a: b,c | b: a,c,d | c: a,b | d: b,e | e: d")("b:a")\`: \`*2\`, of temperature 0.

## Theory

- The player to move wins where each maximum matching covers the vertex of the token, so the winner is found in polynomial time. (cited: Fraenkel, Scheinerman and Ullman, Undirected edge geography, Theoretical Computer Science 112 (1993))

`,ze=`# VertexGeography

\`game.graph.VertexGeography\`. Move the token along an edge of a directed graph; the vertex that it leaves is deleted.

- Parameter \`graph\`.

Source: Lichtenstein and Sipser, GO is polynomial-space hard, 1980.

![The example](vertexgeography.svg)

The example, \`game.graph.VertexGeography("a: b, c | b: c, d | c: a, d | d: b").Position("a")\`, is worth \`*\`.

## Tested here

Computed on all followers of the example, \`game.graph.VertexGeography("a: b, c | b: c, d | c: a, d | d: b").Position("a")\`.

- impartial: yes, all 8 positions (both players have the same moves).
- dicot: yes, all 8 positions (where one player can move, the other one can, too).
- dead-ending: yes, all 8 positions (a player who cannot move cannot move later either).
- option-closed: no; \`game.graph.VertexGeography("a: b,c | b: c,d | c: a,d | d: b")("a")\` is not (what a player comes to by two moves one after the other, they come to by one).
- numbers: no; \`game.graph.VertexGeography("a: b,c | b: c,d | c: a,d | d: b")("a")\` is not (all values are numbers).
- infinitesimals: yes, all 8 positions (all values are infinitesimal).

They have 3 different values (\`tweedle table --followers 'game.graph.VertexGeography("a: b, c | b: c, d | c: a, d | d: b").Position("a")' --columns value,temperature\`). The most frequent are:

| value | positions | the first |
|---|---|---|
| \`0\` | 4 | \`game.graph.VertexGeography("a: b,c \\| b: c,d \\| c: a,d \\| d: b")("c:a")\` |
| \`*\` | 3 | \`game.graph.VertexGeography("a: b,c \\| b: c,d \\| c: a,d \\| d: b")("a")\` |
| \`*2\` | 1 | \`game.graph.VertexGeography("a: b,c \\| b: c,d \\| c: a,d \\| d: b")("b:a")\` |

The hottest is \`game.graph.VertexGeography("a: b,c | b: c,d | c: a,d | d: b")("a")\`: \`*\`, of temperature 0.

## Complexity

- To find the winner is PSPACE-complete, for planar bipartite graphs of degree 3 too. (cited: Schaefer, Journal of Computer and System Sciences 16 (1978); Lichtenstein and Sipser, Journal of the ACM 27 (1980))

`,Be='# WeltersGame\n\n`game.strip.WeltersGame`. Move a coin to the left onto an empty square; it may jump over other coins.\n\nSource: Welter, The advancing operation in a special abelian group, Indagationes Mathematicae 14 (1952); Conway, On Numbers and Games, ch. 13.\n\n![The example](weltersgame.svg)\n\nThe example, `game.strip.WeltersGame.Position("..o.o.o")`, is worth `*7`.\n\n## Tested here\n\nComputed on all strips of 1 to 9 cells.\n\n- impartial: yes, all 1,022 positions (both players have the same moves).\n- dicot: yes, all 1,022 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 1,022 positions (a player who cannot move cannot move later either).\n- option-closed: no; `..oo` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `.o` is not (all values are numbers).\n- infinitesimals: yes, all 1,022 positions (all values are infinitesimal).\n\nThey have 16 different values (`tweedle table game.strip.WeltersGame --cols 1..9 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 157 | `.` |\n| `*` | 119 | `.o` |\n| `*2` | 116 | `..o` |\n| `*3` | 110 | `...o` |\n| `*4` | 108 | `....o` |\n| `*5` | 106 | `..o.o` |\n| `*6` | 104 | `...oo` |\n| `*7` | 74 | `..oo.o` |\n| `*8` | 24 | `........o` |\n| `*14` | 16 | `.......oo` |\n\nThe hottest is `.o`: `*`, of temperature 0.\n\n## Theory\n\n- The nimber is Welter\'s function of the squares of the coins. (cited: Welter, The theory of a class of games on a sequence of squares, in terms of the advancing operation in a special group, Indagationes Mathematicae 16 (1954); Conway, On Numbers and Games, ch. 13)\n\n',Ve='# Woodpush\n\n`game.strip.Woodpush`. Retreat with a piece of yours to the next empty cell behind it or off the strip, or push forwards all that stands in front of it, if there is an enemy among that; what is pushed over the end is gone; l are Left\'s and push to the right.\n\n- Parameter `ko`; usually `false`.\n\nSource: Nowakowski 2003; Albert, Nowakowski and Wolfe, Lessons in Play.\n\n![The example](woodpush.svg)\n\nThe example is `game.strip.Woodpush.Position("lr.r")`.\n\n## Tested here\n\nComputed on all strips of 1 to 6 cells.\n\n- impartial: no; `l` is not (both players have the same moves).\n- dicot: no; `l` is not (where one player can move, the other one can, too).\n- dead-ending: yes, all 1,092 positions (a player who cannot move cannot move later either).\n- option-closed: no; `.l` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `lr` is not (all values are numbers).\n- infinitesimals: no; `l` is not (all values are infinitesimal).\n\n320 positions have a value as short games: 44 different values (`tweedle table game.strip.Woodpush --cols 1..6 --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `0` | 17 | `.` |\n| `3` | 14 | `ll` |\n| `-3` | 14 | `rr` |\n| `1` | 13 | `l` |\n| `-1` | 13 | `r` |\n| `2` | 12 | `.l` |\n| `-2` | 12 | `r.` |\n| `5` | 12 | `.ll` |\n| `6` | 12 | `lll` |\n| `-5` | 12 | `rr.` |\n\nThe hottest is `lr`: `+-2`, of temperature 2.\n\n',He='# Wythoff\n\n`game.heap.Wythoff`. Take any number of counters from one of two heaps, or the same number from both.\n\nSource: Wythoff 1907; Berlekamp, Conway and Guy, Winning Ways, ch. 3.\n\n![The example](wythoff.svg)\n\nThe example, `game.heap.Wythoff.Position("(4,6)")`, is worth `*9`.\n\n## Tested here\n\nComputed on all followers of the example, `game.heap.Wythoff.Position("(4,6)")`.\n\n- impartial: yes, all 35 positions (both players have the same moves).\n- dicot: yes, all 35 positions (where one player can move, the other one can, too).\n- dead-ending: yes, all 35 positions (a player who cannot move cannot move later either).\n- option-closed: no; `game.heap.Wythoff("(4,6)")` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: no; `game.heap.Wythoff("(4,6)")` is not (all values are numbers).\n- infinitesimals: yes, all 35 positions (all values are infinitesimal).\n\nThey have 10 different values (`tweedle table --followers \'game.heap.Wythoff.Position("(4,6)")\' --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `*2` | 5 | `game.heap.Wythoff("(4,3)")` |\n| `*3` | 5 | `game.heap.Wythoff("(4,2)")` |\n| `*5` | 5 | `game.heap.Wythoff("(4,1)")` |\n| `*4` | 5 | `game.heap.Wythoff("(4,0)")` |\n| `*` | 4 | `game.heap.Wythoff("(3,6)")` |\n| `0` | 4 | `game.heap.Wythoff("(3,5)")` |\n| `*6` | 3 | `game.heap.Wythoff("(0,6)")` |\n| `*7` | 2 | `game.heap.Wythoff("(1,6)")` |\n| `*9` | 1 | `game.heap.Wythoff("(4,6)")` |\n| `*8` | 1 | `game.heap.Wythoff("(2,6)")` |\n\nThe hottest is `game.heap.Wythoff("(4,6)")`: `*9`, of temperature 0.\n\n## Theory\n\n- The second player wins (⌊kφ⌋, ⌊kφ²⌋) for k = 0, 1, 2 and so on, where φ is the golden ratio. (cited: Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907))\n\n## Open\n\n- No formula for the other nimbers is known. (cited: Guy and Nowakowski, Unsolved problems in combinatorial games)\n\n## Other programs\n\n- CGSuite. (cited: the documentation of each program, 2026)\n\n',Ue='# YashimaGame\n\n`game.graph.YashimaGame`. Move your token along an edge of a graph, not to the vertex of the other token; that edge is deleted.\n\n- Parameter `graph`.\n\nSource: Kusakari and Abuku, Various diamond properties in combinatorial game theory, arXiv:2509.21744, 2025.\n\n![The example](yashimagame.svg)\n\nThe example, `game.graph.YashimaGame("a: b, c | b: d | c: d | d: e").Position("a,d")`, is worth `1`.\n\n## Tested here\n\nComputed on all followers of the example, `game.graph.YashimaGame("a: b, c | b: d | c: d | d: e").Position("a,d")`.\n\n- impartial: no; `game.graph.YashimaGame("a: b,c | b: a,d | c: a,d | d: b,c,e | e: d")("a,d")` is not (both players have the same moves).\n- dicot: no; `game.graph.YashimaGame("a: b,c | b: a,d | c: a,d | d: b,c,e | e: d")("b,d:a-b")` is not (where one player can move, the other one can, too).\n- dead-ending: no; `game.graph.YashimaGame("a: b,c | b: a,d | c: a,d | d: b,c,e | e: d")("b,d:a-b")` is not (a player who cannot move cannot move later either).\n- option-closed: no; `game.graph.YashimaGame("a: b,c | b: a,d | c: a,d | d: b,c,e | e: d")("b,d:a-b")` is not (what a player comes to by two moves one after the other, they come to by one).\n- numbers: yes, all 23 positions (all values are numbers).\n- infinitesimals: no; `game.graph.YashimaGame("a: b,c | b: a,d | c: a,d | d: b,c,e | e: d")("a,d")` is not (all values are infinitesimal).\n\nThey have 6 different values (`tweedle table --followers \'game.graph.YashimaGame("a: b, c | b: d | c: d | d: e").Position("a,d")\' --columns value,temperature`). The most frequent are:\n\n| value | positions | the first |\n|---|---|---|\n| `1` | 6 | `game.graph.YashimaGame("a: b,c \\| b: a,d \\| c: a,d \\| d: b,c,e \\| e: d")("a,d")` |\n| `0` | 6 | `game.graph.YashimaGame("a: b,c \\| b: a,d \\| c: a,d \\| d: b,c,e \\| e: d")("b,d:a-b")` |\n| `2` | 6 | `game.graph.YashimaGame("a: b,c \\| b: a,d \\| c: a,d \\| d: b,c,e \\| e: d")("a,b:b-d")` |\n| `3` | 2 | `game.graph.YashimaGame("a: b,c \\| b: a,d \\| c: a,d \\| d: b,c,e \\| e: d")("b,e:a-b,d-e")` |\n| `-1` | 2 | `game.graph.YashimaGame("a: b,c \\| b: a,d \\| c: a,d \\| d: b,c,e \\| e: d")("e,c:a-b,b-d,c-d,d-e")` |\n| `4` | 1 | `game.graph.YashimaGame("a: b,c \\| b: a,d \\| c: a,d \\| d: b,c,e \\| e: d")("a,e:d-e")` |\n\nThe hottest is `game.graph.YashimaGame("a: b,c | b: a,d | c: a,d | d: b,c,e | e: d")("a,d")`: `1`, of temperature -1.\n\n## Theory\n\n- On a bipartite graph each position is an integer, or a switch of two integers. (cited: Kusakari and Abuku, Various diamond properties in combinatorial game theory, arXiv:2509.21744, 2025)\n\n',We=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="138" role="img" viewBox="0 0 138 138" width="138" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.AcrosticTwins("ttt|tht|hth")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="69" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="69" y="73.68">
h
</text>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="99" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="39" y="103.68">
h
</text>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="99" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="99" y="103.68">
h
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="130.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="130.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="130.68">
c
</text>
</svg>
`,Ge=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="108" role="img" viewBox="0 0 138 108" width="138" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.Amazons("x..|..o")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="100.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="100.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="100.68">
c
</text>
</svg>
`,Ke=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="62" role="img" viewBox="0 0 217 62" width="217" xmlns="http://www.w3.org/2000/svg">
<title>game.graph.Annihilation("a: b,c | b: a | c: d | d:")("a,b")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="83.52,30.79 79.66,33.18 75.8,35.2 71.94,36.85 68.09,38.14 64.23,39.05 60.37,39.6 56.51,39.79 53.23,39.48" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="44.37,37.95 53.37,44.58 55.07,34.72"/>
<polyline fill="none" points="83.52,30.79 115.93,33.69" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="124.89,34.5 115.38,28.62 114.48,38.58"/>
<polyline fill="none" points="29.5,30.79 33.36,28.4 37.22,26.38 41.08,24.73 44.93,23.44 48.79,22.52 52.65,21.97 56.51,21.79 59.79,22.1" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="68.66,23.63 59.65,17 57.95,26.85"/>
<polyline fill="none" points="137.34,35.61 169.86,35.49" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="178.86,35.46 168.84,30.5 168.88,40.5"/>
<circle cx="83.52" cy="30.79" fill="#ffffff" r="15.5" stroke="#1a1a1a" stroke-width="1.4"/>
<circle cx="83.52" cy="30.79" fill="#009e73" r="11.5" stroke="#009e73" stroke-width="2.6"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="83.52" y="35.47">
a
</text>
<circle cx="29.5" cy="30.79" fill="#ffffff" r="15.5" stroke="#1a1a1a" stroke-width="1.4"/>
<circle cx="29.5" cy="30.79" fill="#009e73" r="11.5" stroke="#009e73" stroke-width="2.6"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="29.5" y="35.47">
b
</text>
<circle cx="137.34" cy="35.61" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="137.34" y="40.29">
c
</text>
<circle cx="191.36" cy="35.41" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="191.36" y="40.09">
d
</text>
</svg>
`,qe=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="108" role="img" viewBox="0 0 138 108" width="138" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.AntiClobber("x..|..o")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="100.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="100.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="100.68">
c
</text>
</svg>
`,Je=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="108" role="img" viewBox="0 0 138 108" width="138" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.AtariGo("xo.|...")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="100.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="100.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="100.68">
c
</text>
</svg>
`,Ye=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 108 78" width="108" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.BackslidingToadsAndFrogs("tf")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
</svg>
`,Xe=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 228 78" width="228" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.Blockbusting("x...o.")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<circle cx="159" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="174,24 204,24 204,54 174,54" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
5
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="189" y="70.68">
6
</text>
</svg>
`,Ze=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="154" role="img" viewBox="0 0 500 154" width="500" xmlns="http://www.w3.org/2000/svg">
<title>game.graph.BrusselsSprouts("4,4,4")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="76.79,76.79 136.38,76.79" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="76.79,76.79 76.79,136.38" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="76.79,76.79 17.2,76.79" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="76.79,76.79 76.79,17.2" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="249.98,76.79 309.57,76.79" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="249.98,76.79 249.98,136.38" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="249.98,76.79 190.38,76.79" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="249.98,76.79 249.98,17.2" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="423.16,76.79 482.75,76.79" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="423.16,76.79 423.16,136.38" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="423.16,76.79 363.57,76.79" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="423.16,76.79 423.16,17.2" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<circle cx="76.79" cy="76.79" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="76.79" y="81.47">
1
</text>
<circle cx="136.38" cy="76.79" fill="#1a1a1a" r="3.2"/>
<circle cx="76.79" cy="136.38" fill="#1a1a1a" r="3.2"/>
<circle cx="17.2" cy="76.79" fill="#1a1a1a" r="3.2"/>
<circle cx="76.79" cy="17.2" fill="#1a1a1a" r="3.2"/>
<circle cx="249.98" cy="76.79" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="249.98" y="81.47">
2
</text>
<circle cx="309.57" cy="76.79" fill="#1a1a1a" r="3.2"/>
<circle cx="249.98" cy="136.38" fill="#1a1a1a" r="3.2"/>
<circle cx="190.38" cy="76.79" fill="#1a1a1a" r="3.2"/>
<circle cx="249.98" cy="17.2" fill="#1a1a1a" r="3.2"/>
<circle cx="423.16" cy="76.79" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="423.16" y="81.47">
3
</text>
<circle cx="482.75" cy="76.79" fill="#1a1a1a" r="3.2"/>
<circle cx="423.16" cy="136.38" fill="#1a1a1a" r="3.2"/>
<circle cx="363.57" cy="76.79" fill="#1a1a1a" r="3.2"/>
<circle cx="423.16" cy="17.2" fill="#1a1a1a" r="3.2"/>
</svg>
`,Qe=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="138" role="img" viewBox="0 0 108 138" width="108" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.CannibalClobber("xx|oo|x.")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="99" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="130.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="130.68">
b
</text>
</svg>
`,$e=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="97" role="img" viewBox="0 0 108 97" width="108" xmlns="http://www.w3.org/2000/svg">
<title>game.entailing.CarryOnNim([2])("3,1")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,67 98,67" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="57.5" fill="#009e73" r="6"/>
<circle cx="37" cy="42.5" fill="#009e73" r="6"/>
<circle cx="37" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="83.68">
3
</text>
<circle cx="71" cy="57.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="71" y="83.68">
1
</text>
</svg>
`,et=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="138" role="img" viewBox="0 0 288 138" width="288" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.CeyloneseFoxAndGeese("f.......|........|g.g.g.g.")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="174,24 204,24 204,54 174,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="204,24 234,24 234,54 204,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="234,24 264,24 264,54 234,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,54 144,54 144,84 114,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,54 174,54 174,84 144,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="174,54 204,54 204,84 174,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="204,54 234,54 234,84 204,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="234,54 264,54 264,84 234,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="99" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="99" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="114,84 144,84 144,114 114,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,84 174,84 174,114 144,114" stroke="#666666" stroke-width="1"/>
<circle cx="159" cy="99" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="174,84 204,84 204,114 174,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="204,84 234,84 234,114 204,114" stroke="#666666" stroke-width="1"/>
<circle cx="219" cy="99" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="234,84 264,84 264,114 234,114" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="130.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="130.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="130.68">
c
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="130.68">
d
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="130.68">
e
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="189" y="130.68">
f
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="219" y="130.68">
g
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="249" y="130.68">
h
</text>
</svg>
`,tt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="138" role="img" viewBox="0 0 168 138" width="168" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.Chomp("....|....|....")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="39" y="43.68">
x
</text>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,54 144,54 144,84 114,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,84 144,84 144,114 114,114" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="130.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="130.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="130.68">
c
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="130.68">
d
</text>
</svg>
`,nt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 138 78" width="138" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.Clobber("xxo")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
c
</text>
</svg>
`,rt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="51" role="img" viewBox="0 0 159 51" width="159" xmlns="http://www.w3.org/2000/svg">
<title>game.graph.Col("-L-R")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="25.5,25.5 79.5,25.5" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="79.5,25.5 133.5,25.5" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<circle cx="25.5" cy="25.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="25.5" y="30.18">
1
</text>
<circle cx="79.5" cy="25.5" fill="#ffffff" r="11.5" stroke="#d55e00" stroke-width="3"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="79.5" y="30.18">
2
</text>
<circle cx="133.5" cy="25.5" fill="#0072b2" r="11.5" stroke="#0072b2" stroke-width="2.6"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="133.5" y="30.18">
3
</text>
</svg>
`,it=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="168" role="img" viewBox="0 0 168 168" width="168" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.ConnectFour("....|.o..|.x..|xoxo")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,54 144,54 144,84 114,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="99" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,84 144,84 144,114 114,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,114 54,114 54,144 24,144" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="129" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,114 84,114 84,144 54,144" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="129" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,114 114,114 114,144 84,144" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="129" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="114,114 144,114 144,144 114,144" stroke="#666666" stroke-width="1"/>
<circle cx="129" cy="129" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="133.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="160.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="160.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="160.68">
c
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="160.68">
d
</text>
</svg>
`,at=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="52" role="img" viewBox="0 0 196 52" width="196" xmlns="http://www.w3.org/2000/svg">
<title>game.entailing.CountedCoins("a-, a-b, b-")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="71,26 17,26" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="71,26 125,26" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="125,26 179,26" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<circle cx="71" cy="26" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="71" y="30.68">
a
</text>
<circle cx="125" cy="26" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="125" y="30.68">
b
</text>
<polyline fill="none" points="17,17 17,35" stroke="#666666" stroke-linejoin="round" stroke-width="3"/>
<polyline fill="none" points="179,35 179,17" stroke="#666666" stroke-linejoin="round" stroke-width="3"/>
</svg>
`,ot=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="138" role="img" viewBox="0 0 168 138" width="168" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.Cram("....|....|....")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,54 144,54 144,84 114,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,84 144,84 144,114 114,114" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="130.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="130.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="130.68">
c
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="130.68">
d
</text>
</svg>
`,st=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="138" role="img" viewBox="0 0 168 138" width="168" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.CrossPurposes("..x.|....|x...")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,54 144,54 144,84 114,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="99" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,84 144,84 144,114 114,114" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="130.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="130.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="130.68">
c
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="130.68">
d
</text>
</svg>
`,ct=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="157" role="img" viewBox="0 0 74 157" width="74" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.CumulativeSubtraction([2,3])("7")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,127 64,127" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="117.5" fill="#009e73" r="6"/>
<circle cx="37" cy="102.5" fill="#009e73" r="6"/>
<circle cx="37" cy="87.5" fill="#009e73" r="6"/>
<circle cx="37" cy="72.5" fill="#009e73" r="6"/>
<circle cx="37" cy="57.5" fill="#009e73" r="6"/>
<circle cx="37" cy="42.5" fill="#009e73" r="6"/>
<circle cx="37" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="143.68">
7
</text>
</svg>
`,lt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="187" role="img" viewBox="0 0 74 187" width="74" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.DawsonsKayles("9")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,157 64,157" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="147.5" fill="#009e73" r="6"/>
<circle cx="37" cy="132.5" fill="#009e73" r="6"/>
<circle cx="37" cy="117.5" fill="#009e73" r="6"/>
<circle cx="37" cy="102.5" fill="#009e73" r="6"/>
<circle cx="37" cy="87.5" fill="#009e73" r="6"/>
<circle cx="37" cy="72.5" fill="#009e73" r="6"/>
<circle cx="37" cy="57.5" fill="#009e73" r="6"/>
<circle cx="37" cy="42.5" fill="#009e73" r="6"/>
<circle cx="37" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="173.68">
9
</text>
</svg>
`,ut=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="105" role="img" viewBox="0 0 154 105" width="154" xmlns="http://www.w3.org/2000/svg">
<title>game.graph.DigraphPlacement("a: b | b: c | c: d | d: b","a,c")("a,b,c,d")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="25.5,52.42 59,52.42" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polygon fill="#1a1a1a" points="68,52.42 58,47.42 58,57.42"/>
<polyline fill="none" points="80.5,52.42 109.26,36.11" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polygon fill="#1a1a1a" points="117.09,31.67 105.93,32.25 110.86,40.95"/>
<polyline fill="none" points="127.96,25.5 127.96,57.85" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polygon fill="#1a1a1a" points="127.96,66.85 132.96,56.85 122.96,56.85"/>
<polyline fill="none" points="127.96,79.35 99.2,63.03" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polygon fill="#1a1a1a" points="91.37,58.59 97.6,67.87 102.53,59.18"/>
<circle cx="25.5" cy="52.42" fill="#0072b2" r="11.5" stroke="#0072b2" stroke-width="2.6"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="25.5" y="57.1">
a
</text>
<circle cx="80.5" cy="52.42" fill="#ffffff" r="11.5" stroke="#d55e00" stroke-width="3"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="80.5" y="57.1">
b
</text>
<circle cx="127.96" cy="25.5" fill="#0072b2" r="11.5" stroke="#0072b2" stroke-width="2.6"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="127.96" y="30.18">
c
</text>
<circle cx="127.96" cy="79.35" fill="#ffffff" r="11.5" stroke="#d55e00" stroke-width="3"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="127.96" y="84.03">
d
</text>
</svg>
`,dt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 168 78" width="168" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.DollarGame(".o.$")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<circle cx="129" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="129" y="43.68">
$
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
</svg>
`,ft=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="98" role="img" viewBox="0 0 198 98" width="198" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.DollarGameWithBag("..o.$")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<circle cx="159" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="159" y="43.68">
$
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
5
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="90.68">
1 is the bag
</text>
</svg>
`,pt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="108" role="img" viewBox="0 0 108 108" width="108" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.Domineering("..|.#")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#666666" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="100.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="100.68">
b
</text>
</svg>
`,mt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="107" role="img" viewBox="0 0 141 107" width="141" xmlns="http://www.w3.org/2000/svg">
<title>game.graph.EdgeGeography("a: b,c | b: c,d | c: a,d | d: b")("a")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="29.5,30.2 48.19,58.57" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="53.14,66.08 51.81,54.98 43.46,60.48"/>
<polyline fill="none" points="29.5,30.2 33.46,27.81 37.42,25.79 41.39,24.14 45.35,22.86 49.31,21.94 53.27,21.39 57.23,21.2 61.2,21.39 65.18,22.09" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="73.86,24.47 65.54,17 62.9,26.64"/>
<polyline fill="none" points="60.02,76.52 74.77,49.13" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="79.04,41.21 69.89,47.64 78.7,52.38"/>
<polyline fill="none" points="60.02,76.52 63.98,74.13 67.94,72.11 71.9,70.46 75.87,69.17 79.83,68.25 83.79,67.7 87.75,67.52 91.71,67.7 95.7,68.4" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="104.38,70.78 96.06,63.32 93.41,72.96"/>
<polyline fill="none" points="84.97,30.2 81.01,32.59 77.04,34.61 73.08,36.26 69.12,37.55 65.16,38.47 61.2,39.02 57.23,39.2 53.27,38.86" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="44.42,37.25 53.36,43.96 55.15,34.12"/>
<polyline fill="none" points="84.97,30.2 103.66,58.57" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="108.61,66.08 107.28,54.98 98.93,60.48"/>
<polyline fill="none" points="115.49,76.52 111.52,78.91 107.56,80.93 103.6,82.58 99.64,83.87 95.68,84.78 91.71,85.34 87.75,85.52 83.79,85.34 79.8,84.63" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="71.12,82.25 79.45,89.72 82.09,80.08"/>
<circle cx="29.5" cy="30.2" fill="#ffffff" r="15.5" stroke="#1a1a1a" stroke-width="1.4"/>
<circle cx="29.5" cy="30.2" fill="#009e73" r="11.5" stroke="#009e73" stroke-width="2.6"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="29.5" y="34.88">
a
</text>
<circle cx="60.02" cy="76.52" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="60.02" y="81.2">
b
</text>
<circle cx="84.97" cy="30.2" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="84.97" y="34.88">
c
</text>
<circle cx="115.49" cy="76.52" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="115.49" y="81.2">
d
</text>
</svg>
`,ht=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 198 78" width="198" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.ElephantsAndRhinos("t.t.f")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<circle cx="159" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
5
</text>
</svg>
`,gt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="127" role="img" viewBox="0 0 142 127" width="142" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.EndNim("3,5,2")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,97 132,97" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="87.5" fill="#009e73" r="6"/>
<circle cx="37" cy="72.5" fill="#009e73" r="6"/>
<circle cx="37" cy="57.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="113.68">
3
</text>
<circle cx="71" cy="87.5" fill="#009e73" r="6"/>
<circle cx="71" cy="72.5" fill="#009e73" r="6"/>
<circle cx="71" cy="57.5" fill="#009e73" r="6"/>
<circle cx="71" cy="42.5" fill="#009e73" r="6"/>
<circle cx="71" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="71" y="113.68">
5
</text>
<circle cx="105" cy="87.5" fill="#009e73" r="6"/>
<circle cx="105" cy="72.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="105" y="113.68">
2
</text>
</svg>
`,_t=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="352" role="img" viewBox="0 0 108 352" width="108" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.Euclid("(25,7)")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,322 98,322" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="312.5" fill="#009e73" r="6"/>
<circle cx="37" cy="297.5" fill="#009e73" r="6"/>
<circle cx="37" cy="282.5" fill="#009e73" r="6"/>
<circle cx="37" cy="267.5" fill="#009e73" r="6"/>
<circle cx="37" cy="252.5" fill="#009e73" r="6"/>
<circle cx="37" cy="237.5" fill="#009e73" r="6"/>
<circle cx="37" cy="222.5" fill="#009e73" r="6"/>
<circle cx="37" cy="207.5" fill="#009e73" r="6"/>
<circle cx="37" cy="192.5" fill="#009e73" r="6"/>
<circle cx="37" cy="177.5" fill="#009e73" r="6"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="37" y="167.18">
⋮
</text>
<circle cx="37" cy="147.5" fill="#009e73" r="6"/>
<circle cx="37" cy="132.5" fill="#009e73" r="6"/>
<circle cx="37" cy="117.5" fill="#009e73" r="6"/>
<circle cx="37" cy="102.5" fill="#009e73" r="6"/>
<circle cx="37" cy="87.5" fill="#009e73" r="6"/>
<circle cx="37" cy="72.5" fill="#009e73" r="6"/>
<circle cx="37" cy="57.5" fill="#009e73" r="6"/>
<circle cx="37" cy="42.5" fill="#009e73" r="6"/>
<circle cx="37" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="338.68">
25
</text>
<circle cx="71" cy="312.5" fill="#009e73" r="6"/>
<circle cx="71" cy="297.5" fill="#009e73" r="6"/>
<circle cx="71" cy="282.5" fill="#009e73" r="6"/>
<circle cx="71" cy="267.5" fill="#009e73" r="6"/>
<circle cx="71" cy="252.5" fill="#009e73" r="6"/>
<circle cx="71" cy="237.5" fill="#009e73" r="6"/>
<circle cx="71" cy="222.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="71" y="338.68">
7
</text>
</svg>
`,vt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="267" role="img" viewBox="0 0 188 267" width="188" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.FibonacciNim("13")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="66.74,217 120.74,217" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="93.74" cy="207.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="192.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="177.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="162.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="147.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="132.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="117.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="102.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="87.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="72.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="57.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="42.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="93.74" y="233.68">
13
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="93.74" y="259.68">
at most 12 to be taken
</text>
</svg>
`,yt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="138" role="img" viewBox="0 0 168 138" width="168" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.Fission("....|.x..|...#")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="69" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,54 144,54 144,84 114,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#666666" points="114,84 144,84 144,114 114,114" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="130.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="130.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="130.68">
c
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="130.68">
d
</text>
</svg>
`,bt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="168" role="img" viewBox="0 0 288 168" width="288" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.FoxAndGeese("f.......|........|........|.g.g.g.g")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="174,24 204,24 204,54 174,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="204,24 234,24 234,54 204,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="234,24 264,24 264,54 234,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,54 144,54 144,84 114,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,54 174,54 174,84 144,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="174,54 204,54 204,84 174,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="204,54 234,54 234,84 204,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="234,54 264,54 264,84 234,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,84 144,84 144,114 114,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,84 174,84 174,114 144,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="174,84 204,84 204,114 174,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="204,84 234,84 234,114 204,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="234,84 264,84 264,114 234,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,114 54,114 54,144 24,144" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,114 84,114 84,144 54,144" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="129" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,114 114,114 114,144 84,144" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,114 144,114 144,144 114,144" stroke="#666666" stroke-width="1"/>
<circle cx="129" cy="129" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="144,114 174,114 174,144 144,144" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="174,114 204,114 204,144 174,144" stroke="#666666" stroke-width="1"/>
<circle cx="189" cy="129" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="204,114 234,114 234,144 204,144" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="234,114 264,114 264,144 234,144" stroke="#666666" stroke-width="1"/>
<circle cx="249" cy="129" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="133.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="160.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="160.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="160.68">
c
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="160.68">
d
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="160.68">
e
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="189" y="160.68">
f
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="219" y="160.68">
g
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="249" y="160.68">
h
</text>
</svg>
`,xt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="138" role="img" viewBox="0 0 138 138" width="138" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.GameOfY("##.|#.o|x..")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#666666" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#666666" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#666666" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="99" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="130.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="130.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="130.68">
c
</text>
</svg>
`,St=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="138" role="img" viewBox="0 0 168 138" width="168" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.GenFoxAndGeese(4,1)("f...|....|g.g.")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,54 144,54 144,84 114,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="99" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="99" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="114,84 144,84 144,114 114,114" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="130.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="130.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="130.68">
c
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="130.68">
d
</text>
</svg>
`,Ct=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 228 78" width="228" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.GenToadsAndFrogs(1,1,2,false)("ttf.ff")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<circle cx="159" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="174,24 204,24 204,54 174,54" stroke="#666666" stroke-width="1"/>
<circle cx="189" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
5
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="189" y="70.68">
6
</text>
</svg>
`,wt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="138" role="img" viewBox="0 0 168 138" width="168" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.GoByArea("XXXX|X..O|XXXX")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="39" y="43.68">
!
</text>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="69" y="43.68">
!
</text>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="99" y="43.68">
!
</text>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<circle cx="129" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="129" y="43.68">
!
</text>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="69" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="39" y="73.68">
!
</text>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,54 144,54 144,84 114,84" stroke="#666666" stroke-width="1"/>
<circle cx="129" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="129" y="73.68">
!
</text>
<polygon fill="#ffffff" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="99" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="39" y="103.68">
!
</text>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="99" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="69" y="103.68">
!
</text>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="99" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="99" y="103.68">
!
</text>
<polygon fill="#ffffff" points="114,84 144,84 144,114 114,114" stroke="#666666" stroke-width="1"/>
<circle cx="129" cy="99" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="129" y="103.68">
!
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="130.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="130.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="130.68">
c
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="130.68">
d
</text>
</svg>
`,Tt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="138" role="img" viewBox="0 0 168 138" width="168" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.GoEndgame("#XO#|X.xO|#XO#")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#666666" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="69" y="43.68">
!
</text>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="99" y="43.68">
!
</text>
<polygon fill="#666666" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="69" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="39" y="73.68">
!
</text>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="69" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="114,54 144,54 144,84 114,84" stroke="#666666" stroke-width="1"/>
<circle cx="129" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="129" y="73.68">
!
</text>
<polygon fill="#666666" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="99" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="69" y="103.68">
!
</text>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="99" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="99" y="103.68">
!
</text>
<polygon fill="#666666" points="114,84 144,84 144,114 114,114" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="130.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="130.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="130.68">
c
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="130.68">
d
</text>
</svg>
`,Et=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="157" role="img" viewBox="0 0 74 157" width="74" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.GrundysGame("7")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,127 64,127" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="117.5" fill="#009e73" r="6"/>
<circle cx="37" cy="102.5" fill="#009e73" r="6"/>
<circle cx="37" cy="87.5" fill="#009e73" r="6"/>
<circle cx="37" cy="72.5" fill="#009e73" r="6"/>
<circle cx="37" cy="57.5" fill="#009e73" r="6"/>
<circle cx="37" cy="42.5" fill="#009e73" r="6"/>
<circle cx="37" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="143.68">
7
</text>
</svg>
`,Dt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="235" role="img" viewBox="0 0 84 235" width="84" xmlns="http://www.w3.org/2000/svg">
<title>game.graph.Hackenbush("lrrl")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="47,167.2 47,217.2" stroke="#0072b2" stroke-linejoin="round" stroke-width="4.4"/>
<polyline fill="none" points="47,167.2 47,117.2" stroke="#d55e00" stroke-linejoin="round" stroke-width="5.2"/>
<polyline fill="none" points="47,167.2 47,117.2" stroke="#ffffff" stroke-linejoin="round" stroke-width="2.2"/>
<polyline fill="none" points="47,117.2 47,67.2" stroke="#d55e00" stroke-linejoin="round" stroke-width="5.2"/>
<polyline fill="none" points="47,117.2 47,67.2" stroke="#ffffff" stroke-linejoin="round" stroke-width="2.2"/>
<polyline fill="none" points="47,67.2 47,17.2" stroke="#0072b2" stroke-linejoin="round" stroke-width="4.4"/>
<circle cx="47" cy="167.2" fill="#1a1a1a" r="3.2"/>
<circle cx="47" cy="117.2" fill="#1a1a1a" r="3.2"/>
<circle cx="47" cy="67.2" fill="#1a1a1a" r="3.2"/>
<circle cx="47" cy="17.2" fill="#1a1a1a" r="3.2"/>
<text fill="#666666" font-size="11.05" text-anchor="middle" x="57.16" y="196.18">
1
</text>
<text fill="#666666" font-size="11.05" text-anchor="middle" x="57.16" y="146.18">
2
</text>
<text fill="#666666" font-size="11.05" text-anchor="middle" x="57.16" y="96.18">
3
</text>
<text fill="#666666" font-size="11.05" text-anchor="middle" x="57.16" y="46.18">
4
</text>
<polyline fill="none" points="8,217.2 76,217.2" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="2.4"/>
</svg>
`,Ot=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="138" role="img" viewBox="0 0 198 138" width="198" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.HareAndHounds("#...#|.ddh.|#d..#")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#666666" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#666666" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="69" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="69" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="114,54 144,54 144,84 114,84" stroke="#666666" stroke-width="1"/>
<circle cx="129" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="144,54 174,54 174,84 144,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#666666" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="99" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,84 144,84 144,114 114,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#666666" points="144,84 174,84 174,114 144,114" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="130.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="130.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="130.68">
c
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="130.68">
d
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="130.68">
e
</text>
</svg>
`,kt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="138" role="img" viewBox="0 0 138 138" width="138" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.Hex("..o|.x.|...")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="69" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="130.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="130.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="130.68">
c
</text>
</svg>
`,At=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 138 78" width="138" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.HotClobber("xxo")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
c
</text>
</svg>
`,jt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="157" role="img" viewBox="0 0 74 157" width="74" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.Kayles("7")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,127 64,127" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="117.5" fill="#009e73" r="6"/>
<circle cx="37" cy="102.5" fill="#009e73" r="6"/>
<circle cx="37" cy="87.5" fill="#009e73" r="6"/>
<circle cx="37" cy="72.5" fill="#009e73" r="6"/>
<circle cx="37" cy="57.5" fill="#009e73" r="6"/>
<circle cx="37" cy="42.5" fill="#009e73" r="6"/>
<circle cx="37" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="143.68">
7
</text>
</svg>
`,Mt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="128" role="img" viewBox="0 0 191 128" width="191" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.KingDirt("1,0:x..|..o")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="50.36,24 80.36,24 80.36,54 50.36,54" stroke="#666666" stroke-width="1"/>
<circle cx="65.36" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="80.36,24 110.36,24 110.36,54 80.36,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="110.36,24 140.36,24 140.36,54 110.36,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="50.36,54 80.36,54 80.36,84 50.36,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="80.36,54 110.36,54 110.36,84 80.36,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="110.36,54 140.36,54 140.36,84 110.36,84" stroke="#666666" stroke-width="1"/>
<circle cx="125.36" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="end" x="43.36" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="43.36" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="65.36" y="100.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="95.36" y="100.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="125.36" y="100.68">
c
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="95.36" y="120.68">
in hand: Left 1, Right 0
</text>
</svg>
`,Nt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="108" role="img" viewBox="0 0 108 108" width="108" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.Kings("x.|ox")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="69" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="100.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="100.68">
b
</text>
</svg>
`,Pt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="108" role="img" viewBox="0 0 138 108" width="138" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.Knights("x.o|o.x")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="69" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="100.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="100.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="100.68">
c
</text>
</svg>
`,Ft=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="108" role="img" viewBox="0 0 168 108" width="168" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.Konane("x.ox|oxo.")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<circle cx="129" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="69" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="114,54 144,54 144,84 114,84" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="100.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="100.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="100.68">
c
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="100.68">
d
</text>
</svg>
`,It=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 288 78" width="288" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.KotzigsNim([1,3])("@.......")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="174,24 204,24 204,54 174,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="204,24 234,24 234,54 204,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="234,24 264,24 264,54 234,54" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
5
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="189" y="70.68">
6
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="219" y="70.68">
7
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="249" y="70.68">
8
</text>
</svg>
`,Lt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="157" role="img" viewBox="0 0 74 157" width="74" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.LaskersNim("7")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,127 64,127" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="117.5" fill="#009e73" r="6"/>
<circle cx="37" cy="102.5" fill="#009e73" r="6"/>
<circle cx="37" cy="87.5" fill="#009e73" r="6"/>
<circle cx="37" cy="72.5" fill="#009e73" r="6"/>
<circle cx="37" cy="57.5" fill="#009e73" r="6"/>
<circle cx="37" cy="42.5" fill="#009e73" r="6"/>
<circle cx="37" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="143.68">
7
</text>
</svg>
`,Rt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 198 78" width="198" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.MockTurtles("thhth")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="69" y="43.68">
h
</text>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="99" y="43.68">
h
</text>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<circle cx="159" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="159" y="43.68">
h
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
5
</text>
</svg>
`,zt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 198 78" width="198" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.Moebius("thhth")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="69" y="43.68">
h
</text>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="99" y="43.68">
h
</text>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<circle cx="159" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="159" y="43.68">
h
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
5
</text>
</svg>
`,Bt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 198 78" width="198" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.Mogul("thhth")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="69" y="43.68">
h
</text>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="99" y="43.68">
h
</text>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<circle cx="159" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="159" y="43.68">
h
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
5
</text>
</svg>
`,Vt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="97" role="img" viewBox="0 0 142 97" width="142" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.MooresNim(2)("1,2,3")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,67 132,67" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="57.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="83.68">
1
</text>
<circle cx="71" cy="57.5" fill="#009e73" r="6"/>
<circle cx="71" cy="42.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="71" y="83.68">
2
</text>
<circle cx="105" cy="57.5" fill="#009e73" r="6"/>
<circle cx="105" cy="42.5" fill="#009e73" r="6"/>
<circle cx="105" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="105" y="83.68">
3
</text>
</svg>
`,Ht=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="127" role="img" viewBox="0 0 142 127" width="142" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.Nim("3,4,5")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,97 132,97" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="87.5" fill="#009e73" r="6"/>
<circle cx="37" cy="72.5" fill="#009e73" r="6"/>
<circle cx="37" cy="57.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="113.68">
3
</text>
<circle cx="71" cy="87.5" fill="#009e73" r="6"/>
<circle cx="71" cy="72.5" fill="#009e73" r="6"/>
<circle cx="71" cy="57.5" fill="#009e73" r="6"/>
<circle cx="71" cy="42.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="71" y="113.68">
4
</text>
<circle cx="105" cy="87.5" fill="#009e73" r="6"/>
<circle cx="105" cy="72.5" fill="#009e73" r="6"/>
<circle cx="105" cy="57.5" fill="#009e73" r="6"/>
<circle cx="105" cy="42.5" fill="#009e73" r="6"/>
<circle cx="105" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="105" y="113.68">
5
</text>
</svg>
`,Ut=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="120" role="img" viewBox="0 0 158 120" width="158" xmlns="http://www.w3.org/2000/svg">
<title>game.entailing.Nimstring(2,3)("0x1ffff")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="28,28 66,28" stroke="#e2e2e2" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="1.4"/>
<polyline fill="none" points="66,28 104,28" stroke="#e2e2e2" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="1.4"/>
<polyline fill="none" points="104,28 142,28" stroke="#e2e2e2" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="1.4"/>
<polyline fill="none" points="28,66 66,66" stroke="#e2e2e2" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="1.4"/>
<polyline fill="none" points="66,66 104,66" stroke="#e2e2e2" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="1.4"/>
<polyline fill="none" points="104,66 142,66" stroke="#e2e2e2" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="1.4"/>
<polyline fill="none" points="28,104 66,104" stroke="#e2e2e2" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="1.4"/>
<polyline fill="none" points="66,104 104,104" stroke="#e2e2e2" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="1.4"/>
<polyline fill="none" points="104,104 142,104" stroke="#e2e2e2" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="1.4"/>
<polyline fill="none" points="28,28 28,66" stroke="#e2e2e2" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="1.4"/>
<polyline fill="none" points="66,28 66,66" stroke="#e2e2e2" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="1.4"/>
<polyline fill="none" points="104,28 104,66" stroke="#e2e2e2" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="1.4"/>
<polyline fill="none" points="142,28 142,66" stroke="#e2e2e2" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="1.4"/>
<polyline fill="none" points="28,66 28,104" stroke="#e2e2e2" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="1.4"/>
<polyline fill="none" points="66,66 66,104" stroke="#e2e2e2" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="1.4"/>
<polyline fill="none" points="104,66 104,104" stroke="#e2e2e2" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="1.4"/>
<polyline fill="none" points="142,66 142,104" stroke="#e2e2e2" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="1.4"/>
<circle cx="28" cy="28" fill="#1a1a1a" r="3.4"/>
<circle cx="66" cy="28" fill="#1a1a1a" r="3.4"/>
<circle cx="104" cy="28" fill="#1a1a1a" r="3.4"/>
<circle cx="142" cy="28" fill="#1a1a1a" r="3.4"/>
<circle cx="28" cy="66" fill="#1a1a1a" r="3.4"/>
<circle cx="66" cy="66" fill="#1a1a1a" r="3.4"/>
<circle cx="104" cy="66" fill="#1a1a1a" r="3.4"/>
<circle cx="142" cy="66" fill="#1a1a1a" r="3.4"/>
<circle cx="28" cy="104" fill="#1a1a1a" r="3.4"/>
<circle cx="66" cy="104" fill="#1a1a1a" r="3.4"/>
<circle cx="104" cy="104" fill="#1a1a1a" r="3.4"/>
<circle cx="142" cy="104" fill="#1a1a1a" r="3.4"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="28" y="16.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="66" y="16.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="104" y="16.68">
c
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="142" y="16.68">
d
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="32.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="108.68">
3
</text>
</svg>
`,Wt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="51" role="img" viewBox="0 0 213 51" width="213" xmlns="http://www.w3.org/2000/svg">
<title>game.graph.NodeKayles("---")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="25.5,25.5 79.5,25.5" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="79.5,25.5 133.5,25.5" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="133.5,25.5 187.5,25.5" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<circle cx="25.5" cy="25.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="25.5" y="30.18">
1
</text>
<circle cx="79.5" cy="25.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="79.5" y="30.18">
2
</text>
<circle cx="133.5" cy="25.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="133.5" y="30.18">
3
</text>
<circle cx="187.5" cy="25.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="187.5" y="30.18">
4
</text>
</svg>
`,Gt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="108" role="img" viewBox="0 0 138 108" width="138" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.NoGo(".x.|...")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="100.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="100.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="100.68">
c
</text>
</svg>
`,Kt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="108" role="img" viewBox="0 0 168 108" width="168" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.Northcott("x..o|.xo.")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<circle cx="129" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="69" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="114,54 144,54 144,84 114,84" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="100.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="100.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="100.68">
c
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="100.68">
d
</text>
</svg>
`,qt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="187" role="img" viewBox="0 0 74 187" width="74" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.Officers("9")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,157 64,157" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="147.5" fill="#009e73" r="6"/>
<circle cx="37" cy="132.5" fill="#009e73" r="6"/>
<circle cx="37" cy="117.5" fill="#009e73" r="6"/>
<circle cx="37" cy="102.5" fill="#009e73" r="6"/>
<circle cx="37" cy="87.5" fill="#009e73" r="6"/>
<circle cx="37" cy="72.5" fill="#009e73" r="6"/>
<circle cx="37" cy="57.5" fill="#009e73" r="6"/>
<circle cx="37" cy="42.5" fill="#009e73" r="6"/>
<circle cx="37" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="173.68">
9
</text>
</svg>
`,Jt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="82" role="img" viewBox="0 0 108 82" width="108" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.PartizanEndNim("2,1")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,52 98,52" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="42.5" fill="#009e73" r="6"/>
<circle cx="37" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="68.68">
2
</text>
<circle cx="71" cy="42.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="71" y="68.68">
1
</text>
</svg>
`,Yt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="187" role="img" viewBox="0 0 74 187" width="74" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.PartizanTakeAndBreak("0.3","0.7")("9")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,157 64,157" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="147.5" fill="#009e73" r="6"/>
<circle cx="37" cy="132.5" fill="#009e73" r="6"/>
<circle cx="37" cy="117.5" fill="#009e73" r="6"/>
<circle cx="37" cy="102.5" fill="#009e73" r="6"/>
<circle cx="37" cy="87.5" fill="#009e73" r="6"/>
<circle cx="37" cy="72.5" fill="#009e73" r="6"/>
<circle cx="37" cy="57.5" fill="#009e73" r="6"/>
<circle cx="37" cy="42.5" fill="#009e73" r="6"/>
<circle cx="37" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="173.68">
9
</text>
</svg>
`,Xt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 198 78" width="198" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.Phutball(".@m..")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="69" y="43.68">
@
</text>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
c
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
d
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
e
</text>
</svg>
`,Zt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="109" role="img" viewBox="0 0 132 109" width="132" xmlns="http://www.w3.org/2000/svg">
<title>game.graph.PosetGame("a; a &lt; b; a &lt; c; d","{a,b,c,d}")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="25.5,25.5 43.66,83.5" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="61.82,25.5 43.66,83.5" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<circle cx="43.66" cy="83.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="43.66" y="88.18">
a
</text>
<circle cx="25.5" cy="25.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="25.5" y="30.18">
b
</text>
<circle cx="61.82" cy="25.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="61.82" y="30.18">
c
</text>
<circle cx="106.14" cy="83.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="106.14" y="88.18">
d
</text>
</svg>
`,Qt=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 198 78" width="198" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.Push(".l.rl")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<circle cx="129" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<circle cx="159" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
5
</text>
</svg>
`,$t=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="108" role="img" viewBox="0 0 138 108" width="138" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.Queens("xox|ox.")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="69" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="100.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="100.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="100.68">
c
</text>
</svg>
`,en=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="108" role="img" viewBox="0 0 138 108" width="138" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.Quelhas("...|.#.")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#666666" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="100.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="100.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="100.68">
c
</text>
</svg>
`,tn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="108" role="img" viewBox="0 0 138 108" width="138" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.Rooks("x.o|..x")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="69" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="100.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="100.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="100.68">
c
</text>
</svg>
`,nn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="138" role="img" viewBox="0 0 138 138" width="138" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.Rugs("ttt|tht|hth")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="69" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="69" y="73.68">
h
</text>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="99" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="39" y="103.68">
h
</text>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="99" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="99" y="103.68">
h
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="130.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="130.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="130.68">
c
</text>
</svg>
`,rn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 198 78" width="198" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.Ruler("thhth")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="69" y="43.68">
h
</text>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="99" y="43.68">
h
</text>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<circle cx="159" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="159" y="43.68">
h
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
5
</text>
</svg>
`,an=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="108" role="img" viewBox="0 0 138 108" width="138" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.Sheep("3 . .|. . -2")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="39" y="43.68">
3
</text>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="99" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="100.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="100.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="100.68">
c
</text>
</svg>
`,on=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 198 78" width="198" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.Shove(".l.rl")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<circle cx="129" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<circle cx="159" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
5
</text>
</svg>
`,sn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 198 78" width="198" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.SilverDollar("..o.o")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<circle cx="159" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
5
</text>
</svg>
`,cn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="110" role="img" viewBox="0 0 119 110" width="119" xmlns="http://www.w3.org/2000/svg">
<title>game.graph.Sim("24,34,35,36;23,15,45,56")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="42.29,25.5 75.88,25.5" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="42.29,25.5 92.68,54.59" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="75.88,25.5 92.68,54.59" stroke="#d55e00" stroke-linejoin="round" stroke-width="5.2"/>
<polyline fill="none" points="75.88,25.5 92.68,54.59" stroke="#ffffff" stroke-linejoin="round" stroke-width="2.2"/>
<polyline fill="none" points="42.29,25.5 75.88,83.68" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="75.88,25.5 75.88,83.68" stroke="#0072b2" stroke-linejoin="round" stroke-width="4.4"/>
<polyline fill="none" points="92.68,54.59 75.88,83.68" stroke="#0072b2" stroke-linejoin="round" stroke-width="4.4"/>
<polyline fill="none" points="42.29,25.5 42.29,83.68" stroke="#d55e00" stroke-linejoin="round" stroke-width="5.2"/>
<polyline fill="none" points="42.29,25.5 42.29,83.68" stroke="#ffffff" stroke-linejoin="round" stroke-width="2.2"/>
<polyline fill="none" points="75.88,25.5 42.29,83.68" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="92.68,54.59 42.29,83.68" stroke="#0072b2" stroke-linejoin="round" stroke-width="4.4"/>
<polyline fill="none" points="75.88,83.68 42.29,83.68" stroke="#d55e00" stroke-linejoin="round" stroke-width="5.2"/>
<polyline fill="none" points="75.88,83.68 42.29,83.68" stroke="#ffffff" stroke-linejoin="round" stroke-width="2.2"/>
<polyline fill="none" points="42.29,25.5 25.5,54.59" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="75.88,25.5 25.5,54.59" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="92.68,54.59 25.5,54.59" stroke="#0072b2" stroke-linejoin="round" stroke-width="4.4"/>
<polyline fill="none" points="75.88,83.68 25.5,54.59" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="42.29,83.68 25.5,54.59" stroke="#d55e00" stroke-linejoin="round" stroke-width="5.2"/>
<polyline fill="none" points="42.29,83.68 25.5,54.59" stroke="#ffffff" stroke-linejoin="round" stroke-width="2.2"/>
<circle cx="42.29" cy="25.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="42.29" y="30.18">
1
</text>
<circle cx="75.88" cy="25.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="75.88" y="30.18">
2
</text>
<circle cx="92.68" cy="54.59" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="92.68" y="59.27">
3
</text>
<circle cx="75.88" cy="83.68" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="75.88" y="88.36">
4
</text>
<circle cx="42.29" cy="83.68" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="42.29" y="88.36">
5
</text>
<circle cx="25.5" cy="54.59" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="25.5" y="59.27">
6
</text>
</svg>
`,ln=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="138" role="img" viewBox="0 0 168 138" width="168" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.SkiJumps("L...|R...|....")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="39" y="43.68">
L
</text>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="69" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="39" y="73.68">
R
</text>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,54 144,54 144,84 114,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,84 144,84 144,114 114,114" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="130.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="130.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="130.68">
c
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="130.68">
d
</text>
</svg>
`,un=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="51" role="img" viewBox="0 0 213 51" width="213" xmlns="http://www.w3.org/2000/svg">
<title>game.graph.Snort("---")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="25.5,25.5 79.5,25.5" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="79.5,25.5 133.5,25.5" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="133.5,25.5 187.5,25.5" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<circle cx="25.5" cy="25.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="25.5" y="30.18">
1
</text>
<circle cx="79.5" cy="25.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="79.5" y="30.18">
2
</text>
<circle cx="133.5" cy="25.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="133.5" y="30.18">
3
</text>
<circle cx="187.5" cy="25.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="187.5" y="30.18">
4
</text>
</svg>
`,dn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="187" role="img" viewBox="0 0 74 187" width="74" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.Spawning("1-3")("9")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,157 64,157" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="147.5" fill="#009e73" r="6"/>
<circle cx="37" cy="132.5" fill="#009e73" r="6"/>
<circle cx="37" cy="117.5" fill="#009e73" r="6"/>
<circle cx="37" cy="102.5" fill="#009e73" r="6"/>
<circle cx="37" cy="87.5" fill="#009e73" r="6"/>
<circle cx="37" cy="72.5" fill="#009e73" r="6"/>
<circle cx="37" cy="57.5" fill="#009e73" r="6"/>
<circle cx="37" cy="42.5" fill="#009e73" r="6"/>
<circle cx="37" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="173.68">
9
</text>
</svg>
`,fn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="51" role="img" viewBox="0 0 159 51" width="159" xmlns="http://www.w3.org/2000/svg">
<title>game.graph.Sprouts("0.0.0.}]!")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<circle cx="25.5" cy="25.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="25.5" y="30.18">
1
</text>
<circle cx="79.5" cy="25.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="79.5" y="30.18">
2
</text>
<circle cx="133.5" cy="25.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="133.5" y="30.18">
3
</text>
</svg>
`,pn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="52" role="img" viewBox="0 0 196 52" width="196" xmlns="http://www.w3.org/2000/svg">
<title>game.entailing.StringsAndCoins("a-b, b-, a-")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="125,26 71,26" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="71,26 17,26" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="125,26 179,26" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<circle cx="125" cy="26" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="125" y="30.68">
a
</text>
<circle cx="71" cy="26" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="71" y="30.68">
b
</text>
<polyline fill="none" points="17,17 17,35" stroke="#666666" stroke-linejoin="round" stroke-width="3"/>
<polyline fill="none" points="179,35 179,17" stroke="#666666" stroke-linejoin="round" stroke-width="3"/>
</svg>
`,mn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="202" role="img" viewBox="0 0 74 202" width="74" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.Subtraction([1,3,4])("10")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,172 64,172" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="162.5" fill="#009e73" r="6"/>
<circle cx="37" cy="147.5" fill="#009e73" r="6"/>
<circle cx="37" cy="132.5" fill="#009e73" r="6"/>
<circle cx="37" cy="117.5" fill="#009e73" r="6"/>
<circle cx="37" cy="102.5" fill="#009e73" r="6"/>
<circle cx="37" cy="87.5" fill="#009e73" r="6"/>
<circle cx="37" cy="72.5" fill="#009e73" r="6"/>
<circle cx="37" cy="57.5" fill="#009e73" r="6"/>
<circle cx="37" cy="42.5" fill="#009e73" r="6"/>
<circle cx="37" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="188.68">
10
</text>
</svg>
`,hn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="167" role="img" viewBox="0 0 92 167" width="92" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.SylverCoinage("4,5")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="25.5,83.5 25.5,141.5" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="65.98,83.5 25.5,141.5" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="65.98,83.5 65.98,141.5" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="45.74,25.5 25.5,83.5" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<polyline fill="none" points="45.74,25.5 65.98,83.5" stroke="#1a1a1a" stroke-linejoin="round" stroke-width="1.6"/>
<circle cx="25.5" cy="141.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="25.5" y="146.18">
2
</text>
<circle cx="65.98" cy="141.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="65.98" y="146.18">
3
</text>
<circle cx="25.5" cy="83.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="25.5" y="88.18">
6
</text>
<circle cx="65.98" cy="83.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="65.98" y="88.18">
7
</text>
<circle cx="45.74" cy="25.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="45.74" y="30.18">
11
</text>
</svg>
`,gn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="187" role="img" viewBox="0 0 74 187" width="74" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.TakeAndBreak("0.77")("9")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,157 64,157" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="147.5" fill="#009e73" r="6"/>
<circle cx="37" cy="132.5" fill="#009e73" r="6"/>
<circle cx="37" cy="117.5" fill="#009e73" r="6"/>
<circle cx="37" cy="102.5" fill="#009e73" r="6"/>
<circle cx="37" cy="87.5" fill="#009e73" r="6"/>
<circle cx="37" cy="72.5" fill="#009e73" r="6"/>
<circle cx="37" cy="57.5" fill="#009e73" r="6"/>
<circle cx="37" cy="42.5" fill="#009e73" r="6"/>
<circle cx="37" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="173.68">
9
</text>
</svg>
`,_n=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="372" role="img" viewBox="0 0 188 372" width="188" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.TakeAway(3/2)("20")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="66.74,322 120.74,322" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="93.74" cy="312.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="297.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="282.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="267.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="252.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="237.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="222.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="207.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="192.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="177.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="162.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="147.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="132.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="117.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="102.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="87.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="72.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="57.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="42.5" fill="#009e73" r="6"/>
<circle cx="93.74" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="93.74" y="338.68">
20
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="93.74" y="364.68">
at most 19 to be taken
</text>
</svg>
`,vn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="138" role="img" viewBox="0 0 138 138" width="138" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.TicTacToe("x.o|.x.|..o")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="69" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="99" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="130.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="130.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="130.68">
c
</text>
</svg>
`,yn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 228 78" width="228" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.ToadsAndFrogs("tt..ff")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<circle cx="159" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="174,24 204,24 204,54 174,54" stroke="#666666" stroke-width="1"/>
<circle cx="189" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
5
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="189" y="70.68">
6
</text>
</svg>
`,bn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="66" role="img" viewBox="0 0 213 66" width="213" xmlns="http://www.w3.org/2000/svg">
<title>game.graph.Tokens("a: b,c | b: a | c: d | d:")("a,c")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="79.52,30.79 75.66,33.18 71.8,35.2 67.94,36.85 64.09,38.14 60.23,39.05 56.37,39.6 52.51,39.79 48.65,39.6 45.24,38.98" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="36.55,36.63 44.9,44.07 47.51,34.41"/>
<polyline fill="none" points="79.52,30.79 107.94,33.34" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="116.91,34.14 107.39,28.27 106.5,38.23"/>
<polyline fill="none" points="25.5,30.79 29.36,28.4 33.22,26.38 37.08,24.73 40.93,23.44 44.79,22.52 48.65,21.97 52.51,21.79 55.79,22.1" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="64.66,23.63 55.65,17 53.95,26.85"/>
<polyline fill="none" points="133.34,35.61 165.86,35.49" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="174.86,35.46 164.84,30.5 164.88,40.5"/>
<circle cx="79.52" cy="30.79" fill="#ffffff" r="15.5" stroke="#1a1a1a" stroke-width="1.4"/>
<circle cx="79.52" cy="30.79" fill="#009e73" r="11.5" stroke="#009e73" stroke-width="2.6"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="79.52" y="35.47">
a
</text>
<circle cx="25.5" cy="30.79" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="25.5" y="35.47">
b
</text>
<circle cx="133.34" cy="35.61" fill="#ffffff" r="15.5" stroke="#1a1a1a" stroke-width="1.4"/>
<circle cx="133.34" cy="35.61" fill="#009e73" r="11.5" stroke="#009e73" stroke-width="2.6"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="133.34" y="40.29">
c
</text>
<circle cx="187.36" cy="35.41" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="187.36" y="40.09">
d
</text>
</svg>
`,xn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="127" role="img" viewBox="0 0 108 127" width="108" xmlns="http://www.w3.org/2000/svg">
<title>game.entailing.TopEntails("5,4")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,97 98,97" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="87.5" fill="#009e73" r="6"/>
<circle cx="37" cy="72.5" fill="#009e73" r="6"/>
<circle cx="37" cy="57.5" fill="#009e73" r="6"/>
<circle cx="37" cy="42.5" fill="#009e73" r="6"/>
<circle cx="37" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="113.68">
5
</text>
<circle cx="71" cy="87.5" fill="#009e73" r="6"/>
<circle cx="71" cy="72.5" fill="#009e73" r="6"/>
<circle cx="71" cy="57.5" fill="#009e73" r="6"/>
<circle cx="71" cy="42.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="71" y="113.68">
4
</text>
</svg>
`,Sn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="86" role="img" viewBox="0 0 112 86" width="112" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.TopplingDominoes("llre")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#0072b2" points="20,14 29,14 29,60 20,60" stroke="#0072b2" stroke-width="2"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="24.5" y="77.68">
1
</text>
<polygon fill="#0072b2" points="41,14 50,14 50,60 41,60" stroke="#0072b2" stroke-width="2"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="45.5" y="77.68">
2
</text>
<polygon fill="#ffffff" points="62,14 71,14 71,60 62,60" stroke="#d55e00" stroke-width="2"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="66.5" y="77.68">
3
</text>
<polygon fill="#ffffff" points="83,14 92,14 92,60 83,60" stroke="#009e73" stroke-width="2"/>
<polygon fill="#009e73" points="83,37 92,37 92,60 83,60"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="87.5" y="77.68">
4
</text>
<polyline fill="none" points="7,61.5 105,61.5" stroke="#666666" stroke-linejoin="round" stroke-width="1.6"/>
</svg>
`,Cn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 288 78" width="288" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.Treblecross("..x.....")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="99" y="43.68">
x
</text>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="174,24 204,24 204,54 174,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="204,24 234,24 234,54 204,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="234,24 264,24 264,54 234,54" stroke="#666666" stroke-width="1"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
5
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="189" y="70.68">
6
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="219" y="70.68">
7
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="249" y="70.68">
8
</text>
</svg>
`,wn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="138" role="img" viewBox="0 0 138 138" width="138" xmlns="http://www.w3.org/2000/svg">
<title>game.grid.TurningCorners("ttt|tht|hth")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,54 54,54 54,84 24,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,54 84,54 84,84 54,84" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="69" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="69" y="73.68">
h
</text>
<polygon fill="#ffffff" points="84,54 114,54 114,84 84,84" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="24,84 54,84 54,114 24,114" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="99" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="39" y="103.68">
h
</text>
<polygon fill="#ffffff" points="54,84 84,84 84,114 54,114" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,84 114,84 114,114 84,114" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="99" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="99" y="103.68">
h
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="43.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="73.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="end" x="17" y="103.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="130.68">
a
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="130.68">
b
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="130.68">
c
</text>
</svg>
`,Tn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 198 78" width="198" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.TurningTurtles("thhth")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="69" y="43.68">
h
</text>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="99" y="43.68">
h
</text>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<circle cx="159" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="159" y="43.68">
h
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
5
</text>
</svg>
`,En=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 198 78" width="198" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.Twins("thhth")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="69" y="43.68">
h
</text>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="99" y="43.68">
h
</text>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<circle cx="159" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="159" y="43.68">
h
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
5
</text>
</svg>
`,Dn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="109" role="img" viewBox="0 0 213 109" width="213" xmlns="http://www.w3.org/2000/svg">
<title>game.graph.UndirectedEdgeGeography("a: b,c | b: a,c,d | c: a,b | d: b,e | e: d")("a")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="29.5,29.5 77.26,56.38" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="29.5,29.5 29.5,83.26" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="77.26,56.38 29.5,83.26" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="77.26,56.38 132.33,56.38" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="132.33,56.38 186.58,56.38" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<circle cx="29.5" cy="29.5" fill="#ffffff" r="15.5" stroke="#1a1a1a" stroke-width="1.4"/>
<circle cx="29.5" cy="29.5" fill="#009e73" r="11.5" stroke="#009e73" stroke-width="2.6"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="29.5" y="34.18">
a
</text>
<circle cx="77.26" cy="56.38" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="77.26" y="61.06">
b
</text>
<circle cx="29.5" cy="83.26" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="29.5" y="87.94">
c
</text>
<circle cx="132.33" cy="56.38" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="132.33" y="61.06">
d
</text>
<circle cx="186.58" cy="56.38" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="186.58" y="61.06">
e
</text>
</svg>
`,On=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="109" role="img" viewBox="0 0 213 109" width="213" xmlns="http://www.w3.org/2000/svg">
<title>game.graph.UndirectedVertexGeography("a: b,c | b: a,c,d | c: a,b | d: b,e | e: d")("a")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="29.5,29.5 77.26,56.38" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="29.5,29.5 29.5,83.26" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="77.26,56.38 29.5,83.26" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="77.26,56.38 132.33,56.38" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="132.33,56.38 186.58,56.38" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<circle cx="29.5" cy="29.5" fill="#ffffff" r="15.5" stroke="#1a1a1a" stroke-width="1.4"/>
<circle cx="29.5" cy="29.5" fill="#009e73" r="11.5" stroke="#009e73" stroke-width="2.6"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="29.5" y="34.18">
a
</text>
<circle cx="77.26" cy="56.38" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="77.26" y="61.06">
b
</text>
<circle cx="29.5" cy="83.26" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="29.5" y="87.94">
c
</text>
<circle cx="132.33" cy="56.38" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="132.33" y="61.06">
d
</text>
<circle cx="186.58" cy="56.38" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="186.58" y="61.06">
e
</text>
</svg>
`,kn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="107" role="img" viewBox="0 0 141 107" width="141" xmlns="http://www.w3.org/2000/svg">
<title>game.graph.VertexGeography("a: b,c | b: c,d | c: a,d | d: b")("a")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="29.5,30.2 48.19,58.57" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="53.14,66.08 51.81,54.98 43.46,60.48"/>
<polyline fill="none" points="29.5,30.2 33.46,27.81 37.42,25.79 41.39,24.14 45.35,22.86 49.31,21.94 53.27,21.39 57.23,21.2 61.2,21.39 65.18,22.09" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="73.86,24.47 65.54,17 62.9,26.64"/>
<polyline fill="none" points="60.02,76.52 74.77,49.13" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="79.04,41.21 69.89,47.64 78.7,52.38"/>
<polyline fill="none" points="60.02,76.52 63.98,74.13 67.94,72.11 71.9,70.46 75.87,69.17 79.83,68.25 83.79,67.7 87.75,67.52 91.71,67.7 95.7,68.4" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="104.38,70.78 96.06,63.32 93.41,72.96"/>
<polyline fill="none" points="84.97,30.2 81.01,32.59 77.04,34.61 73.08,36.26 69.12,37.55 65.16,38.47 61.2,39.02 57.23,39.2 53.27,38.86" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="44.42,37.25 53.36,43.96 55.15,34.12"/>
<polyline fill="none" points="84.97,30.2 103.66,58.57" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="108.61,66.08 107.28,54.98 98.93,60.48"/>
<polyline fill="none" points="115.49,76.52 111.52,78.91 107.56,80.93 103.6,82.58 99.64,83.87 95.68,84.78 91.71,85.34 87.75,85.52 83.79,85.34 79.8,84.63" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polygon fill="#009e73" points="71.12,82.25 79.45,89.72 82.09,80.08"/>
<circle cx="29.5" cy="30.2" fill="#ffffff" r="15.5" stroke="#1a1a1a" stroke-width="1.4"/>
<circle cx="29.5" cy="30.2" fill="#009e73" r="11.5" stroke="#009e73" stroke-width="2.6"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="29.5" y="34.88">
a
</text>
<circle cx="60.02" cy="76.52" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="60.02" y="81.2">
b
</text>
<circle cx="84.97" cy="30.2" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="84.97" y="34.88">
c
</text>
<circle cx="115.49" cy="76.52" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="115.49" y="81.2">
d
</text>
</svg>
`,An=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 258 78" width="258" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.WeltersGame("..o.o.o")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<circle cx="99" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="144,24 174,24 174,54 144,54" stroke="#666666" stroke-width="1"/>
<circle cx="159" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<polygon fill="#ffffff" points="174,24 204,24 204,54 174,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="204,24 234,24 234,54 204,54" stroke="#666666" stroke-width="1"/>
<circle cx="219" cy="39" fill="#009e73" r="10.2" stroke="#009e73" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="159" y="70.68">
5
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="189" y="70.68">
6
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="219" y="70.68">
7
</text>
</svg>
`,jn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="78" role="img" viewBox="0 0 168 78" width="168" xmlns="http://www.w3.org/2000/svg">
<title>game.strip.Woodpush("lr.r")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polygon fill="#ffffff" points="24,24 54,24 54,54 24,54" stroke="#666666" stroke-width="1"/>
<circle cx="39" cy="39" fill="#0072b2" r="10.2" stroke="#0072b2" stroke-width="2.4"/>
<polygon fill="#ffffff" points="54,24 84,24 84,54 54,54" stroke="#666666" stroke-width="1"/>
<circle cx="69" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<polygon fill="#ffffff" points="84,24 114,24 114,54 84,54" stroke="#666666" stroke-width="1"/>
<polygon fill="#ffffff" points="114,24 144,24 144,54 114,54" stroke="#666666" stroke-width="1"/>
<circle cx="129" cy="39" fill="#ffffff" r="10.2" stroke="#d55e00" stroke-width="2.4"/>
<text fill="#666666" font-size="13" text-anchor="middle" x="39" y="70.68">
1
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="69" y="70.68">
2
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="99" y="70.68">
3
</text>
<text fill="#666666" font-size="13" text-anchor="middle" x="129" y="70.68">
4
</text>
</svg>
`,Mn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="142" role="img" viewBox="0 0 108 142" width="108" xmlns="http://www.w3.org/2000/svg">
<title>game.heap.Wythoff("(4,6)")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="10,112 98,112" stroke="#666666" stroke-linejoin="round" stroke-width="1.2"/>
<circle cx="37" cy="102.5" fill="#009e73" r="6"/>
<circle cx="37" cy="87.5" fill="#009e73" r="6"/>
<circle cx="37" cy="72.5" fill="#009e73" r="6"/>
<circle cx="37" cy="57.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="37" y="128.68">
4
</text>
<circle cx="71" cy="102.5" fill="#009e73" r="6"/>
<circle cx="71" cy="87.5" fill="#009e73" r="6"/>
<circle cx="71" cy="72.5" fill="#009e73" r="6"/>
<circle cx="71" cy="57.5" fill="#009e73" r="6"/>
<circle cx="71" cy="42.5" fill="#009e73" r="6"/>
<circle cx="71" cy="27.5" fill="#009e73" r="6"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="71" y="128.68">
6
</text>
</svg>
`,Nn=`<svg font-family="&apos;DejaVu Sans&apos;, Verdana, Arial, sans-serif" height="153" role="img" viewBox="0 0 160 153" width="160" xmlns="http://www.w3.org/2000/svg">
<title>game.graph.YashimaGame("a: b,c | b: a,d | c: a,d | d: b,c,e | e: d")("a,d")</title>
<rect fill="#ffffff" height="100%" width="100%"/>
<polyline fill="none" points="29.5,29.5 88.56,29.5" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="29.5,29.5 33.92,88.39" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="88.56,29.5 93.1,88.51" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="33.92,88.39 93.1,88.51" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<polyline fill="none" points="93.1,88.51 134.38,126.81" stroke="#009e73" stroke-dasharray="5 4" stroke-linejoin="round" stroke-width="4"/>
<circle cx="29.5" cy="29.5" fill="#ffffff" r="15.5" stroke="#1a1a1a" stroke-width="1.4"/>
<circle cx="29.5" cy="29.5" fill="#0072b2" r="11.5" stroke="#0072b2" stroke-width="2.6"/>
<text fill="#ffffff" font-size="13" text-anchor="middle" x="29.5" y="34.18">
a
</text>
<circle cx="88.56" cy="29.5" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="88.56" y="34.18">
b
</text>
<circle cx="33.92" cy="88.39" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="33.92" y="93.07">
c
</text>
<circle cx="93.1" cy="88.51" fill="#ffffff" r="15.5" stroke="#1a1a1a" stroke-width="1.4"/>
<circle cx="93.1" cy="88.51" fill="#ffffff" r="11.5" stroke="#d55e00" stroke-width="3"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="93.1" y="93.19">
d
</text>
<circle cx="134.38" cy="126.81" fill="#ffffff" r="11.5" stroke="#1a1a1a" stroke-width="1.4"/>
<text fill="#1a1a1a" font-size="13" text-anchor="middle" x="134.38" y="131.49">
e
</text>
</svg>
`,Pn=Object.assign({"../../../book/src/rulesets/acrostictwins.md":e,"../../../book/src/rulesets/amazons.md":t,"../../../book/src/rulesets/annihilation.md":n,"../../../book/src/rulesets/anticlobber.md":r,"../../../book/src/rulesets/atarigo.md":i,"../../../book/src/rulesets/backslidingtoadsandfrogs.md":a,"../../../book/src/rulesets/blockbusting.md":o,"../../../book/src/rulesets/brusselssprouts.md":s,"../../../book/src/rulesets/cannibalclobber.md":c,"../../../book/src/rulesets/carryonnim.md":l,"../../../book/src/rulesets/ceylonesefoxandgeese.md":u,"../../../book/src/rulesets/chomp.md":d,"../../../book/src/rulesets/clobber.md":f,"../../../book/src/rulesets/col.md":p,"../../../book/src/rulesets/connectfour.md":m,"../../../book/src/rulesets/countedcoins.md":h,"../../../book/src/rulesets/cram.md":g,"../../../book/src/rulesets/crosspurposes.md":_,"../../../book/src/rulesets/cumulativesubtraction.md":v,"../../../book/src/rulesets/dawsonskayles.md":y,"../../../book/src/rulesets/digraphplacement.md":b,"../../../book/src/rulesets/dollargame.md":x,"../../../book/src/rulesets/dollargamewithbag.md":S,"../../../book/src/rulesets/domineering.md":C,"../../../book/src/rulesets/edgegeography.md":w,"../../../book/src/rulesets/elephantsandrhinos.md":T,"../../../book/src/rulesets/endnim.md":E,"../../../book/src/rulesets/euclid.md":D,"../../../book/src/rulesets/fibonaccinim.md":O,"../../../book/src/rulesets/fission.md":k,"../../../book/src/rulesets/foxandgeese.md":A,"../../../book/src/rulesets/gameofy.md":j,"../../../book/src/rulesets/genfoxandgeese.md":M,"../../../book/src/rulesets/gentoadsandfrogs.md":N,"../../../book/src/rulesets/gobyarea.md":P,"../../../book/src/rulesets/goendgame.md":F,"../../../book/src/rulesets/grundysgame.md":I,"../../../book/src/rulesets/hackenbush.md":L,"../../../book/src/rulesets/hareandhounds.md":R,"../../../book/src/rulesets/hex.md":z,"../../../book/src/rulesets/hotclobber.md":B,"../../../book/src/rulesets/kayles.md":V,"../../../book/src/rulesets/kingdirt.md":H,"../../../book/src/rulesets/kings.md":U,"../../../book/src/rulesets/knights.md":W,"../../../book/src/rulesets/konane.md":G,"../../../book/src/rulesets/kotzigsnim.md":K,"../../../book/src/rulesets/laskersnim.md":q,"../../../book/src/rulesets/mockturtles.md":J,"../../../book/src/rulesets/moebius.md":Y,"../../../book/src/rulesets/mogul.md":X,"../../../book/src/rulesets/mooresnim.md":Z,"../../../book/src/rulesets/movetable.md":Q,"../../../book/src/rulesets/nim.md":$,"../../../book/src/rulesets/nimstring.md":ee,"../../../book/src/rulesets/nodekayles.md":te,"../../../book/src/rulesets/nogo.md":ne,"../../../book/src/rulesets/northcott.md":re,"../../../book/src/rulesets/officers.md":ie,"../../../book/src/rulesets/partizanendnim.md":ae,"../../../book/src/rulesets/partizantakeandbreak.md":oe,"../../../book/src/rulesets/phutball.md":se,"../../../book/src/rulesets/posetgame.md":ce,"../../../book/src/rulesets/push.md":le,"../../../book/src/rulesets/queens.md":ue,"../../../book/src/rulesets/quelhas.md":de,"../../../book/src/rulesets/rooks.md":fe,"../../../book/src/rulesets/rugs.md":pe,"../../../book/src/rulesets/ruler.md":me,"../../../book/src/rulesets/sheep.md":he,"../../../book/src/rulesets/shove.md":ge,"../../../book/src/rulesets/silverdollar.md":_e,"../../../book/src/rulesets/sim.md":ve,"../../../book/src/rulesets/skijumps.md":ye,"../../../book/src/rulesets/snort.md":be,"../../../book/src/rulesets/spawning.md":xe,"../../../book/src/rulesets/sprouts.md":Se,"../../../book/src/rulesets/stringsandcoins.md":Ce,"../../../book/src/rulesets/subtraction.md":we,"../../../book/src/rulesets/sylvercoinage.md":Te,"../../../book/src/rulesets/takeandbreak.md":Ee,"../../../book/src/rulesets/takeaway.md":De,"../../../book/src/rulesets/tictactoe.md":Oe,"../../../book/src/rulesets/toadsandfrogs.md":ke,"../../../book/src/rulesets/tokens.md":Ae,"../../../book/src/rulesets/topentails.md":je,"../../../book/src/rulesets/topplingdominoes.md":Me,"../../../book/src/rulesets/treblecross.md":Ne,"../../../book/src/rulesets/turningcorners.md":Pe,"../../../book/src/rulesets/turningturtles.md":Fe,"../../../book/src/rulesets/twins.md":Ie,"../../../book/src/rulesets/undirectededgegeography.md":Le,"../../../book/src/rulesets/undirectedvertexgeography.md":Re,"../../../book/src/rulesets/vertexgeography.md":ze,"../../../book/src/rulesets/weltersgame.md":Be,"../../../book/src/rulesets/woodpush.md":Ve,"../../../book/src/rulesets/wythoff.md":He,"../../../book/src/rulesets/yashimagame.md":Ue}),Fn=Object.assign({"../../../book/src/rulesets/acrostictwins.svg":We,"../../../book/src/rulesets/amazons.svg":Ge,"../../../book/src/rulesets/annihilation.svg":Ke,"../../../book/src/rulesets/anticlobber.svg":qe,"../../../book/src/rulesets/atarigo.svg":Je,"../../../book/src/rulesets/backslidingtoadsandfrogs.svg":Ye,"../../../book/src/rulesets/blockbusting.svg":Xe,"../../../book/src/rulesets/brusselssprouts.svg":Ze,"../../../book/src/rulesets/cannibalclobber.svg":Qe,"../../../book/src/rulesets/carryonnim.svg":$e,"../../../book/src/rulesets/ceylonesefoxandgeese.svg":et,"../../../book/src/rulesets/chomp.svg":tt,"../../../book/src/rulesets/clobber.svg":nt,"../../../book/src/rulesets/col.svg":rt,"../../../book/src/rulesets/connectfour.svg":it,"../../../book/src/rulesets/countedcoins.svg":at,"../../../book/src/rulesets/cram.svg":ot,"../../../book/src/rulesets/crosspurposes.svg":st,"../../../book/src/rulesets/cumulativesubtraction.svg":ct,"../../../book/src/rulesets/dawsonskayles.svg":lt,"../../../book/src/rulesets/digraphplacement.svg":ut,"../../../book/src/rulesets/dollargame.svg":dt,"../../../book/src/rulesets/dollargamewithbag.svg":ft,"../../../book/src/rulesets/domineering.svg":pt,"../../../book/src/rulesets/edgegeography.svg":mt,"../../../book/src/rulesets/elephantsandrhinos.svg":ht,"../../../book/src/rulesets/endnim.svg":gt,"../../../book/src/rulesets/euclid.svg":_t,"../../../book/src/rulesets/fibonaccinim.svg":vt,"../../../book/src/rulesets/fission.svg":yt,"../../../book/src/rulesets/foxandgeese.svg":bt,"../../../book/src/rulesets/gameofy.svg":xt,"../../../book/src/rulesets/genfoxandgeese.svg":St,"../../../book/src/rulesets/gentoadsandfrogs.svg":Ct,"../../../book/src/rulesets/gobyarea.svg":wt,"../../../book/src/rulesets/goendgame.svg":Tt,"../../../book/src/rulesets/grundysgame.svg":Et,"../../../book/src/rulesets/hackenbush.svg":Dt,"../../../book/src/rulesets/hareandhounds.svg":Ot,"../../../book/src/rulesets/hex.svg":kt,"../../../book/src/rulesets/hotclobber.svg":At,"../../../book/src/rulesets/kayles.svg":jt,"../../../book/src/rulesets/kingdirt.svg":Mt,"../../../book/src/rulesets/kings.svg":Nt,"../../../book/src/rulesets/knights.svg":Pt,"../../../book/src/rulesets/konane.svg":Ft,"../../../book/src/rulesets/kotzigsnim.svg":It,"../../../book/src/rulesets/laskersnim.svg":Lt,"../../../book/src/rulesets/mockturtles.svg":Rt,"../../../book/src/rulesets/moebius.svg":zt,"../../../book/src/rulesets/mogul.svg":Bt,"../../../book/src/rulesets/mooresnim.svg":Vt,"../../../book/src/rulesets/nim.svg":Ht,"../../../book/src/rulesets/nimstring.svg":Ut,"../../../book/src/rulesets/nodekayles.svg":Wt,"../../../book/src/rulesets/nogo.svg":Gt,"../../../book/src/rulesets/northcott.svg":Kt,"../../../book/src/rulesets/officers.svg":qt,"../../../book/src/rulesets/partizanendnim.svg":Jt,"../../../book/src/rulesets/partizantakeandbreak.svg":Yt,"../../../book/src/rulesets/phutball.svg":Xt,"../../../book/src/rulesets/posetgame.svg":Zt,"../../../book/src/rulesets/push.svg":Qt,"../../../book/src/rulesets/queens.svg":$t,"../../../book/src/rulesets/quelhas.svg":en,"../../../book/src/rulesets/rooks.svg":tn,"../../../book/src/rulesets/rugs.svg":nn,"../../../book/src/rulesets/ruler.svg":rn,"../../../book/src/rulesets/sheep.svg":an,"../../../book/src/rulesets/shove.svg":on,"../../../book/src/rulesets/silverdollar.svg":sn,"../../../book/src/rulesets/sim.svg":cn,"../../../book/src/rulesets/skijumps.svg":ln,"../../../book/src/rulesets/snort.svg":un,"../../../book/src/rulesets/spawning.svg":dn,"../../../book/src/rulesets/sprouts.svg":fn,"../../../book/src/rulesets/stringsandcoins.svg":pn,"../../../book/src/rulesets/subtraction.svg":mn,"../../../book/src/rulesets/sylvercoinage.svg":hn,"../../../book/src/rulesets/takeandbreak.svg":gn,"../../../book/src/rulesets/takeaway.svg":_n,"../../../book/src/rulesets/tictactoe.svg":vn,"../../../book/src/rulesets/toadsandfrogs.svg":yn,"../../../book/src/rulesets/tokens.svg":bn,"../../../book/src/rulesets/topentails.svg":xn,"../../../book/src/rulesets/topplingdominoes.svg":Sn,"../../../book/src/rulesets/treblecross.svg":Cn,"../../../book/src/rulesets/turningcorners.svg":wn,"../../../book/src/rulesets/turningturtles.svg":Tn,"../../../book/src/rulesets/twins.svg":En,"../../../book/src/rulesets/undirectededgegeography.svg":Dn,"../../../book/src/rulesets/undirectedvertexgeography.svg":On,"../../../book/src/rulesets/vertexgeography.svg":kn,"../../../book/src/rulesets/weltersgame.svg":An,"../../../book/src/rulesets/woodpush.svg":jn,"../../../book/src/rulesets/wythoff.svg":Mn,"../../../book/src/rulesets/yashimagame.svg":Nn});export{Fn as boards,Pn as pages};