//! Values of impartial positions from which play may go round in a loop.

use super::graph::{Moves, numbered_with_places};
use super::labels::Labels;
use crate::table::grow_held;
use crate::walk::index::Index;
use crate::walk::space::{Space, SpaceOf, Turns};
use crate::{Control, Held, Hints, LoopyNimber, Stop, Weigh};
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::hash::Hash;

/// The worth of some impartial positions and of all their followers.
#[derive(Debug)]
pub struct LoopyNimbers<P> {
    index: Index<P>,
    /// The nimber of each position, or [`ENDLESS`] and the number of its set.
    values: Vec<u32>,
    /// The sets that were met.
    sets: Vec<LoopyNimber>,
    _held: Held,
}

/// Marks a position that has no nimber, and before they are all known, one that has none yet.
const ENDLESS: u32 = 1 << 31;

impl<P: Eq + Hash + Weigh> LoopyNimbers<P> {
    /// The worth of a position; `None` if it is none of the followers.
    pub fn value(&self, position: &P) -> Option<LoopyNimber> {
        Some(self.value_at(self.index.place(position)?))
    }

    /// The followers and what they are worth, in the order in which they were found.
    pub fn iter(&self) -> impl Iterator<Item = (&P, LoopyNimber)> {
        let positions = self.index.positions().iter().enumerate();
        positions.map(|(place, position)| (position, self.value_at(place)))
    }

    /// The number of followers.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// True if there are none, not even a position to begin with.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    fn value_at(&self, place: usize) -> LoopyNimber {
        let value = self.values[place];
        if value < ENDLESS {
            LoopyNimber::Nimber(value.into())
        } else {
            self.sets[(value - ENDLESS) as usize].clone()
        }
    }
}

/// Says what impartial positions and all their followers are worth, where play may go round.
///
/// The nimbers are given one after the other, 0 first. A position gets m, if it has options with all lesser nimbers and
/// none with m, and each of its options without a nimber has an option with m, so that a move there is answered. When
/// no position gets m any more, the next nimber follows. The positions that are left are ∞ with the nimbers of its
/// options (Smith 1966; Fraenkel and Yesha, "The generalized Sprague–Grundy function and its invariance under certain
/// mappings", 1986).
///
/// Cost: for each nimber two steps for each move; twelve bytes for each move and twenty for each position while it works.
///
/// # Errors
/// [`Stop::Undefined`], if the ruleset is not impartial; else as [`retrograde`](super::retrograde).
///
/// ```
/// # use tweedle_engine::{Control, Facts, Hints, Player, Ruleset, Stop, walk::loopy_nimbers};
/// /// A token on the vertices 0 to 3; at 2 it may stay where it is.
/// struct Token;
/// impl Ruleset for Token {
///     type Position = u32;
///     type Move = ();
///     fn moves(&self, at: &u32, _: Player, mut found: impl FnMut((), u32) -> Result<(), Stop>) -> Result<(), Stop> {
///         let options: [&[u32]; 4] = [&[], &[0], &[0, 2], &[2, 1]];
///         options[*at as usize].iter().try_for_each(|&to| found((), to))
///     }
///     fn facts(&self) -> Facts {
///         Facts::IMPARTIAL
///     }
/// }
/// impl Hints for Token {}
/// let values = loopy_nimbers(&Token, &[3], &Control::new())?;
/// let text: Vec<String> = (0..4).map(|at| values.value(&at).unwrap().to_string()).collect();
/// assert_eq!(text, ["0", "1", "∞{0}", "0"]);
/// # Ok::<(), Stop>(())
/// ```
pub fn loopy_nimbers<R: Hints>(
    ruleset: &R,
    starts: &[R::Position],
    control: &Control,
) -> Result<LoopyNimbers<R::Position>, Stop> {
    if !ruleset.facts().is_impartial {
        let message = "Only positions of impartial rulesets have nimbers.";
        return Err(Stop::Undefined(message.to_owned()));
    }
    let mut space = SpaceOf::new(ruleset, starts, control)?;
    let (values, sets, held) = values_in(&mut space, control)?;
    Ok(LoopyNimbers { index: space.into_index(), values, sets, _held: held })
}

