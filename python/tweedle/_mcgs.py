"""Inputs of the solver MCGS of the University of Alberta, version 1.7."""

import re
from fractions import Fraction
from functools import reduce
from operator import add
from typing import NamedTuple

from ._errors import refused
from ._notations import given
from ._tweedle import Game, Position

# A comment, a command in braces, the name of a game, a position in brackets, or a position without blanks.
_PART = re.compile(r"\s*(?:/\*.*?\*/|\{([^}]*)\}|\[([^\]]*)\]|\(([^)]*)\)|([^\s\[\](){}/]+(?:/\d+)?))", re.DOTALL)


class McgsCase(NamedTuple):
    """A sum of an input of MCGS, and what is asked about it."""

    terms: list
    """The terms, each a `Position` or, for numbers, nimbers, switches and ups, a `Game`."""
    commands: list
    """What MCGS is asked: `B win`, `N 3` and so on."""

    @property
    def sum(self):
        """The sum of the terms: a `Position` if all of them are positions, otherwise the value, a `Game`."""
        return reduce(add, self.terms) if self.terms else Game(0)


def from_mcgs(text):
    """The sums of an input of MCGS, such as `[clobber_1xn] XO.XO [integer_game] 3 {B win}`, each with its commands.

    Black is Left. A game that is named `impartial` is one in which both players have the moves of both.

    >>> [case] = from_mcgs("[domineering] (..|..) [clobber_1xn] XXO {B win}")
    >>> case.sum, case.commands
    (Position('game.grid.Domineering("..|..") + game.grid.Clobber("xxo")'), ['B win'])
    >>> from_mcgs("[nimber] 3 [switch_game] (3 1)")[0].sum
    Game('{3*3|1*3}')
    """
    cases, terms, section, at = [], [], None, 0
    text = given(text).rstrip()
    while at < len(text):
        part = _PART.match(text, at)
        if not part:
            rest = text[at:].lstrip()
            line = text.count("\n", 0, len(text) - len(rest)) + 1
            raise refused(f"This is no input of MCGS: `{rest[:20]}`.", line=line, column=1)
        command, name, bracketed, bare = part.groups()
        if command is not None:
            if not re.match(r"\s*version\b", command):
                commands = [it.strip() for it in command.split(",") if it.strip()]
                cases.append(McgsCase(terms, commands))
                terms = []
        elif name is not None:
            section = " ".join(name.split())
        elif bracketed is not None or bare is not None:
            terms.append(_term(section, (bare if bracketed is None else bracketed).strip()))
        at = part.end()
    if terms:
        cases.append(McgsCase(terms, []))
    return cases


def _term(section, text):
    """The position of a game of MCGS, or the value."""
    if section is None:
        raise refused(f"`{text}` stands before the name of a game, such as `[clobber]`.")
    name = section.removeprefix("impartial ")
    if name in _VALUES:
        if name != section:
            raise refused(f"`{section}`: both players' moves of a value are not known from the value alone.")
        return Game(_read(_VALUES[name], name, text))
    if name not in _RULESETS:
        known = ", ".join(sorted([*_RULESETS, *_VALUES]))
        raise refused(f"`{name}` is no game of MCGS; there are {known}.")
    expression = _read(_RULESETS[name], name, text)
    return Position(expression + ".ImpartialVariant" if name != section else expression)


def _read(reader, name, text):
    """What a reader makes of the text of a game."""
    try:
        return reader(text)
    except (ValueError, ZeroDivisionError) as error:
        raise refused(f"`{text}` is no position of `{name}`.") from error


def _board(ruleset, letters):
    """The expression of a board whose cells have other letters here."""
    table = str.maketrans(letters)
    return lambda text: f'{ruleset}("{"".join(text.split()).translate(table)}")'


def _toads(text):
    """The expression of general Toads and Frogs: `minslide,maxslide,maxjump,friendly:strip`."""
    numbers, strip = text.split(":")
    least, most, jump, friendly = (int(number) for number in numbers.split(","))
    cells = strip.strip().translate(str.maketrans("XO", "tf"))
    return f'game.strip.GenToadsAndFrogs({least},{most},{jump},{"true" if friendly else "false"})("{cells}")'


def _king_dirt(text):
    """The expression of King Dirt: `black,white,mustPlace:grid`, with the kings that are not on the board yet."""
    numbers, grid = text.split(":")
    black, white, must = (int(number) for number in numbers.split(","))
    cells = "".join(grid.split()).translate(str.maketrans("XO", "xo"))
    return f'game.grid.KingDirt({"true" if must else "false"})("{black},{white}:{cells}")'


def _sheep(text):
    """The expression of Battle Sheep, whose numbers stand with commas or blanks between them."""
    rows = (" ".join(row.replace(",", " ").split()) for row in text.split("|"))
    return f'game.grid.Sheep("{"|".join(rows)}")'


def _up_star(text):
    """The text of a number of ups, with a star: `-4 *`."""
    ups = text.replace("*", " ").split()
    number = int(ups[0]) if ups else 0
    sign = "^" if number >= 0 else "v"
    return "0" + f"+{sign}" * abs(number) + ("+*" if "*" in text else "")


def _switch(text):
    """The text of a switch of two numbers: `3 1`."""
    left, right = (Fraction(number) for number in text.replace(",", " ").split())
    return f"{{{left}|{right}}}"


_STONES = {"X": "x", "O": "o"}
_RULESETS = {
    "amazons": _board("game.grid.Amazons", _STONES),
    "cannibal_clobber": _board("game.grid.CannibalClobber", _STONES),
    "clobber": _board("game.grid.Clobber", _STONES),
    "clobber_1xn": _board("game.grid.Clobber", _STONES),
    "domineering": _board("game.grid.Domineering", {}),
    "elephants": _board("game.strip.ElephantsAndRhinos", {"X": "t", "O": "f"}),
    "fission": _board("game.grid.Fission", {"X": "x"}),
    "gen_king_dirt": _king_dirt,
    "gen_toads": _toads,
    "kayles": lambda text: f"game.heap.Kayles({int(text)})",
    "nogo": _board("game.grid.NoGo", _STONES),
    "nogo_1xn": _board("game.grid.NoGo", _STONES),
    "sheep": _sheep,
    "toppling_dominoes": _board("game.strip.TopplingDominoes", {"X": "l", "O": "r", "#": "e"}),
}
_VALUES = {
    "dyadic_rational": lambda text: str(Fraction(text.replace(" ", ""))),
    "integer_game": lambda text: str(int(text)),
    "nimber": lambda text: f"*{int(text)}",
    "switch_game": _switch,
    "up_star": _up_star,
}
