//! Values that were found before are asked for, and change no answer.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tweedle_engine::short::Store;
use tweedle_engine::{Control, Outcomes, Play, Player, Stop};
use tweedle_rulesets::any::Memos;
use tweedle_rulesets::standard;
use tweedle_search::{Analyst, Database, Position, PositionError};

/// Codes in memory, and how often one of them was read.
struct Codes {
    codes: HashMap<String, Vec<u8>>,
    read: AtomicUsize,
}

impl Database for Codes {
    fn rules(&self) -> &'static str {
        "game.grid.Clobber"
    }

    fn code(&self, text: &str) -> Result<Option<Vec<u8>>, Stop> {
        let code = self.codes.get(text).cloned();
        self.read.fetch_add(usize::from(code.is_some()), Ordering::Relaxed);
        Ok(code)
    }
}

fn clobber(text: &str) -> Position {
    let rules = standard().rules("game.grid.Clobber", &[]).expect("it is registered");
    rules.place(text).expect("a position")
}

/// All strips of up to seven stones, as they are met.
fn codes() -> Arc<Codes> {
    let mut analyst = Analyst::new(Control::new(), &standard());
    let mut codes = HashMap::new();
    for length in 2..=7 {
        for bits in 0..1_u32 << length {
            let stone = |place: u32| if bits >> place & 1 == 1 { 'x' } else { 'o' };
            let position = clobber(&(0..length).map(stone).collect::<String>());
            let (component, _) = position.single().expect("one component");
            if *component.representative().0 == **component {
                let value = analyst.canonical_form(&position).expect("a value");
                let code = analyst.store.encode(value).expect("a code");
                codes.insert(component.text(), code);
            }
        }
    }
    Arc::new(Codes { codes, read: AtomicUsize::new(0) })
}

const POSITIONS: &[&str] = &[
    "xoxooxox",
    "xxooxoxoxo",
    "xoxo|oxox",
    "oxoxoxoxoxoxox",
    "xo.xoxoxox",
    "xoxoxoxo|o.......",
    "xxo",
];

#[test]
fn databases_are_asked_and_change_no_answer() {
    let codes = codes();
    for text in POSITIONS {
        let position = clobber(text);
        let pair = position.sum(&clobber(POSITIONS[0]));
        for position in [&position, &position.negative(), &pair] {
            let mut plain = Analyst::new(Control::new(), &standard());
            let mut helped = Analyst::new(Control::new(), &standard());
            helped.add_database(codes.clone());
            let outcomes = [&mut plain, &mut helped]
                .map(|analyst| analyst.outcome(position, Play::Normal).expect("an answer"));
            assert_eq!(outcomes[0], outcomes[1], "{position:?}");
            let [expected, found] = [&mut plain, &mut helped].map(|analyst| {
                let value = analyst.canonical_form(position).expect("a value");
                analyst.store.text(value).expect("a text")
            });
            assert_eq!(expected, found, "{position:?}");
            // What is forgotten is read again.
            let before = codes.read.load(Ordering::Relaxed);
            helped.forget();
            helped.canonical_form(position).expect("a value");
            assert!(codes.read.load(Ordering::Relaxed) > before, "{position:?}");
        }
    }
}

/// No codes of strips, and how often somebody asked for one.
#[derive(Default)]
struct Asked(AtomicUsize);

impl Database for Asked {
    fn rules(&self) -> &'static str {
        "game.strip.ToadsAndFrogs"
    }

    fn code(&self, _: &str) -> Result<Option<Vec<u8>>, Stop> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Ok(None)
    }
}

/// A ruleset with a search of its own, which asks for no codes, is searched as sums are where there are some.
#[test]
fn databases_of_strips_are_asked_by_the_search() {
    let theory = &Outcomes(Play::Normal);
    let strip = |name, text| {
        let rules = standard().rules(name, &[]).expect("it is registered");
        rules.place(text).expect("a position")
    };
    let asked = Arc::new(Asked::default());
    let mut helped = Memos::with_solvers(Control::new(), standard().solvers().clone());
    helped.add_database(asked.clone());
    let mut plain = Memos::with_solvers(Control::new(), standard().solvers().clone());
    for text in ["tt..f.t.ff", "ttt...ff", "t.f.tf.t.f.tf.f"] {
        let toads = strip("game.strip.ToadsAndFrogs", text);
        for player in Player::BOTH {
            let wins = plain.wins_first(theory, &toads, player, u64::MAX);
            assert!(matches!(wins, Ok(Some(_))), "{text}");
            assert_eq!(helped.wins_first(theory, &toads, player, u64::MAX), wins, "{text}");
        }
    }
    let asks = asked.0.load(Ordering::Relaxed);
    assert!(asks > 0);
    let elephants = strip("game.strip.ElephantsAndRhinos", "t.t.f.t.ff");
    assert!(helped.wins_first(theory, &elephants, Player::Left, u64::MAX).is_ok());
    assert_eq!(asked.0.load(Ordering::Relaxed), asks);
    // Play with slides backwards need not end, so that no search is for it.
    let loopy = strip("game.strip.BackslidingToadsAndFrogs", "t..f");
    assert_eq!(plain.wins_first(theory, &loopy, Player::Left, u64::MAX), Ok(None));
}

/// What is found of sums belongs to the store that it was found in.
#[test]
fn ids_of_one_store_are_not_taken_for_those_of_another() {
    let mut memos = Memos::new(Control::new());
    memos.add_database(codes());
    let mut first = Store::default();
    // So that ids of the stores differ.
    for game in ["{3|{1|-2}}", "{5|{4|-7}}", "{{9|8}|{1|-2}}"] {
        first.read(game).expect("a game");
    }
    let mut second = Store::default();
    for text in POSITIONS {
        let position = clobber(text);
        let texts = [&mut first, &mut second].map(|store| {
            let value = memos.value(store, &position).expect("a value");
            store.text(value).expect("a text")
        });
        assert_eq!(texts[0], texts[1], "{text}");
    }
}

/// A database that cannot be read is no reason to guess.
#[test]
fn what_cannot_be_read_ends_the_work() {
    struct Broken;
    impl Database for Broken {
        fn rules(&self) -> &'static str {
            "game.grid.Fission"
        }
        fn code(&self, _: &str) -> Result<Option<Vec<u8>>, Stop> {
            Err(Stop::Undefined("It is broken.".to_owned()))
        }
    }
    let mut analyst = Analyst::new(Control::new(), &standard());
    analyst.add_database(Arc::new(Broken));
    let broken = PositionError::Stop(Stop::Undefined("It is broken.".to_owned()));
    let rules = standard().rules("game.grid.Fission", &[]).expect("it is registered");
    let position = rules.place("....|.x..|...#").expect("a position");
    assert_eq!(analyst.canonical_form(&position), Err(broken.clone()));
    assert_eq!(analyst.outcome(&position, Play::Normal), Err(broken));
}
