//! The reasons why a certificate proves nothing.

use tweedle_engine::{Player, Stop};

/// The reason why a certificate proves nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FamilyFlaw {
    /// The certificate is about another ruleset.
    #[error("The certificate is about `{0}`.")]
    OtherRuleset(String),
    /// The ruleset has no rules that cut words.
    #[error(
        "The moves of `{0}` are not known as rules that cut words, so nothing is proved about its families."
    )]
    NoCuts(String),
    /// A rule in the certificate is none of the ruleset's, or one of the ruleset's is missing.
    #[error("The rule `{0}` stands in the certificate or in the ruleset, but not in both.")]
    Rule(String),
    /// The rules lead elsewhere than the moves of the ruleset.
    #[error("{1} has other moves from `{0}` than the rules say.")]
    Moves(String, Player),
    /// The fields of the certificate do not fit together.
    #[error("{0}")]
    Form(String),
    /// A family has a move that is not in its list.
    #[error("{1}'s move of the window `{2}` from {0} is not in the list of moves.")]
    MissingMove(String, Player, String),
    /// A family has no such move as its list has.
    #[error("{1} has no such move from {0} as move {2} of its list.")]
    NoSuchMove(String, Player, usize),
    /// A value of a member is another one.
    #[error("n = {n}: the value of {family}, `{word}`, is {found} and not {claimed}.")]
    Value {
        /// The family.
        family: String,
        /// The number of blocks.
        n: usize,
        /// The member.
        word: String,
        /// The value in the certificate.
        claimed: String,
        /// The value.
        found: String,
    },
    /// The formula is one whose options are not known for all k.
    #[error(
        "n = {n}: the options of the formula for {family} cannot be written down for all later periods: {why}."
    )]
    Formula {
        /// The family.
        family: String,
        /// The first n of this residue from the bound on.
        n: usize,
        /// The reason.
        why: &'static str,
    },
    /// The induction does not reach far enough back.
    #[error(
        "n = {n}: a move from {family} leads to a member below {from}, where no formula holds; the bound is too small."
    )]
    Bound {
        /// The family.
        family: String,
        /// The first n of this residue from the bound on.
        n: usize,
        /// The number from which on formulas hold.
        from: usize,
    },
    /// The player who moves first could win the difference of a member and its formula by moving in the member.
    #[error(
        "n = {n}: {player}'s option {option} (+ k·({saltus})) of {family} is not known to be too weak against the formula in all later periods."
    )]
    Strong {
        /// The family.
        family: String,
        /// The first n of this residue from the bound on.
        n: usize,
        /// The player who moves.
        player: Player,
        /// The option for the first n.
        option: String,
        /// What is added to it with each period.
        saltus: String,
    },
    /// No option of the member answers an option of the formula.
    #[error(
        "n = {n}: no option of {family} is known to be as good for {player} as the option {option} (+ k·({saltus})) of the formula."
    )]
    Unanswered {
        /// The family.
        family: String,
        /// The first n of this residue from the bound on.
        n: usize,
        /// The player whose option of the formula it is.
        player: Player,
        /// The option for the first n.
        option: String,
        /// What is added to it with each period.
        saltus: String,
    },
    /// The work ended early.
    #[error(transparent)]
    Stop(#[from] Stop),
}
