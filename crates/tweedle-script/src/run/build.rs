//! From the declaration of a class to the class.

use super::member::singleton;
use super::members::{Members, advised, check_override, is_inside, signature};
use crate::compile::Compiler;
use crate::failure::{Evaluated, Failure};
use crate::session::class_names::{any_class_named, find_class};
use crate::value::Value;
use crate::value::code::{Code, Op};
use crate::value::declared::{ClassInfo, MethodInfo, ParameterInfo};
use crate::value::named::Named;
use crate::value::object::class_alone;
use crate::{Session, class};
use std::collections::HashSet;
use std::sync::{Arc, OnceLock, Weak};
use tweedle_syntax::ast::{self, Default, MemberKind, Name};
use tweedle_syntax::{Source, say};

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

/// Makes a class of its declaration in an input or in a file that is run.
pub(super) fn declare_class(
    session: &mut Session,
    declaration: ast::Class,
    source: &Arc<Source>,
) -> Evaluated<Value> {
    let name = declaration.name.clone();
    if session.links.is_class(&name.text) || class::is_printed(&name.text) {
        return Err(Failure::new(say::class_is_there(&name.text), name.span));
    }
    if session.globals.is_set(&name.text) {
        return Err(Failure::new(say::variable_is_there(&name.text), name.span));
    }
    let class = build(session, declaration, &name.text, source)?;
    if class.modifiers.is_singleton {
        return singleton(session, &class, Value::Nothing);
    }
    Ok(class_alone(class))
}

/// Makes a class of its declaration. It is known under its qualified name then.
pub(crate) fn build(
    session: &mut Session,
    declaration: ast::Class,
    name: &str,
    source: &Arc<Source>,
) -> Evaluated<Arc<ClassInfo>> {
    let old = session.classes.get(name);
    let mut draft = draft(session, declaration, name, source, &Weak::new(), 0)?;
    let class = draft.class.clone();
    let result = compile_class(session, &mut draft, source);
    if let Err(failure) = result {
        // The class that was there before stays.
        match old {
            Some(old) => session.classes.insert(old),
            None => session.classes.remove(name),
        }
        return Err(failure);
    }
    Ok(class)
}

fn draft(
    session: &mut Session,
    declaration: ast::Class,
    name: &str,
    source: &Arc<Source>,
    enclosing: &Weak<ClassInfo>,
    depth: usize,
) -> Evaluated<Draft> {
    let own = &declaration.name;
    if depth > DEEPEST {
        return Err(Failure::new(say::classes_too_deep(DEEPEST), own.span));
    }
    let outer = enclosing.upgrade();
    let (mut supers, mut natives) = (Vec::new(), Vec::new());
    for superclass in &declaration.extends {
        match parent(session, own, superclass, outer.as_deref())? {
            Parent::Declared(class) => {
                if class.modifiers.is_singleton {
                    return Err(Failure::new(
                        say::extends_singleton(name, &class.name),
                        superclass.span,
                    ));
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
        declared_methods(session, &declaration, &name, &natives, outer.as_deref(), &mut build)?;
    let is_a = |of| natives.iter().any(|native| class::extends(native, of));
    let (is_game, is_impartial) = (is_a(class::GAME), is_a(class::IMPARTIAL));
    let is_board = BOARDS.contains(&&*name) || supers.iter().any(|parent| parent.is_board);
    let class = Arc::new(ClassInfo {
        id: session.classes.next_id(),
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
            draft(session, inner.clone(), &qualified, source, &Arc::downgrade(&class), depth + 1)?;
        nested.insert(short, draft.class.clone());
        drafts.push(draft);
    }
    let _ = class.nested.set(nested);
    session.classes.insert(class.clone());
    Ok(Draft { class, declaration, methods, nested: drafts })
}

/// The class with a name that a class with its own name extends.
fn parent(
    session: &mut Session,
    own: &Name,
    name: &Name,
    outer: Option<&ClassInfo>,
) -> Evaluated<Parent> {
    let unknown =
        |session: &Session| Err((session.links.unknown_class)(session, true, name, vec![], outer));
    if let Some(class) = outer.and_then(|class| nested_around(session, &name.text, class)) {
        return Ok(Parent::Declared(class));
    }
    let Some(qualified) = any_class_named(session, &name.text, outer) else {
        if name.text == own.text {
            return Err(Failure::new(say::class_extends_itself(&own.text), name.span));
        }
        return unknown(session);
    };
    if let Some(class) = find_class(session, &qualified, name.span)? {
        return Ok(Parent::Declared(class));
    }
    match class::find(&qualified) {
        Some(class) => Ok(Parent::Native(class.name)),
        None => unknown(session),
    }
}

/// The class with a name that is nested in a class or in those around it. While these are made, they have the classes
/// that were declared before and those that they inherit.
fn nested_around(session: &Session, name: &str, outer: &ClassInfo) -> Option<Arc<ClassInfo>> {
    let before = || {
        let class = session.classes.get(&format!("{}.{name}", outer.name))?;
        // One that was made for an older class of the same name is not meant.
        let is_own = class.enclosing.upgrade().is_some_and(|it| it.id == outer.id);
        is_own.then_some(class)
    };
    let inherited = || outer.supers.iter().find_map(|it| it.nested(name).cloned());
    let own = outer.nested(name).cloned().or_else(before).or_else(inherited);
    own.or_else(|| nested_around(session, name, &*outer.enclosing.upgrade()?))
}

/// The methods and properties that a class declares; they take the place of inherited ones.
fn declared_methods(
    session: &mut Session,
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
                    Some(class) => any_class_named(session, &class.text, outer)
                        .or_else(|| {
                            is_inside(declaration, &class.text)
                                .then(|| format!("{name}.{}", class.text))
                        })
                        .or_else(|| (declaration.name.text == class.text).then(|| name.to_string()))
                        .map(Arc::from),
                    None => None,
                });
            }
            parameters = Some(classes);
        }
        let signature = signature(name, short, parameters.as_deref());
        if !own.insert(signature.clone()) {
            return Err(Failure::new(say::duplicate_method(&signature), method.name.span));
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
            (session.links.overridable)(it, short, info.parameters.as_ref().map(Vec::len))
        });
        check_override(session, member, &method.name, name, overridden, native).map_err(
            |failure| {
                if !member.modifiers.is_override {
                    return failure;
                }
                let mut known = build.inherited_names(name);
                let all = natives.iter().copied().chain([class::OBJECT]);
                known.extend(all.flat_map(session.links.overridable_names));
                advised(session, failure, short, known, declaration.extends.is_empty())
            },
        )?;
        found.push((info, place));
    }
    Ok(found)
}

