//! Heaps of a ruleset that a program defines: one by itself, or several side by side.

use crate::scripted::rules::Scripted;
use crate::value::Value;
use crate::value::compound::CompoundKind;
use crate::value::identical::identical;
use crate::value::object::Object;
use tweedle_rules::Heaps;

/// The class of rulesets whose positions are heaps.
const RULESET: &str = "game.heap.HeapRuleset";
/// The class of those in which the players move by different rules.
const PARTIZAN: &str = "game.heap.PartizanJoined";

/// True if the positions of a ruleset are heaps.
fn is_of_heaps(rules: &Object) -> bool {
    [RULESET, PARTIZAN].iter().any(|class| rules.class.extends(class))
}

/// The sizes of heaps of one ruleset, in the order of the sum that they are; `None` for any other game.
pub(super) fn of(game: &Value) -> Option<Heaps> {
    let (mut sizes, mut rules) = (Vec::new(), None);
    (gather(game, &mut sizes, &mut rules) && rules.is_some()).then(|| Heaps::new(sizes))
}

/// The same as [`of`], but in a ruleset on heaps the integer 0, which is left when all counters have been taken, is no
/// heaps.
pub(super) fn within(rules: &Value, game: &Value) -> Option<Heaps> {
    let is_of_heaps = matches!(rules, Value::Object(rules) if is_of_heaps(rules));
    match game {
        Value::Integer(0) if is_of_heaps => Some(Heaps::default()),
        _ => of(game),
    }
}

/// Appends the sizes of heaps; whether there is nothing else, and all have the same ruleset.
fn gather(game: &Value, sizes: &mut Vec<u64>, rules: &mut Option<Value>) -> bool {
    match game {
        Value::Integer(0) => true,
        Value::Object(object) => {
            let Value::Object(outer) = &object.enclosing else { return false };
            let size = match object.fixed() {
                Some([Value::Integer(size)]) => u64::try_from(*size).ok(),
                _ => None,
            };
            let is_heap = is_of_heaps(outer) && object.class.short_name() == "Position";
            let Some(size) = size.filter(|_| is_heap) else { return false };
            sizes.push(size);
            identical(rules.get_or_insert_with(|| object.enclosing.clone()), &object.enclosing)
        }
        Value::Compound(compound) if compound.kind == CompoundKind::DisjunctiveSum => {
            let mut parts = compound.parts.iter();
            parts.all(|part| crate::with_stack(|| gather(part, sizes, rules)))
        }
        Value::Position(position) => position.terms().iter().all(|term| {
            let scene = term.component().typed::<Scripted>().filter(|_| !term.is_negative());
            scene.is_some_and(|scene| crate::with_stack(|| gather(&scene.0, sizes, rules)))
        }),
        _ => false,
    }
}
