//! Pictures as they are kept in `tests/pictures`, to the byte, and what holds of all.
//!
//! `UPDATE_CASES=1` writes the files anew; look at them before they are kept.

use proptest::prelude::*;
use std::fs;
use std::path::PathBuf;
use tweedle_draw::{
    Axes, Graph, NotDrawn, Point, Scene, Shape, Theme, dag, hasse, heat_map, is_own_tikz, position,
    quotient, scatter, tree,
};
use tweedle_engine::loopy::{Graph as Ko, Stoppers};
use tweedle_engine::misere::quotient::QuotientSearch;
use tweedle_engine::short::{Id, Store};
use tweedle_engine::{Control, Player, Stop};
use tweedle_rulesets::any::Position;
use tweedle_rulesets::standard;

fn check(name: &str, scene: &Scene) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/pictures");
    let text = scene.text_picture(72) + "\n";
    for (ending, found) in [("svg", scene.svg(Theme::Auto)), ("tex", scene.tikz()), ("txt", text)] {
        let file = folder.join(format!("{name}.{ending}"));
        if std::env::var_os("UPDATE_CASES").is_some() {
            fs::write(&file, &found).unwrap();
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        assert_eq!(found, kept, "{}", file.display());
    }
    check_scene(scene);
}

/// An approach ko, with each komaster: lines of other slopes, temperatures that are not dyadic, and masts that are inclined.
#[test]
fn kos() {
    let mut store = Store::default();
    let mut stoppers = Stoppers::new(Control::new());
    let mut ko = Ko::new();
    let [a, b, c, d] = [(); 4].map(|()| ko.add_vertex());
    let [zero, three] = [0, 3].map(|n| store.number(n.into()).unwrap());
    for (from, to) in [(b, a), (c, d)] {
        ko.add_edge(from, Player::Left, to);
        ko.add_edge(to, Player::Right, from);
    }
    ko.add_edge(b, Player::Right, c);
    ko.add_option(c, Player::Right, zero);
    for end in [a, d] {
        ko.add_option(end, Player::Left, three);
    }
    let mut all = Graph::default();
    for (name, komaster) in [
        ("Left komaster", Some(Player::Left)),
        ("Right komaster", Some(Player::Right)),
        ("no komaster", None),
    ] {
        let found = stoppers.ko_thermographs(&mut store, &ko, komaster).unwrap();
        all = all.with_thermograph(&format!("a, {name}"), found[a].clone()).unwrap();
        if komaster == Some(Player::Left) {
            let one = Graph::default().with_thermograph(&format!("d, {name}"), found[d].clone());
            check("ko-mast", &one.unwrap().scene());
        }
    }
    check("kos", &all.scene());
}

/// All that is drawn is within the picture, and both SVG and PNG can be read.
fn check_scene(scene: &Scene) {
    assert!(scene.width > 0.0 && scene.height > 0.0);
    let inside = |&(x, y): &Point| {
        let slack = 1.0;
        (-slack..=scene.width + slack).contains(&x) && (-slack..=scene.height + slack).contains(&y)
    };
    for shape in &scene.shapes {
        let is_inside = match shape {
            Shape::Line(points, _) | Shape::Area(points, ..) | Shape::Shade(points, _) => {
                points.iter().all(inside)
            }
            Shape::Disc(centre, ..) => inside(centre),
            Shape::Dots(runs, ..) => {
                runs.iter().all(|&((x, y), run)| inside(&(x, y)) && inside(&(x + run, y)))
            }
            Shape::Text(text) => inside(&text.at),
        };
        assert!(is_inside, "{}: {shape:?}", scene.title);
    }
    assert!(!scene.svg(Theme::Dark).contains("NaN") && !scene.tikz().contains("NaN"));
    assert!(is_own_tikz(&scene.tikz()), "{}", scene.tikz());
}

fn read(store: &mut Store, text: &str) -> Id {
    store.read(text).unwrap()
}

fn of_ruleset(class: &str, text: &str) -> Position {
    standard().of_expression(class).unwrap().place(text).unwrap()
}

