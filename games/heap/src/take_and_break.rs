//! Take-and-break games.
//!
//! There are heaps of counters. A player takes some from one heap and may split what is left of it; a
//! code says how many may be taken and as how many heaps the rest may be left (Guy and Smith, "The
//! G-values of various games", *Proceedings of the Cambridge Philosophical Society* 52, 1956;
//! Berlekamp, Conway and Guy, *Winning Ways*, ch. 4; Siegel, *Combinatorial Game Theory*, section
//! IV.2). Both players may have the same code, or each a code of their own (Fraenkel and Kotzig,
//! "Partizan octal games: partizan subtraction games", *International Journal of Game Theory* 16,
//! 1987).

use crate::moves::{self, HeapMoves};
use std::sync::Arc;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_heaps::Code;
use tweedle_heaps::code;
use tweedle_rules::Heaps;
use tweedle_rules::any::Rules;
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit};
use tweedle_rules::notation::quoted;
use tweedle_rules::sketch::{Figure, Sketch};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Cuts, Notation, NotationError, Theorem};

/// The rules of a take-and-break game.
///
/// ```
/// use tweedle_heaps::Code;
/// use tweedle_heap_games::TakeAndBreak;
/// use tweedle_rules::Notation;
///
/// let game = TakeAndBreak::new(Code::parse("4!.0")?);
/// assert_eq!(game.name(), "Grundy's Game");
/// # Ok::<(), tweedle_heaps::CodeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TakeAndBreak {
    /// Left's code and Right's.
    codes: [Code; 2],
}

impl TakeAndBreak {
    /// The game in which both players move as `code` says.
    pub fn new(code: Code) -> TakeAndBreak {
        TakeAndBreak { codes: [code.clone(), code] }
    }

    /// The game in which each player has a code.
    pub fn partizan(left: Code, right: Code) -> TakeAndBreak {
        TakeAndBreak { codes: [left, right] }
    }

    /// The code by which `player` moves.
    pub fn code(&self, player: Player) -> &Code {
        &self.codes[player.index()]
    }

    /// The first move of a heap of this size that leaves nothing or two equal heaps.
    fn halving(&self, size: u64) -> Option<Vec<u64>> {
        let code = self.code(Player::Left);
        let written = code.digits().map(|(taken, _)| i64::from(taken));
        // Of digits that repeat, an even number of them has taken all that leaves an even rest.
        let last = code.digits().count() as i64;
        let repeated = (last..last + 2 * code.tail().len() as i64).chain(i64::try_from(size));
        written.chain(repeated).find_map(|taken| {
            let rest = size.checked_add_signed(-taken)?;
            let half = if rest == 0 { vec![] } else { vec![rest / 2; 2] };
            let kind = code.digit(taken)?.kind(half.len() as u32)?;
            (rest.is_multiple_of(2) && kind.admits(&half)).then_some(half)
        })
    }
}

impl HeapMoves for TakeAndBreak {
    type Rest = Vec<u64>;

    fn rests(&self, player: Player, size: u64) -> impl Iterator<Item = Vec<u64>> {
        self.code(player).options(size)
    }
}

impl Ruleset for TakeAndBreak {
    moves::rules_of_heaps!();

    fn facts(&self) -> Facts {
        Facts { is_impartial: self.codes[0] == self.codes[1], ..Facts::PARTIZAN }
    }
}

impl Hints for TakeAndBreak {
    moves::hints_of_heaps!();

    fn most_moves(&self, heaps: &Heaps) -> u64 {
        let most = self.codes.iter().map(|code| {
            let of_heaps = heaps.sizes().iter().map(|&size| code.most_options(size));
            of_heaps.fold(0, u64::saturating_add)
        });
        most.max().unwrap_or(0)
    }

    /// A heap is one of Nim if that is the code.
    fn nim_heap(&self, heaps: &Heaps) -> Option<u64> {
        let is_nim = || self.facts().is_impartial && self.codes[0].name() == Some("Nim");
        match *heaps.sizes() {
            [] => Some(0),
            [size] => is_nim().then_some(size),
            _ => None,
        }
    }
}

impl Notation for TakeAndBreak {
    moves::notation_of_heaps!();

