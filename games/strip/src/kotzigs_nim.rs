//! Kotzig's Nim.
//!
//! Places lie on a circle, and a token stands on one of them. A player moves the token clockwise by one of certain
//! numbers of places, to a place where it has not been yet. The player who cannot move loses (Kotzig 1946; *Winning
//! Ways*, ch. 15, "Kotzig's Nim"). The token goes round, but play does not: each move uses a place up.

use crate::cells::drawn;
use smallvec::SmallVec;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Weigh};
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit};
use tweedle_rules::sketch::{Cell, Figure, Owner, Sketch};
use tweedle_rules::{Bits, Notation, NotationError};

/// The rules: by how many places the token may go.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct KotzigsNim {
    /// Sorted, each once, none of them 0.
    steps: SmallVec<[u64; 4]>,
}

/// The most places of a circle.
const MOST: u32 = 128;

/// A circle of at most 128 places.
// Invariants: there is the place where the token is, and it has been there; no place from `places` on is used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Circle {
    used: u128,
    places: u8,
    token: u8,
}

impl Weigh for Circle {}

impl KotzigsNim {
    /// The game with these steps.
    pub fn new(steps: impl IntoIterator<Item = u64>) -> KotzigsNim {
        let mut steps: SmallVec<[u64; 4]> = steps.into_iter().filter(|&step| step > 0).collect();
        steps.sort_unstable();
        steps.dedup();
        KotzigsNim { steps }
    }
}

impl Circle {
    /// The thing on each place.
    fn cells(self) -> impl Iterator<Item = char> {
        (0..self.places).map(move |place| match place {
            _ if place == self.token => '@',
            _ if self.used & u128::bit(place.into()) != 0 => 'x',
            _ => '.',
        })
    }
}

impl Ruleset for KotzigsNim {
    type Position = Circle;
    /// The place that the token goes to.
    type Move = u8;

    fn moves(
        &self,
        circle: &Circle,
        _: Player,
        mut found: impl FnMut(u8, Circle) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let mut met = circle.used;
        for step in &self.steps {
            let token = ((u64::from(circle.token) + step % u64::from(circle.places))
                % u64::from(circle.places)) as u8;
            let bit = u128::bit(token.into());
            // Several steps may lead to one place.
            if met & bit == 0 {
                met |= bit;
                found(token, Circle { used: circle.used | bit, token, ..*circle })?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for KotzigsNim {}

impl Notation for KotzigsNim {
    fn name(&self) -> String {
        "Kotzig's Nim".to_owned()
    }

    fn parameters(&self) -> String {
        let steps: Vec<String> = self.steps.iter().map(u64::to_string).collect();
        format!("[{}]", steps.join(","))
    }

    /// The places clockwise: `@` the token, `x` one that has been used, `.` one that has not.
    fn parse(&self, text: &str) -> Result<Circle, NotationError> {
        let all = 0..text.chars().count();
        if all.end > MOST as usize {
            let message = format!("A circle has at most {MOST} places, and this one {}.", all.end);
            return Err(NotationError::new(message, all));
        }
        let mut circle = Circle { used: 0, places: all.end as u8, token: 0 };
        let mut is_there = false;
        for (place, found) in text.chars().enumerate() {
            match found {
                '.' => continue,
                'x' => {}
                '@' if is_there => {
                    let message = "There is one token only.";
                    return Err(NotationError::new(message, place..place + 1));
                }
                '@' => (is_there, circle.token) = (true, place as u8),
                _ => {
                    let cells = ['.', 'x', '@'];
                    return Err(NotationError::unknown_cell(found, place, &self.name(), &cells));
                }
            }
            circle.used |= u128::bit(place as u32);
        }
        if !is_there {
            return Err(NotationError::new("There must be a token, `@`.", all));
        }
        Ok(circle)
    }

    fn print(&self, circle: &Circle) -> String {
        circle.cells().collect()
    }

    fn move_name(&self, circle: &Circle, _: Player, to: &u8, _: &Circle) -> String {
        format!("{}-{}", circle.token + 1, to + 1)
    }

    fn draw(&self, circle: &Circle) -> String {
        drawn(&self.print(circle))
    }

    fn sketch(&self, circle: &Circle) -> Option<Sketch> {
        let cells = circle.cells().map(|cell| match cell {
            '@' => Cell::Piece(Owner::Either, String::new()),
            'x' => Cell::Off,
            _ => Cell::Empty,
        });
        Some(Sketch::of(Figure::Strip(cells.collect())))
    }
}

/// Kotzig's Nim in the registry.
pub(crate) const KOTZIGS_NIM: Entry = Entry::named("game.strip.KotzigsNim", Shape::Strip)
    .parameters(&[Parameter::new("steps", Kind::Numbers)
        .hint("Give by how many places the token may go, such as `[1,2]`.")])
    .example_parameters("[1,3]")
    .example("@.......")
    .start("@...........")
    .summary("Move the token clockwise round a circle by as many places as one of the numbers says, to a place where it has not been.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 15")
    .made_by(&|name, arguments| match arguments {
        [Argument::Numbers(steps)] => {
            Ok(RulesOf::new(name, KotzigsNim::new(steps.iter().copied())).rules())
        }
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Control, Outcome, Outcomes, Play};
    use tweedle_rules::testing::{Table, read};

    #[test]
    fn table() {
        Table {
            moves: &[
                ("@...", &["x.@.", "x@.."]),
                ("xx@.", &["xxx@"]),
                ("xxx@", &[]),
                ("@", &[]),
                ("x..@", &["x@.x"]),
            ],
            names: &[("x..@", Player::Left, &["4-2"])],
            values: &[("@.", "*"), ("xxx@", "0")],
            pictures: &[("x@.", "x @ .\n1 2 3")],
            errors: &[
                ("...", "There must be a token, `@`.", 0..3),
                ("@.@", "There is one token only.", 2..3),
                ("@o", "`o` is not a cell of Kotzig's Nim; use `.`, `x` or `@`.", 1..2),
            ],
            ..Table::default()
        }
        .check(&KotzigsNim::new([1, 2]));
    }

    /// By the rules in words, with a list of the places.
    fn wins(used: &mut Vec<bool>, token: usize, steps: &[u64]) -> bool {
        steps.iter().any(|&step| {
            let to = (token + step as usize) % used.len();
            if used[to] {
                return false;
            }
            used[to] = true;
            let wins = !wins(used, to, steps);
            used[to] = false;
            wins
        })
    }

    #[test]
    fn small_circles_by_the_rules_in_words() {
        for steps in [vec![1, 2], vec![1, 3], vec![2, 3], vec![1, 4, 9], vec![5]] {
            let game = KotzigsNim::new(steps.iter().copied());
            let mut memo = Memo::new(Control::new());
            for places in 1..=12_usize {
                let start = read(&game, &format!("@{}", ".".repeat(places - 1)));
                let mut walker = Walker::new(&game, &mut memo);
                let outcome = walker.value(&mut Outcomes(Play::Normal), &start);
                let mut used = vec![false; places];
                used[0] = true;
                let expect = if wins(&mut used, 0, &steps) { Outcome::N } else { Outcome::P };
                assert_eq!(outcome, Ok(expect), "{steps:?} {places}");
            }
        }
    }
}
