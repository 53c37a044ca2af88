//! Scores of starts at Dots and Boxes, with time: `scores 3x3 2x5 ...`.

use std::time::Instant;
use tweedle_boxes::{Board, Scores, Start};
use tweedle_engine::Control;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for size in std::env::args().skip(1) {
        let (rows, cols) = size.split_once('x').ok_or("a size is rows x columns, such as 3x4")?;
        let board = Board::new(rows.parse()?, cols.parse()?)?;
        for start in [Start::Swedish, Start::Icelandic, Start::Empty] {
            let begin = Instant::now();
            let control = Control::with_memory(4 << 30);
            let position = board.start(start);
            let scores = Scores::of(&position, &control)?;
            let best = scores.best_moves(&position);
            println!(
                "{size} {start:?}: {best:?}, {} MB, {:.2?}",
                control.used() >> 20,
                begin.elapsed()
            );
        }
    }
    Ok(())
}
