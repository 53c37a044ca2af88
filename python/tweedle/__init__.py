"""Combinatorial games: values, rulesets and their positions, and who wins.

>>> from tweedle import Game, Domineering
>>> Game("^") + Game("^*")
Game('^^*')
>>> Domineering("..|..").canonical_form()
Game('+-1')

Every ruleset is a name of this module, such as `Nim` or `ToadsAndFrogs`.
"""

from ._errors import InputError, MemoryLimitError, StopError, TimeLimitError, TweedleError
from ._session import Session, configure, session
from ._values import Game, Position, Ruleset, Thermograph, Value, from_json

__all__ = [
    "Game", "InputError", "MemoryLimitError", "Position", "Ruleset", "Session", "StopError", "Thermograph",
    "TimeLimitError", "TweedleError", "Value", "ask", "configure", "grundy", "run", "session", "table",
]

_rulesets = None


def run(text, *, timeout=None):
    """The value of a program of the language. Its variables stay in the session."""
    return from_json(session().evaluate(text, timeout=timeout))


def ask(question, *, timeout=None):
    """The answer to a question of the chapter "JSON for programs", both as dictionaries."""
    return session().ask(question, timeout=timeout)


def grundy(code, last, *, timeout=None):
    """The Grundy values of the heaps 0 to `last` of a code such as `0.77` or of a game such as `Kayles`.

    The result is a `memoryview`, of which `numpy.asarray` makes an array without a copy.
    """
    return session().grundy(code, last, timeout=timeout)


def table(*, timeout=None, **fields):
    """The answer to the question `table`, whose fields are the arguments."""
    return session().ask({"ask": "table", **fields}, timeout=timeout)


def _names():
    """The rulesets by their short names."""
    global _rulesets
    if _rulesets is None:
        answer = session().ask({"ask": "rulesets"})
        _rulesets = {it["name"].rsplit(".", 1)[-1]: it for it in answer["rulesets"]}
    return _rulesets


def __getattr__(name):
    """The ruleset with a name."""
    found = None if name.startswith("_") else _names().get(name)
    if found is None:
        raise AttributeError(f"module 'tweedle' has no attribute {name!r}")
    return Ruleset._of({"kind": "ruleset", "text": found["name"]})


def __dir__():
    """The names of this module, rulesets among them."""
    return sorted({*globals(), *_names()})
