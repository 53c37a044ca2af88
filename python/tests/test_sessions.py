"""Sessions, limits, threads, mistakes."""

import contextlib
import signal
import threading
import time
import unittest

import tweedle
from tweedle import Domineering, Game, Session, limits

LONG = "game.grid.Domineering(Grid.Empty(7,8)).CanonicalForm"


class Limits(unittest.TestCase):
    """Limits of time and memory, and Ctrl-C."""

    def test_place(self):
        """An error has its code, its place and a hint."""
        with self.assertRaises(tweedle.InputError) as caught:
            tweedle.run("1 +\n Domoneering(3)")
        self.assertEqual((caught.exception.place, caught.exception.code), ((2, 2), "undefined-name"))
        self.assertIn("Domineering", caught.exception.hint)

    def test_time_and_memory(self):
        """Limits stop the work, and the session goes on."""
        with self.assertRaises(tweedle.TimeLimitError):
            tweedle.run(LONG, timeout=0.2)
        self.assertEqual(tweedle.run("1+1"), 2)
        with self.assertRaises(tweedle.MemoryLimitError):
            Session(memory=4 << 20).run(LONG)
        with self.assertRaises(ValueError):
            tweedle.run("1", timeout=float("nan"))
        board = Domineering("|".join(["." * 8] * 7))
        with limits(timeout=0.2), self.assertRaises(tweedle.TimeLimitError):
            board.canonical_form
        with self.assertRaises(TimeoutError):
            board.solve(timeout=0.2, all=True)

    def test_progress(self):
        """The function is told how far the work is, and may end it."""
        told = []

        def tell(positions, share):
            told.append(positions)
            if len(told) > 2:
                raise StopIteration("enough")

        with limits(progress=tell), self.assertRaises(StopIteration):
            tweedle.run(LONG)
        self.assertEqual(told, sorted(told))
        self.assertGreater(told[-1], 0)

        def meddle(positions, share):
            Game("^") + Game("{3|1}")

        with limits(progress=meddle), self.assertRaisesRegex(RuntimeError, "one thing after the other"):
            tweedle.run(LONG)

    @unittest.skipUnless(hasattr(signal, "raise_signal"), "needs signals")
    def test_interrupt(self):
        """Ctrl-C stops a calculation soon; the lock of Python is free meanwhile."""
        # A shell has what it starts in the background ignore Ctrl-C.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        begun = time.monotonic()
        timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
        timer.start()
        with self.assertRaises(KeyboardInterrupt):
            tweedle.run(LONG, timeout=60)
        self.assertLess(time.monotonic() - begun, 20)
        self.assertEqual(tweedle.run("1+1"), 2)


class Sessions(unittest.TestCase):
    """Sessions."""

    def test_variables(self):
        """Variables stay, are set from Python, and are the session's own."""
        session = Session(memory=1 << 26)
        session.set("g", Game("{3|1}"))
        self.assertEqual(session.run("g + 1"), Game("{4|2}"))
        session.set("list", [1, Game("^"), {"a"}, "text", None, True])
        self.assertEqual(session.run("list"), [1, Game("^"), {"a"}, "text", None, True])
        for name in ["", "1", "a b", "a;b", "é"]:
            with self.assertRaises(ValueError):
                session.set(name, 1)
        with self.assertRaises(tweedle.InputError):
            tweedle.run("list")

    def test_values_of_the_language(self):
        """Values that are Python's own."""
        self.assertEqual(tweedle.run('{"a" => {1,2}}'), {"a": {1, 2}})
        self.assertEqual(tweedle.run("1/3") * 3, 1)
        self.assertIsNone(tweedle.run(""))
        self.assertIs(tweedle.run("Left"), tweedle.Left)
        self.assertEqual(tweedle.run("10^40"), 10**40)

    def test_deep_values(self):
        """A list in a list in a list, at any depth, is had and given back."""
        text = "x := []; for i from 1 to 100000 do x := [x]; end; x"
        deep = inner = tweedle.run(text)
        while isinstance(inner, list) and inner:
            (inner,) = inner
        self.assertIsInstance(inner, tweedle.Value)
        with contextlib.suppress(tweedle.TweedleError):
            self.assertTrue(str(inner).startswith("[[["))
        with self.assertRaises(ValueError):
            tweedle.session().set("y", deep)

    def test_threads(self):
        """Each thread has its session; games go between them."""
        games, failed = [], []

        def work(text):
            try:
                it = Game(text)
                for _ in range(200):
                    it = it + Game("^*") - Game("^*")
                games.append(it)
            except Exception as error:
                failed.append(error)

        texts = ["{3|1}", "^*2", "{5|{1|-4}}"]
        threads = [threading.Thread(target=work, args=[text]) for text in texts]
        for it in threads:
            it.start()
        for it in threads:
            it.join()
        self.assertEqual(failed, [])
        self.assertEqual(set(games), {Game(text) for text in texts})
        self.assertEqual(games[0] + games[1] + games[2], sum((Game(text) for text in texts), Game(0)))

    def test_one_session_in_many_threads(self):
        """Threads that share a session wait for each other."""
        session, found = Session(memory=1 << 28), []

        def work():
            with tweedle.using(session):
                found.append(Domineering("....|....|....").canonical_form + Game("*"))

        threads = [threading.Thread(target=work) for _ in range(4)]
        for it in threads:
            it.start()
        for it in threads:
            it.join()
        self.assertEqual(len(found), 4)
        self.assertEqual(len(set(found)), 1)

    def test_memory(self):
        """What is found takes memory, which is given back."""
        session = Session(memory=1 << 28)
        session.run("game.grid.Domineering(Grid.Empty(4,5)).CanonicalForm")
        used = session.memory_used
        session.forget()
        self.assertLess(session.memory_used, used)
        self.assertEqual(session.memory, 1 << 28)

    def test_questions(self):
        """Questions by their kind, or as dictionaries."""
        self.assertEqual(tweedle.ask("nimber", input="game.heap.Kayles(5)")["nimber"], 4)
        self.assertEqual(tweedle.ask({"ask": "nimber", "input": "it"}, it=tweedle.Nim(7))["nimber"], 7)
        with self.assertRaises(tweedle.InputError):
            tweedle.ask("no_such_question")
        with self.assertRaises(TypeError):
            tweedle.ask({"ask": "nimber"}, input="1")


if __name__ == "__main__":
    unittest.main()
