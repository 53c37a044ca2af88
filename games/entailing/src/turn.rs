//! Positions of games in which a move may be a carry-on, and no other move obliges anyone.

use tweedle_engine::{Player, Weigh};

/// The rest of the position, and a flag that is true if the player who made the last move moves
/// again.
///
/// Then the position is a check ([`Ruleset::is_check`](tweedle_engine::Ruleset::is_check)), whose only answer
/// is to let him: the same position without the obligation. In text `again ` stands before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Turn<P> {
    rest: P,
    is_again: bool,
}

impl<P: Weigh> Weigh for Turn<P> {
    fn owned(&self) -> usize {
        self.rest.owned()
    }
}

impl<P> Turn<P> {
    /// This, nothing being due.
    pub const fn free(rest: P) -> Turn<P> {
        Turn { rest, is_again: false }
    }

    /// This, after a carry-on move.
    pub const fn again(rest: P) -> Turn<P> {
        Turn { rest, is_again: true }
    }

    /// This, after a carry-on move if `is_again` holds.
    pub(super) const fn new(rest: P, is_again: bool) -> Turn<P> {
        Turn { rest, is_again }
    }

    /// The rest of the position.
    pub fn rest(&self) -> &P {
        &self.rest
    }

    /// True if the next player must let his opponent move again.
    pub fn is_again(&self) -> bool {
        self.is_again
    }

    /// Appends the components of the position, given those of the rest alone, and where nothing is
    /// left.
    ///
    /// The obligation is one by itself, and with it nothing is left in it: as long as it stands,
    /// nobody may do anything but answer it, and its only answer leads to no moves here and changes
    /// nothing elsewhere. So the sum of `again nothing` and the rest has the one option that
    /// `again` the rest has, which is the rest.
    pub(super) fn split(
        &self,
        parts: impl Iterator<Item = P>,
        nothing: P,
        into: &mut Vec<Turn<P>>,
    ) {
        if self.is_again {
            into.push(Turn::again(nothing));
        }
        into.extend(parts.map(Turn::free));
    }

    pub(super) fn obligation(&self) -> Option<String> {
        self.is_again.then(|| "must let the opponent move again".to_owned())
    }

    /// The sentence that nothing but `pass` is a move, if this holds.
    pub(super) fn only_pass(&self, player: Player) -> Option<String> {
        let why = || format!("{player} must let the opponent move again: the one move is `pass`.");
        self.is_again.then(why)
    }
}

/// The word before a position after a carry-on move.
pub(super) const AGAIN: &str = "again";

/// True if `again` stands before a position; the rest of the text without blanks around it, and the number of
/// characters before it.
pub(super) fn heading(text: &str) -> (bool, &str, usize) {
    let trimmed = text.trim_start();
    let after = trimmed.strip_prefix(AGAIN).filter(|after| after.starts_with(char::is_whitespace));
    let rest = after.unwrap_or(trimmed).trim_start();
    (after.is_some(), rest.trim_end(), text.chars().count() - rest.chars().count())
}

/// The text of a position, given that of what is left.
pub(super) fn with_heading(is_again: bool, rest: &str) -> String {
    if is_again { format!("{AGAIN} {rest}") } else { rest.to_owned() }
}
