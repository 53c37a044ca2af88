//! Every ruleset in every theory: the theories agree with one another and with the literal forms,
//! and the walker's optimisations change no answer.

use crate::explicit::{Explicit, START};
use crate::list::{Listed, every_ruleset};
use crate::random::Random;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use tweedle_engine::Play;
use tweedle_engine::affine::{self, AffineImpartial};
use tweedle_engine::form::{FormId, Forms};
use tweedle_engine::short::{Id, Store};
use tweedle_engine::walk::{Memo, WalkError, Walker, followers};
use tweedle_engine::{
    Birthday, Control, Facts, Grundy, Hints, Outcome, Outcomes, Player, Remoteness, Ruleset, Stop,
    Theory,
};
use tweedle_rulesets::any::{Component, Position, RulesOf};
use tweedle_rulesets::{Col, Domineering, Heaps, Nim, Notation, ToadsAndFrogs};

fn value<R: Hints, T: Theory>(
    ruleset: &R,
    theory: &mut T,
    position: &R::Position,
) -> Result<T::Value, WalkError<R::Position>> {
    Walker::new(ruleset, &mut Memo::new(Control::new())).value(theory, position)
}

/// The canonical form of a literal form, option by option.
fn canonical(
    store: &mut Store,
    forms: &Forms,
    form: FormId,
    known: &mut HashMap<FormId, Id>,
) -> Id {
    if let Some(&known) = known.get(&form) {
        return known;
    }
    let sides = Player::BOTH.map(|player| {
        let options = forms.options(form, player).to_vec();
        options.into_iter().map(|o| canonical(store, forms, o, known)).collect::<Vec<_>>()
    });
    let g = store.game(&sides[0], &sides[1]).unwrap();
    known.insert(form, g);
    g
}

/// What holds in all other games.
fn check(ruleset: &Explicit) {
    let position = &START;
    let text = ruleset.text(START);
    let mut forms = Forms::default();
    // Nothing but the rules.
    let mut plain_memo = Memo::new(Control::new());
    let mut plain = Walker::new(ruleset, &mut plain_memo)
        .without_components()
        .without_symmetry()
        .without_heaps();
    let form = plain.value(&mut forms, position).unwrap();

    let mut store = Store::default();
    let expect = canonical(&mut store, &forms, form, &mut HashMap::new());
    let g = value(ruleset, &mut store, position).unwrap();
    assert_eq!(g, expect, "{text}");
    for (components, symmetry) in [(false, true), (true, false)] {
        let mut memo = Memo::new(Control::new());
        let mut walker = Walker::new(ruleset, &mut memo);
        if !components {
            walker = walker.without_components();
        }
        if !symmetry {
            walker = walker.without_symmetry();
        }
        assert_eq!(walker.value(&mut store, position).unwrap(), g, "{text}");
    }
    // The embedding into literal forms preserves the winner for each first player and each way of play.
    for play in [Play::Normal, Play::Misere] {
        let outcome = value(ruleset, &mut Outcomes(play), position).unwrap();
        assert_eq!(outcome, forms.outcome(form, play).unwrap(), "{text} {play:?}");
    }
    assert_eq!(store.outcome(g).unwrap(), forms.outcome(form, Play::Normal).unwrap());
    let birthday = value(ruleset, &mut Birthday, position).unwrap();
    assert_eq!(birthday, u64::from(forms.birthday(form).unwrap()), "{text}");
    let grundy = value(ruleset, &mut Grundy, position);
    if ruleset.facts().is_impartial {
        assert_eq!(Some(grundy.unwrap()), store.as_nimber(g), "{text}");
    } else if store.as_nimber(g).is_none() {
        assert!(matches!(grundy, Err(WalkError::Stop(Stop::NotImpartial(_)))), "{text}");
    }
    // Every position met is a follower.
    let below = followers(ruleset, position, &Control::new()).unwrap();
    assert_eq!(&below[0], position);
    assert!(plain_memo.len() <= below.len());
    if let Some(same) = ruleset.rejoined(START) {
        assert_eq!(value(ruleset, &mut store, &same).unwrap(), g, "{text}");
    }
}

/// Every move has a name of its own, and no ruleset has more moves than it says.
fn check_moves(position: &Arc<dyn Component>) {
    let at = position.expression();
    let control = Control::new();
    // A ruleset without a bound on its options has few.
    let most = position.most_moves();
    for player in Player::BOTH {
        let moves = Position::from(position.clone()).moves(player, &control).unwrap();
        assert!(most == 0 || moves.len() as u64 <= most, "{at}");
        let mut named = HashSet::new();
        let mut reached = HashSet::new();
        for step in moves {
            let name = step.name();
            assert!(!name.is_empty() && name.trim() == name, "{at}: {name}");
            assert!(named.insert(name.clone()), "{at}: two moves are called {name}");
            reached.insert(step.to);
        }
        let options = Position::from(position.clone()).options(player, &control).unwrap();
        assert_eq!(reached, options.into_iter().collect(), "{at}");
    }
    let drawn = position.draw(None);
    assert!(drawn.lines().all(|line| line.trim_end() == line), "{at}");
}

