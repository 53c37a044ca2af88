//! Writing games.

use super::ordering::Order;
use super::uptimal::{Unit, UnitKind};
use crate::number::Dyadic;
use crate::short::{Id, NumberUpStar, Store};
use crate::stack::{Budgeted, deeper};
use crate::{Control, Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::fmt::Write;
use std::sync::Arc;

/// The style in which a number with an infinitesimal part is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Style {
    /// As `CGSuite` prints: `1*2`, `2^3`, `1/2^^*`. The notation reads all of it back; but a language
    /// that has multiplication and powers reads `1*2` as 2 and `2^3` as 8.
    #[default]
    Terse,
    /// With a plus sign between the parts, `1+*2`, wherever a language with arithmetic would read
    /// the terse form as something else.
    Arithmetic,
}

/// A written form beyond this many characters is refused.
const LONGEST: u64 = 1_000_000;

/// The shape in which a game is written.
#[derive(Clone)]
enum Shape {
    /// A word: no braces needed, no bars inside.
    Word(Arc<str>),
    /// `+-` before Left's options.
    PlusMinus,
    /// A number, then `Tiny` or `Miny`, then the argument in parentheses.
    Tiny { number: Arc<str>, favours: Player, argument: Id },
    /// `L|R`.
    Bars,
}

/// A shape, how many bars it shows outside braces of its own, and how long it is.
#[derive(Clone)]
struct Plan {
    shape: Shape,
    bars: u32,
    length: u64,
}

impl Store {
    /// The written form of a game, as `CGSuite` prints it.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] if it is longer than a million characters: a game with many shared
    /// followers may be exponentially longer on paper than in memory. [`Stop::Memory`] or
    /// [`Stop::Cancelled`].
    ///
    /// # Panics
    /// If the id is of another store.
    pub fn text(&mut self, g: Id) -> Result<String, Stop> {
        self.text_in(g, Style::Terse)
    }

    /// The written form of a game in a style.
    ///
    /// # Errors
    /// As [`text`](Store::text).
    pub fn text_in(&mut self, g: Id, style: Style) -> Result<String, Stop> {
        self.text_within(g, style, LONGEST)
    }

    /// The written form of a game in a style, if it has no more than about `longest` characters.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] if it has more; [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn text_within(&mut self, g: Id, style: Style, longest: u64) -> Result<String, Stop> {
        let (text, bars) = self.text_and_bars(g, style, longest)?;
        Ok(if bars > 0 { format!("{{{text}}}") } else { text })
    }

    /// The written form of a game without braces around it, and how many bars it shows then; none, if it needs no
    /// braces.
    pub(crate) fn text_and_bars(
        &mut self,
        g: Id,
        style: Style,
        longest: u64,
    ) -> Result<(String, u32), Stop> {
        let mut printer = Printer {
            store: self,
            order: Order::default(),
            plans: HashMap::with_hasher(FixedState::default()),
            style,
        };
        let plan = printer.plan(g)?;
        if plan.length > longest {
            return Err(Stop::TooLarge(format!(
                "The value is about {} characters long when written out, and more than {longest} are not \
                 written.",
                plan.length
            )));
        }
        let mut text = String::with_capacity(plan.length as usize + 2);
        deeper(&mut printer, |printer| printer.write(&mut text, g))?;
        Ok((text, plan.bars))
    }

    /// Sorts games into the order in which options are written: one that depends on the games only.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn sort(&mut self, games: &mut [Id]) -> Result<(), Stop> {
        Order::default().sort(self, games)
    }
}

struct Printer<'a> {
    store: &'a mut Store,
    order: Order,
    plans: HashMap<Id, Plan, FixedState>,
    style: Style,
}

impl Budgeted for Printer<'_> {
    fn control(&self) -> &Control {
        self.store.control()
    }
}

