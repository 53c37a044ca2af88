"""The order of games: Hasse diagrams."""

from ._errors import InputError
from ._session import ask
from ._tweedle import Game, Position


class Hasse:
    """The partial order of games. A notebook shows its Hasse diagram; `games` are the games, equal ones once.

    `hasse` makes it.
    """

    def __init__(self, games):
        """Takes the games."""
        if isinstance(games, str):
            raise TypeError("Give a list of games, and not a text.")
        values = (it.canonical_form if isinstance(it, Position) else it if isinstance(it, Game) else Game(it) for it in games)
        self.games = tuple(dict.fromkeys(values))
        if not self.games:
            raise InputError({"code": "bad-argument", "message": "There is no game to order."})

    def to_networkx(self):
        """The diagram as a `networkx.DiGraph`: an edge leads from a game to each lesser one with no game between them."""
        from networkx import DiGraph, transitive_reduction

        order = DiGraph()
        order.add_nodes_from(self.games)
        order.add_edges_from((g, h) for g in self.games for h in self.games if g > h)
        return transitive_reduction(order)

    @property
    def svg(self):
        """The diagram as a text in SVG."""
        return ask("draw", it=list(self.games), input="it", view="hasse", format="svg")["picture"]

    def __len__(self):
        """The number of games."""
        return len(self.games)

    def __repr__(self):
        """The call that makes it."""
        return f"hasse({list(self.games)!r})"

    def _repr_svg_(self):
        """The diagram."""
        return self.svg


def hasse(games):
    """The Hasse diagram of the order of games: what is greater stands higher.

    The games are values, positions, numbers or texts. A notebook shows the diagram, and `svg` is its text.

    >>> from tweedle import hasse
    >>> order = hasse(["^", "*", 0, "^^", "v"])
    >>> len(order), order.svg.startswith("<svg")
    (5, True)
    >>> order.to_networkx().number_of_edges()
    4
    """
    return Hasse(games)
