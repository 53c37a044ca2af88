//! Pictures of positions of all rulesets, and of their moves.

use tweedle_draw::{Scene, Theme};
use tweedle_engine::Player;
use tweedle_rulesets::standard;
use tweedle_script::{Drawing, Komasters, Session, View};

/// A position of a ruleset, in the language.
fn expressions() -> Vec<String> {
    let mut all = Vec::new();
    for entry in standard().entries() {
        let parameters = match entry.example_parameters() {
            "" => String::new(),
            some => format!("({some})"),
        };
        for position in [entry.example(), entry.start()] {
            all.push(format!("{}{parameters}.Position(\"{position}\")", entry.name()));
        }
    }
    all
}

fn written(scene: &Scene) -> usize {
    scene.svg(Theme::Light).len() + scene.tikz().len() + scene.text_picture(72).len()
}

/// Rulesets without pictures, because their positions are no things that lie on a table.
const WITHOUT: [&str; 1] = ["game.entailing.MoveTable"];

#[test]
fn examples_of_all_rulesets_are_drawn() {
    let mut without: Vec<String> = Vec::new();
    for text in expressions() {
        match Session::of(standard()).draw(&text, &Drawing::default()) {
            Ok(scene) => assert!(!scene.shapes.is_empty() && written(&scene) > 0, "{text}"),
            Err(failure) if failure.to_string().starts_with("There is no picture") => {
                without.push(text.split('(').next().unwrap_or_default().to_owned());
            }
            Err(failure) => panic!("{text}: {failure}"),
        }
    }
    without.dedup();
    assert_eq!(without, WITHOUT);
}

/// A position of a program has the picture of the board, strip, graph or heap in it, with the letters of the ruleset.
#[test]
fn positions_of_programs_are_drawn() {
    let declared = "class Hop() extends game.strip.StripRuleset\n\
        override def CharMap := \"-tf\";\n\
        class Position(strip as Strip) extends Game\n\
        override def Options(player as Player) := [Position(strip.Updated({k => 0})) for k in strip.FindAll(player.Ordinal)];\n\
        end end;\n\
        class Bare(grid as Grid) extends Game override def Options(player as Player) := []; end;";
    for (text, line) in [
        ("game.grid.GenClobber()(\"xo.|ox#\")", "1 x o ."),
        ("Bare(Grid([[7,0]]))", "1 7 ."),
        ("Hop()(\"t-f\")", "t - f"),
        ("game.heap.HeapRuleset(n -> [[n-1]])(3)", "heap 1  ooo  3"),
        ("game.graph.GenCol([\"\"], [\"\"])(\"---\")", ""),
    ] {
        let program = format!("{declared} {text}");
        let scene = Session::of(standard()).draw(&program, &Drawing::default());
        let scene = scene.unwrap_or_else(|why| panic!("{text}: {why}"));
        assert!(!scene.shapes.is_empty() && written(&scene) > 0, "{text}");
        let picture = scene.text_picture(72);
        assert!(picture.contains(line), "{text}: {picture}");
    }
}

#[test]
fn moves_are_drawn_or_refused_with_a_reason() {
    let drawing = Drawing { view: View::Moves, ..Drawing::default() };
    let (mut drawn, mut refused) = (0, 0);
    for text in expressions().into_iter().step_by(2) {
        match Session::of(standard()).draw(&text, &drawing) {
            Ok(scene) => {
                assert!(scene.title.starts_with("Moves from"), "{text}");
                assert!(written(&scene) > 0);
                drawn += 1;
            }
            Err(_) if WITHOUT.iter().any(|name| text.starts_with(name)) => {}
            Err(failure) => {
                assert!(
                    failure.to_string().contains("more than 150 positions"),
                    "{text}: {failure}"
                );
                refused += 1;
            }
        }
    }
    assert!(drawn > 30 && refused < 10, "{drawn} {refused}");
}

#[test]
fn moves_tell_who_wins() {
    let mut session = Session::of(standard());
    let drawing = Drawing { view: View::Moves, ..Drawing::default() };
    let scene = session.draw("game.grid.Clobber(\"xo.|oxo\")", &drawing).unwrap();
    let text = scene.text_picture(72);
    for line in ["b2xb1  ×2  ↑ (L)  wins", "a1xa2      ∗ (N)", "c2xb2  ⇓∗ (R)  wins"] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    // A value has no moves of a ruleset.
    assert!(session.draw("{1|0}", &drawing).is_err());
    // 150 positions are the most.
    let deep = Drawing { depth: Some(9), ..drawing };
    assert!(session.draw("game.grid.Domineering(Grid.Empty(4,4))", &deep).is_err());
}

/// The token that is a one-point ko, and an approach ko.
const KO: &str =
    r#"game.graph.Tokens("a Left: 1 | a Right: b | b Left: a | b Right: 0 | 1 Left: 0")("b")"#;
const APPROACH: &str = r#"game.graph.Tokens("a Left: 3 | a Right: b | b Left: a | b Right: c | c Left: d | c Right: 0 | d Left: 3 | d Right: c | 3 Left: 2 | 2 Left: 1 | 1 Left: 0")("a")"#;

#[test]
fn thermographs_of_kos_are_drawn_for_each_komaster() {
    let mut session = Session::of(standard());
    let mut drawing = Drawing { view: View::Thermograph, ..Drawing::default() };
    for (komasters, title) in [
        (Komasters::One(None), "Thermograph of b, no komaster"),
        (Komasters::One(Some(Player::Right)), "Thermograph of b, Right komaster"),
        (Komasters::All, "Thermographs of b, Left komaster; b, no komaster; b, Right komaster"),
    ] {
        drawing.komasters = komasters;
        assert_eq!(session.draw(KO, &drawing).unwrap().title, title);
    }
    let scene = session.draw(&format!("[{APPROACH}, {{3|1}}]"), &drawing).unwrap();
    assert!(
        scene.title.contains("a, no komaster; ") && scene.title.ends_with("; {3|1}"),
        "{}",
        scene.title
    );
    // A value of which the kos are gone has none.
    assert!(session.draw("a{1|{a|0}}", &drawing).is_err());
    assert!(session.draw("a{1|{a|0}}.Thermograph", &Drawing::default()).is_err());
}
