//! Every ruleset reads or refuses any text, and reads what it prints.

use crate::list::every_ruleset;
use crate::random::Random;

#[test]
fn any_text_is_read_or_refused() {
    let mut random = Random(3);
    for ruleset in every_ruleset() {
        for _ in 0..150 {
            let text = random.text(&ruleset.examples);
            let at = format!("{:?} {text:?}", ruleset.rules);
            match ruleset.rules.clone().place(&text) {
                Ok(position) => {
                    let printed = position.text();
                    let again = ruleset.rules.clone().place(&printed);
                    assert_eq!(again.as_ref(), Ok(&position), "{at}: {printed}");
                    assert_eq!(again.map(|same| same.text()), Ok(printed), "{at}");
                    // What a short text says takes little memory.
                    assert!(position.bytes() < 1 << 16, "{at}");
                }
                Err(error) => {
                    let range = error.range();
                    let is_inside = range.start <= range.end && range.end <= text.chars().count();
                    assert!(is_inside && error.message().ends_with('.'), "{at}: {error:?}");
                }
            }
        }
    }
}

/// What stands for a ruleset in texts tells those of one kind apart, and so their positions.
#[test]
fn rulesets_are_told_apart_by_their_expressions() {
    let all = every_ruleset();
    for (i, ruleset) in all.iter().enumerate() {
        for other in &all[..i] {
            let (expression, of_other) = (ruleset.rules.expression(), other.rules.expression());
            assert!(expression != of_other, "{expression}");
            for text in &ruleset.examples {
                if let (Some(position), Some(same)) = (ruleset.position(text), other.position(text))
                {
                    assert!(!position.same(&*same), "{expression} {of_other} {text}");
                }
            }
        }
    }
}
