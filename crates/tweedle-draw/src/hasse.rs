//! Hasse diagrams.

use crate::layers::{Edge, Layers};
use crate::scene::{Ink, Scene, Stroke};
use crate::thermograph::short_name;
use tweedle_engine::Stop;
use tweedle_engine::short::{Id, Store};

/// The Hasse diagram of the order of games: lines lead down to what is less, with nothing between. Equal games are drawn
/// once.
///
/// # Errors
/// [`Stop::TooLarge`] for more than 400 games; [`Stop::Memory`] or [`Stop::Cancelled`].
pub fn hasse(store: &mut Store, games: &[Id]) -> Result<Scene, Stop> {
    let mut games = games.to_vec();
    games.sort_unstable();
    games.dedup();
    store.sort(&mut games)?;
    let title = format!("Order of {} games", games.len());
    let mut layers = Layers { labels: Vec::new(), edges: Vec::new() };
    Layers::check(games.len())?;
    for &g in &games {
        layers.labels.push(short_name(store, g)?);
    }
    let line = Stroke::of(Ink::Quiet, 1.3);
    let covers = store.order(&games)?.covers();
    layers.edges =
        covers.into_iter().map(|(from, to)| Edge { from, to, stroke: line, shift: 0.0 }).collect();
    layers.scene(title)
}
