//! The desk: a session, and the questions that it is asked.

use crate::answer::{
    Analysis, EndingOf, Evaluation, Explanation, FinalScores, Hint, Moves, Nimber, NimberOf,
    PlayedStep, Proof, Standings, Target, Targets, ValuedOption, Verdict,
};
use crate::classes::Folders;
use crate::kept::counted_text;
use crate::play::nearest;
use crate::read_file::read_file;
use crate::trouble::Kind;
use crate::{Place, Trouble};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use tweedle_draw::Scene;
use tweedle_engine::affine::Value as AffineValue;
use tweedle_engine::number::Rational;
use tweedle_engine::{Control, Play, Player};
use tweedle_heaps::{Code, code};
use tweedle_rules::{Entry, Registry};
use tweedle_script::say;
use tweedle_script::{Drawing, Failure, Session, Source, Span, Style, Value, position_failure};
use tweedle_search::strategy::{Choice, STRATEGIES, Strategy, Turn, decide, strategy};
use tweedle_search::{
    Move, Position, PositionError, Record, Refusal, Rules, Step, certify_nimber, counts_points,
    explain, random_starts, tournament, verify,
};

/// The greatest number of starts of a tournament.
const MOST_STARTS: usize = 1_000_000;
/// Variables may hold this part of the budget when a question ended for want of memory: a quarter.
const MODEST: usize = 4;
/// The number of legal moves that the refusal of a record lists.
const SHOWN: usize = 8;

/// A desk answers questions: it is a session of the language with its variables, its rulesets, and its knowledge so
/// far, under one budget.
///
/// There is a method for each kind of question, and [`Desk::ask`] for any. Work may take long; another
/// thread can stop it through a clone of [`Desk::control`] and see how far it is by
/// [`Progress::of`](crate::Progress::of). After a [`Trouble`] the desk is ready for the next question: after one
/// of memory it has forgotten the results that can be found again, and after a [`Kind::Bug`], which is a panic, its
/// variables too. After one that was cancelled, the caller who cancelled it has to call [`Control::resume`] first.
pub struct Desk {
    pub(crate) session: Session,
    /// The folders in which classes are found.
    folders: Vec<PathBuf>,
}

impl Desk {
    /// A desk without bounds that knows the rulesets of a registry, without access to files.
    pub fn of(registry: Registry) -> Desk {
        Desk::new(Control::new(), registry)
    }

    /// A desk that knows the rulesets of a registry, bounded and stopped through `control`, without access to files.
    pub fn new(control: Control, registry: Registry) -> Desk {
        Desk { session: Session::new(control, registry), folders: Vec::new() }
    }

    /// The same, where `File("path")` of the language reads files, of up to 16 MB.
    #[must_use]
    pub fn with_files(mut self) -> Desk {
        self.session.set_files(read_file);
        self
    }

    /// The same, where classes and scripts that an input mentions are found in folders: the class `a.B` in the file
    /// `a/B.cgs` of the first folder that has it.
    #[must_use]
    pub fn with_classes(mut self, folders: Vec<PathBuf>) -> Desk {
        self.session.set_class_path(Folders::new(folders.clone()));
        self.folders = folders;
        self
    }

    /// Gives back the memory that a question filled which ended for want of memory, so that no other question is refused
    /// for it: the results, and the variables if they hold much, of which the trouble is told. Other trouble stays as it is.
    #[must_use]
    pub fn give_back(&mut self, trouble: Trouble) -> Trouble {
        if !matches!(trouble.kind, Kind::Memory { .. }) {
            return trouble;
        }
        self.session.forget();
        let control = self.control();
        if control.used() <= control.limit() / MODEST && !control.was_exhausted() {
            return trouble;
        }
        self.session.clear();
        trouble.with_hint("The variables of the session held the memory, and are forgotten.")
    }

    /// The same, where games are printed in a style.
    #[must_use]
    pub fn with_style(mut self, style: Style) -> Desk {
        self.session.set_style(style);
        self
    }

    /// Forgets all variables and all results. Rulesets that were registered and options that were set stay.
    pub fn clear(&mut self) {
        self.session.clear();
    }

