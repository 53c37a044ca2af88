//! The members of a class while it is declared: its own, and those that it has of its parents.

use crate::Session;
use crate::class::{self, Overridden};
use crate::failure::{Evaluated, Failure};
use crate::value::declared::{ClassInfo, Field, FieldKind, MethodInfo};
use crate::value::named::Named;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use tweedle_syntax::ast::{self, Member, MemberKind, Name};
use tweedle_syntax::say;

/// The members of a class while it is being built.
#[derive(std::default::Default)]
pub(super) struct Members {
    pub(super) fields: Vec<Field>,
    pub(super) field_numbers: HashMap<Arc<str>, u32>,
    pub(super) methods: Named<Vec<Arc<MethodInfo>>>,
    pub(super) properties: Named<Arc<MethodInfo>>,
    pub(super) statics: HashMap<Arc<str>, Arc<str>>,
}

impl Members {
    /// The members that a class inherits from the classes that it extends.
    pub(super) fn inherited(supers: &[Arc<ClassInfo>]) -> Members {
        let mut members = Members::default();
        for parent in supers {
            for field in &parent.fields {
                if !members.field_numbers.contains_key(&field.name) {
                    members.add(field.clone());
                }
            }
            for (name, methods) in parent.methods.iter() {
                let all = members.methods.entry(name);
                for method in methods {
                    if !all.iter().any(|it| it.parameters == method.parameters) {
                        all.push(method.clone());
                    }
                }
            }
            for (name, property) in parent.properties.iter() {
                if !members.properties.contains(name) {
                    members.properties.insert(name.clone(), property.clone());
                }
            }
            for (name, owner) in &parent.statics {
                members.statics.entry(name.clone()).or_insert_with(|| owner.clone());
            }
        }
        members
    }

    /// The names of methods and properties that a class does not declare itself.
    pub(super) fn inherited_names(&self, own: &Arc<str>) -> Vec<String> {
        let methods = self.methods.iter().flat_map(|(_, all)| all);
        let all = methods.chain(self.properties.iter().map(|(_, it)| it));
        all.filter(|it| it.owner != *own).map(|it| it.name.to_string()).collect()
    }

    pub(super) fn add(&mut self, field: Field) {
        self.field_numbers.insert(field.name.clone(), self.fields.len() as u32);
        self.fields.push(field);
    }

    /// The variables that a class declares.
    pub(super) fn own(&mut self, declaration: &ast::Class, name: &Arc<str>) -> Evaluated<()> {
        let mut own: HashSet<&str> = HashSet::new();
        let mut symbols: Vec<&Name> = Vec::new();
        if declaration.elements.is_some() {
            for field in ["Literal", "Ordinal"] {
                let kind = FieldKind::Fixed;
                self.add(Field { name: field.into(), kind });
            }
        }
        for element in declaration.elements.iter().flatten() {
            symbols.push(&element.name);
            self.statics.insert(element.name.text.as_str().into(), name.clone());
        }
        for parameter in declaration.parameters.iter().flatten() {
            symbols.push(&parameter.name);
            self.field(&parameter.name, FieldKind::Parameter);
        }
        let mut methods: Vec<&str> = Vec::new();
        for member in &declaration.members {
            match &member.kind {
                MemberKind::Var(variables) => {
                    for (symbol, _) in variables {
                        symbols.push(symbol);
                        if member.modifiers.is_static {
                            self.statics.insert(symbol.text.as_str().into(), name.clone());
                        } else if member.modifiers.is_mutable {
                            self.field(symbol, FieldKind::Mutable);
                        } else {
                            self.field(symbol, FieldKind::Fixed);
                        }
                    }
                }
                MemberKind::Class(class) => symbols.push(&class.name),
                MemberKind::Method(method) if !methods.contains(&method.name.text.as_str()) => {
                    methods.push(&method.name.text);
                    symbols.push(&method.name);
                }
                _ => {}
            }
        }
        for symbol in symbols {
            if !own.insert(&symbol.text) {
                return Err(Failure::new(say::duplicate_symbol(&symbol.text, name), symbol.span));
            }
        }
        Ok(())
    }

    /// A variable of the objects; one with the name of an inherited one takes its place.
    pub(super) fn field(&mut self, symbol: &Name, kind: FieldKind) {
        let field = Field { name: symbol.text.as_str().into(), kind };
        match self.field_numbers.get(&field.name) {
            Some(&number) => self.fields[number as usize] = field,
            None => self.add(field),
        }
    }

