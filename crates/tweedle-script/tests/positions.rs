//! Positions and rulesets are values: with their parameters they are compared, kept in sets, printed and
//! read back.

use proptest::prelude::*;
use std::cell::RefCell;
use tweedle_engine::{Outcome, Play, Player};
use tweedle_rulesets::standard;
use tweedle_script::{Session, Style};

fn run(session: &mut Session, text: &str) -> String {
    match session.run(text) {
        Ok(output) => output.unwrap_or_default(),
        Err(failure) => panic!("{text}: {failure}"),
    }
}

#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(run(&mut Session::of(standard()), text), expected, "{text}");
}

#[test]
fn parameters_tell_rulesets_and_positions_apart() {
    let one_two = "game.heap.Subtraction([1,2])";
    let one_three = "game.heap.Subtraction([1,3])";
    check(&format!("{one_two} === {one_three}"), "false");
    check(&format!("{one_two} === game.heap.Subtraction([2,1])"), "true");
    check(&format!("{{{one_two},{one_three},{one_two}}}.Size"), "2");
    check(&format!("{one_two}(5) === {one_three}(5)"), "false");
    check(&format!("{one_two}(5) === game.heap.Subtraction([2,1])(5)"), "true");
    check(
        &format!("{{{one_two}(5),{one_three}(5)}}"),
        "{Subtraction([1,2]).Position(\"5\"),Subtraction([1,3]).Position(\"5\")}",
    );
    check(one_two, one_two);
}

#[test]
fn a_position_reads_back_by_its_name_and_by_the_full_one() {
    check("game.grid.Domineering(\"..\")", "Domineering.Position(\"..\")");
    check("Domineering.Position(\"..\")", "Domineering.Position(\"..\")");
    check("game.grid.Domineering.Position(\"..\")", "Domineering.Position(\"..\")");
    check("Domineering.Position(Grid.Empty(1,2)) === game.grid.Domineering(\"..\")", "true");
    check("game.graph.PosetGame(\"a < b\",\"{a}\")", "PosetGame(\"a; a < b\").Position(\"{a}\")");
    // What a variable is called goes before.
    check("Nim := 3; Nim", "3");
    let mistake = Session::of(standard()).run("Domineering.Position(\".x\")").unwrap_err();
    assert_eq!(mistake.diagnostic.span.range(), 23..24);
}

/// What is printed reads back to the same position, and so does the expression of records; of sums and
/// negatives too.
#[test]
fn every_ruleset_prints_what_it_reads() {
    for entry in standard().entries() {
        for text in [entry.example(), entry.start()].into_iter().filter(|text| !text.is_empty()) {
            let mut session = Session::of(standard());
            let given = format!("{}.Position({text:?})", entry.example_rules());
            for input in [given.clone(), format!("{given} + {given}"), format!("-{given}")] {
                let position =
                    session.position(&input).unwrap_or_else(|it| panic!("{input}: {it}"));
                let printed = position.printed();
                assert_eq!(run(&mut session, &printed), printed, "{input}");
                assert_eq!(session.position(&printed).unwrap(), position, "{printed}");
                let expression = position.expression();
                assert_eq!(session.position(&expression).unwrap(), position, "{expression}");
            }
            let rules = run(&mut session, &entry.example_rules());
            if !rules.contains(".Position") {
                assert_eq!(run(&mut session, &rules), rules);
            }
        }
    }
}

#[test]
fn sessions_are_sent_to_other_threads() {
    let mut session = Session::of(standard());
    run(&mut session, "g := game.grid.Clobber(\"xo\") + game.heap.Nim(3)");
    let worker = std::thread::spawn(move || run(&mut session, "g.MisereOutcomeClass"));
    assert_eq!(worker.join().unwrap(), "N");
}

/// What a text says when it has no value.
#[track_caller]
fn refused(text: &str, part: &str) {
    let message = Session::of(standard()).run(text).unwrap_err().to_string();
    assert!(message.contains(part), "{text}: {message}");
}

#[test]
fn sets_of_positions_are_sets() {
    check("game.graph.Hackenbush(\"e\").Options.Size", "1");
    check("(game.graph.Hackenbush(\"e\")+game.heap.Nim(1)).Options.Size", "2");
    check("game.heap.Nim(2).Options === {game.heap.Nim(0),game.heap.Nim(1)}", "true");
    check("game.heap.Nim(2).Options === {game.heap.Nim(0),game.heap.Nim(2)}", "false");
    check("{game.heap.Nim(2).Options,{game.heap.Nim(0),game.heap.Nim(1)}}.Size", "1");
}

