//! A position of one ruleset, without its type.

use super::endings::{ComponentEndings, endings_of, graph_of};
use super::moves::{Found, MovesOf};
use super::numbered::Numbered;
use super::parts::{Parts, PartsOf};
use super::walk::{Aids, walk};
use super::{Playable, PositionError, Rules, RulesOf};
use crate::Theorem;
use crate::labels::{Label, first_labels, names};
use crate::sketch::Sketch;
use std::any::Any;
use std::cmp::Ordering;
use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use tweedle_engine::loopy::Graph;
use tweedle_engine::number::Rational;
use tweedle_engine::walk::{Gathering, Index, Memo, Told, followers, make_room_for_moves};
use tweedle_engine::{Control, Facts, Play, Player, Stop, Symmetry, Weigh};

/// The text for a position of which nothing is left to draw or to write.
pub(super) const EMPTY: &str = "(empty)";

/// A picture or a notation for people: what is nothing is shown as `(empty)`.
pub fn or_empty(text: &str) -> &str {
    if text.trim().is_empty() { EMPTY } else { text }
}

/// The function that is told of a position from which a move leads to another.
pub type FoundBefore<'a> = dyn FnMut(Arc<dyn Component>) -> Result<(), Stop> + 'a;

/// A position of one ruleset, as a term of a [`Position`](super::Position): the ruleset with its
/// parameters, and a value of its type of positions.
pub trait Component: Any + Debug + Send + Sync {
    /// The ruleset.
    fn rules(&self) -> &dyn Rules;

    /// The ruleset, to place other positions.
    fn rules_handle(&self) -> Arc<dyn Rules>;

    /// An empty memo of the numbers of worths of positions of the ruleset.
    fn new_memo(&self, control: &Control) -> Box<dyn Any + Send>;

    /// Nothing told yet of positions of the ruleset, for walks of several threads.
    fn new_told(&self, control: &Control) -> Arc<dyn Any + Send + Sync>;

    /// The worth of this position by its number, by a walk that adds what it finds to `known`, which
    /// [`Component::new_memo`] has made.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Limit`] if it takes more.
    fn walk(
        &self,
        known: &mut dyn Any,
        theory: &mut Numbered<'_>,
        aids: &Aids<'_>,
    ) -> Result<u32, PositionError>;

    /// No components known yet of the positions of the ruleset in sums.
    fn new_parts(&self, control: &Control) -> Box<dyn Parts>;

    /// An order of all positions of all rulesets that is the same in every run: by ruleset, and within one
    /// by the order of its positions.
    fn order(&self, other: &dyn Component) -> Ordering;

    /// The type of the ruleset, by its name in the program.
    fn type_name(&self) -> &'static str;

    /// True if ruleset and position are the same.
    fn same(&self, other: &dyn Component) -> bool;

    /// Feeds the position to a hasher.
    fn feed(&self, state: &mut dyn Hasher);

    /// The expression that reads back to this position.
    fn expression(&self) -> String;

    /// True if both players have the same options, here and in all that can be reached.
    fn is_impartial(&self) -> bool;

    /// The facts that hold for all positions of the ruleset.
    fn facts(&self) -> Facts;

    /// True if the component is shown by its expression; see [`Notation::says_rules`](crate::Notation::says_rules).
    fn says_rules(&self) -> bool;

    /// True if it is known that play ends; see [`tweedle_engine::Hints::ends`].
    fn ends(&self) -> bool;

    /// True if an answer is due here; see [`tweedle_engine::Ruleset::is_check`].
    fn is_check(&self) -> bool;

    /// The player who has won by coming here, even if other components stand beside; see
    /// [`tweedle_engine::Ruleset::winner`].
    fn winner(&self) -> Option<Player>;

    /// The score with which play is over if `player` is to move here and cannot; see [`tweedle_engine::Ruleset::score`].
    ///
    /// # Errors
    /// [`Stop`] if the rules fail.
    fn score(&self, player: Player) -> Result<Rational, Stop>;

    /// The obligation of `player`, moving next, in this component, as a clause that begins with "must"; `None` if he
    /// has none.
    fn obligation(&self, player: Player) -> Option<String>;

    /// The notation that reads back to this position.
    fn text(&self) -> String;

    /// A picture, of one or more lines; `(empty)` if there is nothing to draw. With labels, if they are
    /// given, on the things that have some.
    fn draw(&self, labels: Option<&[Label]>) -> String;

    /// The picture of the component, as data for the program that draws it; `None` if there are no pictures of it. With
    /// labels as for [`Component::draw`].
    fn sketch(&self, labels: Option<&[Label]>) -> Option<Sketch>;