/// Positions that are won, mirrored, heaps of Nim or known by a theorem are so.
fn check_hints(ruleset: &Explicit) {
    let position = &START;
    let at = ruleset.text(START);
    let outcome = value(ruleset, &mut Outcomes(Play::Normal), position).unwrap();
    let [left, right] = Player::BOTH.map(|player| options(ruleset, position, player));
    assert!(!ruleset.facts().is_impartial || left == right, "{at}");
    assert!(ruleset.winner(position).is_none() || left.is_empty() && right.is_empty(), "{at}");
    if ruleset.is_mirrored(position) {
        assert_eq!(outcome, Outcome::P, "{at}");
        for (options, opponent) in [(left, Player::Right), (right, Player::Left)] {
            for option in options {
                let replies = self::options(ruleset, &option, opponent);
                let is_answered = replies.iter().any(|reply| ruleset.is_mirrored(reply));
                assert!(is_answered, "{at} {}", ruleset.text(option));
            }
        }
    }
    if let Some(size) = ruleset.nim_heap(position) {
        let mut memo = Memo::new(Control::new());
        let mut walker = Walker::new(ruleset, &mut memo).without_heaps();
        assert_eq!(walker.value(&mut Grundy, position), Ok(size), "{at}");
    }
    if let Some(theorem) = ruleset.theorem(START) {
        assert_eq!(outcome, theorem.outcome(), "{at} {theorem}");
        assert!(theorem.to_string().ends_with('.'), "{theorem}");
    }
}

fn options<R: Ruleset>(ruleset: &R, position: &R::Position, player: Player) -> Vec<R::Position> {
    ruleset.options(position, player).unwrap()
}

/// What holds in games with entailing moves: parts and images are worth what the whole is, and the worth
/// says who wins the play.
fn check_entailing(ruleset: &Explicit) {
    let position = &START;
    let at = ruleset.text(START);
    let mut memo = Memo::new(Control::new());
    let mut whole = Walker::new(ruleset, &mut memo).without_components().without_symmetry();
    let outcome = whole.value(&mut Outcomes(Play::Normal), position).unwrap();
    if ruleset.facts().is_impartial {
        let mut memo = Memo::new(Control::new());
        let mut whole = Walker::new(ruleset, &mut memo).without_components().without_symmetry();
        let worth = whole.value(&mut AffineImpartial, position).unwrap();
        assert_eq!(value(ruleset, &mut AffineImpartial, position), Ok(worth.clone()), "{at}");
        if let Some(same) = ruleset.rejoined(START) {
            assert_eq!(value(ruleset, &mut AffineImpartial, &same), Ok(worth.clone()), "{at}");
        }
        assert_eq!(outcome, if worth.is_won() { Outcome::N } else { Outcome::P }, "{at}");
    } else {
        let mut forms = affine::Forms::new(Control::new());
        let mut memo = Memo::new(Control::new());
        let mut whole = Walker::new(ruleset, &mut memo).without_components().without_symmetry();
        let form = whole.value(&mut forms, position).unwrap();
        assert_eq!(forms.outcome(form), Ok(outcome), "{at}");
        let form = value(ruleset, &mut forms, position).unwrap();
        assert_eq!(forms.outcome(form), Ok(outcome), "{at}");
    }
}

/// A position with few followers that is met in play from `start`, moves of either player in any order.
fn small(
    random: &mut Random,
    start: &Arc<dyn Component>,
) -> Option<(Arc<dyn Component>, Explicit)> {
    let mut position = start.clone();
    for plays in 0..6 {
        if let Some(game) = Explicit::new(&position, 1000) {
            return Some((position, game));
        }
        for _ in 0..1 << plays {
            position = random.play(&position);
        }
    }
    None
}

/// Checks small positions of a ruleset, met in play or read from random texts.
fn check_ruleset(random: &mut Random, ruleset: &Listed) {
    let mut positions: Vec<_> = ruleset
        .examples
        .iter()
        .map(|text| ruleset.position(text).unwrap_or_else(|| panic!("{:?} {text}", ruleset.rules)))
        .collect();
    for _ in 0..16 {
        let start = ruleset.position(random.of::<String>(&ruleset.examples)).unwrap();
        positions.push(random.play(&start));
        positions.extend(ruleset.position(&random.text(&ruleset.examples)));
    }
    let mut seen = HashSet::new();
    for start in positions {
        let Some((position, game)) = small(random, &start) else { continue };
        if !seen.insert(position.clone()) {
            continue;
        }
        check_moves(&position);
        if game.is_loopy() {
            assert!(position.facts().is_loopy, "{}", position.expression());
            continue;
        }
        check_hints(&game);
        if game.facts().is_entailing {
            check_entailing(&game);
        } else {
            check(&game);
        }
    }
    assert!(seen.len() >= 2, "{:?}: only {} small positions", ruleset.rules, seen.len());
}

