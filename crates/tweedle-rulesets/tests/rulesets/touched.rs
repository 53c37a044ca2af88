//! What moves touch are things in the picture, and those that are different in the next one.

use crate::list::every_ruleset;
use std::collections::BTreeSet;
use tweedle_engine::{Control, Player};
use tweedle_rulesets::any::{Move, Position, Term};
use tweedle_rulesets::sketch::{Cell, Figure};
use tweedle_rulesets::{Thing, standard};

/// The things in a picture.
fn things(figure: &Figure) -> BTreeSet<Thing> {
    match figure {
        Figure::Heaps(sizes) => {
            let heap = |(i, &size): (usize, &u64)| match size {
                0..=Thing::MOST_COUNTERS => {
                    (0..size).map(|counter| Thing::Counter(i, counter)).collect()
                }
                _ => vec![Thing::Heap(i)],
            };
            sizes.iter().enumerate().flat_map(heap).collect()
        }
        Figure::Board(rows) => cells(rows).into_iter().map(|(i, j, _)| Thing::Cell(i, j)).collect(),
        Figure::Strip(row) | Figure::Dominoes(row) => (0..row.len()).map(Thing::Place).collect(),
        Figure::Boxes(of) => {
            let line = |line| Thing::Line(line, of.board().ends(line));
            (0..of.board().lines()).map(line).collect()
        }
        Figure::Graph(graph) => {
            let vertices = graph.vertices.iter().map(|it| Thing::Vertex(it.name.clone()));
            let edges = graph.edges.iter().map(|edge| Thing::Edge(graph.edge_name(edge)));
            vertices.chain(edges).filter(|it| *it != Thing::Vertex(String::new())).collect()
        }
    }
}

/// The cells of a board, each with its row and column.
fn cells(rows: &[Vec<Cell>]) -> Vec<(usize, usize, &Cell)> {
    let row = |(i, row): (usize, &Vec<Cell>)| (0..row.len()).map(move |j| (i, j));
    let places = rows.iter().enumerate().flat_map(row);
    places.map(|(i, j)| (i, j, &rows[i][j])).collect()
}

/// The things of a board, a strip or dots that are different, in which nothing else is told.
fn different(old: &Figure, new: &Figure) -> Option<BTreeSet<Thing>> {
    let of_row = |old: &[Cell], new: &[Cell]| {
        let places = (0..old.len()).filter(|&i| old[i] != new[i]);
        places.map(Thing::Place).collect()
    };
    match (old, new) {
        (Figure::Board(old), Figure::Board(new)) => {
            let pairs = cells(old).into_iter().zip(cells(new));
            let pairs = pairs.filter(|((.., old), (.., new))| old != new);
            Some(pairs.map(|((i, j, _), _)| Thing::Cell(i, j)).collect())
        }
        (Figure::Strip(old), Figure::Strip(new))
        | (Figure::Dominoes(old), Figure::Dominoes(new)) => Some(of_row(old, new)),
        (Figure::Boxes(old), Figure::Boxes(new)) => {
            let drawn = old.undrawn() & !new.undrawn();
            let lines = (0..old.board().lines()).filter(|line| drawn >> line & 1 == 1);
            Some(lines.map(|line| Thing::Line(line, old.board().ends(line))).collect())
        }
        _ => None,
    }
}

/// What a move touches is there, is what changes where that is seen, and is nothing only if nothing changes.
fn check(position: &Position, step: &Move) {
    let at = format!("{position:?}: {step:?} touches {:?}", step.touched());
    let touched = step.touched();
    for (term, sketch) in position.terms().iter().map(Term::sketch).enumerate() {
        let of_term = touched.iter().filter(|it| it.0 == term).map(|it| it.1.clone());
        let of_term: BTreeSet<Thing> = of_term.collect();
        let Some(old) = sketch.map(|sketch| sketch.figure) else {
            assert!(of_term.is_empty(), "{at}");
            continue;
        };
        assert!(of_term.is_subset(&things(&old)), "{at}");
        let Some(new) = step.to.terms()[term].sketch().map(|it| it.figure) else { continue };
        assert!(!of_term.is_empty() || old == new, "{at}");
        if let Some(different) = different(&old, &new) {
            assert_eq!(of_term, different, "{at}");
        }
        if let (Figure::Heaps(old), Figure::Heaps(new)) = (&old, &new) {
            let is_kept = |heap: usize| new.len() == old.len() && new[heap] >= old[heap];
            let heaps = of_term.iter().filter_map(|thing| match thing {
                Thing::Counter(heap, _) | Thing::Heap(heap) => Some(*heap),
                _ => None,
            });
            assert!(!heaps.into_iter().any(is_kept), "{at}");
        }
    }
}

#[test]
fn moves_touch_what_they_change() {
    let control = Control::new();
    let nim = standard().rules("game.heap.Nim", &[]).and_then(|nim| nim.place("2,25")).unwrap();
    for ruleset in every_ruleset() {
        for text in &ruleset.examples {
            let Ok(position) = ruleset.rules.clone().place(text) else { continue };
            // A sum, and one with labels, has the same things.
            for position in [position.labelled(), nim.sum(&position), position] {
                for player in Player::BOTH {
                    for step in position.moves(player, &control).unwrap() {
                        check(&position, &step);
                    }
                }
            }
        }
    }
}

/// A heap, an edge and a string are told from others like them.
#[test]
fn what_is_alike_is_told_apart() {
    let all = |rules: &str, text: &str| -> Vec<String> {
        let rules = standard().of_expression(rules).unwrap();
        let moves = rules.place(text).unwrap().labelled().moves(Player::Left, &Control::new());
        let touched = |step: &Move| {
            let things = step.touched().into_iter().map(|(_, thing)| thing.to_string());
            format!("{}: {}", step.name(), things.collect::<Vec<_>>().join("; "))
        };
        moves.unwrap().iter().map(touched).collect()
    };
    let counters = ["row 1 pin 1: heap 1, counter 1", "row 2 pin 1: heap 2, counter 1"];
    assert_eq!(all("game.heap.Kayles", "1,1"), counters);
    let both = "both take 1: heap 1, counter 1; heap 2, counter 1";
    assert_eq!(all("game.heap.Wythoff", "(1,1)")[2], both);
    let carried = ["heap 1 take 1: heap 1, counter 1", "heap 2 take 1: heap 2, counter 1"];
    assert_eq!(all("game.entailing.CarryOnNim([2])", "1,1"), carried);
    assert_eq!(all("game.entailing.CarryOnNim([2])", "again 1"), ["pass: "]);
    assert_eq!(all("game.graph.Hackenbush", "ll"), ["a: edge a", "b: edge b"]);
    assert_eq!(all("game.graph.Col", "--")[1], "b: vertex b");
    let element = "b: vertex b";
    assert_eq!(all(r#"game.graph.PosetGame("a < b < c")"#, "{a,b,c}")[1], element);
    let strings = ["a-b: edge a-b", "b-: edge -b"];
    assert_eq!(all("game.entailing.StringsAndCoins", "a-b, b-a, b-"), strings);
}
