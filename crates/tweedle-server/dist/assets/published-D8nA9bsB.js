var e=`# Published tables

Others have published what positions are worth and who wins them. Some of their tables are files of the book, in the folder \`book/src/published\`. This chapter says where each comes
from. \`tweedle compare\` computes all of its cells anew and compares them by value, in one command ([Tables of positions](tables.md)).

Each file begins with its source. No cell was computed with Tweedle. There are two kinds of sources:

- a paper, a page or the On-Line Encyclopedia of Integer Sequences (OEIS), as it quotes the literature;
- another program, where no paper with such a table was at hand. Then the file says which one.

All 2,885 cells are the same as what Tweedle computes. No published value was found wrong.

Where a table takes long, its first rows are there; the section says how far it goes.

## Domineering

Who wins on empty boards of 2 rows and 2 columns or more, of up to 42 cells, Left's dominoes being vertical. N. Bullock's program Obsequi computed them; he describes it in "Domineering: solving large combinatorial
search spaces", *ICGA Journal* 25 (2002). Those of up to 8 × 8 were known from D. M. Breuker, J. W. H. M. Uiterwijk and H. J. van den Herik, "Solving 8 × 8 Domineering",
*Theoretical Computer Science* 230 (2000). [Who wins a large position](solving.md) has boards of up to 72 cells.

The values in the second file, of boards with covered cells and of small rectangles, are those that A. N. Siegel's program CGSuite computes.

\`\`\`console
$ tweedle compare book/src/published/domineering.csv
67 cells compared, no difference.
$ tweedle compare book/src/published/domineering-values.csv
74 cells compared, no difference.
\`\`\`

## Cram

The nimbers of empty boards of up to 35 cells, from the table of P. Beling, [github.com/beling/impartial-games](https://github.com/beling/impartial-games). M. Schneider, *Das Spiel Juvavum* (2009),
had boards of up to 5 × 7, and J. Lemoine and S. Viennot, "Nimbers are inevitable", *Theoretical Computer Science* 462 (2012), larger ones. Beling's table goes on to 4 × 15 and 7 × 9;
\`tweedle nimber\` finds more of it.

On one row of n cells the second player wins for n = 0, 1, 5, 9, 15 and so on, sequence [A215721](https://oeis.org/A215721). The second file has all n up to 100.

\`\`\`console
$ tweedle compare book/src/published/cram.csv
8 cells compared, no difference.
$ tweedle compare book/src/published/cram-strips.csv
100 cells compared, no difference.
\`\`\`

## Clobber

On a row of stones of both colours in turn, n of each, the first player wins for all n but 3. M. H. Albert, J. P. Grossman, R. J. Nowakowski and D. Wolfe conjectured this; X. Chen, T. Folkersen,
K. Hasham, R. B. Hayward, D. Lee, O. Randall, L. Schultz and E. Vandermeer proved it, [arXiv 2509.08985](https://arxiv.org/abs/2509.08985) (2025). The file has n = 1 to 12.
The values in the second file are CGSuite's.

\`\`\`console
$ tweedle compare --ruleset game.grid.Clobber book/src/published/clobber.csv
12 cells compared, no difference.
$ tweedle compare book/src/published/clobber-values.csv
100 cells compared, no difference.
\`\`\`

## Toads and Frogs

With T^a for a toads in a row, F^b for b frogs and a dot for an empty cell:

- T^a..F^b = {{a − 3 | a − b} | {∗ | 3 − b}} for a > b ≥ 2,
- T^a...FF = {a − 2 | a − 2} for a ≥ 2,
- T^a...FFF = a − 7/2 for a ≥ 5.

J. Erickson conjectured them, "New Toads and Frogs results", *Games of No Chance* (1996); T. Thanatipanonda lists them, "Further hopping with Toads and Frogs", *Electronic Journal of Combinatorics* 18
(2011). The file has all of them on up to 14 cells, and the four positions by which \`t.tff\` is shown to be ↑.

\`\`\`console
$ tweedle compare --ruleset game.strip.ToadsAndFrogs book/src/published/toads-and-frogs.csv
36 cells compared, no difference.
\`\`\`

## Col and Snort

The temperature of Snort on a star, a vertex with n neighbours, is n: S. Huntemann and T. Maciosowski, "Degrees are useless in Snort when measuring temperature",
[arXiv 2406.02107](https://arxiv.org/abs/2406.02107) (2024). The file has n = 1 to 10. The second file has values of paths and cycles of both games, by CGSuite.

\`\`\`console
$ tweedle compare book/src/published/snort-stars.csv
10 cells compared, no difference.
$ tweedle compare book/src/published/col-and-snort.csv
38 cells compared, no difference.
\`\`\`

## Toppling Dominoes and Amazons

Values by CGSuite.

\`\`\`console
$ tweedle compare book/src/published/toppling-dominoes.csv
13 cells compared, no difference.
$ tweedle compare book/src/published/amazons.csv
30 cells compared, no difference.
\`\`\`

## Kayles and Dawson's Chess

Nimbers: sequences [A002186](https://oeis.org/A002186) and [A002187](https://oeis.org/A002187), after R. K. Guy and C. A. B. Smith, "The G-values of various games", *Proceedings of the Cambridge Philosophical
Society* 52 (1956). Dawson's Chess is the octal game 0.137. Dawson's Kayles, 0.07, has the same nimbers with one counter more, and is in the same file.

\`\`\`console
$ tweedle compare --ruleset game.heap.Kayles book/src/published/kayles.csv
105 cells compared, no difference.
$ tweedle compare book/src/published/dawson.csv
264 cells compared, no difference.
\`\`\`

## Grundy's game

Nimbers of heaps of up to 104 counters: sequence [A002188](https://oeis.org/A002188), after P. M. Grundy, "Mathematics and games", *Eureka* 2 (1939), and Guy and Smith. From 146 on some rare values
that A. Flammenkamp lists on [his page](https://wwwhomes.uni-bielefeld.de/achim/grundy.html).

\`\`\`console
$ tweedle compare --ruleset game.heap.GrundysGame book/src/published/grundys-game.csv
122 cells compared, no difference.
\`\`\`

## Octal games

Nimbers of ten codes, as the OEIS shows them, after *Winning Ways*, ch. 4: 0.1377 ([A071434](https://oeis.org/A071434)), 0.177 ([A071435](https://oeis.org/A071435)), 0.56 ([A071436](https://oeis.org/A071436)),
0.113377 ([A071451](https://oeis.org/A071451)), 0.11377 ([A071452](https://oeis.org/A071452)), 0.117 ([A071453](https://oeis.org/A071453)), 0.124 ([A071461](https://oeis.org/A071461)),
0.127 ([A071464](https://oeis.org/A071464)), 0.1777 ([A071509](https://oeis.org/A071509)) and Double Kayles, 0.7777 ([A071074](https://oeis.org/A071074)).
[Octal codes of up to three digits](octal-table.md) has the periods.

\`\`\`console
$ tweedle compare book/src/published/octal-games.csv
960 cells compared, no difference.
\`\`\`

## Subtract-a-Square

Nimbers of the game in which a square number of counters is taken: sequence [A014586](https://oeis.org/A014586), by A. Flammenkamp.

\`\`\`console
$ tweedle compare --ruleset 'game.heap.Subtraction([1,4,9,16,25,36,49,64,81])' book/src/published/subtract-a-square.csv
99 cells compared, no difference.
\`\`\`

## Wythoff and Euclid

Nimbers of Wythoff's game: sequence [A004481](https://oeis.org/A004481); U. Blass and A. S. Fraenkel, "The Sprague-Grundy function for Wythoff's game", *Theoretical Computer Science* 75 (1990).

Two games are called Euclid. In the one of G. Nivasch, "The Sprague-Grundy function of the game Euclid", *Discrete Mathematics* 306 (2006), both numbers stay positive, and its nimbers are ⌊|y/x − x/y|⌋.
Tweedle has the older one, which ends at 0: there (4, 4) is ∗ and not 0. The nimbers differ, but for x < y the same player wins: this is Straffin's theorem, as G. Cairns, N. B. Ho and T. Lengyel
tell it in "The Sprague-Grundy function of the real game Euclid", *Discrete Mathematics* 311 (2011). The file has who wins for x < y ≤ 21 by Nivasch's formula.

\`\`\`console
$ tweedle compare --ruleset game.heap.Wythoff book/src/published/wythoff.csv
91 cells compared, no difference.
$ tweedle compare --ruleset game.heap.Euclid book/src/published/euclid.csv
210 cells compared, no difference.
\`\`\`

## Chomp

Who wins with three rows of p, q and r squares: A. E. Brouwer's list on [his page](https://www.win.tue.nl/~aeb/games/chomp.html), as [A147983](https://oeis.org/A147983) quotes it. It tells the positions that the second
player wins for r up to 5. The file has all positions with p up to 10.

\`\`\`console
$ tweedle compare --ruleset game.grid.Chomp book/src/published/chomp.csv
250 cells compared, no difference.
\`\`\`

## Turned coins

With one coin heads, the n-th, Mock Turtles has the n-th odious number as its nimber: sequence [A000069](https://oeis.org/A000069); *Winning Ways*, ch. 14. With the coin in row i and column j, counted from 0, that
of Turning Corners is the nim-product of i and j: J. H. Conway, *On Numbers and Games*, ch. 6; products from [A051775](https://oeis.org/A051775). The files have up to 14 coins and boards of up to 24.

\`\`\`console
$ tweedle compare --ruleset game.strip.MockTurtles book/src/published/mock-turtles.csv
14 cells compared, no difference.
$ tweedle compare --ruleset game.grid.TurningCorners book/src/published/turning-corners.csv
34 cells compared, no difference.
\`\`\`

## Node Kayles

Nimbers of paths, which are Dawson's Chess, and of grids with 2, 3 and 4 rows: sequence [A316632](https://oeis.org/A316632); S. Brown and others, "Nimber sequences of Node-Kayles games",
*Journal of Integer Sequences* 23 (2020), 20.3.5.

\`\`\`console
$ tweedle compare book/src/published/node-kayles.csv
62 cells compared, no difference.
\`\`\`

## NoGo for both colours

If both players may place stones of both colours, NoGo is impartial. The group of M. Müller at the University of Alberta computed nimbers in 2025: [MCGS computational
results](https://ualberta-mueller-group.github.io/MCGS/MCGS-results.html). The file has rows of up to 14 points and boards of up to 12; theirs go on to 24 and 18.

\`\`\`console
$ tweedle compare book/src/published/impartial-nogo.csv
21 cells compared, no difference.
\`\`\`

## Sprouts

Who wins with n spots, from 1 to 4. D. Applegate, G. Jacobson and D. Sleator, "Computer analysis of Sprouts" (1991), went to 11; the
[records](http://sprouts.tuxfamily.org/wiki/doku.php?id=records) of J. Lemoine and S. Viennot go to 44.

\`\`\`console
$ tweedle compare book/src/published/sprouts.csv
4 cells compared, no difference.
\`\`\`

## Top Entails

Which stacks are loony: 1 and 3, *Winning Ways*, ch. 12; then 2,403, 2,505 and 33,243, and no other of up to 600,000: J. West, "New values for Top Entails", *Games of No Chance* (1996).
The file has stacks of 1 to 40 and of 2,390 to 2,510.

\`\`\`console
$ tweedle compare --ruleset game.entailing.TopEntails book/src/published/top-entails.csv
161 cells compared, no difference.
\`\`\`

## What is missing

For some rulesets no text of a table was at hand: Clobber on boards of two rows and more, Konane on one row, paths of Snort as *Winning Ways* has them, the positions of "Toppling conjectures" of A. Fink, R. J. Nowakowski,
A. N. Siegel and D. Wolfe, Nimstring. A reader who has one can write it as a file of the same form.
`;export{e as default};