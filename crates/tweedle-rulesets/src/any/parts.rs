//! The components of one ruleset that sums are made of, each with a number.

use super::component::ComponentOf;
use super::{Component, Playable, RulesOf};
use foldhash::fast::FixedState;
use hashbrown::{HashMap, HashTable};
use std::hash::BuildHasher;
use std::sync::Arc;
use tweedle::{Control, Held, Player, Stop, Symmetry, Weigh};

/// The number of a component, and how it relates to the position that it stands for.
pub(super) type Found = (u32, Symmetry);

/// The components of one ruleset that were met in sums. They do not fall apart, and each is the
/// representative of its symmetry class.
pub trait Parts: Send {
    /// Appends the components of a position of the ruleset.
    ///
    /// # Errors
    /// [`Stop`] if the budget has no room for new ones.
    fn split(&mut self, component: &dyn Component, into: &mut Vec<Found>) -> Result<(), Stop>;

    /// How many options a player has in a component.
    ///
    /// # Errors
    /// [`Stop`] if there are more than the budget has room for, or the ruleset fails.
    fn option_count(&mut self, part: u32, player: Player) -> Result<usize, Stop>;

    /// Appends the components of an option of a player in a component.
    ///
    /// # Errors
    /// As [`Parts::option_count`] and [`Parts::split`].
    fn split_option(
        &mut self,
        part: u32,
        player: Player,
        option: usize,
        into: &mut Vec<Found>,
    ) -> Result<(), Stop>;

    /// Whether an answer is due in a component.
    fn is_check(&self, part: u32) -> bool;

    /// Who has won by coming to a component.
    fn winner(&self, part: u32) -> Option<Player>;

    /// The size of the heap of Nim that a component is in all but name.
    fn nim_heap(&self, part: u32) -> Option<u64>;

    /// Whether both players always have the same options.
    fn is_impartial(&self) -> bool;

    /// The component itself.
    fn component(&self, part: u32) -> Arc<dyn Component>;
}

/// So many lists of options are kept. Those of the positions on a path are asked for again and again;
/// others are listed anew, in the same order.
const LISTS: usize = 1 << 10;

/// The components of a ruleset of some type.
pub(super) struct PartsOf<R: Playable> {
    rules: Arc<RulesOf<R>>,
    control: Control,
    held: Held,
    positions: Vec<R::Position>,
    /// Their numbers.
    index: HashTable<u32>,
    hasher: FixedState,
    /// The options of a player in a component.
    lists: HashMap<(u32, Player), Vec<R::Position>, FixedState>,
    /// What the lists weigh.
    lists_held: Held,
    scratch: Vec<R::Position>,
}

impl<R: Playable> PartsOf<R> {
    pub(super) fn new(rules: Arc<RulesOf<R>>, control: &Control) -> PartsOf<R> {
        PartsOf {
            rules,
            control: control.clone(),
            held: Held::new(control),
            positions: Vec::new(),
            index: HashTable::new(),
            hasher: FixedState::default(),
            lists: HashMap::with_hasher(FixedState::default()),
            lists_held: Held::new(control),
            scratch: Vec::new(),
        }
    }

    fn split_position(
        &mut self,
        position: &R::Position,
        into: &mut Vec<Found>,
    ) -> Result<(), Stop> {
        let rules = self.rules.clone();
        let mut parts = std::mem::take(&mut self.scratch);
        rules.ruleset().components(position, &mut parts);
        for part in parts.drain(..) {
            let (chosen, symmetry) = rules.ruleset().representative(&part);
            into.push((self.number(chosen)?, symmetry));
        }
        self.scratch = parts;
        Ok(())
    }

    /// The number of a component.
    fn number(&mut self, position: R::Position) -> Result<u32, Stop> {
        let PartsOf { positions, index, hasher, held, .. } = self;
        let hash = hasher.hash_one(&position);
        if let Some(&number) = index.find(hash, |&number| positions[number as usize] == position) {
            return Ok(number);
        }
        let full = || Stop::TooLarge("There are more than four billion components.".to_owned());
        let number = u32::try_from(positions.len()).map_err(|_| full())?;
        // Tables are half full at worst.
        held.take(2 * (size_of::<R::Position>() + size_of::<u32>() + 1) + position.owned())?;
        positions.push(position);
        index.insert_unique(hash, number, |&number| hasher.hash_one(&positions[number as usize]));
        Ok(number)
    }

    /// The options of a player in a component.
    fn options(&mut self, part: u32, player: Player) -> Result<&[R::Position], Stop> {
        let player = if self.rules.ruleset().is_impartial() { Player::Left } else { player };
        if !self.lists.contains_key(&(part, player)) {
            if self.lists.len() >= LISTS {
                self.lists.clear();
                self.lists_held = Held::new(&self.control);
            }
            let mut options = Vec::new();
            let position = &self.positions[part as usize];
            let ruleset = self.rules.ruleset();
            tweedle::walk::options(ruleset, position, player, &self.control, &mut options)?;
            self.lists_held.take(options.owned() + size_of::<Vec<R::Position>>())?;
            self.lists.insert((part, player), options);
        }
        Ok(self.lists.get(&(part, player)).map_or(&[], Vec::as_slice))
    }
}

impl<R: Playable> Parts for PartsOf<R> {
    fn split(&mut self, component: &dyn Component, into: &mut Vec<Found>) -> Result<(), Stop> {
        let rules = self.rules.clone();
        let other = || Stop::Undefined("That is a position of another ruleset.".to_owned());
        let component = ComponentOf::of(&rules, component).ok_or_else(other)?;
        self.split_position(component.position(), into)
    }

    fn option_count(&mut self, part: u32, player: Player) -> Result<usize, Stop> {
        self.options(part, player).map(<[_]>::len)
    }

    fn split_option(
        &mut self,
        part: u32,
        player: Player,
        option: usize,
        into: &mut Vec<Found>,
    ) -> Result<(), Stop> {
        let position = self.options(part, player)?[option].clone();
        self.split_position(&position, into)
    }

    fn is_check(&self, part: u32) -> bool {
        self.rules.ruleset().is_check(&self.positions[part as usize])
    }

    fn winner(&self, part: u32) -> Option<Player> {
        self.rules.ruleset().winner(&self.positions[part as usize])
    }

    fn nim_heap(&self, part: u32) -> Option<u64> {
        self.rules.ruleset().nim_heap(&self.positions[part as usize])
    }

    fn is_impartial(&self) -> bool {
        self.rules.ruleset().is_impartial()
    }

    fn component(&self, part: u32) -> Arc<dyn Component> {
        let position = self.positions[part as usize].clone();
        Arc::new(ComponentOf::new(self.rules.clone(), position))
    }
}
