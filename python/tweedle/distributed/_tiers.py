"""The folder of tiers, and the function that workers call."""

import itertools
import json
import os
import socket

from .._tweedle import begin_tiers, merge_tiers, run_tiers, state_of_tiers


def work(folder, *, memory=4 << 30, threads=1, timeout=None, keep_every=60.0):
    """Computes all parts of tiers that no other process computes, and waits for the others: this is what a worker calls, on any machine that sees
    the folder.

    `memory` is the budget in bytes, `threads` the number of threads, `timeout` a limit in seconds; the work on a group of tiers with moves
    within it is kept every `keep_every` seconds.
    """
    run_tiers(folder, socket.gethostname(), memory=memory, threads=threads, timeout=timeout, keep_every=keep_every)


def is_of_tiers(folder):
    """True if a folder is that of tiers, as its plan says."""
    try:
        with open(os.path.join(folder, "plan.json"), encoding="utf-8") as file:
            return file.read(30).startswith('{"format":"tweedle tiers')
    except (OSError, UnicodeDecodeError):
        return False


class Tiers:
    """The folder of tiers: who wins every position on boards of one size. `Tiers(folder)` opens it.

    >>> import tempfile
    >>> from tweedle.distributed import Tiers, processes
    >>> tiers = Tiers.plan(tempfile.mkdtemp(), "game.grid.Domineering", rows=3, cols=4)
    >>> processes(tiers, workers=2)
    >>> tiers.status()["positions_done"]
    4096
    """

    def __init__(self, folder):
        """Opens the folder of tiers."""
        self.folder = os.path.abspath(os.fspath(folder))
        self.status()

    @classmethod
    def plan(cls, folder, ruleset, *, rows=1, cols, play="normal", board=None, part=1 << 24, samples=256):
        """Begins in a folder, or goes on if it has this plan.

        `ruleset` is an expression such as `"game.grid.Clobber"`. With a `board` only those tiers are meant that moves may lead to from its own. `part` is
        the number of positions of a part, and `samples` the number of positions of each tier that are looked at for the tiers that moves lead to.
        """
        space = {"ruleset": ruleset, "rows": rows, "cols": cols, "play": play, "from": board}
        begin_tiers(os.fspath(folder), json.dumps(space), part, samples)
        return cls(folder)

    def missing(self):
        """A number for each worker that may begin, as long as parts are missing."""
        for number in itertools.count(1):
            state = self.status()
            if state["done"] == state["parts"]:
                return
            yield number

    def task(self, _):
        """The function that a worker calls, and its arguments."""
        return work, (self.folder,)

    def store(self, _):
        """Workers have written what they found."""

    def run(self, **limits):
        """Computes all parts that are missing in this process. `limits` are those of `work`."""
        work(self.folder, **limits)

    def status(self, check=False):
        """How far it is, as a dictionary. With `check` all of each part is read, and not its beginning alone."""
        return json.loads(state_of_tiers(self.folder, check))

    def merge(self, file, *, timeout=None):
        """Puts all parts into one file, which `open_database` reads; tells of it as `status` does."""
        return json.loads(merge_tiers(self.folder, os.fspath(file), timeout=timeout))

    def __repr__(self):
        """The call that opens it."""
        return f"Tiers({self.folder!r})"