    /// Lets a method take the place of the inherited one that it overrides; that one, if there is one: that with the same
    /// classes of parameters. One whose parameters have no classes takes the place of all with as many. One with classes stands
    /// beside one without, and overrides it if it says so.
    pub(super) fn replace(
        &mut self,
        info: &Arc<MethodInfo>,
        owner: &Arc<str>,
        is_override: bool,
    ) -> Option<Arc<MethodInfo>> {
        let Some(parameters) = &info.parameters else {
            let old = self.properties.get(&info.name).cloned();
            self.properties.insert(info.name.clone(), info.clone());
            return old.filter(|old| old.owner != *owner);
        };
        let all = self.methods.entry(&info.name);
        let matches = |it: &Arc<MethodInfo>, is_same: fn(&Class, &Class) -> bool| {
            it.owner != *owner
                && it.is_static == info.is_static
                && it.parameters.as_ref().is_some_and(|other| {
                    other.len() == parameters.len()
                        && parameters.iter().zip(other).all(|(own, other)| is_same(own, other))
                })
        };
        let covers: fn(&Class, &Class) -> bool = |own, other| own == other || own.is_none();
        if let Some(place) = all.iter().position(|it| matches(it, covers)) {
            let old = std::mem::replace(&mut all[place], info.clone());
            all.retain(|it| Arc::ptr_eq(it, info) || !matches(it, covers));
            return Some(old);
        }
        let may_cover: fn(&Class, &Class) -> bool =
            |own, other| own == other || own.is_none() || other.is_none();
        let old = all.iter().find(|it| is_override && matches(it, may_cover)).cloned();
        all.push(info.clone());
        old
    }
}

/// A method as messages name it.
pub(super) fn signature(
    class: &str,
    name: &str,
    parameters: Option<&[Option<Arc<str>>]>,
) -> String {
    match parameters {
        None => format!("{class}.{name}"),
        Some(classes) => {
            let classes: Vec<&str> =
                classes.iter().map(|it| it.as_deref().unwrap_or(class::OBJECT)).collect();
            format!("{class}.{name}({})", classes.join(", "))
        }
    }
}

/// True if a class has one inside of it with a name.
pub(super) fn is_inside(declaration: &ast::Class, name: &str) -> bool {
    declaration.members.iter().any(|member| match &member.kind {
        MemberKind::Class(class) => class.name.text == name,
        _ => false,
    })
}

pub(super) fn check_override(
    session: &Session,
    member: &Member,
    symbol: &Name,
    name: &Arc<str>,
    overridden: Option<Arc<MethodInfo>>,
    native: Option<Overridden>,
) -> Evaluated<()> {
    if member.modifiers.is_static {
        // It belongs to the class and not to its objects, so that it takes nobody's place.
        return Ok(());
    }
    let method = format!("{name}.{}", symbol.text);
    let declared = overridden.map(|it| Overridden {
        is_original: !crate::written::has_class(&it.owner)
            || (session.links.has_original)(&it.owner, &it.name),
        name: format!("{}.{}", it.owner, it.name),
    });
    match (member.modifiers.is_override, declared.or(native)) {
        (true, None) => Err(Failure::new(say::overrides_nothing(method), symbol.span)),
        (false, Some(other)) if other.is_original => {
            Err(Failure::new(say::override_missing(method, &other.name), symbol.span))
        }
        _ => Ok(()),
    }
}

/// The message that a method overrides nothing, with the name that may have been meant: one of the names that are
/// known there, or that the class is a game.
pub(super) fn advised(
    session: &Session,
    failure: Failure,
    name: &str,
    known: Vec<String>,
    extends_nothing: bool,
) -> Failure {
    if known.iter().any(|it| it == name) {
        return failure.with_hint(match name {
            "Options" => "Write `override def Options(player as Player) := ...`.".to_owned(),
            _ => format!("What is called `{name}` there has other parameters."),
        });
    }
    let of_game = (session.links.overridable_names)(class::GAME);
    if extends_nothing && of_game.iter().any(|it| it == name) {
        return failure.with_hint(
            "The class extends nothing: write `extends Game` if its objects are positions.",
        );
    }
    if let Some(near) = tweedle_syntax::nearest::nearest(name, known) {
        return failure.meaning(&near);
    }
    if !extends_nothing {
        return failure;
    }
    let of_game = tweedle_syntax::nearest::nearest(name, of_game);
    failure.with_hint(match of_game {
        Some(near) => format!("Did you mean `{near}`, in a class that says `extends Game`?"),
        None => "The class extends nothing. May `extends Game` be missing?".to_owned(),
    })
}

/// The class that a parameter is said to be of.
type Class = Option<Arc<str>>;
