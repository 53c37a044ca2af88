//! The components of one ruleset that sums are made of, each with a number.

use super::component::ComponentOf;
use super::{Component, Playable, Rules, RulesOf};
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use tweedle_engine::number::Rational;
use tweedle_engine::walk::{Index, count_moves};
use tweedle_engine::{Bush, Control, Facts, Held, Hints, Player, Ruleset, Stop, Symmetry, Weigh};

/// The number of a component, and how it relates to the position that it stands for.
pub(super) type Found = (u32, Symmetry);

/// The components of one ruleset that were met in sums. They do not fall apart, and each is the
/// representative of its symmetry class.
///
/// Several threads may have such components of one ruleset, each for itself: twins, which give them the same numbers.
pub trait Parts: Send {
    /// The same components with the same numbers, also of those that are still to come, for another thread.
    fn twin(&self) -> Box<dyn Parts>;

    /// Appends the components of a position of the ruleset.
    ///
    /// # Errors
    /// [`Stop`] if the budget has no room for new ones.
    fn split(&mut self, component: &dyn Component, into: &mut Vec<Found>) -> Result<(), Stop>;

    /// Appends the components of the position with this notation.
    ///
    /// # Errors
    /// As [`Parts::split`]; [`Stop::Undefined`] if it is the notation of none.
    fn split_text(&mut self, text: &str, into: &mut Vec<Found>) -> Result<(), Stop>;

    /// The number of options of a player in a component.
    ///
    /// # Errors
    /// [`Stop`] if there are more than the budget has room for, or the ruleset fails.
    fn option_count(&mut self, part: u32, player: Player) -> Result<usize, Stop>;

    /// The number of options of a player in a component, which are not kept for that; 65,534 stands for more, too.
    ///
    /// # Errors
    /// As [`Parts::option_count`].
    fn mobility(&mut self, part: u32, player: Player) -> Result<u16, Stop>;

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

    /// True if an answer is due in a component.
    fn is_check(&self, part: u32) -> bool;

    /// The player who has won by coming to a component.
    fn winner(&self, part: u32) -> Option<Player>;

    /// The score of a component with which play is over if `player` is to move there and cannot.
    ///
    /// # Errors
    /// [`Stop`] if the rules fail.
    fn score(&self, part: u32, player: Player) -> Result<Rational, Stop>;

    /// The size of the heap of Nim that a component is in all but name.
    fn nim_heap(&self, part: u32) -> Option<u64>;

    /// A bush of the same value, if one is known.
    fn bush(&self, part: u32) -> Option<Bush>;

    /// True if the player who moves second in a component can mirror.
    fn is_mirrored(&self, part: u32) -> bool;

    /// True if it is known that play from a component ends.
    fn ends(&self, part: u32) -> bool;

    /// True if both players have the same moves in a component and in all that can be reached from it.
    fn is_impartial_at(&self, part: u32) -> bool;

    /// At least as many options as either player has in a component, or 0 for "not many".
    fn most_moves(&self, part: u32) -> u64;

    /// The amount of work that it takes to value a component; see [`tweedle_engine::Hints::size`].
    fn size(&self, part: u32) -> Option<u32>;

    /// The number of slices of a component for a player; see [`tweedle_engine::Hints::slices`].
    fn slices(&self, part: u32, player: Player) -> u32;

    /// The name of a slice of a component; see [`tweedle_engine::Hints::slice`].
    fn slice(&self, part: u32, player: Player, index: u32) -> u64;

    /// Appends the components of a slab of a component; see [`tweedle_engine::Hints::slab`].
    ///
    /// # Errors
    /// As [`Parts::split`].
    fn slab(
        &mut self,
        part: u32,
        player: Player,
        first: u32,
        count: u32,
        into: &mut Vec<Found>,
    ) -> Result<(), Stop>;

    /// The facts that hold for all positions of the ruleset.
    fn facts(&self) -> Facts;

