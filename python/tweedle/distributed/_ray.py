"""Ray: `pip install ray`."""

from ._drive import drive
from ._keeper import work_on_copy


class Asks:
    """Asks an actor, and waits for its answer."""

    def __init__(self, actor):
        """What asks this actor, on any node."""
        self.actor = actor

    def __call__(self, method, *arguments):
        """The answer of a method."""
        import ray as engine

        return engine.get(getattr(self.actor, method).remote(*arguments))


def ray(sweep, *, threads=1, **limits):
    """Computes the missing shards of a sweep, or tiers, or a proof tree, by the workers of the Ray cluster that this process has joined by `ray.init`; nodes may come
    and go.

    Each node needs this version of Tweedle. Shards come back to this process, which stores them, without a common file system. The folder of a
    tree is kept by an actor on the node of this process, and each worker has a copy; nodes at work on tiers share the folder. A shard, or a worker on these, takes as many processors as it has `threads`; the other `limits` are those of `compute`, or of the class.
    """
    import ray as engine
    from ray.exceptions import ObjectLostError, RayActorError, WorkerCrashedError
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    actor = None
    if sweep.keeper is not None:
        here = NodeAffinitySchedulingStrategy(engine.get_runtime_context().get_node_id(), soft=False)
        options = {"num_cpus": 0, "max_restarts": -1, "max_task_retries": -1, "scheduling_strategy": here}
        actor = engine.remote(sweep.keeper).options(**options).remote(sweep.folder)

    def submit(shard):
        """Gives a shard to the cluster."""
        function, arguments = sweep.task(shard)
        if actor is not None:
            # If it was given out before, its worker was lost, and with it the lease.
            actor.ended.remote(shard)
            function, arguments = work_on_copy, (shard, Asks(actor))
        return engine.remote(function).options(num_cpus=threads, max_retries=0).remote(*arguments, threads=threads, **limits)

    def ended(references):
        """Some results that are there."""
        return engine.wait(references, num_returns=1)[0], engine.get

    width = max(2, 2 * int(engine.cluster_resources().get("CPU", 1)) // threads)
    drive(sweep, width, submit, ended, (ObjectLostError, RayActorError, WorkerCrashedError))
