//! Positions of any rulesets, and their sums and negatives.

use super::beside::{close_star, spelled};
use super::component::{EMPTY, or_empty};
use super::{AnyRules, Component, Move};
use crate::notation::quoted;
use crate::sketch::Sketch;
use crate::{Label, Theorem};
use std::cmp::Ordering;
use std::collections::HashSet;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use tweedle_engine::number::Rational;
use tweedle_engine::walk::pairs_off;
use tweedle_engine::{Control, Player, Stop, Symmetry, Weigh};

/// A position of some ruleset, or the disjunctive sum of several, each perhaps with the players
/// exchanged. Cheap to clone.
///
/// Positions are equal if their terms are, in order: ruleset with its parameters, value and sign. Their
/// order is the same in every run. Labels ([`Position::labelled`]) stand beside them, and change names of
/// moves and pictures only.
#[derive(Clone)]
pub struct Position {
    terms: Arc<[Term]>,
}

/// A term of a [`Position`].
#[derive(Clone)]
pub struct Term {
    component: Arc<dyn Component>,
    is_negative: bool,
    /// The names of edges or vertices in a match. Terms that differ only in these are equal.
    labels: Option<Arc<[Label]>>,
}

impl Term {
    /// A position of one ruleset, with the players exchanged if it is negative.
    pub fn new(component: Arc<dyn Component>, is_negative: bool) -> Term {
        let is_negative = is_negative && !component.is_impartial();
        Term { component, is_negative, labels: None }
    }

    /// The position of one ruleset.
    pub fn component(&self) -> &Arc<dyn Component> {
        &self.component
    }

    /// True if the players are exchanged. Never of an impartial position, which is its own
    /// negative.
    pub fn is_negative(&self) -> bool {
        self.is_negative
    }

    /// True if it is a value beside positions, or another game that is kept as it is written. Its ruleset has no name that says
    /// anything.
    pub fn is_form(&self) -> bool {
        self.component.rules().class().starts_with("game.Compound")
    }

    /// The picture of the component, as data for the program that draws it, with its labels if it has some; `None` if
    /// there are no pictures of it.
    pub fn sketch(&self) -> Option<Sketch> {
        self.component.sketch(self.labels.as_deref())
    }

    /// The bytes of its labels.
    fn bytes_of_labels(&self) -> usize {
        self.labels.as_ref().map_or(0, |labels| size_of_val(&**labels))
    }

    /// Whose moves in the component are the moves of `player`.
    pub(super) fn mover(&self, player: Player) -> Player {
        if self.is_negative { player.opponent() } else { player }
    }
}

impl PartialEq for Term {
    fn eq(&self, other: &Term) -> bool {
        self.is_negative == other.is_negative && *self.component == *other.component
    }
}

impl Eq for Term {}

impl Hash for Term {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.component.hash(state);
        self.is_negative.hash(state);
    }
}

impl PartialOrd for Term {
    fn partial_cmp(&self, other: &Term) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Term {
    fn cmp(&self, other: &Term) -> Ordering {
        let order = self.component.order(&*other.component);
        order.then(self.is_negative.cmp(&other.is_negative))
    }
}

impl From<Arc<dyn Component>> for Position {
    /// The position of one ruleset.
    fn from(component: Arc<dyn Component>) -> Position {
        Position::of_terms([Term::new(component, false)])
    }
}

impl Position {
    /// The sum of these terms, in their order.
    pub fn of_terms(terms: impl IntoIterator<Item = Term>) -> Position {
        Position { terms: terms.into_iter().collect() }
    }

    /// The empty sum.
    pub fn zero() -> Position {
        Position::of_terms([])
    }

    /// The terms, in order.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// The only term, if it is one, and whether the players are exchanged in it.
    pub fn single(&self) -> Option<(&Arc<dyn Component>, bool)> {
        match &*self.terms {
            [only] => Some((&only.component, only.is_negative)),
            _ => None,
        }
    }

    /// Its terms, each as a position.
    pub fn one_by_one(&self) -> impl Iterator<Item = Position> {
        self.terms.iter().map(|term| Position::of_terms([term.clone()]))
    }

    /// The number of terms.
    pub fn len(&self) -> usize {
        self.terms.len()
    }

    /// True if it is the empty sum.
    pub fn is_empty(&self) -> bool {
        self.terms.is_empty()
    }

    /// The disjunctive sum: a player moves in one of the terms.
    #[must_use]
    pub fn sum(&self, other: &Position) -> Position {
        Position::of_terms(self.terms.iter().chain(&*other.terms).cloned())
    }

