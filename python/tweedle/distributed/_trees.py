"""The folder of a proof tree."""

import json
import os

from .._session import plain
from .._tweedle import begin_tree, check_proof, merge_tree, run_tree, state_of_tree
from ._keeper import Keeper
from ._shared import SharedFolder


def text_of(position):
    """The text of a position, as the language reads it."""
    return position if isinstance(position, str) else plain(position)


class ProofTree(SharedFolder):
    """The folder of a proof tree: who wins one large position. `ProofTree(folder)` opens it.

    >>> import os, tempfile
    >>> from tweedle.distributed import ProofTree, processes
    >>> tree = ProofTree.plan(tempfile.mkdtemp(), "game.grid.Domineering(Grid.Empty(5,5))", first="Left")
    >>> processes(tree, workers=2)
    >>> tree.status()["winners"]
    ['Right']
    >>> proof = tree.merge(os.path.join(tree.folder, "5x5.proof"))["proof"]
    >>> ProofTree.check(proof)["winner"]
    'Right'

    The limits of its workers are `memory`, `threads` and `timeout`; with `proves=False` they end when the winners are known, without proofs.
    """

    work = staticmethod(run_tree)
    keeper = Keeper

    @classmethod
    def plan(cls, folder, position, *, first=None, leaf=1_000_000):
        """Begins in a folder, or goes on if it has this plan.

        `position` is a position, or a text such as `"game.grid.Clobber(\"xo|ox\")"`; `first` the player who moves first, or `None` for each of them.
        `leaf` is the number of positions that the search of a leaf looks at while the whole work is short.
        """
        begin_tree(os.fspath(folder), text_of(position), first, leaf)
        return cls(folder)

    def is_done(self):
        """True if all winners are known, and the leaves that this follows from are proved."""
        state = self.status()
        return None not in state["winners"] and state["leaves"] == state["proved"]

    def status(self):
        """How far it is, as a dictionary."""
        return json.loads(state_of_tree(self.folder))

    def progress(self):
        """How far it is, in words."""
        state = self.status()
        if None in state["winners"]:
            return f"{state['turns']} turns, of {state['known']} of which the winners are known."
        return f"{state['proved']} of {state['leaves']} leaves are proved."

    def merge(self, file, *, first=None, timeout=None):
        """Makes one proof of those of the leaves, and tells of it as `status` does. `first` is the player who moves first, if the tree is about
        both."""
        return json.loads(merge_tree(self.folder, os.fspath(file), first, timeout=timeout))

    @staticmethod
    def check(file, position=None, *, first=None, timeout=None):
        """Checks a proof without trust in any worker, and tells what it proves, as a dictionary. With a `position` and a player it must be about them."""
        return json.loads(check_proof(os.fspath(file), None if position is None else text_of(position), first, timeout=timeout))
