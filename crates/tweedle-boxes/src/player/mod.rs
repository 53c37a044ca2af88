//! A player of Dots and Boxes who says why.

mod choice;
mod components;
mod offers;
mod quiet;
mod soon;

use crate::advice::safest;
use crate::nimstring::Nimstring;
use crate::position::Position;
use crate::score::Scores;
pub use choice::Choice;
use choice::counted;
use components::Components;
use offers::Offer;
pub(crate) use offers::offers;
use soon::{AFFORDABLE, value_soon};
use tweedle_engine::Stop;

/// The line to draw in a position, for a player who is `lead` boxes ahead of the other; `None` if
/// all lines are drawn.
///
/// With scores that hold the position, the best score is reached. Without, the theory plays
/// (Berlekamp, *The Dots and Boxes Game*; *Winning Ways*, ch. 16):
///
/// - Boxes that are [safe to take](crate::safe_captures) are taken.
/// - The last two boxes of a chain, the last four of a loop are taken if to give them back costs
///   more than control of the rest is worth. Of chains and loops that do not touch, that worth is
///   exact. Of anything else it is estimated, by who wins the rest at Nimstring, and by its long
///   chains.
/// - Chains and loops that do not touch are opened in the best order, chains of two boxes in the
///   middle.
/// - Anywhere else a move that wins at Nimstring is made; if there is none, one that gives nothing
///   away and is hardest to answer; and if all moves are loony, the one that gives away least.
/// - Where values of Nimstring take too long to find, or more memory than there is, no boxes are
///   given away, and long chains are counted (the [long chain rule](crate::wanted_long_chains)).
///
/// Between equal moves the numbers of the lines decide, so that the choice depends on nothing but
/// the position, the lead, the scores, and, where values take too long, on what is known to
/// `nimstring`.
///
/// ```
/// use tweedle_engine::Control;
/// use tweedle_boxes::{Board, Nimstring, Start, choose};
/// let mut nimstring = Nimstring::new(&Control::new());
/// let position = Board::new(2, 2)?.start(Start::Swedish);
/// let choice = choose(&position, 0, &mut nimstring, None)?.expect("four lines are left");
/// let reason = "This opens the last loop, of 4. The other player gets 4 boxes more of what is left.";
/// assert_eq!((choice.line, choice.reason.as_str()), (2, reason));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`Stop`] when cancelled.
pub fn choose(
    position: &Position,
    lead: i32,
    nimstring: &mut Nimstring,
    scores: Option<&Scores>,
) -> Result<Option<Choice>, Stop> {
    let by_theory = theory(position, lead, nimstring)?;
    let (Some(choice), Some(scores)) = (&by_theory, scores) else { return Ok(by_theory) };
    Ok(best(position, lead, choice, scores).or(by_theory))
}

/// The line that the theory draws.
fn theory(
    position: &Position,
    lead: i32,
    nimstring: &mut Nimstring,
) -> Result<Option<Choice>, Stop> {
    if let Some(line) = safest(position) {
        let takes = counted(position.completes(line));
        let reason = format!("This takes {takes}; to take them first never loses anything.");
        let reason = if takes == "1 box" { reason.replace("them", "it") } else { reason };
        return Ok(Some(Choice { line, reason }));
    }
    match offers(position).as_slice() {
        [] => {}
        [only] => return control(position, lead, only, nimstring).map(Some),
        [.., last] => {
            let reason = "Several chains or loops are open, and one is enough to keep control: \
                          this takes another.";
            return Ok(Some(Choice { line: last.take, reason: reason.to_owned() }));
        }
    }
    if let Some(components) = Components::of(position) {
        return Ok(opening(position, &components));
    }
    quiet::choose(position, nimstring).map(Some)
}

