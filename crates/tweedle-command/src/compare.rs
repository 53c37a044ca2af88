//! `tweedle compare`: a published table against what is computed.

use crate::limits::Limits;
use crate::report::status;
use crate::streams::read_file;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, Write};
use std::path::PathBuf;
use tweedle_desk::{Answer, Ask, Compared, Trouble, questions, words};

/// The examples at the end of `tweedle compare --help`.
const EXAMPLES: &str = "\
The file has comma-separated values. Its first line has the headings: that of the positions, and for each other column an expression about
the position `g`, or a name such as `value` (see `tweedle table --help`). A cell is compared by value: `{1|1}` is `1*`. An empty
cell says nothing. The exit status is 4 if something is different.

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
                let trouble = Trouble::file(format!("Cannot read {name}: {error}."));
                return Ok(limits.fail(&trouble, &name, None)?);
            }
        };
        let question = match self.question(&text) {
            Ok(question) => question,
            Err(error) => return Ok(limits.refuse(format!("{name} is no table: {error}."))?),
        };
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut desk = limits.plain_desk(&control);
        match watch.run(&control, || question.ask(&mut desk)) {
            Ok(compared) => {
                let is_same = compared.different.is_empty() && compared.failed.is_empty();
                limits.tell(Some(&name), compared, Answer::Compared, write_text)?;
                Ok(if is_same { status::GOOD } else { status::REFUTED })
            }
            Err(trouble) => Ok(limits.fail(&trouble, &name, None)?),
        }
    }

    fn question(&self, text: &str) -> Result<questions::Compare, csv::Error> {
        let mut reader = csv::ReaderBuilder::new().comment(Some(b'#')).from_reader(text.as_bytes());
        let columns = reader.headers()?.iter().skip(1).map(str::to_owned).collect();
        let mut rows = Vec::new();
        for record in reader.records() {
            rows.push(record?.iter().map(str::to_owned).collect());
        }
        Ok(questions::Compare { ruleset: self.ruleset.clone(), columns, rows })
    }
}

fn write_text(compared: &Compared, out: &mut dyn Write) -> io::Result<()> {
    for it in &compared.different {
        writeln!(
            out,
            "row {}, `{}`, {}: published {}, computed {}",
            it.row, it.position, it.column, it.published, it.computed
        )?;
    }
    for it in &compared.failed {
        let column = it.column.as_ref().map_or(String::new(), |column| format!(", {column}"));
        writeln!(out, "`{}`{column}: {}", it.position, it.message)?;
    }
    let cells = words::counted(compared.cells, "cell");
    match compared.different.len() {
        0 => writeln!(out, "{cells} compared, no difference."),
        count => writeln!(out, "{cells} compared, {}.", words::counted(count as u64, "difference")),
    }
}
