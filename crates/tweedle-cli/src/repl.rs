//! `tweedle repl`: a session in a terminal, or lines from a pipe.

use crate::doc;
use crate::limits::Limits;
use crate::report::{Report, status};
use crate::rulesets;
use crate::state;
use crate::streams::say;
use crate::watch::{Watch, WhenIdle};
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::history::FileHistory;
use rustyline::validate::{ValidationContext, ValidationResult, Validator};
use rustyline::{CompletionType, Config, Context, Editor, Helper, Highlighter, Hinter};
use std::cell::RefCell;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::rc::Rc;
use tweedle::Control;
use tweedle_desk::{Place, Trouble};
use tweedle_script::lexer::{Token, lex};
use tweedle_script::{Session, cut};

/// What stands before each input.
const PROMPT: &str = "> ";

/// How many inputs the history keeps.
const HISTORY: usize = 10_000;

/// The answer to `:help`.
const HELP: &str = "\
Type an expression, and Enter. Some to begin with:
  {1|1/2} + *                                 a sum of games, in canonical form
  g := game.grid.Domineering(\"....|....\")     a position, kept as g
  g.CanonicalForm                             its value
  g.Options(Left)                             Left's moves
  {3|{1|-2}}.Temperature
Tab completes names, the arrow keys bring back earlier inputs. While a bracket, `begin` or `if` is
open, the input goes on in the next line; an empty line ends it. Ctrl-C stops a calculation.
  :clear      forget all variables and all that was calculated
  :doc NAME   what a method, function, class or constant is; without a name, all there are
  :help       this text; `help` and `?` are the same
  :quit       leave, as do `quit`, `exit` and Ctrl-D
  :rulesets   the rulesets; with a TEXT, those with it in their names
  :vars       the variables and their values";

/// The commands, as completion offers them.
const COMMANDS: [&str; 6] = [":clear", ":doc", ":help", ":quit", ":rulesets", ":vars"];

/// What an input is that is not for the evaluator.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Command {
    Clear,
    Doc,
    Help,
    Quit,
    Rulesets,
    Vars,
}

impl Command {
    /// The command with a name, which begins with `:`.
    fn named(name: &str) -> Option<Command> {
        Some(match name {
            ":clear" => Command::Clear,
            ":doc" => Command::Doc,
            ":help" | ":h" | ":?" => Command::Help,
            ":quit" | ":q" | ":exit" => Command::Quit,
            ":rulesets" => Command::Rulesets,
            ":vars" => Command::Vars,
            _ => return None,
        })
    }

    /// The command that a word without `:` is taken for, as other programs have it.
    fn of_word(word: &str) -> Option<Command> {
        Some(match word {
            "help" | "?" => Command::Help,
            "quit" | "exit" | "quit()" | "exit()" => Command::Quit,
            _ => return None,
        })
    }

    /// Whether something may stand after it.
    fn takes_text(self) -> bool {
        matches!(self, Command::Doc | Command::Rulesets)
    }
}

/// A session with its variables, and what a command needs to make it anew.
struct Repl {
    limits: Limits,
    control: Control,
    /// Shared with the editor, which asks it for completions between inputs.
    session: Rc<RefCell<Session>>,
    watch: Watch,
    worst: u8,
}

/// Whether to read another input.
#[derive(PartialEq, Eq)]
enum Next {
    /// Yes.
    Read,
    /// No, the user said so.
    Leave,
}

/// Reads inputs to the end and returns the exit status.
pub(crate) fn run(limits: Limits) -> anyhow::Result<u8> {
    if limits.json {
        let message = "An interactive session speaks to people; `tweedle batch` answers in JSON.";
        return Ok(limits.refuse(message)?);
    }
    let is_terminal = io::stdin().is_terminal();
    let when_idle = if is_terminal { WhenIdle::Stay } else { WhenIdle::Leave };
    let watch = Watch::new(limits, when_idle)?;
    let control = limits.control();
    let session = Rc::new(RefCell::new(limits.session(&control)?));
    let mut repl = Repl { limits, control, session, watch, worst: status::GOOD };
    if is_terminal {
        repl.talk()?;
        Ok(status::GOOD)
    } else {
        repl.read_pipe()?;
        Ok(repl.worst)
    }
}

