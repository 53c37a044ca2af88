"""Ray: `pip install ray`."""

from ._drive import drive


def ray(sweep, *, threads=1, **limits):
    """Computes the missing shards of a sweep, or tiers, or a proof tree, by the workers of the Ray cluster that this process has joined by `ray.init`; nodes may come
    and go.

    Each node needs this version of Tweedle. Shards come back to this process, which stores them, without a common file system; nodes at work on
    tiers or a tree share the folder. A shard, or a worker on these, takes as many processors as it has `threads`; the other `limits` are those of `compute`, or of the class.
    """
    import ray as engine
    from ray.exceptions import ObjectLostError, RayActorError, WorkerCrashedError

    def submit(shard):
        """Gives a shard to the cluster."""
        function, arguments = sweep.task(shard)
        return engine.remote(function).options(num_cpus=threads, max_retries=0).remote(*arguments, threads=threads, **limits)

    def ended(references):
        """Some results that are there."""
        return engine.wait(references, num_returns=1)[0], engine.get

    width = max(2, 2 * int(engine.cluster_resources().get("CPU", 1)) // threads)
    drive(sweep, width, submit, ended, (ObjectLostError, RayActorError, WorkerCrashedError))
