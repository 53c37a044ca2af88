//! Edits of a graph: the changes that each of its vertices and edges allows.

use crate::answer::EditOf;
use std::collections::HashMap;
use tweedle_rules::Thing;
use tweedle_rules::graph::Graph;
use tweedle_rules::sketch::{self, Figure, Layout, Owner};
use tweedle_search::Position;

/// The most vertices and edges of a graph that is edited here; the text of a larger one can be.
const MOST: usize = 200;

/// The players who may play a thing, in words.
const OWNERS: [(Owner, &str); 3] = [
    (Owner::Left, "Left\u{2019}s"),
    (Owner::Right, "Right\u{2019}s"),
    (Owner::Either, "either\u{2019}s"),
];

/// The edits of each vertex and each edge of a graph: another player\u{2019}s, or gone, or with something added to it.
/// There are none for a position that is no graph of a ruleset whose positions are written as graphs.
pub(crate) fn edits(position: &Position) -> HashMap<Thing, Vec<EditOf>> {
    let mut found = HashMap::new();
    let (Some((component, false)), [term]) = (position.single(), position.terms()) else {
        return found;
    };
    let Some(Figure::Graph(drawn)) = term.sketch().map(|sketch| sketch.figure) else {
        return found;
    };
    if drawn.vertices.len() + drawn.edges.len() > MOST {
        return found;
    }
    let rules = component.rules_handle();
    let place = |it: &Editable| rules.clone().place(&it.graph()?.to_string()).ok();
    // A vertex is written with its owner in some rulesets, and with the player who has a stone beside it in others. A
    // notation that does not read back as the same position is dropped.
    let both = [false, true].map(|is_turned| Editable::of(&drawn, is_turned));
    let ways: Vec<Editable> =
        both.into_iter().filter(|it| place(it).as_ref() == Some(position)).collect();
    let Some(editable) = ways.first() else { return found };
    let mut offer = |thing: Thing, name: String, edited: &Editable| {
        if let Some(to) = place(edited).filter(|to| to != position) {
            let edit = EditOf { name, position: to.expression() };
            found.entry(thing).or_insert_with(Vec::new).push(edit);
        }
    };
    for (i, edge) in drawn.edges.iter().enumerate() {
        let thing = || Thing::Edge(drawn.edge_name(edge));
        offer(thing(), "remove it".to_owned(), &editable.without_edge(i));
        if edge.owner.is_none() {
            continue;
        }
        for (owner, whose) in OWNERS {
            offer(thing(), format!("make it {whose}"), &editable.with_edge_of(i, owner));
        }
        let [from, to] = editable.ends(i);
        for (end, where_to) in [(to, "on it"), (from, "beside it")] {
            for (owner, whose) in OWNERS {
                let name = format!("grow {whose} {where_to}");
                offer(thing(), name, &editable.grown(end, Some(owner)));
            }
        }
    }
    for (i, vertex) in drawn.vertices.iter().enumerate().filter(|(_, it)| !it.name.is_empty()) {
        let thing = || Thing::Vertex(vertex.name.clone());
        let at = editable.places[i];
        for (owner, whose) in OWNERS {
            let mut edited = ways.iter().map(|way| way.with_vertex_of(at, owner));
            let is_meant = |it: &Editable| place(it).is_some_and(|to| gained(position, &to, owner));
            if let Some(edited) = edited.find(is_meant) {
                offer(thing(), format!("make it {whose}"), &edited);
            }
        }
        offer(thing(), "remove it".to_owned(), &editable.without_vertex(at));
        offer(thing(), "add a neighbour".to_owned(), &editable.grown(at, None));
    }
    found
}

/// True if there are more vertices of an owner than before.
fn gained(before: &Position, after: &Position, owner: Owner) -> bool {
    let count = |position: &Position| match position.terms().first()?.sketch()?.figure {
        Figure::Graph(graph) => {
            let of = |it: &&sketch::Vertex| it.owner.unwrap_or(Owner::Either) == owner;
            Some(graph.vertices.iter().filter(of).count())
        }
        _ => None,
    };
    count(after) > count(before)
}

/// A graph with its labels. All of the ground is its first vertex.
#[derive(Clone)]
struct Editable {
    /// True if the label of a vertex names the player who may not play it.
    is_turned: bool,
    labels: Vec<&'static str>,
    edges: Vec<(usize, usize, &'static str)>,
    /// The place of each vertex of the sketch.
    places: Vec<usize>,
}

impl Editable {
    fn of(drawn: &sketch::Graph, is_turned: bool) -> Editable {
        let mut labels = match drawn.layout {
            Layout::Ground => vec![""],
            Layout::Free | Layout::Upwards => Vec::new(),
        };
        let place = |vertex: &sketch::Vertex| {
            if vertex.is_ground {
                return 0;
            }
            labels.push(vertex.owner.map_or("", |owner| vertex_label(owner, is_turned)));
            labels.len() - 1
        };
        let places: Vec<usize> = drawn.vertices.iter().map(place).collect();
        let edge = |edge: &sketch::Edge| {
            (places[edge.from], places[edge.to], edge.owner.map_or("", edge_label))
        };
        let edges = drawn.edges.iter().map(edge).collect();
        Editable { is_turned, labels, edges, places }
    }

    fn graph(&self) -> Option<Graph> {
        let labels = self.labels.iter().map(|&label| label.to_owned()).collect();
        Graph::new(labels, self.edges.iter().map(|&(a, b, label)| (a, b, label.to_owned())))
    }

