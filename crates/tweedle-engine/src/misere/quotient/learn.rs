//! The search for the quotient of some generators: ask, guess, test, and learn where the guess was wrong.

use super::candidate::Candidate;
use super::element::Word;
use super::generators::Generators;
use super::observe::{build, separate};
use super::oracle::Oracle;
use super::verify::{Pairs, Wrong};
use crate::{Control, Stop};

/// The quotient of generators, and the pairs of their words.
///
/// The oracle answers for words by its model. From its answers comes a candidate, and the exact test tells a word of
/// least rank on which that is wrong. Either the oracle knows better, and an experiment comes of it that tells two words
/// apart which the candidate takes for equal; or the answers contradict each other, and the model is refined. That
/// ends with a quotient, or gives up with [`Stop::TooLarge`].
pub(super) fn learn(
    generators: &impl Generators,
    oracle: &mut Oracle,
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

/// Adds an experiment, or lets the oracle guess less, where a candidate is wrong.
fn correct(
    oracle: &mut Oracle,
    guess: &Candidate,
    wrong: &Wrong,
    experiments: &mut Vec<Word>,
) -> Result<(), Stop> {
    let word = &wrong.word;
    let options = oracle.options(word);
    for word in options.iter().chain([word]) {
        if oracle.is_lost(word) == guess.is_lost(guess.monoid.of_word(word)) {
            continue;
        }
        if let Some(new) = separate(oracle, guess, word)
            && !experiments.contains(&new)
        {
            experiments.push(new);
            return Ok(());
        }
    }
    // The candidate says what the oracle says, which does not follow from what it says of the options.
    let words = [&options[..], std::slice::from_ref(word)].concat();
    if oracle.refine(&words, guess, wrong.rank)? {
        return Ok(());
    }
    Err(Stop::TooLarge("The quotient could not be found.".to_owned()))
}
