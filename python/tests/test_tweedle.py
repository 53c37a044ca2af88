"""Tests of the package."""

import copy
import doctest
import pathlib
import pickle
import signal
import threading
import time
import unittest
from fractions import Fraction

import tweedle
from tweedle import Domineering, Game, Nim

BOOK = pathlib.Path(__file__).resolve().parents[2] / "book" / "src" / "python.md"
LONG = "game.grid.Domineering(Grid.Empty(7,8)).CanonicalForm"


class Games(unittest.TestCase):
    """Values."""

    texts = ["0", "5", "-3/4", "*", "^", "^^*", "{3||1|-2}", "+-1", "on", "Tiny(2)", str(10**60)]

    def test_reads_back(self):
        """What is printed, and what is pickled, is the same game."""
        for text in self.texts:
            game = Game(text)
            self.assertEqual(eval(repr(game)), game)
            self.assertEqual(pickle.loads(pickle.dumps(game)), game)
            self.assertEqual(hash(copy.deepcopy(game)), hash(game))

    def test_numbers(self):
        """Games that are numbers are equal to these, and have their hash."""
        for number in [0, -7, 2**80, Fraction(3, 8)]:
            self.assertEqual(Game(number), number)
            self.assertEqual(hash(Game(number)), hash(number))
            self.assertEqual({number: 1}[Game(number)], 1)
        self.assertNotEqual(Game("*"), 0)
        self.assertNotEqual(Game(0), "0")

    def test_order_and_sums(self):
        """Order and arithmetic, also with numbers on either side."""
        self.assertTrue(Game("^") > 0 and 0 < Game("^") and Game("^") >= 0)
        self.assertTrue(Game("*").fuzzy(0) and not Game("1").fuzzy(0))
        self.assertEqual(1 - Game("1/2"), Fraction(1, 2))
        self.assertEqual(-Game("^"), Game("v"))
        self.assertEqual(3 * Game("*"), Game("*"))
        with self.assertRaises(TypeError):
            Game(1) < "a"

    def test_methods_are_documented(self):
        """The methods of the language are listed, with their documentation."""
        self.assertIn("temperature", dir(Game("{3|1}")))
        self.assertIn("Mean", Game("{3|1}").mean.__doc__)
        self.assertFalse(hasattr(Game(1), "no_such_thing"))


class Positions(unittest.TestCase):
    """Rulesets and positions."""

    def test_positions(self):
        """Positions, their moves and questions."""
        board = Domineering("..|..")
        self.assertEqual(board, pickle.loads(pickle.dumps(board)))
        self.assertEqual(board.solve()["outcome"], "N")
        self.assertEqual(len(board.best_moves("Left")), 2)
        self.assertEqual(Nim(3, 4, 5).canonical_form(), Game("*2"))
        self.assertEqual((Nim(3) + Nim(3)).outcome, "P")

    def test_every_ruleset_is_there(self):
        """All names of the registry are rulesets."""
        for name in tweedle._names():
            self.assertIsInstance(getattr(tweedle, name), tweedle.Ruleset)


class Mistakes(unittest.TestCase):
    """Errors and limits."""

    def test_bad_inputs(self):
        """Nothing crashes, and every refusal is an exception of Python."""
        within = []
        within.append(within)
        deep = "(" * 100_000
        for bad in [within, deep, "\0", "\ud800", "1+", "{|", 10**5000, 1.5, None, "x" * 10**6, Fraction(1, 3)]:
            with self.assertRaises((tweedle.TweedleError, TypeError, ValueError)):
                Game(bad)

    def test_place(self):
        """An error has its place."""
        with self.assertRaises(tweedle.InputError) as caught:
            tweedle.run("1 +\n Domoneering(3)")
        self.assertEqual(caught.exception.place, (2, 2))

    def test_time_and_memory(self):
        """Limits stop the work, and the session goes on."""
        with self.assertRaises(tweedle.TimeLimitError):
            tweedle.run(LONG, timeout=0.2)
        self.assertEqual(tweedle.run("1+1"), 2)
        with self.assertRaises(tweedle.MemoryLimitError):
            tweedle.Session(memory=4 << 20).evaluate(LONG)
        with self.assertRaises(ValueError):
            tweedle.run("1", timeout=float("nan"))

    @unittest.skipUnless(hasattr(signal, "raise_signal"), "needs signals")
    def test_interrupt(self):
        """Ctrl-C stops a calculation soon; the lock of Python is free meanwhile."""
        begun = time.monotonic()
        timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
        timer.start()
        with self.assertRaises(KeyboardInterrupt):
            tweedle.run(LONG, timeout=60)
        self.assertLess(time.monotonic() - begun, 20)
        self.assertEqual(tweedle.run("1+1"), 2)


class Buffers(unittest.TestCase):
    """Grundy values."""

    def test_buffer(self):
        """The values are a buffer."""
        values = tweedle.grundy("0.77", 100_000)
        self.assertEqual((len(values), values.itemsize, values[100_000]), (100_001, 8, values[100_000 - 12]))
        with self.assertRaises(tweedle.InputError):
            tweedle.grundy("0.9x", 3)

    def test_numpy(self):
        """NumPy takes it without a copy."""
        try:
            import numpy
        except ImportError:
            self.skipTest("there is no NumPy")
        self.assertEqual(int(numpy.asarray(tweedle.grundy("Kayles", 10)).max()), 4)


def load_tests(loader, tests, pattern):
    """Adds the examples of the book."""
    if BOOK.exists():
        text = BOOK.read_text(encoding="utf-8").replace("```", "")
        parser = doctest.DocTestParser()
        example = parser.get_doctest(text, {}, "python.md", str(BOOK), 0)
        tests.addTest(doctest.DocTestCase(example))
    tests.addTests(doctest.DocTestSuite(tweedle))
    return tests


if __name__ == "__main__":
    unittest.main()
