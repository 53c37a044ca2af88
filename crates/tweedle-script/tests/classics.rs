//! The rulesets in `examples/rulesets` are worth what those of Tweedle, or the plain rules, say.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;
use tweedle_engine::Player;
use tweedle_engine::short::{Arena, Short};
use tweedle_script::{ClassPath, Session, Unit, format};

/// The folder with the examples.
struct Examples;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/rulesets")
}

impl ClassPath for Examples {
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
    session.set_class_path(Examples);
    session
}

/// What an input prints.
#[track_caller]
fn run(session: &mut Session, input: &str) -> String {
    match session.run(input) {
        Ok(text) => text.unwrap_or_default(),
        Err(failure) => panic!("{input}: {failure}"),
    }
}

/// All boards of so many rows and columns with cells of `letters`: the cells are the digits of numbers.
fn boards(letters: &str, rows: usize, cols: usize) -> Vec<String> {
    let base = letters.len() as u64;
    let count = base.pow((rows * cols) as u32);
    (0..count).map(|number| board(letters, rows, cols, |cell| number / base.pow(cell))).collect()
}

/// Some boards, the same in every run.
fn some_boards(letters: &str, rows: usize, cols: usize, count: u64) -> Vec<String> {
    let mix = |n: u64| {
        let n = n.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let n = (n ^ (n >> 31)).wrapping_mul(0x7fb5_d329_728e_a185);
        (n ^ (n >> 27)).wrapping_mul(0x81da_def4_bc2d_d44d) >> 33
    };
    (1..=count)
        .map(|n| board(letters, rows, cols, |cell| mix(n * 1000 + u64::from(cell))))
        .collect()
}

/// A board whose cells are letters by number, modulo how many letters there are.
fn board(letters: &str, rows: usize, cols: usize, letter: impl Fn(u32) -> u64) -> String {
    let mut text = String::new();
    for cell in 0..rows * cols {
        if cell > 0 && cell % cols == 0 {
            text.push('|');
        }
        let place = (letter(cell as u32) % letters.len() as u64) as usize;
        text.push_str(&letters[place..=place]);
    }
    text
}

/// Boards of all sizes up to so many cells, and some that are larger.
fn many(letters: &str, cells: usize, larger: &[(usize, usize, u64)]) -> Vec<String> {
    let sizes = (1..=cells).flat_map(|rows| (1..=cells / rows).map(move |cols| (rows, cols)));
    let mut all: Vec<String> = sizes.flat_map(|(rows, cols)| boards(letters, rows, cols)).collect();
    for &(rows, cols, count) in larger {
        all.extend(some_boards(letters, rows, cols, count));
    }
    all
}

/// Compares a ruleset of the examples with one of ours on positions; the texts are the arguments of both.
#[track_caller]
fn compare(ours: &str, theirs: &str, property: &str, positions: &[String]) {
    let mut session = session();
    for some in positions.chunks(500) {
        let list = some.join(",");
        let input = format!(
            "[p for p in [{list}] where {theirs}(p).{property} != {ours}(p).{property}].Take(3)"
        );
        assert_eq!(run(&mut session, &input), "[]", "{theirs}");
    }
    println!("{theirs}: {} positions", positions.len());
}

fn quoted(texts: &[String]) -> Vec<String> {
    texts.iter().map(|text| format!("\"{text}\"")).collect()
}

#[test]
fn boards_and_strips_are_worth_what_ours_are() {
    let rows = [
        ("grid", "Clobber", many(".xo", 6, &[(3, 3, 200), (3, 4, 30)])),
        ("grid", "Domineering", many(".#", 9, &[(3, 4, 60), (4, 4, 20)])),
        ("grid", "Fission", many(".x#", 6, &[(3, 3, 200), (3, 4, 30)])),
        ("grid", "Amazons", many(".xo#", 4, &[(2, 3, 300), (3, 3, 60)])),
    ];
    for (package, name, texts) in rows {
        compare(&format!("game.{package}.{name}"), name, "CanonicalForm", &quoted(&texts));
    }
    let strips = [
        ("ToadsAndFrogs", ".tf", 7, &[(1, 10, 200), (1, 12, 50)]),
        ("TopplingDominoes", ".lre", 5, &[(1, 7, 200), (1, 9, 20)]),
    ];
    for (name, letters, length, larger) in strips {
        let mut texts: Vec<String> = (1..=length).flat_map(|n| boards(letters, 1, n)).collect();
        texts.extend(larger.iter().flat_map(|&(_, n, count)| some_boards(letters, 1, n, count)));
        compare(&format!("game.strip.{name}"), name, "CanonicalForm", &quoted(&texts));
    }
}

