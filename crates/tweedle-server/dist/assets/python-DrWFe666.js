var e=`# From Python

\`pip install ./python\` in the folder of Tweedle builds the package \`tweedle\` for Python 3.10 or newer. It needs the Rust
toolchain; \`cargo xtask wheel\` makes a wheel that installs without one. Games and positions are those of the engine, and all
else is computed by the same desk that answers the command and the page. The tests of the project run the examples of this
page.

## Games

A \`Game\` is a short game by its value. It is made of an integer, a \`Fraction\` whose denominator is a power of two, a text in the
[notation](notation.md), or the options of Left and of Right.

\`\`\`python
>>> from fractions import Fraction
>>> from tweedle import *
>>> Game("^") + Game("^*")
Game('^^*')
>>> Game([0], ["*"])
Game('^')
>>> Game(Fraction(1, 2)) + Game("1/2") == 1
True

\`\`\`

\`==\` is equality of values, and equal games have the same hash; a game that is a number is equal to the number, and has its hash. \`<\` and
\`<=\` are the order of games. \`g | h\`, or \`g.fuzzy(h)\`, is true if the games are confused: none is greater, and they are not equal.

\`\`\`python
>>> Game("^") > 0, Game("^") | Game("*"), Game("^").fuzzy("*")
(True, True, True)
>>> g = Game("{3|{1|-2}}")
>>> g.mean, g.temperature, g.outcome, g.left_stop, g.right_stop, g.birthday
(Fraction(5, 4), Fraction(7, 4), 'L', 3, 1, 4)
>>> g.options(Left), g.options(Right)
([Game('3')], [Game('{1|-2}')])
>>> Game("^^*").atomic_weight
Game('2')

\`\`\`

Numbers are an \`int\` or a \`Fraction\`. All methods of the [language](reference.md) are there by their names in the style of
Python: those that take no argument are properties, others are called. \`dir(g)\` lists them, and \`help(g.cool)\` tells what
the book says.

\`\`\`python
>>> Game("{3|1}").cool(1), Game("^").is_infinitesimal
(Game('2*'), True)

\`\`\`

Games are pickled by their byte code (\`g.code\`, \`Game.from_code\`), which is the same in every process. Values that are no short
games (loopy games, ordinals, games with entailing moves, forms, games of misère play) are of the class \`Value\`, of
which \`Game\` is a subclass. \`run\` makes them, and they have the same operators and the same names.

\`\`\`python
>>> on = run("on")
>>> on > g, on - on, run("omega") + 1
(True, run('dud'), run('ω+1'))

\`\`\`

## Rulesets and positions

Every [ruleset](rulesets.md) is a name of the module. It is called with a position as it is written, with heaps, or with
parameters.

\`\`\`python
>>> board = Domineering("..|..")
>>> board.canonical_form, board.outcome
(Game('+-1'), 'N')
>>> board.moves(Left)
[Move(name='a1-a2', to=Domineering('#.|#.')), Move(name='b1-b2', to=Domineering('.#|.#'))]
>>> Nim(3, 4, 5).nimber, Subtraction([1, 2, 3])(6).nimber
(2, 2)
>>> board.best_moves(Right)
[Domineering('##|..'), Domineering('..|##')]
>>> board.analyze()["temperature"], board.solve()["outcome"]
('1', 'N')

\`\`\`

Sums and differences of positions are positions. A sum of a position and a value is a value, but 0 adds nothing, so that \`sum\` of positions is a position. \`==\` asks if it is the same position; \`<\`,
\`<=\` and \`|\` compare values.

\`\`\`python
>>> (board + ToadsAndFrogs("tt..ff")).canonical_form
Game('+-(1*)')
>>> board - 1, board | 0, board == Domineering("..|..")
(Game('{0|-2}'), True, True)

\`\`\`

Graphs of NetworkX, or texts in the format graph6, become positions of Col, Snort, Node Kayles or Hackenbush:

\`\`\`python
>>> position_of(NodeKayles, "Bw").nimber
1

\`\`\`

## Rulesets in Python

A ruleset is a class with a method \`moves\`. A position is any object that has a hash. The class is a ruleset like any
other: its positions have values, outcomes, analysis, best moves, sums with other games.

\`\`\`python
>>> class Euclid(Rules):
...     """Take a multiple of the smaller number from the greater."""
...     is_impartial = True
...     def moves(self, position, player):
...         less, more = position
...         for taken in range(less, more, less):
...             yield tuple(sorted((less, more - taken)))
>>> euclid = Euclid()
>>> [euclid((5, n)).nimber for n in range(5, 15)]
[0, 0, 0, 0, 1, 1, 1, 1, 2, 2]
>>> (euclid((5, 13)) + Nim(2)).outcome
'P'

\`\`\`

The moves of a position are asked once, and remembered with the ruleset. The walk is the engine's: it has no limit of
depth, Ctrl-C stops it, and a loop is an error that shows the loop. An exception in \`moves\` is passed on as it is. \`parts\` says which
positions a position is the sum of, so that only these are valued; \`is_impartial\` and \`is_loopy\`, \`text\`, \`parse\` and \`board\` are told by \`help(Rules)\`.

## Programs and questions

\`run\` evaluates a program, \`load\` one in a file, and \`ask\` answers the [questions in JSON](json.md), with dictionaries.

\`\`\`python
>>> run("n := 6; n * 7")
42
>>> ask("nimber", input="game.heap.Kayles(5)")["nimber"]
4
>>> session().set("g", Game("{3|1}"))
>>> run("g.Heat(1)")
Game('{4|0}')

\`\`\`

\`from_cgsuite\`, \`to_cgsuite\` and \`from_cgt\` read and write the notations of other programs. \`from_mcgs\` reads an input of MCGS: sums of
all its games, and what is asked about them.

\`\`\`python
>>> [case] = from_mcgs("[clobber_1xn] XOXOX [nogo] (..|..) {B win}")
>>> case.sum.outcome, case.commands
('N', ['B win'])
\`\`\`

## Data

\`grundy\` gives Grundy values as a \`memoryview\`, of which \`numpy.asarray\` makes an array without a copy. A \`Table\` is taken by
data frames through the interface of Apache Arrow: \`polars.DataFrame(table)\`, \`pyarrow.table(table)\`, \`pandas.DataFrame.from_arrow(table)\`.

\`\`\`python
>>> list(grundy("Kayles", 10))
[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]
>>> t = table(ruleset=Domineering, rows="2", cols="3", columns=["value", "temperature"], sort="temperature", descending=True, limit=2)
>>> t.rows
[('...|...', '{2|-1/2}', '5/4'), ('...|..#', '+-1', 1)]

\`\`\`

\`g.to_networkx()\` is the graph of the followers of a game, and \`position.to_networkx(depth)\` the graph of positions. Walls of
thermographs are lists of corners, and \`plot\` draws them on axes of matplotlib.

\`\`\`python
>>> Game("{3|1}").thermograph().left_wall
[(0, 3), (1, 2)]

\`\`\`

## Matches

Strategies play against each other from any position; \`ask("strategies")\` lists them. The result has the moves, the positions and
the winner, and a notebook shows a picture of each position.

\`\`\`python
>>> match = Clobber("xox|oxo").play("random", "perfect", seed=5)
>>> match
<Match of 4 moves: Right (perfect) wins>
>>> match.moves[1].name, match.positions[2], match.winner
('c2xc1', Clobber('.xo|ox.'), Right)

\`\`\`

## Notebooks

A value shows itself as mathematics, a position as its board, a thermograph as a picture, a table and an analysis as tables. \`%load_ext tweedle\`
makes \`%%cgscript\` known, for cells in the language. \`python -m tweedle.kernel install\` installs a kernel for notebooks in the language, with
completion and pictures.

\`position.widget()\` is a board. Moves are made by pointing at the places that they change, or by the arrow keys and Enter; they are taken
back and made again, also by Ctrl-Z. Values and winning moves can be shown and hidden, the position can be edited, and a strategy
can be the opponent. The board needs the package \`anywidget\`. It is the same board in JupyterLab, in marimo (\`mo.ui.anywidget(position.widget())\`), and wherever widgets of \`anywidget\` are shown.
So it is in JupyterLite (below). A page of [the site](web.md#without-a-server) needs no Python.

\`\`\`python
>>> board = Domineering("...|...").widget(opponent="perfect", winning=True)
>>> board.move("a1-a2")
>>> [(it.player, it.name) for it in board.line], board.position
([(Left, 'a1-a2'), (Right, 'b1-c1')], Domineering('###|#..'))
>>> board.undo()
>>> board.position = 'game.grid.Domineering("..|..")'
>>> board.player, board.line
(Left, ())

\`\`\`

\`board.observe(function, "position")\` calls a function after each move. \`position.play()\` is such a board, without values, on which you play
Left against the strategy \`perfect\`.

\`hasse\` shows the order of games: what is greater stands higher.

\`\`\`python
>>> order = hasse(["^", "*", 0, "^^", "v"])
>>> sorted(map(str, order.to_networkx().successors(Game("^^"))))
['*', '^']

\`\`\`

## In a page: JupyterLite

JupyterLite is JupyterLab in a browser, with a Python in WebAssembly (Pyodide), without a server. The folder that [\`cargo xtask site\`](web.md#without-a-server) makes has a wheel for it, which any
host of the site offers:

\`\`\`text
%pip install anywidget https://host/path/tweedle-VERSION-py3-none-any.whl
\`\`\`

The wheel has the same names, classes, methods and errors. In the place of the native library it has the engine of the site, 4.7 MB with all of it. It starts in the thread of Python: a question holds the cell until it is
answered, \`timeout\` and \`limits\` are obeyed, the function of \`progress\` is called, and where the page lets the lab interrupt its kernel, work is stopped. Boards work with their values, moves and opponents; the lab needs the extension of \`anywidget\`, as \`pip install anywidget\` beside
\`jupyter lite build\` brings it. Where the wheel comes from another host than the lab, that host must allow it (\`Access-Control-Allow-Origin\`). Pyodide has NumPy, NetworkX, matplotlib and pandas.

What there is only on a machine:

- rulesets in Python (\`Rules\`), as the engine does not call them: write them in the language, and \`run\` or \`load\` them;
- threads, \`tweedle.distributed\`, \`python -m tweedle.kernel\`, and \`open_database\`;
- a table as a stream of Arrow: a data frame is made of \`table.rows\` and \`table.columns\`;
- \`memory_used\` and \`forget\`. A session holds 1 GB at most, and \`configure\` begins a new one.

Each of them says so when it is used. Pictures have light colours. Random numbers for the same seed differ from those on a machine. A position whose options go deeper than the stack of the browser ends the session: the next question
begins a new one, without the variables of the language, and games and positions of Python stay.

The wheel is imported in 1.4 s (0.6 s of the processor). Five questions took 0.26, 5.8, 0.65, 7.2 and 0.19 s of the processor, and 0.08, 4.3, 0.03, 4.1 and 0.01 s in the program with one thread: Domineering 5 by 5 and Amazons 4 by 4 by their values,
Domineering 7 by 7 and Clobber 4 by 6 by their winners, and the sequence 0.106. What the first question of a kind takes longer, about a fifth of a second, is the browser that compiles this part of the engine.
Each question costs at least 0.3 ms on its way, so that a sum of small games takes 0.5 ms; a long calculation belongs into one program for \`run\`.

## Many processes

The module \`tweedle.distributed\` computes a large question in shards, by processes of this machine or on many machines by Dask, Ray or SLURM: see [Many processes and machines](sweeps.md).

## Mistakes and limits

A mistake is an \`InputError\` with \`code\`, \`message\`, \`hint\` and \`place\`. Work that takes too long ends with a
\`TimeLimitError\` and work that takes too much memory with a \`MemoryLimitError\`; all of them are a \`TweedleError\`. Ctrl-C
stops a calculation.

\`\`\`python
>>> try:
...     run("1 +* Domoneering")
... except InputError as error:
...     print(error.code, error.place)
undefined-name (1, 6)
>>> with limits(timeout=10):
...     Domineering("...|...|...").canonical_form
Game('+-1')
>>> configure(memory=1 << 30, timeout=10)

\`\`\`

A \`MemoryLimitError\` leaves the session as it is: \`session().forget()\` gives back what can be found again, and \`configure\` begins a new one.

\`limits\` holds for all that is computed within it, also for the moves of rulesets in Python; \`run\`, \`ask\`, \`grundy\`, \`table\`, \`analyze\` and \`solve\` take a \`timeout\` themselves. With \`progress=True\`
it shows a bar of \`tqdm\`, and with a function it calls the function.

Python's lock is free while Tweedle computes. Each thread has a session of its own, with its stores, its variables and its budget of
memory, so that two threads compute at the same time. Games of several sessions are added and compared like others. \`configure\` begins a new
session in this thread, and \`using\` lends one.
`;export{e as default};