//! The classes of a text and the members of their objects, their own ones and inherited ones.

use super::symbol::{Meaning, SymbolKind};
use super::undefined;
use crate::check::note::Note;
use crate::check::walk::{Level, Parent, Resolver, Which};
use crate::library::members::names_of_info;
use crate::session::class_names::{class_of_library, class_seen_from, find_class};
use crate::value::declared::ClassInfo;
use crate::{class, library};
use std::collections::HashMap;
use std::sync::Arc;
use tweedle_syntax::ast::{Class, MemberKind, Name};
use tweedle_syntax::{Diagnostic, say};

impl Resolver<'_> {
    /// Adds a class and those inside of it to the list; returns its place. The symbols of the text are known.
    pub(super) fn add_class(&mut self, declaration: &Class, outer: Option<usize>) -> usize {
        let symbols = &self.checked.symbols;
        let at = declaration.name.span;
        let symbol = symbols.iter().position(|it| it.span == at).unwrap_or_default();
        let mut own = HashMap::new();
        for (place, it) in symbols.iter().enumerate() {
            if it.owner == Some(symbol) {
                own.entry(it.name.clone()).or_insert(place);
            }
        }
        let (mut fields, mut statics) = (Vec::new(), Vec::new());
        let parameters = declaration.parameters.iter().flatten();
        fields.extend(parameters.map(|it| it.name.text.clone()));
        for member in &declaration.members {
            if let MemberKind::Var(variables) = &member.kind {
                let to = if member.modifiers.is_static { &mut statics } else { &mut fields };
                to.extend(variables.iter().map(|(name, _)| name.text.clone()));
            }
        }
        let place = self.classes.len();
        self.classes.push(Level {
            symbol,
            outer,
            own,
            fields,
            statics,
            parents: Vec::new(),
            is_enum: declaration.elements.is_some(),
            is_whole: true,
        });
        for member in &declaration.members {
            if let MemberKind::Class(inner) = &member.kind {
                self.add_class(inner, Some(place));
            }
        }
        place
    }

    /// The place of a class in the list.
    pub(super) fn class_at(&self, declaration: &Class) -> Option<usize> {
        let symbols = &self.checked.symbols;
        self.classes.iter().position(|it| symbols[it.symbol].span == declaration.name.span)
    }

    /// Finds the classes that a class and those inside of it extend.
    pub(super) fn find_parents(&mut self, declaration: &Class) {
        let Some(place) = self.class_at(declaration) else { return };
        let outer = self.classes[place].outer;
        for parent in &declaration.extends {
            match self.parent(parent, outer) {
                Some(parent) => {
                    if let Parent::Here(other) = parent
                        && !self.classes[other].is_whole
                    {
                        self.classes[place].is_whole = false;
                    }
                    self.classes[place].parents.push(parent);
                }
                None => self.classes[place].is_whole = false,
            }
        }
        for member in &declaration.members {
            if let MemberKind::Class(inner) = &member.kind {
                self.find_parents(inner);
            }
        }
    }

    fn parent(&mut self, name: &Name, outer: Option<usize>) -> Option<Parent> {
        let span = name.span;
        match self.class_of(name, outer) {
            Some(Meaning::Symbol(symbol)) => {
                self.mention(span, Meaning::Symbol(symbol));
                self.classes.iter().position(|it| it.symbol == symbol).map(Parent::Here)
            }
            Some(Meaning::Class(class)) => {
                self.mention(span, Meaning::Class(class.clone()));
                match find_class(self.session, &class, span) {
                    Ok(found) => found.map(Parent::Elsewhere),
                    Err(failure) => {
                        let whence = failure.text().map(|it| {
                            let at = &failure.diagnostic;
                            format!(" at {}:{}:{}", it.name, at.line(&it.text), at.column(&it.text))
                        });
                        self.checked.notes.push(Note::mistake(Diagnostic::new(
                            say::class_with_mistake(
                                &class,
                                whence.unwrap_or_default(),
                                &failure.diagnostic.message,
                            ),
                            span,
                        )));
                        None
                    }
                }
            }
            Some(Meaning::Library(qualified)) => {
                self.mention(span, Meaning::Library(qualified.clone()));
                class::find(&qualified).map(|class| Parent::Native(class.name))
            }
            _ => {
                self.unknown_class(true, name);
                None
            }
        }
    }

    /// Reports that there is no class with a name, and the class that may have been meant.
    pub(super) fn unknown_class(&mut self, is_parent: bool, name: &Name) {
        let own = self.class_names();
        let failure = undefined::unknown_class(self.session, is_parent, name, own, None);
        self.checked.notes.push(Note::mistake(failure.into_details().diagnostic));
    }

    /// The names of the classes of the text.
    pub(super) fn class_names(&self) -> Vec<String> {
        let symbols = self.checked.symbols.iter();
        symbols.filter(|it| it.kind == SymbolKind::Class).map(|it| it.name.clone()).collect()
    }

    /// The class that a name means after `as` or `extends`, seen from a class of the text.
    pub(super) fn class_of(&self, name: &Name, from: Option<usize>) -> Option<Meaning> {
        let mut level = from;
        while let Some(place) = level {
            let class = &self.classes[place];
            let is_itself = self.checked.symbols[class.symbol].name == name.text;
            if is_itself {
                return Some(Meaning::Symbol(class.symbol));
            }
            if let Some(meaning) = self.nested(place, &name.text, 0) {
                return Some(meaning);
            }
            level = class.outer;
        }
        let symbols = &self.checked.symbols;
        let is_it = |it: &&Level| it.outer.is_none() && symbols[it.symbol].name == name.text;
        if let Some(class) = self.classes.iter().find(is_it) {
            return Some(Meaning::Symbol(class.symbol));
        }
        if let Some(class) = class_seen_from(self.session, &name.text, &self.package) {
            return Some(Meaning::Class(class));
        }
        class_of_library(self.session, &name.text).map(Meaning::Library)
    }

    /// The class inside of a class of the text with a name, its own or an inherited one.
    fn nested(&self, place: usize, name: &str, depth: usize) -> Option<Meaning> {
        let class = &self.classes[place];
        let own = class.own.get(name).copied();
        if let Some(own) = own.filter(|&it| self.checked.symbols[it].kind == SymbolKind::Class) {
            return Some(Meaning::Symbol(own));
        }
        class.parents.iter().find_map(|parent| match parent {
            Parent::Here(other) if depth < self.classes.len() => {
                self.nested(*other, name, depth + 1)
            }
            Parent::Elsewhere(info) => {
                info.nested(name).map(|it| Meaning::Class(it.name.to_string()))
            }
            _ => None,
        })
    }

    /// A member of a class of the text, its own or an inherited one.
    pub(super) fn member_of(&self, place: usize, name: &str, which: Which) -> Option<Meaning> {
        self.member_below(place, name, which, 0)
    }

    fn member_below(
        &self,
        place: usize,
        name: &str,
        which: Which,
        depth: usize,
    ) -> Option<Meaning> {
        let class = &self.classes[place];
        let is_field = class.fields.iter().any(|it| it == name);
        let is_static = class.statics.iter().any(|it| it == name);
        let fits = match which {
            Which::All => true,
            Which::OfClass => !is_field || is_static,
            Which::Variables { of_object } => is_static || (is_field && of_object),
        };
        if let Some(&symbol) = class.own.get(name).filter(|_| fits) {
            return Some(Meaning::Symbol(symbol));
        }
        if class.is_enum && which == Which::All && ["Literal", "Ordinal"].contains(&name) {
            return Some(Meaning::Library(name.to_owned()));
        }
        class.parents.iter().find_map(|parent| match parent {
            Parent::Here(other) if depth < self.classes.len() => {
                self.member_below(*other, name, which, depth + 1)
            }
            Parent::Here(_) => None,
            Parent::Elsewhere(info) => member_of_info(info, name, which),
            Parent::Native(class) => member_of_native(class, name, which),
        })
    }

    /// The names of the members of a class of the text.
    pub(super) fn members_of(&self, place: usize) -> Vec<String> {
        let (mut found, mut pending, mut done) = (Vec::new(), vec![place], Vec::new());
        while let Some(place) = pending.pop() {
            if done.contains(&place) {
                continue;
            }
            done.push(place);
            found.extend(self.classes[place].own.keys().cloned());
            for parent in &self.classes[place].parents {
                match parent {
                    Parent::Here(other) => pending.push(*other),
                    Parent::Elsewhere(info) => found.extend(names_of_info(info)),
                    Parent::Native(class) => {
                        let methods = library::methods_of(class).into_iter();
                        found.extend(methods.map(|it| it.name.to_owned()));
                    }
                }
            }
        }
        found
    }
}