/// Where play goes round, too.
#[test]
fn loopy_strips_are_worth_what_ours_are() {
    let name = "BackslidingToadsAndFrogs";
    let mut texts: Vec<String> = (1..=4).flat_map(|n| boards(".tf", 1, n)).collect();
    texts.extend(some_boards(".tf", 1, 6, 12));
    compare(&format!("game.strip.{name}"), name, "GameValue", &quoted(&texts));
    compare(&format!("game.strip.{name}"), name, "OutcomeClass", &quoted(&texts));
}

#[test]
fn graphs_of_col_are_worth_what_ours_are() {
    let mut graphs = Vec::new();
    for marks in boards(".LR", 1, 4) {
        let marks: Vec<char> = marks.chars().collect();
        let (a, b, c, d) = (marks[0], marks[1], marks[2], marks[3]);
        graphs.push(format!("{a}-{b}-{c}-{d}"));
        graphs.push(format!("{a}(-{b};-{c};-{d})"));
        graphs.push(format!("{a}:A-{b}-{c}-{d}-:A"));
    }
    compare("game.graph.Col", "Col", "CanonicalForm", &quoted(&graphs));
    let grids: Vec<String> =
        [(1, 7), (2, 2), (2, 3), (3, 3)].map(|(m, n)| format!("Graph.Grid({m},{n})")).to_vec();
    compare("game.graph.Col", "Col", "CanonicalForm", &grids);
}

#[test]
fn heaps_and_pairs_are_worth_what_ours_are() {
    let mut session = session();
    for (package, name, most) in [("heap", "Cutcake", 9), ("heap", "PartizanEuclid", 25)] {
        let input = format!(
            "[(m, n) for m in 1..{most} for n in 1..{most}
              where {name}(m, n).CanonicalForm != game.{package}.{name}((m, n)).CanonicalForm]"
        );
        assert_eq!(run(&mut session, &input), "[]", "{name}");
    }
    for name in ["Nim", "Kayles"] {
        let input = format!("{name}.NimValueSequence(60) == game.heap.{name}.NimValueSequence(60)");
        assert_eq!(run(&mut session, &input), "true", "{name}");
    }
    assert_eq!(run(&mut session, "(Nim(3) + Nim(5) + Kayles(4)).NimValue"), "7");
    assert_eq!(run(&mut session, "Nim(2).Options"), "[0,Nim.Position(1)]");
}

/// Of two lanterns each it is Domineering; on one column it is a game of rows; exchanged and transposed it is the negative.
#[test]
fn lanterns_are_what_they_are_said_to_be() {
    let texts = many(".*", 9, &[(3, 4, 40)]);
    let mut session = session();
    for some in quoted(&texts).chunks(300) {
        let list = some.join(",");
        let input = format!(
            "[b for b in [{list}] where Lanterns()(b).CanonicalForm !=
              game.grid.Domineering(b.Replace(\".\", \"#\").Replace(\"*\", \".\")).CanonicalForm]"
        );
        assert_eq!(run(&mut session, &input), "[]");
        let input = format!(
            "[b for b in [{list}] for g := Grid.Parse(b, \".*\") where Lanterns(1, 3)(g).CanonicalForm !=
              -Lanterns(3, 1)(g.Permuted(Symmetry.Transpose)).CanonicalForm]"
        );
        assert_eq!(run(&mut session, &input), "[]");
    }
    let input = "[n for n in 1..12 where Lanterns(2, 3)(\"*\".Repeat(n)).CanonicalForm !=
      game.heap.PartizanTakeAndBreak(\"0.0\", \"0.007\")(n).CanonicalForm]";
    assert_eq!(run(&mut session, input), "[]");
}

/// A board as cells by row and column.
type Cells = Vec<Vec<char>>;

/// The value of a board by rules that are told as a function.
fn value<'a>(
    arena: &'a Arena,
    known: &mut HashMap<Cells, Short<'a>>,
    cells: &Cells,
    moves: fn(&Cells, Player) -> Vec<Cells>,
) -> Short<'a> {
    if let Some(value) = known.get(cells) {
        return *value;
    }
    let [left, right] = [Player::Left, Player::Right].map(|player| {
        let options = moves(cells, player);
        options.iter().map(|it| value(arena, known, it, moves)).collect::<Vec<_>>()
    });
    let value = arena.game(left, right);
    known.insert(cells.clone(), value);
    value
}

/// What is in a cell, also off the board.
fn cell(cells: &Cells, row: isize, col: isize) -> char {
    let row = usize::try_from(row).ok().and_then(|it| cells.get(it));
    row.and_then(|it| it.get(usize::try_from(col).ok()?)).copied().unwrap_or('#')
}

