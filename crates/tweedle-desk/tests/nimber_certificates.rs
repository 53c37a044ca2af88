//! Certificates of nimbers by questions: positions with values beside them.

use serde_json::{Value, json};
use tweedle_desk::{Answer, Desk, Question, Trouble};

fn ask(desk: &mut Desk, question: Value) -> Result<Answer, Trouble> {
    desk.ask(&serde_json::from_value::<Question>(question).expect("a question"))
}

/// The nimber and the certificate of an input.
fn certified(desk: &mut Desk, input: &str) -> (Value, String) {
    let found = ask(desk, json!({"ask": "nimber", "input": input, "certify": true}));
    let Ok(Answer::Nimber(found)) = found else { panic!("{input}: {found:?}") };
    (json!(found.nimber), found.certificate.expect("a certificate"))
}

/// The position and the nimber that a certificate proves; the message if it proves nothing.
fn proved(desk: &mut Desk, certificate: &str) -> Result<(String, Value), String> {
    match ask(desk, json!({"ask": "nimber_proof", "certificate": certificate})) {
        Ok(Answer::NimberProved(proved)) => Ok((proved.position, json!(proved.nimber))),
        other => Err(other.expect_err("a trouble").message),
    }
}

#[test]
fn nimbers_beside_a_position_are_added() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    for (input, beside, nimber, position) in [
        ("game.grid.Cram(Grid.Empty(3,3)) + *2", 2, 2, "Cram.Position(\"...|...|...\") + *2"),
        ("*4 + game.heap.Kayles(5) + * + *2", 7, 3, "Kayles.Position(\"5\") + *7"),
        ("* + game.heap.Nim(3)", 1, 2, "Nim.Position(\"3\") + *"),
        ("*2 + game.heap.Nim(3) + *2", 0, 3, "Nim.Position(\"3\")"),
        ("*3", 3, 3, "*3"),
    ] {
        let (found, certificate) = certified(desk, input);
        assert_eq!(found, json!(nimber), "{input}");
        assert_eq!(proved(desk, &certificate), Ok((position.to_owned(), found)), "{input}");
        // Versions without this field read what has none.
        let mut altered: Value = serde_json::from_str(&certificate).expect("JSON");
        let expected = (beside > 0).then(|| json!(beside));
        assert_eq!(altered.get("beside"), expected.as_ref(), "{input}");
        altered["beside"] = json!(beside ^ 1);
        let refused = proved(desk, &altered.to_string()).expect_err("it is forged");
        assert!(refused.contains("No claims show that the nimber of"), "{refused}");
    }
}

#[test]
fn other_games_beside_a_position_are_refused_by_their_names() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    for (input, message) in [
        (
            "game.grid.Cram(\"...\") + (game.heap.Nim(3) : *2)",
            "Certificates of nimbers are about positions of rulesets, with nimbers such as *2 beside them. `Nim.Position(\"3\") : *2` is \
             neither: certify the nimber of the positions without it.",
        ),
        (
            "game.grid.Cram(\"...\") + 1",
            "The players may have different moves here, so that this may be no nimber.",
        ),
    ] {
        let question = json!({"ask": "nimber", "input": input, "certify": true});
        let refused = ask(desk, question).expect_err("no certificate");
        assert_eq!(refused.message, message);
    }
}
