//! What is known of positions is known through every ruleset that is made of another one.
//!
//! The position of a ruleset without its type ([`Component`]) asks the ruleset itself, and its trait has no defaults. The
//! others are compared with it, for all rulesets of the registry.

use crate::list::every_ruleset;
use std::collections::HashSet;
use std::sync::Arc;
use tweedle_engine::{Control, Facts, Hints, Player, Ruleset, Symmetry};
use tweedle_rulesets::any::{
    AnyRules, Component, ImpartialVariant, Piece, Pieces, Position, Shared, Solvers, Sum, Sums,
    Term,
};
use tweedle_rulesets::{Impartial, standard};

/// How many positions of each ruleset are looked at.
const POSITIONS: usize = 60;

/// Positions of all rulesets: those that their entries show, and some of their followers.
fn components() -> Vec<Arc<dyn Component>> {
    let mut found = Vec::new();
    for listed in every_ruleset() {
        let texts = listed.examples.iter();
        let mut open: Vec<_> = texts.filter_map(|text| listed.position(text)).collect();
        let mut seen = HashSet::new();
        let mut next = 0;
        while next < open.len() && seen.len() < POSITIONS {
            let here = open[next].clone();
            next += 1;
            if !seen.insert(here.clone()) || here.most_moves() > 1000 {
                continue;
            }
            for player in Player::BOTH {
                let options = here.options(player, &Control::new()).expect("options");
                // From all over the list, for the first ones are much alike.
                open.extend(options.into_iter().step_by(3));
            }
        }
        assert!(!seen.is_empty(), "{:?}", listed.rules);
        found.extend(seen);
    }
    found
}

fn options<R: Ruleset>(rules: &R, position: &R::Position, player: Player) -> HashSet<R::Position> {
    rules.options(position, player).expect("options").into_iter().collect()
}

fn parts<R: Hints>(rules: &R, position: &R::Position) -> Vec<R::Position> {
    let mut parts = Vec::new();
    rules.components(position, &mut parts);
    parts
}

/// Each as often as a move leads from it, sorted.
fn before<R: Hints<Position: Ord>>(
    rules: &R,
    position: &R::Position,
    player: Player,
) -> Vec<R::Position> {
    let mut found = Vec::new();
    let kept = rules.unmoves(position, player, |position| {
        found.push(position);
        Ok(())
    });
    kept.expect("moves taken back");
    found.sort();
    found
}

fn before_component(component: &dyn Component, player: Player) -> Vec<Arc<dyn Component>> {
    let mut found = Vec::new();
    let kept = component.unmoves(player, &mut |position| {
        found.push(position);
        Ok(())
    });
    kept.expect("moves taken back");
    found
}

#[test]
fn sums_of_any_rulesets_know_what_their_terms_know() {
    for component in components() {
        let at = component.expression();
        let of = |it: &Arc<dyn Component>| Position::from(it.clone());
        let position = of(&component);
        let facts = component.facts();
        assert!(AnyRules.facts().is_loopy >= facts.is_loopy, "{at}");
        assert!(AnyRules.facts().is_entailing >= facts.is_entailing, "{at}");
        assert!(AnyRules.facts().wins_at_once >= facts.wins_at_once, "{at}");
        assert_eq!(AnyRules.is_impartial_at(&position), component.is_impartial(), "{at}");
        assert_eq!(AnyRules.is_check(&position), component.is_check(), "{at}");
        assert_eq!(AnyRules.winner(&position), component.winner(), "{at}");
        assert_eq!(AnyRules.ends(&position), component.ends(), "{at}");
        assert_eq!(AnyRules.most_moves(&position), component.most_moves(), "{at}");
        assert_eq!(AnyRules.size(&position), component.size(), "{at}");
        let found = parts(&AnyRules, &position);
        assert_eq!(found, component.parts().iter().map(of).collect::<Vec<_>>(), "{at}");
        assert_eq!(AnyRules.is_mirrored(&position), position.is_mirrored(), "{at}");
        assert!(AnyRules.is_mirrored(&position) >= component.is_mirrored(), "{at}");
        if let [only] = &*component.parts() {
            assert_eq!(AnyRules.nim_heap(&position), only.nim_heap(), "{at}");
        }
        for player in Player::BOTH {
            let expected = component.options(player, &Control::new()).expect("options");
            let expected: HashSet<Position> = expected.iter().map(of).collect();
            assert_eq!(options(&AnyRules, &position, player), expected, "{at}");
        }
        // The negative exchanges the players in what is known of them.
        let negative = Position::of_terms([Term::new(component.clone(), true)]);
        if !component.is_impartial() {
            let winner = component.winner().map(Player::opponent);
            assert_eq!(AnyRules.winner(&negative), winner, "{at}");
        }
        assert_eq!(AnyRules.is_check(&negative), component.is_check(), "{at}");
        assert_eq!(AnyRules.most_moves(&negative), component.most_moves(), "{at}");
    }
}