/// The moves of Konane: while there is an enemy and then an empty cell, the stone goes on.
fn konane(cells: &Cells, player: Player) -> Vec<Cells> {
    let (own, enemy) = if player == Player::Left { ('x', 'o') } else { ('o', 'x') };
    let mut found = Vec::new();
    for (row, line) in cells.iter().enumerate() {
        for col in (0..line.len()).filter(|&col| line[col] == own) {
            for (down, across) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                let (mut r, mut c) = (row as isize, col as isize);
                let mut next = cells.clone();
                while cell(&next, r + down, c + across) == enemy
                    && cell(&next, r + 2 * down, c + 2 * across) == '.'
                {
                    next[r as usize][c as usize] = '.';
                    next[(r + down) as usize][(c + across) as usize] = '.';
                    (r, c) = (r + 2 * down, c + 2 * across);
                    next[r as usize][c as usize] = own;
                    found.push(next.clone());
                }
            }
        }
    }
    found
}

/// The moves of Maze: pictures have cells in odd rows and columns, so that a step is two rows or two columns.
fn maze(cells: &Cells, player: Player) -> Vec<Cells> {
    let (down, across) = if player == Player::Left { (1, 0) } else { (0, 1) };
    let mut found = Vec::new();
    for (row, line) in cells.iter().enumerate() {
        for col in (0..line.len()).filter(|&col| line[col] == 'x') {
            let mut next = cells.clone();
            let (mut r, mut c) = (row as isize, col as isize);
            while cell(&next, r + down, c + across) == '.'
                && cell(&next, r + 2 * down, c + 2 * across) == '.'
            {
                next[r as usize][c as usize] = '.';
                (r, c) = (r + 2 * down, c + 2 * across);
                next[r as usize][c as usize] = 'x';
                found.push(next.clone());
            }
        }
    }
    found
}

/// Compares a ruleset of the examples with the plain rules.
fn compare_with_rules(name: &str, texts: &[String], moves: fn(&Cells, Player) -> Vec<Cells>) {
    let arena = Arena::new();
    let (mut known, mut session) = (HashMap::new(), session());
    for some in texts.chunks(500) {
        let list = quoted(some).join(",");
        let printed = run(&mut session, &format!("[{name}(b).CanonicalForm for b in [{list}]]"));
        let expected: Vec<String> = some
            .iter()
            .map(|text| {
                let cells = text.split('|').map(|row| row.chars().collect()).collect();
                value(&arena, &mut known, &cells, moves).to_string()
            })
            .collect();
        let expected = format!("[{}]", expected.join(","));
        assert_eq!(printed, expected, "{name}: {some:?}");
    }
    println!("{name}: {} positions", texts.len());
}

#[test]
fn konane_is_worth_what_the_rules_say() {
    let mut texts = many(".xo", 6, &[(3, 3, 200), (3, 4, 100), (4, 4, 30)]);
    texts.extend((7..=9).flat_map(|n| some_boards(".xo", 1, n, 200)));
    // Boards as they are when play begins.
    texts.extend(
        ["xo..xo", ".oxoxo", "xo.oxo", "xo|.x", "xoxo|ox.x|xo.o|oxox", "xoxo|o.ox|x.xo|oxox"]
            .map(str::to_owned),
    );
    compare_with_rules("Konane", &texts, konane);
    compare("game.grid.Konane", "Konane", "CanonicalForm", &quoted(&texts));
}

#[test]
fn maze_is_worth_what_the_rules_say() {
    // Mazes of two to nine cells with random walls, the piece in the corner.
    let mut texts: Vec<String> = Vec::new();
    for (rows, cols, count) in [(1, 5, 30), (3, 3, 30), (3, 5, 200), (5, 5, 300), (7, 9, 50)] {
        for text in some_boards(".....#", rows, cols, count) {
            let mut cells: Vec<char> = text.chars().collect();
            // Walls stand between cells.
            for row in (0..rows).step_by(2) {
                for col in (0..cols).step_by(2) {
                    cells[row * (cols + 1) + col] = '.';
                }
            }
            cells[0] = 'x';
            texts.push(cells.into_iter().collect());
        }
    }
    compare_with_rules("Maze", &texts, maze);
    // In an open column Left has a move for each cell, and in a corner both may go.
    let mut session = session();
    for (input, value) in [
        ("x|.|.|.|.|.|.", "3"),
        ("x......", "-3"),
        ("x..|.##|.#.", "*"),
        ("x....|.####|.####|.####|.####", "+-1"),
    ] {
        let printed = run(&mut session, &format!("Maze(\"{input}\").CanonicalForm"));
        assert_eq!(printed, value, "{input}");
    }
}

