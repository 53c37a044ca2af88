//! Quantum variants, beside the definition on sets of small positions, and published values.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use tweedle_engine::{Control, Grundy, Player, Stop};
use tweedle_rulesets::any::{Flavour, Memos};
use tweedle_rulesets::standard;
use tweedle_search::Position;

fn place(rules: &str, text: &str) -> Position {
    standard().position(rules, text).unwrap()
}

fn quantum(rules: &str, text: &str, flavour: Flavour, width: usize) -> Position {
    let position = place(rules, text);
    position.single().unwrap().0.clone().quantum_variant(flavour, width).unwrap()
}

fn options(position: &Position, player: Player) -> Vec<Position> {
    position.options(player, &Control::new()).unwrap()
}

/// A game whose positions are lists of numbers, with moves that are the same in each of them, if they are valid: the definition.
trait Small {
    /// The position of a realisation as it is written.
    fn read(&self, text: &str) -> Vec<u8>;
    /// The positions after the valid moves, by the moves.
    fn moves(&self, position: &[u8], player: Player) -> BTreeMap<(usize, usize), Vec<u8>>;

    fn read_all(&self, text: &str) -> BTreeSet<Vec<u8>> {
        text.split(" ~ ").map(|text| self.read(text)).collect()
    }

    /// The superpositions after all moves.
    fn options(
        &self,
        superposition: &BTreeSet<Vec<u8>>,
        player: Player,
        flavour: Flavour,
        width: usize,
    ) -> BTreeSet<BTreeSet<Vec<u8>>> {
        let in_each: Vec<_> = superposition.iter().map(|it| self.moves(it, player)).collect();
        let moves: BTreeSet<(usize, usize)> =
            in_each.iter().flat_map(|it| it.keys().copied()).collect();
        let moves: Vec<_> = moves.into_iter().collect();
        let mut found = BTreeSet::new();
        for chosen in 1_usize..1 << moves.len() {
            let count = chosen.count_ones() as usize;
            let is_chosen = |i: &usize| chosen >> i & 1 == 1;
            let chosen: Vec<_> = (0..moves.len()).filter(is_chosen).map(|i| moves[i]).collect();
            let valid = |it: &&BTreeMap<_, _>| it.contains_key(&chosen[0]);
            let is_allowed = count <= width
                && (count > 1
                    || match flavour {
                        Flavour::A => false,
                        Flavour::B => moves.len() == 1,
                        Flavour::C => in_each.iter().all(|it| valid(&it)),
                        Flavour::CPrime => {
                            in_each.iter().filter(|it| !it.is_empty()).all(|it| valid(&it))
                        }
                        Flavour::D => true,
                    });
            if is_allowed {
                let after =
                    in_each.iter().flat_map(|it| chosen.iter().filter_map(|step| it.get(step)));
                found.insert(after.cloned().collect());
            }
        }
        found
    }
}

/// Heaps of counters, from which up to a number are taken.
struct Heaps(u8);

impl Small for Heaps {
    fn read(&self, text: &str) -> Vec<u8> {
        text.split(" & ").map(|size| size.parse().unwrap()).collect()
    }

    fn moves(&self, position: &[u8], _: Player) -> BTreeMap<(usize, usize), Vec<u8>> {
        let mut moves = BTreeMap::new();
        for heap in 0..position.len() {
            for taken in 1..=position[heap].min(self.0) {
                let mut after = position.to_vec();
                after[heap] -= taken;
                moves.insert((heap, taken.into()), after);
            }
        }
        moves
    }
}

/// A board of Domineering with this number of columns.
struct Dominoes(usize);

impl Small for Dominoes {
    fn read(&self, text: &str) -> Vec<u8> {
        text.chars().filter(|&c| c != '|').map(|c| u8::from(c != '.')).collect()
    }

    fn moves(&self, position: &[u8], player: Player) -> BTreeMap<(usize, usize), Vec<u8>> {
        let step = if player == Player::Left { self.0 } else { 1 };
        let ends = (0..position.len().saturating_sub(step))
            .filter(|&cell| player == Player::Left || cell % self.0 + 1 < self.0);
        let free = ends.filter(|&cell| position[cell] == 0 && position[cell + step] == 0);
        let placed = free.map(|cell| {
            let mut after = position.to_vec();
            (after[cell], after[cell + step]) = (1, 1);
            ((cell, cell + step), after)
        });
        placed.collect()
    }
}

