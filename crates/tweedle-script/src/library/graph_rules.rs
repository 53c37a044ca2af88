//! Rulesets on graphs that are written in the language.

use super::own::{class_of_library, object_of_library};
use super::table::{Constant, Function};
use crate::class::{BOOLEAN, COLLECTION};
use crate::operate::{optional, required};

/// The rulesets with parameters.
pub(super) static FUNCTIONS: &[Function] = &[
    class_of_library!(
        "game.graph.GenArcKayles",
        [optional("weighted", BOOLEAN)],
        "Take an edge of a graph with both its ends; weighted, make the numbers at both ends smaller by one.",
        ("game.graph.GenArcKayles(true)(\"{2}-{2}\").NimValue", "0")
    ),
    class_of_library!(
        "game.graph.GenCol",
        [required("leftPermitted", COLLECTION), required("rightPermitted", COLLECTION)],
        "Take a vertex and tint its neighbours: `L` and `R` are tinted for a player, `LR` for both; the arguments are the labels that a player may take, \"\" of those without a tint.",
        ("game.graph.GenCol([\"\",\"R\"], [\"\",\"L\"])(\"--\").CanonicalForm", "*")
    ),
];

/// The rulesets without parameters.
pub(super) static CONSTANTS: &[Constant] = &[
    object_of_library!(
        "game.graph.ArcKayles",
        "Take an edge of a graph with both its ends.",
        ("[game.graph.ArcKayles(Graph.Path(n)).NimValue for n from 1 to 9]", "[0,1,1,2,0,3,1,1,0]")
    ),
    object_of_library!(
        "game.graph.Fjords",
        "Take a vertex that is tinted in the own colour, and tint its neighbours.",
        ("game.graph.Fjords(\"L--R\").CanonicalForm", "+-1")
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
