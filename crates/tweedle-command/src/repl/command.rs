//! Inputs that are not for the evaluator: the commands that begin with `:`.

use std::fmt::Write as _;

/// The kind of such a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Bench,
    Clear,
    Doc,
    Help,
    Load,
    Quit,
    Rulesets,
    Save,
    SaveOver,
    Time,
    Type,
    Vars,
}

/// The text that may stand behind a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rest {
    /// Nothing.
    Nothing,
    /// Something, or nothing.
    Some(&'static str),
    /// Something.
    One(&'static str),
}

/// A command in the table.
pub(super) struct Entry {
    pub(super) command: Command,
    /// Its names, the usual one first.
    pub(super) names: &'static [&'static str],
    pub(super) rest: Rest,
    /// The lines of documentation.
    about: &'static str,
}

/// A line of the table.
const fn entry(
    command: Command,
    names: &'static [&'static str],
    rest: Rest,
    about: &'static str,
) -> Entry {
    Entry { command, names, rest, about }
}

/// All commands, sorted by name.
pub(super) static TABLE: &[Entry] = &[
    entry(
        Command::Bench,
        &[":bench"],
        Rest::One("EXPR"),
        "how long it takes: evaluated again and again, with tables emptied before each time",
    ),
    entry(
        Command::Clear,
        &[":clear"],
        Rest::Nothing,
        "forget all variables and all that was calculated",
    ),
    entry(
        Command::Doc,
        &[":doc"],
        Rest::Some("NAME"),
        "what a name means, or where words are mentioned; without a name, all there are",
    ),
    entry(
        Command::Help,
        &[":help", ":h", ":?"],
        Rest::Some("NAME"),
        "the same; without a name this text, and so do `help` and `?`",
    ),
    entry(Command::Load, &[":load"], Rest::One("FILE"), "run a program here; its variables stay"),
    entry(
        Command::Quit,
        &[":quit", ":q", ":exit"],
        Rest::Nothing,
        "leave, as do `quit`, `exit` and Ctrl-D",
    ),
    entry(
        Command::Rulesets,
        &[":rulesets"],
        Rest::Some("TEXT"),
        "the rulesets; with a TEXT, those with it in their names",
    ),
    entry(
        Command::Save,
        &[":save"],
        Rest::One("FILE"),
        "write what was typed and had no mistake, for `:load` and `tweedle run`",
    ),
    entry(
        Command::SaveOver,
        &[":save!"],
        Rest::One("FILE"),
        "the same, if the file is there already",
    ),
    entry(Command::Time, &[":time"], Rest::One("EXPR"), "its value, and how long that takes"),
    entry(Command::Type, &[":type"], Rest::One("EXPR"), "the class of its value"),
    entry(Command::Vars, &[":vars"], Rest::Nothing, "the variables and their values"),
];

/// The answer to `:help`, before the list of commands.
const HELP: &str = "\
Type an expression, and Enter. Some to begin with:
  {1|1/2} + *                                 a sum of games, in canonical form
  g := game.grid.Domineering(\"....|....\")     a position, kept as g
  g.CanonicalForm                             its value
  g.Options(Left)                             Left's moves
  {3|{1|-2}}.Temperature
`_` is the last result. Tab completes names, the arrow keys bring back earlier inputs. While
something is open or missing at the end, as in `x +`, the input goes on in the next line; at a
terminal, two empty lines end it. Ctrl-C stops a calculation. Worksheets with `> ` before the inputs
can be pasted, with what was printed. A class whose file was edited is read again, and
~/CGScript/startup.cgs is run at the start.
";

/// The answer to `:help`.
pub(super) fn help() -> String {
    let call = |entry: &Entry| match (entry.names.first(), entry.rest) {
        (Some(name), Rest::Some(word) | Rest::One(word)) => format!("{name} {word}"),
        (name, _) => name.copied().unwrap_or_default().to_owned(),
    };
    let width = TABLE.iter().map(|entry| call(entry).len()).max().unwrap_or(0);
    let mut text = HELP.to_owned();
    for entry in TABLE {
        let _ = writeln!(text, "  {:width$}  {}", call(entry), entry.about);
    }
    text
}

/// The command with a name, which begins with `:`.
pub(super) fn named(name: &str) -> Option<&'static Entry> {
    TABLE.iter().find(|entry| entry.names.contains(&name))
}

/// The command that a word without `:` is taken for, as other programs have it.
pub(super) fn of_word(word: &str) -> Option<Command> {
    Some(match word {
        "help" | "?" => Command::Help,
        "quit" | "exit" | "quit()" | "exit()" => Command::Quit,
        _ => return None,
    })
}

/// The usual names.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    TABLE.iter().filter_map(|entry| entry.names.first().copied())
}

/// The command that a name with a mistake was to be: the one that begins as it does.
pub(super) fn nearest(name: &str) -> Option<&'static str> {
    let begun: String = name.chars().take(3).collect();
    names().find(|command| begun.chars().count() > 2 && command.starts_with(&begun))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted_and_has_each_name_once() {
        assert!(names().is_sorted());
        let mut all: Vec<&str> = TABLE.iter().flat_map(|entry| entry.names).copied().collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
        assert!(help().lines().all(|line| line.chars().count() <= 100), "{}", help());
    }
}
