//! Notation of positions of programs: reading, printing, naming and drawing them.

use super::look::Look;
use super::scene::Scene;
use super::written::printed;
use super::{heaps, options};
use crate::scripted::rules::Scripted;
use crate::value::Value;
use tweedle_engine::Player;
use tweedle_rules::heap::name_of_change;
use tweedle_rules::sketch::Sketch;
use tweedle_rules::{Notation, NotationError};
use tweedle_search::quoted;

impl Notation for Scripted {
    fn name(&self) -> String {
        self.title.clone()
    }

    fn parse(&self, text: &str) -> Result<Scene, NotationError> {
        let nothing = Scene(Value::Nothing);
        let read = self.with(&nothing, |session, _| {
            if let Some(value) = self.read(session, text)
                && let Some(scene) = options::scene(session, &value)?
            {
                return Ok(Some(scene));
            }
            let script = crate::parse(text)?;
            let value = session.evaluate(&script)?;
            options::scene(session, &value)
        });
        let whole = 0..text.chars().count();
        match read {
            Ok(Some(scene)) => Ok(scene),
            Ok(None) => Err(NotationError::new("That is not a game.", whole)),
            Err(stop) => Err(NotationError::new(stop.to_string(), whole)),
        }
    }

    fn print(&self, position: &Scene) -> String {
        let text = self.with(position, |session, game| {
            Ok(self.text(session, game).unwrap_or_else(|| printed(session, game)))
        });
        text.unwrap_or_else(|stop| stop.to_string())
    }

    /// The heap, and the number that the move takes of it; or the position after it, as the ruleset writes
    /// boards if there is nothing else to say.
    fn move_name(&self, position: &Scene, _: Player, (): &(), option: &Scene) -> String {
        if let (Some(before), Some(after)) =
            (heaps::of(&position.0), heaps::within(&self.rules.0, &option.0))
            && let Some(name) = name_of_change(&before, &after)
        {
            return name;
        }
        let line = self.with(option, |session, game| Ok(Look::line_of(session, game)));
        line.ok().flatten().unwrap_or_else(|| self.print(option))
    }

    /// The number that is taken of the heap, or the cells that change and what stands there then.
    fn move_identity(
        &self,
        position: &Scene,
        _: Player,
        (): &(),
        option: &Scene,
    ) -> Option<String> {
        if let (Some(before), Some(after)) =
            (heaps::of(&position.0), heaps::within(&self.rules.0, &option.0))
        {
            return name_of_change(&before, &after);
        }
        let look = |scene: &Scene| {
            self.with(scene, |session, game| Ok(Look::of_cells_alone(session, game))).ok().flatten()
        };
        look(position)?.change(&look(option)?)
    }

    fn draw(&self, position: &Scene) -> String {
        let lines = self
            .with(position, |session, game| Ok(self.look(session, game).and_then(|it| it.lines())));
        lines.ok().flatten().unwrap_or_else(|| self.print(position))
    }

    fn sketch(&self, position: &Scene) -> Option<Sketch> {
        let sketch = self.with(position, |session, game| {
            Ok(self.look(session, game).and_then(|it| it.sketch(session)))
        });
        sketch.ok().flatten()
    }

    fn says_rules(&self) -> bool {
        true
    }

    /// The ruleset with the text that it reads, or else as the language prints the position.
    fn expression(&self, _: &str, position: &Scene) -> String {
        let text = self.with(position, |session, game| {
            Ok(match self.text(session, game) {
                Some(text) => format!("{}({})", self.maker, quoted(text)),
                None => printed(session, game),
            })
        });
        text.unwrap_or_else(|stop| stop.to_string())
    }
}
