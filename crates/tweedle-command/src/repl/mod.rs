//! `tweedle repl`: a session in a terminal, or lines from a pipe.

mod assistant;
mod command;
mod files;
mod open;
mod pasted;
mod timing;
mod worksheet;

use self::assistant::Assistant;
use self::command::{Command, Rest};
use self::open::is_open;
use self::pasted::{PROMPT, behind_prompt, inputs, is_worksheet};
use self::worksheet::Worksheet;
use crate::doc;
use crate::limits::Limits;
use crate::report::{Report, more_memory, status};
use crate::rulesets;
use crate::state;
use crate::streams::to_stderr;
use crate::watch::{Watch, WhenIdle};
use rustyline::error::ReadlineError;
use rustyline::history::FileHistory;
use rustyline::{CompletionType, Config, Editor};
use std::cell::RefCell;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::rc::Rc;
use tweedle_desk::{Kind, Trouble, questions};
use tweedle_engine::Control;
use tweedle_script::{Session, Source, cut, is_unfinished, say};

/// The number of inputs that the history keeps.
const HISTORY: usize = 10_000;

/// A session with its variables, and the data that a command needs to make it anew.
struct Repl {
    limits: Limits,
    control: Control,
    /// Shared with the editor, which asks it for completions between inputs.
    session: Rc<RefCell<Session>>,
    watch: Watch,
    /// The inputs that were typed and had no mistake.
    worksheet: Worksheet,
    /// The folders of the files that were loaded, the last one first.
    folders: Vec<PathBuf>,
    worst: u8,
}

/// The next act: another input is read, or the session ends.
#[derive(PartialEq, Eq)]
enum Next {
    /// Yes.
    Read,
    /// No, the user said so.
    Leave,
}

