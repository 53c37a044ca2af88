var e=`# One large position on many machines

Who wins a position may take a search of days. \`tweedle tree\` divides that search among processes, on one machine or on many that see the
same folder. The result is a proof, and its check trusts none of the processes.

This is for partizan positions in normal play, in which play is known to end and no move has to be answered. A search that takes less than a
minute needs none of this: [\`tweedle solve\`](solving.md) is faster there.

## An example

\`\`\`sh
tweedle tree plan T 'game.grid.NoGo(Grid.Empty(4,5))' --first left
tweedle tree run T &
tweedle tree run T
tweedle tree status T
tweedle tree merge T --out nogo.proof
tweedle solve --check nogo.proof
\`\`\`

A process that runs the plan searches until the winner is known and proved. Start as many processes as you like, and as many as you like
later. Each one takes work that no other one has. \`--first\` says who moves first; without it both are asked about, and \`merge\` is told which proof is wanted.

On two machines with SSH, give \`run\` to both with a folder that both see. \`--threads 1\` is right where there is a process for each processor. All processes have to be of one version of Tweedle: plans and logs of others are refused.

## On a cluster, from Python

The drivers of \`tweedle.distributed\`, which [sweeps](sweeps.md) have too, start workers on a folder that all of them see. A worker that was killed is replaced. On Ray no common folder is needed: an
actor on the node of the driver keeps the folder and leases turns to the workers, one at a time; each worker has a copy of the logs, sends what it has found, and gets what others have found. A worker that is lost costs its lease.

\`\`\`python
from tweedle.distributed import ProofTree, dask, processes, ray, slurm

tree = ProofTree.plan("T", "game.grid.NoGo(Grid.Empty(4,5))", first="Left")

processes(tree, workers=8)                       # on this machine

from dask.distributed import Client
dask(tree, Client("tcp://scheduler:8786"))       # Dask

import ray as engine
engine.init(address="auto")
ray(tree)                                        # Ray

slurm(tree, jobs=100, options=["--time=60"])     # an array of jobs of SLURM

tree.merge("nogo.proof")
ProofTree.check("nogo.proof")["winner"]
\`\`\`

A job of SLURM runs \`python -m tweedle.distributed run FOLDER\`.

## How it works

A *turn* is a position and the player who moves next. The *tree* begins with the turn that is asked about, as its only leaf. A process takes a leaf
and searches it as \`solve\` does, until a number of positions were looked at. If that is not enough, the turns after each move
become leaves. Two numbers of each turn say about how many leaves have to be won to show that the player to move wins, and about how many to show that
he loses (*proof-number search*; Allis, van der Meulen and van den Herik 1994). The next leaf is one where the numbers of the first turn are
smallest, and that nobody else searches.

- **\`--leaf POSITIONS\`** of \`plan\` is the number of positions that a search of a leaf looks at. When the whole work is long it is one 512th of the whole work.
  Small leaves share the work among more processes; large ones waste less.
- **Logs.** Each process writes what it found behind the end of a log of its own, \`logs/000003.jsonl\`, a line with a checksum for each leaf. From all
  logs each process makes the same tree. Nothing is ever overwritten, so that the logs are the state from which new processes go on. A process that is
  killed costs the leaf that it was at.
- **Sums.** Who wins a sum of components, and how much work that was, goes into the logs, too, for sums that took 16 others or more: others need not search
  them again. When the work of a process is long, it tells those that took one 262,144th of it or more, so that logs do not grow without end.
- **Proofs.** When the winner is known, it follows from some of the leaves: one move of the winner, and all moves of the loser. These leaves
  are proved one by one, by all processes. \`merge\` puts the proofs together with the moves of the tree. \`run --without-proof\` ends before.

## What it costs

A tree looks at more positions than one search does: a leaf that was not settled is searched again below, and processes search leaves that turn out not
to be needed. Measured with the release build, in seconds of the clock, one run each, without proofs (\`tweedle --threads 1 tree run T --without-proof\`):

| position, Left first | \`solve\`, one thread | \`solve\`, two threads | \`--leaf\` | one process | two processes |
|---|---|---|---|---|---|
| Clobber 4 x 6 | 4.1 | 2.5 | 20,000 | 5.9 | 4.6 |
| Clobber 5 x 5 | 4.8 | 3.5 | 20,000 | 8.5 | 6.5 |
| Domineering 8 x 8 | 3.7 | 2.7 | 20,000 | 34 | 27 |
| NoGo 4 x 5 | 46 | 26 | 200,000 | 115 | 68 |

In the longest of these, NoGo 4 x 5, two processes are 1.7 times as fast as one. One looks at 19.2 million positions, and two at
24.2 million together. The logs have the sums that took 16 others or more, 27 MB of them. When they had only
those that took 3,000 or more, two processes looked at 36 million positions, and were no faster than one. How much can be gained by telling more sums shows where
two searches take turns at the 17 moves of one board of NoGo with 3 rows of 6, and tell each other after each move. In positions
looked at, by both together:

| sums that are told | positions |
|---|---|
| none | 843,684 |
| those that took 256 others or more | 756,848 |
| 64 | 738,208 |
| 8 | 712,045 |
| all | 680,518 |
| one search for all moves | 613,396 |

So a tree pays where one machine is too slow or has too little memory, and not before: on one machine the threads of \`solve\` share all that they find. Small
components are valued by each process for itself: a value takes four positions on average there, less than it takes to tell it.
`;export{e as default};