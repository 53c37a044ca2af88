"""Games: compared with the definitions, written back, carried between sessions."""

import copy
import pickle
import subprocess
import sys
import unittest
from fractions import Fraction
from importlib.util import find_spec
from itertools import product

import tweedle
from tweedle import Game, Left, Right, Session, using


class Form:
    """A game as a pair of lists of games, with the definitions of Conway: slow, and nothing is simplified."""

    def __init__(self, left=(), right=()):
        self.left, self.right = tuple(left), tuple(right)

    def __le__(self, other):
        return not any(other <= it for it in self.left) and not any(it <= self for it in other.right)

    def __add__(self, other):
        left = [it + other for it in self.left] + [self + it for it in other.left]
        right = [it + other for it in self.right] + [self + it for it in other.right]
        return Form(left, right)

    def __neg__(self):
        return Form([-it for it in self.right], [-it for it in self.left])

    def game(self):
        """The game as Tweedle has it."""
        return Game([it.game() for it in self.left], [it.game() for it in self.right])


def born_by_day_two():
    """All games born by day two, as forms, and some of day three."""
    zero = Form()
    first = [zero, Form([zero]), Form([], [zero]), Form([zero], [zero])]
    sides = [(), *((it,) for it in first), (first[1], first[3]), (first[2], first[3])]
    return [Form(left, right) for left, right in product(sides, sides)]


class ByDefinition(unittest.TestCase):
    """The engine is compared with the definitions."""

    def test_order_and_sums_are_as_defined(self):
        """`<=`, `==`, `|`, `+`, `-` of all pairs."""
        forms = born_by_day_two()
        games = [it.game() for it in forms]
        some = range(0, len(forms), 3)
        for i, j in product(some, some):
            (f, g), (x, y) = (forms[i], forms[j]), (games[i], games[j])
            below, above = f <= g, g <= f
            self.assertEqual((x <= y, x >= y), (below, above))
            self.assertEqual((x < y, x > y), (below and not above, above and not below))
            self.assertEqual(x == y, below and above)
            self.assertEqual(x | y, not below and not above)
            self.assertEqual(x.fuzzy(y), x | y)
        for i, j in product(range(0, len(forms), 7), repeat=2):
            self.assertEqual((forms[i] + forms[j]).game(), games[i] + games[j])
            self.assertEqual((forms[i] + -forms[j]).game(), games[i] - games[j])

    def test_options_make_the_game(self):
        """A game is that of its options."""
        for form in born_by_day_two():
            game = form.game()
            self.assertEqual(Game(game.options(Left), game.options(Right)), game)


