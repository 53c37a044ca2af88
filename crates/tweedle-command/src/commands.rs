//! The list of the commands.
//!
//! A command is a file with its arguments, which are a type with a method `run`, and a line here. Its arguments are built only when it is
//! asked for: to build those of all commands would take a third of the time in which `tweedle eval 1` begins and ends.

use crate::limits::Limits;
use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command as Description, Error, FromArgMatches, Subcommand};

/// Makes the choice between commands of a list of their names, their arguments, and the words that tell of them, in the order of `--help`.
macro_rules! commands {
    ($($word:literal $module:ident::$name:ident $about:literal,)*) => {
        /// What to do.
        #[derive(Debug)]
        pub(crate) enum Command {
            $($name(crate::$module::$name),)*
        }

        impl Command {
            /// Does what the arguments ask for and returns the exit status.
            pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
                match self {
                    $(Command::$name(arguments) => arguments.run(limits),)*
                }
            }
        }

        impl Subcommand for Command {
            fn augment_subcommands(all: Description) -> Description {
                all $(.subcommand(
                    Description::new($word)
                        .about($about)
                        .defer(<crate::$module::$name as Args>::augment_args)
                ))*
            }

            fn augment_subcommands_for_update(all: Description) -> Description {
                Command::augment_subcommands(all)
            }

            fn has_subcommand(name: &str) -> bool {
                [$($word),*].contains(&name)
            }
        }

        impl FromArgMatches for Command {
            fn from_arg_matches(matches: &ArgMatches) -> Result<Command, Error> {
                match matches.subcommand() {
                    $(Some(($word, given)) => {
                        crate::$module::$name::from_arg_matches(given).map(Command::$name)
                    })*
                    _ => Err(Error::new(ErrorKind::MissingSubcommand)),
                }
            }

            fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
                *self = Command::from_arg_matches(matches)?;
                Ok(())
            }
        }

        #[cfg(test)]
        mod tests {
            use super::*;

            /// The words of this list are those of the arguments, and the names their own.
            #[test]
            fn the_list_tells_what_the_arguments_tell() {
                $(
                    let built = crate::$module::$name::augment_args(Description::new($word));
                    if !built.is_hide_set() {
                        assert_eq!(built.get_about().map(ToString::to_string).as_deref(), Some($about));
                    }
                    assert_eq!(stringify!($name).to_lowercase(), $word);
                )*
            }
        }
    };
}

commands! {
    "eval" eval::Eval "Evaluate expressions and print each result on its own line",
    "run" run::Run "Run a program in a file",
    "check" check::Check "Say what is wrong with programs, without running them",
    "fmt" fmt::Fmt "Write programs in the usual form",
    "repl" interactive::Repl "Start an interactive session (also without any command)",
    "analyze" analyze::Analyze "Show the value of a position and both players' options",
    "draw" draw::Draw "Draw a thermograph, a game tree, followers, the order of games, a position, its moves, or numbers",
    "solve" solve::Solve "Say who wins a position, large ones too",
    "play" play::Play "Play a match: you, or any strategy, against another",
    "replay" replay::Replay "Check the record of a match and show it",
    "verify" verify::Verify "Play a strategy against every reply: proved, refuted, or not finished",
    "tournament" tournament::Tournament "Let strategies play each other from many starts",
    "grundy" grundy::Grundy "Grundy values of take-and-break games, and their periods with proof",
    "codes" codes::Codes "Classify octal codes by their periods",
    "entails" entails::Entails "Values of the heaps of Top Entails, and which of them are loony",
    "nimstring" nimstring::Nimstring "Find the value of a position of Nimstring",
    "boxes" boxes::Boxes "Find the best score at Dots and Boxes, and what the theory of chains says",
    "nimber" nimber::Nimber "Find the nimber of an impartial position",
    "universe" universe::Universe "Compare games of misère play, or scoring games, beside the games of a universe",
    "database" database::Database "Build a database of values of small positions, or check one",
    "table" table::Table "Make a table of the values of many positions",
    "find" find::Find "Find the smallest position with a property, or the position that is largest in something",
    "reach" reach::Reach "Tell whether a position comes up in alternating play, with the moves",
    "family" family::Family "Tell the values along a family of positions, and what they seem to follow",
    "classify" classify::Classify "Tell which classes of games a ruleset belongs to, tested on small positions",
    "known" known::Known "Tell what is known of a ruleset: classes, values, theorems, complexity, open questions",
    "compare" compare::Compare "Compare a published table with what is computed",
    "sweep" sweep::Sweep "Cut a large question into shards for many processes and machines, and put them together again",
    "tiers" tiers::Tiers "Find who wins all positions of a huge space, by many processes",
    "tree" tree::Tree "Find and prove who wins one large position, by many processes",
    "batch" batch::Batch "Answer questions, one JSON object a line",
    "rulesets" rulesets::Rulesets "List the rulesets, with a position of each to begin with",
    "doc" doc::Doc "Tell what a method, a function or a class is, or write pages about all of them",
    "explain" explain::Explain "Explain the code of a message, such as undefined-name, or the way to a value",
    "lsp" lsp::Lsp "Answer the questions of an editor about programs (a language server)",
    "serve" serve::Serve "Open a page on this machine: worksheets, boards, lessons",
}
