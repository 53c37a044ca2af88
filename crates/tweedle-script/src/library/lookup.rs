//! What names mean: the tables of all files, joined, and the messages about names that are in none.

use super::no_game::no_game_hint;
use super::table::{Call, Constant, Function, Method};
use super::{
    about, affine, boards, collection, compound, construct, coordinates, days, duration, each,
    elsewhere, explicit, explorer, fox_rules, game, graph, graph_rules, grid, heap_products,
    heap_rules, heat, icon, infinitesimal, integer, kinds, known, later, map, misere, mutable,
    nim_arithmetic, number, ordinal, original, output, own, parity, picture, player, position,
    range, rulesets, sensible, sides, string, strip, symmetry, system, text_parts, thermograph,
    transfinite,
};
use crate::ast::Name;
use crate::class::{self, CLASSES};
use crate::code::Site;
use crate::diagnostic::cut;
use crate::failure::{At, Evaluated, Failure};
use crate::operate::{Arguments, Bound, Callee, is_unvalued, required};
use crate::problem::Problem;
use crate::run::{BoundClass, MethodInfo};
use crate::value::Value;
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_rules::Registry;

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
    graph::PART_METHODS,
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
    graph::PART_FUNCTIONS,
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
    sides::CONSTANTS,
    symmetry::CONSTANTS,
    system::CONSTANTS,
    transfinite::CONSTANTS,
];

/// The packages, and what is in them.
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

/// What all values but classes have.
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