/// The decision to take the last boxes that were offered, or to give them back and keep control.
fn control(
    position: &Position,
    lead: i32,
    offer: &Offer,
    nimstring: &mut Nimstring,
) -> Result<Choice, Stop> {
    let rest = position.without(offer.lines);
    let cost = offer.boxes as i32;
    let from = if offer.boxes == 2 { "two boxes of the chain" } else { "four boxes of the loop" };
    let take = |why: String| Choice {
        line: offer.take,
        reason: format!("This takes what is open, and so it goes on: {why}."),
    };
    let keep = |why: String| Choice {
        line: offer.leave,
        reason: format!("This gives the last {from} back and keeps control: {why}."),
    };
    if rest.free_lines() == 0 {
        return Ok(take("nothing is left after it".to_owned()));
    }
    if let Some(components) = Components::of(&rest) {
        let value = components.value();
        let worth = format!("the rest is worth {value} to the player who does not move there");
        return Ok(if value >= cost {
            keep(worth)
        } else {
            take(format!("{worth}, and to keep control would cost {cost}"))
        });
    }
    let left = rest.boxes_left() as i32;
    if lead + cost > left {
        return Ok(take("with them the match is won".to_owned()));
    }
    Ok(match value_soon(&rest, nimstring, AFFORDABLE)? {
        Some(value) if !value.is_zero() => take(format!(
            "the Nimstring value of the rest is {value}, so that the player who moves there gets control"
        )),
        value => {
            let zero = match value {
                Some(value) => format!("the Nimstring value of the rest is {value}"),
                None => "the Nimstring value of the rest is out of reach".to_owned(),
            };
            let worth = quiet::controlled(&rest);
            if worth >= cost {
                keep(format!("{zero}, and to control it is worth about {worth}"))
            } else {
                take(format!("{zero}, but to control it is worth only about {worth}"))
            }
        }
    })
}

/// Opens what is best to open, where there is nothing but chains and loops.
fn opening(position: &Position, components: &Components) -> Option<Choice> {
    let opening = components.opening(position)?;
    let boxes = opening.kind.boxes();
    let what = if opening.kind.is_loop() { "loop" } else { "chain" };
    let how = if components.count() == 1 {
        format!("This opens the last {what}, of {boxes}")
    } else if components.are_long() {
        format!("All moves are loony. This opens a {what} of {boxes}")
    } else if boxes == 2 && !opening.kind.is_loop() {
        "This opens a chain of 2 in its middle, a hard-hearted handout: nothing can be given back"
            .to_owned()
    } else {
        format!("This opens a {what} of {boxes}")
    };
    let reason = format!("{how}. {}", outcome(-opening.cost, "The other player gets"));
    Some(Choice { line: opening.line, reason })
}

/// The best move by scores: that of theory if it is one, and otherwise one that leaves the other
/// player few good answers.
fn best(position: &Position, lead: i32, theory: &Choice, scores: &Scores) -> Option<Choice> {
    let (net, best) = scores.best_moves(position)?;
    let end = match lead + net {
        0 => "the match ends evenly".to_owned(),
        ahead @ 1.. => format!("the player who draws it ends {} ahead", counted(ahead as usize)),
        behind => {
            format!(
                "the player who draws it ends {} behind",
                counted(behind.unsigned_abs() as usize)
            )
        }
    };
    if best.contains(&theory.line) {
        let exact = format!("With best play from then on {end}.");
        return Some(Choice { line: theory.line, reason: format!("{} {exact}", theory.reason) });
    }
    // The number of the other player's answers that are good, and of all answers.
    let answers = |line: usize| -> Option<(usize, usize)> {
        let after = position.draw(line).ok()?;
        Some((scores.best_moves(&after)?.1.len(), after.free_lines()))
    };
    let quiet = best.iter().filter(|&&line| position.completes(line) == 0);
    let line = quiet
        .min_by_key(|&&line| answers(line).unwrap_or((usize::MAX, 0)))
        .or_else(|| best.first())
        .copied()?;
    let moves = match best.len() {
        1 => "only this move is best".to_owned(),
        count => format!("this is one of {count} best moves"),
    };
    let loss = net - scores.moves(position)?.iter().find(|one| one.line == theory.line)?.net;
    let reason = format!(
        "By the exact scores {moves}: {end}. To draw {}, as theory would, ends {} worse.",
        position.board().line_name(theory.line),
        counted(loss.unsigned_abs() as usize)
    );
    Some(Choice { line, reason })
}

/// The sentence that says what a net score of the player who moves means to the other player.
fn outcome(net: i32, who: &str) -> String {
    match net {
        0 => "The boxes left are shared evenly.".to_owned(),
        1.. => format!("{who} {} less of what is left.", counted(net as usize)),
        _ => format!("{who} {} more of what is left.", counted(net.unsigned_abs() as usize)),
    }
}