#[test]
fn numbered_sums_know_what_their_components_know() {
    let sums = || Sums::new(&Control::new(), &Solvers::default());
    let (sums, pieces) = (sums(), Pieces::new(sums()));
    for component in components() {
        let at = component.expression();
        // Components of sums do not fall apart, and are representatives.
        let Ok([only]) = <[Arc<dyn Component>; 1]>::try_from(component.parts()) else { continue };
        let (chosen, _) = only.representative();
        if let [part] = &*chosen.parts()
            && part.same(&*chosen)
        {
            check_numbered(&sums, &chosen, &at);
            check_pieces(&pieces, &chosen, &at);
        }
    }
}

/// What is known of a component is known of the position that stands for it.
fn check_hints<R: Hints>(rules: &R, position: &R::Position, component: &dyn Component, at: &str) {
    assert_eq!(rules.is_impartial_at(position), component.is_impartial(), "{at}");
    assert_eq!(rules.is_check(position), component.is_check(), "{at}");
    assert_eq!(rules.winner(position), component.winner(), "{at}");
    assert_eq!(rules.ends(position), component.ends(), "{at}");
    assert_eq!(rules.is_mirrored(position), component.is_mirrored(), "{at}");
    assert_eq!(rules.nim_heap(position), component.nim_heap(), "{at}");
    assert_eq!(rules.size(position), component.size(), "{at}");
    for player in Player::BOTH {
        assert_eq!(rules.slices(position, player), component.slices(player), "{at}");
    }
}

fn check_numbered(sums: &Sums, component: &Arc<dyn Component>, at: &str) {
    let of = |it: &Arc<dyn Component>| -> Sum {
        sums.sum_of(&[Term::new(it.clone(), false)]).expect("a sum")
    };
    let sum = of(component);
    let facts = component.facts();
    assert_eq!(sums.facts(), Facts { is_reversible: false, has_any_order: false, ..facts }, "{at}");
    let (same, symmetry) = sums.representative(&sum);
    assert_eq!(parts(sums, &same), std::slice::from_ref(&same), "{at}");
    assert!(symmetry == Symmetry::Same || same != sum, "{at}");
    let sum = same;
    check_hints(sums, &sum, &**component, at);
    for player in Player::BOTH {
        for first in 0..component.slices(player) {
            let slab = of(&component.slab(player, first, 2));
            assert_eq!(sums.slab(&sum, player, first, 2), slab, "{at}");
        }
        let expected = component.options(player, &Control::new()).expect("options");
        let expected: HashSet<Sum> = expected.iter().map(of).collect();
        let found = options(sums, &sum, player);
        let plain = found.iter().map(|option| sums.plain(option).expect("a sum"));
        assert_eq!(plain.collect::<HashSet<_>>(), expected, "{at}");
    }
    let twice = sums.joined(&[sum.clone(), sum.clone()]).expect("sums are joined");
    assert_eq!(parts(sums, &twice), [sum.clone(), sum], "{at}");
}

fn check_pieces(pieces: &Pieces, component: &Arc<dyn Component>, at: &str) {
    let of = |it: &Arc<dyn Component>| -> Piece {
        let sum = pieces.sums.sum_of(&[Term::new(it.clone(), false)]);
        pieces.piece(sum.expect("a sum")).expect("a piece")
    };
    let piece = of(component);
    assert_eq!(
        pieces.facts(),
        Facts { is_reversible: false, has_any_order: false, ..component.facts() },
        "{at}"
    );
    let (piece, _) = pieces.representative(&piece);
    assert_eq!(parts(pieces, &piece), [piece], "{at}");
    check_hints(pieces, &piece, &**component, at);
    for player in Player::BOTH {
        for first in 0..component.slices(player) {
            let slab = of(&component.slab(player, first, 2));
            assert_eq!(pieces.slab(&piece, player, first, 2), slab, "{at}");
        }
        let listed = component.options(player, &Control::new()).expect("options");
        let sorted = |piece: &Piece| {
            let mut parts = parts(pieces, piece);
            parts.sort_unstable();
            parts
        };
        let expected: HashSet<Vec<Piece>> =
            listed.iter().map(|option| sorted(&of(option))).collect();
        let found = pieces.options(&piece, player).expect("options");
        let count = pieces.mobility(&piece, player).expect("a count");
        assert_eq!(count.map(usize::from), Some(found.len()), "{at}");
        let found = found.iter().map(sorted);
        assert_eq!(found.collect::<HashSet<_>>(), expected, "{at}");
    }
    let twice = pieces.joined(&[piece, piece]).expect("sums are joined");
    assert_eq!(parts(pieces, &twice), [piece, piece], "{at}");
    // Of several components a move is one in any of them.
    let is_over = Player::BOTH.map(|it| pieces.options(&twice, it).expect("options").is_empty());
    let is_over_in_one =
        Player::BOTH.map(|it| pieces.options(&piece, it).expect("options").is_empty());
    assert_eq!(is_over, is_over_in_one, "{at}");
}

