//! The winner of a position of any rulesets, by the cheapest sound method.

use crate::bouton::nim_outcome;
use crate::known_endings::KnownEndings;
use crate::known_quotients::KnownQuotients;
use crate::points_won::{ahead, counts_points};
use std::hash::Hash;
use std::sync::Arc;
use tweedle_engine::affine::{AffineImpartial, FormId, Forms, Reducing, Value, Worth};
use tweedle_engine::loopy::Stoppers;
use tweedle_engine::misere::quotient::{LetterSums, SumId};
use tweedle_engine::misere::{self, Genus};
use tweedle_engine::short::{Id, Store};
use tweedle_engine::universe::Scored;
use tweedle_engine::{
    Control, Grundy, LoopyOutcome, Outcome, Outcomes, Play, Player, Stop, Theory, universe,
};
use tweedle_rules::Registry;
use tweedle_rules::any::{
    Asked, Database, Memos, Position, PositionError, Searched, Solvers, Tell,
};

/// An analyst, who values positions of any rulesets: the one owner of the stores of values and of
/// all results about positions.
///
/// ```
/// # use tweedle_engine::{Birthday, Control, Outcome, Play};
/// # use tweedle_rulesets::{Domineering, Nim, any::RulesOf};
/// # use tweedle_search::Analyst;
/// let nim = RulesOf::new("game.heap.Nim", Nim).rules();
/// let domineering = RulesOf::new("game.grid.Domineering", Domineering::<u64>::new()).rules();
/// let sum = nim.place("1")?.sum(&domineering.place("..|.#")?);
/// let mut analyst = Analyst::new(Control::new(), &tweedle_rulesets::standard());
/// assert_eq!(analyst.outcome(&sum, Play::Normal), Ok(Outcome::P));
/// assert_eq!(analyst.outcome(&sum, Play::Misere), Ok(Outcome::N));
/// assert_eq!(analyst.value(&mut Birthday, &sum), Ok(2));
/// # Ok::<(), tweedle_rulesets::NotationError>(())
/// ```
pub struct Analyst {
    /// The store of canonical forms.
    pub store: Store,
    /// The arena of forms with infinities.
    pub forms: Forms,
    /// The arena of impartial games of misère play.
    pub misere: misere::Forms,
    /// The arena of impartial games as sums of letters, of which misère quotients are asked.
    pub letters: LetterSums,
    /// The store of forms that are compared modulo universes.
    pub universes: universe::Forms,
    /// The store of values of loopy games.
    pub stoppers: Stoppers,
    pub(crate) memos: Memos,
    pub(crate) solvers: Solvers,
    pub(crate) endings: KnownEndings,
    pub(crate) quotients: KnownQuotients,
}

impl Analyst {
    /// Nothing known yet; bounded and stopped through `control`. The solvers of the registry
    /// find worths of some rulesets ([`Registry::solvers`]).
    pub fn new(control: Control, registry: &Registry) -> Analyst {
        Analyst::with_solvers(control, registry.solvers())
    }

    pub(crate) fn with_solvers(control: Control, solvers: &Solvers) -> Analyst {
        Analyst {
            store: Store::new(control.clone()),
            forms: Forms::new(control.clone()),
            misere: misere::Forms::new(&control),
            letters: LetterSums::new(&control),
            universes: universe::Forms::new(&control),
            stoppers: Stoppers::new(control.clone()),
            memos: Memos::with_solvers(control, solvers.clone()),
            solvers: solvers.clone(),
            endings: KnownEndings::default(),
            quotients: KnownQuotients::default(),
        }
    }

    /// Another analyst that knows nothing yet, with the same bounds and solvers.
    #[must_use]
    pub fn anew(&self) -> Analyst {
        Analyst::with_solvers(self.control().clone(), &self.solvers)
    }

    /// The handle that bounds and stops the work.
    pub fn control(&self) -> &Control {
        self.memos.control()
    }

    /// Adds values or winners that were found before ([`Memos::add_database`]): they are read in the place of being found again.
    pub fn add_database(&mut self, database: Arc<dyn Database>) {
        self.memos.add_database(database);
    }

    /// The databases that were added.
    pub fn databases(&self) -> &[Arc<dyn Database>] {
        self.memos.databases()
    }

