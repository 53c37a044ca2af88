//! The quantum variants of any ruleset, without its type (Dorbec and Mhalla, "Toward quantum combinatorial games",
//! arXiv 1701.02193; for the width Burke, Ferland and Teng, "Quantum combinatorial games: structures and computational
//! complexity", arXiv 2011.03704).
//!
//! A position is a *superposition*: a set of positions of the ruleset, its *realisations*. A player makes two moves or more
//! at once, up to the *width*. Each realisation gives a new one for each of these moves that is valid in it, and is gone if none is.
//! Each of the moves is valid in some realisation. When a player may make one move alone, the [`Flavour`] says.
//!
//! The same move in several realisations is the one with the same name ([`Notation::move_identity`]). Heaps keep their places for
//! this, and edges and vertices the labels that they get at the start.

mod flavour;
mod realisation;
mod suffix;
mod text;

pub use flavour::Flavour;
pub use realisation::Superposition;
pub(super) use suffix::read_suffix;

use super::{Component, Position, Rules, RulesOf};
use realisation::{Realisation, Slot};
use std::collections::HashMap;
use std::sync::Arc;
use suffix::{QUANTUM, suffix};
use tweedle_engine::walk::{Gathering, pairs_off};
use tweedle_engine::{Bush, Control, Facts, Hints, Player, Ruleset, Stop, Symmetry};

/// The quantum variant of a ruleset, of some flavour and width.
#[derive(Clone, Debug)]
pub struct Quantum {
    rules: Arc<dyn Rules>,
    flavour: Flavour,
    width: usize,
    /// True if a program gives the rules, so that positions are shown by expressions.
    says_rules: bool,
}

/// The largest number of moves that are superposed.
pub const MOST_SUPERPOSED: usize = 64;

impl dyn Rules {
    /// The quantum variant of this ruleset, in which up to `width` moves are superposed, from 2 to [`MOST_SUPERPOSED`].
    /// Its expression is this one's with `.QuantumVariant("C")` after it, or `.QuantumVariant("C",3)` if the width is not 2. `None`
    /// if there are entailing moves, which are not known to mean anything in a superposition, or scores, which differ between the realisations;
    /// if this is a quantum variant itself, or for other widths.
    ///
    /// ```
    /// # use tweedle_engine::{Control, Player};
    /// # use tweedle_rulesets::{standard, any::Flavour};
    /// let rules = standard().rules("game.heap.Nim", &[])?.quantum_variant(Flavour::D, 2).unwrap();
    /// assert_eq!(rules.expression(), "game.heap.Nim.QuantumVariant(\"D\")");
    /// let moves = rules.place("2")?.moves(Player::Left, &Control::new())?;
    /// let names: Vec<String> = moves.iter().map(|it| it.name()).collect();
    /// assert_eq!(names, ["take 1", "take 2", "take 1 ~ take 2"]);
    /// assert_eq!(moves[2].to.text(), "0 ~ 1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn quantum_variant(
        self: Arc<Self>,
        flavour: Flavour,
        width: usize,
    ) -> Option<Arc<dyn Rules>> {
        variant_of(self, (flavour, width), false).map(RulesOf::rules)
    }
}

impl dyn Component {
    /// The position of the quantum variant of its ruleset that has this one as its only realisation; see
    /// [`quantum_variant`](#method.quantum_variant) of [`Rules`]. It needs no text, which not every ruleset of a program reads.
    pub fn quantum_variant(self: Arc<Self>, flavour: Flavour, width: usize) -> Option<Position> {
        let rules = variant_of(self.rules_handle(), (flavour, width), self.says_rules())?;
        Some(Arc::new(rules).position(Superposition::new(vec![Realisation::of(self)])))
    }
}

/// The quantum variant of a ruleset, if it has one.
fn variant_of(
    rules: Arc<dyn Rules>,
    (flavour, width): (Flavour, usize),
    says_rules: bool,
) -> Option<RulesOf<Quantum>> {
    let is_width = (2..=MOST_SUPERPOSED).contains(&width);
    let facts = rules.facts();
    if facts.is_entailing || facts.has_scores || !is_width || rules.expression().contains(QUANTUM) {
        return None;
    }
    let class = rules.class().to_owned();
    let expression = format!("{}{}", rules.expression(), suffix(flavour, width));
    Some(
        RulesOf::new(&class, Quantum { rules, flavour, width, says_rules })
            .with_expression(expression),
    )
}

/// A move of the other rules, in all realisations in which it is valid.
struct Played {
    name: Arc<str>,
    /// Where it leads, once for each of these realisations.
    to: Vec<Realisation>,
    /// The last realisation in which it was found.
    last: usize,
}

/// The moves of a player by the other rules, in the order in which they are met.
struct Moves {
    played: Vec<Played>,
    /// The number of realisations in which the player has a move.
    movable: usize,
}

