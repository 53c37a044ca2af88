//! Solutions of positions: the winner, and the winning moves.

use crate::answer::{PlayedStep, ProvedWin, Solution, SolvedTurn};
use crate::certificate_kind::CertificateKind;
use crate::desk::step;
use crate::kept::{self, ProofFile, must_read_back, read_proof, text_of_proof};
use crate::{Desk, Kind, Trouble, Wanted};
use std::io::BufReader;
use std::path::Path;
use tweedle_engine::{LoopyOutcome, Play, Player};
use tweedle_script::say;
use tweedle_search::proof::{Proof, check, must_be_plain, prove};
use tweedle_search::strategy::{Turn, drawing_moves, winning_moves};
use tweedle_search::{Move, Position, PositionError, counts_points, perfect_line};

impl Desk {
    /// The winner of a position if `first` moves first, or for each player if it is `None`.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn solve(
        &mut self,
        input: &str,
        first: Option<Player>,
        play: Play,
        wanted: Wanted,
    ) -> Result<Solution, Trouble> {
        let position = self.position(input)?;
        let before = self.control().positions();
        self.solution(&position, first, play, wanted, before)
    }

    /// [`Desk::solve`] of a position; `before` is the count of positions at the start of the work.
    pub(crate) fn solution(
        &mut self,
        position: &Position,
        first: Option<Player>,
        play: Play,
        wanted: Wanted,
        before: u64,
    ) -> Result<Solution, Trouble> {
        let turns = asked_about(first).map(|first| self.solve_turn(position, first, play, wanted));
        let turns = turns.collect::<Result<Vec<_>, _>>()?;
        let outcome = match turns.as_slice() {
            [left, right] => Some(LoopyOutcome::from_winners(left.winner, right.winner)),
            _ => None,
        };
        let positions = self.control().positions() - before;
        Ok(Solution { position: position.printed(), outcome, turns, positions })
    }

    fn solve_turn(
        &mut self,
        position: &Position,
        first: Player,
        play: Play,
        wanted: Wanted,
    ) -> Result<SolvedTurn, Trouble> {
        let solved = self.try_to_solve(position, first, play, wanted);
        solved.map_err(|error| self.failed(error, position))
    }

    fn try_to_solve(
        &mut self,
        position: &Position,
        first: Player,
        play: Play,
        wanted: Wanted,
    ) -> Result<SolvedTurn, PositionError> {
        let analyst = self.session().analyst();
        let winner = analyst.winner(position, first, play)?;
        let score = if counts_points(position, play) {
            Some(analyst.final_scores(position)?[first.index()].to_string())
        } else {
            None
        };
        let wins = winner == Some(first);
        let (mut winning, mut drawing, mut count, mut line) = (None, None, None, None);
        if wanted.all {
            let moves = position.moves(first, analyst.control())?;
            let turn = Turn { position, player: first, play, moves: &moves };
            // Where the opponent wins, no move has to be looked at.
            let places = if wins { winning_moves(&turn, analyst)? } else { Vec::new() };
            let steps =
                |places: Vec<usize>| places.into_iter().map(|place| step(&moves[place])).collect();
            winning = Some(steps(places));
            if winner.is_none() {
                drawing = Some(steps(drawing_moves(&turn, analyst)?));
            }
            count = Some(moves.len());
        }
        if wanted.line {
            let played = perfect_line(position, first, play, analyst)?.into_iter();
            let step = |(player, step): (Player, Move)| PlayedStep {
                player,
                name: step.name(),
                to: step.to.text(),
            };
            line = Some(played.map(step).collect());
        }
        Ok(SolvedTurn { first, winner, score, winning, drawing, moves: count, line })
    }

    /// The winner of a position in normal play if `first` moves first, with a proof in a file, which is overwritten.
    ///
    /// # Errors
    /// [`Trouble`], also for games with entailing moves or loops.
    pub fn prove(&mut self, input: &str, first: Player, file: &Path) -> Result<ProvedWin, Trouble> {
        let out = ProofFile::new(file)?;
        let proof = self.proof_of(input, first)?;
        out.write(&proof)?;
        Ok(ProvedWin { file: Some(file.display().to_string()), ..proved(&proof, false) })
    }

    /// The same, with the proof as the text that the file would have.
    ///
    /// # Errors
    /// As [`prove`](Desk::prove).
    pub fn prove_as_text(&mut self, input: &str, first: Player) -> Result<ProvedWin, Trouble> {
        let proof = self.proof_of(input, first)?;
        let text = text_of_proof(&proof, self.control())?;
        Ok(ProvedWin { proof: Some(text), ..proved(&proof, false) })
    }

    /// Makes sure that a position is of a kind that proofs are about.
    ///
    /// # Errors
    /// [`Trouble`] with the reason why it is not.
    pub fn can_be_proved(&mut self, input: &str) -> Result<(), Trouble> {
        let position = self.position(input)?;
        must_be_plain(&position).map_err(|stop| self.failed(stop.into(), &position))
    }

    /// A proof whose positions all read back.
    fn proof_of(&mut self, input: &str, first: Player) -> Result<Proof, Trouble> {
        let position = self.position(input)?;
        must_read_back(&position, self)?;
        let proof = prove(&position, first, self.session().analyst());
        let proof = proof.map_err(|error| self.failed(error, &position))?;
        proof.nodes().iter().try_for_each(|node| must_read_back(&node.position, self))?;
        Ok(proof)
    }

    /// Checks a proof in a file, without a search. If a position or a first player is given, the proof has to be about
    /// these.
    ///
    /// # Errors
    /// [`Trouble`], also if the file is no proof or has a flaw.
    pub fn check_proof(
        &mut self,
        file: &Path,
        input: Option<&str>,
        first: Option<Player>,
    ) -> Result<ProvedWin, Trouble> {
        let name = file.display().to_string();
        let proof = read_proof(file, self).map_err(|trouble| {
            if !matches!(trouble.kind, Kind::File | Kind::Mistake) {
                return trouble;
            }
            // It is read again only after a failure, and not kept.
            let found = kept::open(file).ok();
            let found = found.and_then(|file| CertificateKind::of_input(BufReader::new(file)));
            let another = found.and_then(|it| CertificateKind::Winner.instead_of(it, &name));
            another.unwrap_or(trouble)
        })?;
        let checked = self.checked_proof(&proof, &name, input, first)?;
        Ok(ProvedWin { file: Some(name), ..checked })
    }

    /// The same of the text of such a file.
    ///
    /// # Errors
    /// As [`check_proof`](Desk::check_proof).
    pub fn check_text_of_proof(
        &mut self,
        text: &str,
        input: Option<&str>,
        first: Option<Player>,
    ) -> Result<ProvedWin, Trouble> {
        const NAME: &str = "the proof";
        let proof = kept::read_proof_text(text.as_bytes(), NAME, self).map_err(|trouble| {
            CertificateKind::Winner.another(&at_start(NAME), text).unwrap_or(trouble)
        })?;
        self.checked_proof(&proof, NAME, input, first)
    }

    fn checked_proof(
        &mut self,
        proof: &Proof,
        name: &str,
        input: Option<&str>,
        first: Option<Player>,
    ) -> Result<ProvedWin, Trouble> {
        let expected = input.map(|input| self.position(input)).transpose()?;
        let is_other = expected.is_some_and(|expected| expected != proof.start.joined());
        if is_other || first.is_some_and(|first| first != proof.first) {
            let start = proof.start.printed();
            return Err(Trouble::mistake(say::proof_of_other_player(
                at_start(name),
                &start,
                proof.first,
            )));
        }
        let flaw = check(proof, self.session().analyst());
        match flaw.map_err(|error| self.failed(error, &proof.start))? {
            None => Ok(proved(proof, true)),
            Some(flaw) => {
                let place = flaw.node.map_or(String::new(), |node| {
                    format!(" Its line {} is about {}.", node + 2, proof.nodes()[node].position)
                });
                Err(Trouble::mistake(say::proof_with_flaw(at_start(name), &place, &flaw.message)))
            }
        }
    }
}

/// The players who are asked about, each of whom moves first.
pub(crate) fn asked_about(first: Option<Player>) -> impl Iterator<Item = Player> {
    Player::BOTH.into_iter().filter(move |player| first.is_none_or(|it| it == *player))
}

/// The name of a proof at the beginning of a sentence.
fn at_start(name: &str) -> String {
    name.strip_prefix("the ").map_or_else(|| name.to_owned(), |rest| format!("The {rest}"))
}

fn proved(proof: &Proof, checked: bool) -> ProvedWin {
    ProvedWin {
        position: proof.start.printed(),
        first: proof.first,
        winner: proof.winner,
        nodes: proof.nodes().len(),
        proof: None,
        file: None,
        checked,
    }
}
