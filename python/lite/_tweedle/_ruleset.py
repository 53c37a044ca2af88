"""Rulesets of the registry, and those of programs."""

import json
from functools import lru_cache
from numbers import Integral

from .._errors import refused
from ._convert import drafted
from ._session import current
from ._value import Value, restored


@lru_cache(maxsize=1)
def _entries():
    """The rulesets of the registry by their names, as the question `rulesets` tells them."""
    found = current()._asked({"ask": "rulesets"})["rulesets"]
    return {it["name"]: it for it in found}


def entry_of(expression):
    """What is told of the ruleset of an expression such as `game.heap.Nim` or `game.heap.Subtraction([1,2])`; `None` if it is not in
    the registry.
    """
    name = expression.partition("(")[0]
    while name:
        entry = _entries().get(name)
        if entry is not None:
            return entry
        # A variant has a suffix.
        name = name.rpartition(".")[0]
    return None


def is_loopy(expression):
    """True if play may go round in positions of a ruleset."""
    entry = entry_of(expression)
    return entry is not None and entry["is_loopy"]


def is_entailing(expression):
    """True if positions of a ruleset have moves that must be answered, or wins at once."""
    entry = entry_of(expression)
    return entry is not None and entry["is_entailing"]


def ruleset_names():
    """The short names of all rulesets of the registry."""
    return [it.rpartition(".")[2] for it in _entries()]


class Ruleset(Value):
    """A ruleset: called with a board, heaps or a graph it gives a position, and with parameters a ruleset.

    >>> from tweedle import Domineering, Nim, Subtraction
    >>> Domineering("..|..")
    Domineering('..|..')
    >>> Nim(3, 4, 5).outcome
    'N'
    >>> Subtraction([1, 2, 3])(6).nimber
    2
    """

    # The expression that makes it, or the name of one that needs parameters.
    __slots__ = ("_text",)

    def __new__(cls, name):
        """The ruleset with a name, such as `Nim` or `game.heap.Nim`."""
        for known in _entries():
            if name in (known, known.rpartition(".")[2]):
                return cls._of(known)
        raise refused(f"There is no ruleset `{name}`.")

    @classmethod
    def _of(cls, text):
        """The ruleset of an expression."""
        made = cls._bare(None, {"kind": "ruleset", "text": text}, None, text)
        made._text = text
        return made

    @classmethod
    def _kept(cls, session, name, text):
        """A ruleset of a program, which a variable has."""
        made = cls._bare(session, None, name, text)
        made._text = text
        return made

    @property
    def _needs_parameters(self):
        """True if there is no position before it gets parameters."""
        entry = _entries().get(self._text)
        return entry is not None and any(it["default"] is None for it in entry["parameters"])

    def __call__(self, *arguments, **named):
        """The position, or the ruleset with these parameters. Several integers are heaps."""
        if named:
            raise TypeError("A ruleset takes its parameters in their order.")
        if len(arguments) == 1 and isinstance(arguments[0], (list, tuple)) and arguments[0] and all(isinstance(it, str) for it in arguments[0]):
            # The rows of a board are a list of texts, too.
            arguments = ("|".join(arguments[0]),)
        if len(arguments) > 1 and all(hasattr(it, "__index__") for it in arguments) and not self._needs_parameters:
            arguments = (list(arguments),)
        session, given = self._session or current(), {}
        drafts = ",".join(drafted(session, it if isinstance(it, (Value, str)) or not isinstance(it, Integral) else int(it), given) for it in arguments)
        function = self._text if self._needs_parameters else drafted(session, self, given)
        return session._found(f"({function})({drafts})", given)

    @property
    def _entry(self):
        """What is told of it; nothing of a ruleset of a program."""
        return entry_of(self._text) or {"name": self._text, "summary": "", "source": "", "parameters": [], "is_impartial": False}

    @property
    def name(self):
        """The qualified name, such as `game.heap.Nim`."""
        return self._entry["name"]

    @property
    def summary(self):
        """The rules in a sentence or two."""
        return self._entry["summary"]

    @property
    def source(self):
        """The inventor, or a text about the game."""
        return self._entry["source"]

    @property
    def parameters(self):
        """The names of the parameters."""
        return [it["name"] for it in self._entry["parameters"]]

    @property
    def example(self):
        """A position that is good to look at; `None` if the ruleset is one that a program made."""
        example = self._entry.get("example")
        return None if example is None else restored(example)

    @property
    def is_impartial(self):
        """True if both players always have the same moves."""
        return not self._needs_parameters and (self._entry["is_impartial"] or self._text.endswith(".ImpartialVariant"))

    def _readable(self):
        """The expression."""
        return self._text

    def __repr__(self):
        """The name, or the text from which `run` reads the ruleset."""
        entry = _entries().get(self._text)
        return self._text.rpartition(".")[2] if entry is not None else f"run({json.dumps(self._text, ensure_ascii=False)})"

    def __reduce__(self):
        """The expression."""
        return (Ruleset, (self._text,)) if self._needs_parameters else (restored, (self._text,))

    def __eq__(self, other):
        """True for the same ruleset with the same parameters."""
        return self._text == other._text if isinstance(other, Ruleset) else NotImplemented

    def __ne__(self, other):
        """True for other rulesets."""
        return self._text != other._text if isinstance(other, Ruleset) else NotImplemented

    def __hash__(self):
        """The hash of the expression."""
        return hash(self._text)
