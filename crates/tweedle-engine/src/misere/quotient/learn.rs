//! The search for the quotient of some generators: ask, guess, test, and learn where the guess was wrong.

use super::candidate::{Candidate, Seen};
use super::element::Word;
use super::observe::{build, separate};
use super::oracle::Oracle;
use super::verify::{Pairs, Wrong};
use crate::{Control, Stop};

/// Generators with their options.
pub(super) trait Generators {
    /// The generators as a candidate sees them.
    fn seen(&self, candidate: &Candidate) -> Vec<Seen>;
    /// The ranks of the generators: each option has a smaller one, where the rank of a sum is the sum of the ranks.
    fn ranks(&self) -> &[u64];
}

/// The quotient of generators, and the pairs of their words.
///
/// The oracle answers for words, by their options; it guesses that great exponents are as good as smaller ones. From its
/// answers comes a candidate, and the test says on which word that is wrong. Either the oracle contradicts itself there,
/// so that it guesses less from then on, or a new experiment comes of it. If the quotient is finite, that ends.
pub(super) fn learn(
    generators: &impl Generators,
    oracle: &mut Oracle<'_>,
    experiments: &mut Vec<Word>,
    most: usize,
    control: &Control,
) -> Result<(Candidate, Pairs), Stop> {
    let ranks = generators.ranks();
    let mut next = None;
    loop {
        let guess = match next.take() {
            Some(guess) => guess,
            None => build(oracle, experiments, ranks, most, control)?,
        };
        let seen = generators.seen(&guess);
        match Pairs::test_generators(&guess, &seen, ranks, control)? {
            Err(wrong) => {
                correct(oracle, &guess, &wrong, experiments)?;
                oracle.trust(guess, wrong.rank);
            }
            Ok(pairs) => {
                // Two elements may be told apart by a wrong answer of the oracle alone.
                next = guess.reduced(ranks, control)?;
                if next.is_none() {
                    return Ok((guess, pairs));
                }
            }
        }
    }
}

/// Lets the oracle guess less, or adds an experiment, where a candidate is wrong.
fn correct(
    oracle: &mut Oracle<'_>,
    guess: &Candidate,
    wrong: &Wrong,
    experiments: &mut Vec<Word>,
) -> Result<(), Stop> {
    let options = oracle.options(&wrong.word);
    for word in options.iter().chain([&wrong.word]) {
        let is_lost = oracle.is_lost(word)?;
        if is_lost == guess.is_lost(guess.monoid.of_word(word)) {
            continue;
        }
        if let Some(new) = separate(oracle, guess, word)?
            && !experiments.contains(&new)
        {
            experiments.push(new);
            return Ok(());
        }
    }
    // The candidate says what the oracle says, which does not follow from what it says of the options.
    if oracle.raise(&wrong.word, &options)? {
        return Ok(());
    }
    Err(Stop::TooLarge("The quotient could not be found.".to_owned()))
}
