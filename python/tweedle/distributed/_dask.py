"""Dask: `pip install distributed`."""

from ._drive import drive


def dask(sweep, client, **limits):
    """Computes the missing shards of a sweep, or tiers, or a proof tree, by the workers of a `dask.distributed.Client`; workers may come and go.

    Each worker needs this version of Tweedle. Shards come back to the client, which stores them, without a common file system; workers on tiers or
    a tree share the folder. `limits` are those of `compute`, or of the class; with `threads=n` start workers with as many processors.
    """
    from dask.distributed import wait
    from distributed.scheduler import KilledWorker

    def submit(shard):
        """Gives a shard to the scheduler."""
        function, arguments = sweep.task(shard)
        return client.submit(function, *arguments, pure=False, **limits)

    def ended(futures):
        """Some futures that have ended."""
        return wait(futures, return_when="FIRST_COMPLETED").done, lambda future: future.result()

    width = max(2, 2 * sum(client.nthreads().values()))
    drive(sweep, width, submit, ended, KilledWorker)
