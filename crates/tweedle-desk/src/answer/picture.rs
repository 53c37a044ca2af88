//! Pictures.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::path::Path;
use tweedle_draw::{Scene, Theme};

/// The formats of pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// An SVG document.
    #[default]
    Svg,
    /// A `tikzpicture` for `LaTeX`.
    Tikz,
    /// Text, with lines of braille dots.
    Text,
}

/// A picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Picture {
    /// A description of the picture, in words.
    pub title: String,
    /// The picture, in the format that was asked for; empty if it was written to a file.
    pub picture: String,
    /// The file it was written to, if it was.
    pub file: Option<String>,
}

impl Picture {
    /// The picture in a format; `columns` is the width of a text in characters.
    pub fn of(scene: &Scene, format: Format, theme: Theme, columns: usize) -> Picture {
        let picture = match format {
            Format::Svg => scene.svg(theme),
            Format::Tikz => scene.tikz(),
            Format::Text => scene.text_picture(columns),
        };
        Picture { title: scene.title.clone(), picture, file: None }
    }

    /// A picture that was written to a file.
    pub fn written(scene: &Scene, path: &Path) -> Picture {
        let file = Some(path.display().to_string());
        Picture { title: scene.title.clone(), picture: String::new(), file }
    }
}
