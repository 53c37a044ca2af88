//! Rulesets whose moves cut a word.
//!
//! A position is a word, such as a strip of cells, a heap as a row of counters or a path of vertices. A move replaces a
//! window of the word, and what stands before the window no longer has to do with what stands after it: the word falls
//! into two words. Rules of this kind are data, a short list of [`CutRule`], and that is what the prover of families reads.

use std::fmt;
use tweedle_engine::Player;
use tweedle_heaps::Code;

/// A move of a player: where the word is P·`before`·S, it leaves P·`left` and `right`·S, side by side.
///
/// P is what stands before the window and S what stands after it; both may be empty.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CutRule {
    /// The player who has the move.
    pub player: Player,
    /// The letters of the window, of which there is at least one.
    pub before: String,
    /// True if the move is there only where P is empty.
    pub at_start: bool,
    /// True if the move is there only where S is empty.
    pub at_end: bool,
    /// The letters that follow P afterwards; `None` if P is gone, too.
    pub left: Option<String>,
    /// The letters that stand before S afterwards; `None` if S is gone, too.
    pub right: Option<String>,
}

/// The rules of a ruleset whose moves cut a word.
///
/// Each rule leaves on either side less letters than its window has, so that the words after a move are shorter than the
/// word before it: play ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cuts {
    letters: &'static str,
    rules: Vec<CutRule>,
    writing: Writing,
}

/// The way in which the notation of a ruleset writes a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Writing {
    /// As its letters: the cells of a strip.
    Letters,
    /// As its length: a heap.
    Length,
    /// With `-` between the letters: the vertices of a path.
    Path,
}

impl CutRule {
    /// A move that leaves what stands on either side, with these letters at the cut.
    pub fn new(player: Player, before: &str, left: &str, right: &str) -> CutRule {
        CutRule {
            player,
            before: before.to_owned(),
            at_start: false,
            at_end: false,
            left: Some(left.to_owned()),
            right: Some(right.to_owned()),
        }
    }

    /// Only at the start of the word, of which nothing is left on the left.
    #[must_use]
    pub fn at_start(self) -> CutRule {
        CutRule { at_start: true, left: None, ..self }
    }

    /// Only at the end of the word, of which nothing is left on the right.
    #[must_use]
    pub fn at_end(self) -> CutRule {
        CutRule { at_end: true, right: None, ..self }
    }

    /// With all gone that stands before the window.
    #[must_use]
    pub fn without_left(self) -> CutRule {
        CutRule { left: None, ..self }
    }

    /// With all gone that stands after the window.
    #[must_use]
    pub fn without_right(self) -> CutRule {
        CutRule { right: None, ..self }
    }

    /// The words that the moves by this rule leave of a word: for each place of the window, the word on the left and that
    /// on the right, which may be empty.
    pub fn options(&self, word: &str) -> Vec<[String; 2]> {
        let mut options = Vec::new();
        for start in 0..=word.len() {
            let Some((before, rest)) = word.split_at_checked(start) else { continue };
            let Some(after) = rest.strip_prefix(&self.before) else { continue };
            if self.at_start && !before.is_empty() || self.at_end && !after.is_empty() {
                continue;
            }
            let left = self.left.as_ref().map(|left| format!("{before}{left}"));
            let right = self.right.as_ref().map(|right| format!("{right}{after}"));
            options.push([left.unwrap_or_default(), right.unwrap_or_default()]);
        }
        options
    }
}

/// The rule as `Left: P·xo·S -> P + x·S`; P and S are left out where they are empty.
impl fmt::Display for CutRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = if self.at_start { "" } else { "P·" };
        let end = if self.at_end { "" } else { "·S" };
        write!(f, "{}: {start}{}{end} -> ", self.player, self.before)?;
        let left = self.left.as_ref().map(|left| match (self.at_start, left.is_empty()) {
            (false, true) => "P".to_owned(),
            (false, false) => format!("P·{left}"),
            (true, _) => left.clone(),
        });
        let right = self.right.as_ref().map(|right| match (self.at_end, right.is_empty()) {
            (false, true) => "S".to_owned(),
            (false, false) => format!("{right}·S"),
            (true, _) => right.clone(),
        });
        let sides: Vec<String> =
            [left, right].into_iter().flatten().filter(|side| !side.is_empty()).collect();
        f.write_str(&if sides.is_empty() { "nothing".to_owned() } else { sides.join(" + ") })
    }
}

impl Cuts {
    /// The rules on words of these letters; `None` if a letter takes more than one byte, or a rule has an empty window or
    /// leaves as many letters as its window has.
    pub fn new(
        letters: &'static str,
        writing: Writing,
        rules: impl IntoIterator<Item = CutRule>,
    ) -> Option<Cuts> {
        let mut rules: Vec<CutRule> = rules.into_iter().collect();
        rules.sort();
        rules.dedup();
        let are_good = rules.iter().all(|rule| {
            let sides = [&rule.left, &rule.right].into_iter().flatten();
            let texts: Vec<&String> = sides.collect();
            texts.iter().all(|side| side.len() < rule.before.len())
                && texts.iter().flat_map(|side| side.chars()).all(|it| letters.contains(it))
                && rule.before.chars().all(|it| letters.contains(it))
                && !rule.before.is_empty()
        });
        (letters.is_ascii() && are_good).then_some(Cuts { letters, rules, writing })
    }

