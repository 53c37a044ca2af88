var e=`# Budgets and exit statuses

## Budgets

\`--memory\` bounds what a calculation holds (by default to three quarters of the memory that is available
at the start; the program itself takes some 15 MB more) and \`--timeout\` the time of each input. Either ends a calculation with a message, not the
session. How far it gets depends on the machine.

What is no table of games, such as the values of a program, is counted too, and what nothing counts is noticed when the process
holds a quarter more than its budget and 64 MB. Where the system limits the process, by \`ulimit -v\` or because it belongs to a
container, the budget is no more than that.

\`--threads\` says how many threads work at once: on the lines of \`batch\`, the codes of \`codes\`, the boards of \`database\` (also when it
checks one), the [positions of a list](programs.md#loops-and-comprehensions), and in the search of who wins a large board. The default is one for each processor. What is written is the same with each number of threads, and
in the same order, as long as neither memory nor time ends. The threads share the budget: what fits with \`--threads 1\` may not fit
beside other lines. \`codes\` and \`database\` go on with one thread then.

\`\`\`console
$ tweedle --memory 4M eval 'game.grid.Domineering(Grid.Empty(6,6)).CanonicalForm'
error[memory-limit]: The memory budget of 4.0 MB is too small to go on, with 3.1 MB in the tables after 36,003 positions.
 --> input:1:1
  |
1 | game.grid.Domineering(Grid.Empty(6,6)).CanonicalForm
  | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  |
help: Allow more with \`--memory\`, such as \`--memory 8M\`, or ask for something smaller.
\`\`\`

## Exit statuses

| status | meaning |
|---|---|
| 0 | every input has an answer; from \`batch\`, every line has one, be it an error |
| 1 | something outside of the inputs failed, such as writing the results |
| 2 | an input, or an argument of the command, has a mistake: also the name of a file that cannot be read, or of a result that would overwrite a file; or \`find\` has found nothing, or \`family --prove\` no proof, or a shard of a sweep is damaged |
| 3 | the time limit, the memory budget or a bound of the command ended a calculation |
| 4 | \`verify\` has refuted the strategy, or \`compare\` has found a difference |
| 70 | a mistake of the program |
| 130 | Ctrl-C ended it |

Of several inputs, the highest counts.
`;export{e as default};