//! Every ruleset in every theory: the theories agree with one another and with the literal forms,
//! and the walker's optimisations change no answer.

use crate::texts::{board, code};
use proptest::prelude::*;
use std::collections::HashMap;
use std::fmt::Debug;
use tweedle::Play;
use tweedle::form::{FormId, Forms};
use tweedle::short::{Id, Store};
use tweedle::walk::{Memo, WalkError, Walker, followers};
use tweedle::{Birthday, Control, Grundy, Hints, Outcome, Outcomes, Player, Ruleset, Stop, Theory};
use tweedle_rulesets::{
    Amazons, Chomp, Clobber, Col, Cram, Diagram, Domineering, Euclid, Hackenbush, HeapRuleset,
    Kayles, Nim, Notation, Poset, PosetGame, SilverDollar, Subtraction, TakeAndBreak, TakeAway,
    ToadsAndFrogs, Wythoff,
};

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

fn check<R: Notation>(ruleset: &R, text: &str) -> Result<(), TestCaseError>
where
    R::Position: Debug,
{
    let position = ruleset.parse(text).unwrap();
    let mut forms = Forms::new();
    // Nothing but the rules.
    let mut plain_memo = Memo::new(Control::new());
    let mut plain = Walker::new(ruleset, &mut plain_memo)
        .without_components()
        .without_symmetry()
        .without_heaps();
    let form = plain.value(&mut forms, &position).unwrap();

    let mut store = Store::default();
    let expect = canonical(&mut store, &forms, form, &mut HashMap::new());
    let g = value(ruleset, &mut store, &position).unwrap();
    prop_assert_eq!(g, expect, "{}", text);
    for (components, symmetry) in [(false, true), (true, false)] {
        let mut memo = Memo::new(Control::new());
        let mut walker = Walker::new(ruleset, &mut memo);
        if !components {
            walker = walker.without_components();
        }
        if !symmetry {
            walker = walker.without_symmetry();
        }
        prop_assert_eq!(walker.value(&mut store, &position).unwrap(), g, "{}", text);
    }
    // The embedding into literal forms preserves the winner, whoever starts and whichever the play.
    for play in [Play::Normal, Play::Misere] {
        let outcome = value(ruleset, &mut Outcomes(play), &position).unwrap();
        prop_assert_eq!(outcome, forms.outcome(form, play), "{} {:?}", text, play);
    }
    prop_assert_eq!(store.outcome(g).unwrap(), forms.outcome(form, Play::Normal));
    let birthday = value(ruleset, &mut Birthday, &position).unwrap();
    prop_assert_eq!(birthday, u64::from(forms.birthday(form)), "{}", text);
    let grundy = value(ruleset, &mut Grundy, &position);
    if ruleset.is_impartial() {
        prop_assert_eq!(Some(grundy.unwrap()), store.as_nimber(g), "{}", text);
    } else if store.as_nimber(g).is_none() {
        prop_assert!(matches!(grundy, Err(WalkError::Stop(Stop::Undefined(_)))), "{}", text);
    }
    check_play(ruleset, &position)?;
    // Every position met is a follower.
    let below = followers(ruleset, &position, &Control::new()).unwrap();
    prop_assert_eq!(&below[0], &position);
    prop_assert!(plain_memo.len() <= below.len());
    Ok(())
}

