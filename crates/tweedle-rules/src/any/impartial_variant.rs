//! The impartial variant of any ruleset, without its type.

use super::component::ComponentOf;
use super::{Component, Playable, Position, Rules, RulesOf};
use crate::sketch::Sketch;
use crate::{Notation, NotationError, Thing};
use std::any::Any;
use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use tweedle_engine::walk::pairs_off;
use tweedle_engine::{Bush, Control, Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};

/// The rules by which either player may make any move that one of them has by other rules; see
/// [`Impartial`](crate::Impartial) for the same of one type.
///
/// It is one type for all rulesets, so that their number does not double what has to be compiled.
#[derive(Clone, Debug)]
pub struct ImpartialVariant {
    rules: Arc<dyn Rules>,
}

/// A position in which either player may make any move.
#[derive(Clone, Debug)]
pub struct Shared(pub Arc<dyn Component>);

impl Shared {
    /// The position by the rules under which each player has moves of his own.
    pub fn component(&self) -> &Arc<dyn Component> {
        &self.0
    }
}

impl PartialEq for Shared {
    fn eq(&self, other: &Shared) -> bool {
        *self.0 == *other.0
    }
}

impl Eq for Shared {}

impl Hash for Shared {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl PartialOrd for Shared {
    fn partial_cmp(&self, other: &Shared) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Shared {
    fn cmp(&self, other: &Shared) -> Ordering {
        self.0.order(&*other.0)
    }
}

impl Weigh for Shared {
    fn owned(&self) -> usize {
        self.0.bytes()
    }
}

impl dyn Rules {
    /// The ruleset by which either player may make any move that one of them has by this one: this one itself, if
    /// the players have the same moves by it. Its expression is this one's with `.ImpartialVariant` after it. `None` if
    /// there are entailing moves, with which moves of two players do not mix.
    ///
    /// ```
    /// # use tweedle_rulesets::standard;
    /// let rules = standard().rules("game.grid.Clobber", &[])?;
    /// let shared = rules.impartial_variant().unwrap();
    /// assert_eq!(shared.expression(), "game.grid.Clobber.ImpartialVariant");
    /// assert!(shared.place("xo|ox")?.is_impartial());
    /// # Ok::<(), tweedle_rulesets::NotationError>(())
    /// ```
    pub fn impartial_variant(self: Arc<Self>) -> Option<Arc<dyn Rules>> {
        let facts = self.facts();
        if facts.is_entailing {
            return None;
        }
        Some(if facts.is_impartial { self } else { variant_of(self).rules() })
    }
}

impl dyn Component {
    /// The position in which either player may make any move that one of them has in this one: this one itself, if the players
    /// have the same moves. It needs no text, which not every ruleset of a program reads. `None` if there are entailing moves.
    pub fn impartial_variant(self: Arc<Self>) -> Option<Position> {
        let rules = self.rules_handle();
        let facts = rules.facts();
        if facts.is_entailing {
            return None;
        }
        Some(if facts.is_impartial {
            self.into()
        } else {
            Arc::new(variant_of(rules)).position(Shared(self))
        })
    }
}

/// The impartial variant of a ruleset in which the players have moves of their own.
fn variant_of(rules: Arc<dyn Rules>) -> RulesOf<ImpartialVariant> {
    let (class, cells) = (rules.class().to_owned(), rules.cells());
    let expression = format!("{}.ImpartialVariant", rules.expression());
    let variant = RulesOf::new(&class, ImpartialVariant { rules });
    variant.with_expression(expression).with_cells(cells)
}

/// The ruleset of a component and its position, if the ruleset is of this type.
pub fn typed<R: Playable>(component: &dyn Component) -> Option<(&R, &R::Position)> {
    let typed = (component as &dyn Any).downcast_ref::<ComponentOf<R>>()?;
    Some((typed.ruleset(), typed.position()))
}

impl Ruleset for ImpartialVariant {
    type Position = Shared;
    /// Whose move it is by the other rules, and which of his.
    type Move = (Player, usize);

