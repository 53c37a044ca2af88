"""Values of the language: the class that all values have in common."""

import json
import re

from .._errors import InputError, refused
from ._convert import drafted, is_rational
from ._session import current

#: A number before ups or nimbers, which a language with arithmetic would read as a product or a power.
_PRODUCT = re.compile(r"(?<![\w.\"^])(\d+(?:/\d+)?)(?=\*(?:[2-9]|\d\d)|\^(?:[3-9]|\d\d))")


def arithmetic(text):
    """The text of a value in the style from which the language reads it without exception: `1+*2`, and not `1*2`."""
    parts = text.split('"')
    parts[::2] = (_PRODUCT.sub(r"\1+", part) for part in parts[::2])
    return '"'.join(parts)


class Value:
    """A value: a game, a position, a ruleset, or anything else that the language computes.

    Its attributes are the methods of the language, by their names in the style of Python: `g.mean` is `g.Mean` there, and
    `g.options(Left)` is `g.Options(Left)`. Those that take no argument are properties.

    >>> from tweedle import run
    >>> run("on").is_loopfree
    False
    """

    __slots__ = ("__weakref__", "_data", "_name", "_printed", "_session")

    def __new__(cls, *_, **__):
        """Values are found, and not made."""
        raise TypeError(f"A {cls.__name__} is made by `tweedle.run`.")

    @classmethod
    def _bare(cls, session=None, data=None, name=None, printed=None):
        """A value by its data, or by the variable of a session that has it, with its text as it is printed, if that is known."""
        made = object.__new__(cls)
        made._session, made._data, made._name, made._printed = session, data, name, printed
        return made

    @classmethod
    def _of(cls, session, data, printed=None):
        """A value by its data."""
        return cls._bare(session, data, None, printed)

    @classmethod
    def _kept(cls, session, name, printed=None, data=None):
        """A value that a variable of a session has. The data tell what it is, and do not make it again."""
        return cls._bare(session, data, name, printed)

    def __del__(self):
        """Gives the variable back."""
        if getattr(self, "_name", None) is not None and self._session is not None:
            self._session._let_go(self._name)

    def _written(self):
        """The value as an expression without names, if it is short; else `None`."""
        return None

    def _home(self):
        """The session in which it is worked with: its own, or that of this thread."""
        return self._session or current()

    def _data_in(self, session):
        """The data of the value, for a session; `None` if it is a variable of that session."""
        if self._name is None:
            return self._data
        if self._session not in (None, session):
            raise NotImplementedError("This value belongs to another session, and cannot be read in this one.")
        if self._session is not None and session._has_lost(self._name):
            raise refused("This value is gone: the engine that had it broke.")
        return None

    def _apply(self, function, others=(), as_game=False):
        """The value in Python of a function of the language, given as a text, with this value and others."""
        session = self._session or next((it._session for it in others if isinstance(it, Value) and it._session), None) or current()
        given = {}
        drafts = ",".join(drafted(session, it, given) for it in (self, *others))
        return session._found(f"({function})({drafts})", given, as_game=as_game)

    def _operated(self, function, other):
        """The value of an operator of the language; `NotImplemented` if the other operand is no value."""
        from ._position import Position

        # What a position is with a value, the position says: its operators are asked next.
        if isinstance(other, Position) or not (isinstance(other, Value) or is_rational(other)):
            return NotImplemented
        return self._apply(function, (other,), as_game=True)

    def __getattr__(self, name):
        """A property of the language, or a method to be called."""
        from .._language import attribute

        if name.startswith("_"):
            raise AttributeError(name)
        return attribute(self, name)

    def __dir__(self):
        """The names of the attributes that this value has."""
        from .._language import names

        return names(self)

    def apply_in_language(self, function, *others):
        """The value of a function of the language, given as a text such as `a -> a.Mean`, with this value and others."""
        return self._apply(function, others)

    @property
    def kind(self):
        """The name of the class in the language, such as `game.Game`."""
        return self._class()

    def _class(self):
        """The name of `kind`."""
        if isinstance(self._data, dict) and self._data["kind"] == "other":
            return self._data["class"]
        session, given = self._home(), {}
        expression = drafted(session, self, given)
        return session._evaluated(f"({expression}).Class", given)["output"].strip("⟪⟫")

    def __str__(self):
        """The value as the language prints it."""
        if self._printed is None:
            session, given = self._home(), {}
            self._printed = session._evaluated(drafted(session, self, given), given)["output"]
        return self._printed

    @property
    def expression(self):
        """The text from which the language reads the value."""
        return self._readable()

    def _readable(self):
        """The text of `expression`."""
        return arithmetic(str(self))

    def __format__(self, format):
        """As `str`, in a format for texts such as `>12`."""
        return str(self).__format__(format)

    def __repr__(self):
        """The text from which `run` reads the value."""
        return f"run({self.expression!r})"

    def __reduce__(self):
        """The data from which the value is made again, without the variables that there are now."""
        if self._name is not None:
            raise refused(f"`{self}` is not a value.")
        return _of_text, (json.dumps(self._data),)

    def __hash__(self):
        """A hash of the printed value, for equal values print alike; of a form, that of its canonical form."""
        if isinstance(self._data, dict) and self._data["kind"] in ("form", "compound"):
            return hash(self._apply("a -> a.CanonicalForm", as_game=True))
        return hash(str(self))

    # The order of games.

    def __lt__(self, other):
        """Less."""
        return self._operated("(a, b) -> a < b", other)

    def __le__(self, other):
        """Less or equal."""
        return self._operated("(a, b) -> a <= b", other)

    def __eq__(self, other):
        """Equal."""
        return self._operated("(a, b) -> a == b", other)

    def __ne__(self, other):
        """Not equal."""
        return self._operated("(a, b) -> a != b", other)

    def __gt__(self, other):
        """Greater."""
        return self._operated("(a, b) -> a > b", other)

    def __ge__(self, other):
        """Greater or equal."""
        return self._operated("(a, b) -> a >= b", other)

    def fuzzy(self, other):
        """True if the games are confused: none is greater, and they are not equal."""
        from ._game import Game

        # The operator is asked of both sides, and refuses what is no game.
        return self | (Game(other) if isinstance(other, str) else other)

    def __or__(self, other):
        """`g | h`: true if the games are confused."""
        return self._operated("(a, b) -> a <> b", other)

    def __add__(self, other):
        """The disjunctive sum."""
        return self._operated("(a, b) -> a + b", other)

    def __radd__(self, other):
        """The disjunctive sum."""
        return self._operated("(a, b) -> b + a", other)

    def __sub__(self, other):
        """The difference."""
        return self._operated("(a, b) -> a - b", other)

    def __rsub__(self, other):
        """The difference."""
        return self._operated("(a, b) -> b - a", other)

    def __mul__(self, other):
        """A number of copies, or the product."""
        return self._operated("(a, b) -> a * b", other)

    def __rmul__(self, other):
        """A number of copies, or the product."""
        return self._operated("(a, b) -> b * a", other)

    def __neg__(self):
        """The negative, in which Left and Right change places."""
        return self._apply("a -> -a", as_game=True)

    def _repr_latex_(self):
        """The value in LaTeX, for a notebook; `None` if it has no such form."""
        latex = self._data.get("latex") if isinstance(self._data, dict) else None
        return f"${latex}$" if latex else None

    def _picture(self, view="usual", form="svg"):
        """A picture of the value; `None` if there is none."""
        try:
            return self._home()._about(self, "draw", view=view, format=form)["picture"]
        except InputError:
            return None

    def _repr_svg_(self):
        """The picture of the value, for a notebook; `None` if there is none."""
        return self._picture() if self.kind == "cgsuite.util.Picture" else None


def _of_text(text):
    """The value of data that were pickled."""
    session, given = current(), {"pythonInput1": json.loads(text)}
    return session._found("pythonInput1", given)


def restored(text):
    """The value that a text names, in which the variables of the session mean nothing: that of a value that was pickled."""
    session = current()
    # Each kind is read as one expression, without the variables.
    kinds = [{"kind": kind, "text": text} for kind in ("position", "ruleset", "ordinal", "compound", "infinite", "affine", "misere", "game")]
    for data in [*kinds, {"kind": "loopy", "onside": text, "offside": text}]:
        try:
            return session._found("pythonInput1", {"pythonInput1": data})
        except InputError:
            continue
    raise refused(f"`{text}` is not a value.")
