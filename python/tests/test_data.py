"""Data for other packages, which are asked for where they are installed; notebooks."""

import io
import json
import tempfile
import unittest
from contextlib import redirect_stdout
from importlib.util import find_spec
from pathlib import Path

import tweedle
from tweedle import Col, Domineering, Game, Hackenbush, Left, NodeKayles, Right, Snort, position_of


def needs(*names):
    """Skips a test where a package is missing."""
    missing = [name for name in names if find_spec(name) is None]
    return unittest.skipIf(missing, f"needs {', '.join(missing)}")


class Values(unittest.TestCase):
    """Grundy values."""

    def test_buffer(self):
        """The values are a buffer: those of Kayles have the period 12 (Guy and Smith, 1956)."""
        values = tweedle.grundy("0.77", 100_000)
        self.assertEqual((len(values), values.itemsize, values[100_000]), (100_001, 8, values[100_000 - 12]))
        for code, n in [("0.77", 60), ("0.07", 60), ("0.137", 40)]:
            by_rules = [tweedle.TakeAndBreak(code)(heap).nimber for heap in range(n)]
            self.assertEqual(list(tweedle.grundy(code, n - 1)), by_rules)
        with self.assertRaises(tweedle.InputError):
            tweedle.grundy("0.9x", 3)
        with self.assertRaises((tweedle.MemoryLimitError, MemoryError, OverflowError)):
            tweedle.grundy("0.77", 2**60)

    @needs("numpy")
    def test_numpy(self):
        """NumPy takes it without a copy."""
        import numpy

        values = tweedle.grundy("Kayles", 1000)
        array = numpy.asarray(values)
        self.assertEqual((array.dtype, int(array.max())), (numpy.dtype("uint64"), 8))
        self.assertTrue(numpy.shares_memory(array, numpy.frombuffer(values, dtype="uint64")))


class Tables(unittest.TestCase):
    """Tables."""

    def setUp(self):
        """A table of Domineering."""
        columns = ["value", "temperature"]
        self.table = tweedle.table(ruleset=Domineering, rows="2", cols="3", columns=columns)

    def test_rows(self):
        """Rows are those of positions."""
        self.assertEqual(self.table.columns, ["position", "value", "temperature"])
        self.assertEqual(len(self.table), 64)
        for text, value, _ in self.table.rows[::7]:
            self.assertEqual(Domineering(text).canonical_form, Game(value))
        self.assertIn("<td>{2|-1/2}</td>", self.table._repr_html_())
        with self.assertRaises(tweedle.InputError):
            tweedle.table(ruleset="Domineering", rows="2", cols="2", columns=["nonsense("])
        with self.assertRaises(ValueError):
            tweedle.table(no_such_field=1)

    @needs("pyarrow")
    def test_arrow(self):
        """A stream of Arrow, more than once."""
        import pyarrow

        for _ in range(2):
            read = pyarrow.table(self.table)
            self.assertEqual(read.column_names, ["position", "value", "value_number", "temperature", "temperature_number"])
            self.assertEqual(read["position"].to_pylist(), [row[0] for row in self.table.rows])
            self.assertEqual(read["value"].to_pylist(), [str(row[1]) for row in self.table.rows])
        self.table.__arrow_c_stream__()

    @needs("polars")
    def test_polars(self):
        """A data frame."""
        import polars

        self.assertEqual(polars.DataFrame(self.table)["temperature_number"].max(), 1.25)


class Graphs(unittest.TestCase):
    """NetworkX."""

    @needs("networkx")
    def test_game_graph(self):
        """The graph of the followers has the followers and their options."""
        game = Game("{3|{1|-2}}")
        graph = game.to_networkx()
        self.assertEqual(set(graph), set(game.followers))
        for at in graph:
            for player in (Left, Right):
                options = [to for _, to, data in graph.out_edges(at, data=True) if data["player"] is player]
                self.assertEqual(set(options), set(at.options(player)))

    @needs("networkx")
    def test_positions(self):
        """The graph of positions, down to a depth."""
        board = Domineering("..|..")
        self.assertEqual(len(board.to_networkx(1)), 5)
        self.assertEqual(len(board.to_networkx()), 6)

    @needs("networkx")
    def test_from_graphs(self):
        """Positions of graphs are those that are written by hand."""
        import networkx

        self.assertEqual(position_of(NodeKayles, networkx.path_graph(4)).canonical_form, NodeKayles("---").canonical_form)
        self.assertEqual(position_of(Snort, networkx.path_graph(4)).canonical_form, Snort("---").canonical_form)
        self.assertEqual(position_of(Col, networkx.path_graph(3), left=[1], right=[2]).canonical_form,
                         Col(".-L-R").canonical_form)
        self.assertEqual(position_of(Col, networkx.cycle_graph(3)).canonical_form, Col(":A---:A").canonical_form)
        self.assertEqual(position_of(NodeKayles, "Dhc").canonical_form, NodeKayles(":A-----:A").canonical_form)
        self.assertEqual(position_of(NodeKayles, networkx.Graph([(0, 1), (2, 3)])).canonical_form, NodeKayles("-").canonical_form * 2)
        stalk = networkx.Graph([("g", "a", {"owner": "Left"}), ("a", "b", {"owner": "Right"}), ("b", "c", {"owner": "Right"}),
                                ("c", "d", {"owner": Left})])
        self.assertEqual(position_of(Hackenbush, stalk, ground=["g"]).canonical_form, Hackenbush("lrrl").canonical_form)
        two = networkx.Graph([("g", "a"), ("h", "b"), ("b", "c")])
        self.assertEqual(position_of(Hackenbush, two, ground=["g", "h"]).canonical_form, Game("*") + Game("*2"))
        deep = networkx.path_graph(3000)
        self.assertEqual(position_of(Hackenbush, deep, ground=[0], left=deep.edges).canonical_form, 2999)


