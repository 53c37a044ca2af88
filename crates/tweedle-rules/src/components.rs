//! The written form of positions with obligations, for a game that knows how a component is
//! written.

use crate::notation::NotationError;
use crate::sketch::{Figure, Sketch};
use crate::{Notation, PASS, Thing, picture};
use std::ops::Range;
use tweedle_engine::affine::{Due, Entailing, Move, Obligations, Standing};
use tweedle_engine::{Player, Ruleset};

/// The written form of the components of a game with entailing moves.
///
/// A position is its components with commas or plus signs between them. An exclamation mark stands
/// before those in which the next player must answer: `5,!3`; or by itself, if he must answer and
/// can do so nowhere. After `again` the player who made the last move moves again: anywhere, or in
/// the component that is marked; after `loses` he has lost. If the players have different moves,
/// the name of the player who made the last move and a colon stand before all that: `Left: 5,!3`
/// means that Right must answer, and `Left: wins 5` that Left has won.
pub trait Components: Entailing {
    /// The word for a component in the names of moves.
    const PART: &'static str = "heap";

    /// The name of the game.
    fn name(&self) -> String;

    /// The arguments that make the game, as [`Notation::parameters`]. None is the default.
    fn parameters(&self) -> String {
        String::new()
    }

    /// Reads a component, which stands at `range` of the whole text; `None` for one that is not
    /// there, such as a heap of 0.
    ///
    /// # Errors
    /// [`NotationError`].
    fn read(&self, text: &str, range: Range<usize>) -> Result<Option<Self::Part>, NotationError>;

    /// Reads a component in which an answer is due, which may be one without moves.
    ///
    /// # Errors
    /// [`NotationError`].
    fn read_obliged(
        &self,
        text: &str,
        range: Range<usize>,
    ) -> Result<Option<Self::Part>, NotationError> {
        self.read(text, range)
    }

    /// Prints a component so that it reads back.
    fn write(&self, part: &Self::Part) -> String;

    /// The size of the heap that a component is; `None`, the default, if it is no heap.
    fn size(&self, _part: &Self::Part) -> Option<u64> {
        None
    }

    /// The name of a move in a component. The default says what the move leaves.
    fn move_name(&self, _part: &Self::Part, step: &Move<Self::Part>) -> String {
        let sum = |parts: &[Self::Part], mark: &str| {
            let parts: Vec<String> =
                parts.iter().map(|part| format!("{mark}{}", self.write(part))).collect();
            parts.join("+")
        };
        let both = |must: &[Self::Part], rest: &[Self::Part]| {
            let texts = [sum(rest, ""), if must.is_empty() { "!".into() } else { sum(must, "!") }];
            texts.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("+")
        };
        let or_nothing = |text: String| if text.is_empty() { "nothing".to_owned() } else { text };
        match step {
            Move::Quiet(left) => format!("to {}", or_nothing(sum(left, ""))),
            Move::Entail { must, rest } => format!("to {}", both(must, rest)),
            Move::Again(left) => format!("to {} and again", or_nothing(sum(left, ""))),
            Move::AgainIn { must, rest } => format!("to {} and again", both(must, rest)),
            Move::Win => "win".to_owned(),
            Move::Lose => "lose".to_owned(),
        }
    }
}

/// Words that stand before components.
const AGAIN: &str = "again ";
const LOSES: &str = "loses ";
const WINS: &str = "wins ";

/// The words before the components, and the number of characters of the text that they take.
fn heading(text: &str, is_impartial: bool) -> (Option<Player>, Option<&'static str>, usize) {
    let mut rest = text.trim_start();
    let mut by = None;
    if !is_impartial {
        for player in Player::BOTH {
            if let Some(after) = rest.strip_prefix(&format!("{player}:")) {
                (by, rest) = (Some(player), after.trim_start());
            }
        }
    }
    let words = [AGAIN, LOSES, WINS];
    let word = words.into_iter().find(|word| rest.starts_with(word));
    let rest = word.map_or(rest, |word| &rest[word.len()..]);
    (by, word, text.chars().count() - rest.chars().count())
}

