"""The exceptions of Tweedle."""

import json


class TweedleError(Exception):
    """The reason why there is no answer.

    `code` is the kind of mistake, `message` a sentence, `hint` advice or `None`, and `line` and `column` the place in
    the text, counted from 1, or `None`.
    """

    def __init__(self, trouble):
        """Takes the trouble as a dictionary, as the JSON of Tweedle has it."""
        super().__init__(trouble)
        self.code = trouble.get("code")
        self.message = trouble.get("message", "")
        self.hint = trouble.get("hint")
        self.line = trouble.get("line")
        self.column = trouble.get("column")

    @property
    def place(self):
        """The line and the column, or `None`."""
        return None if self.line is None else (self.line, self.column)

    def __str__(self):
        """The message, the place and the hint."""
        place = "" if self.line is None else f" (line {self.line}, column {self.column})"
        hint = "" if self.hint is None else f"\n{self.hint}"
        return f"{self.message}{place}{hint}"


class InputError(TweedleError, ValueError):
    """The question has a mistake, or there is no answer to it."""


def refused(message, **place):
    """The exception for what is no input."""
    return InputError({"code": "bad-argument", "message": message, **place})


class StopError(TweedleError):
    """The work was stopped by a limit of time or memory."""


class TimeLimitError(StopError, TimeoutError):
    """The work took longer than the time limit."""


class MemoryLimitError(StopError, MemoryError):
    """The work needed more memory than its budget."""


_BY_KIND = {"mistake": InputError, "memory": MemoryLimitError, "time_limit": TimeLimitError, "cancelled": StopError}


def error_of(text):
    """The exception for a trouble, given as JSON."""
    trouble = json.loads(text)
    return _BY_KIND.get(trouble.get("kind"), TweedleError)(trouble)
