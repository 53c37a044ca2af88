"""Boards for notebooks, matches, and the order of games."""

import importlib.util
import pickle
import sys
import unittest
from unittest import mock

import tweedle
from tweedle import Clobber, Domineering, Game, Hackenbush, Left, Nim, Position, Right, Rules, hasse

# The engine in a page does not call rules that are written in Python.
HAS_RULES = sys.platform != "emscripten"
HAS_GRAPHS = importlib.util.find_spec("networkx") is not None
HAS_WIDGETS = importlib.util.find_spec("anywidget") is not None


class Euclid(Rules):
    """Take a multiple of the smaller number from the greater."""

    is_impartial = True

    def moves(self, position, player):
        less, more = position
        for taken in range(less, more, less):
            yield tuple(sorted((less, more - taken)))


class Matches(unittest.TestCase):
    """Strategies play."""

    def test_match(self):
        """Each move leads on from the one before, by the player whose turn it is."""
        starts = [Clobber("xox|oxo"), Nim(3, 4, 5), Hackenbush("lrrl"), Nim(1, 2) + Domineering("..|..")]
        for start in [*starts, *([Euclid()((5, 13))] if HAS_RULES else [])]:
            for first in (Left, Right):
                with self.subTest(start=start, first=first):
                    match = start.play("random", "perfect", first=first, seed=2)
                    at, player = start, first
                    for made in match.moves:
                        self.assertEqual(made.player, player)
                        self.assertIn(made.to, at.options(player))
                        at, player = made.to, player.opponent
                    self.assertEqual(at.options(player), [])
                    self.assertEqual((match.winner, match.first), (player.opponent, first))
                    self.assertEqual(match.positions, (start, *(it.to for it in match.moves)))
                    self.assertEqual(len(match), len(match.reasons))

    def test_record(self):
        """The record is one that the desk replays."""
        match = Clobber("xox|oxo").play("random", "perfect", seed=5)
        self.assertEqual((match.left, match.right, match.play), ("random", "perfect", "normal"))
        self.assertEqual(tweedle.ask("replay", record=match.record)["winner"], match.winner)
        copy = pickle.loads(pickle.dumps(match))
        self.assertEqual((copy.moves, copy.record), (match.moves, match.record))

    def test_chance(self):
        """The same seed is the same match; seeds differ."""
        board = Domineering("....|....|....")
        games = [board.play("random", "random", seed=seed).moves for seed in (1, 1, 2, 3)]
        self.assertEqual(games[0], games[1])
        self.assertGreater(len(set(games)), 1)

    def test_misere(self):
        """In misère play the player who cannot move wins."""
        match = Nim(1).play("perfect", "perfect", play="misere")
        self.assertEqual((match.winner, len(match)), (Right, 1))
        self.assertEqual(Nim(0).play("perfect", "perfect", play="misere").winner, Left)

    def test_picture(self):
        """A notebook shows each position once."""
        match = Nim(3, 4).play("perfect", "naive")
        html = match._repr_html_()
        self.assertEqual(html.count("<figure"), len(match) + 1)
        self.assertIn("Left (perfect) wins.", html)
        long = Nim(100).play("naive", "naive")
        self.assertLess(long._repr_html_().count("<figure"), len(long) + 2)
        if HAS_RULES:
            self.assertIn("<pre>(5, 13)</pre>", Euclid()((5, 13)).play("perfect", "perfect")._repr_html_())

    def test_mistakes(self):
        """What is no strategy and no player is told."""
        with self.assertRaisesRegex(tweedle.InputError, "There is no strategy `zz`"):
            Nim(3).play("zz", "perfect")
        with self.assertRaises(ValueError):
            Nim(3).play("naive", "naive", first="nobody")


class Orders(unittest.TestCase):
    """Hasse diagrams."""

    def test_games(self):
        """Equal games are one; texts, numbers and positions are games."""
        order = hasse(["^", Game("^"), 0, Domineering(".."), 1])
        self.assertEqual(list(order.games), [Game("^"), Game(0), Game(-1), Game(1)])
        self.assertIn("<svg", order._repr_svg_())
        self.assertEqual(eval(repr(order), vars(tweedle)).games, order.games)

    @unittest.skipUnless(HAS_GRAPHS, "needs networkx")
    def test_covers(self):
        """The games born by day 2, with all lines and no others."""
        order = hasse(tweedle.run("BornBy(2).ToList"))
        graph = order.to_networkx()
        self.assertEqual(len(order), 22)
        self.assertEqual(set(graph), set(order.games))
        lines = {(g, h) for g in order.games for h in order.games if g > h and not any(g > it > h for it in order.games)}
        self.assertEqual(set(graph.edges), lines)
        self.assertEqual(order.svg.count("<polyline"), graph.number_of_edges())


