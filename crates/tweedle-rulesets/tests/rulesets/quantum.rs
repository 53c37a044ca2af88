//! Quantum variants of all rulesets.

use crate::list::every_ruleset;
use std::collections::BTreeMap;
use std::sync::Arc;
use tweedle_engine::{Control, Player};
use tweedle_rulesets::any::{Component, Flavour, Position};

#[test]
fn diagnose() {
    let control = Control::new();
    for listed in every_ruleset() {
        let mut bad = 0; let mut good = 0; let mut example = String::new();
        for text in &listed.examples {
            let Some(component) = listed.position(text) else { continue };
            let Some(quantum) = component.quantum_variant(Flavour::D, 2) else { continue };
            let map = |p: &Position, player| -> BTreeMap<String, Position> {
                p.moves(player, &control).map(|m| m.into_iter().filter(|m| !m.name().contains('~')).take(40).map(|m| (m.name(), m.to)).collect()).unwrap_or_default()
            };
            for (a, b) in [(Player::Left, Player::Left), (Player::Left, Player::Right)] {
                let first = map(&quantum, a);
                let second = map(&quantum, b);
                for (m1, p1) in first.iter().take(12) {
                    let after = map(p1, b);
                    for (m2, p2) in second.iter().take(12) {
                        if let Some(p12) = after.get(m2) && let Some(p21) = map(p2, a).get(m1) {
                            if p12 == p21 { good += 1 } else { bad += 1; example = format!("{quantum} {m1} then {m2}: {p12} / {p21}"); }
                        }
                    }
                }
            }
        }
        if bad > 0 || good == 0 { println!("DIAG {} good {good} bad {bad} {example}", listed.rules.expression()); }
    }
}