    /// The name of the game, if it has one; `Take-and-Break(0.15)`, or with a code for each player
    /// `Take-and-Break(0.3,0.03)`, if not.
    fn name(&self) -> String {
        let [left, right] = &self.codes;
        match left.name() {
            _ if left != right => format!("Take-and-Break({left},{right})"),
            Some(name) => name.to_owned(),
            None => format!("Take-and-Break({left})"),
        }
    }

    /// The code, or both codes if each player has one of his own.
    fn parameters(&self) -> String {
        let [left, right] = &self.codes;
        if left == right { quoted(left) } else { format!("{},{}", quoted(left), quoted(right)) }
    }

    /// Reads sizes separated by commas or plus signs: `20`, `3,4,5`, `3 + 4 + 5`.
    fn parse(&self, text: &str) -> Result<Heaps, NotationError> {
        Heaps::parse(text, self)
    }

    /// One heap of which a move leaves nothing or two equal heaps: Tweedledum and Tweedledee
    /// (*Winning Ways*, ch. 1).
    fn theorem(&self, heaps: &Heaps) -> Option<Theorem> {
        let &[size] = heaps.sizes() else { return None };
        if !self.facts().is_impartial {
            return None;
        }
        let half = self.halving(size)?;
        let name = self.name_in_heap(size, &half);
        Some(Theorem::first_wins(if half.is_empty() {
            format!("{name}, and nothing is left.")
        } else {
            format!(
                "{name}; from then on every move in one of the two equal heaps is answered by the \
                 same in the other."
            )
        }))
    }
}