impl Repl {
    /// A conversation in a terminal.
    fn talk(&mut self) -> anyhow::Result<()> {
        say(&format!("Tweedle {}. Type :help for help.", env!("CARGO_PKG_VERSION")));
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .max_history_size(HISTORY)?
            .history_ignore_space(true)
            .build();
        let mut editor: Editor<Assistant, FileHistory> = Editor::with_config(config)?;
        editor.set_helper(Some(Assistant { session: self.session.clone() }));
        // A history that cannot be read or written is no reason to stop.
        let history = history_file();
        if let Some(file) = &history {
            let _ = editor.load_history(file);
        }
        loop {
            let input = match editor.readline(PROMPT) {
                Ok(input) => input,
                Err(ReadlineError::Interrupted) => continue,
                Err(ReadlineError::Eof) => return Ok(()),
                Err(error) => return Err(error.into()),
            };
            let input = input.trim_end();
            if input.is_empty() {
                continue;
            }
            if editor.add_history_entry(input).unwrap_or(false)
                && let Some(file) = &history
            {
                let _ = editor.append_history(file);
            }
            if self.answer(input, 1, "input")? == Next::Leave {
                return Ok(());
            }
        }
    }

    /// Inputs from a pipe or a file: no greeting, no prompt.
    fn read_pipe(&mut self) -> anyhow::Result<()> {
        let mut lines = io::stdin().lock();
        let (mut input, mut first_line, mut line_number) = (String::new(), 1, 0);
        let mut line = Vec::new();
        while lines.read_until(b'\n', &mut line)? > 0 {
            line_number += 1;
            if input.is_empty() {
                first_line = line_number;
            }
            input += &String::from_utf8_lossy(&line);
            line.clear();
            if is_open(&input) {
                continue;
            }
            if self.answer(input.trim_end(), first_line, "<stdin>")? == Next::Leave {
                return Ok(());
            }
            input.clear();
        }
        self.answer(input.trim_end(), first_line, "<stdin>")?;
        Ok(())
    }

    /// Answers an input or does what a `:` command says. `first_line` is where the input stands in
    /// what messages call `source_name`.
    fn answer(&mut self, input: &str, first_line: usize, source_name: &str) -> io::Result<Next> {
        let trimmed = input.trim();
        if trimmed.is_empty() {
            return Ok(Next::Read);
        }
        if trimmed.starts_with(':') {
            return self.command(trimmed);
        }
        // A variable of that name is what is meant, once there is one.
        if let Some(command) = Command::of_word(trimmed)
            && !self.session.borrow().names().iter().any(|name| name == trimmed)
        {
            return self.obey(command, "");
        }
        let result = {
            let mut session = self.session.borrow_mut();
            let run = || session.run(input).map_err(|failure| Trouble::of(failure, input));
            self.watch.run(&self.control, run)
        };
        match result {
            Ok(Some(output)) => writeln!(io::stdout().lock(), "{output}")?,
            Ok(None) => {}
            Err(mut trouble) => {
                self.worst = self.worst.max(trouble.status());
                if trouble.is_out_of_memory() {
                    let hint = "The tables are emptied. Forget the variables too with `:clear`, or start \
                         with more `--memory`.";
                    trouble.hint = Some(hint.to_owned());
                }
                // With the lines before it, the place in the input is the place in the file.
                let before = (first_line - 1) as u32;
                trouble.place = trouble.place.map(|place| Place {
                    start: place.start + before,
                    end: place.end + before,
                    ..place
                });
                trouble.show(source_name, &("\n".repeat(first_line - 1) + input));
                if trouble.is_bug() {
                    self.clear();
                }
                if trouble.is_interrupt() && !io::stdin().is_terminal() {
                    return Ok(Next::Leave);
                }
            }
        }
        Ok(Next::Read)
    }

    /// Does what a `:` command says.
    fn command(&mut self, input: &str) -> io::Result<Next> {
        let (name, rest) = input.split_once(char::is_whitespace).unwrap_or((input, ""));
        let rest = rest.trim();
        match Command::named(name) {
            None => {
                let hint = match nearest(name) {
                    Some(near) => format!("Did you mean `{near}`? `:help` lists the commands."),
                    None => "`:help` lists the commands.".to_owned(),
                };
                Ok(self.refuse(&format!("There is no command `{}`.", cut(name)), &hint))
            }
            Some(command) if !rest.is_empty() && !command.takes_text() => {
                let message =
                    format!("Nothing can stand after `{name}`, and here is `{}`.", cut(rest));
                Ok(self.refuse(&message, &format!("Type only `{name}`.")))
            }
            Some(command) => self.obey(command, rest),
        }
    }

