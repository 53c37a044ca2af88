"""Sweeps, large questions in shards; tiers, the winners of all positions of a space; and proof trees, the winner of one large position: on processes of
one machine, or on many machines by Dask, Ray or SLURM.

A sweep is a folder with a plan, and a file for each shard. A worker needs the plan alone, which is a line of text, and gives back the text of a shard, the same on
each machine. What a driver has stored is never lost: a driver that begins again goes on with the shards that are missing.

>>> import tempfile
>>> from tweedle.distributed import Sweep
>>> folder = tempfile.mkdtemp()
>>> sweep = Sweep.plan(folder, "codes", range="0.1..0.77", to=100, shards=4)
>>> sweep.run()
>>> len(sweep.merge())
56
"""

from ._dask import dask
from ._opened import opened
from ._processes import processes
from ._ray import ray
from ._slurm import slurm
from ._sweep import Sweep, compute
from ._tiers import Tiers
from ._trees import ProofTree

__all__ = ["ProofTree", "Sweep", "Tiers", "compute", "dask", "opened", "processes", "ray", "slurm"]
