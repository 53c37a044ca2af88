var e=`# Reference of the language

This page is made from the tables of the program, which run each example. \`tweedle doc NAME\` shows an
entry, and so does \`:doc NAME\` in a session. A parameter with a question mark can be left out. What stands
after the colon is the class of the result.

## Classes and their methods

A class has the methods of those that it extends, too.

### Zero

The game 0, in which nobody can move.

Extends Integer, Nimber.

### Integer

An integer: so many free moves for Left, or for Right if negative.

Extends DyadicRational, GeneralizedOrdinal.

#### Div(n: Integer): Integer

The whole part of a quotient, without what comes after the point.

\`\`\`text
> (-7).Div(2)
-3
\`\`\`

#### Gcd(n: Integer): Integer

The greatest common divisor; 0 of two zeros.

\`\`\`text
> 12.Gcd(-18)
6
\`\`\`

#### Isqrt: Integer

The square root, rounded down; an error of a negative integer.

\`\`\`text
> 99.Isqrt
9
\`\`\`

#### Lb: Integer

The logarithm to base 2, rounded down; an error of an integer below 1.

\`\`\`text
> 1000.Lb
9
\`\`\`

#### IsEvil: Boolean

Whether the binary expansion has an even number of ones; of a negative integer that of its absolute value.

\`\`\`text
> 5.IsEvil
true
\`\`\`

#### IsOdious: Boolean

Whether the binary expansion has an odd number of ones; of a negative integer that of its absolute value.

\`\`\`text
> 7.IsOdious
true
\`\`\`

#### IsTwoPower: Boolean

Whether it is 1, 2, 4, 8 and so on.

\`\`\`text
> 32.IsTwoPower
true
\`\`\`

#### IsSmallInteger: Boolean

Whether it fits into 32 bits.

\`\`\`text
> (2^31).IsSmallInteger
false
\`\`\`

#### IsSquare: Boolean

Whether it is the square of an integer.

\`\`\`text
> 49.IsSquare
true
\`\`\`

### DyadicRational

An integer over a power of 2, which is a short game.

Extends Rational, Uptimal, Pseudonumber.

### Rational

A rational number; also \`inf\` and \`-inf\`.

Extends SurrealNumber.

#### Abs: NormalValue

The absolute value.

Also of GeneralizedOrdinal.

\`\`\`text
> (-3/4).Abs
3/4
\`\`\`

#### Sign: Integer

1, 0 or -1, as the number is positive, zero or negative.

Also of GeneralizedOrdinal.

\`\`\`text
> (-3/4).Sign
-1
\`\`\`

#### Floor: Integer

The greatest integer that is not greater.

\`\`\`text
> (-3/4).Floor
-1
\`\`\`

#### Ceiling: Integer

The least integer that is not less.

\`\`\`text
> (-3/4).Ceiling
0
\`\`\`

#### Numerator: Integer

The numerator in lowest terms.

\`\`\`text
> (6/8).Numerator
3
\`\`\`

#### Denominator: Integer

The denominator in lowest terms.

\`\`\`text
> (6/8).Denominator
4
\`\`\`

#### Reciprocal: Rational

1 divided by the number.

\`\`\`text
> (3/4).Reciprocal
4/3
\`\`\`

#### Max(y: NormalValue): NormalValue

The greater of two numbers.

Also of GeneralizedOrdinal.

\`\`\`text
> (1/2).Max(1/3)
1/2
\`\`\`

#### Min(y: NormalValue): NormalValue

The lesser of two numbers.

Also of GeneralizedOrdinal.

\`\`\`text
> (1/2).Min(1/3)
1/3
\`\`\`

#### OutcomeClass: OutcomeClass

Who wins.

Also of GeneralizedOrdinal.

\`\`\`text
> (1/3).OutcomeClass
L
\`\`\`

#### IsNumber: Boolean

Whether this is a number, as all rationals are.

\`\`\`text
> (1/3).IsNumber
true
\`\`\`

#### IsInteger: Boolean

Whether the number is an integer.

\`\`\`text
> (1/3).IsInteger
false
\`\`\`

#### IsDyadic: Boolean

Whether the denominator is a power of 2.

\`\`\`text
> (1/3).IsDyadic
false
\`\`\`

#### Birthday: GeneralizedOrdinal

The day on which the number is born: \`omega\` if it is no short game, and later if it is infinite.

Also of GeneralizedOrdinal.

\`\`\`text
> [(1/3).Birthday, (omega-5).Birthday]
[ω,ω+5]
\`\`\`

### Nimber

\`*n\`, the value of a heap of Nim with n counters.

Extends ImpartialGame, Uptimal.

#### NimValue: Integer

The n of \`*n\`.

\`\`\`text
> (*5).NimValue
5
\`\`\`

#### MisereCanonicalForm: game.misere.MisereCanonicalGame

The heap of Nim as a game of misère play.

\`\`\`text
> (*3).MisereCanonicalForm
*[3]
\`\`\`

#### MisereQuotient(maxOrder?: Integer): game.misere.MisereQuotient

The misère quotient of a heap of Nim and all smaller ones, which is tame.

\`\`\`text
> (*4).MisereQuotient.Tame
3
\`\`\`

### Uptimal

The sum of a number, a multiple of \`^\` and a nimber.

Extends CanonicalShortGame.

### CanonicalShortGame

A short game in canonical form.

Extends CanonicalStopper.

#### ConwayProduct(that: Game): Game

Conway's product of the canonical forms: of numbers their product, of nimbers that in their field.

\`\`\`text
> (*4).ConwayProduct(*4)
*6
\`\`\`

#### Join(that: Game, day: Integer): CanonicalShortGame

The least game born by a day that is at least both games, up to day 4.

\`\`\`text
> [0.Join(*, 1), 0.Join(*, 2)]
[1,1/2]
\`\`\`

#### Meet(that: Game, day: Integer): CanonicalShortGame

The greatest game born by a day that is at most both games, up to day 4.

\`\`\`text
> 0.Meet(*, 2)
-1/2
\`\`\`

#### OutcomeClass: OutcomeClass

Who wins.

\`\`\`text
> {1|-1}.OutcomeClass
N
\`\`\`

#### MisereOutcomeClass: OutcomeClass

Who wins the canonical form under misère play, in which the player who cannot move wins.

\`\`\`text
> *.MisereOutcomeClass
P
\`\`\`

#### Options(player?: Player): Set

The options of a player, or of both.

\`\`\`text
> {2|0,*}.Options(Right)
{0,*}
\`\`\`

#### LeftOptions: Set

Left's options.

\`\`\`text
> ^.LeftOptions
{0}
\`\`\`

#### RightOptions: Set

Right's options.

\`\`\`text
> ^.RightOptions
{*}
\`\`\`

#### BestMoves(player: Player): Set

The options of a player: of a canonical form all are best, for none dominates another.

\`\`\`text
> {2|0,*}.BestMoves(Left)
{2}
\`\`\`

#### Stop(player: Player): Rational

The number that play comes to if the player moves first.

\`\`\`text
> {3|1}.Stop(Right)
1
\`\`\`

#### LeftStop: Rational

The number that play comes to if Left moves first.

\`\`\`text
> {3|1}.LeftStop
3
\`\`\`

#### RightStop: Rational

The number that play comes to if Right moves first.

\`\`\`text
> {3|1}.RightStop
1
\`\`\`

#### Mean: Rational

The mean value: what one of many copies is worth.

\`\`\`text
> {3|{1|-2}}.Mean
5/4
\`\`\`

#### Temperature: Rational

The temperature: how urgent it is to move, -1/2^k of a number over 2^k.

\`\`\`text
> {3|{1|-2}}.Temperature
7/4
\`\`\`

#### Birthday: Integer

The day on which the game is born: the height of its canonical form.

\`\`\`text
> {1|-1}.Birthday
2
\`\`\`

#### Followers: Set

The game and all that can be reached from it.

\`\`\`text
> ^.Followers
{0,*,^}
\`\`\`

#### FollowerCount: Integer

How many followers there are, the game among them.

\`\`\`text
> ^.FollowerCount
3
\`\`\`

#### StopCount: Integer

How many numbers play can stop at, counted in the whole tree.

\`\`\`text
> {1||0|-1}.StopCount
3
\`\`\`

#### Cool(t: Rational): CanonicalShortGame

The game in which each move costs t, for t above -1; a number where t is above the temperature. Numbers stay as they are from their temperature on.

\`\`\`text
> {3|1}.Cool(1/2)
{5/2|3/2}
\`\`\`

#### Chill: CanonicalShortGame

The game cooled by 1.

\`\`\`text
> {3|1*}.Chill
2*
\`\`\`

#### Freeze: CanonicalShortGame

The game cooled by its temperature: its mean and an infinitesimal. Numbers stay as they are.

\`\`\`text
> {4||2|0}.Freeze
5/2*
\`\`\`

#### Heat(t: Game): CanonicalShortGame

The game in which each move gains t, and numbers stay as they are.

\`\`\`text
> ^.Heat(2)
{2||0|-4}
\`\`\`

#### Overheat(s: Game, t: Game): CanonicalShortGame

The game in which integers are copies of s, and each other move gains t.

\`\`\`text
> (7/16).Overheat(0, 0)
^[3]
\`\`\`

#### Warm: CanonicalShortGame

The game overheated from \`1*\` to 1, which undoes chilling in games such as those of Go.

\`\`\`text
> (1/2).Warm
{1|*}
\`\`\`

#### CouponScore(player: Player, coupons: List): Rational

The score beside a stack of coupons if the player begins: in each turn one moves in the game or takes the greatest coupon, and in the end the score is the stop of what is left.

\`\`\`text
> {4||2|0}.CouponScore(Left, [3/2,1,1/2])
3
\`\`\`

#### OrthodoxOptions(player: Player, t: Rational): Set

The options of a player that are best at the temperature t: their walls, with the cost of the move, are the player's wall.

\`\`\`text
> {4,{9|3}|0}.OrthodoxOptions(Left, 1/2)
{4}
\`\`\`

#### IsAtomic: Boolean

Whether the game has an atomic weight.

\`\`\`text
> Tiny(2).IsAtomic
true
\`\`\`

#### StarProjection: CanonicalShortGame

The game with x for each \`x*\`.

\`\`\`text
> {2*|1*}.StarProjection
{2|1}
\`\`\`

#### Companion: CanonicalShortGame

The game of the companions of the options, and of 0 besides for Left if it is at least 0, for Right if it is at most 0.

\`\`\`text
> {1|0}.Companion
{1|*}
\`\`\`

#### IsUptimal: Boolean

Whether the game is a number, a nimber and multiples of \`^\`, \`^<2>\`, \`^<3>\` and so on.

\`\`\`text
> ^[3].IsUptimal
true
\`\`\`

#### UptimalExpansion: Object

The number, the nimber and the multiples of \`^\`, \`^<2>\`, \`^<3>\` and so on of an uptimal.

\`\`\`text
> (3/4 + ^ - ^<3> + *2).UptimalExpansion
3/4*2.101-
\`\`\`

#### IsZero: Boolean

Whether the game is 0.

\`\`\`text
> (* + *).IsZero
true
\`\`\`

#### IsNumber: Boolean

Whether the game is a number.

\`\`\`text
> {1|2}.IsNumber
true
\`\`\`

#### IsPseudonumber: Boolean

The same as \`IsNumber\` for a short game.

\`\`\`text
> ^.IsPseudonumber
false
\`\`\`

#### IsInteger: Boolean

Whether the game is an integer.

\`\`\`text
> (1/2).IsInteger
false
\`\`\`

#### IsOrdinal: Boolean

Whether the game is an integer from 0 up.

\`\`\`text
> (-1).IsOrdinal
false
\`\`\`

#### IsNimber: Boolean

Whether the game is \`*n\` for some n.

\`\`\`text
> (*3).IsNimber
true
\`\`\`

#### IsInfinitesimal: Boolean

Whether the game is less than all positive numbers and greater than all negative ones.

\`\`\`text
> ^.IsInfinitesimal
true
\`\`\`

#### IsNumberish: Boolean

Whether the game is a number and an infinitesimal: both stops are equal.

\`\`\`text
> (2+^).IsNumberish
true
\`\`\`

#### IsAllSmall: Boolean

Whether in every follower either both players can move or neither.

\`\`\`text
> {0||0|-1}.IsAllSmall
false
\`\`\`

#### IsFinite: Boolean

Whether the game is finite, as all short games are.

\`\`\`text
> {1|-1}.IsFinite
true
\`\`\`

#### IsLoopfree: Boolean

Whether play cannot go on for ever, as in all short games.

\`\`\`text
> {1|-1}.IsLoopfree
true
\`\`\`

#### IsPlumtree: Boolean

Whether the only loops are from a follower to itself; a short game has none.

\`\`\`text
> ^.IsPlumtree
true
\`\`\`

#### IsStopper: Boolean

Whether no play with alternating moves goes on for ever, as in all short games.

\`\`\`text
> ^.IsStopper
true
\`\`\`

#### IsStopperSided: Boolean

Whether both sides of the game are stoppers, as of all short games.

\`\`\`text
> ^.IsStopperSided
true
\`\`\`

#### NimSum(that: GeneralizedOrdinal): GeneralizedOrdinal

The sum of two ordinals as nimbers: for integers, their binary digits without carries.

Also of GeneralizedOrdinal.

\`\`\`text
> [5.NimSum(3), (omega*5+1).NimSum(omega*3)]
[6,ω×6+1]
\`\`\`

#### NimProduct(that: GeneralizedOrdinal): GeneralizedOrdinal

The product of two ordinals as nimbers, as far as such products are known.

Also of GeneralizedOrdinal.

\`\`\`text
> [4.NimProduct(4), (omega^2).NimProduct(omega)]
[6,2]
\`\`\`

#### NimDiv(that: Integer): Integer

The quotient of two integers from 0 up as nimbers.

\`\`\`text
> 6.NimDiv(4)
4
\`\`\`

#### NimExp(n: Integer): GeneralizedOrdinal

The power of an ordinal as a nimber; of an infinite one with an exponent from 0 up.

Also of GeneralizedOrdinal.

\`\`\`text
> [2.NimExp(2), omega.NimExp(3)]
[3,2]
\`\`\`

#### NimInverse: Integer

The reciprocal of an integer from 1 up as a nimber.

\`\`\`text
> 2.NimInverse
3
\`\`\`

#### NimSqrt: Integer

The square root of an integer from 0 up as a nimber.

\`\`\`text
> 24.NimSqrt
16
\`\`\`

#### NimLog(base: Integer): Integer

The least exponent whose nim power of the base is this integer, which is below 2^64.

\`\`\`text
> 3.NimLog(2)
2
\`\`\`

#### NortonProduct(unit: Game): CanonicalShortGame

Norton's product: for an integer so many copies of the unit, for others as they are played with incentives of the unit.

\`\`\`text
> (1/2).NortonProduct(^)
{^^*|v*}
\`\`\`

#### Subordinate(base: Game): CanonicalShortGame

The game H such that this game is \`base:H\`, where its options tell it; the base may be a form.

\`\`\`text
> (-13/16).Subordinate(-1)
3/8
\`\`\`

#### PowTo(x: Game): CanonicalShortGame

The ordinal sum of the game and of what stands on 1 in x: of \`^\` and n it is \`^[n]\`.

\`\`\`text
> ^.PowTo(3)
^[3]
\`\`\`

#### Pow(x: Pseudonumber): CanonicalShortGame

The x-th power of a game \`{0|H}\`: of \`^\` and n it is \`^<n>\`.

\`\`\`text
> ^.Pow(2)
^<2>
\`\`\`

#### IsEven: Boolean

Whether every play in the canonical form lasts an even number of moves, no matter who makes them.

\`\`\`text
> 4.IsEven
true
\`\`\`

#### IsOdd: Boolean

Whether every play in the canonical form lasts an odd number of moves, no matter who makes them.

\`\`\`text
> (*).IsOdd
true
\`\`\`

#### IsEvenTempered: Boolean

Whether every play in the canonical form comes to a number after an even number of moves.

\`\`\`text
> {2|0||-1|-3}.IsEvenTempered
true
\`\`\`

#### IsOddTempered: Boolean

Whether every play in the canonical form comes to a number after an odd number of moves.

\`\`\`text
> {2|0}.IsOddTempered
true
\`\`\`

#### LeftIncentives: Set

What Left gains by her moves: the differences of her options and the game.

\`\`\`text
> (^*).LeftIncentives
{v,v*}
\`\`\`

#### RightIncentives: Set

What Right gains by his moves: the differences of the game and his options.

\`\`\`text
> (^*).RightIncentives
{^*}
\`\`\`

#### Incentives: Set

What the players gain by their moves, without what is less than something else among it.

\`\`\`text
> (^*).Incentives
{^*}
\`\`\`

#### IsIdempotent: Boolean

Whether the game added to itself is itself; of the short games only 0 is such a one.

\`\`\`text
> (*).IsIdempotent
false
\`\`\`

#### IsNumberTiny: Boolean

Whether the game is a number, or the sum of one and of \`Tiny(g)\` or \`Miny(g)\` for some g both of whose stops are positive.

\`\`\`text
> (2+Tiny(1)).IsNumberTiny
true
\`\`\`

#### DrawTree(depth?: Integer): Picture

The game tree as a picture, so many moves deep, 12 if no number is given.

\`\`\`text
> {1|*}.DrawTree(1).ToTikz.Substring(1, 15)
"% Game tree of "
\`\`\`

#### DrawFollowers: Picture

The followers as a graph, each once.

\`\`\`text
> {1|*}.DrawFollowers.ToTikz.Substring(1, 15)
"% Followers of "
\`\`\`

#### Thermograph: Thermograph

The thermograph: the mast, and for Left and for Right the temperatures of the corners from above and the slopes between them.

\`\`\`text
> {4||2|0}.Thermograph
Thermograph(5/2,[3/2],[0,-1],5/2,[3/2,1],[0,1,0])
\`\`\`

#### MisereForm(universe: String): UniverseForm

The canonical form of normal play as a game of misère play, in simplest form modulo a universe.

\`\`\`text
> ^.MisereForm("Dicot")
UniverseForm("{0|{0|0}}","Dicot")
\`\`\`

#### ScoringForm: UniverseForm

The canonical form of normal play as a scoring game in which every end has the score 0. This keeps the order and sums.

\`\`\`text
> 2.ScoringForm
ScoringForm("<<0|^0>|^0>")
\`\`\`

Also: \`ReducedForm\` (see AffineGame), \`Conjugate\` (see AffineGame), \`Separate\` (see AffineGame), \`IsCheck\` (see AffineGame), \`IsLeftCheck\` (see AffineGame), \`IsRightCheck\` (see AffineGame), \`IsQuiet\` (see AffineGame), \`IsConway\` (see AffineGame), \`IsImpartial\` (see AffineGame), \`ImmediateNimbers\` (see AffineGame), \`ProtectedNimbers\` (see AffineGame), \`Remoteness\` (see Position), \`Suspense\` (see Position), \`MisereRemoteness\` (see Position), \`MisereSuspense\` (see Position).

### Pseudonumber

\`on\`, \`off\`, a number, or a number and \`over\` or \`under\`.

Extends CanonicalStopper.

### CanonicalStopper

A game in canonical form in which no alternating play is endless.

Extends StopperSidedValue, Game.

#### Tiny: CanonicalStopper

The game \`{0||0|-G}\`, which is tiny where G is more than 0.

\`\`\`text
> on.Tiny
Tiny(on)
\`\`\`

#### Miny: CanonicalStopper

The game \`{G|0||0}\`, the negative of \`G.Tiny\`.

\`\`\`text
> 2.Miny
Miny(2)
\`\`\`

#### IsStable: Boolean

Whether both varieties beside the degree are the same.

\`\`\`text
> over.IsStable
true
\`\`\`

#### Upsum(h: CanonicalStopper): CanonicalStopper

The sum with endless play won by Left.

\`\`\`text
> over.Upsum(under)
over
\`\`\`

#### Downsum(h: CanonicalStopper): CanonicalStopper

The sum with endless play won by Right.

\`\`\`text
> over.Downsum(under)
under
\`\`\`

#### Degree: CanonicalStopper

The degree of loopiness: the upsum of the game and its negative, 0 for all short games.

\`\`\`text
> {pass|3/2}.Degree
over
\`\`\`

#### Variety: CanonicalStopper

What the game is besides its degree: both varieties, where they are the same.

\`\`\`text
> {*|pass}.Variety
^<on>
\`\`\`

#### UpsumVariety(degree: CanonicalStopper): CanonicalStopper

The upsum of the game and of what its negative and the negative of an idempotent degree have as downsum.

\`\`\`text
> upon.UpsumVariety(upon.Degree)
v<on>
\`\`\`

#### DownsumVariety(degree: CanonicalStopper): CanonicalStopper

The downsum of the game and of what its negative and an idempotent degree have as upsum.

\`\`\`text
> upon.DownsumVariety(upon.Degree)
v<on>
\`\`\`

#### Options(player?: Player): Set

The options of a player, or of both.

\`\`\`text
> over.Options(Right)
{over}
\`\`\`

#### LeftOptions: Set

Left's options.

\`\`\`text
> over.LeftOptions
{0}
\`\`\`

#### RightOptions: Set

Right's options.

\`\`\`text
> over.RightOptions
{over}
\`\`\`

#### Followers: Set

The game and all that can be reached from it.

\`\`\`text
> over.Followers
{0,over}
\`\`\`

#### FollowerCount: Integer

How many followers there are, the game among them.

\`\`\`text
> over.FollowerCount
2
\`\`\`

#### Stop(player: Player): Pseudonumber

The pseudonumber that play comes to if the player moves first.

\`\`\`text
> {on|0}.Stop(Left)
on
\`\`\`

#### LeftStop: Pseudonumber

The pseudonumber that play comes to if Left moves first.

\`\`\`text
> over.LeftStop
over
\`\`\`

#### RightStop: Pseudonumber

The pseudonumber that play comes to if Right moves first.

\`\`\`text
> over.RightStop
over
\`\`\`

#### StrongStop(player: Player): Pseudonumber

The stop without the \`over\` or \`under\` that may stand beside its number.

\`\`\`text
> {pass|3/2}.StrongStop(Left)
3/2
\`\`\`

#### PowTo(x: CanonicalStopper): CanonicalStopper

The ordinal sum of the game and of what stands on 1 in x.

\`\`\`text
> ^.PowTo(on)
^[on]
\`\`\`

#### Pow(x: CanonicalStopper): CanonicalStopper

The x-th power of a game \`{0|H}\`.

\`\`\`text
> ^.Pow(on)
^<on>
\`\`\`

#### Subordinate(base: CanonicalStopper): CanonicalStopper

The game H such that this game is \`base:H\`, where its options tell it.

\`\`\`text
> (upon+*).Subordinate(*)
on
\`\`\`

### StopperSidedValue

A loopy value both of whose sides are stoppers, \`over & v\`.

Extends SidedValue.

#### Onside: CanonicalStopper

The game with endless play won by Left; for a stopper it is the stopper itself.

\`\`\`text
> dud.Onside
on
\`\`\`

#### Offside: CanonicalStopper

The game with endless play won by Right; for a stopper it is the stopper itself.

\`\`\`text
> dud.Offside
off
\`\`\`

### SidedValue

A loopy value: what it is with endless play won by Left, and with endless play won by Right.

Extends NormalValue.

#### IsZero: Boolean

Whether the game is 0.

\`\`\`text
> over.IsZero
false
\`\`\`

#### IsNumber: Boolean

Whether the game is a number.

\`\`\`text
> over.IsNumber
false
\`\`\`

#### IsInteger: Boolean

Whether the game is an integer.

\`\`\`text
> over.IsInteger
false
\`\`\`

#### IsOrdinal: Boolean

Whether the game is an integer from 0 up.

\`\`\`text
> on.IsOrdinal
false
\`\`\`

#### IsNimber: Boolean

Whether the game is a nimber.

\`\`\`text
> upon.IsNimber
false
\`\`\`

#### IsUptimal: Boolean

Whether the game is the sum of a number, ups and a nimber.

\`\`\`text
> upon.IsUptimal
false
\`\`\`

#### IsAllSmall: Boolean

Whether the game is short and all small.

\`\`\`text
> upon.IsAllSmall
false
\`\`\`

#### IsLoopfree: Boolean

Whether play cannot go on for ever.

\`\`\`text
> over.IsLoopfree
false
\`\`\`

#### IsFinite: Boolean

Whether the game is finite, as all loopy games of the language are.

\`\`\`text
> dud.IsFinite
true
\`\`\`

#### IsPseudonumber: Boolean

Whether the game is \`on\`, \`off\`, a number, or a number and \`over\` or \`under\`.

\`\`\`text
> over.IsPseudonumber
true
\`\`\`

#### IsStopper: Boolean

Whether no play with alternating moves goes on for ever.

\`\`\`text
> dud.IsStopper
false
\`\`\`

#### IsStopperSided: Boolean

Whether both sides are stoppers.

\`\`\`text
> dud.IsStopperSided
true
\`\`\`

#### IsPlumtree: Boolean

Whether the game is a stopper whose only loops are from a follower to itself.

\`\`\`text
> upon.IsPlumtree
true
\`\`\`

#### IsNumberTiny: Boolean

Whether the game is the sum of a number and of some \`Tiny(g)\` or \`Miny(g)\`.

\`\`\`text
> Tiny(over).IsNumberTiny
true
\`\`\`

#### IsInfinitesimal: Boolean

Whether both sides are stoppers and all of their stops are 0, \`over\` or \`under\`.

\`\`\`text
> upon.IsInfinitesimal
true
\`\`\`

#### IsNumberish: Boolean

Whether the game is a number and an infinitesimal.

\`\`\`text
> {pass|3/2}.IsNumberish
true
\`\`\`

#### IsIdempotent: Boolean

Whether the game added to itself is itself.

\`\`\`text
> over.IsIdempotent
true
\`\`\`

#### OutcomeClass: OutcomeClass

Who wins, or whether it is a draw.

\`\`\`text
> (on - on).OutcomeClass
D
\`\`\`

### AffineGame

A form with infinities: the value of a game with entailing moves.

Extends Game.

#### OutcomeClass: OutcomeClass

Who wins.

\`\`\`text
> {oo|-5}.OutcomeClass
N
\`\`\`

#### Options(player?: Player): Set

The options of a player, or of both.

\`\`\`text
> {oo|0,*}.Options(Right)
{*,0}
\`\`\`

#### LeftOptions: Set

Left's options.

\`\`\`text
> {oo|0}.LeftOptions
{oo}
\`\`\`

#### RightOptions: Set

Right's options.

\`\`\`text
> {oo|0}.RightOptions
{0}
\`\`\`

#### Birthday: Integer

The height of the form.

\`\`\`text
> {oo|{0|-oo}}.Birthday
2
\`\`\`

#### NimValue: Object

The nimber, or the moon, that the game is worth among impartial games.

\`\`\`text
> (moon + *5).NimValue
☾
\`\`\`

#### Mean: Rational

The mean value among short games.

\`\`\`text
> {{oo|1}|0}.Mean
1
\`\`\`

#### Temperature: Rational

The temperature among short games.

\`\`\`text
> {{oo|1}|0}.Temperature
1
\`\`\`

#### ReducedForm: AffineGame

An equal form in which no option is dominated or reversible.

Also of CanonicalShortGame.

\`\`\`text
> {oo,5|0,1}.ReducedForm
{oo|0}
\`\`\`

#### Conjugate: AffineGame

The game with the players exchanged.

Also of CanonicalShortGame.

\`\`\`text
> {oo|0}.Conjugate
{0|-oo}
\`\`\`

#### Separate(h: AffineGame): Object

A game X and who moves first, such that Left wins h + X and not this game + X; \`Nothing\` if this game is at least h.

Also of CanonicalShortGame.

\`\`\`text
> 0.Separate({1|-oo})
[0,Left]
\`\`\`

#### IsCheck(player: Player): Boolean

Whether the player, moving next, can win at once by moving to his infinity.

Also of CanonicalShortGame.

\`\`\`text
> {oo|0}.IsCheck(Left)
true
\`\`\`

#### IsLeftCheck: Boolean

Whether Left, moving next, can win at once by moving to \`oo\`.

Also of CanonicalShortGame.

\`\`\`text
> {oo|0}.IsLeftCheck
true
\`\`\`

#### IsRightCheck: Boolean

Whether Right, moving next, can win at once by moving to \`-oo\`.

Also of CanonicalShortGame.

\`\`\`text
> {oo|0}.IsRightCheck
false
\`\`\`

#### IsQuiet: Boolean

Whether nobody can win at once by moving to his infinity.

Also of CanonicalShortGame.

\`\`\`text
> moon.IsQuiet
true
\`\`\`

#### IsConway: Boolean

Whether neither the game nor a follower is a check: it is then an ordinary game.

Also of CanonicalShortGame.

\`\`\`text
> {oo|0}.IsConway
false
\`\`\`

#### IsImpartial: Boolean

Whether the game and all its quiet followers are symmetric: Right's options are the conjugates of Left's.

Also of CanonicalShortGame.

\`\`\`text
> moon.IsImpartial
true
\`\`\`

#### ImmediateNimbers: String

The nimbers that an impartial game has as quiet options.

Also of CanonicalShortGame.

\`\`\`text
> (*2).ImmediateNimbers
"0, 1"
\`\`\`

#### ProtectedNimbers: String

The nimbers beside which a check of an impartial game wins.

Also of CanonicalShortGame.

\`\`\`text
> (*2).ProtectedNimbers
"none"
\`\`\`

### game.misere.MisereCanonicalGame

An impartial game in canonical form for misère play, \`*[[2],1]\`: two are equal if beside every third one the same player wins.

Extends ImpartialGame.

#### Options: List

The options, the least first: even games by their birthdays, how many options they have, and their genera, each with its sum with \`*[1]\` after it.

\`\`\`text
> (*[4,[3],0]).Options
[*[0],*[3#],*[4]]
\`\`\`

#### Birthday: Integer

The height of the tree.

\`\`\`text
> (*[[2],1]).Birthday
4
\`\`\`

#### Genus: Object

The genus: what the game is worth in normal play, and in misère play beside heaps of two counters.

\`\`\`text
> (*[[2],1]).Genus
2^1420
\`\`\`

#### NimValue: Integer

The nim-value in normal play.

\`\`\`text
> (*[[2],0]).NimValue
1
\`\`\`

#### MisereNimValue: Integer

The nim-value in misère play: 1 of the game without options, and else the least number that is not that of an option.

\`\`\`text
> (*[[2],0]).MisereNimValue
2
\`\`\`

#### MisereOutcomeClass: OutcomeClass

Who wins in misère play, in which the player who cannot move wins.

\`\`\`text
> (*[2]+*[2]).MisereOutcomeClass
P
\`\`\`

#### Mate: game.misere.MisereCanonicalGame

The mate, whose options are the mates of the options; that of 0 is 1. The game beside its mate is lost by who is to move.

\`\`\`text
> (*[[2],1]).Mate
*[2#0]
\`\`\`

#### IsEven: Boolean

Whether the game is even: its sum with \`*[1]\` is not one of its options. Of a game and that sum exactly one is even, and it is born a day earlier.

\`\`\`text
> [(*[2]).IsEven, (*[3]).IsEven]
[true,false]
\`\`\`

#### IsNimHeap: Boolean

Whether the game is a heap of Nim.

\`\`\`text
> (*[1,2,0]).IsNimHeap
true
\`\`\`

#### IsTame: Boolean

Whether the genus of the game and those of all its followers are genera of positions of Nim.

\`\`\`text
> (*[2]+*[2]).IsTame
true
\`\`\`

#### IsTameable: Boolean

Whether the genus is that of a position of Nim, the tameable options alone give that genus, and every other one has a tameable option of that genus, by which it can be reversed. Beside tame games it is as good as the position of Nim.

\`\`\`text
> (*[4,3,[1,[3,2]]]).IsTameable
true
\`\`\`

#### IsHalfTame: Boolean

Whether all options are tame, but not the game: it is restive or restless.

\`\`\`text
> (*[[2],0]).IsHalfTame
true
\`\`\`

#### IsRestive: Boolean

Whether all options are tame, but not the game, and its nim-value is 0 or 1; in misère play it is 2 or more.

\`\`\`text
> (*[[2],0]).IsRestive
true
\`\`\`

#### IsRestless: Boolean

Whether all options are tame, but not the game, and its nim-value is 2 or more; in misère play it is 0 or 1.

\`\`\`text
> (*[[2],1]).IsRestless
true
\`\`\`

#### IsGenerallyTame: Boolean

Whether the genus is that of a position of Nim, the options that are generally tame or generally restive alone give it, and every other one has a generally tame option of that genus. Beside Nim it is as good as that position.

\`\`\`text
> (*[[[2]],[[[2],0],0,1]]).IsGenerallyTame
true
\`\`\`

#### IsGenerallyRestive: Boolean

Whether the nim-value g is below 4, the misère nim-values are n and n xor 2 by turns where n is 2 or 3 and not g, and the options are as those of a generally tame game. Beside Nim it is as good as a heap of n if all heaps are below 4, and else as one of g.

\`\`\`text
> (*[[[2],2,0],[[2],3],1]).IsGenerallyRestive
true
\`\`\`

#### IsPrime: Boolean

Whether the game is neither \`*[0]\` nor \`*[1]\`, nor the sum of two games that are neither.

\`\`\`text
> [(*[2]).IsPrime, (*[[2]]).IsPrime]
[true,false]
\`\`\`

#### Parts: List

The even games, but \`*[0]\` and the game, that it or its sum with \`*[1]\` is a sum of and of another one; each is followed by that other one.

\`\`\`text
> (*[[2]]).Parts
[*[2],*[2[#-2]]]
\`\`\`

#### Partitions: List

All ways in which the game is a sum of even primes, and of \`*[1]\` if it is odd.

\`\`\`text
> (*[[*[4]+*[2]]]).Partitions
[[*[2],*[4[2#-2]]],[*[4],*[4[2#-4]]]]
\`\`\`

#### MisereMinus(h: game.misere.MisereCanonicalGame): Object

The one game that beside h is this game; \`Nothing\` if there is none.

\`\`\`text
> (*[[2]]).MisereMinus(*[2])
*[2[#-2]]
\`\`\`

#### IsLinkedTo(h: game.misere.MisereCanonicalGame): Boolean

Whether beside some game both this one and h are lost by who is to move: neither is an option of the other.

\`\`\`text
> (*[[[2]]]).IsLinkedTo(*[2]+*[2])
true
\`\`\`

#### Link(h: game.misere.MisereCanonicalGame): Object

A game beside which both this one and h are lost by who is to move; \`Nothing\` if one is an option of the other.

\`\`\`text
> (*[[[2]]]).Link(*[2]+*[2])
*[((2#1)21)32]
\`\`\`

#### Distinguisher(h: game.misere.MisereCanonicalGame): Object

A game beside which this one is lost by who is to move, and h is won; \`Nothing\` if they are equal.

\`\`\`text
> (*[[2]]).Distinguisher(*[2]+*[2])
*[(2#1)21]
\`\`\`

#### MisereQuotient(maxOrder?: Integer): game.misere.MisereQuotient

The misère quotient of a game in canonical form for misère play, and of all its followers.

\`\`\`text
> (*[[2],1]).MisereQuotient
MisereQuotient(Order => 12, POrder => 3)
\`\`\`

Also: \`ConjunctiveSum\` (see Game), \`SelectiveSum\` (see Game), \`ContinuedConjunctiveSum\` (see Game), \`DiminishedDisjunctiveSum\` (see Game), \`ShortenedSelectiveSum\` (see Game), \`SequentialCompound\` (see Game), \`OrdinalProduct\` (see Game), \`ConwayProduct\` (see Game).

### game.misere.MisereQuotient

The misère quotient of some impartial games: sums of them, where two are the same element if beside every third sum the same player wins in misère play.

#### DrawHasse: Picture

The Hasse diagram of the elements by divisibility: elements that divide each other stand together, the identity at the top and the kernel at the bottom; those of the P-portion are in brackets.

\`\`\`text
> game.heap.Kayles.MisereQuotient(4).DrawHasse.ToTikz.Substring(1, 17)
"% Misère quotient"
\`\`\`

#### Order: Integer

The number of elements.

\`\`\`text
> game.heap.Kayles.MisereQuotient(9).Order
18
\`\`\`

#### POrder: Integer

The number of elements of the P-portion.

\`\`\`text
> game.heap.Kayles.MisereQuotient(9).POrder
6
\`\`\`

#### Elements: List

The elements: the first is the identity, and those of shorter words come first.

\`\`\`text
> (*2).MisereQuotient.Elements
[1,a,b,ab,b2,ab2]
\`\`\`

#### PPortion: List

The elements of the sums that are lost by the player who is to move, the P-portion.

\`\`\`text
> (*2).MisereQuotient.PPortion
[a,b2]
\`\`\`

#### Generators: List

The generators \`a\`, \`b\` and so on: the elements of the heaps or games that are no sum of those before them.

\`\`\`text
> game.heap.Kayles.MisereQuotient(9).Generators
[a,b,c,d]
\`\`\`

#### GeneratorHeaps: Object

For each generator the first heap that it is; \`Nothing\` if it is no quotient of heaps.

\`\`\`text
> game.heap.Kayles.MisereQuotient(9).GeneratorHeaps
[1,2,5,9]
\`\`\`

#### GeneratorForms: Object

For each generator the canonical form for misère play of the first game that it is; \`Nothing\` of the heaps of a code, which have soon larger forms than memory holds.

\`\`\`text
> (*4).MisereQuotient.GeneratorForms
[*[1],*[2],*[4]]
\`\`\`

#### Relations: List

Relations that define the monoid, as texts. They rewrite each word to the first of its element.

\`\`\`text
> (*2).MisereQuotient.Relations
["a2 = 1","b3 = b"]
\`\`\`

#### Presentation: String

The generators and the relations between them, as they are written in the literature.

\`\`\`text
> (*2).MisereQuotient.Presentation
"<a,b | a2 = 1, b3 = b>"
\`\`\`

#### Heaps: Object

The last heap; \`Nothing\` if it is no quotient of heaps.

\`\`\`text
> game.heap.Kayles.MisereQuotient(9).Heaps
9
\`\`\`

#### LastChange: Object

The last heap of a code at which the quotient changed, 0 if no heap has a move; \`Nothing\` of other quotients.

\`\`\`text
> game.heap.Kayles.MisereQuotient(60).LastChange
27
\`\`\`

#### Period: Object

The period of the elements of the heaps of a code, if these heaps prove it: then this is the quotient of all heaps. \`Nothing\` if they do not.

\`\`\`text
> game.heap.TakeAndBreak("0.75").MisereQuotient(30).Period
Periodicity(Period => 2, Preperiod => 8, Saltus => 0)
\`\`\`

#### Tame: Object

The n for which it is the quotient of Nim with heaps below 2^n; \`Nothing\` if it is wild.

\`\`\`text
> [(*2).MisereQuotient.Tame, game.heap.Kayles.MisereQuotient(9).Tame]
[2,Nothing]
\`\`\`

#### IsTame: Boolean

Whether it is the quotient of Nim with heaps below some power of 2.

\`\`\`text
> game.heap.Kayles.MisereQuotient(4).IsTame
true
\`\`\`

#### IsRegular: Boolean

Whether exactly one element of the kernel is in the P-portion.

\`\`\`text
> game.heap.Kayles.MisereQuotient(60).IsRegular
true
\`\`\`

#### IsNormal: Boolean

Whether it is regular, and the kernel has the values of normal play: two sums have the same Grundy value exactly if the identity of the kernel takes them to the same element.

\`\`\`text
> game.heap.Kayles.MisereQuotient(60).IsNormal
true
\`\`\`

#### Idempotents: List

The elements that are their own squares.

\`\`\`text
> (*2).MisereQuotient.Idempotents
[1,b2]
\`\`\`

#### Kernel: List

The kernel, the least ideal: it is a group.

\`\`\`text
> (*2).MisereQuotient.Kernel
[b,ab,b2,ab2]
\`\`\`

#### KernelIdentity: game.misere.MisereQuotientElement

The identity of the kernel.

\`\`\`text
> (*2).MisereQuotient.KernelIdentity
b2
\`\`\`

#### Certificate: String

The quotient with what is needed to check it, as JSON. If it is of the heaps of a code, \`tweedle grundy --check\` reads it.

\`\`\`text
> game.heap.Kayles.MisereQuotient(9).Certificate.Length
692
\`\`\`

#### Phi(games: Object): game.misere.MisereQuotientElement

The element of a heap, by its size; of a game, which must be made of games of the quotient; or of a list of such, which is the sum of them.

\`\`\`text
> [game.heap.Kayles.MisereQuotient(9).Phi(9), game.heap.Kayles.MisereQuotient(9).Phi([9,3,2])]
[d,ab2c]
\`\`\`

#### Outcome(games: Object): OutcomeClass

The outcome of a heap, a game, or a list of such in misère play: \`P\` if the player who is to move loses, and \`N\` if that player wins.

\`\`\`text
> game.heap.Kayles.MisereQuotient(9).Outcome([1,2,3])
P
\`\`\`

#### WinningMoves(games: Object): List

The moves that win in misère play: of a list of heaps, each as the heap and the list of heaps that it leaves; of a position, the positions that they lead to.

\`\`\`text
> game.heap.Kayles.MisereQuotient(9).WinningMoves([5,2])
[[5,[1,3]],[2,[1]]]
\`\`\`

#### Element(word: String): game.misere.MisereQuotientElement

The element that a word of generators is.

\`\`\`text
> (*2).MisereQuotient.Element("b3a")
ab
\`\`\`

#### Mex(elements: List): Object

The element of a game whose options are of these elements, if the quotient stays the same with that game beside the others; \`Nothing\` if it does not.

\`\`\`text
> (*2).MisereQuotient.Mex([(*2).MisereQuotient.Element("a")])
1
\`\`\`

### game.misere.MisereQuotientElement

An element of a misère quotient, printed as a word of its generators: \`ab2\` is the sum of one a and two b, and \`1\` has nothing in it.

#### IsP: Boolean

Whether the element is in the P-portion: its sums are lost by the player who is to move.

\`\`\`text
> game.heap.Kayles.MisereQuotient(9).Phi([1,2,3]).IsP
true
\`\`\`

#### OutcomeClass: OutcomeClass

The outcome of the sums of the element in misère play.

\`\`\`text
> game.heap.Kayles.MisereQuotient(9).Phi(1).OutcomeClass
P
\`\`\`

#### IsIdempotent: Boolean

Whether the element is its own square.

\`\`\`text
> (*2).MisereQuotient.Element("b2").IsIdempotent
true
\`\`\`

#### Word: String

The first word of the element, as it is printed.

\`\`\`text
> (*2).MisereQuotient.Phi([*2,*2]).Word
"b2"
\`\`\`

#### Quotient: game.misere.MisereQuotient

The quotient that it is an element of.

\`\`\`text
> (*2).MisereQuotient.Phi(*2).Quotient.Order
6
\`\`\`

### UniverseForm

A form of misère play, of normal play or of scoring play, and the universe modulo which it is compared: two are equal if beside every game of that universe the same player wins, or the scores are the same.

Extends Game.

#### Thermograph: Thermograph

The thermograph of a scoring game of class \`"Milnor"\`, from temperature 0 up, where its walls are the stops.

\`\`\`text
> ScoringForm("<<9|2>|0>").Thermograph
Thermograph(2,[],[0],2,[2],[0,1])
\`\`\`

#### Mean: Rational

The mean of a scoring game of class \`"Milnor"\`: what n copies of it are worth, divided by n, as n grows.

\`\`\`text
> ScoringForm("<<4|1>|-2>").Mean
1/4
\`\`\`

#### Temperature: Rational

The temperature of a scoring game of class \`"Milnor"\`, at which the walls of its thermograph meet; -1 of a score.

\`\`\`text
> ScoringForm("<<4|1>|-2>").Temperature
9/4
\`\`\`

#### Universe: String

The name of the universe modulo which the form is compared.

\`\`\`text
> ScoringForm("<1|0>").Universe
"Scoring"
\`\`\`

#### SmallestUniverse: String

The name of the smallest universe of misère play that has the form in it: \`"Dicot"\` if in each follower both players can move or neither, \`"DeadEnding"\` if no player who cannot move can ever move again, \`"Blocking"\`, or \`"All"\`.

\`\`\`text
> UniverseForm("{0|{|0}}","All").SmallestUniverse
"DeadEnding"
\`\`\`

#### In(universe: String): UniverseForm

The same form, to be compared modulo another universe.

\`\`\`text
> UniverseForm("{0|0}","All").In("Dicot").Inverse
UniverseForm("{0|0}","Dicot")
\`\`\`

#### IsIn(universe: String): Boolean

Whether the form itself is in a universe; a scoring game is in \`"Scoring"\` if it is guaranteed. The simplest form of a game of a universe need not be in it.

\`\`\`text
> UniverseForm("{0|{|0}}","All").IsIn("DeadEnding")
true
\`\`\`

#### Text: String

The form alone, as it is written.

\`\`\`text
> UniverseForm("{ 0 | #, {0|} }","DeadEnding").Text
"{0|#,{0|}}"
\`\`\`

#### SimplestForm: UniverseForm

The simplest form, which games have in common if and only if they are equal modulo the universe.

\`\`\`text
> UniverseForm("{0,{{0|0}|0}|{0|0}}","Dicot").SimplestForm
UniverseForm("{#,0|{0|0}}","Dicot")
\`\`\`

#### OutcomeClass: OutcomeClass

Who wins, in misère play, or in normal play if that is the universe. Nobody wins a scoring game: it has stops.

\`\`\`text
> UniverseForm("{0|0}","All").OutcomeClass
P
\`\`\`

#### Inverse: Object

The game whose sum with this one is equal to 0 modulo the universe, which is \`-g\`; \`Nothing\` if there is none.

\`\`\`text
> UniverseForm("{0|0}","DeadEnding").Inverse
Nothing
\`\`\`

#### IsInvertible: Boolean

Whether there is an inverse modulo the universe.

\`\`\`text
> UniverseForm("{0|}","DeadEnding").IsInvertible
true
\`\`\`

#### IsPFree: Boolean

Whether no follower of the form has outcome P in misère play. Modulo dead-ending and blocking games, what is invertible is exactly what is equal to such a form.

\`\`\`text
> UniverseForm("{0|{0|0}}","DeadEnding").IsPFree
false
\`\`\`

#### IsStrong(player: Player): Boolean

Whether the player, moving first in misère play, wins the form beside every game of the universe in which he cannot move.

\`\`\`text
> [UniverseForm("0","All").IsStrong(Left), UniverseForm("{0|0}","DeadEnding").IsStrong(Left)]
[true,false]
\`\`\`

#### Options(player?: Player): List

The options of a player, or those of Left and then those of Right, in the order in which they are written.

\`\`\`text
> UniverseForm("{0|#,{0|}}","DeadEnding").Options(Right)
[UniverseForm("{0|}","DeadEnding")]
\`\`\`

#### HasTombstone(player: Player): Boolean

Whether a tombstone stands among the options of the player: he has won if he is to move, as if he could not move.

\`\`\`text
> UniverseForm("{0|#,{0|}}","DeadEnding").HasTombstone(Right)
true
\`\`\`

#### Height: Integer

The height of the tree.

\`\`\`text
> UniverseForm("{0|{0|0}}","Dicot").Height
2
\`\`\`

#### Context(h: UniverseForm): Object

A game of the universe and the player who moves first: beside that game Left does worse in this form than in h, so that this one is not at least h. \`Nothing\` if it is.

\`\`\`text
> UniverseForm("{0|}","DeadEnding").Context(UniverseForm("0","DeadEnding"))
[UniverseForm("0","DeadEnding"),Left]
\`\`\`

#### Certificate(h: UniverseForm): Object

A proof that this form is at least h, as JSON, which \`tweedle universe --check\` reads: an answer to each demand of the comparison. \`Nothing\` if it is not.

\`\`\`text
> UniverseForm("{0|}","DeadEnding").Certificate(UniverseForm("0","DeadEnding"))
Nothing
\`\`\`

#### Stop(player: Player): Rational

The score with which a scoring game ends if the player moves first and both play as well as they can.

\`\`\`text
> ScoringForm("<^2|0,3>").Stop(Right)
0
\`\`\`

#### LowerStop(player: Player): Rational

The same if Right may pass in the place of a move, as often as he likes.

\`\`\`text
> ScoringForm("<-1|1>").LowerStop(Right)
-1
\`\`\`

#### UpperStop(player: Player): Rational

The same if Left may pass in the place of a move, as often as he likes.

\`\`\`text
> ScoringForm("<-1|1>").UpperStop(Left)
1
\`\`\`

#### ScoringClass: String

The smallest class of scoring games that has the form in it: \`"Milnor"\`, where nobody would rather pass; \`"Ettinger"\`, where both can move or neither; \`"Guaranteed"\`, where who cannot move gets a score that is no better for him than any that can come later; or \`"Other"\`.

\`\`\`text
> [ScoringForm("<1|0>").ScoringClass, ScoringForm("<0|1>").ScoringClass, ScoringForm("<^0|1>").ScoringClass]
["Milnor","Ettinger","Guaranteed"]
\`\`\`

### ExplicitGame

A game as it is written in \`'{...|...}'\`, with nothing simplified.

Extends Position.

#### OutcomeClass: OutcomeClass

Who wins.

\`\`\`text
> '{0,1|2}'.OutcomeClass
L
\`\`\`

#### Options(player?: Player): Set

The options of a player, or of both, as they are written.

\`\`\`text
> '{0,1|2}'.Options(Left)
{0,1}
\`\`\`

#### LeftOptions: Set

Left's options, as they are written.

\`\`\`text
> '{0,1|2}'.LeftOptions
{0,1}
\`\`\`

#### RightOptions: Set

Right's options, as they are written.

\`\`\`text
> '{0,1|2}'.RightOptions
{2}
\`\`\`

### CompoundImpartialGame

A sum or a product of impartial games that is kept as it is written.

Extends CompoundGame, ImpartialGame.

### CompoundGame

A sum or a product of games that is kept as it is written.

Extends Position.

### RulesetPosition

A position of a ruleset that Tweedle has by itself, or a sum of such.

Extends Position.

#### grid: Grid

The board of a position, whose cells have the numbers that \`CharMap\` gives their characters.

\`\`\`text
> game.grid.Clobber("xo|.x").grid
Grid([[1,2],[0,1]])
\`\`\`

#### strip: Strip

The strip of a position, whose cells have the numbers that \`CharMap\` gives their characters.

\`\`\`text
> game.strip.ToadsAndFrogs("t.f").strip
Strip([1,0,2])
\`\`\`

#### graph: Graph

The graph of a position.

\`\`\`text
> game.graph.Snort("-.-").graph.VertexCount
3
\`\`\`

#### heapSize: Integer

The number of counters, of a position that is one heap.

\`\`\`text
> game.heap.Kayles(7).heapSize
7
\`\`\`

#### coordinates: Coordinates

The two numbers of a position of a ruleset on pairs of numbers.

\`\`\`text
> game.heap.Wythoff((3,5)).coordinates
(3,5)
\`\`\`

### Position

A position of a ruleset, or a sum of positions.

Extends Game.

#### Remoteness(player: Player): Integer

How many moves both make together if the player begins, the winner hurries and the loser delays. A canonical form is played as it is.

Also of CanonicalShortGame.

\`\`\`text
> game.heap.Nim("2,2").Remoteness(Left)
4
\`\`\`

#### Suspense(player: Player): Integer

How many moves both make together if the player begins, the winner delays and the loser hurries. A canonical form is played as it is.

Also of CanonicalShortGame.

\`\`\`text
> game.heap.Nim("1,2").Suspense(Left)
3
\`\`\`

#### MisereRemoteness(player: Player): Integer

The same as \`Remoteness\` under misère play, in which the player who cannot move wins.

Also of CanonicalShortGame.

\`\`\`text
> (*2).MisereRemoteness(Left)
2
\`\`\`

#### MisereSuspense(player: Player): Integer

The same as \`Suspense\` under misère play, in which the player who cannot move wins.

Also of CanonicalShortGame.

\`\`\`text
> game.heap.Nim("2,2").MisereSuspense(Left)
3
\`\`\`

#### DrawMoves(depth?: Integer): Picture

A picture of the position and of what can be moved to, so many moves deep, 1 if no number is given, with values and with who wins.

\`\`\`text
> game.grid.Domineering("..|..").DrawMoves.ToTikz.Substring(1, 12)
"% Moves from"
\`\`\`

#### ImpartialVariant: Position

The same position, in which either player may make any move of both.

\`\`\`text
> game.grid.Domineering("...|...").ImpartialVariant.NimValue
1
\`\`\`

#### CanonicalForm: CanonicalShortGame

The value, in canonical form.

\`\`\`text
> game.grid.Domineering("..|..").CanonicalForm
+-1
\`\`\`

#### GameValue: SidedValue

The value: the canonical form, or the two sides if play can go round.

\`\`\`text
> game.strip.BackslidingToadsAndFrogs("ttt..fff").GameValue
{on||0|-1/2} & {1/2|0||off}
\`\`\`

#### AffineForm: AffineGame

The value as a form with infinities, of a position that is not impartial.

\`\`\`text
> game.grid.AtariGo("xo.|...").AffineForm
{-oo|-oo}
\`\`\`

#### NimValue: Game

The nimber, or the moon, of an impartial position.

\`\`\`text
> game.heap.Nim("3,5").NimValue
6
\`\`\`

#### MisereNimValue: Integer

The nim-value of an impartial position in misère play: 1 where nobody can move, and else the least number that is not that of an option.

\`\`\`text
> game.heap.Nim("2,2").MisereNimValue
0
\`\`\`

#### Genus: Object

The genus of an impartial position: what it is worth in normal play, and in misère play beside heaps of two counters.

\`\`\`text
> game.heap.GrundysGame(13).Genus
3^1431
\`\`\`

#### MisereCanonicalForm: game.misere.MisereCanonicalGame

The canonical form of an impartial position in misère play, the simplest game that beside any other is won by the same player.

\`\`\`text
> game.heap.Kayles(5).MisereCanonicalForm
*[2[2]321]
\`\`\`

#### OutcomeClass: OutcomeClass

Who wins.

\`\`\`text
> game.grid.Domineering("..|..").OutcomeClass
N
\`\`\`

#### MisereOutcomeClass: OutcomeClass

Who wins under misère play, in which the player who cannot move wins.

\`\`\`text
> game.grid.Domineering("..|..").MisereOutcomeClass
P
\`\`\`

#### Options(player?: Player): Set

What a player can move to, or both.

\`\`\`text
> game.heap.Nim("2").Options.Size
2
\`\`\`

#### LeftOptions: Set

What Left can move to.

\`\`\`text
> game.grid.Domineering("..|..").LeftOptions.Size
2
\`\`\`

#### RightOptions: Set

What Right can move to.

\`\`\`text
> game.grid.Domineering("..|..").RightOptions.Size
2
\`\`\`

#### BestMoves(player: Player): Set

The options of a player that no other is strictly better than; of an impartial position those that win, if there are any; where moves are entailing, of those that win; where the game is played for points, those that lead to the best score.

\`\`\`text
> game.heap.Nim("3,5").BestMoves(Left).Size
1
\`\`\`

#### Birthday: Integer

The height of the game tree.

\`\`\`text
> game.heap.Nim("3,5").Birthday
8
\`\`\`

#### Followers: Set

The position and all that can be reached from it.

\`\`\`text
> game.heap.Nim("2").Followers.Size
3
\`\`\`

#### FollowerCount: Integer

How many positions can be reached, this one among them.

\`\`\`text
> game.heap.Nim("3,5").FollowerCount
21
\`\`\`

#### MisereQuotient(maxOrder?: Integer): game.misere.MisereQuotient

The misère quotient of an impartial position and all its followers: what sums of them are worth in misère play. Followers that the rules take apart are sums of their parts. A quotient that seems to have more than \`maxOrder\` elements, or 1000, is an error.

\`\`\`text
> game.heap.Kayles(5).MisereQuotient
MisereQuotient(Order => 12, POrder => 3)
\`\`\`

#### IsReachable(from?: Position): Boolean

True if the position comes up in alternating play, no matter who begins: from another position, or from the start of its ruleset, which is the empty board where moves can be made in any order.

\`\`\`text
> game.grid.Domineering(".##|...").IsReachable
true
\`\`\`

#### SensibleOptions(player: Player): Set

Of each option of the canonical form the first option of the position that is no worse for the player.

\`\`\`text
> game.grid.Domineering("...|...").SensibleOptions(Left)
{Domineering.Position(".#.|.#.")}
\`\`\`

#### SensibleLeftOptions: Set

The sensible options of Left.

\`\`\`text
> '{0,-1|2}'.SensibleLeftOptions
{0}
\`\`\`

#### SensibleRightOptions: Set

The sensible options of Right.

\`\`\`text
> '{0|2,3}'.SensibleRightOptions
{}
\`\`\`

#### SensibleLines(player: Player): List

For each option of the canonical form a line of play to a position of that value, in which the opponent makes reversing moves.

\`\`\`text
> '{^,*|0,^}'.SensibleLines(Left)
[[^,*,0],[*]]
\`\`\`

#### Thermograph(komaster?: Player): Thermograph

The thermograph of a position, in which play may go round in single kos. \`komaster\` is the player who has all the ko threats he needs; when he takes a ko he must go on from there at once, and pays for both moves. If it is left out, nobody has threats. Where play cannot go round it is that of the canonical form; of a position that is played for points, that of the scoring form.

\`\`\`text
> game.graph.Tokens("a Left: 1 | a Right: b | b Left: a | b Right: 0 | 1 Left: 0")("b").Thermograph(Left)
Thermograph(1/3,[1/3],[0,-2],1/3,[1/3],[0,1])
\`\`\`

#### KoActivity: String

How much it matters who is komaster: \`hyperactive\` if the mean depends on it, \`active\` if the temperature alone does, \`placid\` otherwise.

\`\`\`text
> game.graph.Tokens("a Left: 1 | a Right: b | b Left: a | b Right: 0 | 1 Left: 0")("b").KoActivity
"placid"
\`\`\`

#### MisereForm(universe: String): UniverseForm

The simplest form of the position in misère play beside all games of a universe: \`"All"\`, \`"Dicot"\`, \`"DeadEnding"\` or \`"Blocking"\`, or \`"Ends({|0},{|{|0}})"\`, the least universe that has these dead ends in it. The position must be in the universe itself.

\`\`\`text
> game.grid.Domineering("..|..").MisereForm(universe => "DeadEnding")
UniverseForm("{{0|}|{|0}}","DeadEnding")
\`\`\`

#### ScoringForm: UniverseForm

The position as a scoring game: a player who cannot move gets the score that the rules say, by \`Score\` in a class of a program, and 0 where they say none. It is in simplest form if it is guaranteed, and otherwise as it is.

\`\`\`text
> game.heap.CumulativeSubtraction([2,3])("5").ScoringForm
ScoringForm("<<5|1>|<-1|-5>>")
\`\`\`

#### Score(player: Player): Rational

The score with which play is over if the player is to move and cannot, as the rules say; \`Nothing\` if he has a move.

\`\`\`text
> game.grid.GoByArea("XXXX|Xoo.|XXXX").Score(Right)
3
\`\`\`

#### QuantumVariant(flavour: String, width?: Integer): Position

The position in the quantum variant of its ruleset, in which a player makes two moves at once, or up to \`width\`. The flavour says when he may make one move alone: \`A\` never, \`B\` if it is his only one, \`C\` if it is valid in all realisations, \`C'\` if it is valid in all those in which he has a move, \`D\` always.

\`\`\`text
> game.heap.Nim("2,1").QuantumVariant("A").NimValue
3
\`\`\`

Also: \`Position\` (see LibraryRuleset).

### GeneralizedOrdinal

An ordinal number, or a difference of two: a sum of powers of \`omega\` with integers as coefficients.

Extends SurrealNumber.

#### IsOrdinal: Boolean

Whether no coefficient is negative.

\`\`\`text
> (omega-5).IsOrdinal
false
\`\`\`

#### IsNumber: Boolean

Whether this is a number, as all of these are.

\`\`\`text
> omega.IsNumber
true
\`\`\`

#### OmegaPower: NormalValue

\`omega\` with this ordinal as exponent.

\`\`\`text
> (omega+1).OmegaPower
ω^(ω+1)
\`\`\`

Also: \`NimSum\` (see CanonicalShortGame), \`NimProduct\` (see CanonicalShortGame), \`NimExp\` (see CanonicalShortGame), \`Abs\` (see Rational), \`Sign\` (see Rational), \`Max\` (see Rational), \`Min\` (see Rational), \`OutcomeClass\` (see Rational), \`Birthday\` (see Rational).

### SurrealNumber

A number, which may be infinite: a rational or an ordinal.

Extends NormalValue.

### NormalValue

A value under normal play: a short game, a rational number or an infinite one.

### ImpartialGame

A game in which both players always have the same options.

Extends Game.

### Game

A game of any kind.

#### ConjunctiveSum(that: Game): CompoundGame

The game in which a player moves in both of two games at once.

Also of game.misere.MisereCanonicalGame.

\`\`\`text
> {2|0}.ConjunctiveSum(1).CanonicalForm
1
\`\`\`

#### SelectiveSum(that: Game): CompoundGame

The game in which a player moves in one of two games or in both at once.

Also of game.misere.MisereCanonicalGame.

\`\`\`text
> (*).SelectiveSum(*).CanonicalForm
*2
\`\`\`

#### ContinuedConjunctiveSum(that: Game): CompoundGame

The game in which a player moves in each of two games that has not ended, until both have. A game has ended when it is the turn of somebody who cannot move in it.

Also of game.misere.MisereCanonicalGame.

\`\`\`text
> (*3).ContinuedConjunctiveSum(*).CanonicalForm
*3
\`\`\`

#### DiminishedDisjunctiveSum(that: Game): CompoundGame

The game in which a player moves in one of two games, until one has ended: until it is the turn of somebody who cannot move in it.

Also of game.misere.MisereCanonicalGame.

\`\`\`text
> (*3).DiminishedDisjunctiveSum(*2).CanonicalForm
*4
\`\`\`

#### ShortenedSelectiveSum(that: Game): CompoundGame

The game in which a player moves in one of two games or in both at once, until one has ended: until it is the turn of somebody who cannot move in it.

Also of game.misere.MisereCanonicalGame.

\`\`\`text
> (*2).ShortenedSelectiveSum(*2).CanonicalForm
*3
\`\`\`

#### SequentialCompound(that: Game): CompoundGame

The game in which the first game is played until it has ended, which is when it is the turn of somebody who cannot move in it, and then the second one.

Also of game.misere.MisereCanonicalGame.

\`\`\`text
> (*).SequentialCompound(*2).CanonicalForm
0
\`\`\`

#### OrdinalProduct(that: Game): CompoundGame

The ordinal product: as many copies of the game in a row, by ordinal sums, as another one says.

Also of game.misere.MisereCanonicalGame.

\`\`\`text
> (1/2).OrdinalProduct(1/4).CanonicalForm
11/32
\`\`\`

#### ConwayProduct(that: Game): Game

Conway's product, which depends on the forms of the games; it is a value if both are.

Also of game.misere.MisereCanonicalGame.

\`\`\`text
> '{1|}'.ConwayProduct(3).CanonicalForm
6
\`\`\`

#### TwistedVariant: CompoundGame

The game in which the players exchange their roles after each move.

\`\`\`text
> '{1|}'.TwistedVariant.CanonicalForm
0
\`\`\`

#### DicoticVariant: CompoundGame

The game that ends as soon as one of the players cannot move.

\`\`\`text
> game.grid.Domineering("..|..|..").DicoticVariant.CanonicalForm
v
\`\`\`

#### CanonicalForm: CanonicalShortGame

The canonical form, the simplest game that is equal; affine games have none.

\`\`\`text
> '{0,1|2}'.CanonicalForm
3/2
\`\`\`

#### GameValue: SidedValue

What the game is worth: its canonical form, or its two sides if play can go round.

\`\`\`text
> '{0,1|2}'.GameValue
3/2
\`\`\`

#### AtomicWeight: CanonicalShortGame

The atomic weight, or uppitiness: how many ups the game is like.

\`\`\`text
> {^^|0||0}.AtomicWeight
0
\`\`\`

#### ReducedCanonicalForm: CanonicalShortGame

The simplest game that differs by an infinitesimal.

\`\`\`text
> {2^|1*}.ReducedCanonicalForm
{2|1}
\`\`\`

#### Draw: Picture

A picture: of a position its board, strip, heaps, graph or lines, of a value its game tree.

\`\`\`text
> {1|*}.Draw.ToTikz.Substring(1, 15)
"% Game tree of "
\`\`\`

#### BiddingOutcome(budget: Integer): Map

The winners where the players bid for each move: for each holder of the marker a list, whose entry n + 1 is the winner if Left has n chips and Right the others of the budget.

\`\`\`text
> (*).BiddingOutcome(1)
{Left => [Right,Left], Right => [Right,Left]}
\`\`\`

### game.heap.TakeAndBreak

The games on heaps that have a code, such as Kayles with 0.77.

Extends Ruleset.

### LibraryRuleset

A ruleset that Tweedle has by itself.

Extends Ruleset.

#### CharMap: String

The characters that stand for the cells 0, 1, 2 and so on, of a ruleset on boards or strips.

\`\`\`text
> game.grid.Clobber.CharMap
".xo"
\`\`\`

#### Icons: List

The pictures of the cells 0, 1, 2 and so on, of a ruleset on boards or strips.

\`\`\`text
> game.grid.Clobber.Icons
[Icon.Blank,Icon.BlackStone,Icon.WhiteStone]
\`\`\`

#### ValuesTable(geese: Collection): Object

A table of what Fox and Geese is worth with geese on these squares, for each square where the fox may be: from the first row to that of the last goose.

\`\`\`text
> game.grid.GenFoxAndGeese(boardWidth => 4).ValuesTable([(3,1),(3,3)]).rows
[[{2|0},"",{over|0},""],["",0,"",over],["","","",""]]
\`\`\`

#### HeapOptions(n: Integer): List

The options of a heap of n counters: of each the list of the heaps that are left.

\`\`\`text
> game.heap.Kayles.HeapOptions(3)
[[2],[1,1],[1]]
\`\`\`

#### GameValueSequence(n: Integer): List

The values of the heaps 1 to n.

\`\`\`text
> game.heap.PartizanSubtraction([1,2],[1,3]).GameValueSequence(4)
[*,^,^*,^[2]]
\`\`\`

#### Join(that: Object): Object

The ruleset on heaps by which a heap has the options of this one and those of another one.

\`\`\`text
> game.heap.Subtraction([1]).Join(game.heap.Subtraction([3])).NimValueSequence(5)
[1,0,1,0,1]
\`\`\`

#### PartizanJoin(that: Object): Object

The ruleset on heaps by which Left moves as in this one and Right as in another one.

\`\`\`text
> game.heap.Subtraction([1,2]).PartizanJoin(game.heap.Subtraction([1,3])).GameValueSequence(4)
[*,^,^*,^[2]]
\`\`\`

#### AcrosticProduct(that: Object): Object

The ruleset on two numbers by which a move changes one of them, the first as in this one, the second as in another one.

\`\`\`text
> game.heap.Nim.AcrosticProduct(game.heap.Nim)((3,5)).NimValue
7
\`\`\`

#### DirectProduct(that: Object): Object

The ruleset on two numbers by which a move changes both, as coins in a rectangle are turned; values are nim products (Winning Ways, ch. 14).

\`\`\`text
> game.heap.Spawning("1-2").DirectProduct(game.heap.Spawning("1-2"))((2,2)).NimValue
3
\`\`\`

#### CakeProduct(that: Object, twisted?: Boolean): Object

The ruleset on two numbers by which Left cuts the second as in this one and Right the first as in another one; twisted, the pieces are turned.

\`\`\`text
> game.heap.TakeAndBreak("4.0").CakeProduct(game.heap.TakeAndBreak("4.0"))((2,4)).CanonicalForm
1
\`\`\`

#### NimValueTable(rows: Integer, cols: Integer): Object

The nim-values of the pairs of numbers from 0 up to these, of a ruleset on pairs such as \`Wythoff\`; \`Nothing\` where a pair is no position.

\`\`\`text
> game.heap.Wythoff.NimValueTable(1,2).rows
[[0,1,2],[1,2,0]]
\`\`\`

#### code: String

The code, by which both players move.

\`\`\`text
> game.heap.Kayles.code
"0.77"
\`\`\`

#### HeapNimValue(n: Integer): Integer

The nimber of one heap of n counters.

\`\`\`text
> game.heap.Kayles.HeapNimValue(10)
2
\`\`\`

#### NimValueSequence(n: Integer): List

The nimbers of the heaps 1 to n.

\`\`\`text
> game.heap.Kayles.NimValueSequence(8)
[1,2,3,1,4,3,2,1]
\`\`\`

#### CheckPeriodicity(n: Integer): Object

The period that the nimbers of the heaps up to n prove, if it has no saltus; \`Nothing\` if there is none.

\`\`\`text
> game.heap.Kayles.CheckPeriodicity(200)
Periodicity(Period => 12, Preperiod => 71, Saltus => 0)
\`\`\`

#### Position(position: Object): Position

The position of the ruleset that a text says, or whatever else the ruleset is called with.

Also of Position.

\`\`\`text
> game.heap.Subtraction([1,2]).Position("5")
Subtraction([1,2]).Position("5")
\`\`\`

#### ImpartialVariant: LibraryRuleset

The ruleset by which either player may make any move of both.

\`\`\`text
> game.grid.Clobber.ImpartialVariant.Position("xoxo|oxox").NimValue
0
\`\`\`

#### MisereQuotient(n: Integer, maxOrder?: Integer): game.misere.MisereQuotient

The misère quotient of the heaps 1 to n of an impartial ruleset on heaps. By a code it is known if it is that of all heaps: see \`Period\`.

\`\`\`text
> game.heap.TakeAndBreak("0.77").MisereQuotient(60)
MisereQuotient(Order => 40, POrder => 9)
\`\`\`

#### QuantumVariant(flavour: String, width?: Integer): LibraryRuleset

The quantum variant of the ruleset. Between realisations of a position stands \`~\`, and between heaps \`&\`.

\`\`\`text
> game.heap.Nim.QuantumVariant("D").Position("0 & 1 ~ 1 & 0").NimValue
1
\`\`\`

### Ruleset

The rules of a game; called with a position, it gives that position.

#### TwistedVariant(position?: Object, n?: Object): Object

The ruleset in which the players exchange their roles after each move, or a position of it.

\`\`\`text
> game.grid.Domineering.TwistedVariant("..|..").CanonicalForm
0
\`\`\`

#### DicoticVariant(position?: Object, n?: Object): Object

The ruleset in which play ends as soon as one of the players cannot move, or a position of it.

\`\`\`text
> game.grid.Domineering.DicoticVariant("..").CanonicalForm
0
\`\`\`

#### ImpartialVariant(position?: Object, n?: Object): Object

The ruleset in which either player may make any move of both, or a position of it.

\`\`\`text
> game.heap.Nim.PartizanJoin(game.heap.Subtraction([1])).ImpartialVariant(5).NimValue
5
\`\`\`

#### QuantumVariant(flavour: String, width?: Integer): Object

The quantum variant of a ruleset that a program declares.

\`\`\`text
> game.heap.Nim.PartizanJoin(game.heap.Nim).QuantumVariant("D")(2).CanonicalForm
*2
\`\`\`

### Periodicity

The period of the Grundy values of a game on heaps.

#### Period: Integer

After how many heaps the values recur.

\`\`\`text
> game.heap.Kayles.CheckPeriodicity(200).Period
12
\`\`\`

#### Preperiod: Integer

The heap from which on they do.

\`\`\`text
> game.heap.Kayles.CheckPeriodicity(200).Preperiod
71
\`\`\`

#### Saltus: Integer

By how much a value is greater than the one a period before.

\`\`\`text
> game.heap.Kayles.CheckPeriodicity(200).Saltus
0
\`\`\`

### Thermograph

How the stops of a game change as moves are taxed.

#### Plot: Picture

A picture, with values growing to the left and temperatures up.

\`\`\`text
> {3||2|1}.Thermograph.Plot.ToTikz.Substring(1, 13)
"% Thermograph"
\`\`\`

#### Draw: Picture

The same as \`Plot\`.

\`\`\`text
> {3||2|1}.Thermograph.Draw.ToTikz.Substring(1, 13)
"% Thermograph"
\`\`\`

#### Mean: Rational

Where the mast stands.

\`\`\`text
> {4||2|0}.Thermograph.Mean
5/2
\`\`\`

#### Temperature: Rational

Where the mast begins.

\`\`\`text
> {4||2|0}.Thermograph.Temperature
3/2
\`\`\`

#### Wall(player: Player): Trajectory

The wall of the player who moves first.

\`\`\`text
> {4||2|0}.Thermograph.Wall(Right)
Trajectory(5/2,[3/2,1],[0,1,0])
\`\`\`

#### Urgency(t: Rational): String

How urgent it is to move just below the temperature t: \`gote\`, \`Left's sente\`, \`Right's sente\`, \`double sente\` or \`cold\`.

\`\`\`text
> {4||2|0}.Thermograph.Urgency(1)
"Right's sente"
\`\`\`

### Trajectory

A piecewise linear function of the temperature.

#### ValueAt(t: Rational): Rational

The value at the temperature t.

\`\`\`text
> {4||2|0}.Thermograph.Wall(Left).ValueAt(1)
3
\`\`\`

#### Corners: List

The temperatures at which the slope changes, from above.

\`\`\`text
> {4||2|0}.Thermograph.Wall(Right).Corners
[3/2,1]
\`\`\`

#### Slopes: List

The slopes between the corners, from above.

\`\`\`text
> {4||2|0}.Thermograph.Wall(Right).Slopes
[0,1,0]
\`\`\`

#### Max(that: Trajectory): Trajectory

The greater of two at each temperature.

\`\`\`text
> {2|0}.Thermograph.Wall(Right).Max(0.Thermograph.Wall(Left).Translate(1/2))
Trajectory(1,[1,1/2],[0,1,0])
\`\`\`

#### Min(that: Trajectory): Trajectory

The lesser of two at each temperature.

\`\`\`text
> {2|0}.Thermograph.Wall(Left).Min(2.Thermograph.Wall(Left).Tilt(-2))
Trajectory(2,[0],[-2,-1])
\`\`\`

#### Tilt(slope: Integer): Trajectory

The trajectory with a multiple of the temperature added.

\`\`\`text
> {2|0}.Thermograph.Wall(Left).Tilt(1)
Trajectory(1,[1],[1,0])
\`\`\`

#### Translate(x: Rational): Trajectory

The trajectory with a number added to each value.

\`\`\`text
> {2|0}.Thermograph.Wall(Left).Translate(1/2)
Trajectory(3/2,[1],[0,-1])
\`\`\`

### Picture

A picture, which is printed as text.

#### Titled(title: String): Picture

The picture with a title of one's own at its top.

\`\`\`text
> {1|*}.DrawTree.Titled("A game").ToTikz.Substring(1, 8)
"% A game"
\`\`\`

#### ToSvg: String

The picture as an SVG document.

\`\`\`text
> {1|*}.Draw.ToSvg.Substring(1, 4)
"<svg"
\`\`\`

#### ToTikz: String

The picture as a \`tikzpicture\` for LaTeX.

\`\`\`text
> {1|*}.Draw.ToTikz.Substring(1, 15)
"% Game tree of "
\`\`\`

#### ToText(columns?: Integer): String

The picture as text so many characters wide, 72 if no number is given.

\`\`\`text
> 0.Draw.ToText(40).Length > 0
true
\`\`\`

### Player

\`Left\` or \`Right\`.

Extends Enum.

#### Opponent: Player

The other player.

\`\`\`text
> Left.Opponent
Right
\`\`\`

#### Sign: Integer

1 for Left and -1 for Right.

\`\`\`text
> Right.Sign
-1
\`\`\`

#### Ordinal: Integer

1 for Left and 2 for Right.

\`\`\`text
> Right.Ordinal
2
\`\`\`

### OutcomeClass

Who wins: \`L\` Left, \`R\` Right, \`N\` the next player, \`P\` the previous one.

Extends Enum.

### Range

Numbers at equal steps, \`1..9\` or \`1..9..2\`.

Extends List.

#### Start: Rational

The number with which the range begins.

\`\`\`text
> (1..9..2).Start
1
\`\`\`

#### End: Rational

The number beyond which the range does not go, whether it is a member or not.

\`\`\`text
> (1..10..2).End
10
\`\`\`

#### Step: Rational

What is added to a member to get the next one.

\`\`\`text
> (1..10..2).Step
2
\`\`\`

Also: \`Contains\` (see List), \`Adjoin\` (see List), \`Concat\` (see List), \`Union\` (see List), \`Size\` (see List), \`Length\` (see List), \`IsEmpty\` (see List), \`ToList\` (see List), \`ToSet\` (see List), \`Sorted\` (see List), \`Reversed\` (see List), \`Distinct\` (see List), \`Flattened\` (see List), \`Head\` (see List), \`Tail\` (see List), \`Max\` (see List), \`Min\` (see List), \`Sum\` (see List), \`Mex\` (see List), \`Apply\` (see List), \`Filter\` (see List), \`ForEach\` (see List), \`ForAll\` (see List), \`Exists\` (see List), \`Count\` (see List), \`Find\` (see List), \`SortedWith\` (see List), \`SortedBy\` (see List), \`IndexOf\` (see List), \`Take\` (see List), \`Sublist\` (see List), \`Updated\` (see List), \`Grouped\` (see List), \`MkString\` (see List), \`PeriodicTable\` (see List), \`MkOutput\` (see List), \`ScatterPlot\` (see List).

### List

Values in order, \`[a,b,c]\`.

Extends Collection.

#### Contains(element: Object): Boolean

Whether a value is among the elements.

Also of Set, Range.

\`\`\`text
> [1,2,3].Contains(2)
true
\`\`\`

#### Adjoin(element: Object): Collection

The elements and one more, in a list, or in a set if this is one.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [1,2].Adjoin(3)
[1,2,3]
\`\`\`

#### Concat(that: Collection): Collection

The elements and those of another collection, in a list, or in a set if this is one.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [1,2].Concat([2,3])
[1,2,2,3]
\`\`\`

#### Union(that: Collection): Collection

The same as \`Concat\`.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> {1,2}.Union({2,3})
{1,2,3}
\`\`\`

#### Size: Integer

How many elements there are.

Also of Set, Range.

\`\`\`text
> {1,2,2}.Size
2
\`\`\`

#### Length: Integer

The same as \`Size\`.

Also of Set, Range.

\`\`\`text
> [1,2,2].Length
3
\`\`\`

#### IsEmpty: Boolean

Whether there are no elements.

Also of Set, Range.

\`\`\`text
> [].IsEmpty
true
\`\`\`

#### ToList: List

The elements in a list.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> (1..4).ToList
[1,2,3,4]
\`\`\`

#### ToSet: Set

The elements in a set, each once.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [2,1,2].ToSet
{1,2}
\`\`\`

#### Sorted: List

The elements in the order in which sets are printed.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [2,1,2].Sorted
[1,2,2]
\`\`\`

#### Reversed: List

The elements from the last to the first.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [1,2,3].Reversed
[3,2,1]
\`\`\`

#### Distinct: List

The elements, each where it stands first.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [2,1,2].Distinct
[2,1]
\`\`\`

#### Flattened: List

The elements, with those of collections among them in place of these.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [1,[2,[3]]].Flattened
[1,2,3]
\`\`\`

#### Head: Object

The first element.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [1,2,3].Head
1
\`\`\`

#### Tail: List

The elements but the first.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [1,2,3].Tail
[2,3]
\`\`\`

#### Max: Object

An element that is not less than another, found by comparing the best so far with the next.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [1,3,2].Max
3
\`\`\`

#### Min: Object

An element that is not greater than another, found by comparing the best so far with the next.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [3,1,2].Min
1
\`\`\`

#### Sum: Object

The sum of the elements, of which there is at least one.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [1,^,*].Sum
1^*
\`\`\`

#### Mex: Integer

The least integer from 0 up that is no element.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [0,1,3].Mex
2
\`\`\`

#### Apply(f: Function): Collection

What a function gives for each element, in a list, or in a set if this is one.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [1,2,3].Apply(x -> x * x)
[1,4,9]
\`\`\`

#### Filter(f: Function): Collection

The elements for which a function gives true, in a list, or in a set if this is one.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [1,2,3,4].Filter(x -> x % 2 == 0)
[2,4]
\`\`\`

#### ForEach(f: Function): Nothing

Calls a function with each element.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [1,2].ForEach(x -> x)
Nothing
\`\`\`

#### ForAll(f: Function): Boolean

Whether a function gives true for all elements.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [1,2].ForAll(x -> x > 0)
true
\`\`\`

#### Exists(f: Function): Boolean

Whether a function gives true for some element.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [1,2].Exists(x -> x > 1)
true
\`\`\`

#### Count(f: Function): Integer

For how many elements a function gives true.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [1,2,3].Count(x -> x > 1)
2
\`\`\`

#### Find(f: Function): Object

The first element for which a function gives true; \`Nothing\` if there is none.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [1,2,3].Find(x -> x > 1)
2
\`\`\`

#### SortedWith(compare: Function): List

The elements sorted by a function of two of them that gives a negative number if the first comes before.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> [3,1,2].SortedWith((a, b) -> b - a)
[3,2,1]
\`\`\`

#### SortedBy(key: Function): List

The elements in the order of what a function gives for each.

Also of Set, Range, MutableList, MutableSet.

\`\`\`text
> ["bbb","a","cc"].SortedBy(s -> s.Length)
["a","cc","bbb"]
\`\`\`

#### IndexOf(element: Object): Integer

The place of a value, counted from 1; 0 if it is no element.

Also of Range, MutableList.

\`\`\`text
> [5,6,7].IndexOf(7)
3
\`\`\`

#### Take(n: Integer): List

The first so many elements, or all if there are fewer.

Also of Range, MutableList.

\`\`\`text
> [5,6,7].Take(2)
[5,6]
\`\`\`

#### Sublist(from: Integer, to: Integer): List

The elements from one place to another, both counted from 1 and both among them.

Also of Range, MutableList.

\`\`\`text
> [5,6,7,8].Sublist(2, 3)
[6,7]
\`\`\`

#### Updated(index: Integer, element: Object): List

The elements with another one at a place, which is counted from 1.

Also of Range, MutableList.

\`\`\`text
> [5,6,7].Updated(2, 0)
[5,0,7]
\`\`\`

#### Grouped(n: Integer): List

The elements in lists of so many each; the last one may be shorter.

Also of Range, MutableList.

\`\`\`text
> [1,2,3,4,5].Grouped(2)
[[1,2],[3,4],[5]]
\`\`\`

#### MkString(separator: String): String

The elements as a text, with another one between them; elements that are texts stand without quotes.

Also of Range.

\`\`\`text
> [1,"a",^].MkString("-")
"1-a-^"
\`\`\`

#### PeriodicTable(period: Integer): Object

The elements as a table with so many in a row.

Also of Range.

\`\`\`text
> [1,2,3,1,2,4].PeriodicTable(3).rows
[[1,2,3],[1,2,4]]
\`\`\`

#### MkOutput(separator: String): Object

The same as \`MkString\` as an output, which is printed without quotes.

Also of Range.

\`\`\`text
> [1,"a",^].MkOutput("-")
1-a-^
\`\`\`

#### ScatterPlot: Picture

The numbers and nimbers of the list as points over 1, 2, 3, ...

Also of Range.

\`\`\`text
> [1,3,2].ScatterPlot.ToTikz.Substring(1, 8)
"% Values"
\`\`\`

#### MisereQuotient(maxOrder?: Integer): game.misere.MisereQuotient

The misère quotient of several impartial games, and of all their followers: positions, nimbers, and games in canonical form for misère play.

Also of Set.

\`\`\`text
> {*2, game.heap.Kayles(3)}.MisereQuotient
MisereQuotient(Order => 6, POrder => 2)
\`\`\`

### Set

Values, each once, \`{a,b,c}\`.

Extends Collection.

#### Intersection(that: Collection): Set

The elements that another collection has, too.

\`\`\`text
> {1,2,3}.Intersection({2,3,4})
{2,3}
\`\`\`

#### Replaced(replacements: Map): Set

The elements, with what a map says in place of those that are keys of it.

\`\`\`text
> {1,2,3}.Replaced({1 => 7})
{2,3,7}
\`\`\`

Also: \`Contains\` (see List), \`Adjoin\` (see List), \`Concat\` (see List), \`Union\` (see List), \`Size\` (see List), \`Length\` (see List), \`IsEmpty\` (see List), \`ToList\` (see List), \`ToSet\` (see List), \`Sorted\` (see List), \`Reversed\` (see List), \`Distinct\` (see List), \`Flattened\` (see List), \`Head\` (see List), \`Tail\` (see List), \`Max\` (see List), \`Min\` (see List), \`Sum\` (see List), \`Mex\` (see List), \`Apply\` (see List), \`Filter\` (see List), \`ForEach\` (see List), \`ForAll\` (see List), \`Exists\` (see List), \`Count\` (see List), \`Find\` (see List), \`SortedWith\` (see List), \`SortedBy\` (see List), \`MisereQuotient\` (see List).

### Map

Keys, each with a value, \`{a => b}\`.

Extends Collection.

#### Size: Integer

How many keys there are.

\`\`\`text
> {1 => 2}.Size
1
\`\`\`

#### Length: Integer

The same as \`Size\`.

\`\`\`text
> {1 => 2}.Length
1
\`\`\`

#### IsEmpty: Boolean

Whether there are no keys.

\`\`\`text
> {=>}.IsEmpty
true
\`\`\`

#### Keys: Set

The keys.

\`\`\`text
> {1 => ^, 2 => *}.Keys
{1,2}
\`\`\`

#### Values: Set

The values, each once.

\`\`\`text
> {1 => ^, 2 => *}.Values
{*,^}
\`\`\`

#### Entries: Set

The keys with their values, each of which has a \`Key\` and a \`Value\`.

\`\`\`text
> {1 => ^, 2 => *}.Entries
{1 => ^,2 => *}
\`\`\`

#### Head: Object

The first key with its value, in the order in which the map is printed.

Also of MutableMap.

\`\`\`text
> {2 => *, 1 => ^}.Head
1 => ^
\`\`\`

#### Tail: List

The keys but the first, each with its value, in the order in which the map is printed.

Also of MutableMap.

\`\`\`text
> {1 => ^, 2 => *, 3 => 0}.Tail
[2 => *,3 => 0]
\`\`\`

#### ToList: List

The keys with their values as a list, in the order in which the map is printed.

Also of MutableMap.

\`\`\`text
> {2 => *, 1 => ^}.ToList
[1 => ^,2 => *]
\`\`\`

#### ContainsKey(key: Object): Boolean

Whether a value is a key.

\`\`\`text
> {1 => ^, 2 => *}.ContainsKey(2)
true
\`\`\`

#### Reversed: Map

The map from the values to their keys.

\`\`\`text
> {1 => ^, 2 => *}.Reversed
{* => 2, ^ => 1}
\`\`\`

#### Updated(updates: Object, value?: Object): Map

The map with the values of another one for the keys of that, or with a value for a key.

\`\`\`text
> {1 => ^, 2 => *}.Updated({2 => 0})
{1 => ^, 2 => 0}
\`\`\`

### MutableList

A list that changes.

Extends Collection.

#### Add(element: Object): Nothing

Adds an element.

Also of MutableSet.

\`\`\`text
> MutableList().Add(3)
Nothing
\`\`\`

#### AddAll(collection: Collection): Nothing

Adds all elements of a collection.

Also of MutableSet.

\`\`\`text
> MutableList().AddAll([3,1])
Nothing
\`\`\`

#### Clear: Nothing

Takes everything out.

Also of MutableSet, MutableMap.

\`\`\`text
> MutableList([1]).Clear()
Nothing
\`\`\`

#### Remove(element: Object): Boolean

Takes an element out, from a list the first one that is the same, or a key and its value; whether there was one.

Also of MutableSet, MutableMap.

\`\`\`text
> MutableList([1,2,1]).Remove(1)
true
\`\`\`

#### RemoveAll(collection: Collection): Nothing

Takes all elements of a collection out, or keys and their values; from a list each wherever it stands.

Also of MutableSet, MutableMap.

\`\`\`text
> MutableList([1,2,1]).RemoveAll([1])
Nothing
\`\`\`

#### RemoveAt(index: Integer): Object

Takes the element at a place out, which is counted from 1, and gives it.

\`\`\`text
> MutableList([5,6]).RemoveAt(1)
5
\`\`\`

#### Update(index: Integer, element: Object): Nothing

Puts another element at a place, which is counted from 1.

\`\`\`text
> MutableList([5,6]).Update(1, 7)
Nothing
\`\`\`

#### Sort: Nothing

Sorts the elements, in the order in which sets are printed.

\`\`\`text
> MutableList([3,1]).Sort()
Nothing
\`\`\`

#### SortWith(compare: Function): Nothing

Sorts the elements by a function of two of them that gives a negative number if the first comes before.

\`\`\`text
> MutableList([3,1]).SortWith((a, b) -> a - b)
Nothing
\`\`\`

#### Contains(element: Object): Boolean

Whether a value is among the elements.

Also of MutableSet.

\`\`\`text
> MutableSet([1,2]).Contains(2)
true
\`\`\`

#### Size: Integer

How many elements there are now.

Also of MutableSet, MutableMap.

\`\`\`text
> MutableSet([1,2]).Size
2
\`\`\`

#### Length: Integer

The same as \`Size\`.

Also of MutableSet, MutableMap.

\`\`\`text
> MutableList([1,2]).Length
2
\`\`\`

#### IsEmpty: Boolean

Whether there are no elements now.

Also of MutableSet, MutableMap.

\`\`\`text
> MutableMap().IsEmpty
true
\`\`\`

Also: \`Adjoin\` (see List), \`Concat\` (see List), \`Union\` (see List), \`ToList\` (see List), \`ToSet\` (see List), \`Sorted\` (see List), \`Reversed\` (see List), \`Distinct\` (see List), \`Flattened\` (see List), \`Head\` (see List), \`Tail\` (see List), \`Max\` (see List), \`Min\` (see List), \`Sum\` (see List), \`Mex\` (see List), \`Apply\` (see List), \`Filter\` (see List), \`ForEach\` (see List), \`ForAll\` (see List), \`Exists\` (see List), \`Count\` (see List), \`Find\` (see List), \`SortedWith\` (see List), \`SortedBy\` (see List), \`IndexOf\` (see List), \`Take\` (see List), \`Sublist\` (see List), \`Updated\` (see List), \`Grouped\` (see List).

### MutableSet

A set that changes.

Extends Collection.

Also: \`Adjoin\` (see List), \`Concat\` (see List), \`Union\` (see List), \`ToList\` (see List), \`ToSet\` (see List), \`Sorted\` (see List), \`Reversed\` (see List), \`Distinct\` (see List), \`Flattened\` (see List), \`Head\` (see List), \`Tail\` (see List), \`Max\` (see List), \`Min\` (see List), \`Sum\` (see List), \`Mex\` (see List), \`Apply\` (see List), \`Filter\` (see List), \`ForEach\` (see List), \`ForAll\` (see List), \`Exists\` (see List), \`Count\` (see List), \`Find\` (see List), \`SortedWith\` (see List), \`SortedBy\` (see List), \`Add\` (see MutableList), \`AddAll\` (see MutableList), \`Clear\` (see MutableList), \`Remove\` (see MutableList), \`RemoveAll\` (see MutableList), \`Contains\` (see MutableList), \`Size\` (see MutableList), \`Length\` (see MutableList), \`IsEmpty\` (see MutableList).

### MutableMap

A map that changes.

Extends Collection.

#### Put(key: Object, value: Object): Nothing

Gives a key a value.

\`\`\`text
> MutableMap().Put(1, ^)
Nothing
\`\`\`

#### PutAll(map: Map): Nothing

Gives the keys of a map their values.

\`\`\`text
> MutableMap().PutAll({1 => ^})
Nothing
\`\`\`

#### ContainsKey(key: Object): Boolean

Whether a key has a value.

\`\`\`text
> MutableMap({1 => ^}).ContainsKey(1)
true
\`\`\`

#### Keys: Set

The keys.

\`\`\`text
> MutableMap({1 => ^}).Keys
{1}
\`\`\`

#### Values: Set

The values, each once.

\`\`\`text
> MutableMap({1 => ^}).Values
{^}
\`\`\`

#### Entries: Set

The keys with their values, each of which has a \`Key\` and a \`Value\`.

\`\`\`text
> MutableMap({1 => ^}).Entries
{1 => ^}
\`\`\`

#### ToMap: Map

What the map is now, as one that does not change.

\`\`\`text
> MutableMap({1 => ^}).ToMap
{1 => ^}
\`\`\`

Also: \`Head\` (see Map), \`Tail\` (see Map), \`ToList\` (see Map), \`Clear\` (see MutableList), \`Remove\` (see MutableList), \`RemoveAll\` (see MutableList), \`Size\` (see MutableList), \`Length\` (see MutableList), \`IsEmpty\` (see MutableList).

### Collection

Several values.

#### DrawHasse: Picture

The Hasse diagram of the order of games: what is greater stands higher.

\`\`\`text
> [0,*,^].DrawHasse.ToTikz.Substring(1, 7)
"% Order"
\`\`\`

#### DrawHeatMap(first?: Integer): Picture

The numbers and nimbers of a list of lists as colours, the least darkest, with the first list as the row at the top; \`first\` is the number of the first row and column, 0 if it is not given.

\`\`\`text
> [[0,1,2],[1,0,3]].DrawHeatMap(1).ToText.Split("\\n")
["   1 2 3","","1  0 1 2","2  1 0 3"]
\`\`\`

#### DrawPlot(first?: Integer): Picture

The numbers and nimbers of a list as points over 0, 1, 2, ...; \`first\` says over what the first one stands.

\`\`\`text
> game.heap.Kayles.NimValueSequence(50).DrawPlot.ToTikz.Substring(1, 8)
"% Values"
\`\`\`

#### DrawThermographs: Picture

The thermographs of games over each other.

\`\`\`text
> [{2|0},{3||2|1}].DrawThermographs.ToTikz.Substring(1, 14)
"% Thermographs"
\`\`\`

### String

A text, \`"..."\`.

#### ToUnquotedOutput: Object

The text as an output, which is printed without quotes.

\`\`\`text
> "Toads and Frogs".ToUnquotedOutput
Toads and Frogs
\`\`\`

#### Concat(that: String): String

The text with another one after it.

\`\`\`text
> "Winning".Concat(" Ways")
"Winning Ways"
\`\`\`

#### Length: Integer

How many characters there are.

\`\`\`text
> "Ways".Length
4
\`\`\`

#### Size: Integer

The same as \`Length\`.

\`\`\`text
> "Ways".Size
4
\`\`\`

#### IsEmpty: Boolean

Whether there are no characters.

\`\`\`text
> "".IsEmpty
true
\`\`\`

#### ToUpperCase: String

The text in capital letters.

\`\`\`text
> "Ways".ToUpperCase
"WAYS"
\`\`\`

#### ToLowerCase: String

The text in small letters.

\`\`\`text
> "Ways".ToLowerCase
"ways"
\`\`\`

#### Matches(regex: String): Boolean

Whether the whole text is as a regular expression says.

\`\`\`text
> "0.137".Matches("0[.][0-7]+")
true
\`\`\`

#### ReplaceRegex(regex: String, replacement: String): String

The text with another one in the place of each piece that is as a regular expression says; \`$1\` in that is the first group, \`$0\` the piece, and \`\\$\` a dollar.

\`\`\`text
> "xo|ox".ReplaceRegex("(x)(o)", "$2.$1")
"o.x|ox"
\`\`\`

#### Substring(from: Integer, to: Integer): String

The characters from one place to another, both counted from 1 and both among them.

\`\`\`text
> "Hackenbush".Substring(5, 8)
"enbu"
\`\`\`

#### Contains(that: String): Boolean

Whether another text stands in the text.

\`\`\`text
> "Hackenbush".Contains("bush")
true
\`\`\`

#### StartsWith(that: String): Boolean

Whether the text begins with another one.

\`\`\`text
> "Hackenbush".StartsWith("Hack")
true
\`\`\`

#### EndsWith(that: String): Boolean

Whether the text ends with another one.

\`\`\`text
> "Hackenbush".EndsWith("bush")
true
\`\`\`

#### IndexOf(that: String): Integer

The place where another text first stands in the text, counted from 1; 0 if it does not.

\`\`\`text
> "Hackenbush".IndexOf("bush")
7
\`\`\`

#### Replace(old: String, new: String): String

The text with another one in each place of a third.

\`\`\`text
> "Col and Snort".Replace("o", "u")
"Cul and Snurt"
\`\`\`

#### Split(separator: String): List

The parts of the text between the places where another text stands, or its characters if that is empty.

\`\`\`text
> "3,4,5".Split(",")
["3","4","5"]
\`\`\`

#### ToList: List

The characters in a list.

\`\`\`text
> "Col".ToList
["C","o","l"]
\`\`\`

#### Reversed: String

The characters from the last to the first.

\`\`\`text
> "Col".Reversed
"loC"
\`\`\`

#### Trim: String

The text without blanks at its ends.

\`\`\`text
> " Col ".Trim
"Col"
\`\`\`

#### Updated(index: Integer, character: String): String

The text with another one in the place of a character, which is counted from 1.

\`\`\`text
> "Col".Updated(1, "c")
"col"
\`\`\`

#### Repeat(n: Integer): String

The text so many times in a row.

\`\`\`text
> "ab".Repeat(3)
"ababab"
\`\`\`

#### PadLeft(length: Integer, character?: String): String

The text with blanks before it, or another character, so that it has at least a length.

\`\`\`text
> "7".PadLeft(3)
"  7"
\`\`\`

#### PadRight(length: Integer, character?: String): String

The text with blanks after it, or another character, so that it has at least a length.

\`\`\`text
> "7".PadRight(3, ".")
"7.."
\`\`\`

### Boolean

\`true\` or \`false\`.

### Nothing

What a statement without a value gives.

### Coordinates

A row and a column, \`(2,3)\`.

#### Row: Integer

The row.

\`\`\`text
> (2,3).Row
2
\`\`\`

#### Col: Integer

The column.

\`\`\`text
> (2,3).Col
3
\`\`\`

#### IsUnit: Boolean

Whether these are a step to a neighbour in the same row or column.

\`\`\`text
> Coordinates.West.IsUnit
true
\`\`\`

#### Swap: Coordinates

The coordinates with row and column exchanged.

\`\`\`text
> (2,3).Swap
(3,2)
\`\`\`

### Grid

A rectangular board of small numbers.

#### RowCount: Integer

How many rows there are.

\`\`\`text
> Grid.Empty(2,3).RowCount
2
\`\`\`

#### ColCount: Integer

How many columns there are.

\`\`\`text
> Grid.Empty(2,3).ColCount
3
\`\`\`

#### IsInBounds(coord: Coordinates): Boolean

Whether the board has a cell there.

\`\`\`text
> Grid.Empty(2,3).IsInBounds((1,3))
true
\`\`\`

#### FindAll(value: Integer): List

The coordinates of the cells that hold a number, row by row.

\`\`\`text
> Grid([[0,1],[1,0]]).FindAll(1)
[(1,2),(2,1)]
\`\`\`

#### Updated(coord: Object, value?: Integer): Grid

The board with another number in a cell, or in several, by a map of coordinates to numbers.

\`\`\`text
> Grid.Empty(2,2).Updated((1,2), 5)
Grid([[0,5],[0,0]])
\`\`\`

#### Subgrid(northwest: Coordinates, southeast: Coordinates): Grid

The part of the board between two corners, both of which belong to it.

\`\`\`text
> Grid([[1,2,3],[4,5,6]]).Subgrid((1,2),(2,3))
Grid([[2,3],[5,6]])
\`\`\`

#### Decomposition(boundaryValue: Integer, directions?: List): List

The connected regions of cells that hold other numbers, each in the least rectangle, with the boundary around.

\`\`\`text
> Grid([[1,0,2],[1,1,0]]).Decomposition(0)
[Grid([[1,0],[1,1]]),Grid([[2]])]
\`\`\`

#### Permuted(symmetry: Symmetry): Grid

The image of the board under a symmetry.

\`\`\`text
> Grid([[1,2],[3,4]]).Permuted(Symmetry.Transpose)
Grid([[1,3],[2,4]])
\`\`\`

#### SymmetryInvariant(symmetries: List): Grid

One of the images under some symmetries, the same for all of them if these are a group.

\`\`\`text
> Grid([[2,1]]).SymmetryInvariant(Symmetry.Flip)
Grid([[1,2]])
\`\`\`

#### ToString(charMap?: String): String

The rows with \`|\` between them, in characters that stand for 0, 1, 2 and so on; without these, what is printed.

\`\`\`text
> Grid([[0,1],[2,0]]).ToString(".xo")
".x|o."
\`\`\`

### Strip

A row of small numbers.

#### Length: Integer

How many cells there are.

\`\`\`text
> Strip([0,1,2]).Length
3
\`\`\`

#### FindAll(value: Integer): List

The numbers of the cells that hold a number, from 1 up.

\`\`\`text
> Strip([0,1,1]).FindAll(1)
[2,3]
\`\`\`

#### Updated(index: Object, value?: Integer): Strip

The strip with another number in a cell, or in several, by a map of cells to numbers.

\`\`\`text
> Strip([0,0,0]).Updated({1 => 5, 3 => 7})
Strip([5,0,7])
\`\`\`

#### UpdatedRange(first: Integer, last: Integer, value: Integer): Strip

The strip with a number in all cells from one to another one.

\`\`\`text
> Strip([0,0,0,0]).UpdatedRange(2,3,5)
Strip([0,5,5,0])
\`\`\`

#### Substrip(first: Integer, last: Integer): Strip

The cells from one to another one.

\`\`\`text
> Strip([1,2,3,4]).Substrip(2,3)
Strip([2,3])
\`\`\`

#### Decomposition(boundaryValue: Integer): List

The pieces between the cells that hold a number.

\`\`\`text
> Strip([1,0,2,2]).Decomposition(0)
[Strip([1]),Strip([2,2])]
\`\`\`

#### ToString(charMap?: String): String

The cells in characters that stand for 0, 1, 2 and so on; without these, what is printed.

\`\`\`text
> Strip([0,1,2]).ToString(".xo")
".xo"
\`\`\`

### Graph

A graph with labels on vertices and edges, written as it is walked.

#### VertexCount: Integer

How many vertices there are.

Also of DirectedGraph.

\`\`\`text
> Graph.Path(5).VertexCount
5
\`\`\`

#### EdgeCount: Integer

How many edges there are.

Also of DirectedGraph.

\`\`\`text
> Graph.Path(5).EdgeCount
4
\`\`\`

#### Vertices: List

The vertices.

Also of DirectedGraph.

\`\`\`text
> Graph.Path(2).Vertices
[Vertex(Nothing, [2]),Vertex(Nothing, [1])]
\`\`\`

#### Edges: List

The edges, of a graph without directions each from its vertex with the smaller number.

Also of DirectedGraph.

\`\`\`text
> Graph.Path(2).Edges
[Edge(Nothing, 1, 2)]
\`\`\`

#### AdjacencyList: List

For each vertex a list of the numbers of those to which an edge leads from it.

Also of DirectedGraph.

\`\`\`text
> Graph.Path(3).AdjacencyList
[[2],[1,3],[2]]
\`\`\`

#### IsEmpty: Boolean

Whether there are no vertices.

Also of DirectedGraph.

\`\`\`text
> Graph.Empty.IsEmpty
true
\`\`\`

#### IsSimple: Boolean

Whether no edge ends where it begins and no two edges have the same ends.

Also of DirectedGraph.

\`\`\`text
> Graph.Cycle(2).IsSimple
false
\`\`\`

#### IsConnected: Boolean

Whether there is a way between any two vertices.

\`\`\`text
> Graph("-;-").IsConnected
false
\`\`\`

#### ConnectedComponent(vertex: Integer): Graph

The graph of the vertices to which there is a way from a vertex.

\`\`\`text
> Graph("-;--").ConnectedComponent(4)
Graph("--")
\`\`\`

#### ConnectedComponents: List

The connected parts, in the order of their first vertices.

\`\`\`text
> Graph("-;--").ConnectedComponents
[Graph("-"),Graph("--")]
\`\`\`

#### Decomposition(boundaryLabel: Object): List

The connected parts of what is left without the vertices that have a label.

\`\`\`text
> Graph("--L-").Decomposition("L")
[Graph("-"),Graph(".")]
\`\`\`

#### DeleteVertex(vertex: Integer): Object

The graph without a vertex and the edges there.

Also of DirectedGraph.

\`\`\`text
> Graph.Path(3).DeleteVertex(2)
Graph(".;.")
\`\`\`

#### DeleteVertices(vertices: List): Object

The graph without some vertices and the edges there.

Also of DirectedGraph.

\`\`\`text
> Graph.Path(5).DeleteVertices([1,2])
Graph("--")
\`\`\`

#### RetainVertices(vertices: List): Object

The graph of some vertices and the edges between them.

Also of DirectedGraph.

\`\`\`text
> Graph.Path(5).RetainVertices([1,2])
Graph("-")
\`\`\`

#### DeleteEdge(edge: Edge): Object

The graph without an edge.

Also of DirectedGraph.

\`\`\`text
> Graph.Cycle(3).DeleteEdge(Graph.Cycle(3)[1][1])
Graph("--")
\`\`\`

#### DeleteEdgeByIndex(vertex: Integer, index: Integer): Object

The graph without an edge, which is told by a vertex and its place among the edges there.

Also of DirectedGraph.

\`\`\`text
> Graph.Path(3).DeleteEdgeByIndex(1,1)
Graph(".;-")
\`\`\`

#### UpdatedVertexLabels(labels: Map): Object

The graph with other labels on some vertices, by a map of vertices to labels.

Also of DirectedGraph.

\`\`\`text
> Graph.Path(3).UpdatedVertexLabels({1 => Left})
Graph("{Left}--")
\`\`\`

#### ToDirectedGraph: DirectedGraph

The graph with an edge both ways in place of each edge.

\`\`\`text
> Graph("-").ToDirectedGraph
DirectedGraph(":A>>:A")
\`\`\`

#### ToString(vertexLabels?: Map, edgeLabels?: Map): String

The graph as it is walked, with texts for labels as maps or functions tell.

Also of DirectedGraph.

\`\`\`text
> Graph("{Left}-{Right}").ToString({Left => "L", Right => "R"})
"L-R"
\`\`\`

### DirectedGraph

A graph whose edges have a direction.

Also: \`VertexCount\` (see Graph), \`EdgeCount\` (see Graph), \`Vertices\` (see Graph), \`Edges\` (see Graph), \`AdjacencyList\` (see Graph), \`IsEmpty\` (see Graph), \`IsSimple\` (see Graph), \`DeleteVertex\` (see Graph), \`DeleteVertices\` (see Graph), \`RetainVertices\` (see Graph), \`DeleteEdge\` (see Graph), \`DeleteEdgeByIndex\` (see Graph), \`UpdatedVertexLabels\` (see Graph), \`ToString\` (see Graph).

### Vertex

A vertex of a graph.

#### EdgeCount: Integer

How many edges there are at the vertex; in a directed graph, how many begin there.

\`\`\`text
> Graph.Path(3)[2].EdgeCount
2
\`\`\`

#### Edges: List

The edges at the vertex, as they are seen from it, by their other ends.

\`\`\`text
> Graph.Path(3)[2].Edges
[Edge(Nothing, 2, 1),Edge(Nothing, 2, 3)]
\`\`\`

#### Label: Object

The label, or \`Nothing\` if there is none.

Also of Edge.

\`\`\`text
> Graph("{Left}-")[1].Label
Left
\`\`\`

#### OutVertices: List

The numbers of the vertices to which an edge leads from this one.

\`\`\`text
> Graph.Path(3)[2].OutVertices
[1,3]
\`\`\`

### Edge

An edge of a graph, as it is seen from one of its ends.

#### FromVertex: Integer

The number of the vertex from which the edge is seen.

\`\`\`text
> Graph.Path(3)[2][1].FromVertex
2
\`\`\`

#### ToVertex: Integer

The number of the other end.

\`\`\`text
> Graph.Path(3)[2][1].ToVertex
1
\`\`\`

Also: \`Label\` (see Vertex).

### Symmetry

A symmetry of a square, which permutes the cells of a board.

### Icon

A picture of a piece or of a square.

Extends Enum.

#### Literal: String

The name of the picture.

\`\`\`text
> Icon.BlackQueen.Literal
"BlackQueen"
\`\`\`

#### Ordinal: Integer

The number of the picture, from 1 up.

\`\`\`text
> Icon.Blank.Ordinal
1
\`\`\`

### CompoundType

How two games are played together; its members are functions of two games.

Extends Enum.

### Enum

A value with a name, of a class that has as many values as it names.

### System

What a program tells while it runs, and what runs it.

### Class

A class or a package.

#### Name: String

The name of the class without its package.

\`\`\`text
> (1/2).Class.Name
"DyadicRational"
\`\`\`

#### QualifiedName: String

The name of the class with its package.

\`\`\`text
> (1/2).Class.QualifiedName
"game.DyadicRational"
\`\`\`

### Function

A function of the library.

### Object

Anything.

#### Class: Class

The class of the value.

\`\`\`text
> {1|2}.Class
⟪game.DyadicRational⟫
\`\`\`

#### EnclosingObject: Object

The object to which an object of a nested class belongs, such as the ruleset of a position; \`Nothing\` of others.

\`\`\`text
> game.heap.Mem((3,1)).EnclosingObject
Mem
\`\`\`

#### Printed: String

The text that is printed for the value.

\`\`\`text
> {1|^}.Printed
"{1|^}"
\`\`\`

#### ToString: String

The same as \`Printed\`, but of a text the text itself.

\`\`\`text
> (1/2).ToString + "!"
"1/2!"
\`\`\`

#### ToOutput: Object

What is printed for the value, as an output, which is a text that is printed without quotes.

\`\`\`text
> "b".ToOutput
"b"
\`\`\`

#### ToLatex: String

The value as LaTeX in math mode; a text is set as it is.

\`\`\`text
> {1/2|^}.ToLatex.ToUnquotedOutput
\\{\\frac{1}{2}\\mid{\\uparrow}\\}
\`\`\`

#### ToHtml: String

The value as HTML, by the element \`math\` of MathML; a text is set as it is.

\`\`\`text
> (1/2).ToHtml.ToUnquotedOutput
<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>
\`\`\`

#### ToUnicode: String

What is printed for the value, with the signs of the books.

\`\`\`text
> {1/2|^^*}.ToUnicode
"{1/2|⇑∗}"
\`\`\`

#### ToJson: String

The value as JSON: integers as numbers, collections as arrays, maps whose keys are texts as objects, and other values as the texts that are printed for them.

\`\`\`text
> [1,"a",{1|^},{"b" => true}].ToJson.ToUnquotedOutput
[1,"a","{1|^}",{"b":true}]
\`\`\`

## Functions

### Max(collection: Collection): Object

An element of a collection that is not less than another.

\`\`\`text
> Max([1,3,2])
3
\`\`\`

### Mex(collection: Collection): Integer

The least integer from 0 up that is not in a collection.

\`\`\`text
> Mex([0,1,3])
2
\`\`\`

### Min(collection: Collection): Object

An element of a collection that is not greater than another.

\`\`\`text
> Min([3,1,2])
1
\`\`\`

### Sum(collection: Collection): Object

The sum of the elements of a collection.

\`\`\`text
> Sum([1,^,*])
1^*
\`\`\`

### CompoundGame(type: Function, g: Game, h: Game): CompoundGame

The compound of two games that a \`CompoundType\` says.

\`\`\`text
> CompoundGame(CompoundType.OrdinalSum, *, 3)
* : 3
\`\`\`

### CompoundType.ConjunctiveSum(g: Game, h: Game): CompoundGame

The type of conjunctive sums; called with two games, it gives theirs.

\`\`\`text
> CompoundType.ConjunctiveSum(*, 3)
* ConjunctiveSum 3
\`\`\`

### CompoundType.ContinuedConjunctiveSum(g: Game, h: Game): CompoundGame

The type of continued conjunctive sums; called with two games, it gives theirs.

\`\`\`text
> CompoundType.ContinuedConjunctiveSum(*, 3)
* ContinuedConjunctiveSum 3
\`\`\`

### CompoundType.ConwayProduct(g: Game, h: Game): CompoundGame

The type of Conway's products; called with two games, it gives theirs.

\`\`\`text
> CompoundType.ConwayProduct(*, 3)
* ConwayProduct 3
\`\`\`

### CompoundType.DiminishedDisjunctiveSum(g: Game, h: Game): CompoundGame

The type of diminished disjunctive sums; called with two games, it gives theirs.

\`\`\`text
> CompoundType.DiminishedDisjunctiveSum(*, 3)
* DiminishedDisjunctiveSum 3
\`\`\`

### CompoundType.DisjunctiveSum(g: Game, h: Game): CompoundGame

The type of disjunctive sums; called with two games, it gives theirs.

\`\`\`text
> CompoundType.DisjunctiveSum(*, 3)
* + 3
\`\`\`

### CompoundType.OrdinalProduct(g: Game, h: Game): CompoundGame

The type of ordinal products; called with two games, it gives theirs.

\`\`\`text
> CompoundType.OrdinalProduct(*, 3)
* OrdinalProduct 3
\`\`\`

### CompoundType.OrdinalSum(g: Game, h: Game): CompoundGame

The type of ordinal sums; called with two games, it gives theirs.

\`\`\`text
> CompoundType.OrdinalSum(*, 3)
* : 3
\`\`\`

### CompoundType.SelectiveSum(g: Game, h: Game): CompoundGame

The type of selective sums; called with two games, it gives theirs.

\`\`\`text
> CompoundType.SelectiveSum(*, 3)
* SelectiveSum 3
\`\`\`

### CompoundType.SequentialCompound(g: Game, h: Game): CompoundGame

The type of sequential compounds; called with two games, it gives theirs.

\`\`\`text
> CompoundType.SequentialCompound(*, 3)
* SequentialCompound 3
\`\`\`

### CompoundType.ShortenedSelectiveSum(g: Game, h: Game): CompoundGame

The type of shortened selective sums; called with two games, it gives theirs.

\`\`\`text
> CompoundType.ShortenedSelectiveSum(*, 3)
* ShortenedSelectiveSum 3
\`\`\`

### BornBy(day: Integer): Set

The games born by a day, up to day 3.

\`\`\`text
> BornBy(1)
{-1,0,1,*}
\`\`\`

### TransitiveBornBy(day: Integer): Set

The hereditarily transitive games born by a day, up to day 4: one of their forms is such that in none of its followers a player reaches by two moves on end what he cannot reach by one.

\`\`\`text
> BornBy(2).ToList.Filter(g -> not TransitiveBornBy(2).Contains(g))
[v,^,{1|*},{*|-1}]
\`\`\`

### Simplest(property: Function): CanonicalShortGame

The simplest game for which a function gives true: one born by the first day, of these one with the fewest followers, and of these the first in the order of sets. Games born by day 3 are tried.

\`\`\`text
> Simplest(g -> g.Temperature == 3/4 and g.Mean == 1/4)
{1|-1/2}
\`\`\`

### RandomGames(day: Integer, count: Integer, seed: Integer): List

So many games at random, the same for the same seed. Up to day 3 all games born by the day are as likely; on day 4, where nobody knows how to do that, all forms without dominated options are.

\`\`\`text
> RandomGames(3, 2, 14)
[^*,{1|*||-2}]
\`\`\`

### Explorer(G: Game): Object

The address at which the page of \`tweedle serve\` shows a game and its options; \`Selection\` is the game.

\`\`\`text
> Explorer(game.heap.Nim(3))
http://127.0.0.1:8765/explore?p=Nim.Position%28%223%22%29
\`\`\`

### Tiny(G: Game): CanonicalShortGame

The game \`{0||0|-G}\`, which is tiny where G is more than 0.

\`\`\`text
> Tiny(2)
Tiny(2)
\`\`\`

### Miny(G: Game): CanonicalShortGame

The game \`{G|0||0}\`, the negative of \`Tiny(G)\`.

\`\`\`text
> {2|0||0} == Miny(2)
true
\`\`\`

### Value(text: String): Game

The game that a text describes, in the notation in which games are printed.

\`\`\`text
> Value("2^3")
2^3
\`\`\`

### DirectedGraph(str: String, vertexLabels?: Map, edgeLabels?: Map): DirectedGraph

The directed graph that a text describes, as it is walked; \`-\` is an edge both ways.

\`\`\`text
> DirectedGraph("><")
DirectedGraph("><")
\`\`\`

### DirectedGraph.Parse(str: String, vertexLabels?: Map, edgeLabels?: Map): DirectedGraph

The directed graph that a text describes; maps or functions tell what labels mean.

\`\`\`text
> DirectedGraph.Parse("L>", {"L" => Left})
DirectedGraph("{Left}>")
\`\`\`

### DirectedGraph.Singleton(vertexLabel?: Object): DirectedGraph

One vertex.

\`\`\`text
> DirectedGraph.Singleton(7)
DirectedGraph("7")
\`\`\`

### DirectedGraph.DirectedPath(n: Integer, vertexLabel?: Object, edgeLabel?: Object): DirectedGraph

The path with n vertices, of which each leads to the next one.

\`\`\`text
> DirectedGraph.DirectedPath(3)
DirectedGraph(">>")
\`\`\`

### DirectedGraph.Path(n: Integer, vertexLabel?: Object, edgeLabel?: Object): DirectedGraph

The path with n vertices and edges both ways.

\`\`\`text
> DirectedGraph.Path(2)
DirectedGraph(":A>>:A")
\`\`\`

### DirectedGraph.Cycle(n: Integer, vertexLabel?: Object, edgeLabel?: Object): DirectedGraph

The cycle with n vertices and edges both ways.

\`\`\`text
> DirectedGraph.Cycle(3).EdgeCount
6
\`\`\`

### DirectedGraph.Star(n: Integer, vertexLabel?: Object, edgeLabel?: Object): DirectedGraph

A vertex and n - 1 neighbours of it, with edges both ways.

\`\`\`text
> DirectedGraph.Star(3)
DirectedGraph(":A(>>:A;>>:A)")
\`\`\`

### DirectedGraph.Clique(n: Integer, vertexLabel?: Object, edgeLabel?: Object): DirectedGraph

The graph with n vertices and edges both ways between any two.

\`\`\`text
> DirectedGraph.Clique(2)
DirectedGraph(":A>>:A")
\`\`\`

### DirectedGraph.FromAdjacencyList(list: List): DirectedGraph

The graph with edges as lists tell, one for each vertex.

\`\`\`text
> DirectedGraph.FromAdjacencyList([[2],[3],[]])
DirectedGraph(">>")
\`\`\`

### Graph(str: String, vertexLabels?: Map, edgeLabels?: Map): Graph

The graph that a text describes, as it is walked.

\`\`\`text
> Graph(".-.-.")
Graph("--")
\`\`\`

### Graph.Parse(str: String, vertexLabels?: Map, edgeLabels?: Map): Graph

The graph that a text describes; maps or functions tell what labels mean.

\`\`\`text
> Graph.Parse("L-.", {"L" => Left})
Graph("{Left}-")
\`\`\`

### Graph.Singleton(vertexLabel?: Object): Graph

One vertex.

\`\`\`text
> Graph.Singleton()
Graph(".")
\`\`\`

### Graph.Path(n: Integer, vertexLabel?: Object, edgeLabel?: Object): Graph

The path with n vertices.

\`\`\`text
> Graph.Path(3)
Graph("--")
\`\`\`

### Graph.Cycle(n: Integer, vertexLabel?: Object, edgeLabel?: Object): Graph

The cycle with n vertices.

\`\`\`text
> Graph.Cycle(3)
Graph(":A---:A")
\`\`\`

### Graph.Star(n: Integer, vertexLabel?: Object, edgeLabel?: Object): Graph

A vertex and n - 1 neighbours of it.

\`\`\`text
> Graph.Star(3)
Graph("(-;-)")
\`\`\`

### Graph.Clique(n: Integer, vertexLabel?: Object, edgeLabel?: Object): Graph

The graph with n vertices and an edge between any two.

\`\`\`text
> Graph.Clique(3)
Graph(":A---:A")
\`\`\`

### Graph.Grid(rowCount: Integer, colCount: Integer): Graph

The graph of so many rows and columns of vertices, neighbours being next to each other.

\`\`\`text
> Graph.Grid(1,3)
Graph("--")
\`\`\`

### Graph.FromAdjacencyList(list: List): Graph

The graph with edges as lists tell, one for each vertex.

\`\`\`text
> Graph.FromAdjacencyList([[2],[1,3],[2]])
Graph("--")
\`\`\`

### Edge(label: Object, fromVertex: Integer, toVertex: Integer): Edge

The edge with a label and these ends.

\`\`\`text
> Edge(Nothing, 1, 2)
Edge(Nothing, 1, 2)
\`\`\`

### game.graph.GenArcKayles(weighted?: Boolean): Object

Take an edge of a graph with both its ends; weighted, make the numbers at both ends smaller by one.

\`\`\`text
> game.graph.GenArcKayles(true)("{2}-{2}").NimValue
0
\`\`\`

### game.graph.GenHackenbush(childishEdges?: Collection): Object

Hackenbush in which edges of some colours, \`Color.Blue\`, \`Color.Red\` or \`Color.Green\`, may only be taken if nothing falls with them.

\`\`\`text
> game.graph.GenHackenbush([game.graph.Color.Green])("elr").CanonicalForm
v
\`\`\`

### game.grid.GenClobber(directions?: Collection, clobbered?: Map, leftBehind?: Map, maxDistance?: Rational): Object

Clobber in which stones, 1 of Left and 2 of Right, move in other directions, at most so far over empty cells, to what the map \`clobbered\` has for the player, and leave behind what another map says.

\`\`\`text
> game.grid.GenClobber(Coordinates.Orthogonal, {Left => {0}, Right => {0}}, {Left => 2, Right => 1})("x.").CanonicalForm
1
\`\`\`

### game.graph.GraphRuleset(): Object

What rulesets on graphs extend: they have a nested class \`Position(graph as Graph) extends GraphGame\`, and say in \`VertexLabels\` and \`EdgeLabels\` what labels mean.

\`\`\`text
> game.graph.GraphRuleset
⟪game.graph.GraphRuleset⟫
\`\`\`

### game.grid.GridRuleset(): Object

What rulesets on boards extend: they have a nested class \`Position(grid as Grid) extends GridGame\`, and say in \`CharMap\` which characters stand for the cells 0, 1, 2 and so on, and in \`Icons\` what is drawn on them.

\`\`\`text
> game.grid.GridRuleset
⟪game.grid.GridRuleset⟫
\`\`\`

### game.strip.StripRuleset(): Object

What rulesets on strips extend: they have a nested class \`Position(strip as Strip) extends StripGame\`, and say in \`CharMap\` which characters stand for the cells 0, 1, 2 and so on, and in \`Icons\` what is drawn on them.

\`\`\`text
> game.strip.StripRuleset
⟪game.strip.StripRuleset⟫
\`\`\`

### game.graph.GraphGame(graph: Graph): Object

What the nested class \`Position(graph as Graph)\` of a ruleset on graphs extends.

\`\`\`text
> game.graph.GraphGame
⟪game.graph.GraphGame⟫
\`\`\`

### game.grid.GridGame(grid: Grid): Object

What the nested class \`Position(grid as Grid)\` of a ruleset on boards extends.

\`\`\`text
> game.grid.GridGame
⟪game.grid.GridGame⟫
\`\`\`

### game.strip.StripGame(strip: Strip): Object

What the nested class \`Position(strip as Strip)\` of a ruleset on strips extends.

\`\`\`text
> game.strip.StripGame
⟪game.strip.StripGame⟫
\`\`\`

### game.strip.Turning(code: Object): Object

Turn coins in a row, the last of them from heads to tails, as the code of \`Spawning\` says or another ruleset on heaps; a position is a strip of \`t\` and \`h\`.

\`\`\`text
> game.strip.Turning("1-3")("thth").NimValue
5
\`\`\`

### game.graph.GenCol(leftPermitted: Collection, rightPermitted: Collection): Object

Take a vertex; its neighbours get your tint, and those with the opponent's are deleted. The arguments say where Left and Right may play: at vertices with a tint, which is a player, or \`Nothing\`.

\`\`\`text
> game.graph.GenCol([Nothing,Right], [Nothing,Left])("L--").CanonicalForm
-1/2
\`\`\`

### Grid(rows: List): Grid

The board with these rows, each a list of numbers.

\`\`\`text
> Grid([[0,1],[2,0]])
Grid([[0,1],[2,0]])
\`\`\`

### Grid.Empty(rowCount: Integer, colCount: Integer): Grid

The board of so many rows and columns with 0 everywhere.

\`\`\`text
> Grid.Empty(2,3)
Grid([[0,0,0],[0,0,0]])
\`\`\`

### Grid.Parse(str: String, charMap: String): Grid

The board with the rows of a text, between which stands \`|\`, in characters that stand for 0, 1, 2 and so on.

\`\`\`text
> Grid.Parse(".x|o.", ".xo")
Grid([[0,1],[2,0]])
\`\`\`

### game.heap.HeapRuleset(options: Function): Object

The ruleset on heaps in which a function gives the options of a heap of each size, each the list of the heaps that are left.

\`\`\`text
> game.heap.HeapRuleset(n -> [[a, n - 1 - a] for a from 0 to n - 1]).NimValueSequence(6)
[1,0,1,0,1,0]
\`\`\`

### game.heap.FunctionalHeapRuleset(options: Function): Object

The same as \`HeapRuleset\` called with a function: what that gives.

\`\`\`text
> game.heap.FunctionalHeapRuleset(n -> [[n - 1]]).NimValueSequence(4)
[1,0,1,0]
\`\`\`

### game.heap.FunctionalCoordinateRuleset(options: Function): Object

The same as \`CoordinateRuleset\` called with a function: what that gives.

\`\`\`text
> game.heap.FunctionalCoordinateRuleset((m, n) -> [[(k, n)] for k from 0 to m - 1])((3,1)).NimValue
3
\`\`\`

### game.heap.CoordinateRuleset(options: Function): Object

The ruleset on pairs of numbers in which a function of both gives the options, each the list of the pairs that are left.

\`\`\`text
> game.heap.CoordinateRuleset((m, n) -> [[(k, n)] for k from 0 to m - 1])((3,1)).NimValue
3
\`\`\`

### game.heap.PartizanCoordinateRuleset(options: Function): Object

The ruleset on pairs of numbers in which a function of both and of a player gives the options.

\`\`\`text
> game.heap.PartizanCoordinateRuleset((m, n, player) -> if player == Left then [[(k, n)] for k from 0 to m - 1] else [] end)((3,1)).CanonicalForm
3
\`\`\`

### game.heap.GenWythoff(bound: Function): Object

Wythoff's Game in which k counters of one heap and l of the other may be taken if 0 < k <= l < bound(k).

\`\`\`text
> game.heap.GenWythoff(x -> x + 2)((1,3)).NimValue
0
\`\`\`

### game.heap.GenMem(allows: Function): Object

A game on a heap and a memory: a function of the memory and of a number says whether that may be taken; it then is the memory.

\`\`\`text
> game.heap.GenMem((memory, a) -> a > memory)((5,0)).NimValue
2
\`\`\`

### game.heap.GenCutcake(left: Object, right: Object, twisted?: Boolean): Object

A game of cakes, which are pairs of numbers: Left cuts the second as a ruleset on heaps says, and Right the first as another one says; twisted, a cake is turned before it is cut.

\`\`\`text
> game.heap.GenCutcake(game.heap.TakeAndBreak("4.0"), game.heap.TakeAndBreak("4.0"))((8,1)).CanonicalForm
-7
\`\`\`

### game.heap.Splittles(set: Collection, allbut?: Boolean): LibraryRuleset

The same as \`Subtraction\`, where a move may also split what is left of the heap into two.

\`\`\`text
> game.heap.Splittles([1,2]).code
"0.77"
\`\`\`

### game.heap.TakeAndBreak.FromSubtractionSet(set: Collection, digit?: String, allbut?: Boolean): LibraryRuleset

The ruleset on heaps whose code has one digit, or 3, at the places that a set says, or at all others.

\`\`\`text
> game.heap.TakeAndBreak.FromSubtractionSet([1,2], "7").code
"0.77"
\`\`\`

### game.heap.PartizanSubtraction(left: Collection, right: Collection): LibraryRuleset

Subtraction with a set for each player.

\`\`\`text
> game.heap.PartizanSubtraction([1,2],[1,3])(4).CanonicalForm
^[2]
\`\`\`

### game.heap.PartizanSplittles(left: Collection, right: Collection): LibraryRuleset

Splittles with a set for each player.

\`\`\`text
> game.heap.PartizanSplittles([1],[2])(4).CanonicalForm
1
\`\`\`

### game.misere.MisereCanonicalGame(text: String): game.misere.MisereCanonicalGame

The game that a text describes, in the notation in which misère games are printed: \`2#\` has 2 as its only option, \`2[2]\` is 2 + 2, \`2[#-2]\` is 2# less 2, and options stand in parentheses.

\`\`\`text
> game.misere.MisereCanonicalGame("*[2#1]") == *[[2],1]
true
\`\`\`

### game.misere.MisereCanonicalGame.DayN(maxBirthday: Integer, maxGames?: Integer, maxOptions?: Integer): List

The games born by a day, the least first, up to so many options each if that is given. If they are more than \`maxGames\`, or a million, that is an error.

\`\`\`text
> game.misere.MisereCanonicalGame.DayN(3)
[*[0],*[1],*[2],*[3],*[2#]]
\`\`\`

### MutableList(collection?: Collection): MutableList

A list that changes; it has the elements of a collection at first, or none.

\`\`\`text
> MutableList([3,1,2])
MutableList(3, 1, 2)
\`\`\`

### MutableSet(collection?: Collection): MutableSet

A set that changes; it has the elements of a collection at first, or none.

\`\`\`text
> MutableSet([3,1,3])
MutableSet(1, 3)
\`\`\`

### MutableMap(map?: Map): MutableMap

A map that changes; it has the entries of another one at first, or none.

\`\`\`text
> MutableMap({1 => ^})
MutableMap(1 => ^)
\`\`\`

### Integer.Parse(str: String): Integer

The integer whose decimal digits a text has.

\`\`\`text
> Integer.Parse("-12")
-12
\`\`\`

### MapEntry(Key: Object, Value: Object): Object

A key of a map and its value.

\`\`\`text
> MapEntry(1, ^)
1 => ^
\`\`\`

### Random(seed: Integer): Object

A generator of numbers that look random and are the same for the same seed, by \`NextInteger(bound)\` from 0 to below the bound, \`NextBoolean\`, \`Choice(collection)\` and \`Shuffled(collection)\`; it is drand48's linear congruence.

\`\`\`text
> Random(1474)
Random(1474)
\`\`\`

### Table(rows: Collection): Object

Rows of values, printed below each other; \`ToCsv\` gives them as comma-separated values.

\`\`\`text
> Table([[1,2]])
1 | 2
\`\`\`

### Side(): Object

The sides of a loopy value, \`Onside\` and \`Offside\`.

\`\`\`text
> game.Side
⟪game.Side⟫
\`\`\`

### game.misere.Genus(NimValue: Integer, Digits: List, IsSteady?: Boolean, IsNimHeap?: Boolean): Object

The genus of an impartial game: its nim-value, and its nim-values in misère play beside no, one, two and more heaps of two counters, up to the two that alternate for ever. Of a heap of Nim its size is printed; of other games that beside Nim are as good as heaps of Nim, if there are two digits the first is printed alone.

\`\`\`text
> game.misere.Genus(0, [0,2])
0^02
\`\`\`

### cgsuite.util.output.EmptyOutput(): Object

Nothing at all: not even a line is printed for it.

\`\`\`text
> "a" + cgsuite.util.output.EmptyOutput()
a
\`\`\`

### cgsuite.util.output.GridOutput(grid: Grid, icons: Collection, alt: String): Object

A board with the icons of its numbers from 0 on, for which a text is printed.

\`\`\`text
> cgsuite.util.output.GridOutput(Grid.Empty(1,2), [Icon.Blank], "..")
..
\`\`\`

### cgsuite.util.output.StripOutput(strip: Strip, icons: Collection, alt: String): Object

A strip with the icons of its numbers from 0 on, for which a text is printed.

\`\`\`text
> cgsuite.util.output.StripOutput(Strip.Empty(2), [Icon.Blank], "..")
..
\`\`\`

### cgsuite.util.output.TextOutput(text: String): Object

A text that is printed without quotes; \`Append(that)\` gives it with another one after it.

\`\`\`text
> cgsuite.util.output.TextOutput("Col")
Col
\`\`\`

### Slider(from: Rational, to: Rational, step: Rational, value?: Rational): Rational

A number from \`from\` to \`to\`, at steps from \`from\` on: \`value\`, or \`from\` without it. Where a cell of a worksheet on the page is \`x := Slider(0, 3, 1/4)\`, the reader moves it, the last argument changes, and the cells below that depend on it are run again.

\`\`\`text
> Slider(0, 3, 1/4, 5/4)
5/4
\`\`\`

### File(path: String): String

The text of a file.

\`\`\`text
> File("poset.txt")
"a < b"
\`\`\`

### Strip(cells: List): Strip

The strip with these numbers in its cells.

\`\`\`text
> Strip([0,1,2])
Strip([0,1,2])
\`\`\`

### Strip.Empty(length: Integer): Strip

The strip of so many cells with 0 everywhere.

\`\`\`text
> Strip.Empty(3)
Strip([0,0,0])
\`\`\`

### Strip.Parse(str: String, charMap: String): Strip

The strip with the cells of a text, in characters that stand for 0, 1, 2 and so on.

\`\`\`text
> Strip.Parse(".xo", ".xo")
Strip([0,1,2])
\`\`\`

### System.ClearAll(): Nothing

Forgets what was found out about games and positions, which gives memory back; variables keep their values.

\`\`\`text
> System.ClearAll()
Nothing
\`\`\`

### System.Error(msg: String): Nothing

Ends the program with a message, as \`error("...")\` does.

\`\`\`text
> if 1 > 2 then System.Error("One is more.") else 3 end
3
\`\`\`

### System.Print(value: Object): Nothing

Prints a value on a line of its own at once, while the program runs; a text is printed without quotes.

\`\`\`text
> System.Print([1/2,*]);
[1/2,*]
\`\`\`

### CompoundWall(games: Collection, player: Player): Trajectory

The wall of the compound thermograph of several games. Left, who moves first in their sum, is sure of a stop that is at least his wall at any temperature from 0 up; Right likewise of one that is at most his.

\`\`\`text
> CompoundWall([{6|2},{5||3|-3}], Left).ValueAt(0)
9
\`\`\`

### UniverseForm(text: String, universe: String): UniverseForm

The form that a text describes: \`0\`, or \`{left|right}\` with options between commas, where a \`#\` is a tombstone. It is compared modulo a universe: \`"All"\`, \`"Dicot"\`, \`"DeadEnding"\` or \`"Blocking"\` in misère play, or \`"Normal"\`. Comparisons are right of games of the universe, and of their simplest forms; \`.IsIn(universe)\` tells if the form is in it.

\`\`\`text
> UniverseForm("{{|0}|{0|}}", universe => "DeadEnding") == UniverseForm("0", universe => "DeadEnding")
true
\`\`\`

### ScoringForm(text: String): UniverseForm

The scoring game that a text describes: a number, or \`<left|right>\` with options between commas; \`^s\` is a side without options and with the score s. It is compared beside guaranteed games, and comparisons are right of these.

\`\`\`text
> ScoringForm("<^-1|1>") > ScoringForm("-1")
false
\`\`\`

### UniverseDay(day: Integer, universe: String): List

The simplest forms of all games of a universe that are born by a day, in the order in which they are written. If they are more than a million, that is an error.

\`\`\`text
> UniverseDay(2, universe => "Dicot").Size
9
\`\`\`

## Rulesets

### game.entailing.CarryOnNim(counts: Collection, whole?: Boolean)

Nim in which the player who takes one of certain numbers moves again. (Larsson, Nowakowski and Santos, Impartial games with entailing moves)

- A position is the sizes of heaps, between commas.
- Parameter \`counts\`: a list or a set of positive integers. Give the numbers that may be taken: \`Subtraction([1,2,3])\`.
- Parameter \`whole\`: \`true\` or \`false\`, false if it is left out.

\`\`\`text
> game.entailing.CarryOnNim([2]).Position("3,1")
\`\`\`

### game.entailing.CountedCoins

Strings and Coins with whole turns as moves: cut a string, and another one after each that frees a coin; in a scoring game the coins count, as the boxes in Dots and Boxes. (Berlekamp, Conway and Guy, Winning Ways, ch. 16)

- A position is strings, each between two coins or one coin and the ground.

\`\`\`text
> game.entailing.CountedCoins.Position("a-, a-b, b-")
\`\`\`

### game.entailing.MoveTable(table: String)

The moves that the table lists, each of them quiet, entailing or a carry-on. (Larsson, Nowakowski and Santos, Impartial games with entailing moves)

- A position is the sizes of heaps, between commas.
- Parameter \`table\`: a text in quotes. Give the moves of each component in quotes, such as "0:\\n1: entail 0", or as \`File("moves.txt")\`.

\`\`\`text
> game.entailing.MoveTable("0: | 1: entail 0 | 2: quiet 0; entail 1").Position("2")
\`\`\`

### game.entailing.Nimstring(rowCount: Integer, colCount: Integer)

Draw a line between two dots; the player who completes a box moves again, and the player who cannot move loses. (Berlekamp, Conway and Guy, Winning Ways, ch. 16; Berlekamp, The Dots and Boxes Game)

- A position says which lines between dots are undrawn; \`empty\` is none drawn.
- Parameter \`rowCount\`: an integer from 0 up.
- Parameter \`colCount\`: an integer from 0 up.

\`\`\`text
> game.entailing.Nimstring(2,3).Position("empty")
\`\`\`

### game.entailing.StringsAndCoins

Cut a string; the player who cuts the last string of a coin moves again, and the player who cannot move loses. (Berlekamp, Conway and Guy, Winning Ways, ch. 16)

- A position is strings, each between two coins or one coin and the ground.

\`\`\`text
> game.entailing.StringsAndCoins.Position("a-b, b-, a-")
\`\`\`

### game.entailing.TopEntails

Split a stack into two, or take the top counter off one, to which the opponent must answer there. (Berlekamp, Conway and Guy, Winning Ways, ch. 12; West, New values for Top Entails, 1996)

- A position is the sizes of heaps, between commas.

\`\`\`text
> game.entailing.TopEntails.Position("5,4")
\`\`\`

### game.graph.Annihilation(graph: String)

Push a token along an edge of a directed graph, which may have cycles; two tokens that meet both vanish. (Fraenkel and Yesha, Theory of annihilation games)

- A position is the sizes of heaps, between commas.
- Parameter \`graph\`: a text in quotes. Give for each vertex where its edges lead in quotes, such as "a: b, c | b: a".

\`\`\`text
> game.graph.Annihilation("a: b, c | b: a | c: d | d:").Position("a,b")
\`\`\`

### game.graph.BrusselsSprouts

Connect two free ends by a line that crosses nothing, and put a stroke across it, which gives a free end on either side; a cross begins with four. (Conway; Berlekamp, Conway and Guy, Winning Ways, ch. 17)

- A position is a text.

\`\`\`text
> game.graph.BrusselsSprouts.Position("4,4,4")
\`\`\`

### game.graph.Col

Colour a vertex in your colour; neighbours may not have the same colour. (Colin Vout; Berlekamp, Conway and Guy, Winning Ways, ch. 2)

- A position is a graph, as it is walked.

\`\`\`text
> game.graph.Col.Position(".-L-R")
\`\`\`

### game.graph.DigraphPlacement(graph: String, blue: String)

Choose a vertex of yours of a directed graph, Left a blue one, Right a red one: it is deleted, with all vertices that edges lead to from it. (Clow and McKay, Digraph placement games, 2024)

- A position is a text.
- Parameter \`graph\`: a text in quotes. Give for each vertex where its edges lead in quotes, such as "a: b, c | b: a".
- Parameter \`blue\`: a text in quotes. Give the blue vertices, which are Left's, in quotes, such as "a, c".

\`\`\`text
> game.graph.DigraphPlacement("a: b | b: c | c: d | d: b","a,c").Position("a,b,c,d")
\`\`\`

### game.graph.EdgeGeography(graph: String)

Move the token along an edge of a directed graph; that edge is deleted. (Schaefer, On the complexity of some two-person perfect-information games, 1978)

- A position is a text.
- Parameter \`graph\`: a text in quotes. Give for each vertex where its edges lead in quotes, such as "a: b, c | b: a".

\`\`\`text
> game.graph.EdgeGeography("a: b, c | b: c, d | c: a, d | d: b").Position("a")
\`\`\`

### game.graph.Hackenbush

Cut an edge: l Left's, r Right's, e either's; what is no longer connected to the ground falls away. (Berlekamp, Conway and Guy, Winning Ways, ch. 1 and 2)

- A position is a graph, as it is walked.

\`\`\`text
> game.graph.Hackenbush.Position("lrrl")
\`\`\`

### game.graph.NodeKayles

Choose a vertex: it is deleted, with all of its neighbours. (Schaefer, On the complexity of some two-person perfect-information games, 1978)

- A position is a graph, as it is walked.

\`\`\`text
> game.graph.NodeKayles.Position("---")
\`\`\`

### game.graph.PosetGame(poset: String, left?: String)

Remove an element of a poset with everything above it. (Schuh 1952; Fraenkel and Scheinerman 1991)

- A position is the elements that are left, in braces.
- Parameter \`poset\`: a text in quotes. Give the poset in quotes, such as "a < b < c; a < d", or as \`File("poset.txt")\`.

\`\`\`text
> game.graph.PosetGame("a < b; a < c; d").Position("{a,b,c,d}")
\`\`\`

### game.graph.Sim

Colour a line between two of six points in your colour, so that no triangle of three points has only lines of your colour. (Simmons, The game of SIM, 1969)

- A position is a text.

\`\`\`text
> game.graph.Sim.Position("24,34,35,36;23,15,45,56")
\`\`\`

### game.graph.Snort

Colour a vertex in your colour; neighbours may not have different colours. (Simon Norton; Berlekamp, Conway and Guy, Winning Ways, ch. 6)

- A position is a graph, as it is walked.

\`\`\`text
> game.graph.Snort.Position("---")
\`\`\`

### game.graph.Sprouts

Draw a line between two spots, or from a spot to itself, that crosses nothing, and put a new spot on it; three lines at most end at a spot. (Conway and Paterson 1967; Lemoine and Viennot, Computer analysis of Sprouts with nimbers, 2015)

- A position is a text.

\`\`\`text
> game.graph.Sprouts.Position("0.0.0.}]!")
\`\`\`

### game.graph.Tokens(graph: String)

Push a token along an edge of a directed graph, which may have cycles; edges may belong to one player only. (Berlekamp, Conway and Guy, Winning Ways, ch. 11 and 12)

- A position is the sizes of heaps, between commas.
- Parameter \`graph\`: a text in quotes. Give for each vertex where its edges lead in quotes, such as "a: b, c | b: a".

\`\`\`text
> game.graph.Tokens("a: b, c | b: a | c: d | d:").Position("a,c")
\`\`\`

### game.graph.UndirectedEdgeGeography(graph: String)

Move the token along an edge of a graph, in either direction; that edge is deleted. (Fraenkel, Scheinerman and Ullman, Undirected edge geography, 1993)

- A position is a text.
- Parameter \`graph\`: a text in quotes. Give for each vertex where its edges lead in quotes, such as "a: b, c | b: a".

\`\`\`text
> game.graph.UndirectedEdgeGeography("a: b, c | b: c, d | d: e").Position("a")
\`\`\`

### game.graph.UndirectedVertexGeography(graph: String)

Move the token along an edge of a graph, in either direction; the vertex that it leaves is deleted. (Fraenkel, Scheinerman and Ullman, Undirected edge geography, 1993)

- A position is a text.
- Parameter \`graph\`: a text in quotes. Give for each vertex where its edges lead in quotes, such as "a: b, c | b: a".

\`\`\`text
> game.graph.UndirectedVertexGeography("a: b, c | b: c, d | d: e").Position("a")
\`\`\`

### game.graph.VertexGeography(graph: String)

Move the token along an edge of a directed graph; the vertex that it leaves is deleted. (Lichtenstein and Sipser, GO is polynomial-space hard, 1980)

- A position is a text.
- Parameter \`graph\`: a text in quotes. Give for each vertex where its edges lead in quotes, such as "a: b, c | b: a".

\`\`\`text
> game.graph.VertexGeography("a: b, c | b: c, d | c: a, d | d: b").Position("a")
\`\`\`

### game.graph.YashimaGame(graph: String)

Move your token along an edge of a graph, not to the vertex of the other token; that edge is deleted. (Kusakari and Abuku, Various diamond properties in combinatorial game theory, arXiv:2509.21744, 2025)

- A position is a text.
- Parameter \`graph\`: a text in quotes. Give for each vertex where its edges lead in quotes, such as "a: b, c | b: a".

\`\`\`text
> game.graph.YashimaGame("a: b, c | b: d | c: d | d: e").Position("a,d")
\`\`\`

### game.grid.AcrosticTwins

Turn over two coins in a row or in a column; the lower or right one must go from heads, h, to tails, t. (Berlekamp, Conway and Guy, Winning Ways, ch. 14)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`t\` a coin that shows tails, \`h\` a coin that shows heads.

\`\`\`text
> game.grid.AcrosticTwins.Position("ttt|tht|hth")
\`\`\`

### game.grid.Amazons

Move one of your amazons like a queen of chess, then shoot an arrow from there that blocks a cell. (Walter Zamkauskas, 1988)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` an amazon of Left's, \`o\` an amazon of Right's, \`#\` a cell blocked by an arrow.

\`\`\`text
> game.grid.Amazons.Position("x..|..o")
\`\`\`

### game.grid.AntiClobber

Move one of your stones to an empty cell next to it and leave an enemy stone behind: x are Left's, o Right's. (CGSuite)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone of Left's, \`o\` a stone of Right's.

\`\`\`text
> game.grid.AntiClobber.Position("x..|..o")
\`\`\`

### game.grid.AtariGo

Put a stone on an empty point; the player who first captures an enemy group wins at once. (Yasuda; Larsson, Nowakowski and Santos, Impartial games with entailing moves)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone of Left's, \`o\` a stone of Right's, \`X\` a captured stone of Left's, which ends the play, \`O\` a captured stone of Right's, which ends the play.

\`\`\`text
> game.grid.AtariGo.Position("xo.|...")
\`\`\`

### game.grid.CannibalClobber

Move one of your stones onto any stone next to it, an enemy's or your own, and remove that stone. (a variant of Clobber: Albert, Grossman, Nowakowski and Wolfe, 2005)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone of Left's, \`o\` a stone of Right's.

\`\`\`text
> game.grid.CannibalClobber.Position("xx|oo|x.")
\`\`\`

### game.grid.CeyloneseFoxAndGeese

Fox and Geese with a fox that goes one square or two in a direction. (Berlekamp, Conway and Guy, Winning Ways, ch. 20)

- A position is a board, row by row from the top, with \`|\` between rows; or the squares of the geese and that of the fox, each by row and column from 1.
- Cells: \`.\` an empty cell, \`g\` a goose of Left's, \`f\` the fox of Right's.

\`\`\`text
> game.grid.CeyloneseFoxAndGeese.Position("f.......|........|g.g.g.g.")
\`\`\`

### game.grid.Chomp

Eat a square with all that is below it and to its right; the top left square is poisoned and stays. (Schuh 1952; Gale 1974; Berlekamp, Conway and Guy, Winning Ways, ch. 18)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` a square, \`#\` a square that is eaten.

\`\`\`text
> game.grid.Chomp.Position("....|....|....")
\`\`\`

### game.grid.Clobber

Move one of your stones onto an enemy stone next to it and remove that stone: x are Left's, o Right's. (Albert, Grossman, Nowakowski and Wolfe, An introduction to Clobber, 2005)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone of Left's, \`o\` a stone of Right's.

\`\`\`text
> game.grid.Clobber.Position("xxo")
\`\`\`

### game.grid.ConnectFour(length?: Integer)

Drop a stone into a column, where it falls to the lowest empty cell; the first line of four stones of one player wins, in a row, a column or a diagonal, and a full board without one is a draw. (Allis, A Knowledge-based Approach of Connect-Four, 1988)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone of Left's, \`o\` a stone of Right's.
- Parameter \`length\`: an integer from 0 up, 4 if it is left out.

\`\`\`text
> game.grid.ConnectFour.Position("....|.o..|.x..|xoxo")
\`\`\`

### game.grid.Cram

Put a domino on two empty neighbouring cells, in either direction. (Gardner, Scientific American, February 1974; Berlekamp, Conway and Guy, Winning Ways, ch. 15)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`#\` a cell that is taken.

