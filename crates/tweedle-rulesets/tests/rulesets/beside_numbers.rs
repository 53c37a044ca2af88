//! Loopy positions beside numbers of other rulesets.

use tweedle_engine::walk::retrograde;
use tweedle_engine::{Control, LoopyOutcome, Play};
use tweedle_rulesets::any::AnyRules;
use tweedle_rulesets::standard;

/// The value of geese on the fourth row is {4*|7/2}, as `CGSuite` documents it: so, with numbers subtracted, Left wins, no matter who
/// begins wins, and Right wins.
#[test]
fn outcomes_beside_numbers() {
    let registry = standard();
    let place = |name, text| registry.rules(name, &[]).unwrap().place(text).unwrap();
    let geese = place("game.grid.FoxAndGeese", "(4,2),(4,4),(4,6),(4,8);(1,1)");
    // Strings of Hackenbush: -3, -7/2, -15/4, -4.
    for (number, outcome) in [
        ("rrr", LoopyOutcome::L),
        ("rrrrl", LoopyOutcome::N),
        ("rrrrlr", LoopyOutcome::N),
        ("rrrr", LoopyOutcome::R),
    ] {
        let sum = geese.sum(&place("game.graph.Hackenbush", number));
        let endings =
            retrograde(&AnyRules, std::slice::from_ref(&sum), Play::Normal, &Control::new())
                .unwrap();
        assert_eq!(endings.outcome(&sum), Some(outcome), "{number}");
    }
}
