//! The table of questions.
//!
//! A question is a file with its fields, which are a type that implements [`Ask`], and a line here. From
//! that come its JSON, its schema, and how it is asked at a [desk](Desk), by `tweedle batch` and over HTTP.

pub mod analyze;
mod ask;
pub mod certificate;
pub mod check;
pub mod classify;
pub mod codes;
pub mod compare;
pub mod complete;
pub mod database;
pub mod documentation;
pub mod draw;
pub mod edit;
pub mod evaluate;
pub mod explain;
pub mod explain_mistake;
pub mod explore;
pub mod family;
pub mod family_proof;
pub mod format;
pub mod genera;
pub mod hint;
pub mod known;
pub mod misere_codes;
pub mod moves;
pub mod nimber;
pub mod nimber_proof;
pub mod nimstring;
pub mod pages;
pub mod prove;
pub mod quotient;
pub mod reach;
pub mod reference;
pub mod replay;
pub mod rulesets;
pub mod scores;
pub mod sequence;
pub mod show;
pub mod solve;
pub mod steps;
pub mod strategies;
pub mod table;
pub mod targets;
pub mod top_entails;
pub mod tournament;
pub mod turn;
pub mod universe;
pub mod universe_day;
pub mod universe_order;
pub mod universe_proof;
pub mod verify;

use crate::{
    CodeRow, Desk, MisereCodeRow, QuotientCertificateOf, SweepOf, TiersOf, TreeOf, Trouble,
};
pub use ask::Ask;
pub use codes::USUAL_CODE_HEAPS;
pub use draw::{Komaster, Show};
pub use edit::Change;
pub use genera::USUAL_GENERA;
pub use misere_codes::{USUAL_MISERE_HEAPS, USUAL_STEPS};
pub use quotient::USUAL_ORDER;
use schemars::JsonSchema;
pub use sequence::{USUAL_HEAPS, USUAL_PERIOD_HEAPS, last_heap};
use serde::{Deserialize, Serialize};
pub use solve::Wanted;
use std::panic::{AssertUnwindSafe, catch_unwind};
pub use tournament::{USUAL_STARTS, USUAL_STRATEGIES};
pub use turn::Act;
use tweedle_script::say;

