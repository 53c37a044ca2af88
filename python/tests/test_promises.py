"""What a user may rely on: equality and hashes, sums, copies, limits, and exceptions that say what is wrong."""

import copy
import importlib.util
import pickle
import time
import unittest

import tweedle
from tweedle import Domineering, FoxAndGeese, Game, InputError, NodeKayles, Nim, Rules, Subtraction, ToadsAndFrogs, TweedleError, from_cgsuite, limits, position_of, run, session, to_cgsuite


class Counter(Rules):
    """Take one."""

    def moves(self, position, player):
        """One less."""
        return [position - 1] if position else []


class Equality(unittest.TestCase):
    """What is equal has the same hash."""

    def test_positions_and_values(self):
        """A position equals positions alone; the order is one of values."""
        board, value = Domineering("..|.."), Game("+-1")
        self.assertNotEqual(board, value)
        self.assertNotEqual(value, board)
        self.assertNotIn(Domineering(""), [Game(0), 0])
        self.assertEqual(board, Domineering("..|.."))
        self.assertTrue(board <= value <= board and not board | value)
        self.assertTrue(0 | board and Game("^") > Domineering(""))

    def test_truth(self):
        """A game is false if it is 0, as a number is."""
        self.assertEqual([bool(Game(it)) for it in (0, "{*|*}", "*", "^", 1)], [False, False, True, True, True])

    def test_long_texts(self):
        """What is too long to write is told by a short text."""
        game = sum(Game(f"{{{i}|-{i}/2}}") for i in range(1, 30))
        self.assertLess(len(repr([game])), 100)
        with self.assertRaises(InputError):
            str(game)

    def test_forms(self):
        """Equal forms have the hash of their value."""
        forms = [run("'{1|0}'"), run("'{1,0|0}'"), Game("{1|0}")]
        self.assertEqual(len({hash(it) for it in forms}), 1)
        self.assertEqual(forms[0], forms[1])

    def test_confused(self):
        """What is no game is refused."""
        for other in (None, 0.5, [1]):
            for it in (Game("^"), Domineering(".."), run("on")):
                with self.assertRaises(TypeError):
                    it.fuzzy(other)
        self.assertTrue(Game("^").fuzzy("*") and Domineering("..|..").fuzzy(0))

    def test_thermographs(self):
        """Thermographs of several sessions are compared."""
        one = Game("{3|1}").thermograph()
        with tweedle.using(tweedle.Session()):
            self.assertEqual(one, Game("{3|1}").thermograph())
        self.assertNotEqual(one, Game("{3|0}").thermograph())
        with self.assertRaises(TypeError):
            pickle.dumps(one)


class Sums(unittest.TestCase):
    """Sums of positions and values."""

    def test_both_orders(self):
        """A game in both orders; a position, where nothing is added."""
        board, value = Domineering("..|.."), Game("+-1")
        for it in (board + value, value + board, board - value, value - board):
            self.assertIsInstance(it, Game)
            self.assertEqual(it, 0)
        total = sum([Domineering(".|."), Domineering(".|.")])
        self.assertEqual((total, total.outcome), (Domineering(".|.") * 2, "L"))

    def test_terms(self):
        """Each term has its own rules."""
        total = Counter()(3) + Nim(2)
        self.assertEqual([it.ruleset for it in total.terms][1], Nim)
        self.assertEqual(pickle.loads(pickle.dumps(total.terms[1])), Nim(2))


class Copies(unittest.TestCase):
    """Copies, pickles and texts do not depend on variables."""

    def test_variables(self):
        """A variable of the name of a value means nothing in its copy."""
        with tweedle.using(tweedle.Session()):
            value = run("off")
            run("off := 3")
            self.assertEqual(str(copy.copy(value)), "off")
            tweedle.session().set("game", 1)
            for it in (Domineering("..|.."), Subtraction([1, 2]), Nim(3, 4), Domineering("..") * 0):
                self.assertEqual(str(pickle.loads(pickle.dumps(it))), str(it))

    def test_cgsuite(self):
        """Texts for CGSuite are read back to the same value."""
        for text in ("2^3", "1/2*3", "{3|^^*}", "{2,{3|1}|-1}"):
            self.assertEqual(from_cgsuite(to_cgsuite(Game(text))), Game(text))

    def test_formats(self):
        """Values in the columns of a text."""
        self.assertEqual(f"{Game('^'):>3}|{Domineering('..'):<4}|", "  ^|..  |")
        self.assertEqual((float(Game("1/2")), int(Game(3))), (0.5, 3))
        with self.assertRaises(InputError):
            int(Game("1/2"))