    /// The ends of an edge; the ground comes first.
    fn ends(&self, edge: usize) -> [usize; 2] {
        let (a, b, _) = self.edges[edge];
        [a.min(b), a.max(b)]
    }

    fn without_edge(&self, edge: usize) -> Editable {
        let mut edited = self.clone();
        let (a, b, _) = edited.edges.remove(edge);
        // An end on which nothing is any more goes as well, where edges are what is played.
        let is_left =
            |vertex: usize| edited.edges.iter().any(|&(a, b, _)| a == vertex || b == vertex);
        let end = a.max(b);
        let is_played = !self.edges[edge].2.is_empty();
        if is_played && end > 0 && !is_left(end) { edited.without_vertex(end) } else { edited }
    }

    fn with_edge_of(&self, edge: usize, owner: Owner) -> Editable {
        let mut edited = self.clone();
        edited.edges[edge].2 = edge_label(owner);
        edited
    }

    fn with_vertex_of(&self, vertex: usize, owner: Owner) -> Editable {
        let mut edited = self.clone();
        edited.labels[vertex] = vertex_label(owner, self.is_turned);
        edited
    }

    fn without_vertex(&self, vertex: usize) -> Editable {
        let mut edited = self.clone();
        edited.labels.remove(vertex);
        edited.edges.retain(|&(a, b, _)| a != vertex && b != vertex);
        let moved = |end: usize| if end > vertex { end - 1 } else { end };
        for edge in &mut edited.edges {
            *edge = (moved(edge.0), moved(edge.1), edge.2);
        }
        edited
    }

    /// With another vertex, and an edge to it.
    fn grown(&self, from: usize, owner: Option<Owner>) -> Editable {
        let mut edited = self.clone();
        edited.labels.push("");
        edited.edges.push((from, edited.labels.len() - 1, owner.map_or("", edge_label)));
        edited
    }
}

/// The label of a vertex that one player alone may play.
fn vertex_label(owner: Owner, is_turned: bool) -> &'static str {
    match (owner, is_turned) {
        (Owner::Left, false) | (Owner::Right, true) => "L",
        (Owner::Right, false) | (Owner::Left, true) => "R",
        (Owner::Either, _) => "",
    }
}

/// The label of an edge that says who may play it.
fn edge_label(owner: Owner) -> &'static str {
    match owner {
        Owner::Left => "l",
        Owner::Right => "r",
        Owner::Either => "e",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The positions that the edits of a position give, as notations.
    fn offered(ruleset: &str, text: &str) -> Vec<String> {
        let rules = tweedle_rulesets::standard().rules(ruleset, &[]).unwrap();
        let found = edits(&rules.place(text).unwrap().labelled());
        let mut all: Vec<String> = found
            .into_iter()
            .flat_map(|(thing, edits)| {
                edits.into_iter().map(move |it| format!("{thing}: {} {}", it.name, it.position))
            })
            .collect();
        all.sort();
        all
    }

    #[test]
    fn edges_change_hands_and_grow() {
        let all = offered("game.graph.Hackenbush", "lr");
        let has = |text: &str| all.iter().any(|it| it.contains(text));
        assert!(has("make it Right\u{2019}s game.graph.Hackenbush(\"rr\")"), "{all:?}");
        assert!(has("grow either\u{2019}s on it game.graph.Hackenbush(\"lre\")"), "{all:?}");
        assert!(
            has("grow Left\u{2019}s beside it game.graph.Hackenbush(\"(l;lr)\")")
                || has("\"(lr;l)\""),
            "{all:?}"
        );
        // Without the lower edge the upper one would hang in the air.
        assert!(has("remove it game.graph.Hackenbush(\"l\")"), "{all:?}");
        assert!(!has("remove it game.graph.Hackenbush(\"r\")"), "{all:?}");
    }

    #[test]
    fn vertices_change_hands_and_go() {
        let all = offered("game.graph.Col", "--");
        let has = |text: &str| all.iter().any(|it| it.contains(text));
        assert!(has("make it Left\u{2019}s"), "{all:?}");
        // Whose a vertex is said to become is whose it is drawn as, and it can be edited again.
        for ruleset in ["game.graph.Col", "game.graph.Snort"] {
            let rules = tweedle_rulesets::standard().rules(ruleset, &[]).unwrap();
            let start = rules.clone().place("--").unwrap().labelled();
            let of_left: Vec<EditOf> = edits(&start)
                .into_values()
                .flatten()
                .filter(|it| it.name.contains("Left"))
                .collect();
            assert_eq!(of_left.len(), 3, "{ruleset}: {of_left:?}");
            for edit in of_left {
                let text = edit.position.split('"').nth(1).unwrap();
                let edited = rules.clone().place(text).unwrap().labelled();
                assert!(gained(&start, &edited, Owner::Left), "{text}");
                assert!(!edits(&edited).is_empty(), "{text}");
            }
        }
        assert!(has("add a neighbour game.graph.Col(\"---\")"), "{all:?}");
        assert!(has("remove it game.graph.Col(\"-\")"), "{all:?}");
    }

    #[test]
    fn what_is_no_graph_has_no_edits() {
        assert!(offered("game.heap.Nim", "3,5").is_empty());
        assert!(offered("game.grid.Domineering", "..|..").is_empty());
    }
}
