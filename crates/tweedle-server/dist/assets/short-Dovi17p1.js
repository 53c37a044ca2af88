var e=`# Temperature, infinitesimals, pictures

What there is to know of a short game in canonical form, besides its value. All of it is asked for in the language and from Rust; each
method has an entry in the [reference](reference.md), and each function of the engine names its source.

## Thermographs

A thermograph shows the stops of a game when each move costs *t*. Values grow to the left, as in *Winning Ways*, and *t* upwards.

\`\`\`console
$ tweedle draw thermograph '{3||2|1}' --columns 40
                {3||2|1}
        mean 9/4, temperature 3/4
                          ⢰          1
                          ⢸
                          ⣸
                        ⢀⠔⠛⠒⢄        3/4
                      ⡠⠒⠁    ⠑⢆
                   ⣀⠔⠉         ⠉⠢⣀   1/2
                ⢀⠤⠊              ⢸
              ⡠⠒⠁                ⢸
           ⣀⠔⠉                   ⢸   1/4
        ⢀⠤⠊                      ⢸
      ⡠⠒⠁                        ⢸
  ⠤⠤⠴⠭⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠼⠤⠤⠄0
    3    11/4     5/2    9/4     2
\`\`\`

As SVG, \`TikZ\` or PNG it goes into a file, by the ending of its name: \`-o t.svg\`, \`-o t.tex\`, \`-o t.png\`. \`--below-zero\` begins at
temperature −1, where one sees how numbers and infinitesimals are played, and \`--scaffolds\` goes on with the scaffolds, dashed,
above where they meet:

![The thermograph of {7|5||1/2*}, from temperature -1 up, with its scaffolds](pictures/thermograph.svg)

Several games are drawn over each other: \`tweedle draw thermograph '{4||2|0}' '{3|-1}' '{10|2||-5}'\`.

![Three thermographs in one picture](pictures/thermographs.svg)

In the language a thermograph is printed as CGSuite prints it: the mast, and for Left and for Right the temperatures of the corners,
from above, and the slopes between them. \`Urgency(t)\` reads from the slopes below a temperature who can move there with sente.

\`\`\`console
$ tweedle eval '{4||2|0}.Thermograph' '{4||2|0}.Thermograph.Urgency(1)' '{4||2|0}.OrthodoxOptions(Right, 1)'
Thermograph(5/2,[3/2],[0,-1],5/2,[3/2,1],[0,1,0])
"Right's sente"
{{2|0}}
\`\`\`

## Step by step

\`tweedle explain --steps\` tells the way to a value: which options are dominated, and by what; which are reversible, through what, and what
is in their place; how mex gives a nimber; how the thermograph is built up from those of the options; and who wins. A form in braces is taken as it is
written.

\`\`\`console
$ tweedle explain --steps '{0,1,{1|-9}|2}'
The option '{1|-9}'
  The option '{1|-9}' has the options {1|-9}.
  No option is dominated or reversible.
  The canonical form is {1|-9}.

The form '{0,1,'{1|-9}'|2}'
  The form '{0,1,'{1|-9}'|2}' has the options {0, 1, {1|-9}|2}.
  Left's option 0 is dominated by 1: 0 < 1. What is left is {1, {1|-9}|2}.
  Left's option {1|-9} is reversible through -9, Right's answer, which is at most the game itself: Left's options of -9 are in its place, nothing. What is left is {1|2}.
  The value is 3/2: the simplest number such that no option of Left is at least it, and no option of Right is at most it.

Who wins
  Left, moving first, wins by the option 1: it is at least 0, so that Right, moving next, does not win.
  Right, moving first, loses: no option is at most 0, so that Left, moving next, wins.
  The outcome is L.
\`\`\`

Of a position it begins with the moves, and of a sum with its terms. The page has the same under *Step by step* (question \`steps\`).

## Two games of cooling

Rectangles of Domineering, and what they are when they are cooled by 1 (Conway, *On Numbers and Games*, ch. 10; *Winning Ways*,
ch. 5, has the same values):

\`\`\`console
$ tweedle eval '[[game.grid.Domineering(Grid.Empty(m,n)).CanonicalForm for n from m to 6] for m from 1 to 3]'
[[0,-1,-1,-2,-2,-3],[+-1,{2|-1/2},Miny(2),1/2,{1Miny(2)|-1}],[+-1,-3/2,-1,{-1|-7/2}]]
$ tweedle eval '[game.grid.Domineering(Grid.Empty(2,n)).CanonicalForm.Cool(1) for n from 2 to 6]'
[*,{1|1/2},0,1/2,*]
\`\`\`

In Blockbusting (Berlekamp, "Blockbusting and Domineering", 1988) the players buy the parcels of a street, and Left has a point for
each two neighbouring ones that are both hers. All streets cooled by 1 are numbers, or numbers and ∗. On a street that is
all free, five more parcels are one more point:

\`\`\`console
$ tweedle eval '[game.strip.Blockbusting(Strip.Empty(n)).CanonicalForm for n from 1 to 8]'
[*,0,{1|0},{1*|*},{2*|1*||0},1,1*,{2*|1*}]
$ tweedle eval '[game.strip.Blockbusting(Strip.Empty(n)).CanonicalForm.Cool(1) for n from 1 to 16]'
[0,0,1/2,1/2,3/4,1,1,3/2,3/2,7/4,2,2,5/2,5/2,11/4,3]
\`\`\`

## Cooling and heating

\`Cool(t)\` lets each move cost *t*, for any *t* above −1, and \`Heat(t)\` lets it gain *t*, which may be any game. \`Freeze\` cools by the
temperature, \`Chill\` and \`Warm\` by 1 as in Go. \`Overheat(s,t)\` makes integers into copies of *s*.

\`\`\`console
$ tweedle eval '{3||2*|1*}.Cool(1/2)' '^.Heat(2)' '{4||2|0}.Freeze' '(7/16).Overheat(0,0)'
{5/2|2*}
{2||0|-4}
5/2*
^[3]
\`\`\`

Cooling respects sums. Heating need not: 2∗ ≥ 1, and heated by 1 they are {3|1} and 1, which are confused.

## Sums of hot games

Who moves in a sum of hot games looks at their thermographs. \`CompoundWall(games, player)\` is the wall of the compound thermograph:
Left, who moves first, is sure of a stop that is at least his wall at any temperature from 0 up. The strategy \`thermostrat\` moves by
it ([Strategies and proofs](strategies.md)).

\`G.CouponScore(player, coupons)\` is the score of play beside a stack of coupons: in each turn one moves in the game or takes the
greatest coupon. Beside many coupons, from a temperature down to 0 in small steps, scores come near the walls of the thermograph
(Berlekamp's enriched environment).

\`\`\`console
$ tweedle eval 'CompoundWall([{6|2},{5||3|-3}], Left)' '({6|2} + {5||3|-3}).LeftStop' '{4||2|0}.CouponScore(Left, [2,3/2,1,1/2])'
Trajectory(7,[2],[0,-1])
9
4
\`\`\`

## Infinitesimals

\`AtomicWeight\` says how many ups an infinitesimal is like; all dicots have one, and some others
(\`IsAtomic\`). \`ReducedCanonicalForm\` is the game without its infinitesimals. \`UptimalExpansion\` has the multiples
of ↑, ↑², ↑³ and so on, with a minus after a negative one.

\`\`\`console
$ tweedle eval '{^^|0||0}.AtomicWeight' 'Tiny(2).AtomicWeight' '{2^|1*}.ReducedCanonicalForm' '(3/4 + ^ - ^<3> + *2).UptimalExpansion'
0
0
{2|1}
3/4*2.101-
\`\`\`

A flower of Hackenbush is a green stalk with petals on top that are all blue or all red, such as \`e(l;l)\`: its atomic weight is 1
if they are blue and −1 if they are red (*Winning Ways*, ch. 7).

\`\`\`console
$ tweedle eval '[game.graph.Hackenbush(s).AtomicWeight for s in ["el","e(l;l)","eee(r;r)"]]'
[1,1,-1]
\`\`\`

## Products and ordinal sums

\`NortonProduct(U)\`, \`ConwayProduct(H)\`, \`OrdinalProduct(H)\`, and \`G:H\`, the ordinal sum. \`Subordinate(B)\` finds what stands on \`B\` in an
ordinal sum; \`PowTo(x)\` and \`Pow(x)\` generalise \`^[n]\` and \`^<n>\`.

\`\`\`console
$ tweedle eval '(1/2).NortonProduct(^)' '^.PowTo(3)' '^.Pow(2)' '(-13/16).Subordinate(-1)'
{^^*|v*}
^[3]
^<2>
3/8
\`\`\`

Positions, forms and values (of misère games, too, as the forms that they are) can be played together in more ways than as a sum (Conway, *On Numbers and Games*, ch. 14):
\`ConjunctiveSum\` and \`SelectiveSum\`, where one moves in both, or in one or both; \`ContinuedConjunctiveSum\`,
\`DiminishedDisjunctiveSum\` and \`ShortenedSelectiveSum\`, which end later or sooner; and \`SequentialCompound\`, one after the other.
\`Remoteness(player)\` and \`Suspense(player)\` say how long play lasts if the winner hurries, and if he takes his time. They decide
conjunctive sums: the least remoteness counts, or the greatest suspense, and who wins makes the last of an odd number of moves.

\`\`\`console
$ tweedle eval 'g := game.heap.Nim("2,2"); h := game.heap.Nim("1,2"); [g.Suspense(Left), h.Suspense(Left), g.ContinuedConjunctiveSum(h).OutcomeClass]'
[2,3,N]
$ tweedle eval '(*2).SelectiveSum(*2).CanonicalForm' '(*2).ShortenedSelectiveSum(*2).CanonicalForm' '(*2).DiminishedDisjunctiveSum(*2).CanonicalForm'
*4
*3
*
\`\`\`

## Which moves make the value

\`SensibleOptions(player)\` are the moves from which the canonical form comes, one for each of its options. Where an option of
the canonical form is no option of the position, \`SensibleLines(player)\` has the line of play that leads to it, with the
opponent's reversing moves.

\`\`\`console
$ tweedle eval 'game.strip.ToadsAndFrogs("tt..ff").SensibleOptions(Left)' "'{^,*|0,^}'.SensibleLines(Left)"
{ToadsAndFrogs.Position("t.t.ff")}
[[^,*,0],[*]]
\`\`\`

## All games of a day

\`BornBy(n)\` has all games born by day *n*: 1, 4, 22 and 1,474 of them for *n* = 0 to 3. So one can search for games with some property,
such as those of temperature 1/2.

\`\`\`console
$ tweedle eval 'BornBy(3).Size' 'BornBy(2).Filter(g -> g.Temperature == 1/2)'
1474
{{0|-1},{0,*|-1},{1|0},{1|0,*},{1|*},{*|-1}}
\`\`\`

The games born by a day are a distributive lattice (Calistrate, Paulhus and Wolfe). Day 2:

![The Hasse diagram of the 22 games born by day 2](pictures/day-2.svg)

It is \`tweedle draw hasse 'BornBy(2).ToList'\`; any games can be drawn so, up to 400.

Subsets have names of their own: \`BornBy(3).Filter(g -> g.IsAllSmall)\` are the dicots. \`TransitiveBornBy(n)\` are the hereditarily
transitive games: one of their forms is such that two moves of a player on end reach nothing that he could not reach by one. There
are 1, 4, 18, 176 and 11,363 of them up to day 4, as others counted (OEIS A260970). Each day's are a lattice, from day 2 on not a
distributive one: -1/2, 0, v*, * and 1/2 are a pentagon.

\`\`\`console
$ tweedle eval 'TransitiveBornBy(4).Size' 'BornBy(3).Filter(g -> g.IsAllSmall).Size'
11363
67
\`\`\`

\`G.Join(H, day)\` and \`G.Meet(H, day)\` are bounds among the games of a day, up to day 4. \`Simplest(property)\` searches day by day.
\`RandomGames(day, count, seed)\` draws at random: up to day 3 all games are as likely, on day 4 all forms without dominated
options.

\`\`\`console
$ tweedle eval '0.Join(*,2)' 'Simplest(g -> g.Temperature == 3/4 and g.Mean == 1/4)' 'RandomGames(3, 3, 1).Apply(g -> g.Mean)'
1/2
{1|-1/2}
[1,1/4,-3/4]
\`\`\`

## Other pictures

\`tweedle draw tree G\` draws a game tree, \`tweedle draw followers G\` the graph of all followers. Blue lines are moves of Left, red ones,
dashed in graphs, those of Right. A position without a word before it is drawn as it lies on the table: a board, a strip, dominoes, heaps, a graph, dots
and lines, and a sum as its terms side by side. Left's edges in Hackenbush are full, Right's double, and those of either player dashed.

![The game tree of ±{1, {2|-1/2}}](pictures/tree.svg)
![A position of Clobber](pictures/clobber.svg)
![A position of Hackenbush](pictures/hackenbush.svg)

\`tweedle draw moves P\` shows what can be moved to from a position, with values and with who wins. What a move has changed is marked,
and a thick frame is around the moves that win. Moves to the same position, up to symmetry, are one. \`--depth 2\` shows the answers, too.

\`\`\`console
$ tweedle draw moves 'game.grid.Clobber("xo.|oxo")'
1 x o .
2 o x o
  a b c
Left:
  a1xa2      ∗ (N)
  b2xb1  ×2  ↑ (L)  wins
  a1xb1      ∗ (N)
  b2xc2      ∗ (N)
Right:
  b1xb2  ⇓∗ (R)  wins
  a2xa1  ↑∗ (N)
  a2xb2  ⇓∗ (R)  wins
  b1xa1  ↑∗ (N)
  c2xb2  ⇓∗ (R)  wins
\`\`\`

![The moves from a position of Clobber](pictures/moves.svg)

Numbers and nimbers are drawn, too: those of a list as points, and those of a list of lists as colours. The least is darkest, so
that one sees the P-positions of a table of nimbers at once. Here they are those of two heaps in Wythoff's game:

\`\`\`console
$ tweedle draw heat-map '[[game.heap.Wythoff(i,j).NimValue for j from 0 to 11] for i from 0 to 7]'
    0  1  2  3  4  5  6  7  8  9 10 11

0   0  1  2  3  4  5  6  7  8  9 10 11
1   1  2  0  4  5  3  7  8  6 10 11  9
2   2  0  1  5  3  4  8  6  7 11  9 10
3   3  4  5  6  2  0  1  9 10 12  8  7
4   4  5  3  2  7  6  9  0  1  8 13 12
5   5  3  4  0  6  8 10  1  2  7 12 14
6   6  7  8  1  9 10  3  4  5 13  0  2
7   7  8  6  9  0  1  4  5  3 14 15 13
\`\`\`

![Nimbers of Wythoff's game](pictures/wythoff.svg)

\`tweedle draw plot 'game.heap.Kayles.NimValueSequence(100)' --first 1\` draws points over 1, 2, 3, ...

In the language \`L.DrawPlot(first)\`, \`L.DrawHeatMap\`, \`G.Draw\`, \`G.DrawTree(depth)\`, \`G.DrawFollowers\`, \`P.DrawMoves(depth)\`, \`[G,H].DrawHasse\`, \`[G,H].DrawThermographs\` and \`T.Plot\` of a thermograph are pictures: printed as text, and
written by \`ToSvg\`, \`ToTikz\` and \`ToText(columns)\`. A paper needs no more than the package \`tikz\` to \`\\input\` such a picture.

\`x.ToLatex\` writes any value for mathematics in LaTeX, \`x.ToHtml\` for a page, by MathML, and \`x.ToUnicode\` with the signs of the
books. The folder \`examples/paper\` of the sources has a paper whose values,
table and pictures are computed by the script beside it.
`;export{e as default};