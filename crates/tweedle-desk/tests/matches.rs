//! Whole matches, driven by calls.

use tweedle_boxes::{Board, Start};
use tweedle_desk::{
    Boxes, Desk, Game, Match, MatchResult, Next, PERSON, PROGRAM, Positions, Standing, Trouble,
};
use tweedle_engine::{Play, Player};
use tweedle_search::Record;

/// Lets the program play until a person has to choose, or the match is over; what was said.
fn until_asked<G: Game>(game: &mut Match<G>, desk: &mut Desk) -> Vec<String> {
    let mut said = Vec::new();
    loop {
        match game.advance(desk).expect("nothing stops it") {
            Next::Made { player, .. } => {
                let name = game.name_of(player);
                said.push(format!("{name}: {}", game.last().expect("a move")));
            }
            Next::Ask(moves) => {
                said.push(format!("{} moves", moves.len()));
                return said;
            }
            Next::Over(MatchResult::Won(winner)) => {
                said.push(format!("{} wins", game.name_of(winner)));
                return said;
            }
            Next::Over(MatchResult::Drawn) => {
                said.push("nobody wins".to_owned());
                return said;
            }
        }
    }
}

fn of_nim(desk: &mut Desk, play: Play) -> Match<Positions> {
    let start = desk.position("game.heap.Nim(\"4,3,2\")").expect("a position");
    Match::from_position(&start, [PERSON, "perfect"], Player::Left, play, 0).expect("a match")
}

#[test]
fn nim() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let mut game = of_nim(desk, Play::Normal);
    assert_eq!(until_asked(&mut game, desk), ["9 moves"]);
    assert!(!game.undo(desk), "there is nothing to take back");
    let moves = game.moves(desk).expect("moves");
    let (_, hint) = game.hint(&moves, desk).expect("a hint");
    assert_eq!(hint, "heap 1 take 3. It leaves the nimber 0: the player who moves next loses.");
    let why = game.why(&moves, desk).expect("reasons");
    assert_eq!(why[0], "Left, to move, wins: 1 of the 9 moves wins.");
    let why_not = |game: &mut Match<Positions>, text: &str, desk: &mut Desk| {
        game.make_named(text, desk).expect_err("it is no move").message
    };
    assert_eq!(why_not(&mut game, "heap 2 take 9", desk), "Heap 2 has only 3 counters.");
    assert_eq!(why_not(&mut game, "10", desk), "The moves have the numbers 1 to 9.");
    assert_eq!(
        why_not(&mut game, "heap 1 tke 3", desk),
        "`heap 1 tke 3` is no move here. Did you mean `heap 1 take 3`?"
    );
    game.make_named(" Heap 1  take 3", desk).expect("a move");
    assert_eq!(until_asked(&mut game, desk), ["Right: heap 1 take 1", "5 moves"]);
    assert!(game.undo(desk));
    assert_eq!((game.made(), game.player()), (0, Player::Left));
    // In JSON and back.
    let standing = game.standing(desk).expect("a standing");
    assert_eq!((standing.moves.len(), standing.is_person, standing.result), (9, true, None));
    let text = serde_json::to_string(&standing).expect("JSON");
    assert_eq!(serde_json::from_str::<Standing>(&text).expect("a standing"), standing);

    for number in ["3", "1"] {
        game.make_named(number, desk).expect("a move");
        until_asked(&mut game, desk);
    }
    // The record goes on where the match was.
    let record = game.record();
    assert_eq!((record.moves.len(), record.winner), (4, None));
    let replayed = desk.replay(&record).expect("legal");
    assert_eq!((replayed.winner, replayed.next), (None, Some(game.player())));
    let start = desk.position(&record.start).expect("a position");
    let mut game = Match::resume(&record, &start, [PERSON, "brute"], 0, desk).expect("a match");
    assert_eq!(game.record().moves, record.moves);
    while game.result().is_none() {
        game.make_named("1", desk).expect("a move");
        until_asked(&mut game, desk);
    }
    let record = game.record();
    let winner = desk.replay(&record).expect("legal").winner;
    assert_eq!(game.result(), winner.map(MatchResult::Won));
    let start = desk.position(&record.start).expect("a position");
    let over = Match::resume(&record, &start, [PERSON, "brute"], 0, desk).expect("a match");
    assert_eq!(over.result(), game.result());
}

#[test]
fn somebody_resigns() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let mut game = of_nim(desk, Play::Misere);
    assert_eq!(game.resign(), MatchResult::Won(Player::Right));
    assert!(matches!(game.advance(desk), Ok(Next::Over(MatchResult::Won(Player::Right)))));
    let record = game.record();
    assert_eq!((record.resigned, record.winner), (Some(Player::Left), Some(Player::Right)));
    assert_eq!(desk.replay(&record).expect("legal").winner, Some(Player::Right));
}

