//! The work on a group, in step with the other processes.

use crate::link::{Lost, lost};
use std::cell::RefCell;
use std::mem::take;
use std::rc::Rc;
use std::time::Duration;
use timely::container::CapacityContainerBuilder;
use timely::dataflow::operators::{Exchange, Input, Inspect, Probe, vec::Broadcast};
use timely::dataflow::{InputHandle, ProbeHandle};
use timely::worker::Worker;
use tweedle_desk::tiers::States;
use tweedle_engine::{Control, Stop};
use tweedle_search::tiers::{Core, CoreSlice, Cored, Member, too_long};

/// The time after which a process that waits for others looks again.
pub(crate) const PAUSE: Duration = Duration::from_millis(5);

/// The number of lots of turns after which the processes wait for each other, so that not too many are on the way: each lot is at most the turns
/// from which moves lead to 65,536 others.
const LOTS: usize = 16;

/// What a process says to all others in a round.
mod say {
    /// It has more turns to tell of.
    pub(super) const MORE: u64 = 0;
    /// It has told of all turns.
    pub(super) const DONE: u64 = 1;
    /// A label does not fit.
    pub(super) const TOO_LONG: u64 = 2;
    /// It stops.
    pub(super) const STOP: u64 = 3;
    /// There is more to do after this number of moves.
    pub(super) const GO_ON: u64 = 4;
    /// All states are to be kept now.
    pub(super) const KEEP: u64 = 5;
    /// It has a state: the number of moves is added to this.
    pub(super) const STATE: u64 = 1 << 32;
}

/// A slice for a moment.
fn borrowed<'a>(slice: &'a mut Option<&mut dyn CoreSlice>) -> Option<&'a mut dyn CoreSlice> {
    match slice {
        Some(slice) => Some(&mut **slice),
        None => None,
    }
}

/// Sends items at the time of a round.
type Sender<T> = InputHandle<u64, CapacityContainerBuilder<Vec<T>>>;

/// What is sent in a round with an odd number has this bit. Another process may be one round ahead, and no more: it waits there.
const ODD: u64 = 1 << 63;

/// The bit of what is sent in a round.
fn mark(round: u64) -> u64 {
    round << 63
}

/// What has come so far, each with whether it was sent in a round with an odd number.
type Come<T> = Rc<RefCell<Vec<(bool, T)>>>;

/// What was sent in the round before this one. Before that one all has come that was sent in earlier ones.
fn sent_before<T>(come: &Come<T>, round: u64) -> Vec<T> {
    let is_odd = (round - 1) % 2 == 1;
    let (before, later): (Vec<_>, Vec<_>) =
        take(&mut *come.borrow_mut()).into_iter().partition(|(odd, _)| *odd == is_odd);
    *come.borrow_mut() = later;
    before.into_iter().map(|(_, item)| item).collect()
}

/// The dataflow, and what came of it.
pub(crate) struct Together<'a> {
    worker: &'a mut Worker,
    /// Turns, each for the process that has it.
    turns: Sender<u64>,
    /// What processes say to all.
    said: Sender<(u64, u64)>,
    probe: ProbeHandle<u64>,
    /// The turns that came.
    inbox: Come<u64>,
    /// What was said in this round.
    heard: Come<(u64, u64)>,
    round: u64,
    member: Member,
    lost: &'a Lost,
    control: &'a Control,
}

