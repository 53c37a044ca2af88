//! Pictures as PNG.

use crate::scene::Scene;
use crate::svg::Theme;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use std::sync::Arc;

/// The letters of the pictures: a part of the font `DejaVu Sans`, so that a picture is the same on all machines.
static FONT: &[u8] = include_bytes!("../fonts/DejaVuSans-part.ttf");

/// The most pixels of a picture.
const MOST: f64 = 1e8;

/// The reason why a picture cannot be written as PNG.
#[derive(Debug, thiserror::Error)]
pub enum PngError {
    /// It is too large.
    #[error(
        "The picture would have {0:.0} pixels, and {MOST:.0} is the most; write it as SVG, or choose a lower scale."
    )]
    TooLarge(f64),
    /// The library does not know how.
    #[error("The picture cannot be written as PNG: {0}.")]
    Other(String),
}

impl Scene {
    /// The picture as a PNG file, with `scale` pixels to a point. All themes but `Theme::Dark` are light.
    ///
    /// # Errors
    /// [`PngError`]; that of too many pixels comes before any memory is taken.
    pub fn png(&self, theme: Theme, scale: f64) -> Result<Vec<u8>, PngError> {
        let theme = if theme == Theme::Dark { theme } else { Theme::Light };
        let [width, height] = [self.width, self.height].map(|side| (side * scale).ceil().max(1.0));
        if width * height > MOST || !(width * height).is_finite() {
            return Err(PngError::TooLarge(width * height));
        }
        let mut fonts = fontdb::Database::new();
        fonts.load_font_data(FONT.to_vec());
        fonts.set_sans_serif_family("DejaVu Sans");
        let options = Options { fontdb: Arc::new(fonts), ..Options::default() };
        let other = |error: &dyn std::fmt::Display| PngError::Other(error.to_string());
        let tree = Tree::from_str(&self.svg(theme), &options).map_err(|error| other(&error))?;
        let pixels = Pixmap::new(width as u32, height as u32);
        let mut pixels = pixels.ok_or(PngError::TooLarge(width * height))?;
        let transform = Transform::from_scale(scale as f32, scale as f32);
        resvg::render(&tree, transform, &mut pixels.as_mut());
        pixels.encode_png().map_err(|error| other(&error))
    }
}
