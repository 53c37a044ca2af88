//! Rulesets by name.

use crate::Session;
use std::fmt::Debug;
use std::rc::Rc;
use tweedle::affine::Obligations;
use tweedle::{Control, Player};
use tweedle_heaps::{Code, Digit, code};
use tweedle_rulesets::{
    Amazons, AtariGo, CarryOnNim, Chomp, Clobber, Col, Cram, Domineering, Euclid, Hackenbush,
    Heaps, Kayles, MoveTable, Nim, Nimstring, Notation, NotationError, Poset, PosetGame,
    SilverDollar, StringsAndCoins, Subtraction, TakeAndBreak, TakeAway, ToadsAndFrogs, TopEntails,
    Wythoff,
};
use tweedle_search::{
    ChompNimbers, CramNimbers, NimberSearch, NimstringWorths, Position, Rules, RulesOf,
    TopEntailsWorths, quoted,
};

/// Makes a ruleset without parameters under its qualified name.
type Make = fn(&str, &Control) -> Rc<dyn Rules>;

/// The rules of a board game for each size of word that a board may fit into, each with whatever
/// else it takes.
macro_rules! by_size {
    ($name:expr, $control:expr, $cells:literal, $family:ident::<_>::$new:ident($($parameter:expr),*)
     $(, $with:ident($extra:expr))*) => {
        BySize::rules([
            RulesOf::new($name, $family::<u32>::$new($($parameter),*), $control)
                .with_cells($cells)$(.$with($extra))*.rules(),
            RulesOf::new($name, $family::<u64>::$new($($parameter),*), $control)
                .with_cells($cells)$(.$with($extra))*.rules(),
            RulesOf::new($name, $family::<u128>::$new($($parameter),*), $control)
                .with_cells($cells)$(.$with($extra))*.rules(),
        ])
    };
}

/// Qualified names, the characters of the cells, and constructors.
const RULESETS: &[(&str, Make)] = &[
    ("game.entailing.StringsAndCoins", |name, control| {
        let worths = NimstringWorths::new(control);
        RulesOf::new(name, StringsAndCoins, control).with_worths(worths).rules()
    }),
    ("game.entailing.TopEntails", |name, control| {
        let worths = TopEntailsWorths::new(control);
        RulesOf::new(name, Obligations(TopEntails), control).with_worths(worths).rules()
    }),
    ("game.graph.Col", |name, control| RulesOf::new(name, Col::col(), control).rules()),
    ("game.graph.Hackenbush", |name, control| RulesOf::new(name, Hackenbush, control).rules()),
    ("game.graph.Snort", |name, control| RulesOf::new(name, Col::snort(), control).rules()),
    ("game.grid.Amazons", |name, control| by_size!(name, control, ".xo#", Amazons::<_>::new())),
    ("game.grid.AtariGo", |name, control| by_size!(name, control, ".xoXO", AtariGo::<_>::new())),
    ("game.grid.Chomp", |name, control| {
        let nimbers = ChompNimbers::new(control.clone());
        RulesOf::new(name, Chomp, control).with_cells(".#").with_nimbers(nimbers).rules()
    }),
    ("game.grid.Clobber", |name, control| by_size!(name, control, ".xo", Clobber::<_>::new())),
    // Boards of Cram fall apart, and few options decide.
    ("game.grid.Cram", |name, control| {
        let nimbers = || control.clone();
        by_size!(name, control, ".#", Cram::<_>::new(), with_nimbers(CramNimbers::new(nimbers())))
    }),
    ("game.grid.Domineering", |name, control| {
        by_size!(name, control, ".#", Domineering::<_>::new())
    }),
    ("game.heap.Euclid", |name, control| RulesOf::new(name, Euclid, control).rules()),
    ("game.heap.FibonacciNim", |name, control| {
        RulesOf::new(name, TakeAway::fibonacci_nim(), control).rules()
    }),
    ("game.heap.Kayles", |name, control| {
        with_code(RulesOf::new(name, Kayles, control), code::by_name("Kayles")).rules()
    }),
    ("game.heap.Nim", |name, control| {
        with_code(RulesOf::new(name, Nim, control), code::by_name("Nim")).rules()
    }),
    ("game.heap.Wythoff", |name, control| RulesOf::new(name, Wythoff, control).rules()),
    ("game.strip.BackslidingToadsAndFrogs", |name, control| {
        by_size!(name, control, ".tf", ToadsAndFrogs::<_>::backsliding())
    }),
    ("game.strip.ElephantsAndRhinos", |name, control| {
        by_size!(name, control, ".tf", ToadsAndFrogs::<_>::elephants_and_rhinos())
    }),
    ("game.strip.GenToadsAndFrogs", |name, control| {
        by_size!(name, control, ".tf", ToadsAndFrogs::<_>::toads_and_frogs())
    }),
    ("game.strip.SilverDollar", |name, control| {
        RulesOf::new(name, SilverDollar, control).with_cells(".o").rules()
    }),
    ("game.strip.ToadsAndFrogs", |name, control| {
        by_size!(name, control, ".tf", ToadsAndFrogs::<_>::toads_and_frogs())
    }),
];

