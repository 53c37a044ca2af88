//! Top Entails.

use std::ops::Range;
use tweedle_engine::Player;
use tweedle_engine::affine::{Entailing, Move, Obligations};
use tweedle_rules::Components;
use tweedle_rules::NotationError;
use tweedle_rules::entry::{Entry, Shape, plain};
use tweedle_rules::heap::read_size;
use tweedle_rules::{About, Fact};

/// Top Entails: split a heap into two that are not empty, or take the top counter of a heap, which
/// obliges the opponent to answer in what is left of it; so a player who takes the only counter of
/// a heap wins at once (*Winning Ways*, ch. 12, "Top Entails").
///
/// ```
/// use tweedle_engine::affine::{AffineImpartial, Obligations, Value, Worth};
/// use tweedle_engine::walk::{Memo, Walker};
/// use tweedle_engine::Control;
/// use tweedle_entailing_games::TopEntails;
/// use tweedle_rules::Notation;
///
/// let game = Obligations(TopEntails);
/// let mut memo = Memo::new(Control::new());
/// let mut worth = |text: &str| {
///     let position = game.parse(text)?;
///     let worth = Walker::new(&game, &mut memo).value(&mut AffineImpartial, &position);
///     Ok::<_, tweedle_rules::NotationError>(worth.unwrap())
/// };
/// assert_eq!(worth("6,10")?, Worth::Quiet(Value::Nimber(3)));
/// assert_eq!(worth("3,10")?, Worth::Quiet(Value::Moon));
/// // An answer in the heap of 5 wins beside all nimbers but ∗0.
/// let Worth::Check(answers) = worth("!5")? else { panic!() };
/// assert_eq!(answers.to_string(), "all but 0");
/// # Ok::<(), tweedle_rules::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct TopEntails;

impl Entailing for TopEntails {
    type Part = u64;

    fn moves(&self, &heap: &u64, _: Player, into: &mut Vec<Move<u64>>) {
        into.extend((1..=heap / 2).map(|part| Move::Quiet(vec![part, heap - part])));
        if let Some(rest) = heap.checked_sub(1) {
            into.push(Move::Entail { must: vec![rest], rest: vec![] });
        }
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn most_moves(&self, heap: &u64) -> u64 {
        heap / 2 + 1
    }
}

impl Components for TopEntails {
    fn name(&self) -> String {
        "Top Entails".to_owned()
    }

    fn read(&self, text: &str, range: Range<usize>) -> Result<Option<u64>, NotationError> {
        Ok(self.read_obliged(text, range)?.filter(|&heap| heap > 0))
    }

    fn read_obliged(&self, text: &str, range: Range<usize>) -> Result<Option<u64>, NotationError> {
        read_size(text, range, &Obligations(*self), "`5`, `5,3` or `5,!3`").map(Some)
    }

    fn size(&self, heap: &u64) -> Option<u64> {
        Some(*heap)
    }

    fn write(&self, heap: &u64) -> String {
        heap.to_string()
    }

    fn move_name(&self, _: &u64, step: &Move<u64>) -> String {
        match step {
            Move::Quiet(parts) => {
                let parts: Vec<String> = parts.iter().map(u64::to_string).collect();
                format!("split {}", parts.join("+"))
            }
            _ => "take 1".to_owned(),
        }
    }
}

/// Top Entails in the registry.
pub(crate) const TOP_ENTAILS: Entry = Entry::named("game.entailing.TopEntails", Shape::Heaps)
    .example("5,4")
    .start("7,5")
    .summary("Split a stack into two, or take the top counter off one, to which the opponent must answer there.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 12; West, New values for Top Entails, 1996")
    .known(&[
        Fact::computed(About::Theory, "Heaps of 1, 3, 2403, 2505 and 33243 counters are loony, and no others up to 40,000.", "tweedle entails --to 40000"),
    ])
    .made_by(&|name, arguments| plain(name, arguments, Obligations(TopEntails)));
