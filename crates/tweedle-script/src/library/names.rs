//! Meanings of names: the tables of all files, joined, and the messages about names that are in none.

use super::calls::methods_of;
use super::table::{Call, Constant, Function, Method};
use super::{
    about, affine, boards, collection, compound, coordinates, days, duration, each, explicit,
    explorer, fox_rules, game, graph, graph_parts, graph_rules, grid, heap_products, heap_rules,
    heat, icon, infinitesimal, integer, kinds, known, map, misere, mutable, nim_arithmetic, number,
    ordinal, original, output, own, parity, picture, player, position, range, rulesets, sensible,
    sides, stoppers, string, strip, symmetry, system, text_parts, thermograph, transfinite,
};
use crate::class::{self, CLASSES};
use crate::class::{Entry, Overridden};
use crate::failure::{At, Evaluated};
use crate::run;
use crate::session::class_names::may_declare;
use crate::value::Value;
use crate::value::object::BoundClass;
use crate::{Session, Span};
use tweedle_rules::Registry;
use tweedle_syntax::ast::Name;

/// The methods of all files.
static METHODS: &[&[Method]] = &[
    OBJECT_METHODS,
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
    sensible::METHODS,
    sides::METHODS,
    string::METHODS,
    strip::METHODS,
    text_parts::METHODS,
    thermograph::METHODS,
    transfinite::METHODS,
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
    string::FUNCTIONS,
    strip::FUNCTIONS,
    system::FUNCTIONS,
    thermograph::FUNCTIONS,
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

/// Packages whose members need no qualification.
const IMPORTED: [&str; 4] = ["cgsuite.lang.", "cgsuite.util.", "game.", "cgsuite.ui."];

/// The methods of all values but classes.
static OBJECT_METHODS: &[Method] = &[Method {
    of: &[class::OBJECT],
    name: "Class",
    parameters: &[],
    gives: class::CLASS,
    doc: "The class of the value.",
    example: ("{1|2}.Class", "⟪game.DyadicRational⟫"),
    call: Call::Any(|session, value, _| {
        if let Value::Object(object) = value {
            let (class, enclosing) = (object.class.clone(), object.enclosing.clone());
            return Ok(Value::Declared(BoundClass { class, enclosing }.into()));
        }
        let name = value.class(&session.analyst.store);
        Ok(class_value(session, &name))
    }),
}];

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
pub(super) fn entries() -> impl Iterator<Item = Entry> {
    let packages = PACKAGES.iter().map(|(name, _)| Entry::Package(name));
    let classes = CLASSES.iter().filter(|class| class.is_named).map(Entry::Class);
    packages.chain(classes).chain(functions().map(|it| Entry::Function(it.name)))
}

/// The entry with a name, which may leave out an imported package. Packages inside of such a one are not meant: `grid`
/// and `strip` are what boards are called in programs.
pub(crate) fn find(name: &str) -> Option<Entry> {
    let imported = |package: &&str| match known::entry(&format!("{package}{name}")) {
        Some(Entry::Package(_)) => None,
        entry => entry,
    };
    known::entry(name).or_else(|| IMPORTED.iter().find_map(imported))
}

/// True if a name is that of a class or package and so cannot be a variable.
pub(crate) fn is_class(name: &str) -> bool {
    matches!(find(name), Some(Entry::Package(_) | Entry::Class(_)))
}

/// True if a name is that of a constant, or of a ruleset as positions are printed.
pub(crate) fn is_constant(registry: &Registry, name: &str) -> bool {
    let is_imported = |package: &&str| known::constant(&format!("{package}{name}")).is_some();
    known::constant(name).is_some()
        || IMPORTED.iter().any(is_imported)
        || rulesets::unqualified(registry, name).is_some()
}

/// The method of a class of the library that is overridden by a method of a class of a program with a name and
/// a number of parameters; a property has none.
pub(crate) fn overridable(
    class: &str,
    name: &str,
    parameters: Option<usize>,
) -> Option<Overridden> {
    let is_it = |(of, it, count): &&(&str, &str, Option<usize>)| {
        *it == name && *count == parameters && class::extends(class, of)
    };
    if let Some((of, it, _)) = OPEN.iter().find(is_it) {
        return Some(Overridden { name: format!("{of}.{it}"), is_original: true });
    }
    let count = parameters.unwrap_or(0);
    let own = methods_of(class).into_iter().find(|method| {
        method.name == name
            && (method.parameters.is_empty() == parameters.is_none())
            && method.parameters.len() == count
    })?;
    let of = own.of.iter().find(|of| class::extends(class, of)).copied().unwrap_or(class);
    let is_original = original::has(of, name);
    Some(Overridden { name: format!("{of}.{name}"), is_original })
}

/// The names of all that a class of a program may override of a class of the library.
pub(crate) fn overridable_names(class: &str) -> Vec<String> {
    let open = OPEN.iter().filter(|(of, ..)| class::extends(class, of)).map(|(_, name, _)| *name);
    let methods = methods_of(class).into_iter().map(|it| it.name);
    open.chain(methods).map(str::to_owned).collect()
}

/// The members that the library asks of classes of programs: the class of the library that has the member, its
/// name, and the number of its parameters; a property has none.
const OPEN: &[(&str, &str, Option<usize>)] = &[
    (class::GAME, "Options", Some(1)),
    (class::GAME, "Options", None),
    (class::GAME, "Decomposition", None),
    (class::GAME, "DepthHint", None),
    (class::GAME, "CanonicalForm", None),
    (class::GAME, "GameValue", None),
    (class::GAME, "OutcomeClass", None),
    (class::GAME, "NimValue", None),
    (class::OBJECT, "ToOutput", None),
    (class::OBJECT, "ToString", None),
];

/// True if classes of programs have something with a name that no value of the library has.
pub(crate) fn is_open(name: &str) -> bool {
    OPEN.iter().any(|(_, open, _)| *open == name)
}

/// A qualified name without the package, if that is imported.
pub(crate) fn short_name(name: &'static str) -> &'static str {
    let prefix = IMPORTED.iter().find(|prefix| name.starts_with(**prefix));
    prefix.map_or(name, |prefix| &name[prefix.len()..])
}

/// The unqualified names that mean something, but for rulesets. Symbols such as `∞` are left out.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    let constants = constants().map(|constant| constant.name).filter(|name| name.is_ascii());
    let entries = entries().map(Entry::name).chain(constants);
    entries.map(short_name)
}

/// The meaning of an unqualified name in the library.
pub(crate) fn named(session: &mut Session, name: &str, span: Span) -> Evaluated<Option<Value>> {
    if let Some(value) = qualified(session, name, span)? {
        return Ok(Some(value));
    }
    for package in IMPORTED {
        if let Some(value) = qualified(session, &format!("{package}{name}"), span)? {
            return Ok(Some(value));
        }
    }
    // As positions are printed.
    let ruleset = rulesets::unqualified(&session.registry, name);
    Ok(ruleset.and_then(|name| rulesets::named(&session.registry, name)))
}

/// The meaning of a name in a package or as a static member of a class.
pub(crate) fn member_of_class(
    session: &mut Session,
    class: &str,
    name: &Name,
    span: Span,
) -> Evaluated<Option<Value>> {
    qualified(session, &format!("{class}.{}", name.text), span)
}

fn qualified(session: &mut Session, name: &str, span: Span) -> Evaluated<Option<Value>> {
    if let Some(constant) = known::constant(name) {
        return (constant.value)(session, span).map(Some);
    }
    if let Some(entry) = known::entry(name) {
        if let Entry::Function(name) = entry
            && may_declare(session, name)
        {
            // A class that is written in the language.
            return run::class_value(session, name, span).map(Some);
        }
        return Ok(Some(match entry {
            Entry::Function(name) => Value::Function(name),
            Entry::Package(name) => Value::Class(name),
            Entry::Class(class) => Value::Class(class.name),
        }));
    }
    if !name.starts_with("game.") {
        return Ok(None);
    }
    session.control.check().at(span)?;
    Ok(rulesets::named(&session.registry, name))
}

/// The class with a qualified name, as a value.
fn class_value(session: &Session, name: &str) -> Value {
    match known::entry(name) {
        Some(entry) => Value::Class(entry.name()),
        // Rulesets and their positions have classes of their own, which only need to be shown.
        None => Value::Class(rulesets::class_name(&session.registry, name)),
    }
}