/// The qualified names of rulesets whose last part is the name of a code.
const CODES: [&str; 3] = ["game.heap.DawsonsKayles", "game.heap.GrundysGame", "game.heap.Officers"];

/// The qualified names of all rulesets.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    RULESETS.iter().map(|(name, _)| *name).chain(CODES)
}

/// The ruleset with a qualified name and its usual parameters.
pub(super) fn standard(session: &mut Session, name: &str) -> Option<Rc<dyn Rules>> {
    if CODES.contains(&name) {
        let code = code::by_name(name.rsplit('.').next()?)?;
        let ruleset = TakeAndBreak::new(code.clone());
        return Some(on_heaps(session, name, name.to_owned(), ruleset, Some(code)));
    }
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
    let expression = format!("{key}(");
    let rules = session.rules.entry(key).or_insert_with(|| {
        by_size!(
            "game.strip.GenToadsAndFrogs",
            control,
            ".tf",
            ToadsAndFrogs::<_>::new(min_slide, max_slide, max_jump, allow_friendly_jump),
            with_expression(expression.clone())
        )
    });
    rules.clone()
}

/// A subtraction game with a set of its own.
///
/// # Errors
/// [`NotationError`] about the set; its range means nothing.
pub(super) fn subtraction(
    session: &mut Session,
    set: &[u64],
    all_but: bool,
) -> Result<Rc<dyn Rules>, NotationError> {
    let numbers = set.iter().copied();
    let ruleset = if all_but { Subtraction::all_but(numbers)? } else { Subtraction::new(numbers)? };
    // Of sets with very large numbers there is none.
    let code = Code::from_set(set.iter().copied(), &Digit::of_bits(3), all_but).ok();
    let set: Vec<String> = set.iter().map(u64::to_string).collect();
    let all_but = if all_but { ",true" } else { "" };
    let key = format!("game.heap.Subtraction([{}]{all_but})", set.join(","));
    Ok(on_heaps(session, "game.heap.Subtraction", key, ruleset, code))
}

/// A take-and-break game, with one code or one for each player.
pub(super) fn take_and_break(session: &mut Session, ruleset: TakeAndBreak) -> Rc<dyn Rules> {
    let [left, right] = Player::BOTH.map(|player| quoted(&ruleset.code(player).to_string()));
    if left == right {
        let key = format!("game.heap.TakeAndBreak({left})");
        let code = ruleset.code(Player::Left).clone();
        on_heaps(session, "game.heap.TakeAndBreak", key, ruleset, Some(code))
    } else {
        let key = format!("game.heap.PartizanTakeAndBreak({left},{right})");
        with_parameters(session, "game.heap.PartizanTakeAndBreak", key, ruleset)
    }
}

