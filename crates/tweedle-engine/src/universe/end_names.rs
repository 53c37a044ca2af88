//! Names of universes, those that a set of ends determines among them.

use super::{Forms, Universe};
use crate::Stop;
use crate::short::NotationError;

/// What stands around the ends in the name of a universe.
const OPEN: &str = "Ends(";
const CLOSE: char = ')';

impl Forms {
    /// The name of a universe, as [`Forms::read_universe`] reads it: [`Universe::name`], and with the ends that determine it
    /// ([`Forms::ends_of`]) where there are such, as they are written and sorted so. A universe has one name.
    ///
    /// ```
    /// # use tweedle_engine::{Control, universe::Forms};
    /// let mut forms = Forms::new(&Control::new());
    /// let universe = forms.read_universe("Ends({0|}, {|0,{|0}})").unwrap().unwrap();
    /// assert_eq!(forms.universe_name(universe)?, "Ends({|0,{|0}})");
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::Memory`] and [`Stop::Cancelled`].
    ///
    /// # Panics
    /// If the universe is of another store.
    pub fn universe_name(&mut self, universe: Universe) -> Result<String, Stop> {
        let Universe::Ends(_) = universe else { return Ok(universe.name().to_owned()) };
        let ends = self.ends_of(universe).to_vec();
        let texts: Result<Vec<String>, Stop> = ends.iter().map(|&end| self.text(end)).collect();
        let mut texts = texts?;
        texts.sort();
        Ok(format!("{OPEN}{}{CLOSE}", texts.join(",")))
    }

    /// The games of a universe in words: those of [`Universe`] as it is shown, or `games of the universe Ends({|0})`.
    ///
    /// # Errors
    /// [`Stop::Memory`] and [`Stop::Cancelled`].
    ///
    /// # Panics
    /// If the universe is of another store.
    pub fn universe_in_words(&mut self, universe: Universe) -> Result<String, Stop> {
        match universe {
            Universe::Ends(_) => {
                Ok(format!("games of the universe {}", self.universe_name(universe)?))
            }
            _ => Ok(universe.to_string()),
        }
    }

    /// The universe that a text names: one of [`Universe::EACH`], or `Ends({|0},{|{|0}})` for the least one that has these dead ends in it
    /// ([`Forms::universe_of_ends`]). `None` if there is none of that name.
    ///
    /// # Errors
    /// [`NotationError`] with the place of the mistake, also if one of the forms is no dead end.
    pub fn read_universe(&mut self, text: &str) -> Result<Option<Universe>, NotationError> {
        let opened = text.split_at_checked(OPEN.len());
        let opened = opened.filter(|(open, _)| open.eq_ignore_ascii_case(OPEN));
        let inside = opened.and_then(|(_, rest)| rest.strip_suffix(CLOSE));
        let Some(inside) = inside else { return Ok(Universe::named(text)) };
        let mut ends = Vec::new();
        for (start, part) in parts(inside) {
            let start = OPEN.len() + start;
            let end = self.read(part).map_err(|mut error| {
                error.span = start + error.span.start..start + error.span.end;
                error
            })?;
            let place = start..start + part.len();
            match self.check_unscored(&[end]).and_then(|()| self.dead_end(end)) {
                Ok(_) => ends.push(end),
                Err(Stop::NotPossible(message)) => return Err(NotationError::new(place, message)),
                Err(stop) => return Err(NotationError::stopped(place, stop)),
            }
        }
        let universe = self.universe_of_ends(&ends);
        universe.map(Some).map_err(|stop| NotationError::stopped(0..text.len(), stop))
    }
}

/// The parts of a text between commas outside of braces, each with its place; none of a text without anything.
fn parts(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let (mut start, mut depth) = (0, 0_i64);
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                found.push((start, &text[start..at]));
                start = at + 1;
            }
            _ => {}
        }
    }
    if !text.trim().is_empty() {
        found.push((start, &text[start..]));
    }
    found
}
