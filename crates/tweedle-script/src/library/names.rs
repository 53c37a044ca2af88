//! What names mean.

use super::{affine, rulesets};
use crate::ast::Name;
use crate::failure::{At, Evaluated, Failure};
use crate::value::Value;
use crate::{Session, Span};
use tweedle::{Outcome, Player};

/// What kind of thing a qualified name is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Package,
    Class,
    Function,
}

use Kind::{Class, Function, Package};

/// Every qualified name but those of rulesets, constants and methods.
const ENTRIES: &[(&str, Kind)] = &[
    ("cgsuite", Package),
    ("cgsuite.lang", Package),
    ("cgsuite.util", Package),
    ("game", Package),
    ("game.entailing", Package),
    ("game.graph", Package),
    ("game.grid", Package),
    ("game.heap", Package),
    ("game.strip", Package),
    ("cgsuite.lang.Boolean", Class),
    ("cgsuite.lang.Class", Class),
    ("cgsuite.lang.Collection", Class),
    ("cgsuite.lang.Function", Class),
    ("cgsuite.lang.List", Class),
    ("cgsuite.lang.Map", Class),
    ("cgsuite.lang.Nothing", Class),
    ("cgsuite.lang.Object", Class),
    ("cgsuite.lang.Range", Class),
    ("cgsuite.lang.Set", Class),
    ("cgsuite.lang.String", Class),
    ("cgsuite.util.Coordinates", Class),
    ("cgsuite.util.Graph", Class),
    ("cgsuite.util.Grid", Class),
    ("game.AffineGame", Class),
    ("game.CanonicalShortGame", Class),
    ("game.DyadicRational", Class),
    ("game.ExplicitGame", Class),
    ("game.Game", Class),
    ("game.Integer", Class),
    ("game.Nimber", Class),
    ("game.NormalValue", Class),
    ("game.OutcomeClass", Class),
    ("game.Periodicity", Class),
    ("game.Player", Class),
    ("game.Rational", Class),
    ("game.Uptimal", Class),
    ("game.Zero", Class),
    ("game.heap.TakeAndBreak", Class),
    ("cgsuite.lang.Max", Function),
    ("cgsuite.lang.Mex", Function),
    ("cgsuite.lang.Min", Function),
    ("cgsuite.lang.Sum", Function),
    ("cgsuite.util.Graph.Clique", Function),
    ("cgsuite.util.Graph.Cycle", Function),
    ("cgsuite.util.Graph.Grid", Function),
    ("cgsuite.util.Graph.Parse", Function),
    ("cgsuite.util.Graph.Path", Function),
    ("cgsuite.util.Graph.Star", Function),
    ("cgsuite.util.Grid.Empty", Function),
    ("game.Integer.Parse", Function),
    ("cgsuite.util.File", Function),
    ("game.Miny", Function),
    ("game.Tiny", Function),
    ("game.Value", Function),
    ("game.entailing.CarryOnNim", Function),
    ("game.entailing.MoveTable", Function),
    ("game.entailing.Nimstring", Function),
    ("game.graph.PosetGame", Function),
    ("game.heap.PartizanSplittles", Function),
    ("game.heap.PartizanSubtraction", Function),
    ("game.heap.PartizanTakeAndBreak", Function),
    ("game.heap.Splittles", Function),
    ("game.heap.Subtraction", Function),
    ("game.heap.TakeAndBreak.FromSubtractionSet", Function),
    ("game.heap.TakeAway", Function),
];

/// Packages whose members need no qualification.
const IMPORTED: [&str; 3] = ["cgsuite.lang.", "cgsuite.util.", "game."];

/// Constants by their name in a package or class.
const CONSTANTS: &[&str] = &[
    "game.Left",
    "game.Right",
    "game.Player.Left",
    "game.Player.Right",
    "game.inf",
    "game.oo",
    "game.moon",
    "game.loony",
    "game.OutcomeClass.P",
    "game.OutcomeClass.N",
    "game.OutcomeClass.L",
    "game.OutcomeClass.R",
    "cgsuite.lang.Nothing",
];

/// The unqualified names that mean something, rulesets with their package.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    let entries = ENTRIES.iter().map(|(name, _)| *name).chain(CONSTANTS.iter().copied());
    let short = entries.map(|name| {
        let prefix = IMPORTED.iter().find(|prefix| name.starts_with(**prefix));
        prefix.map_or(name, |prefix| &name[prefix.len()..])
    });
    short.chain(rulesets::names())
}

/// Whether a name is that of a class or package and so cannot be a variable.
pub(crate) fn is_class(name: &str) -> bool {
    find(name).is_some_and(|(_, kind)| kind != Function)
}