    /// Does what a command says; `rest` is what stands after it.
    fn obey(&mut self, command: Command, rest: &str) -> io::Result<Next> {
        let text = Some(rest).filter(|text| !text.is_empty());
        let status = match command {
            Command::Quit => return Ok(Next::Leave),
            Command::Clear => {
                self.clear();
                status::GOOD
            }
            Command::Help => {
                writeln!(io::stdout().lock(), "{HELP}")?;
                status::GOOD
            }
            Command::Doc => doc::show(self.limits, text)?,
            Command::Rulesets => rulesets::show(self.limits, text)?,
            Command::Vars => return self.show_variables(),
        };
        self.worst = self.worst.max(status);
        Ok(Next::Read)
    }

    /// Lists the variables with their values.
    fn show_variables(&mut self) -> io::Result<Next> {
        let names = self.session.borrow().variables();
        let mut out = io::stdout().lock();
        if names.is_empty() {
            writeln!(out, "There are no variables yet. `x := 1` makes one.")?;
        }
        for name in names {
            let shown = {
                let mut session = self.session.borrow_mut();
                let run = || session.run(&name).map_err(|failure| Trouble::of(failure, &name));
                self.watch.run(&self.control, run)
            };
            match shown {
                Ok(value) => writeln!(out, "{name} := {}", value.unwrap_or_default())?,
                Err(trouble) => {
                    self.worst = self.worst.max(trouble.status());
                    trouble.show("input", &name);
                    if trouble.is_interrupt() {
                        break;
                    }
                }
            }
        }
        Ok(Next::Read)
    }

    /// Tells what is wrong with a command.
    fn refuse(&mut self, message: &str, hint: &str) -> Next {
        say(&format!("error: {message}\nhelp: {hint}"));
        self.worst = self.worst.max(status::BAD_INPUT);
        Next::Read
    }

    fn clear(&mut self) {
        self.control = self.limits.control();
        let mut session = self.session.borrow_mut();
        let mut new = self.limits.plain_desk(&self.control).into_session();
        for database in session.analyst().databases() {
            new.analyst().add_database(database.clone());
        }
        *session = new;
    }
}

/// The command that a name with a mistake was to be: the one that begins as it does.
fn nearest(name: &str) -> Option<&'static str> {
    let begun: String = name.chars().take(3).collect();
    COMMANDS.into_iter().find(|command| begun.chars().count() > 2 && command.starts_with(&begun))
}

/// Where the history is kept.
fn history_file() -> Option<PathBuf> {
    Some(state::directory()?.join("history"))
}

/// What the editor asks about a line.
#[derive(Helper, Highlighter, Hinter)]
struct Assistant {
    session: Rc<RefCell<Session>>,
}

impl Completer for Assistant {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(complete(&self.session.borrow(), &line[..at]))
    }
}

impl Validator for Assistant {
    fn validate(&self, context: &mut ValidationContext) -> rustyline::Result<ValidationResult> {
        let input = context.input();
        let is_done = input.ends_with('\n') || !is_open(input);
        Ok(if is_done { ValidationResult::Valid(None) } else { ValidationResult::Incomplete })
    }
}

/// Where the name at the end of `text` starts, and what it may become: a command of the session, what
/// `:doc` can tell about, or what the language knows.
fn complete(session: &Session, text: &str) -> (usize, Vec<String>) {
    if text.starts_with(':') && !text.contains(char::is_whitespace) {
        let fitting = COMMANDS.iter().filter(|command| command.starts_with(text));
        return (0, fitting.map(|&command| command.to_owned()).collect());
    }
    let (start, found) = session.complete(text);
    let mut found: Vec<String> = found.into_iter().map(|candidate| candidate.text).collect();
    if let Some(begun) = text.strip_prefix(":doc ").map(str::trim_start)
        && !begun.is_empty()
        && !begun.contains(|c: char| !c.is_ascii_alphanumeric())
    {
        let methods = session.methods().into_iter().filter(|name| name.starts_with(begun));
        found.extend(methods.map(str::to_owned));
        found.sort_unstable();
        found.dedup();
        return (text.len() - begun.len(), found);
    }
    (start, found)
}

