//! The notation of superpositions.
//!
//! Between realisations stands `~`, and between the slots of one `&`: `2 & 0 ~ 1 & 1`. A realisation without `&` that consists of
//! several parts, such as the heaps `2,1`, has a slot for each of them; with `&` before it, it has one slot. Edges and vertices are
//! named after `@`, where their names are not those of the start: `-L-R@b,c`.

use super::Quantum;
use super::realisation::{Realisation, Slot, Superposition};
use super::suffix::suffix;
use crate::any::{or_empty, quoted};
use crate::sketch::Sketch;
use crate::{Label, Notation, NotationError};
use std::sync::Arc;
use tweedle_engine::Player;

/// What stands between realisations, and between the moves of a superposed move.
const OR: &str = " ~ ";

impl Quantum {
    fn text_of(realisation: &Realisation) -> String {
        let texts: Vec<String> = realisation.slots().iter().map(text_of_slot).collect();
        match realisation.slots() {
            [only] if Realisation::of(only.component.clone()).slots().len() > 1 => {
                format!("& {}", texts.concat())
            }
            _ => texts.join(" & "),
        }
    }

    fn read(&self, text: &str) -> Result<Realisation, NotationError> {
        if !text.contains('&') {
            let slot = self.read_slot(text, 0)?;
            let is_first = slot.labels == slot.component.first_labels();
            return Ok(if is_first {
                Realisation::of(slot.component)
            } else {
                Realisation::new(vec![slot])
            });
        }
        let mut slots = Vec::new();
        let mut start = 0;
        for (i, piece) in text.split('&').enumerate() {
            if i > 0 || !piece.trim().is_empty() {
                slots.push(self.read_slot(piece, start)?);
            }
            start += piece.chars().count() + 1;
        }
        Ok(Realisation::new(slots))
    }

    /// Reads a slot that begins at a character.
    fn read_slot(&self, text: &str, start: usize) -> Result<Slot, NotationError> {
        let blanks = text.chars().take_while(|c| c.is_whitespace()).count();
        let start = start + blanks;
        let text = text.trim();
        let end = start + text.chars().count();
        let wrong = |message: &str| NotationError::new(message, start..end);
        let placed = self.rules.clone().place(text);
        // Some rulesets have a piece `@`.
        let (placed, labels) = match (placed, text.rsplit_once('@')) {
            (Err(_), Some((text, labels))) => (self.rules.clone().place(text), Some(labels)),
            (placed, _) => (placed, None),
        };
        let placed = placed.map_err(|error| moved(&error, start))?;
        let (component, _) = placed.single().ok_or_else(|| wrong("This is no single position."))?;
        let mut slot = Slot::first(component.clone());
        if let Some(labels) = labels {
            let labels: Option<Vec<Label>> = if labels.is_empty() {
                Some(Vec::new())
            } else {
                labels.split(',').map(|name| read_label(name.trim())).collect()
            };
            let count = slot.labels.as_ref().map(|labels| labels.len());
            let labels = labels.filter(|labels| Some(labels.len()) == count);
            let message = "The names after `@` are not one for each edge or vertex of this.";
            slot.labels = Some(labels.ok_or_else(|| wrong(message))?.into());
        }
        Ok(slot)
    }
}

/// An error in a text that begins at a character of a longer one.
fn moved(error: &NotationError, start: usize) -> NotationError {
    let range = error.range();
    NotationError::new(error.message(), range.start + start..range.end + start)
}

fn text_of_slot(slot: &Slot) -> String {
    let text = slot.component.text();
    match &slot.labels {
        Some(labels) if slot.labels != slot.component.first_labels() => {
            let names: Vec<String> = labels.iter().map(Label::to_string).collect();
            format!("{text}@{}", names.join(","))
        }
        _ => text,
    }
}

/// The label with this name: a letter, and from the second round on its number.
fn read_label(name: &str) -> Option<Label> {
    let mut rest = name.chars();
    let letter = u32::from(rest.next().filter(char::is_ascii_lowercase)?) - u32::from('a');
    let round: u32 = match rest.as_str() {
        "" => 1,
        digits => digits.parse().ok().filter(|&round| round > 1)?,
    };
    let label = Label((round - 1).checked_mul(26)?.checked_add(letter)?);
    (label.to_string() == name).then_some(label)
}

impl Notation for Quantum {
    fn name(&self) -> String {
        format!("Quantum {}", self.rules.title())
    }

    fn parse(&self, text: &str) -> Result<Superposition, NotationError> {
        let mut realisations: Vec<Realisation> = Vec::new();
        let mut start = 0;
        for piece in text.split('~') {
            let end = start + piece.chars().count();
            let realisation = self.read(piece).map_err(|error| moved(&error, start))?;
            if realisations.first().is_some_and(|it| it.slots().len() != realisation.slots().len())
            {
                let message =
                    "Each realisation has as many places as the first, with `&` between them.";
                return Err(NotationError::new(message, start..end));
            }
            realisations.push(realisation);
            start = end + 1;
        }
        Ok(Superposition::new(realisations))
    }

    fn print(&self, position: &Superposition) -> String {
        let texts: Vec<String> = position.realisations().iter().map(Self::text_of).collect();
        texts.join(OR)
    }

    /// The names of the moves of which it consists.
    fn move_name(
        &self,
        _: &Superposition,
        _: Player,
        step: &Arc<[Arc<str>]>,
        _: &Superposition,
    ) -> String {
        step.join(OR)
    }

    /// Of a single realisation without places the position with `.QuantumVariant("C")` after it. Superpositions of a program's
    /// rules do not read back.
    fn expression(&self, rules: &str, position: &Superposition) -> String {
        let suffix = suffix(self.flavour, self.width);
        if let Some([slot]) = position.classical().map(Realisation::slots)
            && slot.labels == slot.component.first_labels()
            && Realisation::of(slot.component.clone()).slots().len() == 1
        {
            return format!("{}{suffix}", slot.component.expression());
        }
        if !self.says_rules {
            return format!("{rules}({})", quoted(self.print(position)));
        }
        let of_slots = |realisation: &Realisation| {
            let slots = realisation.slots().iter().map(|slot| slot.component.expression());
            slots.collect::<Vec<_>>().join(" & ")
        };
        let all: Vec<String> = position.realisations().iter().map(of_slots).collect();
        format!("({}){suffix}", all.join(OR))
    }

    fn says_rules(&self) -> bool {
        self.says_rules
    }

    /// The pictures of all realisations, with `~` between them.
    fn draw(&self, position: &Superposition) -> String {
        let mut lines: Vec<String> = Vec::new();
        for (i, realisation) in position.realisations().iter().enumerate() {
            if i > 0 {
                lines.push("~".to_owned());
            }
            for (place, slot) in realisation.slots().iter().enumerate() {
                let drawn = slot.component.draw(slot.labels.as_deref());
                let drawn = or_empty(&drawn);
                if realisation.slots().len() == 1 {
                    lines.extend(drawn.lines().map(str::to_owned));
                } else {
                    lines.push(format!("{}:", place + 1));
                    lines.extend(drawn.lines().map(|line| format!("   {line}")));
                }
            }
        }
        lines.join("\n")
    }

    /// That of the realisation, if it is the only one and has one place.
    fn sketch(&self, position: &Superposition) -> Option<Sketch> {
        match position.classical()?.slots() {
            [slot] => slot.component.sketch(slot.labels.as_deref()),
            _ => None,
        }
    }
}
