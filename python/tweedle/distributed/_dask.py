"""Dask: `pip install distributed`."""

from ._drive import drive
from ._sweep import compute


def dask(sweep, client, **limits):
    """Computes the missing shards of a sweep by the workers of a `dask.distributed.Client`; workers may come and go.

    Each worker needs this version of Tweedle, and no common file system: shards come back to the client, which stores them. `limits` are those of
    `compute`; with `threads=n` start workers with as many processors.
    """
    from dask.distributed import wait
    from distributed.scheduler import KilledWorker

    def submit(shard):
        """Gives a shard to the scheduler."""
        return client.submit(compute, sweep.text, shard, pure=False, **limits)

    def ended(futures):
        """Some futures that have ended."""
        return wait(futures, return_when="FIRST_COMPLETED").done, lambda future: future.result()

    width = max(2, 2 * sum(client.nthreads().values()))
    drive(sweep, width, submit, ended, KilledWorker)
