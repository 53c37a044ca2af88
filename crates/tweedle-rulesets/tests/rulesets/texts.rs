//! Every ruleset reads or refuses any text, and reads what it prints.

use crate::list::{Listed, Visit, every_ruleset};
use crate::random::Random;
use tweedle::Weigh;
use tweedle_rulesets::ToadsAndFrogs;

struct Check(Random);

impl Visit for Check {
    fn visit<R: Listed>(&mut self, ruleset: &R, examples: &[&str]) {
        for _ in 0..150 {
            let text = self.0.text(examples);
            let at = format!("{} {text:?}", ruleset.name());
            match ruleset.parse(&text) {
                Ok(position) => {
                    let printed = ruleset.print(&position);
                    let again = ruleset.parse(&printed);
                    assert_eq!(again.as_ref(), Ok(&position), "{at}: {printed}");
                    assert_eq!(again.map(|same| ruleset.print(&same)), Ok(printed), "{at}");
                    // What a short text says takes little memory.
                    assert!(position.owned() < 1 << 16, "{at}");
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

#[test]
fn any_text_is_read_or_refused() {
    let mut check = Check(Random(3));
    every_ruleset(&mut check);
    check.visit(&ToadsAndFrogs::<u32>::backsliding(), &["t.f.t", "..ft"]);
}

/// What stands for a ruleset in texts tells those of one kind apart.
#[test]
fn equal_rulesets_have_equal_parameters() {
    struct Parameters(Vec<(String, String)>);
    impl Visit for Parameters {
        fn visit<R: Listed>(&mut self, ruleset: &R, _: &[&str]) {
            let same = ruleset.clone();
            assert!(same == *ruleset && same.parameters() == ruleset.parameters());
            self.0.push((format!("{ruleset:?}"), ruleset.name() + "(" + &ruleset.parameters()));
        }
    }
    let mut all = Parameters(Vec::new());
    every_ruleset(&mut all);
    // One function cannot be told from another by its text.
    all.0.retain(|(ruleset, _)| !ruleset.starts_with("HeapRuleset"));
    // Words of several sizes are one game.
    all.0.retain(|(ruleset, _)| !ruleset.contains("PhantomData"));
    for (i, (ruleset, text)) in all.0.iter().enumerate() {
        for (other, other_text) in &all.0[..i] {
            assert!(text != other_text, "{ruleset} {other}");
        }
    }
}
