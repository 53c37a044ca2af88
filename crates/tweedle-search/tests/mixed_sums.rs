//! Who wins sums of positions of several rulesets, beside the rules alone.
//!
//! 256 cases of 4 sums; `PROPTEST_CASES=5000` makes 20,000 sums of it.

use proptest::prelude::*;
use tweedle_engine::walk::{Memo, Walker};
use tweedle_engine::{Control, Outcome, Outcomes, Play, Player, Stop};
use tweedle_rulesets::any::{Memos, Solvers};
use tweedle_rulesets::{Argument, standard};
use tweedle_search::{
    Analyst, AnyRules, Apart, ByThreads, Position, PositionError, SumSearch, Switches,
};

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

/// Threads that search sums together from the first position on, each with tables of its own.
fn team(threads: usize, table: usize) -> Memos {
    let mut solvers = Solvers::default();
    let switches = Switches { patience: 0.1, alone: 0, table, ..Switches::default() };
    solvers.add_for_sums(&Outcomes(Play::Normal), move |control| {
        Box::new(ByThreads::<_, Apart>::with(control.clone(), switches))
    });
    let control = Control::new();
    control.allow_threads(threads.try_into().expect("some threads"));
    Memos::with_solvers(control, solvers)
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
            ("two threads", team(2, 1 << 20)),
            ("five threads that forget", team(5, 1)),
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

/// A search of many positions by one thread, by several, and by several with hardly any memory.
#[test]
fn threads_find_what_one_finds() {
    let rules = standard()
        .rules(
            "game.strip.GenToadsAndFrogs",
            &[
                Argument::Integer(1),
                Argument::Integer(2),
                Argument::Integer(3),
                Argument::Boolean(false),
            ],
        )
        .expect("it is registered");
    let strip = |text: &str| rules.clone().place(text).expect("it is a position");
    let sums = [
        strip("tftff..t..ftfff.ft"),
        strip("t.t..fft.t").sum(&strip("tt..ff.tf").negative()).sum(&part(7)),
    ];
    for sum in sums {
        let outcome = |threads: usize, control: Control| {
            control.allow_threads(threads.try_into().expect("some threads"));
            let mut solvers = Solvers::default();
            let switches = Switches { alone: 1000, ..Switches::default() };
            solvers.add_for_sums(&Outcomes(Play::Normal), move |control| {
                Box::new(ByThreads::<_, Apart>::with(control.clone(), switches))
            });
            let mut memos = Memos::with_solvers(control, solvers);
            memos.value(&mut Outcomes(Play::Normal), &sum)
        };
        let alone = outcome(1, Control::new()).expect("no budget is set");
        for threads in [2, 3, 7] {
            assert_eq!(outcome(threads, Control::new()), Ok(alone), "{} {threads}", sum.text());
        }
        for budget in [1 << 20, 3 << 20, 10 << 20] {
            match outcome(3, Control::with_memory(budget)) {
                Err(PositionError::Stop(Stop::Memory { .. })) => {}
                found => assert_eq!(found, Ok(alone), "{} {budget}", sum.text()),
            }
        }
    }
}