    /// The handle that bounds and stops the work.
    pub fn control(&self) -> &Control {
        self.session.control()
    }

    /// Adds a ruleset of one's own, which is then known by its name as ours are. The name has a package of
    /// games before it, such as `game.heap`.
    ///
    /// # Errors
    /// [`Trouble`] if the name has no such package or is no name, or a ruleset is called so already, in this
    /// package or in another.
    ///
    /// ```
    /// use tweedle_desk::Desk;
    /// use tweedle_rulesets::{Entry, Nim, Shape, any::RulesOf};
    /// static MINE: Entry = Entry::named("game.heap.MyNim", Shape::Heaps)
    ///     .example("3,4,5")
    ///     .start("1,3,5,7")
    ///     .summary("Take any number of counters from a heap.")
    ///     .source("my own")
    ///     .made_by(&|name, _| Ok(RulesOf::new(name, Nim).rules()));
    /// let mut desk = Desk::of(tweedle_rulesets::standard());
    /// desk.register(&MINE)?;
    /// let answer = desk.evaluate("game.heap.MyNim(\"3,5\").CanonicalForm")?;
    /// assert_eq!(answer.output.as_deref(), Some("*6"));
    /// # Ok::<(), tweedle_desk::Trouble>(())
    /// ```
    pub fn register(&mut self, entry: &'static Entry) -> Result<(), Trouble> {
        self.session.register(entry).map_err(|why| Trouble::mistake(say::taken_name(&why)))
    }

    /// The folders in which classes are found.
    pub(crate) fn folders(&self) -> &[PathBuf] {
        &self.folders
    }

    /// The session, for the parts of the language beyond these questions.
    pub fn session(&mut self) -> &mut Session {
        &mut self.session
    }

    /// The session alone.
    pub fn into_session(self) -> Session {
        self.session
    }

