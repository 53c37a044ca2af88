//! Stars, ups, games and loopy games.

use super::Compiler;
use super::scope::number;
use crate::failure::{Evaluated, Failure};
use crate::operate::units;
use crate::value::Value;
use crate::value::code::{GameShape, LoopEdge, Op, Register, StarKind, UpKind, UpShape};
use crate::{Span, with_stack};
use tweedle_syntax::ast::{Direction, Expr, ExprKind, Game, UpAmount};
use tweedle_syntax::say;

impl Compiler<'_> {
    pub(super) fn star(
        &mut self,
        size: Option<&mut Expr>,
        to: Register,
        span: Span,
    ) -> Evaluated<()> {
        let Some(size) = size else {
            let star = units::star(self.session, &Value::Integer(1), span)?;
            return self.constant_to(star, to, span);
        };
        if let ExprKind::Integer(digits) = &size.kind
            && let Ok(n) = digits.parse::<i64>()
            && n < 16
        {
            let star = units::star(self.session, &Value::Integer(n), span)?;
            return self.constant_to(star, to, span);
        }
        let at = size.span;
        let from = self.operand(size)?;
        self.emit(Op::Star { to, from }, at);
        Ok(())
    }

    pub(super) fn up(
        &mut self,
        direction: Direction,
        amount: &mut UpAmount,
        star: Option<&mut Expr>,
        to: Register,
        span: Span,
    ) -> Evaluated<()> {
        let first = self.fresh()?;
        let second = self.fresh()?;
        let (kind, amount_span) = match amount {
            UpAmount::Count(count) => (UpKind::Count(*count), span),
            UpAmount::Times(n) | UpAmount::Nth(n) | UpAmount::Sum(n) => {
                self.expr_to(n, first)?;
                let at = n.span;
                let kind = match amount {
                    UpAmount::Nth(_) => UpKind::Nth,
                    UpAmount::Sum(_) => UpKind::Sum,
                    _ => UpKind::Times,
                };
                (kind, at)
            }
        };
        let star = match star.map(|star| (&mut star.kind, star.span)) {
            None => StarKind::None,
            Some((ExprKind::Star(None), _)) => StarKind::One,
            Some((ExprKind::Star(Some(size)), _)) => {
                self.expr_to(size, second)?;
                StarKind::Size(size.span)
            }
            Some((_, at)) => return Err(Failure::new(say::star_expected(), at)),
        };
        let ups = &mut self.function().code.ups;
        ups.push(UpShape { direction, amount: kind, amount_span, star });
        let index = number(ups.len() - 1, span)?;
        self.emit(Op::Up { to, first, index }, span);
        Ok(())
    }

    pub(super) fn game(&mut self, game: &mut Game, to: Register, span: Span) -> Evaluated<()> {
        if game.name.is_some()
            || options_of(game).any(|option| matches!(option.kind, ExprKind::Pass))
        {
            return self.loopy_game(game, to, span);
        }
        let first = self.mark() as Register;
        let mut sides = [Vec::new(), Vec::new()];
        for (side, options) in [&mut game.left, &mut game.right].into_iter().enumerate() {
            for option in options {
                let register = self.fresh()?;
                self.expr_to(option, register)?;
                sides[side].push(option.span);
            }
        }
        let games = &mut self.function().code.games;
        games.push(GameShape { sides, is_explicit: game.explicit, loops: None });
        let index = number(games.len() - 1, span)?;
        self.emit(Op::Game { to, first, index }, span);
        Ok(())
    }

    /// A game that may refer to itself: by `pass`, or by its name inside of its braces.
    fn loopy_game(&mut self, game: &mut Game, to: Register, span: Span) -> Evaluated<()> {
        if game.explicit {
            return Err(Failure::new(say::literal_form_of_loop(), span));
        }
        let first = self.mark() as Register;
        let mut shape = (Vec::new(), Vec::new());
        self.loopy_vertex(game, &mut Vec::new(), &mut shape)?;
        let (loops, values) = shape;
        let games = &mut self.function().code.games;
        games.push(GameShape {
            sides: [values, Vec::new()],
            is_explicit: false,
            loops: Some(loops),
        });
        let index = number(games.len() - 1, span)?;
        self.emit(Op::Game { to, first, index }, span);
        Ok(())
    }

    /// Adds the vertex that a game is, and those of games in it that refer to a game around them. `around` are the names
    /// of those, with their vertices.
    fn loopy_vertex(
        &mut self,
        game: &mut Game,
        around: &mut Vec<(String, usize)>,
        shape: &mut (Vec<[Vec<LoopEdge>; 2]>, Vec<Span>),
    ) -> Evaluated<usize> {
        let vertex = shape.0.len();
        shape.0.push([Vec::new(), Vec::new()]);
        let named = around.len();
        around.extend(game.name.as_ref().map(|name| (name.text.clone(), vertex)));
        for (side, options) in [&mut game.left, &mut game.right].into_iter().enumerate() {
            for option in options {
                let edge = match &mut option.kind {
                    ExprKind::Pass => LoopEdge::Vertex(vertex),
                    ExprKind::Name(name) if vertex_of(name, around).is_some() => {
                        LoopEdge::Vertex(vertex_of(name, around).unwrap_or(vertex))
                    }
                    ExprKind::Game(inner) if !inner.explicit && refers(inner, around) => {
                        LoopEdge::Vertex(with_stack(|| self.loopy_vertex(inner, around, shape))?)
                    }
                    _ => {
                        let register = self.fresh()?;
                        self.expr_to(option, register)?;
                        shape.1.push(option.span);
                        LoopEdge::Value(shape.1.len() - 1)
                    }
                };
                shape.0[vertex][side].push(edge);
            }
        }
        around.truncate(named);
        Ok(vertex)
    }
}

/// The options of both players.
fn options_of(game: &Game) -> impl Iterator<Item = &Expr> {
    game.left.iter().chain(&game.right)
}

/// The vertex with this name among those around; the innermost counts.
fn vertex_of(name: &str, around: &[(String, usize)]) -> Option<usize> {
    around.iter().rev().find(|(of, _)| of == name).map(|&(_, vertex)| vertex)
}

/// True if a game refers to one of those around it.
fn refers(game: &Game, around: &[(String, usize)]) -> bool {
    let own = game.name.as_ref().map(|name| &*name.text);
    let outer: Vec<_> = around.iter().filter(|(name, _)| Some(&**name) != own).cloned().collect();
    options_of(game).any(|option| match &option.kind {
        ExprKind::Name(name) => vertex_of(name, &outer).is_some(),
        ExprKind::Game(inner) => with_stack(|| refers(inner, &outer)),
        _ => false,
    })
}
