var e=`# Quantum variants, and bids for moves

Two ways to play any ruleset by other rules: moves that are made at once in several positions, and moves that are bid for.

## Quantum variants

In a quantum variant the game may be in several positions at once. Such a set of positions is a *superposition*, and the positions in it are
its *realisations*. A player superposes two moves: each realisation gives one new realisation for each of the two that is valid in it, and is gone if neither is
(Dorbec and Mhalla, *Toward quantum combinatorial games*, arXiv 1701.02193). Each of the two must be valid in some realisation.

When a player may make one move alone, a *classical* move, the flavour says:

| flavour | a classical move is allowed |
|---|---|
| \`A\` | never |
| \`B\` | if it is the only move that the player has in all realisations together |
| \`C\` | if it is valid in every realisation |
| \`C'\` | if it is valid in every realisation in which the player has a move at all |
| \`D\` | always |

\`.QuantumVariant(flavour)\` of a position is the position in this game. It has values, options and outcomes like any other. Here are the Grundy values of two heaps
of quantum Nim in which all moves are superposed, as the paper has them:

\`\`\`console
$ tweedle eval '[[game.heap.Nim("\\(m),\\(n)").QuantumVariant("A").NimValue for n in 0..4] for m in 0..2]'
[[0,0,1,2,3],[0,0,3,1,2],[1,3,1,0,6]]
\`\`\`

A heap of one is lost there: it has one move, and nothing to superpose it with. The flavours differ soon:

\`\`\`console
$ tweedle eval '[game.grid.Domineering("...|...").QuantumVariant(f).CanonicalForm for f in ["A","B","C","C'"'"'","D"]]'
[-1Miny(2),-1,{2|-1/2},{2|-1/2},{2|-1/2}]
\`\`\`

Between realisations stands \`~\`, and between heaps \`&\`. The ruleset has the variant, too, and reads such texts:

\`\`\`console
$ tweedle eval 'game.heap.Nim("2,1").QuantumVariant("D").BestMoves(Left)' 'game.heap.Nim.QuantumVariant("D")("0 & 1 ~ 2 & 0").NimValue'
{Nim.QuantumVariant("D").Position("1 & 1"),Nim.QuantumVariant("D").Position("0 & 1 ~ 1 & 1")}
2
\`\`\`

\`.QuantumVariant(flavour, width => 3)\` superposes up to three moves (Burke, Ferland and Teng, *Quantum combinatorial games: structures and computational
complexity*, arXiv 2011.03704). The width is at most 64. With n moves there are about n²/2 superposed ones, and the number of superpositions grows fast, so that only small positions are valued.

In a match the name of a superposed move is the names of both:

\`\`\`console
$ tweedle play 'game.heap.Nim("2,1").QuantumVariant("D")' --left perfect --right perfect
1. Left (perfect): 1: take 1 -> 1 & 1
2. Right (perfect): 1: take 1 -> 0 & 1
3. Left (perfect): 2: take 1 -> 0 & 0
Left (perfect) wins.
\`\`\`

### Which moves are the same

A move is played in each realisation in which a move of *the same name* is valid: the name that the ruleset gives it in play, such as \`a1-b1\`. Heaps keep their places, also when they are empty,
so that \`2: take 1\` means the second heap everywhere; heaps that come of one heap share its place, and are numbered there. Edges and vertices of graphs have
the letters that they get at the start of a match. In a ruleset that a program declares, on heaps a move is the number that is taken and what is left,
so that two ways to leave the same heaps are one move, and on a board or a strip it is the cells that change and what stands there then:

\`\`\`console
$ tweedle eval 'singleton class Coins extends game.strip.StripRuleset override def CharMap := ".o"; class Position(strip as Strip) extends ImpartialGame override def Options := [Position(strip.Updated({at => 0, at + k => 0})) for at in strip.FindAll(1) for k in [0,1] where strip[at + k] == 1]; end end' '[Coins("oo.ooo").QuantumVariant(f).NimValue for f in ["A","B","C","D"]]'
Coins
[5,5,1,5]
\`\`\`

Where the moves of a ruleset have no such names (End-Nim and Moore's Nim, which number their heaps anew; Sprouts; a class with other variables), there is no quantum variant,
and the message says so. Nor is there one where answers are entailed, or where [points](scoring.md) count, which differ between the realisations.

## Bids for moves

In a *bidding game* the players do not move in turn. They hold a budget of chips together, and one of them holds a marker. Before each
move both bid, at the same time: a number of their chips, and the holder may add the marker.

- The higher bid wins. If both bids are equal, the holder of the marker wins by it.
- The winner gives the chips of the bid to the other player, and the marker if it was in the bid or broke a tie.
- Then the winner makes a move. If the winner has none, the other player has won the game.

This is the discrete Richman auction of Kant, Larsson, Rai and Upasany (*Bidding combinatorial games*, arXiv 2207.08073). With a budget of 0 it is play in turn, and the holder of the marker moves first. One player wins against every bid of the other one,
so that the outcome is a list: who wins, for each holder of the marker and each number of Left's chips.

\`\`\`console
$ tweedle eval '(*).BiddingOutcome(2)' 'game.grid.Domineering("..|..").BiddingOutcome(3)' '(*).BiddingOutcome(2)[Left][1]'
{Left => [Right,Left,Left], Right => [Right,Right,Left]}
{Left => [Right,Right,Left,Left], Right => [Right,Right,Left,Left]}
Right
\`\`\`

The first list is for the marker with Left. Its first entry is for no chips of Left, the next for one, and so on.

More chips are never worse. The marker is worth one chip at most: if Left wins with the marker, Left wins without it and with one chip more. But the marker may do harm, as in the game in which nobody can
move: the holder cannot bid less than the other, and has to move.

\`\`\`console
$ tweedle eval '0.BiddingOutcome(1)'
{Left => [Right,Right], Right => [Left,Left]}
\`\`\`

The outcome depends on the form of a game, and not on its value alone: \`* + *\` is 0 in normal play.

\`\`\`console
$ tweedle eval '(game.heap.Nim(1) + game.heap.Nim(1)).BiddingOutcome(1)'
{Left => [Right,Left], Right => [Right,Left]}
\`\`\`

A budget has up to 10,000 chips. Games in which play may go round, or in which answers are entailed, have no such outcomes here.
`;export{e as default};