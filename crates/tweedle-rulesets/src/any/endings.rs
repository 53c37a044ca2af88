//! How play ends from the positions of one ruleset, found in the type of its positions.

use super::component::ComponentOf;
use super::{Component, Playable, RulesOf};
use std::sync::Arc;
use tweedle::walk::{Endings, retrograde};
use tweedle::{Control, Ending, Play, Player, Stop};

/// How play ends from a position of one ruleset and from all its followers; see [`retrograde`].
pub trait ComponentEndings: Send {
    /// How play ends if `player` is to move in a component; `None` if it is none of the followers, or of another ruleset.
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