    /// The component itself.
    fn component(&self, part: u32) -> Arc<dyn Component>;

    /// The notation of a component.
    fn text(&self, part: u32) -> String;
}

/// The number of lists of options that are kept as positions, for the options that are still to be taken apart. Other
/// lists are listed anew, in the same order.
const LISTS: usize = 1 << 10;

/// The number of options that stands for more, too; and what stands for options that were not counted.
const MANY: u16 = u16::MAX - 1;
const UNCOUNTED: u16 = u16::MAX;

/// The most options that are taken apart all at once. Of many, those that come first may decide, and where there are slabs, bounds
/// may do so before an option is taken apart.
const FEW: usize = 24;

/// The options of a player in a component: where they begin in the table of all options, and how many.
#[derive(Clone, Copy)]
struct Span {
    start: u32,
    count: u32,
}

/// The parts that an option falls into: one component, or a place in the table of several, or not
/// known yet.
#[derive(Clone, Copy)]
struct Split(u32);

impl Split {
    const UNKNOWN: Split = Split(u32::MAX);
    /// The mark of a place in the table.
    const SEVERAL: u32 = 1 << 31;
}

/// A component and its symmetry in one word.
fn packed((part, symmetry): Found) -> u32 {
    part << 1 | u32::from(symmetry == Symmetry::Negative)
}

fn unpacked(word: u32) -> Found {
    (word >> 1, if word & 1 == 1 { Symmetry::Negative } else { Symmetry::Same })
}

/// The components of a ruleset of some type.
pub(super) struct PartsOf<R: Playable> {
    rules: Arc<RulesOf<R>>,
    whole: Arc<dyn Rules>,
    control: Control,
    held: Held,
    /// The components by their numbers, which all twins have.
    index: Arc<RwLock<Index<R::Position>>>,
    /// The number of options of both players in each component, if they were counted; [`MANY`] stands for more, too.
    counts: Vec<[u16; 2]>,
    /// The options of both players in each component, if they were listed.
    spans: Vec<[Option<Span>; 2]>,
    /// The parts that the options of all components fall into, each taken apart when it is looked at for the first
    /// time.
    splits: Vec<Split>,
    /// Lists of components: how many, and then these.
    several: Vec<u32>,
    /// The options of a player in a component, as positions, and the place of the list.
    lists: Vec<Vec<R::Position>>,
    places: HashMap<(u32, Player), usize>,
    /// The memory of the lists.
    lists_held: Held,
    scratch: Vec<R::Position>,
    at_once: AtOnce<R::Position>,
}

/// Scratch space: all options of a player in a component, and what they fall into.
struct AtOnce<P> {
    options: Vec<P>,
    /// The representatives of all components of the options.
    parts: Vec<P>,
    /// The symmetries of the parts, which say if they are negatives; `starts` has the place of the
    /// part with which each option begins.
    symmetries: Vec<Symmetry>,
    starts: Vec<usize>,
}

impl<P> Default for AtOnce<P> {
    fn default() -> AtOnce<P> {
        let (options, parts) = (Vec::new(), Vec::new());
        AtOnce { options, parts, symmetries: Vec::new(), starts: Vec::new() }
    }
}

impl<R: Playable> PartsOf<R> {
    pub(super) fn new(
        rules: Arc<RulesOf<R>>,
        whole: Arc<dyn Rules>,
        control: &Control,
    ) -> PartsOf<R> {
        PartsOf::with(rules, whole, control, Arc::new(RwLock::new(Index::new(control))))
    }

