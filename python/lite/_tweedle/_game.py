"""Short games in canonical form."""

import re

from .._errors import InputError, refused
from .._player import Left
from ._code import decoded, encoded
from ._convert import drafted, fraction, is_rational, number_data, number_of, player_of
from ._session import current
from ._value import Value, arithmetic

_NUMBER = re.compile(r"-?\d+(/\d+)?")
#: Games that a program may have in it as they are: `v` is a sign, and no name.
_PLAIN = re.compile(r"[0-9{}|,*^v+/-]{1,200}")


class Game(Value):
    """A short game by its value, in canonical form.

    `Game(2)` and `Game(Fraction(3, 4))` are numbers, `Game("^*")` is read in the notation of values, and `Game([0], ["*"])` is
    the game with these options of Left and of Right. A position is valued. `==` is equality of values; `<` and `<=` are the
    order of games, in which Left prefers the greater; `g | h` and `g.fuzzy(h)` are true if they are confused.

    >>> from tweedle import Game
    >>> Game([0], ["*"]) + Game("^*")
    Game('^^*')
    >>> Game("^") > 0, Game("^") | Game("*")
    (True, True)
    """

    # The data are those of the value as it is printed; `None` of a game whose text is too long, which a variable has.
    __slots__ = ("_code",)

    def __new__(cls, *arguments):
        """The game of a value, or of the options of both players."""
        if len(arguments) > 2:
            raise TypeError("A game is made of a value, or of two lists of options.")
        if not arguments:
            return cls._of(current(), 0)
        if len(arguments) == 1:
            return _valued(arguments[0])
        session, given, sides = current(), {}, []
        for options in arguments:
            if isinstance(options, str):
                raise TypeError('The options of a player are a list: Game([0], ["*"]).')
            items = () if options is None else iter(options)
            sides.append(",".join(drafted(session, _valued(it), given) for it in items))
        return session._found(f"{{{sides[0]}|{sides[1]}}}", given, as_game=True)

    @classmethod
    def _of(cls, session, data, printed=None):
        """A game by its data."""
        if isinstance(data, int):
            data = number_data(data)
        made = cls._bare(session, data)
        made._code = None
        return made

    @classmethod
    def _held(cls, session, name):
        """A game that a variable has, whose text is too long."""
        made = cls._bare(session, None, name)
        made._code = None
        return made

    @property
    def _text(self):
        """The text, which equal games have alike; `None` if it is too long."""
        return self._data["text"] if isinstance(self._data, dict) else None if self._name else str(self._data)

    def _written(self):
        """The game as an expression, which the engine reads faster than data."""
        text = self._text
        return f"({arithmetic(text)})" if text is not None and _PLAIN.fullmatch(text) else None

    def _full(self):
        """The data with the options."""
        data = self._data
        if isinstance(data, dict) and data["kind"] == "game" and "left" not in data:
            self._data = data = self._session._evaluated("pythonInput1", {"pythonInput1": data})["value"]
        return data

    def _with(self, other, function):
        """What a function of the language says of this game and another one; `None` if that is no short game and no number."""
        if not isinstance(other, Game):
            if not is_rational(other) or not _is_dyadic(other):
                return None
        return self._apply(function, (other,), as_game=True)

    def _combined(self, other, function):
        """The game that a function of the language makes of both."""
        found = self._with(other, function)
        return self._operated(function, other) if found is None else found

    @classmethod
    def from_code(cls, code):
        """The game with a byte code, which `code` gives."""
        return decoded(code)

    @property
    def code(self):
        """The byte code: equal games have equal codes, in every session and every process."""
        if self._code is None:
            self._code = encoded(self)
        return self._code

    def __reduce__(self):
        """The byte code."""
        return Game.from_code, (self.code,)

    def __repr__(self):
        """The call that makes the game again. A game whose text is too long has none, and is told by that."""
        return "<tweedle.Game whose text is too long>" if self._text is None else f"Game({self._text!r})"

    def __bool__(self):
        """False if the game is equal to 0."""
        return self._text != "0"

    def __str__(self):
        """The game in the notation of values."""
        if self._text is None:
            # The engine says why.
            self._session._evaluated(self._name)
        return self._text

    def __hash__(self):
        """The hash of the number that is equal, or of the text."""
        text = self._text
        if text is None:
            return hash((self.mean, self.temperature, self.birthday))
        return hash(number_of(text) if _NUMBER.fullmatch(text) else text)

    def __eq__(self, other):
        """Equality of values."""
        if isinstance(other, Game) and None not in (self._text, other._text):
            return self._text == other._text
        return self._combined(other, "(a, b) -> a == b")

    def __ne__(self, other):
        """No equality of values."""
        equal = self.__eq__(other)
        return equal if equal is NotImplemented else not equal

    def __le__(self, other):
        """The order of games."""
        return self._combined(other, "(a, b) -> a <= b")

    def __ge__(self, other):
        """The order of games."""
        return self._combined(other, "(a, b) -> a >= b")

    def __lt__(self, other):
        """The order of games."""
        return self._combined(other, "(a, b) -> a < b")

    def __gt__(self, other):
        """The order of games."""
        return self._combined(other, "(a, b) -> a > b")

    def __or__(self, other):
        """`g | h`: true if the games are confused."""
        return self._combined(other, "(a, b) -> a <> b")

    __ror__ = __or__

    def __add__(self, other):
        """The sum."""
        return self._combined(other, "(a, b) -> a + b")

    __radd__ = __add__

    def __sub__(self, other):
        """The difference."""
        return self._combined(other, "(a, b) -> a - b")

    def __rsub__(self, other):
        """The difference."""
        return self._combined(other, "(a, b) -> b - a")

    def __mul__(self, other):
        """A number of copies, if one of both is an integer; Conway's product, if both are numbers."""
        return self._combined(other, "(a, b) -> a * b")

    __rmul__ = __mul__

    def _required(self):
        """The number that the game is."""
        number = self.number
        if number is None:
            raise refused(f"{self} is no number.")
        return number

    def __float__(self):
        """The number that the game is, as a floating-point number."""
        return float(self._required())

    def __int__(self):
        """The integer that the game is."""
        number = self._required()
        if not isinstance(number, int):
            raise refused(f"{number} is no integer.")
        return number

    def __neg__(self):
        """The negative, in which Left and Right change places."""
        return self._apply("a -> -a", as_game=True)

    def __pos__(self):
        """The game."""
        return self

    def options(self, player):
        """The options of a player, in the order in which they are written."""
        player = player_of(player)
        data = self._full()
        if isinstance(data, dict) and data["kind"] == "game":
            texts = data["left" if player is Left else "right"]
            return [Game._of(self._session, number_data(number_of(it)) if _NUMBER.fullmatch(it) else {"kind": "game", "text": it}) for it in texts]
        return self._several("(a, p) -> a.Options(p)", player)

    def _several(self, function, *others):
        """The games of a set that a function of the language finds."""
        session, given = self._session, {}
        drafts = ",".join(drafted(session, it, given) for it in (self, *others))
        try:
            items = session._evaluated(f"({function})({drafts})", given)["value"]["items"]
        except InputError as error:
            if error.code != "too-large":
                raise
            # Some of them have no text.
            name = session._keep(f"(({function})({drafts})).ToList", given)
            return [session._found(f"{name}[{place}]", as_game=True) for place in range(1, session.run(f"{name}.Length") + 1)]
        return [Game._of(session, it) for it in items]

    @property
    def followers(self):
        """The games that play can come to, the game itself among them."""
        return self._several("a -> a.Followers")

    @property
    def canonical_form(self):
        """The game itself: it is in canonical form."""
        return self

    @property
    def outcome(self):
        """The outcome class in normal play: `"L"`, `"R"`, `"N"` or `"P"`."""
        return self._apply("a -> a.OutcomeClass")

    @property
    def mean(self):
        """The mean value: an `int` or a `Fraction`."""
        return self._apply("a -> a.Mean")

    @property
    def temperature(self):
        """The temperature: an `int` or a `Fraction`; -1/2^n for a number."""
        return self._apply("a -> a.Temperature")

    @property
    def left_stop(self):
        """The number at which play stops if Left begins."""
        return self._apply("a -> a.LeftStop")

    @property
    def right_stop(self):
        """The number at which play stops if Right begins."""
        return self._apply("a -> a.RightStop")

    @property
    def birthday(self):
        """The birthday: the height of the canonical form."""
        return self._apply("a -> a.Birthday")

    @property
    def atomic_weight(self):
        """The atomic weight; `None` if the game is not atomic."""
        return self._apply("a -> if a.IsAtomic then a.AtomicWeight end", as_game=True)

    @property
    def number(self):
        """The number that the game is, as an `int` or a `Fraction`; `None` if it is no number."""
        text = self._text
        return number_of(text) if text is not None and _NUMBER.fullmatch(text) else None

    def thermograph(self):
        """The thermograph.

        >>> Game("{3|1}").thermograph().left_wall
        [(0, 3), (1, 2)]
        """
        return self._apply("a -> a.Thermograph")

    def thermograph_svg(self, *others):
        """The thermographs of this game and others in one picture, as SVG."""
        games = [self, *map(_valued, others)] if others else self
        return self._session._about(games, "draw", view="thermograph", format="svg")["picture"]

    def followers_svg(self):
        """The graph of the followers, as SVG."""
        return self._picture("followers")

    def to_networkx(self):
        """The graph of the followers as a `networkx.MultiDiGraph`: its nodes are games, and its edges have a `player`."""
        from .._graphs import of_game

        return of_game(self)

    def plot(self, ax=None, **options):
        """Draws the thermograph on axes of matplotlib, and returns the axes. Other arguments are those of `Axes.plot`."""
        return self.thermograph().plot(ax, **options)

    def _repr_latex_(self):
        """The game in LaTeX."""
        data = self._data
        if self._text is None:
            return None
        if isinstance(data, dict) and "latex" not in data:
            data = self._session._evaluated("pythonInput1", {"pythonInput1": data})["value"]
        return f"${data.get('latex', data['text']) if isinstance(data, dict) else data}$"

    def _repr_svg_(self):
        """A game has no picture of its own."""
        return None


