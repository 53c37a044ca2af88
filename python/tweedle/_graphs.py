"""Graphs of NetworkX, which is imported when it is needed."""

from collections import deque

from ._errors import InputError
from ._player import Left, Player, Right
from ._session import deadline


def of_game(game):
    """The graph of the followers of a game."""
    from networkx import MultiDiGraph

    graph = MultiDiGraph()
    graph.add_node(game)
    waiting, look = deque([game]), deadline()
    while waiting:
        look()
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
    waiting, look = deque([(position, 0)]), deadline()
    while waiting:
        look()
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
    ("Left" or "Right"). `ground` are the vertices on the ground in Hackenbush, one at least.

    >>> from tweedle import NodeKayles, position_of
    >>> position_of(NodeKayles, "Bw").nimber
    1
    """
    if isinstance(graph, str):
        import networkx

        try:
            graph = networkx.from_graph6_bytes(graph.encode("ascii"))
        except (IndexError, UnicodeEncodeError, networkx.NetworkXError) as error:
            raise _refused(f"{graph!r} is no graph in the format graph6.") from error
    if graph.is_directed() or graph.is_multigraph():
        raise _refused("The graph has directed or double edges: give an undirected one without them.")
    left, right, ground = set(left), set(right), set(ground)
    on_edges = ruleset.name.endswith("Hackenbush")
    known = {*graph.edges, *((b, a) for a, b in graph.edges)} if on_edges else set(graph)
    things = "edges" if on_edges else "vertices"
    for name, given, there in (("left", left, known), ("right", right, known), ("ground", ground, set(graph))):
        if not given <= there:
            raise _refused(f"`{name}` has {things if there is known else 'vertices'} that the graph does not have: {sorted(map(repr, given - there))[0]}.")
    if on_edges and not ground:
        raise _refused("Say which vertices are on the ground: `ground=[...]`.")

    def sign(thing, attributes, letters):
        """The letter for the owner of a vertex or an edge."""
        whose = attributes.get(owner)
        if whose is not None:
            name = str(whose).capitalize()
            if name not in (Left, Right):
                raise _refused(f"The owner of {thing[0]!r} is {whose!r}, and not Left or Right.")
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


def _refused(message):
    """The exception for a graph that is none of a ruleset."""
    return InputError({"code": "bad-argument", "message": message})


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
