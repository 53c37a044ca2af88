//! Scores of all positions of boards by search against the table of all scores: `verify_scores 2x4 3x3`.

use std::time::Instant;
use tweedle_boxes::{Board, ScoreSearch, Scores, Start};
use tweedle_engine::Control;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for size in std::env::args().skip(1) {
        let (rows, cols) = size.split_once('x').ok_or("a size is rows x columns, such as 2x4")?;
        let board = Board::new(rows.parse()?, cols.parse()?)?;
        let begin = Instant::now();
        let start = board.start(Start::Empty);
        let scores = Scores::of(&start, &Control::new())?;
        let mut search = ScoreSearch::new(&start, &Control::new())?;
        for lines in 0..1_u128 << board.lines() {
            let position = board.position(lines)?;
            let (found, expected) = (search.net(&position)?, scores.net(&position));
            if Some(found) != expected {
                return Err(format!("{found}, not {expected:?}:\n{position}").into());
            }
        }
        println!("{size}: {} positions, {:.2?}", 1_u128 << board.lines(), begin.elapsed());
    }
    Ok(())
}
