"""What is different in a page: one thread, an engine that may break, and things that there are only on a machine."""

import unittest
from fractions import Fraction
from pathlib import Path

import tweedle
from tweedle import Domineering, Game, Position, Rules, Session, limits, run, using


HOME = Path(__file__).resolve().parents[2]
#: Codes that the native module wrote.
KNOWN_CODES = {
    "0": "010000000000", "-3/4": "010001fd020000", "128": "0100028000000000", "-128": "01000180000000",
    "1000000000000/1024": "0100044429353a000000", "*": "010000000001", "^^*": "010000000401", "v3*5": "010000000505", "1*2": "01000101000002",
    "Tiny(2)": "040001fe000000000000000001010101020101020101", "^[3]": "040000000001000000020001010101020101010103",
    "{10|0||-7*}": "050001f9000001000000000000010a00000001010101020101010104",
    "{3*,{2|1}|-1,{0|-5}}": "060001fb000000000000000001010101020001ff000000000103000001010101020203",
    "{^|-1||-2|-3}": "070001fd0000000001fe00000001010101020001ff000000000000020001010101020101010104",
}


class Count(Rules):
    """Take one."""

    def moves(self, position, player):
        """One less."""
        return [position - 1] if position else []


class Missing(unittest.TestCase):
    """What a page does not have is said."""

    def test_missing(self):
        table = tweedle.table(ruleset=Domineering, rows="2", cols="2", columns=["value"])
        for what in (
            lambda: Count()(3),
            lambda: tweedle.open_database("values"),
            lambda: Session().forget(),
            lambda: Session().memory_used,
            lambda: Session.is_unfinished("1 +"),
            lambda: table.__arrow_c_stream__(),
        ):
            with self.assertRaisesRegex(NotImplementedError, "page[\\s\\S]*on a machine"):
                what()
        for module in ("distributed", "kernel"):
            with self.assertRaisesRegex(ImportError, f"tweedle.{module}` is not in this wheel"):
                __import__(f"tweedle.{module}")

    def test_memory(self):
        """A session holds 1 GiB at most."""
        self.assertEqual((Session().memory, Session(memory=1 << 20).memory), (1 << 30, 1 << 20))
        self.assertEqual(Session(memory=None).memory, 1 << 30)
        with self.assertRaises(tweedle.MemoryLimitError) as caught:
            tweedle.grundy("0.77", 1 << 40)
        self.assertIn("1073741824 at most", caught.exception.hint)


class Programs(unittest.TestCase):
    """Values of programs are those of the native module."""

    def test_values_that_are_not_printed(self):
        session = Session()
        self.assertIsNone(session.run("if false then 3 end;"))
        self.assertEqual(session.run("5"), 5)
        self.assertIsNone(session.run("if false then 3 end;"))
        self.assertEqual(session.run("8; // done"), 8)
        self.assertEqual(session.run("_ + 1"), 9)

    def test_once(self):
        """An expression whose value stays in the session is calculated once."""
        one = run("MutableList([1])")
        more = one.apply_in_language("a -> begin a.Add(3); a end")
        self.assertEqual(str(more), "MutableList(1, 3)")

    def test_long_numbers(self):
        tiny = Fraction(1, 2**20000)
        self.assertEqual(Game(tiny) * 2**20000, Game(1))
        self.assertEqual(Game.from_code(Game(10**5000).code), Game(10**5000))
        self.assertEqual(Game.from_code(Game(tiny).code), Game(tiny))


