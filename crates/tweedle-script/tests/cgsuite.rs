//! Rulesets as users of `CGSuite` write them: a class that extends a base ruleset, with a nested class of positions that
//! extends the game of that shape, characters and icons. What they are worth is what Tweedle's own rulesets say.

use std::fs;
use std::path::{Path, PathBuf};
use tweedle_script::{ClassPath, Session, Unit};

struct Folder;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cgsuite")
}

impl ClassPath for Folder {
    fn read(&self, path: &str) -> Option<std::io::Result<(String, String)>> {
        let text = fs::read_to_string(folder().join(path)).ok()?;
        Some(Ok((path.to_owned(), text)))
    }

    fn is_folder(&self, path: &str) -> bool {
        folder().join(path).is_dir()
    }
}

fn session() -> Session {
    let mut session = Session::of(tweedle_rulesets::standard());
    session.set_class_path(Folder);
    session
}

fn run(session: &mut Session, input: &str) -> String {
    match session.run(input) {
        Ok(text) => text.unwrap_or_default(),
        Err(failure) => format!("!!{failure}"),
    }
}

/// Texts of so many cells with letters of an alphabet, in rows of some length: the same in every run.
fn texts(letters: &str, rows: usize, cols: usize, count: u64) -> Vec<String> {
    let mut state = 0x1234_5678_9abc_def1_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let letters: Vec<char> = letters.chars().collect();
    let mut row = || (0..cols).map(|_| letters[(next() % letters.len() as u64) as usize]).collect();
    (0..count).map(|_| (0..rows).map(|_| row()).collect::<Vec<String>>().join("|")).collect()
}

/// A ruleset of a user's, Tweedle's own, and positions of both. Their values are the same, and so are those of all options.
fn check(own: &str, native: &str, positions: &[String]) {
    let mut session = session();
    for position in positions {
        for asked in [
            ".CanonicalForm",
            ".OutcomeClass",
            ".Options(Left).Apply(g -> g.CanonicalForm).ToSet",
            ".Options(Right).Apply(g -> g.CanonicalForm).ToSet",
        ] {
            let [found, expected] = [own, native]
                .map(|rules| run(&mut session, &format!("{rules}({position}){asked}")));
            assert_eq!(found, expected, "{own}({position}){asked}");
        }
    }
}

fn quoted(positions: Vec<String>) -> Vec<String> {
    positions.into_iter().map(|it| format!("\"{it}\"")).collect()
}

#[test]
fn rulesets_on_boards() {
    check("Dominoes", "game.grid.Domineering", &quoted(texts("..#", 3, 3, 12)));
    let boards = quoted(texts(".xo", 2, 4, 12));
    check("thesis.Plain", "game.grid.Clobber", &boards);
    check("thesis.Slide()", "game.grid.Clobber", &boards);
    check("thesis.Kings", "game.grid.Kings", &boards);
    check("thesis.Hot", "game.grid.HotClobber", &boards);
    check("Queens", "game.grid.Amazons", &quoted(texts("..xo#", 2, 3, 8)));
    check("Splitting()", "game.grid.Fission", &quoted(texts("..x#", 3, 3, 10)));
}

#[test]
fn rulesets_on_strips() {
    let strips = quoted(texts(".tf", 1, 7, 15));
    check("Jumps()", "game.strip.ToadsAndFrogs", &strips);
    check("Jumps(maxJump => 0)", "game.strip.ElephantsAndRhinos", &strips);
    check("Jumps(1, 2, 2, true)", "game.strip.GenToadsAndFrogs(1, 2, 2, true)", &strips);
    check("Topple", "game.strip.TopplingDominoes", &quoted(texts(".lre", 1, 5, 15)));
    check("Coins", "game.strip.Turning(\"1-3\")", &quoted(texts("tth", 1, 6, 8)));
}

#[test]
fn rulesets_on_graphs() {
    let graphs: Vec<String> =
        ["-.-", "L-.-R", ".-L-(.;R-.)", ".(-;-L;-R-.)", "-.-.-R-.", "R-R", ""]
            .map(String::from)
            .into();
    let graphs = quoted(graphs);
    check("Colour([Nothing, Left], [Nothing, Right])", "game.graph.Snort", &graphs);
    check("Colour([Nothing, Right], [Nothing, Left])", "game.graph.Col", &graphs);
    let trees: Vec<String> =
        ["lre", "l(r;e)", "ler(l;rr)", "rl(e;e)l", "e"].map(String::from).into();
    check("Stalks", "game.graph.Hackenbush", &quoted(trees));
    let paths: Vec<String> = ["---", "-(-;-)", "-----", "-(-;-;-)--"].map(String::from).into();
    check("Edges", "game.graph.ArcKayles", &quoted(paths));
}

