"""The folder of tiers."""

import json
import os

from .._tweedle import begin_tiers, merge_tiers, run_tiers, state_of_tiers
from ._shared import SharedFolder


class Tiers(SharedFolder):
    """The folder of tiers: who wins every position on boards of one size. `Tiers(folder)` opens it.

    >>> import tempfile
    >>> from tweedle.distributed import Tiers, processes
    >>> tiers = Tiers.plan(tempfile.mkdtemp(), "game.grid.Domineering", rows=3, cols=4)
    >>> processes(tiers, workers=2)
    >>> tiers.status()["positions_done"]
    4096

    The limits of its workers are `memory`, `threads` and `timeout`, and `keep_every`, the time in seconds between two times that the work on a group
    of tiers with moves within it is kept.
    """

    work = staticmethod(run_tiers)

    @classmethod
    def plan(cls, folder, ruleset, *, rows=1, cols, play="normal", board=None, part=1 << 24, samples=256):
        """Begins in a folder, or goes on if it has this plan.

        `ruleset` is an expression such as `"game.grid.Clobber"`. With a `board` only those tiers are meant that moves may lead to from its own. `part` is
        the number of positions of a part, and `samples` the number of positions of each tier that are looked at for the tiers that moves lead to.
        """
        space = {"ruleset": ruleset, "rows": rows, "cols": cols, "play": play, "from": board}
        begin_tiers(os.fspath(folder), json.dumps(space), part, samples)
        return cls(folder)

    def is_done(self):
        """True if all parts are there."""
        state = self.status()
        return state["done"] == state["parts"]

    def status(self, check=False):
        """How far it is, as a dictionary. With `check` all of each part is read, and not its beginning alone."""
        return json.loads(state_of_tiers(self.folder, check))

    def progress(self):
        """How far it is, in words."""
        state = self.status()
        return f"{state['done']} of {state['parts']} parts are there."

    def merge(self, file, *, timeout=None):
        """Puts all parts into one file, which `open_database` reads; tells of it as `status` does."""
        return json.loads(merge_tiers(self.folder, os.fspath(file), timeout=timeout))
