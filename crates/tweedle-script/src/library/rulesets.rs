//! Rulesets by name.

use crate::Session;
use crate::games::{Position, Rules, RulesOf};
use std::rc::Rc;
use tweedle::Control;
use tweedle_rulesets::{
    Amazons, Clobber, Col, Domineering, Hackenbush, Nim, NotationError, ToadsAndFrogs,
};

/// Makes a ruleset under its qualified name.
type Make = fn(&str, &Control) -> Rc<dyn Rules>;

/// Qualified names, the characters of the cells, and constructors.
const RULESETS: &[(&str, Make)] = &[
    ("game.graph.Col", |name, control| RulesOf::rules(name, "", Col::col(), control)),
    ("game.graph.Hackenbush", |name, control| RulesOf::rules(name, "", Hackenbush, control)),
    ("game.graph.Snort", |name, control| RulesOf::rules(name, "", Col::snort(), control)),
    ("game.grid.Amazons", |name, control| {
        BySize::rules(
            RulesOf::rules(name, ".xo#", Amazons::<u64>::new(), control),
            RulesOf::rules(name, ".xo#", Amazons::<u128>::new(), control),
        )
    }),
    ("game.grid.Clobber", |name, control| {
        BySize::rules(
            RulesOf::rules(name, ".xo", Clobber::<u64>::new(), control),
            RulesOf::rules(name, ".xo", Clobber::<u128>::new(), control),
        )
    }),
    ("game.grid.Domineering", |name, control| {
        BySize::rules(
            RulesOf::rules(name, ".#", Domineering::<u64>::new(), control),
            RulesOf::rules(name, ".#", Domineering::<u128>::new(), control),
        )
    }),
    ("game.heap.Nim", |name, control| RulesOf::rules(name, "", Nim, control)),
    ("game.strip.BackslidingToadsAndFrogs", |name, control| {
        toads_and_frogs(name, control, ToadsAndFrogs::backsliding(), ToadsAndFrogs::backsliding())
    }),
    ("game.strip.ElephantsAndRhinos", |name, control| {
        toads_and_frogs(
            name,
            control,
            ToadsAndFrogs::elephants_and_rhinos(),
            ToadsAndFrogs::elephants_and_rhinos(),
        )
    }),
    ("game.strip.GenToadsAndFrogs", |name, control| {
        toads_and_frogs(
            name,
            control,
            ToadsAndFrogs::toads_and_frogs(),
            ToadsAndFrogs::toads_and_frogs(),
        )
    }),
    ("game.strip.ToadsAndFrogs", |name, control| {
        toads_and_frogs(
            name,
            control,
            ToadsAndFrogs::toads_and_frogs(),
            ToadsAndFrogs::toads_and_frogs(),
        )
    }),
];

fn toads_and_frogs(
    name: &str,
    control: &Control,
    small: ToadsAndFrogs<u64>,
    large: ToadsAndFrogs<u128>,
) -> Rc<dyn Rules> {
    BySize::rules(
        RulesOf::rules(name, ".tf", small, control),
        RulesOf::rules(name, ".tf", large, control),
    )
}

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
        toads_and_frogs(
            "game.strip.GenToadsAndFrogs",
            control,
            ToadsAndFrogs::new(min_slide, max_slide, max_jump, allow_friendly_jump),
            ToadsAndFrogs::new(min_slide, max_slide, max_jump, allow_friendly_jump),
        )
    });
    rules.clone()
}

/// The class of a ruleset or of its positions, as it is shown.
pub(super) fn class_name(name: &str) -> &'static str {
    names().find(|known| name.starts_with(known)).unwrap_or("cgsuite.lang.Object")
}

/// A ruleset on boards of up to 64 cells, which fit one machine word, and on larger ones.
struct BySize {
    small: Rc<dyn Rules>,
    large: Rc<dyn Rules>,
}

impl BySize {
    fn rules(small: Rc<dyn Rules>, large: Rc<dyn Rules>) -> Rc<dyn Rules> {
        Rc::new(BySize { small, large })
    }
}

impl Rules for BySize {
    fn class(&self) -> String {
        self.small.class()
    }

    fn place(self: Rc<Self>, text: &str) -> Result<Rc<dyn Position>, NotationError> {
        let cells = text.chars().filter(|&c| c != '|').count();
        let rules = if cells <= 64 { &self.small } else { &self.large };
        rules.clone().place(text)
    }

    fn cells(&self) -> &'static str {
        self.small.cells()
    }

    fn is_impartial(&self) -> bool {
        self.small.is_impartial()
    }

    fn forget(&self) {
        self.small.forget();
        self.large.forget();
    }
}