/// Whether a bracket, a block, a loop, a class or a comment is still open at the end of the text. A text with a
/// mistake is not: the parser says what is wrong with it.
fn is_open(text: &str) -> bool {
    let Ok(tokens) = lex(text) else { return false };
    let mut expected = Vec::new();
    // Whether the words of a loop are there, and its `do` or `yield` is not.
    let mut begins_loop = false;
    let mut last_end = 0;
    for (place, (token, span)) in tokens.iter().enumerate() {
        if *token != Token::EndOfText {
            last_end = span.range().end;
        }
        let close = match token {
            Token::LeftBrace => Close::Bracket(Token::RightBrace),
            Token::LeftBracket => Close::Bracket(Token::RightBracket),
            Token::LeftParen => Close::Bracket(Token::RightParen),
            Token::Begin | Token::If | Token::Class | Token::Enum | Token::Try => Close::End,
            // `static` alone begins a block, and before `var` or `def` it does not.
            Token::Static
                if !matches!(
                    tokens.get(place + 1),
                    Some((
                        Token::Var
                            | Token::Def
                            | Token::Class
                            | Token::Enum
                            | Token::Mutable
                            | Token::Override
                            | Token::Private
                            | Token::External,
                        _
                    ))
                ) =>
            {
                Close::End
            }
            // Within brackets `for` belongs to a list of what stands before it.
            Token::For | Token::While if !matches!(expected.last(), Some(Close::Bracket(_))) => {
                begins_loop = true;
                continue;
            }
            Token::Do => {
                begins_loop = false;
                Close::End
            }
            Token::Yield if expected.last() == Some(&Close::EndOfYield) && !begins_loop => continue,
            Token::Yield => {
                begins_loop = false;
                Close::EndOfYield
            }
            Token::End => {
                if !matches!(expected.pop(), Some(Close::End | Close::EndOfYield)) {
                    return false;
                }
                continue;
            }
            Token::RightBrace | Token::RightBracket | Token::RightParen => {
                if expected.pop() != Some(Close::Bracket(*token)) {
                    return false;
                }
                continue;
            }
            _ => continue,
        };
        expected.push(close);
    }
    begins_loop || !expected.is_empty() || ends_in_comment(&text[last_end..])
}

/// What closes something that is open.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Close {
    /// A bracket.
    Bracket(Token),
    /// `end`.
    End,
    /// `end`, before which there may be another `yield`.
    EndOfYield,
}

/// Whether a block comment is still open at the end of a text of only space and comments.
fn ends_in_comment(mut rest: &str) -> bool {
    loop {
        rest = rest.trim_start();
        let close = match rest.get(..2) {
            Some("/*") => "*/",
            Some("//") => "\n",
            _ => return false,
        };
        match rest[2..].find(close) {
            Some(at) => rest = &rest[2 + at + close.len()..],
            None => return close == "*/",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn open_and_closed() {
        let check = |text: &str, expected: bool| assert_eq!(is_open(text), expected, "{text}");
        check("", false);
        check("1 + 1", false);
        check("{1|", true);
        check("{1|0}", false);
        check("f(x, [1,", true);
        check("f(x, [1,)", false);
        check("begin x := 1;", true);
        check("begin x := 1; end", false);
        check("if x then y", true);
        check("if x then y else z end", false);
        check("for x in [1,2]", true);
        check("for x in [1,2] do", true);
        check("for x in [1,2] while x < 2 do x end", false);
        check("for x in [1,2] yield x yield", true);
        check("for x in [1,2] yield x yield -x end", false);
        check("[x for x in [1,2]]", false);
        check("[x for x in [1,2]", true);
        check("class A(x) def b := x;", true);
        check("class A(x) static var y := 1; static y := 2 end def b := x; end", false);
        check("def f(x) begin for y in x do y end", true);
        check("\"{\"", false);
        check("\"{", false);
        check("1 // {", false);
        check("1 /* { */", false);
        check("1 /* never closed", true);
        check("1 // not /* open", false);
        check("1 }", false);
    }

    #[test]
    fn completions() {
        let mut session = Session::default();
        session.run("x := [1,2]").unwrap();
        let check = |text: &str, start: usize, expected: &[&str]| {
            let (at, found) = complete(&session, text);
            let found: Vec<&str> = found.iter().map(String::as_str).collect();
            assert_eq!((at, found.as_slice()), (start, expected), "{text}");
        };
        check("1 + Gri", 4, &["Grid", "Grid.Empty", "Grid.Parse"]);
        check("x.S", 2, &["Size", "Sorted", "SortedBy", "SortedWith", "Sublist", "Sum"]);
        check("x + ", 4, &[]);
        check(":q", 0, &[":quit"]);
        check(":r", 0, &[":rulesets"]);
        check(":d", 0, &[":doc"]);
        check(":doc Temp", 5, &["Temperature"]);
        check(":doc Max", 5, &["Max"]);
        check(":doc ", 5, &[]);
    }
}
