//! What books and papers prove of Toads and Frogs, Hackenbush and Clobber, for all parameters of some size.

use std::collections::HashMap;
use tweedle_engine::number::Dyadic;
use tweedle_engine::short::{Id, Store};
use tweedle_engine::walk::{Memo, Walker};
use tweedle_engine::{Control, Hints, Outcome, Outcomes, Play, Player};
use tweedle_rulesets::{Clobber, Hackenbush, Notation, ToadsAndFrogs};

/// A ruleset, with the canonical forms of its positions.
struct Values<R: Hints> {
    rules: R,
    store: Store,
    memo: Memo<R::Position, Id>,
}

impl<R: Notation<Position: std::fmt::Debug>> Values<R> {
    fn new(rules: R) -> Values<R> {
        Values { rules, store: Store::default(), memo: Memo::new(Control::new()) }
    }

    fn of(&mut self, text: &str) -> Id {
        let position = self.rules.parse(text).unwrap();
        Walker::new(&self.rules, &mut self.memo).value(&mut self.store, &position).unwrap()
    }

    fn is(&mut self, text: &str, value: &str) {
        let found = self.of(text);
        let expected = self.store.read(value).unwrap();
        let found_text = self.store.text(found).unwrap();
        assert_eq!(found, expected, "{text} is {found_text}, not {value}");
    }
}

/// Left's pieces, empty cells and Right's pieces.
fn start(toads: usize, empty: usize, frogs: usize) -> String {
    ["t".repeat(toads), ".".repeat(empty), "f".repeat(frogs)].concat()
}

/// Whatever words there are of these letters, of this length.
fn words(letters: &str, length: usize) -> Vec<String> {
    let mut words = vec![String::new()];
    for _ in 0..length {
        words = words
            .iter()
            .flat_map(|word| letters.chars().map(move |letter| format!("{word}{letter}")))
            .collect();
    }
    words
}

const TOADS: ToadsAndFrogs = ToadsAndFrogs::toads_and_frogs();
/// Strips of Toads and Frogs have so many cells at most.
const LENGTH: i64 = 14;

/// One empty cell (*Winning Ways*; Erickson, "New Toads and Frogs Results", 1996): * where either player has two pieces or more, and else
/// {{a-2|1}|0} for two toads or more and a frog.
#[test]
fn toads_and_frogs_with_one_space() {
    let mut values = Values::new(TOADS);
    for a in 1..LENGTH - 1 {
        for b in 1..=LENGTH - 1 - a {
            let value = match (a, b) {
                (1, 1) => "*".to_owned(),
                (_, 1) => format!("{{{{{}|1}}|0}}", a - 2),
                (1, _) => format!("{{0|{{-1|{}}}}}", 2 - b),
                _ => "*".to_owned(),
            };
            values.is(&start(a as usize, 1, b as usize), &value);
        }
    }
}

/// Whether the player who begins loses the sum of a strip, so many moves of Right's, and * perhaps: by all lines of play, without
/// the engine.
fn is_zero(strip: &str, moves: i64, star: bool) -> bool {
    let mut known = HashMap::new();
    let strip = strip.as_bytes();
    Player::BOTH.iter().all(|&player| !wins(strip, moves, star, player, &mut known))
}

type Known = HashMap<(Vec<u8>, i64, bool, Player), bool>;

