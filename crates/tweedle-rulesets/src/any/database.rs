//! Values of positions that somebody has found before, and keeps.

use super::Rules;
use tweedle::Stop;

/// Values of components of one ruleset that were found before and are kept, in a file for example.
///
/// What it says is believed. It is asked for representatives of components in sums; see
/// [`Memos::add_database`](super::Memos::add_database).
pub trait Database: Send + Sync {
    /// The expression of the ruleset ([`Rules::expression`]).
    fn rules(&self) -> &str;

    /// The byte code ([`Store::encode`](tweedle::short::Store::encode)) of the canonical form of the position with this
    /// notation; `None` if it is not kept.
    ///
    /// # Errors
    /// [`Stop`], if it cannot be read.
    fn code(&self, text: &str) -> Result<Option<Vec<u8>>, Stop>;
}

/// Makes sure that databases can be of a ruleset: its positions are valued by their canonical forms.
///
/// # Errors
/// A complete sentence that says why not.
pub fn has_databases(rules: &dyn Rules) -> Result<(), String> {
    let why = if rules.is_entailing() {
        "it has entailing moves or wins at once, so that its positions have no canonical forms"
    } else if rules.is_loopy() {
        "play can go round in a loop in it, so that its positions need not have canonical forms"
    } else if rules.is_impartial() {
        "it is impartial: its values are nimbers, which are found in better ways"
    } else {
        return Ok(());
    };
    Err(format!("There is no database of {}: {why}.", rules.expression()))
}
