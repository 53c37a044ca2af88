//! The entries of the registry, for the moment in one file.

use crate::any::Rules;
use crate::any::RulesOf;
use crate::registry::{Argument, Entry, Kind, Parameter, Shape, by_size, misfit, plain};
use crate::*;
use std::sync::Arc;
use tweedle::affine::Obligations;
use tweedle_heaps::{Code, Digit, code};

/// Domineering in the registry.
pub(crate) const DOMINEERING: Entry = Entry {
    name: "game.grid.Domineering",
    parameters: &[],
    shape: Shape::Grid,
    cells: ".#",
    example_parameters: "",
    example: "..|.#",
    start: "....|....|....|....",
    summary: "Put a domino on two empty neighbouring cells: Left vertically, Right horizontally.",
    source: "Göran Andersson; Berlekamp, Conway and Guy, Winning Ways, ch. 5",
    make: |name, arguments| match arguments {
        [] => Ok(by_size!(name, ".#", Domineering::new())),
        _ => Err(misfit(name)),
    },
};

/// Clobber in the registry.
pub(crate) const CLOBBER: Entry = Entry {
    name: "game.grid.Clobber",
    parameters: &[],
    shape: Shape::Grid,
    cells: ".xo",
    example_parameters: "",
    example: "xxo",
    start: "xoxo|oxox|xoxo",
    summary: "Move one of your stones onto an enemy stone next to it and remove that stone: x are Left's, o Right's.",
    source: "Albert, Grossman, Nowakowski and Wolfe, An introduction to Clobber, 2005",
    make: |name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xo", Clobber::new())),
        _ => Err(misfit(name)),
    },
};

/// Amazons in the registry.
pub(crate) const AMAZONS: Entry = Entry {
    name: "game.grid.Amazons",
    parameters: &[],
    shape: Shape::Grid,
    cells: ".xo#",
    example_parameters: "",
    example: "x..|..o",
    start: "x...|....|....|...o",
    summary: "Move one of your amazons like a queen of chess, then shoot an arrow from there that blocks a cell.",
    source: "Walter Zamkauskas, 1988",
    make: |name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xo#", Amazons::new())),
        _ => Err(misfit(name)),
    },
};

/// Atari Go in the registry.
pub(crate) const ATARI_GO: Entry = Entry {
    name: "game.grid.AtariGo",
    parameters: &[],
    shape: Shape::Grid,
    cells: ".xoXO",
    example_parameters: "",
    example: "xo.|...",
    start: "...|.xo|...",
    summary: "Put a stone on an empty point; whoever first captures an enemy group wins at once.",
    source: "Yasuda; Larsson, Nowakowski and Santos, Impartial games with entailing moves",
    make: |name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xoXO", AtariGo::new())),
        _ => Err(misfit(name)),
    },
};

/// Cram in the registry.
pub(crate) const CRAM: Entry = Entry {
    name: "game.grid.Cram",
    parameters: &[],
    shape: Shape::Grid,
    cells: ".#",
    example_parameters: "",
    example: "....|....|....",
    start: ".....|.....|.....",
    summary: "Put a domino on two empty neighbouring cells, in either direction.",
    source: "Gardner, Scientific American, February 1974; Berlekamp, Conway and Guy, Winning Ways, ch. 15",
    make: |name, arguments| match arguments {
        [] => Ok(by_size!(name, ".#", Cram::new())),
        _ => Err(misfit(name)),
    },
};

/// Chomp in the registry.
pub(crate) const CHOMP: Entry = Entry {
    name: "game.grid.Chomp",
    parameters: &[],
    shape: Shape::Grid,
    cells: ".#",
    example_parameters: "",
    example: "....|....|....",
    start: ".....|.....|.....",
    summary: "Eat a square with all that is below it and to its right; the top left square is poisoned and stays.",
    source: "Schuh 1952; Gale 1974; Berlekamp, Conway and Guy, Winning Ways, ch. 18",
    make: |name, arguments| match arguments {
        [] => Ok(RulesOf::new(name, Chomp).with_cells(".#").rules()),
        _ => Err(misfit(name)),
    },
};