#[test]
fn rulesets_on_heaps_and_pairs() {
    let heaps: Vec<String> = (0..=12).map(|n| n.to_string()).collect();
    let mut session = session();
    for heap in &heaps {
        let own = run(&mut session, &format!("Bowling()({heap}).NimValue"));
        assert_eq!(own, run(&mut session, &format!("game.heap.Kayles({heap}).NimValue")), "{heap}");
    }
    for pair in ["(1,2)", "(3,5)", "(4,4)", "(0,6)", "(2,7)"] {
        let own = run(&mut session, &format!("Corner({pair}).NimValue"));
        assert_eq!(
            own,
            run(&mut session, &format!("game.heap.Wythoff({pair}).NimValue")),
            "{pair}"
        );
    }
    for (input, output) in [
        ("Bowling(3).NimValueSequence(8)", "[1,2,3,4,1,6,3,2]"),
        ("Bowling(3).HeapNimValue(8)", "2"),
        ("Bowling().Join(Bowling(1)).HeapNimValue(5)", "4"),
        ("Corner.NimValueTable(2,2).rows", "[[0,1,2],[1,2,0],[2,0,1]]"),
        ("Bowling(3) is game.heap.HeapRuleset", "true"),
        ("Bowling(3) is Ruleset", "true"),
        ("Bowling(3)(4) is ImpartialGame", "true"),
    ] {
        assert_eq!(run(&mut session, input), output, "{input}");
    }
}

#[test]
fn play_that_may_go_round() {
    let mut session = session();
    for (geese, fox) in
        [("[(3,1),(3,3)]", "(1,1)"), ("[(3,1),(3,3)]", "(2,2)"), ("[(4,2),(4,4)]", "(1,1)")]
    {
        let own = run(&mut session, &format!("Hunt()({geese}, {fox}).GameValue"));
        let native = format!("game.grid.GenFoxAndGeese(boardWidth => 4)({geese}, {fox}).GameValue");
        assert_eq!(own, run(&mut session, &native), "{geese} {fox}");
    }
}

#[test]
fn what_such_positions_say_of_themselves() {
    let mut session = session();
    for (input, output) in [
        // Printed as their boards, and read back.
        ("Dominoes(\"..|.#\")", "Dominoes.Position(\"..|.#\")"),
        ("Dominoes.Position(\"..|.#\")", "Dominoes.Position(\"..|.#\")"),
        ("Dominoes(Grid.Empty(1,2)).Options(Right)", "[Dominoes.Position(\"##\")]"),
        ("Jumps()(\"t.f\")", "Jumps.Position(\"t.f\")"),
        ("thesis.Plain(\"xo\")", "Slide.Position(\"xo\")"),
        ("Splitting()(\"...|.x.|...\").Options(Left)", "[Splitting.Position(\".x.|...|.x.\")]"),
        ("Dominoes(\"..\").grid", "Grid([[0,0]])"),
        ("Dominoes(\"..\") is game.grid.GridGame", "true"),
        ("Dominoes is game.grid.GridRuleset", "true"),
        ("Coins(\"th\") is ImpartialGame", "true"),
        ("Coins(\"th\") is game.strip.StripGame", "true"),
        ("Dominoes.CharMap", "\".#\""),
        ("Dominoes.Icons", "[Icon.Blank,Icon.GraySquare]"),
        // Names that Tweedle has added elsewhere are free.
        ("Queens(\"x\").Draw", "\"a drawing\""),
        ("Queens(\"x\").ToLatex", "\"a formula\""),
        ("thesis.Plain.ValuesTable(Grid([[1,2]]))", "[*]"),
        ("thesis.Plain.code", "\"slide\""),
        ("thesis.Plain.Join(1)[2]", "1"),
        ("thesis.Plain.HeapOptions(3)", "[3]"),
        // Questions to values.
        ("Dominoes(\"..|..\").Temperature", "1"),
        ("Dominoes(\"..|..\").Cool(1)", "*"),
        ("Dominoes(\"..|..\") == +-1", "true"),
        ("Dominoes(\".|.\") > game.grid.Domineering(\"..\")", "true"),
        ("Dominoes(\"..\") == Dominoes(\"..\")", "true"),
        ("Dominoes.ImpartialVariant(\"...\").NimValue", "1"),
        ("thesis.Plain(\"xo\").TwistedVariant.CanonicalForm", "*"),
        // Mistakes are told where they are.
        ("Dominoes(\".?\")", "!!`?` has no meaning here; the cells are written `.#`."),
        ("Dominoes.Position(\".?\")", "!!`?` has no meaning here; the cells are written `.#`."),
    ] {
        assert_eq!(run(&mut session, input), output, "{input}");
    }
}

