//! What was found before a stop stays right: a question that is asked again after one has its answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tweedle_engine::{Control, Facts, Hints, Outcomes, Play, Player, Ruleset, Stop, Symmetry};
use tweedle_rulesets::any::{Memos, PositionError, RulesOf};
use tweedle_rulesets::{Notation, NotationError, ToadsAndFrogs, standard};

type Toads = ToadsAndFrogs<u64>;

/// Toads and Frogs, in which the list of moves fails once, at a call of some number.
struct Failing {
    inner: Toads,
    calls: Arc<AtomicUsize>,
    fails_at: Arc<AtomicUsize>,
}

impl Ruleset for Failing {
    type Position = <Toads as Ruleset>::Position;
    type Move = <Toads as Ruleset>::Move;

    fn moves(
        &self,
        position: &Self::Position,
        player: Player,
        found: impl FnMut(Self::Move, Self::Position) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        if self.calls.fetch_add(1, Ordering::Relaxed) == self.fails_at.load(Ordering::Relaxed) {
            return Err(Stop::Cancelled);
        }
        self.inner.moves(position, player, found)
    }

    fn facts(&self) -> Facts {
        self.inner.facts()
    }
}

impl Hints for Failing {
    fn components(&self, position: &Self::Position, into: &mut Vec<Self::Position>) {
        self.inner.components(position, into);
    }

    fn representative(&self, position: &Self::Position) -> (Self::Position, Symmetry) {
        self.inner.representative(position)
    }
}

impl Notation for Failing {
    fn name(&self) -> String {
        "Failing Toads and Frogs".to_owned()
    }

    fn parse(&self, text: &str) -> Result<Self::Position, NotationError> {
        self.inner.parse(text)
    }

    fn print(&self, position: &Self::Position) -> String {
        self.inner.print(position)
    }
}

#[test]
fn an_answer_after_a_stop_is_right() {
    let calls = Arc::new(AtomicUsize::new(0));
    let fails_at = Arc::new(AtomicUsize::new(usize::MAX));
    let inner = Toads::toads_and_frogs();
    let failing = Failing { inner, calls: calls.clone(), fails_at: fails_at.clone() };
    let rules = RulesOf::new("game.strip.Failing", failing).rules();
    let place = |text: &str| rules.clone().place(text).expect("a strip");
    let sums = [
        place("tt.f.ff").sum(&place("t.tf.f")),
        place("tt..ff").sum(&place("t.t.ff").negative()),
        place("ttt...fff"),
    ];
    for sum in &sums {
        for play in [Play::Normal, Play::Misere] {
            let theory = &mut Outcomes(play);
            let new = || Memos::with_solvers(Control::new(), standard().solvers().clone());
            fails_at.store(usize::MAX, Ordering::Relaxed);
            calls.store(0, Ordering::Relaxed);
            let expected = new().value(theory, sum).expect("nothing fails");
            let count = calls.load(Ordering::Relaxed);
            assert!(count > 10, "{count}");
            let mut stopped = 0;
            for call in (0..count).step_by(1 + count / 40) {
                let mut memos = new();
                calls.store(0, Ordering::Relaxed);
                fails_at.store(call, Ordering::Relaxed);
                match memos.value(theory, sum) {
                    Err(PositionError::Stop(Stop::Cancelled)) => stopped += 1,
                    found => assert_eq!(found, Ok(expected), "{} {play:?} {call}", sum.text()),
                }
                fails_at.store(usize::MAX, Ordering::Relaxed);
                let again = memos.value(theory, sum);
                assert_eq!(again, Ok(expected), "{} {play:?} {call}", sum.text());
            }
            assert!(stopped > 5, "{stopped}");
        }
    }
}

/// With too little memory there is no answer, or the right one.
#[test]
fn an_answer_with_little_memory_is_right() {
    let registry = standard();
    let place = |name: &str, text: &str| {
        registry.rules(name, &[]).expect("a ruleset").place(text).expect("a position")
    };
    let sum = place("game.grid.Domineering", "....|....|....|....|....")
        .sum(&place("game.grid.Clobber", "xoxoxoxo"))
        .sum(&place("game.strip.ToadsAndFrogs", "ttt...fff").negative());
    let theory = &mut Outcomes(Play::Normal);
    let all = Control::new();
    let expected =
        Memos::with_solvers(all.clone(), standard().solvers().clone()).value(theory, &sum);
    assert!(expected.is_ok());
    let mut short = 0;
    for budget in (1..150).map(|step| step * 20_000) {
        let mut memos =
            Memos::with_solvers(Control::with_memory(budget), standard().solvers().clone());
        // Again, with what is known by then.
        for _ in 0..2 {
            match memos.value(theory, &sum) {
                Err(PositionError::Stop(Stop::Memory { .. })) => short += 1,
                found => assert_eq!(found, expected, "{budget}"),
            }
        }
    }
    assert!(short > 20, "{short}");
}
