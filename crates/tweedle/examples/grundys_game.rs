//! A ruleset of your own: Grundy's game. Split a heap into two of different sizes.

use tweedle::desk::Desk;
use tweedle::search::contest;
use tweedle::search::strategy::{Perfect, Random, Strategy};
use tweedle::{
    Analyst, Control, Entry, Facts, Hints, Notation, NotationError, Play, Player, RulesOf, Ruleset,
    Shape, Stop, standard,
};

struct GrundysGame;

impl Ruleset for GrundysGame {
    type Position = Vec<u64>;
    type Move = ();

    fn moves(
        &self,
        heaps: &Vec<u64>,
        _: Player,
        mut found: impl FnMut((), Vec<u64>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for (i, &heap) in heaps.iter().enumerate() {
            for part in 1..heap.div_ceil(2) {
                let mut next = heaps.clone();
                next.splice(i..=i, [part, heap - part]);
                found((), next)?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for GrundysGame {
    fn components(&self, heaps: &Vec<u64>, into: &mut Vec<Vec<u64>>) {
        into.extend(heaps.iter().map(|&heap| vec![heap]));
    }
}

impl Notation for GrundysGame {
    fn name(&self) -> String {
        "Grundy's game".to_owned()
    }

    fn parse(&self, text: &str) -> Result<Vec<u64>, NotationError> {
        let wrong = |_| NotationError::new("Write heaps as `3,5`.", 0..text.chars().count());
        text.split(',').map(|heap| heap.trim().parse().map_err(wrong)).collect()
    }

    fn print(&self, heaps: &Vec<u64>) -> String {
        heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let start = RulesOf::new("my.GrundysGame", GrundysGame).rules().place("12")?;
    let mut analyst = Analyst::new(Control::new(), &standard());
    println!("{start} has the nimber {}.", analyst.nim_value(&start)?);
    let players: [&mut dyn Strategy; 2] = [&mut Perfect, &mut Random::new(1)];
    let winner =
        contest(players, &start, Player::Left, Play::Normal, &mut analyst, |player, step, _| {
            println!("{player}: {}", step.to);
        })?;
    println!("{} wins.", winner.map_or("Nobody".to_owned(), |winner| winner.to_string()));
    by_name()
}

static GRUNDYS_GAME: Entry = Entry::named("game.heap.MyGrundysGame", Shape::Heaps)
    .example("12")
    .start("5,6")
    .summary("Split a heap into two of different sizes.")
    .source("P. M. Grundy 1939")
    .made_by(&|name, _| Ok(RulesOf::new(name, GrundysGame).rules()));

fn by_name() -> Result<(), Box<dyn std::error::Error>> {
    let mut desk = Desk::of(standard());
    desk.register(&GRUNDYS_GAME)?;
    let answer = desk.evaluate("game.heap.MyGrundysGame(\"12\").NimValue")?;
    println!("{}", answer.output.unwrap_or_default());
    Ok(())
}

/// The book shows this file.
#[test]
fn the_book_shows_it() {
    let book = include_str!("../../../book/src/ruleset.md");
    let code = include_str!("grundys_game.rs");
    let mut blocks = book.split("```rust,ignore\n").skip(1);
    for block in blocks.by_ref() {
        let block = block.split("```").next().unwrap_or_default();
        for piece in block.split("\n\n") {
            assert!(code.contains(piece.trim()), "{piece}");
        }
    }
}

/// Guy and Smith 1956, table for Grundy's game.
#[test]
fn nimbers() {
    let rules = RulesOf::new("my.GrundysGame", GrundysGame).rules();
    let mut analyst = Analyst::new(Control::new(), &standard());
    for (heap, nimber) in [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3].into_iter().enumerate() {
        let position = rules.clone().place(&heap.to_string()).unwrap();
        assert_eq!(analyst.nim_value(&position), Ok(nimber), "{heap}");
    }
    main().unwrap();
}