/// Tweedledum and Tweedledee never lose, but where play goes round nobody wins.
#[test]
fn a_loopy_game_and_its_negative_are_not_declared_lost() {
    let game = |text| format!("game.strip.BackslidingToadsAndFrogs(\"{text}\")");
    let on = game("t.");
    check(&format!("({on} - {on}).OutcomeClass"), "D");
    check(&format!("({on} - {on} + game.heap.Nim(1)).OutcomeClass"), "D");
    check(&format!("({on} - {on}).GameValue"), "dud");
    // Where nobody need go round, somebody loses.
    for game in [game("t.f."), game("t..f")] {
        check(&format!("({game} - {game}).OutcomeClass"), "P");
        check(&format!("({game} - {game} + game.heap.Nim(1)).OutcomeClass"), "N");
    }
    check(
        "(game.strip.ToadsAndFrogs(\"t.f.\")-game.strip.ToadsAndFrogs(\"t.f.\")).OutcomeClass",
        "P",
    );
}

/// Where an answer is due a player may not win elsewhere, but the sum of affine games lets him.
#[test]
fn wins_at_once_and_answers_have_no_affine_sum() {
    let table = "game.entailing.MoveTable(\"c: | c Left: win\").Position(\"c\")";
    let sum = format!("(game.grid.AtariGo(\"..o\")-{table})");
    check(&format!("{sum}.OutcomeClass"), "N");
    refused(&format!("{sum}.AffineForm"), "no affine form");
    check(&format!("({table}+{table}).AffineForm.OutcomeClass"), "L");
}

#[test]
fn sums_that_no_play_comes_to_are_refused() {
    let top = "game.entailing.TopEntails";
    for beside in ["", "+game.grid.Clobber(\"xo\")"] {
        refused(
            &format!("({top}(\"!3\")+{top}(\"!2\"){beside}).OutcomeClass"),
            "Answers are due in two",
        );
    }
    refused(
        "(game.grid.AtariGo(\"O.\")+game.grid.AtariGo(\"X.\")).OutcomeClass",
        "Both players have won",
    );
}

/// A capture wins at once, which is better than what wins after any answer.
#[test]
fn the_best_of_winning_moves_is_named() {
    check("game.grid.AtariGo(\"xo.|...\").BestMoves(Right).Size", "1");
}

#[test]
fn a_position_places_boards_of_any_size() {
    let large = ".".repeat(40);
    check(&format!("game.grid.Clobber(\"xo\").Position(\"{large}\").CanonicalForm"), "0");
}

/// A ko of one point, and an approach ko of three (the book, "Kos").
#[test]
fn thermographs_of_kos() {
    let ko = r#"p := game.graph.Tokens("a Left: 1 | a Right: b | b Left: a | b Right: 0 | 1 Left: 0")("b");"#;
    check(&format!("{ko} p.Thermograph.Mean"), "1/3");
    check(&format!("{ko} p.Thermograph.Temperature"), "1/3");
    check(&format!("{ko} p.Thermograph.Wall(Left).ValueAt(1/9)"), "7/9");
    check(&format!("{ko} p.Thermograph(Right)"), "Thermograph(1/3,[1/3],[0,1],1/3,[1/3],[0,1])");
    check(&format!("{ko} p.KoActivity"), "\"placid\"");
    let approach = r#"p := game.graph.Tokens("a Left: 3 | a Right: b | b Left: a | b Right: c | c Left: d | c Right: 0 | d Left: 3 | d Right: c | 3 Left: 2 | 2 Left: 1 | 1 Left: 0")("a");"#;
    check(
        &format!("{approach} [p.Thermograph(Left).Mean, p.Thermograph(Right).Mean, p.KoActivity]"),
        "[3,9/4,\"hyperactive\"]",
    );
    // Short games have theirs, the player who is komaster.
    check("game.grid.Domineering(\"..|..\").Thermograph(Left) == (+-1).Thermograph", "true");
    for (text, why) in [
        (
            "game.graph.Tokens(\"a: a\")(\"a\").Thermograph",
            "A pass is no ko: a player can move from \"a\" to \"a\".",
        ),
        (
            "game.graph.Tokens(\"a: b | b: c | c: a\")(\"a\").Thermograph",
            "A thermograph is known of single kos, and this cycle is none: \"a\" to \"b\" to \"c\" to \"a\".",
        ),
    ] {
        let failure = Session::of(standard()).run(text).unwrap_err();
        assert_eq!(failure.diagnostic.message, why, "{text}");
    }
}

/// Terms of random sums: positions of boards and heaps, values, a game as it is written, and a game that a program defines.
const TERMS: [&str; 14] = [
    "game.grid.Domineering(\"..|.#|..\")",
    "game.grid.Domineering(\"...|...\")",
    "game.grid.Clobber(\"xoxx\")",
    "game.strip.ToadsAndFrogs(\"tt..ff\")",
    "game.grid.Cram(\"..|..|.#\")",
    "game.heap.Nim(3)",
    "game.heap.Kayles(5)",
    "*2",
    "-3/4",
    "{3||2|-1}",
    "^^*",
    "'{2*|{1|-2}}'",
    "2",
    "Own(4)",
];