/// What a qualified name of a package, class or function stands for; a class that can be called stands
/// for itself.
#[derive(Clone, Copy)]
pub(crate) enum Entry {
    Package(&'static str),
    Class(&'static class::Class),
    Function(&'static Function),
}

impl Entry {
    /// The qualified name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Entry::Package(name) => name,
            Entry::Class(class) => class.name,
            Entry::Function(function) => function.name,
        }
    }
}

/// Packages, classes that a program can name, and functions.
pub(super) fn entries() -> impl Iterator<Item = Entry> {
    let packages = PACKAGES.iter().map(|(name, _)| Entry::Package(name));
    let classes = CLASSES.iter().filter(|class| class.is_named).map(Entry::Class);
    packages.chain(classes).chain(functions().map(Entry::Function))
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

/// Whether a name is that of a class or package and so cannot be a variable.
pub(crate) fn is_class(name: &str) -> bool {
    matches!(find(name), Some(Entry::Package(_) | Entry::Class(_)))
}

/// Whether a name is that of a package, or of the first part of one.
pub(crate) fn is_package(name: &str) -> bool {
    PACKAGES.iter().any(|(package, _)| *package == name)
}

/// Whether a name is that of a constant, or of a ruleset as positions are printed.
pub(crate) fn is_constant(registry: &Registry, name: &str) -> bool {
    let is_imported = |package: &&str| known::constant(&format!("{package}{name}")).is_some();
    known::constant(name).is_some()
        || IMPORTED.iter().any(is_imported)
        || rulesets::unqualified(registry, name).is_some()
}

/// A member of a class of the library in whose place one of a program comes.
pub(crate) struct Overridden {
    /// Its qualified name.
    pub(crate) name: String,
    /// Whether `override` has to be said: not where the member is one that older files cannot know.
    pub(crate) is_original: bool,
}

/// The method of a class of the library that a class of a program overrides by one with a name and so many parameters; a
/// property has none.
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

/// What classes of programs say of themselves: the class of the library that has it, its name, and how many
/// parameters it has; a property has none.
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

/// Whether classes of programs have something with a name that no value of the library has.
pub(crate) fn is_open(name: &str) -> bool {
    OPEN.iter().any(|(_, open, _)| *open == name)
}

/// Whether values are printed with a name that no class has, so that it must keep its meaning. Names of
/// rulesets may be taken, for worksheets of `CGSuite` may have variables that are called so.
pub(crate) fn is_printed(name: &str) -> bool {
    ["Tiny", "Miny", "Left", "Right", "inf", "oo"].contains(&name)
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

/// What an unqualified name means in the library.
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

/// What a name means in a package or as a static member of a class.
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
        if let Entry::Function(function) = entry
            && session.may_declare(function.name)
        {
            // A class that is written in the language.
            return session.class_value(function.name, span).map(Some);
        }
        return Ok(Some(match entry {
            Entry::Function(function) => Value::Function(function.name),
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

/// Calls a value with arguments.
pub(crate) fn call(
    session: &mut Session,
    function: &Value,
    arguments: Arguments,
) -> Evaluated<Value> {
    if let Value::Function(name) | Value::Class(name) = function
        && let Some(function) = known::function(name)
    {
        let matched = arguments.bind(session, function.parameters)?;
        return (function.call)(session, &matched.bound());
    }
    if let Value::Function(name) | Value::Class(name) = function
        && let Some(entry) = session.registry.find(name)
    {
        return rulesets::call(session, entry, arguments);
    }
    if let Value::Map(_) = function {
        // A map is a function of its keys.
        const KEY: &[crate::operate::Parameter] = &[required("key", class::OBJECT)];
        let matched = arguments.bind(session, KEY)?;
        let bound = matched.bound();
        let (key, at) = bound.value(0);
        return super::index::index(session, function, &key.clone(), at);
    }
    let class = match function {
        Value::Ruleset(rules) => return construct::place(session, rules, arguments),
        Value::Class(name) => (*name).to_owned(),
        other => other.class(&session.analyst.store),
    };
    let failure = Failure::new(format!("No method `Eval` for class: `{class}`"), arguments.span)
        .with_problem(Problem::NotCallable { class: Box::from(&*class) });
    Err(if matches!(function, Value::Class(name) if short_name(name) == "Coordinates") {
        failure.with_hint("Coordinates are written `(row, column)`.")
    } else {
        failure
    })
}

/// Calls a method of an object, or reads a property, which is a method without parameters.
pub(crate) fn method(
    session: &mut Session,
    object: &Value,
    site: &Site,
    values: &[Value],
    span: Span,
) -> Evaluated<Value> {
    let family = family(object);
    let known = family.and_then(|family| site.cache.get(family)).and_then(known::numbered);
    let method = match known.or_else(|| found_method(session, object, family, site)) {
        Some(method) => method,
        None if is_of_values(object, &site.name) => {
            let value = session.worth(object, span)?;
            return method(session, &value, site, values, span);
        }
        None => return Err(not_a_method(session, object, site)),
    };
    let bound = Bound::of_method(object, method.parameters, site, values, span);
    let result = match bound {
        Some(bound) => run(&method.call, session, object, &bound),
        None => run_matched(method, session, object, site, values, span),
    };
    result.map_err(|failure| failure.unwrap_or_else(|| not_a_method(session, object, site)))
}

/// The same for a method whose arguments have to be matched to its parameters.
#[cold]
fn run_matched(
    method: &Method,
    session: &mut Session,
    object: &Value,
    site: &Site,
    values: &[Value],
    span: Span,
) -> Result<Value, Option<Failure>> {
    if method.gives == class::RULESET && method.parameters.is_empty() {
        // What the property gives is called: `Clobber.ImpartialVariant("xo")`.
        let none = Arguments::none(site.name.to_string(), span);
        let none = none.bind(session, method.parameters)?;
        let rules = run(&method.call, session, object, &none.bound())?;
        return Ok(call(session, &rules, arguments(object, site, values, span))?);
    }
    let matched = arguments(object, site, values, span).bind(session, method.parameters)?;
    run(&method.call, session, object, &matched.bound())
}

/// The arguments of a call of a method.
fn arguments(object: &Value, site: &Site, values: &[Value], span: Span) -> Arguments {
    let callee = Callee::Method(object.clone(), site.name.clone());
    let mut arguments = Arguments::none(callee, span);
    for (argument, value) in site.arguments.iter().zip(values) {
        arguments.push(argument.name.as_ref(), value.clone(), argument.span);
    }
    arguments
}

/// The method of this name that a value has: that of its most special class. The site remembers the last one that it
/// found for a value whose class is known at a glance.
#[cold]
fn found_method(
    session: &mut Session,
    object: &Value,
    family: Option<u32>,
    site: &Site,
) -> Option<&'static Method> {
    let kind = object.kind(&session.analyst.store);
    let found = session.known.methods(kind, &site.name);
    let method = found.iter().find(|method| has_method(object, method)).copied()?;
    if let (Some(family), Some(number)) = (family, known::number(method)) {
        site.cache.set(family, number);
    }
    Some(method)
}

/// Whether a game has a method by its value: `.Temperature` of a position is that of what it is worth.
fn is_of_values(object: &Value, name: &str) -> bool {
    is_unvalued(object) && !ranked(class::SHORT, name).is_empty()
}

/// A number that values have in common which have the same class and the same methods; no class of a program has it.
fn family(value: &Value) -> Option<u32> {
    let number = match value {
        Value::List(_) => 0,
        Value::Set(_) => 1,
        Value::Map(_) => 2,
        Value::String(_) => 3,
        Value::Grid(_) => 4,
        Value::Strip(_) => 5,
        Value::Coordinates(..) => 6,
        Value::Player(_) => 7,
        Value::Range(_) => 8,
        Value::Mutable(it) => 9 + it.kind() as u32,
        // 0 is of a class of its own.
        Value::Integer(n) if *n != 0 => 12,
        _ => return None,
    };
    Some(u32::MAX - 1 - number)
}

/// The methods with a name that values of a class may have, those of more special classes first.
pub(super) fn ranked(class: &str, name: &str) -> Vec<&'static Method> {
    let candidates = methods().filter(|method| method.name == name);
    let mut ranked: Vec<_> =
        candidates.filter_map(|method| Some((rank(method, class)?, method))).collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, method)| method).collect()
}

/// Whether a value, of a class that has a method, has it.
pub(crate) fn has_method(object: &Value, method: &Method) -> bool {
    // Of a class those only that classes themselves have.
    let is_of_class = method.of.contains(&class::CLASS);
    (is_of_class || !matches!(object, Value::Class(_))) && method.call.applies(object)
}

/// The method with a name that all values of a class have, if there is one.
pub(crate) fn method_of(class: &str, name: &str) -> Option<&'static Method> {
    ranked(class, name).first().copied()
}

/// The methods that all values of a class have, each once, with those of more special classes before
/// others of the same name.
pub(crate) fn methods_of(class: &str) -> Vec<&'static Method> {
    let mut found: Vec<_> =
        methods().filter_map(|method| Some((method.name, rank(method, class)?, method))).collect();
    found.sort_unstable_by_key(|(name, rank, _)| (*name, *rank));
    found.dedup_by_key(|(name, ..)| *name);
    found.into_iter().map(|(.., method)| method).collect()
}