/// The values of all positions that can be reached from those of a space, the sets that were met, and what these take.
fn values_in(
    space: &mut dyn Space,
    control: &Control,
) -> Result<(Vec<u32>, Vec<LoopyNimber>, Held), Stop> {
    let turns = Turns::of(space.facts());
    let (labels, places, _held) = numbered_with_places(space, turns, control)?;
    let before = Moves::new(turns, &labels, &places, control)?;
    let mut work = Held::new(control);
    work.take(labels.len() * size_of::<Vertex>())?;
    let mut graph =
        Graph { vertices: vec![Vertex::default(); labels.len()], labels, places, before, control };
    let mut nimber = 0;
    while graph.give(nimber)? {
        nimber += 1;
    }
    let mut kept = Held::new(control);
    let mut values = Vec::new();
    grow_held(&mut kept, &mut values, graph.vertices.len())?;
    let mut sets = Vec::new();
    let mut known: HashMap<LoopyNimber, u32, FixedState> = HashMap::default();
    let mut next = 0;
    for (place, vertex) in graph.vertices.iter().enumerate() {
        let count = graph.labels.open(place) as usize;
        let options = &graph.places[next..next + count];
        next += count;
        if let Some(nimber) = vertex.nimber {
            values.push(nimber);
            continue;
        }
        let nimbers = options.iter().filter_map(|&at| graph.vertices[at as usize].nimber);
        let set = LoopyNimber::infinity(nimbers.map(u64::from));
        let number = if let Some(&number) = known.get(&set) {
            number
        } else {
            kept.take(3 * (size_of::<LoopyNimber>() + 8 * count))?;
            known.insert(set.clone(), sets.len() as u32);
            sets.push(set);
            sets.len() as u32 - 1
        };
        values.push(ENDLESS + number);
    }
    Ok((values, sets, kept))
}

/// The facts that are known of a position.
#[derive(Clone, Copy, Default)]
struct Vertex {
    nimber: Option<u32>,
    /// It has options with all lesser nimbers.
    next: u32,
    /// The number of moves that lead to options without a nimber that have no option with the nimber that is being
    /// given.
    open: u32,
    /// True if it has an option with that nimber.
    is_answered: bool,
}

/// Positions and moves, both ways.
struct Graph<'a> {
    vertices: Vec<Vertex>,
    /// The number of moves of each position.
    labels: Labels,
    places: Vec<u32>,
    before: Moves,
    control: &'a Control,
}

impl Graph<'_> {
    /// Gives a nimber, when all lesser ones are given; whether some position may have it.
    fn give(&mut self, nimber: u32) -> Result<bool, Stop> {
        let mut ready = Vec::new();
        let (mut next, mut is_any) = (0, false);
        for place in 0..self.vertices.len() {
            let count = self.labels.open(place) as usize;
            let options = &self.places[next..next + count];
            next += count;
            let without = |&&at: &&u32| self.vertices[at as usize].nimber.is_none();
            let open = options.iter().filter(without).count() as u32;
            let vertex = &mut self.vertices[place];
            (vertex.open, vertex.is_answered) = (open, false);
            let may = vertex.nimber.is_none() && vertex.next == nimber;
            is_any |= may;
            if may && open == 0 {
                ready.push(place as u32);
            }
        }
        while let Some(place) = ready.pop() {
            self.control.check()?;
            let vertex = &mut self.vertices[place as usize];
            // It may have got an option with this nimber while it waited.
            if vertex.nimber.is_some() || vertex.is_answered {
                continue;
            }
            vertex.nimber = Some(nimber);
            for &option in self.before.before(place as usize) {
                let vertex = &mut self.vertices[option as usize];
                if vertex.nimber.is_some() || std::mem::replace(&mut vertex.is_answered, true) {
                    continue;
                }
                for &source in self.before.before(option as usize) {
                    let vertex = &mut self.vertices[source as usize];
                    vertex.open -= 1;
                    let may = vertex.nimber.is_none() && vertex.next == nimber;
                    if may && vertex.open == 0 && !vertex.is_answered {
                        ready.push(source);
                    }
                }
            }
        }
        for vertex in &mut self.vertices {
            if vertex.is_answered && vertex.next == nimber {
                vertex.next = nimber + 1;
            }
        }
        Ok(is_any)
    }
}