\`\`\`text
> game.grid.Cram.Position("....|....|....")
\`\`\`

### game.grid.CrossPurposes

Tip over a stack of crates, which falls on the next two empty cells: Left upwards or downwards, Right to the left or to the right. (Hearn, Amazons, Konane, and Cross Purposes are PSPACE-complete, 2009)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stack of crates, which is nobody's, \`#\` a crate that has fallen.

\`\`\`text
> game.grid.CrossPurposes.Position("..x.|....|x...")
\`\`\`

### game.grid.Domineering

Put a domino on two empty neighbouring cells: Left vertically, Right horizontally. (Göran Andersson; Berlekamp, Conway and Guy, Winning Ways, ch. 5)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`#\` a cell that is taken.

\`\`\`text
> game.grid.Domineering.Position("..|.#")
\`\`\`

### game.grid.Fission

Split a stone into the two empty cells on either side of it: Left above and below, Right to its left and right. (CGSuite)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone, which is nobody's, \`#\` a cell that is blocked.

\`\`\`text
> game.grid.Fission.Position("....|.x..|...#")
\`\`\`

### game.grid.FoxAndGeese

Left's geese step upwards along diagonals, Right's fox in any diagonal direction; the fox wants to get past the geese, and they want to trap it. (Berlekamp, Conway and Guy, Winning Ways, ch. 20)

- A position is a board, row by row from the top, with \`|\` between rows; or the squares of the geese and that of the fox, each by row and column from 1.
- Cells: \`.\` an empty cell, \`g\` a goose of Left's, \`f\` the fox of Right's.

\`\`\`text
> game.grid.FoxAndGeese.Position("f.......|........|........|.g.g.g.g")
\`\`\`

### game.grid.GameOfY

Put a stone on an empty cell of a triangle of hexagons; a player wins at once with a chain of stones that touches all three sides. (Titus and Schensted, Mudcrack Y and Poly-Y, 1975)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone of Left's, \`o\` a stone of Right's, \`#\` no point of the board.

\`\`\`text
> game.grid.GameOfY.Position("##.|#.o|x..")
\`\`\`

### game.grid.GenFoxAndGeese(boardWidth?: Integer, foxRange?: Integer)

Fox and Geese on boards with so many columns, with a fox that goes so far in a direction. (Berlekamp, Conway and Guy, Winning Ways, ch. 20)

- A position is a board, row by row from the top, with \`|\` between rows; or the squares of the geese and that of the fox, each by row and column from 1.
- Cells: \`.\` an empty cell, \`g\` a goose of Left's, \`f\` the fox of Right's.
- Parameter \`boardWidth\`: an integer from 0 up, or \`inf\`, 8 if it is left out.
- Parameter \`foxRange\`: an integer from 0 up, or \`inf\`, 1 if it is left out.

\`\`\`text
> game.grid.GenFoxAndGeese(boardWidth => 4).Position("f...|....|g.g.")
\`\`\`

### game.grid.GoByArea

Go in regions that both players touch, as a scoring game: put a stone there, and take enemy groups without liberties; stones and enclosed points count, and X and O live for good. (Berlekamp and Wolfe, Mathematical Go, 1994)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone of Left's, \`o\` a stone of Right's, \`X\` a stone of Left's that lives for good, \`O\` a stone of Right's that lives for good, \`#\` no point of the board.

\`\`\`text
> game.grid.GoByArea.Position("XXXX|X..O|XXXX")
\`\`\`

### game.grid.GoEndgame

Go with points as moves: put a stone on an empty point, take enemy groups without liberties, or give back a prisoner; X and O are stones that live for good. (Berlekamp and Wolfe, Mathematical Go, 1994)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone of Left's, \`o\` a stone of Right's, \`X\` a stone of Left's that lives for good, \`O\` a stone of Right's that lives for good, \`#\` no point of the board.

\`\`\`text
> game.grid.GoEndgame.Position("#XO#|X.xO|#XO#")
\`\`\`

### game.grid.HareAndHounds

Left's hounds move along lines, never back to the left, and Right's hare in any direction; the hare wants to get past the hounds, and they want to trap it. (Berlekamp, Conway and Guy, Winning Ways, ch. 21)

- A position is a board, row by row from the top, with \`|\` between rows.

\`\`\`text
> game.grid.HareAndHounds.Position("#...#|.ddh.|#d..#")
\`\`\`

### game.grid.Hex

Put a stone on an empty cell of a board of hexagons; Left wins at once with a chain of stones x from the first row to the last, Right with a chain of o from the first column to the last. (Hein 1942; Nash; Gardner, Scientific American, July 1957)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone of Left's, \`o\` a stone of Right's.

\`\`\`text
> game.grid.Hex.Position("..o|.x.|...")
\`\`\`

### game.grid.HotClobber

Cannibal Clobber, by the name that CGSuite has for it. (CGSuite)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone of Left's, \`o\` a stone of Right's.

\`\`\`text
> game.grid.HotClobber.Position("xxo")
\`\`\`

### game.grid.KingDirt(mustPlace?: Boolean)

Put a king from your hand on an empty cell, or step with one like a king of chess; the cell it came from falls away. (MCGS, University of Alberta)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a king of Left's, \`o\` a king of Right's, \`#\` a cell that has fallen away.
- Parameter \`mustPlace\`: \`true\` or \`false\`, false if it is left out.

\`\`\`text
> game.grid.KingDirt.Position("1,0:x..|..o")
\`\`\`

### game.grid.Kings

Clobber with stones that move like kings of chess: onto an enemy stone on any of the eight cells around. (CGSuite)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone of Left's, \`o\` a stone of Right's.

\`\`\`text
> game.grid.Kings.Position("x.|ox")
\`\`\`

### game.grid.Knights

Clobber with stones that move like knights of chess. (CGSuite)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone of Left's, \`o\` a stone of Right's.

\`\`\`text
> game.grid.Knights.Position("x.o|o.x")
\`\`\`

### game.grid.Konane

Jump with one of your stones over an enemy stone to the empty cell behind it and remove that stone; the same stone may go on in the same direction. (Hawaii; Ernst, Playing Konane mathematically, 1995)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone of Left's, \`o\` a stone of Right's.

\`\`\`text
> game.grid.Konane.Position("x.ox|oxo.")
\`\`\`

### game.grid.NoGo

Put a stone of yours on an empty point so that every block, of either colour, still has a liberty. (Chou, Teytaud and Yen, Revisiting Monte-Carlo tree search on a normal form game, 2011)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone of Left's, \`o\` a stone of Right's, \`#\` no point of the board.

\`\`\`text
> game.grid.NoGo.Position(".x.|...")
\`\`\`

### game.grid.Northcott

Move your piece along its row over empty squares, forwards or backwards; in each row stand one piece of Left's, x, and one of Right's, o. (Berlekamp, Conway and Guy, Winning Ways, ch. 3)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a piece of Left's, \`o\` a piece of Right's.

\`\`\`text
> game.grid.Northcott.Position("x..o|.xo.")
\`\`\`

### game.grid.Phutball

Put a man on an empty point, or let the ball jump over rows of men, which are taken off; Left wants the ball on or behind the last column, Right on or behind the first. (Conway; Berlekamp, Conway and Guy, Winning Ways, ch. 22)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`m\` a man, who is nobody's, \`@\` the ball.

\`\`\`text
> game.grid.Phutball.Position(".@m..")
\`\`\`

### game.grid.Queens

Clobber with stones that move like queens of chess: over empty cells in any of eight directions onto an enemy stone. (CGSuite)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone of Left's, \`o\` a stone of Right's.

\`\`\`text
> game.grid.Queens.Position("xox|ox.")
\`\`\`

### game.grid.Quelhas

Cover two or more empty cells that follow each other: Left in a column, Right in a row. (Rules of the Campeonato Regional de Jogos Matemáticos da Madeira; played in misère play on 10 × 10 cells)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`#\` a cell that is taken.

