//! States of the work on a group, written and read.

use super::label::Cell;
use super::state::CoreState;
use super::tiers::Tiers;
use super::work::{Work, add};
use std::collections::BTreeMap;
use std::io::{self, Read, Write};
use std::sync::Arc;
use tweedle_engine::{Control, Held, Stop};

impl<C: Cell> CoreState for Work<C> {
    fn moves(&self) -> u32 {
        self.moves
    }

    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut bytes = vec![C::BYTES as u8];
        bytes.extend(self.moves.to_le_bytes());
        bytes.extend((self.labels.len() as u64).to_le_bytes());
        let pending: usize = self.pending.values().map(Vec::len).sum();
        bytes.extend((pending as u64).to_le_bytes());
        for (moves, turns) in &self.pending {
            for turn in turns {
                bytes.extend(moves.to_le_bytes());
                bytes.extend(turn.to_le_bytes());
                put(&mut bytes, 1 << 16, out)?;
            }
        }
        for label in &*self.labels {
            label.push(&mut bytes);
            put(&mut bytes, 1 << 16, out)?;
        }
        put(&mut bytes, 0, out)
    }
}

/// Writes bytes if they are more than `least`.
fn put(bytes: &mut Vec<u8>, least: usize, out: &mut dyn Write) -> io::Result<()> {
    if bytes.len() > least {
        out.write_all(bytes)?;
        bytes.clear();
    }
    Ok(())
}

/// Reads bytes of a state.
fn read_exact(from: &mut dyn Read, bytes: &mut [u8]) -> Result<(), Stop> {
    from.read_exact(bytes).map_err(|error| unreadable(&error.to_string()))
}

fn unreadable(why: &str) -> Stop {
    Stop::Unreadable(format!("Cannot go on with a group of tiers: {why}."))
}

impl<C: Cell> Work<C> {
    /// The state that was written, behind its first byte.
    pub(super) fn read(
        tiers: &Arc<Tiers>,
        control: &Control,
        from: &mut dyn Read,
    ) -> Result<Work<C>, Stop> {
        let mut number = [0; 4];
        let mut long = [0; 8];
        read_exact(from, &mut number)?;
        let moves = u32::from_le_bytes(number);
        read_exact(from, &mut long)?;
        if u64::from_le_bytes(long) != tiers.own_turns() {
            return Err(unreadable("it has another number of turns"));
        }
        read_exact(from, &mut long)?;
        let mut held = Held::new(control);
        let mut pending: BTreeMap<u32, Vec<u64>> = BTreeMap::new();
        for _ in 0..u64::from_le_bytes(long) {
            read_exact(from, &mut number)?;
            read_exact(from, &mut long)?;
            let turn = u64::from_le_bytes(long);
            let is_turn = turn < tiers.all_turns() && tiers.place(turn).is_some();
            if !is_turn || u32::from_le_bytes(number) < moves {
                return Err(unreadable("it has a turn that is none"));
            }
            add(&mut pending, vec![(u32::from_le_bytes(number), turn)], &mut held)?;
        }
        let mut labels: Vec<C> = Vec::new();
        let mut left = usize::try_from(tiers.own_turns()).unwrap_or(usize::MAX);
        held.take(left.saturating_mul(C::BYTES))?;
        labels.reserve_exact(left);
        while left > 0 {
            control.check()?;
            let count = left.min(1 << 16);
            let mut bytes = vec![0; count * C::BYTES];
            read_exact(from, &mut bytes)?;
            labels.extend(bytes.chunks_exact(C::BYTES).map(C::read));
            left -= count;
        }
        let (tiers, control) = (tiers.clone(), control.clone());
        Ok(Work {
            tiers,
            labels: Arc::new(labels),
            pending,
            moves,
            fresh: None,
            next: None,
            control,
            held,
        })
    }
}

/// The first byte of a state: true if its labels have two bytes.
pub(super) fn read_width(from: &mut dyn Read) -> Result<bool, Stop> {
    let mut width = [0];
    read_exact(from, &mut width)?;
    Ok(width != [1])
}
