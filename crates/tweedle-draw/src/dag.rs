//! Canonical forms as graphs of their followers.

use crate::layers::{Edge, Layers};
use crate::scene::{Ink, Scene, Stroke};
use crate::thermograph::short_name;
use std::collections::HashMap;
use tweedle_engine::short::{Id, Store};
use tweedle_engine::{Player, Stop};

/// The graph of the followers of a canonical form, each once: blue lines lead to options of Left, red dashed ones to options of
/// Right.
///
/// # Errors
/// [`Stop::TooLarge`] for more than 400 followers; [`Stop::Memory`] or [`Stop::Cancelled`].
pub fn dag(store: &mut Store, g: Id) -> Result<Scene, Stop> {
    let followers = store.followers_up_to(g, Layers::MOST)?.ok_or_else(Layers::too_many)?;
    let number: HashMap<Id, usize> = followers.iter().enumerate().map(|(i, &id)| (id, i)).collect();
    let mut layers = Layers { labels: Vec::new(), edges: Vec::new() };
    for (from, &follower) in followers.iter().enumerate() {
        layers.labels.push(short_name(store, follower)?);
        for player in Player::BOTH {
            let stroke = match player {
                Player::Left => Stroke::of(Ink::Left, 1.6),
                Player::Right => Stroke::of(Ink::Right, 1.6).dashed(),
            };
            let others = store.options(follower, player.opponent())?;
            for option in store.options(follower, player)? {
                // The lines of a move of both lie side by side.
                let is_common = others.contains(&option);
                let shift = if is_common { f64::from(player.sign()) * -2.0 } else { 0.0 };
                if let Some(&to) = number.get(&option) {
                    layers.edges.push(Edge { from, to, stroke, shift });
                }
            }
        }
    }
    let (name, _) = short_name(store, g)?;
    layers.scene(format!("Followers of {name}"))
}
