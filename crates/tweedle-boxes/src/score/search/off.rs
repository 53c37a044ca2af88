//! The pieces that come off when a chain is opened.

use super::loose::Loose;

/// The chains and loops that come off when a chain is opened, at most two: their numbers of boxes, with [`LOOP`] if it
/// is a loop; 0 if there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Off(pub(super) [u8; 2]);

const LOOP: u8 = 1 << 7;

impl Off {
    pub(super) fn add(&mut self, boxes: u8, is_loop: bool) {
        let place = usize::from(self.0[0] != 0);
        self.0[place] = boxes | if is_loop { LOOP } else { 0 };
    }

    /// Adds it to what is loose.
    #[inline]
    pub(super) fn add_to(self, loose: &mut Loose) {
        for piece in self.0.into_iter().filter(|&piece| piece != 0) {
            let boxes = u32::from(piece & !LOOP);
            if piece & LOOP == 0 { loose.add_chain(boxes) } else { loose.add_loop(boxes) }
        }
    }
}
