//! Graphs without the names of their coins.

use crate::graph::StringsAndCoins;
use std::collections::BTreeMap;

impl StringsAndCoins {
    /// The same graph with the coins called 1, 2, ... and in a chosen order. Graphs that differ only
    /// in names and order mostly become the same one, and others never.
    ///
    /// ```
    /// # use tweedle_boxes::StringsAndCoins;
    /// let graph: StringsAndCoins = "c-b, b-a, c-".parse()?;
    /// let same: StringsAndCoins = "y-x, z-, y-z".parse()?;
    /// assert_eq!(graph.unlabelled().to_string(), "1-, 1-2, 3-2");
    /// assert_eq!(graph.unlabelled(), same.unlabelled());
    /// # Ok::<(), tweedle_boxes::GraphError>(())
    /// ```
    #[must_use]
    pub fn unlabelled(&self) -> StringsAndCoins {
        let place = self.places();
        let mut ends: Vec<(usize, Option<usize>)> = self
            .strings()
            .iter()
            .map(|&(a, b)| match (place[a], b.map(|b| place[b])) {
                (a, Some(b)) if b < a => (b, Some(a)),
                ends => ends,
            })
            .collect();
        ends.sort_unstable();
        // Numbered anew as the strings meet them.
        let coins = vec![String::new(); place.len()];
        let graph = StringsAndCoins::from_parts(coins, ends);
        let graph = graph.only(graph.all());
        let names = (1..=graph.coins().len()).map(|number| number.to_string()).collect();
        StringsAndCoins::from_parts(names, graph.strings().to_vec())
    }

    /// For each coin its place in an order that mostly does not depend on the numbers of coins and
    /// strings: classes are refined by the classes of neighbours, and a coin is told apart by its
    /// number where that leaves several.
    fn places(&self) -> Vec<usize> {
        let coins = self.coins().len();
        let mut classes = vec![0; coins];
        let mut count = 0;
        loop {
            // The class of a coin, and those at the other ends of its strings.
            let mut keys: Vec<(usize, Vec<Option<usize>>)> =
                classes.iter().map(|&class| (class, Vec::new())).collect();
            for &(a, b) in self.strings() {
                keys[a].1.push(b.map(|b| classes[b]));
                if let Some(b) = b {
                    keys[b].1.push(Some(classes[a]));
                }
            }
            for (_, neighbours) in &mut keys {
                neighbours.sort_unstable();
            }
            let mut members: BTreeMap<_, Vec<usize>> = BTreeMap::new();
            for (coin, key) in keys.into_iter().enumerate() {
                members.entry(key).or_default().push(coin);
            }
            // A class is numbered by how many coins are in those before it.
            let mut before = 0;
            for members in members.values() {
                for &coin in members {
                    classes[coin] = before;
                }
                before += members.len();
            }
            if members.len() == coins {
                return classes;
            }
            if members.len() == count
                && let Some(alike) = members.values().find(|members| members.len() > 1)
            {
                for &coin in &alike[1..] {
                    classes[coin] += 1;
                }
            }
            count = members.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Coins and strings in another order give the same graph, where they are told apart as in
        /// trees, and in any case one of as many strings and coins.
        #[test]
        fn the_order_does_not_matter(
            parents in prop::collection::vec((any::<prop::sample::Index>(), any::<bool>()), 1..9),
            keys in prop::collection::vec(any::<u32>(), 18),
        ) {
            let mut ends = vec![(0, None)];
            for (i, (parent, is_held)) in parents.iter().enumerate() {
                ends.push((i + 1, Some(parent.index(i + 1))));
                ends.extend(is_held.then_some((i + 1, None)));
            }
            let text = |name: &dyn Fn(usize) -> u32, ends: &[(usize, Option<usize>)]| {
                let end = |coin: usize| format!("c{}_{coin}", name(coin));
                let strings: Vec<String> = ends
                    .iter()
                    .map(|&(a, b)| format!("{}-{}", b.map_or(String::new(), end), end(a)))
                    .collect();
                strings.join(",").parse::<StringsAndCoins>().unwrap()
            };
            let graph = text(&|_| 0, &ends);
            let mut shuffled: Vec<_> = ends.iter().copied().zip(&keys).collect();
            shuffled.sort_by_key(|&(_, key)| key);
            let shuffled: Vec<_> = shuffled.into_iter().map(|(ends, _)| ends).collect();
            let other = text(&|coin| keys[coin], &shuffled);
            prop_assert_eq!(graph.unlabelled(), other.unlabelled());
            prop_assert_eq!(graph.unlabelled().unlabelled(), graph.unlabelled());
            prop_assert_eq!(graph.unlabelled().to_string().parse(), Ok(graph.unlabelled()));
            prop_assert_eq!(graph.unlabelled().coins().len(), graph.coins().len());
        }
    }

    #[test]
    fn coins_that_are_alike() {
        let unlabelled = |text: &str| text.parse::<StringsAndCoins>().unwrap().unlabelled();
        assert_eq!(unlabelled("a-b, b-c, c-a"), unlabelled("c-a, b-a, b-c"));
        assert_eq!(unlabelled("a-b, b-a"), unlabelled("x-y, x-y"));
        assert_ne!(unlabelled("a-b, b-c, c-d, d-a"), unlabelled("a-b, b-a, c-d, d-c"));
        assert_eq!(unlabelled("").to_string(), "");
    }
}