/// The Silver Dollar game in the registry.
pub(crate) const SILVER_DOLLAR: Entry = Entry {
    name: "game.strip.SilverDollar",
    parameters: &[],
    shape: Shape::Strip,
    cells: ".o",
    example_parameters: "",
    example: "..o.o",
    start: "..o...o.o",
    summary: "Move a coin to the left over empty squares, neither onto another coin nor over one.",
    source: "Berlekamp, Conway and Guy, Winning Ways, ch. 15",
    make: |name, arguments| match arguments {
        [] => Ok(RulesOf::new(name, SilverDollar).with_cells(".o").rules()),
        _ => Err(misfit(name)),
    },
};

/// Toads and Frogs in the registry.
pub(crate) const TOADS_AND_FROGS: Entry = Entry {
    name: "game.strip.ToadsAndFrogs",
    parameters: &[],
    shape: Shape::Strip,
    cells: ".tf",
    example_parameters: "",
    example: "tt..ff",
    start: "ttt...fff",
    summary: "Slide one of your pieces a cell forwards, or jump over one enemy piece: toads are Left's and go right, frogs Right's.",
    source: "Berlekamp, Conway and Guy, Winning Ways, ch. 1",
    make: |name, arguments| match arguments {
        [] => Ok(by_size!(name, ".tf", ToadsAndFrogs::toads_and_frogs(), without_parameters())),
        _ => Err(misfit(name)),
    },
};

/// Elephants and Rhinos in the registry.
pub(crate) const ELEPHANTS_AND_RHINOS: Entry = Entry {
    name: "game.strip.ElephantsAndRhinos",
    parameters: &[],
    shape: Shape::Strip,
    cells: ".tf",
    example_parameters: "",
    example: "t.t.f",
    start: "t.t....f.f",
    summary: "Slide one of your pieces a cell forwards; nobody jumps.",
    source: "CGSuite",
    make: |name, arguments| match arguments {
        [] => {
            Ok(by_size!(name, ".tf", ToadsAndFrogs::elephants_and_rhinos(), without_parameters()))
        }
        _ => Err(misfit(name)),
    },
};

/// Backsliding Toads and Frogs in the registry.
pub(crate) const BACKSLIDING_TOADS_AND_FROGS: Entry = Entry {
    name: "game.strip.BackslidingToadsAndFrogs",
    parameters: &[],
    shape: Shape::Strip,
    cells: ".tf",
    example_parameters: "",
    example: "tf",
    start: "tt..ff",
    summary: "As Toads and Frogs, and pieces slide backwards too, so that play need not end.",
    source: "Berlekamp, Conway and Guy, Winning Ways, ch. 11",
    make: |name, arguments| match arguments {
        [] => Ok(by_size!(name, ".tf", ToadsAndFrogs::backsliding(), without_parameters())),
        _ => Err(misfit(name)),
    },
};

/// Generalised Toads and Frogs in the registry.
pub(crate) const GEN_TOADS_AND_FROGS: Entry = Entry {
    name: "game.strip.GenToadsAndFrogs",
    parameters: &[
        Parameter::new("minSlide", Kind::Step).or("1"),
        Parameter::new("maxSlide", Kind::Length).or("1"),
        Parameter::new("maxJump", Kind::Length).or("1"),
        Parameter::new("allowFriendlyJump", Kind::Boolean).or("false"),
    ],
    shape: Shape::Strip,
    cells: ".tf",
    example_parameters: "maxJump => 2",
    example: "ttf.ff",
    start: "ttt...fff",
    summary: "Toads and Frogs that slide and jump as far as the parameters say.",
    source: "CGSuite",
    make: |name, arguments| match *arguments {
        [
            Argument::Integer(min_slide),
            Argument::Integer(max_slide),
            Argument::Integer(max_jump),
            Argument::Boolean(friendly),
        ] => {
            let (least, most) = (min_slide as i32, max_slide as u32);
            let jump = max_jump as u32;
            Ok(match (least, most, jump, friendly) {
                (1, 1, 1, false) => {
                    by_size!(name, ".tf", ToadsAndFrogs::toads_and_frogs(), without_parameters())
                }
                _ => by_size!(name, ".tf", ToadsAndFrogs::new(least, most, jump, friendly)),
            })
        }
        _ => Err(misfit(name)),
    },
};

