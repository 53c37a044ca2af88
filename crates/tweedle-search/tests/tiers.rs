//! Tiers against the walker and retrograde analysis, which know nothing of ranks.

use std::num::NonZeroUsize;
use tweedle_engine::{Control, Play, Player};
use tweedle_rulesets::{Argument, Ranking, Size, standard};
use tweedle_search::Analyst;
use tweedle_search::TurnEnd;
use tweedle_search::tiers::{Order, Space, solve};

/// Rulesets with a size, and whether all positions have tiers of their own.
const SPACES: &[(&str, u32, u32)] = &[
    ("game.grid.Clobber", 2, 3),
    ("game.grid.Domineering", 3, 3),
    ("game.grid.Cram", 3, 3),
    ("game.grid.NoGo", 2, 2),
    ("game.grid.Konane", 2, 3),
    ("game.grid.Amazons", 2, 2),
    ("game.grid.Northcott", 2, 3),
    ("game.grid.SkiJumps", 2, 3),
    ("game.grid.CrossPurposes", 2, 2),
    ("game.grid.TurningCorners", 2, 3),
    ("game.strip.ToadsAndFrogs", 1, 6),
    ("game.strip.BackslidingToadsAndFrogs", 1, 6),
    ("game.strip.TopplingDominoes", 1, 5),
    ("game.strip.TurningTurtles", 1, 6),
    ("game.strip.SilverDollar", 1, 6),
    ("game.strip.Blockbusting", 1, 5),
    ("game.strip.Push", 1, 6),
    ("game.strip.Shove", 1, 6),
];

fn space(name: &str, rows: u32, cols: u32, play: Play) -> (Ranking, Space) {
    let registry = standard();
    let ranking = Ranking::of(registry.rules(name, &[]).unwrap(), &registry).unwrap();
    let space = Space::new(&ranking, rows, cols, play).unwrap();
    (ranking, space)
}

fn control(threads: usize) -> Control {
    let control = Control::new();
    control.allow_threads(NonZeroUsize::new(threads).unwrap());
    control
}

/// All positions of small spaces, in normal and in misère play, with one thread and with two.
#[test]
fn tiers_agree_with_walks() {
    let registry = standard();
    for &(name, rows, cols) in SPACES {
        for play in [Play::Normal, Play::Misere] {
            let (ranking, space) = space(name, rows, cols, play);
            let order = Order::of(&space, None, &control(1)).unwrap();
            let tables = solve(&space, &order, &control(1)).unwrap();
            let others = solve(&space, &order, &control(2)).unwrap();
            let mut analyst = Analyst::new(Control::new(), &registry);
            let size = Size::Cells { rows, cols };
            let mut positions = 0;
            for rank in 0..ranking.count(size).unwrap() {
                let text = ranking.word(size, rank).unwrap();
                let Some(position) = ranking.position(size, rank) else {
                    assert_eq!(tables.turn(&space, &order, &text, Player::Left), None, "{text}");
                    continue;
                };
                positions += 1;
                for player in Player::BOTH {
                    let known = tables.turn(&space, &order, &text, player).unwrap();
                    assert_eq!(others.turn(&space, &order, &text, player), Some(known));
                    match known {
                        TurnEnd::Wins(wins) => {
                            let found = analyst.wins_first(&position, player, play).unwrap();
                            assert_eq!(wins, found, "{name} {text} {player} {play:?}");
                        }
                        TurnEnd::Ending(ending) => {
                            let found = analyst.ending(&position, player, play).unwrap();
                            assert_eq!(ending, found, "{name} {text} {player} {play:?}");
                        }
                    }
                }
            }
            assert!(positions > 0, "{name}");
        }
    }
}

/// From a board there are the tiers that can be reached from its own.
#[test]
fn tiers_below_a_board() {
    let (_, clobber) = space("game.grid.Clobber", 2, 3, Play::Normal);
    let cells = clobber.read("xox|oxo").unwrap();
    let order = Order::of(&clobber, Some(&cells), &Control::new()).unwrap();
    // Each move takes a stone of the opponent's: from 3 and 3 on.
    assert_eq!(order.tiers().len(), 16);
    assert!(order.groups().iter().all(|group| !group.is_core && group.tiers.len() == 1));
    let (_, toads) = space("game.strip.BackslidingToadsAndFrogs", 1, 6, Play::Normal);
    let cells = toads.read("tt..ff").unwrap();
    let order = Order::of(&toads, Some(&cells), &Control::new()).unwrap();
    assert_eq!((order.tiers().len(), order.positions()), (1, 90));
    assert!(order.groups()[0].is_core);
}

/// Moves that were not seen in the samples are errors, and nothing wrong is found.
#[test]
fn what_samples_did_not_show_is_an_error() {
    let (_, clobber) = space("game.grid.Clobber", 1, 4, Play::Normal);
    let order = Order::with_samples(&clobber, None, 0, &Control::new()).unwrap();
    let error = solve(&clobber, &order, &Control::new()).unwrap_err().to_string();
    assert!(error.contains("more samples"), "{error}");
}

/// What has no tiers, and why.
#[test]
fn not_all_rulesets_have_tiers() {
    let registry = standard();
    let why = |name: &str, arguments: &[Argument], rows, cols| {
        let rules = registry.rules(name, arguments).unwrap();
        let ranking = Ranking::of(rules, &registry).unwrap();
        Space::new(&ranking, rows, cols, Play::Normal).unwrap_err().to_string()
    };
    assert!(why("game.heap.Nim", &[], 1, 3).contains("cells say all"));
    assert!(why("game.grid.Hex", &[], 2, 2).contains("wins at once"));
    assert!(why("game.grid.Clobber", &[], 0, 3).contains("no boards"));
    assert!(why("game.grid.Clobber", &[], 12, 12).contains("no boards"));
    // What is printed is not all of a position, or is printed otherwise.
    assert!(why("game.grid.Chomp", &[], 3, 3).contains("no boards"));
}

/// A cancelled calculation and a small budget end with their reasons.
#[test]
fn stops_are_told() {
    let (_, clobber) = space("game.grid.Clobber", 2, 3, Play::Normal);
    let order = Order::of(&clobber, None, &Control::new()).unwrap();
    let cancelled = Control::new();
    cancelled.cancel();
    assert!(solve(&clobber, &order, &cancelled).is_err());
    assert!(solve(&clobber, &order, &Control::with_memory(100)).is_err());
}