impl Printer<'_> {
    fn plan(&mut self, g: Id) -> Result<Plan, Stop> {
        if let Some(plan) = self.plans.get(&g) {
            return Ok(plan.clone());
        }
        self.store.control().check()?;
        let plan = deeper(self, |printer| printer.new_plan(g))?;
        self.plans.insert(g, plan.clone());
        Ok(plan)
    }

    fn new_plan(&mut self, g: Id) -> Result<Plan, Stop> {
        let word = |text: String| Plan {
            length: text.len() as u64,
            shape: Shape::Word(text.into()),
            bars: 0,
        };
        if let Some(value) = self.store.as_number_up_star(g) {
            return Ok(word(number_up_star_text(&value, self.style)));
        }
        if let Some(unit) = self.order.uptimals.unit(self.store, g)? {
            return Ok(word(unit_text(&unit)));
        }
        if self.is_own_negative(g)? {
            let mut length = 6;
            for &option in self.order.options(self.store, g, Player::Left)?.iter() {
                length = self.plan(option)?.length.saturating_add(length + 3);
            }
            return Ok(Plan { shape: Shape::PlusMinus, bars: 0, length });
        }
        for favours in Player::BOTH {
            if let Some((number, argument)) = self.as_tiny(g, favours)? {
                let number = if number.is_zero() { String::new() } else { number.to_string() };
                let length = self.plan(argument)?.length.saturating_add(8 + number.len() as u64);
                return Ok(Plan {
                    shape: Shape::Tiny { number: number.into(), favours, argument },
                    bars: 0,
                    length,
                });
            }
        }
        let (mut bars, mut length) = (0, 0u64);
        for player in Player::BOTH {
            let options = self.order.options(self.store, g, player)?;
            for &option in options.iter() {
                let plan = self.plan(option)?;
                // Among siblings an option has braces; alone, four bars are the most without.
                if options.len() == 1 && plan.bars < MOST_BARS {
                    bars = bars.max(plan.bars);
                }
                length = length.saturating_add(plan.length).saturating_add(3);
            }
        }
        let bars = bars + 1;
        Ok(Plan { shape: Shape::Bars, bars, length: length.saturating_add(u64::from(bars)) })
    }

    fn is_own_negative(&mut self, g: Id) -> Result<bool, Stop> {
        let store = &mut *self.store;
        let counts = Player::BOTH.map(|player| store.option_count(g, player));
        let [left, right] = Player::BOTH.map(|player| store.as_number(store.stop(g, player)));
        Ok(counts[0] == counts[1] && left.map(|x| -x) == right && store.negative(g)? == g)
    }

    /// x and h if g is x + tiny h = {x || x | x - h} (or, for Right, x + miny h = {x + h | x || x}),
    /// where x - h is colder than x in the mean, so that the threat is one.
    fn as_tiny(&mut self, g: Id, favours: Player) -> Result<Option<(Dyadic, Id)>, Stop> {
        let opponent = favours.opponent();
        let store = &mut *self.store;
        let single = |store: &mut Store, g, player| -> Result<Option<Id>, Stop> {
            if store.option_count(g, player) == 1 {
                store.option(g, player, 0).map(Some)
            } else {
                Ok(None)
            }
        };
        let Some(x) = single(store, g, favours)? else { return Ok(None) };
        let Some(reply) = single(store, g, opponent)? else { return Ok(None) };
        let Some(number) = store.as_number(x) else { return Ok(None) };
        if store.is_number_up_star(reply) || single(store, reply, favours)? != Some(x) {
            return Ok(None);
        }
        let Some(threat) = single(store, reply, opponent)? else { return Ok(None) };
        let mean = store.mean(threat)?;
        let threatens = if favours == Player::Left { mean < number } else { mean > number };
        if !threatens {
            return Ok(None);
        }
        let argument = match favours {
            Player::Left => store.difference(x, threat)?,
            Player::Right => store.difference(threat, x)?,
        };
        Ok(Some((number, argument)))
    }

    /// Writes a game where it stands alone: bars need braces.
    fn write_alone(&mut self, text: &mut String, g: Id) -> Result<(), Stop> {
        let braces = self.plan(g)?.bars > 0;
        if braces {
            text.push('{');
        }
        deeper(self, |printer| printer.write(text, g))?;
        if braces {
            text.push('}');
        }
        Ok(())
    }

    fn write(&mut self, text: &mut String, g: Id) -> Result<(), Stop> {
        let plan = self.plan(g)?;
        match plan.shape {
            Shape::Word(word) => text.push_str(&word),
            Shape::PlusMinus => {
                text.push_str("+-");
                let options = self.order.options(self.store, g, Player::Left)?;
                let (open, close) = match *options {
                    [only] if self.is_compound(only)? => ("(", ")"),
                    [_] => ("", ""),
                    _ => ("{", "}"),
                };
                text.push_str(open);
                self.write_list(text, &options)?;
                text.push_str(close);
            }
            Shape::Tiny { number, favours, argument } => {
                let name = if favours == Player::Left { "Tiny" } else { "Miny" };
                // Writing to a string does not fail.
                let _ = write!(text, "{number}{name}(");
                self.write_alone(text, argument)?;
                text.push(')');
            }
            Shape::Bars => {
                for player in Player::BOTH {
                    if player == Player::Right {
                        text.extend(std::iter::repeat_n('|', plan.bars as usize));
                    }
                    let options = self.order.options(self.store, g, player)?;
                    match *options {
                        [only] if self.plan(only)?.bars < MOST_BARS => {
                            deeper(self, |printer| printer.write(text, only))?;
                        }
                        _ => self.write_list(text, &options)?,
                    }
                }
            }
        }
        Ok(())
    }

    fn write_list(&mut self, text: &mut String, options: &[Id]) -> Result<(), Stop> {
        for (i, &option) in options.iter().enumerate() {
            if i > 0 {
                text.push(',');
            }
            self.write_alone(text, option)?;
        }
        Ok(())
    }

    /// True if the written form needs parentheses after `+-`.
    fn is_compound(&mut self, g: Id) -> Result<bool, Stop> {
        if let Some(value) = self.store.as_number_up_star(g) {
            return Ok(!value.is_number() && !value.number.is_zero());
        }
        if let Some(unit) = self.order.uptimals.unit(self.store, g)? {
            return Ok(!unit.number.is_zero());
        }
        Ok(match self.plan(g)?.shape {
            Shape::Word(_) | Shape::Bars => false,
            Shape::PlusMinus => true,
            Shape::Tiny { number, .. } => !number.is_empty(),
        })
    }
}

