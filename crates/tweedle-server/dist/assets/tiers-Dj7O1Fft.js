var e=`# All positions of a huge space

A search finds who wins one position. \`tweedle tiers\` finds it for all positions of a ruleset on boards of one size, without a walk and without keeping the positions: 33,554,432
boards of Domineering on 5 × 5 cells are 8 MB. The result is a database from which \`solve\`, \`analyze\`, \`play\` and the page read winners and winning moves at once.

A *tier* is all boards on which the same stands, such as 12 black and 11 white stones. A move changes what stands on the board, so that tiers depend on tiers, and they are solved from
below. Within a tier a board is its *rank*, a number, and who wins it is two bits at that place of a table: whether Left wins if she begins, and whether Right does. Moves may also
stay within a tier, or lead back to it: such tiers are one *group*, which is solved by retrograde analysis, one number of moves after the other. Where play may go round, a byte for each
player tells after how many moves it ends, or that it is a draw.

\`\`\`sh
tweedle tiers plan T game.grid.Domineering --rows 5 --cols 5
tweedle tiers run T
tweedle tiers merge T --out domineering.tiers
tweedle solve --database domineering.tiers 'game.grid.Domineering(Grid.Empty(5,5))' --all
\`\`\`

| command | what it does |
|---|---|
| \`tweedle tiers plan FOLDER RULESET --rows N --cols N\` | begins, or goes on if the folder has the same plan. \`--misere\`: misère play. \`--from BOARD\`: only the tiers that moves may lead to from that of a board. \`--part POSITIONS\`: how large the parts are |
| \`tweedle tiers run FOLDER\` | computes the parts that no other process has, waits for those that others have, and ends when all are there |
| \`tweedle tiers status FOLDER\` | tells which parts are there, their classes and their size; \`--check\` reads all of them |
| \`tweedle tiers merge FOLDER --out FILE\` | puts all parts into one file, a database |
| \`tweedle tiers check FILE\` | compares what the file says of each position with what it says of its options; \`--samples 100000\`: of that number of positions, by lot |

- **Many processes.** Start as many as you like, on all machines that see the folder, at any time; each uses \`--threads\` threads. A part is written whole or not at all, and has the same bytes whichever
  process computes it. A process that is killed costs the parts that it is at. The work on a group is kept about once a minute (\`--keep-every\`), between two numbers of moves,
  and goes on from there; its first look at all moves is not kept.
- **Which rulesets.** Those whose positions are boards or strips whose cells say all, with at most 128 cells and 8 characters, without entailing moves. Fox and Geese and Hare and Hounds keep in their positions who is to
  move; they have no tiers.
- **Nothing is believed.** Which tiers moves lead to is found from samples (\`--samples\`, 256 of each tier, or all if it has fewer). A move that leads elsewhere ends the work with an error and
  changes no result. \`check\` takes the moves of the ruleset's positions, not those by which tiers are found; the number of a board is taken from there. Where play has to end, a file that agrees with it everywhere is right; where play may go round, it
  is right, too, since the numbers of moves fall along the line. A part that was damaged is found when it is read, removed, and computed again by the next \`run\`.
- **The database.** \`--database FILE\` with any command, \`open_database\` in Python. It answers for boards of its size that stand alone, in its play, normal or misère. A look-up reads one block of 16 kB
  and checks its checksum.

From [Python](python.md) the drivers of [sweeps](sweeps.md) start the workers: \`processes\`, \`dask\`, \`ray\` and \`slurm\` take \`Tiers\` in the place of a \`Sweep\`. All workers see the folder.

\`\`\`python
from tweedle.distributed import Tiers, slurm

tiers = Tiers.plan("T", "game.grid.Clobber", rows=4, cols=5)
slurm(tiers, jobs=16, options=["--cpus-per-task=8"])
tiers.merge("clobber.tiers")
\`\`\`

## A group that is larger than the memory of a machine

Tiers without moves within them fall into parts, which processes take one by one. A group does not: its numbers of moves are found together. Where moves can be taken back, several processes may hold it together,
each the labels of some of its parts. They are known by a file of addresses, one a line, the same for all, and each is told which one it is:

\`\`\`sh
printf 'one:7000\\ntwo:7000\\n' > hosts
ssh two tweedle tiers run T --hosts hosts --process 1 &
tweedle tiers run T --hosts hosts --process 0
\`\`\`

All of them see the folder. They wait until all are there, and go on together, one number of moves after the other; the turns from which moves lead to the labels of others are exchanged by a dataflow of
[\`timely\`](https://docs.rs/timely). After a number of moves they keep their states (\`--keep-every\`). If one of them is lost, the others end with the status 2 and say so: start all of them again, and they go on from the last state
that all have. Another plan, another version of Tweedle or another list of addresses is refused when they meet. All
processes on a folder have the list, or none. There are no passwords: use a network where nobody else is.

The parts of a group are dealt out in turn, so choose \`--part\` so small that each process gets several.

## Memory

A process holds the tables of all tiers that moves lead to from the part it is at, and the part itself; of a group also a number for each turn. In bytes, with B(n) = n/4 for winners alone and
2n where play may go round (n in an impartial game):

> the largest over all parts and groups of: the sum of B over the tiers below + B(the part, or the group) + for a group 2 · its boards

Of a group that several processes hold together, each has its share of the last two.
Where a player has more than 63 moves or play takes more than 190, the numbers take two bytes, and all of this is twice as much. \`plan\` and \`status\` tell it. To it come some megabytes for each thread, 16 bytes for each turn that is to be labelled later, what is on the way between processes, and the program.
The \`--memory\` of a process bounds it: with less the process ends with the status 3, and what was finished before is there.

## What it costs

Measured with the release build on two cores of a shared machine (2026-11-28):

| boards | one thread | two threads | two processes | file |
|---|---|---|---|---|
| Domineering 5 × 5, all 33,554,432 | 43.2 s | 23.1 s | 22.0 s, sharing a folder | 0.156 bytes a board |
| \`BackslidingToadsAndFrogs\`, 5 toads, 6 free cells, 5 frogs: 2,018,016 | 7.1 s | 5.2 s | 5.3 s, holding the group together | 0.701 bytes a board |

The processes took 28 to 35 MB of memory. The second was measured again after boards became sets of cells (2026-11-29, \`benches/examples/tiers.rs\`, one thread, both in one run): 2.0 s in memory, against 1.5 s of the
retrograde analysis of \`solve\`, which keeps the positions and takes ten times the memory.
7 toads, 6 free cells and 7 frogs, 133,024,320 boards in one group, took 255 s with two threads, 1.08 GB of memory and 0.624 bytes a board (2026-11-29); \`check --samples 100000\` found that all of these follow from their options.
`;export{e as default};