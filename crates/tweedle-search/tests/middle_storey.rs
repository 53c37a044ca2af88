//! What positions of any ruleset cost, and that their order and the budget hold.

use std::time::Duration;
use tweedle_engine::walk::{Memo, Walker};
use tweedle_engine::{Control, Outcome, Outcomes, Play, Player, Stop};
use tweedle_rulesets::{Notation, standard};
use tweedle_search::{Analyst, Position, PositionError};

fn place(name: &str, text: &str) -> Position {
    standard().rules(name, &[]).unwrap().place(text).unwrap()
}

/// The chosen order of terms is that of rulesets and values, whatever was made first.
#[test]
fn the_order_of_terms_is_the_same_in_every_run() {
    let texts = [
        ("game.heap.Nim", "3"),
        ("game.grid.Clobber", "xo"),
        ("game.grid.Clobber", "ox"),
        ("game.grid.Domineering", "..|.#"),
        ("game.heap.Kayles", "4"),
        ("game.grid.Clobber", "xxo"),
    ];
    let mut expected: Option<String> = None;
    for turn in 0..texts.len() {
        let mut texts = texts;
        texts.rotate_left(turn);
        let terms = texts.map(|(name, text)| place(name, text));
        // Other things come and go in between.
        let _ballast: Vec<Vec<u8>> = (0..turn * 100).map(|size| vec![0; size]).collect();
        let sum = terms[1..].iter().fold(terms[0].clone(), |sum, term| sum.sum(term));
        let chosen = sum.representative().printed();
        assert_eq!(*expected.get_or_insert_with(|| chosen.clone()), chosen);
        let mut sorted = terms.to_vec();
        sorted.sort();
        assert!(sorted.is_sorted_by(|a, b| a < b), "{sorted:?}");
    }
}

/// A sum of several rulesets is walked position by position as a ruleset by itself is: beside a heap of
/// one there are twice as many, and a component's moves are not found twice.
#[test]
fn a_sum_is_walked_once() {
    let board = "xoxo|oxox|xoxo";
    let clobber = tweedle_rulesets::Clobber::<u32>::new();
    let control = Control::new();
    let mut memo = Memo::new(control.clone());
    let start = clobber.parse(board).unwrap();
    let alone = Walker::new(&clobber, &mut memo).value(&mut Outcomes(Play::Misere), &start);
    let positions_alone = control.positions();

    let sum = place("game.grid.Clobber", board).sum(&place("game.heap.Nim", "1"));
    let mut analyst = Analyst::new(Control::new(), &standard());
    let together = analyst.outcome(&sum, Play::Misere).unwrap();
    let positions = analyst.control().positions();
    assert_eq!(alone, Ok(Outcome::N));
    assert_eq!(together, brute(&sum));
    assert!(positions <= 3 * positions_alone, "{positions} and {positions_alone}");
}

/// By the rules alone.
fn brute(position: &Position) -> Outcome {
    let mut memo = Memo::new(Control::new());
    let walker = Walker::new(&tweedle_search::AnyRules, &mut memo);
    let mut walker = walker.without_components().without_symmetry().without_heaps();
    walker.value(&mut Outcomes(Play::Misere), position).unwrap()
}

/// Memos weigh what positions own, so that the budget ends the work, and what was taken is given back.
#[test]
fn a_budget_is_a_budget() {
    let sum =
        place("game.grid.Clobber", "xoxox|oxoxo|xoxox|oxoxo").sum(&place("game.heap.Nim", "1"));
    for limit in [1 << 20, 8 << 20] {
        let control = Control::with_memory(limit);
        let mut analyst = Analyst::new(control.clone(), &standard());
        let refused = analyst.outcome(&sum, Play::Misere);
        assert!(
            matches!(refused, Err(PositionError::Stop(Stop::Memory { .. }))),
            "{limit}: {refused:?}"
        );
        assert!(control.used() <= limit);
        analyst.forget();
        drop(analyst);
        assert_eq!(control.used(), 0);
    }
    // Positions that own lists of their own: heaps, whose misère quotient is not found soon.
    let heaps = standard().rules("game.heap.GrundysGame", &[]).unwrap();
    let heaps = heaps.place("60,59,58").unwrap();
    let control = Control::with_memory(1 << 20);
    let refused = Analyst::new(control.clone(), &standard()).outcome(&heaps, Play::Misere);
    assert!(matches!(refused, Err(PositionError::Stop(Stop::Memory { .. }))));
    assert_eq!(control.used(), 0);
}

/// Positions entered, as a measure that no other process disturbs.
fn cost(work: impl FnOnce(&mut Analyst) -> Result<(), PositionError>) -> u64 {
    let mut analyst = Analyst::new(Control::new(), &standard());
    work(&mut analyst).unwrap();
    analyst.control().positions()
}

/// Who wins is found in about twice the cost of the cheaper way, and here that is values, there a
/// search of outcomes. A position costs a search an eighth of what it costs to value it.
#[test]
fn the_outcome_costs_no_more_than_twice_the_cheaper_way() {
    for (name, text) in [
        ("game.grid.Domineering", "....|....|....|....|...."),
        ("game.graph.Snort", "-------------"),
        ("game.grid.Clobber", "xoxo|oxox|xoxo"),
        ("game.grid.Amazons", "x...|....|...o"),
    ] {
        let position = place(name, text);
        let by_value = 8 * cost(|analyst| analyst.canonical_form(&position).map(|_| ()));
        let by_search =
            cost(|analyst| analyst.value(&mut Outcomes(Play::Normal), &position).map(|_| ()));
        let chosen = cost(|analyst| analyst.outcome(&position, Play::Normal).map(|_| ()));
        let cheaper = by_value.min(by_search);
        // The turns double, so the last may overshoot by as much again.
        assert!(chosen <= 3 * cheaper + 10_000, "{name}: {chosen}, {by_value}, {by_search}");
    }
}

/// An analyst can be stopped from another thread, and goes on there.
#[test]
fn an_analyst_works_in_another_thread() {
    let sum =
        place("game.grid.Clobber", "xoxox|oxoxo|xoxox|oxoxo").sum(&place("game.heap.Nim", "1"));
    let control = Control::new();
    let mut analyst = Analyst::new(control.clone(), &standard());
    let worker = std::thread::spawn(move || {
        let stopped = analyst.outcome(&sum, Play::Misere);
        (analyst, stopped)
    });
    while control.positions() == 0 {
        std::thread::sleep(Duration::from_millis(1));
    }
    control.cancel();
    let (mut analyst, stopped) = worker.join().unwrap();
    assert_eq!(stopped, Err(PositionError::Stop(Stop::Cancelled)));
    control.resume();
    let small = place("game.grid.Clobber", "xo");
    assert_eq!(analyst.outcome(&small, Play::Misere), Ok(Outcome::P));
    assert_eq!(small.options(Player::Left, &control).unwrap().len(), 1);
}
