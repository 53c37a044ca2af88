"""Folders that all workers see: each worker takes what no other one has, until nothing is left."""

import itertools
import os
import socket


class SharedFolder:
    """A folder that workers share. A subclass says what a worker does, `work(folder, machine, **limits)`, how far it is, `status()`, and when all
    is done, `is_done()`. A subclass whose workers can do with copies has a `keeper`, the class of an object that keeps the folder."""

    keeper = None

    def __init__(self, folder):
        """Opens the folder."""
        self.folder = os.path.abspath(os.fspath(folder))
        self.status()

    def missing(self):
        """A number for each worker that may begin, as long as something is left to do."""
        for number in itertools.count(1):
            if self.is_done():
                return
            yield number

    def task(self, _):
        """The function that a worker calls, and its arguments."""
        return work, (type(self), self.folder)

    def store(self, _):
        """Workers have written what they found."""

    def run(self, **limits):
        """Does in this process all that no other process does. `limits` are those of the workers: `memory`, the budget in bytes, `threads`, their
        number, and `timeout`, a limit in seconds."""
        work(type(self), self.folder, **limits)

    def __repr__(self):
        """The call that opens it."""
        return f"{type(self).__name__}({self.folder!r})"


def work(kind, folder, **limits):
    """What a worker calls, on any machine that sees the folder."""
    kind.work(folder, socket.gethostname(), **limits)
