"""Members of the language by their names in Python.

Made by `cargo xtask python --stubs`.
"""

from typing import Any

class Members:
    @property
    def abs(self) -> Any:
        """The absolute value."""
        ...
    def acrostic_product(self, *arguments: Any) -> Any:
        """The ruleset on two numbers by which a move changes one of them, the first as in this one, the second as in another one."""
        ...
    def add(self, *arguments: Any) -> Any:
        """Adds an element."""
        ...
    def add_all(self, *arguments: Any) -> Any:
        """Adds all elements of a collection."""
        ...
    @property
    def adjacency_list(self) -> Any:
        """For each vertex a list of the numbers of those to which an edge leads from it."""
        ...
    def adjoin(self, *arguments: Any) -> Any:
        """The elements and one more, in a list, or in a set if this is one."""
        ...
    @property
    def affine_form(self) -> Any:
        """The value as a form with infinities, of a position that is not impartial."""
        ...
    def apply(self, *arguments: Any) -> Any:
        """What a function gives for each element, in a list, or in a set if this is one."""
        ...
    def bidding_outcome(self, *arguments: Any) -> Any:
        """The winners where the players bid for each move: for each holder of the marker a list, whose entry n + 1 is the winner if Left has n chips and Right the others of the budget."""
        ...
    def cake_product(self, *arguments: Any) -> Any:
        """The ruleset on two numbers by which Left cuts the second as in this one and Right the first as in another one; twisted, the pieces are turned."""
        ...
    @property
    def ceiling(self) -> Any:
        """The least integer that is not less."""
        ...
    def certificate(self, *arguments: Any) -> Any:
        """The quotient with what is needed to check it, as JSON. If it is of the heaps of a code, `tweedle grundy --check` reads it."""
        ...
    @property
    def char_map(self) -> Any:
        """The characters that stand for the cells 0, 1, 2 and so on, of a ruleset on boards or strips."""
        ...
    def check_periodicity(self, *arguments: Any) -> Any:
        """The period that the nimbers of the heaps up to n prove, if it has no saltus; `Nothing` if there is none."""
        ...
    @property
    def chill(self) -> Any:
        """The game cooled by 1."""
        ...
    @property
    def clear(self) -> Any:
        """Takes everything out."""
        ...
    @property
    def col(self) -> Any:
        """The column."""
        ...
    @property
    def col_count(self) -> Any:
        """How many columns there are."""
        ...
    @property
    def companion(self) -> Any:
        """The game of the companions of the options, and of 0 besides for Left if it is at least 0, for Right if it is at most 0."""
        ...
    def concat(self, *arguments: Any) -> Any:
        """The elements and those of another collection, in a list, or in a set if this is one."""
        ...
    @property
    def conjugate(self) -> Any:
        """The game with the players exchanged."""
        ...
    def conjunctive_sum(self, *arguments: Any) -> Any:
        """The game in which a player moves in both of two games at once."""
        ...
    def connected_component(self, *arguments: Any) -> Any:
        """The graph of the vertices to which there is a way from a vertex."""
        ...
    @property
    def connected_components(self) -> Any:
        """The connected parts, in the order of their first vertices."""
        ...
    def contains(self, *arguments: Any) -> Any:
        """Whether a value is among the elements."""
        ...
    def contains_key(self, *arguments: Any) -> Any:
        """Whether a value is a key."""
        ...
    def context(self, *arguments: Any) -> Any:
        """A game of the universe and the player who moves first: beside that game Left does worse in this form than in h, so that this one is not at least h. `Nothing` if it is."""
        ...
    def continued_conjunctive_sum(self, *arguments: Any) -> Any:
        """The game in which a player moves in each of two games that has not ended, until both have. A game has ended when it is the turn of somebody who cannot move in it."""
        ...
    def conway_product(self, *arguments: Any) -> Any:
        """Conway's product of the canonical forms: of numbers their product, of nimbers that in their field."""
        ...
    def cool(self, *arguments: Any) -> Any:
        """The game in which each move costs t, for t above -1; a number where t is above the temperature. Numbers stay as they are from their temperature on."""
        ...
    @property
    def coordinates(self) -> Any:
        """The two numbers of a position of a ruleset on pairs of numbers."""
        ...
    @property
    def corners(self) -> Any:
        """The temperatures at which the slope changes, from above."""
        ...
    def count(self, *arguments: Any) -> Any:
        """For how many elements a function gives true."""
        ...
    def coupon_score(self, *arguments: Any) -> Any:
        """The score beside a stack of coupons if the player begins: in each turn one moves in the game or takes the greatest coupon, and in the end the score is the stop of what is left."""
        ...
    def decomposition(self, *arguments: Any) -> Any:
        """The connected regions of cells that hold other numbers, each in the least rectangle, with the boundary around."""
        ...
    @property
    def degree(self) -> Any:
        """The degree of loopiness: the upsum of the game and its negative, 0 for all short games."""
        ...
    def delete_edge(self, *arguments: Any) -> Any:
        """The graph without an edge."""
        ...
    def delete_edge_by_index(self, *arguments: Any) -> Any:
        """The graph without an edge, which is told by a vertex and its place among the edges there."""
        ...
    def delete_vertex(self, *arguments: Any) -> Any:
        """The graph without a vertex and the edges there."""
        ...
    def delete_vertices(self, *arguments: Any) -> Any:
        """The graph without some vertices and the edges there."""
        ...
    @property
    def denominator(self) -> Any:
        """The denominator in lowest terms."""
        ...
    def dicotic_variant(self, *arguments: Any) -> Any:
        """The game that ends as soon as one of the players cannot move."""
        ...
    def diminished_disjunctive_sum(self, *arguments: Any) -> Any:
        """The game in which a player moves in one of two games, until one has ended: until it is the turn of somebody who cannot move in it."""
        ...
    def direct_product(self, *arguments: Any) -> Any:
        """The ruleset on two numbers by which a move changes both, as coins in a rectangle are turned; values are nim products (Winning Ways, ch. 14)."""
        ...
    @property
    def distinct(self) -> Any:
        """The elements, each where it stands first."""
        ...
    def distinguisher(self, *arguments: Any) -> Any:
        """A game beside which this one is lost by who is to move, and h is won; `Nothing` if they are equal."""
        ...
    def div(self, *arguments: Any) -> Any:
        """The whole part of a quotient, without what comes after the point."""
        ...
    def downsum(self, *arguments: Any) -> Any:
        """The sum with endless play won by Right."""
        ...
    def downsum_variety(self, *arguments: Any) -> Any:
        """The downsum of the game and of what its negative and an idempotent degree have as upsum."""
        ...
    @property
    def draw_followers(self) -> Any:
        """The followers as a graph, each once."""
        ...
    @property
    def draw_hasse(self) -> Any:
        """The Hasse diagram of the elements by divisibility: elements that divide each other stand together, the identity at the top and the kernel at the bottom; those of the P-portion are in brackets."""
        ...
    def draw_heat_map(self, *arguments: Any) -> Any:
        """The numbers and nimbers of a list of lists as colours, the least darkest, with the first list as the row at the top; `first` is the number of the first row and column, 0 if it is not given."""
        ...
    def draw_moves(self, *arguments: Any) -> Any:
        """A picture of the position and of what can be moved to, so many moves deep, 1 if no number is given, with values and with who wins."""
        ...
    def draw_plot(self, *arguments: Any) -> Any:
        """The numbers and nimbers of a list as points over 0, 1, 2, ...; `first` says over what the first one stands."""
        ...
    @property
    def draw_thermographs(self) -> Any:
        """The thermographs of games over each other."""
        ...
    def draw_tree(self, *arguments: Any) -> Any:
        """The game tree as a picture, so many moves deep, 12 if no number is given."""
        ...
    @property
    def edge_count(self) -> Any:
        """How many edges there are."""
        ...
    @property
    def edges(self) -> Any:
        """The edges, of a graph without directions each from its vertex with the smaller number."""
        ...
    def element(self, *arguments: Any) -> Any:
        """The element that a word of generators is."""
        ...
    @property
    def elements(self) -> Any:
        """The elements: the first is the identity, and those of shorter words come first."""
        ...
    @property
    def enclosing_object(self) -> Any:
        """The object to which an object of a nested class belongs, such as the ruleset of a position; `Nothing` of others."""
        ...
    @property
    def end(self) -> Any:
        """The number beyond which the range does not go, whether it is a member or not."""
        ...
    def ends_with(self, *arguments: Any) -> Any:
        """Whether the text ends with another one."""
        ...
    @property
    def entries(self) -> Any:
        """The keys with their values, each of which has a `Key` and a `Value`."""
        ...
    def exists(self, *arguments: Any) -> Any:
        """Whether a function gives true for some element."""
        ...
    def filter(self, *arguments: Any) -> Any:
        """The elements for which a function gives true, in a list, or in a set if this is one."""
        ...
    def find(self, *arguments: Any) -> Any:
        """The first element for which a function gives true; `Nothing` if there is none."""
        ...
    def find_all(self, *arguments: Any) -> Any:
        """The coordinates of the cells that hold a number, row by row."""
        ...
    @property
    def flattened(self) -> Any:
        """The elements, with those of collections among them in place of these."""
        ...
    @property
    def floor(self) -> Any:
        """The greatest integer that is not greater."""
        ...
    @property
    def follower_count(self) -> Any:
        """How many followers there are, the game among them."""
        ...
    def for_all(self, *arguments: Any) -> Any:
        """Whether a function gives true for all elements."""
        ...
    def for_each(self, *arguments: Any) -> Any:
        """Calls a function with each element."""
        ...
    @property
    def freeze(self) -> Any:
        """The game cooled by its temperature: its mean and an infinitesimal. Numbers stay as they are."""
        ...
    @property
    def from_vertex(self) -> Any:
        """The number of the vertex from which the edge is seen."""
        ...
    @property
    def game_value(self) -> Any:
        """The value: the canonical form, or the two sides if play can go round."""
        ...
    def game_value_sequence(self, *arguments: Any) -> Any:
        """The values of the heaps 1 to n."""
        ...
    def gcd(self, *arguments: Any) -> Any:
        """The greatest common divisor; 0 of two zeros."""
        ...
    @property
    def generator_forms(self) -> Any:
        """For each generator the canonical form for misère play of the first game that it is; `Nothing` of the heaps of a code, which have soon larger forms than memory holds."""
        ...
    @property
    def generator_heaps(self) -> Any:
        """For each generator the first heap that it is; `Nothing` if it is no quotient of heaps."""
        ...
    @property
    def generators(self) -> Any:
        """The generators `a`, `b` and so on: the elements of the heaps or games that are no sum of those before them."""
        ...
    @property
    def genus(self) -> Any:
        """The genus: what the game is worth in normal play, and in misère play beside heaps of two counters."""
        ...
    @property
    def graph(self) -> Any:
        """The graph of a position."""
        ...
    @property
    def grid(self) -> Any:
        """The board of a position, whose cells have the numbers that `CharMap` gives their characters."""
        ...
    def grouped(self, *arguments: Any) -> Any:
        """The elements in lists of so many each; the last one may be shorter."""
        ...
    def has_tombstone(self, *arguments: Any) -> Any:
        """Whether a tombstone stands among the options of the player: he has won if he is to move, as if he could not move."""
        ...
    @property
    def head(self) -> Any:
        """The first element."""
        ...
    def heap_nim_value(self, *arguments: Any) -> Any:
        """The nimber of one heap of n counters."""
        ...
    def heap_options(self, *arguments: Any) -> Any:
        """The options of a heap of n counters: of each the list of the heaps that are left."""
        ...
    @property
    def heap_size(self) -> Any:
        """The number of counters, of a position that is one heap."""
        ...
    @property
    def heaps(self) -> Any:
        """The last heap; `Nothing` if it is no quotient of heaps."""
        ...
    def heat(self, *arguments: Any) -> Any:
        """The game in which each move gains t, and numbers stay as they are."""
        ...
    @property
    def height(self) -> Any:
        """The height of the tree."""
        ...
    @property
    def icons(self) -> Any:
        """The pictures of the cells 0, 1, 2 and so on, of a ruleset on boards or strips."""
        ...
    @property
    def idempotents(self) -> Any:
        """The elements that are their own squares."""
        ...
    @property
    def immediate_nimbers(self) -> Any:
        """The nimbers that an impartial game has as quiet options."""
        ...
    def impartial_variant(self, *arguments: Any) -> Any:
        """The same position, in which either player may make any move of both."""
        ...
    @property
    def incentives(self) -> Any:
        """What the players gain by their moves, without what is less than something else among it."""
        ...
    def index_of(self, *arguments: Any) -> Any:
        """The place of a value, counted from 1; 0 if it is no element."""
        ...
    def intersection(self, *arguments: Any) -> Any:
        """The elements that another collection has, too."""
        ...
    @property
    def inverse(self) -> Any:
        """The game whose sum with this one is equal to 0 modulo the universe, which is `-g`; `Nothing` if there is none."""
        ...
    @property
    def is_all_small(self) -> Any:
        """Whether in every follower either both players can move or neither."""
        ...
    @property
    def is_atomic(self) -> Any:
        """Whether the game has an atomic weight."""
        ...
    def is_check(self, *arguments: Any) -> Any:
        """Whether the player, moving next, can win at once by moving to his infinity."""
        ...
    @property
    def is_connected(self) -> Any:
        """Whether there is a way between any two vertices."""
        ...
    @property
    def is_conway(self) -> Any:
        """Whether neither the game nor a follower is a check: it is then an ordinary game."""
        ...
    @property
    def is_dyadic(self) -> Any:
        """Whether the denominator is a power of 2."""
        ...
    @property
    def is_empty(self) -> Any:
        """Whether there are no elements."""
        ...
    @property
    def is_even(self) -> Any:
        """Whether every play in the canonical form lasts an even number of moves, no matter who makes them."""
        ...
    @property
    def is_even_tempered(self) -> Any:
        """Whether every play in the canonical form comes to a number after an even number of moves."""
        ...
    @property
    def is_evil(self) -> Any:
        """Whether the binary expansion has an even number of ones; of a negative integer that of its absolute value."""
        ...
    @property
    def is_finite(self) -> Any:
        """Whether the game is finite, as all short games are."""
        ...
    @property
    def is_generally_restive(self) -> Any:
        """Whether the nim-value g is below 4, the misère nim-values are n and n xor 2 by turns where n is 2 or 3 and not g, and the options are as those of a generally tame game. Beside Nim it is as good as a heap of n if all heaps are below 4, and else as one of g."""
        ...
    @property
    def is_generally_tame(self) -> Any:
        """Whether the genus is that of a position of Nim, the options that are generally tame or generally restive alone give it, and every other one has a generally tame option of that genus. Beside Nim it is as good as that position."""
        ...
    @property
    def is_half_tame(self) -> Any:
        """Whether all options are tame, but not the game: it is restive or restless."""
        ...
    @property
    def is_idempotent(self) -> Any:
        """Whether the game added to itself is itself; of the short games only 0 is such a one."""
        ...
    def is_in(self, *arguments: Any) -> Any:
        """Whether the form itself is in a universe; a scoring game is in `"Scoring"` if it is guaranteed. The simplest form of a game of a universe need not be in it."""
        ...
    def is_in_bounds(self, *arguments: Any) -> Any:
        """Whether the board has a cell there."""
        ...
    @property
    def is_infinitesimal(self) -> Any:
        """Whether the game is less than all positive numbers and greater than all negative ones."""
        ...
    @property
    def is_integer(self) -> Any:
        """Whether the number is an integer."""
        ...
    @property
    def is_invertible(self) -> Any:
        """Whether there is an inverse modulo the universe."""
        ...
    @property
    def is_left_check(self) -> Any:
        """Whether Left, moving next, can win at once by moving to `oo`."""
        ...
    def is_linked_to(self, *arguments: Any) -> Any:
        """Whether beside some game both this one and h are lost by who is to move: neither is an option of the other."""
        ...
    @property
    def is_loopfree(self) -> Any:
        """Whether play cannot go on for ever, as in all short games."""
        ...
    @property
    def is_nim_heap(self) -> Any:
        """Whether the game is a heap of Nim."""
        ...
    @property
    def is_nimber(self) -> Any:
        """Whether the game is `*n` for some n."""
        ...
    @property
    def is_normal(self) -> Any:
        """Whether it is regular, and the kernel has the values of normal play: two sums have the same Grundy value exactly if the identity of the kernel takes them to the same element."""
        ...
    @property
    def is_number(self) -> Any:
        """Whether this is a number, as all rationals are."""
        ...
    @property
    def is_number_tiny(self) -> Any:
        """Whether the game is a number, or the sum of one and of `Tiny(g)` or `Miny(g)` for some g both of whose stops are positive."""
        ...
    @property
    def is_numberish(self) -> Any:
        """Whether the game is a number and an infinitesimal: both stops are equal."""
        ...
    @property
    def is_odd(self) -> Any:
        """Whether every play in the canonical form lasts an odd number of moves, no matter who makes them."""
        ...
    @property
    def is_odd_tempered(self) -> Any:
        """Whether every play in the canonical form comes to a number after an odd number of moves."""
        ...
    @property
    def is_odious(self) -> Any:
        """Whether the binary expansion has an odd number of ones; of a negative integer that of its absolute value."""
        ...
    @property
    def is_ordinal(self) -> Any:
        """Whether the game is an integer from 0 up."""
        ...
    @property
    def is_p(self) -> Any:
        """Whether the element is in the P-portion: its sums are lost by the player who is to move."""
        ...
    @property
    def is_p_free(self) -> Any:
        """Whether no follower of the form has outcome P in misère play. Modulo dead-ending and blocking games, what is invertible is exactly what is equal to such a form."""
        ...
    @property
    def is_plumtree(self) -> Any:
        """Whether the only loops are from a follower to itself; a short game has none."""
        ...
    @property
    def is_prime(self) -> Any:
        """Whether the game is neither `*[0]` nor `*[1]`, nor the sum of two games that are neither."""
        ...
    @property
    def is_pseudonumber(self) -> Any:
        """The same as `IsNumber` for a short game."""
        ...
    @property
    def is_quiet(self) -> Any:
        """Whether nobody can win at once by moving to his infinity."""
        ...
    def is_reachable(self, *arguments: Any) -> Any:
        """True if the position comes up in alternating play, no matter who begins: from another position, or from the start of its ruleset, which is the empty board where moves can be made in any order."""
        ...
    @property
    def is_regular(self) -> Any:
        """Whether exactly one element of the kernel is in the P-portion."""
        ...
    @property
    def is_restive(self) -> Any:
        """Whether all options are tame, but not the game, and its nim-value is 0 or 1; in misère play it is 2 or more."""
        ...
    @property
    def is_restless(self) -> Any:
        """Whether all options are tame, but not the game, and its nim-value is 2 or more; in misère play it is 0 or 1."""
        ...
    @property
    def is_right_check(self) -> Any:
        """Whether Right, moving next, can win at once by moving to `-oo`."""
        ...
    @property
    def is_simple(self) -> Any:
        """Whether no edge ends where it begins and no two edges have the same ends."""
        ...
    @property
    def is_small_integer(self) -> Any:
        """Whether it fits into 32 bits."""
        ...
    @property
    def is_square(self) -> Any:
        """Whether it is the square of an integer."""
        ...
    @property
    def is_stable(self) -> Any:
        """Whether both varieties beside the degree are the same."""
        ...
    @property
    def is_stopper(self) -> Any:
        """Whether no play with alternating moves goes on for ever, as in all short games."""
        ...
    @property
    def is_stopper_sided(self) -> Any:
        """Whether both sides of the game are stoppers, as of all short games."""
        ...
    def is_strong(self, *arguments: Any) -> Any:
        """Whether the player, moving first in misère play, wins the form beside every game of the universe in which he cannot move."""
        ...
    @property
    def is_tame(self) -> Any:
        """Whether the genus of the game and those of all its followers are genera of positions of Nim."""
        ...
    @property
    def is_tameable(self) -> Any:
        """Whether the genus is that of a position of Nim, the tameable options alone give that genus, and every other one has a tameable option of that genus, by which it can be reversed. Beside tame games it is as good as the position of Nim."""
        ...
    @property
    def is_two_power(self) -> Any:
        """Whether it is 1, 2, 4, 8 and so on."""
        ...
    @property
    def is_unit(self) -> Any:
        """Whether these are a step to a neighbour in the same row or column."""
        ...
    @property
    def is_uptimal(self) -> Any:
        """Whether the game is a number, a nimber and multiples of `^`, `^<2>`, `^<3>` and so on."""
        ...
    @property
    def is_zero(self) -> Any:
        """Whether the game is 0."""
        ...
    @property
    def isqrt(self) -> Any:
        """The square root, rounded down; an error of a negative integer."""
        ...
    def join(self, *arguments: Any) -> Any:
        """The least game born by a day that is at least both games, up to day 4."""
        ...
    @property
    def kernel(self) -> Any:
        """The kernel, the least ideal: it is a group."""
        ...
    @property
    def kernel_identity(self) -> Any:
        """The identity of the kernel."""
        ...
    @property
    def keys(self) -> Any:
        """The keys."""
        ...
    @property
    def ko_activity(self) -> Any:
        """How much it matters who is komaster: `hyperactive` if the mean depends on it, `active` if the temperature alone does, `placid` otherwise."""
        ...
    @property
    def label(self) -> Any:
        """The label, or `Nothing` if there is none."""
        ...
    @property
    def last_change(self) -> Any:
        """The last heap of a code at which the quotient changed, 0 if no heap has a move; `Nothing` of other quotients."""
        ...
    @property
    def lb(self) -> Any:
        """The logarithm to base 2, rounded down; an error of an integer below 1."""
        ...
    @property
    def left_incentives(self) -> Any:
        """What Left gains by her moves: the differences of her options and the game."""
        ...
    @property
    def left_options(self) -> Any:
        """Left's options."""
        ...
    @property
    def length(self) -> Any:
        """The same as `Size`."""
        ...
    def link(self, *arguments: Any) -> Any:
        """A game beside which both this one and h are lost by who is to move; `Nothing` if one is an option of the other."""
        ...
    @property
    def literal(self) -> Any:
        """The name of the picture."""
        ...
    def lower_stop(self, *arguments: Any) -> Any:
        """The same if Right may pass in the place of a move, as often as he likes."""
        ...
    def matches(self, *arguments: Any) -> Any:
        """Whether the whole text is as a regular expression says."""
        ...
    @property
    def mate(self) -> Any:
        """The mate, whose options are the mates of the options; that of 0 is 1. The game beside its mate is lost by who is to move."""
        ...
    def max(self, *arguments: Any) -> Any:
        """The greater of two numbers."""
        ...
    def meet(self, *arguments: Any) -> Any:
        """The greatest game born by a day that is at most both games, up to day 4."""
        ...
    def mex(self, *arguments: Any) -> Any:
        """The element of a game whose options are of these elements, if the quotient stays the same with that game beside the others; `Nothing` if it does not."""
        ...
    def min(self, *arguments: Any) -> Any:
        """The lesser of two numbers."""
        ...
    @property
    def miny(self) -> Any:
        """The game `{G|0||0}`, the negative of `G.Tiny`."""
        ...
    @property
    def misere_canonical_form(self) -> Any:
        """The heap of Nim as a game of misère play."""
        ...
    def misere_form(self, *arguments: Any) -> Any:
        """The canonical form of normal play as a game of misère play, in simplest form modulo a universe."""
        ...
    def misere_minus(self, *arguments: Any) -> Any:
        """The one game that beside h is this game; `Nothing` if there is none."""
        ...
    @property
    def misere_nim_value(self) -> Any:
        """The nim-value in misère play: 1 of the game without options, and else the least number that is not that of an option."""
        ...
    @property
    def misere_outcome_class(self) -> Any:
        """Who wins the canonical form under misère play, in which the player who cannot move wins."""
        ...
    def misere_quotient(self, *arguments: Any) -> Any:
        """The misère quotient of a heap of Nim and all smaller ones, which is tame."""
        ...
    def misere_remoteness(self, *arguments: Any) -> Any:
        """The same as `Remoteness` under misère play, in which the player who cannot move wins."""
        ...
    def misere_suspense(self, *arguments: Any) -> Any:
        """The same as `Suspense` under misère play, in which the player who cannot move wins."""
        ...
    def mk_output(self, *arguments: Any) -> Any:
        """The same as `MkString` as an output, which is printed without quotes."""
        ...
    def mk_string(self, *arguments: Any) -> Any:
        """The elements as a text, with another one between them; elements that are texts stand without quotes."""
        ...
    @property
    def name(self) -> Any:
        """The name of the class without its package."""
        ...
    def nim_div(self, *arguments: Any) -> Any:
        """The quotient of two integers from 0 up as nimbers."""
        ...
    def nim_exp(self, *arguments: Any) -> Any:
        """The power of an ordinal as a nimber; of an infinite one with an exponent from 0 up."""
        ...
    @property
    def nim_inverse(self) -> Any:
        """The reciprocal of an integer from 1 up as a nimber."""
        ...
    def nim_log(self, *arguments: Any) -> Any:
        """The least exponent whose nim power of the base is this integer, which is below 2^64."""
        ...
    def nim_product(self, *arguments: Any) -> Any:
        """The product of two ordinals as nimbers, as far as such products are known."""
        ...
    @property
    def nim_sqrt(self) -> Any:
        """The square root of an integer from 0 up as a nimber."""
        ...
    def nim_sum(self, *arguments: Any) -> Any:
        """The sum of two ordinals as nimbers: for integers, their binary digits without carries."""
        ...
    @property
    def nim_value(self) -> Any:
        """The n of `*n`."""
        ...
    def nim_value_sequence(self, *arguments: Any) -> Any:
        """The nimbers of the heaps 1 to n."""
        ...
    def nim_value_table(self, *arguments: Any) -> Any:
        """The nim-values of the pairs of numbers from 0 up to these, of a ruleset on pairs such as `Wythoff`; `Nothing` where a pair is no position."""
        ...
    def norton_product(self, *arguments: Any) -> Any:
        """Norton's product: for an integer so many copies of the unit, for others as they are played with incentives of the unit."""
        ...
    @property
    def numerator(self) -> Any:
        """The numerator in lowest terms."""
        ...
    @property
    def offside(self) -> Any:
        """The game with endless play won by Right; for a stopper it is the stopper itself."""
        ...
    @property
    def omega_power(self) -> Any:
        """`omega` with this ordinal as exponent."""
        ...
    @property
    def onside(self) -> Any:
        """The game with endless play won by Left; for a stopper it is the stopper itself."""
        ...
    @property
    def opponent(self) -> Any:
        """The other player."""
        ...
    @property
    def order(self) -> Any:
        """The number of elements."""
        ...
    @property
    def ordinal(self) -> Any:
        """1 for Left and 2 for Right."""
        ...
    def ordinal_product(self, *arguments: Any) -> Any:
        """The ordinal product: as many copies of the game in a row, by ordinal sums, as another one says."""
        ...
    def orthodox_options(self, *arguments: Any) -> Any:
        """The options of a player that are best at the temperature t: their walls, with the cost of the move, are the player's wall."""
        ...
    @property
    def out_vertices(self) -> Any:
        """The numbers of the vertices to which an edge leads from this one."""
        ...
    @property
    def outcome_class(self) -> Any:
        """Who wins."""
        ...
    def overheat(self, *arguments: Any) -> Any:
        """The game in which integers are copies of s, and each other move gains t."""
        ...
    @property
    def p_order(self) -> Any:
        """The number of elements of the P-portion."""
        ...
    @property
    def p_portion(self) -> Any:
        """The elements of the sums that are lost by the player who is to move, the P-portion."""
        ...
    def pad_left(self, *arguments: Any) -> Any:
        """The text with blanks before it, or another character, so that it has at least a length."""
        ...
    def pad_right(self, *arguments: Any) -> Any:
        """The text with blanks after it, or another character, so that it has at least a length."""
        ...
    @property
    def partitions(self) -> Any:
        """All ways in which the game is a sum of even primes, and of `*[1]` if it is odd."""
        ...
    def partizan_join(self, *arguments: Any) -> Any:
        """The ruleset on heaps by which Left moves as in this one and Right as in another one."""
        ...
    @property
    def parts(self) -> Any:
        """The even games, but `*[0]` and the game, that it or its sum with `*[1]` is a sum of and of another one; each is followed by that other one."""
        ...
    @property
    def period(self) -> Any:
        """The period of the elements of the heaps of a code, if these heaps prove it: then this is the quotient of all heaps. `Nothing` if they do not."""
        ...
    def periodic_table(self, *arguments: Any) -> Any:
        """The elements as a table with so many in a row."""
        ...
    def permuted(self, *arguments: Any) -> Any:
        """The image of the board under a symmetry."""
        ...
    def phi(self, *arguments: Any) -> Any:
        """The element of a heap, by its size; of a game, which must be made of games of the quotient; or of a list of such, which is the sum of them."""
        ...
    def pow(self, *arguments: Any) -> Any:
        """The x-th power of a game `{0|H}`: of `^` and n it is `^<n>`."""
        ...
    def pow_to(self, *arguments: Any) -> Any:
        """The ordinal sum of the game and of what stands on 1 in x: of `^` and n it is `^[n]`."""
        ...
    @property
    def preperiod(self) -> Any:
        """The heap from which on they do."""
        ...
    @property
    def presentation(self) -> Any:
        """The generators and the relations between them, as they are written in the literature."""
        ...
    @property
    def printed(self) -> Any:
        """The text that is printed for the value."""
        ...
    @property
    def protected_nimbers(self) -> Any:
        """The nimbers beside which a check of an impartial game wins."""
        ...
    def put(self, *arguments: Any) -> Any:
        """Gives a key a value."""
        ...
    def put_all(self, *arguments: Any) -> Any:
        """Gives the keys of a map their values."""
        ...
    @property
    def qualified_name(self) -> Any:
        """The name of the class with its package."""
        ...
    def quantum_variant(self, *arguments: Any) -> Any:
        """The position in the quantum variant of its ruleset, in which a player makes two moves at once, or up to `width`. The flavour says when he may make one move alone: `A` never, `B` if it is his only one, `C` if it is valid in all realisations, `C'` if it is valid in all those in which he has a move, `D` always."""
        ...
    @property
    def quotient(self) -> Any:
        """The quotient that it is an element of."""
        ...
    @property
    def reciprocal(self) -> Any:
        """1 divided by the number."""
        ...
    @property
    def reduced_canonical_form(self) -> Any:
        """The simplest game that differs by an infinitesimal."""
        ...
    @property
    def reduced_form(self) -> Any:
        """An equal form in which no option is dominated or reversible."""
        ...
    @property
    def relations(self) -> Any:
        """Relations that define the monoid, as texts. They rewrite each word to the first of its element."""
        ...
    def remoteness(self, *arguments: Any) -> Any:
        """How many moves both make together if the player begins, the winner hurries and the loser delays. A canonical form is played as it is."""
        ...
    def remove(self, *arguments: Any) -> Any:
        """Takes an element out, from a list the first one that is the same, or a key and its value; whether there was one."""
        ...
    def remove_all(self, *arguments: Any) -> Any:
        """Takes all elements of a collection out, or keys and their values; from a list each wherever it stands."""
        ...
    def remove_at(self, *arguments: Any) -> Any:
        """Takes the element at a place out, which is counted from 1, and gives it."""
        ...
    def repeat(self, *arguments: Any) -> Any:
        """The text so many times in a row."""
        ...
    def replace(self, *arguments: Any) -> Any:
        """The text with another one in each place of a third."""
        ...
    def replace_regex(self, *arguments: Any) -> Any:
        """The text with another one in the place of each piece that is as a regular expression says; `$1` in that is the first group, `$0` the piece, and `\\$` a dollar."""
        ...
    def replaced(self, *arguments: Any) -> Any:
        """The elements, with what a map says in place of those that are keys of it."""
        ...
    def retain_vertices(self, *arguments: Any) -> Any:
        """The graph of some vertices and the edges between them."""
        ...
    @property
    def reversed(self) -> Any:
        """The elements from the last to the first."""
        ...
    @property
    def right_incentives(self) -> Any:
        """What Right gains by his moves: the differences of the game and his options."""
        ...
    @property
    def right_options(self) -> Any:
        """Right's options."""
        ...
    @property
    def row(self) -> Any:
        """The row."""
        ...
    @property
    def row_count(self) -> Any:
        """How many rows there are."""
        ...
    @property
    def saltus(self) -> Any:
        """By how much a value is greater than the one a period before."""
        ...
    @property
    def scatter_plot(self) -> Any:
        """The numbers and nimbers of the list as points over 1, 2, 3, ..."""
        ...
    def score(self, *arguments: Any) -> Any:
        """The score with which play is over if the player is to move and cannot, as the rules say; `Nothing` if he has a move."""
        ...
    @property
    def scoring_class(self) -> Any:
        """The smallest class of scoring games that has the form in it: `"Milnor"`, where nobody would rather pass; `"Ettinger"`, where both can move or neither; `"Guaranteed"`, where who cannot move gets a score that is no better for him than any that can come later; or `"Other"`."""
        ...
    @property
    def scoring_form(self) -> Any:
        """The canonical form of normal play as a scoring game in which every end has the score 0. This keeps the order and sums."""
        ...
    def selective_sum(self, *arguments: Any) -> Any:
        """The game in which a player moves in one of two games or in both at once."""
        ...
    @property
    def sensible_left_options(self) -> Any:
        """The sensible options of Left."""
        ...
    def sensible_lines(self, *arguments: Any) -> Any:
        """For each option of the canonical form a line of play to a position of that value, in which the opponent makes reversing moves."""
        ...
    def sensible_options(self, *arguments: Any) -> Any:
        """Of each option of the canonical form the first option of the position that is no worse for the player."""
        ...
    @property
    def sensible_right_options(self) -> Any:
        """The sensible options of Right."""
        ...
    def separate(self, *arguments: Any) -> Any:
        """A game X and who moves first, such that Left wins h + X and not this game + X; `Nothing` if this game is at least h."""
        ...
    def sequential_compound(self, *arguments: Any) -> Any:
        """The game in which the first game is played until it has ended, which is when it is the turn of somebody who cannot move in it, and then the second one."""
        ...
    def shortened_selective_sum(self, *arguments: Any) -> Any:
        """The game in which a player moves in one of two games or in both at once, until one has ended: until it is the turn of somebody who cannot move in it."""
        ...
    @property
    def sign(self) -> Any:
        """1, 0 or -1, as the number is positive, zero or negative."""
        ...
    @property
    def simplest_form(self) -> Any:
        """The simplest form, which games have in common if and only if they are equal modulo the universe."""
        ...
    @property
    def size(self) -> Any:
        """How many elements there are."""
        ...
    @property
    def slopes(self) -> Any:
        """The slopes between the corners, from above."""
        ...
    @property
    def smallest_universe(self) -> Any:
        """The name of the smallest universe of misère play that has the form in it: `"Dicot"` if in each follower both players can move or neither, `"DeadEnding"` if no player who cannot move can ever move again, `"Blocking"`, or `"All"`."""
        ...
    @property
    def sort(self) -> Any:
        """Sorts the elements, in the order in which sets are printed."""
        ...
    def sort_with(self, *arguments: Any) -> Any:
        """Sorts the elements by a function of two of them that gives a negative number if the first comes before."""
        ...
    @property
    def sorted(self) -> Any:
        """The elements in the order in which sets are printed."""
        ...
    def sorted_by(self, *arguments: Any) -> Any:
        """The elements in the order of what a function gives for each."""
        ...
    def sorted_with(self, *arguments: Any) -> Any:
        """The elements sorted by a function of two of them that gives a negative number if the first comes before."""
        ...
    def split(self, *arguments: Any) -> Any:
        """The parts of the text between the places where another text stands, or its characters if that is empty."""
        ...
    @property
    def star_projection(self) -> Any:
        """The game with x for each `x*`."""
        ...
    @property
    def start(self) -> Any:
        """The number with which the range begins."""
        ...
    def starts_with(self, *arguments: Any) -> Any:
        """Whether the text begins with another one."""
        ...
    @property
    def step(self) -> Any:
        """What is added to a member to get the next one."""
        ...
    def stop(self, *arguments: Any) -> Any:
        """The number that play comes to if the player moves first."""
        ...
    @property
    def stop_count(self) -> Any:
        """How many numbers play can stop at, counted in the whole tree."""
        ...
    @property
    def strip(self) -> Any:
        """The strip of a position, whose cells have the numbers that `CharMap` gives their characters."""
        ...
    def strong_stop(self, *arguments: Any) -> Any:
        """The stop without the `over` or `under` that may stand beside its number."""
        ...
    def subgrid(self, *arguments: Any) -> Any:
        """The part of the board between two corners, both of which belong to it."""
        ...
    def sublist(self, *arguments: Any) -> Any:
        """The elements from one place to another, both counted from 1 and both among them."""
        ...
    def subordinate(self, *arguments: Any) -> Any:
        """The game H such that this game is `base:H`, where its options tell it; the base may be a form."""
        ...
    def substring(self, *arguments: Any) -> Any:
        """The characters from one place to another, both counted from 1 and both among them."""
        ...
    def substrip(self, *arguments: Any) -> Any:
        """The cells from one to another one."""
        ...
    @property
    def sum(self) -> Any:
        """The sum of the elements, of which there is at least one."""
        ...
    def suspense(self, *arguments: Any) -> Any:
        """How many moves both make together if the player begins, the winner delays and the loser hurries. A canonical form is played as it is."""
        ...
    @property
    def swap(self) -> Any:
        """The coordinates with row and column exchanged."""
        ...
    def symmetry_invariant(self, *arguments: Any) -> Any:
        """One of the images under some symmetries, the same for all of them if these are a group."""
        ...
    @property
    def tail(self) -> Any:
        """The elements but the first."""
        ...
    def take(self, *arguments: Any) -> Any:
        """The first so many elements, or all if there are fewer."""
        ...
    @property
    def tame(self) -> Any:
        """The n for which it is the quotient of Nim with heaps below 2^n; `Nothing` if it is wild."""
        ...
    def tilt(self, *arguments: Any) -> Any:
        """The trajectory with a multiple of the temperature added."""
        ...
    @property
    def tiny(self) -> Any:
        """The game `{0||0|-G}`, which is tiny where G is more than 0."""
        ...
    def titled(self, *arguments: Any) -> Any:
        """The picture with a title of one's own at its top."""
        ...
    @property
    def to_directed_graph(self) -> Any:
        """The graph with an edge both ways in place of each edge."""
        ...
    @property
    def to_html(self) -> Any:
        """The value as HTML, by the element `math` of MathML; a text is set as it is."""
        ...
    @property
    def to_json(self) -> Any:
        """The value as JSON: integers as numbers, collections as arrays, maps whose keys are texts as objects, and other values as the texts that are printed for them."""
        ...
    @property
    def to_latex(self) -> Any:
        """The value as LaTeX in math mode; a text is set as it is."""
        ...
    @property
    def to_list(self) -> Any:
        """The elements in a list."""
        ...
    @property
    def to_lower_case(self) -> Any:
        """The text in small letters."""
        ...
    @property
    def to_map(self) -> Any:
        """What the map is now, as one that does not change."""
        ...
    @property
    def to_output(self) -> Any:
        """What is printed for the value, as an output, which is a text that is printed without quotes."""
        ...
    @property
    def to_set(self) -> Any:
        """The elements in a set, each once."""
        ...
    def to_string(self, *arguments: Any) -> Any:
        """The rows with `|` between them, in characters that stand for 0, 1, 2 and so on; without these, what is printed."""
        ...
    @property
    def to_svg(self) -> Any:
        """The picture as an SVG document."""
        ...
    def to_text(self, *arguments: Any) -> Any:
        """The picture as text so many characters wide, 72 if no number is given."""
        ...
    @property
    def to_tikz(self) -> Any:
        """The picture as a `tikzpicture` for LaTeX."""
        ...
    @property
    def to_unicode(self) -> Any:
        """What is printed for the value, with the signs of the books."""
        ...
    @property
    def to_unquoted_output(self) -> Any:
        """The text as an output, which is printed without quotes."""
        ...
    @property
    def to_upper_case(self) -> Any:
        """The text in capital letters."""
        ...
    @property
    def to_vertex(self) -> Any:
        """The number of the other end."""
        ...
    def translate(self, *arguments: Any) -> Any:
        """The trajectory with a number added to each value."""
        ...
    @property
    def trim(self) -> Any:
        """The text without blanks at its ends."""
        ...
    def twisted_variant(self, *arguments: Any) -> Any:
        """The game in which the players exchange their roles after each move."""
        ...
    def union(self, *arguments: Any) -> Any:
        """The same as `Concat`."""
        ...
    @property
    def universe(self) -> Any:
        """The name of the universe modulo which the form is compared."""
        ...
    def update(self, *arguments: Any) -> Any:
        """Puts another element at a place, which is counted from 1."""
        ...
    def updated(self, *arguments: Any) -> Any:
        """The elements with another one at a place, which is counted from 1."""
        ...
    def updated_range(self, *arguments: Any) -> Any:
        """The strip with a number in all cells from one to another one."""
        ...
    def updated_vertex_labels(self, *arguments: Any) -> Any:
        """The graph with other labels on some vertices, by a map of vertices to labels."""
        ...
    def upper_stop(self, *arguments: Any) -> Any:
        """The same if Left may pass in the place of a move, as often as he likes."""
        ...
    def upsum(self, *arguments: Any) -> Any:
        """The sum with endless play won by Left."""
        ...
    def upsum_variety(self, *arguments: Any) -> Any:
        """The upsum of the game and of what its negative and the negative of an idempotent degree have as downsum."""
        ...
    @property
    def uptimal_expansion(self) -> Any:
        """The number, the nimber and the multiples of `^`, `^<2>`, `^<3>` and so on of an uptimal."""
        ...
    def urgency(self, *arguments: Any) -> Any:
        """How urgent it is to move just below the temperature t: `gote`, `Left's sente`, `Right's sente`, `double sente` or `cold`."""
        ...
    def value_at(self, *arguments: Any) -> Any:
        """The value at the temperature t."""
        ...
    @property
    def values(self) -> Any:
        """The values, each once."""
        ...
    def values_table(self, *arguments: Any) -> Any:
        """A table of what Fox and Geese is worth with geese on these squares, for each square where the fox may be: from the first row to that of the last goose."""
        ...
    @property
    def variety(self) -> Any:
        """What the game is besides its degree: both varieties, where they are the same."""
        ...
    @property
    def vertex_count(self) -> Any:
        """How many vertices there are."""
        ...
    @property
    def vertices(self) -> Any:
        """The vertices."""
        ...
    def wall(self, *arguments: Any) -> Any:
        """The wall of the player who moves first."""
        ...
    @property
    def warm(self) -> Any:
        """The game overheated from `1*` to 1, which undoes chilling in games such as those of Go."""
        ...
    def winning_moves(self, *arguments: Any) -> Any:
        """The moves that win in misère play: of a list of heaps, each as the heap and the list of heaps that it leaves; of a position, the positions that they lead to."""
        ...
    @property
    def word(self) -> Any:
        """The first word of the element, as it is printed."""
        ...
