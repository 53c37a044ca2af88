//! `tweedle draw`: pictures of games and positions.

use crate::arguments::{ending, may_write, quoted, unshield};
use crate::limits::Limits;
use crate::report::status;
use crate::streams::{read_input, source_name};
use crate::watch::{Watch, WhenIdle};
use crate::without::Part;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use std::path::{Path, PathBuf};
use tweedle_desk::{Answer, Format, Picture, kept, words};
use tweedle_draw::{COLUMNS, Scene, Theme};
use tweedle_script::{Drawing, Komasters, View, say};

/// The examples at the end of `tweedle draw --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle draw thermograph '{3||2|1}' -o t.svg
  tweedle draw thermograph '{4||2|0}' '{3|-1}' --theme dark -o both.png
  tweedle draw tree '{2|0||-1}' -o tree.tex
  tweedle draw 'game.grid.Domineering(\"..|.#\")'
  tweedle draw moves 'game.grid.Clobber(\"xo.|oxo\")' -o moves.svg
  tweedle draw plot 'game.heap.Kayles.NimValueSequence(100)' --first 1 -o kayles.png
  tweedle draw heat-map '[[i.NimSum(j) for j from 0 to 15] for i from 0 to 15]' -o nim.svg";

/// Draw a thermograph, a game tree, followers, the order of games, a position, its moves, or numbers
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Draw {
    /// What to show of the canonical form (`thermograph`, `tree`, `followers`; `hasse`, the order of several games), or `moves`, what can
    /// be moved to from a position; and the game, several for thermographs over each other. `plot` draws the numbers of a list as
    /// points, `heat-map` those of a list of lists as colours. Without a view a position is drawn as its
    /// board or graph, a value as its game tree; `-` is the standard input
    #[arg(value_name = "[VIEW] GAME", required = true, num_args = 1.., value_parser = unshield)]
    inputs: Vec<String>,
    /// The file to write: `.svg`, `.tex` (`TikZ`), `.png` or `.txt`; without it the picture is text on the terminal
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Overwrite the file if it is there
    #[arg(long)]
    force: bool,
    /// The colours of SVG and PNG [default: light]
    #[arg(long, value_name = "THEME", value_parser = theme())]
    theme: Option<Theme>,
    /// Begin a thermograph at temperature -1, where numbers and infinitesimals are played
    #[arg(long)]
    below_zero: bool,
    /// Show the scaffolds of a thermograph: what the options are worth with the tax of the move
    #[arg(long)]
    scaffolds: bool,
    /// Who is komaster in a thermograph of a position with a ko: who has all the ko threats he needs, or `all` for one thermograph each
    /// [default: none]
    #[arg(long, value_name = "PLAYER", value_parser = komasters())]
    komaster: Option<Komasters>,
    /// How many moves deep a tree is drawn [default: 12, and 1 for `moves`]
    #[arg(long, value_name = "MOVES")]
    depth: Option<usize>,
    /// Over what the first number of a plot stands; the number of the first row and column of a heat map [default: 0]
    #[arg(long, value_name = "NUMBER", allow_negative_numbers = true, value_parser = integer)]
    first: Option<i64>,
    /// What stands at the top of the picture
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// Pixels to a point in PNG [default: 2]
    #[arg(long, value_name = "NUMBER")]
    scale: Option<f64>,
    /// How many characters wide the picture is as text, at most [default: 72]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(40..=500))]
    columns: Option<u16>,
}

fn integer(text: &str) -> Result<i64, String> {
    let Ok(text) = unshield(text);
    text.parse().map_err(|_| "It is an integer.".to_owned())
}

/// The names of the themes, in an argument.
fn theme() -> impl TypedValueParser<Value = Theme> {
    let names = [
        ("light", "Dark on light"),
        ("dark", "Light on dark"),
        ("auto", "As the reader's system has it (SVG)"),
    ];
    PossibleValuesParser::new(names.map(|(name, help)| PossibleValue::new(name).help(help))).map(
        |name| match name.as_str() {
            "dark" => Theme::Dark,
            "auto" => Theme::Auto,
            _ => Theme::Light,
        },
    )
}

/// The names of komasters, in an argument.
fn komasters() -> impl TypedValueParser<Value = Komasters> {
    let named = Komasters::NAMED;
    PossibleValuesParser::new(named.map(|(name, _)| name)).map(move |name| {
        let found = named.into_iter().find(|(known, _)| *known == name);
        found.map_or_else(Komasters::default, |(_, komasters)| komasters)
    })
}

/// The files that a picture can be written into.
const ENDINGS: &[&str] = &["svg", "tex", "png", "txt"];

/// The kind of picture that is written into a file, one of [`ENDINGS`]; `None` if its name does not say.
///
/// # Errors
/// A sentence, if its name says another kind, or one that this program was built without.
pub(crate) fn kind_of(path: &Path) -> Result<Option<&'static str>, String> {
    let kind = ending(path, ENDINGS)?;
    match Part::Png.missing() {
        Some(message) if kind == Some("png") => Err(message),
        _ => Ok(kind),
    }
}

