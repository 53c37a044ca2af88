//! Proof trees in folders: who wins one large position, found by many processes.
//!
//! A [`TreePlan`] says which position it is. A [`TreeFolder`] holds the plan and the *logs*: each process writes what it has found behind the end
//! of a log of its own, and reads those of the others. From all logs a process makes the [tree](tweedle_search::proof::Tree), takes a leaf of it
//! that no other one has, and searches it for a while. What it finds out about sums goes into its log, too, so that others need not search
//! them again. When the winner of the position is known, the leaves that this follows from are proved, one by one, and
//! [`merge`](TreeFolder::merge) makes one proof of them, whose check trusts none of the processes.
//!
//! ```
//! use tweedle_desk::trees::{TreeFolder, TreeMaker, TreePlan};
//! use tweedle_desk::Desk;
//! use tweedle_engine::Player;
//!
//! let path = std::env::temp_dir().join(format!("tree-{}", std::process::id()));
//! let mut desk = Desk::of(tweedle_rulesets::standard());
//! let position = "game.grid.Domineering(Grid.Empty(4,5))";
//! let plan = TreePlan::new(&mut desk, position, Some(Player::Right), 1)?;
//! let mut tree = TreeFolder::begin(&path, plan, &mut desk)?;
//! tree.run(&mut desk, &TreeMaker::of("an example"), &mut |_| {})?;
//! let file = path.join("won.proof");
//! tree.merge(None, &file, &mut desk)?;
//! let checked = desk.check_proof(&file, Some(position), Some(Player::Right))?;
//! assert_eq!(checked.winner, Player::Left);
//! std::fs::remove_dir_all(&path)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod folder;
mod keeper;
mod log;
mod merge;
mod plan;
mod report;
mod run;
mod worker;

pub use folder::TreeFolder;
pub use keeper::{Keeper, TreeMaker};
pub use plan::TreePlan;
