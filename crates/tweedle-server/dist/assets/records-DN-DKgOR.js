var e=`# Records

Results that Tweedle computed and that we found published nowhere. Each has the command that computes it again. Most have a proof or a certificate, which is checked without the search that found
it; a test checks the files of the book. If you know an earlier source, or if a result is wrong, please tell us.

Boards of Clobber and Cannibal Clobber are the usual ones: stones of both colours in turn, as on a chessboard. In Cannibal Clobber a stone may take any stone beside it; in the *impartial variant* of a game each player
may make the moves of both. Seconds are those of one processor of a shared machine (2026-11-29 and 30), with the program that \`cargo build\` makes.

## Nimbers

Each row is the command \`tweedle nimber POSITION --certificate FILE\`, and the check is \`tweedle nimber --check FILE\` ([certificates of nimbers](impartial.md#certificates-of-nimbers)). The certificate of 2 x 12 is a file
of the book; the others are made by the command, the same in each run, in the time that is told. What was known before is what the program MCGS could do, as its authors tell of it (2025 and 2026): rows of stones, and in our own run of it 2 x 11,
\\*3, in 20 s; of larger boards they tell the time of 5 x 5, 3,970 s, and no value.

| impartial Clobber | nimber | value and certificate | claims | check | certificate |
|---|---|---|---|---|---|
| 2 x 12 | 0 | 1.0 s | 7,112 | 0.4 s | 0.2 MB |
| 2 x 13 | 1 | 2.0 s | 13,036 | 0.8 s | 0.3 MB |
| 2 x 14 | 0 | 29 s | 79,500 | 5.4 s | 2.2 MB |
| 2 x 15 | 0 | 12 s | 56,684 | 4.0 s | 1.5 MB |
| 2 x 16 | 0 | 200 s, 1.9 GB | 411,686 | 42 s | 12 MB |
| 3 x 7 | 1 | 2.3 s | 15,159 | 0.8 s | 0.4 MB |
| 3 x 8 | 0 | 12 s | 59,925 | 3.3 s | 1.7 MB |
| 3 x 9 | 1 | 60 s | 166,568 | 11 s | 5.0 MB |
| 4 x 5 | 1 | 3.7 s | 35,600 | 1.6 s | 1.0 MB |
| 4 x 6 | 0 | 180 s, 3.1 GB | 396,574 | 22 s | 12 MB |

All but 2 x 15 and 2 x 16 were also found by another search, depth first, which the program had before.

\`\`\`console
$ tweedle nimber --check book/src/records/impartial-clobber-2x12.json
Clobber.ImpartialVariant.Position("xoxoxoxoxoxo|oxoxoxoxoxox")
The nimber is 0: 7,112 claims, checked.
\`\`\`

5 x 5 has the nimber 1, by a search depth first without a certificate (265 s).

Impartial NoGo on 2 x 9 cells has the nimber 1. MCGS can compute it, too; a certificate of 48 MB was found in 168 s.
On a strip of 25 cells its nimber is 2. MCGS ended without an answer after an hour there (its authors, 2025; they have the strips up to 24). The value and a certificate of 425,086 claims, 12 MB, were found in 297 s beside other work, and the check takes
50 s; the search depth first that the program had before finds the same value in 110 s. Strips of 26, 27 and 28 cells have the nimbers 1, 0 and 1, by the search without a certificate (39, 94 and 205 s).

## Who wins

Each row is the command \`tweedle solve --first left --proof FILE POSITION\`, and the check is \`tweedle solve --check FILE\` ([proofs](solving.md#proofs)). By the symmetry of these boards Right wins, too, if he moves first. MCGS came to 2 x 11 and 3 x 7,
and to rows of 60 stones.

| Cannibal Clobber | who wins | search | proof | nodes | check |
|---|---|---|---|---|---|
| 2 x 12 | the player who moves first | 0.5 s | 5.6 s | 1,433 | 1.7 s |
| 4 x 5 | the player who moves first | 0.3 s | 2.9 s | 3,533 | 1.6 s |
| 3 x 8 | the player who moves first | 2.0 s | 16 s | 13,953 | 8.6 s |
| 4 x 6 | the player who moves first | 7.3 s | 41 s | 36,152 | 20 s |
| 3 x 9 | the player who moves first | 70 s, 1.2 GB | | | |
| a row of 62 | the player who moves first | 36 s | | | |

\`\`\`text
$ tweedle solve --check book/src/records/cannibal-clobber-2x12.proof
CannibalClobber.Position("xoxoxoxoxoxo|oxoxoxoxoxox")
Left, moving first, wins.
book/src/records/cannibal-clobber-2x12.proof proves it: 1,433 nodes, checked.
$ tweedle solve --check book/src/records/cannibal-clobber-4x5.proof
CannibalClobber.Position("xoxox|oxoxo|xoxox|oxoxo")
Left, moving first, wins.
book/src/records/cannibal-clobber-4x5.proof proves it: 3,533 nodes, checked.
\`\`\`

## Elsewhere in the book

- Misère quotients of 384 octal codes of up to three digits, each with a certificate: [the table](misere-table.md).
- Octal codes of up to four digits, up to heaps of 100,000: 1,779 periods that are proved ([sweeps](sweeps.md)).
- Who wins each of 133,024,320 positions of Backsliding Toads and Frogs with 7 toads, 6 free cells and 7 frogs: [tiers](tiers.md).
`;export{e as default};