/// The most bars in a row.
pub(crate) const MOST_BARS: u32 = 4;

/// x + n·↑ + ∗m.
fn number_up_star_text(value: &NumberUpStar, style: Style) -> String {
    let NumberUpStar { number, ups, nimber } = value;
    let mut text = String::new();
    if value.is_number() || !number.is_zero() {
        text = number.to_string();
    }
    let letter = if *ups < 0 { 'v' } else { '^' };
    let count = ups.unsigned_abs();
    let operator_like = matches!((ups, nimber), (0, 2..) | (3.., _));
    if style == Style::Arithmetic && !text.is_empty() && operator_like {
        text.push('+');
    }
    match count {
        0..=2 => text.extend(std::iter::repeat_n(letter, count as usize)),
        _ => {
            let _ = write!(text, "{letter}{count}");
        }
    }
    push_star(&mut text, *nimber);
    text
}

fn unit_text(unit: &Unit) -> String {
    let Unit { number, kind, n, favours, nimber } = unit;
    let mut text = if number.is_zero() { String::new() } else { number.to_string() };
    text.push(if *favours == Player::Left { '^' } else { 'v' });
    let _ = match kind {
        UnitKind::Sum => write!(text, "[{n}]"),
        UnitKind::Nth => write!(text, "<{n}>"),
    };
    push_star(&mut text, *nimber);
    text
}

