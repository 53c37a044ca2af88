"""Rulesets that are written in Python, compared with those of the registry."""

import gc
import pickle
import signal
import sys
import threading
import time
import traceback
import unittest
import weakref

import tweedle
from tweedle import Domineering, Game, Left, Nim, Right, Rules


class Dominoes(Rules):
    """Domineering on the set of free squares."""

    def moves(self, free, player):
        step = (1, 0) if player is Left else (0, 1)
        for row, column in free:
            other = (row + step[0], column + step[1])
            if other in free:
                yield free - {(row, column), other}

    def board(self, free):
        rows = 1 + max((row for row, _ in free), default=0)
        columns = 1 + max((column for _, column in free), default=0)
        return "|".join("".join("." if (r, c) in free else "#" for c in range(columns)) for r in range(rows))


class Heaps(Rules):
    """Nim, whose heaps are the parts."""

    is_impartial = True

    def moves(self, heaps, player):
        assert player is Left
        for place, heap in enumerate(heaps):
            for left in range(heap):
                yield heaps[:place] + (left,) + heaps[place + 1:]

    def parts(self, heaps):
        return [(heap,) for heap in heaps]


class Count(Rules):
    """A heap from which one is taken."""

    is_impartial = True

    def moves(self, n, player):
        return [n - 1] if n else []


class Failing(Count):
    """A heap whose rules fail at 3."""

    def moves(self, n, player):
        if n == 3:
            raise KeyError("three")
        return super().moves(n, player)


class FailingSums(Heaps):
    """Nim whose rules fail where there are several heaps."""

    def moves(self, heaps, player):
        if len(heaps) > 1:
            raise KeyError("several")
        return super().moves(heaps, player)


class Round(Rules):
    """Play goes round."""

    def moves(self, n, player):
        return [(n + 1) % 5]


class Slow(Rules):
    """Play does not end soon."""

    def moves(self, n, player):
        return [n + 1, n + 2]


def rectangle(rows, columns):
    """The squares of a board."""
    return frozenset((row, column) for row in range(rows) for column in range(columns))


