//! The components of a position with their thermographs: what the strategies of temperature look at.

use super::greedy::Greedy;
use super::mobility::mobility;
use super::within::within;
use super::{Choice, Strategy, Turn, first_winning};
use crate::Analyst;
use std::cmp::Ordering;
use std::sync::Arc;
use tweedle_engine::number::{Dyadic, Integer};
use tweedle_engine::short::{Id, Style, Thermograph};
use tweedle_engine::{Play, Player, Stop};
use tweedle_rules::any::{Position, PositionError, Term};

/// The number of positions that the walk to the value of a component may enter.
const MOST_POSITIONS: u64 = 10_000;
/// The number of steps that may be taken for the value of a component, or of what a move leaves of
/// it.
const STEPS: u64 = 100_000;
/// The number of steps that may be taken to find a winning move where nothing is hot.
const COLD: u64 = 300_000;
/// The approximate number of moves that are looked at in a component that is too large to be
/// valued.
const SAMPLED: usize = 100;
/// The largest number of characters of a component that is named in words, and of a value that is
/// told.
const TOLD: usize = 40;

/// The value of a component, or what it is taken for.
#[derive(Clone, Debug)]
struct Game {
    value: Id,
    thermograph: Arc<Thermograph>,
    /// Below 0 for a number.
    temperature: Dyadic,
}

impl Game {
    fn new(value: Id, analyst: &mut Analyst) -> Result<Game, Stop> {
        let thermograph = analyst.store.thermograph(value)?;
        let temperature = analyst.store.temperature(value)?;
        Ok(Game { value, thermograph, temperature })
    }

    /// The value of a position; `None` if that is not found soon.
    fn of(position: &Position, analyst: &mut Analyst) -> Result<Option<Game>, PositionError> {
        let found = within(STEPS, analyst, |analyst| {
            let value = analyst.canonical_form_within(position, MOST_POSITIONS)?;
            Ok(Game::new(value, analyst)?)
        });
        match found {
            Err(PositionError::Stop(Stop::TooLarge(_))) => Ok(None),
            found => found,
        }
    }

    /// The wall where `mover` moves first, at a temperature, or at 0 if that is below, in numbers that are better for `player` the
    /// greater they are.
    fn wall(&self, player: Player, mover: Player, t: &Dyadic) -> Dyadic {
        let t = t.clone().max(Dyadic::ZERO);
        signed(self.thermograph.wall(mover).at(&t), player)
    }
}

/// A number of Left's, in numbers that are better for `player` the greater they are.
fn signed(number: Dyadic, player: Player) -> Dyadic {
    match player {
        Player::Left => number,
        Player::Right => -number,
    }
}

/// A move in a component.
#[derive(Clone, Debug)]
struct Step {
    /// The number of the move among those of the turn.
    index: usize,
    /// The game that it leaves of the component.
    after: Game,
}

/// A component.
#[derive(Clone, Debug)]
pub(super) struct Part {
    /// Its representative.
    term: Position,
    /// Its notation, as it stands in the position.
    text: String,
    game: Game,
    /// True if it is too large to be valued, so that the game is a guess.
    is_guessed: bool,
    /// The moves of the player in it.
    steps: Vec<Step>,
}

impl Part {
    /// The temperature; below 0 for a number.
    pub(super) fn temperature(&self) -> &Dyadic {
        &self.game.temperature
    }
}

/// A position by its components.
pub(super) struct Heat<'a> {
    turn: &'a Turn<'a>,
    parts: Vec<Part>,
}

/// A component and a move in it, before they have their games.
struct Found {
    term: Position,
    text: String,
    /// The moves, and what each leaves.
    steps: Vec<(usize, Position)>,
}

