//! The players, the outcome classes, and other names of single values.

use super::table::{Call, Constant, Method};
use crate::class::{INTEGER, NOTHING, OUTCOME, PLAYER, RATIONAL};
use crate::operate::convert::number;
use crate::value::Value;
use tweedle_engine::{LoopyOutcome, Player};

/// The methods of the players.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[PLAYER],
        name: "Opponent",
        parameters: &[],
        gives: PLAYER,
        doc: "The other player.",
        example: ("Left.Opponent", "Right"),
        call: Call::Player(|_, player, _| Ok(Value::Player(player.opponent()))),
    },
    Method {
        of: &[PLAYER],
        name: "Sign",
        parameters: &[],
        gives: INTEGER,
        doc: "1 for Left and -1 for Right.",
        example: ("Right.Sign", "-1"),
        call: Call::Player(|session, player, bound| {
            number(session, i64::from(player.sign()).into(), bound.span)
        }),
    },
    Method {
        of: &[PLAYER],
        name: "Ordinal",
        parameters: &[],
        gives: INTEGER,
        doc: "1 for Left and 2 for Right.",
        example: ("Right.Ordinal", "2"),
        call: Call::Player(|session, player, bound| {
            number(session, (player.index() as i64 + 1).into(), bound.span)
        }),
    },
];

/// The constants.
pub(super) static CONSTANTS: &[Constant] = &[
    Constant {
        name: "game.Left",
        class: PLAYER,
        doc: "The player Left.",
        example: ("Left.Opponent", "Right"),
        value: |_, _| Ok(Value::Player(Player::Left)),
    },
    Constant {
        name: "game.Right",
        class: PLAYER,
        doc: "The player Right.",
        example: ("Right.Opponent", "Left"),
        value: |_, _| Ok(Value::Player(Player::Right)),
    },
    Constant {
        name: "game.Player.Left",
        class: PLAYER,
        doc: "The same as `Left`.",
        example: ("Player.Left == Left", "true"),
        value: |_, _| Ok(Value::Player(Player::Left)),
    },
    Constant {
        name: "game.Player.Right",
        class: PLAYER,
        doc: "The same as `Right`.",
        example: ("Player.Right == Right", "true"),
        value: |_, _| Ok(Value::Player(Player::Right)),
    },
    Constant {
        name: "game.OutcomeClass.P",
        class: OUTCOME,
        doc: "The previous player wins: the player who moves first loses.",
        example: ("0.OutcomeClass == OutcomeClass.P", "true"),
        value: |_, _| Ok(Value::Outcome(LoopyOutcome::P)),
    },
    Constant {
        name: "game.OutcomeClass.N",
        class: OUTCOME,
        doc: "The next player wins: the player who moves first.",
        example: ("*.OutcomeClass == OutcomeClass.N", "true"),
        value: |_, _| Ok(Value::Outcome(LoopyOutcome::N)),
    },
    Constant {
        name: "game.OutcomeClass.L",
        class: OUTCOME,
        doc: "Left wins, no matter who moves first.",
        example: ("^.OutcomeClass == OutcomeClass.L", "true"),
        value: |_, _| Ok(Value::Outcome(LoopyOutcome::L)),
    },
    Constant {
        name: "game.OutcomeClass.R",
        class: OUTCOME,
        doc: "Right wins, no matter who moves first.",
        example: ("v.OutcomeClass == OutcomeClass.R", "true"),
        value: |_, _| Ok(Value::Outcome(LoopyOutcome::R)),
    },
    Constant {
        name: "game.OutcomeClass.D",
        class: OUTCOME,
        doc: "A draw, no matter who moves first.",
        example: ("dud.OutcomeClass == OutcomeClass.D", "true"),
        value: |_, _| Ok(Value::Outcome(LoopyOutcome::D)),
    },
    Constant {
        name: "game.OutcomeClass.NHat",
        class: OUTCOME,
        doc: "Left wins if he moves first; otherwise it is a draw.",
        example: ("{0|dud}.OutcomeClass == OutcomeClass.NHat", "true"),
        value: |_, _| Ok(Value::Outcome(LoopyOutcome::NHat)),
    },
    Constant {
        name: "game.OutcomeClass.NCheck",
        class: OUTCOME,
        doc: "Right wins if she moves first; otherwise it is a draw.",
        example: ("{dud|0}.OutcomeClass == OutcomeClass.NCheck", "true"),
        value: |_, _| Ok(Value::Outcome(LoopyOutcome::NCheck)),
    },
    Constant {
        name: "game.OutcomeClass.PHat",
        class: OUTCOME,
        doc: "Right loses if she moves first; otherwise it is a draw.",
        example: ("{dud|}.OutcomeClass == OutcomeClass.PHat", "true"),
        value: |_, _| Ok(Value::Outcome(LoopyOutcome::PHat)),
    },
    Constant {
        name: "game.OutcomeClass.PCheck",
        class: OUTCOME,
        doc: "Left loses if he moves first; otherwise it is a draw.",
        example: ("{|dud}.OutcomeClass == OutcomeClass.PCheck", "true"),
        value: |_, _| Ok(Value::Outcome(LoopyOutcome::PCheck)),
    },
    Constant {
        name: "game.inf",
        class: RATIONAL,
        doc: "Greater than all numbers and all short games; no game, unlike `oo`.",
        example: ("inf > 1000", "true"),
        value: |_, _| Ok(Value::Infinite { negative: false }),
    },
    Constant {
        name: "cgsuite.lang.Nothing",
        class: NOTHING,
        doc: "What a statement without a value gives.",
        example: ("Nothing", "Nothing"),
        value: |_, _| Ok(Value::Nothing),
    },
];
