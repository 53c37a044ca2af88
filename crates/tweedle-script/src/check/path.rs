//! Names with dots: packages, classes and their contents, and members of the value before the dot.

use super::classes::member_of_info;
use super::symbol::{Meaning, SymbolKind};
use crate::check::note::Note;
use crate::check::walk::{Resolver, Which};
use crate::class::{self, Entry};
use crate::library;
use crate::library::members::names_of_info;
use crate::session::class_names::{
    constants_with, find_class, is_library_constant, is_own_package, may_declare,
};
use tweedle_syntax::ast::{Expr, ExprKind, Name};
use tweedle_syntax::diagnostic::{Diagnostic, cut};
use tweedle_syntax::say;

impl Resolver<'_> {
    /// `e.Name`.
    pub(super) fn member_expr(&mut self, expr: &mut Expr) {
        if let Some(parts) = path_of(expr)
            && !self.is_variable(&parts[0].text)
        {
            return self.path(&parts);
        }
        let ExprKind::Member { object, name } = &mut expr.kind else { return };
        let name = name.clone();
        match (&object.kind, self.level) {
            (ExprKind::This, Some(level)) => self.member_of_this(level, &name, true),
            (ExprKind::Super, Some(level)) => self.member_of_this(level, &name, false),
            _ => {
                self.expr(object);
                self.member_of_anything(&name);
            }
        }
    }

    /// True if a name is a variable, so that a dot after it asks for a member of its value.
    fn is_variable(&self, name: &str) -> bool {
        self.locals.iter().any(|local| local.name == name)
            || (self.level.is_none() && self.globals.contains_key(name))
            || self.is_member_around(name)
    }

    fn is_member_around(&self, name: &str) -> bool {
        let mut level = self.level;
        while let Some(place) = level {
            match self.member_of(place, name, Which::All) {
                Some(Meaning::Symbol(it)) => {
                    return self.checked.symbols[it].kind != SymbolKind::Class;
                }
                Some(Meaning::Class(_)) => return false,
                Some(_) => return true,
                None => level = self.classes[place].outer,
            }
        }
        false
    }

    /// A path that begins with the name of a package or of a class.
    fn path(&mut self, parts: &[Name]) {
        // The longest beginning that means something.
        for count in (1..=parts.len()).rev() {
            let path = joined(&parts[..count]);
            let Some(last) = parts.get(count - 1) else { continue };
            let meaning = if count == 1 {
                self.nested_alone(&path).or_else(|| self.class_alone(&path))
            } else {
                may_declare(self.session, &path).then(|| Meaning::Class(path.clone()))
            };
            if let Some(meaning) = meaning {
                if let Meaning::Class(class) = &meaning {
                    let _ = find_class(self.session, class, last.span);
                }
                self.declared_before(&meaning, last.span);
                self.mention(last.span, meaning.clone());
                return self.members_of_class(&meaning, &parts[count..]);
            }
            let ruleset = self.session.registry().find(&path).is_some();
            if ruleset || self.is_of_library(&path) {
                self.mention(last.span, Meaning::Library(path.clone()));
                if count < parts.len() && !ruleset {
                    self.missing_in(&path, &parts[count..]);
                } else {
                    self.members_of_anything(&parts[count..]);
                }
                return;
            }
        }
        if self.is_constant_of_package(parts) {
            return;
        }
        let Some((first, others)) = parts.split_first() else { return };
        if is_own_package(self.session, &first.text) {
            let whole = others.last().map_or(first.span, |it| first.span.to(it.span));
            self.checked
                .notes
                .push(Note::mistake(Diagnostic::new(say::no_class(joined(parts)), whole)));
            return;
        }
        let mut alone = Expr::new(ExprKind::Name(first.text.clone()), first.span);
        self.expr(&mut alone);
        self.members_of_anything(others);
    }

    /// True if a path begins with a package of the program and a constant of that.
    fn is_constant_of_package(&mut self, parts: &[Name]) -> bool {
        (1..parts.len()).any(|count| {
            let name = &parts[count];
            let found =
                constants_with(self.session, &joined(&parts[..count]), &name.text, name.span);
            matches!(found, Ok(Some(_)))
        })
    }

    /// A class inside of those that the walk is in.
    fn nested_alone(&self, name: &str) -> Option<Meaning> {
        let mut level = self.level;
        while let Some(place) = level {
            if let Some(meaning) = self.member_of(place, name, Which::All) {
                return Some(meaning);
            }
            level = self.classes[place].outer;
        }
        None
    }

    /// Looks up the names that stand after a name of the library that is no ruleset.
    fn missing_in(&mut self, path: &str, rest: &[Name]) {
        let Some((first, others)) = rest.split_first() else { return };
        let is_own = is_own_package(self.session, path);
        match library::find(path).filter(|_| !is_own) {
            Some(Entry::Package(of)) => {
                let failure = library::not_a_member(self.session, of, first);
                let mut diagnostic = failure.into_details().diagnostic;
                if path != of {
                    let near = diagnostic.instead.as_deref();
                    diagnostic.hint = Some(library::no_variable(path, of, near));
                }
                self.checked.notes.push(Note::mistake(diagnostic));
            }
            Some(Entry::Class(of)) if !is_library_constant(self.session, path) => {
                let failure = library::not_a_member(self.session, of.name, first);
                self.checked.notes.push(Note::mistake(failure.into_details().diagnostic));
            }
            _ => self.member_of_anything(first),
        }
        self.members_of_anything(others);
    }

    /// Looks up the names that stand after the name of a class of the text or of the program.
    fn members_of_class(&mut self, class: &Meaning, rest: &[Name]) {
        let Some((first, others)) = rest.split_first() else { return };
        let found = match class {
            Meaning::Symbol(symbol) => {
                let place = self.classes.iter().position(|it| it.symbol == *symbol);
                place.and_then(|place| self.member_of(place, &first.text, Which::All))
            }
            Meaning::Class(name) => {
                let info = find_class(self.session, name, first.span);
                let info = info.ok().flatten();
                info.and_then(|info| member_of_info(&info, &first.text, Which::All))
            }
            _ => None,
        };
        match found {
            Some(meaning) => self.mention(first.span, meaning),
            None => self.member_of_anything(first),
        }
        self.members_of_anything(others);
    }

    /// `this.Name`, or `super.Name`.
    fn member_of_this(&mut self, level: usize, name: &Name, is_own: bool) {
        if let Some(meaning) = self.member_of(level, &name.text, Which::All) {
            return self.mention(name.span, meaning);
        }
        let class = &self.classes[level];
        let of_object = library::methods_of(class::OBJECT).iter().any(|it| it.name == name.text);
        if !class.is_whole || of_object || library::is_open(&name.text) || !is_own {
            return self.member_of_anything(name);
        }
        let class = &self.checked.symbols[class.symbol].name;
        let near = tweedle_syntax::nearest::nearest(&name.text, self.members_of(level));
        let diagnostic = Diagnostic::new(say::no_member(cut(&name.text), class), name.span);
        let diagnostic = match near {
            Some(near) => diagnostic.meaning(&near),
            None => diagnostic,
        };
        self.checked.notes.push(Note::mistake(diagnostic));
    }

    /// Members of values of which nothing is known, one after the other.
    fn members_of_anything(&mut self, names: &[Name]) {
        for name in names {
            self.member_of_anything(name);
        }
    }

    /// A member of a value of which nothing is known.
    pub(super) fn member_of_anything(&mut self, name: &Name) {
        let text = &name.text;
        let own = |place: &usize| {
            let symbol = &self.checked.symbols[*place];
            (symbol.kind.is_member() || symbol.kind == SymbolKind::Class) && symbol.name == *text
        };
        let own: Vec<usize> = (0..self.checked.symbols.len()).filter(own).collect();
        if let [only] = own[..]
            && !super::is_member_of_library(text)
            && !self.members.contains(text)
        {
            return self.mention(name.span, Meaning::Symbol(only));
        }
        let is_known = !own.is_empty() || self.members.contains(text) || self.is_inherited(text);
        if is_known || super::is_member_of_library(text) {
            let class = None;
            return self.mention(name.span, Meaning::Member { class, name: text.clone() });
        }
        let symbols = self.checked.symbols.iter().filter(|it| it.kind.is_member());
        let known = symbols.map(|it| it.name.clone()).chain(self.members.iter().cloned());
        let library = library::methods().map(|method| method.name.to_owned());
        let diagnostic = Diagnostic::new(say::no_member_anywhere(cut(text)), name.span);
        let diagnostic = match library::foreign_member(text) {
            Some(hint) => diagnostic.with_hint(hint),
            None => match tweedle_syntax::nearest::nearest(text, known.chain(library)) {
                Some(near) => diagnostic.meaning(&near),
                None => diagnostic,
            },
        };
        self.checked.notes.push(Note::warning(diagnostic));
    }

    /// True if a class that has been met has a member with a name.
    fn is_inherited(&self, name: &str) -> bool {
        let classes = &self.session.classes;
        let all = classes.names().into_iter().filter_map(|it| classes.get(&it));
        let mut all = all
            .filter(|it| it.short_name() == name || names_of_info(it).iter().any(|it| it == name));
        all.next().is_some()
    }
}

/// The names of a path such as `a.b.c`.
fn path_of(expr: &Expr) -> Option<Vec<Name>> {
    let mut parts = Vec::new();
    let mut first = expr;
    while let ExprKind::Member { object, name } = &first.kind {
        parts.push(name.clone());
        first = object;
    }
    let ExprKind::Name(start) = &first.kind else { return None };
    parts.push(Name { text: start.clone(), span: first.span });
    parts.reverse();
    Some(parts)
}

/// A path as it is written.
fn joined(parts: &[Name]) -> String {
    let names: Vec<&str> = parts.iter().map(|part| part.text.as_str()).collect();
    names.join(".")
}