    /// The class of a position that is no sum, if a database has it.
    pub(crate) fn kept_class(
        &self,
        position: &Position,
        play: Play,
    ) -> Result<Option<LoopyOutcome>, Stop> {
        let winner = |player| {
            let known = self.memos.kept_turn(position, player, play)?;
            Ok(known.map(|known| known.winner(player)))
        };
        let Some(left) = winner(Player::Left)? else { return Ok(None) };
        Ok(winner(Player::Right)?.map(|right| LoopyOutcome::from_winners(left, right)))
    }

    /// Forgets what can be found again, and gives its memory back. Values keep their ids, and databases stay.
    pub fn forget(&mut self) {
        self.store.forget();
        self.store.leave_exchange();
        self.forms.forget();
        self.misere.forget();
        self.universes.forget();
        self.memos.clear();
        self.endings.forget();
        self.quotients = KnownQuotients::default();
    }

    /// The worth of a position in a theory that needs none of the stores here.
    ///
    /// # Errors
    /// [`PositionError`].
    pub fn value<T: Theory<Value: Eq + Hash + Send + 'static>>(
        &mut self,
        theory: &mut T,
        position: &Position,
    ) -> Result<T::Value, PositionError> {
        self.memos.value(theory, position)
    }

    /// [`Analyst::value`], where each walk may enter `most` positions that are not known.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Limit`] if a walk takes more.
    pub fn value_within<T: Theory<Value: Eq + Hash + Send + 'static>>(
        &mut self,
        theory: &mut T,
        position: &Position,
        most: u64,
    ) -> Result<T::Value, PositionError> {
        self.memos.value_within(theory, position, most)
    }

    /// The value in canonical form: the sum of the terms' values; of an impartial position, its
    /// nimber.
    ///
    /// # Errors
    /// [`PositionError`].
    pub fn canonical_form(&mut self, position: &Position) -> Result<Id, PositionError> {
        match self.form_of(position) {
            // The results that threads have told each other are the first that can be done without.
            Err(PositionError::Stop(Stop::Memory { .. })) if self.memos.common().is_some() => {
                self.without_others();
                self.form_of(position)
            }
            found => found,
        }
    }

    fn form_of(&mut self, position: &Position) -> Result<Id, PositionError> {
        if position.is_impartial() {
            let nimber = self.nim_value(position)?;
            return Ok(self.store.nimber(nimber)?);
        }
        self.memos.value(&mut self.store, position)
    }

    /// [`Analyst::canonical_form`] of a position that is not impartial, where the walk in each term may
    /// enter `most` positions that are not known.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Limit`] if a walk takes more.
    pub fn canonical_form_within(
        &mut self,
        position: &Position,
        most: u64,
    ) -> Result<Id, PositionError> {
        if position.is_impartial() {
            return self.canonical_form(position);
        }
        self.memos.value_within(&mut self.store, position, most)
    }

    /// [`Analyst::canonical_form_within`], by walking also where the position is impartial.
    pub(crate) fn form_by_walking(
        &mut self,
        position: &Position,
        most: u64,
    ) -> Result<Id, PositionError> {
        self.memos.value_within(&mut self.store, position, most)
    }

    /// The nimber of an impartial position: the nim sum of the terms' (Sprague, Grundy).
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Undefined`] if the position is not impartial, if an answer is due in
    /// it, and if it is the moon.
    pub fn nim_value(&mut self, position: &Position) -> Result<u64, PositionError> {
        if !position.is_impartial() {
            let message = "Only positions of impartial rulesets have Grundy values.";
            return Err(Stop::NotImpartial(message.to_owned()).into());
        }
        if !position.is_entailing() {
            return self.memos.value(&mut Grundy, position);
        }
        let worth = self.affine_worth(position)?;
        worth.value().and_then(Value::nimber).ok_or_else(|| {
            let message = match worth {
                Worth::Quiet(_) => "Its value is the moon, which is no nimber.",
                Worth::Check(_) => "An answer is due here, so that it has no value of its own.",
            };
            Stop::Entailing(message.to_owned()).into()
        })
    }

    /// The genus of an impartial position, from its canonical form in misère play. Of wild games there are soon more
    /// forms than memory holds.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Undefined`] if the position is not impartial, or has entailing moves.
    pub fn genus(&mut self, position: &Position) -> Result<Genus, PositionError> {
        let form = self.misere_form(position)?;
        Ok(self.misere.genus(form).clone())
    }

    /// The canonical form of an impartial position in misère play. Of wild games there are soon more forms than
    /// memory holds.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Undefined`] if the position is not impartial, or has entailing moves.
    pub fn misere_form(&mut self, position: &Position) -> Result<misere::Id, PositionError> {
        self.memos.value(&mut self.misere, position)
    }

    /// An impartial position as a sum of letters: nothing is simplified, and sums are taken apart.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Undefined`] if the position is not impartial, or has entailing moves.
    pub fn letter_sum(&mut self, position: &Position) -> Result<SumId, PositionError> {
        self.memos.value(&mut self.letters, position)
    }

    /// The position as a form with the same options, which can be compared modulo universes. Nothing is simplified.
    ///
    /// # Errors
    /// [`PositionError`].
    pub fn universe_form(&mut self, position: &Position) -> Result<universe::Id, PositionError> {
        self.memos.value(&mut self.universes, position)
    }

    /// The position as a scoring game: its simplest form if that is guaranteed, and otherwise the form as it is. A player who cannot
    /// move gets the score that the rules say, and without such rules 0.
    ///
    /// # Errors
    /// [`PositionError`].
    pub fn scoring_form(&mut self, position: &Position) -> Result<universe::Id, PositionError> {
        self.memos.value(&mut Scored(&mut self.universes), position)
    }

    /// The worth of an impartial position as an affine game: the sum of the terms' worths.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Undefined`] if the position is not impartial, or answers are due in
    /// several terms.
    pub fn affine_worth(&mut self, position: &Position) -> Result<Worth, PositionError> {
        if !position.is_impartial() {
            let message = "Only positions of impartial rulesets are worth a nimber or the moon.";
            return Err(Stop::NotImpartial(message.to_owned()).into());
        }
        let mut worths = Vec::new();
        for term in position.one_by_one() {
            worths.push(if term.is_entailing() {
                self.memos.value(&mut AffineImpartial, &term)?
            } else {
                Worth::Quiet(Value::Nimber(self.memos.value(&mut Grundy, &term)?))
            });
        }
        Ok(AffineImpartial.of_sum(&worths)?)
    }

    /// A reduced form equal to the position as a partizan affine game: the sum of the terms' forms.
    /// Other reduced forms may be equal to it.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Undefined`] for the sum of a game in which answers may be due and one in
    /// which a player may win at once ([`Facts::wins_at_once`](tweedle_engine::Facts::wins_at_once)).
    pub fn affine_form(&mut self, position: &Position) -> Result<FormId, PositionError> {
        position.check()?;
        let components = || position.terms().iter().map(tweedle_rules::any::Term::component);
        let facts = || components().map(|component| component.facts());
        let has_answers = facts().any(|it| it.is_entailing && !it.wins_at_once);
        if has_answers && facts().any(|it| it.wins_at_once) {
            let message = "In one term of this sum answers may be due, and in another a player may win at \
                           once. As affine games he may do that instead of answering; here he may not. \
                           Who wins the sum is known, but it has no affine form.";
            return Err(Stop::Entailing(message.to_owned()).into());
        }
        let mut forms = Vec::new();
        for term in position.one_by_one() {
            forms.push(if term.is_entailing() {
                self.memos.value(&mut Reducing(&mut self.forms), &term)?
            } else {
                let value = self.memos.value(&mut self.store, &term)?;
                self.forms.embed(&mut self.store, value)?
            });
        }
        Ok(Reducing(&mut self.forms).of_sum(&forms)?)
    }

    /// The outcome of a position.
    ///
    /// Where play may go round in a loop, by retrograde analysis ([`Analyst::class`]); if that says that it is a draw, the loop is
    /// reported. Else, in normal play by a theorem or by symmetry, if that says so; by nimbers and the moon if the position is
    /// impartial; by [`SumSearch`](crate::SumSearch) if it has no entailing moves and no loops, in turn with the values
    /// of its terms if it is a sum. In misère play by
    /// Bouton's rule if all parts are heaps of Nim; if the position is impartial and a short walk does not do, by a misère quotient
    /// ([`Analyst::misere_element`]). Else by walking through all positions below.
    ///
    /// # Errors
    /// [`PositionError`].
    pub fn outcome(&mut self, position: &Position, play: Play) -> Result<Outcome, PositionError> {
        self.outcome_within(position, play, u64::MAX)
    }

    /// [`Analyst::outcome`], where a search of outcomes may look at `most` positions.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Limit`] if the search takes more.
    pub fn outcome_within(
        &mut self,
        position: &Position,
        play: Play,
        most: u64,
    ) -> Result<Outcome, PositionError> {
        if let Some(outcome) = known_outcome(position, play) {
            return Ok(outcome);
        }
        if play == Play::Misere && position.is_entailing() {
            let message = "Games with entailing moves have no misère play.";
            return Err(Stop::NotPossible(message.to_owned()).into());
        }
        let class = if position.is_loopy() {
            Some(self.class_within(position, play, most)?)
        } else {
            self.kept_class(position, play)?
        };
        if let Some(outcome) = class.and_then(LoopyOutcome::as_outcome) {
            return Ok(outcome);
        }
        if play == Play::Normal && position.is_impartial() {
            return self.impartial_outcome(position);
        }
        if play == Play::Normal && is_searched_as_sum(position) {
            return self.by_values_or_search(position, most, Ok, |memos, most| {
                memos.value_within(&mut Outcomes(play), position, most)
            });
        }
        // A bound of the caller is one on positions that are walked.
        if play == Play::Misere
            && most == u64::MAX
            && let Some(outcome) = self.misere_outcome_soon(position)?
        {
            return Ok(outcome);
        }
        self.memos.value_within(&mut Outcomes(play), position, most)
    }

    /// True if a player wins when he moves first, as [`Analyst::outcome`] would say, without a look at the other
    /// player where that saves work.
    ///
    /// # Errors
    /// [`PositionError`].
    pub fn wins_first(
        &mut self,
        position: &Position,
        player: Player,
        play: Play,
    ) -> Result<bool, PositionError> {
        self.wins_first_within(position, player, play, u64::MAX)
    }

    /// The player who wins if `first` moves first; `None` if it is a draw, since play goes round or the score is 0. Of games that are played
    /// for points, by points in normal play.
    ///
    /// # Errors
    /// [`PositionError`].
    ///
    /// ```
    /// # use tweedle_engine::{Control, Play, Player};
    /// # use tweedle_search::Analyst;
    /// let registry = tweedle_rulesets::standard();
    /// let board = registry.position("game.grid.Domineering", "....|....|....|....")?;
    /// let mut analyst = Analyst::new(Control::new(), &registry);
    /// assert_eq!(analyst.winner(&board, Player::Right, Play::Normal)?, Some(Player::Right));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn winner(
        &mut self,
        position: &Position,
        first: Player,
        play: Play,
    ) -> Result<Option<Player>, PositionError> {
        if counts_points(position, play) {
            return Ok(ahead(&self.final_scores(position)?[first.index()]));
        }
        if position.is_loopy() {
            return Ok(self.class(position, play)?.winner(first));
        }
        match self.wins_first(position, first, play) {
            Ok(wins) => Ok(Some(if wins { first } else { first.opponent() })),
            // Of rules that a program defines nobody knows before whether play may go round.
            Err(PositionError::Loop(_)) => {
                Ok(self.class_by_endings(position, play, u64::MAX)?.winner(first))
            }
            Err(error) => Err(error),
        }
    }

    /// [`Analyst::wins_first`], where a search may look at about `most` positions that are not known.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Limit`] if the search takes more.
    pub fn wins_first_within(
        &mut self,
        position: &Position,
        player: Player,
        play: Play,
        most: u64,
    ) -> Result<bool, PositionError> {
        let theory = &Outcomes(play);
        if let Some(outcome) = known_outcome(position, play) {
            return Ok(outcome.wins_first(player));
        }
        if let Some(known) = self.memos.kept_turn(position, player, play)? {
            return Ok(known.is_win());
        }
        if position.is_loopy() {
            return Ok(self.class_within(position, play, most)?.moving_first(player).is_gt());
        }
        let is_partizan = play == Play::Normal && !position.is_impartial();
        let wins = if is_partizan && is_searched_as_sum(position) {
            let of_value = |outcome: Outcome| Ok(Some(outcome.wins_first(player)));
            self.by_values_or_search(position, most, of_value, |memos, most| {
                memos.wins_first(theory, position, player, most)
            })?
        } else if is_partizan {
            self.memos.wins_first(theory, position, player, most)?
        } else {
            None
        };
        match wins {
            Some(wins) => Ok(wins),
            None => Ok(self.outcome_within(position, play, most)?.wins_first(player)),
        }
    }

    /// Tells of sums that were searched in normal play below a position; returns `false` if
    /// positions like that are not solved by a search of sums ([`Memos::searched`]).
    ///
    /// # Errors
    /// [`Stop`], also the one that `tell` returns.
    pub fn searched(
        &mut self,
        position: &Position,
        asked: Asked,
        tell: &mut Tell<'_, String>,
    ) -> Result<bool, Stop> {
        self.memos.searched(position, asked, tell)
    }

    /// Takes over who wins a sum below a position, as [`Analyst::searched`] told it of the same one; nothing of it is
    /// checked. Returns true if it can be such a sum.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn learn(&mut self, position: &Position, known: Searched<String>) -> Result<bool, Stop> {
        self.memos.learn(position, known)
    }

    /// The outcome in normal play by the canonical form, if that takes no more than `steps` steps.
    fn outcome_of_value(
        &mut self,
        position: &Position,
        steps: u64,
    ) -> Result<Outcome, PositionError> {
        let _allowance = self.control().allow(steps);
        let value = self.memos.value(&mut self.store, position)?;
        Ok(self.store.outcome(value)?)
    }

    /// Answers a question about who wins a sum in normal play by the values of its terms and by a search in turn, each
    /// time with more positions allowed, until one of them is done.
    ///
    /// Nobody knows before which of the two is cheaper: values add where all terms are small, and a search needs no
    /// value of a large one. Both keep what they found, so together they cost about twice what the cheaper one costs
    /// alone.
    fn by_values_or_search<A>(
        &mut self,
        position: &Position,
        most: u64,
        of_outcome: impl Fn(Outcome) -> Result<A, PositionError>,
        mut search: impl FnMut(&mut Memos, u64) -> Result<A, PositionError>,
    ) -> Result<A, PositionError> {
        let mut turn = FIRST_TURN.min(most);
        let mut searched = 0;
        loop {
            match self.outcome_of_value(position, turn * VALUES) {
                Ok(outcome) => return of_outcome(outcome),
                // The whole work may have come to an end, and not only this turn.
                Err(PositionError::Stop(Stop::Limit { .. })) => self.control().check()?,
                Err(error) => return Err(error),
            }
            let allowed = turn.min(most - searched);
            searched += allowed;
            match search(&mut self.memos, allowed) {
                Err(PositionError::Stop(Stop::Limit { .. })) if searched < most => {
                    self.control().check()?;
                }
                Err(PositionError::Stop(Stop::Limit { .. })) => {
                    return Err(Stop::Limit { most }.into());
                }
                done => return done,
            }
            // The work that has been done so far grows by a half, so that the last turn adds
            // little.
            turn = turn.max(searched / 2);
        }
    }

    /// The outcome of an impartial position in normal play.
    fn impartial_outcome(&mut self, position: &Position) -> Result<Outcome, PositionError> {
        // The players have the same moves.
        let player = Player::Left;
        let wins = if position.is_entailing() {
            self.memos.wins_first(&AffineImpartial, position, player, u64::MAX)?
        } else {
            self.memos.wins_first(&Grundy, position, player, u64::MAX)?
        };
        let wins = match wins {
            Some(wins) => wins,
            None => self.affine_worth(position)?.is_won(),
        };
        Ok(if wins { Outcome::N } else { Outcome::P })
    }
}

/// The number of positions that the first turn of a search of sums may look at.
const FIRST_TURN: u64 = 1 << 7;
/// About how many steps canonical forms are found by in the time in which a search of sums looks at a position.
const VALUES: u64 = 64;

/// True if a position without entailing moves is a sum whose values may be cheaper than a search.
fn is_searched_as_sum(position: &Position) -> bool {
    !position.is_loopy() && !position.is_entailing() && position.parts().len() > 1
}

/// The outcome, if it is known without a search: heaps of Nim, theorems, and positions in which the
/// player who moves second can mirror.
pub(crate) fn known_outcome(position: &Position, play: Play) -> Option<Outcome> {
    if let Some(heaps) = position.nim_heaps() {
        return Some(nim_outcome(&heaps, play));
    }
    if play == Play::Misere || position.has_scores() {
        return None;
    }
    let theorem = position.theorem().map(|theorem| theorem.outcome());
    theorem.or_else(|| position.is_mirrored().then_some(Outcome::P))
}