/// Hackenbush in the registry.
pub(crate) const HACKENBUSH: Entry = Entry {
    name: "game.graph.Hackenbush",
    parameters: &[],
    shape: Shape::Graph,
    cells: "",
    example_parameters: "",
    example: "lrrl",
    start: "l(r;e)l",
    summary: "Cut an edge: l Left's, r Right's, e either's; what is no longer connected to the ground falls away.",
    source: "Berlekamp, Conway and Guy, Winning Ways, ch. 1 and 2",
    make: |name, arguments| plain(name, arguments, Hackenbush),
};

/// Col in the registry.
pub(crate) const COL: Entry = Entry {
    name: "game.graph.Col",
    parameters: &[],
    shape: Shape::Graph,
    cells: "",
    example_parameters: "",
    example: ".-L-R",
    start: "-----",
    summary: "Colour a vertex in your colour; neighbours may not have the same colour.",
    source: "Colin Vout; Berlekamp, Conway and Guy, Winning Ways, ch. 2",
    make: |name, arguments| plain(name, arguments, Col::col()),
};

/// Snort in the registry.
pub(crate) const SNORT: Entry = Entry {
    name: "game.graph.Snort",
    parameters: &[],
    shape: Shape::Graph,
    cells: "",
    example_parameters: "",
    example: "---",
    start: "-----",
    summary: "Colour a vertex in your colour; neighbours may not have different colours.",
    source: "Simon Norton; Berlekamp, Conway and Guy, Winning Ways, ch. 6",
    make: |name, arguments| plain(name, arguments, Col::snort()),
};

/// The game on a poset in the registry.
pub(crate) const POSET_GAME: Entry = Entry {
    name: "game.graph.PosetGame",
    parameters: &[Parameter::new("poset", Kind::Text).hint(
        "Give the poset in quotes, such as \"a < b < c; a < d\", or as `File(\"poset.txt\")`.",
    )],
    shape: Shape::Elements,
    cells: "",
    example_parameters: "\"a < b; a < c; d\"",
    example: "{a,b,c,d}",
    start: "{a,b,c,d,e}",
    summary: "Remove an element of a poset with everything above it.",
    source: "Schuh 1952; Fraenkel and Scheinerman 1991",
    make: |name, arguments| match arguments {
        [Argument::Text(poset)] => {
            Ok(RulesOf::new(name, PosetGame::new(Poset::parse(poset)?)).rules())
        }
        _ => Err(misfit(name)),
    },
};

/// Nim in the registry.
pub(crate) const NIM: Entry = Entry {
    name: "game.heap.Nim",
    parameters: &[],
    shape: Shape::Heaps,
    cells: "",
    example_parameters: "",
    example: "3,4,5",
    start: "1,3,5,7",
    summary: "Take any number of counters from one heap.",
    source: "Bouton, Nim, a game with a complete mathematical theory, 1901",
    make: |name, arguments| match arguments {
        [] => Ok(RulesOf::new(name, Nim).with_code(code::by_name("Nim")).rules()),
        _ => Err(misfit(name)),
    },
};

/// Kayles in the registry.
pub(crate) const KAYLES: Entry = Entry {
    name: "game.heap.Kayles",
    parameters: &[],
    shape: Shape::Heaps,
    cells: "",
    example_parameters: "",
    example: "7",
    start: "3,4,5",
    summary: "Knock down one pin or two pins next to each other; what is left of the row is a row on either side.",
    source: "Dudeney 1907; Guy and Smith 1956; Berlekamp, Conway and Guy, Winning Ways, ch. 4",
    make: |name, arguments| match arguments {
        [] => Ok(RulesOf::new(name, Kayles).with_code(code::by_name("Kayles")).rules()),
        _ => Err(misfit(name)),
    },
};

