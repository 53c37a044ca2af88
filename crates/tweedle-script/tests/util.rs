//! Boards, strips, graphs and what else rules of games are written with: what members give, and messages.

use tweedle_script::Session;

/// Runs an input after a beginning, and compares what is printed, or the message after `!!`.
#[track_caller]
fn check_after(before: &str, input: &str, expected: &str) {
    let mut session = Session::of(tweedle_rulesets::standard());
    let found = match session.run(&format!("{before}{input}")) {
        Ok(text) => text.unwrap_or_default(),
        Err(failure) => format!("!!{}", failure.diagnostic.message),
    };
    assert_eq!(found, expected, "{input}");
}

#[track_caller]
fn check(input: &str, expected: &str) {
    check_after("", input, expected);
}

#[test]
fn coordinates() {
    check("(2,3) + Coordinates.KnightsMove[1]", "(0,4)");
    check("(2,3) - (1,1)", "(1,2)");
    check("3*(1,-2)", "(3,-6)");
    check("(1,-2)*3", "(3,-6)");
    check("(1,5) < (2,1)", "false");
    check("(1,5) <> (2,1)", "true");
    check("(1,5) <= (2,5)", "true");
    check("(2,1) < (2,1)", "false");
    check("[(2,1),(1,5),(1,2)].Max", "(2,1)");
    check("{(2,1),(1,5)}", "{(1,5),(2,1)}");
    check("(1,1).IsUnit", "false");
    check("(-1,0).IsUnit", "true");
    check("Coordinates.Compass.Contains(Coordinates.Northwest)", "true");
    check("Coordinates.Orthogonal[1] === Coordinates.North", "true");
    check("(2^62,0) + (2^62,0)", "!!Overflow.");
    check("(2^62,0)*2", "!!Overflow.");
}

#[test]
fn grids() {
    let check = |input: &str, expected: &str| {
        check_after("grid := Grid([[0,1,2,0],[3,0,0,4]]);", input, expected);
    };
    check("grid[(2,1)]", "3");
    check("grid[(3,1)]", "Nothing");
    check("grid[(0,-9223372036854775807)]", "Nothing");
    check("grid[1]", "!!The index of a grid is a pair of coordinates.");
    check("grid.FindAll(0)", "[(1,1),(1,4),(2,2),(2,3)]");
    check("grid.FindAll(-129)", "!!Value is out of range (must satisfy -128 <= x <= 127): -129");
    check("grid.Updated((1,1), 127)", "Grid([[127,1,2,0],[3,0,0,4]])");
    check("grid.Updated((3,1), 1)", "!!Coordinates out of bounds: (3,1)");
    check(
        "grid.Updated({})",
        "!!Argument `coord` (in call to `cgsuite.util.Grid.Updated`) has type \
        `cgsuite.lang.Set`, which does not match expected type `cgsuite.lang.Map`",
    );
    check("grid.Updated({=>}) === grid", "true");
    check("grid.Updated({(1,1) => ^})", "!!A cell holds an integer, not a `game.Uptimal`.");
    check("grid.Subgrid((1,2),(2,3))", "Grid([[1,2],[0,0]])");
    check("grid.Subgrid((1,2),(3,3))", "!!Subgrid out of bounds: (1,2) to (3,3)");
    check("grid.Subgrid((2,2),(1,1))", "Grid([])");
    check("grid.Decomposition(0)", "[Grid([[1,2]]),Grid([[3]]),Grid([[4]])]");
    check("grid.Decomposition(0, Coordinates.Compass)", "[Grid([[0,1,2,0],[3,0,0,4]])]");
    check("grid.Permuted(Symmetry.Transpose).Permuted(Symmetry.Transpose) === grid", "true");
    check("grid.Permuted(Symmetry.ClockwiseRotation)", "Grid([[3,0],[0,1],[0,2],[4,0]])");
    check("grid.SymmetryInvariant(Symmetry.EightWay).RowCount", "2");
    check(
        "{s => grid.Permuted(s).SymmetryInvariant(Symmetry.EightWay) for s in Symmetry.EightWay}.Values.Size",
        "1",
    );
    check("grid.ToString(\".abcd\")", "\".ab.|c..d\"");
    check("grid.ToString(\".ab\")", "!!There is no character for 3.");
    check("Grid.Parse(\".ab.|c..d\", \".abcd\") === grid", "true");
    check("Grid.Parse(\".a|b\", \".ab\")", "!!The rows of a grid must have the same length.");
    check("Grid.Parse(\".x\", \".ab\")", "!!`x` has no meaning here; the cells are written `.ab`.");
    check("Grid([[128]])", "!!Value is out of range (must satisfy -128 <= x <= 127): 128");
    check("Grid([[1],[1,2]])", "!!The rows of a grid must have the same length.");
    check("Grid.Empty(-1,2)", "!!This must not be negative.");
    check("Grid.Empty(1000,1001)", "!!A board may have at most 1000000 cells.");
    check("Grid.Empty(2^40,2^40)", "!!A board may have at most 1000000 cells.");
    check("Grid.Empty(2^40,0)", "!!A board may have at most 1000000 cells.");
    check("Grid.Empty(4,0).RowCount", "4");
    check("{Grid([[1]]),Grid([[0]]),Grid([[1]])}", "{Grid([[0]]),Grid([[1]])}");
    check("{grid => 7}[Grid.Parse(\".ab.|c..d\", \".abcd\")]", "7");
    check("game.grid.Domineering(Grid.Empty(2,2)).CanonicalForm", "+-1");
}

