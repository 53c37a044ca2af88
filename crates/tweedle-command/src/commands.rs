//! The list of the commands.
//!
//! A command is a file with its arguments, which are a type with a method `run`, and a line here.

use crate::limits::Limits;
use clap::Subcommand;

/// Makes the choice between commands of a list of their arguments, in the order of `--help`.
macro_rules! commands {
    ($($module:ident::$name:ident,)*) => {
        /// What to do.
        #[derive(Subcommand, Debug)]
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
    };
}

commands! {
    eval::Eval,
    run::Run,
    check::Check,
    fmt::Fmt,
    interactive::Repl,
    analyze::Analyze,
    draw::Draw,
    solve::Solve,
    play::Play,
    replay::Replay,
    verify::Verify,
    tournament::Tournament,
    grundy::Grundy,
    codes::Codes,
    entails::Entails,
    nimstring::Nimstring,
    boxes::Boxes,
    nimber::Nimber,
    database::Database,
    table::Table,
    find::Find,
    family::Family,
    compare::Compare,
    batch::Batch,
    rulesets::Rulesets,
    doc::Doc,
    explain::Explain,
    lsp::Lsp,
    serve::Serve,
}