/// Makes the code of a class and of those inside of it.
fn compile_class(session: &mut Session, draft: &mut Draft, source: &Arc<Source>) -> Evaluated<()> {
    let class = draft.class.clone();
    for inner in &mut draft.nested {
        compile_class(session, inner, source)?;
    }
    for (info, place) in &draft.methods {
        let MemberKind::Method(method) = &mut draft.declaration.members[*place].kind else {
            continue;
        };
        let Some(body) = &mut method.body else {
            return Err(Failure::new(say::method_does_nothing(&info.owner, &info.name), info.span));
        };
        let mut compiler = Compiler::of_class(session, source.clone(), class.clone());
        let parameters = method.parameters.as_deref_mut().unwrap_or_default();
        let code = compiler.method(info, parameters, body)?;
        let _ = info.code.set(code.into());
    }
    let members = &mut draft.declaration.members;
    let mut compiler = Compiler::of_class(session, source.clone(), class.clone());
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
    let mut compiler = Compiler::of_class(session, source.clone(), class.clone());
    let parameters = draft.declaration.parameters.as_deref_mut().unwrap_or_default();
    let code = compiler.initial(&class, None, parameters, members)?;
    let _ = class.initial.set(code.into());
    let has_statics = members.iter().any(|member| {
        member.modifiers.is_static && matches!(member.kind, MemberKind::Var(_))
            || matches!(member.kind, MemberKind::Static(_))
    });
    if has_statics {
        let mut compiler = Compiler::of_class(session, source.clone(), class.clone());
        let code = compiler.static_initial(&class, members)?;
        let _ = class.static_initial.set(code.into());
    }
    Ok(())
}

/// A class that a class extends.
enum Parent {
    Declared(Arc<ClassInfo>),
    Native(&'static str),
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
        return Err(Failure::new(say::singleton_with_constructor(name), at));
    }
    if declaration.name.text == "constants" && !modifiers.is_singleton {
        return Err(Failure::new(say::constants_not_singleton(name), at));
    }
    if !modifiers.is_mutable {
        if let Some(parent) = supers.iter().find(|parent| parent.modifiers.is_mutable) {
            return Err(Failure::new(say::subclass_not_mutable(name, &parent.name), at));
        }
        if let Some(outer) = outer.filter(|outer| outer.modifiers.is_mutable) {
            return Err(Failure::new(say::nested_class_not_mutable(name, &outer.name), at));
        }
        for member in &declaration.members {
            if member.modifiers.is_mutable
                && let MemberKind::Var(variables) = &member.kind
                && let [(variable, _), ..] = &variables[..]
            {
                return Err(Failure::new(
                    say::mutable_variable(name, &variable.text),
                    variable.span,
                ));
            }
        }
    }
    Ok(())
}

/// True if a constructor does nothing but to check the arguments and to give each variable one of them, in their order.
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
