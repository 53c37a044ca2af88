//! Outcomes of games in which the players bid for the right to move.
//!
//! The players hold a *budget* of chips together, and one of them holds a marker. Before each move both bid, at the same time,
//! some of their chips or none; the holder may add the marker to his bid. The higher bid wins. If both bids are equal, the holder of the
//! marker wins by it. The winner gives what he has bid to the other player: the chips, and the marker if it was in the bid
//! or broke a tie. He makes the next move, and if he has none he loses (Kant, Larsson, Rai and Upasany, "Bidding combinatorial
//! games", arXiv 2207.08073; for the marker also Larsson, Patel and Rai, "Discrete Richman-bidding scoring games", arXiv 2003.05635).
//! With a budget of 0 this is play in turn, in which the holder of the marker moves first.
//!
//! The outcomes depend on the form of a game, and not on its value alone.

use std::collections::HashMap;
use tweedle_engine::{Control, Held, Player, Stop, Weigh};
use tweedle_rules::any::Position;

/// The winners of a game with bids, for each division of the budget and of the marker.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BiddingOutcomes {
    /// If Left wins, by the holder of the marker and the number of Left's chips.
    left_wins: [Vec<bool>; 2],
}

impl BiddingOutcomes {
    /// The number of chips that both players have together.
    pub fn budget(&self) -> usize {
        self.left_wins[0].len() - 1
    }

    /// The winner if `holder` holds the marker, and Left has `chips` chips and Right the others; `None` if `chips` is more than the budget.
    ///
    /// More chips are never worse: with one more Left still wins. The marker is worth at most a chip: if Left wins with the
    /// marker, he wins with one chip more and without it. But the marker may do harm.
    pub fn winner(&self, holder: Player, chips: usize) -> Option<Player> {
        let wins = *self.left_wins[holder.index()].get(chips)?;
        Some(if wins { Player::Left } else { Player::Right })
    }
}

/// The largest budget: the work for a position grows with its square.
pub const MOST_CHIPS: usize = 10_000;

/// The winners of a position with bids, for each division of this budget and of the marker.
///
/// Cost: one visit for each follower, up to the order of terms, with work that grows with its options times the budget, and with the
/// square of the budget. All results are kept until the end, a byte for each.
///
/// # Errors
/// [`Stop::Undefined`] if play may go round or there are entailing moves, for which the game is not defined;
/// [`Stop::TooLarge`] for a budget beyond [`MOST_CHIPS`]; [`Stop`] if the budget of memory is used up or a ruleset fails.
///
/// ```
/// use tweedle_engine::{Control, Player};
/// use tweedle_search::bidding_outcomes;
/// let nim = tweedle_rulesets::standard().rules("game.heap.Nim", &[])?;
/// let found = bidding_outcomes(&nim.place("1")?, 1, &Control::new())?;
/// // Left holds the marker and no chip: he may move, or Right pays for the only move.
/// assert_eq!(found.winner(Player::Left, 0), Some(Player::Right));
/// assert_eq!(found.winner(Player::Left, 1), Some(Player::Left));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn bidding_outcomes(
    position: &Position,
    budget: usize,
    control: &Control,
) -> Result<BiddingOutcomes, Stop> {
    if budget > MOST_CHIPS {
        return Err(Stop::TooLarge(format!("A budget has up to {MOST_CHIPS} chips.")));
    }
    if position.is_entailing() {
        return Err(undefined("a game with entailing moves"));
    }
    let mut held = Held::new(control);
    let mut known: HashMap<Position, Option<BiddingOutcomes>> = HashMap::new();
    let mut waiting = vec![Visit::of(position.representative(), control)?];
    known.insert(waiting[0].position.clone(), None);
    let bytes = |position: &Position| 128 + 2 * position.owned() + 2 * (budget + 1);
    loop {
        let Some(visit) = waiting.last_mut() else { return Err(undefined("nothing")) };
        if let Some(option) = visit.next() {
            match known.get(option) {
                Some(Some(_)) => {}
                // It is below, on the way from the start to here.
                Some(None) => return Err(undefined("a game in which play may go round")),
                None => {
                    control.check()?;
                    control.count_position();
                    held.take(bytes(option))?;
                    let option = option.clone();
                    known.insert(option.clone(), None);
                    waiting.push(Visit::of(option, control)?);
                }
            }
            continue;
        }
        let found = visit.outcomes(budget, &known, control)?;
        if waiting.len() == 1 {
            return Ok(found);
        }
        if let Some(visit) = waiting.pop() {
            known.insert(visit.position, Some(found));
        }
    }
}