class Broken(unittest.TestCase):
    """An engine that broke is started anew."""

    def test_stack(self):
        """The stack of the browser is used up."""
        with using(Session()):
            kept = Game("{3|1}")
            run("y := 5")
            with self.assertRaisesRegex(tweedle.StopError, "stack of the browser"):
                run("x := []; for i from 1 to 100000 do x := [x]; end; x")
            self.assertEqual(kept + 1, Game("{4|2}"))
            with self.assertRaises(tweedle.InputError):
                run("y")

    def test_panic(self):
        """The engine ends in the middle."""

        class Fallen:
            """An engine that breaks."""

            def ask(self, *_):
                raise Fallen.error

        from tweedle._tweedle._engine import Broken as Error

        Fallen.error = Error("RuntimeError: unreachable", False)
        with using(Session()) as session:
            session._engine = Fallen()
            with self.assertRaisesRegex(RuntimeError, "ended in a panic[\\s\\S]*begins anew"):
                run("1")
            self.assertEqual(run("1 + 1"), 2)

    def test_lost_values(self):
        """What no data can say is gone with its engine; the rest stays."""
        with using(Session()):
            function, game = run("x -> x + 1"), Game("^")
            with self.assertRaises(tweedle.StopError):
                run("x := []; for i from 1 to 100000 do x := [x]; end; x")
            with self.assertRaisesRegex(tweedle.InputError, "is gone"):
                function.apply_in_language("f -> f(1)")
            self.assertEqual(run("x -> x + 2").apply_in_language("f -> f(1)"), 3)
            self.assertEqual(game + game, Game("^^"))


class Kept(unittest.TestCase):
    """Values that stay in the session."""

    def test_parts(self):
        """Functions and what changes, alone and in lists, sets and maps."""
        self.assertEqual(run("x -> x + 1").apply_in_language("f -> f(4)"), 5)
        first, second = run("[x -> x + 1, x -> x + 2]")
        self.assertEqual((first.apply_in_language("f -> f(0)"), second.apply_in_language("f -> f(0)")), (1, 2))
        changing = run("list := MutableList([1, 2])")
        changing.apply_in_language("a -> a.Add(3)")
        self.assertEqual(run("list.Length"), 3)
        found = run('{"a" => (x -> x + 1), "b" => 2}')
        self.assertEqual((found["a"].apply_in_language("f -> f(0)"), found["b"]), (1, 2))
        functions = run("{x -> x + 1, 7}")
        self.assertIn(7, functions)
        self.assertEqual(len(functions), 2)

    def test_given_back(self):
        """A function goes to the language again, in a list, too, and not to another session."""
        function = run("x -> 2 * x")
        tweedle.session().set("twice", [function, 3])
        self.assertEqual(run("twice[1](twice[2])"), 6)
        with using(Session()), self.assertRaises(NotImplementedError):
            tweedle.session().set("twice", function)

    def test_variables_are_given_back(self):
        """A variable of a value that is gone has no value."""
        with using(Session()) as session:
            function = run("x -> x")
            name = function._name
            self.assertEqual(run(f"{name}(3)"), 3)
            del function
            self.assertIsNone(run(f"{name}"))
            functions = run("[x -> x, [x -> 2 * x]]")
            names = [f"pythonValue{number}" for number in range(1, session._numbers + 1)]
            self.assertEqual(len([name for name in names if run(f"{name}") is not None]), 2)
            del functions
            self.assertEqual([name for name in names if run(f"{name}") is not None], [])

    def test_programs(self):
        """A game that a program declares."""
        with using(Session()):
            tweedle.load(HOME / "examples" / "rulesets" / "Cutcake.cgs")
            cake = run('Cutcake(4, 9)')
            self.assertEqual((cake.canonical_form, cake.outcome_class), (Game(1), "L"))


class Codes(unittest.TestCase):
    """The byte code is that of the native module."""

    def test_known(self):
        """Codes that the native module wrote."""
        for text, code in KNOWN_CODES.items():
            self.assertEqual(Game(text).code.hex(), code, text)
            self.assertEqual(Game.from_code(bytes.fromhex(code)), Game(text))


class Stopping(unittest.TestCase):
    """Work is stopped by what the function for the progress raises."""

    def test_stop(self):
        def stop(positions, share):
            raise KeyboardInterrupt

        with limits(progress=stop), self.assertRaises(KeyboardInterrupt):
            run("game.grid.Domineering(Grid.Empty(7,8)).CanonicalForm")
        self.assertEqual(run("1 + 1"), 2)

    def test_labels(self):
        """Texts of positions are exact also where they are empty, or have signs that need care."""
        empty = tweedle.Ruleset("Annihilation").example.options("Left")[0]
        self.assertEqual((empty.text, str(empty)), ("", "(empty)"))
        for name in tweedle.ruleset_names():
            example = tweedle.Ruleset(name).example
            self.assertEqual(Position(example.expression), example)


if __name__ == "__main__":
    unittest.main()
