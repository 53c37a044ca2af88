//! The declarations of a text that can be known from outside of it: classes with their members, functions with names and
//! variables.

use super::symbol::{Symbol, SymbolKind};
use crate::Span;
use tweedle_syntax::ast::{
    Class, Default, Member, MemberKind, Method, Name, Script, StatementKind,
};

/// The declarations of a program, each class before its members. Variables that are only assigned to are not among them.
pub(super) fn outline(script: &Script, text: &str) -> Vec<Symbol> {
    let mut outline = Outline { text, symbols: Vec::new() };
    for statement in &script.statements {
        let whole = statement.span;
        match &statement.kind {
            StatementKind::Class(class) => outline.class(class, None),
            StatementKind::Def { name, function } => {
                let head = outline.head(whole, function.body.span.start);
                outline.add(name, whole, SymbolKind::Function, None, None, head);
            }
            StatementKind::Var { name, .. } => {
                let head = format!("var {}", name.text);
                outline.add(name, whole, SymbolKind::Global, None, None, head);
            }
            _ => {}
        }
    }
    outline.symbols
}

/// The symbols while they are collected.
struct Outline<'t> {
    text: &'t str,
    symbols: Vec<Symbol>,
}

impl Outline<'_> {
    fn add(
        &mut self,
        name: &Name,
        whole: Span,
        kind: SymbolKind,
        doc: Option<&String>,
        owner: Option<usize>,
        head: String,
    ) {
        let (name, span, doc) = (name.text.clone(), name.span, doc.cloned());
        self.symbols.push(Symbol { name, span, whole, kind, doc, owner, head });
    }

    /// The beginning of a declaration, up to its body.
    fn head(&self, whole: Span, body: u32) -> String {
        let head = Span::new(whole.start, body.clamp(whole.start, whole.end)).slice(self.text);
        let head = head.trim_end().trim_end_matches(":=").trim_end().trim_end_matches(';');
        head.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The end of the head of a class: behind the classes that it extends, its parameters or its name.
    fn end_of_head(&self, class: &Class) -> u32 {
        if let Some(parent) = class.extends.last() {
            return parent.span.end;
        }
        let Some(parameters) = &class.parameters else { return class.name.span.end };
        let last = parameters.last().map_or(class.name.span.end, |it| match &it.default {
            Default::Value(value) => value.span.end,
            _ => it.class.as_ref().map_or(it.name.span.end, |class| class.span.end),
        });
        let rest = self.text.get(last as usize..).unwrap_or_default();
        rest.find(')').map_or(last, |at| last + at as u32 + 1)
    }

    fn class(&mut self, class: &Class, owner: Option<usize>) {
        let end = self.end_of_head(class);
        let head = self.head(class.span, end);
        let place = self.symbols.len();
        self.add(&class.name, class.span, SymbolKind::Class, class.doc.as_ref(), owner, head);
        for parameter in class.parameters.iter().flatten() {
            let name = &parameter.name;
            let of = parameter.class.as_ref().map(|it| format!(" as {}", it.text));
            let head = format!("{}{}", name.text, of.unwrap_or_default());
            self.add(name, name.span, SymbolKind::ClassParameter, None, Some(place), head);
        }
        for element in class.elements.iter().flatten() {
            let (name, doc) = (&element.name, element.doc.as_ref());
            self.add(name, name.span, SymbolKind::Element, doc, Some(place), name.text.clone());
        }
        for member in &class.members {
            self.member(member, place);
        }
    }

    fn member(&mut self, member: &Member, owner: usize) {
        let (whole, doc) = (member.span, member.doc.as_ref());
        match &member.kind {
            MemberKind::Class(class) => self.class(class, Some(owner)),
            MemberKind::Method(Method { name, parameters, body, .. }) => {
                let kind =
                    if parameters.is_some() { SymbolKind::Method } else { SymbolKind::Property };
                let body = body.as_ref().map_or(whole.end, |body| body.span.start);
                let head = self.head(whole, body);
                self.add(name, whole, kind, doc, Some(owner), head);
            }
            MemberKind::Var(variables) => {
                let before = variables.first().map_or(whole.end, |(name, _)| name.span.start);
                let words = self.head(whole, before);
                for (name, _) in variables {
                    let head = format!("{words} {}", name.text);
                    self.add(name, whole, SymbolKind::Field, doc, Some(owner), head);
                }
            }
            MemberKind::Static(_) | MemberKind::Statement(_) => {}
        }
    }
}
