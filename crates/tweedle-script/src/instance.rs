//! Tests that a value is an instance of a class: `is`, `as`, overloads and messages ask here.

use crate::Session;
use crate::class::{self, IMPARTIAL, TAKE_AND_BREAK};
use crate::value::Value;
use tweedle_rules::Shape;
use tweedle_search::{Position, Rules};

/// The classes that rulesets of the registry have in common, as published for `CGSuite`: the class, and its rulesets.
/// [`base`] finds the class that a ruleset extends by its shape.
const FAMILIES: &[(&str, &[&str])] = &[
    (
        "game.grid.GenClobber",
        &[
            "game.grid.AntiClobber",
            "game.grid.Clobber",
            "game.grid.HotClobber",
            "game.grid.Kings",
            "game.grid.Knights",
            "game.grid.Queens",
            "game.grid.Rooks",
        ],
    ),
    (
        "game.grid.GenFoxAndGeese",
        &["game.grid.CeyloneseFoxAndGeese", "game.grid.FoxAndGeese", "game.grid.GenFoxAndGeese"],
    ),
    (
        "game.strip.GenToadsAndFrogs",
        &[
            "game.strip.BackslidingToadsAndFrogs",
            "game.strip.ElephantsAndRhinos",
            "game.strip.GenToadsAndFrogs",
            "game.strip.ToadsAndFrogs",
        ],
    ),
    ("game.graph.GenCol", &["game.graph.Col", "game.graph.Snort"]),
    ("game.graph.GenHackenbush", &["game.graph.Hackenbush"]),
    ("game.heap.GenWythoff", &["game.heap.Wythoff"]),
    ("game.heap.TakeAway", &["game.heap.FibonacciNim", "game.heap.TakeAway"]),
];

/// The class that the rulesets with a shape extend, and that of their positions.
fn base(shape: Shape, is_impartial: bool) -> Option<[&'static str; 2]> {
    Some(match shape {
        Shape::Grid | Shape::Pieces => ["game.grid.GridRuleset", "game.grid.GridGame"],
        Shape::Strip => ["game.strip.StripRuleset", "game.strip.StripGame"],
        Shape::Graph => ["game.graph.GraphRuleset", "game.graph.GraphGame"],
        Shape::Heaps if is_impartial => ["game.heap.HeapRuleset", "game.heap.HeapRuleset.Position"],
        Shape::Pair if is_impartial => {
            ["game.heap.CoordinateRuleset", "game.heap.CoordinateRuleset.Position"]
        }
        _ => return None,
    })
}

/// True if a value is an instance of a class, by its qualified name, or of one that extends it.
pub(crate) fn is_instance(session: &Session, value: &Value, class: &str) -> bool {
    if let Value::Object(object) = value {
        return object.class.extends(class);
    }
    let kind = value.kind(&session.analyst.store);
    class::extends(kind, class) || is_of_family(session, value, class)
}

/// The same of what every class of positions and rulesets of the registry says of itself.
fn is_of_family(session: &Session, value: &Value, class: &str) -> bool {
    match value {
        Value::Ruleset(rules) => {
            rules.class() == class
                || (class == TAKE_AND_BREAK && rules.code().is_some())
                || base_of(session, &**rules).is_some_and(|[base, _]| base == class)
                || family(rules.class()) == Some(class)
        }
        Value::Position(position) => is_position_of(session, value, position, class),
        _ => false,
    }
}

fn is_position_of(session: &Session, value: &Value, position: &Position, class: &str) -> bool {
    if class == IMPARTIAL {
        return position.is_impartial();
    }
    let Some((component, false)) = position.single() else { return false };
    let rules = component.rules_handle();
    let is_of = |ruleset: &str| rules.class() == ruleset || family(rules.class()) == Some(ruleset);
    value.class(&session.analyst.store) == class
        || class.strip_suffix(".Position").is_some_and(is_of)
        || base_of(session, &*rules).is_some_and(|[_, base]| base == class)
}

/// The class that a ruleset of the registry extends by its shape, and that of its positions.
fn base_of(session: &Session, rules: &dyn Rules) -> Option<[&'static str; 2]> {
    base(session.registry.find(rules.class())?.shape(), rules.facts().is_impartial)
}

/// True if a value is an instance of the class to the right of `is`; `None` if `class` is no class.
pub(crate) fn is_of(session: &Session, value: &Value, class: &Value) -> Option<bool> {
    Some(match class {
        Value::Class(class) => is_instance(session, value, class),
        // A class that is called has the name of a function.
        Value::Function(class)
            if session.registry.find(class).is_some() || class::find(class).is_some() =>
        {
            is_instance(session, value, class)
        }
        Value::Ruleset(rules) => is_instance(session, value, rules.class()),
        Value::Declared(bound) => is_instance(session, value, &bound.class.name),
        // The name of a class that has one object means that.
        Value::Object(only) if only.class.modifiers.is_singleton => {
            is_instance(session, value, &only.class.name)
        }
        _ => return None,
    })
}

/// The class that a ruleset has in common with others, besides that of its shape.
pub(crate) fn family(ruleset: &str) -> Option<&'static str> {
    FAMILIES.iter().find(|(_, members)| members.contains(&ruleset)).map(|(family, _)| *family)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::class::RULES;

    #[test]
    fn families_are_of_rulesets_that_are_there() {
        let registry = tweedle_rulesets::standard();
        for ruleset in FAMILIES.iter().flat_map(|(_, members)| *members) {
            assert!(registry.find(ruleset).is_some(), "{ruleset}");
        }
    }

    #[test]
    fn all_rulesets_extend_the_class_of_rulesets() {
        let session = Session::of(tweedle_rulesets::standard());
        for entry in session.registry.entries() {
            let rules = crate::library::named_ruleset(&session.registry, entry.name());
            if let Some(rules @ Value::Ruleset(_)) = rules {
                assert!(is_instance(&session, &rules, RULES), "{}", entry.name());
            }
        }
    }
}
