var e=`# Many processes and machines

A survey of all octal codes with four digits, or a table of millions of positions, takes one machine days. \`tweedle sweep\` cuts such a question into *shards*. Each shard is
computed by a process of its own, on any machine, and in the end the shards are put together.

\`\`\`sh
tweedle sweep plan OCTAL --shards 100 codes 0.0001..0.7777 --to 10000
tweedle sweep run OCTAL
tweedle sweep merge OCTAL --out octal.csv
\`\`\`

The folder has the plan, \`plan.json\`. What is cut is called an *item*: the codes of \`codes\`, the positions of \`table\` and \`find\`, the members of \`family\`, and the questions of a file in the form of
[\`batch\`](json.md) (\`questions FILE\`). The words behind \`--shards N\` are those of these commands.

| command | what it does |
|---|---|
| \`tweedle sweep plan FOLDER --shards N ...\` | begins a sweep, or goes on with it if the folder has the same plan |
| \`tweedle sweep run FOLDER\` | computes the shards that are not there, one after the other; a shard that another process of this file system computes is left to it |
| \`tweedle sweep run FOLDER --shard 3/10\` | the third of ten equal parts of the shards; also \`7\`, or \`1..20\` |
| \`tweedle sweep status FOLDER\` | tells which shards are there, and how long the rest may take; \`--check\` reads all of each |
| \`tweedle sweep merge FOLDER\` | writes the result: to the standard output, or by \`--out\` into a file with the endings of \`table\` and \`codes\` |

- **The same bytes.** A shard has the same bytes on each machine and with each number of threads, and what is merged is what one process writes. Beside each shard stands a file that says where and when it was made.
- **Nothing is lost.** A shard is written whole or not at all. A process that is killed costs the shard that it is at: start it again. A shard that was damaged is found by its checksums, and computed again.
- **One version.** A plan names the version of Tweedle that made it, and others refuse it. Rulesets of your own (\`--classes\`) have to be the same on all machines; nobody checks that.
- **Budgets.** \`--memory\` and \`--threads\` are those of a process, and \`--timeout\` is the time of a shard. A shard that comes to one of these ends the process with the status 3, and is missing.

Choose the shards so that each takes minutes: a shard begins with an empty store, so that values which the shards have in common are found again in each. That is the cost: with a
few positions a shard a sweep may take several times the work of one process.

## What it costs

Measured with the release build on two cores of a shared machine (2026-11-28):

| what | time of a processor |
|---|---|
| \`codes 0.0001..0.0077 --to 100000\` by one process, without a sweep | 26.5 s |
| the same as a sweep of one shard, with \`merge\` | 27.1 s |
| the same in two shards | 33.9 s |
| the 531,441 boards of Clobber 3 × 4 with values, by one process, without a sweep | 3.9 s |
| the same in 48 shards | 14.6 s |

So the sweep itself costs 2 % of a shard of half a minute. The rest is what shards find that others have found, too: codes with the same values, and boards with the same components. It is less where the shards are few.

\`cargo xtask cluster\` lets two processes, a Dask cluster of two workers, a Ray cluster of two nodes, and an array of jobs of SLURM on two nodes compute all octal codes of three digits to 10,000 and these boards, in 48 shards, while drivers and workers are
killed by SIGKILL. All of them wrote the bytes of one process with one thread, and with two:

| engine | codes | drivers and workers killed | boards | drivers and workers killed |
|---|---|---|---|---|
| one process | 2.8 s | | 14.1 s | |
| processes | 3.6 s | 1, 3 | 16.7 s | 3, 15 |
| Dask | 14.9 s | 3, 13 | 29.5 s | 5, 20 |
| Ray | 30.1 s | 5, 7 | 50.6 s | 5, 20 |
| SLURM | 9.5 s | 1, 4 | 88.6 s | 5, 20 |

The engines of Dask and Ray take seconds to begin again what was killed; that is most of these times.

## On a laptop

Start as many processes as you like, at any time:

\`\`\`sh
tweedle sweep plan S --shards 64 table game.grid.Clobber --rows 3 --cols 4 --columns value
tweedle --threads 1 sweep run S &
tweedle --threads 1 sweep run S &
wait
tweedle sweep merge S --out clobber.parquet
\`\`\`

## On two machines with SSH

With a folder that both machines see, the same. Without one, copy the plan, compute parts, and bring the shards back:

\`\`\`sh
scp -r S other:S
ssh other tweedle sweep run S --shard 2/2 &
tweedle sweep run S --shard 1/2
wait
scp 'other:S/shards/*.json*' S/shards/
tweedle sweep merge S --out clobber.parquet
\`\`\`

## On a cluster, from Python

The module \`tweedle.distributed\` of the [Python package](python.md) has four drivers. They give out the shards that are missing, and store what comes back. A driver that is killed goes on when it is started again.

\`\`\`python
from tweedle.distributed import Sweep, dask, processes, ray, slurm

sweep = Sweep.plan("S", "table", ruleset="game.grid.Clobber", rows=3, cols=4, columns=["value"], shards=64)

processes(sweep, workers=8)                      # on this machine

from dask.distributed import Client
dask(sweep, Client("tcp://scheduler:8786"))      # Dask

import ray as engine
engine.init(address="auto")
ray(sweep)                                       # Ray

slurm(sweep, jobs=64, options=["--time=60"])     # an array of jobs of SLURM

table = sweep.merge()
\`\`\`

With Dask and Ray each worker needs the package \`tweedle\` in the same version, and no common file system: a shard is a text of some kilobytes, which comes back to the driver. With SLURM the folder stands on a file system that all
nodes share, and each job runs \`python -m tweedle.distributed run FOLDER --shard K/N\`.

## How far it reaches

A model for each kind of large work, fitted on one machine with two cores (2026-11-29, the release build). It says what 1, 16, 256 and 4,096 such cores can do. Where it could be
tested the error stands beside it; where it could not, take it as right within a factor of two or three.

**Sweeps.** Items do not depend on each other: the time is the sum of the times of the items divided by the number of cores, and never less than that of the slowest shard. A shard
is a file of some kilobytes, which is all that goes over the network. All 4,095 octal codes of at most four digits, \`0.0001..0.7777\`, were looked at up to heaps of 100,000:

\`\`\`sh
tweedle sweep plan S --shards 512 codes 0.0001..0.7777 --to 100000
tweedle sweep run S
tweedle sweep merge S --out codes.csv
\`\`\`

Two processes took 811 s of computation together, and 4.1 MB. Of the codes 1,779 have a period that is proved; 2,316 are open. Forecasts: from 24 codes that were drawn by lot, 1,365 s (68 % too much: a few codes
take most of the time, and there are few in a small sample); by \`tweedle sweep status\` after 34 of the 512 shards, 892 s (10 % too much). Up to 200,000 heaps the time of the slow codes grows four times, and that of the others twice.
So up to 1,000,000 heaps the 24 codes need 830 s together, and all codes about 40 hours of one core, the slowest ones about ten minutes each.

**[Tiers](tiers.md).** The time is a number of boards, times a constant, times the number of cells of a board: 0.041 µs a board and cell for Domineering, and 0.11 µs and more where boards lie in one group. Tiers follow each other, and the parts of a tier do not
depend on each other, so that the largest tier has to have more parts than there are cores (\`--part\`). Each process reads the tables of the tiers below its part; that is what goes over the network. The file takes 0.16 to 0.7 bytes a board. Tested:
\`BackslidingToadsAndFrogs\` with 7 toads, 6 free cells and 7 frogs, 133,024,320 boards in one group, took 255 s with two threads, 1.08 GB of memory and 0.62 bytes a board; the model, from the 2.1 s that
5 toads, 6 cells and 5 frogs take with two threads, says 173 s (32 % too little).

**[Proof trees](trees.md).** The work of a search grows by a factor with each cell, here from \`growth.tsv\` of [the chapter on searches](solving.md): 2.0 to 2.2 for Clobber on boards, 2.7 for NoGo. Tested: NoGo 4 x 5 takes 53 s, and the model,
from boards of up to 16 cells, says 46 s (13 % too little). A tree takes 1.5 to 3 times as long as one search, and two processes are 1.3 to 1.7 times as fast as one; for more processes nothing was measured here.

| work | 1 core | 16 cores | 256 cores | 4,096 cores | on disk |
|---|---|---|---|---|---|
| all codes \`0.dddd\`, heaps up to 10⁵ | 14 min (measured) | 51 s | 9 s: a shard of slow codes | 9 s | 4 MB |
| all codes \`0.dddd\`, heaps up to 10⁶ | 40 h | 2.5 h | 10 min: the slowest code | 10 min | 4 MB |
| who wins Domineering, all boards of 6 × 6 (2³⁶) | 28 h | 1.8 h | 7 min | 25 s, with parts of 2²⁰ boards | 11 GB |
| the same, 7 × 7 (2⁴⁹) | 36 years | 2.2 years | 51 days | 3 days | 88 TB |
| the same, 10 × 10 (2¹⁰⁰) | out of reach: 2·10¹⁷ years | | | 5·10¹³ years | 2·10¹⁷ TB |
| who wins Clobber 6 × 6, by one search | 4 to 13 h | | | | the logs of a tree |

The second line was not computed here. Anyone with a cluster can do it: \`tweedle sweep plan K --shards 4095 codes 0.0001..0.7777 --to 1000000\`, then \`tweedle --threads 1 sweep run K\` on each core, or \`slurm(Sweep("K"), jobs=256)\`.

On a cluster of Ray in a cloud each node needs the package: name the wheel in the \`setup_commands\` of the file of the cluster, start it by \`ray up\`, and give the driver to \`ray submit\`. This was tested here with Ray on one machine, and not in a cloud.
`;export{e as default};