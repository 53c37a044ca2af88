//! Pictures of the value of a program.

use crate::Session;
use crate::drawing::{Drawing, picture};
use crate::failure::Evaluated;
use crate::session::analysis::last_value;
use tweedle_draw::Scene;

impl Session {
    /// The picture of the value of a program: a game, or for thermographs a list of games.
    ///
    /// ```
    /// # use tweedle_script::{Drawing, Session, View};
    /// let drawing = Drawing { view: View::Thermograph, ..Drawing::default() };
    /// let scene = Session::of(tweedle_rulesets::standard()).draw("{3||2|1}", &drawing)?;
    /// assert_eq!(scene.title, "Thermograph of {3||2|1}");
    /// # Ok::<(), tweedle_script::Failure>(())
    /// ```
    ///
    /// # Errors
    /// [`Failure`](crate::Failure) for a mistake in the program, a value without a picture, or a stop.
    pub fn draw(&mut self, text: &str, drawing: &Drawing) -> Evaluated<Scene> {
        self.or_forget(|session| draw_value(session, text, drawing))
    }
}

fn draw_value(session: &mut Session, text: &str, drawing: &Drawing) -> Evaluated<Scene> {
    let (value, span) = last_value(session, text, "draw")?;
    picture(session, &value, drawing, span)
}