    /// The sum of any number of positions.
    #[must_use]
    pub fn sum_of(positions: &[Position]) -> Position {
        Position::of_terms(positions.iter().flat_map(|it| it.terms.iter().cloned()))
    }

    /// The sum of `count` copies of the position.
    #[must_use]
    pub fn copies(&self, count: usize) -> Position {
        Position::of_terms((0..count).flat_map(|_| self.terms.iter().cloned()))
    }

    /// The position with the players exchanged.
    #[must_use]
    pub fn negative(&self) -> Position {
        let exchanged = |term: &Term| Term::new(term.component.clone(), !term.is_negative);
        Position::of_terms(self.terms.iter().map(exchanged))
    }

    /// The same sum with neighbouring terms of one ruleset as one term where the ruleset has such
    /// positions: three heaps of Nim as one position of three heaps.
    #[must_use]
    pub fn joined(&self) -> Position {
        let mut terms: Vec<Term> = Vec::new();
        let mut next = 0;
        while let Some(term) = self.terms.get(next) {
            if term.component.joined(&[]).is_none() {
                terms.push(term.clone());
                next += 1;
                continue;
            }
            let rest: Vec<_> = self.terms[next + 1..]
                .iter()
                .take_while(|other| other.is_negative == term.is_negative)
                .map(|other| other.component.clone())
                .collect();
            let (component, taken) =
                term.component.joined(&rest).unwrap_or_else(|| (term.component.clone(), 0));
            terms.push(Term::new(component, term.is_negative));
            next += 1 + taken;
        }
        Position::of_terms(terms)
    }

    /// A theorem that says who wins in normal play, about a position that is no sum.
    pub fn theorem(&self) -> Option<Theorem> {
        // Theorems are about impartial games, which are their own negatives.
        self.single()?.0.theorem()
    }

    /// True if both players have the same options, here and in all that can be reached: by the rules, or because
    /// nothing is left that only one of them may move, as in green Hackenbush.
    pub fn is_impartial(&self) -> bool {
        self.terms.iter().all(|term| term.component.is_impartial())
    }

    /// The qualified name of the ruleset; of a sum, of sums.
    pub fn class(&self) -> String {
        match self.single() {
            Some((component, false)) => component.rules().class().to_owned(),
            _ => "game.CompoundGame".to_owned(),
        }
    }

    /// True if the rules of some term have entailing moves or wins at once.
    pub fn is_entailing(&self) -> bool {
        self.terms.iter().any(|term| term.component.facts().is_entailing)
    }

    /// True if play in some term may go round in a loop.
    pub fn is_loopy(&self) -> bool {
        self.terms.iter().any(|term| term.component.facts().is_loopy)
    }

    /// True if some term is of a game that is played for points.
    pub fn has_scores(&self) -> bool {
        self.terms.iter().any(|term| term.component.facts().has_scores)
    }

    /// True if an answer is due in some term; see [`tweedle_engine::Ruleset::is_check`].
    pub fn is_check(&self) -> bool {
        self.terms.iter().any(|term| term.component.is_check())
    }

    /// Refuses sums that no play comes to: answers are due in two terms, or both players have won.
    ///
    /// # Errors
    /// [`Stop::Undefined`] that says so.
    pub fn check(&self) -> Result<(), Stop> {
        let components = self.terms.iter().map(Term::component);
        let message = if components.filter(|component| component.is_check()).count() > 1 {
            "Answers are due in two terms of this sum, and nobody can give both."
        } else {
            let mut winners =
                self.terms.iter().filter_map(|it| Some(it.mover(it.component.winner()?)));
            match winners.next() {
                Some(first) if winners.any(|other| other != first) => {
                    "Both players have won in this sum, each in another term."
                }
                _ => return Ok(()),
            }
        };
        Err(Stop::Undefined(message.to_owned()))
    }

    /// The player who has won by coming here, because of some term; see
    /// [`tweedle_engine::Ruleset::winner`].
    pub fn winner(&self) -> Option<Player> {
        self.terms.iter().find_map(|term| Some(term.mover(term.component.winner()?)))
    }

    /// The score with which play is over if `player` is to move and cannot: the sum of the scores of the terms; see
    /// [`tweedle_engine::Ruleset::score`].
    ///
    /// # Errors
    /// [`Stop`] if the rules of a term fail.
    pub fn score(&self, player: Player) -> Result<Rational, Stop> {
        let mut sum = Rational::ZERO;
        for term in self.terms.iter() {
            let score = term.component.score(term.mover(player))?;
            sum = if term.is_negative() { sum - score } else { sum + score };
        }
        Ok(sum)
    }

