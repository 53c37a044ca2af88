//! A ruleset and a theory of one's own: Cutcake (Berlekamp, Conway and Guy, *Winning Ways*, ch. 2).
//!
//! `cargo run -p tweedle-example-cutcake`

use tweedle::desk::Desk;
use tweedle::short::Store;
use tweedle::{
    Control, Entry, Facts, Hints, Memos, Notation, NotationError, Player, RulesOf, Ruleset, Shape,
    Stop, Theory, standard,
};

/// Cakes with lines in them: Left cuts one along a line from top to bottom, Right from left to right.
struct Cutcake;

/// The rows and the columns of each cake, sorted.
type Cakes = Vec<(u64, u64)>;

impl Ruleset for Cutcake {
    type Position = Cakes;
    type Move = ();

    fn moves(
        &self,
        cakes: &Cakes,
        player: Player,
        mut found: impl FnMut((), Cakes) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for (i, &(rows, columns)) in cakes.iter().enumerate() {
            let size = if player == Player::Left { columns } else { rows };
            for part in 1..=size / 2 {
                let pieces = match player {
                    Player::Left => [(rows, part), (rows, columns - part)],
                    Player::Right => [(part, columns), (rows - part, columns)],
                };
                let mut next = cakes.clone();
                next.splice(i..=i, pieces);
                next.sort_unstable();
                found((), next)?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl Hints for Cutcake {
    // What is cut apart is played apart.
    fn components(&self, cakes: &Cakes, into: &mut Vec<Cakes>) {
        into.extend(cakes.iter().map(|&cake| vec![cake]));
    }
}

impl Notation for Cutcake {
    fn name(&self) -> String {
        "Cutcake".to_owned()
    }

    fn parse(&self, text: &str) -> Result<Cakes, NotationError> {
        let wrong = || NotationError::new("Write cakes as `2x3,1x4`.", 0..text.chars().count());
        let size = |text: &str| text.trim().parse().ok().filter(|size| (1..=99).contains(size));
        let mut cakes = Vec::new();
        for cake in text.split(',') {
            let (rows, columns) = cake.split_once('x').ok_or_else(wrong)?;
            cakes.push((size(rows).ok_or_else(wrong)?, size(columns).ok_or_else(wrong)?));
        }
        cakes.sort_unstable();
        Ok(cakes)
    }

    fn print(&self, cakes: &Cakes) -> String {
        let cakes = cakes.iter().map(|(rows, columns)| format!("{rows}x{columns}"));
        cakes.collect::<Vec<_>>().join(",")
    }
}

static CUTCAKE: Entry = Entry::named("game.heap.Cakes", Shape::Text)
    .example("2x3")
    .summary("Cut a cake along a line: Left from top to bottom, Right from left to right.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 2")
    .made_by(&|name, _| Ok(RulesOf::new(name, Cutcake).rules()));

/// A theory: the largest numbers of moves that Left and that Right can make if the opponent always passes.
struct FreeMoves;

impl Theory for FreeMoves {
    type Value = (u64, u64);
    const ADDITIVE: bool = true;

    fn name(&self) -> &'static str {
        "free moves"
    }

    fn of_options(
        &mut self,
        left: &[(u64, u64)],
        right: &[(u64, u64)],
    ) -> Result<(u64, u64), Stop> {
        let most = |moves: Option<u64>| moves.map_or(0, |moves| moves + 1);
        Ok((most(left.iter().map(|it| it.0).max()), most(right.iter().map(|it| it.1).max())))
    }

    fn of_sum(&mut self, parts: &[(u64, u64)]) -> Result<(u64, u64), Stop> {
        Ok(parts.iter().fold((0, 0), |sum, part| (sum.0 + part.0, sum.1 + part.1)))
    }

    fn negative(&mut self, value: &(u64, u64)) -> Result<(u64, u64), Stop> {
        Ok((value.1, value.0))
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rules = RulesOf::new("game.heap.Cakes", Cutcake).rules();
    let control = Control::with_memory(1 << 30);
    let (mut memos, mut store) = (Memos::new(control.clone()), Store::new(control));
    for (rows, columns) in [(1, 4), (2, 3), (2, 7), (5, 2), (6, 7)] {
        let cake = rules.clone().place(&format!("{rows}x{columns}"))?;
        let value = memos.value(&mut store, &cake)?;
        let free = memos.value(&mut FreeMoves, &cake)?;
        println!("{rows}x{columns}: {}, free moves {} and {}", store.text(value)?, free.0, free.1);
    }
    // The language knows it by its name; so do matches, questions, and the command of a program that has it in its registry.
    let mut desk = Desk::of(standard());
    desk.register(&CUTCAKE)?;
    let sum = desk.evaluate(r#"(game.heap.Cakes("2x7") + *2).CanonicalForm"#)?;
    println!("2x7 + *2: {}", sum.output.unwrap_or_default());
    Ok(())
}

/// *Winning Ways*, ch. 2, has the table: powers of two decide.
#[test]
fn values_of_cakes() {
    let rules = RulesOf::new("game.heap.Cakes", Cutcake).rules();
    let (mut memos, mut store) = (Memos::new(Control::new()), Store::default());
    for (rows, columns) in (1..=12_u64).flat_map(|rows| (1..=12_u64).map(move |it| (rows, it))) {
        let cake = rules.clone().place(&format!("{rows}x{columns}")).unwrap();
        let for_left = (columns >> rows.ilog2()) as i64 - 1;
        let for_right = (rows >> columns.ilog2()) as i64 - 1;
        let expected = store.integer(for_left.max(0) - for_right.max(0)).unwrap();
        assert_eq!(memos.value(&mut store, &cake).unwrap(), expected, "{rows}x{columns}");
        assert_eq!(memos.value(&mut FreeMoves, &cake).unwrap(), (columns - 1, rows - 1));
    }
    main().unwrap();
}
