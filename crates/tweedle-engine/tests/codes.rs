//! Codes of values that a ruleset knows are read, and change no answer.

use std::cell::Cell;
use tweedle_engine::short::Store;
use tweedle_engine::walk::{Memo, WalkError, Walker};
use tweedle_engine::{Control, Facts, Hints, Outcomes, Play, Player, Ruleset, Stop};

/// A heap from which Left takes one or three, and Right two; with codes of some heaps.
struct Heaps {
    codes: Vec<Option<Vec<u8>>>,
    asked: Cell<usize>,
}

impl Ruleset for Heaps {
    type Position = usize;
    type Move = ();

    fn moves(
        &self,
        heap: &usize,
        player: Player,
        mut found: impl FnMut((), usize) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let taken: &[usize] = if player == Player::Left { &[1, 3] } else { &[2] };
        taken.iter().filter_map(|taken| heap.checked_sub(*taken)).try_for_each(|it| found((), it))
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl Hints for Heaps {
    fn code(&self, heap: &usize) -> Result<Option<Vec<u8>>, Stop> {
        self.asked.set(self.asked.get() + 1);
        Ok(self.codes.get(*heap).cloned().flatten())
    }
}

fn heaps(codes: Vec<Option<Vec<u8>>>) -> Heaps {
    Heaps { codes, asked: Cell::new(0) }
}

#[test]
fn codes_are_read_in_the_place_of_options() {
    let plain = heaps(Vec::new());
    let mut store = Store::default();
    let mut memo = Memo::new(Control::new());
    let mut value =
        |heap| Walker::new(&plain, &mut memo).value(&mut store, &heap).expect("a value");
    let values: Vec<_> = (0..30).map(&mut value).collect();
    let codes: Vec<_> = values.iter().map(|it| Some(store.encode(*it).expect("a code"))).collect();
    let texts: Vec<_> = values.iter().map(|it| store.text(*it).expect("a text")).collect();
    // Every second heap up to 20 has a code.
    let known = |heap: usize| heap <= 20 && heap.is_multiple_of(2);
    let some = (0..30).map(|heap| codes[heap].clone().filter(|_| known(heap))).collect();
    let kept = heaps(some);
    for (start, text) in texts.iter().enumerate() {
        let control = Control::new();
        let (mut store, mut memo) = (Store::default(), Memo::new(control.clone()));
        let value = Walker::new(&kept, &mut memo).value(&mut store, &start).expect("a value");
        assert_eq!(store.text(value).as_ref(), Ok(text));
        assert_eq!(control.positions() == 0, known(start), "{start}");
        let with = control.positions();
        // The switch, and a theory that reads none.
        let asked = kept.asked.get();
        let control = Control::new();
        let mut memo = Memo::new(control.clone());
        let mut walker = Walker::new(&kept, &mut memo).without_codes();
        let value = walker.value(&mut store, &start).expect("a value");
        assert_eq!(store.text(value).as_ref(), Ok(text));
        assert!(control.positions() > with);
        let mut memo = Memo::new(Control::new());
        let outcome = Walker::new(&kept, &mut memo).value(&mut Outcomes(Play::Normal), &start);
        assert_eq!(outcome, store.outcome(value).map_err(WalkError::Stop));
        assert_eq!(kept.asked.get(), asked);
    }
}

#[test]
fn a_damaged_code_is_refused_with_a_sentence() {
    for code in [vec![], vec![1, 2, 3], vec![1, 7]] {
        let kept = heaps(vec![None, Some(code)]);
        let (mut store, mut memo) = (Store::default(), Memo::new(Control::new()));
        let walk = Walker::new(&kept, &mut memo).value(&mut store, &5);
        let Err(WalkError::Stop(Stop::Undefined(message))) = walk else { panic!("{walk:?}") };
        assert!(message.starts_with("The code of a game is damaged at byte "), "{message}");
    }
}
