var e=`# Misère quotients

In normal play the Grundy value of each heap is enough: the sum of some heaps is lost by the player who is to move if and only if their
values add up to 0. In misère play that is not so. Two heaps may have the same genus, and yet behave differently beside a third one. Plambeck
and Siegel (*Misère quotients for impartial games*, Journal of Combinatorial Theory A 115, 2008) found what comes in
the place of Grundy values.

## Elements

Take some games, such as the heaps of Kayles up to 9, and all sums of them. Call two sums *equal* if beside each third sum of the same games
the same player wins in misère play. Equal sums can be put in each other's place, and so they can be added. The classes of equal sums are called
*elements*, and all of them the *misère quotient*. Sums are written as products: \`ab2\` is the sum of one game a and two games b, and \`1\` is
the sum of nothing. The elements of sums that are lost by the player who is to move are the *P-portion*.

\`\`\`console
$ tweedle grundy 0.77 --misere --quotient --to 9 --sum 1,2,3
Kayles, 0.77: the misère quotient of the heaps 1 to 9
order 18, of which 6 are in P; it changed last at heap 9
wild
no period is proved: larger heaps may change it
kernel of order 8, of which 1 in P: regular, normal
generators: a = heap 1, b = heap 2, c = heap 5, d = heap 9
elements of the heaps: a b ab a c ab b ab2 d
P: a d ac b2 ac2 ad2
idempotents: 1 b2 c2 d2
relations: a2 = 1, bd = bc, cd = b2, b3 = b, bc2 = b, c3 = c, d3 = d
1+2+3: element b2, outcome P
\`\`\`

Nine heaps, and infinitely many sums of them: there are only 18 elements. Heap 1 is called a and heap 2 is called b. Heap 3 is \`ab\`: it can be replaced by one
heap of one and one of two. Heaps 5 and 9 are new. To find who wins a sum, multiply the elements, rewrite the
product by the relations, and look whether it is in P. For heaps 1, 2 and 3 the product is a · b · ab = a²b², which is b² because of
a² = 1, and that is in P.

## In the language

\`.MisereQuotient(n)\` of a ruleset on heaps is a value that answers questions. Its elements are values, too: they are multiplied, raised to
powers and compared.

\`\`\`console
$ tweedle eval 'q := game.heap.TakeAndBreak("0.77").MisereQuotient(60)' 'q.Phi(5) * q.Phi(7)' '(q.Phi(5) * q.Phi(7)).IsP' 'q.Phi([5,7])^2' 'q.Outcome([5,7])' 'q.WinningMoves([5,7])'
MisereQuotient(Order => 40, POrder => 9)
bc
false
b2
N
[[5,[1,3]],[7,[1,5]]]
\`\`\`

\`Phi\` takes a heap to its element, or a list of heaps to that of their sum. \`q.Element("b3a")\` reads a word. \`Relations\`, \`Idempotents\`,
\`Kernel\`, \`IsRegular\` and others tell how the quotient is built; \`tweedle doc MisereQuotient\` has the list.

Any impartial game has a quotient: that of itself and all its followers. So do positions on boards, games that are written as
canonical forms, and sets of games.

\`\`\`console
$ tweedle eval '(*4).MisereQuotient.Presentation' 'game.grid.Cram("....|....").MisereQuotient.Tame' '(*[[2],1]).MisereQuotient' '{*2, game.heap.Kayles(5)}.MisereQuotient.Order'
"<a,b,c | a2 = 1, c2 = b2, b3 = b, b2c = c>"
2
MisereQuotient(Order => 12, POrder => 3)
12
\`\`\`

What is asked of such a quotient is a position or a game, which must be made of the same games:

\`\`\`console
$ tweedle eval 'g := game.heap.Kayles("3,5"); q := g.MisereQuotient;' 'q.Phi(g)' 'q.WinningMoves(g)' 'q.Phi(*5)'
abc
[Kayles.Position("1,5"),Kayles.Position("3,3"),Kayles.Position("3,1,2"),Kayles.Position("3,2,1")]
error[wrong-kind-of-game]: \`*5\` is not made of the games of this quotient.
 --> input 4:1:7
  |
1 | q.Phi(*5)
  |       ^^
  |
help: They are the followers of those of which the quotient was asked.
\`\`\`

## Who wins a position

\`tweedle analyze --misere\` tells misère play of a position, too: who wins, by which moves, and of an impartial position its element in the misère quotient of
all its followers.

\`\`\`console
$ tweedle analyze --misere 'game.heap.Kayles("5,4,1")'
Kayles.Position("5,4,1")

Value        *4
Outcome      N, the player who moves first wins
Misère       N, the player who moves first wins in misère play
Quotient     c, in a misère quotient of 12 elements, of which 3 are lost
Mean         0
Temperature  0
Birthday     4

  5         4
  4         1
  1         1
  nim sum   4

Winning move: row 1 pin 3, worth 0
+----------------+----------+-------+---------+------+
| Move           | Moves to | Value | Outcome | Best |
+====================================================+
| row 1 pin 1    | 4,4,1    | *     | N       |      |
| row 1 pin 2    | 1,3,4,1  | *2    | N       |      |
| row 1 pin 3    | 2,2,4,1  | 0     | P       | best |
| row 1 pin 4    | 3,1,4,1  | *2    | N       |      |
| row 1 pin 5    | 4,4,1    | *     | N       |      |
| row 1 pins 1-2 | 3,4,1    | *3    | N       |      |
| row 1 pins 2-3 | 1,2,4,1  | *3    | N       |      |
| row 1 pins 3-4 | 2,1,4,1  | *3    | N       |      |
| row 1 pins 4-5 | 3,4,1    | *3    | N       |      |
| row 2 pin 1    | 5,3,1    | *6    | N       |      |
| row 2 pin 2    | 5,1,2,1  | *6    | N       |      |
| row 2 pin 3    | 5,2,1,1  | *6    | N       |      |
| row 2 pin 4    | 5,3,1    | *6    | N       |      |
| row 2 pins 1-2 | 5,2,1    | *7    | N       |      |
| row 2 pins 2-3 | 5,1,1,1  | *5    | N       |      |
| row 2 pins 3-4 | 5,2,1    | *7    | N       |      |
| row 3 pin 1    | 5,4      | *5    | N       |      |
+----------------+----------+-------+---------+------+

In misère play 5 moves win: row 1 pin 1; row 1 pin 3; row 1 pin 5; row 2 pins 2-3; row 3 pin 1
\`\`\`

\`play --misere\`, with its hints and the answers to \`why\`, and \`solve --misere\` use quotients without being asked. A sum is walked through first, as far as 16,384 positions. If that does not do, the quotient is learnt, from positions of
the parts alone: up to 65,536 of them, with up to 1,024 different parts, and up to 1,024 elements. It then answers for every position of the match at once. Where these bounds do not do, who wins is searched for, which is slow; for heaps of one code \`.MisereQuotient(n)\` reaches farther.

\`\`\`console
$ tweedle solve --misere 'game.grid.Cram("....|....") + game.grid.Cram("...|...|...") + game.heap.Kayles("9,8,7")'
N: the player who moves first wins.
\`\`\`

If no quotient is found within these bounds, the walk goes on.

## Tame and wild

The quotient of Nim with heaps below 2ⁿ has 2ⁿ + 2 elements (2 if n is 1, and 1 if n is 0). A quotient of this form is *tame*, and the games
in it are played like Nim. All others are *wild*. Kayles is like Nim up to heap 4 and wild from heap 5 on:

\`\`\`console
$ tweedle eval '(1..9).Apply(n -> game.heap.Kayles.MisereQuotient(n).Tame)'
[1,2,2,2,Nothing,Nothing,Nothing,Nothing,Nothing]
\`\`\`

The *kernel* is the smallest set of elements that products with any element do not lead out of. It is a group, and beside it the game is almost
normal play: if the quotient is *normal*, two sums with the same Grundy value are the same element of the kernel, once they are
multiplied by its identity.

## For all heaps

A larger heap may change the quotient. It tells elements apart that were equal, because it is one more thing that can stand beside them. For Kayles the orders are 2, 6, 12,
18, 24, 32 and 40, and heap 27 is the last that changes it. That is proved by a period: if the elements of the heaps repeat with period p
from heap n₀ on, and do so up to heap 2n₀ + 2p + k, where a move takes at most k counters, then they repeat for ever (for codes whose moves leave up to
two heaps).

\`\`\`console
$ tweedle eval 'q := game.heap.Kayles.MisereQuotient(170)' '[q.LastChange, q.Period]'
MisereQuotient(Order => 40, POrder => 9)
[27,Periodicity(Period => 12, Preperiod => 71, Saltus => 0)]
\`\`\`

Not every quotient is finite. \`tweedle codes --misere\` goes through a range of octal codes:

\`\`\`console
$ tweedle codes 0.1..0.7 --misere --steps 10^4
+------+----------+-------+-------+---+-------------+--------+-----------+-------+-------------+
| Code | Name     | Class | Order | P | Last change | Period | Preperiod | Heaps | End         |
+==============================================================================================+
| 0.1  |          | tame  | 2     | 1 | 1           | 1      | 2         | 4     | proved      |
| 0.2  |          | tame  | 2     | 1 | 2           | 2      | 1         | 4     | proved      |
| 0.3  |          | tame  | 2     | 1 | 1           | 2      | 1         | 4     | proved      |
| 0.4  |          | wild  | 24    | 5 | 15          |        |           | 25    | steps 10000 |
| 0.5  |          | tame  | 2     | 1 | 1           | 2      | 1         | 7     | proved      |
| 0.6  | Officers | wild  | 48    | 7 | 12          |        |           | 14    | steps 10000 |
| 0.7  |          | tame  | 2     | 1 | 1           | 2      | 1         | 7     | proved      |
+------+----------+-------+-------+---+-------------+--------+-----------+-------+-------------+
\`\`\`

A code is called wild as soon as the quotient of its heaps up to one is wild: if all its heaps were tame, those would be, too. It is called tame if a period is proved. For each code the search ends at
a heap (\`--to\`), an order (\`--most\`) or a number of steps (\`--steps\`), and the table says which one it was. Steps are counted and time is not, so
that the table is the same each time. \`--out FILE\` keeps each row as soon as it is known, and \`--resume\` goes on after the last one.
\`--certificates FOLDER\` writes a certificate of each quotient, such as \`0.77.json\`. [All codes of up to three digits](misere-table.md) were classified in this way.

## Pictures

\`draw hasse\` draws a quotient by divisibility, as pictures in papers do: elements that divide each other stand together, and lines lead down to multiples. The identity is at the top, the kernel, which is a group, at the bottom; elements of the
P-portion are in brackets. With \`-o\` it is a file for LaTeX or SVG, and in the language \`.DrawHasse\`.

\`\`\`console
$ tweedle draw hasse 'game.heap.Kayles.MisereQuotient(5)'
                1, [a], c, [ac]
                       ⡇
                       ⡇
                       ⡇
     b, ab, [b²], bc, ab², abc, b²c, ab²c
\`\`\`

## Proofs

A quotient is guessed first, and then proved. The proof is that no element of P has an option in P, and that each
other sum has one; finitely many pairs of an element and a set of elements are looked at for that. \`--certificate FILE\` writes all that somebody else needs,
and \`tweedle grundy --check FILE\` reads it. In the language the same text is \`.Certificate\`.
`;export{e as default};