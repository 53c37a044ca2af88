"""Processes on one machine."""

import os
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from .._errors import refused
from .._session import whole
from ._drive import drive


def processes(sweep, workers=None, **limits):
    """Computes the missing shards of a sweep, or tiers, or a proof tree, by processes on this machine: as many as there are processors, if their number is not given.

    A process that is killed costs the shards that were out. `limits` are those of `compute`, or of the class.

    >>> import tempfile
    >>> from tweedle.distributed import Sweep, processes
    >>> sweep = Sweep.plan(tempfile.mkdtemp(), "codes", range="0.1..0.77", to=100, shards=4)
    >>> processes(sweep, workers=2)
    >>> sweep.status()["done"]
    4
    """
    workers = whole(os.cpu_count() or 1 if workers is None else workers, "The number of workers")
    if workers == 0:
        raise refused("A sweep needs a worker at least.")
    pools = []

    def submit(shard):
        """Gives a shard to the pool; a broken pool is replaced."""
        function, arguments = sweep.task(shard)
        while True:
            if not pools:
                # Threads of the engine do not live through a fork.
                pools.append(ProcessPoolExecutor(workers, mp_context=get_context("spawn")))
            try:
                return pools[-1].submit(function, *arguments, **limits)
            except BrokenProcessPool:
                pools.pop().shutdown(wait=False)

    def ended(futures):
        """Some futures that have ended."""
        return wait(futures, return_when=FIRST_COMPLETED).done, lambda future: future.result()

    try:
        drive(sweep, 2 * workers, submit, ended, BrokenProcessPool)
    finally:
        for pool in pools:
            pool.shutdown(cancel_futures=True)