#[test]
fn strips() {
    let check = |input: &str, expected: &str| {
        check_after("strip := Strip([0,1,2,2,4,0]);", input, expected);
    };
    check("strip[3]", "2");
    check("strip[7]", "Nothing");
    check("strip[0]", "Nothing");
    check("strip.FindAll(2)", "[3,4]");
    check("strip.Substrip(2,4)", "Strip([1,2,2])");
    check("strip.Substrip(4,3)", "Strip([])");
    check("strip.Substrip(4,7)", "!!Strip range out of bounds: 4 to 7");
    check("strip.Updated(7, 1)", "!!Strip index out of bounds: 7");
    check("strip.UpdatedRange(2,3,-128)", "Strip([0,-128,-128,2,4,0])");
    check(
        "strip.UpdatedRange(2,3,128)",
        "!!Value is out of range (must satisfy -128 <= x <= 127): 128",
    );
    check("strip.Decomposition(0)", "[Strip([1,2,2,4])]");
    check("Strip.Parse(\".tf.\", \".tf\")", "Strip([0,1,2,0])");
    check("Strip.Empty(3) === Strip([0,0,0])", "true");
    check("Strip.Empty(2^70)", "!!Overflow.");
    check("game.strip.ToadsAndFrogs(Strip([1,0,2])).CanonicalForm", "*");
}

#[test]
fn symmetries_and_icons() {
    check("Symmetry.Transpose", "Symmetry.Transpose");
    check("Symmetry.Flip.Contains(Symmetry.Transpose)", "false");
    check("Symmetry.Identity == Symmetry.Inversion", "false");
    check(
        "{Symmetry.VerticalFlip, Symmetry.Identity}",
        "{Symmetry.Identity,Symmetry.VerticalFlip}",
    );
    check("Icon.BlackQueen", "Icon.BlackQueen");
    check("Icon.BlackQueen == Icon.WhiteQueen", "false");
    check("Icon.BlackQueen.Class", "⟪cgsuite.util.Icon⟫");
    check("[Icon.Toad.Literal, Icon.Blank.Ordinal]", "[\"Toad\",1]");
}

#[test]
fn graphs() {
    check("Graph(\"\").Decomposition(Left)", "[]");
    check("Graph.Path(5)[2]", "Vertex(Nothing, [1,3])");
    check("Graph.Path(5)[2][1]", "Edge(Nothing, 2, 1)");
    check("Graph.Path(5)[6]", "!!Vertex is out of bounds: 6");
    check("Graph.Path(5)[0]", "!!Vertex is out of bounds: 0");
    check("Graph.Path(5)[2][3]", "!!Edge is out of bounds: 3");
    check("Graph.Path(5).DeleteEdge(Edge(Nothing, 2, 1))", "Graph(\".;---\")");
    check(
        "Graph.Path(5).DeleteEdge(Edge(Left, 2, 1))",
        "!!The graph has no such edge: Edge(Left, 2, 1)",
    );
    check(
        "Graph.Path(5).DeleteEdge(Edge(Nothing, 2, 4))",
        "!!The graph has no such edge: Edge(Nothing, 2, 4)",
    );
    check("Graph.Path(5).DeleteVertices([6])", "!!Vertex is out of bounds: 6");
    check("Graph.Path(5).RetainVertices([1,3,4])", "Graph(\".;-\")");
    check("Graph.Path(5).DeleteVertex(-1)", "!!Vertex is out of bounds: -1");
    check("Graph.Path(5).UpdatedVertexLabels({6 => 1})", "!!Vertex is out of bounds: 6");
    check("Graph.Cycle(5).AdjacencyList", "[[2,5],[1,3],[2,4],[3,5],[1,4]]");
    check("Graph.Clique(5).AdjacencyList", "[[2,3,4,5],[1,3,4,5],[1,2,4,5],[1,2,3,5],[1,2,3,4]]");
    check("Graph.FromAdjacencyList(Graph.Cycle(5).AdjacencyList) === Graph.Cycle(5)", "true");
    check("Graph.FromAdjacencyList([[2],[]])", "!!An edge must be in the lists of both its ends.");
    check("Graph.FromAdjacencyList([[3],[1]])", "!!Vertex is out of bounds: 3");
    check("Graph.Clique(3, 7, Left)", "Graph(\"7:A{Left}7{Left}7{Left}7:A\")");
    check(
        "Graph.Clique(3, 7).Edges",
        "[Edge(Nothing, 1, 2),Edge(Nothing, 1, 3),Edge(Nothing, 2, 3)]",
    );
    check("Graph.Clique(500)", "!!A graph may have at most 100000 vertices and edges.");
    check("Graph.Path(2^40)", "!!A graph may have at most 100000 vertices and edges.");
    check("Graph(\"-;--;---\").ConnectedComponents", "[Graph(\"-\"),Graph(\"--\"),Graph(\"---\")]");
    check("Graph(\":A-:A\")[1]", "Vertex(Nothing, [1])");
    check("Graph(\"-\") == Graph(\".-.\")", "true");
    check("Graph(\"-\") == Graph(\".;.\")", "false");
    check("{Graph(\"-\") => 3}[Graph.Path(2)]", "3");
    check("Graph(\"1-2\")[1].Label + 1", "2");
    check("Graph(\"-(\")", "!!This parenthesis is not closed.");
    check("Graph.Star(4).ConnectedComponent(2)", "Graph(\"(-;-;-)\")");
}

