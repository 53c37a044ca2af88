"""Values of the language: what Python sees of them, and what the language sees of values of Python."""

import re
from fractions import Fraction

from ._session import session

#: Kinds of JSON that are games.
_GAMES = {"integer", "number", "number_up_star", "game", "loopy", "affine", "infinite"}
_METHODS = None


def _methods():
    """The members of the language by their names in Python: the name there, and the documentation."""
    global _METHODS
    if _METHODS is None:
        _METHODS = {}
        for page in session().ask({"ask": "reference"})["pages"]:
            if page["title"] in ("Functions", "Rulesets", "Operators", "Constants"):
                continue
            for item in page["items"]:
                found = re.match(r"[A-Z]\w*", item["head"])
                if found:
                    takes = item["head"][found.end():].startswith("(")
                    name = found.group()
                    old = _METHODS.get(_snake(name))
                    doc = f"{item['head']}\n\n{item['doc']}"
                    if old:
                        takes, doc = takes or old[1], f"{old[2]}\n\n{doc}"
                    _METHODS[_snake(name)] = (name, takes, doc)
    return _METHODS


def _snake(name):
    """The name in the style of Python: `canonical_form` for `CanonicalForm`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


def to_json(value, depth=0):
    """The JSON of a value of Python."""
    if depth > 100:
        raise ValueError("The value is nested too deeply, or contains itself.")
    if isinstance(value, Value):
        return value._json
    if isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        if -(2**53) < value < 2**53:
            return value
        return {"kind": "integer", "text": _digits(value)}
    if isinstance(value, Fraction):
        if value.denominator == 1:
            return to_json(value.numerator)
        kind = "number" if value.denominator & (value.denominator - 1) == 0 else "rational"
        return {"kind": kind, "text": f"{_digits(value.numerator)}/{_digits(value.denominator)}"}
    if isinstance(value, (list, tuple)):
        return [to_json(item, depth + 1) for item in value]
    if isinstance(value, (set, frozenset)):
        return {"kind": "set", "items": [to_json(item, depth + 1) for item in value]}
    raise TypeError(f"Tweedle has no value for a {type(value).__name__}.")


def _digits(number):
    """The decimal digits of an integer."""
    try:
        return str(number)
    except ValueError:
        raise ValueError("The integer has too many digits.") from None


def from_json(json):
    """The value of Python for a value in JSON: numbers, texts, lists and sets are Python's own."""
    if json is None or isinstance(json, (bool, int, str)):
        return json
    if isinstance(json, list):
        return [from_json(item) for item in json]
    kind = json.get("kind")
    if kind in ("integer", "number", "rational"):
        return Fraction(json["text"]) if kind != "integer" else int(json["text"])
    if kind in ("set", "mutable_set"):
        items = [from_json(item) for item in json["items"]]
        try:
            return set(items)
        except TypeError:
            return items
    if kind == "mutable_list":
        return [from_json(item) for item in json["items"]]
    if kind in ("player", "outcome"):
        return json["text"]
    if kind == "position":
        return Position._of(json)
    if kind == "thermograph":
        return Thermograph._of(json)
    return (Game if kind in _GAMES else Value)._of(json)


def _operand(value):
    """A value in an expression: players are written by their names."""
    if value in ("Left", "Right") and isinstance(value, str):
        return {"kind": "player", "text": value}
    return to_json(value)


class Value:
    """A value of the language. Its methods are those of the language, by their names in the style of Python."""

    __slots__ = ("_json", "_text")

    @classmethod
    def _of(cls, json):
        """The value that JSON describes."""
        self = object.__new__(cls)
        self._json, self._text = json, None
        return self

    def _evaluate(self, text, **others):
        """The value in JSON of an expression in which this is `a`."""
        return session().evaluate(text, a=self._json, **others)

    def __getattr__(self, name):
        """A property of the language, or a method to be called."""
        if name.startswith("_"):
            raise AttributeError(name)
        found = _methods().get(name)
        if found is None:
            raise AttributeError(f"{type(self).__name__} has no attribute {name!r}", name=name, obj=self)
        method, takes, doc = found

        def call(*arguments):
            names = [f"x{place}" for place in range(len(arguments))]
            given = f"({','.join(names)})" if arguments else ""
            values = {key: _operand(it) for key, it in zip(names, arguments)}
            return from_json(self._evaluate(f"a.{method}{given}", **values))

        call.__name__ = call.__qualname__ = name
        call.__doc__ = doc
        return call

    def __dir__(self):
        """The names of the methods that this value has."""
        answer = session().ask({"ask": "complete", "input": f"({self}).", })
        return sorted({*object.__dir__(self), *(_snake(it["text"]) for it in answer["candidates"])})

    def __str__(self):
        """The value as the language prints it."""
        if self._text is None:
            answer = session().ask({"ask": "evaluate", "input": "a", "with": {"a": self._json}})
            self._text = answer["output"]
        return self._text

    def __repr__(self):
        """The class, and the value as the language prints it."""
        return f"<tweedle.{type(self).__name__} {self}>"

    def __reduce__(self):
        """The data that a pickle keeps."""
        return _unpickled, (type(self), self._json)

    def __hash__(self):
        """A hash of the printed value: equal values print alike."""
        return hash(str(self))

    def __eq__(self, other):
        """True if the values are equal."""
        return self._compared("==", other, NotImplemented)

    def _compared(self, sign, other, otherwise):
        """The truth of a comparison."""
        if isinstance(other, str) or not isinstance(other, (Value, int, Fraction)):
            return otherwise
        return bool(self._evaluate(f"a {sign} b", b=to_json(other)))

    def _combined(self, text, other):
        """The value of an expression with another operand `b`."""
        if isinstance(other, str) or not isinstance(other, (Value, int, Fraction)):
            return NotImplemented
        return _as_game(self._evaluate(text, b=to_json(other)))

    def __add__(self, other):
        """The disjunctive sum."""
        return self._combined("a + b", other)

    def __radd__(self, other):
        """The disjunctive sum."""
        return self._combined("b + a", other)

    def __sub__(self, other):
        """The difference."""
        return self._combined("a - b", other)

    def __rsub__(self, other):
        """The difference."""
        return self._combined("b - a", other)

    def __mul__(self, other):
        """A number of copies, or the product."""
        return self._combined("a * b", other)

    def __rmul__(self, other):
        """A number of copies, or the product."""
        return self._combined("b * a", other)

    def __neg__(self):
        """The negative, in which Left and Right change places."""
        return _as_game(self._evaluate("-a"))