#[test]
fn impartial_variants_know_what_the_other_rules_know() {
    for component in components() {
        let facts = component.facts();
        if facts.is_entailing || facts.is_impartial {
            continue;
        }
        let at = component.expression();
        let variant = component.clone().impartial_variant().expect("a variant");
        let (variant, _) = variant.single().expect("one term");
        let (rules, position) =
            tweedle_rulesets::any::typed::<ImpartialVariant>(&**variant).expect("a variant");
        // Its play is normal play, without points.
        let known = Facts { is_impartial: true, has_scores: false, ..facts };
        assert_eq!(rules.facts(), known, "{at}");
        check_variant(rules, position, &component, &at);
    }
}

fn check_variant(
    rules: &ImpartialVariant,
    position: &Shared,
    component: &Arc<dyn Component>,
    at: &str,
) {
    let shared = |all: Vec<Arc<dyn Component>>| all.into_iter().map(Shared);
    assert_eq!(parts(rules, position), shared(component.parts()).collect::<Vec<_>>(), "{at}");
    let (chosen, symmetry) = rules.representative(position);
    assert_eq!(chosen, Shared(component.representative().0), "{at}");
    assert_eq!(symmetry, Symmetry::Same, "{at}");
    assert_eq!(rules.ends(position), component.ends(), "{at}");
    assert_eq!(rules.size(position), component.size(), "{at}");
    assert_eq!(rules.most_moves(position), 2 * component.most_moves(), "{at}");
    assert_eq!(rules.nim_heap(position), component.nim_heap(), "{at}");
    assert!(rules.is_mirrored(position) >= component.is_mirrored(), "{at}");
    let both = Player::BOTH.map(|player| before_component(&**component, player));
    let mut both: Vec<Shared> = shared(both.into_iter().flatten().collect()).collect();
    both.sort();
    let all = Player::BOTH.map(|player| component.options(player, &Control::new()));
    let all = all.into_iter().flat_map(|options| shared(options.expect("options")));
    let all: HashSet<Shared> = all.collect();
    for player in Player::BOTH {
        assert_eq!(before(rules, position, player), both, "{at}");
        assert_eq!(options(rules, position, player), all, "{at}");
    }
}

/// Moves that are taken back lead to positions from which they were made.
#[test]
fn moves_taken_back_are_the_moves() {
    let mut reversible = HashSet::new();
    for component in components() {
        if !component.facts().is_reversible {
            continue;
        }
        reversible.insert(component.rules().class().to_owned());
        for player in Player::BOTH {
            for option in component.options(player, &Control::new()).expect("options") {
                let found = before_component(&*option, player);
                assert!(found.contains(&component), "{} {player}", option.expression());
            }
        }
    }
    assert!(reversible.len() >= 3, "{reversible:?}");
}

/// The impartial variant of one type says the same as the one without types.
#[test]
fn typed_impartial_variants_agree() {
    fn check<R: tweedle_rulesets::any::Playable>(
        rules: &R,
        component: &dyn Component,
        texts: &[&str],
    ) {
        let variant = Impartial(rules);
        for text in texts {
            let position = rules.parse(text).expect("a position");
            let shared = component.rules_handle().place(text).expect("a position");
            let shared = shared.single().expect("one term").0.clone().impartial_variant();
            let shared = shared.expect("a variant");
            let (shared, _) = shared.single().expect("one term");
            let (other, at) =
                tweedle_rulesets::any::typed::<ImpartialVariant>(&**shared).expect("a variant");
            assert_eq!(variant.facts(), other.facts(), "{text}");
            let written = |position: &R::Position| rules.print(position);
            let print = |position: &Shared| position.component().text();
            let sorted = |mut texts: Vec<String>| {
                texts.sort();
                texts
            };
            let these = parts(&variant, &position).iter().map(written).collect();
            let those = parts(other, at).iter().map(print).collect();
            assert_eq!(sorted(these), sorted(those), "{text}");
            assert_eq!(variant.ends(&position), other.ends(at), "{text}");
            assert_eq!(variant.size(&position), other.size(at), "{text}");
            assert_eq!(variant.nim_heap(&position), other.nim_heap(at), "{text}");
            assert_eq!(variant.most_moves(&position), other.most_moves(at), "{text}");
            assert_eq!(variant.is_mirrored(&position), other.is_mirrored(at), "{text}");
            for player in Player::BOTH {
                let these = before(&variant, &position, player).iter().map(written).collect();
                let those = before(other, at, player).iter().map(print).collect();
                assert_eq!(sorted(these), sorted(those), "{text}");
            }
        }
    }
    let of = |name: &str, text: &str| {
        let rules = standard().rules(name, &[]).expect("a ruleset");
        rules.place(text).expect("a position").single().expect("one term").0.clone()
    };
    let boards = ["...|...", "..#.|....", "."];
    check(
        &tweedle_rulesets::Domineering::<u32>::new(),
        &*of("game.grid.Domineering", "."),
        &boards,
    );
    let boards = ["xoxo", "xo|ox", "x.o|oxx"];
    check(&tweedle_rulesets::Clobber::<u32>::new(), &*of("game.grid.Clobber", "xo"), &boards);
    let texts = ["tt..f", "t.f", "ttf.tf"];
    check(
        &tweedle_rulesets::ToadsAndFrogs::<u32>::toads_and_frogs(),
        &*of("game.strip.ToadsAndFrogs", "t.f"),
        &texts,
    );
}
