//! The way of the token that a move carries along an edge.

use tweedle_engine::{Control, Player};
use tweedle_graph_games::GRAPH_GAMES;
use tweedle_rules::any::{Move, Solvers};
use tweedle_rules::{Registry, Thing};

/// The moves of Left in a position, each with the vertices of its way.
fn ways(expression: &str, position: &str) -> Vec<(String, Option<[String; 2]>)> {
    let registry = Registry::new(GRAPH_GAMES.iter().copied(), Solvers::default());
    let rules = registry.of_expression(expression).expect("rules");
    let place = rules.place(position).expect("a position");
    let moves = place.moves(Player::Left, &Control::new()).expect("moves");
    let name = |thing: Thing| match thing {
        Thing::Vertex(name) => name,
        other => panic!("{other} is no vertex"),
    };
    let way = |step: &Move| step.way().map(|(_, ends)| ends.map(name));
    moves.iter().map(|step| (step.name(), way(step))).collect()
}

/// In each of these games a move is named by its two ends.
#[test]
fn each_move_goes_from_vertex_to_vertex() {
    const ARROWS: &str = r#"("a: b, c | b: a | c: a, d | d: b")"#;
    const EDGES: &str = r#"("a: b, c | b: c, d | d: e")"#;
    let mut count = 0;
    for (rules, position) in [
        (format!("game.graph.Tokens{ARROWS}"), "a,b,c,c"),
        (format!("game.graph.Annihilation{ARROWS}"), "a,c"),
        (format!("game.graph.VertexGeography{ARROWS}"), "a"),
        (format!("game.graph.VertexGeography{ARROWS}"), "c:b"),
        (format!("game.graph.EdgeGeography{ARROWS}"), "c:a-c"),
        (format!("game.graph.UndirectedVertexGeography{EDGES}"), "b"),
        (format!("game.graph.UndirectedEdgeGeography{EDGES}"), "c:a-b"),
        (format!("game.graph.YashimaGame{EDGES}"), "b,e"),
        (format!("game.graph.YashimaGame{EDGES}"), "b,-"),
    ] {
        for (name, way) in ways(&rules, position) {
            let ends = name.split(['-', 'x']).map(str::to_owned).collect::<Vec<_>>();
            assert_eq!(way.map(Vec::from), Some(ends), "{name} of {rules}({position})");
            count += 1;
        }
    }
    assert!(count > 15, "{count} moves");
}

#[test]
fn a_loop_is_no_way_and_what_is_taken_goes_nowhere() {
    let way_of = |rules: &str, position: &str| ways(rules, position).swap_remove(0);
    let to_itself = ("a-a".to_owned(), None);
    assert_eq!(way_of(r#"game.graph.Tokens("a: a")"#, "a"), to_itself);
    assert_eq!(way_of(r#"game.graph.Annihilation("a: a")"#, "a"), to_itself);
    assert_eq!(way_of(r#"game.graph.EdgeGeography("a: a")"#, "a"), to_itself);
    assert_eq!(way_of("game.graph.Hackenbush", "l(r;l)").1, None);
}
