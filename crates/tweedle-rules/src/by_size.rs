//! Rulesets on boards for each size of word that a board may fit into.

use crate::NotationError;
use crate::any::{CellMoves, Position, Rules};
use std::sync::Arc;
use tweedle_engine::Symmetry;

/// A ruleset on boards of up to 64 and 128 cells, which fit into words of as many bits. Words of 32 bits would save a
/// third of the memory of small boards, and take as long to compile as each of these.
#[derive(Debug)]
pub struct BySize([Arc<dyn Rules>; 2]);

impl BySize {
    /// The rules in words of 64 and of 128 bits as one ruleset.
    pub fn rules(sizes: [Arc<dyn Rules>; 2]) -> Arc<dyn Rules> {
        Arc::new(BySize(sizes))
    }

    /// The one for the board that a text describes.
    fn of(&self, text: &str) -> &Arc<dyn Rules> {
        // The text before a colon has no cells.
        let board = text.rsplit(':').next().unwrap_or(text);
        self.for_cells(board.chars().filter(|&c| c != '|').count())
    }

    /// The one for boards with this number of cells.
    fn for_cells(&self, cells: usize) -> &Arc<dyn Rules> {
        &self.0[usize::from(cells > 64)]
    }
}

impl Rules for BySize {
    fn class(&self) -> &str {
        self.0[0].class()
    }

    fn expression(&self) -> &str {
        self.0[0].expression()
    }

    fn place_in(
        self: Arc<Self>,
        text: &str,
        whole: Arc<dyn Rules>,
    ) -> Result<Position, NotationError> {
        self.of(text).clone().place_in(text, whole)
    }

    fn as_component(&self, text: &str) -> Option<String> {
        self.of(text).as_component(text)
    }

    fn symmetry_class(&self, text: &str) -> Option<(String, Symmetry)> {
        self.of(text).symmetry_class(text)
    }

    fn is_connected(&self, text: &str) -> bool {
        self.of(text).is_connected(text)
    }

    fn start(self: Arc<Self>) -> Option<Position> {
        None
    }

    fn title(&self) -> String {
        self.0[0].title()
    }

    fn cells(&self) -> &'static str {
        self.0[0].cells()
    }

    fn facts(&self) -> tweedle_engine::Facts {
        self.0[0].facts()
    }

    fn is_plain(&self) -> bool {
        self.0[0].is_plain()
    }

    fn code(&self) -> Option<&tweedle_heaps::Code> {
        None
    }

    fn cuts(&self) -> Option<&crate::Cuts> {
        self.0[0].cuts()
    }

    fn on_cells(self: Arc<Self>, rows: usize, cols: usize) -> Option<Arc<dyn CellMoves>> {
        self.for_cells(rows.checked_mul(cols)?).clone().on_cells(rows, cols)
    }
}

/// The rules of a board game for each size of word that a board may fit into: of a family with a
/// constructor, under `name`, with these cells, and with what else it takes.
#[macro_export]
macro_rules! by_size {
    ($name:expr, $cells:expr, $family:ident::$new:ident($($parameter:expr),*)
     $(, $with:ident($($argument:expr)?))*) => {
        $crate::by_size::BySize::rules([
            $crate::any::RulesOf::new($name, $family::<u64>::$new($($parameter),*))
                .with_cells($cells)$(.$with($($argument)?))*.rules(),
            $crate::any::RulesOf::new($name, $family::<u128>::$new($($parameter),*))
                .with_cells($cells)$(.$with($($argument)?))*.rules(),
        ])
    };
}
