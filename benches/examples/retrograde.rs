//! Measures retrograde analysis: `retrograde fox|fox10|toads|toads6 [kept]`.
//!
//! It says how many positions there are, in what time all of them are labelled, and what is held then and was held at
//! most. With `kept`, lists of moves are kept where the ruleset could say how moves are taken back.

use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tweedle_engine::walk::retrograde;
use tweedle_engine::{
    Control, Ending, Facts, Hints, LoopyOutcome, Play, Player, Ruleset, Stop, human_bytes,
};
use tweedle_rulesets::{FoxAndGeese, Notation, ToadsAndFrogs};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let is_kept = words.get(1).is_some_and(|word| word == "kept");
    let board = |width: usize| {
        let empty = ".".repeat(width);
        let fox = format!("....f{}", ".".repeat(width - 5));
        let rows = std::iter::once(fox).chain((0..6).map(|_| empty.clone()));
        rows.chain([".g".repeat(width / 2)]).collect::<Vec<_>>().join("|")
    };
    let toads =
        |count: usize, gap: usize| "t".repeat(count) + &".".repeat(gap) + &"f".repeat(count);
    let told = match words.first().map(String::as_str) {
        Some("fox") => measure(FoxAndGeese::new(), &board(8), is_kept, LoopyOutcome::L),
        Some("fox10") => match FoxAndGeese::with(10, 1) {
            Some(game) => measure(game, &board(10), is_kept, LoopyOutcome::L),
            None => return ExitCode::FAILURE,
        },
        Some("toads") => {
            let game = ToadsAndFrogs::<u32>::backsliding();
            measure(game, &toads(5, 6), is_kept, LoopyOutcome::D)
        }
        Some("toads6") => {
            let game = ToadsAndFrogs::<u32>::backsliding();
            measure(game, &toads(6, 6), is_kept, LoopyOutcome::D)
        }
        _ => {
            eprintln!("usage: retrograde fox|fox10|toads|toads6 [kept]");
            return ExitCode::FAILURE;
        }
    };
    match told {
        Ok(line) => {
            println!("{line}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// A ruleset that does not say how moves are taken back.
struct Kept<R>(R);

impl<R: Ruleset> Ruleset for Kept<R> {
    type Position = R::Position;
    type Move = R::Move;

    fn moves(
        &self,
        position: &R::Position,
        player: Player,
        found: impl FnMut(R::Move, R::Position) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        self.0.moves(position, player, found)
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl<R: Ruleset> Hints for Kept<R> {}

fn measure<R: Notation>(
    game: R,
    start: &str,
    is_kept: bool,
    expect: LoopyOutcome,
) -> Result<String, String> {
    let start = game.parse(start).map_err(|error| error.to_string())?;
    if is_kept { label(&Kept(game), &start, expect) } else { label(&game, &start, expect) }
}

#[allow(clippy::cast_precision_loss, reason = "rates are rounded")]
fn label<R: Hints>(game: &R, start: &R::Position, expect: LoopyOutcome) -> Result<String, String> {
    let control = Control::new();
    let is_done = AtomicBool::new(false);
    let (endings, elapsed, most) = std::thread::scope(|scope| {
        // The largest number of bytes held, looked at a thousand times a second.
        let watcher = scope.spawn(|| {
            let mut most = 0;
            while !is_done.load(Ordering::Relaxed) {
                most = most.max(control.used());
                std::thread::sleep(Duration::from_millis(1));
            }
            most
        });
        let before = Instant::now();
        let endings = retrograde(game, std::slice::from_ref(start), Play::Normal, &control);
        let elapsed = before.elapsed();
        is_done.store(true, Ordering::Relaxed);
        (endings, elapsed, watcher.join().unwrap_or(0))
    });
    let endings = endings.map_err(|stop| stop.to_string())?;
    let outcome = endings.outcome(start);
    if outcome != Some(expect) {
        return Err(format!("The outcome is {outcome:?}, and not {expect}."));
    }
    let count = endings.len();
    let seconds = elapsed.as_secs_f64();
    let longest = endings.iter().flat_map(|(position, _)| {
        Player::BOTH.map(|player| endings.ending(position, player).and_then(Ending::moves))
    });
    let longest = longest.flatten().max().unwrap_or(0);
    let each = |bytes: usize| bytes as f64 / count as f64;
    Ok(format!(
        "{outcome}: {count} positions in {seconds:.3} s, {rate:.0} a second; the longest win takes {longest} moves.\n\
         A position itself takes {own} bytes; held at the end {end} ({end_each:.1} bytes a position), at most {most_text} ({most_each:.1}).",
        outcome = expect,
        rate = count as f64 / seconds,
        own = size_of::<R::Position>(),
        end = human_bytes(control.used()),
        end_each = each(control.used()),
        most_text = human_bytes(most),
        most_each = each(most),
    ))
}
