"""The byte code of short games, which the native module writes, too.

It is the number of followers, the game last, and each of them after its options: `0` and a number, ups and a nimber, or `1`
and the options of both players, as distances back in the list. Unsigned numbers are in groups of 7 bits, lowest first, the
high bit set on all but the last.
"""

from .._errors import refused
from .._player import Player
from ._convert import digits, number_of
from ._session import current

_VALUE, _GAME = 0, 1
#: A denominator of more binary digits is taken for damage.
_FINEST = 1 << 26


def encoded(game):
    """The code of a game."""
    code, places = bytearray(), {}
    # A game, and whether its options are done.
    path = [(game, False)]
    while path:
        at, is_done = path.pop()
        if at in places:
            continue
        parts = _parts(at)
        if parts is not None:
            _put_value(code, *parts)
            places[at] = len(places)
            continue
        if is_done:
            _put(code, _GAME)
        else:
            path.append((at, True))
        for player in Player:
            options = at.options(player)
            if is_done:
                _put(code, len(options))
                for option in options:
                    _put(code, len(places) - places[option])
            else:
                path += [(it, False) for it in options]
        if is_done:
            places[at] = len(places)
    whole = bytearray()
    _put(whole, len(places))
    return bytes(whole + code)


def _parts(game):
    """The number, the ups and the nimber that a game is the sum of; `None` if it is none."""
    data = game._full()
    number = game.number
    if number is not None:
        return number, 0, 0
    if isinstance(data, dict) and data["kind"] == "number_up_star":
        return number_of(data["number"]), int(data["ups"]), int(data["star"])
    return None


def _put(code, number):
    """Appends an unsigned number."""
    while number >= 0x80:
        code.append(number & 0x7F | 0x80)
        number >>= 7
    code.append(number)


def _put_value(code, number, ups, nimber):
    """Appends a number, ups and a nimber."""
    _put(code, _VALUE)
    size = _size(number.numerator)
    _put(code, size)
    code += number.numerator.to_bytes(size, "little", signed=True)
    _put(code, number.denominator.bit_length() - 1)
    _put(code, ups << 1 if ups >= 0 else (-ups << 1) - 1)
    _put(code, nimber)


def _size(n):
    """The number of bytes of an integer in two's complement."""
    return 0 if n == 0 else (n if n >= 0 else ~n).bit_length() // 8 + 1


class _Bytes:
    """A code that is read."""

    def __init__(self, code):
        """Takes the bytes."""
        self.code, self.at = code, 0

    def damaged(self):
        """The exception for what is no code."""
        return refused(f"The code of a game is damaged at byte {self.at}.")

    def number(self):
        """An unsigned number of 64 bits."""
        number = 0
        for shift in range(0, 64, 7):
            if self.at >= len(self.code):
                raise self.damaged()
            byte = self.code[self.at]
            self.at += 1
            number |= (byte & 0x7F) << shift
            if byte < 0x80:
                if number >> 64:
                    break
                return number
        raise self.damaged()

    def value(self):
        """The data of a number, ups and a nimber."""
        size = self.number()
        taken = self.code[self.at:self.at + size]
        if len(taken) < size:
            raise self.damaged()
        self.at += size
        numerator, exponent, ups, nimber = int.from_bytes(taken, "little", signed=True), self.number(), self.number(), self.number()
        if exponent > _FINEST:
            raise self.damaged()
        ups = ups >> 1 if ups % 2 == 0 else -(ups >> 1) - 1
        number = digits(numerator)
        if exponent:
            number += f"/{digits(1 << exponent)}"
        return {"kind": "number_up_star", "number": number, "ups": ups, "star": nimber}

    def places(self, names):
        """The names of options."""
        found = []
        for _ in range(self.number()):
            back = self.number()
            if not 0 < back <= len(names):
                raise self.damaged()
            found.append(names[-back])
        return ",".join(found)


def decoded(code):
    """The game with a code. All followers are made in one program."""
    read = _Bytes(bytes(code))
    given, names, lines = {}, [], []
    for place in range(read.number()):
        name = f"pythonPart{place + 1}"
        kind = read.number()
        if kind == _VALUE:
            given[name] = read.value()
        elif kind == _GAME:
            left = read.places(names)
            lines.append(f"{name} := {{{left}|{read.places(names)}}};")
        else:
            raise read.damaged()
        names.append(name)
    if not names or read.at < len(read.code):
        raise read.damaged()
    session = current()
    if lines:
        session._evaluated("".join(lines), given)
        given = None
    return session._found(names[-1], given, as_game=True)
