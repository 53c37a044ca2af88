//! Misère games, compared modulo dead-ending games: forms of the context of dead-ending ones, and the interned Left dead ends.

use cgt::misere::game_form::{
    DeadEndingContext, DeadEndingFormContext, GameFormContext, StandardFormContext,
};
use cgt::misere::left_dead_end::LeftDeadEndContext;
use cgt::misere::left_dead_end::interned::{Interner, LeftDeadEnd};
use tweedle_workload::forms::Form;
use tweedle_workload::{Answer, Pool};

/// The number of pairs of dead-ending games of which the first is at least the second.
pub(super) fn dead_ending(pool: Pool) -> Result<Answer, String> {
    let context = DeadEndingFormContext::new(StandardFormContext);
    let games = pool.dead_ending();
    let games: Result<Vec<_>, String> = games.iter().map(|game| form(&context, game)).collect();
    let games = games?;
    let below = |g| games.iter().filter(|h| context.ge_mod_dead_ending(g, h)).count();
    let count: usize = games.iter().map(below).sum();
    Ok(Answer::new(games.len() * games.len(), move || count.to_string()))
}

/// The same of dead ends of Left.
pub(super) fn dead_ends(pool: Pool) -> Answer {
    let context = Interner::new();
    let games: Vec<_> = pool.dead_ends().iter().map(|game| end(&context, game)).collect();
    let below = |g| games.iter().filter(|h| context.game_ge(g, h)).count();
    let count: usize = games.iter().map(below).sum();
    Answer::new(games.len() * games.len(), move || count.to_string())
}

fn form<C: GameFormContext>(context: &C, game: &Form) -> Result<C::Form, String> {
    let [left, right] = [0, 1].map(|side| {
        let options = game.sides[side].iter().map(|option| form(context, option));
        options.collect::<Result<Vec<_>, _>>()
    });
    context.new(left?, right?).map_err(|_| format!("not dead-ending: {game}"))
}

fn end(context: &Interner, game: &Form) -> LeftDeadEnd {
    let options: Vec<_> = game.sides[1].iter().map(|option| end(context, option)).collect();
    if options.is_empty() { context.new_integer(0) } else { context.new_moves(options) }
}
