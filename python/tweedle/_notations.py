"""The notations of other programs."""

import re

from ._errors import refused
from ._session import session
from ._tweedle import Game, Value


def given(text):
    """The text, if it is one."""
    if not isinstance(text, str):
        raise refused(f"A text is wanted, and no {type(text).__name__}.")
    return text


def from_cgsuite(text):
    """The value of a text of CGSuite: its language is that of Tweedle, so that this is `run`.

    >>> from_cgsuite("{2|^*}.Mean")
    1
    """
    return session().run(text)


def to_cgsuite(value):
    """The text of a game or a position for CGSuite.

    >>> to_cgsuite(Game("^^*") + 1), to_cgsuite(Position('game.heap.Nim("3,4")'))
    ('1^^*', 'game.heap.Nim("3,4")')
    """
    return value.expression if isinstance(value, Value) else str(value)


def from_cgt(text):
    """The game of a text of the packages `cgt` and `pycgt`: `{1,0|*2}` with signs such as `↑`, `⇑`, `↓`, `⇓`, `∗`, `±` and `½`.

    >>> from_cgt("{2|∗} "), from_cgt("⇑∗"), from_cgt("1/2↓*3")
    (Game('{2|*}'), Game('^^*'), Game('1/2v*3'))
    """
    plain = given(text).strip().replace("⋆", "*").replace("∗", "*").replace("★", "*").replace("−", "-")
    for sign, meaning in (("⇑", "^^"), ("⇓", "vv"), ("↑", "^"), ("↓", "v"), ("±", "+-"), ("½", "1/2"), ("¼", "1/4"), ("¾", "3/4")):
        plain = plain.replace(sign, meaning)
    return Game(re.sub(r"\s*([{}|,+\-*^v])\s*", r"\1", plain))
