//! The pictures of Hackenbush that are worth as much as a tree.
//!
//! A tree is an ordinal sum at each of its edges, so that the colon principle says what it is worth. By the fusion principle a green
//! picture is worth as much as the one in which the vertices of each cycle are one (*Winning Ways*, ch. 7; Conway, *On Numbers and
//! Games*, ch. 13). If one player owns all edges, he can take them one by one from above, and each is a move.

use crate::hackenbush_picture::{Colour, Picture, vertex_count};
use tweedle_engine::Bush;
use tweedle_rules::graph::Neighbours;

/// A tree with the value of a picture, if one is known. Cost: linear, but for the order of the edges.
pub(super) fn bush(picture: &Picture) -> Option<Bush> {
    let count = vertex_count(picture.stalks());
    let is_tree = picture.edge_count() + 1 == count;
    let mut colours = picture.colours();
    let only = colours.next().filter(|first| colours.all(|colour| colour == *first));
    match only {
        _ if is_tree => tree(picture, count),
        Some(Colour::Green) => fused(picture, count),
        Some(colour) => {
            let mut bush = Bush::default();
            picture.colours().try_for_each(|_| bush.add(0, colour.stem()).map(|_| ()))?;
            Some(bush)
        }
        None => None,
    }
}

fn tree(picture: &Picture, count: usize) -> Option<Bush> {
    // Numbered in reading order, each vertex has one edge from a smaller vertex.
    let mut edges = vec![(0, Colour::Green); count];
    for &(parent, child, colour) in picture.stalks() {
        edges[usize::from(child)] = (parent, colour);
    }
    let mut bush = Bush::default();
    for (parent, colour) in edges.into_iter().skip(1) {
        bush.add(parent.into(), colour.stem())?;
    }
    Some(bush)
}

