//! From the declaration of a class to the class.

use super::class::ParameterInfo;
use super::named::Named;
use super::object::class_alone;
use super::{ClassInfo, Field, FieldKind, MethodInfo};
use crate::Session;
use crate::ast::{self, Default, Member, MemberKind, Name};
use crate::class;
use crate::code::{Code, Op};
use crate::compile::Compiler;
use crate::failure::{Evaluated, Failure};
use crate::library::{self, Overridden};
use crate::problem::Problem;
use crate::source::Source;
use crate::value::Value;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock, Weak};

/// Classes may stand so deep inside of each other.
const DEEPEST: usize = 50;

/// The classes of positions that are written as their boards are.
const BOARDS: [&str; 3] = ["game.graph.GraphGame", "game.grid.GridGame", "game.strip.StripGame"];

/// A class that is being built, and the code that it still needs.
struct Draft {
    class: Arc<ClassInfo>,
    declaration: ast::Class,
    methods: Vec<(Arc<MethodInfo>, usize)>,
    nested: Vec<Draft>,
}

impl Session {
    /// Makes a class of its declaration in an input or in a file that is run.
    pub(super) fn declare_class(
        &mut self,
        declaration: ast::Class,
        source: &Arc<Source>,
    ) -> Evaluated<Value> {
        let name = declaration.name.clone();
        if library::is_class(&name.text) || library::is_printed(&name.text) {
            let message = format!("There is a class `{}` already.", name.text);
            return Err(Failure::new(message, name.span).with_hint("Take another name."));
        }
        if self.globals.is_set(&name.text) {
            let message = format!("There is a variable `{}` already.", name.text);
            return Err(Failure::new(message, name.span).with_hint("Take another name."));
        }
        let class = self.build(declaration, &name.text, source)?;
        if class.modifiers.is_singleton {
            return self.singleton(&class, Value::Nothing);
        }
        Ok(class_alone(class))
    }

    /// Makes a class of its declaration. It is known under its qualified name then.
    pub(crate) fn build(
        &mut self,
        declaration: ast::Class,
        name: &str,
        source: &Arc<Source>,
    ) -> Evaluated<Arc<ClassInfo>> {
        let old = self.classes.get(name);
        let mut draft = self.draft(declaration, name, source, &Weak::new(), 0)?;
        let class = draft.class.clone();
        let result = self.compile_class(&mut draft, source);
        if let Err(failure) = result {
            // What was there before stays.
            match old {
                Some(old) => self.classes.insert(old),
                None => self.classes.remove(name),
            }
            return Err(failure);
        }
        Ok(class)
    }

