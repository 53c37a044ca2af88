//! The fast engine against the literal definitions: every game born by day 3, and random deep ones.

use proptest::prelude::*;
use std::collections::{BTreeSet, HashMap};
use tweedle_engine::Play;
use tweedle_engine::form::{FormId, Forms};
use tweedle_engine::short::{Id, Store};
use tweedle_engine::{Control, Player};

/// A store and forms side by side, with the way from one to the other.
#[derive(Default)]
struct Both {
    store: Store,
    forms: Forms,
    form_of: HashMap<Id, FormId>,
    value_of: HashMap<FormId, Id>,
}

impl Both {
    /// The literal form of a canonical form, option by option.
    fn form(&mut self, g: Id) -> FormId {
        if let Some(&known) = self.form_of.get(&g) {
            return known;
        }
        let [lefts, rights] = Player::BOTH.map(|player| {
            let options = self.store.options(g, player).unwrap();
            options.into_iter().map(|option| self.form(option)).collect::<Vec<_>>()
        });
        let form = self.forms.form(&lefts, &rights).unwrap();
        self.form_of.insert(g, form);
        form
    }

    /// The value of a literal form, built option by option.
    fn value(&mut self, form: FormId) -> Id {
        if let Some(&known) = self.value_of.get(&form) {
            return known;
        }
        let [lefts, rights] = Player::BOTH.map(|player| {
            let options = self.forms.options(form, player).to_vec();
            options.into_iter().map(|option| self.value(option)).collect::<Vec<_>>()
        });
        let value = self.store.game(&lefts, &rights).unwrap();
        self.value_of.insert(form, value);
        value
    }

    fn assert_pair_agrees(&mut self, g: Id, h: Id) {
        let (form_g, form_h) = (self.form(g), self.form(h));
        assert_eq!(
            self.store.le(g, h).unwrap(),
            self.forms.le(form_g, form_h).unwrap(),
            "{g:?} <= {h:?}"
        );
        let sum = self.store.sum(g, h).unwrap();
        assert_eq!(sum, self.store.sum(h, g).unwrap());
        let form_sum = self.forms.sum(form_g, form_h).unwrap();
        let canonical = self.form(sum);
        assert!(self.forms.equal(form_sum, canonical).unwrap(), "{g:?} + {h:?} = {sum:?}");
    }
}

/// Every set of games no two of which are comparable.
fn antichains(store: &mut Store, games: &[Id]) -> Vec<Vec<Id>> {
    let mut found = vec![vec![]];
    for &g in games {
        for i in 0..found.len() {
            let mut free = true;
            for &h in &found[i] {
                free &= store.compare(g, h).unwrap().is_none();
            }
            if free {
                let mut larger = found[i].clone();
                larger.push(g);
                found.push(larger);
            }
        }
    }
    found
}

/// All games with options among `games`.
fn next_day(store: &mut Store, games: &[Id]) -> Vec<Id> {
    let sides = antichains(store, games);
    let mut born = BTreeSet::new();
    for left in &sides {
        for right in &sides {
            born.insert(store.game(left, right).unwrap());
        }
    }
    born.into_iter().collect()
}

fn days(store: &mut Store) -> [Vec<Id>; 3] {
    let zero = store.zero();
    let one = next_day(store, &[zero]);
    let two = next_day(store, &one);
    let three = next_day(store, &two);
    [one, two, three]
}

#[test]
fn there_are_4_games_by_day_1_and_22_by_day_2_and_1474_by_day_3() {
    let mut store = Store::default();
    let days = days(&mut store);
    assert_eq!(days.each_ref().map(Vec::len), [4, 22, 1474]);
    for day in &days {
        let mut negatives = BTreeSet::new();
        for &g in day {
            negatives.insert(store.negative(g).unwrap());
        }
        assert!(day.iter().copied().eq(negatives), "closed under negation");
    }
}

#[test]
fn all_pairs_born_by_day_2_agree_with_the_forms() {
    let mut both = Both::default();
    let [_, two, _] = days(&mut both.store);
    for &g in &two {
        for &h in &two {
            both.assert_pair_agrees(g, h);
        }
    }
}