    /// A caller that lists moves within a budget asks for room first, by [`Hints::most_moves`].
    fn moves(
        &self,
        position: &Shared,
        _: Player,
        mut found: impl FnMut((Player, usize), Shared) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        // Within the budget of the work that this thread does.
        let control = Control::here().unwrap_or_default();
        for player in Player::BOTH {
            let moves = position.0.moves(player, &control)?;
            for (place, option) in moves.options.into_iter().enumerate() {
                found((player, place), Shared(option))?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        self.rules.facts().impartial_variant()
    }
}

/// As for [`Impartial`](crate::Impartial).
#[deny(clippy::missing_trait_methods)]
impl Hints for ImpartialVariant {
    fn components(&self, position: &Shared, into: &mut Vec<Shared>) {
        into.extend(position.0.parts().into_iter().map(Shared));
    }

    fn joined(&self, positions: &[Shared]) -> Option<Shared> {
        let (first, others) = positions.split_first()?;
        let others: Vec<_> = others.iter().map(|position| position.0.clone()).collect();
        let (joined, taken) = first.0.joined(&others)?;
        (taken == others.len()).then_some(Shared(joined))
    }

    fn representative(&self, position: &Shared) -> (Shared, Symmetry) {
        (Shared(position.0.representative().0), Symmetry::Same)
    }

    fn most_moves(&self, position: &Shared) -> u64 {
        position.0.most_moves().saturating_mul(2)
    }

    /// Moves are found one by one.
    fn mobility(&self, _: &Shared, _: Player) -> Result<Option<u16>, Stop> {
        Ok(None)
    }

    fn nim_heap(&self, position: &Shared) -> Option<u64> {
        position.0.nim_heap()
    }

    fn bush(&self, _: &Shared) -> Option<Bush> {
        None
    }

    fn size(&self, position: &Shared) -> Option<u32> {
        position.0.size()
    }

    fn slices(&self, _: &Shared, _: Player) -> u32 {
        0
    }

    fn slice(&self, _: &Shared, _: Player, _: u32) -> u64 {
        0
    }

    fn slab(&self, position: &Shared, _: Player, _: u32, _: u32) -> Shared {
        position.clone()
    }

    fn code(&self, _: &Shared) -> Result<Option<Vec<u8>>, Stop> {
        Ok(None)
    }

    fn is_mirrored(&self, position: &Shared) -> bool {
        position.0.is_mirrored() || self.ends(position) && pairs_off(self, position)
    }

    fn ends(&self, position: &Shared) -> bool {
        position.0.ends()
    }

    fn is_impartial_at(&self, _: &Shared) -> bool {
        true
    }

    fn unmoves(
        &self,
        position: &Shared,
        _: Player,
        mut found: impl FnMut(Shared) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for player in Player::BOTH {
            position.0.unmoves(player, &mut |before| found(Shared(before)))?;
        }
        Ok(())
    }
}

impl Notation for ImpartialVariant {
    fn name(&self) -> String {
        format!("Impartial {}", self.rules.title())
    }

    fn parse(&self, text: &str) -> Result<Shared, NotationError> {
        let placed = self.rules.clone().place(text)?;
        let component = placed.single().map(|(component, _)| Shared(component.clone()));
        let none = || NotationError::new("This is no single position.", 0..text.chars().count());
        component.ok_or_else(none)
    }

    fn print(&self, position: &Shared) -> String {
        position.0.text()
    }

    /// Whose move it is by the other rules, and its name there: `Left a1-a2`.
    fn move_name(
        &self,
        position: &Shared,
        _: Player,
        &(player, place): &(Player, usize),
        option: &Shared,
    ) -> String {
        match position.0.moves(player, &Control::new()) {
            Ok(moves) => format!("{player} {}", moves.names.name(place, None)),
            Err(_) => self.print(option),
        }
    }

    /// The things that the move touches by the other rules.
    fn touched(
        &self,
        position: &Shared,
        _: Player,
        &(player, place): &(Player, usize),
        _: &Shared,
    ) -> Vec<Thing> {
        let moves = position.0.moves(player, &Control::new());
        moves.map_or_else(|_| Vec::new(), |moves| moves.names.touched(place, None))
    }

    /// The way of the move by the other rules.
    fn way(
        &self,
        position: &Shared,
        _: Player,
        &(player, place): &(Player, usize),
        _: &Shared,
    ) -> Option<[Thing; 2]> {
        let moves = position.0.moves(player, &Control::new()).ok()?;
        moves.names.way(place)
    }

    fn why_not(&self, position: &Shared, _: Player, text: &str) -> Option<String> {
        let of = |player: Player| {
            let rest = text.strip_prefix(&player.to_string())?;
            position.0.why_not(player, rest.trim_start())
        };
        Player::BOTH.into_iter().find_map(of)
    }

    fn draw(&self, position: &Shared) -> String {
        position.0.draw(None)
    }

    fn sketch(&self, position: &Shared) -> Option<Sketch> {
        position.0.sketch(None)
    }
}
