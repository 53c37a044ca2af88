//! Boxes side by side, in rows.

use crate::point::Point;

/// The places of boxes of these sizes, side by side in rows that are no wider than `most` if each box allows it, with
/// gaps between: the corner of each at the top left, and the size of all. The boxes of a row are centred vertically.
pub(crate) fn flow(sizes: &[Point], most: f64, gap: Point) -> (Vec<Point>, Point) {
    let mut corners = Vec::with_capacity(sizes.len());
    let (mut width, mut top, mut first) = (0.0_f64, 0.0, 0);
    while first < sizes.len() {
        let (mut right, mut count) = (sizes[first].0, 1);
        while let Some(size) = sizes.get(first + count)
            && right + gap.0 + size.0 <= most
        {
            right += gap.0 + size.0;
            count += 1;
        }
        let row = &sizes[first..first + count];
        let height = row.iter().map(|size| size.1).fold(0.0, f64::max);
        let mut x = 0.0;
        for size in row {
            corners.push((x, top + (height - size.1) / 2.0));
            x += size.0 + gap.0;
        }
        width = width.max(right);
        top += height + gap.1;
        first += count;
    }
    (corners, (width, (top - gap.1).max(0.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows() {
        let boxes = [(10.0, 10.0), (10.0, 30.0), (50.0, 10.0)];
        let corners = vec![(0.0, 10.0), (12.0, 0.0), (0.0, 35.0)];
        assert_eq!(flow(&boxes, 40.0, (2.0, 5.0)), (corners, (50.0, 45.0)));
        assert_eq!(flow(&[], 40.0, (2.0, 5.0)), (vec![], (0.0, 0.0)));
    }
}
