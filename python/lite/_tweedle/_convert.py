"""Values of Python as values of the language, and back."""

from fractions import Fraction
from numbers import Rational

from .._errors import refused
from .._player import Player

#: The largest depth of lists in lists.
DEEPEST = 100
#: The integers that JSON has.
_LARGEST = (1 << 53) - 1
#: Kinds of values that stay in the session: what no data can say, and what may change.
_STAYS = ("other", "mutable_list", "mutable_set", "mutable_map")


class _Kept(Exception):
    """A value has no data: it is a variable of the session."""


def data_of(session, it, depth=DEEPEST):
    """A value as data. Raises `_Kept` if there is none."""
    from ._value import Value

    if depth == 0:
        raise refused("The value is nested too deeply, or contains itself.")
    if it is None or isinstance(it, bool):
        return it
    if isinstance(it, Value):
        data = it._data_in(session)
        if data is None:
            raise _Kept
        return data
    if isinstance(it, Player):
        return {"kind": "player", "text": it.value}
    if isinstance(it, str):
        return _text(it)
    if isinstance(it, (list, tuple)):
        return [data_of(session, item, depth - 1) for item in it]
    if isinstance(it, (set, frozenset)):
        return {"kind": "set", "items": [data_of(session, item, depth - 1) for item in it]}
    if is_rational(it):
        return number_data(it)
    raise TypeError(f"Tweedle has no value for a {type(it).__name__}.")


def drafted(session, it, given, depth=DEEPEST):
    """The expression for a value in a session. Variables in it get data in `given`."""
    from ._value import Value

    if depth == 0:
        raise refused("The value is nested too deeply, or contains itself.")

    written = it._written() if isinstance(it, Value) else f"({it})" if type(it) is int and abs(it) <= _LARGEST else None
    if written is not None:
        return written
    try:
        data = data_of(session, it)
    except _Kept:
        if isinstance(it, Value):
            return it._name
        inner = f"[{','.join(drafted(session, item, given, depth - 1) for item in it)}]"
        return f"({inner}).ToSet" if isinstance(it, (set, frozenset)) else inner
    name = f"pythonInput{len(given) + 1}"
    given[name] = data
    return name


def is_rational(it):
    """True for a rational number: an `int`, a `Fraction`, or one of another package."""
    return isinstance(it, Rational)


def number_data(it):
    """A rational number as data."""
    it = fraction(it)
    if it.denominator != 1:
        return {"kind": "rational", "text": f"{digits(it.numerator)}/{digits(it.denominator)}"}
    return it.numerator if abs(it.numerator) <= _LARGEST else {"kind": "integer", "text": digits(it.numerator)}


def fraction(it):
    """A rational number of any package as a `Fraction`."""
    return Fraction(int(it.numerator), int(it.denominator))


def digits(n):
    """The digits of an integer, of which Python writes only some thousands by itself."""
    if abs(n) < 10**4000:
        return str(n)
    sign, n = ("-", -n) if n < 0 else ("", n)
    half = n.bit_length() * 1233 // 4096 // 2
    high, low = divmod(n, 10**half)
    return f"{sign}{digits(high)}{digits(low).zfill(half)}"


def whole(text):
    """The integer of digits."""
    if len(text) < 4000:
        return int(text)
    if text.startswith("-"):
        return -whole(text[1:])
    half = len(text) // 2
    return whole(text[:-half]) * 10**half + whole(text[-half:])


def number_of(text):
    """The number of a text such as `-3/4`, as an `int` or a `Fraction`."""
    numerator, _, denominator = text.partition("/")
    return Fraction(whole(numerator), whole(denominator)) if denominator else whole(numerator)


def _text(it):
    """A text that JSON has."""
    try:
        it.encode("utf-8")
    except UnicodeEncodeError as error:
        raise ValueError(f"That is no text of Unicode: {error}") from None
    return str(it)


def of_data(session, answer, named, as_game=False):
    """The value in Python of an answer to `evaluate`. `named` gives a variable of the session that has the value; `as_game` asks for
    games where numbers are found.
    """
    from ._game import Game
    from ._value import Value

    data, printed = answer["value"], answer["output"]
    if as_game and not isinstance(data, bool) and (isinstance(data, int) or _kind(data) in ("integer", "number")):
        return Game._of(session, data)
    if data is None and printed not in (None, "Nothing"):
        # It is nested too deeply.
        return Value._kept(session, named(), printed)
    if _stays(data):
        return _held(session, data, named(), printed)
    return _made(session, data, printed)


def _kind(data):
    """The kind of data, `None` if it is JSON's own."""
    return data["kind"] if isinstance(data, dict) else None


def _stays(data):
    """True if some part of a value is one that stays in the session."""
    if isinstance(data, list):
        return any(map(_stays, data))
    kind = _kind(data)
    if kind == "set":
        return any(map(_stays, data["items"]))
    if kind == "map":
        return any(_stays(it) for pair in data["entries"] for it in pair)
    return kind in _STAYS or (kind == "ruleset" and not _is_known(data["text"]))


def _is_known(text):
    """True for a ruleset of the registry."""
    from ._ruleset import entry_of

    return entry_of(text) is not None


def _held(session, data, name, printed):
    """A value with parts that stay in the session, which a variable has."""
    from ._ruleset import Ruleset
    from ._value import Value

    def part(expression, it):
        """A part of the value."""
        if _stays(it):
            return _held(session, it, session._keep(expression), None)
        return _made(session, it, None)

    listed, found = f"[it for it in {name}]", None
    if isinstance(data, list):
        found = [part(f"{name}[{place}]", it) for place, it in enumerate(data, 1)]
    elif data["kind"] == "set":
        found = _set([part(f"{listed}[{place}]", it) for place, it in enumerate(data["items"], 1)])
    elif data["kind"] == "map":
        pairs = enumerate(data["entries"], 1)
        found = {part(f"{listed}[{place}][1]", key): part(f"{listed}[{place}][2]", it) for place, (key, it) in pairs}
    if found is not None:
        # The parts have variables of their own.
        session._let_go(name)
        return found
    if data["kind"] == "ruleset":
        return Ruleset._kept(session, name, data["text"])
    return Value._kept(session, name, data.get("text", printed), data)


def _made(session, data, printed):
    """The value of Python for data."""
    from ._game import Game
    from ._position import Position
    from ._ruleset import Ruleset
    from ._thermograph import Thermograph
    from ._value import Value

    if isinstance(data, list):
        return [_made(session, it, None) for it in data]
    kind = _kind(data)
    if kind is None:
        return data
    if kind in ("integer", "number", "rational"):
        return number_of(data["text"])
    if kind in ("number_up_star", "game"):
        return Game._of(session, data)
    if kind == "set":
        return _set([_made(session, it, None) for it in data["items"]])
    if kind == "map":
        return {_made(session, key, None): _made(session, it, None) for key, it in data["entries"]}
    if kind == "player":
        return Player(data["text"])
    if kind == "outcome":
        return data["text"]
    if kind == "position":
        return Position._of(data)
    if kind == "ruleset":
        return Ruleset._of(data["text"])
    if kind == "thermograph":
        return Thermograph._of(session, data)
    return Value._of(session, data, printed)


def _set(items):
    """The items as a set; as a list, if they have no hashes."""
    try:
        return set(items)
    except TypeError:
        return items


def player_of(it):
    """The player that a text names."""
    if isinstance(it, str) and it in ("Left", "left", "Right", "right"):
        return Player(it.capitalize())
    raise refused("A player is `Left` or `Right`.")
