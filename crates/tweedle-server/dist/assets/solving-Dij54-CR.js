var e=`# Who wins a large position

Values answer small positions. \`tweedle solve\` asks only who wins, and so comes much further: a position of one
ruleset, or a sum of positions of several.

\`\`\`console
$ tweedle solve 'game.grid.Domineering(Grid.Empty(7,7))'
N: the player who moves first wins.
$ tweedle solve 'game.grid.Domineering(Grid.Empty(6,7)) + game.grid.Clobber("xoxoxoxo") - game.heap.Nim(3)'
L: Left wins, no matter who moves first.
$ tweedle solve --first left 'game.strip.ToadsAndFrogs("ttttt..fffff")'
Left, moving first, wins.
\`\`\`

A sum of values is asked about in the same way. Games and their negatives are dropped first. If the rest takes long to add, its
canonical form being large, the sum is searched part by part.

A sum may have both, as in \`game.grid.Cram(Grid.Empty(5,5)) + *\`: each position is solved by its own rules, and the values stand beside it.

\`\`\`console
$ tweedle solve '{5||1|-1} + 2*{8||2|-4} - {5||1|-1} - 6'
N: the player who moves first wins.
\`\`\`

With \`--first left\` or \`--first right\` it looks at one first player only, which may be half of the work. \`--all\` lists
all moves by which he wins, and \`--line\` a match in which both players are perfect. \`--misere\` asks about misère play, in
which a search has to walk through all positions. \`--stats\` says how many positions were looked at, in which time, and
how much memory that took.

\`\`\`console
$ tweedle solve --first right --all --line 'game.grid.Clobber("xoxo|oxox")'
Right, moving first, wins.
Winning: 8 of 10 moves.
  b1xb2 -> x.xo|ooox
  d1xd2 -> xox.|oxoo
  a2xa1 -> ooxo|.xox
  c2xc1 -> xooo|ox.x
  b1xc1 -> x.oo|oxox
  a2xb2 -> xoxo|.oox
  d1xc1 -> xoo.|oxox
  c2xb2 -> xoxo|oo.x
  1. Right b1xb2 -> x.xo|ooox
  2. Left a1xa2 -> ..xo|xoox
  3. Right d1xd2 -> ..x.|xooo
  4. Left c1xc2 -> ....|xoxo
  5. Right d2xc2 -> ....|xoo.
  6. Left a2xb2 -> ....|.xo.
  7. Right c2xb2 -> ....|.o..
\`\`\`

A long search can be kept in a file: \`--out FILE.sums\` writes what is found, now and then and when the search is stopped,
and with \`--resume\` the next run goes on from there. The file has the sums that took 32 others or more to be decided, one
in a line: the components, the value that stands beside them, whether Left wins moving first, and the work. Values of components
are not in it: where most of the work is values, as in sums of boards of Clobber, the next run finds them again (a [database](#databases) keeps them). It is about one
position, and does not depend on who moves first. Lines that were altered are noticed by a checksum; what they say is not
checked (a [proof](#proofs) is). On a terminal the search says about which share of it is done. That is an estimate from
the moves of the loser that are refuted on the way to where the search is; at the beginning it is rough.

\`\`\`text
$ tweedle solve --first left --out 7x7.sums 'game.grid.Domineering(Grid.Empty(7,7))'
Left, moving first, wins.
$ tweedle solve --first right --out 7x7.sums --resume 'game.grid.Domineering(Grid.Empty(7,7))'
Right, moving first, wins.
\`\`\`

\`.OutcomeClass\` in the language, \`tweedle analyze\`, \`tweedle verify\` and the strategy *perfect* make use of the same
search.

## How it searches

The search is one of sums. A position falls apart into components. Those that can be valued with little work are, and
their values are added. What is *little* is learned from those that were valued, and grows with the number of times
that a component is met. Components that are negatives of each other are dropped. Where the ruleset allows it, the others
are bounded: if Left gives up the moves that cross some line between two rows of a
board of Domineering, then what is left is a sum of strips, which are small. This sum is no better for Left than the board,
since Right has lost nothing. If Left wins the sum, he wins the board. Most sums are decided by the thermographs of their
terms, and some by comparing their values. For Right it is the same with columns.

A board can be cut in many ways, and the best of them all is found from the strips, each looked at once. Strips of one
and two rows come first: they say enough of most moves before the position after them is taken apart. Thicker ones, whose
values take most of the time, are looked at where little is missing for a win, and for the moves that look best. Such a
strip is valued only if its value can change the answer: how much it may bring at most is known from the thin strips that
the opponent cuts it into.

So the empty boards of 6 x 7 and 7 x 8 are decided without a single move being tried, and 7 x 7 by some hundreds. Square
boards are harder: 8 x 8 takes some 53,000 sums, about two seconds.

Which move is tried first matters most. What bounds say comes first, and then how many moves are left: each move of
the opponent may have to be answered, so the fewer he has the better. Where no bound is known, as in Clobber, Amazons and NoGo,
his moves count five times as much as one's own. Without that, 3 x 8 Clobber took 680,000 sums instead of 190,000, 5 x 5 2.1
million instead of 550,000, and 4 x 4 Amazons with two amazons each 20,600 instead of 3,100. Values are worth half as much work
there as where they bound something: this makes the sums half as many again, and the time shorter by a quarter to a half.

Where all components of a sum are valued, the values are compared and not added: G + H ≥ 0 if G ≥ -H, which is found
without the canonical form of the sum. For long strings of Clobber that saves nine tenths of the time.

Sums that were searched are remembered while the memory budget allows it, each with all of it stored, so that no sum is
ever taken for another. The table has four fifths of the budget at most. When memory is short, what was cheap to find is forgotten, and then the values, which
can be found again: 4 x 6 Clobber takes 4.2 seconds with 400 MB, and 4.5 with 12 MB.

Long searches of boards use all processors, or as many as \`--threads N\` says. Each thread goes its own way from the same
position, and finds in tables what the others have found: who wins sums, and values. The answer is the same; how many sums are
searched is not: what two of them try may be worse than what one would have tried, or
better. A thread that meets a sum which the player who moves is expected to win goes where the others go; in one that he is expected to lose
each takes other options. On two processors two threads took 8 x 8 Domineering 1.9 times and 4 x 4 NoGo twice as fast as one, 4 x 6 and 5 x 5 Clobber
1.3 to 1.4 times. (6 x 10 Domineering took one earlier version 2.5 times as long as two, which found a better order.)

## Who wins Domineering

All empty boards of up to 72 cells, with Left's dominoes vertical: N where the player who moves first wins, P where he loses, L or
R where one player wins in any case. The columns are numbered from the number of rows on; boards with more rows than
columns are the negatives of these. The 91 classes for up to 64 cells that others published or that
can be computed by other programs are the same (Bullock, "Domineering: Solving Large Combinatorial Search Spaces", 2002).

| rows | columns | who wins |
|---|---|---|
| 1 | 1 to 72 | P, and R for 2 columns and more |
| 2 | 2 to 36 | NNRL NNRL NNRP NNRR NNRR RNRR RNRR RRRR RRR |
| 3 | 3 to 24 | N, and R for 4 columns and more |
| 4 | 4 to 18 | NLNL RLRL RPRR RRR |
| 5 | 5 to 14 | P, and R for 6 columns and more |
| 6 | 6 to 12 | NLRL NNR |
| 7 | 7 to 10 | NRRR |
| 8 | 8 and 9 | NL |

Most of them take less than a tenth of a second, as their strips decide. It is the even ones that are hard, in which the players
are nearly equal. One question for one first player, in processor seconds on one core, all in one run:

| board, first player | sums searched | positions valued | seconds |
|---|---|---|---|
| 7 x 7, Left | 844 | 590 | 0.04 |
| 7 x 9, Right | 13,526 | 6,700 | 0.4 |
| 6 x 8, Left | 12,498 | 32,500 | 0.5 |
| 4 x 13, Left | 19,073 | 35,700 | 0.9 |
| 4 x 16, Left | 27,896 | 127,800 | 2.5 |
| 4 x 15, Left | 58,682 | 122,600 | 3.6 |
| 8 x 8, Left | 52,797 | 122,700 | 3.0 |
| 6 x 10, Left | 115,021 | 242,900 | 7.2 |
| 6 x 12, Left (beside other work) | | 6,550,000 in all | 640 |
| 9 x 9, Left (an earlier version, on a machine four times slower) | 70,656,774 | 7,100,000 | 3,522 |

These were measured before bounds told a game that is 0 from one that is less by an infinitesimal, before the order of moves was
measured anew, and before five options of a sum were looked at closely in place of twelve. With all that the same questions take 0.015 s for
7 x 7 (678 sums), 0.8 s for 7 x 9 (18,003), 0.19 s for 6 x 8 (5,183), 0.5 s for 4 x 13 (14,940), 0.26 s for 4 x 16 (2,048), 1.4 s for
4 x 15 (30,318), 1.9 s for 8 x 8 (52,794) and 3.2 s for 6 x 10 (85,599), on a machine that is 1.5 times as fast or more (7 x 9
takes longer than it did).

So 9 x 9 is N, found within an hour and 4 GB of memory, 300 times as many seconds as 8 x 8. A small change of the order in
which moves are tried makes any of these up to three times cheaper or dearer. By the share that was done after four minutes,
8 x 10 takes some 60 million positions, and 10 x 10 some two thousand million.

What each rule saves, in sums searched for 8 x 8: without thick strips 660,000 instead of 58,000; without comparisons of
values 80,000 instead of 55,000 (an earlier version); with proof numbers in the place of depth-first search at the top 490,000
or, where they choose only after 100,000 positions each, as many as without. So the search is depth first.

A program for Domineering alone, Obsequi, needs two million nodes for 8 x 8 and 1.1 seconds. \`tweedle solve\` needs 38 times
fewer sums and 1.9 seconds, 36 microseconds for a sum. (The seconds in the table are those of a program for measuring, whose
boards have 128 bits; the command takes 64 for 8 x 8.) A better order cannot change that: of the sums that the player who
moves wins, 91 of 100 are won by the option that is tried first. Nor can fewer or more options that are looked at closely:
with 4 in the place of 5 it takes as long, with 12 a quarter longer. Six tenths of the time are bounds by thick strips (a third of it
all is finding their values), a fifth is bounds by thin ones, a tenth is taking positions apart, and a tenth looks sums up.
Even if all values were given, two thirds of the time would be left. What these bounds are good for shows on larger
boards: 9 x 9 took 300 times as long as 8 x 8, and Obsequi found no answer in 130 seconds.

## Who wins Clobber and Amazons

Empty boards do not exist in Clobber; people begin from a checkered board, with Left's stone in the first corner. A strip of n
stones, from n = 1 on (Left's stones are one more where n is odd, and that is a disadvantage):

| stones | who wins |
|---|---|
| 1 to 20 | PNNN RPRN NNRN RNRN RNRN |
| 21 to 60 | R where n is odd, N where it is even |

| rows | columns | who wins |
|---|---|---|
| 2 | 2 to 14 | NPNN PNNP NNPN N |
| 3 | 3 to 8 | NPNP NP |
| 4 | 4, 5, 6 | NNP |
| 5 | 5, 6 | PP |

On two rows the player who moves first loses where the number of columns is a multiple of 3, as far as this goes. 4 x 6 takes 720,000
sums and 4.3 seconds, 5 x 5 870,000 and 5.2 seconds, for each first player. 5 x 6
took 237 million sums, 2,063 processor seconds of one thread and a budget of 9 GB, for Left; a reflection exchanges the stones of the
players, so that it is the same for Right. 6 x 6 is out of reach of this search: from 20 to 24 cells the work grows fifty times,
and from 24 to 30 three hundred times.

Amazons on a board of 4 x 4 with one amazon each, in all 21 positions but for symmetry and the exchange of the players:

| board | who wins | board | who wins | board | who wins |
|---|---|---|---|---|---|
| \`xo..\\|....\\|....\\|....\` | N | \`x.o.\\|....\\|....\\|....\` | N | \`x..o\\|....\\|....\\|....\` | N |
| \`x...\\|.o..\\|....\\|....\` | R | \`x...\\|..o.\\|....\\|....\` | R | \`x...\\|...o\\|....\\|....\` | N |
| \`x...\\|....\\|..o.\\|....\` | R | \`x...\\|....\\|...o\\|....\` | N | \`x...\\|....\\|....\\|...o\` | N |
| \`.xo.\\|....\\|....\\|....\` | N | \`.x..\\|o...\\|....\\|....\` | N | \`.x..\\|.o..\\|....\\|....\` | R |
| \`.x..\\|..o.\\|....\\|....\` | R | \`.x..\\|...o\\|....\\|....\` | N | \`.x..\\|....\\|.o..\\|....\` | R |
| \`.x..\\|....\\|..o.\\|....\` | R | \`.x..\\|....\\|...o\\|....\` | N | \`.x..\\|....\\|....\\|.o..\` | N |
| \`.x..\\|....\\|....\\|..o.\` | N | \`....\\|.xo.\\|....\\|....\` | P | \`....\\|.x..\\|..o.\\|....\` | P |

Each takes up to 46,000 positions and a quarter of a second, for both first players.

## How the work grows

![How many positions the search looks at, and how many seconds it takes, against the number of cells](growth.svg)

Both scales of work are logarithmic: a straight line is exponential growth. The figures are those of \`cargo xtask growth\`,
for both first players, with one thread; in Clobber the boards are checkered, in Amazons an amazon stands in each corner.
Boards of Clobber and NoGo and games of Amazons grow by ten for every two to four cells: nothing there falls apart early, and no bound
is known. An order by moves makes them cheaper, but they do not grow less. Strips and paths grow by ten for every fifteen cells. In Domineering it matters more how nearly equal the players are
than how large the board is.

## Proofs

An answer of a long search need not be believed. \`--proof FILE\` writes a proof, and \`--check FILE\` checks one without a
search, of the position and the first player that are given, if they are:

\`\`\`text
$ tweedle solve --first left --proof 7x7.proof 'game.grid.Domineering(Grid.Empty(7,7))'
Domineering.Position(".......|.......|.......|.......|.......|.......|.......")
Left, moving first, wins.
The proof is in 7x7.proof, 40 nodes.
$ tweedle solve --check 7x7.proof
Domineering.Position(".......|.......|.......|.......|.......|.......|.......")
Left, moving first, wins.
7x7.proof proves it: 40 nodes, checked.
\`\`\`

A proof is about one player, who wins whatever the opponent plays. Its first line is the claim. Each other line is a node:
a position, who is to move in it, and why the winner wins:

| \`because\` | the reason |
|---|---|
| \`{"move": POSITION}\` | the winner moves to this position, which has a node |
| \`"replies"\` | the opponent is to move, and each of his moves leads to a position that has a node |
| \`"theorem"\` | a theorem of the ruleset says so, or all moves can be mirrored |
| \`"values"\` | the values of the parts say so |
| \`{"cuts": [...]}\` | so do the values of the slabs into which he cuts the parts: for each part the slices with which its slabs begin, or \`null\` for its value |

A node serves all positions that have the same parts up to symmetry, without pairs G and -G. The checker believes the
rules of the game, as they are in Tweedle, and these lemmas:

- a position is the sum of its parts, without those in which nobody can move, and a part may be exchanged for one with
  the same game tree (\`Hints::components\` and \`Hints::representative\` of the ruleset);
- G + (-G) = 0, where it is known that play ends: not in games that a program defines;
- the slabs into which the winner cuts a part are together no better for him than the part: he gives up his moves
  across the lines between them (\`Hints::slices\` and \`Hints::slab\`);
- the theorems of the rulesets (of Nim, Wythoff, Chomp, ...), and that who can mirror all moves wins moving second;
- values tell who wins: G ≥ 0 if and only if Left wins moving second (Siegel, *Combinatorial Game Theory*, ch. II.1).
  They are found by the same engine as everywhere in Tweedle.

The game tree of an option is less deep than that of a position, so that no reason can go round in a circle. Where it does, as where play goes round
in a game of a program, the proof is refused. In the file a position is its text, so that a proof is not written about a ruleset
that a function makes, as \`HeapRuleset(n -> ...)\`, or about a compound whose options are positions of another ruleset: their texts do not read back to them. Each line has a checksum, so that an altered byte is noticed before
anything is checked; who computes it anew, to cheat, is caught by the check itself. The proof that the first player wins
8 x 8 has 42,261 nodes in 8 MB; it takes twenty times as long to find as the answer alone (94 s), and 19 s to
check, most of which are the values of strips. Proofs are for normal play, without
loops and without entailing moves.

## Databases

Values of small components are needed again and again. \`tweedle database\` finds those of all components of a ruleset on
boards of up to so many cells, strips of them or heaps, and writes them into a file. Commands that value positions read such files with
\`--database FILE\`, which may be given several times: where a value in it is needed, it is read and not found again.
Answers are the same.

\`\`\`text
$ tweedle database game.grid.Clobber --cells 10 --out clobber.values
game.grid.Clobber, up to 10 cells: 4,291 positions.
The values are in clobber.values, 134 KB.
$ tweedle eval --database clobber.values 'game.grid.Clobber("xoxoxo|oxoxox").CanonicalForm.Mean'
0
$ tweedle database --check clobber.values
game.grid.Clobber, up to 10 cells: 4,291 positions.
All values in clobber.values, 134 KB, were found again.
\`\`\`

It goes from small boards to large ones, and keeps what it knows now and then and when it is stopped; with \`--resume\` the
next run goes on, also to more cells than before. \`--rows 1\` takes strips only. A position stands in the file once for all of
its images under symmetries and exchanges of the players, and only if it does not fall apart. Rulesets that are
impartial, have entailing moves or are loopy have no databases, and neither have those on graphs.

A file is never loaded whole. It has blocks of some 4 KB, sorted by the notations of positions, and an index of these
blocks, which alone is in memory, within the \`--memory\` budget, with the megabyte of blocks that were read last. Its head says which ruleset and
which format it is of, and up to how many cells it is complete. Head, index and blocks have
checksums: what was altered or cut is refused with a message, when the file is opened or when the block is read, and never
taken for a value. That the values are right is another matter, for which there is \`--check\`: it finds each of them again without
the file. It does not look for positions that are missing. \`solve --check\` of a proof reads no database.

What it costs and what it saves, in processor seconds on a busy machine, the best of three runs each (building: one):

| database | positions | size | built in |
|---|---|---|---|
| Clobber, boards of up to 12 cells | 55,679 | 2.5 MB | 4.4 s |
| Clobber, strips of up to 14 | 8,368 | 385 KB | 6.7 s |
| Clobber, strips of up to 16 | 33,134 | 1.8 MB | 67 s |
| Domineering, boards of up to 16 cells | 2,847 | 111 KB | 0.8 s |
| NoGo, boards of up to 9 cells | 7,909 | 201 KB | 1.8 s |
| Amazons, boards of up to 9 cells | 28,028 | 639 KB | 1.3 s |

| question | database | without | with |
|---|---|---|---|
| canonical form of 5 x 6 Domineering | boards, 16 | 4.54 | 3.48 |
| canonical form of Amazons, \`x...\\|....\\|...o\` | boards, 9 | 0.18 | 0.12 |
| canonical form of Amazons, \`x..o\\|....\\|o..x\` | boards, 9 | 0.43 | 0.58 |
| canonical form of 3 x 4 NoGo | boards, 9 | 0.21 | 0.21 |
| canonical form of 3 x 5 Clobber, checkered | boards, 12 | 0.16 | 0.23 |
| canonical form of a random strip of 30 in Clobber | strips, 16 | 0.13 | 0.15 |

So a database helps where what it has would take long to find again, and most small positions take no longer to find than to
read. For who wins a position it saves next to nothing: what is hard there is larger than any board of which all can be
listed. There it is asked in rulesets without a solver of their own, and in sums of several positions, and only small
values are taken from it; a component of Amazons, Cannibal Clobber, Clobber,
Domineering or NoGo alone is solved without it. With little memory it
may be in the way: the blocks that were read last are up to a megabyte. Its main use is as a table of values that other programs, or
other runs, need not find.
`;export{e as default};