class Missing(unittest.TestCase):
    """What a board needs is told."""

    def test_package(self):
        """Without anywidget the way to get it is told, and nothing else fails."""
        with mock.patch.dict("sys.modules", {"anywidget": None}), self.assertRaisesRegex(ImportError, "pip install anywidget"):
            Nim(3).widget()


@unittest.skipUnless(HAS_WIDGETS, "needs anywidget")
class Boards(unittest.TestCase):
    """The Python side of a board."""

    def click(self, board, act, **fields):
        """What the module in JavaScript sends."""
        board._handle_custom_msg({"act": act, "version": board._shown["version"], **fields}, [])

    def test_moves(self):
        """A click makes a move; observers see one state."""
        board = Domineering("....|....").widget()
        seen = []
        board.observe(lambda change: seen.append((change.name, board.position.text, board.player, len(board.line))), ["position", "player", "line"])
        self.click(board, "move", name="a1-a2")
        self.assertEqual(sorted(seen), [(name, "#...|#...", Right, 1) for name in ("line", "player", "position")])
        self.assertEqual(board.line[0], (Left, "a1-a2", Domineering("#...|#...")))
        self.click(board, "move", name="c1-d1")
        self.assertEqual((board.position.text, board.player), ("#.##|#...", Left))
        board.undo()
        self.assertEqual((board.position.text, board.player, board._shown["undone"]), ("#...|#...", Right, 1))
        board.redo()
        self.assertEqual((board.position.text, board.player, board._shown["undone"]), ("#.##|#...", Left, 0))
        self.click(board, "go", moves=0)
        self.assertEqual((board.position, board.player, board._shown["undone"]), (board.start, Left, 2))
        board.redo()
        board.move("c1-d1")
        board.redo()
        self.assertEqual([it.name for it in board.line], ["a1-a2", "c1-d1"])
        self.click(board, "begin")
        self.assertEqual((board.position, board.line, board._shown["undone"]), (board.start, (), 0))

    def test_old_picture(self):
        """A click on a picture that is gone does nothing."""
        board = Nim(3, 4).widget()
        old = board._shown["version"]
        board.move("heap 1 take 1")
        board._handle_custom_msg({"act": "move", "name": "heap 1 take 1", "version": old}, [])
        self.assertEqual(len(board.line), 1)

    def test_set(self):
        """Python sets position, player and line."""
        board = Domineering("..|..").widget()
        board.position = 'game.grid.Domineering("...|...|...")'
        self.assertEqual((board.position, board.start, board.line), (Domineering("...|...|..."), board.position, ()))
        board.player = "right"
        self.assertIs(board.player, Right)
        board.line = ["a1-b1", "c1-c2"]
        self.assertEqual([it.player for it in board.line], [Right, Left])
        self.assertEqual((board.position.text, board.player), ("###|..#|...", Right))
        board.line = board.line[:1]
        self.assertEqual((board.position.text, board.player), ("##.|...|...", Left))
        board.begin()
        self.assertIs(board.player, Right)
        self.assertEqual(Domineering("..|..").widget(line=["a1-a2"], player=Left).position.text, "#.|#.")

    def test_refused(self):
        """What cannot be is told, and nothing changes."""
        board = Domineering("..|..").widget()
        trait = importlib.import_module("traitlets").TraitError
        before = (board.position, board.player, board.line, board.opponent)
        for name, value, error in [
            ("line", ["zz"], trait), ("opponent", "zz", trait), ("player", "zz", trait), ("position", 3, trait),
            ("position", "1 +", tweedle.InputError), ("play", "zz", trait),
            ("line", [(Left, "a1-b1", Domineering("##|.."))], trait),
        ]:
            with self.subTest(name=name, value=value), self.assertRaises(error):
                setattr(board, name, value)
        with self.assertRaisesRegex(tweedle.InputError, "`zz` is no move of Left here"):
            board.move("zz")
        self.click(board, "move", name="zz")
        self.assertIn("`zz`", board._shown["trouble"]["message"])
        with self.assertRaises(TypeError):
            Nim(3).widget(colour="red")
        self.assertEqual((board.position, board.player, board.line, board.opponent), before)

    def test_opponent(self):
        """The strategy answers; undo takes back both moves, and redo makes both again."""
        board = Nim(3, 4, 5).widget(opponent="perfect", values=False)
        board.move("heap 3 take 5")
        self.assertEqual((len(board.line), board.player, board.position.nimber), (2, Left, 0))
        self.assertTrue(board._shown["said"])
        board.undo()
        self.assertEqual((board.line, board.position), ((), Nim(3, 4, 5)))
        board.redo()
        self.assertEqual(len(board.line), 2)
        board.undo()
        self.click(board, "answer")
        self.assertEqual((len(board.line), board.position.nimber, board.player), (1, 0, Right))
        board.undo()
        self.assertEqual(board.line, ())

    def test_end(self):
        """The end is told, in normal and in misère play."""
        board = Nim(1).widget(opponent="perfect")
        board.move(Nim(1).moves(Left)[0].name)
        self.assertEqual((board.over, len(board.line)), ("Right cannot move: Left wins.", 1))
        board.play = "misere"
        self.assertEqual(board.over, "Right cannot move: Right wins.")

    def test_known(self):
        """Values and winning moves are asked for when they are shown."""
        board = Domineering("..|..").widget(values=False)
        self.assertIsNone(board._shown["analysis"])
        self.assertIsNone(board._shown["solution"])
        board.winning = True
        self.assertEqual(len(board._shown["solution"]["turns"][0]["winning"]), 2)
        board.values = True
        self.assertEqual(board._shown["analysis"]["value"], "+-1")
        self.assertIn("<math", board._shown["value"]["mathml"])
        board.play = "misere"
        self.assertEqual(board._shown["solution"]["turns"][0]["winning"], [])
        large = Domineering("|".join(["." * 8] * 8)).widget(timeout=0.2)
        self.assertIn("time limit", large._shown["trouble"]["message"])

    def test_edits(self):
        """Cells are painted, heaps get other sizes, graphs change."""
        board = Domineering("..|..").widget()
        self.click(board, "edit", edit={"paint": {"cell": 3, "sign": "#"}})
        self.assertEqual(board.position.text, "..|.#")
        heaps = Nim(3, 4).widget()
        self.click(heaps, "edit", edit={"heaps": {"sizes": [1, 2, 3]}})
        self.assertEqual(heaps.position, Nim(1, 2, 3))
        graph = Hackenbush("lr").widget()
        edit = graph._shown["explored"]["scene"]["places"][0]["edits"][0]
        self.click(graph, "become", position=edit["position"])
        self.assertEqual(graph.position, Position(edit["position"]))

    def test_all_rulesets(self):
        """Every ruleset has a board, on which its first move is made."""
        for name in sorted(tweedle._rulesets):
            with self.subTest(ruleset=name):
                board = getattr(tweedle, name).example.widget(values=False)
                moves = board.position.moves(Left)
                if moves:
                    board.move(board._shown["explored"]["left"][0]["name"])
                    self.assertEqual(board.position, moves[0].to)

    def test_rules_of_python(self):
        """Positions of rulesets in Python, and sums with them."""
        euclid = Euclid()
        board = euclid((5, 13)).widget(winning=True)
        board.move("(5, 8)")
        self.assertEqual((board.position, board._shown["analysis"]["value"]), (euclid((5, 8)), "0"))
        board.answer()
        self.assertEqual(board.position, euclid((3, 5)))
        total = (euclid((5, 13)) + Nim(2)).widget(opponent="perfect")
        total.move("2: take 1")
        self.assertEqual(len(total.line), 2)

    def test_person(self):
        """A match with a person is a board."""
        board = Nim(3, 4, 5).play("perfect", "me")
        self.assertEqual((len(board.line), board.player, board.opponent), (1, Right, "perfect"))
        self.assertEqual(Nim(3, 4, 5).play().player, Left)
        self.assertIsNone(Nim(3).play("me", "me").opponent)
        self.assertIsInstance(board, tweedle.Board)


if __name__ == "__main__":
    unittest.main()
