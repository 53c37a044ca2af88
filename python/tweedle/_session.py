"""The session: everything that is asked goes through its desk."""

import json

from ._errors import error_of
from ._tweedle import Desk

#: The budget of memory of a session, in bytes, unless it is told another one.
USUAL_MEMORY = 4 << 30


class Session:
    """A session of the language, with its variables and results, under a budget of memory and a limit of time."""

    def __init__(self, memory=USUAL_MEMORY, timeout=None):
        """Takes the budget in bytes and the time limit of a question in seconds; `None` is no limit."""
        self._desk = Desk(memory)
        self.timeout = timeout

    def ask(self, question, *, timeout=None):
        """The answer to a question, both as dictionaries of JSON."""
        try:
            line = json.dumps(question)
        except RecursionError:
            raise ValueError("The question is nested too deeply.") from None
        reply = self._desk.ask(line, self.timeout if timeout is None else timeout)
        return _answer(reply)

    def evaluate(self, text, *, timeout=None, **variables):
        """The value, as JSON has it, of a program; variables are given as values of JSON."""
        question = {"ask": "evaluate", "input": text, "with": variables}
        return self.ask(question, timeout=timeout).get("value")

    def grundy(self, code, last, *, timeout=None):
        """The Grundy values of the heaps 0 to `last`, as a `memoryview` of 64-bit numbers."""
        reply = self._desk.grundy(code, last, self.timeout if timeout is None else timeout)
        if isinstance(reply, str):
            _answer(reply)
        return memoryview(reply).cast("Q")


def _answer(reply):
    """The answer that a line has, without its bookkeeping."""
    try:
        answer = json.loads(reply)
    except RecursionError:
        raise ValueError("The answer is nested too deeply.") from None
    if "error" in answer:
        raise error_of(answer["error"])
    answer.pop("input", None)
    return answer


_current = Session()


def session():
    """The session that games and functions use."""
    return _current


def configure(memory=USUAL_MEMORY, timeout=None):
    """Begins a new session with a budget of memory in bytes and a time limit in seconds. Games stay valid."""
    global _current
    _current = Session(memory, timeout)