#[test]
fn thermographs() {
    let mut store = Store::default();
    for (name, texts) in [
        ("thermograph", &["{3||2|1}"][..]),
        ("thermograph-of-a-number", &["5/8"]),
        ("thermographs", &["{4||2|0}", "{3|-1}", "{10|2||-5}"]),
    ] {
        let games: Vec<Id> = texts.iter().map(|text| read(&mut store, text)).collect();
        check(name, &Graph::new(&mut store, &games).unwrap().scene());
    }
    let g = read(&mut store, "{7|5||1/2*}");
    let graph = Graph::new(&mut store, &[g]).unwrap().below_zero(true).scaffolds(true);
    check("thermograph-below-zero", &graph.scene());
}

#[test]
fn trees_and_graphs() {
    let mut store = Store::default();
    let g = read(&mut store, "+-{1,{2|-1/2}}");
    check("tree", &tree(&mut store, g, 12).unwrap());
    check("followers", &dag(&mut store, g).unwrap());
    let leaf = read(&mut store, "3");
    check("leaf", &tree(&mut store, leaf, 12).unwrap());
    let day = store.born_by(2).unwrap();
    check("day-2", &hasse(&mut store, &day).unwrap());
}

/// The quotient of heaps of Kayles up to 5, of order 12, with 3 elements in P.
#[test]
fn quotients() {
    let mut kayles = QuotientSearch::new(100, &Control::new());
    for options in [
        vec![vec![]],
        vec![vec![0], vec![]],
        vec![vec![1], vec![0, 0], vec![0]],
        vec![vec![2], vec![0, 1], vec![1], vec![0, 0]],
        vec![vec![3], vec![0, 2], vec![1, 1], vec![2], vec![0, 1]],
    ] {
        kayles.add(options).unwrap();
    }
    let found = kayles.quotient().unwrap();
    let scene = quotient(&found, &Control::new()).unwrap();
    check("quotient", &scene);
    let texts = scene.shapes.iter().filter_map(|shape| match shape {
        Shape::Text(text) => Some(text.text.clone()),
        _ => None,
    });
    // Each element stands there once, those of the P-portion in brackets.
    let names: Vec<String> =
        texts.flat_map(|text| text.split(", ").map(str::to_owned).collect::<Vec<_>>()).collect();
    assert_eq!(names.len(), found.order());
    let lost = names.iter().filter(|name| name.starts_with('[')).count();
    assert_eq!(lost, found.lost().len());
}

#[test]
fn numbers() {
    let values = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7];
    let axes = Axes {
        title: "Kayles",
        short: "Kayles",
        across: "heap",
        up: "Grundy value",
        width: 360.0,
        height: 240.0,
    };
    let points = || (0_u32..).zip(values).map(|(heap, value)| (heap.into(), value.into()));
    check("plot", &scatter(&axes, points));
    let heat = |i: u32, j: u32| (i != 4 || j != 2).then(|| (f64::from(i ^ j), (i ^ j).to_string()));
    let rows: Vec<Vec<_>> = (0..5).map(|i| (0..6).map(|j| heat(i, j)).collect()).collect();
    check("heat-map", &heat_map("Sums of Nim", &rows, 0).unwrap());
}

#[test]
fn positions() {
    for (name, class, text) in [
        ("clobber", "game.grid.Clobber", "xo.|xxo|o.x"),
        ("domineering", "game.grid.Domineering", "..|.#|.."),
        ("toads-and-frogs", "game.strip.ToadsAndFrogs", "t.t.ff"),
        ("nim", "game.heap.Nim", "3,5,30"),
        ("hackenbush", "game.graph.Hackenbush", "l(r;e(l;r(l)))"),
        ("snort", "game.graph.Snort", ".-.-.(-.-.;-.)-L"),
        ("strings-and-coins", "game.entailing.StringsAndCoins", "a-b, b-c, c-a, a-, b-"),
        ("dominoes", "game.strip.TopplingDominoes", "lrelr"),
        // One token, and two on a vertex with a long name.
        (
            "tokens",
            "game.graph.Tokens(\"a: b, middle | b: a | middle: d | d:\")",
            "a,middle,middle",
        ),
    ] {
        let drawn = position(&of_ruleset(class, text)).unwrap();
        check(name, &drawn);
    }
}