#[test]
fn every_ruleset_in_every_theory() {
    let mut random = Random(1);
    for ruleset in every_ruleset() {
        check_ruleset(&mut random, &ruleset);
    }
}

/// Bouton's theorem.
#[test]
fn nim() {
    for heaps in [[0, 0, 0], [1, 2, 3], [3, 4, 5], [2, 2, 4], [5, 1, 3]] {
        let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        assert_eq!(value(&Nim, &mut Grundy, &Heaps::new(heaps)), Ok(nim_sum));
    }
}

/// Two equal components, each its own negative, pair off: here two vertices, after a move.
#[test]
fn own_negatives_pair_off() {
    let position = RulesOf::new("Col", Col::col()).rules().place(".-R-R-L-L-.").unwrap();
    let (component, _) = position.single().unwrap();
    check(&Explicit::new(component, 1000).unwrap());
}

#[test]
fn a_loop_is_reported_with_its_positions() {
    let rules = ToadsAndFrogs::<u64>::backsliding();
    let start = rules.parse("t..f").unwrap();
    let error = value(&rules, &mut Store::default(), &start).unwrap_err();
    let WalkError::Loop(cycle) = error else { panic!("expected a loop, not {error:?}") };
    assert!(!cycle.is_empty());
    for (i, position) in cycle.iter().enumerate() {
        let next = rules.representative(&cycle[(i + 1) % cycle.len()]).0;
        let mut parts = Vec::new();
        for option in Player::BOTH.iter().flat_map(|&player| options(&rules, position, player)) {
            rules.components(&option, &mut parts);
        }
        assert!(parts.iter().any(|part| rules.representative(part).0 == next));
    }
}

#[test]
fn a_walk_that_was_stopped_goes_on_from_where_it_was() {
    let rules = Domineering::<u64>::new();
    let board = Domineering::<u64>::empty(4, 4).unwrap();
    let mut store = Store::default();
    let mut small = Memo::new(Control::with_memory(8_000));
    let stopped = Walker::new(&rules, &mut small).value(&mut store, &board).unwrap_err();
    assert!(matches!(stopped, WalkError::Stop(Stop::Memory { .. })));
    assert!(!small.is_empty());

    let control = Control::new();
    control.cancel();
    let mut memo = Memo::new(control.clone());
    let stopped = Walker::new(&rules, &mut memo).value(&mut store, &board);
    assert_eq!(stopped, Err(WalkError::Stop(Stop::Cancelled)));
    control.resume();
    let g = Walker::new(&rules, &mut memo).value(&mut store, &board).unwrap();
    assert_eq!(store.text(g).unwrap(), "+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}");
}

/// A chain of positions a million long: the walker has its own stack.
#[test]
fn a_deep_walk_needs_no_deep_stack() {
    /// Left steps down a ladder.
    struct Ladder;
    impl Ruleset for Ladder {
        type Position = u32;
        type Move = ();
        fn moves(
            &self,
            at: &u32,
            player: Player,
            mut found: impl FnMut((), u32) -> Result<(), Stop>,
        ) -> Result<(), Stop> {
            if let Some(below) = at.checked_sub(1).filter(|_| player == Player::Left) {
                found((), below)?;
            }
            Ok(())
        }

        fn facts(&self) -> Facts {
            Facts::PARTIZAN
        }
    }
    impl Hints for Ladder {}
    let mut store = Store::default();
    let g = value(&Ladder, &mut store, &1_000_000).unwrap();
    assert_eq!(store.text(g).unwrap(), "1000000");
    assert_eq!(value(&Ladder, &mut Birthday, &1_000_000), Ok(1_000_000));
}

/// A heap is taken at once; in misère play all but one counter, and then that one.
#[test]
fn remoteness_of_heaps_of_nim() {
    for (play, expect) in [
        (Play::Normal, [(false, 0), (true, 1), (true, 1), (true, 1)]),
        (Play::Misere, [(true, 0), (false, 1), (true, 2), (true, 2)]),
    ] {
        for (size, (wins, moves)) in (0..).zip(expect) {
            let remote = value(&Nim, &mut Remoteness(play), &Heaps::new([size])).unwrap();
            for player in Player::BOTH {
                let found = (remote.wins_first(player), remote.moves(player));
                assert_eq!(found, (wins, moves), "{play:?} {size}");
            }
        }
    }
}
