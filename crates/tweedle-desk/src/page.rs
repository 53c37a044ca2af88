//! Questions of pages: values with their signs, positions that are pointed at, matches that go on move by move.

use crate::answer::{
    CandidateOf, Completions, Edited, Explored, Picture, Reference, ReferenceItem, ReferencePage,
    ShownValue, Strategies, StrategyOf, TurnOf,
};
use crate::edit::edits;
use crate::paint::{cells, edited, heaps};
use crate::play::{Match, Next, PERSON, is_of_boxes};
use crate::question::{Act, Change};
use crate::sight::{Seen, numbers, shown, sight};
use crate::{Desk, Trouble};
use tweedle_draw::{COLUMNS, Played, Scene, Theme, Thing, latex, mathml};
use tweedle_engine::Player;
use tweedle_script::say;
use tweedle_script::{Shown, reference};
use tweedle_search::Record;

/// The most characters of a value that is set as mathematics; a longer one is shown as it is printed.
const MOST_SIGNS: usize = 20_000;
/// The most moves of a player that an answer lists.
const MOST_MOVES: usize = 20_000;

impl Desk {
    /// The value of a program, as text, as mathematics, and as a picture. Variables that it assigns stay.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn show(&mut self, input: &str) -> Result<ShownValue, Trouble> {
        let shown = self.session().show(input).map_err(|failure| Trouble::of(failure, input))?;
        let Shown { lines, text, is_mathematics, table, picture } = shown;
        let signs = text.as_deref().filter(|it| is_mathematics && it.len() <= MOST_SIGNS);
        Ok(ShownValue {
            lines,
            mathml: signs.map(mathml),
            latex: table.as_ref().map(|table| table.latex.clone()).or_else(|| signs.map(latex)),
            table: table.map(|table| table.cells),
            tikz: picture.as_ref().map(Scene::tikz),
            picture: picture.map(|scene| of_page(&scene)),
            output: text,
        })
    }

    /// A position with its picture, and the moves of both players.
    ///
    /// # Errors
    /// [`Trouble`], also of more moves than a page can list.
    pub fn explore(&mut self, input: &str) -> Result<Explored, Trouble> {
        // Edges and vertices keep their names after a move, so that it can be seen what it changes.
        let position = self.position(input)?.labelled();
        let (mut scene, places) = sight(&position, &[]);
        for (thing, edits) in edits(&position) {
            if let Some(&place) = places.get(&(0, thing)) {
                scene.places[place].edits = edits;
            }
        }
        let mut both = [Vec::new(), Vec::new()];
        for player in Player::BOTH {
            let moves = self.moves_of(&position, player)?;
            too_many(moves.len())?;
            both[player.index()] = shown(&places, &moves);
        }
        let [left, right] = both;
        let entry = self.session.registry().find(&position.class());
        let cells = entry.and_then(|entry| cells(&position, entry.cells()));
        Ok(Explored {
            position: position.expression(),
            printed: position.printed(),
            ruleset: entry.map(|entry| entry.name().to_owned()),
            cells: cells.filter(|cells| cells.now.len() == scene.places.len()),
            heaps: heaps(&position),
            impartial: position.is_impartial(),
            entailing: position.is_entailing(),
            loopy: position.is_loopy(),
            scene,
            left,
            right,
            left_obligation: position.obligation(Player::Left),
            right_obligation: position.obligation(Player::Right),
        })
    }

    /// The position that an edit makes of another one.
    ///
    /// ```
    /// use tweedle_desk::{Change, Desk};
    /// let desk = &mut Desk::of(tweedle_rulesets::standard());
    /// let edit = Change::Paint { cell: 2, sign: 'x' };
    /// assert_eq!(desk.edit("game.grid.Clobber(\"xo..\")", &edit)?.position, "game.grid.Clobber(\"xox.\")");
    /// # Ok::<(), tweedle_desk::Trouble>(())
    /// ```
    ///
    /// # Errors
    /// [`Trouble`], also if the ruleset has no such position.
    pub fn edit(&mut self, input: &str, edit: &Change) -> Result<Edited, Trouble> {
        let position = self.position(input)?;
        Ok(Edited { position: edited(&position, edit)?.expression() })
    }

    /// The match of a record after an act: a person moved, the program is to move, a hint is wanted.
    ///
    /// # Errors
    /// [`Trouble`]; also of an act that cannot be done.
    pub fn turn(&mut self, record: &Record, act: &Act, seed: u64) -> Result<TurnOf, Trouble> {
        let names = Player::BOTH.map(|player| match record.who(player) {
            "" => PERSON,
            name => name,
        });
        if is_of_boxes(record) {
            let table = Match::resume_boxes(record, names, self)?;
            return self.turn_at(table, act);
        }
        let start = self.position(&record.start)?;
        let table = Match::resume(record, &start, names, seed, self)?;
        self.turn_at(table, act)
    }

    /// A match after an act.
    fn turn_at<G: Seen>(&mut self, mut table: Match<G>, act: &Act) -> Result<TurnOf, Trouble> {
        let (mut said, advised) = self.act(&mut table, act)?;
        // A player who cannot move, or is to move in a position for the third time, hears at once that it is over.
        let comes_back = table.is_draw_offered() && table.is_person(table.player());
        if table.result().is_none() && (comes_back || table.moves(self)?.is_empty()) {
            table.advance(self)?;
        }
        let over = table.result().is_some();
        said.extend(table.score().map(|score| format!("The score is {score}.")));
        let moves = if over { Vec::new() } else { table.moves(self)? };
        too_many(moves.len())?;
        let state = table.state();
        let history = table.history().filter(|(before, _)| G::has_things_of(state, before));
        let history: Vec<Played> = history
            .map(|(before, offer)| {
                let mut changed = G::changed(before, &offer.step);
                changed.retain(|(_, thing)| is_same_later(thing));
                (table.game().player(before), changed)
            })
            .collect();
        let (scene, places) = G::sight(state, &history);
        let player = table.player();
        Ok(TurnOf {
            record: table.record(),
            last: history.last().map_or_else(Vec::new, |(_, things)| numbers(&places, things)),
            scene,
            position: G::text(state),
            moves: G::shown(state, &places, &moves),
            player,
            person: table.is_person(player),
            obligation: table.obligation(),
            draw_offered: table.is_draw_offered(),
            said,
            advised,
            over,
        })
    }

    /// Does an act in a match, and returns the remarks on it, and the number of the move that it advises.
    fn act<G: Seen>(
        &mut self,
        table: &mut Match<G>,
        act: &Act,
    ) -> Result<(Vec<String>, Option<usize>), Trouble> {
        if table.result().is_some() && !matches!(act, Act::Look {} | Act::Undo {}) {
            return Err(Trouble::mistake(say::match_is_over()));
        }
        let said = match act {
            Act::Look {} => Vec::new(),
            Act::Move { name } => {
                table.make_named(name, self)?;
                Vec::new()
            }
            Act::Program {} => {
                if table.is_person(table.player()) {
                    return Err(Trouble::mistake(say::moves_by_himself(table.player())));
                }
                match table.advance(self)? {
                    Next::Made { reason, .. } => reason.into_iter().collect(),
                    Next::Over(_) | Next::Ask(_) => Vec::new(),
                }
            }
            Act::Undo {} => {
                if !table.undo(self) {
                    return Err(Trouble::mistake(say::no_move_to_take_back()));
                }
                Vec::new()
            }
            Act::Hint {} => {
                let moves = table.moves(self)?;
                if moves.is_empty() {
                    return Err(Trouble::mistake(say::cannot_move(table.player())));
                }
                let (index, advice) = table.hint(&moves, self)?;
                return Ok((vec![advice], Some(index)));
            }
            Act::Why {} => {
                let moves = table.moves(self)?;
                table.why(&moves, self)?
            }
            Act::Draw {} => {
                if !table.draw_by_repetition() {
                    return Err(Trouble::mistake(say::nothing_came_back()));
                }
                table.why_over().into_iter().collect()
            }
            Act::Resign {} => {
                let player = table.player();
                table.resign();
                vec![format!("{player} resigns.")]
            }
        };
        Ok((said, None))
    }

    /// The completions of the name at the end of a text.
    pub fn complete(&mut self, input: &str) -> Completions {
        let (start, found) = self.session().complete(input);
        let of = |it: tweedle_script::Candidate| CandidateOf {
            text: it.text,
            about: it.about.map(str::to_owned),
        };
        Completions { start, candidates: found.into_iter().map(of).collect() }
    }

    /// The reference of the language.
    pub fn reference(&self) -> Reference {
        let item = |it: reference::Item| {
            let (input, output) = it.example.unzip();
            ReferenceItem { head: it.head, doc: it.doc, input, output }
        };
        let page = |page: reference::Page| ReferencePage {
            title: page.title,
            doc: page.doc,
            items: page.items.into_iter().map(item).collect(),
        };
        Reference {
            pages: reference::pages(self.session.registry()).into_iter().map(page).collect(),
        }
    }

    /// The strategies that play matches.
    pub fn strategies(&self) -> Strategies {
        let all = tweedle_search::strategy::TABLE.iter();
        let of = |it: &tweedle_search::strategy::Entry| StrategyOf {
            name: it.name.to_owned(),
            summary: it.summary.to_owned(),
        };
        Strategies { strategies: all.map(of).collect() }
    }
}

/// The picture in the colours of the page.
fn of_page(scene: &Scene) -> Picture {
    Picture::of(scene, crate::Format::Svg, Theme::Page, COLUMNS)
}

/// True if a thing has the same name in all positions of a match: heaps and the parts of graphs get other ones when some
/// are gone.
fn is_same_later(thing: &Thing) -> bool {
    matches!(thing, Thing::Cell(..) | Thing::Place(_) | Thing::Line(..))
}

/// Refuses more moves than a page can list.
fn too_many(moves: usize) -> Result<(), Trouble> {
    if moves <= MOST_MOVES {
        return Ok(());
    }
    let most = crate::words::grouped(MOST_MOVES as u64);
    Err(Trouble::mistake(say::too_many_moves(&most)))
}