    /// The value of a program. Variables that it assigns stay.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn evaluate(&mut self, input: &str) -> Result<Evaluation, Trouble> {
        self.evaluate_source(Source::new("input", input))
    }

    /// The same of a text that messages about functions in it call by a name, such as that of a file.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn evaluate_source(&mut self, source: Source) -> Result<Evaluation, Trouble> {
        let text = source.text.clone();
        let found = self.session.run_structured_source(source);
        let (output, value) = found.map_err(|it| Trouble::of(it, &text))?;
        Ok(Evaluation { output, value })
    }

    /// The text alone of what a program evaluates to, as [`Desk::evaluate_source`] has it in `output`.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn print_source(&mut self, source: Source) -> Result<Option<String>, Trouble> {
        let text = source.text.clone();
        self.session.run_source(source).map_err(|it| Trouble::of(it, &text))
    }

    /// The value of a position or a game, and both players' options.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn analyze(&mut self, input: &str) -> Result<Analysis, Trouble> {
        let found = self.session.analyze(input).map_err(|failure| Trouble::of(failure, input))?;
        Ok(analysis_of(found))
    }

    /// [`Desk::analyze`], and misère play, too.
    ///
    /// # Errors
    /// [`Trouble`], also of games with entailing moves, which have no misère play.
    pub fn analyze_with_misere(&mut self, input: &str) -> Result<Analysis, Trouble> {
        let found = self.session.analyze_with_misere(input);
        let (found, misere) = found.map_err(|failure| Trouble::of(failure, input))?;
        Ok(Analysis { misere_play: Some(misere.into()), ..analysis_of(found) })
    }

    /// The outcomes of the positions that can be reached, or of those of a collection.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn targets(&mut self, input: &str) -> Result<Targets, Trouble> {
        let found = self.session.targets(input).map_err(|failure| Trouble::of(failure, input))?;
        let positions = found.rows.into_iter().map(|row| Target {
            position: row.position,
            outcome: row.outcome,
            misere: row.misere,
            nimber: row.nimber.map(Nimber),
        });
        Ok(Targets { positions: positions.collect() })
    }

    /// The nimber of an impartial position, or the moon.
    ///
    /// # Errors
    /// [`Trouble`], also of a position that is not impartial or in which an answer is due.
    pub fn nimber(&mut self, input: &str) -> Result<NimberOf, Trouble> {
        let (position, everything) = self.impartial(input)?;
        match self.nimber_of(&position) {
            Ok(value) => Ok(NimberOf { nimber: Nimber(value), certificate: None }),
            Err(error) => Err(self.failed_at(error, &position, everything, input)),
        }
    }

    /// [`Desk::nimber`] with a certificate ([`certify_nimber`]), which is found by a search of its own.
    ///
    /// # Errors
    /// As there, and for positions that have no certificate.
    pub fn certified_nimber(&mut self, input: &str) -> Result<NimberOf, Trouble> {
        let (position, everything) = self.impartial(input)?;
        let control = self.control().clone();
        let certificate = certify_nimber(&position, &control)
            .map_err(|error| self.failed_at(error, &position, everything, input))?;
        let text = counted_text(&control, |out| {
            serde_json::to_writer(&mut *out, &certificate)?;
            std::io::Write::write_all(out, b"\n")
        })?;
        let nimber = Nimber(AffineValue::Nimber(certificate.nimber));
        Ok(NimberOf { nimber, certificate: Some(text) })
    }

    /// An impartial position, and the place of all of the input.
    fn impartial(&mut self, input: &str) -> Result<(Position, Span), Trouble> {
        let position = self.position(input)?;
        let everything = Span::new(0, input.trim_end().len() as u32);
        if !position.is_impartial() {
            let failure = Failure::new(say::may_be_no_nimber(), everything);
            let failure = failure.with_hint("Ask for an analysis instead: it shows the value. `.CanonicalForm.NimValue` is the nimber, if it is one.");
            return Err(Trouble::of(failure, input));
        }
        Ok((position, everything))
    }

    fn nimber_of(&mut self, position: &Position) -> Result<AffineValue, PositionError> {
        let analyst = self.session.analyst();
        if position.is_entailing()
            && let Some(value) = analyst.affine_worth(position)?.value()
        {
            return Ok(value);
        }
        analyst.nimber_or_loop(position).map(AffineValue::Nimber)
    }

    /// A picture of a game or a position, to be written in any format.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn scene(&mut self, input: &str, drawing: &Drawing) -> Result<Scene, Trouble> {
        self.session.draw(input, drawing).map_err(|failure| Trouble::of(failure, input))
    }

    /// The position that a program evaluates to, with heaps of one game side by side.
    ///
    /// # Errors
    /// [`Trouble`], also if the value is no position.
    pub fn position(&mut self, input: &str) -> Result<Position, Trouble> {
        self.session.position(input).map_err(|failure| Trouble::of(failure, input))
    }

    /// The moves that a player can make.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn moves(&mut self, input: &str, player: Player) -> Result<Moves, Trouble> {
        let position = self.position(input)?;
        let moves = self.moves_of(&position, player)?;
        Ok(Moves {
            moves: moves.iter().map(step).collect(),
            obligation: position.obligation(player),
        })
    }

    /// The winner, and the reasons, for a player whose turn it is.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn explain(
        &mut self,
        input: &str,
        player: Player,
        play: Play,
    ) -> Result<Explanation, Trouble> {
        let position = self.position(input)?;
        let moves = self.moves_of(&position, player)?;
        let turn = Turn { position: &position, player, play, moves: &moves };
        let lines = self.explain_turn(&turn)?;
        Ok(Explanation { lines })
    }

    /// The move that a strategy plays for a player whose turn it is, and the reason.
    ///
    /// # Errors
    /// [`Trouble`], also if the player cannot move.
    pub fn hint(
        &mut self,
        input: &str,
        player: Player,
        play: Play,
        name: &str,
        seed: u64,
    ) -> Result<Hint, Trouble> {
        let mut strategy = named_strategy(name, seed)?;
        let position = self.position(input)?;
        strategy.covers(&position, play).map_err(|stop| Trouble::from(stop).about(input))?;
        let moves = self.moves_of(&position, player)?;
        if moves.is_empty() {
            return Err(Trouble::mistake(say::cannot_move_here(player)).about(input));
        }
        let turn = Turn { position: &position, player, play, moves: &moves };
        let choice = self.choose(&mut *strategy, &turn)?;
        let step = step(&moves[choice.index]);
        Ok(Hint { index: choice.index, step, reason: choice.reason })
    }

    /// The result of a check that a strategy wins against every play. The strategy plays `player`, and `first` moves
    /// first; it may have to move in `most` positions.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn verify(
        &mut self,
        input: &str,
        name: &str,
        (player, first): (Player, Player),
        play: Play,
        most: u64,
    ) -> Result<Proof, Trouble> {
        let mut strategy = named_strategy(name, 0)?;
        let start = self.position(input)?;
        strategy.covers(&start, play)?;
        let analyst = self.session.analyst();
        let verdict = verify(&mut *strategy, player, &start, first, play, most, analyst);
        let verdict = verdict.map_err(|error| self.failed(error, &start))?;
        // True if the failure is the fault of the strategy.
        let analyst = self.session.analyst();
        let class = if counts_points(&start, play) {
            analyst.class_by_points(&start)
        } else {
            analyst.class_within(&start, play, most)
        };
        let can_win = match class {
            Ok(class) => Some(class.winner(first) == Some(player)),
            // The verdict stands without it, but what fills the memory is to go.
            Err(error) => {
                self.failed(error, &start);
                None
            }
        };
        let (verdict, positions, line) = match verdict {
            tweedle_search::Verdict::Proved { positions } => {
                (Verdict::Proved, Some(positions), None)
            }
            tweedle_search::Verdict::Unfinished { positions } => {
                (Verdict::Unfinished, Some(positions), None)
            }
            tweedle_search::Verdict::Refuted { line } => {
                (Verdict::Refuted, None, Some(played(first, line)))
            }
            tweedle_search::Verdict::Drawn { line } => {
                (Verdict::Drawn, None, Some(played(first, line)))
            }
        };
        Ok(Proof { strategy: name.to_owned(), player, first, verdict, positions, line, can_win })
    }

    /// The numbers of wins of strategies against each other, in four matches of each pair from each of `starts` starts:
    /// the position, and others that random play makes of it.
    ///
    /// # Errors
    /// [`Trouble`], also of fewer than two strategies.
    pub fn tournament(
        &mut self,
        input: &str,
        names: &[String],
        starts: usize,
        seed: u64,
        play: Play,
    ) -> Result<Standings, Trouble> {
        if names.len() < 2 {
            return Err(Trouble::mistake(say::too_few_strategies()));
        }
        if !(1..=MOST_STARTS).contains(&starts) {
            let most = crate::words::grouped(MOST_STARTS as u64);
            return Err(Trouble::mistake(say::number_of_starts(&most)));
        }
        let seeds = (0..).map(|place| seed.wrapping_add(place));
        let named = names.iter().zip(seeds).map(|(name, seed)| named_strategy(name, seed));
        let mut strategies: Vec<_> = named.collect::<Result<_, _>>()?;
        let start = self.position(input)?;
        let control = self.control().clone();
        let standings = random_starts(&start, starts, seed, &control)
            .and_then(|starts| tournament(&mut strategies, &starts, play, self.session.analyst()));
        let standings = standings.map_err(|error| self.failed(error, &start))?;
        let tweedle_search::Standings { wins, games, points } = standings;
        let texts = |row: Vec<Rational>| row.iter().map(ToString::to_string).collect();
        let points = points.map(|rows| rows.into_iter().map(texts).collect());
        Ok(Standings { strategies: numbered(names), starts, wins, games, points })
    }

    /// The winner of a match from `start`; `None` if it is a draw.
    ///
    /// # Errors
    /// [`Trouble`]; of a step that breaks the rules it lists the legal moves.
    pub fn referee(
        &mut self,
        record: &Record,
        start: &Position,
    ) -> Result<Option<Player>, Trouble> {
        let refereed = record.referee(start, self.session.control());
        self.refereed(refereed, start)
    }

    /// The winner that the referee finds in a match from `start`.
    pub(crate) fn refereed(
        &mut self,
        refereed: Result<Option<Player>, Refusal>,
        start: &Position,
    ) -> Result<Option<Player>, Trouble> {
        match refereed {
            Ok(winner) => Ok(winner),
            Err(Refusal::Stop(stop)) => Err(self.failed(stop.into(), start)),
            Err(refusal) => Err(Trouble::mistake(say::bad_argument(sentence(&refusal)))),
        }
    }

    /// The take-and-break code that a text is: digits such as `0.77`, the name of a game such as `Kayles` or
    /// `dawsons-kayles`, or an expression of a ruleset that has a code, such as `game.heap.Kayles`.
    ///
    /// # Errors
    /// [`Trouble`] if it is none of these, or the ruleset has no code.
    pub fn code(&mut self, text: &str) -> Result<Code, Trouble> {
        let before = text.len() - text.trim_start().len();
        self.trimmed_code(text.trim()).map_err(|mut trouble| {
            if trouble.whence.is_none()
                && let Some(place) = &mut trouble.place
            {
                *place = Place::of(place.span().moved(before as u32), text);
            }
            trouble
        })
    }

    fn trimmed_code(&mut self, text: &str) -> Result<Code, Trouble> {
        let is_expression = text.starts_with("game.") || text.contains('(');
        let error = match code::read(text) {
            Ok(code) => return Ok(code),
            Err(error) if !is_expression => return Err(Trouble::of_code(error, text)),
            Err(error) => error,
        };
        match self.value(text)? {
            Value::Ruleset(rules) => rules
                .code()
                .cloned()
                .ok_or_else(|| Trouble::mistake(say::no_take_and_break_code(rules.expression()))),
            _ => Err(Trouble::of_code(error, text)),
        }
    }

    /// The ruleset that a text is an expression of.
    ///
    /// # Errors
    /// [`Trouble`], also if the value is no ruleset.
    pub fn rules(&mut self, text: &str) -> Result<Arc<dyn Rules>, Trouble> {
        match self.value(text)? {
            Value::Ruleset(rules) => Ok(rules),
            other => {
                let said = match other {
                    Value::Object(_) | Value::Declared(_) => say::ruleset_of_program(),
                    _ => say::no_ruleset(),
                };
                Err(Trouble::mistake(said).about(text))
            }
        }
    }

    pub(crate) fn value(&mut self, text: &str) -> Result<Value, Trouble> {
        self.session.value(text).map_err(|failure| Trouble::of(failure, text))
    }

    /// The moves that a player can make in a position.
    pub(crate) fn moves_of(
        &mut self,
        position: &Position,
        player: Player,
    ) -> Result<Vec<Move>, Trouble> {
        let moves = position.moves(player, self.control());
        moves.map_err(|stop| self.failed(stop.into(), position))
    }

    /// The winner of a position, and the reasons.
    pub(crate) fn explain_turn(&mut self, turn: &Turn<'_>) -> Result<Vec<String>, Trouble> {
        let failed = explain(turn, self.session.analyst());
        failed.map_err(|error| self.failed(error, turn.position))
    }

    /// The move that a strategy plays in a position; it is never without a move for want of time or memory.
    pub(crate) fn choose(
        &mut self,
        strategy: &mut dyn Strategy,
        turn: &Turn<'_>,
    ) -> Result<Choice, Trouble> {
        let analyst = self.session.analyst();
        let choice = decide(strategy, turn, analyst);
        let choice = choice.and_then(|choice| strategy.told(turn, choice, analyst));
        let Choice { index, reason } = choice.map_err(|error| self.failed(error, turn.position))?;
        Ok(Choice { index, reason })
    }

    /// The reason why work on a position failed, at the start of the text that the position came from.
    pub(crate) fn failed(&mut self, error: PositionError, position: &Position) -> Trouble {
        self.failed_at(error, position, Span::default(), "")
    }

    /// The reason why work failed on a position that stands at `span` of `text`.
    fn failed_at(
        &mut self,
        error: PositionError,
        position: &Position,
        span: Span,
        text: &str,
    ) -> Trouble {
        let trouble = Trouble::of(position_failure(error, position, span), text);
        // Memory is given back, so that smaller work can go on.
        if matches!(trouble.kind, Kind::Memory { .. }) {
            self.session.forget();
        }
        trouble
    }
}

