//! Nimbers of impartial variants, beside the rules alone.

use std::collections::HashMap;
use std::sync::Arc;
use tweedle_engine::{Control, Grundy, Outcome, Play, Player};
use tweedle_rulesets::any::{Memos, Rules};
use tweedle_rulesets::{Argument, standard};
use tweedle_search::{Analyst, Position};

/// The ruleset of this name; of King Dirt the one in which nobody must place.
fn rules(name: &str) -> Arc<dyn Rules> {
    let must_place = [Argument::Boolean(false)];
    let arguments: &[Argument] = if name == "game.grid.KingDirt" { &must_place } else { &[] };
    standard().rules(name, arguments).unwrap()
}

fn place(name: &str, text: &str) -> Position {
    rules(name).place(text).unwrap()
}

fn variant(name: &str, text: &str) -> Position {
    rules(name).impartial_variant().unwrap().place(text).unwrap()
}

/// The least number that no option has, of the moves of both players.
fn nimber(position: &Position, known: &mut HashMap<Position, u64>) -> u64 {
    if let Some(&found) = known.get(position) {
        return found;
    }
    let mut seen = Vec::new();
    for player in Player::BOTH {
        for option in position.options(player, &Control::new()).unwrap() {
            seen.push(nimber(&option, known));
        }
    }
    let found = (0..=seen.len() as u64).find(|number| !seen.contains(number)).unwrap();
    known.insert(position.clone(), found);
    found
}

/// Positions of the rulesets that are searched by their own types, and of others.
const POSITIONS: &[(&str, &str)] = &[
    ("game.grid.Amazons", "x..|..o"),
    ("game.grid.Amazons", "x.#|.o."),
    ("game.grid.CannibalClobber", "xox|oxx"),
    ("game.grid.Clobber", "xoxo|oxox"),
    ("game.grid.Clobber", "xox|oxo|xxo"),
    ("game.grid.Domineering", "....|..#.|...."),
    ("game.grid.Domineering", ".....|....."),
    ("game.grid.Fission", "....|.x..|..x.|...."),
    ("game.grid.Fission", ".....|.x.x.|..x..|....."),
    ("game.grid.KingDirt", "1,1:x.|.o"),
    ("game.grid.NoGo", "...|..."),
    ("game.grid.NoGo", ".......x."),
    ("game.grid.Sheep", "3 .|. -2"),
    ("game.graph.Col", "----"),
    ("game.graph.Hackenbush", "l(r;e)l"),
    ("game.strip.ToadsAndFrogs", "tt..ff"),
    ("game.strip.TopplingDominoes", "lerrl"),
];

#[test]
fn nimbers_by_the_rules_alone() {
    for &(name, text) in POSITIONS {
        let expect = nimber(&place(name, text), &mut HashMap::new());
        let shared = variant(name, text);
        let mut searched = Memos::with_solvers(Control::new(), standard().solvers().clone());
        assert_eq!(searched.value(&mut Grundy, &shared), Ok(expect), "{name} {text}");
        let mut walked = Memos::new(Control::new());
        assert_eq!(walked.value(&mut Grundy, &shared), Ok(expect), "{name} {text}");
        let mut analyst = Analyst::new(Control::new(), &standard());
        let outcome = if expect == 0 { Outcome::P } else { Outcome::N };
        assert_eq!(analyst.outcome(&shared, Play::Normal), Ok(outcome), "{name} {text}");
        // Two of them are nothing, and so is one with its nimber as a heap of Nim.
        let heap = place("game.heap.Nim", &expect.to_string());
        for sum in [shared.sum(&shared), shared.sum(&heap)] {
            assert_eq!(analyst.outcome(&sum, Play::Normal), Ok(Outcome::P), "{name} {text}");
        }
    }
}

/// Boards of Domineering in which either player may put a domino either way are boards of Cram.
#[test]
fn impartial_domineering_is_cram() {
    let mut memos = Memos::with_solvers(Control::new(), standard().solvers().clone());
    for text in ["....|....|....|....|....", "......|......|......", ".....|.#...|.....", "...", ""]
    {
        let cram = memos.value(&mut Grundy, &place("game.grid.Cram", text));
        assert_eq!(memos.value(&mut Grundy, &variant("game.grid.Domineering", text)), cram);
    }
}
