//! The results about the ends of play where it may go round.

use tweedle_engine::walk::{Endings, retrograde};
use tweedle_engine::{Control, Ending, Play, Player, Stop};
use tweedle_rules::any::{AnyRules, ComponentEndings, Position};

/// The ends of play from the followers of one position.
pub(crate) enum FollowerEndings {
    /// Of one ruleset, in the type of its positions.
    One(Box<dyn ComponentEndings>),
    /// Of a sum.
    Sum(Endings<Position>),
}

impl FollowerEndings {
    fn about(position: &Position, play: Play, control: &Control) -> Result<FollowerEndings, Stop> {
        if let Some((component, _)) = position.single() {
            return component.endings(play, control).map(FollowerEndings::One);
        }
        let starts = std::slice::from_ref(position);
        Ok(FollowerEndings::Sum(retrograde(&AnyRules, starts, play, control)?))
    }

    /// The end of play if `player` is to move in `position`; `None` if it is none of the followers.
    pub(crate) fn ending(&self, position: &Position, player: Player) -> Option<Ending> {
        match self {
            FollowerEndings::One(endings) => {
                let (component, is_negative) = position.single()?;
                let mover = if is_negative { player.opponent() } else { player };
                endings.ending(&**component, mover)
            }
            FollowerEndings::Sum(endings) => endings.ending(position, player),
        }
    }
}

/// The ends of play from the followers of one position, in normal play and in misère play, as far as somebody asked.
#[derive(Default)]
pub(crate) struct KnownEndings([Option<FollowerEndings>; 2]);

impl KnownEndings {
    /// The results about the followers of some position, of which this one is one.
    pub(crate) fn about(
        &mut self,
        position: &Position,
        play: Play,
        control: &Control,
    ) -> Result<&FollowerEndings, Stop> {
        let known = &mut self.0[usize::from(play == Play::Misere)];
        // Results that are of no use go first, so that there is room.
        let is_known = |known: &FollowerEndings| known.ending(position, Player::Left).is_some();
        if let Some(it) = known.take().filter(is_known) {
            return Ok(known.insert(it));
        }
        Ok(known.insert(FollowerEndings::about(position, play, control)?))
    }

    pub(crate) fn forget(&mut self) {
        self.0 = Default::default();
    }
}