    /// The obligation of `player`, moving next, as a clause that begins with "must"; `None` if he
    /// may move in every term as he likes.
    pub fn obligation(&self, player: Player) -> Option<String> {
        let mut terms = (1..).zip(&*self.terms);
        let found =
            terms.find_map(|(i, term)| Some((i, term.component.obligation(term.mover(player))?)));
        let (i, clause) = found?;
        Some(if self.len() == 1 { clause } else { format!("{clause}, in term {i}") })
    }

    /// True if the player who moves next can do nothing but let his opponent move again, as a
    /// carry-on move demands. `moves` are those of the position.
    pub fn must_pass(&self, moves: &[Move]) -> bool {
        self.is_check() && matches!(moves, [only] if only.is_pass())
    }

    /// The terms that may be moved in, with their numbers: where an answer is due, the term with the answer; and none
    /// if somebody has won.
    fn open_terms(&self) -> impl Iterator<Item = (usize, &Term)> {
        let is_over = self.winner().is_some();
        let is_check = self.is_check();
        let is_open = move |term: &Term| !is_over && (!is_check || term.component.is_check());
        self.terms.iter().enumerate().filter(move |(_, term)| is_open(term))
    }

    /// The position at the start of a match: edges and vertices get labels, which the positions that
    /// [`Position::moves`] finds keep. Where a ruleset needs none, its terms stay as they are.
    #[must_use]
    pub fn labelled(&self) -> Position {
        Position::of_terms(self.terms.iter().map(|term| {
            let labels = term.component.first_labels();
            Term { labels, ..term.clone() }
        }))
    }

    /// [`Position::text`] for people: what is written as nothing is `(empty)`.
    pub fn shown(&self) -> String {
        self.join(false, |component| or_empty(&component.text()).to_owned())
    }

    /// The text of the position on the board, in the notation of the ruleset; terms with signs
    /// between them.
    pub fn text(&self) -> String {
        self.join(false, Component::text)
    }

    /// The expression that reads back to this position.
    pub fn expression(&self) -> String {
        self.join(true, Component::expression)
    }

    /// The position as the language prints it; of rulesets that a program defines, as an expression.
    pub fn printed(&self) -> String {
        self.join(true, |component| {
            if component.says_rules() {
                return component.expression();
            }
            let rules = component.rules();
            // The package goes; what is in brackets may have dots of its own.
            let package = rules.class().rfind('.').map_or(0, |dot| dot + 1);
            format!("{}.Position({})", &rules.expression()[package..], quoted(component.text()))
        })
    }

    /// Each term by `write`, with signs; values so that they are read as what they are, if the language reads the sum.
    fn join(&self, is_read: bool, write: impl Fn(&dyn Component) -> String) -> String {
        if self.terms.is_empty() {
            return "0".to_owned();
        }
        let mut text = String::new();
        for (i, term) in self.terms.iter().enumerate() {
            if is_read {
                close_star(&mut text);
            }
            text += match (i, term.is_negative) {
                (0, false) => "",
                (0, true) => "-",
                (_, false) => " + ",
                (_, true) => " - ",
            };
            let written = write(&*term.component);
            let spelled = if is_read && self.len() > 1 { spelled(&written) } else { None };
            text += &spelled.unwrap_or(written);
        }
        text
    }

    /// The reason why a text is the name of no move of `player`, if the ruleset can tell, for a text that looks like
    /// the name of a move of the game.
    pub fn why_not(&self, player: Player, text: &str) -> Option<String> {
        let term = self.terms.first().filter(|_| self.len() == 1)?;
        term.component.why_not(term.mover(player), text)
    }

    /// A picture for a terminal. Each term of several has its number before it.
    pub fn draw(&self) -> String {
        if self.is_empty() {
            return EMPTY.to_owned();
        }
        if let [Term { component, is_negative: false, labels }] = &*self.terms {
            return component.draw(labels.as_deref());
        }
        let mut lines = Vec::new();
        for (i, term) in self.terms.iter().enumerate() {
            let exchanged = if term.is_negative { ", players exchanged" } else { "" };
            let class = term.component.rules().class();
            let name = class.rsplit('.').next().unwrap_or(class);
            let name = if term.is_form() { "Value" } else { name };
            lines.push(format!("{}: {name}{exchanged}", i + 1));
            let drawn = term.component.draw(term.labels.as_deref());
            lines.extend(drawn.lines().map(|line| format!("   {line}")));
        }
        lines.join("\n")
    }

