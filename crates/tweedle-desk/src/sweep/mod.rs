//! Sweeps: large questions that are cut into *shards*. Each shard is answered by a process of its own, on any machine, and the shards come
//! together to the same bytes as one process gives.
//!
//! A [`Plan`] says what is computed and where it is cut. It is a line of text: a worker needs nothing else. A worker computes a shard as text
//! ([`Plan::compute`]), which is the same whoever computes it, and how often. A [`Folder`] holds the plan and the shards that are there. A shard
//! is written whole or not at all, so that one that was lost is found by its absence. [`Folder::merge`] puts them together.
//!
//! ```
//! use tweedle_desk::sweep::{Merged, Plan};
//! use tweedle_desk::{Desk, Question};
//!
//! let mut desk = Desk::of(tweedle_rulesets::standard());
//! let question: Question = serde_json::from_str(r#"{"ask": "codes", "range": "0.1..0.7", "to": 100}"#)?;
//! let plan = Plan::new(&mut desk, vec![question], 3)?;
//! let mut shards = Vec::new();
//! for number in 1..=plan.shards() {
//!     // On another machine, perhaps.
//!     let plan = Plan::read(&plan.text())?;
//!     let text = plan.compute(number, &mut || Ok(Desk::of(tweedle_rulesets::standard())))?;
//!     shards.push(plan.shard(number, text.as_bytes())?);
//! }
//! let Merged::Codes(rows) = plan.merge(&mut desk, shards.into_iter().map(Ok))? else { unreachable!() };
//! assert_eq!(rows.len(), 7);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod folder;
mod plan;
mod shard;
mod work;

pub use folder::{Begun, Claim, Folder, Made};
pub(crate) use folder::{begin_with_plan, read_plan_text};
pub use plan::Plan;
pub(crate) use plan::{VERSION, check_version, read_plan, text_of_plan};
pub use shard::Shard;
pub use work::Merged;
