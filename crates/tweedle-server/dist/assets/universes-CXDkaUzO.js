var e=`# Misère games in universes

In misère play a player who cannot move wins. Two games G and H are equal if beside every third game X the
same player wins G + X and H + X, both if Left begins and if Right begins. In normal play a game plus its negative is 0; in misère play
only 0 itself is equal to 0, so long as X may be any game. So not every X is allowed: G and H are
compared beside the games of a *universe*.

## Universes

A universe is a set of games that is closed under options, under sums, under the exchange of the players, and under
forming {A|B} of games in it, with at least one option for each player. There are four of them here, each in the next one:

- *Dicot* games: in each follower both players can move, or neither can. Clobber is dicot.
- *Dead-ending* games: a player who has no move never has one again, after any moves of the other one. Domineering is
  dead-ending.
- *Blocking* games: where a player has no move, each move of the opponent leads to such an end again, or he can answer it by a
  move to one.
- All games.

The same recursion compares games modulo each of them, with another condition for ends of play (Larsson, Nowakowski and Santos,
*Absolute combinatorial game theory*). A square of four cells in Domineering is
lost in misère play by the player who begins, and yet it is not equal to 0, which is won by him:

\`\`\`console
$ tweedle universe 'game.grid.Domineering("..|..")'
Form           {{0|}|{|0}}
Modulo         dead-ending games
Simplest form  {{0|}|{|0}}
Outcome        P
Invertible     no
\`\`\`

Without \`--universe\` the smallest one is taken that has the game in it. The sum of one free move for Left and one for Right
is equal to 0 beside dead-ending games, and not beside all: a third game may give a player moves again.

\`\`\`console
$ tweedle universe '{{|0}|{0|}}' 0 --universe DeadEnding
{{|0}|{0|}} = 0 modulo dead-ending games
$ tweedle universe '{{|0}|{0|}}' 0 --universe All
{{|0}|{0|}} is confused with 0 modulo all misère games
Beside {|{{0|0}|0}}, if Left moves first, Left loses {{|0}|{0|}} and wins 0.
Beside {{{0|{0|0}}|}|}, if Left moves first, Left loses 0 and wins {{|0}|{0|}}.
\`\`\`

If G ≥ H fails, there is a game in the universe that shows it. It is found, and checked by play, and told as above.

## Simplest forms

As in normal play, dominated options are dropped and reversible options are bypassed until one form is left that all equal games
have in common. There is one thing more: if a reversible option is bypassed and nothing comes in its place, a *tombstone*
\`#\` stays among the options. The player to whom it belongs wins if he is to move, as if he could not.

\`\`\`console
$ tweedle universe '{0,{{0|0}|0}|{0|0}}' --universe Dicot
Form           {0,{{0|0}|0}|{0|0}}
Modulo         dicot games
Simplest form  {#,0|{0|0}}
Outcome        N
Invertible     yes
\`\`\`

In the language these are values, which are added, negated and compared:

\`\`\`console
$ tweedle eval 'g := UniverseForm("{0|0}", universe => "Dicot"); [g + g == g - g, (g + g).SimplestForm, g.In("DeadEnding").Inverse]'
[true,UniverseForm("0","Dicot"),Nothing]
$ tweedle eval 'game.grid.Clobber("xoxo").MisereForm(universe => "Dicot")'
UniverseForm("{0,{0|0},{0|{0|0}}|0,{0|0},{{0|0}|0}}","Dicot")
$ tweedle eval 'game.grid.Domineering("..|..|..").MisereForm(universe => "Dicot")'
error[wrong-kind-of-game]: This game is not one of the dicot games: in its follower \`{|0}\` Left cannot move, and Right can, to \`0\`.
 --> input:1:1
  |
1 | game.grid.Domineering("..|..|..").MisereForm(universe => "Dicot")
  | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  |
help: Take a larger universe: dicot games are dead-ending, these are blocking, and \`All\` has all misère games.
\`\`\`

Strips of Domineering of two rows, in simplest form, with their outcomes:

\`\`\`console
$ tweedle eval '(1..3).Apply(n -> game.grid.Domineering(Grid.Empty(2,n)).MisereForm("DeadEnding").Text)'
["{0|}","{{0|}|{|0}}","{{{0|}|{|0}},{{0|}|}|{{|0}|#,0}}"]
$ tweedle eval '(1..6).Apply(n -> game.grid.Domineering(Grid.Empty(2,n)).MisereForm("DeadEnding").OutcomeClass)'
[R,P,L,N,R,P]
\`\`\`

A form is *invertible* if its sum with some game is 0; then that is its conjugate. Modulo dead-ending and blocking games, exactly
those games are invertible that are equal to a form without followers of outcome P (Siegel, *On the general dead-ending universe of
partizan games*; Davies and Milley). An end, where one player can never move, is such a form:

\`\`\`console
$ tweedle eval 'g := UniverseForm("{0,{0|}|}", universe => "DeadEnding"); [g.IsPFree, g.IsInvertible, g.IsStrong(Right)]'
[true,true,true]
\`\`\`

## Days

Day by day there are 1, 2, 9 and 1268 simplest forms beside dicot games; 1, 4 and 196 beside dead-ending games; 1, 4 and 220
beside blocking games; 1, 4 and 256 beside all. Each line is a form, its outcome, and a \`1\` for each form of the list that it is at
least:

\`\`\`console
$ tweedle universe --day 2 --universe Dicot
0	N	100000010
{#,0|{0|0}}	N	111010110
{0,{0|0}|0,{0|0}}	N	001010010
{0,{0|0}|0}	L	001111011
{0|0,{0|0}}	R	000010000
{0|0}	P	000011000
{0|{0|0}}	R	000010100
{{0|0}|#,0}	N	000000010
{{0|0}|0}	L	000000011
$ tweedle eval '["Dicot","DeadEnding","Blocking","All"].Apply(name -> (0..2).Apply(day -> UniverseDay(day, name).Size))'
[[1,2,9],[1,4,196],[1,4,220],[1,4,256]]
\`\`\`

## Universes by their ends

A dead end is a game in which one player never has a move. Some dead ends determine a universe: the least one that has them in it, with their followers, conjugates and sums, and what dicotic closure
adds. Its name is \`Ends(...)\` with the ends. Here is the universe of single spare moves, where \`{|0}\` is one of Right's:

\`\`\`console
$ tweedle eval '(0..2).Apply(day -> UniverseDay(day, "Ends({|0})").Size)' '[UniverseForm("{{|0}|{0|}}", u) == UniverseForm("0", u) for u in ["DeadEnding","Ends({|0})","Dicot"]]'
[1,4,194]
[true,true,true]
$ tweedle eval 'game.grid.Domineering("..|..").MisereForm(universe => "Ends({|0})")' 'game.grid.Domineering("...|...").MisereForm(universe => "Ends({|0})")'
UniverseForm("{{0|}|{|0}}","Ends({|0})")
UniverseForm("{{{0|}|{|0}},{{0|}|}|{{|0}|#,0}}","Ends({|0})")
\`\`\`

Whether a form is at least another one is decided, as in each universe whose ends can be listed (Siegel, arXiv 2312.16259): a form of height h is strong if its player wins beside each sum of ends that can be played to 0 in h - 1
moves. \`.Certificate\` proves it, and its check plays these sums. An inverse, if there is one, is the conjugate, as in each universe of misère play (Davies and Yadav, arXiv 2410.06924), so that \`.IsInvertible\` compares one sum with 0.

A universe has one name: conjugates, followers and sums of ends are in it anyhow, so that \`Ends({0|})\` and \`Ends({|0},{|{|0}})\` are \`Ends({|0})\`. The command and the questions take these names, too:

\`\`\`console
$ tweedle universe '{{|0}|{0|}}' 0 --universe 'Ends({0|})'
{{|0}|{0|}} = 0 modulo games of the universe Ends({|0})
$ tweedle universe 'UniverseForm("{|0,{|0}}", "Ends({|0})")' 0
{|0,{|0}} is confused with 0 modulo games of the universe Ends({|0})
Beside {0|0}, if Right moves first, Left loses {|0,{|0}} and wins 0.
Beside 0, if Right moves first, Left loses 0 and wins {|0,{|0}}.
$ tweedle eval 'UniverseForm("{|0}", "Ends({0|})") < UniverseForm("0", "Ends({|0})")' 'UniverseForm("{|0}", "Ends({|0})") < UniverseForm("0", "Ends({|{|0,{|0}}})")'
false
error[wrong-kind-of-game]: These games are compared modulo different universes: games of the universe Ends({|0}), and games of the universe Ends({|{|0,{|0}}}).
 --> input 2:1:1
  |
1 | UniverseForm("{|0}", "Ends({|0})") < UniverseForm("0", "Ends({|{|0,{|0}}})")
  | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  |
help: \`.In("DeadEnding")\` is the same form, to be compared modulo dead-ending games.
\`\`\`

## Certificates

A proof that G ≥ H answers each demand of the comparison: for each Right option of G and each Left option of H an option or a
reply, and a test where a player has no moves. \`--certificate FILE\` writes it, and \`--check FILE\` checks it without any search.

\`\`\`console
$ tweedle universe '{0,{0|0}|0}' '{0|0}' --universe Dicot
{0,{0|0}|0} > {0|0} modulo dicot games
Beside 0, if Left moves first, Left loses {0|0} and wins {0,{0|0}|0}.
\`\`\`

Games that are played for points are compared by the same recursion: see [Scoring games](scoring.md).
`;export{e as default};