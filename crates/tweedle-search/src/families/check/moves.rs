//! The check that the lists of moves of families are right for all large n.
//!
//! It looks at the members with n = `moves_from` blocks, window by window. So many blocks are longer than each window, so that
//! a window that begins in u does not reach the last block, one that ends in v does not reach the first one, and the others
//! lie among the blocks. With each block more, a window of the first two kinds stays at its distance from its end of the
//! word, and the word that it leaves on the other side gets one block more, next to v or next to u. A family whose end is the
//! same v (or u) gets one block more in the same place; so the two are equal for all larger n if they are for this one. A
//! window among the blocks has the same letters wherever its first block stands, and the same holds for the words on both sides
//! of it. So a list that has exactly the moves of these windows is right for all n from `moves_from` on.

use super::super::certificate::{FamilyCertificate, Goal, MoveClaim};
use super::flaw::FamilyFlaw;
use tweedle_engine::Control;
use tweedle_rules::{CutRule, Cuts};

/// Checks the lists of moves of all families.
pub(super) fn check(
    certificate: &FamilyCertificate,
    cuts: &Cuts,
    control: &Control,
) -> Result<(), FamilyFlaw> {
    let width = certificate.block.len();
    let n = certificate.moves_from;
    if n == 0 || (n - 1) * width < cuts.widest() {
        let message = "`moves_from` is to be so large that a block less is as long as each window.";
        return Err(FamilyFlaw::Form(message.to_owned()));
    }
    for number in 0..certificate.families.len() {
        let family = &certificate.families[number];
        let mut is_met = vec![false; family.moves.len()];
        let word = certificate.member(number, n).unwrap_or_default();
        for rule in cuts.rules() {
            for from in windows(rule, &word) {
                control.check()?;
                let at = Window { certificate, number, rule, word: &word, from };
                let Some(is_claimed) = at.claimed(&family.moves) else { continue };
                let mut is_there = false;
                for (met, is_this) in is_met.iter_mut().zip(is_claimed) {
                    *met |= is_this;
                    is_there |= is_this;
                }
                if !is_there {
                    return Err(FamilyFlaw::MissingMove(
                        certificate.name(number),
                        rule.player,
                        rule.before.clone(),
                    ));
                }
            }
        }
        if let Some(place) = is_met.iter().position(|is_met| !is_met) {
            let name = certificate.name(number);
            return Err(FamilyFlaw::NoSuchMove(name, family.moves[place].player, place + 1));
        }
    }
    Ok(())
}

/// The places at which the window of a rule stands in a word.
fn windows(rule: &CutRule, word: &str) -> impl Iterator<Item = usize> {
    let last = word.len().checked_sub(rule.before.len());
    let places = last.map_or(0..0, |last| 0..last + 1);
    places.filter(move |&from| {
        let is_there = word[from..].starts_with(&rule.before);
        let is_last = Some(from) == last;
        is_there && (from == 0 || !rule.at_start) && (is_last || !rule.at_end)
    })
}

/// A window in the member of a family with `moves_from` blocks.
struct Window<'c> {
    certificate: &'c FamilyCertificate,
    number: usize,
    rule: &'c CutRule,
    word: &'c str,
    from: usize,
}

impl Window<'_> {
    /// For each move of the list, if it is the move of this window; `None` if the window lies among the blocks and begins in
    /// another one than the first, so that it is one of those that stand for all i.
    fn claimed(&self, moves: &[MoveClaim]) -> Option<Vec<bool>> {
        let family = &self.certificate.families[self.number];
        let width = self.certificate.block.len();
        let [blocks_start, blocks_end] = [family.start.len(), self.word.len() - family.end.len()];
        let until = self.from + self.rule.before.len();
        // A rule for the start holds only there, also if the word begins with a block; the same at the end.
        let is_first = self.from < blocks_start || self.rule.at_start;
        let is_last = until > blocks_end || self.rule.at_end;
        if !is_first && !is_last && self.from >= blocks_start + width {
            return None;
        }
        let left = self.rule.left.as_ref().map(|left| format!("{}{left}", &self.word[..self.from]));
        let right = self.rule.right.as_ref().map(|right| format!("{right}{}", &self.word[until..]));
        let n = self.certificate.moves_from;
        let is_claimed = |claim: &MoveClaim| {
            let MoveClaim { player, to } = claim;
            let (fixed, grows) = if is_first { (&left, &right) } else { (&right, &left) };
            *player == self.rule.player
                && match to {
                    Goal::Word { word } => {
                        is_first != is_last
                            && *word == fixed.clone().unwrap_or_default()
                            && grows.is_none()
                    }
                    Goal::Member { word, family, less } => {
                        is_first != is_last
                            && *word == fixed.clone().unwrap_or_default()
                            && n > *less
                            && self.is_member(grows.as_deref(), *family, n - less, is_first)
                    }
                    Goal::Split { left: on_left, right: on_right, less } => {
                        let is_left = match on_left {
                            Some(family) => self.is_member(left.as_deref(), *family, 0, false),
                            None => left.is_none(),
                        };
                        let is_right = match on_right {
                            Some(family) => {
                                let blocks = n.checked_sub(*less);
                                blocks.is_some_and(|blocks| {
                                    self.is_member(right.as_deref(), *family, blocks, true)
                                })
                            }
                            None => right.is_none(),
                        };
                        // The blocks that the window is in, from the first one on.
                        let inside = until.saturating_sub(blocks_start).div_ceil(width);
                        !is_first && !is_last && is_left && is_right && *less == inside
                    }
                }
        };
        Some(moves.iter().map(is_claimed).collect())
    }

    /// True if a word is the member of a family with `blocks` blocks, which has the same end as the family of the window on the
    /// right, or the same start on the left.
    fn is_member(
        &self,
        word: Option<&str>,
        family: usize,
        blocks: usize,
        on_the_right: bool,
    ) -> bool {
        let families = &self.certificate.families;
        let Some(other) = families.get(family) else { return false };
        let this = &families[self.number];
        let is_like = if on_the_right { other.end == this.end } else { other.start == this.start };
        is_like && self.certificate.member(family, blocks).as_deref() == word
    }
}