/// A green picture in which the vertices of each cycle are one. Its edges become loops, each worth as much as an edge
/// with a free end.
fn fused(picture: &Picture, count: usize) -> Option<Bush> {
    let ends = || picture.stalks().iter().map(|stalk| (usize::from(stalk.0), usize::from(stalk.1)));
    let neighbours = Neighbours::new(count, ends());
    // Depth first from the ground: when each vertex was met, from where, and the first vertex that can be reached by going up the
    // tree of this search and over one other edge.
    let (mut met, mut parent, mut lowest) =
        (vec![usize::MAX; count], vec![0; count], vec![0; count]);
    let mut order = vec![0];
    met[0] = 0;
    let mut path = vec![(0, 0)];
    while let Some(&mut (vertex, ref mut next)) = path.last_mut() {
        match neighbours.of(vertex).get(*next) {
            Some(&other) => {
                *next += 1;
                if met[other] == usize::MAX {
                    met[other] = order.len();
                    lowest[other] = order.len();
                    parent[other] = vertex;
                    order.push(other);
                    path.push((other, 0));
                }
            }
            None => {
                path.pop();
            }
        }
    }
    for &vertex in order.iter().rev() {
        // Of several edges to the vertex before it, one is that of the search.
        let mut is_used = false;
        for &other in neighbours.of(vertex) {
            if vertex != 0 && other == parent[vertex] && !is_used {
                is_used = true;
                continue;
            }
            let reached = if other != vertex && parent[other] == vertex && met[other] > met[vertex]
            {
                lowest[other]
            } else {
                met[other]
            };
            lowest[vertex] = lowest[vertex].min(reached);
        }
    }
    // An edge that is on no cycle leads to a vertex of the bush; the others are loops.
    let mut bush = Bush::default();
    let mut place = vec![0; count];
    for &vertex in order.iter().skip(1) {
        let below = place[parent[vertex]];
        let is_bridge = lowest[vertex] == met[vertex];
        place[vertex] = if is_bridge { bush.add(below, Colour::Green.stem())? } else { below };
    }
    for (a, b) in ends() {
        if place[a] == place[b] {
            bush.add(place[a], Colour::Green.stem())?;
        }
    }
    Some(bush)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hackenbush::Hackenbush;
    use proptest::prelude::*;
    use tweedle_engine::short::Store;
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Control, Grundy, Outcomes, Play};
    use tweedle_rules::Graph;

    /// Pictures with a few edges: trees and others, in one colour or several.
    fn any_picture() -> impl Strategy<Value = Picture> {
        let colours = prop::sample::select(vec!["e", "l", "lr", "lre", "le"]);
        let edge = (
            any::<prop::sample::Index>(),
            any::<prop::sample::Index>(),
            any::<prop::sample::Index>(),
        );
        let edges = prop::collection::vec(edge, 1..9);
        (colours, edges, 0..4_usize).prop_map(|(colours, edges, more)| {
            // Each edge leads to a new vertex, but for the last ones.
            let tree = edges.len().saturating_sub(more).max(1);
            let count = tree + 1;
            let edges = edges.iter().enumerate().map(|(i, (from, to, colour))| {
                let (from, to) = if i < tree {
                    (from.index(i + 1), i + 1)
                } else {
                    (from.index(count), to.index(count))
                };
                let letters: Vec<char> = colours.chars().collect();
                (from, to, letters[colour.index(letters.len())].to_string())
            });
            let edges: Vec<_> = edges.collect();
            let graph = Graph::new(vec![String::new(); count], edges).expect("ends are vertices");
            Picture::from_graph(&graph).expect("it is connected")
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        /// The colon principle and the fusion principle.
        #[test]
        fn a_bush_has_the_value_of_the_picture(picture in any_picture()) {
            let control = Control::new();
            let mut store = Store::default();
            let mut values = Memo::new(control.clone());
            let slow = Walker::new(&Hackenbush, &mut values).without_bushes().value(&mut store, &picture);
            let mut values = Memo::new(control.clone());
            let fast = Walker::new(&Hackenbush, &mut values).value(&mut store, &picture);
            prop_assert_eq!(&fast, &slow);
            let value = slow.unwrap();
            if let Some(bush) = bush(&picture) {
                prop_assert_eq!(bush.worth(&mut store, true, &control).unwrap(), Some(value));
                let negative = bush.negative().worth(&mut store, true, &control).unwrap();
                prop_assert_eq!(negative, Some(store.negative(value).unwrap()));
            }
            let mut known = Memo::new(control.clone());
            let outcome = Walker::new(&Hackenbush, &mut known).value(&mut Outcomes(Play::Normal), &picture);
            prop_assert_eq!(outcome.unwrap(), store.outcome(value).unwrap());
            for play in [Play::Normal, Play::Misere] {
                let [fast, slow] = [true, false].map(|is_fast| {
                    let mut known = Memo::new(control.clone());
                    let walker = Walker::new(&Hackenbush, &mut known);
                    let mut walker = if is_fast { walker } else { walker.without_bushes() };
                    walker.value(&mut Outcomes(play), &picture)
                });
                prop_assert_eq!(fast, slow);
            }
            if picture.colours().all(|colour| colour == Colour::Green) {
                let mut known = Memo::new(control);
                let nimber = Walker::new(&Hackenbush, &mut known).value(&mut Grundy, &picture);
                prop_assert_eq!(nimber.ok(), store.as_nimber(value));
            }
        }
    }

    /// Ten thousand edges in a second at most: strings of two colours, and trees that fork at each edge.
    #[test]
    fn large_trees() {
        for (edges, close, outcome) in [
            ("lrrll", "", "L"),
            ("e", "", "N"),
            ("e(e;", ")", "N"),
            ("l(r;", ")", "L"),
            ("r(l;e;", ")", "R"),
        ] {
            let times = 10_000 / edges.chars().filter(|it| "lre".contains(*it)).count();
            let last = &edges[..1];
            let text = format!("{}{last}{}", edges.repeat(times), close.repeat(times));
            let picture = tweedle_rules::testing::read(&Hackenbush, &text);
            assert!(picture.edge_count() >= 10_000);
            let mut store = Store::default();
            let mut values = Memo::new(Control::new());
            let value = Walker::new(&Hackenbush, &mut values).value(&mut store, &picture).unwrap();
            assert_eq!(store.outcome(value).unwrap().to_string(), outcome);
            let mut known = Memo::new(Control::new());
            let found =
                Walker::new(&Hackenbush, &mut known).value(&mut Outcomes(Play::Normal), &picture);
            assert_eq!(found.unwrap().to_string(), outcome);
        }
    }
}