#[test]
fn moves_of_others_and_of_the_past() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let start = desk.position("game.grid.Domineering(\"....|....\")").expect("a position");
    let players = [PERSON, "naive"];
    let game = Match::from_position(&start, players, Player::Left, Play::Normal, 0);
    let mut game = game.expect("a match");
    game.make_named("a1-a2", desk).expect("a move");
    assert_eq!(until_asked(&mut game, desk), ["Right: b1-c1", "1 moves"]);
    assert_eq!(game.told().as_deref(), Some("b1-c1 -> ###.|#..."));
    let mut why_not = |text: &str| game.make_named(text, desk).expect_err("it is no move").message;
    assert_eq!(why_not("b1-b2"), "`b1-b2` is no longer possible: it was before move 2.");
    assert_eq!(why_not("c2-d2"), "`c2-d2` is a move of Right's, not of Left's.");
}

#[test]
fn strategies_play_alone() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let start = desk.position("game.grid.Domineering(\"...|...\")").expect("a position");
    let game = Match::from_position(&start, ["naive", "perfect"], Player::Left, Play::Normal, 0);
    let said = until_asked(&mut game.expect("a match"), desk);
    assert_eq!(said, ["Left: a1-a2", "Right: b1-c1", "Right wins"]);
}

#[test]
fn what_is_no_match() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let start = desk.position("game.entailing.TopEntails(4)").expect("a position");
    let message = |game: Result<Match<Positions>, Trouble>| game.err().map(|it| it.message);
    let game = |names, play| message(Match::from_position(&start, names, Player::Left, play, 0));
    let expected = "Games with entailing moves have no misère play.";
    assert_eq!(game(["naive", PERSON], Play::Misere).as_deref(), Some(expected));
    let expected = "There is no strategy `best`.";
    assert_eq!(game(["best", PERSON], Play::Normal).as_deref(), Some(expected));

    let mut record = of_nim(desk, Play::Normal).record();
    record.moves = serde_json::from_str(r#"[{"to": "9"}]"#).expect("steps");
    let start = desk.position(&record.start).expect("a position");
    let refused = message(Match::resume(&record, &start, [PERSON, PERSON], 0, desk));
    assert!(refused.expect("a message").starts_with("Step 1 is no move of Left's."));
}

#[test]
fn a_forced_pass_is_not_taken_back_alone() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    // From a heap of Top Entails the player who takes one obliges the other to answer there.
    let start = desk.position("game.entailing.TopEntails(\"5,3\")").expect("a position");
    let game = Match::from_position(&start, [PERSON, PERSON], Player::Left, Play::Normal, 0);
    let mut game = game.expect("a match");
    until_asked(&mut game, desk);
    game.make_named("1", desk).expect("a move");
    until_asked(&mut game, desk);
    assert_eq!(game.player(), Player::Right);
    assert!(game.undo(desk));
    assert_eq!((game.made(), game.player()), (0, Player::Left));
}

/// In a sum the number of the term may have been forgotten.
#[test]
fn a_move_without_its_term_is_advised() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let start = desk.position("game.heap.Nim(3) + game.grid.Domineering(\"..|..\")");
    let players = [PERSON, PERSON];
    let start = start.expect("a position");
    let game = Match::from_position(&start, players, Player::Left, Play::Normal, 0);
    let why = game.expect("a match").make_named("b1-b2", desk).expect_err("no move").message;
    assert_eq!(why, "`b1-b2` is no move here. Did you mean `2: b1-b2`?");
}

/// The names that a match offers, and the picture with them.
fn seen(game: &Match<Positions>, desk: &mut Desk) -> (Vec<String>, String) {
    let moves = game.moves(desk).expect("moves");
    (moves.into_iter().map(|offer| offer.name).collect(), game.draw())
}

