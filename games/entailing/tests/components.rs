//! How positions of components with obligations are written.

use tweedle_engine::Player;
use tweedle_engine::affine::Obligations;
use tweedle_entailing_games::{CarryOnNim, MoveTable, TopEntails};
use tweedle_rules::Notation;
use tweedle_rules::testing::{Table, moves, names, read};

/// Both players' moves and the positions after them.
fn steps<R: Notation>(ruleset: &R, text: &str, player: Player) -> Vec<(String, String)> {
    let position = read(ruleset, text);
    let options = moves(ruleset, &position, player);
    names(ruleset, &position, player)
        .into_iter()
        .zip(options.iter().map(|option| ruleset.print(option)))
        .collect()
}

fn check(ruleset: &impl Notation, text: &str, player: Player, expected: &[(&str, &str)]) {
    let steps = steps(ruleset, text, player);
    let steps: Vec<(&str, &str)> = steps.iter().map(|(a, b)| (&a[..], &b[..])).collect();
    assert_eq!(steps, expected, "{text}");
}

fn partizan() -> Obligations<MoveTable> {
    Obligations(
        MoveTable::parse(
            "a:\nb Left: entail a; again in a beside a\nb Right: quiet a+a\nc: win; lose; again b",
        )
        .expect("a table"),
    )
}

#[test]
fn moves_and_what_is_due_after_them() {
    let game = Obligations(TopEntails);
    let left = Player::Left;
    check(
        &game,
        "4,1",
        left,
        &[
            ("heap 1 split 1+3", "1,3,1"),
            ("heap 1 split 2+2", "2,2,1"),
            ("heap 1 take 1", "!3,1"),
            ("heap 2 take 1", "4,!0"),
        ],
    );
    check(&game, "1,!3", left, &[("heap 2 split 1+2", "1,1,2"), ("heap 2 take 1", "1,!2")]);
    check(&game, "!3,1", left, &[("heap 1 split 1+2", "1,2,1"), ("heap 1 take 1", "!2,1")]);
    check(&game, "4,!0", left, &[]);
    let nim = Obligations(CarryOnNim::new([2], false));
    check(&nim, "3", left, &[("take 1", "2"), ("take 2", "again 1"), ("take 3", "0")]);
    check(&nim, "again 1,5", left, &[("pass", "1,5")]);
    let (game, right) = (partizan(), Player::Right);
    check(&game, "b", left, &[("to !a", "Left: !a"), ("to a+!a and again", "Left: again a,!a")]);
    check(&game, "Left: again a,!a", right, &[("pass", "Right: a,!a")]);
    check(&game, "Left: again a,!a", left, &[("win", "Left: wins a,a")]);
    check(&game, "Left: wins a", left, &[]);
    check(
        &game,
        "c,a",
        right,
        &[
            ("part 1 win", "Right: a,!"),
            ("part 1 lose", "Right: loses a"),
            ("part 1 to b and again", "Right: again b,a"),
        ],
    );
    check(&game, "Right: loses a", left, &[("win", "Left: a,!")]);
}

#[test]
fn obligations_in_words() {
    let check = |text: &str, expected: Option<&str>| {
        let game = Obligations(TopEntails);
        let position = game.parse(text).expect("a position");
        assert_eq!(game.obligation(&position, Player::Left).as_deref(), expected, "{text}");
    };
    check("5,3", None);
    check("!3", Some("must answer in the heap"));
    check("5,!3", Some("must answer in heap 2"));
    check("5,!3,!4,!6", Some("must answer in heap 2, 3 or 4"));
    check("5,!3,8,!4", Some("must answer in heap 2 or 3"));
    check("!3,5", Some("must answer in heap 1"));
    check("5,!", Some("must answer, and cannot"));
    check("again 5", Some("must let the opponent move again"));
    check("again 5,!2", Some("must let the opponent move again, in heap 2"));
}

#[test]
fn errors() {
    let table = Table {
        errors: &[
            ("5,,3", "A heap size is missing here; write `5`, `5,3` or `5,!3`.", 2..2),
            ("5,!é", "`é` is not a heap size; write `5`, `5,3` or `5,!3`.", 2..4),
            ("loses 5,!3", "Nobody must answer anywhere when the play is decided.", 0..10),
            (
                "wins 5",
                "Say `loses` after a losing move, or mark with `!` where an answer is due.",
                0..6,
            ),
        ],
        ..Table::default()
    };
    table.check(&Obligations(TopEntails));
    let message = "Say whose move it was that something is due now: begin with `Left:` or \
                   `Right:`.";
    Table { errors: &[("b,!a", message, 0..4)], ..Table::default() }.check(&partizan());
}