#[test]
fn the_files_are_short_documented_and_in_the_usual_form() {
    let mut names: Vec<PathBuf> =
        fs::read_dir(folder()).expect("a folder").map(|it| it.expect("a file").path()).collect();
    names.sort();
    assert!(names.len() >= 12);
    for path in names {
        let text = fs::read_to_string(&path).expect("a text");
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        assert!(text.lines().count() < 40, "{name} is long");
        assert!(text.lines().all(|line| line.chars().count() <= 120), "{name} is wide");
        assert!(text.starts_with("/**\n") && text.contains("\n * > "), "{name} has no example");
        assert_eq!(format(&text).ok().as_deref(), Some(text.as_str()), "{name}");
        let unit = Unit { file: &format!("{name}.cgs"), name: &name, text: &text };
        let checked = session().check(unit, &HashSet::new());
        let notes: Vec<String> =
            checked.notes.iter().map(|note| note.diagnostic.message.clone()).collect();
        assert!(notes.is_empty(), "{name}: {notes:?}");
    }
}

/// Prints how long the largest positions take beside those of ours.
#[test]
fn largest_positions() {
    let rows = [
        ("Clobber(\"xoxo|oxox|xoxo\")", "game.grid.Clobber(\"xoxo|oxox|xoxo\")"),
        ("Domineering(\"....|....|....|....\")", "game.grid.Domineering(\"....|....|....|....\")"),
        ("ToadsAndFrogs(\"ttttt..fffff\")", "game.strip.ToadsAndFrogs(\"ttttt..fffff\")"),
        ("TopplingDominoes(\"lrelrelrel\")", "game.strip.TopplingDominoes(\"lrelrelrel\")"),
        ("Fission(\"....|.x..|..x.|....\")", "game.grid.Fission(\"....|.x..|..x.|....\")"),
        ("Amazons(\"x..|...|..o\")", "game.grid.Amazons(\"x..|...|..o\")"),
        ("Col(Graph.Grid(3,3))", "game.graph.Col(Graph.Grid(3,3))"),
        ("Cutcake(9, 9)", "game.heap.Cutcake((9, 9))"),
        ("PartizanEuclid(25, 18)", "game.heap.PartizanEuclid((25, 18))"),
        ("Nim(60)", "game.heap.Nim(60)"),
        ("Kayles(60)", "game.heap.Kayles(60)"),
        ("Lanterns(2, 2)(\"****|****|****|****\")", "game.grid.Domineering(Grid.Empty(4,4))"),
        ("Konane(\"xoxo|o.ox|x.xo|oxox\")", "0"),
        ("Maze(\"x........|.........|.........|.........|.........|.........|.........\")", "0"),
    ];
    for (theirs, ours) in rows {
        let seconds = |input: &str| {
            let mut session = session();
            let start = Instant::now();
            let value = run(&mut session, &format!("{input}.CanonicalForm"));
            (value, start.elapsed().as_secs_f64())
        };
        let ((value, slow), (expected, fast)) = (seconds(theirs), seconds(ours));
        println!("{theirs}: {:.1} ms, ours {:.1} ms", slow * 1e3, fast * 1e3);
        assert!(ours == "0" || value == expected, "{theirs}");
    }
}

/// Quantum variants of rulesets of programs are those of the same rulesets in Rust: moves are told from each other by the heaps and
/// by the cells that they change.
#[test]
fn quantum_variants() {
    let mut session = session();
    let positions = [
        ("Domineering", "\"...|...\"", "CanonicalForm"),
        ("Domineering", "\"..|#.|..\"", "CanonicalForm"),
        ("Clobber", "\"xox|.ox\"", "CanonicalForm"),
        ("ToadsAndFrogs", "\"tt.f\"", "CanonicalForm"),
        ("Nim", "\"2,1\"", "NimValue"),
        ("Nim", "\"1,1,1\"", "NimValue"),
        ("Nim", "\"4\"", "NimValue"),
    ];
    for (name, text, value) in positions {
        let package = match name {
            "Domineering" | "Clobber" => "grid",
            "ToadsAndFrogs" => "strip",
            _ => "heap",
        };
        for flavour in ["A", "B", "C", "C'", "D"] {
            let of = |rules: &str| format!("{rules}({text}).QuantumVariant(\"{flavour}\").{value}");
            let ours = run(&mut session, &of(&format!("game.{package}.{name}")));
            assert_eq!(run(&mut session, &of(name)), ours, "{}", of(name));
        }
    }
}
