"""What all drivers have in common: some shards are out at a time, and one that was lost is given out again."""

import itertools

#: The number of times that a shard may be lost before the driver gives up. A machine that fails now and then is no reason to give up.
MOST_LOSSES = 20


def drive(sweep, width, submit, wait, lost):
    """Gives out the missing shards, `width` of them at a time, and stores what comes back.

    `submit(shard)` returns a handle, `wait(handles)` the handles of some that have ended and a function that gets the result of one;
    that raises one of the exceptions `lost` if the worker was lost. Other exceptions are of the work itself, and end the sweep.
    """
    missing, out, losses = sweep.missing(), {}, {}
    while True:
        for shard in itertools.islice(missing, width - len(out)):
            out[submit(shard)] = shard
        if not out:
            return
        ended, get = wait(list(out))
        for handle in ended:
            shard = out.pop(handle)
            try:
                computed = get(handle)
            except lost as error:
                losses[shard] = losses.get(shard, 0) + 1
                if losses[shard] > MOST_LOSSES:
                    raise RuntimeError(f"The workers of shard {shard} were lost {MOST_LOSSES} times.") from error
                out[submit(shard)] = shard
            else:
                sweep.store(computed)
