//! Rulesets on graphs, boards and strips that are written in the language.

use super::own::{class_of_library, object_of_library};
use super::table::{Constant, Function};
use crate::class::{BOOLEAN, COLLECTION, GRAPH, GRID, MAP, OBJECT, RATIONAL, STRIP};
use crate::operate::arguments::{optional, required};

/// The rulesets with parameters.
pub(super) static FUNCTIONS: &[Function] = &[
    class_of_library!(
        "game.graph.GenArcKayles",
        [optional("weighted", BOOLEAN)],
        "Take an edge of a graph with both its ends; weighted, make the numbers at both ends smaller by one.",
        ("game.graph.GenArcKayles(true)(\"{2}-{2}\").NimValue", "0")
    ),
    class_of_library!(
        "game.graph.GenHackenbush",
        [optional("childishEdges", COLLECTION)],
        "Hackenbush in which edges of some colours, `Color.Blue`, `Color.Red` or `Color.Green`, may only be taken if nothing falls with them.",
        ("game.graph.GenHackenbush([game.graph.Color.Green])(\"elr\").CanonicalForm", "v")
    ),
    class_of_library!(
        "game.grid.GenClobber",
        [
            optional("directions", COLLECTION),
            optional("clobbered", MAP),
            optional("leftBehind", MAP),
            optional("maxDistance", RATIONAL)
        ],
        "Clobber in which stones, 1 of Left and 2 of Right, move in other directions, at most so far over empty cells, to what the map `clobbered` has for the player, and leave behind what another map says.",
        (
            "game.grid.GenClobber(Coordinates.Orthogonal, {Left => {0}, Right => {0}}, {Left => 2, Right => 1})(\"x.\").CanonicalForm",
            "1"
        )
    ),
    class_of_library!(
        "game.graph.GraphRuleset",
        [],
        "What rulesets on graphs extend: they have a nested class `Position(graph as Graph) extends GraphGame`, and say in `VertexLabels` and `EdgeLabels` what labels mean.",
        ("game.graph.GraphRuleset", "⟪game.graph.GraphRuleset⟫")
    ),
    class_of_library!(
        "game.grid.GridRuleset",
        [],
        "What rulesets on boards extend: they have a nested class `Position(grid as Grid) extends GridGame`, and say in `CharMap` which characters stand for the cells 0, 1, 2 and so on, and in `Icons` what is drawn on them.",
        ("game.grid.GridRuleset", "⟪game.grid.GridRuleset⟫")
    ),
    class_of_library!(
        "game.strip.StripRuleset",
        [],
        "What rulesets on strips extend: they have a nested class `Position(strip as Strip) extends StripGame`, and say in `CharMap` which characters stand for the cells 0, 1, 2 and so on, and in `Icons` what is drawn on them.",
        ("game.strip.StripRuleset", "⟪game.strip.StripRuleset⟫")
    ),
    class_of_library!(
        "game.graph.GraphGame",
        [required("graph", GRAPH)],
        "What the nested class `Position(graph as Graph)` of a ruleset on graphs extends.",
        ("game.graph.GraphGame", "⟪game.graph.GraphGame⟫")
    ),
    class_of_library!(
        "game.grid.GridGame",
        [required("grid", GRID)],
        "What the nested class `Position(grid as Grid)` of a ruleset on boards extends.",
        ("game.grid.GridGame", "⟪game.grid.GridGame⟫")
    ),
    class_of_library!(
        "game.strip.StripGame",
        [required("strip", STRIP)],
        "What the nested class `Position(strip as Strip)` of a ruleset on strips extends.",
        ("game.strip.StripGame", "⟪game.strip.StripGame⟫")
    ),
    class_of_library!(
        "game.strip.Turning",
        [required("code", OBJECT)],
        "Turn coins in a row, the last of them from heads to tails, as the code of `Spawning` says or another ruleset on heaps; a position is a strip of `t` and `h`.",
        ("game.strip.Turning(\"1-3\")(\"thth\").NimValue", "5")
    ),
    class_of_library!(
        "game.graph.GenCol",
        [required("leftPermitted", COLLECTION), required("rightPermitted", COLLECTION)],
        "Take a vertex; its neighbours get your tint, and those with the opponent's are deleted. The arguments say where Left and Right may play: at vertices with a tint, which is a player, or `Nothing`.",
        ("game.graph.GenCol([Nothing,Right], [Nothing,Left])(\"L--\").CanonicalForm", "-1/2")
    ),
];

/// The rulesets without parameters.
pub(super) static CONSTANTS: &[Constant] = &[
    object_of_library!(
        "game.graph.ArcKayles",
        "Take an edge of a graph with both its ends.",
        ("game.graph.ArcKayles(Graph.Path(6)).NimValue", "3")
    ),
    object_of_library!(
        "game.graph.ChildishHackenbush",
        "Hackenbush in which a blue or red edge may only be taken if nothing falls with it.",
        ("game.graph.ChildishHackenbush(\"rel\").CanonicalForm", "-1^*")
    ),
    object_of_library!(
        "game.graph.Color",
        "The colours of the edges of Hackenbush: `Color.Blue`, `Color.Red`, `Color.Green`.",
        ("game.graph.Color.Red", "Color.Red")
    ),
    object_of_library!(
        "game.graph.Fjords",
        "Take a vertex with your tint; its neighbours get it, and those with the opponent's are deleted.",
        ("game.graph.Fjords(\"L-L-R-.\").CanonicalForm", "{1|0}")
    ),
    object_of_library!(
        "game.graph.PartizanArcKayles",
        "Left takes edges `l` and `e` of a graph with both their ends, and Right edges `r` and `e`.",
        ("game.graph.PartizanArcKayles(\".l.r.l.\").CanonicalForm", "{1|0}")
    ),
    object_of_library!(
        "game.graph.WeightedArcKayles",
        "Make the numbers at both ends of an edge smaller by one; a vertex with 0 is gone.",
        ("game.graph.WeightedArcKayles(\"{3}-{1}-{2}\").NimValue", "1")
    ),
];
