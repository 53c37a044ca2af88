//! Names that mean nothing: names around them that may have been meant.

use super::outline;
use crate::check::note::{Checked, Note};
use crate::check::walk::Resolver;
use crate::failure::Failure;
use crate::session::class_names::any_class_named;
use crate::value::declared::ClassInfo;
use crate::{Session, Span, library, parse_all};
use std::collections::HashSet;
use tweedle_syntax::ast::Name;
use tweedle_syntax::{Diagnostic, Source, say};

/// Longer texts are not read again for the sake of a hint, in bytes.
const LONGEST: usize = 1 << 20;

impl Resolver<'_> {
    /// Reports a name that means nothing. `near` are the names that can be seen at its place, but for those of
    /// the library.
    ///
    /// This is a mistake in a class, which sees no variables of the session, and where the text itself has a
    /// name that is much like it. Any other name may be one that a session has when the text is run there,
    /// which is a warning.
    pub(super) fn undefined(
        &mut self,
        name: &str,
        mut near: Vec<String>,
        span: Span,
        is_called: bool,
    ) {
        let is_inside = self.level.is_some();
        near.sort_unstable();
        near.retain(|it| it != name);
        let classes = self.class_names();
        let hidden = |it: &String| {
            it == name || (is_inside && self.session.globals.is_set(it) && !classes.contains(it))
        };
        let known: Vec<String> =
            self.session.names().into_iter().filter(|it| !hidden(it)).collect();
        let known = classes.iter().cloned().chain(known).collect();
        let may_be_supplied = (!is_inside || is_called)
            && !self.session.globals.is_set(name)
            && tweedle_syntax::nearest::nearest(name, near.iter().chain(&classes).cloned())
                .is_none();
        let mut failure = library::undefined(name, near, known, span);
        let is_of_session = self.globals.contains_key(name) || self.session.globals.is_set(name);
        if is_inside && is_of_session {
            failure = failure.with_hint(format!(
                "`{name}` is a variable of the session, and classes do not see these: make it a parameter of the class."
            ));
        }
        let diagnostic = failure.into_details().diagnostic;
        self.checked.notes.push(if may_be_supplied {
            Note::warning(diagnostic)
        } else {
            Note::mistake(diagnostic)
        });
    }
}

/// The message that a name in a text means nothing, with the name that may be meant there.
pub(crate) fn undefined_in(
    session: &mut Session,
    name: &str,
    source: &Source,
    span: Span,
) -> Failure {
    told_in(session, source, span).unwrap_or_else(|| {
        let known = session.names().into_iter().filter(|it| it != name).collect();
        library::undefined(name, vec![], known, span)
    })
}

/// The message that a check of a text gives for the name at a place in it.
fn told_in(session: &mut Session, source: &Source, span: Span) -> Option<Failure> {
    if source.text.len() > LONGEST || span.slice(&source.text).is_empty() {
        return None;
    }
    let (mut script, mistakes) = parse_all(&source.text);
    if !mistakes.is_empty() {
        return None;
    }
    let symbols = outline::outline(&script, &source.text);
    let mut checked = Checked { symbols, ..Checked::default() };
    Resolver::new(session, "", "", &mut checked, &HashSet::new()).run(&mut script, false);
    let told = checked.notes.into_iter().map(|note| note.diagnostic);
    let is_undefined = |it: &Diagnostic| it.subject.is("undefined_variable");
    let mut here = told.filter(|it| it.span == span && is_undefined(it));
    here.next().map(Failure::from)
}

/// The class that may be meant by a name that is none, seen from a class; `own` are the names of those that a text
/// declares.
pub(crate) fn class_like(
    session: &Session,
    name: &Name,
    own: Vec<String>,
    from: Option<&ClassInfo>,
) -> Option<String> {
    let known = session.names().into_iter().filter(|it| {
        let is_class = it.rsplit('.').next().is_some_and(|it| it.starts_with(char::is_uppercase));
        is_class && *it != name.text && any_class_named(session, it, from).is_some()
    });
    let own: Vec<String> = own.into_iter().filter(|it| *it != name.text).collect();
    let near = tweedle_syntax::nearest::nearest(&name.text, own.iter().cloned().chain(known))?;
    let Some(whole) = any_class_named(session, &near, from).filter(|_| !own.contains(&near)) else {
        return Some(near);
    };
    // Written as the name is: with its packages, or without them if it can be.
    let alone = near.rsplit('.').next().unwrap_or(&near);
    let is_alone = any_class_named(session, alone, from).as_ref() == Some(&whole);
    Some(if name.text.contains('.') {
        whole
    } else if is_alone {
        alone.to_owned()
    } else {
        near
    })
}

/// The message that a class is not known, with the one that may be meant.
pub(crate) fn unknown_class(
    session: &Session,
    is_parent: bool,
    name: &Name,
    own: Vec<String>,
    from: Option<&ClassInfo>,
) -> Failure {
    let text = &name.text;
    let said = if is_parent { say::unknown_parent(text) } else { say::unknown_class(text) };
    let failure = Failure::new(said, name.span);
    match class_like(session, name, own, from) {
        Some(near) => failure.meaning(&near),
        None => failure,
    }
}