/// The strategy with a name; chance starts from `seed`.
pub(crate) fn named_strategy(name: &str, seed: u64) -> Result<Box<dyn Strategy>, Trouble> {
    strategy(name, seed).ok_or_else(|| {
        let near = nearest(&STRATEGIES, &name.to_lowercase());
        let near = near.map_or(String::new(), |near| format!("Did you mean `{near}`? "));
        let hint = format!("{near}The strategies are {}.", STRATEGIES.join(", "));
        Trouble::mistake(say::no_such_strategy(name)).with_hint(hint)
    })
}

/// The names, with numbers where the same name stands there more than once: `random 1`, `random 2`.
fn numbered(names: &[String]) -> Vec<String> {
    let number = |place: usize| {
        let name = &names[place];
        let same = |names: &[String]| names.iter().filter(|other| *other == name).count();
        if same(names) < 2 { name.clone() } else { format!("{name} {}", same(&names[..=place])) }
    };
    (0..names.len()).map(number).collect()
}

/// Moves that were made by turns, from `first` on.
fn played(first: Player, line: Vec<Move>) -> Vec<PlayedStep> {
    let players = std::iter::successors(Some(first), |mover| Some(mover.opponent()));
    let steps = players.zip(line).map(|(player, step)| PlayedStep {
        player,
        name: step.name(),
        to: step.to.text(),
    });
    steps.collect()
}

