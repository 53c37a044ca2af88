//! The variables of a session on their way to the sessions that work for it.

use super::carry::{self, frozen, thawed_parts};
use crate::Session;
use crate::failure::Evaluated;
use crate::session::workers::{Variables, Workers};
use crate::value::Value;
use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use tweedle_engine::lock;

/// Notes which variables a worker has read, and those that work for it.
pub(super) fn note_reads(workers: &Workers<Session>, worker: &mut Session) {
    let deeper = lock(&worker.workers.reads);
    let own = worker.globals.reads_if_more();
    if own.is_some() || !deeper.is_empty() {
        let mut reads = lock(&workers.reads);
        reads.extend(own.into_iter().flatten());
        reads.extend(deeper.iter());
    }
}

/// Tells the workers about variables that have changed. If rules may have read one with another value, what was found
/// out about positions is forgotten.
pub(crate) fn publish_variables(session: &mut Session) -> Evaluated<()> {
    look_at_classes(session);
    let is_changed =
        session.globals.is_changed() | session.globals.has_grown() | session.statics.is_changed();
    session.statics.set_changed(false);
    let reads_mutable =
        lock(&session.workers.reads).iter().any(|slot| session.globals.is_mutable(*slot));
    if !is_changed && !reads_mutable {
        return Ok(());
    }
    // Until the workers have been told, there is something to tell.
    let variables =
        carried_variables(session).inspect_err(|_| session.statics.set_changed(true))?;
    if session.workers.publish(variables, is_changed) {
        forget_positions(session);
    }
    Ok(())
}

/// Forgets the knowledge of positions if a class has taken the place of another one: rules may mention it.
fn look_at_classes(session: &mut Session) {
    let replaced = session.classes.replaced();
    if std::mem::replace(&mut session.replaced, replaced) != replaced {
        forget_positions(session);
    }
}

/// Forgets the knowledge of positions, also that of their parts.
fn forget_positions(session: &mut Session) {
    session.analyst.forget();
    session.workers.epoch.fetch_add(1, Ordering::Relaxed);
}

/// The variables, ready for other sessions.
fn carried_variables(session: &mut Session) -> Evaluated<Variables> {
    let mut copies = HashMap::new();
    let mut refused = HashMap::new();
    let mut globals = session.globals.all();
    for (slot, (_, value)) in globals.iter_mut().enumerate() {
        *value = match carry::carried(session, value, &mut frozen, &mut copies) {
            Err(failure) if failure.stop.is_none() => {
                refused.insert(slot as u32, failure);
                Value::Undefined
            }
            carried => carried?,
        };
    }
    let own =
        session.statics.all().map(|(class, name, value)| (class, name.clone(), value.clone()));
    let mut statics: Vec<_> = own.collect();
    for (_, _, value) in &mut statics {
        *value = carry::carried(session, value, &mut frozen, &mut copies)?;
    }
    Ok(Variables { globals, statics, refused })
}

/// Gives the variables the values that they have in the session that the worker works for.
pub(super) fn take_variables(
    session: &mut Session,
    variables: &Mutex<Option<Arc<Variables>>>,
) -> Evaluated<()> {
    look_at_classes(session);
    let Some(variables) = lock(variables).clone() else { return Ok(()) };
    if session.variables_of.as_ref().is_some_and(|known| Arc::ptr_eq(known, &variables)) {
        return Ok(());
    }
    // The knowledge of positions that this session has from its own workers may rest on the old values.
    if let Some(before) = &session.variables_of
        && variables.redefine(before, &lock(&session.workers.reads))
    {
        forget_positions(session);
    }
    let mut copies = HashMap::new();
    let mut globals = variables.globals.clone();
    for (_, value) in &mut globals {
        *value = carry::carried(session, value, &mut thawed_parts, &mut copies)?;
    }
    session.globals.adopt(globals);
    for (class, name, value) in &variables.statics {
        let value = carry::carried(session, value, &mut thawed_parts, &mut copies)?;
        session.statics.set(*class, name.clone(), value);
    }
    session.statics.set_changed(true);
    session.variables_of = Some(variables);
    Ok(())
}
