//! Positions that come up in play, against plain play.

use std::collections::HashSet;
use tweedle_desk::{Desk, Question};
use tweedle_engine::{Control, Player};
use tweedle_search::{Position, reach};

/// All positions that come up if `first` begins, by playing.
fn played(start: &Position, first: Player) -> HashSet<Position> {
    let control = Control::new();
    let mut now: HashSet<Position> = [start.clone()].into();
    let (mut all, mut player) = (now.clone(), first);
    while !now.is_empty() {
        now = now.iter().flat_map(|it| it.options(player, &control).unwrap()).collect();
        all.extend(now.iter().cloned());
        player = player.opponent();
    }
    all
}

/// A sum with a value is an object of the language, whose moves lead to other objects: a `no` would be wrong.
#[test]
fn sums_with_values_are_refused() {
    let mut desk = Desk::of(tweedle_rulesets::standard());
    for (input, from) in [
        ("game.heap.Nim(2) + 0", "game.heap.Nim(3) + 0"),
        ("game.grid.Domineering(\"..\")", "game.grid.Domineering(\"..\") + 1"),
        ("game.heap.Nim(2) + *", "game.heap.Nim(3)"),
    ] {
        let question = serde_json::json!({"ask": "reach", "input": input, "from": from});
        let question: Question = serde_json::from_value(question).unwrap();
        let trouble = desk.ask(&question).unwrap_err();
        let message = "Whether it comes up is not told for a sum with values, such as 1 or `*`.";
        assert_eq!(trouble.message, message, "{input}");
    }
}

/// Of all followers of a start by any moves of both players, and others; backwards in the first two games, forwards in the others.
#[test]
fn positions_come_up_as_they_do_in_play() {
    let mut desk = Desk::of(tweedle_rulesets::standard());
    let control = Control::new();
    for (start, other, is_backward) in [
        ("game.grid.Domineering(\"...|.#.|...\")", "game.grid.Domineering(\"#..|.#.|...\")", true),
        ("game.strip.ToadsAndFrogs(\"tt..ff\")", "game.strip.ToadsAndFrogs(\"t..t.f\")", true),
        ("game.grid.Clobber(\"xoxo|oxox\")", "game.grid.Clobber(\"xxxx|....\")", false),
        ("game.heap.Nim(\"3,2\")", "game.heap.Nim(\"4,1\")", false),
        (
            "game.grid.Domineering(\"..|..\") + game.heap.Nim(2)",
            "game.grid.Domineering(\"..|..\") + game.heap.Nim(3)",
            false,
        ),
    ] {
        let start = desk.position(start).unwrap();
        let by: Vec<HashSet<Position>> = Player::BOTH.map(|first| played(&start, first)).into();
        let mut positions = start.followers(&control).unwrap();
        positions.push(desk.position(other).unwrap());
        let mut found = [0, 0];
        for position in &positions {
            let reached = reach(&start, position, &control).unwrap();
            assert!(*position == start || reached.is_backward == is_backward);
            for first in Player::BOTH {
                let is_there = by[first as usize].contains(position);
                let line = reached.line(first);
                assert_eq!(line.is_some(), is_there, "{} {first}", position.expression());
                let Some(line) = line else { continue };
                found[first as usize] += 1;
                assert_eq!((&line[0], &line[line.len() - 1]), (&start, position));
                let mut player = first;
                for pair in line.windows(2) {
                    assert!(pair[0].options(player, &control).unwrap().contains(&pair[1]));
                    player = player.opponent();
                }
            }
        }
        // Some come up, and the last one never does.
        assert_eq!(found, [by[0].len(), by[1].len()]);
        assert!(found[0] < positions.len());
    }
}
