//! Every ruleset in the universal game: matches and outcomes are the same in both, and labels from
//! the terminal positions upward are the outcomes from the top downward.

use crate::explicit::{Explicit, START};
use crate::list::every_ruleset;
use crate::random::Random;
use tweedle_engine::Play;
use tweedle_engine::form::{FormId, Forms};
use tweedle_engine::matches::{Foul, Match, referee};
use tweedle_engine::walk::{Memo, Walker, backward_induction};
use tweedle_engine::{Control, Outcomes, Player, Ruleset};

/// How a match is to be played: who begins, and which of his options a player chooses in turn.
type Plan = (bool, Vec<usize>);

fn options(ruleset: &Explicit, position: u32, player: Player) -> Vec<u32> {
    ruleset.options(&position, player).unwrap()
}

/// A finished match by legal moves.
fn played(ruleset: &Explicit, play: Play, plan: &Plan) -> Match<u32> {
    let first = if plan.0 { Player::Left } else { Player::Right };
    let mut record = Match { start: START, first, play, positions: Vec::new() };
    let mut player = first;
    for choice in plan.1.iter().cycle() {
        let here = record.positions.last().copied().unwrap_or(START);
        let mut options = options(ruleset, here, player);
        if options.is_empty() {
            break;
        }
        record.positions.push(options.swap_remove(choice % options.len()));
        player = player.opponent();
    }
    record
}

/// The embedding of one game.
struct Embedding<'a> {
    ruleset: &'a Explicit,
    forms: Forms,
    memo: Memo<u32, FormId>,
}

impl Embedding<'_> {
    fn image(&mut self, position: u32) -> FormId {
        Walker::new(self.ruleset, &mut self.memo).value(&mut self.forms, &position).unwrap()
    }

    fn image_of_match(&mut self, record: &Match<u32>) -> Match<FormId> {
        Match {
            start: self.image(record.start),
            first: record.first,
            play: record.play,
            positions: record.positions.iter().map(|&position| self.image(position)).collect(),
        }
    }

    /// What the referees say of a record and of its image. They agree, except that an illegal step
    /// may lead to a position with the form of a legal one.
    fn judge(&mut self, record: &Match<u32>) {
        let image = self.image_of_match(record);
        let (plain, embedded) = (referee(self.ruleset, record), referee(&self.forms, &image));
        let Err(Foul::Illegal { step, player }) = plain else {
            assert_eq!(plain, embedded, "{record:?}");
            return;
        };
        let before = |at: usize| match at {
            0 => record.start,
            _ => record.positions[at - 1],
        };
        let legal = options(self.ruleset, before(step - 1), player);
        let looks_legal =
            legal.iter().any(|&option| self.image(option) == image.positions[step - 1]);
        assert_eq!(embedded == plain, !looks_legal, "{record:?}");
    }
}

fn check(ruleset: &Explicit, plan: &Plan) {
    let (forms, memo) = (Forms::default(), Memo::new(Control::new()));
    let mut embedding = Embedding { ruleset, forms, memo };
    for play in [Play::Normal, Play::Misere] {
        let record = played(ruleset, play, plan);
        let last_to_move = match record.positions.len() % 2 {
            1 => record.first,
            _ => record.first.opponent(),
        };
        let winner = if play == Play::Normal { last_to_move } else { last_to_move.opponent() };
        assert_eq!(referee(ruleset, &record), Ok(winner), "{record:?}");
        embedding.judge(&record);
        // Too short, too long, and with a step left out or the other player beginning.
        let mut wrong = record.clone();
        wrong.positions.pop();
        embedding.judge(&wrong);
        let mut wrong = record.clone();
        wrong.positions.push(START);
        assert!(referee(ruleset, &wrong).is_err());
        embedding.judge(&wrong);
        let mut wrong = record.clone();
        if !wrong.positions.is_empty() {
            wrong.positions.remove(plan.1[0] % record.positions.len());
            embedding.judge(&wrong);
        }
        let mut wrong = record.clone();
        wrong.first = record.first.opponent();
        embedding.judge(&wrong);

        check_outcomes(&mut embedding, play);
    }
}

/// Outcomes of all followers: by recursion, by labels, and of their forms.
fn check_outcomes(embedding: &mut Embedding<'_>, play: Play) {
    let control = Control::new();
    let labels = backward_induction(embedding.ruleset, &[START], play, &control).unwrap();
    assert_eq!(labels.iter().next().map(|label| label.0), Some(&START));
    let image = embedding.image(START);
    let of_forms = backward_induction(&embedding.forms, &[image], play, &control).unwrap();
    assert!(of_forms.len() <= labels.len());
    let mut memo = Memo::new(control.clone());
    let mut form_memo = Memo::new(control);
    for (position, outcome) in labels.iter() {
        let mut walker = Walker::new(embedding.ruleset, &mut memo);
        assert_eq!(walker.value(&mut Outcomes(play), position), Ok(outcome), "{position:?}");
        let form = embedding.image(*position);
        assert_eq!(of_forms.outcome(&form), Some(outcome), "{position:?}");
        let mut walker = Walker::new(&embedding.forms, &mut form_memo);
        assert_eq!(walker.value(&mut Outcomes(play), &form), Ok(outcome), "{position:?}");
        assert_eq!(labels.outcome(position), Some(outcome));
    }
}

/// A match is played and judged in every ruleset without entailing moves.
#[test]
fn every_ruleset_in_the_universal_game() {
    let mut random = Random(2);
    for ruleset in every_ruleset() {
        for text in &ruleset.examples {
            let Some(start) = ruleset.position(text) else { continue };
            if start.facts().is_entailing {
                continue;
            }
            let start = random.play(&start);
            let plan = (random.below(2) == 0, (0..12).map(|_| random.below(1000)).collect());
            if let Some(game) = Explicit::new(&start, 1000).filter(|game| !game.is_loopy()) {
                check(&game, &plan);
            }
        }
    }
}
