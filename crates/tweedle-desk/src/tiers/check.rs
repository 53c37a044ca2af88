//! A check of a file of tiers by the rules alone.

use super::file::{Key, TierFile};
use crate::{Desk, TiersOf, Trouble};
use fastrand::Rng;
use std::path::Path;
use std::sync::Arc;
use tweedle_engine::{Control, Crew, Ending, LoopyOutcome, Play, Player};
use tweedle_script::say;
use tweedle_search::tiers::Counts;
use tweedle_search::{Database as _, Rules, TurnEnd};

/// The positions of a block that are looked at: all, or some places.
type Lot = (usize, Option<Vec<u32>>);

impl Desk {
    /// Compares what a file of tiers says of positions with what it says of their options, with as many threads as are allowed: of all, or of
    /// `samples` by lot. If it is right of all of them, then it is right: who wins follows from the options where play has to end; and where it
    /// may go round, the numbers of moves say so.
    ///
    /// The moves are those of the ruleset's positions, and not those by which tiers are found; which number a board has is taken from there. The
    /// numbers of positions of each class are compared, too, if all are looked at.
    ///
    /// # Errors
    /// [`Trouble`]: the file is none, or was damaged; what it says of a position does not follow from its options.
    pub fn check_tiers(
        &mut self,
        path: &Path,
        samples: Option<u64>,
        seed: u64,
    ) -> Result<TiersOf, Trouble> {
        let file = Arc::new(TierFile::open(path, self)?);
        let rules = self.rules(&file.head.space.ruleset)?;
        let lots: Vec<Lot> = match samples {
            None => (0..file.file.len()).map(|block| (block, None)).collect(),
            Some(samples) => by_lot(&file, samples, seed),
        };
        let mut found = Counts::default();
        let own = file.clone();
        let make = |control: &Control| control.clone();
        let work = move |control: &mut Control, lot: Lot| look(&own, &rules, &lot, control);
        let mut crew = Crew::new(self.control(), lots, make, work);
        while let Some(counts) = crew.next()? {
            found.add_all(&counts?);
        }
        if samples.is_none() && found != file.counts() {
            return Err(Trouble::mistake(say::wrong_counts_of_tiers(path.display())));
        }
        Ok(TiersOf { compared: Some(found.positions()), ..file.described() })
    }
}

/// Some number of boards by lot, by their blocks.
fn by_lot(file: &TierFile, samples: u64, seed: u64) -> Vec<Lot> {
    let keys: Vec<Key> = (0..file.file.len()).filter_map(|block| file.key(block)).collect();
    let mut ends = Vec::with_capacity(keys.len());
    let mut end = 0;
    for key in &keys {
        end += u64::from(key.positions);
        ends.push(end);
    }
    let mut random = Rng::with_seed(seed);
    let mut lots: Vec<Lot> = Vec::new();
    if end == 0 {
        return lots;
    }
    let mut places: Vec<u64> = (0..samples).map(|_| random.u64(..end)).collect();
    places.sort_unstable();
    for place in places {
        let block = ends.partition_point(|&end| end <= place);
        let within = place - (ends[block] - u64::from(keys[block].positions));
        match lots.last_mut() {
            Some((last, Some(places))) if *last == block => places.push(within as u32),
            _ => lots.push((block, Some(vec![within as u32]))),
        }
    }
    lots
}

/// Compares positions of a block, and counts them.
fn look(
    file: &TierFile,
    rules: &Arc<dyn Rules>,
    (block, places): &Lot,
    control: &Control,
) -> Result<Counts, Trouble> {
    let mut counts = Counts::default();
    let Some(key) = file.key(*block) else { return Ok(counts) };
    let mut sets = file.space.no_sets();
    let all = 0..key.positions;
    let places: Box<dyn Iterator<Item = u32>> = match places {
        None => Box::new(all),
        Some(places) => Box::new(places.iter().copied()),
    };
    for place in places {
        control.check()?;
        control.count_position();
        file.space.arrangements().write(key.content, key.first + u64::from(place), &mut sets);
        if !file.space.is_position(&sets) {
            continue;
        }
        let text = file.space.text(&sets);
        let [left, right] = Player::BOTH.map(|player| {
            Ok::<_, Trouble>(compare(file, rules, &text, player, control)?.winner(player))
        });
        counts.add(LoopyOutcome::from_winners(left?, right?));
    }
    Ok(counts)
}

/// What a file says of a turn, compared with what it says of the options.
fn compare(
    file: &TierFile,
    rules: &Arc<dyn Rules>,
    text: &str,
    player: Player,
    control: &Control,
) -> Result<TurnEnd, Trouble> {
    let play = file.head.space.play;
    let wrong = |why: &str| Trouble::mistake(say::wrong_tiers(file.file.name(), text, player, why));
    let said = |text: &str, player| -> Result<TurnEnd, Trouble> {
        file.turn(text, player, play)?.ok_or_else(|| wrong(&format!("{text} is not in the file")))
    };
    let position = rules.clone().place(text).map_err(|error| wrong(&error.to_string()))?;
    let mut options = Vec::new();
    for option in position.moves(player, control)? {
        let text = option.to.single().map_or_else(|| option.to.text(), |(it, _)| it.text());
        options.push(said(&text, player.opponent())?);
    }
    let known = said(text, player)?;
    match known {
        TurnEnd::Wins(wins) => {
            let is_stuck = options.is_empty() && play == Play::Misere;
            let follows = is_stuck || options.iter().any(|option| !option.is_win());
            if wins != follows {
                return Err(wrong("that does not follow from its options"));
            }
        }
        TurnEnd::Ending(ending) => {
            let best = options.iter().filter_map(|option| match option {
                TurnEnd::Ending(ending) => Some(ending.before()),
                TurnEnd::Wins(_) => None,
            });
            let stuck = if play == Play::Misere { Ending::Win(0) } else { Ending::Loss(0) };
            if best.max().unwrap_or(stuck) != ending {
                return Err(wrong("that does not follow from its options"));
            }
        }
    }
    Ok(known)
}
