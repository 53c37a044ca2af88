//! Forms, outcomes and orders modulo universes that other programs found, and the numbers of games by days.

use tweedle_engine::universe::{Forms, Id, Universe};
use tweedle_engine::{Control, Play, Stop};

const ORACLES: [(Universe, &str); 4] = [
    (Universe::Dicot, include_str!("data/universes/dicot-day2.tsv")),
    (Universe::Dicot, include_str!("data/universes/dicot-day3-sample.tsv")),
    (Universe::DeadEnding, include_str!("data/universes/dead-ending-day2-sample.tsv")),
    (Universe::Blocking, include_str!("data/universes/blocking-day2-sample.tsv")),
];

fn forms() -> Forms {
    Forms::new(&Control::with_memory(1 << 30))
}

#[test]
fn all_rows_of_the_tables() {
    for (universe, table) in ORACLES {
        let mut forms = forms();
        let rows: Vec<Vec<&str>> = table
            .lines()
            .filter(|line| !line.starts_with('#'))
            .map(|line| line.split('\t').collect())
            .collect();
        let games: Vec<Id> = rows.iter().map(|row| forms.read(row[0]).unwrap()).collect();
        assert!(games.len() >= 9);
        for (row, &game) in rows.iter().zip(&games) {
            let text = row[0];
            assert_eq!(forms.text(game).unwrap(), text);
            assert_eq!(forms.simplest(universe, game), Ok(game), "{universe}: {text}");
            assert_eq!(forms.outcome(game, Play::Misere).unwrap().to_string(), row[1], "{text}");
            let order: String = games
                .iter()
                .map(|&other| if forms.ge(universe, game, other).unwrap() { '1' } else { '0' })
                .collect();
            assert_eq!(order, row[2], "{universe}: {text}");
        }
    }
}

#[test]
fn numbers_of_games_by_days() {
    for (universe, counts) in [
        (Universe::Normal, &[1, 4, 22][..]),
        (Universe::All, &[1, 4, 256]),
        (Universe::Dicot, &[1, 2, 9, 1268]),
        (Universe::DeadEnding, &[1, 4, 196]),
        (Universe::Blocking, &[1, 4, 220]),
    ] {
        for (day, &count) in counts.iter().enumerate() {
            let games = forms().born_by(universe, day as u32, 5000).unwrap();
            assert_eq!(games.len(), count, "{universe}, day {day}");
        }
    }
}

#[test]
fn days_that_are_too_large_are_refused() {
    for universe in [Universe::All, Universe::DeadEnding, Universe::Blocking] {
        let refused = forms().born_by(universe, 3, 5000);
        assert!(matches!(refused, Err(Stop::TooLarge(_))));
    }
    assert!(matches!(forms().born_by(Universe::Dicot, 3, 1267), Err(Stop::TooLarge(_))));
    assert!(matches!(forms().born_by(Universe::Scoring, 1, 10), Err(Stop::NotPossible(_))));
}

/// The rows of the tables are among the games that are born by their days.
#[test]
fn rows_of_the_tables_are_born_by_their_days() {
    for ((universe, table), day) in ORACLES.into_iter().zip([2, 3, 2, 2]) {
        let mut forms = forms();
        let born = forms.born_by(universe, day, 5000).unwrap();
        for line in table.lines().filter(|line| !line.starts_with('#')) {
            let text = line.split('\t').next().unwrap();
            let game = forms.read(text).unwrap();
            assert!(born.contains(&game), "{universe}: {text}");
        }
    }
}

/// The order in which forms are written is that of their texts.
#[test]
fn days_are_sorted_by_their_texts() {
    for universe in [Universe::Normal, Universe::All, Universe::Dicot] {
        let mut forms = forms();
        let day = if universe == Universe::Dicot { 3 } else { 2 };
        let games = forms.born_by(universe, day, 5000).unwrap();
        let texts: Vec<String> = games.iter().map(|&game| forms.text(game).unwrap()).collect();
        assert!(texts.is_sorted());
        for (text, &game) in texts.iter().zip(&games) {
            assert_eq!(forms.read(text), Ok(game));
        }
        // Another store, filled in another order, writes the same.
        let mut other = Forms::new(&Control::new());
        for text in texts.iter().rev() {
            let game = other.read(text).unwrap();
            assert_eq!(&other.text(game).unwrap(), text);
        }
    }
}

/// In normal play the games born by a day form a distributive lattice (Calistrate, Paulhus and Wolfe, *On the lattice
/// structure of finite games*, 2002).
#[test]
fn a_day_of_normal_play_is_a_distributive_lattice() {
    let mut forms = forms();
    let games = forms.born_by(Universe::Normal, 2, 100).unwrap();
    assert!(forms.order(Universe::Normal, &games).unwrap().is_distributive());
    let games = forms.born_by(Universe::Dicot, 2, 100).unwrap();
    let order = forms.order(Universe::Dicot, &games).unwrap();
    assert!(!order.is_lattice() && !order.covers().is_empty());
}