/// Euclid in the registry.
pub(crate) const EUCLID: Entry = Entry {
    name: "game.heap.Euclid",
    parameters: &[],
    shape: Shape::Pair,
    cells: "",
    example_parameters: "",
    example: "(25,7)",
    start: "(34,21)",
    summary: "Subtract a multiple of the smaller number from the larger.",
    source: "Cole and Davie 1969",
    make: |name, arguments| plain(name, arguments, Euclid),
};

/// Wythoff's Game in the registry.
pub(crate) const WYTHOFF: Entry = Entry {
    name: "game.heap.Wythoff",
    parameters: &[],
    shape: Shape::Pair,
    cells: "",
    example_parameters: "",
    example: "(4,6)",
    start: "(8,11)",
    summary: "Take any number of counters from one of two heaps, or the same number from both.",
    source: "Wythoff 1907; Berlekamp, Conway and Guy, Winning Ways, ch. 3",
    make: |name, arguments| plain(name, arguments, Wythoff),
};

/// Fibonacci Nim in the registry.
pub(crate) const FIBONACCI_NIM: Entry = Entry {
    name: "game.heap.FibonacciNim",
    parameters: &[],
    shape: Shape::Heaps,
    cells: "",
    example_parameters: "",
    example: "13",
    start: "20",
    summary: "Take at most twice what was just taken; the first may take all but one.",
    source: "Whinihan, Fibonacci Nim, 1963",
    make: |name, arguments| match arguments {
        [] => Ok(RulesOf::new(name, TakeAway::fibonacci_nim()).without_parameters().rules()),
        _ => Err(misfit(name)),
    },
};

/// Take-away games by a factor in the registry.
pub(crate) const TAKE_AWAY: Entry = Entry {
    name: "game.heap.TakeAway",
    parameters: &[Parameter::new("factor", Kind::Ratio).hint("Fibonacci Nim is `TakeAway(2)`.")],
    shape: Shape::Heaps,
    cells: "",
    example_parameters: "3/2",
    example: "20",
    start: "30",
    summary: "Take at most a fixed factor times what was just taken; the first may take all but one.",
    source: "Schwenk, Take-away games, 1970",
    make: |name, arguments| match *arguments {
        [Argument::Ratio(numerator, denominator)] => {
            Ok(RulesOf::new(name, TakeAway::new(numerator, denominator)?).rules())
        }
        _ => Err(misfit(name)),
    },
};

/// Subtraction games in the registry.
pub(crate) const SUBTRACTION: Entry = Entry {
    name: "game.heap.Subtraction",
    parameters: &[
        Parameter::new("set", Kind::Numbers)
            .hint("Give the numbers that may be taken: `Subtraction([1,2,3])`."),
        Parameter::new("allbut", Kind::Boolean).or("false"),
    ],
    shape: Shape::Heaps,
    cells: "",
    example_parameters: "[1,3,4]",
    example: "10",
    start: "21",
    summary: "Take so many counters from one heap as the set allows, or as it does not.",
    source: "Golomb 1966; Berlekamp, Conway and Guy, Winning Ways, ch. 4",
    make: |name, arguments| match arguments {
        [Argument::Numbers(set), Argument::Boolean(all_but)] => {
            let numbers = set.iter().copied();
            let ruleset = match all_but {
                true => Subtraction::all_but(numbers)?,
                false => Subtraction::new(numbers)?,
            };
            // Of sets with very large numbers there is no code.
            let code = Code::from_set(set.iter().copied(), &Digit::of_bits(3), *all_but).ok();
            Ok(RulesOf::new(name, ruleset).with_code(code).rules())
        }
        _ => Err(misfit(name)),
    },
};