/// A move as a record has it.
pub(crate) fn step(step: &Move) -> Step {
    Step { name: step.name(), to: step.to.text() }
}

/// The refusal, with the step of the record and with the legal moves.
fn sentence(refusal: &Refusal) -> String {
    let mut message = refusal.to_string();
    if let Refusal::Foul { said, moves, .. } = refusal {
        if let Some(said) = said {
            let _ = write!(message, "\n  the record goes to {}", said.to);
            if !said.name.is_empty() && said.name != said.to {
                let _ = write!(message, " by `{}`", said.name);
            }
        }
        let legal: Vec<String> = moves.iter().take(SHOWN).map(Step::to_string).collect();
        if !legal.is_empty() {
            let more = moves.len().saturating_sub(SHOWN);
            let more = if more > 0 { format!(", and {more} more") } else { String::new() };
            let _ = write!(message, "\n  legal moves there: {}{more}", legal.join(", "));
        }
    }
    message
}

/// An analysis as it is told.
fn analysis_of(found: tweedle_search::Analysis) -> Analysis {
    let (worth, not_found) = match found.worth {
        Ok(worth) => (Some(worth), None),
        Err(why) => (None, Some(why.to_string())),
    };
    let [left, right] = found.options.map(|options| {
        let valued = options.into_iter().map(|option| ValuedOption {
            name: option.name,
            position: option.position,
            value: option.value,
            outcome: option.outcome,
            ends: option.ends.map(EndingOf::from),
            is_best: option.is_best,
        });
        valued.collect()
    });
    let (value, temperature, mean, birthday) = match worth {
        Some(worth) => (Some(worth.value), worth.temperature, worth.mean, worth.birthday),
        None => (None, None, None, None),
    };
    Analysis {
        position: found.position,
        impartial: found.is_impartial,
        value,
        not_found,
        outcome: found.outcome,
        misere: found.misere,
        misere_play: None,
        scores: found.scores.map(|[left, right]| FinalScores {
            left_first: left.to_string(),
            right_first: right.to_string(),
        }),
        left_first: found.ends.map(|ends| ends[0].into()),
        right_first: found.ends.map(|ends| ends[1].into()),
        mean,
        temperature,
        birthday,
        reasons: found.reasons,
        left,
        right,
    }
}
