//! What can be asked of a ruleset and of a position, whatever their type.

use crate::Position;
use std::rc::Rc;
use tweedle::Play;
use tweedle::affine::{FormId, Forms, Worth};
use tweedle::short::{Id, Store};
use tweedle::{Control, Outcome, Player, Remote, Stop, Symmetry};
use tweedle_heaps::Code;
use tweedle_rulesets::{NotationError, Theorem};

/// Why a position could not be valued.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum PositionError {
    /// The work was stopped.
    #[error("{0}")]
    Stop(#[from] Stop),
    /// The position is loopy; each of the positions, in their notation, is an option of the one
    /// before, and the first of the last.
    #[error("Play can go round in a loop: {}.", .0.join(" -> "))]
    Loop(Vec<String>),
}

/// A ruleset with its parameters, and what was found out about its positions.
pub trait Rules {
    /// The qualified name, such as `game.grid.Clobber`.
    fn class(&self) -> String;

    /// The position that a text describes.
    ///
    /// # Errors
    /// [`NotationError`] with the place of the mistake.
    fn place(self: Rc<Self>, text: &str) -> Result<Position, NotationError>;

    /// The characters of the cells 0, 1, 2, ... for a ruleset that is played on a grid or a strip;
    /// empty for others.
    fn cells(&self) -> &'static str;

    /// Whether both players always have the same options.
    fn is_impartial(&self) -> bool;

    /// The take-and-break code by which both players move in every heap, if the ruleset has one.
    fn code(&self) -> Option<&Code> {
        None
    }

    /// Forgets what was found out about positions.
    fn forget(&self);
}

/// The name of a move, and the position after it.
pub type NamedOption = (String, Rc<dyn Component>);

/// A position of one ruleset, as a term of a [`Position`].
///
/// All that takes a search remembers what it found for the positions of the same ruleset.
pub trait Component {
    /// The qualified name of the ruleset.
    fn class(&self) -> String;

    /// The expression that reads back to this position.
    fn expression(&self) -> String;

    /// A number that two positions share exactly if they have the same ruleset with the same
    /// memory.
    fn rules_id(&self) -> usize;

    /// Whether both players always have the same options.
    fn is_impartial(&self) -> bool;

    /// Whether the rules have entailing moves or wins at once.
    fn is_entailing(&self) -> bool;

    /// Whether an answer is due here; see [`tweedle::Ruleset::is_check`].
    fn is_check(&self) -> bool;

    /// Who has won by coming here, whatever stands beside; see [`tweedle::Ruleset::winner`].
    fn winner(&self) -> Option<Player>;

    /// What `player`, moving next, is obliged to do here, as a clause that begins with "must"; `None`
    /// if nothing.
    fn obligation(&self, player: Player) -> Option<String>;

    /// The notation that reads back to this position.
    fn text(&self) -> String;

    /// A picture, of one or more lines.
    fn draw(&self) -> String;

    /// A theorem that says who wins in normal play.
    fn theorem(&self) -> Option<Theorem>;

    /// What a player can move to, in the order of the ruleset, with the names of the moves. Several
    /// moves may lead to one position.
    ///
    /// # Errors
    /// [`Stop`] if there are more than the budget has room for.
    fn moves(&self, player: Player) -> Result<Vec<NamedOption>, Stop>;

    /// Why a text is the name of no move of `player`, if the ruleset can tell.
    fn why_not(&self, player: Player, text: &str) -> Option<String>;

    /// [`Component::moves`] without their names.
    ///
    /// # Errors
    /// [`Stop`] if there are more than the budget has room for.
    fn options(&self, player: Player) -> Result<Vec<Rc<dyn Component>>, Stop>;

    /// At least as many options as either player has, or 0 for "not many"; see
    /// [`tweedle::Ruleset::most_options`].
    fn most_options(&self) -> u64;

    /// About how many bytes an option takes.
    fn bytes(&self) -> usize;

    /// The handle that bounds and stops the work on the ruleset.
    fn control(&self) -> &Control;

    /// Positions of the same ruleset of which this one is the sum.
    fn parts(&self) -> Vec<Rc<dyn Component>>;

    /// The representative of the position's symmetry class.
    fn representative(&self) -> (Rc<dyn Component>, Symmetry);

    /// One position of the same ruleset that is the sum of this and those of `others` up to the
    /// first of another ruleset, and how many it took; `None` if the ruleset has no such positions.
    fn joined(&self, others: &[Rc<dyn Component>]) -> Option<(Rc<dyn Component>, usize)>;

    /// The size of the heap of Nim that this is in all but name.
    fn nim_heap(&self) -> Option<u64>;

    /// Whether whoever moves second can mirror.
    fn is_mirrored(&self) -> bool;

    /// The value in canonical form.
    ///
    /// # Errors
    /// [`PositionError`].
    fn canonical_form(&self, store: &mut Store) -> Result<Id, PositionError>;

    /// Who wins.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Limit`] if a search of outcomes takes more than `most` positions.
    fn outcome(&self, play: Play, most: u64) -> Result<Outcome, PositionError>;

    /// The Grundy value of a position of an impartial ruleset.
    ///
    /// # Errors
    /// [`PositionError`].
    fn nim_value(&self) -> Result<u64, PositionError>;

    /// The value as an affine impartial game, or beside what an answer wins; of a position of an
    /// impartial ruleset.
    ///
    /// # Errors
    /// [`PositionError`].
    fn affine_worth(&self) -> Result<Worth, PositionError>;

    /// A reduced form with infinities, of a position of a partizan ruleset with entailing moves; of
    /// others the embedding of the canonical form, whose values live in `store`.
    ///
    /// # Errors
    /// [`PositionError`].
    fn affine_form(&self, forms: &mut Forms, store: &mut Store) -> Result<FormId, PositionError>;

    /// The most moves that can still be made.
    ///
    /// # Errors
    /// [`PositionError`].
    fn birthday(&self) -> Result<u64, PositionError>;

    /// How long play lasts if the winner hurries and the loser delays.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Limit`] if that takes more than `most` positions.
    fn remoteness(&self, play: Play, most: u64) -> Result<Remote, PositionError>;

    /// The positions that can be reached, this one first.
    ///
    /// # Errors
    /// [`Stop`].
    fn followers(&self) -> Result<Vec<Rc<dyn Component>>, Stop>;
}