/// Take-and-break games in the registry.
pub(crate) const TAKE_AND_BREAK: Entry = Entry {
    name: "game.heap.TakeAndBreak",
    parameters: &[Parameter::new("code", Kind::Code).hint(IN_QUOTES)],
    shape: Shape::Heaps,
    cells: "",
    example_parameters: "\"0.77\"",
    example: "9",
    start: "5,6,7",
    summary: "Take counters from one heap and perhaps split it, as the digits of a code allow.",
    source: "Guy and Smith 1956; Siegel, Combinatorial Game Theory, IV.2",
    make: |name, arguments| match arguments {
        [Argument::Text(code)] => {
            let code = parsed(code)?;
            let ruleset = TakeAndBreak::new(code.clone());
            Ok(RulesOf::new(name, ruleset).with_code(Some(code)).rules())
        }
        _ => Err(misfit(name)),
    },
};

/// Partizan take-and-break games in the registry.
pub(crate) const PARTIZAN_TAKE_AND_BREAK: Entry = Entry {
    name: "game.heap.PartizanTakeAndBreak",
    parameters: &[
        Parameter::new("left", Kind::Code).hint(IN_QUOTES),
        Parameter::new("right", Kind::Code).hint(IN_QUOTES),
    ],
    shape: Shape::Heaps,
    cells: "",
    example_parameters: "\"0.3\",\"0.7\"",
    example: "9",
    start: "5,6,7",
    summary: "Take counters from one heap and perhaps split it: each player has a code of his own.",
    source: "Fraenkel and Kotzig, Partizan octal games, 1987",
    make: |name, arguments| match arguments {
        [Argument::Text(left), Argument::Text(right)] => {
            let ruleset = TakeAndBreak::partizan(parsed(left)?, parsed(right)?);
            Ok(RulesOf::new(name, ruleset).rules())
        }
        _ => Err(misfit(name)),
    },
};

/// Dawson's Kayles in the registry.
pub(crate) const DAWSONS_KAYLES: Entry = Entry {
    name: "game.heap.DawsonsKayles",
    parameters: &[],
    shape: Shape::Heaps,
    cells: "",
    example_parameters: "",
    example: "9",
    start: "12",
    summary: "Take two pins next to each other; what is left of the row is a row on either side.",
    source: "Dawson; Guy and Smith 1956",
    make: |name, arguments| named(name, "DawsonsKayles", arguments),
};

/// Grundy's Game in the registry.
pub(crate) const GRUNDYS_GAME: Entry = Entry {
    name: "game.heap.GrundysGame",
    parameters: &[],
    shape: Shape::Heaps,
    cells: "",
    example_parameters: "",
    example: "7",
    start: "12",
    summary: "Split a heap into two of different sizes.",
    source: "Grundy 1939; Berlekamp, Conway and Guy, Winning Ways, ch. 4",
    make: |name, arguments| named(name, "GrundysGame", arguments),
};

/// Officers in the registry.
pub(crate) const OFFICERS: Entry = Entry {
    name: "game.heap.Officers",
    parameters: &[],
    shape: Shape::Heaps,
    cells: "",
    example_parameters: "",
    example: "9",
    start: "12",
    summary: "Take one counter from a heap and leave the rest as one heap or two, but not as none.",
    source: "Descartes, Why are series musical?, 1953; Berlekamp, Conway and Guy, Winning Ways, ch. 4",
    make: |name, arguments| named(name, "Officers", arguments),
};

/// Top Entails in the registry.
pub(crate) const TOP_ENTAILS: Entry = Entry {
    name: "game.entailing.TopEntails",
    parameters: &[],
    shape: Shape::Heaps,
    cells: "",
    example_parameters: "",
    example: "5,4",
    start: "7,5",
    summary: "Split a stack into two, or take the top counter off one, to which the opponent must answer there.",
    source: "Berlekamp, Conway and Guy, Winning Ways, ch. 12; West, New values for Top Entails, 1996",
    make: |name, arguments| plain(name, arguments, Obligations(TopEntails)),
};

