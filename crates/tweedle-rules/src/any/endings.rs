//! The ends of play from the positions of one ruleset, and the graph of them, found in the type of its positions.

use super::component::ComponentOf;
use super::{Component, Playable, RulesOf};
use std::sync::Arc;
use tweedle_engine::loopy::Graph;
use tweedle_engine::walk::{Endings, loopy_graph, retrograde};
use tweedle_engine::{Control, Ending, Play, Player, Stop};

/// The ends of play from a position of one ruleset and from all its followers; see [`retrograde`].
pub trait ComponentEndings: Send {
    /// The end of play if `player` is to move in a component; `None` if it is none of the followers, or of another
    /// ruleset.
    fn ending(&self, component: &dyn Component, player: Player) -> Option<Ending>;
}

/// The endings of a ruleset of some type.
struct EndingsOf<R: Playable> {
    rules: Arc<RulesOf<R>>,
    endings: Endings<R::Position>,
}

impl<R: Playable> ComponentEndings for EndingsOf<R> {
    fn ending(&self, component: &dyn Component, player: Player) -> Option<Ending> {
        let component = ComponentOf::of(&self.rules, component)?;
        self.endings.ending(component.position(), player)
    }
}

/// Those of a position of the ruleset.
///
/// # Errors
/// As [`retrograde`].
pub(super) fn endings_of<R: Playable>(
    rules: &Arc<RulesOf<R>>,
    position: &R::Position,
    play: Play,
    control: &Control,
) -> Result<Box<dyn ComponentEndings>, Stop> {
    let endings = retrograde(rules.ruleset(), std::slice::from_ref(position), play, control)?;
    Ok(Box::new(EndingsOf { rules: rules.clone(), endings }))
}

/// The graph of a position of the ruleset and of others, if they are of the same ruleset, and of their followers.
///
/// # Errors
/// As [`loopy_graph`].
pub(super) fn graph_of<R: Playable>(
    rules: &Arc<RulesOf<R>>,
    position: &R::Position,
    others: &[&dyn Component],
    control: &Control,
) -> Result<Option<Graph>, Stop> {
    let mut starts = vec![position.clone()];
    for &other in others {
        let Some(other) = ComponentOf::of(rules, other) else { return Ok(None) };
        starts.push(other.position().clone());
    }
    loopy_graph(rules.ruleset(), &starts, control).map(Some)
}
