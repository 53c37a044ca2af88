//! `tweedle compare`: a published table against what is computed.

use crate::limits::Limits;
use crate::report::status;
use crate::streams::read_file;
use crate::table::warning;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, Write};
use std::path::PathBuf;
use tweedle_desk::{Answer, Ask, Compared, Trouble, questions, words};
use tweedle_script::say;

/// The examples at the end of `tweedle compare --help`.
const EXAMPLES: &str = "\
The file has comma-separated values. Lines at the top that begin with `#` are notes. The next line has the headings: that of the positions, and for each other column an expression about
the position `g`, or a name such as `value` (see `tweedle table --help`). A cell is compared by value: `{1|1}` is `1*`,
and `1*2` is the game 1 + *2; `0.5` is 1/2. An empty cell says nothing. The exit status is 4 if something is different or
cannot be read.

Examples:
  tweedle compare published.csv
  tweedle compare --ruleset game.grid.Clobber strips.csv";

/// Compare a published table with what is computed
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Compare {
    /// The table, `.csv`; `-` is the standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The ruleset in whose notation the positions are written, if they are no expressions
    #[arg(long, value_name = "RULESET")]
    ruleset: Option<String>,
}

impl Compare {
    /// Compares the table and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let (name, read) = read_file(&self.file);
        let text = match read {
            Ok(text) => text,
            Err(error) => {
                return Ok(limits.fail(&Trouble::unreadable(&name, error), &name, None)?);
            }
        };
        let question = match self.question(&text) {
            Ok(question) => question,
            Err(error) => return Ok(limits.refuse(say::not_a_table(&name, &error))?),
        };
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut desk = limits.plain_desk(&control);
        match watch.run(&control, || question.ask(&mut desk)) {
            Ok(compared) => {
                let is_same = compared.different.is_empty()
                    && compared.unread.is_empty()
                    && compared.failures == 0;
                limits.tell(Some(&name), compared, Answer::Compared, write_text)?;
                Ok(if is_same { status::GOOD } else { status::REFUTED })
            }
            Err(trouble) => Ok(limits.fail(&trouble, &name, None)?),
        }
    }

    fn question(&self, text: &str) -> Result<questions::Compare, csv::Error> {
        let mut reader = csv::Reader::from_reader(without_notes(text).as_bytes());
        let columns = reader.headers()?.iter().skip(1).map(str::to_owned).collect();
        let mut rows = Vec::new();
        for record in reader.records() {
            rows.push(record?.iter().map(str::to_owned).collect());
        }
        Ok(questions::Compare { ruleset: self.ruleset.clone(), columns, rows })
    }
}

/// A text without the lines before the headings that begin with `#`. Below, a line may begin with a filled cell.
fn without_notes(text: &str) -> &str {
    let mut rest = text;
    while rest.starts_with(['#', '\n', '\r']) {
        rest = rest.split_once('\n').map_or("", |(_, rest)| rest);
    }
    rest
}

fn write_text(compared: &Compared, out: &mut dyn Write) -> io::Result<()> {
    for (cells, and) in [(&compared.different, ","), (&compared.unread, ", which cannot be read;")]
    {
        for it in cells {
            writeln!(
                out,
                "row {}, `{}`, {}: published {}{and} computed {}",
                it.row, it.position, it.column, it.published, it.computed
            )?;
        }
    }
    for it in &compared.failed {
        writeln!(out, "{}", warning(it))?;
    }
    let cells = words::counted(compared.cells, "cell");
    let different = match compared.different.len() {
        0 => "no difference".to_owned(),
        count => words::counted(count as u64, "difference"),
    };
    let unread = match compared.unread.len() {
        0 => String::new(),
        count => format!(", {} not read", words::counted(count as u64, "cell")),
    };
    match compared.failures {
        0 => writeln!(out, "{cells} compared, {different}{unread}."),
        count => {
            let rows = words::counted(count, "row");
            writeln!(
                out,
                "{cells} compared, {different}{unread}; in {rows} something could not be computed."
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Notes stand at the top; below, `#` is a covered cell.
    #[test]
    fn rows_may_begin_with_covered_cells() {
        let command = Compare { file: PathBuf::from("-"), ruleset: None };
        let text = "# published in 1988\n\n# by hand\nposition,value\n#.,0\n..,-1\n";
        let question = command.question(text).expect("a table");
        assert_eq!(question.columns, ["value"]);
        assert_eq!(question.rows, [["#.", "0"], ["..", "-1"]]);
    }
}