/// Reads inputs to the end and returns the exit status. `has_startup` says whether the program of the user is run first.
pub(crate) fn run(limits: Limits, has_startup: bool) -> anyhow::Result<u8> {
    if limits.json {
        let message = "An interactive session speaks to people; `tweedle batch` answers in JSON.";
        return Ok(limits.refuse(say::bad_argument(message))?);
    }
    let is_terminal = io::stdin().is_terminal();
    let when_idle = if is_terminal { WhenIdle::Stay } else { WhenIdle::Leave };
    let watch = Watch::new(limits, when_idle)?;
    let control = limits.control();
    let mut session = limits.session(&control)?;
    session.set_printer(watch.printer(false));
    let session = Rc::new(RefCell::new(session));
    let worksheet = Worksheet::default();
    let (folders, worst) = (Vec::new(), status::GOOD);
    let mut repl = Repl { limits, control, session, watch, worksheet, folders, worst };
    if is_terminal {
        to_stderr(&format!("Tweedle {}. Type :help for help.", env!("CARGO_PKG_VERSION")));
    }
    if has_startup {
        repl.start_up();
    }
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
            if self.answer_all(input)? == Next::Leave {
                return Ok(());
            }
        }
    }

    /// Answers an input, or the inputs of a worksheet that was pasted, each of which is shown again before its answer.
    fn answer_all(&mut self, text: &str) -> anyhow::Result<Next> {
        if !is_worksheet(text) {
            return Ok(self.answer(text, 1, "input")?);
        }
        for (_, input) in inputs(text, is_unfinished) {
            writeln!(io::stdout().lock(), "{PROMPT}{input}")?;
            if self.answer(&input, 1, "input")? == Next::Leave {
                return Ok(Next::Leave);
            }
        }
        Ok(Next::Read)
    }

    /// Inputs from a pipe or a file: no greeting, no prompt. Once a line begins with a prompt they are those of a worksheet,
    /// and other lines what was printed.
    fn read_pipe(&mut self) -> anyhow::Result<()> {
        let mut lines = io::stdin().lock();
        let (mut input, mut first_line, mut line_number) = (String::new(), 1, 0);
        let mut line = Vec::new();
        let mut is_pasted = false;
        while lines.read_until(b'\n', &mut line)? > 0 {
            line_number += 1;
            let text = String::from_utf8_lossy(&line).into_owned();
            line.clear();
            let prompted = behind_prompt(&text).filter(|_| is_pasted || input.is_empty());
            match prompted {
                // The input before is not finished, and has no more lines.
                Some(_) if !input.is_empty() => {
                    if self.answer(input.trim_end(), first_line, "<stdin>")? == Next::Leave {
                        return Ok(());
                    }
                    input.clear();
                }
                None if is_pasted && input.is_empty() => continue,
                _ => {}
            }
            is_pasted |= prompted.is_some();
            if input.is_empty() {
                first_line = line_number;
            }
            input += prompted.unwrap_or(&text);
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

    /// Answers an input or runs a `:` command. `first_line` is where the input stands in
    /// the text that messages call `source_name`.
    fn answer(&mut self, input: &str, first_line: usize, source_name: &str) -> io::Result<Next> {
        let trimmed = input.trim();
        if trimmed.is_empty() {
            return Ok(Next::Read);
        }
        if trimmed.starts_with(':') {
            return self.command(trimmed);
        }
        // A variable of that name is what is meant, once there is one.
        if let Some(command) = command::of_word(trimmed)
            && !self.session.borrow().names().iter().any(|name| name == trimmed)
        {
            return self.obey(command, "");
        }
        let source = Source::new(source_name, input).after(first_line - 1);
        match self.evaluate_source(source) {
            Ok(output) => {
                self.worksheet.add(input);
                if let Some(output) = output {
                    writeln!(io::stdout().lock(), "{output}")?;
                }
            }
            Err(trouble) => {
                let is_interrupt = trouble.is_interrupt();
                self.tell(trouble, first_line, source_name, input);
                if is_interrupt && !io::stdin().is_terminal() {
                    return Ok(Next::Leave);
                }
            }
        }
        Ok(Next::Read)
    }

    /// Evaluates an input.
    fn evaluate(&mut self, input: &str) -> Result<Option<String>, Trouble> {
        self.evaluate_source(Source::new("input", input))
    }

    /// Evaluates an input that comes from somewhere, or the text of a file.
    fn evaluate_source(&mut self, source: Source) -> Result<Option<String>, Trouble> {
        let mut session = self.session.borrow_mut();
        let text = source.text.clone();
        let run = || session.run_source(source).map_err(|failure| Trouble::of(failure, &text));
        self.watch.run(&self.control, run)
    }

    /// Tells why an input has no value. `first_line` is its place in the text that messages call `source_name`.
    fn tell(&mut self, mut trouble: Trouble, first_line: usize, source_name: &str, input: &str) {
        self.worst = self.worst.max(trouble.status());
        // A hint about the input, such as that play has no end, tells more.
        if let Kind::Memory { limit } = trouble.kind
            && trouble.hint.as_ref().is_none_or(|hint| *hint == more_memory(limit))
        {
            let hint = "The tables are emptied. Forget the variables too with `:clear`, or start \
                 with more `--memory`.";
            trouble.hint = Some(hint.to_owned());
        }
        // With the lines before it, the place in the input is the place in the file. A place in another text is that already.
        let is_elsewhere = trouble.whence.as_ref().is_some_and(|way| way.text.is_some());
        if let Some(place) = trouble.place.as_mut().filter(|_| !is_elsewhere) {
            let span = place.span().moved((first_line - 1) as u32);
            (place.start, place.end) = (span.start, span.end);
        }
        trouble.show(source_name, &("\n".repeat(first_line - 1) + input));
        if trouble.is_bug() {
            self.clear();
        }
    }

    /// Runs a `:` command.
    fn command(&mut self, input: &str) -> io::Result<Next> {
        let (name, rest) = input.split_once(char::is_whitespace).unwrap_or((input, ""));
        let rest = rest.trim();
        let Some(entry) = command::named(name) else {
            let hint = match command::nearest(name) {
                Some(near) => format!("Did you mean `{near}`? `:help` lists the commands."),
                None => "`:help` lists the commands.".to_owned(),
            };
            return Ok(self.refuse(&format!("There is no command `{}`.", cut(name)), &hint));
        };
        match entry.rest {
            Rest::Nothing if !rest.is_empty() => {
                let message =
                    format!("Nothing can stand after `{name}`, and here is `{}`.", cut(rest));
                Ok(self.refuse(&message, &format!("Type only `{name}`.")))
            }
            Rest::One(word) if rest.is_empty() => {
                let message = format!("Something is missing after `{name}`.");
                Ok(self.refuse(&message, &format!("Type `{name} {word}`.")))
            }
            _ => self.obey(entry.command, rest),
        }
    }

    /// Runs a command; `rest` is the text after it.
    fn obey(&mut self, command: Command, rest: &str) -> io::Result<Next> {
        let text = Some(rest).filter(|text| !text.is_empty());
        let status = match (command, text) {
            (Command::Quit, _) => return Ok(Next::Leave),
            (Command::Clear, _) => {
                self.clear();
                status::GOOD
            }
            (Command::Help, None) => {
                write!(io::stdout().lock(), "{}", command::help())?;
                status::GOOD
            }
            (Command::Doc | Command::Help, _) => self.tell_about(text)?,
            (Command::Rulesets, _) => rulesets::show(
                self.limits,
                &questions::Rulesets { word: text.map(str::to_owned), ..Default::default() },
            )?,
            (Command::Vars, _) => return self.show_variables(),
            (Command::Time, _) => {
                self.time(rest)?;
                status::GOOD
            }
            (Command::Bench, _) => {
                self.bench(rest)?;
                status::GOOD
            }
            (Command::Type, _) => {
                self.show_class(rest)?;
                status::GOOD
            }
            (Command::Load, _) => {
                self.load(rest)?;
                status::GOOD
            }
            (Command::Save | Command::SaveOver, _) => {
                self.save(rest, command == Command::SaveOver);
                status::GOOD
            }
        };
        self.worst = self.worst.max(status);
        Ok(Next::Read)
    }

    /// Tells the meaning of a name: a class of the program, or something of the library.
    fn tell_about(&mut self, name: Option<&str>) -> io::Result<u8> {
        if let Some(name) = name
            && let Some(text) = self.session.borrow_mut().about(name)
        {
            write!(io::stdout().lock(), "{text}")?;
            return Ok(status::GOOD);
        }
        doc::show(self.limits, name)
    }

    /// Prints the class of a value.
    fn show_class(&mut self, input: &str) -> io::Result<()> {
        let result = {
            let mut session = self.session.borrow_mut();
            let run =
                || session.class_of_value(input).map_err(|failure| Trouble::of(failure, input));
            self.watch.run(&self.control, run)
        };
        match result {
            Ok(class) => writeln!(io::stdout().lock(), "{class}"),
            Err(trouble) => {
                self.tell(trouble, 1, "input", input);
                Ok(())
            }
        }
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

    /// Tells the mistake in a command.
    fn refuse(&mut self, message: &str, hint: &str) -> Next {
        to_stderr(&format!("error[bad-argument]: {message}\nhelp: {hint}"));
        self.worst = self.worst.max(status::BAD_INPUT);
        Next::Read
    }

    fn clear(&mut self) {
        self.worksheet.clear();
        self.folders.clear();
        self.control = self.limits.control();
        let mut session = self.session.borrow_mut();
        let mut new = self.limits.plain_desk(&self.control).into_session();
        for database in session.analyst().databases() {
            new.analyst().add_database(database.clone());
        }
        new.set_printer(self.watch.printer(false));
        *session = new;
    }
}

/// The file in which the history is kept.
fn history_file() -> Option<PathBuf> {
    Some(state::directory()?.join("history"))
}
