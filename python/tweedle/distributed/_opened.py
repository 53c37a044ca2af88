"""Folders of any kind of work."""

from ._shared import format_of
from ._sweep import Sweep
from ._tiers import Tiers
from ._trees import ProofTree

#: The classes of folders by the kinds of their plans; a sweep has any other.
KINDS = {"tiers": Tiers, "tree": ProofTree}


def opened(folder):
    """The work whose plan is in a folder: a `Sweep`, `Tiers`, or a `ProofTree`."""
    return KINDS.get(format_of(folder), Sweep)(folder)
