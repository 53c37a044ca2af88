"""`python -m tweedle.distributed run FOLDER [--shard K/N]`: what a job of SLURM runs, for a sweep or for tiers."""

import argparse

from ._sweep import Sweep
from ._tiers import Tiers, is_of_tiers


def main():
    """Computes the shards that the command line names, or tiers, and tells how far they are."""
    parser = argparse.ArgumentParser(prog="python -m tweedle.distributed", description=__doc__)
    parser.add_argument("act", choices=["run", "status"])
    parser.add_argument("folder")
    parser.add_argument("--shard", metavar="K/N", help="the K-th of N equal parts of the shards")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--memory", type=int, default=4 << 30, help="the budget in bytes")
    given = parser.parse_args()
    if is_of_tiers(given.folder):
        if given.shard is not None:
            parser.error("Workers on tiers find what is to be done themselves, without `--shard`.")
        tiers = Tiers(given.folder)
        if given.act == "run":
            tiers.run(threads=given.threads, memory=given.memory)
        state = tiers.status()
        print(f"{given.folder}: {state['done']} of {state['parts']} parts are there.")
        return
    sweep = Sweep(given.folder)
    if given.act == "run":
        shards = None
        if given.shard is not None:
            try:
                number, parts = map(int, given.shard.split("/"))
                shards = sweep.part(number, parts)
            except ValueError as error:
                parser.error(f"`{given.shard}` is no part such as 3/10: {error}")
        sweep.run(shards, threads=given.threads, memory=given.memory)
    state = sweep.status()
    print(f"{given.folder}: {state['done']} of {state['shards']} shards are there.")


if __name__ == "__main__":
    main()
