//! The mistakes for which the compiler refuses a text: all of them, as far as one mistake does not hide
//! another.

use crate::compile::Compiler;
use crate::failure::Failure;
use crate::run::build;
use crate::{Session, Span, class, library};
use std::sync::Arc;
use tweedle_syntax::ast::{Class, MemberKind, Script, StatementKind};
use tweedle_syntax::{Diagnostic, Mistake, Source, say};

/// The largest number of mistakes of a class that are looked for.
const MOST: usize = 50;

/// The mistakes for which the compiler refuses a program. `class` is the qualified name of the class in the
/// text, if the text has nothing else.
pub(super) fn refused(
    session: &mut Session,
    script: Script,
    class: Option<&str>,
    source: &Arc<Source>,
) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut add = |failure: Failure| {
        // A mistake in another file is told there.
        if failure.text().is_none_or(|text| Arc::ptr_eq(text, source)) {
            found.push(failure.into_details().diagnostic);
        }
    };
    for mut statement in script.statements {
        if let StatementKind::Class(declaration) = statement.kind {
            let name = &declaration.name;
            let is_taken = library::is_class(&name.text) || class::is_printed(&name.text);
            if is_taken && class.is_none() {
                add(Failure::new(say::class_is_there(&name.text), name.span));
                continue;
            }
            let qualified = class.map_or(name.text.clone(), str::to_owned);
            refused_of_class(session, *declaration, &qualified, source)
                .into_iter()
                .for_each(&mut add);
        } else if let Err(failure) =
            Compiler::new(session, source.clone()).statement_alone(&mut statement)
        {
            add(failure);
        }
    }
    found
}

/// The same of a class: the member that stands in the way is taken out, and the rest looked at again.
fn refused_of_class(
    session: &mut Session,
    mut class: Class,
    name: &str,
    source: &Arc<Source>,
) -> Vec<Failure> {
    let mut found: Vec<Failure> = Vec::new();
    let mut lacks_parent = false;
    for _ in 0..MOST {
        let Err(failure) = build(session, class.clone(), name, source) else { break };
        let span = failure.diagnostic.span;
        let is_override = failure.diagnostic.mistake == Mistake::Override;
        let is_here = failure.text().is_none_or(|text| Arc::ptr_eq(text, source));
        // The member that it overrides may be in a class that it extends and that does not exist.
        let subject = &failure.diagnostic.subject;
        lacks_parent |= subject.is("unknown_parent");
        if !(lacks_parent && subject.is("overrides_nothing")) {
            found.push(failure);
        }
        if !is_here || !remove(&mut class, span, is_override) {
            break;
        }
    }
    found
}

/// Takes the innermost member out of a class that a mistake stands in, or a wrong `override`; `false` if it stands in
/// none.
fn remove(class: &mut Class, span: Span, is_override: bool) -> bool {
    let holds = |whole: Span| whole.start <= span.start && span.end <= whole.end;
    let Some(place) = class.members.iter().position(|member| holds(member.span)) else {
        let parents = class.extends.len();
        class.extends.retain(|parent| !holds(parent.span));
        return class.extends.len() < parents;
    };
    let member = &mut class.members[place];
    if let MemberKind::Class(inner) = &mut member.kind
        && remove(inner, span, is_override)
    {
        return true;
    }
    match &mut member.kind {
        // Classes that inherit the method need it, with the word or without.
        MemberKind::Method(method)
            if is_override && method.name.span == span && !span.range().is_empty() =>
        {
            method.name.span = Span::new(span.end, span.end);
            let modifiers = &mut member.modifiers;
            modifiers.is_override = !modifiers.is_override;
            return true;
        }
        _ => {}
    }
    class.members.remove(place);
    true
}