/// What play asks of a ruleset: names of moves, heaps of Nim, mirrored positions, theorems.
fn check_play<R: Notation>(ruleset: &R, position: &R::Position) -> Result<(), TestCaseError>
where
    R::Position: Debug,
{
    let outcome = value(ruleset, &mut Outcomes(Play::Normal), position).unwrap();
    for player in Player::BOTH {
        let (mut moves, mut named) = (HashMap::new(), HashMap::new());
        let found = |step: R::Move, option: R::Position| {
            let name = ruleset.move_name(position, player, &step, &option);
            // Equal moves lead to equal positions, and so do moves of one name.
            let same = moves.entry(step).or_insert_with(|| option.clone());
            assert_eq!(*same, option, "{position:?} {name}");
            let same = named.entry(name).or_insert_with(|| option.clone());
            assert_eq!(*same, option, "{position:?}");
        };
        ruleset.moves(position, player, found).unwrap();
        let options = options(ruleset, position, player);
        if ruleset.is_mirrored(position) {
            for option in &options {
                let replies = self::options(ruleset, option, player.opponent());
                prop_assert!(replies.iter().any(|reply| ruleset.is_mirrored(reply)), "{option:?}");
            }
        }
        // A ruleset without a bound on its options has few.
        let most = ruleset.most_moves(position);
        prop_assert!(most == 0 || options.len() as u64 <= most, "{:?}", position);
    }
    if ruleset.is_mirrored(position) {
        prop_assert_eq!(outcome, Outcome::P, "{:?}", position);
    }
    if let Some(size) = ruleset.nim_heap(position) {
        let mut memo = Memo::new(Control::new());
        let mut walker = Walker::new(ruleset, &mut memo).without_heaps();
        prop_assert_eq!(walker.value(&mut Grundy, position), Ok(size), "{:?}", position);
    }
    if let Some(theorem) = ruleset.theorem(position) {
        prop_assert_eq!(outcome, theorem.outcome(), "{:?} {}", position, theorem);
        prop_assert!(theorem.to_string().ends_with('.'), "{}", theorem);
    }
    prop_assert!(ruleset.draw(position).lines().all(|line| line.trim_end() == line));
    Ok(())
}

fn options<R: Ruleset>(ruleset: &R, position: &R::Position, player: Player) -> Vec<R::Position> {
    ruleset.options(position, player).unwrap()
}

/// A few small heaps.
fn heaps(sizes: std::ops::Range<u64>) -> impl Strategy<Value = String> {
    proptest::collection::vec(sizes, 1..4)
        .prop_map(|heaps| heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(","))
}

