"""Sweeps over many processes, which a page does not have."""

raise ImportError(
    "A page has one process: `tweedle.distributed` is not in this wheel.\n"
    "The package for Python on a machine has it: `pip install ./python` in the folder of Tweedle."
)
