"""Rulesets of the registry and their positions."""

import pickle
import unittest
from fractions import Fraction

import tweedle
from tweedle import Domineering, Game, Left, Nim, Position, Right, Ruleset, Subtraction, ToadsAndFrogs


class Positions(unittest.TestCase):
    """Positions."""

    def test_values(self):
        """Values of Domineering from Winning Ways, and of Nim."""
        self.assertEqual([Domineering(text).canonical_form for text in (".|.", "..", "..|..", "...|...")],
                         [1, -1, Game("+-1"), Game("{2|-1/2}")])
        self.assertEqual(Nim(3, 4, 5).nimber, 3 ^ 4 ^ 5)
        self.assertEqual(Nim([3, 4, 5]), Nim("3,4,5"))
        self.assertEqual((Nim(3) + Nim(3)).outcome, "P")
        self.assertEqual((Nim(1) + Nim(1) + Nim(1)).misere_outcome, "P")
        self.assertEqual(Subtraction([1, 2, 3])(6).nimber, 2)

    def test_moves(self):
        """Moves have names and lead to options."""
        board = Domineering("..|..")
        self.assertEqual([str(it) for it in board.options(Left)], ["#.|#.", ".#|.#"])
        self.assertEqual([it.name for it in board.moves("Right")], ["a1-b1", "a2-b2"])
        self.assertEqual([it.to for it in board.moves(Left)], board.options(Left))
        value = Game([it.canonical_form for it in board.options(Left)], [it.canonical_form for it in board.options(Right)])
        self.assertEqual(board.canonical_form, value)
        self.assertEqual(set(board.best_moves(Left)), set(board.options(Left)))

    def test_sums(self):
        """Sums of positions, and of positions and values."""
        board, frogs = Domineering("..|.."), ToadsAndFrogs("tt..ff")
        self.assertEqual((board + frogs).canonical_form, board.canonical_form + frogs.canonical_form)
        self.assertEqual((board - frogs).canonical_form, board.canonical_form - frogs.canonical_form)
        self.assertEqual((3 * board).canonical_form, board.canonical_form)
        self.assertEqual((-2 * Domineering(".|.")).canonical_form, -2)
        self.assertEqual(board + 1, board.canonical_form + 1)
        self.assertEqual(Fraction(1, 2) - board, Fraction(1, 2) - board.canonical_form)
        self.assertEqual(len((board + frogs).terms), 2)
        self.assertIsNone((board + frogs).ruleset)
        self.assertTrue(Domineering(".|.") > 0 and board | 0 and Domineering("..|..") <= board)
        self.assertEqual(Game(board), board.canonical_form)
        with self.assertRaises(ValueError):
            100_000 * board

    def test_reads_back(self):
        """Positions and rulesets are written and pickled."""
        names = {name: getattr(tweedle, name) for name in ["Domineering", "Nim"]} | {"Position": Position, "run": tweedle.run}
        for it in [Domineering("..|.."), -Domineering("...|..."), Nim(3) + Nim(4), Subtraction([1, 2])(5), Nim, Subtraction([1, 2])]:
            self.assertEqual(pickle.loads(pickle.dumps(it)), it)
            self.assertEqual(hash(pickle.loads(pickle.dumps(it))), hash(it))
            self.assertEqual(eval(repr(it), names), it)
        self.assertNotEqual(Domineering(".."), Domineering("..|.."))
        self.assertNotEqual(Domineering(".."), -1)

    def test_questions(self):
        """Questions of the desk about a position."""
        board = Domineering("..|..")
        self.assertEqual(board.solve()["outcome"], "N")
        self.assertEqual(board.analyze()["temperature"], "1")
        self.assertEqual(board.hint(player="Left")["step"]["name"], "a1-a2")
        with self.assertRaises(tweedle.InputError):
            board.solve(nobody=1)

    def test_loops_and_entailing_moves(self):
        """Where play may go round, or answers are due, the value is of another kind."""
        fox = tweedle.FoxAndGeese.example
        self.assertIsInstance(fox.outcome, str)
        again = tweedle.CarryOnNim([2])("again 3")
        self.assertIsInstance(again.outcome, str)

    def test_every_ruleset(self):
        """All names of the registry are rulesets with an example, whose options and text are had."""
        for name in tweedle.ruleset_names():
            ruleset = getattr(tweedle, name)
            self.assertIsInstance(ruleset, Ruleset)
            self.assertTrue(ruleset.name.endswith(name) and ruleset.summary)
            example = ruleset.example
            self.assertEqual(pickle.loads(pickle.dumps(example)), example, name)
            self.assertIsInstance(example.options(Left), list)
            self.assertTrue(example._repr_html_() or example._repr_svg_().startswith("<svg"))

    def test_mistakes(self):
        """Mistakes have their reasons."""
        with self.assertRaises(tweedle.InputError):
            Domineering("..|.x")
        with self.assertRaises(ValueError):
            Ruleset("NoSuchGame")
        with self.assertRaises(AttributeError):
            tweedle.NoSuchGame
        with self.assertRaises(TypeError):
            Nim(object())
        with self.assertRaises(tweedle.InputError):
            Domineering("..|..").nimber


if __name__ == "__main__":
    unittest.main()
