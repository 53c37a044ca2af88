"""Ray: `pip install ray`."""

from ._drive import drive
from ._sweep import compute


def ray(sweep, *, threads=1, **limits):
    """Computes the missing shards of a sweep by the workers of the Ray cluster that this process has joined by `ray.init`; nodes may come and go.

    Each node needs this version of Tweedle, and no common file system: shards come back to this process, which stores them. A shard takes as many
    processors as it has `threads`; the other `limits` are those of `compute`.
    """
    import ray as engine
    from ray.exceptions import ObjectLostError, RayActorError, WorkerCrashedError

    task = engine.remote(compute).options(num_cpus=threads, max_retries=0)

    def submit(shard):
        """Gives a shard to the cluster."""
        return task.remote(sweep.text, shard, threads=threads, **limits)

    def ended(references):
        """Some results that are there."""
        return engine.wait(references, num_returns=1)[0], engine.get

    width = max(2, 2 * int(engine.cluster_resources().get("CPU", 1)) // threads)
    drive(sweep, width, submit, ended, (ObjectLostError, RayActorError, WorkerCrashedError))