def _unpickled(cls, json):
    """The value that a pickle kept."""
    return cls._of(json)


def _as_game(json):
    """The game for JSON, numbers too; other values as Python has them."""
    is_number = isinstance(json, int) and not isinstance(json, bool)
    if is_number or isinstance(json, dict) and json.get("kind") in _GAMES:
        return Game._of(json)
    return from_json(json)


class Game(Value):
    """A game by its value, in canonical form.

    It is made of an `int`, a `Fraction` whose denominator is a power of two, or a text in the notation of the language.
    """

    __slots__ = ()

    def __new__(cls, value=0):
        """Takes a number, a game, a position or a text."""
        if isinstance(value, str):
            json = session().evaluate(value)
        else:
            json = session().evaluate("a", a=to_json(value))
        game = _as_game(json)
        if isinstance(game, Position):
            game = game.canonical_form()
            game = game if isinstance(game, Game) else Game(game)
        if not isinstance(game, Game):
            raise TypeError(f"This is no game: {value!r}")
        return game

    @classmethod
    def of(cls, left=(), right=()):
        """The game with these options of Left and of Right."""
        options = [Game(it) for it in left], [Game(it) for it in right]
        with_names, sides = {}, []
        for letter, side in zip("lr", options):
            names = [f"{letter}{place}" for place in range(len(side))]
            with_names.update({name: it._json for name, it in zip(names, side)})
            sides.append(",".join(names))
        return _as_game(session().evaluate(f"{{{sides[0]}|{sides[1]}}}", **with_names))

    @property
    def outcome(self):
        """The outcome class: `"L"`, `"R"`, `"N"` or `"P"`."""
        return from_json(self._evaluate("a.OutcomeClass"))

    def fuzzy(self, other):
        """True if the games are confused: none is greater, and they are not equal."""
        return self._compared("<>", other if isinstance(other, Value) else Game(other), False)

    def __lt__(self, other):
        """True if Right prefers this game."""
        return self._compared("<", other, NotImplemented)

    def __le__(self, other):
        """True if this game is less or equal."""
        return self._compared("<=", other, NotImplemented)

    def __gt__(self, other):
        """True if Left prefers this game."""
        return self._compared(">", other, NotImplemented)

    def __ge__(self, other):
        """True if this game is greater or equal."""
        return self._compared(">=", other, NotImplemented)

    def __eq__(self, other):
        """True if the games have the same value."""
        return self._compared("==", other, NotImplemented)

    def __hash__(self):
        """The hash of a number that is equal, or of the canonical form."""
        value = from_json(self._json)
        return hash(str(self)) if isinstance(value, Game) else hash(value)

    def __repr__(self):
        """An expression of Python that makes the same game."""
        return f"Game({str(self)!r})"


class Thermograph(Value):
    """The thermograph of a game."""

    __slots__ = ()

    @property
    def corners(self):
        """The corners of Left's wall and of Right's, each as the temperature and the value there."""
        walls = (self._json[side]["corners"] for side in ("left", "right"))
        return tuple([(Fraction(t), Fraction(value)) for t, value in wall] for wall in walls)


class Position(Value):
    """A position of a ruleset, or a sum of such."""

    __slots__ = ()

    def moves(self, player):
        """The moves of `"Left"` or `"Right"`, each as its name and the board after it."""
        answer = self._ask("moves", player=player)
        return [(move["name"], move["to"]) for move in answer["moves"]]

    def canonical_form(self):
        """The value of the position."""
        return _as_game(self._evaluate("a.CanonicalForm"))

    @property
    def outcome(self):
        """The outcome class: `"L"`, `"R"`, `"N"` or `"P"`, or a longer one where play may be drawn."""
        return from_json(self._evaluate("a.OutcomeClass"))

    def analyze(self):
        """The analysis as a dictionary: value, outcome, temperature, options and reasons."""
        return self._ask("analyze")

    def solve(self):
        """The winner for each player who may begin, as a dictionary."""
        return self._ask("solve")

    def _ask(self, kind, **fields):
        """The answer to a question about this position."""
        return session().ask({"ask": kind, "input": str(self), **fields})


class Ruleset(Value):
    """A ruleset: call it with a board or with heaps to get a position."""

    __slots__ = ()

    def __call__(self, *arguments):
        """The position, or the ruleset with these parameters. Several integers are heaps."""
        if len(arguments) > 1 and all(type(it) is int for it in arguments):
            arguments = (list(arguments),)
        names = [f"x{place}" for place in range(len(arguments))]
        values = {name: to_json(it) for name, it in zip(names, arguments)}
        json = session().evaluate(f"{self._json['text']}({','.join(names)})", **values)
        if isinstance(json, dict) and json.get("kind") == "ruleset":
            return Ruleset._of(json)
        return from_json(json)
