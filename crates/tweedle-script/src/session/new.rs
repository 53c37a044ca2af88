//! New sessions, with the parts of the language linked to each other.

use super::Session;
use super::links::Links;
use crate::class::MethodOfClass;
use crate::session::program;
use crate::{check, library, print, run, scripted};
use tweedle_engine::Control;
use tweedle_rules::Registry;

/// The parts of the language.
static LINKS: Links<Session> = Links {
    call: library::call,
    method: library::method,
    named: library::named,
    member_of_class: library::member_of_class,
    index: library::index,
    elements: |session, value, span| {
        Ok(library::elements(session, value, span)?.map(|all| all.items))
    },
    find: library::find,
    is_constant: library::is_constant,
    method_of: |class, name| {
        library::method_of(class, name).map(|method| MethodOfClass {
            takes_arguments: !method.parameters.is_empty(),
            is_original: library::is_original(method),
        })
    },
    overridable: library::overridable,
    overridable_names: library::overridable_names,
    has_original: library::has_original,
    call_method: |session, object, name, values, span| {
        run::call_method(session, object, name, values, span)
    },
    read_member: run::read_member,
    load: run::load,
    evaluate_file: program::evaluate_file,
    text: print::text,
    label_text: print::label_text,
    position_of: scripted::position_of,
    position_for_points: scripted::position_for_points,
    with_own_positions: scripted::with_own_positions,
    options_of_object: scripted::options_of_object,
    undefined_in: check::undefined_in,
    unknown_class: check::unknown_class,
};

impl Session {
    /// A new session without bounds that knows the rulesets of a registry.
    pub fn of(registry: Registry) -> Session {
        Session::new(Control::new(), registry)
    }

    /// A new session that knows the rulesets of a registry, bounded and stopped through `control`.
    pub fn new(control: Control, registry: Registry) -> Session {
        Session::linked(&LINKS, control, registry)
    }
}
