"""Combinatorial games: values, rulesets and their positions, and who wins.

>>> from tweedle import Game, Domineering
>>> Game("^") + Game("^*")
Game('^^*')
>>> Domineering("..|..").canonical_form
Game('+-1')

Every ruleset is a name of this module, such as `Nim` or `ToadsAndFrogs`.
"""

from ._analysis import Analysis
from ._errors import InputError, MemoryLimitError, StopError, TimeLimitError, TweedleError
from ._graphs import position_of
from ._magic import load_ipython_extension
from ._match import Made, Match
from ._mcgs import McgsCase, from_mcgs
from ._methods import board_class, play, widget
from ._notations import from_cgsuite, from_cgt, to_cgsuite
from ._orders import Hasse, hasse
from ._player import Left, Move, Player, Right
from ._rules import Rules
from ._session import Session, ask, configure, in_texts, limits, plain, session, using, whole
from ._tweedle import Game, Position, Ruleset, Table, Thermograph, Value, __version__, ruleset_names

_OWN = [
    "Analysis", "Game", "Hasse", "InputError", "Left", "Made", "Match", "McgsCase", "MemoryLimitError", "Move", "Player", "Position", "Right",
    "Rules", "Ruleset", "Session", "StopError", "Table", "Thermograph", "TimeLimitError", "TweedleError", "Value", "ask", "configure",
    "from_cgsuite", "from_cgt", "from_mcgs", "grundy", "hasse", "limits", "load", "open_database", "position_of", "run", "session", "table", "to_cgsuite",
    "using",
]
_rulesets = frozenset(ruleset_names())
__all__ = [*_OWN, *sorted(_rulesets)]
# Matches and boards are Python's, and methods of positions.
Position.play = play
Position.widget = widget
del play, widget


def run(text, *, timeout=None):
    """The value of a program of the language. Its variables stay in the session.

    >>> import tweedle
    >>> tweedle.run("n := 6; n * 7")
    42
    """
    return session().run(text, timeout=timeout)


def load(path, *, timeout=None):
    """The value of the program in a file."""
    with open(path, encoding="utf-8") as file:
        return session().run(file.read(), timeout=timeout)


def open_database(path, *, timeout=None):
    """Reads the values in a file of `tweedle database`, or the winners in one of `tweedle tiers`, from now on in the place of finding them again."""
    session().open_database(path, timeout=timeout)


def grundy(code, last, *, timeout=None):
    """The Grundy values of the heaps 0 to `last` of a code such as `0.77` or of a game such as `Kayles`.

    The result is a `memoryview`, of which `numpy.asarray` makes an array without a copy.

    >>> import tweedle
    >>> list(tweedle.grundy("Kayles", 10))
    [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]
    """
    if isinstance(code, Ruleset):
        code = code.name.rpartition(".")[2]
    last = whole(last, "The number of the last heap")
    return session().grundy(code, last, timeout=timeout)


def table(*, timeout=None, **fields):
    """A table of positions: the fields are those of the question `table`.

    `ruleset`, `rows`, `cols`, `heaps`, `most` say which positions, or `followers`, `from`, `positions`; `columns` are
    expressions about the position `g`, or names such as `value`, `outcome`, `mean`; `where` is true for the rows that are
    wanted, `sort` a column, `limit` a number of rows. `from_` stands for `from`. Positions, rulesets and lists of them may stand for their texts.

    >>> import tweedle
    >>> tweedle.table(ruleset="game.grid.Domineering", rows="2", cols="2", columns=["value"], limit=3).rows
    [('..|..', '+-1'), ('..|.#', '*'), ('..|#.', '*')]
    """
    import json

    return session().table(json.dumps(in_texts(fields), default=plain), timeout=timeout)


def __getattr__(name):
    """The ruleset with a name, or the class `Board`, whose packages are imported when it is needed."""
    if name == "Board":
        return board_class()
    if name not in _rulesets:
        raise AttributeError(f"module 'tweedle' has no attribute {name!r}")
    found = globals()[name] = Ruleset(name)
    return found


def __dir__():
    """The names of this module, rulesets among them."""
    return sorted({*globals(), *_rulesets, "Board"})
