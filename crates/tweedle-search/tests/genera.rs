//! Genera of positions, beside play by the rules alone.

use std::collections::HashMap;
use tweedle_engine::misere::Genus;
use tweedle_engine::{Control, Play, Player, Stop};
use tweedle_rulesets::standard;
use tweedle_search::{Analyst, Position, PositionError};

fn place(name: &str, text: &str) -> Position {
    standard().rules(name, &[]).unwrap().place(text).unwrap()
}

/// The nim-value of a position in normal play, or in misère play beside some heaps of Nim.
fn nim_value(
    position: &Position,
    play: Play,
    heaps: [u64; 2],
    known: &mut HashMap<(Position, Play, [u64; 2]), u64>,
) -> u64 {
    let key = (position.clone(), play, heaps);
    if let Some(&found) = known.get(&key) {
        return found;
    }
    let mut seen = Vec::new();
    for option in position.options(Player::Left, &Control::new()).unwrap() {
        seen.push(nim_value(&option, play, heaps, known));
    }
    // `heaps` says how many there are of one counter, and of two.
    let [ones, twos] = heaps;
    let fewer = [
        (ones > 0).then(|| [ones - 1, twos]),
        (twos > 0).then(|| [ones, twos - 1]),
        (twos > 0).then(|| [ones + 1, twos - 1]),
    ];
    for heaps in fewer.into_iter().flatten() {
        seen.push(nim_value(position, play, heaps, known));
    }
    let least = (0..=seen.len() as u64).find(|number| !seen.contains(number)).unwrap();
    let found = if seen.is_empty() && play == Play::Misere { 1 } else { least };
    known.insert(key, found);
    found
}

#[test]
fn genera_are_those_of_play() {
    let positions = [
        ("game.heap.Nim", "2,2,3"),
        ("game.heap.Kayles", "9"),
        ("game.heap.Kayles", "5,4"),
        ("game.heap.GrundysGame", "13"),
        ("game.heap.GrundysGame", "13,8"),
        ("game.heap.DawsonsKayles", "12"),
        ("game.grid.Cram", "...|...|..."),
        ("game.grid.Cram", "..#..|....."),
        ("game.grid.Chomp", "...|..."),
    ];
    for (name, text) in positions {
        let position = place(name, text);
        let mut analyst = Analyst::new(Control::new(), &standard());
        let genus = analyst.genus(&position).unwrap();
        let mut known = HashMap::new();
        let normal = nim_value(&position, Play::Normal, [0, 0], &mut known);
        assert_eq!(u64::from(genus.normal()), normal, "{name} {text}");
        for twos in 0..=3 {
            let misere = nim_value(&position, Play::Misere, [0, twos], &mut known);
            let digit = genus.digit(twos as usize);
            assert_eq!(u64::from(digit), misere, "{name} {text} beside {twos} heaps of two");
        }
        assert_eq!(genus.outcome(), analyst.outcome(&position, Play::Misere).unwrap());
    }
}

#[test]
fn sums_of_rulesets() {
    let sum = place("game.heap.Kayles", "5").sum(&place("game.heap.GrundysGame", "13"));
    let genus = Analyst::new(Control::new(), &standard()).genus(&sum).unwrap();
    let mut known = HashMap::new();
    for twos in 0..=2 {
        let misere = nim_value(&sum, Play::Misere, [0, twos], &mut known);
        assert_eq!(u64::from(genus.digit(twos as usize)), misere);
    }
    let nim = place("game.heap.Nim", "5").sum(&place("game.heap.Nim", "5"));
    assert_eq!(Analyst::new(Control::new(), &standard()).genus(&nim).unwrap().to_string(), "0^02");
    assert_eq!(
        Analyst::new(Control::new(), &standard()).genus(&place("game.heap.Nim", "6")),
        Ok(Genus::of_nim(6))
    );
}

#[test]
fn partizan_positions_and_limits() {
    let partizan = place("game.grid.Domineering", "...|...");
    let error = Analyst::new(Control::new(), &standard()).genus(&partizan).unwrap_err();
    assert!(matches!(error, PositionError::Stop(Stop::NotImpartial(_))), "{error}");
    let heap = place("game.heap.Nim", "1000000000");
    let error = Analyst::new(Control::with_memory(1 << 20), &standard()).genus(&heap).unwrap_err();
    assert!(matches!(error, PositionError::Stop(Stop::Memory { .. })), "{error}");
}
