//! The differences between two pictures.

use crate::Thing;
use crate::sketch::{Cell, Figure, Graph, Vertex};
use std::collections::BTreeSet;

/// The things in a figure that are different in another one. Nothing if these are figures of different kinds.
pub(crate) fn changed(old: &Figure, new: &Figure) -> Vec<Thing> {
    match (old, new) {
        (Figure::Heaps(old), Figure::Heaps(new)) => of_heaps(old, new),
        (Figure::Board(old), Figure::Board(new)) => {
            let row = |(i, row): (usize, &Vec<Cell>)| {
                let other = new.get(i).map_or(&[][..], Vec::as_slice);
                of_cells(row, other).map(|j| Thing::Cell(i, j)).collect::<Vec<_>>()
            };
            old.iter().enumerate().flat_map(row).collect()
        }
        (Figure::Strip(old), Figure::Strip(new))
        | (Figure::Dominoes(old), Figure::Dominoes(new)) => {
            of_cells(old, new).map(Thing::Place).collect()
        }
        (Figure::Boxes(old), Figure::Boxes(new)) if old.board() == new.board() => {
            let drawn = old.undrawn() & !new.undrawn();
            let lines = tweedle_boxes::bits(drawn);
            lines.map(|line| Thing::Line(line, old.board().ends(line))).collect()
        }
        (Figure::Graph(old), Figure::Graph(new)) => of_graph(old, new),
        _ => Vec::new(),
    }
}

/// The cells that are different.
fn of_cells<'a>(old: &'a [Cell], new: &'a [Cell]) -> impl Iterator<Item = usize> + 'a {
    (0..old.len()).filter(|&i| old.get(i) != new.get(i))
}

/// The counters that are taken from the heap that is changed, or from each that is.
fn of_heaps(old: &[u64], new: &[u64]) -> Vec<Thing> {
    let is_other = |&heap: &usize| old.get(heap) != new.get(heap);
    let all = || (0..old.len()).filter(is_other).collect();
    let changed: Vec<usize> = changed_heap(old, new).map_or_else(all, |(heap, _)| vec![heap]);
    changed.into_iter().flat_map(|heap| Thing::taken(heap, old, new)).collect()
}

/// The first heap that others have come in the place of, and these others, if no other heap is changed.
pub(crate) fn changed_heap<'a>(old: &[u64], new: &'a [u64]) -> Option<(usize, &'a [u64])> {
    let rest = |i: usize| {
        let behind = old.len() - i - 1;
        let end = new.len().checked_sub(behind).filter(|&end| end >= i)?;
        (old[..i] == new[..i] && old[i + 1..] == new[end..]).then(|| &new[i..end])
    };
    (0..old.len()).find_map(|i| Some((i, rest(i)?)))
}

/// The vertices that have more or fewer tokens, or else those that are gone, or else the edges that are, or else the vertices
/// that another player has now.
fn of_graph(old: &Graph, new: &Graph) -> Vec<Thing> {
    let vertex = |vertex: &Vertex| Thing::Vertex(vertex.name.clone());
    let named = || old.vertices.iter().filter(|vertex| !vertex.name.is_empty());
    let now = |vertex: &Vertex| new.vertices.iter().find(|it| it.name == vertex.name);
    let moved = named().filter(|it| now(it).is_some_and(|now| now.tokens != it.tokens));
    let moved: Vec<Thing> = moved.map(vertex).collect();
    if !moved.is_empty() {
        return moved;
    }
    let gone: Vec<Thing> = named().filter(|it| now(it).is_none()).map(vertex).collect();
    if !gone.is_empty() {
        return gone;
    }
    let edges: BTreeSet<String> = new.edges.iter().map(|edge| new.edge_name(edge)).collect();
    let names = old.edges.iter().map(|edge| old.edge_name(edge));
    let gone: Vec<Thing> = names.filter(|name| !edges.contains(name)).map(Thing::Edge).collect();
    if !gone.is_empty() {
        return gone;
    }
    named().filter(|it| now(it).is_some_and(|now| now.owner != it.owner)).map(vertex).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps() {
        let check = |old: &[u64], new: &[u64], expected: &[(usize, u64)]| {
            let expected = expected.iter().map(|&(heap, counter)| Thing::Counter(heap, counter));
            let [old, new] = [old, new].map(|it| Figure::Heaps(it.to_vec()));
            assert_eq!(changed(&old, &new), expected.collect::<Vec<_>>(), "{old:?} to {new:?}");
        };
        check(&[2, 3], &[2, 1], &[(1, 1), (1, 2)]);
        check(&[1, 1], &[1], &[(0, 0)]);
        check(&[2, 1], &[2], &[(1, 0)]);
        check(&[2, 1], &[1, 0], &[(0, 1), (1, 0)]);
        check(&[2], &[2], &[]);
        check(&[], &[2], &[]);
    }
}
