//! Every ruleset in the universal game: matches and outcomes are the same in both, and labels from
//! the terminal positions upward are the outcomes from the top downward.

use crate::texts::{board, code};
use proptest::prelude::*;
use std::fmt::Debug;
use tweedle::Play;
use tweedle::form::{FormId, Forms};
use tweedle::matches::{Foul, Match, referee};
use tweedle::walk::{Memo, Walker, backward_induction};
use tweedle::{Control, Hints, Outcomes, Player, Ruleset};
use tweedle_rulesets::{
    Amazons, Chomp, Clobber, Col, Cram, Domineering, Euclid, Hackenbush, HeapRuleset, Kayles, Nim,
    Notation, Poset, PosetGame, SilverDollar, Subtraction, TakeAndBreak, TakeAway, ToadsAndFrogs,
    Wythoff,
};

/// How a match is to be played: who begins, and which of his options a player chooses in turn.
type Plan = (bool, Vec<usize>);

fn plan() -> impl Strategy<Value = Plan> {
    (any::<bool>(), proptest::collection::vec(any::<usize>(), 1..20))
}

fn options<R: Ruleset>(ruleset: &R, position: &R::Position, player: Player) -> Vec<R::Position> {
    ruleset.options(position, player).unwrap()
}

/// A finished match by legal moves.
fn played<R: Ruleset>(
    ruleset: &R,
    start: &R::Position,
    play: Play,
    plan: &Plan,
) -> Match<R::Position> {
    let first = if plan.0 { Player::Left } else { Player::Right };
    let mut record = Match { start: start.clone(), first, play, positions: Vec::new() };
    let mut player = first;
    for choice in plan.1.iter().cycle() {
        let here = record.positions.last().unwrap_or(start);
        let mut options = options(ruleset, here, player);
        if options.is_empty() {
            break;
        }
        record.positions.push(options.swap_remove(choice % options.len()));
        player = player.opponent();
    }
    record
}

/// The embedding of one ruleset.
struct Embedding<'a, R: Ruleset> {
    ruleset: &'a R,
    forms: Forms,
    memo: Memo<R::Position, FormId>,
}

impl<R: Hints> Embedding<'_, R>
where
    R::Position: Debug,
{
    fn image(&mut self, position: &R::Position) -> FormId {
        Walker::new(self.ruleset, &mut self.memo).value(&mut self.forms, position).unwrap()
    }

    fn image_of_match(&mut self, record: &Match<R::Position>) -> Match<FormId> {
        Match {
            start: self.image(&record.start),
            first: record.first,
            play: record.play,
            positions: record.positions.iter().map(|position| self.image(position)).collect(),
        }
    }

    /// What the referees say of a record and of its image. They agree, except that an illegal step
    /// may lead to a position with the form of a legal one.
    fn judge(&mut self, record: &Match<R::Position>) -> Result<(), TestCaseError> {
        let image = self.image_of_match(record);
        let (plain, embedded) = (referee(self.ruleset, record), referee(&self.forms, &image));
        let Err(Foul::Illegal { step, player }) = plain else {
            prop_assert_eq!(plain, embedded, "{:?}", record);
            return Ok(());
        };
        let before = |at: usize| match at {
            0 => &record.start,
            _ => &record.positions[at - 1],
        };
        let legal = options(self.ruleset, before(step - 1), player);
        let looks_legal =
            legal.iter().any(|option| self.image(option) == image.positions[step - 1]);
        prop_assert_eq!(embedded == plain, !looks_legal, "{:?}", record);
        Ok(())
    }
}

fn check<R: Notation>(ruleset: &R, text: &str, plan: &Plan) -> Result<(), TestCaseError>
where
    R::Position: Debug,
{
    let start = ruleset.parse(text).unwrap();
    let (forms, memo) = (Forms::new(), Memo::new(Control::new()));
    let mut embedding = Embedding { ruleset, forms, memo };
    for play in [Play::Normal, Play::Misere] {
        let record = played(ruleset, &start, play, plan);
        let last_to_move = match record.positions.len() % 2 {
            1 => record.first,
            _ => record.first.opponent(),
        };
        let winner = if play == Play::Normal { last_to_move } else { last_to_move.opponent() };
        prop_assert_eq!(referee(ruleset, &record), Ok(winner), "{:?}", record);
        embedding.judge(&record)?;
        // Too short, too long, and with a step left out or the other player beginning.
        let mut wrong = record.clone();
        wrong.positions.pop();
        embedding.judge(&wrong)?;
        let mut wrong = record.clone();
        wrong.positions.push(start.clone());
        prop_assert!(referee(ruleset, &wrong).is_err());
        embedding.judge(&wrong)?;
        let mut wrong = record.clone();
        if !wrong.positions.is_empty() {
            wrong.positions.remove(plan.1[0] % record.positions.len());
            embedding.judge(&wrong)?;
        }
        let mut wrong = record.clone();
        wrong.first = record.first.opponent();
        embedding.judge(&wrong)?;

        check_outcomes(&mut embedding, &start, play)?;
    }
    Ok(())
}