/// `override` is said where `CGSuite` has a member of the name.
#[test]
fn what_must_be_said_to_override() {
    let mut session = session();
    let class = |base: &str, member: &str| format!("class A(n) extends {base} {member}; end; 1");
    let must = |name: &str, of: &str| {
        format!(
            "!!Method `A.{name}` must be declared with `override`, since it overrides `{of}.{name}`"
        )
    };
    for (base, member, expected) in [
        (
            "game.grid.GridRuleset",
            "def CharMap := \"ab\"",
            must("CharMap", "game.grid.GridRuleset"),
        ),
        ("game.heap.HeapRuleset", "def Join(that) := 1", must("Join", "game.heap.HeapRuleset")),
        ("game.heap.HeapRuleset", "def GameValueSequence(n as Integer) := 1", "1".to_owned()),
        ("game.heap.HeapRuleset", "def Total(heaps) := 1", "1".to_owned()),
        ("Game", "def CanonicalForm := *", must("CanonicalForm", "game.Game")),
        ("Game", "def Draw := *", "1".to_owned()),
        ("Game", "override def Draw := *", "1".to_owned()),
        ("Game", "def Mean := *", "1".to_owned()),
        ("Ruleset", "def ValuesTable(geese) := *", "1".to_owned()),
        ("game.strip.StripRuleset", "static def Eval(strip) := 7", "1".to_owned()),
        ("Game", "override def Drow := *", "!!Method `A.Drow` overrides nothing".to_owned()),
    ] {
        assert_eq!(run(&mut session, &class(base, member)), expected, "{base}: {member}");
    }
    let inputs = "class B(n) extends game.strip.StripRuleset static def Eval(s) := 7; def Eval(k, l) := k + l; end; \
                  [B(3)(1, 2), B(3).n]";
    assert_eq!(run(&mut session, inputs), "[3,3]");
    let made = "class D extends game.grid.GridRuleset static def Eval(n) := n + 1; end; D(3)";
    assert_eq!(run(&mut session, made), "4");
    let only =
        "singleton class C extends game.grid.GridRuleset static def Eval(s) := 7; end; C(\"..\")";
    assert_eq!(run(&mut session, only), "7");
}