/// How special the class is by which all values of a class have a method, if they do.
fn rank(method: &Method, kind: &str) -> Option<usize> {
    CLASSES
        .iter()
        .position(|class| method.of.contains(&class.name) && class::extends(kind, class.name))
}

/// Does the work of a method.
///
/// # Errors
/// Why it failed; `None` if the value is of another kind than that needs.
fn run(
    call: &Call,
    session: &mut Session,
    object: &Value,
    bound: &Bound,
) -> Result<Value, Option<Failure>> {
    let value = match (call, object) {
        (Call::Any(f), _) => f(session, object, bound),
        (Call::Short(f), Value::Game(g)) => f(session, *g, bound),
        (Call::Short(f), Value::Integer(n)) => {
            let g = session.analyst.store.number((*n).into()).at(bound.span)?;
            f(session, g, bound)
        }
        (Call::Number(f), _) => match session.as_rational(object) {
            Some(x) => f(session, x, bound),
            None => return Err(None),
        },
        (Call::Ordinal(f), _) => match session.as_ordinal(object) {
            Some(x) => f(session, x, bound),
            None => return Err(None),
        },
        (Call::Stopper(f), _) => match session.as_stopper(object, bound.span)? {
            Some(stopper) => f(session, stopper, bound),
            None => return Err(None),
        },
        (Call::Sided(f), _) => match session.sides_of(object, bound.span)? {
            Some(sides) => f(session, sides, bound),
            None => return Err(None),
        },
        (Call::Affine(f), Value::Affine(g)) => f(session, *g, bound),
        // An ordinary game is an affine one, too.
        (Call::Affine(f), Value::Game(_) | Value::Integer(_)) => {
            match session.as_affine(object, bound.span)? {
                Some(form) => f(session, form, bound),
                None => return Err(None),
            }
        }
        (Call::Misere(f), Value::Misere(g)) => f(session, *g, bound),
        (Call::Position(f) | Call::Impartial(f) | Call::Partizan(f), Value::Position(position)) => {
            if crate::scripted::is_scripted(position) {
                session.publish_variables()?;
            }
            f(session, position, bound)
        }
        (
            Call::Position(f) | Call::Impartial(f) | Call::Partizan(f),
            Value::Object(_) | Value::Explicit(_) | Value::Compound(_),
        ) => {
            let Some(position) = session.position_of(object, bound.span)? else { return Err(None) };
            match f(session, &position, bound) {
                Ok(value) => session.with_own_positions(value),
                Err(failure) => Err(session.or_endless(failure, object)),
            }
        }
        (Call::Explicit(f), Value::Explicit(explicit)) => f(session, explicit, bound),
        (Call::Elements(f), _) => match collection::elements(session, object, bound.span)? {
            Some(all) => f(session, all, bound),
            None => return Err(None),
        },
        (Call::Map(f), Value::Map(entries)) => f(session, entries, bound),
        (Call::Mutable(f), Value::Mutable(it)) => f(session, it, bound),
        (Call::Text(f), Value::String(text)) => f(session, text, bound),
        (Call::Code(f), Value::Ruleset(rules)) => match rules.code() {
            Some(code) => f(session, rules, code, bound),
            None => return Err(None),
        },
        (Call::Period(f), Value::Periodicity(period)) => f(session, **period, bound),
        (Call::Thermograph(f), Value::Thermograph(it)) => f(session, it, bound),
        (Call::Trajectory(f), Value::Trajectory(it)) => f(session, it, bound),
        (Call::Picture(f), Value::Picture(it)) => f(session, it, bound),
        (Call::Player(f), Value::Player(player)) => f(session, *player, bound),
        (Call::Coordinates(f), Value::Coordinates(row, column)) => {
            f(session, (*row, *column), bound)
        }
        (Call::Grid(f), Value::Grid(grid)) => f(session, grid, bound),
        (Call::Strip(f), Value::Strip(strip)) => f(session, strip, bound),
        (Call::Graph(f), Value::Graph(graph)) => f(session, graph, bound),
        (Call::Vertex(f), Value::Vertex(vertex)) => f(session, vertex, bound),
        (Call::Edge(f), Value::Edge(edge)) => f(session, edge, bound),
        (Call::Icon(f), Value::Icon(icon)) => f(session, *icon, bound),
        _ => return Err(None),
    }?;
    // What it made has been counted where it was made.
    session.control.check_memory().at(bound.span)?;
    Ok(value)
}

