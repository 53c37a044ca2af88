//! Scores of starts at Dots and Boxes by search, with time: `search 3x3 2x5 ...`.

use std::time::Instant;
use tweedle_boxes::{Board, ScoreSearch, Start};
use tweedle_engine::Control;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for size in std::env::args().skip(1) {
        let (rows, cols) = size.split_once('x').ok_or("a size is rows x columns, such as 3x4")?;
        let board = Board::new(rows.parse()?, cols.parse()?)?;
        for start in [Start::Swedish, Start::Icelandic, Start::Empty] {
            let begin = Instant::now();
            let control = Control::with_memory(4 << 30);
            let position = board.start(start);
            let mut search = ScoreSearch::new(&position, &control);
            let net = search.net()?;
            println!(
                "{size} {start:?}: {net}, {} visits, {} known, {} MB, {:.2?}",
                control.positions(),
                search.known(),
                control.used() >> 20,
                begin.elapsed()
            );

            let moves = search.moves()?;
            let best: Vec<_> = moves.iter().filter(|m| m.net == net).map(|m| m.line).collect();
            println!("   {best:?}, {} visits, {:.2?}", control.positions(), begin.elapsed());
        }
    }
    Ok(())
}