    fn with(
        rules: Arc<RulesOf<R>>,
        whole: Arc<dyn Rules>,
        control: &Control,
        index: Arc<RwLock<Index<R::Position>>>,
    ) -> PartsOf<R> {
        PartsOf {
            rules,
            whole,
            control: control.clone(),
            held: Held::new(control),
            index,
            counts: Vec::new(),
            spans: Vec::new(),
            splits: Vec::new(),
            several: Vec::new(),
            lists: Vec::new(),
            places: HashMap::new(),
            lists_held: Held::new(control),
            scratch: Vec::new(),
            at_once: AtOnce::default(),
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
        let mut index = self.index.write().unwrap_or_else(PoisonError::into_inner);
        let number = small(index.number(position)? as usize)?;
        drop(index);
        self.make_known(number)?;
        Ok(number)
    }

    /// Makes room for what is found of a component: it may have its number since a stop, or from another thread.
    #[inline]
    fn make_known(&mut self, part: u32) -> Result<(), Stop> {
        while self.spans.len() <= part as usize {
            // Tables are half full at worst.
            self.held.take(2 * (size_of::<[Option<Span>; 2]>() + size_of::<[u16; 2]>()))?;
            self.spans.push([None; 2]);
            self.counts.push([UNCOUNTED; 2]);
        }
        Ok(())
    }

    /// The components, to look at one for a short time. Where moves are listed, the position is copied.
    #[inline]
    fn here(&self) -> RwLockReadGuard<'_, Index<R::Position>> {
        self.index.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// The answer to a question about a component, which is known by its number; nobody can number a component
    /// meanwhile.
    #[inline]
    fn ask<A>(&self, part: u32, question: impl FnOnce(&R, &R::Position) -> A) -> A {
        question(self.rules.ruleset(), &self.here().positions()[part as usize])
    }

    /// A component by its number.
    #[inline]
    fn position(&self, part: u32) -> R::Position {
        self.here().positions()[part as usize].clone()
    }

    /// The options of a player in a component, as positions.
    fn options(&mut self, part: u32, player: Player) -> Result<&[R::Position], Stop> {
        if let Some(&place) = self.places.get(&(part, player)) {
            return Ok(&self.lists[place]);
        }
        let mut options = Vec::new();
        let (ruleset, position) = (self.rules.ruleset(), self.position(part));
        tweedle_engine::walk::options(ruleset, &position, player, &self.control, &mut options)?;
        let place = self.keep_list(part, player, options)?;
        Ok(&self.lists[place])
    }

    /// Keeps the options of a player in a component as positions; where.
    fn keep_list(
        &mut self,
        part: u32,
        player: Player,
        options: Vec<R::Position>,
    ) -> Result<usize, Stop> {
        if self.lists.len() >= LISTS {
            self.lists.clear();
            self.places.clear();
            self.lists_held = Held::new(&self.control);
        }
        self.lists_held.take(options.owned() + size_of::<Vec<R::Position>>())?;
        let place = self.lists.len();
        self.lists.push(options);
        self.places.insert((part, player), place);
        Ok(place)
    }

    /// The player whose options are kept for those of `player`.
    fn kept(&self, player: Player) -> Player {
        if self.facts().is_impartial { Player::Left } else { player }
    }

    /// The options of a player in a component, counted.
    fn span(&mut self, part: u32, player: Player) -> Result<Span, Stop> {
        self.make_known(part)?;
        if let Some(span) = self.spans[part as usize][player.index()] {
            return Ok(span);
        }
        let mut at_once = std::mem::take(&mut self.at_once);
        let span = self.new_span(part, player, &mut at_once);
        self.at_once = at_once;
        let span = span?;
        self.spans[part as usize][player.index()] = Some(span);
        Ok(span)
    }

    /// The options of a player in a component, listed and taken apart if they are few.
    fn new_span(
        &mut self,
        part: u32,
        player: Player,
        at_once: &mut AtOnce<R::Position>,
    ) -> Result<Span, Stop> {
        let (ruleset, position) = (self.rules.ruleset(), self.position(part));
        at_once.options.clear();
        tweedle_engine::walk::options(
            ruleset,
            &position,
            player,
            &self.control,
            &mut at_once.options,
        )?;
        let count = at_once.options.len();
        let is_cut = Player::BOTH.iter().any(|it| ruleset.slices(&position, *it) > 0);
        let start = self.splits.len();
        let span = Span { start: small(start)?, count: small(count)? };
        small(start + count)?;
        // Tables are half full at worst.
        self.held.take(2 * count * size_of::<Split>())?;
        if is_cut || count > FEW {
            self.keep_list(part, player, std::mem::take(&mut at_once.options))?;
            self.splits.resize(start + count, Split::UNKNOWN);
        } else {
            self.take_all_apart(at_once)?;
        }
        Ok(span)
    }

    /// Takes listed options apart, and keeps what they fall into.
    fn take_all_apart(&mut self, at_once: &mut AtOnce<R::Position>) -> Result<(), Stop> {
        let AtOnce { options, parts, symmetries, starts } = at_once;
        let ruleset = self.rules.ruleset();
        parts.clear();
        symmetries.clear();
        starts.clear();
        for option in options.iter() {
            starts.push(symmetries.len());
            ruleset.components(option, &mut self.scratch);
            for part in self.scratch.drain(..) {
                let (chosen, symmetry) = ruleset.representative(&part);
                parts.push(chosen);
                symmetries.push(symmetry);
            }
        }
        let mut index = self.index.write().unwrap_or_else(PoisonError::into_inner);
        let numbers = index.numbers(parts)?;
        let mut found = Vec::with_capacity(numbers.len());
        for (&number, &symmetry) in numbers.iter().zip(symmetries.iter()) {
            found.push((small(number as usize)?, symmetry));
        }
        drop(index);
        for place in 0..starts.len() {
            let end = starts.get(place + 1).copied().unwrap_or(found.len());
            let split = self.split_of(&found[starts[place]..end])?;
            self.splits.push(split);
        }
        Ok(())
    }

    /// The parts that an option falls into, in one word.
    fn split_of(&mut self, found: &[Found]) -> Result<Split, Stop> {
        if let [only] = *found {
            return Ok(Split(packed(only)));
        }
        let place = small(self.several.len())?;
        self.held.take(2 * (found.len() + 1) * size_of::<u32>())?;
        self.several.push(small(found.len())?);
        self.several.extend(found.iter().copied().map(packed));
        Ok(Split(Split::SEVERAL | place))
    }

    /// Takes an option of a player in a component apart, for the first time.
    #[cold]
    fn take_apart(&mut self, part: u32, player: Player, option: usize) -> Result<Split, Stop> {
        let position = self.options(part, player)?[option].clone();
        let mut found = Vec::new();
        self.split_position(&position, &mut found)?;
        self.split_of(&found)
    }
}

/// A number for which there is room in half a word, with two marks beside it.
fn small(number: usize) -> Result<u32, Stop> {
    let full = || Stop::TooLarge("There are more than a billion components or options.".to_owned());
    u32::try_from(number).ok().filter(|number| *number < 1 << 30).ok_or_else(full)
}

impl<R: Playable> Parts for PartsOf<R> {
    fn twin(&self) -> Box<dyn Parts> {
        let (rules, whole, index) = (self.rules.clone(), self.whole.clone(), self.index.clone());
        Box::new(PartsOf::with(rules, whole, &self.control, index))
    }