    fn draft(
        &mut self,
        declaration: ast::Class,
        name: &str,
        source: &Arc<Source>,
        enclosing: &Weak<ClassInfo>,
        depth: usize,
    ) -> Evaluated<Draft> {
        let own = &declaration.name;
        if depth > DEEPEST {
            let message =
                format!("Classes may stand {DEEPEST} deep inside of each other, and no deeper.");
            return Err(Failure::new(message, own.span));
        }
        let outer = enclosing.upgrade();
        let (mut supers, mut natives) = (Vec::new(), Vec::new());
        for parent in &declaration.extends {
            match self.parent(parent, outer.as_deref())? {
                Parent::Declared(class) => {
                    if class.modifiers.is_singleton {
                        let message = format!(
                            "Class `{name}` may not extend singleton class `{}`",
                            class.name
                        );
                        return Err(Failure::new(message, parent.span));
                    }
                    natives.extend(class.natives.iter().copied());
                    supers.push(class);
                }
                Parent::Native(class) => natives.push(class),
            }
        }
        if declaration.elements.is_some() {
            natives.push(class::ENUM);
        }
        natives.sort_by_key(|it| class::CLASSES.iter().position(|class| class.name == *it));
        natives.dedup();
        check_modifiers(&declaration, name, &supers, outer.as_deref())?;
        let name: Arc<str> = name.into();
        let own_parameters = declaration.parameters.as_deref();
        let parameters = own_parameters.map(|all| {
            let info = |it: &ast::Parameter| ParameterInfo {
                name: it.name.text.as_str().into(),
                is_optional: !matches!(it.default, Default::Required) || it.is_variadic,
            };
            all.iter().map(info).collect()
        });
        let mut build = Members::inherited(&supers);
        build.own(&declaration, &name)?;
        let methods =
            self.declared_methods(&declaration, &name, &natives, outer.as_deref(), &mut build)?;
        let is_a = |of| natives.iter().any(|native| class::extends(native, of));
        let (is_game, is_impartial) = (is_a(class::GAME), is_a(class::IMPARTIAL));
        let is_board = BOARDS.contains(&&*name) || supers.iter().any(|parent| parent.is_board);
        let class = Arc::new(ClassInfo {
            id: self.classes.next_id(),
            name: name.clone(),
            modifiers: declaration.modifiers,
            source: source.clone(),
            span: own.span,
            supers,
            natives,
            is_game,
            is_impartial,
            is_board,
            enclosing: enclosing.clone(),
            parameters,
            fields: build.fields,
            field_numbers: build.field_numbers,
            methods: build.methods,
            properties: build.properties,
            statics: build.statics,
            elements: declaration
                .elements
                .as_ref()
                .map(|all| all.iter().map(|it| it.name.text.as_str().into()).collect()),
            nested: OnceLock::new(),
            constructor: OnceLock::new(),
            is_record: OnceLock::new(),
            initial: OnceLock::new(),
            static_initial: OnceLock::new(),
        });
        let mut nested: Named<Arc<ClassInfo>> = Named::default();
        for parent in class.supers.iter().rev() {
            for (name, class) in parent.nested.get().into_iter().flat_map(Named::iter) {
                nested.insert(name.clone(), class.clone());
            }
        }
        let mut drafts = Vec::new();
        for member in &declaration.members {
            let MemberKind::Class(inner) = &member.kind else { continue };
            let short: Arc<str> = inner.name.text.as_str().into();
            let qualified = format!("{name}.{short}");
            let draft =
                self.draft(inner.clone(), &qualified, source, &Arc::downgrade(&class), depth + 1)?;
            nested.insert(short, draft.class.clone());
            drafts.push(draft);
        }
        let _ = class.nested.set(nested);
        self.classes.insert(class.clone());
        Ok(Draft { class, declaration, methods, nested: drafts })
    }

    /// The class that a class extends.
    fn parent(&mut self, name: &Name, outer: Option<&ClassInfo>) -> Evaluated<Parent> {
        let unknown = |session: &Session| Err(session.unknown_class(true, name, vec![], outer));
        if let Some(class) = outer.and_then(|class| self.nested_around(&name.text, class)) {
            return Ok(Parent::Declared(class));
        }
        let Some(qualified) = self.any_class_named(&name.text, outer) else {
            return unknown(self);
        };
        if let Some(class) = self.find_class(&qualified, name.span)? {
            return Ok(Parent::Declared(class));
        }
        match class::find(&qualified) {
            Some(class) => Ok(Parent::Native(class.name)),
            None => unknown(self),
        }
    }

    /// The class with a name that is nested in a class or in those around it. While these are made, they have the classes
    /// that were declared before and those that they inherit.
    fn nested_around(&self, name: &str, outer: &ClassInfo) -> Option<Arc<ClassInfo>> {
        let before = || {
            let class = self.classes.get(&format!("{}.{name}", outer.name))?;
            // One that was made for an older class of the same name is not meant.
            let is_own = class.enclosing.upgrade().is_some_and(|it| it.id == outer.id);
            is_own.then_some(class)
        };
        let inherited = || outer.supers.iter().find_map(|it| it.nested(name).cloned());
        let own = outer.nested(name).cloned().or_else(before).or_else(inherited);
        own.or_else(|| self.nested_around(name, &*outer.enclosing.upgrade()?))
    }