/// The message that an object has no such method.
fn not_a_method(session: &Session, object: &Value, site: &Site) -> Failure {
    let name = &Name { text: site.name.to_string(), span: site.span };
    if let Value::Class(class) = object {
        return not_a_member(session, class, name);
    }
    let failure = Failure::new(
        format!(
            "Not a method or member variable: `{}` (in object of class `{}`)",
            cut(&name.text),
            object.class(&session.analyst.store)
        ),
        name.span,
    );
    if later::is_known(&name.text) {
        return failure.with_hint(LATER);
    }
    if let Value::Object(it) = object
        && let Some(methods) = it.class.methods.get(&name.text)
    {
        let text = cut(&name.text);
        let has_none = |method: &Arc<MethodInfo>| method.parameters.iter().flatten().count() == 0;
        let (message, hint) = if methods.iter().all(has_none) {
            (format!("`{text}` is a method that is called with brackets."), "()")
        } else {
            (format!("`{text}` is a method with parameters."), "(...)")
        };
        return Failure::new(message, name.span).with_hint(format!("Call it: `.{text}{hint}`."));
    }
    if let Some(hint) = unchanging(object, &name.text) {
        return failure.with_hint(hint);
    }
    if let Some(hint) = elsewhere::member(&name.text) {
        return failure.with_hint(hint);
    }
    if name.text == "Thermograph" && crate::operate::is_loopy(object) {
        let hint = "In a loopy value the moves that take a ko are reversible. A position has a thermograph, such as a token on a graph.";
        return failure.with_hint(hint);
    }
    let others: Vec<&Method> = methods().filter(|method| method.name == name.text).collect();
    let is_of = |class: &str| others.iter().any(|method| method.of.contains(&class));
    if let Value::Ruleset(rules) = object {
        if let Some(code) = rules.code().filter(|_| name.text.starts_with("Misere")) {
            let hint = format!("`tweedle grundy {code} --misere` tells genera of misère play.");
            return failure.with_hint(hint);
        }
        if is_of(class::RULESET) {
            return failure.with_hint("Only rulesets on heaps that have one code can tell this.");
        }
        if others.iter().any(|method| is_of_some_position(method)) {
            let expression = cut(rules.expression());
            let hint = format!("Give it a position first: `{expression}(...).{}`.", name.text);
            return failure.with_hint(hint);
        }
    }
    if others.iter().any(|method| method.of == affine::AND_ORDINARY) {
        return failure.with_hint("Only affine games have this, such as `{oo|0}`.");
    }
    let is_position =
        matches!(object, Value::Position(_) | Value::Explicit(_) | Value::Compound(_));
    // Methods of some kinds of positions only.
    if is_position && is_of(class::POSITION) {
        let impartial = matches!(object, Value::Position(it) if it.is_impartial());
        return failure.with_hint(if impartial {
            "Positions have this where the players have different moves; here take the `.NimValue`."
        } else {
            "Positions have this where both players have the same moves."
        });
    }
    if is_position && !others.is_empty() {
        return failure.with_hint("Take the `.CanonicalForm` first: this belongs to values.");
    }
    if !others.is_empty()
        && let Some(hint) = no_game_hint(object)
    {
        return failure.with_hint(hint);
    }
    let own = methods_of(object.kind(&session.analyst.store));
    let own = own.into_iter().filter(|method| has_method(object, method));
    let own = own.map(|method| method.name.to_owned());
    let declared = match object {
        Value::Object(it) => crate::check::names_of_info(&it.class),
        Value::Declared(it) => crate::check::names_of_class(&it.class),
        _ => vec![],
    };
    meant(failure, &name.text, declared.into_iter().chain(own).filter(|it| *it != name.text))
}