impl Moves {
    fn of(position: &Superposition, player: Player, control: &Control) -> Result<Moves, Stop> {
        let mut gathering = Gathering::new(control);
        let mut places: HashMap<Arc<str>, usize> = HashMap::new();
        let mut moves = Moves { played: Vec::new(), movable: 0 };
        for (number, realisation) in position.realisations().iter().enumerate() {
            let mut can_move = false;
            for (place, slot) in realisation.slots().iter().enumerate() {
                let found = slot.component.moves(player, control)?;
                can_move |= !found.options.is_empty();
                for (index, option) in found.options.iter().enumerate() {
                    let labels = slot.labels.as_deref();
                    let name = found.names.identity(index, labels).ok_or_else(no_names)?;
                    let name: Arc<str> = if realisation.slots().len() > 1 {
                        format!("{}: {name}", place + 1).into()
                    } else {
                        name.into()
                    };
                    let new = places.len();
                    let at = *places.entry(name.clone()).or_insert(new);
                    if at == new {
                        moves.played.push(Played { name, to: Vec::new(), last: usize::MAX });
                    } else if moves.played[at].last == number {
                        // Two moves with one name lead to one position.
                        continue;
                    }
                    let labels = labels.and_then(|it| found.names.labels_after(index, it));
                    let after = realisation.with(place, Slot { component: option.clone(), labels });
                    gathering.add(2 * after.bytes())?;
                    moves.played[at].last = number;
                    moves.played[at].to.push(after);
                }
            }
            moves.movable += usize::from(can_move);
        }
        Ok(moves)
    }
}

fn no_names() -> Stop {
    let message = "The moves of this ruleset have no names that mean the same in several positions, so that none can be played in a superposition.";
    Stop::Undefined(message.to_owned())
}

/// Superposes the moves from the number `first` on with the chosen ones, which lead to `union`, up to `width` of all together.
fn superpose(
    moves: &[(Arc<str>, Vec<Realisation>)],
    (first, width): (usize, usize),
    (chosen, union): (&mut Vec<Arc<str>>, &[Realisation]),
    control: &Control,
    found: &mut impl FnMut(Arc<[Arc<str>]>, Superposition) -> Result<(), Stop>,
) -> Result<(), Stop> {
    for (at, (name, to)) in moves.iter().enumerate().skip(first) {
        control.check()?;
        let all = Superposition::union(union, to);
        chosen.push(name.clone());
        if chosen.len() >= 2 {
            found(chosen[..].into(), Superposition::of_sorted(all.clone()))?;
        }
        if chosen.len() < width {
            superpose(moves, (at + 1, width), (chosen, &all), control, found)?;
        }
        chosen.pop();
    }
    Ok(())
}

impl Ruleset for Quantum {
    type Position = Superposition;
    /// The names of the moves that are superposed, or of the one.
    type Move = Arc<[Arc<str>]>;

    fn moves(
        &self,
        position: &Superposition,
        player: Player,
        mut found: impl FnMut(Arc<[Arc<str>]>, Superposition) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        // Within the budget of the work that this thread does.
        let control = Control::here().unwrap_or_default();
        let Moves { played, movable } = Moves::of(position, player, &control)?;
        let (all, count) = (position.len(), played.len());
        let mut moves = Vec::with_capacity(count);
        for Played { name, mut to, .. } in played {
            let is_allowed = self.flavour.allows(to.len(), all, movable, count);
            to.sort_unstable();
            to.dedup();
            if is_allowed {
                found([name.clone()].into(), Superposition::of_sorted(to.clone()))?;
            }
            moves.push((name, to));
        }
        superpose(&moves, (0, self.width), (&mut Vec::new(), &[]), &control, &mut found)
    }

    fn facts(&self) -> Facts {
        let Facts { is_impartial, is_loopy, .. } = self.rules.facts();
        Facts {
            is_impartial,
            is_loopy,
            is_entailing: false,
            wins_at_once: false,
            is_reversible: false,
            has_any_order: false,
            has_scores: false,
        }
    }
}

#[deny(clippy::missing_trait_methods)]
impl Hints for Quantum {
    /// A superposition does not fall apart: each move may change it everywhere.
    fn components(&self, position: &Superposition, into: &mut Vec<Superposition>) {
        into.push(position.clone());
    }

    fn joined(&self, _: &[Superposition]) -> Option<Superposition> {
        None
    }

    /// The places of heaps do not matter.
    fn representative(&self, position: &Superposition) -> (Superposition, Symmetry) {
        (position.with_sorted_slots(), Symmetry::Same)
    }

    /// They are counted where they are found.
    fn most_moves(&self, _: &Superposition) -> u64 {
        0
    }

    fn mobility(&self, _: &Superposition, _: Player) -> Result<Option<u16>, Stop> {
        Ok(None)
    }

    fn nim_heap(&self, _: &Superposition) -> Option<u64> {
        None
    }

    fn bush(&self, _: &Superposition) -> Option<Bush> {
        None
    }

    fn size(&self, _: &Superposition) -> Option<u32> {
        None
    }

    fn slices(&self, _: &Superposition, _: Player) -> u32 {
        0
    }

    fn slice(&self, _: &Superposition, _: Player, _: u32) -> u64 {
        0
    }

    fn slab(&self, position: &Superposition, _: Player, _: u32, _: u32) -> Superposition {
        position.clone()
    }

    fn code(&self, _: &Superposition) -> Result<Option<Vec<u8>>, Stop> {
        Ok(None)
    }

    fn is_mirrored(&self, position: &Superposition) -> bool {
        self.ends(position) && pairs_off(self, position)
    }

    /// Each move is a move in every realisation that is left of those before it.
    fn ends(&self, position: &Superposition) -> bool {
        position.components().all(|component| component.ends())
    }

    fn is_impartial_at(&self, position: &Superposition) -> bool {
        position.components().all(|component| component.is_impartial())
    }

    fn unmoves(
        &self,
        _: &Superposition,
        _: Player,
        _: impl FnMut(Superposition) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        Ok(())
    }
}
