//! Who wins sums of positions of several rulesets, beside the rules alone.
//!
//! 256 cases of 4 sums; `PROPTEST_CASES=5000` makes 20,000 sums of it.

use proptest::prelude::*;
use tweedle::walk::{Memo, Walker};
use tweedle::{Control, Outcome, Outcomes, Play, Player};
use tweedle_rulesets::any::{Memos, Solvers};
use tweedle_rulesets::{Argument, standard};
use tweedle_search::{Analyst, AnyRules, Position, SumSearch, Switches};

/// Small positions of rulesets without entailing moves and loops.
const PARTS: &[(&str, &str)] = &[
    ("game.grid.Domineering", "..|.."),
    ("game.grid.Domineering", "...|#.."),
    ("game.grid.Domineering", "...|.#."),
    ("game.grid.Clobber", "xo|ox"),
    ("game.grid.Clobber", "xoxo"),
    ("game.grid.Clobber", "xo|.x"),
    ("game.grid.Amazons", "x.o"),
    ("game.grid.Amazons", "x.|.o"),
    ("game.grid.Cram", "..|.."),
    ("game.grid.CannibalClobber", "xxo"),
    ("game.grid.Fission", "..|x.|..|.."),
    ("game.grid.KingDirt", "1,0:o.|.."),
    ("game.grid.NoGo", ".x.|.#."),
    ("game.grid.Sheep", "3 .|. -2"),
    ("game.strip.ToadsAndFrogs", "tt.f"),
    ("game.strip.Blockbusting", "x..x.o"),
    ("game.strip.TopplingDominoes", "lerrl"),
    ("game.strip.ToadsAndFrogs", "t.tf.f"),
    ("game.graph.Hackenbush", "l(r;e)l"),
    ("game.graph.Hackenbush", "lrrl"),
    ("game.graph.Col", "-.-"),
    ("game.graph.Snort", "--"),
    ("game.heap.Nim", "3"),
    ("game.heap.Nim", "1,2"),
    ("game.heap.Kayles", "4"),
];

/// By the rules alone.
fn brute(sum: &Position) -> Outcome {
    let mut memo = Memo::new(Control::new());
    let walker = Walker::new(&AnyRules, &mut memo);
    let mut walker = walker.without_components().without_symmetry().without_heaps();
    walker.value(&mut Outcomes(Play::Normal), sum).expect("no budget is set")
}

fn part(place: usize) -> Position {
    let (name, text) = PARTS[place];
    // Nobody must place a king.
    let must_place = [Argument::Boolean(false)];
    let arguments: &[Argument] = if name == "game.grid.KingDirt" { &must_place } else { &[] };
    let rules = standard().rules(name, arguments).expect("it is registered");
    rules.place(text).expect("it is a position")
}

/// Terms, and whether the players are exchanged in each.
fn terms() -> impl Strategy<Value = Vec<(usize, bool)>> {
    prop::collection::vec((0..PARTS.len(), any::<bool>()), 1..4)
}

/// Who searches sums in some way.
fn searcher(switches: Switches) -> Memos {
    let mut solvers = Solvers::default();
    solvers.add_for_sums(&Outcomes(Play::Normal), move |control| {
        Box::new(SumSearch::with(control.clone(), switches))
    });
    Memos::with_solvers(Control::new(), solvers)
}

proptest! {
    /// One analyst is asked for several sums, so that what it knows of one must not spoil another.
    #[test]
    fn mixed_sums_are_won_as_the_rules_say(sums in prop::collection::vec(terms(), 4)) {
        let mut analyst = Analyst::new(Control::new(), &standard());
        let all = Switches::default();
        let few = Switches { patience: 0.1, ..all };
        let mut ways = [
            ("all", searcher(all)),
            ("few values", searcher(few)),
            ("no bounds", searcher(Switches { bounds: false, ..few })),
            ("a table of one", searcher(Switches { table: 1, ..few })),
        ];
        for terms in sums {
            let terms = terms.into_iter().map(|(place, is_exchanged)| {
                if is_exchanged { part(place).negative() } else { part(place) }
            });
            let sum = terms.reduce(|sum, term| sum.sum(&term)).expect("one term or more");
            let expected = brute(&sum);
            for player in [Player::Right, Player::Left] {
                let wins = analyst.wins_first(&sum, player, Play::Normal);
                let expected = expected.wins_first(player);
                prop_assert_eq!(wins, Ok(expected), "{} {}", sum.text(), player);
                for (way, memos) in &mut ways {
                    let theory = &Outcomes(Play::Normal);
                    let wins = memos.wins_first(theory, &sum, player, u64::MAX);
                    prop_assert_eq!(wins, Ok(Some(expected)), "{} {} {}", sum.text(), player, way);
                }
            }
            prop_assert_eq!(analyst.outcome(&sum, Play::Normal), Ok(expected));
        }
    }
}
