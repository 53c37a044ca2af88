//! Quantum variants of games, and outcomes of games with bids.

use super::own::new;
use super::table::{Call, Method};
use crate::class::{GAME, INTEGER, MAP, OBJECT, POSITION, RULES, RULESET, STRING};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::arguments::{Bound, Parameter, optional, required};
use crate::scripted::position_or_form;
use crate::value::Value;
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_engine::Player;
use tweedle_rules::any::{Component, Flavour, MOST_SUPERPOSED};
use tweedle_search::{MOST_CHIPS, Position, bidding_outcomes};
use tweedle_syntax::say;

/// The parameters of quantum variants.
const QUANTUM: &[Parameter] = &[required("flavour", STRING), optional("width", INTEGER)];

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[POSITION],
        name: "QuantumVariant",
        parameters: QUANTUM,
        gives: POSITION,
        doc: "The position in the quantum variant of its ruleset, in which a player makes two moves at once, or up to `width`. The flavour says when he may make one move alone: `A` never, `B` if it is his only one, `C` if it is valid in all realisations, `C'` if it is valid in all those in which he has a move, `D` always.",
        example: ("game.heap.Nim(\"2,1\").QuantumVariant(\"A\").NimValue", "3"),
        call: Call::Position(quantum_position),
    },
    Method {
        of: &[RULESET],
        name: "QuantumVariant",
        parameters: QUANTUM,
        gives: RULESET,
        doc: "The quantum variant of the ruleset. Between realisations of a position stands `~`, and between heaps `&`.",
        example: ("game.heap.Nim.QuantumVariant(\"D\").Position(\"0 & 1 ~ 1 & 0\").NimValue", "1"),
        call: Call::Any(|session, rules, bound| match rules {
            Value::Ruleset(rules) => {
                let (flavour, width) = flavour_and_width(session, bound)?;
                let title = rules.title();
                let variant = rules.clone().quantum_variant(flavour, width);
                variant.map(Value::Ruleset).ok_or_else(|| no_variant(&title, bound.span))
            }
            _ => Err(Failure::new(say::sum_without_ruleset(), bound.span)),
        }),
    },
    Method {
        of: &[RULES],
        name: "QuantumVariant",
        parameters: QUANTUM,
        gives: OBJECT,
        doc: "The quantum variant of a ruleset that a program declares.",
        example: (
            "game.heap.Nim.PartizanJoin(game.heap.Nim).QuantumVariant(\"D\")(2).CanonicalForm",
            "*2",
        ),
        call: Call::Any(|session, rules, bound| {
            let (flavour, width) = flavour_and_width(session, bound)?;
            let flavour = Value::String(flavour.to_string().into());
            let arguments = vec![rules.clone(), flavour, Value::Integer(width as i64)];
            new(session, "game.variant.QuantumVariantOf", arguments, bound.span)
        }),
    },
    Method {
        of: &[GAME],
        name: "BiddingOutcome",
        parameters: &[required("budget", INTEGER)],
        gives: MAP,
        doc: "The winners where the players bid for each move: for each holder of the marker a list, whose entry n + 1 is the winner if Left has n chips and Right the others of the budget.",
        example: ("(*).BiddingOutcome(1)", "{Left => [Right,Left], Right => [Right,Left]}"),
        call: Call::Any(bidding_outcome),
    },
];

/// The flavour and the number of moves that are superposed at most.
fn flavour_and_width(session: &Session, bound: &Bound) -> Evaluated<(Flavour, usize)> {
    let (name, at) = bound.string(session, 0)?;
    let flavour = Flavour::named(name);
    let flavour = flavour.ok_or_else(|| Failure::new(say::no_such_flavour(name), at))?;
    let Some((_, at)) = bound.get(1) else { return Ok((flavour, 2)) };
    let width = bound.small::<u32>(session, 1)? as usize;
    if (2..=MOST_SUPERPOSED).contains(&width) {
        Ok((flavour, width))
    } else {
        Err(Failure::new(say::width_of_superpositions(MOST_SUPERPOSED), at))
    }
}

fn no_variant(title: &str, at: Span) -> Failure {
    Failure::new(say::no_quantum_variant(title), at)
}

/// The number of moves of which all pairs are looked at at once.
const FEW: usize = 32;

/// The quantum variant of a position of one ruleset, in which the players may be exchanged.
fn quantum_position(session: &mut Session, position: &Position, bound: &Bound) -> Evaluated<Value> {
    let (flavour, width) = flavour_and_width(session, bound)?;
    // Heaps side by side are one position.
    let position = position.joined();
    let Some((component, is_negative)) = position.single() else {
        return Err(Failure::new(say::sum_without_quantum_variant(), bound.span));
    };
    let component: Arc<dyn Component> = component.clone();
    let title = component.rules_handle().title();
    let variant = component.clone().quantum_variant(flavour, width);
    let variant = variant.ok_or_else(|| no_variant(&title, bound.span))?;
    // A ruleset of which moves have no names says so here, where that takes little, and else when somebody asks for a value.
    for player in Player::BOTH {
        let most = component.most_moves();
        if most <= FEW as u64
            && component.options(player, &session.control).at(bound.span)?.len() <= FEW
        {
            variant.options(player, &session.control).at(bound.span)?;
        }
    }
    Ok(Value::Position(if is_negative { variant.negative() } else { variant }))
}

/// The winners with bids, of any game by its form.
fn bidding_outcome(session: &mut Session, game: &Value, bound: &Bound) -> Evaluated<Value> {
    let budget = bound.small::<u32>(session, 0)? as usize;
    let Some(position) = position_or_form(session, game, bound.span)? else {
        let class = game.class(&session.analyst.store);
        return Err(Failure::new(say::no_bids(&class), bound.span));
    };
    if position.has_scores() {
        return Err(Failure::new(say::no_bids_with_points(), bound.span));
    }
    // A budget that is too large is a mistake of that argument.
    let at = if budget > MOST_CHIPS { bound.value(0).1 } else { bound.span };
    let found = bidding_outcomes(&position, budget, &session.control).at(at)?;
    let of_holder = |holder: Player| {
        let winners = (0..=budget).filter_map(|chips| found.winner(holder, chips));
        (Value::Player(holder), Value::list(winners.map(Value::Player).collect()))
    };
    Ok(Value::Map(Player::BOTH.into_iter().map(of_holder).collect()))
}