/// A path or a cycle with labels on its vertices.
fn path() -> impl Strategy<Value = String> {
    let label = proptest::sample::select(vec![".", "L", "R"]);
    (proptest::collection::vec(label, 3..7), any::<bool>()).prop_map(|(labels, closed)| {
        if closed {
            format!("{}:A-{}-:A", labels[0], labels[1..].join("-"))
        } else {
            labels.join("-")
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn toads_and_frogs(text in board(".tf", 1, 9)) {
        check(&ToadsAndFrogs::<u32>::toads_and_frogs(), &text)?;
        check(&ToadsAndFrogs::<u64>::toads_and_frogs(), &text)?;
        check(&ToadsAndFrogs::<u128>::elephants_and_rhinos(), &text)?;
        check(&ToadsAndFrogs::<u64>::new(1, 2, 2, true), &text)?;
    }

    #[test]
    fn domineering(text in board("..#", 4, 4)) {
        check(&Domineering::<u32>::new(), &text)?;
        check(&Domineering::<u64>::new(), &text)?;
        check(&Domineering::<u128>::new(), &text)?;
    }

    #[test]
    fn clobber(text in board("xxoo.", 3, 4)) {
        check(&Clobber::<u32>::new(), &text)?;
        check(&Clobber::<u64>::new(), &text)?;
        check(&Clobber::<u128>::new(), &text)?;
    }

    #[test]
    fn amazons(text in board("xo..##", 2, 3)) {
        check(&Amazons::<u32>::new(), &text)?;
        check(&Amazons::<u64>::new(), &text)?;
        check(&Amazons::<u128>::new(), &text)?;
    }

    #[test]
    fn col_and_snort(text in path()) {
        check(&Col::col(), &text)?;
        check(&Col::snort(), &text)?;
    }

    #[test]
    fn hackenbush(edges in proptest::collection::vec(proptest::sample::select(EDGES), 1..7)) {
        check(&Hackenbush, &format!(".{}.", edges.join(".")))?;
        check(&Hackenbush, &format!(".({})", edges.join(";")))?;
        check(&Hackenbush, &format!(".:A{}:A", edges.join(".")))?;
    }

    #[test]
    fn cram(text in board("..#", 3, 4)) {
        check(&Cram::<u32>::new(), &text)?;
        check(&Cram::<u64>::new(), &text)?;
        check(&Cram::<u128>::new(), &text)?;
    }

    #[test]
    fn chomp(mut lengths in proptest::collection::vec(0..5_usize, 1..4)) {
        lengths.sort_unstable_by(|above, below| below.cmp(above));
        lengths[0] = lengths[0].max(1);
        let diagram = Diagram::new(&lengths, lengths[0]).unwrap();
        check(&Chomp, &Chomp.print(&diagram))?;
    }

    #[test]
    fn silver_dollar(text in board("..o", 1, 9)) {
        check(&SilverDollar, &text)?;
    }

    #[test]
    fn nim(text in heaps(0..5)) {
        check(&Nim, &text)?;
        let position = Nim.parse(&text).unwrap();
        // Bouton's theorem.
        let nim_sum = position.sizes().iter().fold(0, |sum, heap| sum ^ heap);
        prop_assert_eq!(value(&Nim, &mut Grundy, &position), Ok(nim_sum));
    }

    #[test]
    fn subtraction(
        text in heaps(0..6),
        equal in 0..8_u64,
        set in proptest::collection::vec(1..6_u64, 1..4),
    ) {
        for text in [text, format!("{equal},{equal}")] {
            check(&Subtraction::new(set.iter().copied()).unwrap(), &text)?;
            check(&Subtraction::all_but(set.iter().copied()).unwrap(), &text)?;
        }
    }

    #[test]
    fn kayles(text in heaps(0..5), equal in 0..6_u64) {
        check(&Kayles, &text)?;
        check(&Kayles, &format!("{equal},{equal}"))?;
    }

    #[test]
    fn take_and_break(text in heaps(0..5), equal in 0..6_u64, left in code(), right in code()) {
        for text in [text, format!("{equal},{equal}"), equal.to_string()] {
            check(&TakeAndBreak::new(left.clone()), &text)?;
            check(&TakeAndBreak::partizan(left.clone(), right.clone()), &text)?;
        }
    }

    #[test]
    fn heaps_by_a_function(text in heaps(0..6), code in code()) {
        let game = HeapRuleset::new("Function", 6, |size| code.options(size).collect()).unwrap();
        check(&game, &text)?;
    }

    #[test]
    fn take_away(heap in 0..12_u64, limit in 0..12_u64, p in 1..4_u64, q in 1..4_u64) {
        for text in [heap.to_string(), format!("({heap},{limit})")] {
            check(&TakeAway::fibonacci_nim(), &text)?;
            check(&TakeAway::new(p, q).unwrap(), &text)?;
        }
    }

    #[test]
    fn wythoff(first in 0..6_u64, second in 0..6_u64) {
        check(&Wythoff, &format!("({first},{second})"))?;
    }

    #[test]
    fn euclid(first in 0..40_u64, second in 0..40_u64) {
        check(&Euclid, &format!("({first},{second})"))?;
    }

    #[test]
    fn poset_game(pairs in proptest::collection::vec((0..6_u8, 0..6_u8), 1..8)) {
        let chain = |&(a, b): &(u8, u8)| match (a.min(b), a.max(b)) {
            (a, b) if a < b => format!("{a} < {b}"),
            (alone, _) => alone.to_string(),
        };
        let text = pairs.iter().map(chain).collect::<Vec<_>>().join("\n");
        let game = PosetGame::new(Poset::parse(&text).unwrap());
        check(&game, &game.print(&game.start()))?;
    }
}

const EDGES: &[&str] = &["l", "r", "e"];

/// Two equal components, each its own negative, pair off: here two vertices, after a move.
#[test]
fn own_negatives_pair_off() {
    check(&Col::col(), ".-R-R-L-L-.").unwrap();
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
    let mut small = Memo::new(Control::with_memory(4_000));
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
            mut found: impl FnMut((), u32),
        ) -> Result<(), Stop> {
            if let Some(below) = at.checked_sub(1).filter(|_| player == Player::Left) {
                found((), below);
            }
            Ok(())
        }
    }
    impl Hints for Ladder {}
    let mut store = Store::default();
    let g = value(&Ladder, &mut store, &1_000_000).unwrap();
    assert_eq!(store.text(g).unwrap(), "1000000");
    assert_eq!(value(&Ladder, &mut Birthday, &1_000_000), Ok(1_000_000));
}
