//! The question `draw`.

use super::ask::Ask;
use crate::answer::{Format, Picture};
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_draw::{COLUMNS, Theme};
use tweedle_engine::Player;
use tweedle_script::{Drawing, Komasters, View};

/// A picture of a game or a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Draw {
    /// A game or a position; for thermographs over each other a list of games.
    pub input: String,
    /// The kind of picture.
    #[serde(default)]
    pub view: Show,
    /// The format of the picture.
    #[serde(default)]
    pub format: Format,
    /// True if a thermograph begins at temperature -1, not at 0.
    #[serde(default)]
    pub below_zero: bool,
    /// True if a thermograph has its scaffolds.
    #[serde(default)]
    pub scaffolds: bool,
    /// The komaster in a thermograph of a position with a ko; `all` is a thermograph for each.
    #[serde(default)]
    pub komaster: Komaster,
    /// The depth of a tree in moves: if it is not given, 12, and 1 for moves from a position.
    #[serde(default)]
    pub depth: Option<usize>,
    /// The place over which the first number of a plot stands; the number of the first row and column of a heat map.
    #[serde(default)]
    pub first: i64,
    /// The title at the top of the picture; if it is not given, that of the view.
    #[serde(default)]
    pub title: Option<String>,
}

impl Ask for Draw {
    type Answer = Picture;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<Picture, Trouble> {
        let drawing = Drawing {
            view: self.view.into(),
            below_zero: self.below_zero,
            scaffolds: self.scaffolds,
            komasters: self.komaster.into(),
            depth: self.depth,
            first: self.first,
        };
        let mut scene = desk.scene(&self.input, &drawing)?;
        if let Some(title) = &self.title {
            scene = scene.titled(title);
        }
        Ok(Picture::of(&scene, self.format, Theme::Light, COLUMNS))
    }
}

/// The kinds of pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Show {
    /// The board of a position, the game tree of a value.
    #[default]
    Usual,
    /// The thermograph.
    Thermograph,
    /// The game tree of the canonical form.
    Tree,
    /// The graph of the followers of the canonical form.
    Followers,
    /// The Hasse diagram of the order of a list of games.
    Hasse,
    /// A position and its options.
    Moves,
    /// The numbers of a list as points over 0, 1, 2, ...
    Plot,
    /// The numbers of a list of lists as colours.
    HeatMap,
}

impl From<Show> for View {
    fn from(show: Show) -> View {
        match show {
            Show::Usual => View::Usual,
            Show::Thermograph => View::Thermograph,
            Show::Tree => View::Tree,
            Show::Followers => View::Followers,
            Show::Hasse => View::Hasse,
            Show::Moves => View::Moves,
            Show::Plot => View::Plot,
            Show::HeatMap => View::HeatMap,
        }
    }
}

/// The komaster in a thermograph of a position with a ko.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Komaster {
    /// Left.
    Left,
    /// Right.
    Right,
    /// Nobody.
    #[default]
    None,
    /// Left, Right and nobody: a thermograph for each.
    All,
}

impl From<Komaster> for Komasters {
    fn from(komaster: Komaster) -> Komasters {
        match komaster {
            Komaster::Left => Komasters::One(Some(Player::Left)),
            Komaster::Right => Komasters::One(Some(Player::Right)),
            Komaster::None => Komasters::One(None),
            Komaster::All => Komasters::All,
        }
    }
}
