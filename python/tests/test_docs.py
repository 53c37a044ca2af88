"""The examples of the documentation and of the book, and the stubs."""

import ast
import doctest
import importlib.util
import pathlib
import sys
import types
import unittest

import tweedle
from tweedle import _analysis, _errors, _graphs, _language, _match, _methods, _notations, _orders, _rules, _session, _tweedle

try:
    from tweedle import distributed
except ImportError:
    # A page has one process.
    distributed = None

HOME = pathlib.Path(__file__).resolve().parents[1]
IN_PAGE = sys.platform == "emscripten"
HAS_GRAPHS = importlib.util.find_spec("networkx") is not None
HAS_WIDGETS = importlib.util.find_spec("anywidget") is not None
BOOK = HOME.parent / "book" / "src" / "python.md"


class Stubs(unittest.TestCase):
    """The stubs say what there is."""

    def test_generated(self):
        """The generated stubs are those that the tool makes now."""
        place = HOME / "tools" / "stubs.py"
        spec = importlib.util.spec_from_file_location("stubs", place)
        tool = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(tool)
        for name, text in tool.made().items():
            written = (HOME / "tweedle" / name).read_text(encoding="utf-8")
            self.assertEqual(written, text, f"{name} is stale: run `cargo xtask python --stubs`.")

    def test_names(self):
        """The stub of the module has all public names, and the members of all classes."""
        tree = ast.parse((HOME / "tweedle" / "__init__.pyi").read_text(encoding="utf-8"))
        classes = {it.name: it for it in tree.body if isinstance(it, ast.ClassDef)}
        names = {it.name for it in tree.body if hasattr(it, "name")}
        for it in tree.body:
            if isinstance(it, ast.ImportFrom):
                names |= {alias.asname for alias in it.names}
            if isinstance(it, ast.AnnAssign):
                names.add(it.target.id)
        self.assertEqual(set(tweedle._OWN) - names, set())
        for name in ["Game", "Position", "Ruleset", "Session", "Table", "Thermograph", "Value", "Rules"]:
            own = {it for it in vars(getattr(tweedle, name)) if not it.startswith("_")}
            said = {it.name for it in classes[name].body if isinstance(it, ast.FunctionDef)}
            said |= {it.target.id for it in classes[name].body if isinstance(it, ast.AnnAssign)}
            self.assertEqual(own - said, set(), name)
            self.assertEqual({it for it in said if not it.startswith("_")} - own, set(), name)

    def test_documented(self):
        """Every public thing has a sentence."""
        for name in tweedle._OWN:
            it = getattr(tweedle, name)
            self.assertTrue(it.__doc__, name)
            if isinstance(it, type):
                for member, value in vars(it).items():
                    if not member.startswith("_") and not isinstance(value, (bool, types.MemberDescriptorType)):
                        self.assertTrue(getattr(value, "__doc__", None), f"{name}.{member}")


def load_tests(loader, tests, pattern):
    """Adds the examples of the book and of the docstrings."""
    if BOOK.exists():
        blocks = BOOK.read_text(encoding="utf-8").split("```")
        needs = {"position_of(": HAS_GRAPHS, "to_networkx(": HAS_GRAPHS, ".widget(": HAS_WIDGETS}
        # The engine in a page calls no rules of Python, and its chance is another one: its numbers have 32 bits.
        needs |= {"(Rules)": not IN_PAGE, "seed=": not IN_PAGE}
        text = "".join(it for it in blocks if all(has or name not in it for name, has in needs.items()))
        example = doctest.DocTestParser().get_doctest(text, {}, "python.md", str(BOOK), 0)
        tests.addTest(doctest.DocTestCase(example))
    names = {name: getattr(tweedle, name) for name in tweedle._OWN} | {"tweedle": tweedle}
    modules = [tweedle, _analysis, _errors, _language, _match, _methods, _notations, _rules, _session]
    if distributed:
        modules += [distributed, distributed._processes]
    if HAS_GRAPHS:
        modules += [_graphs, _orders]
    if HAS_WIDGETS:
        from tweedle import _board

        modules.append(_board)
    for module in modules:
        tests.addTests(doctest.DocTestSuite(module, extraglobs=names))
    for name in ["Game", "Position", "Ruleset", "Session", "Table", "Thermograph", "Value"]:
        it = getattr(_tweedle, name)
        texts = [it.__doc__, *(getattr(value, "__doc__", None) for value in vars(it).values())]
        for text in texts:
            example = doctest.DocTestParser().get_doctest(text or "", dict(names), name, None, 0)
            if example.examples:
                tests.addTest(doctest.DocTestCase(example))
    return tests


if __name__ == "__main__":
    unittest.main()
