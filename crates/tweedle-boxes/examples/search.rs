//! Scores of starts at Dots and Boxes by search, with time: `search 3x3 2x5 ...`.

use std::time::Instant;
use tweedle_boxes::{Board, ScoreSearch, Start};
use tweedle_engine::{Control, LargePages};

/// Its tables are large.
#[global_allocator]
static ALLOCATOR: LargePages = LargePages;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for size in std::env::args().skip(1) {
        let (rows, cols) = size.split_once('x').ok_or("a size is rows x columns, such as 3x4")?;
        let board = Board::new(rows.parse()?, cols.parse()?)?;
        for start in [Start::Swedish, Start::Icelandic, Start::Empty] {
            let begin = Instant::now();
            let control = Control::with_memory(8 << 30);
            let position = board.start(start);
            let mut search = ScoreSearch::new(&position, &control)?;
            let tell = |what: String, search: &ScoreSearch| {
                let (visits, known) = (control.positions(), search.known());
                let (megabytes, time) = (search.bytes() >> 20, begin.elapsed());
                println!(
                    "{size} {start:?}: {what}, {visits} visits, {known} known, {megabytes} MB, {time:.2?}"
                );
            };
            let net = search.net(&position)?;
            tell(format!("net {net}"), &search);
            let moves = search.moves(&position)?;
            let best: Vec<_> = moves.iter().filter(|m| m.net == net).map(|m| m.line).collect();
            tell(format!("best {best:?}"), &search);
        }
    }
    Ok(())
}