impl<E: Components> Notation for Obligations<E>
where
    E::Part: std::fmt::Debug,
{
    fn name(&self) -> String {
        self.0.name()
    }

    fn parameters(&self) -> String {
        self.0.parameters()
    }

    fn parse(&self, text: &str) -> Result<Standing<E::Part>, NotationError> {
        let (by, word, mut start) = heading(text, self.facts().is_impartial);
        let (mut before, mut must, mut after) = (Vec::new(), Vec::new(), Vec::new());
        let mut is_marked = false;
        let skipped: usize = text.chars().take(start).map(char::len_utf8).sum();
        for part in text[skipped..].split([',', '+']) {
            let range = start..start + part.chars().count();
            start = range.end + 1;
            match part.trim().strip_prefix('!') {
                Some("") => is_marked = true,
                Some(marked) => {
                    is_marked = true;
                    must.extend(self.0.read_obliged(marked.trim(), range)?);
                }
                None if must.is_empty() => before.extend(self.0.read(part.trim(), range)?),
                None => after.extend(self.0.read(part.trim(), range)?),
            }
        }
        let due = match (word, is_marked) {
            (None, false) => Due::Nothing,
            (None, true) => Due::Answer,
            (Some(AGAIN), false) => Due::PassOn,
            (Some(AGAIN), true) => Due::PassBack,
            (Some(LOSES), _) => Due::Win,
            _ => Due::Over,
        };
        let whole = 0..text.chars().count();
        if is_marked && matches!(due, Due::Win | Due::Over) {
            let message = "Nobody must answer anywhere when the play is decided.";
            return Err(NotationError::new(message, whole));
        }
        if self.facts().is_impartial && due == Due::Over {
            let message =
                "Say `loses` after a losing move, or mark with `!` where an answer is due.";
            return Err(NotationError::new(message, whole));
        }
        if by.is_none() && !self.facts().is_impartial && due != Due::Nothing {
            let message = "Say whose move it was that something is due now: begin with `Left:` or \
                           `Right:`.";
            return Err(NotationError::new(message, whole));
        }
        Ok(Standing::between(due, by, before, must, after))
    }

    fn print(&self, position: &Standing<E::Part>) -> String {
        let due = position.due_places();
        let write = |(place, part)| {
            let mark = if due.contains(&place) { "!" } else { "" };
            format!("{mark}{}", self.0.write(part))
        };
        let mut parts: Vec<String> = position.parts().enumerate().map(write).collect();
        let is_of_must = matches!(position.due(), Due::Answer | Due::PassBack);
        if is_of_must && position.must().is_empty() {
            parts.push("!".to_owned());
        }
        let parts = if parts.is_empty() { "0".to_owned() } else { parts.join(",") };
        let word = match position.due() {
            Due::Nothing | Due::Answer => "",
            Due::PassOn | Due::PassBack => AGAIN,
            Due::Win => LOSES,
            Due::Over => WINS,
        };
        let by = position.by().map_or(String::new(), |player| format!("{player}: "));
        format!("{by}{word}{parts}")
    }

    /// The name of the move in the game, after the number of the component if there are several;
    /// `pass` where the opponent moves again, and `win` where the play is decided.
    fn move_name(
        &self,
        position: &Standing<E::Part>,
        player: Player,
        step: &Self::Move,
        _: &Standing<E::Part>,
    ) -> String {
        let mut parts = position.parts();
        let Some((part, place, step)) =
            step.as_ref().and_then(|(place, step)| Some((parts.nth(*place)?, place, step)))
        else {
            return if self.is_pass(position, player, step) { PASS } else { "win" }.to_owned();
        };
        let name = self.0.move_name(part, step);
        match (place, parts.next()) {
            (0, None) => name,
            _ => format!("{} {} {name}", E::PART, place + 1),
        }
    }

    fn is_pass(&self, position: &Standing<E::Part>, player: Player, step: &Self::Move) -> bool {
        let is_due = matches!(position.due(), Due::PassOn | Due::PassBack);
        step.is_none() && is_due && position.by() != Some(player)
    }

    /// The counters that go from the heap, if the components are heaps.
    fn touched(
        &self,
        position: &Standing<E::Part>,
        _: Player,
        step: &Self::Move,
        option: &Standing<E::Part>,
    ) -> Vec<Thing> {
        let Some((place, _)) = step else { return Vec::new() };
        let both = sizes(&self.0, position).zip(sizes(&self.0, option));
        both.map_or_else(Vec::new, |(old, new)| Thing::taken(*place, &old, &new))
    }

    fn obligation(&self, position: &Standing<E::Part>, player: Player) -> Option<String> {
        if position.by() == Some(player) {
            return None;
        }
        let places: Vec<String> =
            position.due_places().map(|place| (place + 1).to_string()).collect();
        let places = match places.as_slice() {
            [] => None,
            [.., last] if position.parts().count() > 1 => {
                let others = places[..places.len() - 1].join(", ");
                let or = if others.is_empty() { "" } else { " or " };
                Some(format!("{} {others}{or}{last}", E::PART))
            }
            _ => Some(format!("the {}", E::PART)),
        };
        match (position.due(), places) {
            (Due::Nothing | Due::Win | Due::Over, _) => None,
            (Due::Answer, Some(places)) => Some(format!("must answer in {places}")),
            (Due::Answer, None) => Some("must answer, and cannot".to_owned()),
            (Due::PassOn, _) => Some("must let the opponent move again".to_owned()),
            (Due::PassBack, None) => {
                Some("must let the opponent move again, who cannot".to_owned())
            }
            (Due::PassBack, Some(places)) => {
                Some(format!("must let the opponent move again, in {places}"))
            }
        }
    }

    fn draw(&self, position: &Standing<E::Part>) -> String {
        let due = position.due_places();
        let line = |(place, part)| {
            let mark = if due.contains(&place) { "  <- here" } else { "" };
            (format!("{} {}", E::PART, place + 1), format!("{}{mark}", self.0.write(part)))
        };
        let lines: Vec<_> = position.parts().enumerate().map(line).collect();
        if lines.is_empty() { self.print(position) } else { picture::lines(lines) }
    }

    /// The heaps, if the components are heaps.
    fn sketch(&self, position: &Standing<E::Part>) -> Option<Sketch> {
        Some(Sketch::of(Figure::Heaps(sizes(&self.0, position)?)))
    }
}

/// The sizes of the heaps, if the components are heaps.
fn sizes<E: Components>(game: &E, position: &Standing<E::Part>) -> Option<Vec<u64>> {
    position.parts().map(|part| game.size(part)).collect()
}