/// A member of a class of the program, with the class that declares it.
pub(super) fn member_of_info(info: &Arc<ClassInfo>, name: &str, which: Which) -> Option<Meaning> {
    let of = |class: String| Meaning::Member { class: Some(class), name: name.to_owned() };
    if let Some(owner) = info.statics.get(name) {
        return Some(of(owner.to_string()));
    }
    let of_object = match which {
        Which::All => true,
        Which::OfClass => false,
        Which::Variables { of_object } => of_object,
    };
    if of_object && info.field_numbers.contains_key(name) {
        return Some(of(info.name.to_string()));
    }
    if matches!(which, Which::Variables { .. }) {
        return None;
    }
    if let Some(class) = info.nested(name) {
        return Some(Meaning::Class(class.name.to_string()));
    }
    let methods = info.methods.get(name).into_iter().flatten();
    if let Some(method) = methods.chain(info.properties.get(name)).next() {
        return Some(of(method.owner.to_string()));
    }
    if info.elements.iter().flatten().any(|element| &**element == name) {
        return Some(of(info.name.to_string()));
    }
    info.natives.iter().find_map(|native| member_of_native(native, name, which))
}

fn member_of_native(class: &'static str, name: &str, which: Which) -> Option<Meaning> {
    let found = library::methods_of(class).into_iter().find(|method| method.name == name)?;
    let is_asked = which == Which::All;
    is_asked.then(|| Meaning::Library(format!("{}.{}", library::short_name(class), found.name)))
}