/// Makes [`Question`] and [`Answer`] of the table.
macro_rules! questions {
    (
        $($(#[$about:meta])* $module:ident::$Name:ident => $(#[$of_answer:meta])* $Answer:ident,)*
        ; $($(#[$about_other:meta])* $Other:ident($Found:ty),)*
    ) => {
        /// Something to ask a [`Desk`].
        ///
        /// An `input` is a program of the language, whose last value is meant. In JSON the kind of the question
        /// stands under `ask`; fields with a usual value may be left out.
        ///
        /// ```
        /// # use tweedle_desk::Question;
        /// let text = r#"{"ask":"hint","input":"game.heap.Nim(\"3,1\")"}"#;
        /// let question: Question = serde_json::from_str(text)?;
        /// assert!(matches!(question, Question::Hint(hint) if hint.strategy == "perfect"));
        /// # Ok::<(), serde_json::Error>(())
        /// ```
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(tag = "ask", rename_all = "snake_case")]
        #[non_exhaustive]
        #[expect(clippy::large_enum_variant, reason = "there is one for each request")]
        pub enum Question {
            $($(#[$about])* $Name($module::$Name),)*
        }

        /// The kinds of questions, each with its fields.
        pub mod kinds {
            $(pub use super::$module::$Name;)*
        }

        impl Question {
            /// The names of the kinds of questions in JSON.
            pub const KINDS: &[&str] = &[$(stringify!($module),)*];

            /// The question of a kind, one of [`Question::KINDS`], with these fields.
            ///
            /// # Errors
            /// The error names the place in the fields that cannot be read, which the reader of a tagged type would
            /// not know. If there is no such kind, it says so.
            pub(crate) fn of_fields(
                kind: &str,
                fields: serde_json::Value,
            ) -> Result<Question, serde_path_to_error::Error<serde_json::Error>> {
                match kind {
                    $(stringify!($module) => {
                        serde_path_to_error::deserialize(fields).map(Question::$Name)
                    })*
                    // Says what kinds there are.
                    _ => serde_path_to_error::deserialize(serde_json::json!({ "ask": kind })),
                }
            }

            /// The text that it is about, in which troubles have their places; `None` if it is about none.
            pub fn input(&self) -> Option<&str> {
                match self {
                    $(Question::$Name(question) => question.input(),)*
                }
            }

            /// True if it has an answer also where there is no time for the whole work
            /// ([`tweedle_engine::Control::hurry`]).
            pub fn can_be_hurried(&self) -> bool {
                match self {
                    $(Question::$Name(question) => question.can_be_hurried(),)*
                }
            }

            /// Answers it.
            pub(crate) fn answer(&self, desk: &mut Desk) -> Result<Answer, Trouble> {
                Ok(match self {
                    $(Question::$Name(question) => Answer::$Answer(question.ask(desk)?),)*
                })
            }
        }

        $(
            impl From<$module::$Name> for Question {
                fn from(question: $module::$Name) -> Question {
                    Question::$Name(question)
                }
            }
        )*

        /// The answer to a [`Question`], or the result of a command that asks no question. In JSON the kind stands under
        /// `answer`.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
        #[serde(tag = "answer", rename_all = "snake_case")]
        #[non_exhaustive]
        pub enum Answer {
            $($(#[$of_answer])* $Answer(<$module::$Name as Ask>::Answer),)*
            $($(#[$about_other])* $Other($Found),)*
        }
    };
}

questions! {
    /// The rulesets that there are.
    rulesets::Rulesets =>
        /// The rulesets that there are.
        Rulesets,
    /// The strategies that there are.
    strategies::Strategies =>
        /// The strategies that there are.
        Strategies,
    /// The reference of the language.
    reference::Reference =>
        /// The pages of the reference.
        Reference,
    /// The completions of the name at the end of a text.
    complete::Complete =>
        /// The completions of a name.
        Completions,
    /// The value of a program, as text, as mathematics, and as a picture.
    show::Show =>
        /// A value as text, as mathematics and as a picture.
        Shown,
    /// A position with its picture, and the moves of both players.
    explore::Explore =>
        /// A position with its picture and both players' moves.
        Explored,
    /// The position that an edit makes of another one.
    edit::Edit =>
        /// The position after an edit.
        Edited,
    /// A match after an act.
    turn::Turn =>
        /// A match, and the moves that can be made in it.
        Turn,
    /// The value of a program.
    evaluate::Evaluate =>
        /// The value of a program.
        Evaluation,
    /// The value of a position or a game, and both players' options.
    analyze::Analyze =>
        /// The value of a position or a game, and its options.
        Analysis,
    /// The outcomes of the positions that can be reached, or of the positions of a collection.
    targets::Targets =>
        /// Positions, and who wins each of them.
        Targets,
    /// The nimber of an impartial position.
    nimber::Nimber =>
        /// The nimber of a position.
        Nimber,
    /// A check of a certificate of a nimber.
    nimber_proof::NimberProof =>
        /// A certificate of a nimber that was checked.
        NimberProved,
    /// The winner of a position.
    solve::Solve =>
        /// The winner of a position.
        Solution,
    /// A picture of a game or a position.
    draw::Draw =>
        /// A picture.
        Picture,
    /// The moves that a player can make.
    moves::Moves =>
        /// The moves that a player can make.
        Moves,
    /// The player who wins, and the reasons.
    explain::Explain =>
        /// The player who wins, and the reasons.
        Explanation,
    /// The way to the value of a game, step by step.
    steps::Steps =>
        /// The way to a value.
        Steps,
    /// A move to play, and the reason.
    hint::Hint =>
        /// A move to play, and the reason.
        Hint,
    /// A check that a strategy wins against every play.
    verify::Verify =>
        /// The result of a check that a strategy wins against every play.
        Proof,
    /// The numbers of wins of strategies against each other.
    tournament::Tournament =>
        /// The numbers of wins of strategies.
        Standings,
    /// A check that a match was played by the rules, with its winner.
    replay::Replay =>
        /// A match that was played by the rules.
        #[serde(rename = "match")]
        Replayed,
    /// The Grundy values of a take-and-break code, and their period.
    sequence::Sequence =>
        /// Grundy values of a take-and-break code, and their period.
        Sequence,
    /// A certificate that is to be checked: does it prove the period that it claims?
    certificate::Certificate =>
        /// A certificate of a period that was checked.
        Certificate,
    /// The periods of all octal codes of a range.
    codes::Codes =>
        /// The rows of codes.
        Codes,
    /// The misère quotients of all octal codes of a range.
    misere_codes::MisereCodes =>
        /// The rows of codes in misère play.
        MisereCodes,
    /// Outcomes and genera of a take-and-break code in misère play.
    genera::Genera =>
        /// Outcomes and genera of misère play.
        Genera,
    /// The misère quotient of the heaps of a take-and-break code.
    quotient::Quotient =>
        /// A misère quotient.
        Quotient,
    /// The values of the heaps of Top Entails.
    top_entails::TopEntails =>
        /// Values of the heaps of Top Entails.
        TopEntails,
    /// The value of a position of Nimstring, on a board of dots or a graph of strings and coins.
    nimstring::Nimstring =>
        /// The value of a position of Nimstring.
        Nimstring,
    /// The best score of a position of Dots and Boxes, and the advice of the theory of chains.
    scores::Scores =>
        /// The score of a position of Dots and Boxes.
        Scores,
    /// The documentation of a method, a function, a class or a ruleset.
    documentation::Documentation =>
        /// The documentation of a name of the language.
        Documentation,
    /// The mistakes of a program, which is not run.
    check::Check =>
        /// The mistakes of a program.
        Checked,
    /// A program as everybody writes it.
    format::Format =>
        /// A program that was to be formatted.
        Formatted,
    /// The explanation of the code of a message.
    explain_mistake::ExplainMistake =>
        /// The explanation of the code of a message.
        Mistake,
    /// A proof of who wins a position, found or checked.
    prove::Prove =>
        /// A proof of who wins.
        Proved,
    /// The values of all positions of a ruleset up to a size.
    database::Database =>
        /// A database of values.
        Database,
    /// A table: the values of expressions for many positions.
    table::Table =>
        /// A table of positions.
        Table,
    /// Whether a position comes up in alternating play from another one.
    reach::Reach =>
        /// Whether a position comes up.
        Reach,
    /// The values along a family of positions.
    family::Family =>
        /// The values along a family, and what they seem to follow.
        Family,
    /// A check of a proof of the values along a family.
    family_proof::FamilyProof =>
        /// The values of a family for all n, proved.
        ProvedFamily,
    /// The classes of games that a ruleset belongs to.
    classify::Classify =>
        /// The classes of a ruleset.
        Classified,
    /// What is known of a ruleset: its rules, its classes, its values, and what is published.
    known::Known =>
        /// What is known of a ruleset.
        Known,
    /// A comparison of a published table with what is computed.
    compare::Compare =>
        /// A published table, compared.
        Compared,
    /// What a game is worth modulo a universe of misère play, or as a scoring game.
    universe::Universe =>
        /// What a game is worth modulo a universe.
        Universe,
    /// The order of two games modulo a universe.
    universe_order::UniverseOrder =>
        /// The order of two games modulo a universe.
        UniverseOrder,
    /// The games of a universe that are born by a day.
    universe_day::UniverseDay =>
        /// The games of a universe that are born by a day.
        UniverseDay,
    /// A check of a certificate that one game is at least another one modulo a universe.
    universe_proof::UniverseProof =>
        /// A certificate of an order that was checked.
        UniverseProved,
    /// Documentation as pages for a browser.
    pages::Pages =>
        /// Pages for a browser.
        Pages,
    ;
    /// The row of a code.
    Code(CodeRow),
    /// The row of a code in misère play.
    MisereCode(MisereCodeRow),
    /// A certificate of a misère quotient that was checked.
    QuotientCertificate(QuotientCertificateOf),
    /// A sweep, and how far it is.
    Sweep(SweepOf),
    /// Tiers, and how far they are.
    Tiers(TiersOf),
    /// A proof tree, and how far it is.
    Tree(TreeOf),
}

impl Desk {
    /// Answers any question.
    ///
    /// # Errors
    /// [`Trouble`]; [`Kind::Bug`](crate::Kind::Bug) if something panics, a ruleset of one's own perhaps.
    pub fn ask(&mut self, question: &Question) -> Result<Answer, Trouble> {
        self.control().work_here();
        let answer = catch_unwind(AssertUnwindSafe(|| question.answer(self)));
        answer.unwrap_or_else(|payload| {
            self.clear();
            let literal = payload.downcast_ref::<&str>().copied();
            let said = literal.or(payload.downcast_ref::<String>().map(String::as_str));
            Err(Trouble::bug(say::bug(said.unwrap_or("no details"))))
        })
    }
}
