"""Graphs of NetworkX, which is imported when it is needed."""

from collections import deque

from ._errors import refused
from ._player import Left, Player, Right
from ._session import growth, whole
from ._tweedle import Ruleset

#: The bytes that an edge with its attributes takes, and a vertex, roughly.
_EDGE, _VERTEX = 800, 1500


def of_game(game):
    """The graph of the followers of a game."""
    from networkx import MultiDiGraph

    graph = MultiDiGraph()
    graph.add_node(game)
    waiting, grow = deque([game]), growth()
    while waiting:
        at = waiting.popleft()
        for player in Player:
            for option in at.options(player):
                if option not in graph:
                    grow(_VERTEX)
                    graph.add_node(option)
                    waiting.append(option)
                grow(_EDGE)
                graph.add_edge(at, option, player=player)
    return graph


def of_position(position, depth=None):
    """The graph of the positions that can be reached by at most `depth` moves."""
    from networkx import MultiDiGraph

    if depth is not None:
        depth = whole(depth, "The depth")
    graph = MultiDiGraph()
    graph.add_node(position)
    waiting, grow = deque([(position, 0)]), growth()
    while waiting:
        at, moves = waiting.popleft()
        if depth is not None and moves >= depth:
            continue
        for player in Player:
            for name, to in at.moves(player):
                grow(_EDGE)
                if to not in graph:
                    grow(_VERTEX)
                    graph.add_node(to)
                    waiting.append((to, moves + 1))
                graph.add_edge(at, to, player=player, name=name)
    return graph


def position_of(ruleset, graph, *, left=(), right=(), ground=(), owner="owner"):
    """The position of a ruleset that is played on a graph, such as `Col`, `Snort`, `NodeKayles` or `Hackenbush`.

    `graph` is a graph of NetworkX, or a text of the format graph6. Vertices (in Hackenbush: edges) of `left` are Left's,
    those of `right` are Right's, and others are free; or the attribute `owner` of a vertex or an edge says whose it is
    ("Left" or "Right"). `ground` are the vertices on the ground in Hackenbush, one at least.

    >>> from tweedle import NodeKayles, position_of
    >>> position_of(NodeKayles, "Bw").nimber
    1
    """
    if not isinstance(ruleset, Ruleset):
        raise refused(f"{ruleset!r} is no ruleset such as `Col`.")
    if isinstance(graph, str):
        import networkx

        try:
            graph = networkx.from_graph6_bytes(graph.encode("ascii"))
        except (IndexError, UnicodeEncodeError, networkx.NetworkXError) as error:
            raise refused(f"{graph!r} is no graph in the format graph6.") from error
    if not hasattr(graph, "is_directed"):
        raise refused(f"A graph is one of NetworkX or a text of the format graph6, and no {type(graph).__name__}.")
    if graph.is_directed() or graph.is_multigraph():
        raise refused("The graph has directed or double edges: give an undirected one without them.")
    left, right, ground = set(left), set(right), set(ground)
    on_edges = ruleset.name.endswith("Hackenbush")
    if not on_edges and any(a == b for a, b in graph.edges):
        raise refused(f"The graph has an edge from a vertex to itself, which {ruleset.name} does not know.")
    known = {*graph.edges, *((b, a) for a, b in graph.edges)} if on_edges else set(graph)
    things = "edges" if on_edges else "vertices"
    for name, given, there in (("left", left, known), ("right", right, known), ("ground", ground, set(graph))):
        if not given <= there:
            raise refused(f"`{name}` has {things if there is known else 'vertices'} that the graph does not have: {sorted(map(repr, given - there))[0]}.")
    both = left & right
    if both:
        raise refused(f"{next(iter(both))!r} is Left's and Right's: give each to one of them.")
    if on_edges and not ground:
        raise refused("Say which vertices are on the ground: `ground=[...]`.")

    def sign(thing, attributes, letters):
        """The letter for the owner of a vertex or an edge."""
        whose = attributes.get(owner)
        if whose is not None:
            name = str(whose).capitalize()
            if name not in (Left, Right):
                raise refused(f"The owner of {thing[0]!r} is {whose!r}, and not Left or Right.")
            whose = name
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
