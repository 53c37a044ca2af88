//! Who works on a proof tree, and what keeps the folder of those who do not see it.

use crate::Trouble;

/// Who does the work, and how far.
#[derive(Clone, Debug)]
pub struct TreeMaker {
    /// The command, or the function.
    pub command: String,
    /// The name of the machine.
    pub machine: String,
    /// True if the leaves are proved when the winners are known.
    pub proves: bool,
    /// The number of the log of this process, which no other one has; `None` for the first that is free.
    pub log: Option<u64>,
}

impl TreeMaker {
    /// A command or a function on a machine without a name, which proves leaves.
    pub fn of(command: &str) -> TreeMaker {
        TreeMaker { command: command.to_owned(), machine: String::new(), proves: true, log: None }
    }
}

/// What keeps the folder, where a process works on a copy of it, on a machine that does not see it.
///
/// The logs are all there is to copy: the tree is the same in any order in which they are read.
pub trait Keeper {
    /// Gives it what is new in the own log and the own proofs, and brings the copy up to date.
    ///
    /// # Errors
    /// [`Trouble`]: it cannot be reached.
    fn exchange(&mut self) -> Result<(), Trouble>;

    /// True if this process may work at a turn, given by a name; it gives back the one before. No other process may as long as it has it.
    ///
    /// # Errors
    /// As above.
    fn lease(&mut self, turn: &str) -> Result<bool, Trouble>;
}

/// The keeper of a process that works on the folder itself.
pub(super) struct NoKeeper;

impl Keeper for NoKeeper {
    fn exchange(&mut self) -> Result<(), Trouble> {
        Ok(())
    }

    fn lease(&mut self, _: &str) -> Result<bool, Trouble> {
        Ok(true)
    }
}