/// A string of Hackenbush with edges of these owners, from the ground up; a position is the number of edges that are left.
struct Stalk(&'static str);

impl Small for Stalk {
    fn read(&self, text: &str) -> Vec<u8> {
        let text = text.split('@').next().unwrap().trim_matches('.');
        assert!(self.0.starts_with(text), "{text}");
        vec![text.len() as u8]
    }

    fn moves(&self, position: &[u8], player: Player) -> BTreeMap<(usize, usize), Vec<u8>> {
        let own = |edge: &usize| match self.0.as_bytes()[*edge] {
            b'l' => player == Player::Left,
            b'r' => player == Player::Right,
            _ => true,
        };
        let edges = (0..usize::from(position[0])).filter(own);
        edges.map(|edge| ((edge, 0), vec![edge as u8])).collect()
    }
}

/// Compares all positions that are met with the definition, up to a number; and what they are read from and written as.
fn check(rules: &str, text: &str, small: &impl Small, flavour: Flavour, width: usize) {
    let start = quantum(rules, text, flavour, width);
    let mut seen = HashSet::from([start.clone()]);
    let mut waiting = vec![start];
    while let Some(position) = waiting.pop() {
        let superposition = small.read_all(&position.text());
        let of_rules = standard().of_key(&position.key());
        assert_eq!(of_rules.as_ref(), Ok(&position), "{}", position.key());
        for player in Player::BOTH {
            let expected = small.options(&superposition, player, flavour, width);
            let options = options(&position, player);
            let found: BTreeSet<_> = options.iter().map(|it| small.read_all(&it.text())).collect();
            assert_eq!(found, expected, "{player}, {flavour}, {width}: {rules} {position}");
            assert_eq!(found.len(), options.len(), "{rules} {position}");
            for option in options {
                if seen.len() < 150 && seen.insert(option.clone()) {
                    waiting.push(option);
                }
            }
        }
    }
    assert!(seen.len() > 1 || flavour == Flavour::A);
}

#[test]
fn moves_are_those_of_the_definition() {
    for flavour in Flavour::ALL {
        for width in [2, 3] {
            check("game.heap.Nim", "3,2", &Heaps(9), flavour, width);
            check("game.heap.Nim", "1,2,1", &Heaps(9), flavour, width);
            check("game.heap.Nim", "4", &Heaps(9), flavour, width);
            check("game.heap.Subtraction([1,2])", "4,2", &Heaps(2), flavour, width);
            check("game.grid.Domineering", "...|...", &Dominoes(3), flavour, width);
            check("game.grid.Domineering", "..|#.|..", &Dominoes(2), flavour, width);
            check("game.graph.Hackenbush", "lrlle", &Stalk("lrlle"), flavour, width);
        }
    }
}

/// Dorbec and Mhalla, arXiv 1701.02193: Grundy values of two heaps of quantum Nim, in which all moves are superposed.
#[test]
fn published_values_of_quantum_nim() {
    const TABLE: [[u64; 5]; 5] =
        [[0, 0, 1, 2, 3], [0, 0, 3, 1, 2], [1, 3, 1, 0, 6], [2, 1, 0, 4, 7], [3, 2, 6, 7, 0]];
    let mut memos = Memos::new(Control::new());
    for (m, row) in TABLE.into_iter().enumerate() {
        for (n, value) in row.into_iter().enumerate().filter(|(n, _)| m + n < 8) {
            let position = quantum("game.heap.Nim", &format!("{m},{n}"), Flavour::A, 2);
            assert_eq!(memos.value(&mut Grundy, &position), Ok(value), "{m},{n}");
        }
    }
}

/// What one flavour allows, a freer one allows, too, and what one width allows, a larger one.
#[test]
fn freer_flavours_have_more_moves() {
    let texts = [
        ("game.heap.Nim", "3,2"),
        ("game.heap.Kayles", "4,1"),
        ("game.grid.Clobber", "xoxo|oxox"),
        ("game.grid.Domineering", "...|..."),
        ("game.strip.ToadsAndFrogs", "tt..ff"),
        ("game.graph.Col", "---"),
    ];
    let names = |text: &str, rules: &str, player: Player| -> BTreeSet<String> {
        let position = place(rules, text);
        let moves = position.moves(player, &Control::new()).unwrap();
        moves.iter().map(|it| format!("{} to {}", it.name(), it.to)).collect()
    };
    for (rules, text) in texts {
        let mut waiting = vec![quantum(rules, text, Flavour::D, 2)];
        for _ in 0..40 {
            let Some(position) = waiting.pop() else { break };
            for player in Player::BOTH {
                let of = |flavour: &str, width: &str| {
                    let variant = format!("{rules}.QuantumVariant(\"{flavour}\"{width})");
                    names(&position.text(), &variant, player)
                };
                let [a, b, c, c_prime, d] = ["A", "B", "C", "C'", "D"].map(|it| of(it, ""));
                for (less, more) in
                    [(&a, &b), (&b, &c_prime), (&a, &c), (&c, &c_prime), (&c_prime, &d)]
                {
                    assert!(less.is_subset(more), "{position}");
                }
                assert!(a.is_subset(&of("A", ",3")) && d.is_subset(&of("D", ",3")), "{position}");
            }
            let next = Player::BOTH.into_iter().flat_map(|player| options(&position, player));
            waiting.extend(next.step_by(3).take(3));
        }
    }
}

#[test]
fn texts_and_expressions() {
    let clobber = quantum("game.grid.Clobber", "xox.", Flavour::C, 2);
    assert_eq!(clobber.expression(), "game.grid.Clobber(\"xox.\").QuantumVariant(\"C\")");
    assert_eq!(clobber.printed(), "Clobber.QuantumVariant(\"C\").Position(\"xox.\")");
    let nim = quantum("game.heap.Nim", "2,1", Flavour::CPrime, 3);
    assert_eq!(nim.expression(), "game.heap.Nim.QuantumVariant(\"C'\",3)(\"2 & 1\")");
    assert!(options(&nim, Player::Left).iter().any(|it| it.text() == "0 & 1 ~ 1 & 1 ~ 2 & 0"));
    for wrong in ["2 & 1 ~ 1", "2 ~ x", "", "2 & 1@a", "1 & ", "2~~1"] {
        assert!(
            standard().position("game.heap.Nim.QuantumVariant(\"D\")", wrong).is_err(),
            "{wrong}"
        );
    }
    for wrong in ["\"E\"", "\"A\",1", "\"A\",65", "A", "\"A\",x", ""] {
        let rules = format!("game.heap.Nim.QuantumVariant({wrong})");
        assert!(standard().of_expression(&rules).is_err(), "{rules}");
    }
    let nested = "game.heap.Nim.QuantumVariant(\"A\")".to_owned()
        + &".QuantumVariant(\"A\")".repeat(100_000);
    assert!(standard().of_expression(&nested).is_err());
    // One realisation of which a heap was split in two.
    let kayles = quantum("game.heap.Kayles", "3", Flavour::D, 2);
    let split = options(&kayles, Player::Left).into_iter().find(|it| it.text() == "& 1,1").unwrap();
    assert_eq!(standard().of_key(&split.key()), Ok(split));
}

/// All rulesets of the registry without entailing moves have moves with names that mean the same in several positions, but those
/// whose heaps, boundaries or spots are numbered anew.
#[test]
fn which_rulesets_have_a_variant() {
    let mut without = Vec::new();
    let registry = standard();
    for entry in registry.entries() {
        let rules = registry.of_expression(&entry.example_rules()).unwrap();
        let position = rules.clone().place(entry.example()).unwrap();
        let Some(variant) = position.single().unwrap().0.clone().quantum_variant(Flavour::D, 2)
        else {
            let facts = rules.facts();
            assert!(facts.is_entailing || facts.has_scores, "{}", entry.name());
            continue;
        };
        assert_eq!(registry.of_key(&variant.key()).as_ref(), Ok(&variant));
        // Some start with many moves, of which there are too many pairs for this test.
        let control = Control::with_memory(1 << 24);
        control.work_here();
        match variant.moves(Player::Left, &control) {
            Err(Stop::Undefined(_)) => without.push(entry.name()),
            Err(Stop::Memory { .. }) => {}
            moves => {
                let moves = moves.unwrap();
                let names: HashSet<String> = moves.iter().map(tweedle_search::Move::name).collect();
                assert_eq!(names.len(), moves.len(), "{}", entry.name());
                // A move alone leads where it leads by the other rules.
                let others = position.moves(Player::Left, &control).unwrap();
                let alone = moves.iter().filter(|it| !it.name().contains('~')).count();
                let others: HashSet<String> =
                    others.iter().map(tweedle_search::Move::name).collect();
                assert_eq!(alone, others.len(), "{}", entry.name());
            }
        }
        Control::new().work_here();
    }
    let expected = [
        "game.graph.BrusselsSprouts",
        "game.graph.Sprouts",
        "game.heap.EndNim",
        "game.heap.MooresNim",
        "game.heap.PartizanEndNim",
    ];
    assert_eq!(without, expected);
}