/// Over whole random matches a label means the same edge or vertex, whether the match is played, taken up
/// from its record, or from a record by numbers as they were written before there were labels.
#[test]
fn labels_stay_through_a_match() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let starts = [
        "game.graph.Hackenbush(\"l(r(l;e);e(r;l))\")",
        "game.graph.Hackenbush(\":G(l.e.r:G;e(l;l);r:Al:A)\")",
        "game.graph.Col(\"-(-;--;-L)\")",
        "game.graph.Snort(\":A----:A\")",
        "game.graph.Snort(\"---\") - game.graph.Hackenbush(\"(l;l;rr)\") + game.heap.Nim(2)",
    ];
    let mut random = 12345_u64;
    for (start, round) in starts.into_iter().flat_map(|start| (0..6).map(move |i| (start, i))) {
        let start = desk.position(start).expect("a position");
        let first = if round % 2 == 0 { Player::Left } else { Player::Right };
        let game = Match::from_position(&start, [PERSON, PERSON], first, Play::Normal, 0);
        let mut game = game.expect("a match");
        let mut numbered = Vec::new();
        let mut alone = start.clone();
        let mut gone: Vec<String> = Vec::new();
        loop {
            let (names, drawing) = seen(&game, desk);
            // Taken up from the record, by labels or by numbers, it goes on with the same labels.
            let record = game.record();
            let mut old = record.clone();
            for (step, name) in old.moves.iter_mut().zip(&numbered) {
                String::clone_from(&mut step.name, name);
            }
            for record in [record, old] {
                let again = Match::resume(&record, &start, [PERSON, PERSON], 0, desk);
                let again = again.expect("a match");
                assert_eq!(again.made(), game.made());
                assert_eq!(seen(&again, desk), (names.clone(), drawing.clone()));
                let winner = desk.replay(&record).expect("legal").winner;
                assert_eq!(winner.is_some(), names.is_empty());
            }
            assert!(names.iter().all(|name| !gone.contains(name)), "{names:?} {gone:?}");
            let moves = game.moves(desk).expect("moves");
            if moves.is_empty() {
                break;
            }
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let place = (random >> 33) as usize % moves.len();
            // The edge or vertex is called so in the picture too.
            let label = names[place].rsplit(": ").next().expect("a name").to_owned();
            let is_drawn = |word: &str| word == label;
            let is_nim = label.contains("take");
            assert!(is_nim || drawing.split_whitespace().any(is_drawn), "{label}\n{drawing}");
            let by_number = alone.moves(game.player(), desk.control()).expect("moves");
            numbered.push(by_number[place].name());
            alone = by_number[place].to.clone();
            game.make_named(&names[place], desk).expect("a move");
            assert_eq!(game.state().position, alone);
            if !is_nim {
                gone.push(names[place].clone());
            }
        }
    }
}

#[test]
fn nothing_left_is_said_so() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let start = desk.position("game.graph.Snort(\".\") + game.graph.Hackenbush(\"l\")");
    let start = start.expect("a position");
    let game = Match::from_position(&start, [PERSON, PERSON], Player::Left, Play::Normal, 0);
    let mut game = game.expect("a match");
    assert_eq!(game.draw(), "1: Snort\n   a  alone\n2: Hackenbush\n   ground\n   └─ a blue");
    game.make_named("1: a", desk).expect("a move");
    assert_eq!(game.told().as_deref(), Some("1: a -> (empty) + l"));
    assert_eq!(game.draw(), "1: Snort\n   (empty)\n2: Hackenbush\n   ground\n   └─ a blue");
    assert_eq!(game.record().moves[0].to, " + l");
}

fn of_boxes(desk: &Desk, names: [&str; 2]) -> Match<Boxes> {
    let board = Board::new(1, 2).expect("a board");
    let start = board.start(Start::Icelandic);
    Match::from_board(start, names, Player::Left, desk).expect("a match")
}

#[test]
fn dots_and_boxes() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let mut game = of_boxes(desk, [PERSON, PROGRAM]);
    assert_eq!(until_asked(&mut game, desk), ["4 moves"]);
    let moves = game.moves(desk).expect("moves");
    let titles: Vec<&str> = moves.iter().map(|offer| offer.title.as_str()).collect();
    assert_eq!(titles, ["a2-b2", "b2-c2", "b1-b2", "c1-c2"]);
    assert!(game.hint(&moves, desk).expect("a hint").1.starts_with("b2-c2. "));
    let why = game.why(&moves, desk).expect("reasons");
    assert!(
        why.last().expect("a line").starts_with("With best play, the player who moves will get 2")
    );
    let mistake = |game: &mut Match<Boxes>, text: &str, desk: &mut Desk| {
        game.make_named(text, desk).expect_err("it is no line").message
    };
    assert_eq!(mistake(&mut game, "1", desk), "Line 1 (a1-b1) is drawn already.");
    let expected = "The lines have the numbers 1 to 7.";
    assert_eq!(mistake(&mut game, "0", desk), expected);
    assert_eq!(mistake(&mut game, "12", desk), expected);
    assert!(mistake(&mut game, "top", desk).starts_with("`top` is no line here."));
    game.make_named("B2-c2", desk).expect("a line");
    let said = until_asked(&mut game, desk);
    assert!(said[0].starts_with("Right: "), "{said:?}");
    assert!(game.undo(desk));
    assert_eq!((game.made(), game.player()), (0, Player::Left));
    // The one who completes a box moves again, and his boxes count.
    while game.result().is_none() {
        let moves = game.moves(desk).expect("moves");
        let index = game.choose(&moves, desk).expect("a choice").index;
        game.make(moves[index].clone());
        until_asked(&mut game, desk);
    }
    assert_eq!(game.result(), Some(MatchResult::Won(Player::Left)));
    assert_eq!(Player::BOTH.map(|player| game.state().boxes(player)), [2, 0]);
    assert!(game.draw().ends_with("Left 2, Right 0"), "{}", game.draw());
}

