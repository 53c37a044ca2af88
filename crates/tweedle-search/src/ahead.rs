//! The worths of many positions, found by several threads before they are asked for.

use crate::Analyst;
use std::collections::HashSet;
use std::sync::Arc;
use tweedle_engine::{Control, Crew, Held, Stop};
use tweedle_rules::any::{Common, Component, Database, Position, PositionError, Solvers, Term};

/// For fewer parts no threads are made.
const FEW: usize = 32;

/// The number of parts that a thread takes at a time: neighbours, which mostly have followers together that are found
/// once then.
const LOT: usize = 32;

/// The function by which the threads of a [`Crew`] make their analysts: each with these solvers and databases, and in
/// common with the others if there are some.
pub fn analysts(
    solvers: &Solvers,
    databases: Vec<Arc<dyn Database>>,
    common: Option<Common>,
) -> impl Fn(&Control) -> Analyst + Send + Sync + 'static {
    let solvers = solvers.clone();
    move |control| {
        let mut analyst = Analyst::with_solvers(control.clone(), &solvers);
        databases.iter().cloned().for_each(|database| analyst.add_database(database));
        if let Some(common) = &common {
            analyst.with_others(common);
        }
        analyst
    }
}

impl Analyst {
    /// Finds the canonical forms of the parts of many positions, if there are several threads. They tell each other what
    /// positions are worth, and this analyst, too: what is asked about these positions after that is answered as without it,
    /// only sooner.
    ///
    /// The first part without a canonical form ends it: a question about that position says why. The results that were
    /// told are kept until this analyst [forgets](Analyst::forget), or needs the memory; if the threads need more than
    /// there is, they end, and nothing of it is kept.
    ///
    /// # Errors
    /// [`Stop`], if all work is to stop.
    pub fn look_ahead(&mut self, positions: &[Position]) -> Result<(), Stop> {
        let control = self.control().clone();
        if control.threads().get() == 1 || positions.len() < FEW {
            return Ok(());
        }
        let mut held = Held::new(&control);
        let mut seen = HashSet::new();
        let mut parts = Vec::new();
        for position in positions {
            control.check()?;
            if position.is_entailing() || position.is_loopy() {
                continue;
            }
            for part in position.representative().terms().iter().map(Term::component) {
                if !seen.contains(part) {
                    // In the set, in the list, and in a lot.
                    if held.take(part.bytes() + 8 * size_of_val(part)).is_err() {
                        return Ok(());
                    }
                    seen.insert(part.clone());
                    parts.push(part.clone());
                }
            }
        }
        drop(seen);
        if parts.len() < FEW {
            return Ok(());
        }
        let common = self.common();
        let make = analysts(&self.solvers, self.databases().to_vec(), Some(common));
        let lots: Vec<Vec<_>> = parts.chunks(LOT).map(<[_]>::to_vec).collect();
        let work = |analyst: &mut Analyst, lot: Vec<Arc<dyn Component>>| {
            lot.into_iter().try_for_each(|part| analyst.canonical_form(&part.into()).map(|_| ()))
        };
        let mut crew = Crew::new(&control, lots, make, work);
        let failed = loop {
            match crew.next()? {
                Some(Ok(())) => {}
                Some(Err(error)) => break Some(error),
                None => break None,
            }
        };
        drop(crew);
        if matches!(failed, Some(PositionError::Stop(Stop::Memory { .. }))) {
            self.without_others();
        }
        control.check()
    }

    /// From now on this analyst asks and tells nobody.
    pub(crate) fn without_others(&mut self) {
        self.store.leave_exchange();
        self.memos.without_others();
    }

    /// From now on this analyst asks what others have told of positions that have the same in common, and tells them what it
    /// finds.
    pub fn with_others(&mut self, common: &Common) {
        self.store.use_exchange(common.exchange());
        self.memos.with_others(common.clone());
    }