/// A base ruleset has an `Eval` for a board and one for a text. A class overrides either, both, or adds one for something else; one
/// without a class takes the place of both.
#[test]
fn each_eval_of_a_base_is_overridden_by_itself() {
    for (base, game, class, text) in [
        ("game.grid.GridRuleset", "GridGame", "Grid", "xo"),
        ("game.strip.StripRuleset", "StripGame", "Strip", "xo"),
        ("game.graph.GraphRuleset", "GraphGame", "Graph", "-"),
    ] {
        let parsed = match class {
            "Graph" => format!("\"{text}\""),
            _ => format!("\"{text}\", \".xo\""),
        };
        let field = class.to_lowercase();
        let ask = |members: &str, asked: &str| {
            let position = format!(
                "class Position({field} as {class}) extends {game} \
                 override def Options(player as Player) := []; end"
            );
            let text = format!(
                "singleton class R extends {base} {members} {position} end; \
                 made := {class}.Parse({parsed}); {asked}"
            );
            run(&mut session(), &text)
        };
        let of_board = format!("override def Eval(b as {class}) := [1, Position(b)];");
        let of_text = "override def Eval(s as String) := [2, s];";
        let of_number = "def Eval(n as Integer) := [3, n];";
        let both = format!("{of_board} {of_text} {of_number}");
        let asked = format!("[R(made)[1], R(\"{text}\")[1], R(7)]");
        assert_eq!(ask(&both, &asked), "[1,2,[3,7]]", "{base}");
        let same = format!("R(\"{text}\") == R(made)[2]");
        assert_eq!(ask(&of_board, &same), "true", "{base}");
        let asked = format!("[R(\"{text}\")[1], R(made) == R(made)]");
        assert_eq!(ask(of_text, &asked), "[2,true]", "{base}");
        let asked = format!("[R(\"{text}\"), R(made), R(7)]");
        assert_eq!(ask("override def Eval(any) := 4;", &asked), "[4,4,4]", "{base}");
        let missing = ask("def Eval(s as String) := 5;", "1");
        assert!(missing.contains("must be declared with `override`"), "{base}: {missing}");
    }
    let heaps = "singleton class H extends game.heap.HeapRuleset override def Eval(heapSize as Integer) := heapSize; \
                 override def HeapOptions(n as Integer) := [[k] for k from 0 to n - 1]; end; \
                 [H(3), H(\"3,4\").NimValue]";
    assert_eq!(run(&mut session(), heaps), "[3,7]");
}

/// A file without a class is called by its path, as a class is.
#[test]
fn scripts_stand_in_packages() {
    assert_eq!(run(&mut session(), "thesis.Squares().Concat([5])"), "[1,4,9,5]");
}

/// Of two squares one may be at least the other one in neither way.
#[test]
fn squares_are_ordered_by_rows_and_columns() {
    let asked = "[(2,0) >= (1,1), (1,5) <= (2,1), (1,3) <> (2,2), (1,1) < (1,2), (2,2) >= (2,2), (1,2) == (1,2), (3,3) > (1,2)]";
    assert_eq!(run(&mut session(), asked), "[false,false,true,true,true,true,true]");
    assert_eq!(run(&mut session(), "{(2,0),(1,1),(1,0)}"), "{(1,0),(1,1),(2,0)}");
}

/// A class calls the functions of its program, whether they stand before it or behind.
#[test]
fn classes_call_functions_of_their_program() {
    for text in [
        "def Twice(n) := n + n; singleton class A def M(n) := Twice(n) + 1; end; A.M(3)",
        "singleton class A def M(n) := Twice(n) + 1; end; def Twice(n) := n + n; A.M(3)",
    ] {
        assert_eq!(run(&mut session(), text), "7", "{text}");
    }
    let rules = "def Less(n) := [n - 1, n - 2]; \
        singleton class Steps extends game.heap.HeapRuleset \
        override def HeapOptions(n as Integer) := [[k] for k in Less(n) where k >= 0]; end; \
        Steps.NimValueSequence(5)";
    assert_eq!(run(&mut session(), rules), "[1,2,0,1,2]");
    // In a session, one input after the other, and a function that is another one now.
    let mut session = session();
    assert_eq!(run(&mut session, "singleton class A def M(n) := Later(n); end;"), "");
    assert!(run(&mut session, "A.M(3)").starts_with("!!That variable is not defined: `Later`"));
    assert_eq!(run(&mut session, "def Later(n) := n * 10; A.M(3)"), "30");
    assert_eq!(run(&mut session, "def Later(n) := n * 100; A.M(3)"), "300");
    // Variables of the session stay hidden.
    assert!(run(&mut session, "k := 3; singleton class B def M := k; end; B.M").starts_with("!!"));
}

/// All the files are free of mistakes.
#[test]
fn nothing_is_wrong_with_the_files() {
    let members = std::collections::HashSet::new();
    let mut count = 0;
    for (path, prefix) in [("", ""), ("thesis", "thesis.")] {
        for entry in fs::read_dir(folder().join(path)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_none_or(|it| it != "cgs") {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
            let name = format!("{prefix}{stem}");
            let unit = Unit { file: &stem, name: &name, text: &text };
            let notes = session().check(unit, &members).notes;
            let mistakes: Vec<_> =
                notes.iter().filter(|it| it.gravity == tweedle_script::Gravity::Mistake).collect();
            assert!(mistakes.is_empty(), "{name}: {mistakes:?}");
            count += 1;
        }
    }
    assert_eq!(count, 15);
}