    /// The labels that edges or vertices get at the start of a match; `None` if the ruleset needs none.
    fn first_labels(&self) -> Option<Arc<[Label]>>;

    /// A theorem that says who wins in normal play.
    fn theorem(&self) -> Option<Theorem>;

    /// The positions that a player can move to, in the order of the ruleset, and the object that names the moves.
    /// Several moves may lead to one position.
    ///
    /// # Errors
    /// [`Stop`] if there are more than the budget has room for, or the ruleset fails.
    fn moves(&self, player: Player, control: &Control) -> Result<Found, Stop>;

    /// The reason why a text is the name of no move of `player`, if the ruleset can tell.
    fn why_not(&self, player: Player, text: &str) -> Option<String>;

    /// The positions that a player can move to, each once, in the order of the ruleset.
    ///
    /// # Errors
    /// As [`Component::moves`].
    fn options(&self, player: Player, control: &Control) -> Result<Vec<Arc<dyn Component>>, Stop>;

    /// At least as many options as either player has, or 0 for "not many"; see
    /// [`tweedle_engine::Hints::most_moves`].
    fn most_moves(&self) -> u64;

    /// About how many bytes the position takes.
    fn bytes(&self) -> usize;

    /// Positions of the same ruleset of which this one is the sum.
    fn parts(&self) -> Vec<Arc<dyn Component>>;

    /// The representative of the position's symmetry class.
    fn representative(&self) -> (Arc<dyn Component>, Symmetry);

    /// The amount of work that it takes to value the position; see [`tweedle_engine::Hints::size`].
    fn size(&self) -> Option<u32>;

    /// Hands over the positions from which a move of `player` leads here; see [`tweedle_engine::Hints::unmoves`].
    ///
    /// # Errors
    /// [`Stop`], also that of `found`.
    fn unmoves(&self, player: Player, found: &mut FoundBefore<'_>) -> Result<(), Stop>;

    /// The number of slices of the position for a player; see [`tweedle_engine::Hints::slices`].
    fn slices(&self, player: Player) -> u32;

    /// Some neighbouring slices; see [`tweedle_engine::Hints::slab`].
    fn slab(&self, player: Player, first: u32, count: u32) -> Arc<dyn Component>;

    /// One position of the same ruleset that is the sum of this and those of `others` up to the
    /// first of another ruleset, and how many it took; `None` if the ruleset has no such positions.
    fn joined(&self, others: &[Arc<dyn Component>]) -> Option<(Arc<dyn Component>, usize)>;

    /// The size of the heap of Nim that this is in all but name.
    fn nim_heap(&self) -> Option<u64>;

    /// True if the player who moves second can mirror.
    fn is_mirrored(&self) -> bool;

    /// The positions that can be reached, this one first.
    ///
    /// # Errors
    /// [`Stop`].
    fn followers(&self, control: &Control) -> Result<Vec<Arc<dyn Component>>, Stop>;

    /// The ends of play from here and from all followers; see [`tweedle_engine::walk::retrograde`].
    ///
    /// # Errors
    /// [`Stop`].
    fn endings(&self, play: Play, control: &Control) -> Result<Box<dyn ComponentEndings>, Stop>;

    /// The graph of this position, which is its first vertex, of others, which follow, and of all that can be reached, as
    /// [`tweedle_engine::walk::loopy_graph`] makes it; `None` if one of the others is of another ruleset. No two of them are equal.
    ///
    /// # Errors
    /// [`Stop`].
    fn graph(&self, others: &[&dyn Component], control: &Control) -> Result<Option<Graph>, Stop>;
}

impl dyn Component {
    /// The position as a value of its type, if it is one of a ruleset of type `R`.
    pub fn typed<R: Playable>(&self) -> Option<&R::Position> {
        (self as &dyn Any).downcast_ref::<ComponentOf<R>>().map(ComponentOf::position)
    }
}

impl PartialEq for dyn Component {
    fn eq(&self, other: &dyn Component) -> bool {
        self.same(other)
    }
}

impl Eq for dyn Component {}

impl Hash for dyn Component {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.feed(state);
    }
}

/// A position of a ruleset of some type.
pub(super) struct ComponentOf<R: Playable> {
    rules: Arc<RulesOf<R>>,
    /// The ruleset that other positions are placed by: one for boards of all sizes, perhaps.
    whole: Arc<dyn Rules>,
    position: R::Position,
}