    /// The results that this analyst has in common with others.
    fn common(&mut self) -> Common {
        if let Some(common) = self.memos.common() {
            return common.clone();
        }
        let common = Common::new(self.control());
        self.with_others(&common);
        common
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::NonZeroUsize;
    use tweedle_engine::short::Id;
    use tweedle_rulesets::standard;

    /// All strips of Toads and Frogs and of Kayles of these lengths.
    fn positions() -> Vec<Position> {
        let registry = standard();
        let toads = registry.rules("game.strip.ToadsAndFrogs", &[]).expect("it is there");
        let kayles = registry.rules("game.heap.Kayles", &[]).expect("it is there");
        let strip = |mut rank: u32| {
            let cells = (0..6).map(|_| {
                let cell = ['t', 'f', '.'][rank as usize % 3];
                rank /= 3;
                cell
            });
            cells.collect::<String>()
        };
        let heaps = (1..100_u32).map(|n| kayles.clone().place(&n.to_string()));
        let strips = (0..729).map(|rank| toads.clone().place(&strip(rank)));
        strips.chain(heaps).map(|it| it.expect("they are written well")).collect()
    }

    fn forms(analyst: &mut Analyst, positions: &[Position]) -> Vec<String> {
        let mut text = |position| {
            let form: Id = analyst.canonical_form(position).expect("no budget is set");
            analyst.store.text(form).expect("no budget is set")
        };
        positions.iter().map(&mut text).collect()
    }

    #[test]
    fn what_is_found_ahead_is_what_is_found_later() {
        let positions = positions();
        let wanted = forms(&mut Analyst::new(Control::new(), &standard()), &positions);
        for threads in [1, 2, 5] {
            let control = Control::new();
            control.allow_threads(NonZeroUsize::new(threads).expect("there are some"));
            let mut analyst = Analyst::new(control.clone(), &standard());
            assert_eq!(analyst.look_ahead(&positions), Ok(()));
            // The heaps have a solver of their own, which no thread tells of.
            let (strips, _) = positions.split_at(729);
            let before = control.positions();
            assert_eq!(forms(&mut analyst, strips), wanted[..729]);
            // Nothing was left to be walked, nor is it the second time.
            assert_eq!(threads > 1, control.positions() == before);
            assert_eq!(analyst.look_ahead(strips), Ok(()));
            assert_eq!(threads > 1, control.positions() == before);
            assert_eq!(forms(&mut analyst, &positions), wanted);
        }
    }

    #[test]
    fn what_has_no_canonical_form_is_left_for_who_asks() {
        let registry = standard();
        let loopy =
            registry.rules("game.strip.BackslidingToadsAndFrogs", &[]).expect("it is there");
        let mut positions = positions();
        positions.insert(3, loopy.place("ttt..fff").expect("it is written well"));
        let control = Control::new();
        control.allow_threads(NonZeroUsize::new(2).expect("there are some"));
        let mut analyst = Analyst::new(control, &registry);
        assert_eq!(analyst.look_ahead(&positions), Ok(()));
        assert!(analyst.canonical_form(&positions[3]).is_err());
    }

    /// Work for which one thread has enough memory is not refused where there are several threads.
    #[test]
    fn threads_need_no_more_memory() {
        let positions = positions();
        let fits = |bytes, threads| {
            let control = Control::with_memory(bytes);
            control.allow_threads(NonZeroUsize::new(threads).expect("there are some"));
            let mut analyst = Analyst::new(control, &standard());
            analyst.look_ahead(&positions).expect("it is not stopped");
            positions.iter().all(|position| analyst.canonical_form(position).is_ok())
        };
        let needed = (1..1000).map(|n| n * 20_000).find(|bytes| fits(*bytes, 1)).unwrap_or(0);
        for bytes in [needed, needed + 20_000, 2 * needed] {
            assert!(fits(bytes, 2), "{bytes}");
        }
    }

    #[test]
    fn a_stop_is_told_and_a_lack_of_memory_is_not() {
        let positions = positions();
        for (control, wanted) in
            [(Control::with_memory(200_000), Ok(())), (Control::new(), Err(Stop::Cancelled))]
        {
            control.allow_threads(NonZeroUsize::new(2).expect("there are some"));
            let mut analyst = Analyst::new(control.clone(), &standard());
            if wanted.is_err() {
                control.cancel();
            }
            assert_eq!(analyst.look_ahead(&positions), wanted);
        }
    }
}
