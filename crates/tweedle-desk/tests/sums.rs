//! Sums of games in canonical form: added if that is soon done, and otherwise searched as they are written.

use tweedle_desk::{Desk, Wanted};
use tweedle_engine::Player::{Left, Right};
use tweedle_engine::{Control, Play, Player};

/// Who wins if Left moves first, and if Right does, and whether it was searched as a sum.
fn solved(desk: &mut Desk, sum: &str) -> ([Option<Player>; 2], bool) {
    let solution = desk.solve(sum, None, Play::Normal, Wanted::default()).unwrap();
    let winners = [0, 1].map(|turn| solution.turns[turn].winner);
    (winners, solution.position.contains(" + "))
}

/// The outcome class by the canonical form of the sum.
fn added(desk: &mut Desk, sum: &str) -> [Option<Player>; 2] {
    let class = desk.evaluate(&format!("({sum}).OutcomeClass")).unwrap().output.unwrap();
    let [left, right] = match class.as_str() {
        "L" => [Left, Left],
        "R" => [Right, Right],
        "N" => [Left, Right],
        "P" => [Right, Left],
        other => panic!("{other}"),
    };
    [Some(left), Some(right)]
}

fn random_games(desk: &mut Desk, count: usize, seed: u64) -> Vec<String> {
    let games = format!("RandomGames(3,{count},{seed}).MkString(\";\").ToUnquotedOutput");
    let printed = desk.evaluate(&games).unwrap().output.unwrap();
    printed.split(';').map(str::to_owned).collect()
}

#[test]
fn a_search_agrees_with_the_canonical_form() {
    let mut desk = Desk::new(Control::new(), tweedle_rulesets::standard());
    let mut searched = 0;
    for seed in 0..6 {
        let games = random_games(&mut desk, 9, seed);
        // Near 0, so that any player may win.
        let sum = format!("{} - {}", games[..5].join(" + "), games[5..].join(" - "));
        let (winners, is_sum) = solved(&mut desk, &sum);
        searched += usize::from(is_sum);
        assert_eq!(
            winners,
            added(&mut Desk::new(Control::new(), tweedle_rulesets::standard()), &sum),
            "{sum}"
        );
    }
    assert!(searched >= 2, "only {searched} were searched");
}

/// Games and their negatives are dropped before anything is added: to add all of these takes more than half a minute.
#[test]
fn games_and_their_negatives_are_nothing() {
    let mut desk = Desk::new(Control::new(), tweedle_rulesets::standard());
    let games = random_games(&mut desk, 30, 1);
    let sum = games.join(" + ");
    let negatives: Vec<&str> = games.iter().rev().map(String::as_str).collect();
    let nothing = format!("{sum} - {}", negatives.join(" - "));
    let (winners, _) = solved(&mut desk, &nothing);
    assert_eq!(winners, [Some(Right), Some(Left)]);
    let (winners, _) = solved(&mut desk, &format!("{nothing} + 2*{{1|-1}} + 3*{{2|0}} - 3"));
    assert_eq!(winners, [Some(Left), Some(Right)]);
}

#[test]
fn what_is_no_sum_of_games_is_as_before() {
    let mut desk = Desk::new(Control::new(), tweedle_rulesets::standard());
    let mut check = |sum: &str, expected: [Player; 2]| {
        assert_eq!(solved(&mut desk, sum).0, expected.map(Some), "{sum}");
    };
    check("x := 2; def f(n) := *n; f(x) + *2", [Right, Left]);
    check("game.heap.Nim(3) + game.heap.Nim(5)", [Left, Right]);
    check("2*game.heap.Nim(3) + game.heap.Nim(1)", [Left, Right]);
    check("2*3 - 7", [Right, Right]);
    check("5*{1|-1} - 4*{1|-1}", [Left, Right]);
    check("3*{2|1} - 5 + {2|1} - 1", [Right, Left]);
    check("9223372036854775807*{1|0} + 9223372036854775807*{1|0} - 1", [Left, Left]);
    check("{1|0}*2 - 1", [Right, Left]);
    check("'{1|0}' + *", [Left, Left]);
    // What is tried under an allowance may end within the rules of a sum.
    check("x := 4*{{6|*},-3|{0|*2,-4},{4|1}}; x + x", [Left, Left]);
    let refused = desk.solve("1 + \"a\"*x", None, Play::Normal, Wanted::default()).unwrap_err();
    assert!(refused.message.contains("`*`"), "{refused:?}");
}
