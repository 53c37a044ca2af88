//! What another thread may be given: checked when this is compiled.

use tweedle_engine::affine::{
    self, AffineImpartial, Day, Environment, NimSet, Reducing, Separation, Worth,
};
use tweedle_engine::form;
use tweedle_engine::intern::Interner;
use tweedle_engine::matches::{Foul, Match};
use tweedle_engine::number::{Dyadic, Integer, Natural, Nimber, Rational};
use tweedle_engine::short::{Arena, CodeError, Id, NotationError, Store, Thermograph};
use tweedle_engine::walk::{Labels, Memo, WalkError};
use tweedle_engine::{
    Birthday, Control, Grundy, Held, Identity, Outcome, Outcomes, Play, Player, Remote, Remoteness,
    RulesError, Stop, Symmetry,
};

fn is_send<T: Send>() {}

fn is_sync<T: Sync>() {}

/// Stores and memos are owned by one thread at a time, and may change hands.
#[test]
fn stores_and_memos_change_hands() {
    is_send::<Store>();
    is_send::<Arena>();
    is_send::<affine::Forms>();
    is_send::<form::Forms>();
    is_send::<Interner<u32>>();
    is_send::<Memo<(String, Player), Id>>();
    is_send::<Memo<Vec<u8>, Worth>>();
    is_send::<Labels<form::FormId>>();
}

/// A control bounds and stops what runs in other threads.
#[test]
fn controls_are_shared() {
    is_send::<Control>();
    is_sync::<Control>();
    is_send::<Held>();
    is_send::<Identity>();
    is_sync::<Identity>();
}

#[test]
fn values_theories_and_errors_cross() {
    is_send::<(Id, form::FormId, affine::FormId)>();
    is_send::<(Dyadic, Integer, Natural, Nimber, Rational)>();
    is_send::<(Outcome, Play, Player, Remote, Symmetry)>();
    is_send::<(Thermograph, Environment, Separation, Day, NimSet, Worth)>();
    is_send::<(Outcomes, Remoteness, Grundy, Birthday, AffineImpartial, Reducing<'static>)>();
    is_send::<(Match<String>, Foul)>();
    is_send::<(Stop, RulesError, WalkError<String>, CodeError, NotationError)>();
    is_sync::<(Stop, RulesError)>();
}
