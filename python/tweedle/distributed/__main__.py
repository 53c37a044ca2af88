"""`python -m tweedle.distributed run FOLDER [--shard K/N]`: what a job of SLURM runs, for a sweep, for tiers or for a proof tree."""

import argparse

from . import opened
from ._sweep import Sweep


def main():
    """Does the work in a folder, or that on the shards which the command line names, and tells how far it is."""
    parser = argparse.ArgumentParser(prog="python -m tweedle.distributed", description=__doc__)
    parser.add_argument("act", choices=["run", "status"])
    parser.add_argument("folder")
    parser.add_argument("--shard", metavar="K/N", help="the K-th of N equal parts of the shards of a sweep")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--memory", type=int, default=4 << 30, help="the budget in bytes")
    given = parser.parse_args()
    work = opened(given.folder)
    if given.act == "run":
        limits = {"threads": given.threads, "memory": given.memory}
        if given.shard is None:
            work.run(**limits)
        elif isinstance(work, Sweep):
            try:
                number, parts = map(int, given.shard.split("/"))
                shards = work.part(number, parts)
            except ValueError as error:
                parser.error(f"`{given.shard}` is no part such as 3/10: {error}")
            work.run(shards, **limits)
        else:
            parser.error("Workers that share a folder find what is to be done themselves, without `--shard`.")
    print(f"{given.folder}: {work.progress()}")


if __name__ == "__main__":
    main()