fn push_star(text: &mut String, nimber: u64) {
    match nimber {
        0 => {}
        1 => text.push('*'),
        m => {
            let _ = write!(text, "*{m}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expect: &str) {
        let mut store = Store::default();
        let g = store.read(text).unwrap();
        assert_eq!(store.text(g).unwrap(), expect, "{text}");
        let again = store.read(expect).unwrap();
        assert_eq!(again, g, "{expect} reads back");
        let arithmetic = store.text_in(g, Style::Arithmetic).unwrap();
        assert_eq!(store.read(&arithmetic).unwrap(), g, "{arithmetic} reads back");
    }

    #[test]
    fn the_notation_of_cgsuite() {
        for (text, expect) in [
            ("{0|^}", "^^*"),
            ("{1|1}", "1*"),
            ("-1/2*2", "-1/2*2"),
            ("{0,*|0}", "^*"),
            ("73/16v9*8", "73/16v9*8"),
            ("{1|-1}", "+-1"),
            ("{2*|-2*}", "+-(2*)"),
            ("{1,1*|-1,-1*}", "+-{1,1*}"),
            ("{0||0|-2}", "Tiny(2)"),
            ("{2||2|0}", "2Tiny(2)"),
            ("{5|1||1}", "1Miny(4)"),
            ("{0|||0||-1|-3}", "Tiny({3|1})"),
            ("{5||3|1|||0||||0}", "Miny({5||3|1})"),
            ("{0||0|v3}", "{0||0|v3}"),
            ("{1|^^||^}", "{1|^^||^}"),
            ("{0|v*}", "^<2>"),
            ("{^|*}", "^[2]"),
            ("{0|*||*|||*||||*}", "^[4]"),
            ("{3/4||1/2|*2|||-2}", "{3/4||1/2|*2|||-2}"),
            ("{3|||2||1|0,*||||-1/2}", "{3|||2||1|0,*||||-1/2}"),
            ("{9|{7||||5|||3||1|-2}}", "{9|{7||||5|||3||1|-2}}"),
            ("+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}", "+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}"),
            ("-1/2Miny({9/2Miny(2)|5/2||2|1/2})", "-1/2Miny({9/2Miny(2)|5/2||2|1/2})"),
            ("{{1/2|-2},{*|-1}|-2}", "{{1/2|-2},{*|-1}|-2}"),
        ] {
            check(text, expect);
        }
    }

    #[test]
    fn every_unit_uptimal_with_a_star_and_a_number_reads_back() {
        for n in 2..6 {
            for m in 0..5u32 {
                for letter in ["^", "v"] {
                    for number in ["", "1", "-3/4"] {
                        let star = match m {
                            0 => String::new(),
                            1 => "*".to_owned(),
                            m => format!("*{m}"),
                        };
                        for unit in [format!("[{n}]"), format!("<{n}>")] {
                            let text = format!("{number}{letter}{unit}{star}");
                            check(&text, &text);
                        }
                    }
                }
            }
        }
    }

    /// As `CGSuite` prints them.
    #[test]
    fn options_stand_in_the_order_of_numbers_nimbers_and_uptimals() {
        for text in [
            "{3/2*,3/2v||-1|-2}",
            "{2|1*,1v}",
            "{*,v||-1|-2}",
            "{v,v*||-1|-2}",
            "{^*,^^||-1|-2}",
            "{^^*|v,{*,^|*,v[2]}}",
            // Of these two the first is −↑ + ↑² − ↑³ + ∗5 and the second 2·↑² + ∗4.
            "{{0,*,*2,*3,*4||*4,v*5|vv*4|||vv*4,{*4,v*5|vv*4}},{0,*,*2,*3,*4||*4,v*5|vv*4}\
             |{0,*,*2,*3,*4||*4,v*5|vv*4|||vv*4,{*4,v*5|vv*4}||||vv*4}}",
        ] {
            check(text, text);
        }
    }

    #[test]
    fn a_form_too_long_to_write_is_refused() {
        let mut store = Store::default();
        let g = store.read("{3|||2||1|0,*||||-1/2}").unwrap();
        assert!(store.text_within(g, Style::Terse, 60).is_ok());
        assert!(matches!(store.text_within(g, Style::Terse, 20), Err(Stop::TooLarge(_))));
    }
}
