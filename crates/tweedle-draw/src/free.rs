//! Places for the vertices of any graph: by stress majorization.
//!
//! Distances in the picture are to be those in the graph (Gansner, Koren and North, "Graph drawing by stress majorization", *Graph
//! Drawing 2004*). It begins from two places at choice, a circle and the distances from two pairs of far vertices (in the manner of
//! Harel and Koren, "Graph drawing by high-dimensional embedding", 2002), and keeps the better result. Nothing is left to chance,
//! and nothing but the four operations and square roots is used, so that the places are the same on all machines.

use crate::flow::flow;
use crate::point::Point;

/// The length of an edge.
const EDGE: f64 = 54.0;
/// Vertices are no nearer to each other.
const NEAREST: f64 = 30.0;
/// Parts go on in another row where one would be wider.
const WIDEST: f64 = 640.0;

/// The places of `count` vertices, between which there are these edges; parts that are not connected lie side by side.
pub(crate) fn places(count: usize, edges: &[(usize, usize)]) -> Vec<Point> {
    let mut near = vec![Vec::new(); count];
    for &(a, b) in edges.iter().filter(|(a, b)| a != b) {
        near[a].push(b);
        near[b].push(a);
    }
    let mut parts: Vec<(Vec<usize>, Vec<Point>)> = Vec::new();
    let mut is_seen = vec![false; count];
    for start in 0..count {
        if is_seen[start] {
            continue;
        }
        let distances = distances(&near, start);
        let part: Vec<usize> = (0..count).filter(|&it| distances[it] != usize::MAX).collect();
        for &vertex in &part {
            is_seen[vertex] = true;
        }
        let places = of_part(&near, &part);
        parts.push((part, places));
    }
    let bounds = |places: &[Point]| {
        let of = |side: fn(&Point) -> f64| {
            let least = places.iter().map(side).fold(f64::INFINITY, f64::min);
            (least, places.iter().map(side).fold(f64::NEG_INFINITY, f64::max))
        };
        [of(|it| it.0), of(|it| it.1)]
    };
    let sizes: Vec<Point> = parts
        .iter()
        .map(|(_, places)| bounds(places).map(|(least, most)| most - least).into())
        .collect();
    let (corners, _) = flow(&sizes, WIDEST, (EDGE, EDGE));
    let mut all = vec![(0.0, 0.0); count];
    for ((part, places), (x, y)) in parts.iter().zip(corners) {
        let [(left, _), (top, _)] = bounds(places);
        for (&vertex, place) in part.iter().zip(places) {
            all[vertex] = (place.0 - left + x, place.1 - top + y);
        }
    }
    all
}

/// The distances of vertices from one; `usize::MAX` if there is no way.
fn distances(near: &[Vec<usize>], start: usize) -> Vec<usize> {
    let mut distances = vec![usize::MAX; near.len()];
    distances[start] = 0;
    let mut waiting = std::collections::VecDeque::from([start]);
    while let Some(vertex) = waiting.pop_front() {
        for &next in &near[vertex] {
            if distances[next] == usize::MAX {
                distances[next] = distances[vertex] + 1;
                waiting.push_back(next);
            }
        }
    }
    distances
}

/// The places of a connected part.
fn of_part(near: &[Vec<usize>], part: &[usize]) -> Vec<Point> {
    if let Some(end) = part.iter().find(|&&it| near[it].len() <= 1)
        && part.iter().all(|&it| near[it].len() <= 2)
    {
        // A path is a straight line, to which the general way would come in the end.
        let far = distances(near, *end);
        return part.iter().map(|&it| (EDGE * far[it] as f64, 0.0)).collect();
    }
    let far: Vec<Vec<f64>> = part
        .iter()
        .map(|&from| {
            let all = distances(near, from);
            part.iter().map(|&to| all[to] as f64).collect()
        })
        .collect();
    let starts = [circle(part.len()), by_far_pairs(&far)];
    let settled = starts.map(|start| settle(&far, start));
    let [first, second] = settled;
    // The second has to be clearly better, so that no rounding decides.
    let places = if stress(&far, &second) < 0.999 * stress(&far, &first) { second } else { first };
    let place = |vertex: &usize| part.binary_search(vertex).ok();
    let ends = part.iter().enumerate().flat_map(|(i, &vertex)| {
        near[vertex].iter().filter_map(place).filter(move |&other| i < other).map(move |j| (i, j))
    });
    let mut places = turned(places, &ends.collect::<Vec<_>>());
    let mut nearest = f64::INFINITY;
    for (i, a) in places.iter().enumerate() {
        nearest = places[..i].iter().map(|b| length(*a, *b)).fold(nearest, f64::min);
    }
    let scale = EDGE.max(NEAREST / nearest.max(0.2));
    for place in &mut places {
        *place = (scale * place.0, scale * place.1);
    }
    places
}

fn length(a: Point, b: Point) -> f64 {
    let (x, y) = (a.0 - b.0, a.1 - b.1);
    (x * x + y * y).sqrt()
}

