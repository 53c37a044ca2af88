"""The session of each thread, and the limits of its work.

A session is found by a context variable: a thread begins without one, and makes its own when it first needs it. So
threads do not wait for each other, and each has the budget of memory that `configure` says. Games know their session;
games of several sessions are compared and added, too.
"""

import json
import time
from contextlib import contextmanager
from contextvars import ContextVar
from numbers import Integral, Rational

from ._analysis import Analysis
from ._errors import MemoryLimitError, TimeLimitError, refused
from ._tweedle import Session, Value

#: The budget of memory of a session, in bytes, unless it is told another one.
USUAL_MEMORY = 4 << 30

_session = ContextVar("tweedle.session")
_limits = ContextVar("tweedle.limits", default=(None, None))
_usual = ContextVar("tweedle.usual", default=(USUAL_MEMORY, None))


def session():
    """The session of this thread, which is made if there is none yet."""
    try:
        return _session.get()
    except LookupError:
        made = Session(*_usual.get())
        _session.set(made)
        return made


def configure(memory=USUAL_MEMORY, timeout=None):
    """Begins a new session in this thread, with a budget of memory in bytes and a time limit in seconds.

    Games that were made before stay valid, and keep their session.
    """
    if memory is not None:
        memory = whole(memory, "The budget of memory")
    made = Session(memory, timeout)
    _usual.set((memory, timeout))
    _session.set(made)


@contextmanager
def using(other):
    """Works with another session within a `with` statement.

    >>> from tweedle import Session, run, using
    >>> with using(Session(memory=1 << 28)):
    ...     run("n := 7")
    7
    """
    token = _session.set(other)
    try:
        yield other
    finally:
        _session.reset(token)


@contextmanager
def limits(timeout=None, progress=None):
    """Limits the time of each calculation within a `with` statement, in seconds, and shows how far it is.

    `progress` is a function of the number of positions that were begun and the share of the work that is done (from 0 to
    1, or `None`), which is called some times in a second; or `True` for a bar of `tqdm`. What it raises stops the
    calculation.

    >>> from tweedle import Domineering, limits, TimeLimitError
    >>> try:
    ...     with limits(timeout=0.1):
    ...         Domineering("........|........|........|........|........|........|........").canonical_form
    ... except TimeLimitError as error:
    ...     print(error)
    The time limit of 100 ms was reached.
    """
    bar = None
    if progress is True:
        from tqdm.auto import tqdm

        bar = tqdm(unit=" positions")

        def progress(positions, share):
            """Moves the bar."""
            bar.update(positions - bar.n)
            if share is not None:
                bar.set_postfix_str(f"{share:.0%}")

    token = _limits.set((timeout, progress or None))
    try:
        yield
    finally:
        _limits.reset(token)
        if bar is not None:
            bar.close()


def current_limits():
    """The time limit in seconds, or `None`, and the function that is told how far the work is, or `None`."""
    return _limits.get()


def growth():
    """A function that is told how many bytes more the work of Python holds. It raises `TimeLimitError` when the limit of time that holds now is
    over, and `MemoryLimitError` when all of that is more than the budget of the session.
    """
    timeout, _ = _limits.get()
    here = session()
    timeout = here.timeout if timeout is None else timeout
    end = None if timeout is None else time.monotonic() + timeout
    held = 0

    def grow(size):
        """Counts what is held, and looks at the clock."""
        nonlocal held
        held += size
        if end is not None and time.monotonic() >= end:
            raise TimeLimitError({"code": "stopped", "message": f"The time limit of {timeout} s was reached."})
        if held > here.memory:
            raise MemoryLimitError({"code": "stopped", "message": f"The memory budget of {here.memory} bytes ran out."})

    return grow


def whole(number, what):
    """A whole number of 64 bits. `what` is how an error calls it."""
    most = (1 << 64) - 1
    if not isinstance(number, Integral) or isinstance(number, bool) or not 0 <= number <= most:
        raise refused(f"{what} is a whole number from 0 to {most}, and not {number!r}.")
    return int(number)


def plain(it):
    """What JSON has in the place of a value: the text that the language reads."""
    if isinstance(it, Value):
        return it.expression
    if isinstance(it, Rational):
        return int(it) if isinstance(it, Integral) else str(it)
    if isinstance(it, (set, frozenset)):
        return list(it)
    raise TypeError(f"A question has no {type(it).__name__} in it.")


#: The fields of a table that are texts.
_TEXTS = ("ruleset", "rows", "cols", "cells", "heaps", "followers", "from")


def in_texts(fields):
    """The fields of a table, in which numbers, values and lists may stand for texts, as JSON has them."""
    found = {}
    for name, value in fields.items():
        name = "from" if name == "from_" else name
        if name in _TEXTS and isinstance(value, (list, tuple, set, frozenset)):
            value = f"[{', '.join(it if isinstance(it, str) else plain(it) for it in value)}]"
        elif name in _TEXTS and value is not None and not isinstance(value, str):
            value = str(plain(value) if isinstance(value, Value) else value)
        found[name] = value
    return found


def ask(question, *, it=None, timeout=None, **fields):
    """The answer to a question of the chapter "JSON for programs", as a dictionary.

    The question is its kind with its fields as keyword arguments, or a dictionary. `it` is a value which the texts of the
    question call `it`.

    >>> import tweedle
    >>> tweedle.ask("nimber", input="game.heap.Kayles(5)")["nimber"]
    4
    """
    if isinstance(question, str):
        question = {"ask": question, **fields}
    elif fields:
        raise TypeError("The fields of a question stand in its dictionary, or are keyword arguments.")
    try:
        line = json.dumps(question, default=plain)
    except RecursionError:
        raise ValueError("The question is nested too deeply.") from None
    reply = session().reply(line, it, timeout=timeout)
    try:
        answer = json.loads(reply)
    except RecursionError:
        raise ValueError("The answer is nested too deeply.") from None
    answer.pop("input", None)
    return answer


def ask_about(position, kind, timeout=None, **fields):
    """The answer to a question about a position."""
    answer = ask(kind, it=position, timeout=timeout, input="it", **fields)
    return Analysis(answer) if kind == "analyze" else answer