class Names(unittest.TestCase):
    """Names of attributes and variables."""

    def test_all_attributes_are_there(self):
        for value in [Domineering("..|.."), ToadsAndFrogs("t.f"), Nim(3), Game("^*")]:
            for name in dir(value):
                try:
                    getattr(value, name)
                except AttributeError as error:
                    self.fail(f"{value!r}: {error}")
                except TweedleError:
                    # The value of an attribute may not exist.
                    pass
        self.assertEqual(Nim(3).heap_size, 3)

    def test_variables_are_names(self):
        for name in ["end", "if", "1x", "a.b", "", "x y", "v", " x"]:
            with self.assertRaises(InputError, msg=name):
                session().set(name, 1)
        session().set("x1", 1)
        self.assertEqual(run("x1 + 1"), 2)


class TimeLimits(unittest.TestCase):
    """Limits hold for rulesets in Python, too."""

    def test_endless(self):
        """Rules without an end."""

        class Endless(Rules):
            def moves(self, position, player):
                return [position + 1]

        with limits(timeout=0.3), self.assertRaises(tweedle.TimeLimitError):
            Endless()(1).canonical_form

    def test_slow(self):
        """Rules that are slow."""

        class Slow(Counter):
            def moves(self, position, player):
                time.sleep(0.01)
                return super().moves(position, player)

        with self.assertRaises(tweedle.TimeLimitError) as caught:
            Slow()(3000).solve(timeout=0.3)
        self.assertIsNone(caught.exception.place)

    def test_one_position(self):
        """Moves of one position without an end, and slow ones, in a walk and alone."""

        class Without(Rules):
            def moves(self, position, player):
                while True:
                    yield position

        class Slow(Rules):
            def moves(self, position, player):
                time.sleep(0.4)
                return []

        for work in (lambda it: it.canonical_form, lambda it: it.options("Left"), lambda it: it.moves("Left")):
            for rules in (Without, Slow):
                with limits(timeout=0.2), self.assertRaises(tweedle.TimeLimitError):
                    work(rules()(1))
        with tweedle.using(tweedle.Session(memory=1 << 20)), self.assertRaises(MemoryError):
            Without()(1).canonical_form

    @unittest.skipUnless(importlib.util.find_spec("networkx"), "NetworkX is not installed")
    def test_graphs(self):
        """A graph of too many positions, under a limit for it, one of the session, and a budget."""
        board = "|".join(["......"] * 6)
        with limits(timeout=0.3), self.assertRaises(tweedle.TimeLimitError):
            Domineering(board).to_networkx()
        with tweedle.using(tweedle.Session(timeout=0.3)), self.assertRaises(tweedle.TimeLimitError):
            Domineering(board).to_networkx()
        with tweedle.using(tweedle.Session(memory=1 << 20)), self.assertRaises(tweedle.MemoryLimitError):
            Domineering(board).to_networkx()

    def test_endless_limit(self):
        """An endless limit is none."""
        self.assertEqual(run("1 + 1", timeout=float("inf")), 2)
        with self.assertRaises(InputError):
            run("1", timeout=-1)


