//! A desk can go to another thread.
//!
//! Waits for `Rc` to become `Arc` in `tweedle-search` and `tweedle-script`, and for `Strategy: Send`.
#![cfg(any())]

use tweedle_desk::{Boxes, Desk, Match, Positions};

#[test]
fn desks_and_matches_are_send() {
    fn is_send<T: Send>() {}
    is_send::<Desk>();
    is_send::<Match<Positions>>();
    is_send::<Match<Boxes>>();
}
