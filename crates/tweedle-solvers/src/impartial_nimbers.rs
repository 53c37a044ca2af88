//! Nimbers of impartial variants.

use crate::CramNimbers;
use std::hash::Hash;
use tweedle_clobber_games::{CannibalClobber, Clobber};
use tweedle_engine::walk::WalkError;
use tweedle_engine::{Control, Player, Stop};
use tweedle_grid_games::{Amazons, Cram, Domineering, Fission};
use tweedle_rules::any::{Component, ImpartialVariant, Playable, Shared, Solver, typed};
use tweedle_rules::{Bits, Impartial};
use tweedle_search::NimberSearch;
use tweedle_stone_games::NoGo;

/// Finds nimbers of positions of impartial variants, by [`NimberSearch`].
///
/// Boards of some rulesets are searched by their own types, which is several times as fast; Domineering, whose
/// impartial variant is Cram, by [`CramNimbers`].
///
/// ```
/// # use tweedle_engine::Control;
/// # use tweedle_rulesets::standard;
/// # use tweedle_rulesets::any::{ImpartialVariant, Memos};
/// # use tweedle_engine::Grundy;
/// # use tweedle_solvers::solvers;
/// let clobber = standard().rules("game.grid.Clobber", &[])?;
/// let position = clobber.impartial_variant().unwrap().place("xoxoxo|oxoxox")?;
/// let mut memos = Memos::with_solvers(Control::new(), solvers());
/// assert_eq!(memos.value(&mut Grundy, &position), Ok(0));
/// # Ok::<(), tweedle_rulesets::NotationError>(())
/// ```
pub struct ImpartialNimbers {
    /// By the types of rulesets.
    typed: Vec<Box<dyn Nimbers>>,
    others: NimberSearch<Shared>,
}

/// The question about a position: its nimber, or if the player who moves first loses.
#[derive(Clone, Copy)]
enum Question {
    Nimber,
    IsLost,
}

/// Nimbers of the impartial variant of one type of ruleset.
trait Nimbers: Send {
    /// The nimber, or 1 if it is lost and 0 if not; `None` for positions of other types.
    fn answer(
        &mut self,
        component: &dyn Component,
        question: Question,
    ) -> Option<Result<u64, Stop>>;
}

/// A search through positions of a ruleset of this type.
struct Typed<R: Playable>(NimberSearch<R::Position>);

impl<R: Playable> Nimbers for Typed<R> {
    fn answer(
        &mut self,
        component: &dyn Component,
        question: Question,
    ) -> Option<Result<u64, Stop>> {
        let (ruleset, position) = typed::<R>(component)?;
        let variant = Impartial(ruleset);
        Some(stopped(match question {
            Question::Nimber => self.0.nimber(&variant, position),
            Question::IsLost => self.0.is_lost(&variant, position, 0).map(u64::from),
        }))
    }
}

/// Boards of Domineering are boards of Cram.
struct Dominoes<B>(CramNimbers<B>);

impl<B: Bits> Nimbers for Dominoes<B> {
    fn answer(
        &mut self,
        component: &dyn Component,
        question: Question,
    ) -> Option<Result<u64, Stop>> {
        let (_, board) = typed::<Domineering<B>>(component)?;
        let cram = Cram::new();
        Some(stopped(match question {
            Question::Nimber => self.0.nimber(&cram, board),
            Question::IsLost => self.0.is_lost(&cram, board).map(u64::from),
        }))
    }
}

/// These rulesets have no loops.
fn stopped<V, P: Clone + Eq + Hash>(found: Result<V, WalkError<P>>) -> Result<V, Stop> {
    found.map_err(|error| match error {
        WalkError::Stop(stop) => stop,
        WalkError::Loop(_) => Stop::Undefined("Play can go round in a loop.".to_owned()),
    })
}

impl ImpartialNimbers {
    /// Nothing known; bounded and stopped through `control`.
    pub fn new(control: &Control) -> ImpartialNimbers {
        let mut typed: Vec<Box<dyn Nimbers>> = Vec::new();
        by_words::<u64>(control, &mut typed);
        ImpartialNimbers { typed, others: NimberSearch::new(control.clone()) }
    }

    fn answer(&mut self, position: &Shared, question: Question) -> Option<Result<u64, Stop>> {
        let component = &**position.component();
        self.typed.iter_mut().find_map(|search| search.answer(component, question))
    }
}

/// The searches on boards that fit into these words: a line for each ruleset.
fn by_words<B: Bits>(control: &Control, typed: &mut Vec<Box<dyn Nimbers>>) {
    fn search<R: Playable>(control: &Control) -> Box<dyn Nimbers> {
        Box::new(Typed::<R>(NimberSearch::new(control.clone())))
    }
    typed.push(search::<Amazons<B>>(control));
    typed.push(search::<CannibalClobber<B>>(control));
    typed.push(search::<Clobber<B>>(control));
    typed.push(Box::new(Dominoes(CramNimbers::<B>::new(control.clone()))));
    typed.push(search::<Fission<B>>(control));
    typed.push(search::<NoGo<B>>(control));
}

impl Solver<ImpartialVariant, u64> for ImpartialNimbers {
    fn value(
        &mut self,
        ruleset: &ImpartialVariant,
        position: &Shared,
    ) -> Result<u64, WalkError<Shared>> {
        match self.answer(position, Question::Nimber) {
            Some(found) => Ok(found?),
            None => self.others.nimber(ruleset, position),
        }
    }

    fn wins_first(
        &mut self,
        ruleset: &ImpartialVariant,
        position: &Shared,
        _: Player,
        _: u64,
    ) -> Result<Option<bool>, WalkError<Shared>> {
        let is_lost = match self.answer(position, Question::IsLost) {
            Some(found) => found? == 1,
            None => self.others.is_lost(ruleset, position, 0)?,
        };
        Ok(Some(!is_lost))
    }
}