fn undefined(what: &str) -> Stop {
    Stop::Undefined(format!("Bids are not defined for {what}."))
}

/// A position whose options are looked at, one after the other.
struct Visit {
    position: Position,
    /// Left's options and Right's, of which the first `seen` have been met.
    options: [Vec<Position>; 2],
    seen: usize,
    #[expect(dead_code, reason = "it is given back when this is dropped")]
    held: Held,
}

impl Visit {
    fn of(position: Position, control: &Control) -> Result<Visit, Stop> {
        let mut held = Held::new(control);
        let mut of = |player| {
            let mut options = position.options(player, control)?;
            for option in &mut options {
                *option = option.representative();
            }
            options.sort_unstable();
            options.dedup();
            held.take(options.iter().map(|it| 64 + it.owned()).sum())?;
            Ok(options)
        };
        let options = [of(Player::Left)?, of(Player::Right)?];
        Ok(Visit { position, options, seen: 0, held })
    }

    /// The next option that has not been met.
    fn next(&mut self) -> Option<&Position> {
        let [left, right] = &self.options;
        let option = left.iter().chain(right).nth(self.seen)?;
        self.seen += 1;
        Some(option)
    }

    /// The winners, from those of all options.
    fn outcomes(
        &self,
        budget: usize,
        known: &HashMap<Position, Option<BiddingOutcomes>>,
        control: &Control,
    ) -> Result<BiddingOutcomes, Stop> {
        let options = [Player::Left, Player::Right].map(|player| {
            let options = self.options[player.index()].iter();
            let found = options.filter_map(|option| known.get(option)?.as_ref());
            After::moves_of(player, budget, found)
        });
        let [left, right] = &options;
        let mut left_wins = [Player::Left, Player::Right].map(|_| vec![false; budget + 1]);
        for holder in Player::BOTH {
            for (chips, wins) in left_wins[holder.index()].iter_mut().enumerate() {
                control.check()?;
                *wins = left_wins_by_bidding(holder, [chips, budget - chips], left, right);
            }
        }
        Ok(BiddingOutcomes { left_wins })
    }
}

/// If Left wins after a player has paid and makes a move, by the holder of the marker and Left's chips then.
struct After([Vec<bool>; 2]);

impl After {
    /// The best of the options for the player who moves; he loses if there is none.
    fn moves_of<'a>(
        player: Player,
        budget: usize,
        options: impl Iterator<Item = &'a BiddingOutcomes>,
    ) -> After {
        let is_left = player == Player::Left;
        let mut best = [vec![!is_left; budget + 1], vec![!is_left; budget + 1]];
        for option in options {
            for (best, wins) in best.iter_mut().zip(&option.left_wins) {
                for (best, &wins) in best.iter_mut().zip(wins) {
                    *best = if is_left { *best || wins } else { *best && wins };
                }
            }
        }
        After(best)
    }

    fn left_wins(&self, holder: Player, chips: usize) -> bool {
        self.0[holder.index()][chips]
    }
}

/// If some bid of Left wins against every bid of Right: the game is determined, so that some bid of Right wins against every bid of
/// Left if not. (The paper proves it; the tests check it.)
fn left_wins_by_bidding(
    holder: Player,
    [own, others]: [usize; 2],
    left: &After,
    right: &After,
) -> bool {
    use Player::{Left, Right};
    // If Left wins against each higher bid of Right, from the highest bid on down.
    let mut wins_if_outbid = true;
    let outbid = |bid: usize| {
        let marker = |goes_over: bool| if goes_over { Left } else { Right };
        match holder {
            Left => right.left_wins(Left, own + bid),
            Right => [false, true].iter().all(|&it| right.left_wins(marker(it), own + bid)),
        }
    };
    let highest = own.max(others);
    for bid in (0..=highest).rev() {
        if bid <= own && wins_if_outbid {
            let rest = own - bid;
            // Right bids less, if that is possible.
            let wins_with = |after: Player| bid == 0 || left.left_wins(after, rest);
            let wins = match holder {
                Left => {
                    let ties = bid > others || left.left_wins(Right, rest);
                    ties && (wins_with(Left) || wins_with(Right))
                }
                Right => {
                    let ties = bid > others || right.left_wins(Left, own + bid);
                    ties && wins_with(Right)
                }
            };
            if wins {
                return true;
            }
        }
        if bid <= others {
            wins_if_outbid &= outbid(bid);
        }
    }
    false
}