/// Points of a circle in order, without sines.
fn circle(count: usize) -> Vec<Point> {
    let radius = count as f64 / 6.0;
    let point = |i: usize| {
        // Four quarters, each by the rational points of a circle.
        let turn = 4.0 * i as f64 / count as f64;
        let t = turn.fract();
        let (x, y) = ((1.0 - t * t) / (1.0 + t * t), 2.0 * t / (1.0 + t * t));
        let (x, y) = match turn as usize {
            0 => (x, y),
            1 => (-y, x),
            2 => (-x, -y),
            _ => (y, -x),
        };
        (radius * x, radius * y)
    };
    (0..count).map(point).collect()
}

/// Across how much nearer a vertex is to one end of a longest way than to the other, and down the same for a second pair, which is
/// in the middle of the first way.
fn by_far_pairs(far: &[Vec<f64>]) -> Vec<Point> {
    let farthest = |from: usize| {
        let most = far[from].iter().copied().fold(0.0, f64::max);
        far[from].iter().position(|&it| it >= most).unwrap_or(0)
    };
    let a = farthest(0);
    let b = farthest(a);
    let off = |it: usize| (far[a][it] - far[b][it]).abs();
    let sum = |it: usize| far[a][it] + far[b][it];
    let order = |&x: &usize, &y: &usize| off(x).total_cmp(&off(y)).then(sum(y).total_cmp(&sum(x)));
    let c = (0..far.len()).min_by(order).unwrap_or(0);
    let d = farthest(c);
    // Vertices at the same distances are kept apart a little.
    let apart = circle(far.len());
    let place = |it: usize| {
        let (x, y) = (far[a][it] - far[b][it], far[c][it] - far[d][it]);
        (x / 2.0 + 0.02 * apart[it].0, y / 2.0 + 0.02 * apart[it].1)
    };
    (0..far.len()).map(place).collect()
}

/// The stress of the places: the squares of the relative errors of the distances, added up.
fn stress(far: &[Vec<f64>], places: &[Point]) -> f64 {
    let mut sum = 0.0;
    for (i, a) in places.iter().enumerate() {
        for (j, b) in places[..i].iter().enumerate() {
            let off = length(*a, *b) / far[i][j] - 1.0;
            sum += off * off;
        }
    }
    sum
}

/// Lets each vertex go where all others want it, on average, again and again.
fn settle(far: &[Vec<f64>], mut places: Vec<Point>) -> Vec<Point> {
    let count = places.len();
    let rounds = (12_000_000 / (count * count).max(1)).clamp(60, 600);
    for _ in 0..rounds {
        for i in 0..count {
            let (mut x, mut y, mut sum) = (0.0, 0.0, 0.0);
            for j in (0..count).filter(|&j| j != i) {
                let weight = 1.0 / (far[i][j] * far[i][j]);
                let now = length(places[i], places[j]);
                let part = if now > 1e-9 { far[i][j] / now } else { 0.0 };
                x += weight * (places[j].0 + part * (places[i].0 - places[j].0));
                y += weight * (places[j].1 + part * (places[i].1 - places[j].1));
                sum += weight;
            }
            if sum > 0.0 {
                places[i] = (x / sum, y / sum);
            }
        }
    }
    places
}

/// The places turned so that edges are level or upright as far as that can be, the picture is rather wide than high, and the first
/// vertex is at the top left.
fn turned(places: Vec<Point>, edges: &[(usize, usize)]) -> Vec<Point> {
    let turn = |(c, s): Point| -> Vec<Point> {
        places.iter().map(|&(x, y)| (c * x + s * y, c * y - s * x)).collect()
    };
    let extent = |places: &[Point], side: fn(&Point) -> f64| {
        let all = places.iter().map(side);
        all.clone().fold(f64::NEG_INFINITY, f64::max) - all.fold(f64::INFINITY, f64::min)
    };
    // The part of the edges that is neither level nor upright, and a little for height.
    let cost = |places: &[Point]| {
        let off = edges.iter().map(|&(a, b)| {
            let (x, y) = (places[a].0 - places[b].0, places[a].1 - places[b].1);
            x.abs().min(y.abs()) / length(places[a], places[b]).max(1e-9)
        });
        let (wide, high) = (extent(places, |it| it.0), extent(places, |it| it.1));
        off.sum::<f64>() / edges.len() as f64 + 0.05 * high / (wide + high).max(1e-9)
    };
    let mut best: Option<(f64, Vec<Point>)> = None;
    for &(a, b) in edges.iter().take(200) {
        let size = length(places[a], places[b]).max(1e-9);
        let (c, s) = ((places[b].0 - places[a].0) / size, (places[b].1 - places[a].1) / size);
        for direction in [(c, s), (-s, c)] {
            let turned = turn(direction);
            let cost = cost(&turned);
            if best.as_ref().is_none_or(|(least, _)| cost < least - 1e-6) {
                best = Some((cost, turned));
            }
        }
    }
    let mut places = best.map_or(places, |(_, turned)| turned);
    let middle = |places: &[Point], side: fn(&Point) -> f64| {
        places.iter().map(side).sum::<f64>() / places.len() as f64
    };
    let (x, y) = (middle(&places, |it| it.0), middle(&places, |it| it.1));
    let sign = |is_over: bool| if is_over { -1.0 } else { 1.0 };
    let (across, down) = (sign(places[0].0 > x + 1e-6), sign(places[0].1 > y + 1e-6));
    for place in &mut places {
        *place = (across * place.0, down * place.1);
    }
    places
}