/// The hint that a collection does not change, if it is asked for what its mutable sister has.
fn unchanging(object: &Value, name: &str) -> Option<String> {
    let (kind, class, anew) = match (object, name) {
        (Value::List(_), "Add") => {
            ("list", class::MUTABLE_LIST, "`c.Adjoin(x)` gives one with another element")
        }
        (Value::List(_), "Update") => {
            ("list", class::MUTABLE_LIST, "`c.Updated(i, x)` gives one with another element there")
        }
        (Value::List(_), "RemoveAt") => (
            "list",
            class::MUTABLE_LIST,
            "`[c[i] for i from 1 to c.Size where i != n]` gives one without the element",
        ),
        (Value::Set(_), "Add") => {
            ("set", class::MUTABLE_SET, "`c.Adjoin(x)` gives one with another element")
        }
        (Value::List(_) | Value::Set(_), "Remove") => {
            let is_list = matches!(object, Value::List(_));
            let without = "`[y for y in c where y != x]` gives a list without the element";
            if is_list {
                ("list", class::MUTABLE_LIST, without)
            } else {
                ("set", class::MUTABLE_SET, without)
            }
        }
        (Value::Map(_), "Put" | "Update") => {
            ("map", class::MUTABLE_MAP, "`m.Updated(k, x)` gives one with another value there")
        }
        _ => return None,
    };
    let mutable = class.rsplit('.').next().unwrap_or(class);
    let method = if name == "Update" && kind == "map" { "Put" } else { name };
    Some(format!("A {kind} does not change: {anew}. A `{mutable}` has `{method}`."))
}

