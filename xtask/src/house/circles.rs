//! Circles: files each of which reaches each other one by imports.

use super::imports::Edges;
use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;
use std::cmp::Reverse;

/// The files of a circle, in order, at least two.
pub(crate) type Circle = Vec<String>;

/// The circles among the files that import each other in this way, largest first.
pub(crate) fn circles(edges: &Edges) -> Vec<Circle> {
    let pairs = edges
        .iter()
        .flat_map(|(from, edges)| edges.keys().map(move |to| (from.as_str(), to.as_str())));
    let graph: DiGraphMap<&str, ()> = DiGraphMap::from_edges(pairs);
    let mut circles: Vec<Circle> = tarjan_scc(&graph)
        .into_iter()
        .filter(|files| files.len() > 1)
        .map(|files| files.into_iter().map(str::to_owned).collect())
        .collect();
    for circle in &mut circles {
        circle.sort();
    }
    circles.sort_by(|a, b| (Reverse(a.len()), a).cmp(&(Reverse(b.len()), b)));
    circles
}

#[cfg(test)]
mod tests {
    use crate::house::testing::building;
    use anyhow::Result;

    #[test]
    fn circles_are_found_largest_first() -> Result<()> {
        let building = building(&[
            ("lib.rs", "mod a; mod b; mod c; mod d; mod e; mod f; pub use a::A; pub use f::F;"),
            ("a.rs", "pub struct A; use crate::b::B;"),
            ("b.rs", "pub struct B; use crate::A; use crate::F;"),
            ("c.rs", "pub struct C; use crate::d::D;"),
            ("d.rs", "pub struct D; use crate::e::E; use crate::A;"),
            ("e.rs", "pub struct E; use crate::c::C;"),
            ("f.rs", "pub struct F; #[cfg(test)] mod tests { use crate::A; }"),
        ])?;
        let circles: Vec<_> = building.circles.iter().map(|circle| circle.join(" ")).collect();
        let expected = ["made/src/c.rs made/src/d.rs made/src/e.rs", "made/src/a.rs made/src/b.rs"];
        assert_eq!(circles, expected);
        Ok(())
    }
}