\`\`\`text
> game.grid.Quelhas.Position("...|.#.")
\`\`\`

### game.grid.Rooks

Clobber with stones that move like rooks of chess: over empty cells of their row or column onto an enemy stone. (CGSuite)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone of Left's, \`o\` a stone of Right's.

\`\`\`text
> game.grid.Rooks.Position("x.o|..x")
\`\`\`

### game.grid.Rugs

Turn over all coins of a rectangle; the lower right one must go from heads, h, to tails, t. (Berlekamp, Conway and Guy, Winning Ways, ch. 14)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`t\` a coin that shows tails, \`h\` a coin that shows heads.

\`\`\`text
> game.grid.Rugs.Position("ttt|tht|hth")
\`\`\`

### game.grid.Sheep

Leave part of a herd of yours and drive the rest in one of six directions as far as it can go: 3 is a herd of Left's, -3 one of Right's. (Francesco Rotta, Splits (Battle Sheep), 2010)

- A position is a board, row by row from the top, with \`|\` between rows.

\`\`\`text
> game.grid.Sheep.Position("3 . .|. . -2")
\`\`\`

### game.grid.SkiJumps

Move a skier of yours along its row, Left's to the right, Right's to the left, also off the slope; a jumper, L or R, may jump down over an enemy skier, which becomes a slipper, l or r. (Berlekamp, Conway and Guy, Winning Ways, ch. 1)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`L\` a jumper of Left's, which goes right, \`l\` a slipper of Left's, which goes right, \`R\` a jumper of Right's, which goes left, \`r\` a slipper of Right's, which goes left.

\`\`\`text
> game.grid.SkiJumps.Position("L...|R...|....")
\`\`\`

### game.grid.TicTacToe(length?: Integer)

Put a stone on an empty cell; the first line of three stones of one player wins, in a row, a column or a diagonal, and a full board without one is a draw. (Berlekamp, Conway and Guy, Winning Ways, ch. 22)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`.\` an empty cell, \`x\` a stone of Left's, \`o\` a stone of Right's.
- Parameter \`length\`: an integer from 0 up, 3 if it is left out.

\`\`\`text
> game.grid.TicTacToe.Position("x.o|.x.|..o")
\`\`\`

### game.grid.TurningCorners

Turn over the four corners of a rectangle; the lower right one must go from heads, h, to tails, t. (Berlekamp, Conway and Guy, Winning Ways, ch. 14)

- A position is a board, row by row from the top, with \`|\` between rows.
- Cells: \`t\` a coin that shows tails, \`h\` a coin that shows heads.

\`\`\`text
> game.grid.TurningCorners.Position("ttt|tht|hth")
\`\`\`

### game.heap.CumulativeSubtraction(set: Collection)

Take a number of counters from one heap that is in the set, and get as many points; in a scoring game the points count. (Cohensius, Larsson, Meir and Wahlstedt, Cumulative subtraction games (2019))

- A position is the sizes of heaps, between commas.
- Parameter \`set\`: a list or a set of positive integers. Give the numbers that may be taken: \`CumulativeSubtraction([2,3])\`.

\`\`\`text
> game.heap.CumulativeSubtraction([2,3]).Position("7")
\`\`\`

### game.heap.DawsonsKayles

Take two pins next to each other; what is left of the row is a row on either side. (Dawson; Guy and Smith 1956)

- A position is the sizes of heaps, between commas.

\`\`\`text
> game.heap.DawsonsKayles.Position("9")
\`\`\`

### game.heap.EndNim

Take any number of counters from the heap at either end of the row. (Albert and Nowakowski, The game of End-Nim, 2001)

- A position is the sizes of heaps, between commas.

\`\`\`text
> game.heap.EndNim.Position("3,5,2")
\`\`\`

### game.heap.Euclid

Subtract a multiple of the smaller number from the larger. (Cole and Davie 1969)

- A position is two numbers, with a comma between them.

\`\`\`text
> game.heap.Euclid.Position("(25,7)")
\`\`\`

### game.heap.FibonacciNim

Take at most twice what was just taken; the first may take all but one. (Whinihan, Fibonacci Nim, 1963)

- A position is the sizes of heaps, between commas.

\`\`\`text
> game.heap.FibonacciNim.Position("13")
\`\`\`

### game.heap.GrundysGame

Split a heap into two of different sizes. (Grundy 1939; Berlekamp, Conway and Guy, Winning Ways, ch. 4)

- A position is the sizes of heaps, between commas.

\`\`\`text
> game.heap.GrundysGame.Position("7")
\`\`\`

### game.heap.Kayles

Knock down one pin or two pins next to each other; what is left of the row is a row on either side. (Dudeney 1907; Guy and Smith 1956; Berlekamp, Conway and Guy, Winning Ways, ch. 4)

- A position is the sizes of heaps, between commas.

\`\`\`text
> game.heap.Kayles.Position("7")
\`\`\`

### game.heap.LaskersNim

Take any number of counters from a heap, or split a heap into two. (Lasker, Brettspiele der Völker, 1931; Berlekamp, Conway and Guy, Winning Ways, ch. 4)

- A position is the sizes of heaps, between commas.

\`\`\`text
> game.heap.LaskersNim.Position("7")
\`\`\`

### game.heap.MooresNim(heaps: Integer)

Take counters from at least one heap and from at most a fixed number of heaps, as many from each as you like. (Moore, A generalization of the game called Nim, 1910)

- A position is the sizes of heaps, between commas.
- Parameter \`heaps\`: an integer from 0 up. Give the largest number of heaps in a move: \`MooresNim(2)\`.

\`\`\`text
> game.heap.MooresNim(2).Position("1,2,3")
\`\`\`

### game.heap.Nim

Take any number of counters from one heap. (Bouton, Nim, a game with a complete mathematical theory, 1901)

- A position is the sizes of heaps, between commas.

\`\`\`text
> game.heap.Nim.Position("3,4,5")
\`\`\`

### game.heap.Officers

Take one counter from a heap and leave the rest as one heap or two, but not as none. (Descartes, Why are series musical?, 1953; Berlekamp, Conway and Guy, Winning Ways, ch. 4)

- A position is the sizes of heaps, between commas.

\`\`\`text
> game.heap.Officers.Position("9")
\`\`\`

### game.heap.PartizanEndNim

Take any number of counters from the heap at your end of the row: Left from the first one, Right from the last one. (Albert and Nowakowski, The game of End-Nim, 2001)

- A position is the sizes of heaps, between commas.

\`\`\`text
> game.heap.PartizanEndNim.Position("2,1")
\`\`\`

### game.heap.PartizanTakeAndBreak(left: String, right: String)

Take counters from one heap and perhaps split it: each player has a code of his own. (Fraenkel and Kotzig, Partizan octal games, 1987)

- A position is the sizes of heaps, between commas.
- Parameter \`left\`: a take-and-break code in quotes. Give the code in quotes: \`TakeAndBreak("0.77")\`.
- Parameter \`right\`: a take-and-break code in quotes. Give the code in quotes: \`TakeAndBreak("0.77")\`.

\`\`\`text
> game.heap.PartizanTakeAndBreak("0.3","0.7").Position("9")
\`\`\`

### game.heap.Spawning(code: String)

Replace a heap by smaller ones of different sizes, as a code such as "1-3" says: the heaps are coins in a row that are turned. (Berlekamp, Conway and Guy, Winning Ways, ch. 14)

- A position is the sizes of heaps, between commas.
- Parameter \`code\`: a text in quotes. Give the code in quotes: \`Spawning("1-3")\`.

\`\`\`text
> game.heap.Spawning("1-3").Position("9")
\`\`\`

### game.heap.Subtraction(set: Collection, allbut?: Boolean)

Take so many counters from one heap as the set allows, or as it does not. (Golomb 1966; Berlekamp, Conway and Guy, Winning Ways, ch. 4)

- A position is the sizes of heaps, between commas.
- Parameter \`set\`: a list or a set of positive integers. Give the numbers that may be taken: \`Subtraction([1,2,3])\`.
- Parameter \`allbut\`: \`true\` or \`false\`, false if it is left out.

\`\`\`text
> game.heap.Subtraction([1,3,4]).Position("10")
\`\`\`

### game.heap.SylverCoinage

Name a number that is no sum of numbers that have been named, each taken any number of times, and not 1. (Conway; Berlekamp, Conway and Guy, Winning Ways, ch. 18)

- A position is a text.

\`\`\`text
> game.heap.SylverCoinage.Position("4,5")
\`\`\`

### game.heap.TakeAndBreak(code: String)

Take counters from one heap and perhaps split it, as the digits of a code allow. (Guy and Smith 1956; Siegel, Combinatorial Game Theory, IV.2)

- A position is the sizes of heaps, between commas.
- Parameter \`code\`: a take-and-break code in quotes. Give the code in quotes: \`TakeAndBreak("0.77")\`.

\`\`\`text
> game.heap.TakeAndBreak("0.77").Position("9")
\`\`\`

### game.heap.TakeAway(factor: Rational)

Take at most a fixed factor times what was just taken; the first may take all but one. (Schwenk, Take-away games, 1970)

- A position is the sizes of heaps, between commas.
- Parameter \`factor\`: a positive rational number. Fibonacci Nim is \`TakeAway(2)\`.

\`\`\`text
> game.heap.TakeAway(3/2).Position("20")
\`\`\`

### game.heap.Wythoff

Take any number of counters from one of two heaps, or the same number from both. (Wythoff 1907; Berlekamp, Conway and Guy, Winning Ways, ch. 3)

- A position is two numbers, with a comma between them.

\`\`\`text
> game.heap.Wythoff.Position("(4,6)")
\`\`\`

### game.strip.BackslidingToadsAndFrogs

As Toads and Frogs, and pieces slide backwards too, so that play need not end. (Berlekamp, Conway and Guy, Winning Ways, ch. 11)

- A position is a strip, cell by cell from the left.
- Cells: \`.\` an empty cell, \`t\` a toad, Left's, which goes right, \`f\` a frog, Right's, which goes left.

\`\`\`text
> game.strip.BackslidingToadsAndFrogs.Position("tf")
\`\`\`

### game.strip.Blockbusting

Buy a parcel of the street; two neighbouring parcels of Left's are one more move for her: X is one that has brought it with the next. (Berlekamp, Blockbusting and Domineering, 1988)

- A position is a strip, cell by cell from the left.
- Cells: \`.\` a parcel that is free, \`x\` a parcel of Left's, \`o\` a parcel of Right's, \`X\` a parcel of Left's that has brought a point with the next one.

\`\`\`text
> game.strip.Blockbusting.Position("x...o.")
\`\`\`

### game.strip.DollarGame

Move a coin to the left over empty squares, neither onto another coin nor over one, or pocket the leftmost coin; the player who pockets the dollar, $, wins. (de Bruijn; Project Euler, problem 344)

- A position is a strip, cell by cell from the left.
- Cells: \`.\` an empty cell, \`o\` a coin, \`$\` the silver dollar.

\`\`\`text
> game.strip.DollarGame.Position(".o.$")
\`\`\`

### game.strip.DollarGameWithBag(opponentTakes?: Boolean)

Move a coin to the left over empty squares, neither onto another coin nor over one, but for the first square, a bag with room for all; the player who puts the dollar, $, into the bag takes it and wins. With \`opponentTakes\` the opponent takes it, and wins. (de Bruijn; Conway, On Numbers and Games; cut-the-knot, The Silver Dollar Game)

- A position is a strip, cell by cell from the left.
- Cells: \`.\` an empty cell, \`o\` a coin, \`$\` the silver dollar.
- Parameter \`opponentTakes\`: \`true\` or \`false\`, false if it is left out.

\`\`\`text
> game.strip.DollarGameWithBag.Position("..o.$")
\`\`\`

### game.strip.ElephantsAndRhinos

Slide one of your pieces a cell forwards; nobody jumps. (CGSuite)

- A position is a strip, cell by cell from the left.
- Cells: \`.\` an empty cell, \`t\` an elephant, Left's, which goes right, \`f\` a rhino, Right's, which goes left.

\`\`\`text
> game.strip.ElephantsAndRhinos.Position("t.t.f")
\`\`\`

### game.strip.GenToadsAndFrogs(minSlide?: Integer, maxSlide?: Integer, maxJump?: Integer, allowFriendlyJump?: Boolean)

Toads and Frogs that slide and jump as far as the parameters say. (CGSuite)

- A position is a strip, cell by cell from the left.
- Cells: \`.\` an empty cell, \`t\` a toad, Left's, which goes right, \`f\` a frog, Right's, which goes left.
- Parameter \`minSlide\`: an integer, or \`inf\`, 1 if it is left out.
- Parameter \`maxSlide\`: an integer from 0 up, or \`inf\`, 1 if it is left out.
- Parameter \`maxJump\`: an integer from 0 up, or \`inf\`, 1 if it is left out.
- Parameter \`allowFriendlyJump\`: \`true\` or \`false\`, false if it is left out.

\`\`\`text
> game.strip.GenToadsAndFrogs(maxJump => 2).Position("ttf.ff")
\`\`\`

### game.strip.KotzigsNim(steps: Collection)

Move the token clockwise round a circle by as many places as one of the numbers says, to a place where it has not been. (Berlekamp, Conway and Guy, Winning Ways, ch. 15)

- A position is a strip, cell by cell from the left.
- Parameter \`steps\`: a list or a set of positive integers. Give by how many places the token may go, such as \`[1,2]\`.

\`\`\`text
> game.strip.KotzigsNim([1,3]).Position("@.......")
\`\`\`

### game.strip.MockTurtles

Turn over at most three coins of a row; the last of them must go from heads, h, to tails, t. (Berlekamp, Conway and Guy, Winning Ways, ch. 14)

- A position is a strip, cell by cell from the left.
- Cells: \`t\` a coin that shows tails, \`h\` a coin that shows heads.

\`\`\`text
> game.strip.MockTurtles.Position("thhth")
\`\`\`

### game.strip.Moebius

Turn over at most five coins of a row; the last of them must go from heads, h, to tails, t. (Berlekamp, Conway and Guy, Winning Ways, ch. 14)

- A position is a strip, cell by cell from the left.
- Cells: \`t\` a coin that shows tails, \`h\` a coin that shows heads.

\`\`\`text
> game.strip.Moebius.Position("thhth")
\`\`\`

### game.strip.Mogul

Turn over at most seven coins of a row; the last of them must go from heads, h, to tails, t. (Berlekamp, Conway and Guy, Winning Ways, ch. 14)

- A position is a strip, cell by cell from the left.
- Cells: \`t\` a coin that shows tails, \`h\` a coin that shows heads.

\`\`\`text
> game.strip.Mogul.Position("thhth")
\`\`\`

### game.strip.Push

Move a piece of yours one cell to the left; it pushes the pieces in front of it up to the next gap, and what is pushed over the end is gone. (Albert, Nowakowski and Wolfe, Lessons in Play)

- A position is a strip, cell by cell from the left.
- Cells: \`.\` an empty cell, \`l\` a piece of Left's, \`r\` a piece of Right's.

\`\`\`text
> game.strip.Push.Position(".l.rl")
\`\`\`

### game.strip.Ruler

Turn over coins next to each other in a row, as many as you like; the last of them must go from heads, h, to tails, t. (Berlekamp, Conway and Guy, Winning Ways, ch. 14)

- A position is a strip, cell by cell from the left.
- Cells: \`t\` a coin that shows tails, \`h\` a coin that shows heads.

\`\`\`text
> game.strip.Ruler.Position("thhth")
\`\`\`

### game.strip.Shove

Move a piece of yours one cell to the left, with all pieces to the left of it; what is pushed over the end is gone. (Albert, Nowakowski and Wolfe, Lessons in Play)

- A position is a strip, cell by cell from the left.
- Cells: \`.\` an empty cell, \`l\` a piece of Left's, \`r\` a piece of Right's.

\`\`\`text
> game.strip.Shove.Position(".l.rl")
\`\`\`

### game.strip.SilverDollar

Move a coin to the left over empty squares, neither onto another coin nor over one. (Berlekamp, Conway and Guy, Winning Ways, ch. 15)

- A position is a strip, cell by cell from the left.
- Cells: \`.\` an empty cell, \`o\` a coin.

\`\`\`text
> game.strip.SilverDollar.Position("..o.o")
\`\`\`

### game.strip.ToadsAndFrogs

Slide one of your pieces a cell forwards, or jump over one enemy piece: toads are Left's and go right, frogs Right's. (Berlekamp, Conway and Guy, Winning Ways, ch. 1)

- A position is a strip, cell by cell from the left.
- Cells: \`.\` an empty cell, \`t\` a toad, Left's, which goes right, \`f\` a frog, Right's, which goes left.

\`\`\`text
> game.strip.ToadsAndFrogs.Position("tt..ff")
\`\`\`

### game.strip.TopplingDominoes

Topple a domino of yours, or a green one, to the left or to the right, with all that stand on that side: l is Left's, r Right's, e either's. (Fink, Nowakowski, Siegel and Wolfe, Toppling conjectures, 2015)

- A position is a strip, cell by cell from the left.
- Cells: \`.\` an empty cell, \`l\` a domino of Left's, \`r\` a domino of Right's, \`e\` a domino of either's.

\`\`\`text
> game.strip.TopplingDominoes.Position("llre")
\`\`\`

### game.strip.Treblecross

Put a cross on an empty cell; a player who completes three crosses in a row wins at once. (Berlekamp, Conway and Guy, Winning Ways, ch. 4)

- A position is a strip, cell by cell from the left.
- Cells: \`.\` an empty cell, \`x\` a cross.

\`\`\`text
> game.strip.Treblecross.Position("..x.....")
\`\`\`

### game.strip.TurningTurtles

Turn over one coin or two of a row; the last of them must go from heads, h, to tails, t. (Berlekamp, Conway and Guy, Winning Ways, ch. 14)

- A position is a strip, cell by cell from the left.
- Cells: \`t\` a coin that shows tails, \`h\` a coin that shows heads.

\`\`\`text
> game.strip.TurningTurtles.Position("thhth")
\`\`\`

### game.strip.Twins

Turn over two coins of a row; the last of them must go from heads, h, to tails, t. (Berlekamp, Conway and Guy, Winning Ways, ch. 14)

- A position is a strip, cell by cell from the left.
- Cells: \`t\` a coin that shows tails, \`h\` a coin that shows heads.

\`\`\`text
> game.strip.Twins.Position("thhth")
\`\`\`

### game.strip.WeltersGame

Move a coin to the left onto an empty square; it may jump over other coins. (Welter, The advancing operation in a special abelian group, Indagationes Mathematicae 14 (1952); Conway, On Numbers and Games, ch. 13)

- A position is a strip, cell by cell from the left.
- Cells: \`.\` an empty cell, \`o\` a coin.

\`\`\`text
> game.strip.WeltersGame.Position("..o.o.o")
\`\`\`

### game.strip.Woodpush(ko?: Boolean)

Retreat with a piece of yours to the next empty cell behind it or off the strip, or push forwards all that stands in front of it, if there is an enemy among that; what is pushed over the end is gone; l are Left's and push to the right. (Nowakowski 2003; Albert, Nowakowski and Wolfe, Lessons in Play)

- A position is a strip, cell by cell from the left.
- Cells: \`.\` an empty cell, \`l\` a piece of Left's, which pushes to the right, \`r\` a piece of Right's, which pushes to the left.
- Parameter \`ko\`: \`true\` or \`false\`, false if it is left out.

\`\`\`text
> game.strip.Woodpush.Position("lr.r")
\`\`\`

## Operators

### \`^, ^n, a ^ b\`

Alone, up: the game {0|*}; \`^^\` is two of it and \`^n\` is n. Between two operands, a power of numbers.

\`\`\`text
> 2^10
1024
\`\`\`

### \`v, vn\`

Down, the negative of up; \`vv\` is two of it and \`vn\` is n.

\`\`\`text
> v == -^
true
\`\`\`

### \`*, *n, a * b\`

Alone, the nimber {0|0}; \`*n\` is a heap of Nim with n counters. Between two operands, a product of numbers, or a number of copies of a game or of a text.

\`\`\`text
> 3 * ^
^3
\`\`\`

### \`a / b\`

The quotient of two numbers.

\`\`\`text
> 3/4 / 2
3/8
\`\`\`

### \`a % b\`

What is left of a number after whole multiples of another are subtracted.

\`\`\`text
> 17 % 5
2
\`\`\`

### \`a : b\`

The ordinal sum: a move in \`a\` ends \`b\`; a value if both are.

\`\`\`text
> * : 3
^[3]*
\`\`\`

### \`a & b\`

A loopy game from its two sides: with endless play won by Left, and with endless play won by Right, which is at most that.

\`\`\`text
> on & off
dud
\`\`\`

### \`a + b, +a\`

The sum: the player who moves chooses one of the two games and moves there.

\`\`\`text
> {1|0} + *
{1*|*}
\`\`\`

### \`a - b, -a\`

The negative, in which the players change places; between two operands, the sum with the negative.

\`\`\`text
> -{2|1}
{-1|-2}
\`\`\`

### \`+-a, a +- b\`

The switch {a|-a}; \`+-{a,b}\` has the options a and b. Between two operands it is added.

\`\`\`text
> +-2
+-2
\`\`\`

### \`a..b, a..b..c\`

The numbers from a to b, in steps of 1 or of c.

\`\`\`text
> (1..9..2).ToList
[1,3,5,7,9]
\`\`\`

### \`a == b\`

Whether two values are equal. Games are equal if the player who moves first loses their difference.

\`\`\`text
> {0,*|0,*} == *2
true
\`\`\`

### \`a != b\`

Whether two values are not equal.

\`\`\`text
> ^ != 0
true
\`\`\`

### \`a === b, a !== b\`

Whether two values are the same, or not: for positions the same position, not only the same value.

\`\`\`text
> game.heap.Nim(3) === game.heap.Nim(3)
true
\`\`\`

### \`a < b, a > b\`

Whether a game is less or greater: the player who moves first, Right or Left wins the difference.

\`\`\`text
> ^ > 0
true
\`\`\`

### \`a <= b, a >= b\`

Whether a game is less or equal, or greater or equal.

\`\`\`text
> * <= 1
true
\`\`\`

### \`a <> b\`

Whether two games are confused: the player who moves first wins the difference.

\`\`\`text
> ^ <> *
true
\`\`\`

### \`a <| b, a |> b\`

Whether a game is less than another or confused with it, or greater or confused.

\`\`\`text
> * |> 0
true
\`\`\`

### \`a is C\`

Whether a value is of a class, or of one that extends it.

\`\`\`text
> *3 is Nimber
true
\`\`\`

### \`not a\`

True if the condition is false.

\`\`\`text
> not 1 == 2
true
\`\`\`

### \`a and b\`

Whether both conditions hold. The second is looked at only if the first holds.

\`\`\`text
> 1 < 2 and 2 < 3
true
\`\`\`

### \`a or b\`

Whether one of the conditions holds. The second is looked at only if the first does not.

\`\`\`text
> 1 < 2 or 2 < 1
true
\`\`\`

### \`x := a\`

Gives a variable a value, which is the value of the whole.

\`\`\`text
> x := {1|0}; x + x
1
\`\`\`

### \`{a|b}, {a||b|c}\`

Stands between the options of Left and of Right in a game. Of several, the longest separates first: \`{a||b|c}\` is \`{a|{b|c}}\`.

\`\`\`text
> {2||1|0}.Stop(Left)
2
\`\`\`

### \`a.Name\`

A method or a property of a value; between parts of a name, something in a package.

\`\`\`text
> {1|0}.Mean
1/2
\`\`\`

### \`k => a\`

A key and its value in a map, or a parameter and its argument in a call.

\`\`\`text
> {1 => 2}
{1 => 2}
\`\`\`

### \`a; b\`

Ends a statement. Behind the last one it keeps the value from being printed.

\`\`\`text
> x := 1; x + 1
2
\`\`\`

### \`'{a|b}'\`

A game with its options as they are written, with nothing simplified.

\`\`\`text
> '{0,1|2}'
'{0,1|2}'
\`\`\`

## Words of the language

### \`if c then a elseif d then b else e end\`

The value of what stands behind the first condition that holds. Without \`else\` it may be \`Nothing\`.

\`\`\`text
> n := 3; if n > 2 then "many" else "few" end
"many"
\`\`\`

### \`for x in c do ... end\`

Does something for each element of a collection. With \`yield\` in the place of \`do\` it makes a list. Several may follow each other, the first one outermost.

\`\`\`text
> s := 0; for x in [1,2,3] do s := s + x end; s
6
\`\`\`

### \`for x from a to b by s do ... end\`

Counts from \`a\` to \`b\`, by 1 or by another step. Without \`to\` it goes on for ever.

\`\`\`text
> for x from 1 to 9 by 4 yield x end
[1,5,9]
\`\`\`

### \`while c do ... end, for x in c while d do ... end\`

A loop that goes on as long as a condition holds; behind \`for\`, where that loop ends.

\`\`\`text
> n := 1; while n < 100 do n := 2 * n end; n
128
\`\`\`

### \`for x in c where d do ... end, [x for x in c where d]\`

Leaves out the elements for which a condition does not hold.

\`\`\`text
> [x for x in 1..9 where x % 4 == 0]
[4,8]
\`\`\`

### \`for x in c do ... end\`

Begins what a loop does; the value of such a loop is \`Nothing\`.

\`\`\`text
> n := 0; while n < 5 do n := n + 2 end; n
6
\`\`\`

### \`for x in c yield a end\`

A loop that makes a list of the values. Several \`yield\`s add several elements a round.

\`\`\`text
> for x in [1,2] yield x yield -x end
[1,-1,2,-2]
\`\`\`

### \`break, continue\`

Ends the innermost loop; goes on with its next round.

\`\`\`text
> for x in 1..9 do if x == 3 then break end; y := x end; y
2
\`\`\`

### \`begin a; b end\`

Several statements as one expression, whose value is that of the last. \`end\` closes \`if\`, loops, classes and the like, too.

\`\`\`text
> begin var x := 2; x * x end
4
\`\`\`

### \`def f(x) := e;, def f(x) begin ... end\`

Defines a function, or in a class a method; one without brackets is a property.

\`\`\`text
> def f(x) := x + 1; f(2)
3
\`\`\`

### \`return a\`

Ends the function, whose value it gives.

\`\`\`text
> def f(x) begin if x > 1 then return 1 end; 0 end; f(2)
1
\`\`\`

### \`var x := e\`

Declares a variable of a block, or in a class one that each object has.

\`\`\`text
> begin var x := 2; x end
2
\`\`\`

### \`class A(x) extends B ... end\`

A class: its parameters, the classes that it extends, and between these and \`end\` its members. \`A(1)\` makes an object of it. A class with \`extends Game\` is a ruleset of one's own.

\`\`\`text
> class A(x) def Twice := 2 * x; end; A(3).Twice
6
\`\`\`

### \`override def Options(player as Player) := e;\`

Stands before a method that takes the place of one of a class that is extended.

\`\`\`text
> class A(n) extends Game override def Options(p as Player) := if n == 0 then [] else [A(n-1)] end; end; A(3).CanonicalForm
*
\`\`\`

### \`static def f(x) := e;, static var x := e;, static ... end\`

What belongs to a class itself, and to none of its objects; alone, what is done once for the class.

\`\`\`text
> class A() static def One := 1; end; A.One
1
\`\`\`

### \`mutable class A() mutable var x := e; ... end\`

A class whose objects change, and before \`var\` a variable that does.

\`\`\`text
> mutable class A() mutable var n := 0; def Add begin n := n + 1 end end; a := A(); a.Add; a.Add; a.n
2
\`\`\`

### \`singleton class A ... end\`

A class with one object, which its name means.

\`\`\`text
> singleton class A def One := 1; end; A.One
1
\`\`\`

### \`enum A B, C; end\`

A class whose objects are named.

\`\`\`text
> enum Colour Red, Green; end; Colour.Green.Ordinal
2
\`\`\`

### \`this, super.Name\`

The object whose method it is; its method as the classes have it that are extended.

\`\`\`text
> class A(x) def Same := this.x; end; A(3).Same
3
\`\`\`

### \`x as A\`

Says behind a parameter of which class its argument has to be.

\`\`\`text
> def f(x as Integer) := x; f(3)
3
\`\`\`

### \`try a finally b end\`

Does \`b\` after \`a\`, even if that fails.

\`\`\`text
> try 1 finally 2 end
1
\`\`\`

### \`error("message")\`

Ends the program with a message.

\`\`\`text
> if false then error("no") else 1 end
1
\`\`\`

### \`true, false\`

What conditions are.

\`\`\`text
> 1 < 2
true
\`\`\`

### \`override def Options(player as Player) := e;\`

What a class that \`extends Game\` writes: the positions to which a player can move, as a list. In one that \`extends ImpartialGame\` it has no parameter. \`g.Options(Left)\` asks any position.

\`\`\`text
> class A(n) extends Game override def Options(player as Player) := if player == Left then [n] else [] end; end; A(2).CanonicalForm
3
\`\`\`

### \`override def Decomposition := e;\`

What a class that \`extends Game\` may write besides: smaller positions of which this one is the sum, as a list. It is valued as that sum. Without it a position is one piece.

\`\`\`text
> class A(n) extends Game override def Decomposition := [*n, 1]; override def Options(p as Player) := (*n + 1).Options(p); end; A(2).CanonicalForm
1*2
\`\`\`

### \`override def Score(player as Player) := e;\`

What a class that \`extends Game\` may write besides, for a game that is played for a score: the number with which play is over if the player is to move and cannot, high for Left and low for Right. Without it the score is 0. \`g.ScoringForm\` asks it.

\`\`\`text
> class A(n, score) extends Game override def Options(p as Player) := if n == 0 then [] else [A(n - 1, score + p.Sign * n)] end; override def Score(p as Player) := score; end; A(2,0).ScoringForm
ScoringForm("<<3|1>|<-1|-3>>")
\`\`\`

## Constants

### oo: AffineGame

Left has won.

\`\`\`text
> oo > 1000
true
\`\`\`

### ∞: AffineGame

The same as \`oo\`.

\`\`\`text
> ∞ == oo
true
\`\`\`

### ∞̄: AffineGame

The same as \`-oo\`: Right has won.

\`\`\`text
> ∞̄ == -oo
true
\`\`\`

### moon: AffineGame

The value of a loony position: the player who moves first wins, whatever stands beside.

\`\`\`text
> moon == {{oo|oo}|{-oo|-oo}}
true
\`\`\`

### loony: AffineGame

The same as \`moon\`.

\`\`\`text
> loony == moon
true
\`\`\`

### ☾: AffineGame

The same as \`moon\`.

\`\`\`text
> ☾ == moon
true
\`\`\`

### Coordinates.North: Coordinates

One row up.

\`\`\`text
> (2,3) + Coordinates.North
(1,3)
\`\`\`

### Coordinates.Northeast: Coordinates

One row up and one column to the right.

\`\`\`text
> (2,3) + Coordinates.Northeast
(1,4)
\`\`\`

### Coordinates.East: Coordinates

One column to the right.

\`\`\`text
> (2,3) + Coordinates.East
(2,4)
\`\`\`

### Coordinates.Southeast: Coordinates

One row down and one column to the right.

\`\`\`text
> (2,3) + Coordinates.Southeast
(3,4)
\`\`\`

### Coordinates.South: Coordinates

One row down.

\`\`\`text
> (2,3) + Coordinates.South
(3,3)
\`\`\`

### Coordinates.Southwest: Coordinates

One row down and one column to the left.

\`\`\`text
> (2,3) + Coordinates.Southwest
(3,2)
\`\`\`

### Coordinates.West: Coordinates

One column to the left.

\`\`\`text
> (2,3) + Coordinates.West
(2,2)
\`\`\`

### Coordinates.Northwest: Coordinates

One row up and one column to the left.

\`\`\`text
> (2,3) + Coordinates.Northwest
(1,2)
\`\`\`

### Coordinates.Orthogonal: List

The four directions along rows and columns, clockwise.

\`\`\`text
> Coordinates.Orthogonal
[(-1,0),(0,1),(1,0),(0,-1)]
\`\`\`

### Coordinates.Diagonal: List

The four directions between those, clockwise.

\`\`\`text
> Coordinates.Diagonal
[(-1,1),(1,1),(1,-1),(-1,-1)]
\`\`\`

### Coordinates.Compass: List

All eight directions to a cell around, clockwise.

\`\`\`text
> Coordinates.Compass.Size
8
\`\`\`

### Coordinates.Hexagonal: List

The six directions on a board of hexagons each of whose rows begins half a hexagon further right.

\`\`\`text
> Coordinates.Hexagonal
[(-1,0),(-1,1),(0,1),(1,0),(1,-1),(0,-1)]
\`\`\`

### Coordinates.KnightsMove: List

The eight moves of a knight of chess, clockwise.

\`\`\`text
> Coordinates.KnightsMove.Head
(-2,1)
\`\`\`

### Graph.Empty: Graph

The graph without vertices.

\`\`\`text
> Graph.Empty
Graph("")
\`\`\`

### DirectedGraph.Empty: DirectedGraph

The directed graph without vertices.

\`\`\`text
> DirectedGraph.Empty
DirectedGraph("")
\`\`\`

### game.graph.ArcKayles: Object

Take an edge of a graph with both its ends.

\`\`\`text
> game.graph.ArcKayles(Graph.Path(6)).NimValue
3
\`\`\`

### game.graph.ChildishHackenbush: Object

Hackenbush in which a blue or red edge may only be taken if nothing falls with it.

\`\`\`text
> game.graph.ChildishHackenbush("rel").CanonicalForm
-1^*
\`\`\`

### game.graph.Color: Object

The colours of the edges of Hackenbush: \`Color.Blue\`, \`Color.Red\`, \`Color.Green\`.

\`\`\`text
> game.graph.Color.Red
Color.Red
\`\`\`

### game.graph.Fjords: Object

Take a vertex with your tint; its neighbours get it, and those with the opponent's are deleted.

\`\`\`text
> game.graph.Fjords("L-L-R-.").CanonicalForm
{1|0}
\`\`\`

### game.graph.PartizanArcKayles: Object

Left takes edges \`l\` and \`e\` of a graph with both their ends, and Right edges \`r\` and \`e\`.

\`\`\`text
> game.graph.PartizanArcKayles(".l.r.l.").CanonicalForm
{1|0}
\`\`\`

### game.graph.WeightedArcKayles: Object

Make the numbers at both ends of an edge smaller by one; a vertex with 0 is gone.

\`\`\`text
> game.graph.WeightedArcKayles("{3}-{1}-{2}").NimValue
1
\`\`\`

### game.heap.Cutcake: Object

Left cuts a cake of m rows and n columns between columns, and Right between rows (Winning Ways, ch. 2).

\`\`\`text
> game.heap.Cutcake((8,1)).CanonicalForm
-7
\`\`\`

### game.heap.Eatcake: Object

Left eats a column of a cake of m rows and n columns, and Right a row (Jim Bynum; Winning Ways, ch. 8).

\`\`\`text
> game.heap.Eatcake((2,1)).CanonicalForm
^
\`\`\`

### game.heap.MaundyCake: Object

Left cuts a cake of m rows and n columns into equal parts between columns, and Right between rows (Winning Ways, ch. 2).

\`\`\`text
> game.heap.MaundyCake((1,8)).CanonicalForm
7
\`\`\`

### game.heap.Mem: Object

Take at least as many counters from a heap as the move before, which is the second number of a position.

\`\`\`text
> game.heap.Mem((10,3)).NimValue
3
\`\`\`

### game.heap.PartizanEuclid: Object

From (p, q) Left moves to q and the remainder of p, and Right to q and what p lacks to the next multiple of q (McKay and Nowakowski, 2012).

\`\`\`text
> game.heap.PartizanEuclid((5,6)).CanonicalForm
{^3|0}
\`\`\`

### game.heap.TurnAndEatcake: Object

Eatcake in which a cake is turned before a player eats of it.

\`\`\`text
> game.heap.TurnAndEatcake((1,5)).CanonicalForm
v*
\`\`\`

### Icon.Blank: Icon

Nothing at all.

\`\`\`text
> Icon.Blank
Icon.Blank
\`\`\`

### Icon.BlackStone: Icon

A black stone.

\`\`\`text
> Icon.BlackStone
Icon.BlackStone
\`\`\`

### Icon.WhiteStone: Icon

A white stone.

\`\`\`text
> Icon.WhiteStone
Icon.WhiteStone
\`\`\`

### Icon.GrayStone: Icon

A grey stone.

\`\`\`text
> Icon.GrayStone
Icon.GrayStone
\`\`\`

### Icon.BlackKing: Icon

A black king of chess.

\`\`\`text
> Icon.BlackKing
Icon.BlackKing
\`\`\`

### Icon.BlackQueen: Icon

A black queen of chess.

\`\`\`text
> Icon.BlackQueen
Icon.BlackQueen
\`\`\`

### Icon.BlackRook: Icon

A black rook of chess.

\`\`\`text
> Icon.BlackRook
Icon.BlackRook
\`\`\`

### Icon.BlackBishop: Icon

A black bishop of chess.

\`\`\`text
> Icon.BlackBishop
Icon.BlackBishop
\`\`\`

### Icon.BlackKnight: Icon

A black knight of chess.

\`\`\`text
> Icon.BlackKnight
Icon.BlackKnight
\`\`\`

### Icon.BlackPawn: Icon

A black pawn of chess.

\`\`\`text
> Icon.BlackPawn
Icon.BlackPawn
\`\`\`

### Icon.WhiteKing: Icon

A white king of chess.

\`\`\`text
> Icon.WhiteKing
Icon.WhiteKing
\`\`\`

### Icon.WhiteQueen: Icon

A white queen of chess.

\`\`\`text
> Icon.WhiteQueen
Icon.WhiteQueen
\`\`\`

### Icon.WhiteRook: Icon

A white rook of chess.

\`\`\`text
> Icon.WhiteRook
Icon.WhiteRook
\`\`\`

### Icon.WhiteBishop: Icon

A white bishop of chess.

\`\`\`text
> Icon.WhiteBishop
Icon.WhiteBishop
\`\`\`

### Icon.WhiteKnight: Icon

A white knight of chess.

\`\`\`text
> Icon.WhiteKnight
Icon.WhiteKnight
\`\`\`

### Icon.WhitePawn: Icon

A white pawn of chess.

\`\`\`text
> Icon.WhitePawn
Icon.WhitePawn
\`\`\`

### Icon.BlackDomino: Icon

A black domino.

\`\`\`text
> Icon.BlackDomino
Icon.BlackDomino
\`\`\`

### Icon.WhiteDomino: Icon

A white domino.

\`\`\`text
> Icon.WhiteDomino
Icon.WhiteDomino
\`\`\`

### Icon.GrayDomino: Icon

A grey domino.

\`\`\`text
> Icon.GrayDomino
Icon.GrayDomino
\`\`\`

### Icon.BlackSquare: Icon

A black square.

\`\`\`text
> Icon.BlackSquare
Icon.BlackSquare
\`\`\`

### Icon.WhiteSquare: Icon

A white square.

\`\`\`text
> Icon.WhiteSquare
Icon.WhiteSquare
\`\`\`

### Icon.GraySquare: Icon

A grey square.

\`\`\`text
> Icon.GraySquare
Icon.GraySquare
\`\`\`

### Icon.BlueSquare: Icon

A blue square.

\`\`\`text
> Icon.BlueSquare
Icon.BlueSquare
\`\`\`

### Icon.RedSquare: Icon

A red square.

\`\`\`text
> Icon.RedSquare
Icon.RedSquare
\`\`\`

### Icon.Frog: Icon

A frog.

\`\`\`text
> Icon.Frog
Icon.Frog
\`\`\`

### Icon.Toad: Icon

A toad.

\`\`\`text
> Icon.Toad
Icon.Toad
\`\`\`

### Icon.PennyHeads: Icon

A coin with its head up.

\`\`\`text
> Icon.PennyHeads
Icon.PennyHeads
\`\`\`

### Icon.PennyTails: Icon

A coin with its tail up.

\`\`\`text
> Icon.PennyTails
Icon.PennyTails
\`\`\`

### Icon.UpArrow: Icon

An arrow that points up.

\`\`\`text
> Icon.UpArrow
Icon.UpArrow
\`\`\`

### Icon.DownArrow: Icon

An arrow that points down.

\`\`\`text
> Icon.DownArrow
Icon.DownArrow
\`\`\`

### Icon.LeftArrow: Icon

An arrow that points to the left.

\`\`\`text
> Icon.LeftArrow
Icon.LeftArrow
\`\`\`

### Icon.RightArrow: Icon

An arrow that points to the right.

\`\`\`text
> Icon.RightArrow
Icon.RightArrow
\`\`\`

### Left: Player

The player Left.

\`\`\`text
> Left.Opponent
Right
\`\`\`

### Right: Player

The player Right.

\`\`\`text
> Right.Opponent
Left
\`\`\`

### Player.Left: Player

The same as \`Left\`.

\`\`\`text
> Player.Left == Left
true
\`\`\`

### Player.Right: Player

The same as \`Right\`.

\`\`\`text
> Player.Right == Right
true
\`\`\`

### OutcomeClass.P: OutcomeClass

The previous player wins: the player who moves first loses.

\`\`\`text
> 0.OutcomeClass == OutcomeClass.P
true
\`\`\`

### OutcomeClass.N: OutcomeClass

The next player wins: the player who moves first.

\`\`\`text
> *.OutcomeClass == OutcomeClass.N
true
\`\`\`

### OutcomeClass.L: OutcomeClass

Left wins, no matter who moves first.

\`\`\`text
> ^.OutcomeClass == OutcomeClass.L
true
\`\`\`

### OutcomeClass.R: OutcomeClass

Right wins, no matter who moves first.

\`\`\`text
> v.OutcomeClass == OutcomeClass.R
true
\`\`\`

### OutcomeClass.D: OutcomeClass

A draw, no matter who moves first.

\`\`\`text
> dud.OutcomeClass == OutcomeClass.D
true
\`\`\`

### OutcomeClass.NHat: OutcomeClass

Left wins if he moves first; otherwise it is a draw.

\`\`\`text
> {0|dud}.OutcomeClass == OutcomeClass.NHat
true
\`\`\`

### OutcomeClass.NCheck: OutcomeClass

Right wins if she moves first; otherwise it is a draw.

\`\`\`text
> {dud|0}.OutcomeClass == OutcomeClass.NCheck
true
\`\`\`

### OutcomeClass.PHat: OutcomeClass

Right loses if she moves first; otherwise it is a draw.

\`\`\`text
> {dud|}.OutcomeClass == OutcomeClass.PHat
true
\`\`\`

### OutcomeClass.PCheck: OutcomeClass

Left loses if he moves first; otherwise it is a draw.

\`\`\`text
> {|dud}.OutcomeClass == OutcomeClass.PCheck
true
\`\`\`

### inf: Rational

Greater than all numbers and all short games; no game, unlike \`oo\`.

\`\`\`text
> inf > 1000
true
\`\`\`

### Nothing: Nothing

What a statement without a value gives.

\`\`\`text
> Nothing
Nothing
\`\`\`

### Onside: Enum

The side of a loopy value in which endless play is won by Left.

\`\`\`text
> Onside.Literal
"Onside"
\`\`\`

### Offside: Enum

The side of a loopy value in which endless play is won by Right.

\`\`\`text
> Offside.Ordinal
2
\`\`\`

### on: Pseudonumber

\`{pass|}\`, in which Left can always move: greater than all other games.

\`\`\`text
> on > 1000
true
\`\`\`

### off: Pseudonumber

\`{|pass}\`, in which Right can always move: less than all other games.

\`\`\`text
> off == -on
true
\`\`\`

### dud: StopperSidedValue

\`{pass|pass}\`, which makes a draw of any sum that it stands in.

\`\`\`text
> dud + 5
dud
\`\`\`

### over: Pseudonumber

\`{0|pass}\`, positive, and less than all positive numbers.

\`\`\`text
> {0|pass} == over
true
\`\`\`

### under: Pseudonumber

\`{pass|0}\`, the negative of \`over\`.

\`\`\`text
> under == -over
true
\`\`\`

### upon: CanonicalStopper

\`{pass|*}\`, the sum of all powers of \`^\`.

\`\`\`text
> upon
^[on]
\`\`\`

### Symmetry.Identity: Symmetry

What leaves all cells where they are.

\`\`\`text
> Grid([[1,2]]).Permuted(Symmetry.Identity)
Grid([[1,2]])
\`\`\`

### Symmetry.Inversion: Symmetry

Half a turn.

\`\`\`text
> Grid([[1,2],[3,4]]).Permuted(Symmetry.Inversion)
Grid([[4,3],[2,1]])
\`\`\`

### Symmetry.HorizontalFlip: Symmetry

What exchanges left and right.

\`\`\`text
> Grid([[1,2],[3,4]]).Permuted(Symmetry.HorizontalFlip)
Grid([[2,1],[4,3]])
\`\`\`

### Symmetry.VerticalFlip: Symmetry

What exchanges top and bottom.

\`\`\`text
> Grid([[1,2],[3,4]]).Permuted(Symmetry.VerticalFlip)
Grid([[3,4],[1,2]])
\`\`\`

### Symmetry.Transpose: Symmetry

What makes rows columns.

\`\`\`text
> Grid([[1,2],[3,4]]).Permuted(Symmetry.Transpose)
Grid([[1,3],[2,4]])
\`\`\`

### Symmetry.AntiTranspose: Symmetry

What makes rows columns, each from the other end.

\`\`\`text
> Grid([[1,2],[3,4]]).Permuted(Symmetry.AntiTranspose)
Grid([[4,2],[3,1]])
\`\`\`

### Symmetry.ClockwiseRotation: Symmetry

A quarter of a turn to the right.

\`\`\`text
> Grid([[1,2],[3,4]]).Permuted(Symmetry.ClockwiseRotation)
Grid([[3,1],[4,2]])
\`\`\`

### Symmetry.AnticlockwiseRotation: Symmetry

A quarter of a turn to the left.

\`\`\`text
> Grid([[1,2],[3,4]]).Permuted(Symmetry.AnticlockwiseRotation)
Grid([[2,4],[1,3]])
\`\`\`

### Symmetry.Flip: List

The four symmetries of a rectangle.

\`\`\`text
> Symmetry.Flip
[Symmetry.Identity,Symmetry.Inversion,Symmetry.HorizontalFlip,Symmetry.VerticalFlip]
\`\`\`

### Symmetry.Rotational: List

The four turns.

\`\`\`text
> Symmetry.Rotational.Size
4
\`\`\`

### Symmetry.EightWay: List

All eight symmetries.

\`\`\`text
> Symmetry.EightWay.Size
8
\`\`\`

### System.CopyrightYear: String

The year of the copyright of Tweedle.

\`\`\`text
> System.CopyrightYear
"2026"
\`\`\`

### System.Version: String

The version of Tweedle.

\`\`\`text
> System.Version.IsEmpty
false
\`\`\`

### omega: GeneralizedOrdinal

The least ordinal that is greater than all integers.

\`\`\`text
> omega^2*3-omega+1
ω^2×3-ω+1
\`\`\`

### ω: GeneralizedOrdinal

The same as \`omega\`.

\`\`\`text
> ω^(ω×2)+1 == omega^(2*omega)+1
true
\`\`\`
`;export{e as default};