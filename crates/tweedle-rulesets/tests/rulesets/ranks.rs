//! Ranks of positions, for all rulesets that have some.

use std::collections::HashSet;
use tweedle_engine::{Control, Player};
use tweedle_rulesets::{Ranking, Registry, Size, standard};

/// The rulesets that have ranks, with usual parameters or those of their examples.
fn rankings(registry: &Registry) -> Vec<(&'static str, Ranking)> {
    let entries = registry.entries().iter();
    let of = |entry: &&'static tweedle_rulesets::Entry| {
        let rules = registry
            .of_expression(&entry.example_rules())
            .unwrap_or_else(|why| panic!("{}: {why}", entry.name()));
        Some((entry.name(), Ranking::of(rules, registry)?))
    };
    entries.filter_map(of).collect()
}

#[test]
fn each_rank_has_one_word() {
    let registry = standard();
    let all = rankings(&registry);
    for name in
        ["game.grid.Clobber", "game.strip.SilverDollar", "game.heap.Kayles", "game.grid.Chomp"]
    {
        assert!(all.iter().any(|(known, _)| *known == name), "{name}");
    }
    let sizes = [
        Size::Cells { rows: 1, cols: 1 },
        Size::Cells { rows: 1, cols: 4 },
        Size::Cells { rows: 3, cols: 1 },
        Size::Cells { rows: 2, cols: 2 },
        Size::Heaps { heaps: 0, most: 7 },
        Size::Heaps { heaps: 1, most: 9 },
        Size::Heaps { heaps: 3, most: 4 },
        Size::Heaps { heaps: 2, most: 0 },
    ];
    for (name, ranking) in &all {
        let mut has_some = false;
        for size in sizes {
            let Some(count) = ranking.count(size) else {
                assert_eq!(ranking.word(size, 0), None, "{name}");
                continue;
            };
            has_some = true;
            let words: Vec<String> =
                (0..count).map(|rank| ranking.word(size, rank).expect(name)).collect();
            assert_eq!(ranking.word(size, count), None, "{name}");
            assert_eq!(words.iter().collect::<HashSet<_>>().len() as u128, count, "{name}");
            for (rank, word) in (0..).zip(&words) {
                let found = ranking.rank(word).expect(name);
                if let (Size::Heaps { heaps, most }, Size::Heaps { most: largest, .. }) =
                    (size, found.0)
                {
                    // The rank of heaps does not say how large they might be.
                    assert!(largest <= most, "{name}");
                    if heaps > 0 {
                        assert_eq!(found.1, rank, "{name} {word}");
                    }
                } else {
                    assert_eq!(found, (size, rank), "{name} {word}");
                }
            }
        }
        assert!(has_some, "{name}");
    }
}

/// Combinations with repetition, counted one by one.
#[test]
fn heaps_are_counted() {
    let registry = standard();
    let nim = Ranking::of(registry.of_expression("game.heap.Nim").unwrap(), &registry).unwrap();
    for heaps in 0..5 {
        for most in 0..5_u64 {
            let mut all = HashSet::new();
            for code in 0..(most + 1).pow(heaps) {
                let digit = |place| code / (most + 1).pow(place) % (most + 1);
                let mut sizes: Vec<u64> = (0..heaps).map(digit).collect();
                sizes.sort_unstable();
                all.insert(sizes);
            }
            assert_eq!(nim.count(Size::Heaps { heaps, most }), Some(all.len() as u128));
        }
    }
    assert_eq!(nim.count(Size::Heaps { heaps: 2, most: u64::MAX }), Some((1 << 127) + (1 << 63)));
    assert_eq!(nim.count(Size::Heaps { heaps: 3, most: u64::MAX }), None);
    let last = nim.word(Size::Heaps { heaps: 2, most: u64::MAX }, (1 << 127) + (1 << 63) - 1);
    assert_eq!(last, Some(format!("{0},{0}", u64::MAX)));
    assert_eq!(nim.count(Size::Cells { rows: 1, cols: 1 }), None);
}

/// A word that is a position is printed as it was written, or as another word of the same board.
#[test]
fn words_are_positions() {
    let registry = standard();
    for (name, ranking) in rankings(&registry) {
        // A board of Y is a square.
        let size = match name {
            _ if ranking.has_heaps() => Size::Heaps { heaps: 2, most: 3 },
            "game.grid.GameOfY" => Size::Cells { rows: 2, cols: 2 },
            _ => Size::Cells { rows: 1, cols: 5 },
        };
        let count = ranking.count(size).expect(name);
        let positions = (0..count).filter_map(|rank| ranking.position(size, rank));
        let positions: Vec<_> = positions.collect();
        assert!(!positions.is_empty(), "{name}");
        for position in positions {
            let text = position.text();
            if !ranking.has_heaps() {
                assert!(
                    ranking.rank(&text).is_some_and(|(found, _)| found == size),
                    "{name}: {text}"
                );
            }
            // Its options have ranks, too.
            for player in Player::BOTH {
                for option in position.options(player, &Control::new()).expect(name) {
                    assert!(ranking.rank(&option.text()).is_some(), "{name}: {text} to {option}");
                }
            }
        }
    }
}
