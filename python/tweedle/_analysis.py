"""Answers of the desk that a notebook shows as tables."""

from html import escape

#: The facts of an analysis that the table of a notebook shows, with their names there.
_FACTS = {
    "value": "Value", "outcome": "Outcome", "misere": "Misère", "mean": "Mean", "temperature": "Temperature",
    "birthday": "Birthday",
}


class Analysis(dict):
    """The analysis of a position: a dictionary with the keys of JSON, which a notebook shows as tables.

    >>> from tweedle import Domineering
    >>> analysis = Domineering("...|...").analyze()
    >>> analysis["temperature"], [it["name"] for it in analysis["left"] if it["best"]]
    ('5/4', ['b1-b2'])
    """

    def _repr_html_(self):
        """The facts, and the moves of both players with their values."""
        facts = "".join(_row("td", name, self[key]) for key, name in _FACTS.items() if self.get(key) is not None)
        html = f"<table>{facts}</table>"
        for side in ("left", "right"):
            if not self.get(side):
                continue
            player = "Both players" if self.get("impartial") else side.capitalize()
            html += f"<p>{player}</p><table>{_row('th', 'Move', 'To', 'Value', 'Outcome', 'Best')}"
            for it in self[side]:
                html += _row("td", it["name"], it["to"], it["value"], it["outcome"], "best" if it["best"] else "")
            html += "</table>"
            if self.get("impartial"):
                break
        return html + "".join(f"<p>{escape(str(reason))}</p>" for reason in self.get("reasons") or ())


def _row(tag, *cells):
    """A row of a table."""
    texts = ("" if it is None else escape(str(it)) for it in cells)
    return "<tr>" + "".join(f"<{tag}>{it}</{tag}>" for it in texts) + "</tr>"