impl<'a> Heat<'a> {
    /// Values the components. One that is too large is taken for a switch: the means that the best moves of both
    /// players leave in it are taken to be a quarter of the difference of mobility.
    ///
    /// # Errors
    /// [`Stop::Undefined`] where thermographs say nothing: in misère play, and of entailing moves and loops.
    pub(super) fn of(
        turn: &'a Turn<'a>,
        name: &str,
        analyst: &mut Analyst,
    ) -> Result<Heat<'a>, PositionError> {
        let position = turn.position;
        let missing = if turn.play == Play::Misere {
            "normal play"
        } else if position.is_entailing() {
            "games without entailing moves"
        } else if position.is_loopy() {
            "games in which play cannot go round in a loop"
        } else {
            let mut parts = Vec::new();
            for found in components(turn, analyst)? {
                parts.push(part(found, turn.player, analyst)?);
            }
            return Ok(Heat { turn, parts });
        };
        let message =
            format!("The {name} strategy goes by temperatures, which are of {missing} only.");
        Err(Stop::Undefined(message).into())
    }

    /// The hottest component in which the player can move, the first of several.
    pub(super) fn hottest(&self) -> Option<&Part> {
        self.hottest_where(|_| true)
    }

    /// The component of these that is hottest, if the player can move in some.
    pub(super) fn hottest_of(&self, terms: &[Term]) -> Option<&Part> {
        self.hottest_where(|part| part.term.terms().iter().any(|term| terms.contains(term)))
    }

    fn hottest_where(&self, is_meant: impl Fn(&Part) -> bool) -> Option<&Part> {
        let parts = self.parts.iter().filter(|part| is_meant(part) && !part.steps.is_empty());
        parts.reduce(|best, part| if part.temperature() > best.temperature() { part } else { best })
    }

    /// The sum of the means, and the greatest temperature, if all components are valued.
    pub(super) fn total(&self) -> Option<(Dyadic, Dyadic)> {
        if self.parts.iter().any(|part| part.is_guessed) {
            return None;
        }
        let means = self.parts.iter().map(|part| part.game.thermograph.mean());
        let mean = means.fold(Dyadic::ZERO, |sum, mean| sum + mean.clone());
        let hottest = self.parts.iter().map(|part| part.temperature().clone()).max();
        Some((mean, hottest.unwrap_or(Dyadic::ZERO)))
    }

    /// The ambient temperature of the compound thermograph: the least at which its wall for the player, who
    /// moves first, is best for him; and that wall there.
    ///
    /// Between corners of the components' walls it is convex, so that the best is at a corner.
    pub(super) fn ambient(&self) -> (Dyadic, Dyadic) {
        let player = self.turn.player;
        let walls = Thermograph::compound(self.parts.iter().map(|part| &*part.game.thermograph));
        let wall = &walls[player.index()];
        let zero = Dyadic::ZERO;
        let mut best = (zero.clone(), signed(wall.at(&zero), player));
        for (t, value) in wall.corners().filter(|(t, _)| t.signum() > 0) {
            let value = signed(value.clone(), player);
            if value > best.1 {
                best = (t.clone(), value);
            }
        }
        best
    }

    /// The width of the thermograph of a component at a temperature.
    fn width(&self, part: &Part, t: &Dyadic) -> Dyadic {
        let (player, opponent) = (self.turn.player, self.turn.player.opponent());
        part.game.wall(player, player, t) - part.game.wall(player, opponent, t)
    }

    /// The component that is widest at a temperature; of several the hottest, and of these the first.
    pub(super) fn widest(&self, t: &Dyadic) -> Option<&Part> {
        let mut best: Option<(&Part, Dyadic)> = None;
        for part in self.parts.iter().filter(|part| !part.steps.is_empty()) {
            let width = self.width(part, t);
            let is_better = best.as_ref().is_none_or(|(other, most)| {
                (&width, part.temperature()) > (most, other.temperature())
            });
            if is_better {
                best = Some((part, width));
            }
        }
        best.map(|(part, _)| part)
    }

    /// The orthodox move in a component at a temperature: it leaves the best wall where the opponent moves first.
    /// Of several it is one that is best at temperature 0, too, and behind none that leaves strictly more; of these
    /// the first.
    pub(super) fn orthodox(
        &self,
        part: &Part,
        t: &Dyadic,
        analyst: &mut Analyst,
    ) -> Result<usize, PositionError> {
        let (player, opponent) = (self.turn.player, self.turn.player.opponent());
        let zero = Dyadic::ZERO;
        let mut best: Option<&Step> = None;
        for step in &part.steps {
            let Some(other) = best else {
                best = Some(step);
                continue;
            };
            let order = [t, &zero].map(|t| {
                let [new, old] = [step, other].map(|it| it.after.wall(player, opponent, t));
                new.cmp(&old)
            });
            let order = order[0].then(order[1]);
            let (new, old) = (step.after.value, other.after.value);
            let is_better = order == Ordering::Greater
                || order == Ordering::Equal
                    && new != old
                    && analyst.store.no_better(player, old, new)?;
            if is_better {
                best = Some(step);
            }
        }
        Ok(best.map_or(0, |step| step.index))
    }

    /// The move where no component is hot: one that is found to win, or else one that loses least. `None` if one
    /// is hot.
    pub(super) fn cold(&self, analyst: &mut Analyst) -> Result<Option<Choice>, PositionError> {
        if self.hottest().is_some_and(|part| part.temperature().signum() > 0) {
            return Ok(None);
        }
        if self.parts.iter().any(|part| part.is_guessed) {
            let Choice { index, reason } = Greedy.choose(self.turn, analyst)?;
            let why = "Nothing seems to be hot, and not all can be valued.";
            return Ok(Some(Choice::new(index, format!("{why} {reason}"))));
        }
        let (player, opponent) = (self.turn.player, self.turn.player.opponent());
        let is_number = self.parts.iter().all(|part| part.temperature().signum() < 0);
        let all = if is_number { "All components are numbers" } else { "No component is hot" };
        let searched = within(COLD, analyst, |analyst| first_winning(self.turn, analyst))?;
        if let Some(Some(index)) = searched {
            let reason = format!("{all}. A search shows that {opponent} loses after this move.");
            return Ok(Some(Choice::new(index, reason)));
        }
        let mut best: Option<(usize, Dyadic)> = None;
        for part in &self.parts {
            for step in &part.steps {
                let [before, after] = [&part.game, &step.after]
                    .map(|game| game.wall(player, opponent, &Dyadic::ZERO));
                let gain = after - before;
                if best.as_ref().is_none_or(|(_, most)| gain > *most) {
                    best = Some((step.index, gain));
                }
            }
        }
        let (index, gain) = best.unwrap_or((0, Dyadic::ZERO));
        let loses = if gain.signum() < 0 {
            format!("This one loses least, {}", -gain)
        } else {
            "This one gives up nothing of the stops".to_owned()
        };
        let known = match searched {
            Some(_) => ", and every move loses the game",
            None => "",
        };
        Ok(Some(Choice::new(index, format!("{all}{known}. {loses}."))))
    }

    /// A choice, with what the move leaves of the component, and how many components are guessed.
    pub(super) fn choice(
        &self,
        part: &Part,
        index: usize,
        reason: &str,
        analyst: &mut Analyst,
    ) -> Result<Choice, PositionError> {
        let mut pieces = vec![reason.to_owned()];
        let step = part.steps.iter().find(|step| step.index == index);
        if let (Some(step), false) = (step, part.is_guessed) {
            match analyst.store.text_within(step.after.value, Style::default(), TOLD as u64) {
                Ok(text) => pieces.push(format!("It leaves {text} there.")),
                Err(Stop::TooLarge(_)) => {
                    let mean = step.after.thermograph.mean();
                    pieces.push(format!("It leaves a long value of mean {mean} there."));
                }
                Err(stop) => return Err(stop.into()),
            }
        }
        let guessed = self.parts.iter().filter(|part| part.is_guessed).count();
        let who = match (guessed, self.parts.len()) {
            (1, 1) => "The position is".to_owned(),
            (1, all) => format!("One of the {all} components is"),
            (some, all) => format!("{some} of the {all} components are"),
        };
        if guessed > 0 {
            pieces.push(format!("{who} too large to be valued, and judged by mobility."));
        }
        Ok(Choice::new(index, pieces.join(" ")))
    }

    /// The name of a component in a sentence: its notation, if that is short; `None` if it is the only one.
    pub(super) fn named(&self, part: &Part) -> Option<String> {
        let is_short = part.text.chars().count() <= TOLD && !part.text.trim().is_empty();
        (self.parts.len() > 1 && is_short).then(|| part.text.clone())
    }

    /// A component with its temperature, at the end of a sentence.
    pub(super) fn told(&self, part: &Part) -> String {
        let name = self.named(part).map_or(String::new(), |name| format!(" {name}"));
        let taken = if part.is_guessed { "taken to be " } else { "" };
        format!("component{name}; its temperature is {taken}{}", part.temperature())
    }
}