/// Whether a player, who moves, wins such a sum.
fn wins(strip: &[u8], moves: i64, star: bool, player: Player, known: &mut Known) -> bool {
    let key = (strip.to_vec(), moves, star, player);
    if let Some(&known) = known.get(&key) {
        return known;
    }
    let opponent = player.opponent();
    let mut found = star && !wins(strip, moves, false, opponent, known);
    found |= player == Player::Right && moves > 0 && !wins(strip, moves - 1, star, opponent, known);
    for from in 0..strip.len() {
        let ahead = |n: usize| match player {
            Player::Left => Some(from + n).filter(|&to| to < strip.len()),
            Player::Right => from.checked_sub(n),
        };
        let [own, other] = if player == Player::Left { [b't', b'f'] } else { [b'f', b't'] };
        let is_jump = ahead(1).is_some_and(|over| strip[over] == other);
        let to = ahead(if is_jump { 2 } else { 1 });
        if let Some(to) = to.filter(|&to| strip[from] == own && strip[to] == b'.' && !found) {
            let mut after = strip.to_vec();
            after.swap(from, to);
            found = !wins(&after, moves, star, opponent, known);
        }
    }
    known.insert(key, found);
    found
}

/// One frog (Erickson, "New Toads and Frogs Results", 1996, has a closed form): a toads and n spaces from 2 on are
/// (a-1)(n-1), and a star if n is odd. That this is the form is checked by all lines of play up to a length of 9.
#[test]
fn toads_and_frogs_with_one_frog() {
    let mut values = Values::new(TOADS);
    for a in 1..LENGTH - 2 {
        for n in 2..=LENGTH - 1 - a {
            let (number, star) = ((a - 1) * (n - 1), n % 2 == 1);
            let text = start(a as usize, n as usize, 1);
            let value = match (number, star) {
                (0, true) => "*".to_owned(),
                (_, true) => format!("{number}*"),
                (_, false) => number.to_string(),
            };
            values.is(&text, &value);
            if text.len() <= 9 {
                assert!(is_zero(&text, number, star), "{text}");
                assert!(
                    !is_zero(&text, number + 1, star) && !is_zero(&text, number, !star),
                    "{text}"
                );
            }
        }
    }
}

/// Four conjectures of Erickson (1996), as Thanatipanonda numbers them E1 to E4 ("Further Hopping with Toads and Frogs",
/// 2011). The first three are theorems by now (there, and Thanatipanonda and Zeilberger, "A Symbolic Finite-state Approach for
/// Automated Proving of Theorems in Combinatorial Game Theory", 2007).
#[test]
fn toads_and_frogs_of_erickson() {
    let mut values = Values::new(TOADS);
    for a in 3..=LENGTH - 4 {
        for b in 2..a.min(LENGTH - 1 - a) {
            let value = format!("{{{{{}|{}}}|{{*|{}}}}}", a - 3, a - b, 3 - b);
            values.is(&start(a as usize, 2, b as usize), &value);
        }
    }
    for a in 2..=LENGTH - 5 {
        values.is(&start(a as usize, 3, 2), &format!("{{{0}|{0}}}", a - 2));
    }
    for a in 5..=LENGTH - 6 {
        values.is(&start(a as usize, 3, 3), &format!("{}/2", 2 * a - 7));
    }
    for a in 1..=5_usize {
        let found = values.of(&start(a, a, a - 1));
        let [one, one_star] = ["1", "1*"].map(|text| values.store.read(text).unwrap());
        assert!(found == one || found == one_star, "{a}");
    }
}

/// As many toads as frogs, from 4 on, with two spaces between them are an infinitesimal (Thanatipanonda, "Further Hopping with
/// Toads and Frogs", 2011). Three are none. Each is its own negative.
#[test]
fn toads_and_frogs_with_two_spaces() {
    let mut values = Values::new(TOADS);
    for a in 3..=6 {
        let found = values.of(&start(a, 2, a));
        assert_eq!(values.store.is_infinitesimal(found), a > 3, "{a}");
        assert_eq!(values.store.negative(found), Ok(found), "{a}");
    }
}

/// Erickson (1996): a position whose pieces stand side by side is an integer.
#[test]
fn toads_and_frogs_side_by_side_are_integers() {
    let mut values = Values::new(TOADS);
    for pieces in (1..=7).flat_map(|length| words("tf", length)) {
        for (before, after) in [(0, 1), (1, 1), (1, 2), (0, 4), (3, 2), (4, 3)] {
            let text = [".".repeat(before), pieces.clone(), ".".repeat(after)].concat();
            let found = values.of(&text);
            let number = values.store.as_number(found);
            assert!(number.as_ref().is_some_and(Dyadic::is_integer), "{text}: {number:?}");
        }
    }
}