/// Carry-on Nim in the registry.
pub(crate) const CARRY_ON_NIM: Entry = Entry {
    name: "game.entailing.CarryOnNim",
    parameters: &[
        Parameter::new("counts", Kind::Numbers)
            .hint("Give the numbers that may be taken: `Subtraction([1,2,3])`."),
        Parameter::new("whole", Kind::Boolean).or("false"),
    ],
    shape: Shape::Heaps,
    cells: "",
    example_parameters: "[2]",
    example: "3,1",
    start: "5,4,3",
    summary: "Nim in which whoever takes one of certain numbers moves again.",
    source: "Larsson, Nowakowski and Santos, Impartial games with entailing moves",
    make: |name, arguments| match arguments {
        [Argument::Numbers(counts), Argument::Boolean(whole)] => {
            let ruleset = CarryOnNim::new(counts.iter().copied(), *whole);
            Ok(RulesOf::new(name, Obligations(ruleset)).rules())
        }
        _ => Err(misfit(name)),
    },
};

/// Nimstring in the registry.
pub(crate) const NIMSTRING: Entry = Entry {
    name: "game.entailing.Nimstring",
    parameters: &[
        Parameter::new("rowCount", Kind::Natural),
        Parameter::new("colCount", Kind::Natural),
    ],
    shape: Shape::Lines,
    cells: "",
    example_parameters: "2,3",
    example: "empty",
    start: "empty",
    summary: "Draw a line between two dots; whoever completes a box moves again, and whoever cannot move loses.",
    source: "Berlekamp, Conway and Guy, Winning Ways, ch. 16; Berlekamp, The Dots and Boxes Game",
    make: |name, arguments| match *arguments {
        [Argument::Integer(rows), Argument::Integer(cols)] => {
            Ok(RulesOf::new(name, Nimstring::new(rows as usize, cols as usize)?).rules())
        }
        _ => Err(misfit(name)),
    },
};

/// Strings and Coins in the registry.
pub(crate) const STRINGS_AND_COINS: Entry = Entry {
    name: "game.entailing.StringsAndCoins",
    parameters: &[],
    shape: Shape::Strings,
    cells: "",
    example_parameters: "",
    example: "a-b, b-, a-",
    start: "a-b, b-c, c-a, a-, b-",
    summary: "Cut a string; whoever cuts the last string of a coin moves again, and whoever cannot move loses.",
    source: "Berlekamp, Conway and Guy, Winning Ways, ch. 16",
    make: |name, arguments| plain(name, arguments, StringsAndCoins),
};

/// Games by a table of their moves in the registry.
pub(crate) const MOVE_TABLE: Entry = Entry {
    name: "game.entailing.MoveTable",
    parameters: &[Parameter::new("table", Kind::Text).hint(
        "Give the moves of each component in quotes, such as \"0:\\n1: entail 0\", or as \
         `File(\"moves.txt\")`.",
    )],
    shape: Shape::Heaps,
    cells: "",
    example_parameters: "\"0: | 1: entail 0 | 2: quiet 0; entail 1\"",
    example: "2",
    start: "2",
    summary: "The moves that the table lists, each of them quiet, entailing or a carry-on.",
    source: "Larsson, Nowakowski and Santos, Impartial games with entailing moves",
    make: |name, arguments| match arguments {
        [Argument::Text(text)] => {
            Ok(RulesOf::new(name, Obligations(MoveTable::parse(text)?)).rules())
        }
        _ => Err(misfit(name)),
    },
};

/// What to write where a code is expected.
const IN_QUOTES: &str = "Give the code in quotes: `TakeAndBreak(\"0.77\")`.";

/// The code that a text is.
fn parsed(text: &str) -> Result<Code, NotationError> {
    Code::parse(text).map_err(|error| NotationError::new(error.message, error.range))
}

/// The take-and-break game whose code has a name.
fn named(
    name: &str,
    of_code: &str,
    arguments: &[Argument],
) -> Result<Arc<dyn Rules>, NotationError> {
    match (code::by_name(of_code), arguments) {
        (Some(code), []) => {
            let rules = RulesOf::new(name, TakeAndBreak::new(code.clone()));
            Ok(rules.with_code(Some(code)).without_parameters().rules())
        }
        _ => Err(misfit(name)),
    }
}
