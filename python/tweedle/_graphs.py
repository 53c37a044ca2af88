"""Graphs of NetworkX, which is imported when it is needed."""

from collections import deque

from ._player import Left, Player, Right
from ._session import session


def of_game(game):
    """The graph of the followers of a game."""
    from networkx import MultiDiGraph

    graph = MultiDiGraph()
    graph.add_node(game)
    waiting = deque([game])
    while waiting:
        at = waiting.popleft()
        for player in Player:
            for option in at.options(player):
                if option not in graph:
                    graph.add_node(option)
                    waiting.append(option)
                graph.add_edge(at, option, player=player)
    return graph


def of_position(position, depth=None):
    """The graph of the positions that can be reached by at most `depth` moves."""
    from networkx import MultiDiGraph

    graph = MultiDiGraph()
    graph.add_node(position)
    waiting = deque([(position, 0)])
    while waiting:
        at, moves = waiting.popleft()
        if depth is not None and moves >= depth:
            continue
        for player in Player:
            for name, to in at.moves(player):
                if to not in graph:
                    graph.add_node(to)
                    waiting.append((to, moves + 1))
                graph.add_edge(at, to, player=player, name=name)
    return graph


def position_of(ruleset, graph, *, left=(), right=(), ground=(), owner="owner"):
    """The position of a ruleset that is played on a graph, such as `Col`, `Snort`, `NodeKayles` or `Hackenbush`.

    `graph` is a graph of NetworkX, or a text of the format graph6. Vertices (in Hackenbush: edges) of `left` are Left's,
    those of `right` are Right's, and others are free; or the attribute `owner` of a vertex or an edge says whose it is
    ("Left" or "Right"). `ground` are the vertices on the ground in Hackenbush.

    >>> from tweedle import NodeKayles, position_of
    >>> position_of(NodeKayles, "Bw").nimber
    1
    """
    if isinstance(graph, str):
        import networkx

        graph = networkx.from_graph6_bytes(graph.encode("ascii"))
    left, right, ground = set(left), set(right), set(ground)
    on_edges = ruleset.name.endswith("Hackenbush")

    def sign(thing, attributes, letters):
        """The letter for the owner of a vertex or an edge."""
        whose = attributes.get(owner)
        if whose == Left or not left.isdisjoint(thing):
            return letters[0]
        if whose == Right or not right.isdisjoint(thing):
            return letters[1]
        return letters[2]

    def vertex(it):
        """The text of a vertex."""
        return "." if on_edges else sign((it,), graph.nodes[it], "LR.")

    def edge(a, b):
        """The text of an edge."""
        return sign(((a, b), (b, a)), graph.edges[a, b], "lre") if on_edges else "-"

    return ruleset(_walked(graph, ground, vertex, edge))


def _walked(graph, ground, vertex, edge):
    """The text of a graph as it is walked. All vertices of `ground` are one, with which the text begins."""
    names, parts = {}, []

    def name(it):
        """The name of a vertex in the text."""
        return "G" if it in ground else f"{{{names[it]}}}"

    for it in graph:
        names[it] = len(names) + 1
    known, crossed = set(), set()
    starts = [*(it for it in graph if it in ground), *(it for it in graph if it not in ground)]
    for start in starts:
        if start in known or (start in ground and parts and not _has_new(graph, start, crossed)):
            continue
        known.add(start)
        # A walk as a list of texts and of vertices whose edges are still to be written.
        text, todo = [f"{vertex(start)}:{name(start)}"], [(start, iter(graph[start]))]
        while todo:
            at, others = todo[-1]
            to = next((it for it in others if frozenset((at, it)) not in crossed), None)
            if to is None:
                todo.pop()
                text.append(")" if todo else "")
                continue
            crossed.add(frozenset((at, to)))
            text.append(f"({edge(at, to)}{vertex(to)}:{name(to)}")
            is_new = to not in known and to not in ground
            known.add(to)
            todo.append((to, iter(graph[to]) if is_new else iter(())))
        parts.append("".join(text))
    return ";".join(parts)


def _has_new(graph, vertex, crossed):
    """True if an edge at a vertex has not been written."""
    return any(frozenset((vertex, it)) not in crossed for it in graph[vertex])
