//! Tiers in files: who wins every position of a huge space, found by many processes that share a folder.
//!
//! A [`TierPlan`] says which space it is and into which parts its tiers are cut. A [`TierFolder`] holds the plan and the parts that are
//! there, each a file that is written whole or not at all and has the same bytes whichever process wrote it. Processes that [run](TierFolder::run)
//! in the same folder take parts that no other one has, and wait where they need parts that another one still computes. A [`TierFile`]
//! is all parts in one file, a database of the winners: [`Desk::open_database`](crate::Desk::open_database) reads it.
//!
//! ```
//! use tweedle_desk::tiers::{Maker, TierFile, TierFolder, TierPlan, TierSpace};
//! use tweedle_desk::Desk;
//! use tweedle_engine::Play;
//!
//! let folder = std::env::temp_dir().join(format!("tiers-{}", std::process::id()));
//! let mut desk = Desk::of(tweedle_rulesets::standard());
//! let space = TierSpace { ruleset: "game.grid.Domineering".into(), rows: 3, cols: 3, play: Play::Normal, from: None };
//! let plan = TierPlan::new(&mut desk, space, 1 << 16, 256)?;
//! let mut tiers = TierFolder::begin(&folder, plan)?;
//! tiers.run(desk.control(), &Maker::of("an example"), &mut |_| {})?;
//! let all = folder.join("all.tiers");
//! assert_eq!(tiers.merge(&all, desk.control())?.positions(), 512);
//! desk.open_database(&all)?;
//! std::fs::remove_dir_all(&folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod check;
mod file;
mod folder;
mod plan;
mod run;
mod states;

pub(crate) use file::Head as TierHead;
pub use file::TierFile;
pub use folder::TierFolder;
pub use plan::{TierPlan, TierSpace};
pub use run::{Maker, TierPart};
pub use states::{States, Team};