#[test]
fn sums() {
    let domineering = of_ruleset("game.grid.Domineering", "..|..");
    let nim = of_ruleset("game.heap.Nim", "3,1");
    let toads = of_ruleset("game.strip.ToadsAndFrogs", "tt..f");
    check("sum", &position(&domineering.sum(&nim).sum(&toads.negative())).unwrap());
    check_scene(&position(&Position::of_terms(Vec::new())).unwrap());
    // A position of very many parts is refused, not drawn for minutes.
    let many = (0..200).map(|_| of_ruleset("game.heap.Nim", "1"));
    let many = many.reduce(|sum, term| sum.sum(&term)).unwrap();
    assert!(matches!(position(&many), Err(NotDrawn::TooLarge(_))));
}

#[test]
fn what_is_too_large_is_refused() {
    let mut store = Store::default();
    let all = store.born_by(3).unwrap();
    assert!(matches!(hasse(&mut store, &all), Err(Stop::TooLarge(_))));
    let large = store.integer(1_000_000).unwrap();
    assert!(matches!(dag(&mut store, large), Err(Stop::TooLarge(_))));
    for nimber in [40, 300] {
        let nimber = store.nimber(nimber).unwrap();
        assert!(matches!(dag(&mut store, nimber), Err(Stop::TooLarge(_))));
    }
    let huge = store.integer(1_000_000_000_000_000).unwrap();
    assert!(matches!(dag(&mut store, huge), Err(Stop::TooLarge(_))));
    let some = store.nimber(20).unwrap();
    check_scene(&dag(&mut store, some).unwrap());
    let far = read(&mut store, &format!("1{}", "0".repeat(400)));
    assert!(matches!(Graph::new(&mut store, &[far]), Err(Stop::TooLarge(_))));
    let nimber = store.nimber(12).unwrap();
    let one = store.integer(1).unwrap();
    let heated = store.heated(nimber, one).unwrap();
    assert!(matches!(tree(&mut store, heated, 20), Err(Stop::TooLarge(_))));
    assert!(tree(&mut store, heated, 1).is_ok());
    // A budget is kept to, and the work stops when it is told to.
    let control = Control::new();
    let mut store = Store::new(control.clone());
    let g = read(&mut store, "{2|0||-1}");
    control.cancel();
    assert_eq!(tree(&mut store, g, 12), Err(Stop::Cancelled));
}

#[test]
fn numbers_of_all_sizes() {
    let mut store = Store::default();
    for text in [
        "100000000000000000000000000000000000000000",
        "{1000000000000000000000000|-1000000000000000000000000000000}",
        "1/1267650600228229401496703205376",
        "{100000000001|100000000000}",
        "0",
        "*",
    ] {
        let g = read(&mut store, text);
        let graph = Graph::new(&mut store, &[g]).unwrap().below_zero(true).scaffolds(true);
        check_scene(&graph.scene());
        check_scene(&tree(&mut store, g, 12).unwrap());
    }
}

#[cfg(feature = "png")]
#[test]
fn png() {
    let mut store = Store::default();
    let g = read(&mut store, "{3||2|1}");
    let scene = Graph::new(&mut store, &[g]).unwrap().scene();
    let small = scene.png(Theme::Light, 1.0).unwrap();
    assert_eq!(&small[1..4], b"PNG");
    assert_eq!(scene.png(Theme::Light, 1.0).unwrap(), small);
    assert_ne!(scene.png(Theme::Dark, 1.0).unwrap(), small);
    assert!(scene.png(Theme::Light, 1e6).unwrap_err().to_string().contains("pixels"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn random_games(numbers in proptest::collection::vec(-40..40_i64, 8), shape in 0..4_u8) {
        let mut store = Store::default();
        let small: Vec<Id> = numbers
            .iter()
            .map(|&n| store.number(tweedle_engine::number::Dyadic::new(n.into(), 2)).unwrap())
            .collect();
        let pairs: Vec<Id> =
            small.chunks(2).map(|pair| store.game(&pair[..1], &pair[1..]).unwrap()).collect();
        let g = match shape {
            0 => pairs[0],
            1 => store.game(&pairs[..1], &pairs[1..2]).unwrap(),
            2 => store.game(&pairs[..2], &pairs[2..]).unwrap(),
            _ => store.sum(pairs[0], pairs[1]).unwrap(),
        };
        for below_zero in [false, true] {
            let graph = Graph::new(&mut store, &[g, small[0]]).unwrap().scaffolds(true);
            check_scene(&graph.below_zero(below_zero).scene());
        }
        check_scene(&tree(&mut store, g, 12).unwrap());
        check_scene(&dag(&mut store, g).unwrap());
    }
}