class Pictures(unittest.TestCase):
    """Pictures and notebooks."""

    def test_thermograph(self):
        """Walls are piecewise linear, and meet at the temperature."""
        graph = Game("{4||2|0}").thermograph()
        self.assertEqual((graph.mean, graph.temperature), (tweedle.run("5/2"), tweedle.run("3/2")))
        self.assertEqual(graph.left_wall[-1], graph.right_wall[-1])
        self.assertEqual(graph.at(0), (4, 2))
        for temperature, value in graph.right_wall:
            self.assertEqual(graph.at(temperature)[1], value)
        self.assertEqual(graph.at(100), (graph.mean, graph.mean))

    @needs("matplotlib")
    def test_plot(self):
        """Matplotlib draws both walls."""
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot

        ax = Game("{3|1}").plot(label="a switch")
        self.assertEqual([list(line.get_xdata()) for line in ax.lines], [[3.0, 2.0, 2.0], [1.0, 2.0, 2.0]])
        self.assertTrue(ax.xaxis_inverted())
        pyplot.close("all")

    def test_forms_for_notebooks(self):
        """Each kind of value has its form."""
        self.assertEqual(Game("1/2")._repr_latex_(), "$\\frac{1}{2}$")
        self.assertIsNone(Game("1/2")._repr_svg_())
        self.assertTrue(Game("{3|1}").thermograph()._repr_svg_().startswith("<svg"))
        self.assertTrue(Domineering("..|..")._repr_svg_().startswith("<svg"))
        self.assertIsNone(Domineering("..|..")._repr_latex_())
        self.assertTrue(Game("{3|1}").thermograph_svg("{5|-1}").startswith("<svg"))
        self.assertTrue(Game("{3|1}").followers_svg().startswith("<svg"))

    def test_analysis(self):
        """An analysis is shown with the moves of both players, and one table serves both of an impartial position."""
        html = Domineering("...|...").analyze()._repr_html_()
        self.assertIn("<tr><td>Temperature</td><td>5/4</td></tr>", html)
        self.assertIn("<tr><td>b1-b2</td><td>.#.|.#.</td><td>2</td><td>L</td><td>best</td></tr>", html)
        self.assertEqual(html.count("<table>"), 3)
        self.assertEqual(tweedle.Nim(3, 1).analyze()._repr_html_().count("<table>"), 2)
        escaped = tweedle.Analysis(value="<b>", left=[], reasons=["a < b"])._repr_html_()
        self.assertIn("&lt;b&gt;", escaped)
        self.assertIn("<p>a &lt; b</p>", escaped)

    @needs("IPython")
    def test_magic(self):
        """`%%cgscript` evaluates a cell, and shows the place of a mistake."""
        from IPython.core.interactiveshell import InteractiveShell

        shell = InteractiveShell.instance()
        shell.run_line_magic("load_ext", "tweedle")
        self.assertEqual(shell.run_cell_magic("cgscript", "", "x := 5;\nx + 2"), 7)
        told = io.StringIO()
        with redirect_stdout(told):
            self.assertIsNone(shell.run_cell_magic("cgscript", "", "1 +\nDomoneering"))
            self.assertIsNone(shell.run_cell_magic("cgscript", "", "System.Print(x);"))
        self.assertTrue(told.getvalue().startswith("Domoneering\n^\n"))
        self.assertTrue(told.getvalue().endswith("\n5\n"))

    @needs("nbclient", "ipykernel", "nbformat")
    def test_kernel(self):
        """A notebook runs on the kernel for the language."""
        import os
        import subprocess
        import sys

        import nbformat
        from nbclient import NotebookClient

        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "tweedle.kernel", "install", "--prefix", folder]
            subprocess.run(command, check=True, capture_output=True)
            kernel = Path(folder, "share/jupyter/kernels/cgscript/kernel.json")
            self.assertEqual(json.loads(kernel.read_text())["language"], "cgscript")
            cells = ["g := {3|1};\ng.Mean", "System.Print(7); g.Thermograph", "g + Domoneering"]
            notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(it) for it in cells])
            os.environ["JUPYTER_PATH"] = str(Path(folder, "share/jupyter"))
            client = NotebookClient(notebook, kernel_name="cgscript", allow_errors=True, timeout=60)
            done = client.execute()
        outputs = [cell.outputs for cell in done.cells]
        self.assertEqual(outputs[0][0]["data"]["text/plain"], "2")
        self.assertEqual(outputs[1][0]["text"], "7\n")
        self.assertIn("<svg", outputs[1][1]["data"]["image/svg+xml"])
        self.assertEqual(outputs[2][0]["ename"], "undefined-name")


if __name__ == "__main__":
    unittest.main()