#[test]
fn twenty_thousand_pairs_born_by_day_3_agree_with_the_forms() {
    let mut both = Both::default();
    let [_, _, three] = days(&mut both.store);
    // A walk through all pairs with a step coprime to their number.
    let pairs = three.len() * three.len();
    let mut at = 0;
    for _ in 0..20_000 {
        at = (at + 1_000_003) % pairs;
        both.assert_pair_agrees(three[at / three.len()], three[at % three.len()]);
    }
}

#[test]
fn canonical_forms_born_by_day_3_have_no_dominated_and_no_reversible_option() {
    let mut store = Store::default();
    let [_, _, three] = days(&mut store);
    for &g in &three {
        for player in Player::BOTH {
            let options = store.options(g, player).unwrap();
            for &option in &options {
                for &other in &options {
                    assert!(option == other || !store.no_better(player, option, other).unwrap());
                }
                for answer in store.options(option, player.opponent()).unwrap() {
                    assert!(!store.no_better(player, answer, g).unwrap());
                }
            }
        }
    }
}

/// A tree of options to build a game from.
#[derive(Clone, Debug)]
enum Tree {
    Atom(u8),
    Game(Vec<Tree>, Vec<Tree>),
}

fn tree() -> impl Strategy<Value = Tree> {
    let leaf = (0..12u8).prop_map(Tree::Atom);
    leaf.prop_recursive(5, 40, 3, |inner| {
        let side = || proptest::collection::vec(inner.clone(), 0..3);
        (side(), side()).prop_map(|(left, right)| Tree::Game(left, right))
    })
}