    /// The moves of `player`, in the order of the terms and of their rulesets. Several moves may
    /// lead to one position.
    ///
    /// # Errors
    /// [`Stop`] if there are more than the budget has room for, or a ruleset fails.
    pub fn moves(&self, player: Player, control: &Control) -> Result<Vec<Move>, Stop> {
        let mut moves = Vec::new();
        for (i, term) in self.open_terms() {
            let found = term.component.moves(term.mover(player), control)?;
            self.make_room(moves.len() + found.options.len(), control)?;
            let number = (self.len() > 1).then_some(i + 1);
            for (place, option) in found.options.into_iter().enumerate() {
                let labels = term.labels.as_deref();
                let after = labels.and_then(|labels| found.names.labels_after(place, labels));
                let to = self.with_term(i, option, after);
                let (names, labels) = (found.names.clone(), term.labels.clone());
                moves.push(Move::new(to, names, place, number, labels));
            }
        }
        Ok(moves)
    }

    /// The positions that `player` can move to, each once, in the order of [`Position::moves`].
    ///
    /// # Errors
    /// As [`Position::moves`].
    pub fn options(&self, player: Player, control: &Control) -> Result<Vec<Position>, Stop> {
        let mut options = Vec::new();
        for (i, term) in self.open_terms() {
            let found = term.component.options(term.mover(player), control)?;
            self.make_room(options.len() + found.len(), control)?;
            for option in found {
                options.push(self.with_term(i, option, None));
            }
        }
        if self.len() > 1 {
            let mut seen = HashSet::new();
            options.retain(|option| seen.insert(option.clone()));
        }
        Ok(options)
    }

    /// True if [`moves_back`](Position::moves_back) knows all positions from which a move leads to one of this ruleset: it is of a
    /// single component, whose ruleset says so.
    pub fn takes_moves_back(&self) -> bool {
        self.single().is_some_and(|(component, _)| component.facts().is_reversible)
    }

    /// True if moves that lead here can be made in each order ([`Facts::has_any_order`](tweedle_engine::Facts::has_any_order)), and
    /// [taken back](Position::takes_moves_back).
    pub fn has_any_order(&self) -> bool {
        self.takes_moves_back()
            && self.single().is_some_and(|(component, _)| component.facts().has_any_order)
    }

    /// The positions from which a move of `player` leads to this one, where the ruleset
    /// [takes moves back](Position::takes_moves_back), else none. Some may be ones that are never met in play.
    ///
    /// # Errors
    /// As [`Position::moves`].
    pub fn moves_back(&self, player: Player, control: &Control) -> Result<Vec<Position>, Stop> {
        let Some((component, is_negative)) = self.single() else { return Ok(Vec::new()) };
        let mover = if is_negative { player.opponent() } else { player };
        let mut before = Vec::new();
        component.unmoves(mover, &mut |found| {
            self.make_room(before.len() + 1, control)?;
            before.push(Position::of_terms([Term::new(found, is_negative)]));
            Ok(())
        })?;
        Ok(before)
    }

    /// Makes sure that the budget has room for `positions` positions like this one, and that nobody
    /// wants the work to stop.
    fn make_room(&self, positions: usize, control: &Control) -> Result<(), Stop> {
        control.check()?;
        control.make_room(positions.saturating_mul(self.bytes()))
    }

    /// About how many bytes a position takes that is an option of this one.
    pub fn bytes(&self) -> usize {
        // The components that do not change are shared.
        let owned = |term: &Term| term.component.bytes() + term.bytes_of_labels();
        let component = self.terms.iter().map(owned).max().unwrap_or(0);
        self.terms.len() * size_of::<Term>() + component + size_of::<Move>()
    }

    /// The position with another component in term `i`, which has these labels.
    fn with_term(
        &self,
        i: usize,
        component: Arc<dyn Component>,
        labels: Option<Arc<[Label]>>,
    ) -> Position {
        let mut terms = self.terms.to_vec();
        // Rules of a program may say that nothing is left.
        if terms.len() > 1 && component.says_rules() && component.parts().is_empty() {
            terms.remove(i);
        } else {
            terms[i] = Term { labels, ..Term::new(component, terms[i].is_negative) };
        }
        Position::of_terms(terms)
    }

