//! Proofs of the values of families of positions, such as xⁿo in Clobber for all n.
//!
//! They work for rulesets whose moves cut words ([`Cuts`](tweedle_rules::Cuts)): strips, heaps and paths. A family is the words
//! u·wⁿ·v for n = 0, 1, 2, ... All moves from its members lead to members of finitely many families, which [`prove`] finds by
//! unfolding the rules with n as a symbol. For each of them it guesses a formula,
//!
//! > G(n + p) = G(n) + s for n ≥ N, where s is x + m·↑ with integers x and m and depends on n modulo p,
//!
//! and [`check`] proves them all together, by induction on the number of letters. Below a bound all members are valued. From there
//! on the options of a member are sums of shorter words, whose formulas are known. They are finitely many terms a + h·σ, but for
//! such as are no better for the player who moves, where h counts periods; the formula and its options are such terms, too. So it
//! is a finite work to compare them for all h at once ([`check`] says how). For p-periodic values (s = 0) this is the theorem on
//! octal games (Guy and Smith 1956; *Winning Ways*, ch. 4) for values of all kinds.
//!
//! The searcher is not trusted: it makes a [`FamilyCertificate`], plain data with all rules, families, formulas and moves, and
//! [`check`] shares no code with it but the engine's values and the rules.
//!
//! One thing is not proved by the machine: that the rules are the moves of the ruleset for all words. They are compared for
//! all short words and for the first members of all families.
//!
//! ```
//! use tweedle_engine::Control;
//! use tweedle_engine::short::Store;
//! use tweedle_search::families::{check, prove};
//! let clobber = tweedle_rulesets::standard().rules("game.grid.Clobber", &[])?;
//! let mut store = Store::new(Control::new());
//! let (mut certificate, _) = prove(&clobber, ["", "x", "o"], &mut store)?;
//! assert_eq!((certificate.from, certificate.period, &*certificate.families[0].first), (1, 2, &["0".to_owned()][..]));
//! let told: Vec<String> = certificate.families[0].formulas.iter().map(ToString::to_string).collect();
//! assert_eq!(told, ["* + k·^^", "^ + k·^^"]);
//! certificate.families[0].formulas[0].value = "^".to_owned();
//! assert!(check(&certificate, &clobber, &mut store).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod certificate;
mod check;
mod closure;
mod pattern;
mod prove;
mod values;

pub use certificate::{FamilyCertificate, FamilyClaim, Formula, Goal, MoveClaim, Saltus};
pub use check::{Cases, FamilyFlaw, check, disagreement};
pub use prove::{Unproved, prove};