    /// The methods and properties that a class declares; they take the place of inherited ones.
    fn declared_methods(
        &mut self,
        declaration: &ast::Class,
        name: &Arc<str>,
        natives: &[&'static str],
        outer: Option<&ClassInfo>,
        build: &mut Members,
    ) -> Evaluated<Vec<(Arc<MethodInfo>, usize)>> {
        let mut found = Vec::new();
        let mut own: HashSet<String> = HashSet::new();
        for (place, member) in declaration.members.iter().enumerate() {
            let MemberKind::Method(method) = &member.kind else { continue };
            let short = &method.name.text;
            let mut parameters = None;
            if let Some(all) = &method.parameters {
                let mut classes = Vec::new();
                for parameter in all {
                    classes.push(match &parameter.class {
                        Some(class) => self
                            .any_class_named(&class.text, outer)
                            .or_else(|| {
                                is_inside(declaration, &class.text)
                                    .then(|| format!("{name}.{}", class.text))
                            })
                            .or_else(|| {
                                (declaration.name.text == class.text).then(|| name.to_string())
                            })
                            .map(Arc::from),
                        None => None,
                    });
                }
                parameters = Some(classes);
            }
            let signature = signature(name, short, parameters.as_deref());
            if !own.insert(signature.clone()) {
                let message = format!("Method `{signature}` is declared twice");
                return Err(Failure::new(message, method.name.span));
            }
            let info = Arc::new(MethodInfo {
                name: short.as_str().into(),
                owner: name.clone(),
                span: method.name.span,
                is_static: member.modifiers.is_static,
                parameters,
                code: OnceLock::new(),
            });
            let overridden = build.replace(&info, name, member.modifiers.is_override);
            let all = natives.iter().copied().chain([class::OBJECT]);
            let native = all.into_iter().find_map(|it| {
                library::overridable(it, short, info.parameters.as_ref().map(Vec::len))
            });
            check_override(member, &method.name, name, overridden, native).map_err(|failure| {
                if !member.modifiers.is_override {
                    return failure;
                }
                let mut known = build.inherited_names(name);
                let all = natives.iter().copied().chain([class::OBJECT]);
                known.extend(all.flat_map(library::overridable_names));
                advised(failure, short, known, declaration.extends.is_empty())
            })?;
            found.push((info, place));
        }
        Ok(found)
    }

    /// Makes the code of a class and of those inside of it.
    fn compile_class(&mut self, draft: &mut Draft, source: &Arc<Source>) -> Evaluated<()> {
        let class = draft.class.clone();
        for inner in &mut draft.nested {
            self.compile_class(inner, source)?;
        }
        for (info, place) in &draft.methods {
            let MemberKind::Method(method) = &mut draft.declaration.members[*place].kind else {
                continue;
            };
            let Some(body) = &mut method.body else {
                let message = format!("The method `{}.{}` does nothing.", info.owner, info.name);
                return Err(Failure::new(message, info.span)
                    .with_hint("Only methods of the original's own library are `external`."));
            };
            let mut compiler = Compiler::of_class(self, source.clone(), class.clone());
            let parameters = method.parameters.as_deref_mut().unwrap_or_default();
            let code = compiler.method(info, parameters, body)?;
            let _ = info.code.set(code.into());
        }
        let members = &mut draft.declaration.members;
        let mut compiler = Compiler::of_class(self, source.clone(), class.clone());
        let is_made = class.modifiers.is_singleton || class.elements.is_some();
        let mut none: Vec<ast::Parameter> = Vec::new();
        let parameters = match draft.declaration.parameters.as_deref_mut() {
            Some(parameters) => Some(parameters),
            None if is_made => Some(&mut none[..]),
            None => None,
        };
        if parameters.is_some() {
            let code = compiler.initial(&class, parameters, &mut [], members)?;
            let _ = class.is_record.set(is_record(&class, &code));
            let _ = class.constructor.set(code.into());
        }
        let mut compiler = Compiler::of_class(self, source.clone(), class.clone());
        let parameters = draft.declaration.parameters.as_deref_mut().unwrap_or_default();
        let code = compiler.initial(&class, None, parameters, members)?;
        let _ = class.initial.set(code.into());
        let has_statics = members.iter().any(|member| {
            member.modifiers.is_static && matches!(member.kind, MemberKind::Var(_))
                || matches!(member.kind, MemberKind::Static(_))
        });
        if has_statics {
            let mut compiler = Compiler::of_class(self, source.clone(), class.clone());
            let code = compiler.static_initial(&class, members)?;
            let _ = class.static_initial.set(code.into());
        }
        Ok(())
    }
}

/// What a class extends.
enum Parent {
    Declared(Arc<ClassInfo>),
    Native(&'static str),
}

/// The members of a class while it is being built.
#[derive(std::default::Default)]
struct Members {
    fields: Vec<Field>,
    field_numbers: HashMap<Arc<str>, u32>,
    methods: Named<Vec<Arc<MethodInfo>>>,
    properties: Named<Arc<MethodInfo>>,
    statics: HashMap<Arc<str>, Arc<str>>,
}

impl Members {
    /// What a class has of those that it extends.
    fn inherited(supers: &[Arc<ClassInfo>]) -> Members {
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
    fn inherited_names(&self, own: &Arc<str>) -> Vec<String> {
        let methods = self.methods.iter().flat_map(|(_, all)| all);
        let all = methods.chain(self.properties.iter().map(|(_, it)| it));
        all.filter(|it| it.owner != *own).map(|it| it.name.to_string()).collect()
    }

    fn add(&mut self, field: Field) {
        self.field_numbers.insert(field.name.clone(), self.fields.len() as u32);
        self.fields.push(field);
    }

    /// The variables that a class declares.
    fn own(&mut self, declaration: &ast::Class, name: &Arc<str>) -> Evaluated<()> {
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
                let message = format!("Duplicate symbol `{}` in class `{name}`", symbol.text);
                return Err(Failure::new(message, symbol.span));
            }
        }
        Ok(())
    }

