//! Pictures of Hackenbush for a terminal.

use crate::hackenbush_picture::Picture;
use tweedle_rules::picture;

/// A line that is longer goes on in the next one.
const WIDEST: usize = 60;

/// The ground, and what grows on it as an indented tree. Edges that follow one another without a branch
/// stand in one line. An edge back to a vertex that is in the picture already says where it leads: to the
/// ground, or to the upper end of another edge. Where the tree is too high for that, a list of edges.
pub(super) fn draw(picture: &Picture, names: &[String]) -> String {
    if picture.edge_count() == 0 {
        return "ground, with no edges left".to_owned();
    }
    let tree = Tree::new(picture, names);
    tree.draw().unwrap_or_else(|| tree.list())
}

/// A picture as it is walked from the ground: an edge that leads to a new vertex is a branch.
struct Tree {
    /// The ways from each vertex, each with its name, the vertex that it leads to, and true if that
    /// vertex is new.
    ways: Vec<Vec<(String, usize, bool)>>,
    /// The name of each vertex: the ground, or the edge that leads there for the first time.
    ends: Vec<String>,
}

impl Tree {
    fn new(picture: &Picture, names: &[String]) -> Tree {
        let graph = picture.to_graph();
        let (edges, colours) = (picture.as_in_graph(), picture.colours().collect::<Vec<_>>());
        let name = |edge: usize| names.get(edges[edge]).map_or("", String::as_str);
        let mut ends = vec!["ground".to_owned(); graph.vertex_count()];
        let walk = graph.walk();
        for way in walk.ways.iter().flatten().filter(|way| way.is_new) {
            name(way.edge).clone_into(&mut ends[way.to]);
        }
        let ways = walk.ways.iter().map(|ways| {
            let ways = ways.iter().map(|way| {
                let colour = colours[edges[way.edge]].word();
                let back = if way.is_new { "" } else { &format!(" -> {}", ends[way.to]) };
                (format!("{} {colour}{back}", name(way.edge)), way.to, way.is_new)
            });
            ways.collect()
        });
        Tree { ways: ways.collect(), ends }
    }

    /// The indented tree; `None` if it is too high.
    fn draw(&self) -> Option<String> {
        let mut lines = vec!["ground".to_owned()];
        // Vertices with what stands before their branches, and the number of the next branch.
        let mut open = vec![(0, String::new(), 0)];
        while let Some((vertex, before, next)) = open.last_mut() {
            let ways = &self.ways[*vertex];
            let Some((text, to, is_new)) = ways.get(*next) else {
                open.pop();
                continue;
            };
            *next += 1;
            let [branch, beside] =
                if *next == ways.len() { ["└─ ", "   "] } else { ["├─ ", "│  "] };
            let mut line = format!("{before}{branch}{text}");
            let inside = format!("{before}{beside}");
            let (mut top, mut is_new) = (*to, *is_new);
            while let (true, [(text, to, is_next_new)]) = (is_new, &*self.ways[top]) {
                if line.chars().count() + text.chars().count() > WIDEST {
                    break;
                }
                line += " ─ ";
                line += text;
                (top, is_new) = (*to, *is_next_new);
            }
            lines.push(line);
            if is_new && !self.ways[top].is_empty() {
                if inside.chars().count() > WIDEST / 2 {
                    return None;
                }
                open.push((top, inside, 0));
            }
        }
        Some(lines.join("\n"))
    }

    /// A line for each edge, with what it stands on.
    fn list(&self) -> String {
        let mut lines = Vec::new();
        let mut open = vec![(0, 0)];
        while let Some((vertex, next)) = open.last_mut() {
            let Some((text, to, is_new)) = self.ways[*vertex].get(*next) else {
                open.pop();
                continue;
            };
            *next += 1;
            lines.push((text.clone(), format!("on {}", self.ends[*vertex])));
            if *is_new {
                open.push((*to, 0));
            }
        }
        picture::lines(lines)
    }
}

#[cfg(test)]
mod tests {
    use crate::Hackenbush;
    use tweedle_rules::Notation;
    use tweedle_rules::testing::read;

    /// A picture has a line for each edge at most, and no line is long.
    #[test]
    fn high_pictures_are_lists() {
        for text in ["l".repeat(3000), "l(r;".repeat(200) + "e" + &")".repeat(200)] {
            let picture = read(&Hackenbush, &text);
            let drawn = Hackenbush.draw(&picture);
            assert!(drawn.lines().count() <= picture.edge_count() + 1);
            assert!(drawn.lines().all(|line| line.chars().count() <= 90), "{drawn}");
            let count = drawn.matches("blue").count() + drawn.matches("red").count();
            assert_eq!(count + drawn.matches("green").count(), picture.edge_count());
        }
    }
}
