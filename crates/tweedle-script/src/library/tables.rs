//! The tables of all files of the library.

use crate::class::{CLASSES, Entry};
use crate::library::table::{Constant, Function, Method};
use crate::library::{
    about, affine, boards, collection, compound, coordinates, days, duration, each, explicit,
    explorer, fox_rules, game, graph, graph_parts, graph_rules, grid, heap_products, heap_rules,
    heat, icon, infinitesimal, integer, kinds, map, misere, mutable, nim_arithmetic, number,
    object, ordinal, output, own, parity, picture, player, position, quotient, quotient_of,
    quotient_sums, range, reachable, sensible, sides, slider, stoppers, string, strip, symmetry,
    system, text_parts, thermograph, transfinite, universe, variants,
};

/// The methods of all files.
static METHODS: &[&[Method]] = &[
    object::METHODS,
    about::METHODS,
    affine::METHODS,
    boards::METHODS,
    collection::METHODS,
    compound::METHODS,
    coordinates::METHODS,
    days::METHODS,
    duration::METHODS,
    each::METHODS,
    explicit::METHODS,
    game::METHODS,
    graph::METHODS,
    graph_parts::PART_METHODS,
    grid::METHODS,
    fox_rules::METHODS,
    heap_products::METHODS,
    heap_rules::METHODS,
    heat::METHODS,
    icon::METHODS,
    infinitesimal::METHODS,
    integer::METHODS,
    kinds::METHODS,
    map::METHODS,
    misere::METHODS,
    mutable::METHODS,
    nim_arithmetic::METHODS,
    number::METHODS,
    ordinal::METHODS,
    output::METHODS,
    parity::METHODS,
    picture::METHODS,
    player::METHODS,
    range::METHODS,
    position::METHODS,
    quotient::METHODS,
    quotient_of::METHODS,
    quotient_sums::ELEMENT_METHODS,
    quotient_sums::METHODS,
    reachable::METHODS,
    sensible::METHODS,
    sides::METHODS,
    string::METHODS,
    strip::METHODS,
    text_parts::METHODS,
    thermograph::METHODS,
    transfinite::METHODS,
    universe::METHODS,
    variants::METHODS,
];

/// The functions of all files.
static FUNCTIONS: &[&[Function]] = &[
    collection::FUNCTIONS,
    compound::FUNCTIONS,
    days::FUNCTIONS,
    explorer::FUNCTIONS,
    game::FUNCTIONS,
    graph::DIRECTED_FUNCTIONS,
    graph::FUNCTIONS,
    graph_parts::PART_FUNCTIONS,
    graph_rules::FUNCTIONS,
    grid::FUNCTIONS,
    heap_products::FUNCTIONS,
    heap_rules::FUNCTIONS,
    misere::FUNCTIONS,
    mutable::FUNCTIONS,
    number::FUNCTIONS,
    own::FUNCTIONS,
    slider::FUNCTIONS,
    string::FUNCTIONS,
    strip::FUNCTIONS,
    system::FUNCTIONS,
    thermograph::FUNCTIONS,
    universe::FUNCTIONS,
];

/// The constants of all files.
static CONSTANTS: &[&[Constant]] = &[
    affine::CONSTANTS,
    coordinates::CONSTANTS,
    graph::CONSTANTS,
    graph_rules::CONSTANTS,
    heap_products::CONSTANTS,
    icon::CONSTANTS,
    player::CONSTANTS,
    stoppers::CONSTANTS,
    symmetry::CONSTANTS,
    system::CONSTANTS,
    transfinite::CONSTANTS,
];

/// The packages, and their contents.
pub(crate) static PACKAGES: &[(&str, &str)] = &[
    ("cgsuite", "The packages `cgsuite.lang`, `cgsuite.ui` and `cgsuite.util`."),
    (
        "cgsuite.lang",
        "Classes and functions of the language; the name of the package can be left out.",
    ),
    ("cgsuite.ui", "What shows games; the name of the package can be left out."),
    ("cgsuite.util", "Boards, graphs and files; the name of the package can be left out."),
    ("cgsuite.util.output", "What is printed in place of values, such as texts without quotes."),
    ("game", "Games and their values; the name of the package can be left out."),
    ("game.entailing", "Rulesets with entailing moves."),
    ("game.graph", "Rulesets on graphs."),
    ("game.grid", "Rulesets on boards."),
    ("game.heap", "Rulesets on heaps."),
    ("game.misere", "What impartial games are worth in misère play."),
    ("game.strip", "Rulesets on strips."),
];

/// All methods.
pub(crate) fn methods() -> impl Iterator<Item = &'static Method> {
    METHODS.iter().copied().flatten()
}

/// All functions.
pub(crate) fn functions() -> impl Iterator<Item = &'static Function> {
    FUNCTIONS.iter().copied().flatten()
}

/// All constants.
pub(crate) fn constants() -> impl Iterator<Item = &'static Constant> {
    CONSTANTS.iter().copied().flatten()
}

/// Packages, classes that a program can name, and functions.
pub(crate) fn entries() -> impl Iterator<Item = Entry> {
    let packages = PACKAGES.iter().map(|(name, _)| Entry::Package(name));
    let classes = CLASSES.iter().filter(|class| class.is_named).map(Entry::Class);
    packages.chain(classes).chain(functions().map(|it| Entry::Function(it.name)))
}