/// The components of a position, with the moves in each of the player who moves next. Each move changes one of them; if
/// a ruleset takes positions apart in another way after some move, the whole position is one component.
fn components(turn: &Turn<'_>, analyst: &Analyst) -> Result<Vec<Found>, Stop> {
    let position = turn.position;
    let mut found: Vec<Found> = position
        .parts()
        .into_iter()
        .map(|part| Found { term: part.representative(), text: part.shown(), steps: Vec::new() })
        .collect();
    let whole = position.representative();
    for (index, step) in turn.moves.iter().enumerate() {
        analyst.control().check()?;
        let after = step.to.representative();
        let gone = difference(whole.terms(), after.terms());
        let left = difference(after.terms(), whole.terms());
        let place = match &*gone {
            [only] => found.iter().position(|it| it.term.terms() == [only.clone()]),
            _ => None,
        };
        let Some(place) = place else {
            let steps = turn.moves.iter().map(|step| step.to.clone()).enumerate().collect();
            let text = position.shown();
            return Ok(vec![Found { term: position.clone(), text, steps }]);
        };
        found[place].steps.push((index, Position::of_terms(left)));
    }
    Ok(found)
}

/// The terms that are in one sorted list and not in another, each as often as it is there more
/// often.
pub(super) fn difference(these: &[Term], those: &[Term]) -> Vec<Term> {
    let mut others = those.iter().peekable();
    let mut rest = Vec::new();
    for term in these {
        while others.next_if(|other| *other < term).is_some() {}
        if others.next_if(|other| *other == term).is_none() {
            rest.push(term.clone());
        }
    }
    rest
}

