var e=`# Heap games

There are heaps of counters. A move takes some counters from one heap and may break what is left into
several heaps; the player who cannot move loses. Which numbers may be taken, and as how many heaps the rest may
be left, is the same for every heap, and a *code* says it.

## Codes

A code is written like a number with a dot, such as \`0.77\`. The k-th digit after the dot is about
taking k counters. It is the sum of

| | if the rest may be left as |
|---|---|
| 1 | nothing: the whole heap was taken |
| 2 | one heap |
| 4 | two heaps, neither of them empty |

and so on with 8, 16, … for more heaps. A digit 0 says that so many may not be taken, 3 that they may be
taken and that is all, 7 that the rest may be split besides. So \`0.77\` is Kayles: take one or two, and
split the rest or not. The digit before the dot is about taking nothing. It can only break a heap: in
\`4.0\` a move splits a heap in two.

Codes with digits up to 7 are *octal*; those with digits up to 15, which leave at most three heaps,
*hexadecimal*.

- **More digits.** \`A\` to \`V\` are 10 to 31.
- **Braces** list the numbers of heaps themselves: \`{0,2}\` is 5, and \`{0,2+}\` is no heap or two or more.
  \`*\` is any number of heaps.
- **Kinds.** A mark after a digit, or after a number in braces, is a condition on the sizes of the heaps
  that are left: \`!\` no two are equal, \`?\` they are not all equal, \`=\` they are all equal. Grundy's game,
  in which a heap is broken into two unequal ones, is \`4!.0\`.
- **Tails.** Digits in brackets at the end are repeated for ever: Nim is \`0.[3]\`, and \`0.0[3]\` is Nim in
  which a single counter may not be taken.
- **More than before.** Digits to the left of the one before the dot add counters: in \`80.0\` a move adds
  one and breaks the heap into three. A code in which play need not end is refused.

Some games have names, which can be said instead of the code, to the command and as
\`TakeAndBreak("DawsonsChess")\` in the language: \`Kayles\`, \`DawsonsKayles\` (0.07), \`DawsonsChess\` (0.137),
\`GrundysGame\` (4!.0), \`Officers\` (0.6), \`Treblecross\` (0.007), \`Guiles\` (0.15), \`LaskersNim\` (4.[3]) and
\`Nim\`. Capitals, hyphens, blanks and apostrophes do not count: \`dawsons-chess\` is the same. \`tweedle grundy\`
also takes a ruleset that has a code, such as \`game.heap.Kayles\`.

In the language \`Kayles\`, \`DawsonsKayles\`, \`GrundysGame\`, \`Officers\` and \`Nim\` are rulesets of their own, and
\`TakeAndBreak("...")\` is that of any code. Their positions can be analysed, played and added to others:

\`\`\`console
$ tweedle eval 'game.heap.TakeAndBreak("0.77")(20).NimValue' 'game.heap.Kayles.NimValueSequence(12)' 'game.heap.TakeAndBreak("4!.0")("7,10").BestMoves(Left)'
1
[1,2,3,1,4,3,2,1,4,2,6,4]
{TakeAndBreak("4!.0").Position("1,6,10"),TakeAndBreak("4!.0").Position("2,5,10"),TakeAndBreak("4!.0").Position("3,4,10"),TakeAndBreak("4!.0").Position("7,1,9"),TakeAndBreak("4!.0").Position("7,2,8"),TakeAndBreak("4!.0").Position("7,3,7"),TakeAndBreak("4!.0").Position("7,4,6")}
\`\`\`

\`Subtraction(set)\` and \`Splittles(set)\` are the codes with the digit 3 or 7 at the numbers of a set, and
\`TakeAndBreak.FromSubtractionSet(set, digit)\` is one with any digit.

## Grundy values

By the theorem of Sprague and Grundy a heap is worth a heap of Nim, and the *Grundy value* g(n) of a heap
of n counters is its size: the least number that is not the value of an option. An option of several
heaps is worth their nim sum. \`tweedle grundy\` computes the values of heaps 0, 1, 2, …, in rows of the
period:

\`\`\`console
$ tweedle grundy kayles --to 83
Kayles, 0.77, heaps 0 to 83
 0:  0* 1  2  3* 1  4  3* 2  1  4* 2  6*
12:  4  1  2  7* 1  4  3* 2  1  4* 6* 7
24:  4  1  2  8  5* 4  7  2  1  8  6* 7
36:  4  1  2  3* 1  4  7  2  1  8  2  7
48:  4  1  2  8  1  4  7  2  1  4* 2  7
60:  4  1  2  8  1  4  7  2  1  8  6* 7
72:  4  1  2  8  1  4  7  2  1  8  2  7
* differs from what the period would have there
Period 12 from heap 71 on; the last exception is heap 70.
Proved (Guy and Smith's theorem): it is enough that it holds among the first 169 heaps.
\`\`\`

The definition asks about n options for each heap that may be split, and so takes time that grows with the
square of the number of heaps. Nearly always it can be done in much less, since the values of an octal
game tend to fall into two classes.

### Rare and common values

Count the ones among some of the binary digits of each value. In most octal games that have been
looked at, digits can be chosen such that nearly all values have an odd count. These are the *common*
values, and those with an even count the *rare* ones; 0 is always rare, and often there are only a few
dozen others. Of nim sums it is clear: common and common make rare, rare and rare make rare, and rare
and common make common. So a heap that is common has to avoid common values only as sums of a rare and a
common heap, and for these the rare heaps, of which there are few, have to be looked at and no more. What
remains is to see that no rare value is left over below the value found, for which options are tried until
one has each of them. For a few codes the parity of the heap has to be added to the count.

Tweedle chooses the digits by itself and chooses again when they no longer fit. It assumes nothing: every
value is the least that no option has, whether or not a split exists. \`tweedle grundy CODE --evidence\`
shows what was found:

\`\`\`console
$ tweedle grundy 0.106 --to 1e5 --period --evidence
0.106
No period is to be seen among the heaps up to 100,000.
Of 100,001 heaps: greatest value 27, first at heap 52,692.
Lesser values that no heap has: 26.
Common values have an odd number of ones at the digits of 1101, the parity of the heap added.
Rare heaps: 15, the last of them 1,103.
Rare values that occur: 0, 2-4, 6, 8-11, 16.
\`\`\`

With \`--out FILE\` the values are kept while they are computed, and \`--resume\` goes on with a run that was
interrupted. The name says the format: \`.tgv\` or \`.values\` (a compact file, with a checkpoint beside it until
it is complete), \`.csv\`, \`.json\`, \`.parquet\` or \`.txt\`. Meanwhile no other run writes that file.

## Periods

A sequence has the *period* p from n₀ on if g(n + p) = g(n) for all n ≥ n₀. Here the **preperiod** n₀ is
the least such number and heap 0 counts, so that the last exception is heap n₀ - 1; that of Kayles is 70,
and so its preperiod is 71. If g(n + p) = g(n) + s with an s > 0, the **saltus**, the sequence is
*arithmetic periodic*, as that of Nim with p = s = 1.

That values repeated for long is no proof. \`tweedle grundy\` and \`tweedle codes\` call a period *observed*
unless one of these theorems says that it holds for ever. In all of them t is the most that may be taken.

- **Taking.** If a move leaves at most one heap, a value depends on the t values before. A period that
  holds among t consecutive heaps holds from then on.
- **Guy and Smith** (1956). If a move leaves at most two heaps, it is enough that the period holds
  as far as heap 2(n₀ + p) + t: beyond, an option always has a heap of at least n₀ + p, and with p
  taken from it, it is an option of the heap that is smaller by p. With h heaps the bound is
  h(n₀ + p) + t. If two heaps have to be unequal, 2n₀ + 3p + t is enough.
- **Sparse space.** Let the rare heaps end at r, and let d be the largest size of the smaller part in the
  options that were needed to find the rare values below any value of one whole period. If the period
  holds for t + max(r, d) heaps after n₀ and r, it holds for ever. For take a heap n after them, and
  suppose that all before repeat. The value of n is the least common value that no sum of a rare and
  a common heap has, since the rare values below it occur among options with a part up to d. The heap n + p
  has options with the same small parts, whose other parts are p later and so have the same values. So it
  has the same value, and induction goes on. The bound is often far smaller than that of
  Guy and Smith, as p is counted only once.
- **All-but.** If all numbers may be taken but some up to K, and a move leaves at most one heap, then
  every value of a heap up to n - K is that of an option of n. When those above the least value not among
  them, and the last K values, are the same twice but for a saltus, they go on to be.

A certificate (\`tweedle grundy CODE --certificate FILE\`) has what is needed to check a proved period
again:

\`\`\`console
$ tweedle grundy 0.356 --period
0.356
Period 142 from heap 7,315 on; the last exception is heap 7,314.
Proved (sparse space: no rare heap after 43, parts up to 84): it is enough that it holds among the first 7,545 heaps.
\`\`\`

With a proved period the value of a heap of any size is known at once:

\`\`\`console
$ tweedle eval 'game.heap.TakeAndBreak("0.07")(10^18).NimValue' 'game.heap.DawsonsKayles.CheckPeriodicity(1000)' 'game.heap.Officers.CheckPeriodicity(1000)'
3
Periodicity(Period => 34, Preperiod => 53, Saltus => 0)
Nothing
\`\`\`

\`CheckPeriodicity(n)\` tells a period without saltus that is proved by the first n heaps, and otherwise is
\`Nothing\`.

## Pictures

\`--plot FILE\` draws the values as dots over the heaps, as SVG, TikZ, PNG or text, by the end of the name (\`.svg\`, \`.tex\`, \`.png\`,
\`.txt\`), and \`--plot-size 640x480\` says how large the picture is, in pixels. The fewer the heaps, the larger the dots. A picture or a certificate overwrites a file only with
\`--force\`.

## Equivalent codes

Different codes may have the same values, perhaps some counters later. If no move is there in a heap of 1,
then the first counter of every heap is idle: take it away from each, and with another code, the *first
cousin*, the game is the same. Moves that lead to the value of another move may be left out. And two codes
with the same proved period and the same values up to there have the same values. With these three steps
Tweedle brings a code into its *standard form*. Heap n of the code is worth heap n - k of the form, and
the first k heaps are worth 0; so \`0.07\` is \`0.137\` shifted by 1.

That the values of two codes are different is certain once one heap differs; that codes of different
standard forms are is not.

## Many codes

\`tweedle codes A..B\` classifies all octal codes from A to B, in the order of octal numbers:

\`\`\`console
$ tweedle codes 0.1..0.7 --to 1000
+------+----------+--------------------+--------+-----------+--------+-----------+---------+-------+
| Code | Name     | Standard form      | Period | Preperiod | Saltus | Proof     | Largest | Heaps |
+==================================================================================================+
| 0.1  |          | -                  | 1      | 2         | 0      | taking    | 1       | 31    |
| 0.2  |          | 0.3 shifted by 1   | 2      | 1         | 0      | taking    | 1       | 31    |
| 0.3  |          | -                  | 2      | 0         | 0      | taking    | 1       | 31    |
| 0.4  |          | 0.137 shifted by 2 | 34     | 54        | 0      | Guy-Smith | 9       | 193   |
| 0.5  |          | 0.3                | 2      | 0         | 0      | taking    | 1       | 31    |
| 0.6  | Officers | 0.37 shifted by 1  |        |           |        | open      | 32      | 1000  |
| 0.7  |          | 0.3                | 2      | 0         | 0      | taking    | 1       | 31    |
+------+----------+--------------------+--------+-----------+--------+-----------+---------+-------+
\`\`\`

The values of each standard form are computed once, and the period of an equivalent code follows from
that of the form: it is the same, and the preperiod is larger by the shift. (If the form is periodic from
heap 0 on, some of the heaps before it, whose value is 0, may belong to the period too; that is looked
at.) For long ranges \`--out FILE\` writes each row as soon as it is known, with its CRC-32, and \`--resume\` goes on
after the last one, if no row before was altered. [All octal codes of up to three digits](octal-table.md) were classified in this way.

## One position

\`tweedle nimber\` prints the nimber of an impartial position of any rulesets, by the fastest way that they
have:

\`\`\`console
$ tweedle nimber 'game.grid.Cram(Grid.Empty(5,7))'
1
$ tweedle nimber 'game.heap.Kayles("20") + game.heap.TakeAndBreak("0.137")(1000000)'
0
\`\`\`

Cram on 6 rows of 7 has the nimber 5; that took three minutes of one processor.

## Misère play

The player who moves last loses in misère play, and Grundy values no longer tell who wins. The *genus* of a position
tells more: it is written g^abc…, where g is the Grundy value in normal play and a, b, c, … are those in
misère play of the position alone, with one heap of two beside it, with two of them, and so on; the last two
repeat for ever (Guy and Smith; Conway, *On Numbers and Games*, ch. 12). Of a game that is equal to a heap of Nim the size alone is
written, 2 for 2^20; of another one that is as good as heaps of Nim beside Nim one digit where there are two, 2^2; and of all
others every digit, also where a heap of Nim has the same. The language writes them alike.

A heap is *like Nim* if it behaves like a position of Nim in sums of such heaps; then its genus is all that is needed. Of sums of
others Tweedle finds the genus by misère canonical forms, as far as memory allows. This depends on the rules of the code. *Winning Ways* (ch. 13)
calls a game *tame* if all that it leads to has a genus of Nim, and \`.MisereCanonicalForm.IsTame\` says that of the form: row 7 of Kayles is like
Nim, but one may come to wild rows from it.

\`\`\`console
$ tweedle grundy 0.77 --misere --to 9
Kayles, 0.77 in misère play
+------+---------+-------+----------+
| Heap | Outcome | Genus | Like Nim |
+===================================+
| 0    | N       | 0     | yes      |
| 1    | P       | 1     | yes      |
| 2    | N       | 2     | yes      |
| 3    | N       | 3     | yes      |
| 4    | P       | 1     | yes      |
| 5    | N       | 4^146 | no       |
| 6    | N       | 3     | yes      |
| 7    | N       | 2^2   | yes      |
| 8    | N       | 1^1   | yes      |
| 9    | P       | 4^046 | no       |
+------+---------+-------+----------+
$ tweedle grundy 0.77 --misere --sum 3,4,5
Kayles, 0.77 in misère play
+-------+---------+-------+----------+
| Heap  | Outcome | Genus | Like Nim |
+====================================+
| 3+4+5 | N       | 6^46  |          |
+-------+---------+-------+----------+
\`\`\`

More than the genus is told by the [misère quotient](quotients.md), which gives the outcome of each sum of heaps.

### Misère canonical forms

Two impartial games are equal in misère play if beside every third one the same player wins. Every game has a simplest one that
it is equal to, and \`.MisereCanonicalForm\` gives that of any impartial position, not of heaps alone. In the language such a
game is a list of its options behind a star: \`*[2]\` is the heap of two, \`*[[2],1]\` moves to what has that heap as its only
option, or to the heap of one.

\`\`\`console
$ tweedle eval 'game.heap.Kayles(5).MisereCanonicalForm' '*[2] + *[2]' '*[[2]] + *[2]' '*[[2]] - *[2]'
*[2[2]321]
*[2[2]]
*[2[#2]]
*[2[#-2]]
$ tweedle eval '(*[[2],1]).Genus' '(*[[2],1]).Mate' '(*[[*[4]+*[2]]]).Partitions' '(*[[[2]]]).Link(*[2]+*[2])'
2^1420
*[2#0]
[[*[2],*[4[2#-2]]],[*[4],*[4[2#-4]]]]
*[((2#1)21)32]
\`\`\`

It is printed as in *Winning Ways*: the names of the options in a row, \`2#\` for the game whose only option is 2, \`2[2]\` for 2 + 2,
\`2[#-2]\` for what beside 2 is \`2#\`, and parentheses round the options of an option. \`*[42]\` is printed of the game with the options
4 and 2, while a program means a heap of 42 by it. So such a text is read by
\`game.misere.MisereCanonicalGame("*[42]")\`; heaps of ten and more are printed as \`<10>\`.

Sums can be cancelled: there is at most one game that beside H is G, and it is \`G - H\`. So a game has *parts*, and is a sum of
*prime* games, perhaps in several ways. The mate of a game loses beside it for the player who moves; two games are linked if beside
a third one both do. \`IsTame\`, \`IsRestive\` and others say what the genus tells of sums; the
[reference](reference.md) has their definitions.
`;export{e as default};