fn find(name: &str) -> Option<(&'static str, Kind)> {
    let exact = |qualified: &str| ENTRIES.iter().copied().find(|(entry, _)| *entry == qualified);
    exact(name).or_else(|| IMPORTED.iter().find_map(|package| exact(&format!("{package}{name}"))))
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
    Ok(None)
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
    let constant = match name {
        "game.Left" | "game.Player.Left" => Some(Value::Player(Player::Left)),
        "game.Right" | "game.Player.Right" => Some(Value::Player(Player::Right)),
        "game.OutcomeClass.P" => Some(Value::Outcome(Outcome::P)),
        "game.OutcomeClass.N" => Some(Value::Outcome(Outcome::N)),
        "game.OutcomeClass.L" => Some(Value::Outcome(Outcome::L)),
        "game.OutcomeClass.R" => Some(Value::Outcome(Outcome::R)),
        "game.inf" => Some(Value::Infinite { negative: false }),
        "cgsuite.lang.Nothing" => Some(Value::Nothing),
        _ => None,
    };
    if constant.is_some() {
        return Ok(constant);
    }
    if let Some(value) = affine::constant(session, name, span)? {
        return Ok(Some(value));
    }
    let entry = ENTRIES.iter().find(|(entry, _)| *entry == name);
    if let Some((entry, kind)) = entry {
        return Ok(Some(match kind {
            Function => Value::Function(entry),
            Package | Class => Value::Class(entry),
        }));
    }
    if !name.starts_with("game.") {
        return Ok(None);
    }
    session.control.check().at(span)?;
    Ok(rulesets::standard(session, name).map(Value::Ruleset))
}

/// The message that a package or class has no such member.
pub(super) fn not_a_member(class: &str, name: &Name) -> Failure {
    if super::is_later(&name.text) {
        return super::not_yet(&name.text, name.span);
    }
    let kind = match find(class) {
        Some((_, Package)) => "package",
        _ => "class",
    };
    let message = format!("There is no `{}` in the {kind} `{class}`.", name.text);
    let failure = Failure::new(message, name.span);
    let entries = ENTRIES.iter().map(|(entry, _)| *entry).chain(rulesets::names());
    match nearest(&name.text, entries.map(str::to_owned)) {
        Some(near) => failure.with_hint(format!("Did you mean `{near}`?")),
        None => failure,
    }
}

/// The class with a qualified name, as a value.
pub(super) fn class_value(name: &str) -> Value {
    match ENTRIES.iter().find(|(entry, _)| *entry == name) {
        Some((entry, _)) => Value::Class(entry),
        // Rulesets and their positions have classes of their own, which only need to be shown.
        None => Value::Class(rulesets::class_name(name)),
    }
}

/// Whether a value is an instance of a class or of one that extends it.
pub(crate) fn is_instance(session: &Session, value: &Value, class: &str) -> bool {
    let own = value.class(&session.store);
    let chain: &[&str] = match own.as_str() {
        "game.Zero" => &[
            "game.Integer",
            "game.DyadicRational",
            "game.Rational",
            "game.Nimber",
            "game.Uptimal",
            "game.CanonicalShortGame",
            "game.NormalValue",
            "game.Game",
        ],
        "game.Integer" => &[
            "game.DyadicRational",
            "game.Rational",
            "game.Uptimal",
            "game.CanonicalShortGame",
            "game.NormalValue",
            "game.Game",
        ],
        "game.DyadicRational" => &[
            "game.Rational",
            "game.Uptimal",
            "game.CanonicalShortGame",
            "game.NormalValue",
            "game.Game",
        ],
        "game.Nimber" => {
            &["game.Uptimal", "game.CanonicalShortGame", "game.NormalValue", "game.Game"]
        }
        "game.Uptimal" => &["game.CanonicalShortGame", "game.NormalValue", "game.Game"],
        "game.CanonicalShortGame" => &["game.NormalValue", "game.Game"],
        "game.Rational" => &["game.NormalValue"],
        "cgsuite.lang.List" | "cgsuite.lang.Set" | "cgsuite.lang.Map" | "cgsuite.lang.Range" => {
            &["cgsuite.lang.Collection"]
        }
        _ if matches!(value, Value::Affine(_) | Value::Position(_) | Value::Explicit(_)) => {
            &["game.Game"]
        }
        _ => &[],
    };
    own == class || class == "cgsuite.lang.Object" || chain.contains(&class)
}

/// The candidate most like a name that is none of them, if any is like it.
pub(crate) fn nearest(name: &str, candidates: impl IntoIterator<Item = String>) -> Option<String> {
    let lower = name.to_lowercase();
    let scored = candidates.into_iter().map(|candidate| {
        let last = candidate.rsplit('.').next().unwrap_or(&candidate).to_lowercase();
        let whole = candidate.to_lowercase();
        let score = strsim::jaro_winkler(&lower, &last).max(strsim::jaro_winkler(&lower, &whole));
        (score, candidate)
    });
    let best = scored.max_by(|(a, x), (b, y)| a.total_cmp(b).then_with(|| y.cmp(x)))?;
    (best.0 >= 0.84).then_some(best.1)
}