/// A take-away game: as many as the factor `numerator` / `denominator` times what was taken before.
///
/// # Errors
/// [`NotationError`] about the factor; its range means nothing.
pub(super) fn take_away(
    session: &mut Session,
    numerator: u64,
    denominator: u64,
) -> Result<Rc<dyn Rules>, NotationError> {
    let ruleset = TakeAway::new(numerator, denominator)?;
    let key = format!("game.heap.TakeAway({numerator}/{denominator})");
    Ok(with_parameters(session, "game.heap.TakeAway", key, ruleset))
}

/// Nim with carry-on moves.
pub(super) fn carry_on_nim(session: &mut Session, ruleset: CarryOnNim) -> Rc<dyn Rules> {
    let counts: Vec<String> = ruleset.counts().iter().map(u64::to_string).collect();
    let whole = if ruleset.whole() { ",true" } else { "" };
    let key = format!("game.entailing.CarryOnNim([{}]{whole})", counts.join(","));
    with_parameters(session, "game.entailing.CarryOnNim", key, Obligations(ruleset))
}

/// Nimstring on a board.
pub(super) fn nimstring(session: &mut Session, ruleset: Nimstring) -> Rc<dyn Rules> {
    let board = ruleset.board();
    let key = format!("game.entailing.Nimstring({},{})", board.rows(), board.cols());
    let control = &session.control;
    let rules = session.rules.entry(key).or_insert_with_key(|key| {
        RulesOf::new("game.entailing.Nimstring", ruleset, control)
            .with_expression(format!("{key}("))
            .with_worths(NimstringWorths::new(control))
            .rules()
    });
    rules.clone()
}

/// The game of a table of moves, whose text that is.
pub(super) fn move_table(session: &mut Session, text: &str, table: MoveTable) -> Rc<dyn Rules> {
    // On one line, as records of matches need it.
    let lines = text.lines().map(|line| line.split_once('#').map_or(line, |(line, _)| line).trim());
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    let key = format!("game.entailing.MoveTable({})", quoted(&lines.join(" | ")));
    with_parameters(session, "game.entailing.MoveTable", key, Obligations(table))
}

/// A ruleset with parameters; `key` is the expression that reads back to it.
fn with_parameters<R: Notation + 'static>(
    session: &mut Session,
    class: &str,
    key: String,
    ruleset: R,
) -> Rc<dyn Rules>
where
    R::Position: Debug,
{
    let control = &session.control;
    let rules = session.rules.entry(key).or_insert_with_key(|key| {
        RulesOf::new(class, ruleset, control).with_expression(format!("{key}(")).rules()
    });
    rules.clone()
}

/// The same of an impartial ruleset on heaps, with its code if it has one.
fn on_heaps<R: Notation<Position = Heaps> + 'static>(
    session: &mut Session,
    class: &str,
    key: String,
    ruleset: R,
    code: Option<Code>,
) -> Rc<dyn Rules> {
    let control = &session.control;
    let rules = session.rules.entry(key).or_insert_with_key(|key| {
        let rules = RulesOf::new(class, ruleset, control).with_expression(format!("{key}("));
        with_code(rules, code).rules()
    });
    rules.clone()
}

fn with_code<R: Notation<Position = Heaps> + 'static>(
    rules: RulesOf<R>,
    code: Option<Code>,
) -> RulesOf<R> {
    match code {
        Some(code) => rules.with_code(code),
        None => rules,
    }
}

/// The game on a poset, and the notation of its start.
///
/// # Errors
/// [`NotationError`] with the place of the mistake in the text.
pub(super) fn poset_game(
    session: &mut Session,
    text: &str,
) -> Result<(Rc<dyn Rules>, String), NotationError> {
    let ruleset = PosetGame::new(Poset::parse(text)?);
    let start = ruleset.print(&ruleset.start());
    let poset = ruleset.poset().to_string().replace('\n', "; ");
    let expression = format!("game.graph.PosetGame({},", quoted(&poset));
    let control = &session.control;
    let rules = session.rules.entry(expression.clone()).or_insert_with(|| {
        let nimbers = NimberSearch::new(control.clone());
        RulesOf::new("game.graph.PosetGame", ruleset, control)
            .with_expression(expression)
            .with_nimbers(nimbers)
            .rules()
    });
    Ok((rules.clone(), start))
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
