"""SLURM: an array of jobs on a file system that all nodes share."""

import os
import shlex
import subprocess
import sys

from ._sweep import Sweep


def slurm(sweep, jobs, *, options=(), command=None, wait=True):
    """Computes the missing shards of a sweep by an array of jobs, each of which has a part of the shards, or tiers, or a proof tree; returns the script.

    The folder of the sweep stands on a file system that all nodes share. `options` are options of `sbatch`, such as `"--time=60"`; `command` is the
    command that nodes run in the place of this Python with `-m tweedle.distributed`, such as `["tweedle", "sweep"]`, `["tweedle", "tiers"]` or `["tweedle", "tree"]`. A job that was ended is put into the queue again
    (`--requeue`), and goes on with the shards of its part that are missing. With `wait` this waits for the jobs.
    """
    folder = os.path.abspath(sweep.folder)
    command = shlex.join(command or [sys.executable, "-m", "tweedle.distributed"])
    lines = [
        "#!/bin/bash",
        "#SBATCH --job-name=tweedle",
        f"#SBATCH --array=1-{jobs}",
        "#SBATCH --requeue",
        *(f"#SBATCH {option}" for option in options),
        f"exec {command} run {shlex.quote(folder)}" + (f" --shard $SLURM_ARRAY_TASK_ID/{jobs}" if isinstance(sweep, Sweep) else ""),
    ]
    script = os.path.join(folder, "sweep.sbatch")
    with open(script, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    submitted = ["sbatch", *(["--wait"] if wait else []), f"--output={folder}/slurm-%A-%a.out", script]
    subprocess.run(submitted, check=True, stdout=subprocess.DEVNULL)
    return script