impl<R: Playable> ComponentOf<R> {
    pub(super) fn new(
        rules: Arc<RulesOf<R>>,
        whole: Arc<dyn Rules>,
        position: R::Position,
    ) -> ComponentOf<R> {
        ComponentOf { rules, whole, position }
    }

    pub(super) fn position(&self) -> &R::Position {
        &self.position
    }

    /// The component itself, if it is one of the same ruleset with the same parameters.
    pub(super) fn of<'a>(rules: &Arc<RulesOf<R>>, other: &'a dyn Component) -> Option<&'a Self> {
        let other = (other as &dyn Any).downcast_ref::<Self>()?;
        let is_same =
            Arc::ptr_eq(rules, &other.rules) || rules.expression() == other.rules.expression();
        is_same.then_some(other)
    }

    fn beside(&self, position: R::Position) -> Arc<dyn Component> {
        let (rules, whole) = (self.rules.clone(), self.whole.clone());
        Arc::new(ComponentOf { rules, whole, position })
    }

    fn all_beside(&self, positions: Vec<R::Position>) -> Vec<Arc<dyn Component>> {
        positions.into_iter().map(|position| self.beside(position)).collect()
    }

    pub(super) fn rules_of(&self) -> &Arc<RulesOf<R>> {
        &self.rules
    }

    pub(super) fn ruleset(&self) -> &R {
        self.rules.ruleset()
    }
}

impl<R: Playable> Debug for ComponentOf<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.expression())
    }
}

impl<R: Playable> Component for ComponentOf<R> {
    fn rules(&self) -> &dyn Rules {
        &*self.rules
    }

    fn rules_handle(&self) -> Arc<dyn Rules> {
        self.whole.clone()
    }

    fn new_memo(&self, control: &Control) -> Box<dyn Any + Send> {
        Box::new(Memo::<R::Position, u32>::new(control.clone()))
    }

    fn new_told(&self, control: &Control) -> Arc<dyn Any + Send + Sync> {
        Arc::new(Told::<R::Position>::new(control))
    }

    fn walk(
        &self,
        known: &mut dyn Any,
        theory: &mut Numbered<'_>,
        aids: &Aids<'_>,
    ) -> Result<u32, PositionError> {
        walk(&self.rules, &self.position, known, theory, aids)
    }

    fn new_parts(&self, control: &Control) -> Box<dyn Parts> {
        Box::new(PartsOf::new(self.rules.clone(), self.whole.clone(), control))
    }

    fn order(&self, other: &dyn Component) -> Ordering {
        if let Some(other) = Self::of(&self.rules, other) {
            return self.position.cmp(&other.position);
        }
        // One ruleset has several types where its boards have several sizes.
        let key = |it: &dyn Component| (it.rules().expression().to_owned(), it.type_name());
        key(self).cmp(&key(other))
    }