    fn split(&mut self, component: &dyn Component, into: &mut Vec<Found>) -> Result<(), Stop> {
        let rules = self.rules.clone();
        let other = || Stop::Undefined("That is a position of another ruleset.".to_owned());
        let component = ComponentOf::of(&rules, component).ok_or_else(other)?;
        self.split_position(component.position(), into)
    }

    fn split_text(&mut self, text: &str, into: &mut Vec<Found>) -> Result<(), Stop> {
        let position = self.rules.ruleset().parse(text);
        let position = position.map_err(|error| Stop::Undefined(error.to_string()))?;
        self.split_position(&position, into)
    }

    fn option_count(&mut self, part: u32, player: Player) -> Result<usize, Stop> {
        let player = self.kept(player);
        Ok(self.span(part, player)?.count as usize)
    }

    fn mobility(&mut self, part: u32, player: Player) -> Result<u16, Stop> {
        let player = self.kept(player);
        self.make_known(part)?;
        let known = self.counts[part as usize][player.index()];
        if known != UNCOUNTED {
            return Ok(known);
        }
        let (ruleset, position) = (self.rules.ruleset(), self.position(part));
        let count = match ruleset.mobility(&position, player)? {
            Some(count) => count,
            None => count_moves(ruleset, &position, player, &self.control)?,
        };
        let count = MANY.min(count);
        self.counts[part as usize][player.index()] = count;
        Ok(count)
    }

