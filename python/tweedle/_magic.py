"""The magic command `%%cgscript` of IPython: `%load_ext tweedle` makes it known."""

from ._errors import TweedleError
from ._session import ask, session


def caret(error, text):
    """The message of a mistake, below the line that it is in."""
    lines = text.splitlines()
    if error.place is None or not 0 < error.line <= len(lines):
        return str(error)
    shown = f"{lines[error.line - 1]}\n{' ' * (error.column - 1)}^"
    hint = f"\n{error.hint}" if error.hint else ""
    return f"{shown}\n{error.message}{hint}"


def load_ipython_extension(shell):
    """Makes the command known to IPython."""

    def cgscript(line, cell=None):
        """Evaluates a program of the language: `%cgscript 1 + 1`, or a cell after `%%cgscript`."""
        text = line if cell is None else cell
        try:
            answer = ask("show", input=text)
        except TweedleError as error:
            print(caret(error, text))
            return None
        print(answer["lines"], end="")
        # The last result has this name.
        return None if answer["output"] is None else session().run("_")

    shell.register_magic_function(cgscript, "line_cell", "cgscript")