    fn type_name(&self) -> &'static str {
        std::any::type_name::<R>()
    }

    fn same(&self, other: &dyn Component) -> bool {
        Self::of(&self.rules, other).is_some_and(|other| self.position == other.position)
    }

    fn feed(&self, mut state: &mut dyn Hasher) {
        self.position.hash(&mut state);
    }

    fn expression(&self) -> String {
        self.ruleset().expression(self.rules.expression(), &self.position)
    }

    fn is_impartial(&self) -> bool {
        self.facts().is_impartial || self.ruleset().is_impartial_at(&self.position)
    }

    fn facts(&self) -> Facts {
        self.ruleset().facts()
    }

    fn says_rules(&self) -> bool {
        self.ruleset().says_rules()
    }

    fn ends(&self) -> bool {
        self.ruleset().ends(&self.position)
    }

    fn is_check(&self) -> bool {
        self.ruleset().is_check(&self.position)
    }

    fn winner(&self) -> Option<Player> {
        self.ruleset().winner(&self.position)
    }

    fn score(&self, player: Player) -> Result<Rational, Stop> {
        self.ruleset().score(&self.position, player)
    }

    fn obligation(&self, player: Player) -> Option<String> {
        self.ruleset().obligation(&self.position, player)
    }

    fn text(&self) -> String {
        self.ruleset().print(&self.position)
    }

    fn draw(&self, labels: Option<&[Label]>) -> String {
        let ruleset = self.ruleset();
        let picture = match (ruleset.labelled(), labels) {
            (Some(game), Some(labels)) => game.draw(&self.position, &names(labels)),
            _ => ruleset.draw(&self.position),
        };
        or_empty(&picture).to_owned()
    }

    fn sketch(&self, labels: Option<&[Label]>) -> Option<Sketch> {
        let ruleset = self.ruleset();
        match (ruleset.labelled(), labels) {
            (Some(game), Some(labels)) => Some(game.sketch(&self.position, &names(labels))),
            _ => ruleset.sketch(&self.position),
        }
    }

    fn first_labels(&self) -> Option<Arc<[Label]>> {
        Some(first_labels(self.ruleset().labelled()?, &self.position))
    }

    fn theorem(&self) -> Option<Theorem> {
        self.ruleset().theorem(&self.position)
    }

    fn moves(&self, player: Player, control: &Control) -> Result<Found, Stop> {
        make_room_for_moves(self.ruleset(), &self.position, control)?;
        let mut moves = Vec::new();
        let mut seen = HashSet::new();
        // A move counts once, even if the ruleset found it several times.
        let mut gathering = Gathering::new(control);
        self.ruleset().moves(&self.position, player, |step, option| {
            if seen.insert((step.clone(), option.clone())) {
                // It is kept once here, once as an option, and once to be told from others.
                gathering.add(3 * (size_of::<(R::Move, R::Position)>() + option.owned()))?;
                moves.push((step, option));
            }
            Ok(())
        })?;
        control.check()?;
        let options = moves.iter().map(|(_, option)| self.beside(option.clone())).collect();
        let names = MovesOf::new(self.rules.clone(), self.position.clone(), player, moves);
        Ok(Found { options, names: Arc::new(names) })
    }

    fn why_not(&self, player: Player, text: &str) -> Option<String> {
        self.ruleset().why_not(&self.position, player, text)
    }

    fn options(&self, player: Player, control: &Control) -> Result<Vec<Arc<dyn Component>>, Stop> {
        let mut found = Vec::new();
        tweedle_engine::walk::options(self.ruleset(), &self.position, player, control, &mut found)?;
        let mut seen = Index::new(control);
        for option in found {
            seen.number(option)?;
        }
        Ok(self.all_beside(seen.into_positions()))
    }

    fn most_moves(&self) -> u64 {
        self.ruleset().most_moves(&self.position)
    }

    fn bytes(&self) -> usize {
        size_of::<Self>() + self.position.owned()
    }

    fn parts(&self) -> Vec<Arc<dyn Component>> {
        let mut parts = Vec::new();
        self.ruleset().components(&self.position, &mut parts);
        self.all_beside(parts)
    }

    fn representative(&self) -> (Arc<dyn Component>, Symmetry) {
        let (chosen, symmetry) = self.ruleset().representative(&self.position);
        (self.beside(chosen), symmetry)
    }

    fn size(&self) -> Option<u32> {
        self.ruleset().size(&self.position)
    }

    fn unmoves(&self, player: Player, found: &mut FoundBefore<'_>) -> Result<(), Stop> {
        self.ruleset().unmoves(&self.position, player, |before| found(self.beside(before)))
    }

    fn slices(&self, player: Player) -> u32 {
        self.ruleset().slices(&self.position, player)
    }

    fn slab(&self, player: Player, first: u32, count: u32) -> Arc<dyn Component> {
        self.beside(self.ruleset().slab(&self.position, player, first, count))
    }

    fn joined(&self, others: &[Arc<dyn Component>]) -> Option<(Arc<dyn Component>, usize)> {
        let others = others.iter().map_while(|other| Self::of(&self.rules, &**other));
        let mut positions = vec![self.position.clone()];
        positions.extend(others.map(|other| other.position.clone()));
        let taken = positions.len() - 1;
        Some((self.beside(self.ruleset().joined(&positions)?), taken))
    }

    fn nim_heap(&self) -> Option<u64> {
        self.ruleset().nim_heap(&self.position)
    }

    fn is_mirrored(&self) -> bool {
        self.ruleset().is_mirrored(&self.position)
    }

    fn followers(&self, control: &Control) -> Result<Vec<Arc<dyn Component>>, Stop> {
        let found = followers(self.ruleset(), &self.position, control)?;
        let each = 2 * size_of::<Self>();
        control.make_room(found.iter().map(|position| each + 2 * position.owned()).sum())?;
        Ok(self.all_beside(found))
    }

    fn endings(&self, play: Play, control: &Control) -> Result<Box<dyn ComponentEndings>, Stop> {
        endings_of(&self.rules, &self.position, play, control)
    }

    fn graph(&self, others: &[&dyn Component], control: &Control) -> Result<Option<Graph>, Stop> {
        graph_of(&self.rules, &self.position, others, control)
    }
}
