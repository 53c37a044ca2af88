//! Bushes: positions that are ordinal sums of edges and of what stands on them.

use crate::{Control, Held, Stem, Stop, Theory};

/// A rooted tree of edges. A vertex is the sum of the edges that begin there, and an edge is the ordinal sum of its stem and
/// of the vertex at its end: who cuts it takes away all that stands on it. The bush is its root.
///
/// By the colon principle the value of an ordinal sum S : H, for S fixed, depends on the value of H alone (*Winning
/// Ways*, ch. 7; Siegel, *CGT*, ch. II.5), so that the value of a bush is found from the leaves to the root, without its
/// options.
// Invariant: the parent of the edge with place i is at most i, where the edge with place j ends at vertex j + 1.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Bush(Vec<(u32, Stem)>);

impl Bush {
    /// Adds an edge at a vertex, which is the root, 0, or the end of an edge that was added before, and returns the vertex at
    /// its end. `None`, and nothing is added, if there is no such vertex.
    pub fn add(&mut self, parent: u32, stem: Stem) -> Option<u32> {
        let end = u32::try_from(self.0.len() + 1).ok()?;
        (parent < end).then(|| self.0.push((parent, stem)))?;
        Some(end)
    }

    /// The same with the players exchanged.
    #[must_use]
    pub fn negative(mut self) -> Bush {
        for (_, stem) in &mut self.0 {
            if let Stem::Of(player) = stem {
                *player = player.opponent();
            }
        }
        self
    }

    /// The worth of the bush, if the theory can tell ([`Theory::of_stem`]). A theory that cannot add worths can tell at
    /// most the worth of a bush with a single edge at the root.
    ///
    /// Cost: one call of the theory for each edge, and a sum for each vertex.
    ///
    /// # Errors
    /// Those of the theory; [`Stop::Memory`] or [`Stop::Cancelled`].
    ///
    /// ```
    /// # use tweedle_engine::{Bush, Control, Player, Stem, short::Store};
    /// let mut bush = Bush::default();
    /// let top = bush.add(0, Stem::Of(Player::Left)).unwrap();
    /// bush.add(top, Stem::Of(Player::Right));
    /// bush.add(top, Stem::Either);
    /// let mut store = Store::default();
    /// let worth = bush.worth(&mut store, true, &Control::new())?.unwrap();
    /// assert_eq!(store.text(worth)?, "1/2*");
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    pub fn worth<T: Theory>(
        &self,
        theory: &mut T,
        is_additive: bool,
        control: &Control,
    ) -> Result<Option<T::Value>, Stop> {
        if !theory.knows_stems() {
            return Ok(None);
        }
        if !is_additive {
            return match self.0.iter().filter(|edge| edge.0 == 0).count() {
                0 => theory.of_options(&[], &[]).map(Some),
                1 => theory.of_stem(self.0[0].1, None),
                _ => Ok(None),
            };
        }
        // The edges at each vertex stand one behind the other, those of the last vertex first.
        let mut held = Held::new(control);
        let each = 2 * size_of::<usize>() + size_of::<Option<T::Value>>();
        held.take((self.0.len() + 2) * each)?;
        let mut starts = vec![0; self.0.len() + 2];
        for &(parent, _) in &self.0 {
            starts[parent as usize + 1] += 1;
        }
        for vertex in 0..=self.0.len() {
            starts[vertex + 1] += starts[vertex];
        }
        let mut worths: Vec<Option<T::Value>> = vec![None; self.0.len()];
        // From the last vertex on, each vertex comes after all vertices that stand on it.
        let mut free = starts.clone();
        let mut parts = Vec::new();
        for vertex in (0..=self.0.len()).rev() {
            if vertex % 64 == 0 {
                control.check()?;
            }
            parts.clear();
            parts.extend(
                worths[starts[vertex]..starts[vertex + 1]].iter_mut().filter_map(Option::take),
            );
            let sum = theory.of_sum(&parts)?;
            let Some(&(parent, stem)) = vertex.checked_sub(1).and_then(|edge| self.0.get(edge))
            else {
                return Ok(Some(sum));
            };
            let Some(worth) = theory.of_stem(stem, Some(&sum))? else { return Ok(None) };
            let place = &mut free[parent as usize];
            worths[*place] = Some(worth);
            *place += 1;
        }
        Ok(None)
    }
}
