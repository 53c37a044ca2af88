//! The worths of positions of impartial games with entailing moves, found faster than by walking.

use tweedle_boxes::{self as boxes, Lines};
use tweedle_engine::affine::{NimSet, Obligations, Standing, Value, Worth};
use tweedle_engine::walk::WalkError;
use tweedle_engine::{Control, Stop};
use tweedle_entailing_games::{Nimstring, StringsAndCoins, TopEntails, Turn};
use tweedle_heaps as heaps;
use tweedle_rules::any::Solver;

/// Top Entails by the sequence of its values.
#[derive(Debug)]
pub struct TopEntailsWorths {
    values: heaps::TopEntails,
}

impl TopEntailsWorths {
    /// Nothing known yet.
    pub fn new(control: &Control) -> TopEntailsWorths {
        TopEntailsWorths { values: heaps::TopEntails::new(control) }
    }
}

impl Solver<Obligations<TopEntails>, Worth> for TopEntailsWorths {
    fn value(
        &mut self,
        _: &Obligations<TopEntails>,
        position: &Standing<u64>,
    ) -> Result<Worth, WalkError<Standing<u64>>> {
        self.values.extend(position.parts().copied().max().unwrap_or(0))?;
        // The sequence has them all now.
        let value = |heap: &u64| Ok::<_, Stop>(self.values.value(*heap).unwrap_or(Value::Moon));
        let winning = |heap: &u64| {
            let sets = self.values.sets(*heap)?;
            let union = sets.map(|(immediate, protected)| immediate.union(&protected));
            Ok::<_, Stop>(union.unwrap_or_else(NimSet::none))
        };
        Ok(position.worth(value, winning)?)
    }
}

/// Nimstring and Strings and Coins by chains and components.
#[derive(Debug)]
pub struct NimstringWorths {
    values: boxes::Nimstring,
}

impl NimstringWorths {
    /// Nothing known yet.
    pub fn new(control: &Control) -> NimstringWorths {
        NimstringWorths { values: boxes::Nimstring::new(control) }
    }
}

/// The worth of a position of this value: if the player who made the last move moves again, his
/// opponent only passes, which wins if it leaves a zero.
fn worth<P>(value: Value, position: &Turn<P>) -> Worth {
    if position.is_again() { Worth::Check(NimSet::of_value(value)) } else { Worth::Quiet(value) }
}

impl Solver<Nimstring, Worth> for NimstringWorths {
    fn value(
        &mut self,
        ruleset: &Nimstring,
        position: &Turn<Lines>,
    ) -> Result<Worth, WalkError<Turn<Lines>>> {
        let value = self.values.value(&ruleset.boxes_position(position))?;
        Ok(worth(value, position))
    }
}

impl Solver<StringsAndCoins, Worth> for NimstringWorths {
    fn value(
        &mut self,
        _: &StringsAndCoins,
        position: &Turn<boxes::StringsAndCoins>,
    ) -> Result<Worth, WalkError<Turn<boxes::StringsAndCoins>>> {
        let value = self.values.graph_value(position.rest())?;
        Ok(worth(value, position))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt::Debug;
    use tweedle_engine::Hints;
    use tweedle_engine::affine::AffineImpartial;
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_rules::Notation;

    fn check<R: Notation + Hints>(ruleset: &R, mut fast: impl Solver<R, Worth>, texts: &[&str])
    where
        R::Position: Debug,
    {
        let mut walked = Memo::new(Control::new());
        for text in texts {
            let position = ruleset.parse(text).expect("a position");
            let expected = Walker::new(ruleset, &mut walked).value(&mut AffineImpartial, &position);
            assert_eq!(fast.value(ruleset, &position), expected, "{text}");
        }
    }

    /// The kinds of positions where something is due, several heaps to answer in among them.
    #[test]
    fn sequences_have_the_worths_of_the_walker() {
        let texts = [
            "0",
            "17",
            "3,4",
            "12,7,9",
            "!5",
            "8,!11",
            "3,!6",
            "3,!7",
            "2,!5,!6,!9",
            "2,!",
            "again 5,8",
            "again 3",
            "again 4,!9",
            "again 6,!4,!7",
            "again 6,!",
            "loses 5,3",
        ];
        check(&Obligations(TopEntails), TopEntailsWorths::new(&Control::new()), &texts);
    }

    #[test]
    fn chains_have_the_worths_of_the_walker() {
        let board = Nimstring::new(2, 2).expect("a board");
        let texts =
            ["empty", "icelandic", "again 0xf0f", "swedish", "again 0", "0x3", "again 0x1c7"];
        check(&board, NimstringWorths::new(&Control::new()), &texts);
        let texts = ["a-, a-b, a-c, b-, b-, c-", "again a-b, b-", "0", "again 0", "a-b, b-c, c-a"];
        check(&StringsAndCoins, NimstringWorths::new(&Control::new()), &texts);
    }
}
