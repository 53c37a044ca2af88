//! Combinatorial games in Rust: what they are worth, who wins them, and how they look.
//!
//! Two players, Left and Right, move by turns; both see everything, nothing is left to chance, and the player who
//! cannot move loses (in *misère play*: wins). Nim, Domineering, Toads and Frogs, Dots and Boxes are such games.
//! This crate has their values exactly (numbers, ups, stars, switches, thermographs, games with loops and with entailing
//! moves), over fifty rulesets, searches for positions too large for values, and pictures.
//!
//! ```
//! use tweedle::draw::{Graph, Theme};
//! use tweedle::{Analyst, Control, standard};
//!
//! // What are the boards of Domineering with two rows worth?
//! let registry = standard();
//! let mut analyst = Analyst::new(Control::new(), &registry);
//! let mut values = Vec::new();
//! for columns in 1..=5 {
//!     let row = ".".repeat(columns);
//!     let board = registry.position("game.grid.Domineering", &format!("{row}|{row}"))?;
//!     let g = analyst.canonical_form(&board)?;
//!     values.push(analyst.store.text(g)?);
//! }
//! assert_eq!(values, ["1", "+-1", "{2|-1/2}", "Miny(2)", "1/2"]);
//!
//! // The thermograph of the third, for a page.
//! let g = analyst.store.read("{2|-1/2}")?;
//! let picture = Graph::new(&mut analyst.store, &[g])?.scene().svg(Theme::Auto);
//! assert!(picture.starts_with("<svg"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is here
//! | | |
//! |---|---|
//! | [`short`] | canonical short games: [`short::Arena`] for sums and comparisons with operators, [`short::Store`] below it, thermographs, infinitesimals |
//! | [`number`] | integers, fractions, dyadic rationals, nimbers, ordinals |
//! | [`loopy`], [`affine`], [`misere`], [`form`] | games with loops, with entailing moves, of misère play; literal forms `{L\|R}` |
//! | [`Ruleset`], [`Theory`], [`walk`] | a game is its moves, a theory its values, and one walker joins them |
//! | [`rulesets`], [`standard`] | the games that people play, by type and by name; [`heaps`] by codes, [`boxes`] |
//! | [`Analyst`], [`analyze`], [`search`] | who wins and how, values of positions of any ruleset and of their sums, strategies, matches, proofs |
//! | [`draw`] | thermographs, positions, trees, lattices as SVG, `TikZ`, PNG, text |
//! | [`language`](mod@language) | the language of `CGSuite`, in a session |
//! | [`desk`](mod@desk) | all of it as questions and answers in JSON, matches, results kept in files |
//!
//! # Features
//! | feature | usual | what it adds |
//! |---|---|---|
//! | `rulesets` | yes | [`rulesets`], [`heaps`], [`boxes`], [`standard`] |
//! | `search` | yes | [`search`], [`Analyst`], [`analyze`] |
//! | `draw` | yes | [`draw`] |
//! | `png` | | pictures of pixels |
//! | `language` | | [`language`](mod@language) and its [`syntax`](mod@syntax) |
//! | `desk` | | [`desk`](mod@desk) |
//! | `arrow` | | tables as columns of Apache Arrow |
//! | `serde` | | [`Player`], [`Play`] and [`Outcome`] are written and read |
//!
//! Without any there are values and walks through rulesets of your own: a small crate that depends on numbers of any size
//! and hash tables.
//!
//! # A tour
//! Values are added and compared as they are in books:
//! ```
//! use tweedle::short::Arena;
//! let arena = Arena::new();
//! let (up, star) = (arena.read("^")?, arena.nimber(1));
//! assert!(up > arena.integer(0));
//! assert!(up.partial_cmp(&star).is_none()); // They are confused.
//! assert_eq!((up + up + star).to_string(), "^^*");
//! # Ok::<(), tweedle::short::NotationError>(())
//! ```
//! Positions of different games are added, and the analyst tells who wins:
//! ```
//! use tweedle::{Analyst, Control, Play, Player, analyze, standard};
//! use tweedle::short::Style;
//! let registry = standard();
//! let toads = registry.position("game.strip.ToadsAndFrogs", ".tt.ff.")?;
//! let heaps = registry.position("game.heap.Subtraction([1,2,3])", "6")?;
//! let sum = toads.sum(&heaps);
//! let mut analyst = Analyst::new(Control::with_memory(1 << 30), &registry);
//! assert_eq!(analyst.winner(&sum, Player::Left, Play::Normal)?, Some(Player::Left));
//! let analysis = analyze(&toads, Style::default(), &mut analyst)?;
//! assert_eq!(analysis.worth?.value, "+-1/4");
//! let best = analysis.options[0].iter().find(|option| option.is_best).unwrap();
//! assert_eq!(best.position, ".t.tff.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//! A ruleset of your own is a type with its moves. Values, search, pictures, the language and the command know it like ours:
//! the crate `examples/cutcake` beside the sources is one with a theory of its own.
//!
//! # Limits
//! A [`Control`] bounds the memory of all that shares it, cancels it from another thread, and tells how far it is. What
//! ends before its end says why with a [`Stop`]; no text that is read makes anything panic. The operators
//! of an [`short::Arena`], which have no room for a reason, panic where its methods return one; and so do ids that are given to another store than
//! theirs. The walks and searches that take long use one
//! thread, unless a function says otherwise.
//!
//! # Sources
//! Berlekamp, Conway and Guy, *Winning Ways*; Siegel, *Combinatorial Game Theory*; papers where they are used.

#![cfg_attr(docsrs, feature(doc_cfg))]

pub use tweedle_engine::{
    Ahead, Allowance, Birthday, Control, Crew, Ending, Facts, Grundy, Held, Hints, Identity,
    LargePages, LoopyNimber, LoopyOutcome, Outcome, Outcomes, Play, Player, Remote, Remoteness,
    RulesError, Ruleset, Stop, Suspense, Symmetry, Theory, Weigh, affine, form, loopy, matches,
    misere, number, poset, short, walk,
};

#[cfg(feature = "rulesets")]
pub use tweedle_boxes as boxes;
#[cfg(feature = "desk")]
pub use tweedle_desk as desk;
#[cfg(feature = "draw")]
pub use tweedle_draw as draw;
#[cfg(feature = "rulesets")]
pub use tweedle_heaps as heaps;
#[cfg(feature = "rulesets")]
pub use tweedle_rules::any::{Memos, Move, Position, PositionError, Rules, RulesOf};
#[cfg(feature = "rulesets")]
pub use tweedle_rules::{
    Argument, Entry, EntryBuilder, Notation, NotationError, Parameter, Registry, RegistryError,
    Shape,
};
#[cfg(feature = "rulesets")]
pub use tweedle_rulesets::{self as rulesets, standard};
#[cfg(feature = "language")]
pub use tweedle_script as language;
#[cfg(feature = "search")]
pub use tweedle_search::{self as search, Analysis, Analyst, analyze};
#[cfg(feature = "language")]
pub use tweedle_syntax as syntax;

/// The chapter of the book for users of Rust, whose examples are tests.
#[cfg(all(doctest, feature = "desk"))]
#[doc = include_str!("../../../book/src/rust.md")]
struct BookForRust;