    /// A variable of the objects; one with the name of an inherited one takes its place.
    fn field(&mut self, symbol: &Name, kind: FieldKind) {
        let field = Field { name: symbol.text.as_str().into(), kind };
        match self.field_numbers.get(&field.name) {
            Some(&number) => self.fields[number as usize] = field,
            None => self.add(field),
        }
    }

    /// Lets a method take the place of the inherited one that it overrides; that one, if there is one: that with the same
    /// classes of parameters. One whose parameters have no classes takes the place of all with as many. One with classes stands
    /// beside one without, and overrides it if it says so.
    fn replace(
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

/// The class that a parameter is said to be of.
type Class = Option<Arc<str>>;

/// A method as messages name it.
fn signature(class: &str, name: &str, parameters: Option<&[Option<Arc<str>>]>) -> String {
    match parameters {
        None => format!("{class}.{name}"),
        Some(classes) => {
            let classes: Vec<&str> =
                classes.iter().map(|it| it.as_deref().unwrap_or(class::OBJECT)).collect();
            format!("{class}.{name}({})", classes.join(", "))
        }
    }
}

/// Whether a class has one inside of it with a name.
fn is_inside(declaration: &ast::Class, name: &str) -> bool {
    declaration.members.iter().any(|member| match &member.kind {
        MemberKind::Class(class) => class.name.text == name,
        _ => false,
    })
}

fn check_override(
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
        is_original: !super::library::has_class(&it.owner)
            || library::has_original(&it.owner, &it.name),
        name: format!("{}.{}", it.owner, it.name),
    });
    match (member.modifiers.is_override, declared.or(native)) {
        (true, None) => {
            let message = format!("Method `{method}` overrides nothing");
            Err(Failure::new(message, symbol.span).with_problem(Problem::OverridesNothing))
        }
        (false, Some(other)) if other.is_original => {
            let message = format!(
                "Method `{method}` must be declared with `override`, since it overrides `{}`",
                other.name
            );
            Err(Failure::new(message, symbol.span).with_problem(Problem::OverridesSilently))
        }
        _ => Ok(()),
    }
}

/// The message that a method overrides nothing, with what may have been meant: one of the names that are known there, or that
/// the class is a game.
fn advised(failure: Failure, name: &str, known: Vec<String>, extends_nothing: bool) -> Failure {
    if known.iter().any(|it| it == name) {
        return failure.with_hint(match name {
            "Options" => "Write `override def Options(player as Player) := ...`.".to_owned(),
            _ => format!("What is called `{name}` there has other parameters."),
        });
    }
    let of_game = library::overridable_names(class::GAME);
    if extends_nothing && of_game.iter().any(|it| it == name) {
        return failure.with_hint(
            "The class extends nothing: write `extends Game` if its objects are positions.",
        );
    }
    if let Some(near) = library::nearest(name, known) {
        return failure.with_hint(format!("Did you mean `{near}`?"));
    }
    if !extends_nothing {
        return failure;
    }
    let of_game = library::nearest(name, of_game);
    failure.with_hint(match of_game {
        Some(near) => format!("Did you mean `{near}`, in a class that says `extends Game`?"),
        None => "The class extends nothing. May `extends Game` be missing?".to_owned(),
    })
}

fn check_modifiers(
    declaration: &ast::Class,
    name: &str,
    supers: &[Arc<ClassInfo>],
    outer: Option<&ClassInfo>,
) -> Evaluated<()> {
    let at = declaration.name.span;
    let modifiers = declaration.modifiers;
    if modifiers.is_singleton && declaration.parameters.is_some() {
        let message = format!("Class `{name}` must not have a constructor if declared `singleton`");
        return Err(Failure::new(message, at));
    }
    if declaration.name.text == "constants" && !modifiers.is_singleton {
        let message = format!("Constants class `{name}` must be declared `singleton`");
        return Err(Failure::new(message, at));
    }
    if !modifiers.is_mutable {
        if let Some(parent) = supers.iter().find(|parent| parent.modifiers.is_mutable) {
            let message = format!(
                "Subclass `{name}` of mutable class `{}` is not declared `mutable`",
                parent.name
            );
            return Err(Failure::new(message, at));
        }
        if let Some(outer) = outer.filter(|outer| outer.modifiers.is_mutable) {
            let message = format!(
                "Nested class `{name}` of mutable class `{}` is not declared `mutable`",
                outer.name
            );
            return Err(Failure::new(message, at));
        }
        for member in &declaration.members {
            if member.modifiers.is_mutable
                && let MemberKind::Var(variables) = &member.kind
                && let [(variable, _), ..] = &variables[..]
            {
                let message = format!(
                    "Class `{name}` must be declared `mutable`, since its var `{}` is mutable",
                    variable.text
                );
                return Err(Failure::new(message, variable.span));
            }
        }
    }
    Ok(())
}

/// Whether a constructor does nothing but to check the arguments and to give each variable one of them, in their order.
fn is_record(class: &ClassInfo, code: &Code) -> bool {
    let mut number = 0;
    let is_plain = code.ops.iter().all(|op| match *op {
        Op::Check { .. } | Op::Finish | Op::Return { .. } => true,
        Op::SetField { object: 0, from, site } => {
            let name = &code.sites[usize::from(site)].name;
            let is_next = class.field_numbers.get(name) == Some(&number);
            number += 1;
            is_next && u32::from(from) == number
        }
        _ => false,
    });
    is_plain
        && number as usize == class.fields.len()
        && code.parameters.len() == class.fields.len()
        && !code.parameters.iter().any(|it| it.is_variadic)
        && !class.modifiers.is_mutable
}
