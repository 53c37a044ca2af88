//! A person at the terminal, or lines from a pipe.

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{
    Behavior, CompletionType, Config, Context, Editor, Helper, Highlighter, Hinter, Validator,
};
use std::io::{self, BufRead, Write};
use tweedle_desk::Offer;

/// The largest number of moves that are listed without being asked for.
const LISTED: usize = 20;

/// A wish of a person.
pub(crate) enum Command {
    /// To make the move with this index.
    Move(usize),
    Moves,
    Board,
    Hint,
    Why,
    Undo,
    Draw,
    Save(String),
    Resign,
    Quit,
    Help,
    /// Something else.
    Unknown(String),
}

const WORDS: [&str; 10] =
    ["moves", "board", "hint", "why", "undo", "draw", "save", "resign", "quit", "help"];

/// The source of the commands.
pub(crate) enum Person {
    Terminal(Box<Editor<Assistant, MemHistory>>),
    Pipe(io::StdinLock<'static>),
}

impl Person {
    /// The person at the terminal, if there is one. If JSON goes to the standard output, the prompt goes to the
    /// terminal itself.
    pub(crate) fn new(is_terminal: bool, is_json: bool) -> anyhow::Result<Person> {
        if !is_terminal {
            return Ok(Person::Pipe(io::stdin().lock()));
        }
        let behavior = if is_json { Behavior::PreferTerm } else { Behavior::Stdio };
        let config = Config::builder().completion_type(CompletionType::List).behavior(behavior);
        let config = config.build();
        let mut editor = Editor::with_history(config, MemHistory::new())?;
        editor.set_helper(Some(Assistant::default()));
        Ok(Person::Terminal(Box::new(editor)))
    }

    /// The next line without blanks around it; `None` at the end of the input. Besides the commands
    /// the names of moves are completed.
    pub(crate) fn read_line(
        &mut self,
        player: &str,
        names: impl Iterator<Item = String>,
        out: &mut dyn Write,
    ) -> anyhow::Result<Option<String>> {
        match self {
            Person::Terminal(editor) => {
                editor.set_helper(Some(Assistant {
                    words: names.chain(WORDS.iter().map(|&word| word.to_owned())).collect(),
                }));
                match editor.readline(&format!("{player}> ")) {
                    Ok(line) => {
                        editor.add_history_entry(line.trim())?;
                        Ok(Some(line.trim().to_owned()))
                    }
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
                    Err(error) => Err(error.into()),
                }
            }
            Person::Pipe(lines) => {
                let mut line = Vec::new();
                if lines.read_until(b'\n', &mut line)? == 0 {
                    return Ok(None);
                }
                let line = String::from_utf8_lossy(&line).trim().to_owned();
                // With this line the printed text reads like the conversation.
                writeln!(out, "{player}> {line}")?;
                Ok(Some(line))
            }
        }
    }
}

/// Shows the player whose turn it is and the possible moves, as far as they fit.
pub(crate) fn show_moves<M>(
    player: &str,
    moves: &[Offer<M>],
    out: &mut dyn Write,
) -> io::Result<()> {
    let more = moves.len().saturating_sub(LISTED);
    let rest = (more > 0).then(|| format!("and {more} more: `moves`"));
    let to_move = std::iter::once(format!("{player} to move:"));
    write_wrapped(to_move.chain(listed(moves).take(LISTED)).chain(rest), out)
}

/// Everything that can be done.
pub(crate) fn show_all<M>(moves: &[Offer<M>], out: &mut dyn Write) -> io::Result<()> {
    write_wrapped(listed(moves), out)
}

fn listed<M>(moves: &[Offer<M>]) -> impl Iterator<Item = String> {
    moves.iter().map(|offer| offer.listed.clone())
}

/// The widest line of a list of moves.
const WIDTH: usize = 78;

/// Writes the pieces with two spaces between them, as many in a line as fit.
fn write_wrapped(pieces: impl Iterator<Item = String>, out: &mut dyn Write) -> io::Result<()> {
    let mut line = String::new();
    for piece in pieces {
        if line.is_empty() {
            line = piece;
        } else if line.chars().count() + 2 + piece.chars().count() > WIDTH {
            writeln!(out, "{line}")?;
            line = format!("  {piece}");
        } else {
            line += "  ";
            line += &piece;
        }
    }
    writeln!(out, "{line}")
}

/// The command that a line means, which may be the name of a move; `None` for an empty one.
pub(crate) fn command(line: &str, named: Option<usize>) -> Option<Command> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    // A name goes before a command of the same spelling.
    if let Some(index) = named {
        return Some(Command::Move(index));
    }
    let word = word.to_ascii_lowercase();
    Some(match (word.as_str(), rest.trim()) {
        ("", _) => return None,
        ("moves", "") => Command::Moves,
        ("board", "") => Command::Board,
        ("hint", "") => Command::Hint,
        ("why", "") => Command::Why,
        ("undo", "") => Command::Undo,
        ("draw", "") => Command::Draw,
        ("save", "") => Command::Save("match.txt".to_owned()),
        ("save", file) => Command::Save(file.to_owned()),
        ("resign", "") => Command::Resign,
        ("quit" | "exit" | "q", "") => Command::Quit,
        ("help" | "?", "") => Command::Help,
        _ => Command::Unknown(line.to_owned()),
    })
}

/// The words that the editor completes.
#[derive(Default, Helper, Highlighter, Hinter, Validator)]
pub(crate) struct Assistant {
    words: Vec<String>,
}

impl Completer for Assistant {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let begun = line[..at].trim_start();
        let fitting = self.words.iter().filter(|word| word.starts_with(begun));
        Ok((at - begun.len(), fitting.cloned().collect()))
    }
}
