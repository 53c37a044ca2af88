"""The notebooks in `examples/notebooks` are run, and their outputs are compared with those that they were saved with.

`UPDATE_CASES=1` writes what they print now.
"""

import os
import pathlib
import unittest
from importlib.util import find_spec

NOTEBOOKS = pathlib.Path(__file__).resolve().parents[2] / "examples" / "notebooks"
NEEDS = ["nbclient", "nbformat", "ipykernel", "numpy", "pandas"]


def texts(cell):
    """The texts of the outputs of a cell."""
    return [it.get("text") or it.get("data", {}).get("text/plain") or it.get("evalue") for it in cell.get("outputs", [])]


@unittest.skipIf([name for name in NEEDS if find_spec(name) is None], f"needs {', '.join(NEEDS)}")
class Notebooks(unittest.TestCase):
    """The notebooks."""

    def test_outputs(self):
        """Each cell prints what it printed."""
        import nbformat
        from nbclient import NotebookClient

        found = sorted(NOTEBOOKS.glob("*.ipynb"))
        self.assertEqual(len(found), 6)
        for path in found:
            saved = nbformat.read(path, as_version=4)
            run = nbformat.read(path, as_version=4)
            NotebookClient(run, timeout=60, kernel_name="python3").execute()
            if os.environ.get("UPDATE_CASES"):
                for cell in run.cells:
                    cell.metadata.pop("execution", None)
                nbformat.write(run, path)
                continue
            for old, new in zip(saved.cells, run.cells):
                with self.subTest(notebook=path.name, cell=old.source):
                    self.assertEqual(texts(new), texts(old))


if __name__ == "__main__":
    unittest.main()