/// Erickson's Death Leap Principle (1996): if all the moves there are are jumps into cells without an empty one
/// beside them, the position is 0.
#[test]
fn toads_and_frogs_that_leap_to_death() {
    let mut values = Values::new(TOADS);
    let mut leaps = 0;
    for text in words(".tf", 9) {
        // A slide, or a jump into a cell with an empty one behind it.
        let can_slide = text.contains("t.") || text.contains(".f");
        if can_slide || text.contains("tf..") || text.contains("..tf") {
            continue;
        }
        leaps += usize::from(text.contains("tf.") || text.contains(".tf"));
        values.is(&text, "0");
    }
    assert!(leaps > 100, "{leaps}");
}

/// Erickson (1996): a row of pieces that begins with two toads and ends with two frogs never moves, and is a wall.
#[test]
fn toads_and_frogs_that_are_dead() {
    let mut values = Values::new(TOADS);
    let sides: Vec<String> = (0..=4).flat_map(|length| words(".tf", length)).collect();
    let dead: Vec<String> =
        (0..=3).flat_map(|length| words("tf", length)).map(|it| format!("tt{it}ff")).collect();
    for (place, before) in sides.iter().enumerate() {
        let after = &sides[place * 47 % sides.len()];
        let dead = &dead[place % dead.len()];
        let whole = values.of(&format!("{before}{dead}{after}"));
        let [one, other] = [before, after].map(|side| values.of(side));
        assert_eq!(values.store.sum(one, other), Ok(whole), "{before} {dead} {after}");
    }
}

/// Whether the game, less so many ups, is between v* and ^* with a star that is far from all of them added: the
/// definition of the atomic weight (*Winning Ways*, ch. 8), which no two integers meet.
fn is_like_ups(store: &mut Store, g: Id, ups: i64) -> bool {
    let up = store.up_sum(1).unwrap();
    let ups = store.multiple(&ups.into(), up).unwrap();
    let rest = store.difference(g, ups).unwrap();
    // No position that these games come to is a nimber as large as that.
    let far = store.nimber(64).unwrap();
    let [low, high] = ["v*", "^*"].map(|text| {
        let bound = store.read(text).unwrap();
        store.sum(bound, far).unwrap()
    });
    store.le(low, rest).unwrap() && store.le(rest, high).unwrap()
}

/// A flower of Hackenbush: a green stalk and petals on top.
fn flower(stalk: usize, blue: usize, red: usize) -> String {
    let petals = [vec!["l"; blue], vec!["r"; red]].concat();
    format!("{}({})", "e".repeat(stalk), petals.join(";"))
}

/// The atomic weight of a flower is 1 if it has more blue petals than red ones, -1 if fewer, and 0 if as many: by the
/// Colon Principle it is *n : (blue - red) (*Winning Ways*, ch. 7 and 8).
#[test]
fn flowers_have_the_weight_of_their_colour() {
    let mut values = Values::new(Hackenbush);
    for stalk in 1..=4 {
        for (blue, red) in (0..=3).flat_map(|blue| (0..=3).map(move |red| (blue, red))) {
            let text =
                if (blue, red) == (0, 0) { "e".repeat(stalk) } else { flower(stalk, blue, red) };
            let g = values.of(&text);
            let weight = (blue as i64 - red as i64).signum();
            let found = values.store.atomic_weight(g).unwrap().unwrap();
            assert_eq!(values.store.as_number(found), Some(weight.into()), "{text}");
            for ups in -2..=2 {
                assert_eq!(is_like_ups(&mut values.store, g, ups), ups == weight, "{text} {ups}");
            }
        }
    }
}

