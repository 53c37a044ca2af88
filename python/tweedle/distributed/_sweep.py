"""The folder of a sweep, and the function that workers call."""

import json
import os
import socket
from typing import NamedTuple

from .._session import in_texts, plain
from .._tweedle import SweepFolder, compute_shard


class Computed(NamedTuple):
    """A shard that a worker has computed: its number, its text, and where it was made."""

    shard: int
    text: str
    made: str


def compute(plan, shard, *, memory=4 << 30, threads=1, timeout=None):
    """Computes a shard of a plan, in a store of its own: this is what a worker calls, on any machine with this version of Tweedle.

    `memory` is the budget in bytes, `threads` the number of threads, and `timeout` a limit in seconds.
    """
    return Computed(shard, *compute_shard(plan, shard, socket.gethostname(), memory=memory, threads=threads, timeout=timeout))


class Sweep:
    """The folder of a sweep: its plan, and the shards that are there. `Sweep(folder)` opens it."""

    #: Workers have no folder: a plan is enough.
    keeper = None

    def __init__(self, folder):
        """Opens the folder of a sweep."""
        self.folder = os.fspath(folder)
        self._folder = SweepFolder(self.folder)

    @classmethod
    def plan(cls, folder, question, *, shards, **fields):
        """Begins a sweep in a folder, or goes on with it if it has this plan.

        `question` is `"table"`, `"codes"` or `"family"` with the fields of the question as keyword arguments, which is cut into positions,
        codes or members; or a list of questions of any kind, each a dictionary with its kind under `ask`. `shards` is their number.
        """
        if isinstance(question, str):
            question = [{"ask": question, **(in_texts(fields) if question == "table" else fields)}]
        elif fields:
            raise TypeError("The fields of questions stand in their dictionaries.")
        SweepFolder.begin(os.fspath(folder), json.dumps(list(question), default=plain), shards)
        return cls(folder)

    @property
    def text(self):
        """The plan as a line of text: all that a worker needs."""
        return self._folder.plan

    @property
    def shards(self):
        """The number of shards, which are numbered from 1."""
        return self._folder.shards

    def missing(self):
        """The numbers of the shards that are not there, one after the other."""
        return (shard for shard in range(1, self.shards + 1) if not self._folder.has(shard))

    def task(self, shard):
        """The function that a worker calls for a shard, and its arguments."""
        return compute, (self.text, shard)

    def store(self, computed):
        """Writes a shard that was computed, whole or not at all, after a check that it is one of this plan."""
        self._folder.write(*computed)

    def part(self, number, parts):
        """The shards of one of several equal parts, as a range; `number` counts from 1."""
        first, last = self._folder.part(number, parts)
        return range(first, last + 1)

    def run(self, shards=None, **limits):
        """Computes the shards that are missing, or those of them that are among `shards`, in this process. `limits` are those of `compute`."""
        for shard in self.missing():
            if shards is None or shard in shards:
                self.store(compute(self.text, shard, **limits))

    def status(self, check=False):
        """How far the sweep is, as a dictionary. With `check` all of each shard is read, and not its beginning alone."""
        return json.loads(self._folder.state(check))

    def progress(self):
        """How far it is, in words."""
        state = self.status()
        return f"{state['done']} of {state['shards']} shards are there."

    def merge(self, *, timeout=None):
        """All shards together: a `Table`, the rows of codes, the values of a family, or the replies to questions."""
        return self._folder.merge(timeout=timeout)

    def __repr__(self):
        """The call that opens it."""
        return f"Sweep({self.folder!r})"