    fn split_option(
        &mut self,
        part: u32,
        player: Player,
        option: usize,
        into: &mut Vec<Found>,
    ) -> Result<(), Stop> {
        let player = self.kept(player);
        let place = self.span(part, player)?.start as usize + option;
        let mut split = self.splits[place];
        if split.0 == Split::UNKNOWN.0 {
            split = self.take_apart(part, player, option)?;
            self.splits[place] = split;
        }
        if split.0 & Split::SEVERAL == 0 {
            into.push(unpacked(split.0));
            return Ok(());
        }
        let place = (split.0 & !Split::SEVERAL) as usize;
        let words = &self.several[place + 1..][..self.several[place] as usize];
        into.extend(words.iter().map(|&word| unpacked(word)));
        Ok(())
    }

    fn is_check(&self, part: u32) -> bool {
        self.ask(part, Ruleset::is_check)
    }

    fn winner(&self, part: u32) -> Option<Player> {
        self.ask(part, Ruleset::winner)
    }

    fn score(&self, part: u32, player: Player) -> Result<Rational, Stop> {
        self.ask(part, |ruleset, position| ruleset.score(position, player))
    }

    fn nim_heap(&self, part: u32) -> Option<u64> {
        self.ask(part, Hints::nim_heap)
    }

    fn bush(&self, part: u32) -> Option<Bush> {
        self.rules.ruleset().bush(&self.position(part))
    }

    fn is_mirrored(&self, part: u32) -> bool {
        self.rules.ruleset().is_mirrored(&self.position(part))
    }

    fn ends(&self, part: u32) -> bool {
        self.rules.ruleset().ends(&self.position(part))
    }

    fn is_impartial_at(&self, part: u32) -> bool {
        self.facts().is_impartial || self.rules.ruleset().is_impartial_at(&self.position(part))
    }

    fn most_moves(&self, part: u32) -> u64 {
        self.ask(part, Hints::most_moves)
    }

    fn size(&self, part: u32) -> Option<u32> {
        self.rules.ruleset().size(&self.position(part))
    }

    fn slices(&self, part: u32, player: Player) -> u32 {
        self.ask(part, |ruleset, it| ruleset.slices(it, player))
    }

    fn slice(&self, part: u32, player: Player, index: u32) -> u64 {
        self.ask(part, |ruleset, it| ruleset.slice(it, player, index))
    }

    fn slab(
        &mut self,
        part: u32,
        player: Player,
        first: u32,
        count: u32,
        into: &mut Vec<Found>,
    ) -> Result<(), Stop> {
        let slab = self.rules.ruleset().slab(&self.position(part), player, first, count);
        self.split_position(&slab, into)
    }

    fn facts(&self) -> Facts {
        self.rules.ruleset().facts()
    }

    fn component(&self, part: u32) -> Arc<dyn Component> {
        let position = self.position(part);
        Arc::new(ComponentOf::new(self.rules.clone(), self.whole.clone(), position))
    }

    fn text(&self, part: u32) -> String {
        self.rules.ruleset().print(&self.position(part))
    }
}