/// Whether a position or its value has a method, or may have it.
fn is_of_some_position(method: &Method) -> bool {
    let kinds = [class::POSITION, class::SHORT, class::RATIONAL, class::AFFINE];
    kinds.iter().any(|kind| rank(method, kind).is_some())
}

/// The message that a package or class has no such member.
pub(crate) fn not_a_member(session: &Session, class: &str, name: &Name) -> Failure {
    if later::is_known(&name.text) {
        return not_yet(&name.text, name.span);
    }
    let kind = match known::entry(class) {
        Some(Entry::Package(_)) => "package",
        _ => "class",
    };
    let message = format!("There is no `{}` in the {kind} `{class}`.", cut(&name.text));
    let failure = Failure::new(message, name.span);
    let rulesets = session.registry.entries().iter().map(|entry| entry.name);
    let known: Vec<&'static str> = entries().map(Entry::name).chain(rulesets).collect();
    let is_inside = |known: &&str| known.rsplit_once('.').is_some_and(|(of, _)| of == class);
    let (mut inside, outside): (Vec<_>, Vec<_>) = known.into_iter().partition(is_inside);
    let own = |known: &&'static str| short_name(known).rsplit('.').next().unwrap_or_default();
    // The same name in a package beside this one.
    let family = class.rsplit_once('.').map_or(class, |(family, _)| family);
    let is_beside = |known: &&str| {
        known.rsplit_once('.').is_some_and(|(of, _)| {
            of.strip_prefix(family).is_some_and(|rest| rest.starts_with('.'))
        })
    };
    let beside = || outside.iter().copied().filter(is_beside).map(str::to_owned);
    let inside_like =
        |least| nearest_by(&name.text, inside.iter().map(|known| (*known).to_owned()), least);
    // Few names stand in a class, so that a lesser likeness is enough to be meant.
    let least = if kind == "class" { 0.7 } else { 0.77 };
    let near = inside_like(0.95)
        .or_else(|| nearest_by(&name.text, beside(), 0.95))
        .or_else(|| inside_like(least))
        .or_else(|| nearest(&name.text, beside()));
    let failure = if kind == "package" {
        let near = near.as_deref().map(Box::from);
        failure.with_problem(Problem::NotInPackage { package: class.into(), near })
    } else {
        failure
    };
    if let Some(near) = near {
        return failure.with_hint(format!("Did you mean `{near}`?"));
    }
    if inside.is_empty() {
        return failure;
    }
    inside.sort_unstable();
    inside.dedup();
    let all: Vec<&str> = inside.iter().map(own).collect();
    failure.with_hint(format!("There are {}.", all.join(", ")))
}

/// The hint for a package that is written as one word, which may have been meant for a variable; `near` is what else may have
/// been meant after it.
pub(crate) fn no_variable(word: &str, package: &str, near: Option<&str>) -> String {
    let told = near.map_or(String::new(), |near| format!("Did you mean `{near}`? "));
    format!("{told}`{word}` is the package `{package}` here, for no variable is called `{word}`.")
}

