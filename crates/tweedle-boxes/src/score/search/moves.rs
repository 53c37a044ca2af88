//! The moves of a state, in which no box can be taken.

use super::choices::Choices;
use super::lists::Hash;
use super::loose::Loose;
use super::shortcuts::Shortcuts;
use super::state::{Opened, State, Words};
use super::web::LONG;
use std::ops::ControlFlow;

/// A move, and what it leads to when the boxes that it gives away are taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) after: State,
    /// The boxes that the other player takes in any case, less those that he may leave.
    pub(super) gives: i8,
    /// The boxes that the other player may leave to keep control: 2 or 4; 0 if he cannot.
    pub(super) control: i8,
    /// The hash of the last of the parts that the move leaves in the place of one.
    pub(super) part: Option<Hash>,
}

/// Calls `each` for the moves of a state that matter: for each chain and loop one, and not those
/// that others dominate.
///
/// To open a chain of three boxes or more, or a loop, is the same wherever it is done: the other player may take
/// all of it, or all but the last two or four. A chain of two boxes is best opened in its middle, so that
/// nothing can be left.
pub(super) fn steps(
    state: &State,
    choices: &mut Choices,
    shortcuts: Shortcuts,
    mut each: impl FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Opened { parts, loose } = state.open();
    for (i, part) in parts.iter().enumerate() {
        // Of equal parts, one.
        if i > 0 && parts[i - 1] == *part {
            continue;
        }
        let mut words = Words::new();
        choices.of(part, |tally, choice, left| {
            let mut rest = state.tally;
            rest -= tally;
            let (mut tally, mut loose) = (rest, loose);
            words.clear();
            if parts.len() > 1 {
                words.extend_from_slice(&parts[..i]);
                words.extend_from_slice(&parts[i + 1..]);
            }
            let mut changed = None;
            for (part, hash) in left {
                words.push(part.word);
                tally += part.tally;
                changed = Some(hash);
            }
            choice.off.add_to(&mut loose);
            let after = State::of(&mut words, tally, loose, shortcuts);
            each(Step { part: changed, ..step(after, choice.boxes, false) })
        })?;
    }
    let rest = |loose: Loose| State::of(&mut parts.clone(), state.tally, loose, shortcuts);
    let mut has_long = false;
    for (boxes, less) in loose.chains() {
        if shortcuts.dominated && (boxes == 2 && loose.has_single() || has_long) {
            continue;
        }
        has_long = boxes >= LONG.into();
        each(step(rest(less), boxes as u8, false))?;
    }
    let loops = if shortcuts.dominated { 1 } else { usize::MAX };
    for (boxes, less) in loose.loops().take(loops) {
        each(step(rest(less), boxes as u8, true))?;
    }
    ControlFlow::Continue(())
}

/// The move that opens a chain or loop.
#[inline]
fn step(after: State, boxes: u8, is_loop: bool) -> Step {
    let control = match (is_loop, boxes) {
        (true, _) => 4,
        (false, 0..=2) => 0,
        _ => 2,
    };
    Step { after, gives: boxes as i8 - control, control, part: None }
}
