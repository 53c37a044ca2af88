"""The engine of the site: WebAssembly, in the thread of Python."""

import json
from functools import lru_cache
from pathlib import Path

try:
    from js import Uint8Array, WebAssembly
    from pyodide.code import run_js
    from pyodide.ffi import JsException, to_js
    from pyodide_js import checkInterrupt as look_for_interrupt
except ModuleNotFoundError as error:
    raise ImportError("This wheel of Tweedle is for Pyodide, as in JupyterLite.\nOn a machine, `pip install ./python` in the folder of Tweedle.") from error

#: The most memory that a session may hold, in bytes. WebAssembly has no more than 2 GiB, and needs some for itself.
MOST_MEMORY = 1 << 30
#: The longest time of one piece of work, in seconds: centuries.
ENDLESS = 1e10


class Broken(Exception):
    """The engine ended in the middle of its work. It must not be asked again."""

    def __init__(self, message, is_deep):
        """Takes the message of the browser, and whether its stack was used up."""
        super().__init__(message)
        self.is_deep = is_deep


@lru_cache(maxsize=1)
def _program():
    """The function that starts an engine, and the code of the engine, compiled once."""
    folder = Path(__file__).parent
    start = run_js((folder / "engine.js").read_text(encoding="utf-8"))
    code = Uint8Array.new(to_js((folder / "engine.wasm").read_bytes()))
    try:
        return start, WebAssembly.Module.new(code)
    except JsException as error:
        raise ImportError(
            f"The browser does not compile the engine here: {error}\nTweedle needs a Python that runs in a worker, as that of JupyterLite does."
        ) from None


class Engine:
    """An engine with a session of its own."""

    def __init__(self, memory):
        """An engine that may hold `memory` bytes."""
        start, module = _program()
        self._engine = start(module, memory)

    def ask(self, question, timeout, tell):
        """The reply to a question, a dictionary. After `timeout` seconds the work is stopped, if it is not `None`.

        `tell` is called some times in a second with the number of positions that were begun, the bytes that are held, and the
        share that is done or `None`. What it raises stops the work, and is raised here.
        """
        raised = []

        def told(positions, size, share):
            """Tells how far the work is. The engine hears no exceptions: its clock is set forward."""
            if raised:
                return
            try:
                look_for_interrupt()
                tell(int(positions), int(size), share)
            except BaseException as error:
                raised.append(error)
                self._engine.stop()

        limit = ENDLESS if timeout is None else min(timeout, ENDLESS)
        try:
            reply = self._engine.ask(json.dumps(question), limit * 1000, told)
        except JsException as error:
            # Firefox has a name of its own for a stack that is used up.
            raise Broken(str(error), error.name in ("RangeError", "InternalError")) from None
        if raised:
            raise raised[0]
        return json.loads(reply)
