//! Rulesets by name.

use crate::Session;
use std::rc::Rc;
use tweedle::Control;
use tweedle_rulesets::{
    Amazons, Clobber, Col, Domineering, Hackenbush, Nim, NotationError, ToadsAndFrogs,
};
use tweedle_search::{Position, Rules, RulesOf};

/// Makes a ruleset under its qualified name.
type Make = fn(&str, &Control) -> Rc<dyn Rules>;

/// The rules of a board game for each size of word that a board may fit into.
macro_rules! by_size {
    ($name:expr, $control:expr, $cells:literal, $family:ident::<_>::$new:ident($($parameter:expr),*)) => {
        BySize::rules([
            RulesOf::new($name, $family::<u32>::$new($($parameter),*), $control).with_cells($cells).rules(),
            RulesOf::new($name, $family::<u64>::$new($($parameter),*), $control).with_cells($cells).rules(),
            RulesOf::new($name, $family::<u128>::$new($($parameter),*), $control).with_cells($cells).rules(),
        ])
    };
}

/// Qualified names, the characters of the cells, and constructors.
const RULESETS: &[(&str, Make)] = &[
    ("game.graph.Col", |name, control| RulesOf::new(name, Col::col(), control).rules()),
    ("game.graph.Hackenbush", |name, control| RulesOf::new(name, Hackenbush, control).rules()),
    ("game.graph.Snort", |name, control| RulesOf::new(name, Col::snort(), control).rules()),
    ("game.grid.Amazons", |name, control| by_size!(name, control, ".xo#", Amazons::<_>::new())),
    ("game.grid.Clobber", |name, control| by_size!(name, control, ".xo", Clobber::<_>::new())),
    ("game.grid.Domineering", |name, control| {
        by_size!(name, control, ".#", Domineering::<_>::new())
    }),
    ("game.heap.Nim", |name, control| RulesOf::new(name, Nim, control).rules()),
    ("game.strip.BackslidingToadsAndFrogs", |name, control| {
        by_size!(name, control, ".tf", ToadsAndFrogs::<_>::backsliding())
    }),
    ("game.strip.ElephantsAndRhinos", |name, control| {
        by_size!(name, control, ".tf", ToadsAndFrogs::<_>::elephants_and_rhinos())
    }),
    ("game.strip.GenToadsAndFrogs", |name, control| {
        by_size!(name, control, ".tf", ToadsAndFrogs::<_>::toads_and_frogs())
    }),
    ("game.strip.ToadsAndFrogs", |name, control| {
        by_size!(name, control, ".tf", ToadsAndFrogs::<_>::toads_and_frogs())
    }),
];

/// The qualified names of all rulesets.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    RULESETS.iter().map(|(name, _)| *name)
}

/// The ruleset with a qualified name and its usual parameters.
pub(super) fn standard(session: &mut Session, name: &str) -> Option<Rc<dyn Rules>> {
    let (name, make) = RULESETS.iter().find(|(known, _)| *known == name)?;
    let control = &session.control;
    let rules = session.rules.entry((*name).to_owned()).or_insert_with(|| make(name, control));
    Some(rules.clone())
}

/// Generalised Toads and Frogs with parameters of its own.
pub(super) fn generalised_toads_and_frogs(
    session: &mut Session,
    min_slide: i32,
    max_slide: u32,
    max_jump: u32,
    allow_friendly_jump: bool,
) -> Rc<dyn Rules> {
    let key = format!(
        "game.strip.GenToadsAndFrogs({min_slide},{max_slide},{max_jump},{allow_friendly_jump})"
    );
    let control = &session.control;
    let rules = session.rules.entry(key).or_insert_with(|| {
        by_size!(
            "game.strip.GenToadsAndFrogs",
            control,
            ".tf",
            ToadsAndFrogs::<_>::new(min_slide, max_slide, max_jump, allow_friendly_jump)
        )
    });
    rules.clone()
}

/// The class of a ruleset or of its positions, as it is shown.
pub(super) fn class_name(name: &str) -> &'static str {
    names().find(|known| name.starts_with(known)).unwrap_or("cgsuite.lang.Object")
}

/// A ruleset on boards of up to 32, 64 and 128 cells, which fit into words of so many bits.
struct BySize([Rc<dyn Rules>; 3]);

impl BySize {
    fn rules(sizes: [Rc<dyn Rules>; 3]) -> Rc<dyn Rules> {
        Rc::new(BySize(sizes))
    }
}

impl Rules for BySize {
    fn class(&self) -> String {
        self.0[0].class()
    }

    fn place(self: Rc<Self>, text: &str) -> Result<Position, NotationError> {
        let size = match text.chars().filter(|&c| c != '|').count() {
            0..=32 => 0,
            33..=64 => 1,
            _ => 2,
        };
        self.0[size].clone().place(text)
    }

    fn cells(&self) -> &'static str {
        self.0[0].cells()
    }

    fn is_impartial(&self) -> bool {
        self.0[0].is_impartial()
    }

    fn forget(&self) {
        self.0.iter().for_each(|rules| rules.forget());
    }
}
