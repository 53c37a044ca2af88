//! One proof of the proofs of the leaves.

use super::folder::TreeFolder;
use crate::kept::{ProofFile, read_position, read_proof};
use crate::{Desk, TreeOf, Trouble};
use std::fs;
use std::path::Path;
use tweedle_engine::Player;
use tweedle_script::say;
use tweedle_search::proof::{Node, Proof, Reason, Solved, Why};

impl TreeFolder {
    /// Writes the proof of who wins if `first` moves first, which may be left out if the plan names the player. `tweedle solve --check` reads it.
    ///
    /// # Errors
    /// [`Trouble`]: the winner is not known, or a leaf is not proved; the file cannot be written.
    pub fn merge(
        &mut self,
        first: Option<Player>,
        path: &Path,
        desk: &mut Desk,
    ) -> Result<TreeOf, Trouble> {
        let players = self.plan().players();
        let asked = match (first, players.as_slice()) {
            (None, [only]) => Some(*only),
            (first, _) => first,
        };
        let root = players.iter().position(|player| Some(*player) == asked);
        let Some((root, first)) = root.zip(asked) else {
            return Err(Trouble::mistake(say::tree_of_one_first_player()));
        };
        let out = ProofFile::new(path)?;
        let proof = self.proof(root, first, desk)?;
        out.write(&proof)?;
        Ok(TreeOf { proof: Some(path.display().to_string()), ..self.state() })
    }

    fn proof(&self, root: usize, first: Player, desk: &mut Desk) -> Result<Proof, Trouble> {
        let unknown = || Trouble::mistake(say::tree_is_not_proved(self.plan().position()));
        let solution = self.tree().solution(root).ok_or_else(unknown)?;
        let wins = self.tree().winners()[root] == Some(true);
        let winner = if wins { first } else { first.opponent() };
        let start = self.plan().start(desk)?;
        let control = desk.control().clone();
        let mut proof = Proof::new(start, first, winner, &control);
        for Solved { turn, why, .. } in solution {
            control.check()?;
            let reason = match why {
                Why::Move(to) => Reason::Move(read_position(&to.position, desk)?),
                Why::Replies => Reason::Replies,
                Why::Searched(source) => {
                    let file = self.proof_of(source);
                    if !file.exists() {
                        return Err(unknown());
                    }
                    let leaf = read_proof(&file, desk).ok();
                    let Some(leaf) = leaf.filter(|leaf| leaf.winner == winner) else {
                        // It will be made again.
                        let _ = fs::remove_file(&file);
                        return Err(Trouble::mistake(say::damaged_proof(file.display())));
                    };
                    for node in leaf.nodes() {
                        control.check()?;
                        proof.add(node.clone())?;
                    }
                    continue;
                }
            };
            let position = read_position(&turn.position, desk)?;
            proof.add(Node { position, mover: turn.mover, reason })?;
        }
        Ok(proof)
    }
}
