//! Every ruleset in the project, with positions to begin from.

use std::sync::Arc;
use tweedle_engine::Control;
use tweedle_heaps::Code;
use tweedle_rulesets::{
    Amazons, Chomp, Clobber, Col, Cram, Domineering, Euclid, Hackenbush, Kayles, Nim, Poset,
    PosetGame, SilverDollar, Subtraction, TakeAndBreak, TakeAway, ToadsAndFrogs, Wythoff,
};
use tweedle_search::{Analyst, Position, PositionError, Rules, RulesOf};

/// A ruleset, small positions of it and larger ones.
pub(crate) struct Game {
    pub(crate) name: &'static str,
    pub(crate) rules: Arc<dyn Rules>,
    pub(crate) small: &'static [&'static str],
    pub(crate) large: &'static [&'static str],
}

impl Game {
    pub(crate) fn small(&self) -> Vec<Position> {
        self.small.iter().map(|text| self.place(text)).collect()
    }

    pub(crate) fn large(&self) -> Vec<Position> {
        self.large.iter().map(|text| self.place(text)).collect()
    }

    pub(crate) fn place(&self, text: &str) -> Position {
        self.rules.clone().place(text).unwrap_or_else(|error| panic!("{}: {error}", self.name))
    }
}

macro_rules! game {
    ($name:literal, $rules:expr, $small:expr, $large:expr) => {
        Game { name: $name, rules: $rules.rules(), small: &$small, large: &$large }
    };
}

/// Every ruleset.
pub(crate) fn games() -> Vec<Game> {
    let mut games = heaps();
    games.extend(boards_and_posets());
    games.extend(partizan());
    games
}

fn heaps() -> Vec<Game> {
    vec![
        game!(
            "nim",
            RulesOf::new("nim", Nim),
            ["3,2,1", "4,2", "1,1,1", "5"],
            ["5,7,9", "9,4,3,2"]
        ),
        game!(
            "subtraction",
            RulesOf::new("subtraction", Subtraction::new([1, 3, 4]).unwrap()),
            ["9", "5,3"],
            ["21,13", "30"]
        ),
        game!(
            "all but",
            RulesOf::new("all-but", Subtraction::all_but([2, 5]).unwrap()),
            ["7", "4,3"],
            ["15,9"]
        ),
        game!(
            "grundy's game",
            RulesOf::new("grundy", TakeAndBreak::new(Code::parse("4!.0").unwrap())),
            ["7", "5,3"],
            ["13", "9,6"]
        ),
        game!(
            "take and break",
            RulesOf::new("take-and-break", TakeAndBreak::new(Code::parse("0.1F").unwrap())),
            ["7", "4,2"],
            ["11"]
        ),
        game!(
            "fibonacci nim",
            RulesOf::new("fibonacci", TakeAway::fibonacci_nim()),
            ["8", "11"],
            ["34", "50"]
        ),
        game!("wythoff", RulesOf::new("wythoff", Wythoff), ["(3,5)", "(4,6)"], ["(20,13)"]),
        game!("kayles", RulesOf::new("kayles", Kayles), ["6", "3,3"], ["9,8"]),
        game!(
            "euclid",
            RulesOf::new("euclid", Euclid),
            ["(7,4)", "(12,5)"],
            ["(144,89)", "(100,31)"]
        ),
        game!(
            "silver dollar",
            RulesOf::new("silver", SilverDollar),
            ["..o.o", "o..o.o"],
            ["..o.o..o...o"]
        ),
    ]
}

fn boards_and_posets() -> Vec<Game> {
    let diamond = PosetGame::new(Poset::parse("a < b < d; a < c < d; e").unwrap());
    let divisors = PosetGame::new(
        Poset::parse("2 < 4 < 8 < 24; 2 < 6 < 12 < 24; 3 < 6; 4 < 12; 3 < 9 < 18; 6 < 18").unwrap(),
    );
    vec![
        game!(
            "chomp",
            RulesOf::new("chomp", Chomp),
            ["...|...", "..|..|..", "....|.###|.###|.###"],
            ["....|....|....|....", ".....|....#|..###"]
        ),
        game!(
            "cram",
            RulesOf::new("cram", Cram::<u32>::new()),
            ["...|...", "..|..|.#"],
            ["....|....|....", ".....|.#...|....."]
        ),
        game!("poset", RulesOf::new("poset", diamond), ["{a,b,d,c,e}"], ["{a,b,c,e}"]),
        game!(
            "divisors",
            RulesOf::new("divisors", divisors),
            ["{2,3,4,6}"],
            ["{2,4,8,24,6,12,3,9,18}"]
        ),
    ]
}

fn partizan() -> Vec<Game> {
    let [left, right] = ["0.3", "0.07"].map(|code| Code::parse(code).unwrap());
    vec![
        game!(
            "partizan take and break",
            RulesOf::new("octal", TakeAndBreak::partizan(left, right)),
            ["6", "4,3"],
            ["9,7"]
        ),
        game!(
            "toads and frogs",
            RulesOf::new("toads", ToadsAndFrogs::<u32>::toads_and_frogs()),
            ["t.t.ff", "tt..f"],
            ["tt.t..ff.f", "ttt...fff"]
        ),
        game!(
            "domineering",
            RulesOf::new("domineering", Domineering::<u32>::new()),
            ["...|...", "..|..|.#"],
            ["....|....|....", "....|.##.|....|...."]
        ),
        game!(
            "clobber",
            RulesOf::new("clobber", Clobber::<u32>::new()),
            ["xo|ox", "xxoo"],
            ["xoxo|oxox|xoxo"]
        ),
        game!(
            "amazons",
            RulesOf::new("amazons", Amazons::<u32>::new()),
            ["x..|..o", "x.o"],
            ["x...|.#..|...o"]
        ),
        game!(
            "hackenbush",
            RulesOf::new("hackenbush", Hackenbush),
            [".(lr;re)", "lrl"],
            [".(lrl;rle;erl)"]
        ),
        game!("col", RulesOf::new("col", Col::col()), [".-.-.", ".:A-.-:A"], [".-.-.-.-.-."]),
        game!("snort", RulesOf::new("snort", Col::snort()), [".-.-.", ".:A-.-:A"], [".-.-.-.-.-."]),
    ]
}

/// Works with an analyst whose tables are new.
pub(crate) fn with_analyst<T>(
    control: &Control,
    work: impl FnOnce(&mut Analyst) -> Result<T, PositionError>,
) -> T {
    work(&mut Analyst::new(control.clone(), &tweedle_rulesets::standard())).unwrap()
}