/// Take-and-break games in the registry.
pub(crate) const TAKE_AND_BREAK: Entry = Entry::named("game.heap.TakeAndBreak", Shape::Heaps)
    .parameters(&[Parameter::new("code", Kind::Code).hint(IN_QUOTES)])
    .example_parameters("\"0.77\"")
    .example("9")
    .start("5,6,7")
    .summary("Take counters from one heap and perhaps split it, as the digits of a code allow.")
    .source("Guy and Smith 1956; Siegel, Combinatorial Game Theory, IV.2")
    .known(&[
        Fact::conjectured(
            "Each finite octal game has periodic nimbers.",
            "Guy; see Guy and Nowakowski, Unsolved problems in combinatorial games",
        ),
        Fact::cited(About::Programs, "CGSuite.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match arguments {
        [Argument::Text(code)] => {
            let code = parsed(code)?;
            let ruleset = TakeAndBreak::new(code.clone());
            Ok(RulesOf::new(name, ruleset).with_code(Some(code)).rules())
        }
        _ => Err(misfit(name)),
    });

/// Partizan take-and-break games in the registry.
pub(crate) const PARTIZAN_TAKE_AND_BREAK: Entry =
    Entry::named("game.heap.PartizanTakeAndBreak", Shape::Heaps)
        .parameters(&[
            Parameter::new("left", Kind::Code).hint(IN_QUOTES),
            Parameter::new("right", Kind::Code).hint(IN_QUOTES),
        ])
        .example_parameters("\"0.3\",\"0.7\"")
        .example("9")
        .start("5,6,7")
        .summary(
            "Take counters from one heap and perhaps split it: each player has a code of his own.",
        )
        .source("Fraenkel and Kotzig, Partizan octal games, 1987")
        .made_by(&|name, arguments| match arguments {
            [Argument::Text(left), Argument::Text(right)] => {
                let codes = [parsed(left)?, parsed(right)?];
                // Also of equal codes both are said.
                let parameters = codes.each_ref().map(quoted).join(",");
                let cuts = Cuts::of_codes(codes.each_ref());
                let [left, right] = codes;
                let rules = RulesOf::new(name, TakeAndBreak::partizan(left, right));
                Ok(rules.with_parameters(&parameters).with_cuts(cuts).rules())
            }
            _ => Err(misfit(name)),
        });

/// Dawson's Kayles in the registry.
pub(crate) const DAWSONS_KAYLES: Entry = Entry::named("game.heap.DawsonsKayles", Shape::Heaps)
    .example("9")
    .start("12")
    .summary("Take two pins next to each other; what is left of the row is a row on either side.")
    .source("Dawson; Guy and Smith 1956")
    .known(&[
        Fact::cited(
            About::Theory,
            "The nimbers have the period 34 from 53 on.",
            "Guy and Smith, Proceedings of the Cambridge Philosophical Society 52 (1956)",
        ),
        Fact::cited(
            About::Open,
            "The misère quotient is not known.",
            "Plambeck and Siegel, Journal of Combinatorial Theory A 115 (2008)",
        ),
        Fact::cited(About::Programs, "CGSuite.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| named(name, "DawsonsKayles", arguments));

/// Grundy's Game in the registry.
pub(crate) const GRUNDYS_GAME: Entry = Entry::named("game.heap.GrundysGame", Shape::Heaps)
    .example("7")
    .start("12")
    .summary("Split a heap into two of different sizes.")
    .source("Grundy 1939; Berlekamp, Conway and Guy, Winning Ways, ch. 4")
    .known(&[
        Fact::cited(About::Open, "It is not known whether the nimbers are periodic; no period was found up to 2^35 counters.", "Flammenkamp; Berlekamp, Conway and Guy, Winning Ways, ch. 4"),
        Fact::cited(About::Programs, "CGSuite.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| named(name, "GrundysGame", arguments));

/// Lasker's Nim in the registry.
pub(crate) const LASKERS_NIM: Entry = Entry::named("game.heap.LaskersNim", Shape::Heaps)
    .example("7")
    .start("2,5,7")
    .summary("Take any number of counters from a heap, or split a heap into two.")
    .source("Lasker, Brettspiele der Völker, 1931; Berlekamp, Conway and Guy, Winning Ways, ch. 4")
    .known(&[Fact::cited(
        About::Theory,
        "The nimber of n > 0 is n, but n − 1 for n = 4k, and n + 1 for n = 4k + 3.",
        "Lasker, Brettspiele der Völker (1931); Berlekamp, Conway and Guy, Winning Ways, ch. 4",
    )])
    .made_by(&|name, arguments| named(name, "LaskersNim", arguments));

/// Officers in the registry.
pub(crate) const OFFICERS: Entry = Entry::named("game.heap.Officers", Shape::Heaps)
    .example("9")
    .start("12")
    .summary("Take one counter from a heap and leave the rest as one heap or two, but not as none.")
    .source(
        "Descartes, Why are series musical?, 1953; Berlekamp, Conway and Guy, Winning Ways, ch. 4",
    )
    .known(&[Fact::cited(
        About::Open,
        "No period was found up to 1.4·10^14 counters.",
        "Flammenkamp's tables of octal games, and later computations",
    )])
    .made_by(&|name, arguments| named(name, "Officers", arguments));

/// The advice where a code is expected.
const IN_QUOTES: &str = "Give the code in quotes: `TakeAndBreak(\"0.77\")`.";

/// The code that a text is.
fn parsed(text: &str) -> Result<Code, NotationError> {
    code::read(text).map_err(|error| NotationError::new(error.message, error.range))
}

/// The take-and-break game whose code has a name.
fn named(
    name: &str,
    of_code: &str,
    arguments: &[Argument],
) -> Result<Arc<dyn Rules>, NotationError> {
    match (code::by_name(of_code), arguments) {
        (Some(code), []) => {
            let rules = RulesOf::new(name, TakeAndBreak::new(code.clone()));
            Ok(rules.with_code(Some(code)).without_parameters().rules())
        }
        _ => Err(misfit(name)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Kayles, Nim};
    use tweedle_rules::testing::{Table, grundy_values};

    fn of(code: &str) -> TakeAndBreak {
        TakeAndBreak::new(Code::parse(code).expect("a code"))
    }

    fn partizan(left: &str, right: &str) -> TakeAndBreak {
        let [left, right] = [left, right].map(|code| Code::parse(code).expect("a code"));
        TakeAndBreak::partizan(left, right)
    }

    #[test]
    fn table() {
        let table = Table {
            moves: &[("3", &["1", "1,1", "2"]), ("0", &[])],
            names: &[("3", Player::Left, &["take 1", "take 1 leave 1+1", "take 2"])],
            errors: &[("3,x", "`x` is not a heap size; write `3` or `3,4,5`.", 2..3)],
            ..Table::default()
        };
        table.check(&of("0.77"));
        let message = "A heap of Dawson's Kayles has at most 18446744073709551615 counters.";
        let table = Table {
            names: &[(
                "2,4",
                Player::Left,
                &["heap 1 take 2", "heap 2 take 2", "heap 2 take 2 leave 1+1"],
            )],
            errors: &[("99999999999999999999", message, 0..20)],
            ..Table::default()
        };
        table.check(&of("0.07"));
        let table = Table {
            moves: &[("2,5", &["2,1,4", "2,2,3"])],
            names: &[("7", Player::Left, &["split 1+6", "split 2+5", "split 3+4"])],
            ..Table::default()
        };
        table.check(&of("4!.0"));
        let names = |code: &str, heap, name| {
            let table = Table { names: &[(heap, Player::Left, &[name])], ..Table::default() };
            table.check(&of(code));
        };
        names("80.0", "3", "add 1 leave 1+1+2");
        names("0.8", "5", "take 1 leave 1+1+2");
        Table { moves: &[("5", &[])], ..Table::default() }.check(&of("0.0"));
        let table = Table {
            options: &[("5", &["4"], &["1,2", "3"])],
            parts: &[("5 + 3", &["3", "5"])],
            ..Table::default()
        };
        table.check(&partizan("0.3", "0.07"));
        assert_eq!(partizan("0.3", "0.07").parameters(), "\"0.3\",\"0.07\"");
        assert_eq!(of("0.77").parameters(), "\"0.77\"");
    }

    #[test]
    fn wrong_moves_are_explained() {
        let check = |heaps: &[u64], text: &str, expected: Option<&str>| {
            let heaps = Heaps::new(heaps.iter().copied());
            let why = of("0.047").why_not(&heaps, Player::Left, text);
            assert_eq!(why.as_deref(), expected, "{text}");
        };
        check(&[6], "take 2", Some("Say what is left of the heap: `take 2 leave 1+3`."));
        let message = "Say what is left of the heap: `heap 2 take 2 leave 1+3`.";
        check(&[6, 6], "heap 2 take 2", Some(message));
        check(&[6], "take 7", Some("Heap 1 has only 6 counters."));
        let message = "The rules of this game do not let 1 be taken from a heap of 6.";
        check(&[6], "take 1", Some(message));
        check(&[6], "take 3", None);
        check(&[6], "split 3+3", None);
    }

    #[test]
    fn games_that_have_their_own_rulesets() {
        let heaps = || (0..40).map(|size| Heaps::new([size]));
        let values = |code: &str| grundy_values(&of(code), heaps());
        assert_eq!(values("0.77"), grundy_values(&Kayles, heaps()));
        assert_eq!(values("0.[3]"), grundy_values(&Nim, heaps()));
        assert_eq!(of("0.[3]").nim_heap(&Heaps::new([9])), Some(9));
        assert_eq!(of("0.33").nim_heap(&Heaps::new([9])), None);
    }

    /// *Winning Ways*, ch. 4.
    #[test]
    fn published_values() {
        let values = |code: &str, to| grundy_values(&of(code), (1..to).map(|n| Heaps::new([n])));
        assert_eq!(values("0.137", 14), [1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4]);
        assert_eq!(values("4!.0", 13), [0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
        assert_eq!(values("4.[3]", 9), [1, 2, 4, 3, 5, 6, 8, 7]);
        assert_eq!(of("0.6").name(), "Officers");
        assert_eq!(of("0.16").name(), "Take-and-Break(0.16)");
    }

    #[test]
    fn theorems() {
        let theorem = |code: &str, size| of(code).theorem(&Heaps::new([size]));
        let text = |code: &str, size| theorem(code, size).map(|theorem| theorem.to_string());
        let expected = "The player who moves first wins: take 2 leave 3+3; from then on every move in one \
                        of the two equal heaps is answered by the same in the other.";
        assert_eq!(text("0.07", 8).as_deref(), Some(expected));
        let expected = "The player who moves first wins: take 2, and nothing is left.";
        assert_eq!(text("0.07", 2).as_deref(), Some(expected));
        assert_eq!(text("0.0[7]", 9).as_deref().map(|text| text.contains("leave 3+3")), Some(true));
        assert_eq!(text("0.[1]", 9).as_deref().map(|text| text.contains("take 9")), Some(true));
        assert_eq!(text("0.07", 9), None);
        assert_eq!(text("4!.0", 8), None);
        assert_eq!(partizan("0.3", "0.07").theorem(&Heaps::new([2])), None);
    }
}