class FromPython(unittest.TestCase):
    """Rulesets in Python."""

    def test_values_are_those_of_our_own(self):
        """Values, outcomes, analysis and best moves of Domineering."""
        rules = Dominoes()
        for rows, columns in [(1, 2), (2, 2), (2, 3), (3, 3), (3, 4)]:
            ours = Domineering("|".join(["." * columns] * rows))
            theirs = rules(rectangle(rows, columns))
            self.assertEqual(theirs.canonical_form, ours.canonical_form)
            self.assertEqual((theirs.outcome, theirs.misere_outcome), (ours.outcome, ours.misere_outcome))
            self.assertEqual(theirs.solve()["outcome"], ours.solve()["outcome"])
            self.assertEqual(theirs.analyze()["value"], ours.analyze()["value"])
            for player in (Left, Right):
                self.assertEqual([it.canonical_form for it in theirs.options(player)].sort(key=str),
                                 [it.canonical_form for it in ours.options(player)].sort(key=str))
                self.assertEqual({it.canonical_form for it in theirs.best_moves(player)},
                                 {it.canonical_form for it in ours.best_moves(player)})
        self.assertEqual(rules(rectangle(2, 2)).position, rectangle(2, 2))
        self.assertIn("<svg", rules(rectangle(2, 2))._repr_svg_())

    def test_sums(self):
        """Sums with positions of other rulesets, and with values."""
        rules, board = Dominoes(), Domineering("...|...")
        mine = rules(rectangle(2, 3))
        self.assertEqual((mine - board).outcome, "P")
        self.assertEqual(mine + 1, board.canonical_form + 1)
        self.assertEqual((mine + Heaps()((3,)) + Nim(3)).canonical_form, board.canonical_form)
        self.assertIsNone((mine + mine).position)

    def test_nimbers(self):
        """Nimbers, by parts and without."""
        heaps = Heaps()
        for sizes in [(), (1,), (3, 4, 5), (7, 9, 12), (1, 1)]:
            self.assertEqual(heaps(sizes).nimber, Nim(*sizes).nimber if len(sizes) > 1 else sum(sizes))
            self.assertEqual(heaps(sizes).outcome, "P" if heaps(sizes).nimber == 0 else "N")
        self.assertEqual(heaps((1, 1, 1)).misere_outcome, "P")
        # Only the parts were looked at for the nimbers.
        other = Heaps()
        other((20, 30, 40)).nimber
        self.assertLess(len(other._known), 50)

    def test_depth(self):
        """There is no limit of depth."""
        deep = 20 * sys.getrecursionlimit()
        self.assertEqual(Count()(deep).nimber, deep % 2)

    def test_failures(self):
        """What the rules raise is raised, with its traceback; the ruleset stays usable."""
        rules = Failing()
        for _ in range(2):
            try:
                rules(5).canonical_form
            except KeyError as error:
                self.assertEqual(error.args, ("three",))
                self.assertIn("moves", [it.name for it in traceback.extract_tb(error.__traceback__)])
            else:
                self.fail("nothing was raised")
        self.assertEqual(rules(2).nimber, 0)
        with self.assertRaises(KeyError):
            rules(4).solve()
        with self.assertRaises(KeyError):
            rules(3).moves(Left)

    def test_late_failures(self):
        """What the rules raise in the middle of a walk is raised, too."""
        sum_of_heaps = FailingSums()((2, 3))
        self.assertEqual(sum_of_heaps.nimber, 1)
        for work in (lambda: sum_of_heaps.misere_outcome, lambda: sum_of_heaps.solve(play="misere"), lambda: sum_of_heaps.moves(Left)):
            with self.assertRaisesRegex(KeyError, "several"):
                work()

    def test_bad_rules(self):
        """Rules that are no rules."""

        class Bad(Rules):
            def moves(self, n, player):
                return n

        with self.assertRaisesRegex(TypeError, "one after the other"):
            Bad()(5).outcome
        with self.assertRaisesRegex(TypeError, "unhashable"):
            Count()([1])
        with self.assertRaises(NotImplementedError):
            Rules()(1).outcome

    def test_loop(self):
        """A loop is refused, with the positions of the loop; rules that announce it have outcomes."""
        with self.assertRaisesRegex(tweedle.InputError, "loop"):
            Round()(0).canonical_form

        class Announced(Round):
            is_loopy = True

        self.assertEqual(Announced()(0).outcome, "D")

    def test_own_use(self):
        """Rules may use games, and may not ask for what they are asked."""

        class Own(Count):
            def moves(self, n, player):
                assert Game("^") + n >= n
                return super().moves(n, player)

        self.assertEqual(Own()(7).nimber, 1)

        class Itself(Count):
            def moves(self, n, player):
                self(n).nimber
                return []

        with self.assertRaisesRegex(RuntimeError, "one thing after the other"):
            Itself()(3).nimber

    def test_lives_as_long_as_its_positions(self):
        """A ruleset is kept by its positions, and goes when they go."""
        position = Count()(5)
        self.assertEqual(position.nimber, 1)
        self.assertEqual(position.options(Left)[0].nimber, 0)
        gone = weakref.ref(position.ruleset)
        del position
        gc.collect()
        self.assertIsNone(gone())

    def test_pickles(self):
        """Positions are pickled with their rulesets."""
        position = pickle.loads(pickle.dumps(Heaps()((3, 5))))
        self.assertEqual(position.nimber, 6)
        self.assertEqual(repr(position), "Heaps()((3, 5))")

    def test_limits(self):
        """Ctrl-C stops a walk in rules of Python, and the budget ends it."""
        # A shell has what it starts in the background ignore Ctrl-C.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
        timer.start()
        begun = time.monotonic()
        with self.assertRaises(KeyboardInterrupt):
            Slow()(0).canonical_form
        self.assertLess(time.monotonic() - begun, 10)
        with tweedle.using(tweedle.Session(memory=4 << 20)), self.assertRaises(MemoryError):
            Slow()(0).canonical_form

    def test_threads(self):
        """Several threads ask one ruleset."""
        rules, found = Dominoes(), []

        def work():
            found.append(rules(rectangle(3, 4)).canonical_form)

        threads = [threading.Thread(target=work) for _ in range(4)]
        for it in threads:
            it.start()
        for it in threads:
            it.join()
        self.assertEqual(found, [Domineering("....|....|....").canonical_form] * 4)


if __name__ == "__main__":
    unittest.main()
