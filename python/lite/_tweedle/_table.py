"""Tables of positions."""

from html import escape

from ._missing import missing

#: The largest number of rows that a notebook shows.
_SHOWN = 60


class Table:
    """A table: a row for each position, with the values of expressions.

    `rows` has the cells as objects of Python.

    >>> import tweedle
    >>> table = tweedle.table(ruleset="game.strip.ToadsAndFrogs", cols="3", columns=["value"], where="g.IsNumber", limit=2)
    >>> table.columns, len(table)
    (['position', 'value'], 2)
    """

    __slots__ = ("__weakref__", "_found")

    def __init__(self, found):
        """Takes the answer to the question `table`."""
        self._found = found

    @property
    def columns(self):
        """The names of the columns; the first is `position`."""
        return ["position", *self._found["columns"]]

    @property
    def rows(self):
        """The rows as tuples. A fraction or a game is a text, and no value is `None`."""
        return [tuple(row) for row in self._found["rows"]]

    @property
    def positions(self):
        """The number of positions that were looked at."""
        return self._found["positions"]

    @property
    def failures(self):
        """The number of rows in which an expression failed; its cell is `None` there."""
        return self._found["failures"]

    def __len__(self):
        """The number of rows."""
        return len(self._found["rows"])

    def __repr__(self):
        """The number of rows, and the columns."""
        return f"<tweedle.Table of {len(self)} rows: {', '.join(self.columns)}>"

    def _repr_html_(self):
        """The table for a notebook."""
        rows = self._found["rows"]
        html = _row("th", self.columns) + "".join(_row("td", map(_shown, row)) for row in rows[:_SHOWN])
        rest = f"<p>and {len(rows) - _SHOWN} more rows</p>" if len(rows) > _SHOWN else ""
        return f"<table>{html}</table>{rest}"

    def __arrow_c_stream__(self, requested_schema=None):
        """The table as a stream of Arrow, which there is on a machine alone."""
        raise missing("A page has no Apache Arrow: make a data frame of `table.rows` and `table.columns`.")


def _row(tag, cells):
    """A row of a table in HTML."""
    return "<tr>" + "".join(f"<{tag}>{escape(it)}</{tag}>" for it in cells) + "</tr>"


def _shown(cell):
    """A cell as text."""
    return "" if cell is None else str(cell).lower() if isinstance(cell, bool) else str(cell)
