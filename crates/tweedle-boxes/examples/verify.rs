//! Nimstring values of all positions of boards against the rules alone: `verify 2x4 3x3`.

#[path = "../tests/rules/mod.rs"]
mod rules;

use std::time::Instant;
use tweedle_boxes::{Board, Nimstring};
use tweedle_engine::Control;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for size in std::env::args().skip(1) {
        let (rows, cols) = size.split_once('x').ok_or("a size is rows x columns, such as 2x4")?;
        let board = Board::new(rows.parse()?, cols.parse()?)?;
        let begin = Instant::now();
        let boxes: Vec<usize> = (0..board.boxes()).map(|i| board.box_lines(i) as usize).collect();
        let mut nimstring = Nimstring::new(&Control::new());
        let all = rules::wins(&boxes, board.lines());
        for (lines, &wins) in all.iter().enumerate() {
            let position = board.position(lines as u128)?;
            let (found, expected) = (nimstring.value(&position)?, rules::value(wins));
            if found != expected {
                return Err(format!("{found}, not {expected}:\n{position}").into());
            }
        }
        println!("{size}: {} positions, {:.2?}", all.len(), begin.elapsed());
    }
    Ok(())
}
