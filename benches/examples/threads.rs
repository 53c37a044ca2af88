//! Measures the gain by several threads: `threads [N]`, for N threads or as many as there are processors. Each work
//! is done by one thread first, and the results are compared.

use fastrand::Rng;
use std::fmt::Debug;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::Instant;
use tweedle_desk::{Classification, RowFormat};
use tweedle_engine::{Control, Play};
use tweedle_heaps::CodeRange;
use tweedle_rulesets::standard;
use tweedle_search::{Analyst, Position};

/// The number of boards that are valued, and the numbers of their rows and columns.
const BOARDS: (usize, usize, usize) = (300, 5, 6);

/// The codes that are classified, and up to which heap.
const CODES: (&str, u64) = ("0.001..0.377", 20_000);

/// A strip of Toads and Frogs who jump over one, push two and slide three cells.
const STRIP: &str = "ttttfft...tt.tfftfft";

fn main() -> ExitCode {
    let given = std::env::args().nth(1).and_then(|it| it.parse().ok());
    let threads = given.or_else(|| std::thread::available_parallelism().ok());
    let threads = threads.unwrap_or(NonZeroUsize::MIN);
    let done = [
        compare("a table of values of Domineering", threads, boards),
        compare("codes are classified", threads, codes),
        compare("a sum of strips is searched", threads, strips),
    ];
    match done.into_iter().collect::<Result<(), String>>() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// Does a work by one thread and by several.
fn compare<A: PartialEq + Debug>(
    name: &str,
    threads: NonZeroUsize,
    work: fn(&Control) -> Result<A, String>,
) -> Result<(), String> {
    let timed = |threads| {
        let control = Control::new();
        control.allow_threads(threads);
        let start = Instant::now();
        work(&control).map(|found| (found, start.elapsed().as_secs_f64()))
    };
    let (alone, one) = timed(NonZeroUsize::MIN)?;
    let (together, many) = timed(threads)?;
    assert_eq!(alone, together, "{name}");
    println!("{name}: {one:.2} s, by {threads} threads {many:.2} s, {:.2} times", one / many);
    Ok(())
}

fn boards(control: &Control) -> Result<Vec<String>, String> {
    let (count, rows, cols) = BOARDS;
    let rules = standard().rules("game.grid.Domineering", &[]).map_err(|it| it.to_string())?;
    let mut random = Rng::with_seed(1);
    let row =
        |random: &mut Rng| (0..cols).map(|_| [".", ".", ".", "#"][random.usize(..4)]).collect();
    let texts: Vec<String> = (0..count)
        .map(|_| (0..rows).map(|_| row(&mut random)).collect::<Vec<String>>().join("|"))
        .collect();
    let all = texts.iter().map(|text| rules.clone().place(text));
    let all: Vec<Position> = all.collect::<Result<_, _>>().map_err(|it| it.to_string())?;
    let mut analyst = Analyst::new(control.clone(), &standard());
    analyst.look_ahead(&all).map_err(|it| it.to_string())?;
    let mut text = |board| {
        let value = analyst.canonical_form(board).map_err(|it| it.to_string())?;
        analyst.store.text(value).map_err(|it| it.to_string())
    };
    all.iter().map(&mut text).collect()
}

fn codes(control: &Control) -> Result<Vec<String>, String> {
    let (range, to) = CODES;
    let range = CodeRange::parse(range).map_err(|it| it.to_string())?;
    let mut all = Classification::new(range, to, RowFormat::Csv, control);
    let mut rows = Vec::new();
    while let Some(row) = all.next_row().map_err(|it| it.to_string())? {
        rows.push(row.text(RowFormat::Csv));
    }
    Ok(rows)
}

fn strips(control: &Control) -> Result<String, String> {
    let rules = standard()
        .of_expression("game.strip.GenToadsAndFrogs(1,2,3,false)")
        .map_err(|it| it.to_string())?;
    let strip = rules.place(STRIP).map_err(|it| it.to_string())?;
    let outcome = Analyst::new(control.clone(), &standard()).outcome(&strip, Play::Normal);
    outcome.map(|it| it.to_string()).map_err(|it| it.to_string())
}