class Games(unittest.TestCase):
    """Values."""

    texts = ["0", "5", "-3/4", "*", "^", "^^*", "{3||1|-2}", "+-1", "Tiny(2)", "2*", "1*2", "^[3]", str(10**60), "{10|0||-7*}"]

    def test_reads_back(self):
        """What is printed, pickled and copied is the same game, with the same hash."""
        for text in self.texts:
            game = Game(text)
            self.assertEqual(eval(repr(game)), game)
            self.assertEqual(Game(str(game)), game)
            self.assertEqual(pickle.loads(pickle.dumps(game)), game)
            self.assertEqual(hash(copy.deepcopy(game)), hash(game))
            self.assertEqual(Game.from_code(game.code), game)

    def test_other_processes(self):
        """A pickle is read by another process, where the hash is that of the number, or of the code."""
        games = [Game(text) for text in self.texts]
        program = "import pickle,sys; print([str(it) for it in pickle.loads(sys.stdin.buffer.read())])"
        done = subprocess.run([sys.executable, "-c", program], input=pickle.dumps(games), capture_output=True, check=True)
        self.assertEqual(eval(done.stdout), [str(it) for it in games])

    def test_other_sessions(self):
        """Games of several sessions are equal, hashed, compared and added like games of one."""
        for text in self.texts:
            with using(Session(memory=1 << 26)):
                there = Game(text)
            here = Game(text)
            self.assertEqual((here, hash(here), here.code), (there, hash(there), there.code))
            self.assertEqual(len({here, there}), 1)
            self.assertEqual(here - there, 0)
            self.assertEqual(there - here + Game("^"), Game("^"))
            self.assertTrue(here <= there and not here < there and not here | there)
            self.assertEqual(Game([there], [there]), Game([here], [here]))

    def test_numbers(self):
        """Games that are numbers are equal to these, and have their hash."""
        for number in [0, 1, -7, 2**80, -(2**63), 2**63, Fraction(3, 8), Fraction(-(10**30) - 1, 2**70)]:
            self.assertEqual(Game(number), number)
            self.assertEqual(number, Game(number))
            self.assertEqual(Game(number).number, number)
            self.assertEqual(hash(Game(number)), hash(number))
            self.assertEqual({number: 1}[Game(number)], 1)
            self.assertEqual(Game(number) + number, 2 * Game(number))
        self.assertNotEqual(Game("*"), 0)
        self.assertNotEqual(Game(0), "0")
        self.assertNotEqual(Game(0), Fraction(1, 3))
        self.assertIsNone(Game("*").number)
        self.assertEqual(1 - Game("1/2"), Fraction(1, 2))

    def test_numbers_of_other_packages(self):
        """Rational numbers of NumPy and SymPy, where these are installed."""
        if find_spec("numpy"):
            import numpy

            self.assertEqual(Game(numpy.int64(5)) + numpy.int64(1), 6)
        if find_spec("sympy"):
            import sympy

            self.assertEqual(Game(sympy.Rational(3, 4)) + sympy.Integer(1), Fraction(7, 4))

    def test_other_kinds(self):
        """Values that are no short games have the same operators."""
        on = tweedle.run("on")
        self.assertTrue(on > Game(1000) and Game(1000) < on and Game("*") <= on)
        self.assertEqual(Game(1) + on, on)
        self.assertEqual(eval(repr(on), {"run": tweedle.run}), on)
        self.assertEqual(pickle.loads(pickle.dumps(on)), on)
        for text in ["omega + 1", "{oo|-5}", "over", "on & off", "'{1|2}'"]:
            value = tweedle.run(text)
            self.assertIsInstance(value, tweedle.Value)
            self.assertNotIsInstance(value, Game)
            self.assertEqual(eval(repr(value), {"run": tweedle.run}), value, text)

    def test_invariants(self):
        """Known values, from Siegel, Combinatorial Game Theory, chapter II."""
        game = Game("{3|{1|-2}}")
        self.assertEqual((game.mean, game.temperature, game.outcome), (Fraction(5, 4), Fraction(7, 4), "L"))
        self.assertEqual((game.left_stop, game.right_stop, game.birthday), (3, 1, 4))
        self.assertEqual(game.options(Left), [3])
        self.assertEqual(game.options("Right"), [Game("{1|-2}")])
        self.assertEqual(Game("^^*").atomic_weight, 2)
        self.assertIsNone(Game("1").atomic_weight)
        self.assertEqual(Game("^").canonical_form, Game([0], ["*"]))
        self.assertEqual(len(Game("^^").followers), 4)
        # Members of the language, as properties and as methods.
        self.assertEqual(Game("{3|1}").cool(1), Game("2*"))
        self.assertTrue(Game("^").is_infinitesimal)

    def test_members(self):
        """The members of the language are listed, documented and refused as Python does it."""
        self.assertIn("temperature", dir(Game("{3|1}")))
        self.assertIn("cool", dir(Game("{3|1}")))
        self.assertIn("Cool", Game("{3|1}").cool.__doc__)
        self.assertFalse(hasattr(Game(1), "no_such_thing"))
        self.assertFalse(hasattr(Game(1), "_no_such_thing"))
        self.assertTrue(issubclass(Game, tweedle.Value))

    def test_bad_inputs(self):
        """Nothing crashes, and every refusal is an exception of Python."""
        within = []
        within.append(within)
        bad = [within, "(" * 100_000, "\0", "\ud800", "1+", "{|", 1.5, "x" * 10**6, Fraction(1, 3), b"1", "on", object()]
        for it in bad:
            with self.assertRaises((tweedle.TweedleError, TypeError, ValueError)):
                Game(it)
        for code in [b"", b"\0", b"\xff" * 20, b"\x01\x01\x05"]:
            with self.assertRaises(ValueError):
                Game.from_code(code)
        for sides in [("0", "1"), ([0], "1"), ([object()], []), (5, 6)]:
            with self.assertRaises(TypeError):
                Game(*sides)
        with self.assertRaises(TypeError):
            Game(1) < "a"
        with self.assertRaises(TypeError):
            Game(1) + "a"
        with self.assertRaises(ValueError):
            Game(1).options("Middle")
        with self.assertRaises(tweedle.InputError):
            Game("^") * Game("^")


if __name__ == "__main__":
    unittest.main()
