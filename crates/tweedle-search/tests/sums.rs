//! Who wins by the search of sums, beside the values and published results.

use proptest::prelude::*;
use std::collections::HashSet;
use std::fmt::Debug;
use tweedle_engine::short::Store;
use tweedle_engine::walk::{Memo, Walker};
use tweedle_engine::{Control, Hints, Outcome, Player, Stop};
use tweedle_rulesets::any::Searched;
use tweedle_rulesets::{Board, Clobber, Domineering, Notation, ToadsAndFrogs};
use tweedle_search::{SumSearch, Switches};

/// Each way to search, with one thing switched off or very small.
fn ways() -> [(&'static str, Switches); 9] {
    let all = Switches::default();
    // Values of the smallest components only, so that there is something to search.
    let few = Switches { patience: 1.5, ..all };
    [
        ("all", all),
        ("few values", few),
        ("no bounds", Switches { bounds: false, ..few }),
        ("no thick slabs", Switches { thick: false, ..few }),
        ("no values of bounds", Switches { sums: false, ..few }),
        ("large values of bounds", Switches { bulk: 1000, ..few }),
        ("a table of one", Switches { table: 1, ..few }),
        ("a table without end", Switches { table: usize::MAX, ..few }),
        ("a table of a thousand", Switches { table: 1000, ..few }),
    ]
}

/// Compares all ways with the value of a position.
fn check<R: Notation + Hints<Position: Debug + Ord>>(rules: &R, position: &R::Position) {
    let mut store = Store::default();
    let mut memo = Memo::new(Control::new());
    let value = Walker::new(rules, &mut memo).value(&mut store, position).expect("small enough");
    let expected = store.outcome(value).expect("no budget");
    for (way, switches) in ways() {
        let mut search = SumSearch::with(Control::new(), switches);
        let wins = Player::BOTH
            .map(|player| search.wins_first(rules, position, player).expect("no budget is set"));
        let found = Outcome::from_wins(wins[0], wins[1]);
        assert_eq!(found, expected, "{} with {way}", rules.print(position));
    }
}

fn board<const K: usize>(rows: usize, cols: usize, cells: &[usize]) -> Board<u32, K> {
    Board::from_cells(rows, cols, cells).expect("it fits")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn domineering_is_won_as_its_value_says(cells in prop::collection::vec(0..10_usize, 20)) {
        // A cell in five is covered.
        let cells: Vec<usize> = cells.into_iter().map(|cell| usize::from(cell > 1)).collect();
        check(&Domineering::<u32>::new(), &board(4, 5, &cells));
    }

    #[test]
    fn clobber_is_won_as_its_value_says(
        (rows, cols, cells) in (1..4_usize, 2..5_usize).prop_flat_map(|(rows, cols)| {
            let cells = prop::collection::vec(0..3_usize, rows * cols);
            (Just(rows), Just(cols), cells)
        })
    ) {
        check(&Clobber::<u32>::new(), &board(rows, cols, &cells));
    }

    #[test]
    fn toads_and_frogs_is_won_as_its_value_says(
        cells in prop::collection::vec(0..3_usize, 0..13),
        (most, jump, is_friendly) in (1..4_u32, 0..4_u32, any::<bool>()),
    ) {
        let text: String = cells.into_iter().map(|cell| ['.', 't', 'f'][cell]).collect();
        let rules = ToadsAndFrogs::<u64>::new(1, most, jump, is_friendly);
        check(&rules, &rules.parse(&text).expect("it is a strip"));
    }

    /// Any slabs that are all of a position are a sum that is no better for the player who gives up moves.
    #[test]
    fn slabs_are_no_better(
        (rows, cols, cells) in (1..5_usize, 1..5_usize).prop_flat_map(|(rows, cols)| {
            let cells = prop::collection::vec(0..6_usize, rows * cols);
            (Just(rows), Just(cols), cells)
        })
    ) {
        let cells: Vec<usize> = cells.into_iter().map(|cell| usize::from(cell > 0)).collect();
        let rules = Domineering::<u32>::new();
        let board = board::<1>(rows, cols, &cells);
        let mut store = Store::default();
        let mut memo = Memo::new(Control::new());
        let mut value = |store: &mut Store, board: &Board<u32, 1>| {
            Walker::new(&rules, &mut memo).value(store, board).expect("small enough")
        };
        let whole = value(&mut store, &board);
        for player in Player::BOTH {
            let slices = rules.slices(&board, player);
            prop_assert_eq!(slices as usize, if player == Player::Left { rows } else { cols });
            // A bit says whether there is a cut after a slice.
            for cuts in 0..1_u32 << (slices - 1) {
                let mut sum = store.zero();
                let mut first = 0;
                for last in 0..slices {
                    if last + 1 == slices || cuts >> last & 1 == 1 {
                        let slab = rules.slab(&board, player, first, last + 1 - first);
                        let slab = value(&mut store, &slab);
                        sum = store.sum(sum, slab).expect("no budget is set");
                        first = last + 1;
                    }
                }
                let is_sound = store.no_better(player, sum, whole).expect("no budget is set");
                prop_assert!(is_sound, "{:?} {} {:b}", board, player, cuts);
            }
        }
    }
}

/// The outcome classes of empty boards of Domineering with so many rows, and as many columns or more (Bullock,
/// "Domineering: Solving Large Combinatorial Search Spaces", 2002).
const BOARDS: &[(usize, &str)] = &[
    (2, "NNRLNNRLNNRPNNRRNNRRRNRRRNRRRRRRRRR"),
    (3, "NRRRRRRRRRRRRRRRRRRRRR"),
    (4, "NLNLRLRLR"),
    (5, "PRRRRRRRRR"),
    (6, "NLR"),
    (7, "N"),
];

#[test]
fn empty_boards_of_domineering() {
    let rules = Domineering::<u128>::new();
    let mut search = SumSearch::new(Control::new());
    for &(rows, classes) in BOARDS {
        for (cols, class) in (rows..).zip(classes.chars()) {
            let board = Domineering::<u128>::empty(rows, cols).expect("it fits");
            let wins = Player::BOTH
                .map(|player| search.wins_first(&rules, &board, player).expect("no budget is set"));
            let found = Outcome::from_wins(wins[0], wins[1]);
            assert_eq!(found.to_string(), class.to_string(), "{rows} x {cols}");
        }
    }
}

/// All of a small budget is not enough for a large board, and what was asked for ends in time.
#[test]
fn budgets_are_kept() {
    let rules = Domineering::<u64>::new();
    let board = Domineering::empty(8, 8).expect("it fits");
    let mut search = SumSearch::new(Control::new());
    let limited = search.wins_first_within(&rules, &board, Player::Left, 1000);
    assert_eq!(limited, Err(Stop::Limit { most: 1000 }.into()));
    let control = Control::with_memory(1 << 20);
    let small = SumSearch::new(control.clone()).wins_first(&rules, &board, Player::Left);
    assert!(
        matches!(small, Err(tweedle_engine::walk::WalkError::Stop(Stop::Memory { .. }))),
        "{small:?}"
    );
    assert_eq!(control.used(), 0);
    // What a long search takes for options it gives back, also where components own memory.
    let rules = Clobber::<u32>::new();
    let board = rules.parse("xoxox|oxoxo|xoxox|oxoxo").expect("a board");
    let control = Control::with_memory(6 << 20);
    let few = Switches { patience: 0.1, table: 1 << 12, ..Switches::default() };
    let mut search = SumSearch::with(control.clone(), few);
    assert!(search.wins_first(&rules, &board, Player::Left).is_ok(), "{}", control.used());
    let searched = search.searched();
    assert!(searched > 10_000, "{searched}");
    // The answer is in the table now.
    assert!(search.wins_first_within(&rules, &board, Player::Left, 0).is_ok());
    // The table leaves room for values, and what is needed no more is forgotten.
    let control = Control::with_memory(1 << 20);
    let mut search = SumSearch::new(control.clone());
    assert_eq!(search.wins_first(&rules, &board, Player::Left), Ok(true), "{}", control.used());
    let control = Control::new();
    control.cancel();
    let cancelled = SumSearch::new(control).wins_first(&rules, &board, Player::Left);
    assert_eq!(cancelled, Err(Stop::Cancelled.into()));
}

/// Threads find what one of them finds, also if they have hardly any memory for what they found.
#[test]
fn threads_agree() {
    let rules = Domineering::<u64>::new();
    let texts =
        ["......|......|.#....|......|....#.|......", ".......|.......|.......|...#...|......."];
    for text in texts {
        let board = rules.parse(text).expect("a board");
        for switches in [
            Switches { patience: 2.0, ..Switches::default() },
            Switches { patience: 2.0, table: 100, ..Switches::default() },
            Switches { patience: 2.0, alone: 0, ..Switches::default() },
            Switches { patience: 2.0, alone: 0, told: false, ..Switches::default() },
        ] {
            for player in Player::BOTH {
                let alone = SumSearch::with(Control::new(), switches)
                    .wins_first(&rules, &board, player)
                    .expect("no budget is set");
                for threads in [1, 2, 5] {
                    let threads = std::num::NonZeroUsize::new(threads).expect("not 0");
                    let together = SumSearch::with(Control::new(), switches)
                        .wins_first_by(&rules, &board, player, threads, u64::MAX)
                        .expect("no budget is set");
                    assert_eq!(together, alone, "{text}, {player} first, {threads} threads");
                }
            }
        }
    }
}

/// Slabs of slices with the same names are worth the same to the player who cuts them.
#[test]
fn names_of_slices_say_what_slabs_are_worth() {
    let rules = Domineering::<u64>::new();
    let mut store = Store::default();
    let mut memo = Memo::new(Control::new());
    let mut known = std::collections::HashMap::new();
    let mut seed = 1_u64;
    for _ in 0..200 {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let cells: Vec<usize> =
            (0..12).map(|i| usize::from((seed >> (20 + 2 * i)) & 3 > 0)).collect();
        let board: Board<u64, 1> = Board::from_cells(3, 4, &cells).expect("it fits");
        for player in Player::BOTH {
            for first in 0..rules.slices(&board, player) - 1 {
                let names = [0, 1].map(|i| rules.slice(&board, player, first + i));
                let slab = rules.slab(&board, player, first, 2);
                let value = Walker::new(&rules, &mut memo).value(&mut store, &slab).expect("small");
                let value = if player == Player::Left {
                    value
                } else {
                    store.negative(value).expect("room")
                };
                assert_eq!(*known.entry(names).or_insert(value), value, "{board:?}");
            }
        }
    }
}

/// What one search has found, another goes on from: it answers the same, with less work.
#[test]
fn a_search_goes_on_from_what_another_has_found() {
    let rules = Domineering::<u64>::new();
    let few = Switches { patience: 1.5, thick: false, ..Switches::default() };
    let board = Domineering::empty(7, 7).expect("it fits");
    for player in Player::BOTH {
        let mut whole = SumSearch::with(Control::new(), few);
        assert_eq!(whole.wins_first(&rules, &board, player), Ok(true));
        // With all that was found nothing is left to be searched.
        let mut other = SumSearch::with(Control::new(), few);
        let tell = |known| other.learn(&rules, known).map(|is_sum| assert!(is_sum));
        whole.searched_sums(1, tell).expect("no budget is set");
        assert_eq!((other.wins_first(&rules, &board, player), other.searched()), (Ok(true), 0));
        // A part of the work, and what is known then.
        let control = Control::new();
        let mut begun = SumSearch::with(control.clone(), few);
        let part = begun.wins_first_within(&rules, &board, player, 3000);
        assert_eq!(part, Err(Stop::Limit { most: 3000 }.into()));
        // It tells that something is done, and not all.
        let share = control.share().expect("it is told");
        assert!(share > 0.0 && share < 1.0, "{share}");
        for least in [1, 8] {
            let mut other = SumSearch::with(Control::new(), few);
            let mut count = 0;
            let tell = |known: Searched<_>| {
                assert!(known.work >= least);
                count += 1;
                other.learn(&rules, known).map(|is_sum| assert!(is_sum))
            };
            begun.searched_sums(least, tell).expect("no budget is set");
            assert!(count > 20, "{count}");
            assert_eq!(other.wins_first(&rules, &board, player), Ok(true));
        }
    }
}

/// What a search tells of a sum is true: the values of its components say the same.
#[test]
fn sums_that_are_told_are_won_as_their_values_say() {
    let rules = Clobber::<u32>::new();
    let board = rules.parse("xoxo|oxox|xoxo").expect("a board");
    let few = Switches { patience: 0.5, ..Switches::default() };
    let mut search = SumSearch::with(Control::new(), few);
    let _ = search.wins_first(&rules, &board, Player::Left).expect("no budget is set");
    let mut all = Vec::new();
    let tell = |known| {
        all.push(known);
        Ok(())
    };
    search.searched_sums(1, tell).expect("no budget is set");
    assert!(all.len() > 20);
    let mut store = Store::default();
    let mut memo = Memo::new(Control::new());
    for known in all {
        let mut sum = store.read(&known.value).expect("a value");
        for (part, is_exchanged) in &known.parts {
            let value = Walker::new(&rules, &mut memo).value(&mut store, part).expect("small");
            let value =
                if *is_exchanged { store.negative(value).expect("no budget") } else { value };
            sum = store.sum(sum, value).expect("no budget");
        }
        let outcome = store.outcome(sum).expect("no budget");
        assert_eq!(outcome.wins_first(Player::Left), known.wins, "{known:?}");
        assert!(known.work.is_power_of_two());
    }
}

/// What is no sum of the ruleset is refused.
#[test]
fn what_is_no_sum_is_not_learned() {
    let rules = Domineering::<u64>::new();
    let mut search = SumSearch::new(Control::new());
    let known = |text: &str, value: &str| Searched {
        parts: vec![(rules.parse(text).expect("a board"), false)],
        value: value.to_owned(),
        wins: true,
        work: 64,
    };
    let (least, _) = rules.representative(&rules.parse("..#|...").expect("a board"));
    let least = rules.print(&least);
    assert_eq!(search.learn(&rules, known(&least, "1/2")), Ok(true));
    assert_eq!(search.learn(&rules, known(&least, "no value")), Ok(false));
    assert_eq!(search.learn(&rules, known("#..|...|#..|#..", "0")), Ok(false));
    let nothing = Searched { parts: Vec::new(), ..known(&least, "0") };
    assert_eq!(search.learn(&rules, nothing), Ok(false));
}

/// News are each told once, and not what was heard from others.
#[test]
fn news_are_told_once() {
    let rules = Clobber::<u32>::new();
    let board = rules.parse("xoxo|oxox|xoxo").expect("a board");
    let few = Switches { patience: 0.5, ..Switches::default() };
    let mut search = SumSearch::with(Control::new(), few);
    let news = |search: &mut SumSearch<_>, least| {
        let mut told = Vec::new();
        let tell = |known: Searched<_>| {
            told.push(known);
            Ok(())
        };
        search.new_sums(least, tell).expect("no budget is set");
        told
    };
    // Nothing is noted before somebody asks.
    let wins = search.wins_first(&rules, &board, Player::Left).expect("no budget is set");
    assert_eq!(news(&mut search, 4), []);
    let mut other = SumSearch::with(Control::new(), few);
    assert_eq!(news(&mut other, 4), []);
    assert_eq!(other.wins_first(&rules, &board, Player::Left), Ok(wins));
    let told = news(&mut other, 1);
    assert!(told.len() > 20 && told.iter().all(|known| known.work >= 4));
    let key = |known: &Searched<_>| (known.parts.clone(), known.value.clone());
    let mut all = HashSet::new();
    let keep = |known| {
        all.insert(key(&known));
        Ok(())
    };
    other.searched_sums(4, keep).expect("no budget is set");
    // The table may have forgotten a sum.
    assert!(all.len() > 20 && all.is_subset(&told.iter().map(key).collect()));
    for known in told {
        assert_eq!(other.learn(&rules, known), Ok(true));
    }
    assert_eq!(news(&mut other, 1), []);
}