/// A literal form for the tree; atoms are small numbers, ups and nimbers in their plain forms.
fn literal(forms: &mut Forms, tree: &Tree) -> FormId {
    let zero = forms.form(&[], &[]).unwrap();
    let star = forms.form(&[zero], &[zero]).unwrap();
    let one = forms.form(&[zero], &[]).unwrap();
    match tree {
        Tree::Atom(0) => zero,
        Tree::Atom(1) => one,
        Tree::Atom(2) => forms.negative(one).unwrap(),
        Tree::Atom(3) => star,
        Tree::Atom(4) => forms.form(&[zero, star], &[zero, star]).unwrap(),
        Tree::Atom(5) => forms.form(&[zero], &[one]).unwrap(),
        Tree::Atom(6) => forms.form(&[zero], &[star]).unwrap(),
        Tree::Atom(7) => forms.form(&[star], &[zero]).unwrap(),
        Tree::Atom(8) => forms.form(&[one], &[]).unwrap(),
        Tree::Atom(9) => {
            let up = forms.form(&[zero], &[star]).unwrap();
            forms.sum(up, up).unwrap()
        }
        Tree::Atom(10) => {
            let half = forms.form(&[zero], &[one]).unwrap();
            forms.sum(half, star).unwrap()
        }
        Tree::Atom(_) => forms.form(&[one], &[zero]).unwrap(),
        Tree::Game(left, right) => {
            let left: Vec<_> = left.iter().map(|t| literal(forms, t)).collect();
            let right: Vec<_> = right.iter().map(|t| literal(forms, t)).collect();
            forms.form(&left, &right).unwrap()
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Canonicalisation preserves the value, commutes with sum and negative, and G - G = 0.
    #[test]
    fn random_forms_agree(g in tree(), h in tree()) {
        let mut both = Both::default();
        let (form_g, form_h) = (literal(&mut both.forms, &g), literal(&mut both.forms, &h));
        let (id_g, id_h) = (both.value(form_g), both.value(form_h));
        let canonical = both.form(id_g);
        prop_assert!(both.forms.equal(canonical, form_g).unwrap());
        prop_assert_eq!(both.store.outcome(id_g).unwrap(), both.forms.outcome(form_g, Play::Normal).unwrap());
        prop_assert_eq!(both.store.le(id_g, id_h).unwrap(), both.forms.le(form_g, form_h).unwrap());
        prop_assert_eq!(id_g == id_h, both.forms.equal(form_g, form_h).unwrap());

        let form_sum = both.forms.sum(form_g, form_h).unwrap();
        let sum = both.value(form_sum);
        prop_assert_eq!(both.store.sum(id_g, id_h).unwrap(), sum);
        let form_negative = both.forms.negative(form_g).unwrap();
        let negative = both.value(form_negative);
        prop_assert_eq!(both.store.negative(id_g).unwrap(), negative);
        prop_assert_eq!(both.store.sum(id_g, negative).unwrap(), both.store.zero());
        prop_assert_eq!(both.store.difference(sum, id_h).unwrap(), id_g);
    }
}

proptest! {
    /// Equal games have equal codes in whatever store, and a code reads back to the game.
    #[test]
    fn codes_carry_games_between_stores(g in tree(), h in tree()) {
        let (mut here, mut there) = (Both::default(), Both::default());
        let (form_g, form_h) = (literal(&mut here.forms, &g), literal(&mut here.forms, &h));
        let (g_here, h_here) = (here.value(form_g), here.value(form_h));
        let code = here.store.encode(g_here).unwrap();
        // The other store has met h before g, and so numbers its games differently.
        let code_h = here.store.encode(h_here).unwrap();
        there.store.decode(&code_h).unwrap();
        let g_there = there.store.decode(&code).unwrap();
        prop_assert_eq!(there.store.encode(g_there).unwrap(), code);
        prop_assert_eq!(there.store.text(g_there).unwrap(), here.store.text(g_here).unwrap());
    }

    #[test]
    fn damaged_codes_are_refused(g in tree(), at in any::<usize>(), byte in any::<u8>()) {
        let mut both = Both::default();
        let form = literal(&mut both.forms, &g);
        let value = both.value(form);
        let mut code = both.store.encode(value).unwrap();
        prop_assert!(both.store.decode(&code[..code.len() - 1]).is_err());
        let at = at % code.len();
        code[at] = byte;
        // Some damage gives another game; none gives a panic.
        let _ = both.store.decode(&code);
    }
}

/// The literal definitions visit every pair; the engine must not blow up where subtrees are shared.
#[test]
fn shared_structure_costs_no_exponential_time() {
    let mut store = Store::new(Control::new());
    let (mut g, mut h) = (store.zero(), store.nimber(1).unwrap());
    // A tower in which each storey uses the one below twice on each side.
    for level in 1..60i64 {
        let hot = store.number(level.into()).unwrap();
        let cold = store.number((-level).into()).unwrap();
        let switch = store.game(&[hot], &[cold]).unwrap();
        let up = store.sum(g, switch).unwrap();
        let next = store.game(&[up, h], &[g, cold]).unwrap();
        h = g;
        g = next;
    }
    assert!(store.len() < 2_000_000);
}

/// Large and fine numbers do not fit into ids, and their neighbours just do.
#[test]
fn adding_any_number_changes_no_comparison_and_commutes_with_sums() {
    let mut store = Store::default();
    let [_, two, _] = days(&mut store);
    let shifts = [
        "65535",
        "65536",
        "-65536",
        "-65537",
        "1/32768",
        "-1/65536",
        "65535/2",
        "-131073/4",
        "1000000000000000000000000000000",
        "1/1267650600228229401496703205376",
    ];
    for text in shifts {
        let x = store.read(text).unwrap();
        for &g in &two {
            let shifted_g = store.sum(g, x).unwrap();
            for &h in &two {
                let shifted_h = store.sum(h, x).unwrap();
                let le = store.le(g, h).unwrap();
                assert_eq!(store.le(shifted_g, shifted_h).unwrap(), le, "{text}");
                let sum = store.sum(g, h).unwrap();
                let shifted = store.sum(shifted_g, h).unwrap();
                assert_eq!(store.difference(shifted, x).unwrap(), sum, "{text}");
                // {g + x | h + x} = {g|h} + x unless that is a number.
                let game = store.game(&[g], &[h]).unwrap();
                if !store.is_number(game) {
                    let expect = store.sum(game, x).unwrap();
                    assert_eq!(store.game(&[shifted_g], &[shifted_h]).unwrap(), expect, "{text}");
                }
            }
            let rebuilt = [Player::Left, Player::Right]
                .map(|player| store.options(shifted_g, player).unwrap());
            assert_eq!(store.game(&rebuilt[0], &rebuilt[1]).unwrap(), shifted_g, "{text}");
            let printed = store.text(shifted_g).unwrap();
            assert_eq!(store.read(&printed).unwrap(), shifted_g, "{printed}");
        }
    }
}
