//! The front door of Tweedle: a program that shows it to people, in a terminal, on a page or in another language, asks
//! here.
//!
//! - A [`Desk`] is a session: variables, rulesets and results, under one budget.
//! - A [`Question`] and an [`Answer`] are plain data that go through JSON and back; [`Trouble`] is the reason why
//!   there is no answer.
//! - A [`Match`] is driven without a terminal: positions of any rulesets, and Dots and Boxes.
//! - [`kept`] are results in files, with checkpoint and resume.
//! - A [`sweep`] is a large question, cut into parts for many processes and machines.
//! - [`tiers`] are who wins all positions of a huge space, found by processes that share a folder.
//! - [`trees`] are who wins one large position, found and proved by many processes.
//!
//! There is no terminal and no signal here, no thread but those of [`tweedle_engine::Crew`], and no clock but for the
//! times at which a result is kept. The program that runs a desk decides when to stop it, through its
//! [`Control`](tweedle_engine::Control).
//!
//! ```
//! use tweedle_engine::{Play, Player};
//! use tweedle_desk::{Answer, Desk, Match, MatchResult, Next, PERSON, Question};
//!
//! let mut desk = Desk::of(tweedle_rulesets::standard());
//! let question: Question =
//!     serde_json::from_str(r#"{"ask": "nimber", "input": "game.heap.Kayles(5)"}"#)?;
//! let answer = desk.ask(&question)?;
//! assert_eq!(serde_json::to_string(&answer)?, r#"{"answer":"nimber","nimber":4}"#);
//!
//! let start = desk.position("game.heap.Nim(\"2,1\")")?;
//! let mut game =
//!     Match::from_position(&start, [PERSON, "perfect"], Player::Left, Play::Normal, 0)?;
//! let Next::Ask(moves) = game.advance(&mut desk)? else { unreachable!("Left is a person") };
//! let (_, hint) = game.hint(&moves, &mut desk)?;
//! assert_eq!(hint, "heap 1 take 1. It leaves the nimber 0: the player who moves next loses.");
//! game.make_named("heap 1 take 1", &mut desk)?;
//! assert!(matches!(game.advance(&mut desk)?, Next::Made { player: Player::Right, .. }));
//! game.make_named("1", &mut desk)?;
//! let result = MatchResult::Won(Player::Left);
//! assert!(matches!(game.advance(&mut desk)?, Next::Over(over) if over == result));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod board;
mod certificate_kind;
mod classes;
mod codes;
mod codes_in_turn;
mod desk;
mod doc_search;
mod edit;
mod family;
pub mod kept;
mod letters;
mod misere_codes;
mod own;
mod page;
pub mod pages;
mod paint;
mod play;
mod programs;
pub mod question;
mod read_file;
mod reply;
mod request;
pub mod schema;
mod sight;
mod solve;
mod steps;
pub mod sweep;
pub mod table;
pub mod tiers;
pub mod trees;
mod trouble;
pub mod words;
pub mod worksheet;

pub use answer::{
    Analysis, CandidateOf, CellsOf, CertificateOf, CheckedBy, CheckedFile, ClassCounts,
    Completions, DatabaseOf, Documentation, EditOf, Edited, ElementInQuotient, ElementsPeriod,
    EndResult, EndingOf, EntailingSequence, EntailingSets, Evaluation, EvidenceOf, Explanation,
    Explored, FinalScores, Format, Genera, GenusOf, GrundySequence, Hint, Letter, LetterShape,
    MiserePlay, MoveInSum, Moves, Nimber, NimberOf, NimstringOf, Parameter, PeriodOf, Picture,
    PlayedStep, Progress, Proof, ProvedWin, QuotientCertificateOf, QuotientOf, Reference,
    ReferenceItem, ReferencePage, Remark, Replayed, Ruleset, Rulesets, ScoredLine, ScoresOf,
    ShownMove, ShownValue, Sight, Solution, SolvedTurn, Spot, Standings, StepsOf, StepsPart,
    Strategies, StrategyOf, SumInQuotient, SweepOf, Target, Targets, TiersOf, TreeOf, TurnOf,
    USUAL_QUOTIENT_HEAPS, ValueOf, ValuedLine, ValuedOption, Verdict, WrittenPages,
};
pub use board::{BadBoard, BoardStart, board_position, strings_and_coins};
pub use certificate_kind::CertificateKind;
pub use classes::Folders;
pub use codes::{Classification, CodeRow, RowFormat, RowStart};
pub use desk::Desk;
pub use misere_codes::{MisereClassification, MisereCodeRow, QuotientLimits};
pub use own::{OwnRuleset, own_rulesets};
pub use play::{
    Boxes, BoxesState, Choice, Game, Match, MatchResult, Next, Offer, PERSON, PROGRAM,
    PositionState, Positions, Standing, is_of_boxes,
};
pub use programs::{Program, is_program, members, programs};
pub use question::classify::{ClassOf, Classified};
pub use question::compare::{Compared, Difference};
pub use question::explain_mistake::{ExplainedMistake, SentenceOf};
pub use question::family::{
    Claimed, FamilyOf, FamilyVariable, Line as FamilyLine, Pattern, WrongMember,
};
pub use question::family_proof::{FamilyFormula, FamilyValue, ProvedFamily};
pub use question::format::FormattedFile;
pub use question::kinds as questions;
pub use question::known::{FactOf, HeapsOf, HottestPosition, KnownOf, ValueCount};
pub use question::nimber_proof::NimberProved;
pub use question::reach::ReachOf;
pub use question::table::{CellOf, TableOf};
pub use question::universe::{ContextOf, StopsOf, UniverseOf};
pub use question::universe_day::{UniverseDayOf, UniverseGame};
pub use question::universe_order::UniverseOrderOf;
pub use question::universe_proof::UniverseProved;
pub use question::{
    Act, Answer, Ask, Change, Komaster, Question, Show, USUAL_CODE_HEAPS, USUAL_GENERA,
    USUAL_HEAPS, USUAL_MISERE_HEAPS, USUAL_ORDER, USUAL_PERIOD_HEAPS, USUAL_STARTS, USUAL_STEPS,
    USUAL_STRATEGIES, Wanted, last_heap,
};
pub use reply::{About, Reply};
pub use request::{BadRequest, Request};
pub use trouble::{Caller, Cause, Kind, Place, Trouble, Way};
pub use tweedle_script::{Mistake, Sentence, Subject, say};
