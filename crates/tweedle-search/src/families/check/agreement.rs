//! The comparison of rules that cut words with the moves of the ruleset itself.

use super::super::certificate::FamilyCertificate;
use super::flaw::FamilyFlaw;
use std::sync::Arc;
use tweedle_engine::{Control, Player, Stop};
use tweedle_rules::Cuts;
use tweedle_rules::any::{Position, Rules};

/// The largest number of short words that are looked at.
const WORDS: usize = 3_000;
/// Members are compared up to this number of blocks, if they have no more letters than this.
pub(super) const BLOCKS: usize = 12;
const LETTERS: usize = 48;

/// The player who has other moves from a word by the rules than by the ruleset, if there is one.
///
/// Options are compared as sums of components up to symmetry, which have the same value.
///
/// # Errors
/// [`Stop`] if the work is to end, or the rules fail.
pub fn disagreement(
    ruleset: &Arc<dyn Rules>,
    cuts: &Cuts,
    word: &str,
    control: &Control,
) -> Result<Option<Player>, Stop> {
    let place = |word: &str| match cuts.write(word) {
        None => Some(Position::zero()),
        Some(text) => ruleset.clone().place(&text).ok(),
    };
    let Some(position) = place(word) else { return Ok(Some(Player::Left)) };
    for player in Player::BOTH {
        let of_ruleset = position.options(player, control)?;
        let of_ruleset = of_ruleset.iter().map(|option| Some(option.representative().expression()));
        let rules = cuts.rules().iter().filter(|rule| rule.player == player);
        let by_rules = rules.flat_map(|rule| rule.options(word)).map(|[left, right]| {
            Some(place(&left)?.sum(&place(&right)?).representative().expression())
        });
        let sorted = |options: &mut dyn Iterator<Item = Option<String>>| {
            let mut options: Vec<Option<String>> = options.collect();
            options.sort();
            options.dedup();
            options
        };
        let (mut of_ruleset, mut by_rules) = (of_ruleset, by_rules);
        if sorted(&mut of_ruleset) != sorted(&mut by_rules) {
            return Ok(Some(player));
        }
    }
    Ok(None)
}

/// Compares the moves for all short words, and returns their number.
///
/// These are all words up to a length, and the words of each rule with up to one letter before and after it: so each rule is met,
/// at both ends of a word and inside of it.
pub(super) fn of_short_words(
    ruleset: &Arc<dyn Rules>,
    cuts: &Cuts,
    control: &Control,
) -> Result<usize, FamilyFlaw> {
    let letters: Vec<char> = cuts.letters().chars().collect();
    let (mut words, mut count) = (vec![String::new()], 0);
    let beside: Vec<String> =
        std::iter::once(String::new()).chain(letters.iter().map(char::to_string)).collect();
    for rule in cuts.rules() {
        for (before, after) in
            beside.iter().flat_map(|it| beside.iter().map(move |other| (it, other)))
        {
            compare(ruleset, cuts, &format!("{before}{}{after}", rule.before), control)?;
            count += 1;
        }
    }
    loop {
        for word in &words {
            compare(ruleset, cuts, word, control)?;
        }
        count += words.len();
        let is_long = words.first().is_some_and(|it| it.len() > 2 * cuts.widest() + BLOCKS);
        if count + words.len() * letters.len() > WORDS || is_long {
            return Ok(count);
        }
        let longer =
            words.iter().flat_map(|word| letters.iter().map(move |it| format!("{word}{it}")));
        words = longer.collect();
    }
}

/// Compares the moves for the first members of the families, and returns their number.
pub(super) fn of_members(
    certificate: &FamilyCertificate,
    ruleset: &Arc<dyn Rules>,
    cuts: &Cuts,
    control: &Control,
) -> Result<usize, FamilyFlaw> {
    let mut count = 0;
    for family in 0..certificate.families.len() {
        for word in (0..=BLOCKS).filter_map(|n| certificate.member(family, n)) {
            if word.len() <= LETTERS {
                compare(ruleset, cuts, &word, control)?;
                count += 1;
            }
        }
    }
    Ok(count)
}

fn compare(
    ruleset: &Arc<dyn Rules>,
    cuts: &Cuts,
    word: &str,
    control: &Control,
) -> Result<(), FamilyFlaw> {
    control.check()?;
    match disagreement(ruleset, cuts, word, control)? {
        Some(player) => Err(FamilyFlaw::Moves(word.to_owned(), player)),
        None => Ok(()),
    }
}