/// A heap from which each player takes one or two.
const OWN: &str = "class Own(n) extends Game
  override def Options(player as Player) := [Own(n - k) for k in 1..2 where k <= n];
end";

/// The winner of a sum of positions and other games is the one whom its value tells, although its positions are solved by their own
/// rules.
#[test]
fn sums_of_positions_and_values_are_won_as_their_values_say() {
    let mut session = Session::of(standard());
    run(&mut session, OWN);
    let session = RefCell::new(session);
    proptest!(ProptestConfig::with_cases(300), |(
        terms in prop::collection::vec((any::<bool>(), any::<bool>(), prop::sample::select(&TERMS[..])), 2..5)
    )| {
        let add = |sum, (is_added, is_exchanged, term): &(bool, bool, &str)| {
            let sign = if *is_added { '+' } else { '-' };
            if *is_exchanged { format!("-({sum}){sign}{term}") } else { format!("{sum}{sign}{term}") }
        };
        let sum = terms.iter().fold(String::from("0"), add);
        let mut session = session.borrow_mut();
        let expected = run(&mut session, &format!("({sum}).CanonicalForm.OutcomeClass"));
        let position = session.position(&sum).unwrap_or_else(|it| panic!("{sum}: {it}"));
        let analyst = session.analyst();
        let [left, right] = Player::BOTH
            .map(|first| analyst.winner(&position, first, Play::Normal).expect("it ends") == Some(first));
        prop_assert_eq!(Outcome::from_wins(left, right).to_string(), expected, "{}", sum);
    });
}

/// What is printed of compounds of other kinds with values is the same compound.
#[test]
fn compounds_with_values_read_back() {
    for style in ["", "--readable"] {
        let mut session = Session::of(standard());
        if !style.is_empty() {
            session.set_style(Style::Arithmetic);
        }
        for text in [
            "*.SelectiveSum(-game.grid.Domineering(\"..\"))",
            "v.ConjunctiveSum(-1)",
            "(-game.heap.Nim(1)).ConjunctiveSum(*).ConjunctiveSum(-game.heap.Nim(2))",
            "game.heap.Nim(1) : (2 + ^3)",
            "(2 + ^3) : game.heap.Nim(1)",
            "(1*).ConjunctiveSum(2*)",
            "(^[2]*).SelectiveSum({1|-1})",
            "(1 + v<2>*).SelectiveSum(-1)",
            "(game.grid.Domineering(\"..|..\") + (v<2>*)).SelectiveSum(-1)",
            "{1|-1}.TwistedVariant",
            "(-1/2).TwistedVariant",
            "(1/2).DicoticVariant",
            "{2|-2}.DicoticVariant",
            "{1*|-1*} : game.heap.Nim(1)",
            "{1*|-1*}.ConjunctiveSum(game.heap.Nim(1))",
        ] {
            let value = session.value(text).unwrap_or_else(|it| panic!("{text}: {it}"));
            let written = session.text(&value).expect("it is printed");
            let again = session.value(&written).unwrap_or_else(|it| panic!("{written}: {it}"));
            assert_eq!(session.text(&again), Ok(written.clone()), "{text}: {written}");
            let same =
                run(&mut session, &format!("({text}).CanonicalForm == ({written}).CanonicalForm"));
            assert_eq!(same, "true", "{text}: {written}");
        }
    }
}

/// What is written of a sum with values is the same sum: in misère play 2 - 1/2 beside a position is not 3/2 beside it.
#[test]
fn sums_with_values_read_back() {
    let mut session = Session::of(standard());
    for text in [
        "2 + game.heap.Kayles(3) - 1/2",
        "*2 + game.heap.Nim(1) + *2",
        "-(game.heap.Nim(2) - 1/2) + *",
        "-(-(2 + ^) - game.grid.Domineering(\"..|..\"))",
        "2 + game.grid.Cram(\"...|...\") + {1|-1}",
        "{1|-1} - (game.grid.Clobber(\"xo\") + 1/2)",
        "(1*) + game.heap.Kayles(3) - (2^*) + game.heap.Nim(2) + (-1/2*) + (3v*) + * + ^*2",
        "-(1 + ^3 + *2) + game.heap.Nim(3) + (1 + *2) + (2 + ^3) + (-1/2 + ^3) - (2 + ^<2>) + 2^^",
    ] {
        let position = session.position(text).unwrap_or_else(|it| panic!("{text}: {it}"));
        let written = position.expression();
        let again = session.position(&written).unwrap_or_else(|it| panic!("{written}: {it}"));
        assert_eq!(again, position, "{text}: {written}");
    }
}
