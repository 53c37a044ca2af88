//! Members of classes in `CGSuite`, as its class reference lists them.
//!
//! A class of a program says `override` where it takes the place of one of these. An older file cannot know a
//! member that Tweedle has added to the same classes, and may use its name: such a member needs no `override`.

use super::table::Method;
use crate::class::{GAME, IMPARTIAL, OBJECT, RULES};

/// Classes that programs extend, each with the names of its members in `CGSuite`.
const MEMBERS: &[(&str, &[&str])] = &[
    (OBJECT, &["Class", "EnclosingObject", "JavaClass", "ToOutput", "ToString"]),
    (
        GAME,
        &[
            "AtomicWeight",
            "CanonicalForm",
            "ConjunctiveSum",
            "ConwayProduct",
            "Decomposition",
            "DepthHint",
            "DicoticVariant",
            "FollowerCount",
            "Followers",
            "GameValue",
            "ImpartialVariant",
            "LeftOptions",
            "MisereOutcomeClass",
            "Options",
            "OrdinalProduct",
            "OutcomeClass",
            "ReducedCanonicalForm",
            "RightOptions",
            "SelectiveSum",
            "SensibleLeftOptions",
            "SensibleLines",
            "SensibleOptions",
            "SensibleRightOptions",
            "TwistedVariant",
        ],
    ),
    (
        IMPARTIAL,
        &[
            "CanonicalForm",
            "GameValue",
            "Genus",
            "MisereCanonicalForm",
            "MisereNimValue",
            "MisereOutcomeClass",
            "NimValue",
            "Options",
        ],
    ),
    (RULES, &["DicoticVariant", "ImpartialVariant", "TwistedVariant"]),
    ("game.grid.GridRuleset", &["CharMap", "Eval", "Icons", "Position"]),
    ("game.strip.StripRuleset", &["CharMap", "Eval", "Icons", "Position"]),
    ("game.graph.GraphRuleset", &["EdgeLabels", "Eval", "Position", "VertexLabels"]),
    (
        "game.heap.HeapRuleset",
        &[
            "AcrosticProduct",
            "CakeProduct",
            "CheckPeriodicity",
            "DirectProduct",
            "Eval",
            "HeapNimValue",
            "HeapOptions",
            "Join",
            "NimValueSequence",
            "PartizanJoin",
            "Position",
        ],
    ),
    (
        "game.heap.CoordinateRuleset",
        &["Adjoin", "CoordinateOptions", "Eval", "NimValueTable", "Position"],
    ),
    (
        "game.heap.PartizanCoordinateRuleset",
        &["CoordinateOptions", "Eval", "GameValueTable", "Position"],
    ),
];

/// True if a method of the library is one of those.
pub(crate) fn is_original(method: &Method) -> bool {
    MEMBERS.iter().any(|(_, members)| members.contains(&method.name))
}

/// True if a class, by its qualified name, has a member with a name in `CGSuite`, too.
pub(crate) fn has(class: &str, member: &str) -> bool {
    MEMBERS.iter().any(|(of, members)| *of == class && members.contains(&member))
}
