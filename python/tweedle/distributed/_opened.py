"""Folders of any kind of work."""

import os

from ._sweep import Sweep
from ._tiers import Tiers
from ._trees import ProofTree

#: The classes of folders by the kinds of their plans; a sweep has any other.
KINDS = {"tiers": Tiers, "tree": ProofTree}


def kind_of(folder):
    """The kind of work whose plan is in a folder, such as `tiers`; empty if there is no plan."""
    try:
        with open(os.path.join(folder, "plan.json"), encoding="utf-8") as file:
            start = file.read(60)
    except (OSError, UnicodeDecodeError):
        return ""
    head = '{"format":"tweedle '
    return start[len(head) :].split()[0] if start.startswith(head) else ""


def opened(folder):
    """The work whose plan is in a folder: a `Sweep`, `Tiers`, or a `ProofTree`."""
    return KINDS.get(kind_of(folder), Sweep)(folder)
