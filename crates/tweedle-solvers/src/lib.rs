//! The rulesets whose worths are found faster than by walking: Chomp, Cram, heaps by their sequences, chains of
//! boxes, and searches in the types of some boards.
//!
//! ```
//! use tweedle_engine::{Control, Grundy};
//! use tweedle_rulesets::any::Memos;
//! use tweedle_rulesets::standard;
//!
//! let chomp = standard().rules("game.grid.Chomp", &[])?.place("............|............|............")?;
//! let mut memos = Memos::with_solvers(Control::new(), tweedle_solvers::solvers());
//! assert_eq!(memos.value(&mut Grundy, &chomp), Ok(26));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chomp_nimbers;
mod chomp_table;
mod cram;
mod heap_nimbers;
mod impartial_nimbers;
mod misere_outcomes;
mod worths;

pub use chomp_nimbers::ChompNimbers;
pub use chomp_table::ChompTable;
pub use cram::CramNimbers;
pub use heap_nimbers::HeapNimbers;
pub use impartial_nimbers::ImpartialNimbers;
pub use misere_outcomes::MisereOutcomes;
use tweedle_clobber_games::{CannibalClobber, Clobber};
use tweedle_engine::affine::{AffineImpartial, Obligations};
use tweedle_engine::{Grundy, Outcomes, Play, Ruleset};
use tweedle_entailing_games::{Nimstring, StringsAndCoins, TopEntails};
use tweedle_graph_games::PosetGame;
use tweedle_grid_games::{Amazons, Chomp, Cram, Domineering};
use tweedle_heap_games::{Kayles, Nim, Subtraction, TakeAndBreak};
use tweedle_rules::any::{ImpartialVariant, Playable, Solvers};
use tweedle_rules::{Bits, Heaps};
use tweedle_search::{Apart, ByThreads, NimberSearch, Switches, Together};
use tweedle_stone_games::NoGo;
use tweedle_strip_games::{Strip, ToadsAndFrogs};
pub use worths::{NimstringWorths, TopEntailsWorths};

/// All of them: a line for each ruleset and theory.
pub fn solvers() -> Solvers {
    let mut all = Solvers::default();
    all.add::<Chomp, _>(&Grundy, |_, control| Some(Box::new(ChompNimbers::new(control.clone()))));
    // Boards of Cram fall apart, and few options decide.
    all.add::<Cram<u64>, _>(&Grundy, |_, it| Some(Box::new(CramNimbers::new(it.clone()))));
    all.add::<Cram<u128>, _>(&Grundy, |_, it| Some(Box::new(CramNimbers::new(it.clone()))));
    all.add::<ImpartialVariant, _>(&Grundy, |_, it| Some(Box::new(ImpartialNimbers::new(it))));
    all.add::<PosetGame, _>(&Grundy, |_, it| Some(Box::new(NimberSearch::new(it.clone()))));
    by_code::<Kayles>(&mut all);
    by_code::<Nim>(&mut all);
    by_code::<Subtraction>(&mut all);
    by_code::<TakeAndBreak>(&mut all);
    // The others are solved as sums, in about half as much time again.
    by_sums::<Amazons<u64>>(&mut all);
    by_sums::<Amazons<u128>>(&mut all);
    by_sums::<CannibalClobber<u64>>(&mut all);
    by_sums::<CannibalClobber<u128>>(&mut all);
    by_sums::<Clobber<u64>>(&mut all);
    by_sums::<Clobber<u128>>(&mut all);
    by_sums::<Domineering<u64>>(&mut all);
    by_sums::<Domineering<u128>>(&mut all);
    by_sums::<NoGo<u64>>(&mut all);
    by_sums::<NoGo<u128>>(&mut all);
    toads_by_sums::<u64>(&mut all);
    toads_by_sums::<u128>(&mut all);
    let outcomes = &Outcomes(Play::Normal);
    // Each thread fills tables of its own there, so that only long searches gain by several.
    let switches = Switches { alone: 500_000, ..Switches::default() };
    all.add_for_sums(outcomes, move |control| {
        Box::new(ByThreads::<_, Apart>::with(control.clone(), switches))
    });
    let entailing = &AffineImpartial;
    all.add::<Nimstring, _>(entailing, |_, it| Some(Box::new(NimstringWorths::new(it))));
    all.add::<StringsAndCoins, _>(entailing, |_, it| Some(Box::new(NimstringWorths::new(it))));
    all.add::<Obligations<TopEntails>, _>(entailing, |_, it| {
        Some(Box::new(TopEntailsWorths::new(it)))
    });
    all
}

/// Adds the solver that finds the winner by the search of sums.
fn by_sums<R: Playable>(all: &mut Solvers) {
    let outcomes = &Outcomes(Play::Normal);
    all.add::<R, _>(outcomes, |_, control| {
        Some(Box::new(ByThreads::<_, Together>::new(control.clone())))
    });
}

/// Adds the search of sums for games with toads and frogs that end. It works on the strips themselves: a search on numbers of
/// components takes 1.7 times as long. It reads no databases, so that a ruleset with a database is left to the search for all
/// rulesets.
fn toads_by_sums<B: Bits>(all: &mut Solvers)
where
    ToadsAndFrogs<B>: Playable<Position = Strip<B>>,
    Strip<B>: Send + Sync,
{
    let outcomes = &Outcomes(Play::Normal);
    all.add_without_databases::<ToadsAndFrogs<B>, _>(outcomes, move |rules, control| {
        if rules.ruleset().facts().is_loopy {
            return None;
        }
        Some(Box::new(ByThreads::<_, Together>::new(control.clone())))
    });
}

/// By the sequence of the code, if the ruleset has one, and in misère play by genera.
fn by_code<R: Playable<Position = Heaps>>(all: &mut Solvers) {
    all.add::<R, _>(&Grundy, |rules, control| {
        use tweedle_rules::any::Rules;
        Some(Box::new(HeapNimbers::new(rules.code()?, control)))
    });
    all.add::<R, _>(&Outcomes(Play::Misere), |rules, control| {
        use tweedle_rules::any::Rules;
        Some(Box::new(MisereOutcomes::new(rules.code()?, control)))
    });
}
