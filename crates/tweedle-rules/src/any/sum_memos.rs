//! The results about sums of positions of any rulesets, and the question for more.

use super::found::FoundIn;
use super::pieces::{Piece, Pieces};
use super::sums::{Sum, Sums};
use super::{Asked, Position, PositionError, Searched, Solver, Solvers, Tell};
use tweedle_engine::walk::{Memo, WalkError, Walker};
use tweedle_engine::{Control, Outcome, Outcomes, Play, Player, Stop, Theory};

/// The results about sums.
pub(super) struct SumMemos {
    pieces: Pieces,
    solvers: Solvers,
    /// In each theory what was found by walking, and by a solver.
    walked: FoundIn,
    solved: FoundIn,
}

impl SumMemos {
    pub(super) fn new(control: &Control, solvers: &Solvers) -> SumMemos {
        SumMemos {
            pieces: Pieces::new(Sums::new(control, solvers)),
            solvers: solvers.clone(),
            walked: FoundIn::default(),
            solved: FoundIn::default(),
        }
    }

    /// True if there is a better way than walking to find what a sum is worth in a theory.
    pub(super) fn has_solver<T: Theory>(&self, theory: &T, position: &Position) -> bool {
        let is_plain = !position.is_entailing() && !position.is_loopy();
        is_plain && self.solvers.is_for_sums(theory.name())
    }

    /// The worth of a sum in a theory.
    pub(super) fn value<T: Theory>(
        &mut self,
        theory: &mut T,
        position: &Position,
        most: u64,
    ) -> Result<T::Value, PositionError>
    where
        T::Value: Send + 'static,
    {
        if self.has_solver(theory, position) {
            let start = self.piece_of(position)?;
            let found =
                self.solve(theory, |solver, pieces| solver.value_within(pieces, &start, most));
            return self.checked(found);
        }
        let start = self.pieces.sums.sum_of(position.terms())?;
        let found = self.walk(theory, &start, most);
        self.pieces.sums.checked(found)
    }

    /// True if a player wins a sum in normal play if he moves first, if the solver can tell that alone.
    pub(super) fn wins_first<T: Theory<Value: Send + 'static>>(
        &mut self,
        theory: &T,
        position: &Position,
        player: Player,
        most: u64,
    ) -> Result<Option<bool>, PositionError> {
        if !self.has_solver(theory, position) {
            return Ok(None);
        }
        let start = self.piece_of(position)?;
        let found =
            self.solve(theory, |solver, pieces| solver.wins_first(pieces, &start, player, most));
        self.checked(found)
    }

    /// As [`Memos::searched`](super::Memos::searched): a component is the number of its ruleset and its notation.
    pub(super) fn searched(
        &mut self,
        position: &Position,
        asked: Asked,
        tell: &mut Tell<'_, String>,
    ) -> Result<bool, Stop> {
        self.of_outcomes(position, |solver, pieces| {
            solver.searched(asked, &mut |known| {
                let text = |&piece: &Piece| pieces.sums.print(&pieces.sum(piece).ok()?);
                known.map(text).map_or(Ok(()), &mut *tell)
            })
        })
    }

    /// As [`Memos::learn`](super::Memos::learn).
    pub(super) fn learn(
        &mut self,
        position: &Position,
        known: Searched<String>,
    ) -> Result<bool, Stop> {
        self.of_outcomes(position, |solver, pieces| {
            let piece = |text: &String| pieces.piece(pieces.sums.parse(text)?).ok();
            match known.map(piece) {
                Some(known) => solver.learn(pieces, known),
                None => Ok(false),
            }
        })
    }

    /// Asks the solver for outcomes in normal play, when the rulesets of a position have their numbers; `false` if there
    /// is none.
    fn of_outcomes(
        &mut self,
        position: &Position,
        ask: impl FnOnce(&mut dyn Solver<Pieces, Outcome>, &Pieces) -> Result<bool, Stop>,
    ) -> Result<bool, Stop> {
        let theory = &Outcomes(Play::Normal);
        if !self.has_solver(theory, position) {
            return Ok(false);
        }
        self.pieces.sums.sum_of(position.terms())?;
        match self.solve(theory, |solver, pieces| Ok(ask(solver, pieces)?)) {
            Ok(answer) => Ok(answer),
            Err(WalkError::Stop(stop)) => Err(stop),
            Err(WalkError::Loop(_)) => Ok(false),
        }
    }

    fn walk<T: Theory<Value: Send + 'static>>(
        &mut self,
        theory: &mut T,
        start: &Sum,
        most: u64,
    ) -> Result<T::Value, WalkError<Sum>> {
        let SumMemos { pieces: Pieces { sums, .. }, walked, .. } = self;
        let control = sums.control();
        let memo = walked.known(theory, &|| Box::new(Memo::<Sum, T::Value>::new(control.clone())));
        let memo = memo.downcast_mut::<Memo<Sum, T::Value>>().ok_or_else(|| two(theory))?;
        Walker::new(&*sums, memo).within(most).value(theory, start)
    }

    /// Asks the solver of a theory.
    fn solve<T: Theory<Value: Send + 'static>, A>(
        &mut self,
        theory: &T,
        ask: impl FnOnce(&mut dyn Solver<Pieces, T::Value>, &Pieces) -> Result<A, WalkError<Piece>>,
    ) -> Result<A, WalkError<Piece>> {
        let SumMemos { pieces, solvers, solved, .. } = self;
        let control = pieces.sums.control();
        let solver = solved.known(theory, &|| solvers.make_for_sums(theory.name(), control));
        let solver = solver.downcast_mut::<Box<dyn Solver<Pieces, T::Value>>>();
        ask(&mut **solver.ok_or_else(|| two(theory))?, pieces)
    }

    /// A position as the solver knows it.
    fn piece_of(&self, position: &Position) -> Result<Piece, Stop> {
        self.pieces.piece(self.pieces.sums.sum_of(position.terms())?)
    }

    /// [`Sums::checked`] of what the solver found.
    fn checked<A>(&self, found: Result<A, WalkError<Piece>>) -> Result<A, PositionError> {
        let sum = |piece: Piece| self.pieces.sum(piece);
        let found = match found {
            Ok(found) => Ok(found),
            Err(WalkError::Stop(stop)) => Err(WalkError::Stop(stop)),
            Err(WalkError::Loop(cycle)) => {
                let cycle = cycle.into_iter().map(sum).collect::<Result<_, Stop>>();
                Err(cycle.map_or_else(WalkError::Stop, WalkError::Loop))
            }
        };
        self.pieces.sums.checked(found)
    }

    pub(super) fn clear(&mut self) {
        // The results speak of components by the numbers in the tables.
        self.walked.clear();
        self.solved.clear();
        self.pieces = Pieces::new(Sums::new(self.pieces.sums.control(), &self.solvers));
    }
}

fn two<T: Theory>(theory: &T) -> Stop {
    Stop::Undefined(format!("Two theories are called {}.", theory.name()))
}