impl Draw {
    /// Draws and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let views = View::NAMED;
        let named = views.iter().find(|(name, _)| self.inputs.first().is_some_and(|it| it == name));
        let (view, inputs) = match named {
            Some((_, view)) => (*view, &self.inputs[1..]),
            None => (View::Usual, &self.inputs[..]),
        };
        let input = match inputs {
            [one] => read_input(one)?.into_owned(),
            [] => {
                return Ok(limits.refuse(say::no_game_after_view(&self.inputs[0]))?);
            }
            several if view.is_of_several() => {
                let mut games = Vec::with_capacity(several.len());
                for game in several {
                    games.push(read_input(game)?.trim().trim_end_matches(';').to_owned());
                }
                format!("[{}]", games.join(","))
            }
            [word, ..] if named.is_none() && word.chars().all(char::is_alphabetic) => {
                let views: Vec<String> = views.iter().map(|(name, _)| (*name).to_owned()).collect();
                let views = quoted(&views, " and ");
                return Ok(limits.refuse(say::no_such_view(word, &views))?);
            }
            _ => return Ok(limits.refuse(say::view_of_one_game())?),
        };
        let path = self.out.as_deref();
        let kind = match path.map(kind_of).transpose() {
            Ok(Some(None)) => {
                let message = "The name of the file says what to write: let it end in `.svg`, `.tex`, `.png` or `.txt`.";
                return Ok(limits.refuse(say::bad_argument(message))?);
            }
            Ok(kind) => kind.flatten(),
            Err(message) => return Ok(limits.refuse(say::bad_argument(&message))?),
        };
        may_write(path, self.force, "")?;
        if let Some(message) = self.misplaced(view) {
            return Ok(limits.refuse(say::bad_argument(&message))?);
        }
        let written = kind.unwrap_or(if limits.json { "svg" } else { "txt" });
        if let Some(message) = self.meaningless(written) {
            return Ok(limits.refuse(say::bad_argument(&message))?);
        }
        let (theme, scale) = (self.theme.unwrap_or_default(), self.scale.unwrap_or(2.0));
        let columns = self.columns.map_or(COLUMNS, usize::from);
        if !(0.1..=20.0).contains(&scale) {
            return Ok(limits.refuse(say::scale_out_of_bounds())?);
        }
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut desk = limits.desk(&control)?;
        let mut drawing = Drawing { view, ..Drawing::default() };
        (drawing.below_zero, drawing.scaffolds) = (self.below_zero, self.scaffolds);
        drawing.depth = self.depth;
        drawing.komasters = self.komaster.unwrap_or_default();
        drawing.first = self.first.unwrap_or_default();
        let scene = match watch.run(&control, || desk.scene(&input, &drawing)) {
            Ok(scene) => match &self.title {
                Some(title) => scene.titled(title),
                None => scene,
            },
            Err(trouble) => {
                let name = source_name(&inputs[0]);
                return Ok(limits.fail(&trouble.about(&input), name, Some(&input))?);
            }
        };
        let Some((path, kind)) = path.zip(kind) else {
            let format = if limits.json { Format::Svg } else { Format::Text };
            let picture = Picture::of(&scene, format, theme, columns);
            limits.tell(Some(&input), picture, Answer::Picture, |picture, out| {
                writeln!(out, "{}", picture.picture)
            })?;
            return Ok(status::GOOD);
        };
        let bytes = bytes_of(&scene, kind, theme, scale, columns)?;
        kept::write(path, &bytes)?;
        let picture = Picture::written(&scene, path);
        limits.tell(Some(&input), picture, Answer::Picture, |picture, out| {
            let size = words::grouped(bytes.len() as u64);
            writeln!(out, "{}: {} ({size} bytes)", path.display(), picture.title)
        })?;
        Ok(status::GOOD)
    }

    /// The message that an option is for other views.
    fn misplaced(&self, view: View) -> Option<String> {
        let is_thermograph = view == View::Thermograph;
        let options = [
            ("below-zero", self.below_zero, is_thermograph, "thermographs"),
            ("scaffolds", self.scaffolds, is_thermograph, "thermographs"),
            ("komaster", self.komaster.is_some(), is_thermograph, "thermographs"),
            (
                "depth",
                self.depth.is_some(),
                matches!(view, View::Usual | View::Tree | View::Moves),
                "trees and moves",
            ),
            (
                "first",
                self.first.is_some(),
                matches!(view, View::Plot | View::HeatMap),
                "plots and heat maps",
            ),
        ];
        let wrong = options.into_iter().find(|(_, is_given, is_for_it, _)| *is_given && !is_for_it);
        wrong.map(|(name, _, _, views)| format!("`--{name}` is for {views}."))
    }

    /// The message that an option says nothing of a picture that is written in this way, one of [`ENDINGS`].
    fn meaningless(&self, written: &str) -> Option<String> {
        let options = [
            ("theme", self.theme.is_some(), &["svg", "png"][..], "pictures in SVG and PNG"),
            ("scale", self.scale.is_some(), &["png"], "pictures in PNG"),
            ("columns", self.columns.is_some(), &["txt"], "pictures as text"),
        ];
        let wrong =
            options.into_iter().find(|(_, is_given, of, _)| *is_given && !of.contains(&written));
        wrong.map(|(name, _, _, pictures)| format!("`--{name}` is for {pictures}."))
    }
}

/// A picture as it is written into a file with one of [`ENDINGS`].
pub(crate) fn bytes_of(
    scene: &Scene,
    kind: &str,
    theme: Theme,
    scale: f64,
    columns: usize,
) -> anyhow::Result<Vec<u8>> {
    Ok(match kind {
        "png" => png(scene, theme, scale)?,
        "tex" => scene.tikz().into_bytes(),
        "txt" => (scene.text_picture(columns) + "\n").into_bytes(),
        _ => scene.svg(theme).into_bytes(),
    })
}

/// A picture of pixels.
#[cfg(feature = "png")]
fn png(scene: &Scene, theme: Theme, scale: f64) -> anyhow::Result<Vec<u8>> {
    Ok(scene.png(theme, scale)?)
}

/// There is none: [`kind_of`] has said so.
#[cfg(not(feature = "png"))]
fn png(_: &Scene, _: Theme, _: f64) -> anyhow::Result<Vec<u8>> {
    anyhow::bail!(Part::Png.missing().unwrap_or_default())
}
