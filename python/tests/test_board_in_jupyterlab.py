"""The board of a notebook in a real JupyterLab, which a browser without a window uses.

`PICTURES` may name a folder for pictures of it.
"""

import json
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request
from importlib.util import find_spec


WEB = pathlib.Path(__file__).resolve().parents[2] / "web"
NEEDS = ["jupyterlab", "anywidget", "ipykernel"]
BROWSERS = ["chromium", "chromium-browser", "google-chrome"]
CELLS = [
    """
from tweedle import *
seen = []
board = Domineering("....|....").widget()
board.observe(lambda change: seen.append(change.new.text), "position")
""",
    "board",
    "print(tuple(it.name for it in board.line), board.player, board.position.text, seen[:2])",
    'board.values = False\nboard.position = "game.grid.Domineering(Grid.Empty(3,3))"\nboard.player = Left',
    'board.winning = True\nboard.opponent = "perfect"',
    "print(len(board.line), board.player, board.opponent)",
    "print(board.position.text)",
]


def missing():
    """The reason why the board cannot be looked at here, or `None`."""
    packages = [name for name in NEEDS if find_spec(name) is None]
    if packages:
        return f"needs {', '.join(packages)}"
    if shutil.which("node") is None or not (WEB / "node_modules" / "playwright-core").exists():
        return "needs node and the tools of `web`"
    if "CHROMIUM" not in os.environ and not any(map(shutil.which, BROWSERS)):
        return "needs Chromium"
    return None


def notebook():
    """The notebook, as JSON."""
    cells = [
        {"cell_type": "code", "id": f"cell-{number}", "metadata": {}, "execution_count": None, "outputs": [], "source": text.strip()}
        for number, text in enumerate(CELLS)
    ]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    return json.dumps({"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5})


@unittest.skipIf(missing(), missing() or "")
class JupyterLab(unittest.TestCase):
    """A board in JupyterLab."""

    def test_board(self):
        """Moves by pointing and by keys, and all that Python reads and sets."""
        with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
            free.close()
            pathlib.Path(folder, "board.ipynb").write_text(notebook(), encoding="utf-8")
            environment = {**os.environ, "HOME": folder, "JUPYTER_CONFIG_DIR": folder, "IPYTHONDIR": folder, "JUPYTER_PREFER_ENV_PATH": "1"}
            told = pathlib.Path(folder, "server.log")
            with told.open("wb") as log:
                server = subprocess.Popen(
                    [
                        sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--ip=127.0.0.1", f"--port={port}",
                        f"--ServerApp.root_dir={folder}", "--IdentityProvider.token=", "--ServerApp.password=",
                        "--LabApp.news_url=", "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
                    ],
                    env=environment, stdout=log, stderr=log,
                )
            try:
                self.wait(f"http://127.0.0.1:{port}/api", server, told)
                tests = subprocess.run(
                    ["node", "--test", "test/notebook/board.js"],
                    cwd=WEB, env={**os.environ, "JUPYTERLAB": f"http://127.0.0.1:{port}/lab/tree/board.ipynb?reset"},
                    capture_output=True, text=True, timeout=300,
                )
                self.assertEqual(tests.returncode, 0, tests.stdout + tests.stderr)
            finally:
                server.terminate()
                server.wait(30)

    def wait(self, url, server, told):
        """Waits until the server answers."""
        end = time.monotonic() + 60
        while time.monotonic() < end and server.poll() is None:
            try:
                with urllib.request.urlopen(url, timeout=2):
                    return
            except OSError:
                time.sleep(0.3)
        self.fail(f"JupyterLab does not answer: {told.read_text(encoding='utf-8', errors='replace')}")


if __name__ == "__main__":
    unittest.main()
