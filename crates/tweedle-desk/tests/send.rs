//! A desk can go to another thread, with its session, its stores and what it knows.

use tweedle_desk::{Boxes, Desk, Match, Positions};

#[test]
fn desks_and_matches_are_send() {
    fn is_send<T: Send>() {}
    is_send::<Desk>();
    is_send::<Match<Positions>>();
    is_send::<Match<Boxes>>();
}