#[test]
fn nobody_wins() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let board = Board::new(1, 2).expect("a board");
    let drawn = board.position(0).expect("a position");
    let game = Match::from_board(drawn, [PROGRAM; 2], Player::Left, desk);
    let mut game = game.expect("a match");
    assert_eq!(until_asked(&mut game, desk), ["nobody wins"]);
}

/// A match of the program with itself, to its end.
fn played(desk: &mut Desk, first: Player) -> Match<Boxes> {
    let start = Board::new(2, 2).expect("a board").start(Start::Empty);
    let mut game = Match::from_board(start, [PROGRAM; 2], first, desk).expect("a match");
    until_asked(&mut game, desk);
    game
}

#[test]
fn a_match_of_boxes_is_replayed_from_its_record() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    for first in Player::BOTH {
        let game = played(desk, first);
        let record = game.record();
        assert_eq!((record.start.as_str(), record.first), ("boxes 2x2 0xfff", first));
        assert!(record.moves.len() < game.made(), "somebody moved again: {record:?}");
        // What is written is read, and what is read is the same match.
        let read = Record::read(&record.to_text()).expect("a record");
        assert_eq!(read, record);
        assert_eq!(Record::read(&record.to_json()).expect("a record"), record);
        let again = Match::resume_boxes(&read, [PROGRAM; 2], desk).expect("a match");
        assert_eq!(again.state(), game.state());
        assert_eq!(again.result(), game.result());
        assert_eq!(again.record(), record);
        let replayed = desk.replay(&read).expect("a match");
        assert_eq!((replayed.winner, replayed.next), (record.winner, None));
    }
}

#[test]
fn a_match_of_boxes_goes_on_from_each_turn() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let whole = played(desk, Player::Right).record();
    for turns in 0..whole.moves.len() {
        let mut part = Record { winner: None, ..whole.clone() };
        part.moves.truncate(turns);
        let replayed = desk.replay(&part).expect("the beginning of a match");
        let player = if turns % 2 == 0 { Player::Right } else { Player::Left };
        assert_eq!((replayed.winner, replayed.next), (None, Some(player)), "{turns}");
        let mut game = Match::resume_boxes(&part, [PROGRAM; 2], desk).expect("a match");
        until_asked(&mut game, desk);
        assert!(game.result().is_some());
    }
    let mut resigned = Record { winner: None, resigned: Some(Player::Right), ..whole.clone() };
    let trouble = desk.replay(&resigned).expect_err("it was over");
    assert!(trouble.message.contains("Right resigned, but the match was over"), "{trouble:?}");
    resigned.moves.truncate(1);
    assert_eq!(desk.replay(&resigned).expect("a match").winner, Some(Player::Left));
}

#[test]
fn what_is_wrong_with_a_record_of_boxes() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let whole = played(desk, Player::Left).record();
    let mut check = |change: &dyn Fn(&mut Record), expect: &str| {
        let mut record = whole.clone();
        change(&mut record);
        let trouble = desk.replay(&record).expect_err(expect);
        assert!(trouble.message.contains(expect), "{}", trouble.message);
    };
    check(&|record| record.moves[1].name = record.moves[0].name.clone(), "is drawn already");
    check(&|record| record.moves[0].to = "0x1".to_owned(), "the undrawn lines are");
    check(&|record| record.moves[0].name += " c1-c2", "before c1-c2 the turn of Left is over");
    check(&|record| record.moves[0].name = "z9-z8".to_owned(), "is no line here");
    check(&|record| record.start = "boxes 2by2".to_owned(), "is no start");
    check(&|record| record.start = "boxes 2x2 0xfff 0".to_owned(), "is no start");
    check(&|record| record.start = "boxes 0x2 0x1".to_owned(), "has no boxes");
    check(&|record| record.play = Play::Misere, "no misère play");
    check(&|record| drop(record.moves.pop()), "but the match is not over");
    let loser = whole.winner.expect("somebody won").opponent();
    check(&|record| record.winner = Some(loser), "The record says that");
    // Where the turn goes on, the next step is not the other's.
    let long = whole.moves.iter().position(|step| step.name.contains(' ')).expect("a long turn");
    check(
        &|record| {
            let step = record.moves[long].clone();
            let line = step.name.split(' ').next().expect("a line").to_owned();
            record.moves[long].name = line;
        },
        "the undrawn lines are",
    );
    let Err(wrong) = Match::resume_boxes(&whole, ["perfect", PROGRAM], desk) else {
        panic!("a match")
    };
    assert_eq!(wrong.message, "`perfect` does not play Dots and Boxes.");
}
