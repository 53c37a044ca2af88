//! Nimstring values of starts, with time and memory: `starts 3x4 4x4 ...`.

use std::time::Instant;
use tweedle_boxes::{Board, Nimstring, Start};
use tweedle_engine::Control;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for size in std::env::args().skip(1) {
        let (rows, cols) = size.split_once('x').ok_or("a size is rows x columns, such as 3x4")?;
        let board = Board::new(rows.parse()?, cols.parse()?)?;
        let begin = Instant::now();
        let control = Control::with_memory(8 << 30);
        let mut nimstring = Nimstring::new(&control);
        for start in [Start::Swedish, Start::Icelandic, Start::Empty] {
            let value = nimstring.value(&board.start(start));
            println!(
                "{size} {start:?}: {value:?}, {} visits, {} components, {} MB, {:.2?}",
                control.positions(),
                nimstring.known(),
                nimstring.bytes() >> 20,
                begin.elapsed()
            );
        }
    }
    Ok(())
}