    /// The rules of heaps from which each player takes by a code of his own; `None` if a code is not octal, does not
    /// end, or lets a player split a heap of which nothing is taken.
    ///
    /// A heap of n counters is the word of n letters `1`. The digits of an octal code say whether nothing, one heap or two
    /// heaps may be left (*Winning Ways*, ch. 4).
    pub fn of_codes(codes: [&Code; 2]) -> Option<Cuts> {
        let mut rules = Vec::new();
        for (player, code) in Player::BOTH.into_iter().zip(codes) {
            if !code.is_octal() || !code.tail().is_empty() {
                return None;
            }
            for (taken, digit) in code.digits() {
                let bits = digit.bits()?;
                if bits == 0 {
                    continue;
                }
                // Windows of hundreds of counters make the work long, and no published code has them.
                let taken = usize::try_from(taken).ok().filter(|taken| (1..=64).contains(taken))?;
                let window = |more: usize| "1".repeat(taken + more);
                if bits & 1 != 0 {
                    rules.push(CutRule::new(player, &window(0), "", "").at_start().at_end());
                }
                if bits & 2 != 0 {
                    rules.push(CutRule::new(player, &window(1), "", "1").at_start());
                }
                if bits & 4 != 0 {
                    rules.push(CutRule::new(player, &window(2), "1", "1"));
                }
            }
        }
        Cuts::new("1", Writing::Length, rules)
    }

    /// The rules on paths of vertices, where the player who chooses a vertex changes its neighbours alone: `chosen` says
    /// if a player may choose a vertex with a letter, and `neighbour` what a neighbour becomes, or that it is gone.
    pub fn of_paths(
        letters: &'static str,
        chosen: impl Fn(Player, char) -> bool,
        neighbour: impl Fn(Player, char) -> Option<char>,
    ) -> Option<Cuts> {
        let mut rules = Vec::new();
        let beside = || std::iter::once(None).chain(letters.chars().map(Some));
        for player in Player::BOTH {
            let text = |it: Option<char>| it.map(String::from).unwrap_or_default();
            let left_of = |it: Option<char>| text(it.and_then(|it| neighbour(player, it)));
            for vertex in letters.chars().filter(|&it| chosen(player, it)) {
                for before in beside() {
                    for after in beside() {
                        let window = format!("{}{vertex}{}", text(before), text(after));
                        let mut rule =
                            CutRule::new(player, &window, &left_of(before), &left_of(after));
                        if before.is_none() {
                            rule = rule.at_start();
                        }
                        if after.is_none() {
                            rule = rule.at_end();
                        }
                        rules.push(rule);
                    }
                }
            }
        }
        Cuts::new(letters, Writing::Path, rules)
    }

    /// The letters of words.
    pub fn letters(&self) -> &'static str {
        self.letters
    }

    /// The rules, sorted.
    pub fn rules(&self) -> &[CutRule] {
        &self.rules
    }

    /// The largest number of letters that a window has.
    pub fn widest(&self) -> usize {
        self.rules.iter().map(|rule| rule.before.len()).max().unwrap_or(0)
    }

    /// The text of the position that a word is, in the notation of the ruleset. Of the empty word there is none: it is a
    /// position without moves, which a ruleset may not be able to write.
    pub fn write(&self, word: &str) -> Option<String> {
        let path = || word.chars().map(String::from).collect::<Vec<String>>().join("-");
        (!word.is_empty()).then(|| match self.writing {
            Writing::Letters => word.to_owned(),
            Writing::Length => word.len().to_string(),
            Writing::Path => path(),
        })
    }

    /// The word that a text describes, if it is one.
    pub fn read(&self, text: &str) -> Option<String> {
        let word = match self.writing {
            Writing::Letters => text.to_owned(),
            // More counters than anybody proves something about.
            Writing::Length => "1".repeat(text.parse().ok().filter(|&it: &usize| it < 100_000)?),
            Writing::Path if text.is_empty() => String::new(),
            Writing::Path => {
                let between = text.split('-').map(|it| if it.is_empty() { "." } else { it });
                between.collect()
            }
        };
        word.chars().all(|it| self.letters.contains(it)).then_some(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_told_and_applied() {
        let rule = CutRule::new(Player::Left, "xo", "", "x");
        assert_eq!(rule.to_string(), "Left: P·xo·S -> P + x·S");
        assert_eq!(
            rule.options("oxoxo"),
            [["o", "xxo"], ["oxo", "x"]].map(|it| it.map(String::from))
        );
        let all = CutRule::new(Player::Right, "1", "", "").at_start().at_end();
        assert_eq!(all.to_string(), "Right: 1 -> nothing");
        assert!(all.options("11").is_empty());
    }

    #[test]
    fn rules_that_do_not_shorten_a_word_are_refused() {
        let of = |rule| Cuts::new("xo.", Writing::Letters, [rule]);
        assert!(of(CutRule::new(Player::Left, "xo", "", "x")).is_some());
        assert!(of(CutRule::new(Player::Left, "xo", "", "xx")).is_none());
        assert!(of(CutRule::new(Player::Left, "", "", "")).is_none());
        assert!(of(CutRule::new(Player::Left, "ab", "", "")).is_none());
    }

    #[test]
    fn words_are_written_and_read() {
        let cuts = |writing| Cuts::new(".L", writing, []).expect("no rule is a good list of rules");
        assert_eq!(cuts(Writing::Path).write(".L.").as_deref(), Some(".-L-."));
        assert_eq!(cuts(Writing::Path).read("-L-").as_deref(), Some(".L."));
        assert_eq!(cuts(Writing::Path).read(".;.").as_deref(), None);
        assert_eq!(cuts(Writing::Letters).write(""), None);
    }
}
