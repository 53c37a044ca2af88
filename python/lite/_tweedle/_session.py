"""A session: an engine, what it is asked, and the exceptions that its replies are."""

import json
import math
import re
from array import array

from .._errors import InputError, StopError, TweedleError, error_of, refused
from ._convert import drafted, of_data
from ._engine import MOST_MEMORY, Broken, Engine
from ._missing import missing
from ._table import Table

_MEMORY_HINT = (
    "`tweedle.configure(memory=...)` begins a new session with a budget of that many bytes, "
    f"{MOST_MEMORY} at most in a page."
)
#: A value of a heap is there twice, and as text.
_BYTES_OF_A_VALUE = 24
#: What the names of variables begin with that have values of Python.
_VARIABLE = "pythonValue"
_BUSY = (
    "A calculation of this session has called this, and a session does one thing after the other.\n"
    "Functions for the progress give their results first: ask for values afterwards."
)
_LOST = "The session begins anew: what was defined in the language is gone, and games of Python stay."


def current():
    """The session that this thread works with."""
    from .._session import session

    return session()


def seconds(timeout):
    """A time limit, `None` if it is endless."""
    if timeout is None:
        return None
    timeout = float(timeout)
    if not timeout >= 0:
        raise refused("A time limit is a number of seconds from 0 on.")
    return None if math.isinf(timeout) else timeout


