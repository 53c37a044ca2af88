"""The tests of the package in a page: Pyodide runs them with the wheel of `tools/lite.py`.

Run by `web/test/site/python.test.js`. `LEFT_OUT` says what is left out, and why; `test_docs` leaves out blocks of the book.
"""

import doctest
import importlib
import sys
import unittest
from pathlib import Path

HOME = Path(__file__).resolve().parents[1]
MODULES = ["test_games", "test_positions", "test_sessions", "test_data", "test_mcgs", "test_promises", "test_board", "test_rules", "test_docs", "in_page_only"]
#: Tests and classes of tests that are left out, and why.
LEFT_OUT = {
    "test_games.Games.test_other_processes": "a page has one process",
    "test_sessions.Limits.test_interrupt": "a page has one thread",
    "test_sessions.Sessions.test_threads": "a page has one thread",
    "test_sessions.Sessions.test_one_session_in_many_threads": "a page has one thread",
    "test_sessions.Sessions.test_memory": "the engine in a page tells no memory, and gives none back",
    "test_sessions.Sessions.test_deep_values": "100,000 lists in lists go deeper than the stack of a browser",
    "test_promises.Copies.test_variables": "a name of a package such as `game` is no name of a variable here",
    **dict.fromkeys(
        [
            "test_rules.FromPython", "test_board.Boards.test_rules_of_python",
            "test_promises.Sums.test_terms", "test_promises.Mistakes.test_show", "test_promises.Mistakes.test_parts",
            "test_promises.TimeLimits.test_endless", "test_promises.TimeLimits.test_slow", "test_promises.TimeLimits.test_one_position", "tweedle._rules.Rules",
        ],
        "the engine in a page does not call rules that are written in Python",
    ),
    "test_docs.Stubs.test_generated": "the stubs are made of the native module",
}


def all_of(suite):
    """The tests of a suite."""
    for it in suite:
        if isinstance(it, unittest.TestSuite):
            yield from all_of(it)
        else:
            yield it


def suite():
    """The tests, without those that are left out; and how many these are."""
    sys.path.insert(0, str(HOME / "tests"))
    chosen, left = unittest.TestSuite(), []
    for module in map(importlib.import_module, MODULES):
        for it in all_of(unittest.defaultTestLoader.loadTestsFromModule(module)):
            reason = next((reason for name, reason in LEFT_OUT.items() if f"{it.id()}.".startswith(f"{name}.")), None)
            if reason is None:
                chosen.addTest(it)
            else:
                left.append((it.id(), reason))
    return chosen, left


def main():
    """Runs the tests; returns how many were run, failed, skipped and left out."""
    chosen, left = suite()
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=1).run(chosen)
    for name, reason in left:
        print(f"left out: {name}: {reason}")
    for it, reason in result.skipped:
        print(f"skipped: {it}: {reason}")
    return [result.testsRun, len(result.failures) + len(result.errors), len(result.skipped), len(left)]