class Mistakes(unittest.TestCase):
    """Exceptions of the package's own."""

    def test_all_are_of_tweedle(self):
        """Each is a `TweedleError`."""
        mistakes = [
            lambda: Game.from_code(b""),
            lambda: tweedle.Ruleset("NoSuch"),
            lambda: tweedle.Position("1"),
            lambda: Game("^").options("L"),
            lambda: Domineering("..") * 1001,
            lambda: Game(third()),
            lambda: tweedle.hasse([]),
            lambda: tweedle.table(ruleset="game.grid.Domineering", nonsense=1),
            lambda: tweedle.session().set("2x", 1),
            lambda: tweedle.from_cgt(None),
            lambda: tweedle.from_mcgs(None),
            lambda: tweedle.from_mcgs("[foo] x"),
            lambda: Nim(3).play("random", "perfect", first="x"),
            lambda: tweedle.configure(memory=-1),
            lambda: tweedle.grundy("Kayles", -1),
            lambda: tweedle.grundy("0.007", 10**30),
        ]
        for mistake in mistakes:
            with self.assertRaises(tweedle.TweedleError):
                mistake()
        with self.assertRaises(TypeError):
            Game(None)

    def test_show(self):
        """What `text` raises is raised."""

        class Silent(Counter):
            def text(self, position):
                raise ValueError("boo")

        with self.assertRaisesRegex(ValueError, "boo"):
            str(Silent()(3))

    def test_parts(self):
        """A position that is among its own parts."""

        class Endless(Counter):
            def parts(self, position):
                return [position, position]

        with self.assertRaises(InputError):
            Endless()(3).canonical_form

    @unittest.skipUnless(importlib.util.find_spec("networkx"), "NetworkX is not installed")
    def test_graphs(self):
        """Owners, grounds and formats that mean nothing."""
        from networkx import DiGraph, Graph, MultiGraph, path_graph

        graph = Graph([(0, 1, {"owner": "right"}), (1, 2, {"owner": "Left"})])
        self.assertEqual(position_of(tweedle.Hackenbush, graph, ground=[0]).canonical_form, Game("-1/2"))
        graph.edges[0, 1]["owner"] = "blue"
        for wrong in (
            lambda: position_of(tweedle.Hackenbush, graph, ground=[0]),
            lambda: position_of(tweedle.Hackenbush, path_graph(3)),
            lambda: position_of(tweedle.Hackenbush, path_graph(3), ground=[7]),
            lambda: position_of(NodeKayles, path_graph(3), left=[7]),
            lambda: position_of(NodeKayles, DiGraph([(0, 1)])),
            lambda: position_of(NodeKayles, MultiGraph([(0, 1), (0, 1)])),
            lambda: position_of(NodeKayles, ""),
            lambda: position_of(NodeKayles, "é"),
            lambda: position_of(NodeKayles, None),
            lambda: position_of(None, "Bw"),
            lambda: position_of(NodeKayles, Graph([(0, 0)])),
            lambda: position_of(tweedle.Col, path_graph(3), left=[1], right=[1]),
            lambda: Nim(3).to_networkx(-1),
        ):
            with self.assertRaises(InputError):
                wrong()


class Arguments(unittest.TestCase):
    """Objects stand where texts do."""

    def test_tables(self):
        """Numbers, rulesets, positions and lists of them."""
        texts = tweedle.table(ruleset="game.grid.Domineering", rows="2", cols="2", columns=["value"])
        self.assertEqual(tweedle.table(ruleset=Domineering, rows=2, cols=2, columns=["value"]).rows, texts.rows)
        boards = [Domineering("..|.."), Domineering("...")]
        self.assertEqual([row[1] for row in tweedle.table(from_=boards, columns=["value"]).rows], ["+-1", -1])
        self.assertEqual([row[1] for row in tweedle.table(positions=boards, columns=["value"]).rows], ["+-1", -1])
        self.assertEqual(tweedle.ask("nimber", input=Nim(3))["nimber"], 3)
        self.assertEqual(list(tweedle.grundy(tweedle.Kayles, 5)), [0, 1, 2, 3, 1, 4])
        self.assertEqual(Domineering(["..", ".."]), Domineering("..|.."))

    @unittest.skipUnless(importlib.util.find_spec("numpy"), "NumPy is not installed")
    def test_numpy(self):
        """Integers of NumPy are heaps."""
        import numpy

        self.assertEqual(Nim(numpy.int64(3), numpy.int64(4)), Nim(3, 4))

    def test_loopy(self):
        """The value of a position of a ruleset where play may go round."""
        self.assertEqual(str(FoxAndGeese.example.canonical_form), str(FoxAndGeese.example.game_value))


def third():
    """A number that is no short game."""
    from fractions import Fraction

    return Fraction(1, 3)


if __name__ == "__main__":
    unittest.main()
