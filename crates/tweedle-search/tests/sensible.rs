//! Sensible options and lines: the canonical form is made of their ends.

use tweedle_engine::{Control, Player};
use tweedle_rulesets::standard;
use tweedle_search::{Analyst, sensible_lines, sensible_options};

#[test]
fn ends_of_sensible_lines_are_the_options_of_the_canonical_form() {
    let registry = standard();
    let mut longer = 0;
    for (ruleset, texts) in [
        ("game.grid.Clobber", &["xo|ox|xo", "xox|o.o|xox", "xoxoxo", "oxx|xo."][..]),
        ("game.grid.Domineering", &["...|...|...", "...|.#."]),
        ("game.strip.ToadsAndFrogs", &["tt..ff", "t.tf.f", "ttt...fff", "t.t.ff.f"]),
        ("game.grid.Amazons", &["x..|..o", "x.o|..."]),
    ] {
        let rules = registry.rules(ruleset, &[]).unwrap();
        for text in texts {
            let start = rules.clone().place(text).unwrap();
            let mut analyst = Analyst::new(Control::new(), &standard());
            let value = analyst.canonical_form(&start).unwrap();
            for player in Player::BOTH {
                let lines = sensible_lines(&mut analyst, &start, player).unwrap();
                let mut ends = Vec::new();
                for line in &lines {
                    longer += usize::from(line.len() > 1);
                    // Both play in turn, as the rules say.
                    let mut at = start.clone();
                    for (i, next) in line.iter().enumerate() {
                        let mover = if i % 2 == 0 { player } else { player.opponent() };
                        assert!(at.options(mover, analyst.control()).unwrap().contains(next));
                        at = next.clone();
                        let worth = analyst.canonical_form(next).unwrap();
                        // The opponent's moves leave nothing better than the start.
                        if i % 2 == 1 {
                            assert!(analyst.store.no_better(player, worth, value).unwrap());
                        }
                    }
                    ends.push(analyst.canonical_form(&line[line.len() - 1]).unwrap());
                }
                ends.sort_unstable();
                let mut options = analyst.store.options(value, player).unwrap();
                options.sort_unstable();
                assert_eq!(ends, options, "{ruleset} {text}");
                // An option may be the first one for several options of the canonical form.
                let sensible = sensible_options(&mut analyst, &start, player).unwrap();
                assert!(lines.iter().all(|line| sensible.contains(&line[0])));
            }
        }
    }
    assert!(longer > 0, "some line is longer than a move");
}