/// The message that a name means nothing. `near` are names of what stands around it, which are meant sooner than the others
/// that are `known`.
pub(crate) fn undefined(name: &str, near: Vec<String>, known: Vec<String>, span: Span) -> Failure {
    if later::is_known(name) {
        return not_yet(name, span);
    }
    let failure = Failure::new(format!("That variable is not defined: `{}`", cut(name)), span)
        .with_problem(Problem::UndefinedName { name: name.into() });
    if let Some(hint) = elsewhere::name(name) {
        return failure.with_hint(hint);
    }
    let of = |names: Vec<String>, bonus| names.into_iter().map(move |it| (it, bonus));
    match nearest_of(name, of(near, AROUND).chain(of(known, 0.0)), LIKE) {
        // Who forgets the parameter would be led astray by the class.
        Some(near) if name == "player" && near == "Player" => failure.with_hint(
            "A method for a player has a parameter: `override def Options(player as Player) := ...`.",
        ),
        Some(near) => failure.with_hint(format!("Did you mean `{near}`?")),
        None => failure,
    }
}

/// Adds to a message the candidate that may have been meant.
fn meant(failure: Failure, name: &str, candidates: impl IntoIterator<Item = String>) -> Failure {
    match nearest(name, candidates) {
        Some(near) => failure.with_hint(format!("Did you mean `{near}`?")),
        None => failure,
    }
}

/// The message that a name of `CGSuite` is not supported yet.
fn not_yet(name: &str, span: Span) -> Failure {
    Failure::new(format!("`{name}` is not supported yet."), span).with_hint(LATER)
}

const LATER: &str = "CGSuite has this; Tweedle does not have it yet.";

/// The candidate most like a name that is none of them, if any is like it.
pub(crate) fn nearest(name: &str, candidates: impl IntoIterator<Item = String>) -> Option<String> {
    nearest_by(name, candidates, LIKE)
}

/// How like a name another one has to be that may have been meant.
const LIKE: f64 = 0.84;

/// How much more like what is around a name counts.
const AROUND: f64 = 0.05;

/// The longest name for which something like it is looked for: nobody writes such a one by mistake.
const LONGEST: usize = 100;

/// The candidate most like a name, if it is as like as `least`, where 1 is the same.
fn nearest_by(
    name: &str,
    candidates: impl IntoIterator<Item = String>,
    least: f64,
) -> Option<String> {
    nearest_of(name, candidates.into_iter().map(|candidate| (candidate, 0.0)), least)
}

/// The same of candidates that count as so much more like the name.
fn nearest_of(
    name: &str,
    candidates: impl IntoIterator<Item = (String, f64)>,
    least: f64,
) -> Option<String> {
    if name.len() > LONGEST {
        return None;
    }
    // The same package says little: its classes are not alike for it.
    let whole = name.to_lowercase();
    let name = name.rsplit('.').next().unwrap_or(name);
    let (lower, sorted) = (name.to_lowercase(), sorted_words(name));
    let is_qualified = whole.len() > lower.len();
    let scored = candidates.into_iter().map(|(candidate, bonus)| {
        let own = candidate.rsplit('.').next().unwrap_or(&candidate);
        let score = strsim::jaro_winkler(&lower, &own.to_lowercase());
        let score = if is_qualified {
            score
        } else {
            score.max(strsim::jaro_winkler(&whole, &candidate.to_lowercase()))
        };
        // `StopLeft` has the words of `LeftStop`.
        let score = if sorted == sorted_words(own) { score.max(0.99) } else { score };
        (score + bonus, candidate)
    });
    // What works without a package or a class before it is meant sooner.
    let dots = |name: &str| name.matches('.').count();
    let best = scored.max_by(|(a, x), (b, y)| {
        a.total_cmp(b).then_with(|| dots(y).cmp(&dots(x))).then_with(|| y.cmp(x))
    })?;
    (best.0 >= least).then_some(best.1)
}

/// The words of a name such as `LeftStop`, in small letters and sorted.
fn sorted_words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for c in name.chars() {
        match words.last_mut() {
            Some(word) if !c.is_uppercase() => word.push(c),
            _ => words.push(c.to_string()),
        }
    }
    let mut words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    words.sort_unstable();
    words
}