def _is_dyadic(it):
    """True if a rational number is a short game."""
    denominator = int(it.denominator)
    return denominator & (denominator - 1) == 0


def _valued(it):
    """The game that an object is."""
    from ._position import Position

    if isinstance(it, Game):
        return it
    if isinstance(it, str):
        return _read(it)
    if isinstance(it, Position):
        found = it.canonical_form
    elif isinstance(it, Value):
        kind = it._data["kind"] if isinstance(it._data, dict) else None
        if kind not in ("form", "compound"):
            raise refused("That is no short game.")
        found = it._apply("a -> a.CanonicalForm", as_game=True)
    elif is_rational(it):
        if not _is_dyadic(it):
            raise refused(f"{it} is no short game: its denominator is no power of two.")
        data = number_data(it)
        if isinstance(data, dict) and data["kind"] == "rational":
            data["kind"] = "number"
        return Game._of(current(), data)
    else:
        raise TypeError(f"There is no short game for a {type(it).__name__}.")
    if not isinstance(found, Game):
        raise refused("That is no short game.")
    return found


def _read(text):
    """The game of a text: in the notation of values, or else as an expression."""
    session = current()
    text.encode("utf-8")
    try:
        return session._found("pythonInput1", {"pythonInput1": {"kind": "game", "text": text}}, as_game=True)
    except InputError:
        pass
    found = session.run(text)
    if isinstance(found, bool):
        raise refused("That is no short game.")
    if is_rational(found) and _is_dyadic(found):
        return _valued(fraction(found))
    if isinstance(found, Value):
        return _valued(found)
    raise refused("That is no short game.")