impl Together<'_> {
    /// Finds what is known of the parts of a group that this process has, while the others do so for theirs.
    ///
    /// # Errors
    /// [`Stop`], also if another process stops or is lost.
    pub(crate) fn solve(
        worker: &mut Worker,
        core: &Core,
        states: &States,
        member: Member,
        lost: &Lost,
        control: &Control,
    ) -> Result<Vec<Cored>, Stop> {
        let (inbox, heard) = (Rc::default(), Rc::default());
        let (mut turns, mut said) = (InputHandle::new(), InputHandle::new());
        let probe = ProbeHandle::new();
        let owner = core.owners();
        let (to_inbox, to_heard): (Come<u64>, Come<(u64, u64)>) =
            (Rc::clone(&inbox), Rc::clone(&heard));
        worker.dataflow(|scope| {
            scope
                .input_from(&mut turns)
                .container::<Vec<_>>()
                .exchange(move |turn| owner(turn & !ODD) as u64)
                .inspect(move |turn| to_inbox.borrow_mut().push((turn & ODD != 0, turn & !ODD)))
                .probe_with(&probe);
            scope
                .input_from(&mut said)
                .container::<Vec<_>>()
                .broadcast()
                .inspect(move |(process, word)| {
                    to_heard.borrow_mut().push((word & ODD != 0, (*process, word & !ODD)));
                })
                .probe_with(&probe);
        });
        let mut it =
            Together { worker, turns, said, probe, inbox, heard, round: 0, member, lost, control };
        let found = it.find(core, states);
        if found.is_err() && !it.lost.is_set() {
            // The others need not wait.
            it.said.send((it.member.process as u64, say::STOP | mark(it.round)));
            it.said.flush();
            for _ in 0..10 {
                it.worker.step();
            }
        }
        found
    }

    fn find(&mut self, core: &Core, states: &States) -> Result<Vec<Cored>, Stop> {
        // The states that all have.
        let own: Vec<u64> =
            states.moves().into_iter().map(|moves| say::STATE + u64::from(moves)).collect();
        let heard = self.round(None, &own)?;
        let has_all = |state: &&u64| {
            let of = |process| heard.contains(&(process as u64, **state));
            (0..self.member.processes).all(of)
        };
        let last = own.iter().filter(has_all).max().map(|state| (state - say::STATE) as u32);
        let mut from = last.and_then(|moves| states.open(moves));
        let mut slice = match &mut from {
            Some(from) => core.slice(false, Some(&mut **from))?,
            None => core.slice(false, None)?,
        };
        let mut is_wide = false;
        loop {
            if let Some(found) = self.levels(slice, states)? {
                return Ok(found);
            }
            // Play is longer than a byte can tell.
            if is_wide {
                return Err(too_long());
            }
            is_wide = true;
            slice = core.slice(true, None)?;
        }
    }

    /// Goes on to the end; `None` if a label of some process does not fit.
    fn levels(
        &mut self,
        slice: Option<Box<dyn CoreSlice>>,
        states: &States,
    ) -> Result<Option<Vec<Cored>>, Stop> {
        let Some(mut slice) = slice else {
            self.round(None, &[say::TOO_LONG])?;
            return Ok(None);
        };
        if self.round(Some(&mut *slice), &[say::DONE])?.iter().any(|it| it.1 == say::TOO_LONG) {
            return Ok(None);
        }
        loop {
            let mut lots = 0;
            let mut are_all_done = false;
            let mut is_fit = slice.back(&mut |slice, sources| {
                for turn in sources {
                    self.turns.send(turn | mark(self.round));
                }
                lots += 1;
                if lots % LOTS == 0 {
                    self.round(Some(slice), &[say::MORE])?;
                } else {
                    self.step(Some(slice), self.round + 1)?;
                }
                Ok(())
            })?;
            while !are_all_done {
                let word = if is_fit { say::DONE } else { say::TOO_LONG };
                let heard = self.round(Some(&mut *slice), &[word])?;
                are_all_done = heard.iter().all(|it| it.1 != say::MORE);
                is_fit &= heard.iter().all(|it| it.1 != say::TOO_LONG);
            }
            if !is_fit {
                return Ok(None);
            }
            let is_first = self.member.process == 0;
            let mut words = Vec::new();
            words.extend(slice.has_more().then_some(say::GO_ON));
            words.extend((is_first && states.is_due()).then_some(say::KEEP));
            let heard = self.round(Some(&mut *slice), &words)?;
            if heard.iter().all(|it| it.1 != say::GO_ON) {
                return slice.finish().map(Some);
            }
            slice.next();
            if heard.iter().any(|it| it.1 == say::KEEP) {
                states.write(&*slice)?;
            }
        }
    }

    /// Says words to all, waits until all have said theirs and all turns have come that were sent, and returns what was said, by whom.
    fn round(
        &mut self,
        mut slice: Option<&mut dyn CoreSlice>,
        words: &[u64],
    ) -> Result<Vec<(u64, u64)>, Stop> {
        for &word in words {
            self.said.send((self.member.process as u64, word | mark(self.round)));
        }
        self.round += 1;
        self.turns.advance_to(self.round);
        self.said.advance_to(self.round);
        while self.probe.less_than(&self.round) {
            self.step(borrowed(&mut slice), self.round)?;
            self.worker.step_or_park(Some(PAUSE));
        }
        self.step(slice, self.round)?;
        let mut heard = sent_before(&self.heard, self.round);
        heard.sort_unstable();
        if heard.iter().any(|it| it.1 == say::STOP) {
            let message = "Another process of the cluster has stopped.";
            return Err(Stop::NotPossible(message.to_owned()));
        }
        Ok(heard)
    }

    /// Moves the dataflow, and takes the turns that were sent before a round.
    fn step(&mut self, slice: Option<&mut dyn CoreSlice>, round: u64) -> Result<(), Stop> {
        self.control.check()?;
        if self.lost.is_set() {
            return Err(lost());
        }
        self.worker.step();
        let turns = sent_before(&self.inbox, round);
        match slice {
            Some(slice) if !turns.is_empty() => slice.take(&turns),
            _ => Ok(()),
        }
    }
}