/// Outcomes of all followers: by recursion, by labels, and of their forms.
fn check_outcomes<R: Hints>(
    embedding: &mut Embedding<'_, R>,
    start: &R::Position,
    play: Play,
) -> Result<(), TestCaseError>
where
    R::Position: Debug,
{
    let control = Control::new();
    let labels =
        backward_induction(embedding.ruleset, std::slice::from_ref(start), play, &control).unwrap();
    prop_assert_eq!(labels.iter().next().map(|label| label.0), Some(start));
    let image = embedding.image(start);
    let of_forms = backward_induction(&embedding.forms, &[image], play, &control).unwrap();
    prop_assert!(of_forms.len() <= labels.len());
    let mut memo = Memo::new(control.clone());
    let mut form_memo = Memo::new(control);
    for (position, outcome) in labels.iter() {
        let mut walker = Walker::new(embedding.ruleset, &mut memo);
        prop_assert_eq!(walker.value(&mut Outcomes(play), position), Ok(outcome), "{:?}", position);
        let form = embedding.image(position);
        prop_assert_eq!(of_forms.outcome(&form), Some(outcome), "{:?}", position);
        let mut walker = Walker::new(&embedding.forms, &mut form_memo);
        prop_assert_eq!(walker.value(&mut Outcomes(play), &form), Ok(outcome), "{:?}", position);
        prop_assert_eq!(labels.outcome(position), Some(outcome));
    }
    Ok(())
}

/// Numbers with something between them.
fn joined(numbers: &[u64], between: &str) -> String {
    let texts: Vec<String> = numbers.iter().map(u64::to_string).collect();
    texts.join(between)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn nim(heaps in proptest::collection::vec(0..5u64, 1..4), plan in plan()) {
        check(&Nim, &joined(&heaps, ","), &plan)?;
    }

    #[test]
    fn subtraction_and_kayles(
        heaps in proptest::collection::vec(0..7u64, 1..4),
        set in proptest::collection::vec(1..5u64, 1..4),
        plan in plan(),
    ) {
        let heaps = joined(&heaps, ",");
        check(&Kayles, &heaps, &plan)?;
        check(&Subtraction::new(set.clone()).unwrap(), &heaps, &plan)?;
        check(&Subtraction::all_but(set).unwrap(), &heaps, &plan)?;
    }

    #[test]
    fn take_and_break(
        heaps in proptest::collection::vec(0..5u64, 1..4),
        left in code(),
        right in code(),
        plan in plan(),
    ) {
        let heaps = joined(&heaps, ",");
        let by_function = HeapRuleset::new("Function", 5, |size| left.options(size).collect());
        check(&by_function.unwrap(), &heaps, &plan)?;
        check(&TakeAndBreak::new(left.clone()), &heaps, &plan)?;
        check(&TakeAndBreak::partizan(left, right), &heaps, &plan)?;
    }

    #[test]
    fn wythoff_and_euclid(pair in proptest::array::uniform2(0..9u64), plan in plan()) {
        check(&Wythoff, &joined(&pair, ","), &plan)?;
        check(&Euclid, &joined(&pair, ","), &plan)?;
    }

    #[test]
    fn take_away(heap in 1..16u64, limit in 1..16u64, plan in plan()) {
        check(&TakeAway::fibonacci_nim(), &heap.to_string(), &plan)?;
        check(&TakeAway::fibonacci_nim(), &format!("({heap},{limit})"), &plan)?;
        check(&TakeAway::new(3, 2).unwrap(), &heap.to_string(), &plan)?;
    }

    #[test]
    fn silver_dollar(text in board("..o", 1, 8), plan in plan()) {
        check(&SilverDollar, &text, &plan)?;
    }

    #[test]
    fn posets(
        pairs in proptest::collection::vec((0..3usize, 3..7usize), 1..7),
        plan in plan(),
    ) {
        let elements = ["a", "b", "c", "d", "e", "f", "g"];
        let relation = |&(a, b): &(usize, usize)| format!("{} < {}", elements[a], elements[b]);
        let relations: Vec<String> = pairs.iter().map(relation).collect();
        let game = PosetGame::new(Poset::parse(&relations.join("; ")).unwrap());
        check(&game, &game.print(&game.start()), &plan)?;
    }

    #[test]
    fn chomp(mut lengths in proptest::collection::vec(1..5usize, 1..5), plan in plan()) {
        lengths.sort_unstable_by(|above, below| below.cmp(above));
        let row = |length: &usize| ".".repeat(*length) + &"#".repeat(lengths[0] - length);
        let rows: Vec<String> = lengths.iter().map(row).collect();
        check(&Chomp, &rows.join("|"), &plan)?;
    }

    #[test]
    fn toads_and_frogs(text in board(".tf", 1, 9), plan in plan()) {
        check(&ToadsAndFrogs::<u64>::toads_and_frogs(), &text, &plan)?;
        check(&ToadsAndFrogs::<u64>::elephants_and_rhinos(), &text, &plan)?;
    }

    #[test]
    fn domineering(text in board("..#", 4, 3), plan in plan()) {
        check(&Domineering::<u64>::new(), &text, &plan)?;
    }

    #[test]
    fn cram(text in board("..#", 4, 3), plan in plan()) {
        check(&Cram::<u64>::new(), &text, &plan)?;
    }

    #[test]
    fn clobber(text in board("xxoo.", 3, 3), plan in plan()) {
        check(&Clobber::<u64>::new(), &text, &plan)?;
    }

    #[test]
    fn amazons(text in board("xo..##", 2, 3), plan in plan()) {
        check(&Amazons::<u64>::new(), &text, &plan)?;
    }

    #[test]
    fn col_and_snort(
        labels in proptest::collection::vec(proptest::sample::select(vec![".", "L", "R"]), 1..6),
        plan in plan(),
    ) {
        check(&Col::col(), &labels.join("-"), &plan)?;
        check(&Col::snort(), &labels.join("-"), &plan)?;
    }

    #[test]
    fn hackenbush(
        edges in proptest::collection::vec(proptest::sample::select(vec!["l", "r", "e"]), 1..6),
        plan in plan(),
    ) {
        check(&Hackenbush, &format!(".{}.", edges.join(".")), &plan)?;
        check(&Hackenbush, &format!(".({})", edges.join(";")), &plan)?;
    }
}