/// A component with its games.
fn part(found: Found, player: Player, analyst: &mut Analyst) -> Result<Part, PositionError> {
    let Found { term, text, steps } = found;
    if let Some(game) = Game::of(&term, analyst)? {
        let mut valued = Vec::with_capacity(steps.len());
        for (index, after) in &steps {
            let Some(after) = Game::of(after, analyst)? else { break };
            valued.push(Step { index: *index, after });
        }
        if valued.len() == steps.len() {
            return Ok(Part { term, text, game, is_guessed: false, steps: valued });
        }
    }
    guessed(Found { term, text, steps }, player, analyst)
}

/// A component that is too large to be valued.
fn guessed(found: Found, player: Player, analyst: &mut Analyst) -> Result<Part, PositionError> {
    let Found { term, text, steps } = found;
    let stride = steps.len().div_ceil(SAMPLED).max(1);
    let mut sampled = Vec::new();
    let mut best: [Option<Dyadic>; 2] = [None, None];
    let mut note = |mover: Player, mean: &Dyadic| {
        let best = &mut best[mover.index()];
        let is_better = |other: &Dyadic| signed(mean.clone(), mover) > signed(other.clone(), mover);
        if best.as_ref().is_none_or(is_better) {
            *best = Some(mean.clone());
        }
    };
    for (index, after) in steps.into_iter().step_by(stride) {
        let mean = by_mobility(&after, analyst)?;
        note(player, &mean);
        let value = analyst.store.number(mean)?;
        sampled.push(Step { index, after: Game::new(value, analyst)? });
    }
    let answers = term.options(player.opponent(), analyst.control())?;
    let stride = answers.len().div_ceil(SAMPLED).max(1);
    for after in answers.iter().step_by(stride) {
        note(player.opponent(), &by_mobility(after, analyst)?);
    }
    let value = match best {
        [Some(left), Some(right)] if left > right => {
            let (left, right) = (analyst.store.number(left)?, analyst.store.number(right)?);
            analyst.store.game(&[left], &[right])?
        }
        _ => {
            let mean = by_mobility(&term, analyst)?;
            analyst.store.number(mean)?
        }
    };
    let game = Game::new(value, analyst)?;
    Ok(Part { term, text, game, is_guessed: true, steps: sampled })
}

/// The mean that a position is taken to have: a quarter of a move for each move that Left has more than Right.
fn by_mobility(position: &Position, analyst: &Analyst) -> Result<Dyadic, Stop> {
    let count = |player| mobility(position, player, analyst.control());
    let ahead = i128::from(count(Player::Left)?) - i128::from(count(Player::Right)?);
    let ahead = i64::try_from(ahead).unwrap_or(if ahead < 0 { i64::MIN } else { i64::MAX });
    Ok(Dyadic::new(Integer::from(ahead), 2))
}