    /// The positions that can be reached, this one first.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn followers(&self, control: &Control) -> Result<Vec<Position>, Stop> {
        let Some((component, is_negative)) = self.single() else {
            return tweedle_engine::walk::followers(&AnyRules, self, control);
        };
        let followers = component.followers(control)?;
        let each = 2 * (size_of::<Position>() + size_of::<Term>() + 16);
        let bytes = followers.iter().map(|follower| each + follower.bytes()).sum();
        control.make_room(bytes)?;
        Ok(followers
            .into_iter()
            .map(|it| Position::of_terms([Term::new(it, is_negative)]))
            .collect())
    }

    /// Positions of which this one is the sum, taken apart as far as the rulesets can.
    pub fn parts(&self) -> Vec<Position> {
        let parts = self.terms.iter().flat_map(|term| {
            let parts = term.component.parts();
            parts.into_iter().map(|part| Position::of_terms([Term::new(part, term.is_negative)]))
        });
        parts.collect()
    }

    /// A chosen sum with the same game tree, up to the order of options: representatives of the
    /// parts, sorted.
    #[must_use]
    pub fn representative(&self) -> Position {
        let mut terms: Vec<Term> = Vec::new();
        for term in &*self.terms {
            for part in term.component.parts() {
                let (chosen, symmetry) = part.representative();
                terms.push(Term::new(chosen, term.is_negative != (symmetry == Symmetry::Negative)));
            }
        }
        terms.sort_unstable();
        Position::of_terms(terms)
    }

    /// The number of slices of the position, if a player can cut it and it is one term that does not fall apart; see
    /// [`tweedle_engine::Hints::slices`]. It is 0 for a sum.
    pub fn slices(&self, player: Player) -> u32 {
        let [term] = &*self.terms else { return 0 };
        term.component.slices(term.mover(player))
    }

    /// Some neighbouring slices as a position of their own; see [`tweedle_engine::Hints::slab`]. Of a sum all of it.
    #[must_use]
    pub fn slab(&self, player: Player, first: u32, count: u32) -> Position {
        let [term] = &*self.terms else { return self.clone() };
        let slab = term.component.slab(term.mover(player), first, count);
        Position::of_terms([Term::new(slab, term.is_negative)])
    }

    /// The sizes of the heaps of Nim that the parts are in all but name, if all of them are.
    pub fn nim_heaps(&self) -> Option<Vec<u64>> {
        let parts = self.terms.iter().flat_map(|term| term.component.parts());
        parts.map(|part| part.nim_heap()).collect()
    }

    /// True if it is known that play ends ([`tweedle_engine::Hints::ends`]), as of all rulesets but those that a
    /// program defines.
    pub fn ends(&self) -> bool {
        self.terms.iter().all(|term| term.component.ends())
    }

    /// True if the player who moves second can mirror: each term is mirrored in itself, or the
    /// parts of the others pair off as G and -G (see [`tweedle_engine::Hints::is_mirrored`]).
    pub fn is_mirrored(&self) -> bool {
        // A check need not be answered by its image, and a player who mirrors in a loop does not
        // win.
        if self.is_entailing() || !self.ends() {
            return false;
        }
        let others = self.terms.iter().filter(|term| !term.component.is_mirrored()).cloned();
        let (impartial, partizan): (Vec<_>, Vec<_>) =
            others.partition(|term| term.component.is_impartial());
        // An impartial game is its own negative: equal parts have to come in pairs.
        let impartial = Position::of_terms(impartial).representative();
        let come_in_pairs = |parts: &[Term]| {
            parts.chunk_by(|a, b| a == b).all(|equal| equal.len().is_multiple_of(2))
        };
        come_in_pairs(&impartial.terms) && pairs_off(&AnyRules, &Position::of_terms(partizan))
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.terms == other.terms
    }
}

impl Eq for Position {}

impl PartialOrd for Position {
    fn partial_cmp(&self, other: &Position) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Position {
    fn cmp(&self, other: &Position) -> Ordering {
        self.terms.cmp(&other.terms)
    }
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.terms.hash(state);
    }
}

impl Weigh for Position {
    fn owned(&self) -> usize {
        // Each piece of memory has its counters, and what the allocator adds.
        const PIECE: usize = 32;
        let components =
            self.terms.iter().map(|term| PIECE + term.component.bytes() + term.bytes_of_labels());
        PIECE + self.terms.len() * size_of::<Term>() + components.sum::<usize>()
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.printed())
    }
}