#[test]
fn labels() {
    let map = "Graph.Parse(\"L-R-.\", {\"L\" => Left, \"R\" => Right, \"\" => 0})";
    check(map, "Graph(\"{Left}-{Right}-0\")");
    check("Graph.Parse(\"L-x\", {\"L\" => Left})", "!!The label `x` has no meaning here.");
    check(
        "Graph.Parse(\"lre\", edgeLabels => {\"l\" => Left, \"r\" => Right, \"e\" => Nothing})",
        "Graph(\"{Left}{Right}-\")",
    );
    check("Graph.Parse(\"9-1-2\", vertexLabels => str -> Integer.Parse(str))[1].Label", "9");
    check("Graph.Parse(\"-\", edgeLabels => {\"-\" => 5})", "Graph(\"5\")");
    check(
        "Graph.Parse(\"L\", 5)",
        "!!Argument `vertexLabels` (in call to `cgsuite.util.Graph.Parse`) has type \
        `game.Integer`, which does not match expected type `cgsuite.lang.Map`",
    );
    check(&format!("{map}.ToString({{Left => \"l\"}}, {{Nothing => \"=\"}})"), "\"l={Right}=0\"");
    check(&format!("{map}.ToString(x -> \"?\")"), "\"?-?-?\"");
    check(&format!("{map}.ToString(x -> 1)"), "!!The texts of labels must be strings.");
}

#[test]
fn directed_graphs() {
    check("DirectedGraph(\"><\")[2]", "Vertex(Nothing, [])");
    check("DirectedGraph.DirectedPath(3).AdjacencyList", "[[2],[3],[]]");
    check("DirectedGraph.DirectedPath(3).DeleteVertex(2)", "DirectedGraph(\".;.\")");
    check(
        "DirectedGraph.DirectedPath(3).DeleteEdge(Edge(Nothing, 2, 1))",
        "!!The graph has no such edge: Edge(Nothing, 2, 1)",
    );
    check(
        "DirectedGraph.DirectedPath(3).IsConnected",
        "!!Not a method or member variable: `IsConnected` (in object of class `cgsuite.util.DirectedGraph`)",
    );
    check("Graph.Cycle(3).ToDirectedGraph.EdgeCount", "6");
    check(
        "DirectedGraph.Parse(\"l>r<\", edgeLabels => {\"l\" => Left, \"r\" => Right})",
        "DirectedGraph(\"{Left}>{Right}<\")",
    );
    check("DirectedGraph.Parse(\"----\").EdgeCount", "8");
    check("DirectedGraph(\"-\")", "DirectedGraph(\":A>>:A\")");
    check("DirectedGraph(\"-->\") == DirectedGraph(\":A>:B><(<:A)\")", "false");
    check("DirectedGraph(\"-(-;-)\") == Graph(\"-(-;-)\").ToDirectedGraph", "true");
    check("DirectedGraph(\":A-:A\").EdgeCount", "2");
    check("DirectedGraph(\":A--:A\").AdjacencyList", "[[2,2],[1,1]]");
    check(
        "DirectedGraph.Parse(\"e-\", edgeLabels => {\"e\" => 7}).Edges",
        "[Edge(7, 1, 2),Edge(7, 2, 1)]",
    );
    check("DirectedGraph(\">\") == Graph(\"-\")", "false");
}

#[test]
fn rulesets_take_graphs() {
    check(
        "game.graph.Snort(Graph.Path(4)).CanonicalForm == game.graph.Snort(\"---\").CanonicalForm",
        "true",
    );
    check("game.graph.Col(Graph(\".-L-R\")).CanonicalForm", "1/2");
    check("game.graph.Col(Graph(\".-{Left}-{Right}\")).CanonicalForm", "1/2");
    let colours = "{\"l\" => Left, \"r\" => Right, \"e\" => Nothing}";
    let graph = format!("Graph.Parse(\"lrrl\", edgeLabels => {colours})");
    check(&format!("game.graph.Hackenbush({graph}).CanonicalForm"), "3/8");
    check("game.graph.Hackenbush(Graph.Path(3)).CanonicalForm", "*2");
    check(
        "game.graph.Col(Graph(\"-\").UpdatedVertexLabels({1 => [1]}))",
        "!!A `cgsuite.lang.List` is no label in this game.",
    );
}