/// A garden weighs as much as its flowers do, blue ones less red ones. Who is two ahead wins, no matter who begins; who is one ahead
/// wins if he begins (the Two-Ahead Rule: *Winning Ways*, ch. 7). Who wins is found from the rules alone.
#[test]
fn gardens_are_won_by_who_is_two_ahead() {
    let mut random = Random(1);
    let mut values = Values::new(Hackenbush);
    let mut memo = Memo::new(Control::new());
    let mut ahead = [0; 4];
    for _ in 0..60 {
        let count = 2 + random.below(2);
        let mut garden = Vec::new();
        let mut weight = 0;
        for _ in 0..count {
            let (stalk, blue, red) = (1 + random.below(3), random.below(3), random.below(3));
            garden.push(if blue + red == 0 { "e".repeat(stalk) } else { flower(stalk, blue, red) });
            weight += (blue as i64 - red as i64).signum();
        }
        let text = format!(".({})", garden.join(";"));
        let g = values.of(&text);
        let found = values.store.atomic_weight(g).unwrap().unwrap();
        assert_eq!(values.store.as_number(found), Some(weight.into()), "{text}");
        let position = Hackenbush.parse(&text).unwrap();
        let won = Walker::new(&Hackenbush, &mut memo)
            .value(&mut Outcomes(Play::Normal), &position)
            .unwrap();
        let leader = if weight > 0 { Player::Left } else { Player::Right };
        let owner = if weight > 0 { Outcome::L } else { Outcome::R };
        match weight.abs() {
            0 => {}
            1 => assert!(won.wins_first(leader), "{text}"),
            _ => assert_eq!(won, owner, "{text}"),
        }
        ahead[weight.unsigned_abs().min(3) as usize] += 1;
    }
    assert!(ahead.iter().all(|&count| count > 0), "{ahead:?}");
}

/// One white stone behind n black ones in a row is n-1 ups and n stars; two whites or more behind two blacks or more are
/// 0 (Albert, Grossman, Nowakowski and Wolfe, "An Introduction to Clobber", 2005).
#[test]
fn rows_of_clobber_with_one_border() {
    let mut values = Values::new(Clobber::<u32>::new());
    for n in 1..=20_i64 {
        let found = values.of(&format!("{}o", "x".repeat(n as usize)));
        let up = values.store.up_sum(1).unwrap();
        let ups = values.store.multiple(&(n - 1).into(), up).unwrap();
        let star = values.store.nimber(n as u64 % 2).unwrap();
        assert_eq!(values.store.sum(ups, star), Ok(found), "{n}");
    }
    for m in 2..=8 {
        for n in 2..=8 {
            values.is(&format!("{}{}", "x".repeat(m), "o".repeat(n)), "0");
        }
    }
}

/// Rows of Clobber have the atomic weights that the definition says, by comparison with ups and a far star; (xo)ⁿ is its own
/// negative, and has 0.
#[test]
fn rows_of_clobber_have_their_weights() {
    let mut values = Values::new(Clobber::<u32>::new());
    let mut integers = 0;
    let alternate = (1..=8).map(|n| "xo".repeat(n));
    let rows: Vec<String> = (2..=8).flat_map(|length| words("xo", length)).collect();
    for text in rows.into_iter().chain(alternate) {
        let g = values.of(&text);
        let weight = values.store.atomic_weight(g).unwrap().expect("Clobber is all small");
        let weight = values.store.as_number(weight);
        if text == "xo".repeat(text.len() / 2) {
            assert_eq!(weight, Some(0.into()), "{text}");
        }
        for ups in -3..=3 {
            let is_it = weight == Some(ups.into());
            assert_eq!(is_like_ups(&mut values.store, g, ups), is_it, "{text} {ups}: {weight:?}");
            integers += usize::from(is_it && ups != 0);
        }
    }
    assert!(integers > 50, "{integers}");
}

/// Numbers that look random, and are always the same.
struct Random(u64);

impl Random {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}
