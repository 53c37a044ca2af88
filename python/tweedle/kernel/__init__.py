"""A kernel of Jupyter for the language: `python -m tweedle.kernel install` makes it known to Jupyter."""

from ipykernel.kernelbase import Kernel

from .. import __version__
from .._errors import TweedleError
from .._magic import caret
from .._session import Session, ask, session
from .._tweedle import Value


class CGScriptKernel(Kernel):
    """Evaluates cells in one session of the language."""

    implementation = "tweedle"
    implementation_version = __version__
    language_info = {"name": "cgscript", "mimetype": "text/x-cgscript", "file_extension": ".cgs"}
    banner = f"Tweedle {__version__}, the language CGScript"

    async def do_execute(self, code, silent, store_history=True, user_expressions=None, allow_stdin=False, **other):
        """Evaluates a cell, and sends its value or the message of its mistake."""
        done = {"status": "ok", "execution_count": self.execution_count, "payload": [], "user_expressions": {}}
        if not code.strip():
            return done
        try:
            answer = ask("show", input=code)
        except TweedleError as error:
            return self._failed(error.code or "error", caret(error, code))
        except KeyboardInterrupt:
            return self._failed("KeyboardInterrupt", "The calculation was stopped.")
        if not silent:
            self._show(answer)
        return done

    def _show(self, answer):
        """Sends the lines that a program prints, and its value."""
        if answer["lines"]:
            self.send_response(self.iopub_socket, "stream", {"name": "stdout", "text": answer["lines"]})
        if answer["output"] is None:
            return
        data = {"text/plain": answer["output"]}
        if answer["latex"] is not None:
            data["text/latex"] = f"${answer['latex']}$"
        # The picture of the last value, in colours that stand in the picture itself.
        value = session().run("_") if answer["picture"] is not None else None
        picture = value._repr_svg_() if isinstance(value, Value) else None
        if picture is not None:
            data["image/svg+xml"] = picture
        content = {"execution_count": self.execution_count, "data": data, "metadata": {}}
        self.send_response(self.iopub_socket, "execute_result", content)

    def _failed(self, name, text):
        """Sends the message of a failure."""
        failure = {"ename": name, "evalue": text, "traceback": [text]}
        self.send_response(self.iopub_socket, "error", failure)
        return {"status": "error", "execution_count": self.execution_count, **failure}

    async def do_complete(self, code, cursor_pos):
        """The completions of the name before the cursor."""
        answer = ask("complete", input=code[:cursor_pos])
        matches = [it["text"] for it in answer["candidates"]]
        return {
            "status": "ok", "matches": matches, "metadata": {},
            "cursor_start": _characters(code, answer["start"]), "cursor_end": cursor_pos,
        }

    async def do_inspect(self, code, cursor_pos, detail_level=0, omit_sections=()):
        """What the reference says of the name at the cursor."""
        start = end = cursor_pos
        while start > 0 and (code[start - 1].isalnum() or code[start - 1] in "_."):
            start -= 1
        while end < len(code) and (code[end].isalnum() or code[end] == "_"):
            end += 1
        name = code[start:end].rsplit(".", 1)[-1]
        text = session().about(name) if name else None
        data = {"text/plain": text} if text else {}
        return {"status": "ok", "found": bool(data), "data": data, "metadata": {}}

    async def do_is_complete(self, code):
        """Says if a cell goes on."""
        return {"status": "incomplete", "indent": ""} if Session.is_unfinished(code) else {"status": "complete"}


def _characters(text, place):
    """The number of characters in a number of bytes of a text."""
    return len(text.encode("utf-8")[:place].decode("utf-8", "ignore"))
