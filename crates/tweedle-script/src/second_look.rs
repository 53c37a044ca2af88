//! Better advice for some failures: what only the text of the program, or a whole class, can tell. It is looked for when
//! a program has failed, and costs nothing before.

use crate::class::{GRID, LIST, MAP, STRIP};
use crate::failure::Failure;
use crate::star_of_number::number_of_star;
use crate::{Session, Span, library, parse_all};
use std::sync::Arc;
use tweedle_syntax::ast::{
    Class, Expr, ExprKind, LoopBody, MemberKind, Method, Script, StatementKind,
};
use tweedle_syntax::lexer::{Token, lex_all};
use tweedle_syntax::{Source, say};

/// Longer texts are not read again for the sake of a hint, in bytes.
const LONGEST: usize = 1 << 20;

/// The failure of a program whose text is `input`, with a better hint if there is one.
pub(crate) fn second_look(session: &Session, failure: Failure, input: &Arc<Source>) -> Failure {
    let source = failure.text().unwrap_or(input);
    let text = source.text.as_str();
    if failure.stop.is_some() || text.len() > LONGEST {
        return failure;
    }
    let span = failure.diagnostic.span;
    let subject = &failure.diagnostic.subject;
    let argument = |name| subject.argument(name).unwrap_or_default();
    let hint = if subject.is("no_method_eval") {
        of_call(session, argument("class"), span.slice(text))
    } else if subject.is("options_gave_nothing") {
        of_loop(text, span)
    } else if subject.is("not_in_package") && argument("kind") == "package" {
        of_package(argument("class"), text, span, failure.diagnostic.instead.as_deref())
    } else if subject.is("no_operation_of_two") && argument("symbol") == "*" {
        of_star(text, span)
    } else if subject.is("unknown_character") {
        of_characters(text, span, argument("characters"))
    } else {
        None
    };
    match hint {
        Some(hint) => failure.with_hint(hint),
        None => failure,
    }
}

/// Advice for a product that looks like a sum. The place is the product, or its star alone.
fn of_star(text: &str, span: Span) -> Option<String> {
    let at = span.start as usize + span.slice(text).find('*')?;
    let number = number_of_star(text, at)?;
    let is_left_side = at - number.len() <= span.start as usize;
    if is_left_side { say::star_of_product(number).hint } else { None }
}

/// Advice for a call of something that cannot be called: a collection, or a class of a ruleset that is no
/// singleton.
fn of_call(session: &Session, class: &str, call: &str) -> Option<String> {
    if [GRID, STRIP, LIST, MAP].contains(&class) {
        return Some(format!(
            "An element is read with square brackets: `{}`.",
            in_brackets(call, class).unwrap_or_else(|| "x[i]".to_owned())
        ));
    }
    let info = session.classes.get(class)?;
    let is_without_object = info.parameters.is_none() && !info.modifiers.is_singleton;
    (is_without_object && info.elements.is_none() && info.methods.contains("Eval")).then(|| {
        format!(
            "A ruleset is one object: write `singleton class {}`, and `{}(...)` is a position.",
            info.short_name(),
            info.short_name()
        )
    })
}

/// A call such as `g(1,2)` as an index, `g[(1,2)]`, if it is one of a name.
fn in_brackets(call: &str, class: &str) -> Option<String> {
    let (name, rest) = call.split_once('(')?;
    let inside = rest.strip_suffix(')')?;
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric());
    let mut depth = 0_i32;
    let is_one_call = inside.chars().all(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth >= 0
    });
    if !is_name || !is_one_call || inside.trim().is_empty() || call.len() > 60 {
        return None;
    }
    // A pair in brackets of its own is one argument.
    let is_pair = class == GRID && inside.contains(',') && !inside.starts_with('(');
    Some(if is_pair { format!("{name}[({inside})]") } else { format!("{name}[{inside}]") })
}

/// Advice on a method that gives `Nothing` because its last part is a loop with `do`.
fn of_loop(text: &str, name: Span) -> Option<String> {
    let script = parse_all(text).0;
    let body = method_in(&script, name)?.body.as_deref()?;
    is_loop(body).then(|| {
        "A loop with `do` gives nothing. One with `yield` gives the list of the values: `for x in c yield ... end`."
            .to_owned()
    })
}

/// True if an expression gives the result of a loop with `do`.
fn is_loop(expr: &Expr) -> bool {
    let ends_so = |script: &Script| match script.statements.last().map(|last| &last.kind) {
        Some(StatementKind::Expr(last)) => is_loop(last),
        _ => false,
    };
    crate::with_stack(|| match &expr.kind {
        ExprKind::Paren(inner) => is_loop(inner),
        ExprKind::Block(script) => ends_so(script),
        ExprKind::If { branches, otherwise } => {
            branches.iter().map(|it| &it.1).chain(otherwise).any(ends_so)
        }
        ExprKind::Loop { body: LoopBody::Do(_), .. } => true,
        _ => false,
    })
}

/// The method whose name stands at a place.
fn method_in(script: &Script, name: Span) -> Option<&Method> {
    script.statements.iter().find_map(|statement| match &statement.kind {
        StatementKind::Class(class) => method_of(class, name),
        _ => None,
    })
}

fn method_of(class: &Class, name: Span) -> Option<&Method> {
    crate::with_stack(|| {
        class.members.iter().find_map(|member| match &member.kind {
            MemberKind::Method(method) if method.name.span == name => Some(method),
            MemberKind::Class(inner) => method_of(inner, name),
            _ => None,
        })
    })
}

/// Advice that a word before the dot is a package and no variable.
fn of_package(package: &str, text: &str, name: Span, near: Option<&str>) -> Option<String> {
    let before = text.get(..name.start as usize)?.trim_end().strip_suffix('.')?.trim_end();
    let at = before.rfind(|c: char| !c.is_ascii_alphanumeric()).map_or(0, |at| at + 1);
    let (rest, word) = before.split_at(at);
    let is_alone = !word.is_empty() && word != package && !rest.trim_end().ends_with('.');
    is_alone.then(|| library::no_variable(word, package, near))
}

/// Advice on a character that `Grid.Parse` or `Strip.Parse` does not know, if no ruleset says the characters.
fn of_characters(text: &str, place: Span, characters: &str) -> Option<String> {
    let tokens = lex_all(text).tokens;
    let within = tokens.iter().take_while(|it| it.1.start < place.start.max(1)).count();
    // The bracket of the call that the place is in.
    let mut depth = 0_usize;
    let open = (0..within).rev().find(|&at| match tokens[at].0 {
        Token::RightParen => {
            depth += 1;
            false
        }
        Token::LeftParen if depth > 0 => {
            depth -= 1;
            false
        }
        found => found == Token::LeftParen,
    })?;
    let name = |at: usize| tokens.get(at).map_or("", |it| it.1.slice(text));
    let is_parse = open > 0 && name(open - 1) == "Parse";
    let mut rest = (open + 1..tokens.len()).map_while(|at| match tokens[at].0 {
        Token::RightParen | Token::EndOfText => None,
        _ => Some(name(at)),
    });
    (is_parse && rest.all(|word| word != "CharMap")).then(|| {
        format!("The characters stand for 0, 1, 2 and so on: here they may be `{characters}`.")
    })
}
