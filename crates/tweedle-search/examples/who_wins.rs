//! Measures the search of sums on one position: `who_wins GAME BOARD [PLAYER] [MEGABYTES [THREADS]]`, where the board
//! is a text or `ROWSxCOLS`, and the player who moves first is `left` or `right`.

use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::Duration;
use tweedle_engine::walk::WalkError;
use tweedle_engine::{Control, Hints, Player};
use tweedle_rulesets::{
    Amazons, CannibalClobber, Clobber, Domineering, Fission, NoGo, Notation, TopplingDominoes,
};
use tweedle_search::SumSearch;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match answer(&words) {
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

const USAGE: &str = "usage: who_wins GAME BOARD|ROWSxCOLS [left|right] [MEGABYTES [THREADS]]
of amazons, cannibal-clobber, clobber, domineering, fission, nogo, toppling";

/// Reads what is asked, and answers it.
fn answer(words: &[String]) -> Result<String, String> {
    let [game, board, rest @ ..] = words else {
        return Err(USAGE.to_owned());
    };
    let player = match rest.first().map(String::as_str) {
        None | Some("left") => Player::Left,
        Some("right") => Player::Right,
        Some(other) => return Err(format!("{other} is no player.")),
    };
    let megabytes: usize = match rest.get(1) {
        None => 4096,
        Some(text) => text.parse().map_err(|_| format!("{text} is no number of megabytes."))?,
    };
    let threads = match rest.get(2) {
        None => None,
        Some(text) => Some(text.parse().map_err(|_| format!("{text} is no number of threads."))?),
    };
    let cells = if game.contains("clobber") { ['x', 'o'] } else { ['.', '.'] };
    let board = empty(board, cells).unwrap_or_else(|| board.clone());
    match game.as_str() {
        "amazons" => measure(&Amazons::<u128>::new(), &board, player, megabytes, threads),
        "cannibal-clobber" => {
            measure(&CannibalClobber::<u128>::new(), &board, player, megabytes, threads)
        }
        "clobber" => measure(&Clobber::<u128>::new(), &board, player, megabytes, threads),
        "domineering" => measure(&Domineering::<u128>::new(), &board, player, megabytes, threads),
        "fission" => measure(&Fission::<u128>::new(), &board, player, megabytes, threads),
        "nogo" => measure(&NoGo::<u128>::new(), &board, player, megabytes, threads),
        "toppling" => measure(&TopplingDominoes::<u128>::new(), &board, player, megabytes, threads),
        _ => Err(format!("{game} is not measured here.\n{USAGE}")),
    }
}

/// A board of this size with two kinds of cells by turns.
fn empty(size: &str, cells: [char; 2]) -> Option<String> {
    let (rows, cols) = size.split_once('x')?;
    let (rows, cols): (usize, usize) = (rows.parse().ok()?, cols.parse().ok()?);
    let row = |i| (0..cols.min(128)).map(|j| cells[(i + j) % 2]).collect::<String>();
    Some((0..rows.min(128)).map(row).collect::<Vec<_>>().join("|"))
}

fn measure<R: Notation + Sync + Hints<Position: Ord + Send + Sync>>(
    rules: &R,
    board: &str,
    player: Player,
    megabytes: usize,
    threads: Option<NonZeroUsize>,
) -> Result<String, String> {
    let position = rules.parse(board).map_err(|error| error.to_string())?;
    let control = Control::with_memory(megabytes.saturating_mul(1 << 20));
    let mut search = SumSearch::new(control.clone());
    let before = seconds();
    // Thousandths of the search that are done, each told once.
    let seen = control.clone();
    std::thread::spawn(move || {
        let mut told = 0.0;
        loop {
            std::thread::sleep(Duration::from_millis(100));
            let done = (1000.0 * seen.share().unwrap_or(0.0)).floor();
            if done > told {
                told = done;
                eprintln!("{done} / 1000 searched, {} positions", seen.positions());
            }
        }
    });
    let wins = match threads {
        None => search.wins_first(rules, &position, player),
        Some(threads) => search.wins_first_by(rules, &position, player, threads, u64::MAX),
    };
    let wins = wins.map_err(|error| match error {
        WalkError::Stop(stop) => stop.to_string(),
        WalkError::Loop(_) => "Play can go round in a loop.".to_owned(),
    });
    let answer =
        wins.map_or_else(|stop| stop, |wins| if wins { "wins" } else { "loses" }.to_owned());
    Ok(format!(
        "{player}, moving first: {answer}; {} sums searched, {} positions looked at, {:.3} CPU seconds",
        search.searched(),
        control.positions(),
        seconds() - before
    ))
}

/// The processor's time for this program, where Linux tells it; else 0.
fn seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let nanoseconds = text.split(' ').next().and_then(|first| first.parse::<f64>().ok());
    nanoseconds.unwrap_or(0.0) / 1e9
}