class Session:
    """A session of the language: its variables, its values, and all that it has found out, under a budget of memory.

    `memory` is the budget in bytes, 1 GiB at most, and `timeout` the time in seconds that one piece of work may take; `None` is no
    limit. A session does one thing after the other.

    >>> from tweedle import Session
    >>> Session(memory=1 << 28).run("{3|1}.Mean")
    2
    """

    __slots__ = ("__weakref__", "_engine", "_is_busy", "_loose", "_lost", "_memory", "_numbers", "_timeout")

    def __init__(self, memory=4 << 30, timeout=None):
        """Begins a session. The engine starts when it is first asked."""
        if memory is not None and memory < 0:
            raise OverflowError("A budget of memory is no negative number.")
        self._memory = MOST_MEMORY if memory is None else min(memory, MOST_MEMORY)
        self._timeout = seconds(timeout)
        self._engine, self._is_busy = None, False
        #: The number of variables that values had, and how many of them are gone with an engine that broke.
        self._numbers, self._lost = 0, 0
        #: Variables of values that Python holds no more.
        self._loose = []

    # What the other classes ask.

    def _asked(self, question, timeout=None):
        """The answer to a question, a dictionary, under the limits that hold here."""
        from .._session import current_limits

        if self._is_busy:
            raise RuntimeError(_BUSY)
        usual, progress = current_limits()
        timeout = seconds(timeout)
        if timeout is None:
            timeout = seconds(usual)
        if timeout is None:
            timeout = self._timeout

        def tell(positions, _, share):
            """Tells the function of `limits`."""
            if progress is not None:
                progress(positions, share)

        self._is_busy = True
        try:
            if self._engine is None:
                self._engine = Engine(self._memory)
            reply = self._engine.ask(question, timeout, tell)
        except Broken as broken:
            self._engine, self._loose, self._lost = None, [], self._numbers
            raise _broke(broken) from None
        finally:
            self._is_busy = False
        if "error" in reply:
            raise _error(reply["error"])
        return reply

    def _told(self, question, timeout=None):
        """The answer to a question with a text that the caller has not written: a mistake has no place in it."""
        try:
            return self._asked(question, timeout)
        except TweedleError as error:
            error.line = error.column = None
            raise

    def _evaluated(self, text, given=None):
        """The answer to the question what an expression evaluates to, in which some variables have values, given as data."""
        self._clear()
        return self._told({"ask": "evaluate", "input": text, "with": given or {}})

    def _clear(self):
        """Takes the values from variables that are needed no more."""
        loose = self._loose
        if loose:
            self._asked({"ask": "evaluate", "input": "".join(f"{it} := Nothing;" for it in loose)})
            self._loose = []

    def _about(self, value, kind, **fields):
        """The answer to another question about a value, without what is the same for all."""
        given = {}
        fields["input"] = drafted(self, value, given)
        if given:
            self._evaluated("0;", given)
        return self._told({"ask": kind, **fields})

    def _found(self, expression, given=None, as_game=False):
        """The value in Python of an expression."""
        try:
            answer = self._evaluated(expression, given)
        except InputError as error:
            if error.code == "too-large":
                return self._too_long(self._keep("_"), error)
            raise
        # The last value is there again as `_`.
        return of_data(self, answer, lambda: self._keep("_"), as_game)

    def _too_long(self, name, error):
        """The game in a variable whose text is too long; the error, if it is no game."""
        from ._game import Game

        kind = self._evaluated(f"{name}.Class")["value"]["text"]
        if kind != "⟪game.CanonicalShortGame⟫":
            self._let_go(name)
            raise error
        return Game._held(self, name)

    def _keep(self, expression, given=None):
        """The name of a new variable that has the value of an expression."""
        self._numbers += 1
        name = f"{_VARIABLE}{self._numbers}"
        self._evaluated(f"{name} := {expression};", given)
        return name

    def _let_go(self, name):
        """A variable that is needed no more."""
        if not self._has_lost(name):
            self._loose.append(name)

    def _has_lost(self, name):
        """True for a variable of an engine that broke."""
        return int(name.removeprefix(_VARIABLE)) <= self._lost

    # What a user asks.

    def run(self, text, *, timeout=None):
        """The value of a program of the language. Its variables stay.

        Numbers, truth values, texts, lists, sets and maps are Python's own; games are `Game`.
        """
        if not isinstance(text, str):
            raise TypeError("A program is a text.")
        # A program without a value leaves `_` as it is.
        if not re.search(r"\b_\b", text):
            self._evaluated("_ := Nothing;")
        try:
            answer = self._asked({"ask": "evaluate", "input": text}, timeout)
        except InputError as error:
            if error.code == "too-large":
                return self._too_long(self._keep("_"), error)
            raise
        if answer["output"] is None:
            # The value, if there is one, was not to be printed.
            return self._found("_")
        return of_data(self, answer, lambda: self._keep("_"))

    def open_database(self, path, *, timeout=None):
        """Reads the values in a file, which a page cannot do."""
        raise missing("A page has no files that the engine could read.")

    def set(self, name, value):
        """Gives a variable of the language a value."""
        if not re.fullmatch(r"[A-Za-z_]\w*", name, re.ASCII):
            raise refused(f"`{name}` is no name of a variable.")
        given = {}
        expression = drafted(self, value, given)
        if expression in given:
            self._evaluated("0;", {name: given[expression]})
        else:
            self._evaluated("0;", {name: 0})
            self._evaluated(f"{name} := {expression};", given)

    def reply(self, line, it=None, *, timeout=None):
        """The line of JSON that answers a question, given as a line of JSON; `it` is a position or a value that the question
        calls `it`.
        """
        try:
            question = json.loads(line)
        except ValueError as error:
            raise refused(f"That is no question in JSON: {error}") from None
        if not isinstance(question, dict):
            raise refused("A question is an object of JSON.")
        if it is not None:
            self.set("it", it)
        answer = self._asked({**question, "id": None}, timeout)
        answer.pop("id")
        return json.dumps({"input": None, **answer}, ensure_ascii=False)

    def grundy(self, code, last, *, timeout=None):
        """The Grundy values of the heaps 0 to `last` of a take-and-break code such as `0.77` or of a game such as `Kayles`: a
        `memoryview` of numbers of 64 bits.

        `numpy.asarray` makes an array of it without a copy.
        """
        if last * _BYTES_OF_A_VALUE > self._memory:
            raise _error({"kind": "memory", "code": "stopped", "message": f"The memory budget of {self._memory} bytes is too small for so many values.", "hint": None})
        answer = self._asked({"ask": "sequence", "code": code, "to": last, "values": True}, timeout)
        return memoryview(array("Q", map(int, answer["values"])).tobytes()).cast("Q")

    def table(self, question, *, timeout=None):
        """The table that a question in JSON asks for."""
        return Table(self._asked({"ask": "table", **json.loads(question)}, timeout))

    def forget(self):
        """Forgets what was found out, which a page cannot do by itself."""
        raise missing("The engine in a page does not give back memory: `tweedle.configure()` begins a new session.")

    def about(self, name):
        """What the reference says of a name; `None` if there is no such name."""
        try:
            return self._asked({"ask": "documentation", "name": name})["text"]
        except InputError:
            return None

    @staticmethod
    def is_unfinished(text):
        """True if a program goes on in the next line, which only the kernel on a machine asks."""
        raise missing("A page does not tell whether a program goes on in the next line.")

    @property
    def memory_used(self):
        """The number of bytes that the tables of the session hold, which a page is not told."""
        raise missing("The engine in a page does not tell how much memory it holds.")

    @property
    def timeout(self):
        """The time in seconds that one piece of work may take, or `None`."""
        return self._timeout

    @property
    def memory(self):
        """The budget of memory, in bytes."""
        return self._memory


def _broke(broken):
    """The exception for an engine that broke."""
    if broken.is_deep:
        return StopError({"code": "stopped", "message": "This goes deeper than the stack of the browser.", "hint": _LOST})
    return RuntimeError(f"Tweedle made a mistake: its calculation ended in a panic ({broken}).\n{_LOST}")


def _error(trouble):
    """The exception for trouble, as the native module raises it."""
    if trouble["kind"] == "memory" and trouble["hint"] is None:
        trouble["hint"] = _MEMORY_HINT
    if trouble["kind"] == "time_limit":
        trouble["line"] = trouble["column"] = None
        # How many positions were looked at is not told.
        trouble["message"] = re.sub(r" after [^ ]+ positions?\.$", ".", trouble["message"])
    return error_of(json.dumps(trouble))
