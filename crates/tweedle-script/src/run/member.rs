//! Members of objects and of classes.

use super::call::{Prepared, call_method};
use super::machine::run_code;
use crate::failure::{Evaluated, Failure};
use crate::session::class_names::class_itself;
use crate::value::code::Site;
use crate::value::declared::{ClassInfo, MethodInfo};
use crate::value::object::{BoundClass, Object, class_alone};
use crate::value::{Shared, Value};
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_syntax::ast::Name;
use tweedle_syntax::say;

/// A member of an object or of a class that a program declares.
pub(super) enum Own {
    /// Its value.
    Value(Value),
    /// A property, which has to be asked.
    Property(Arc<MethodInfo>),
}

/// A member of a value: `object.Name`.
pub(super) fn member(
    session: &mut Session,
    object: &Value,
    site: &Site,
    span: Span,
) -> Evaluated<Prepared> {
    if let Value::Object(instance) = object
        && let Some(member) = known_member(instance, site)
    {
        return Ok(member);
    }
    if let Value::Object(_) | Value::Declared(_) = object {
        match own_member(session, object, &site.name, span)? {
            Some(Own::Value(value)) => return Ok(Prepared::Value(value)),
            Some(Own::Property(method)) => return property(&method, span),
            None => {}
        }
    }
    if let Value::Class(class) = object {
        let name = Name { text: site.name.to_string(), span: site.span };
        if let Some(value) = (session.links.member_of_class)(session, class, &name, span)? {
            return Ok(Prepared::Value(value));
        }
    }
    (session.links.method)(session, object, site, &[], span).map(Prepared::Value)
}

/// A member of an object as the classes have it that its class extends.
pub(super) fn super_member(
    session: &mut Session,
    object: &Value,
    owner: Option<Arc<str>>,
    site: &Site,
    span: Span,
) -> Evaluated<Value> {
    if let Some(owner) = owner {
        let class = class_itself(session, &owner, span)?;
        for parent in class.supers.clone() {
            if let Some(method) = parent.properties.get(&site.name)
                && let Some(code) = method.code.get()
            {
                return run_code(session, code.clone(), object.clone(), []);
            }
        }
    }
    (session.links.method)(session, object, site, &[], span)
}

/// A member that a program declares, if there is one with the name.
pub(super) fn own_member(
    session: &mut Session,
    object: &Value,
    name: &str,
    span: Span,
) -> Evaluated<Option<Own>> {
    let (class, instance) = match object {
        Value::Object(it) => (it.class.clone(), Some(it)),
        Value::Declared(bound) => (bound.class.clone(), None),
        _ => return Ok(None),
    };
    if let Some(instance) = instance
        && let Some(&number) = class.field_numbers.get(name)
    {
        return Ok(Some(Own::Value(instance.get(number as usize))));
    }
    if let Some(method) = class.properties.get(name)
        && (instance.is_some() || method.is_static)
    {
        make_statics(session, &class)?;
        return Ok(Some(Own::Property(method.clone())));
    }
    if let Some(inner) = class.nested(name) {
        let enclosing = if instance.is_some() { object.clone() } else { Value::Nothing };
        let class = inner.clone();
        if class.modifiers.is_singleton {
            return singleton(session, &class, enclosing).map(|it| Some(Own::Value(it)));
        }
        let bound = BoundClass { class, enclosing };
        return Ok(Some(Own::Value(Value::Declared(bound.into()))));
    }
    if let Some(owner) = class.statics.get(name) {
        let owner = class_itself(session, owner, span)?;
        make_statics(session, &owner)?;
        let value = session.statics.get(owner.id, name).cloned();
        return Ok(Some(Own::Value(value.unwrap_or(Value::Nothing))));
    }
    Ok(None)
}

/// The value of a member of an object.
pub(super) fn value_of(session: &mut Session, member: Own, object: &Value) -> Evaluated<Value> {
    match member {
        Own::Value(value) => Ok(value),
        Own::Property(method) => match property(&method, method.span)? {
            Prepared::Value(value) => Ok(value),
            Prepared::Code(code) => run_code(session, code, object.clone(), []),
        },
    }
}

/// The value of a member, from inside of the library.
pub(crate) fn read_member(
    session: &mut Session,
    object: &Value,
    name: &str,
    span: Span,
) -> Evaluated<Value> {
    if let Some(member) = own_member(session, object, name, span)? {
        value_of(session, member, object)
    } else {
        call_method(session, object, name, [], span)
    }
}

/// Gives a variable of a class a value.
pub(super) fn set_static(session: &mut Session, class: &Value, name: &str, value: Value) {
    let class = match class {
        Value::Declared(bound) => &bound.class,
        Value::Object(object) => &object.class,
        _ => return,
    };
    session.statics.set(class.id, name.into(), value);
}

/// Runs the code in `static ... end` of a class and gives its own variables their values, once.
pub(super) fn make_statics(session: &mut Session, class: &Arc<ClassInfo>) -> Evaluated<()> {
    if session.statics.has(class.id) {
        return Ok(());
    }
    session.statics.begin(class.id);
    let is_changed = session.statics.is_changed();
    // A class that could not be made is not there half.
    let made = fill_statics(session, class).inspect_err(|_| session.statics.remove(class.id));
    session.statics.set_changed(is_changed);
    made
}

fn fill_statics(session: &mut Session, class: &Arc<ClassInfo>) -> Evaluated<()> {
    for parent in &class.supers {
        make_statics(session, parent)?;
    }
    if let Some(elements) = &class.elements {
        for (ordinal, element) in elements.iter().enumerate() {
            let value = element_of_enum(session, class, element, ordinal)?;
            set_static(session, &class_alone(class.clone()), element, value);
        }
    }
    if let Some(code) = class.static_initial.get() {
        run_code(session, code.clone(), class_alone(class.clone()), [])?;
    }
    Ok(())
}

/// The only object of a class.
pub(super) fn singleton(
    session: &mut Session,
    class: &Arc<ClassInfo>,
    enclosing: Value,
) -> Evaluated<Value> {
    if let Some(value) = session.statics.singleton(class.id) {
        return Ok(value.clone());
    }
    make_statics(session, class)?;
    let object = Value::Object(crate::value::object::Object::new(class.clone(), enclosing).into());
    // It is known while it is made, for methods that mention it.
    session.statics.set_singleton(class.id, object.clone());
    if let Some(code) = class.constructor.get().cloned()
        && let Err(failure) = run_code(session, code, object.clone(), [])
    {
        session.statics.remove_singleton(class.id);
        return Err(failure);
    }
    Ok(object)
}

/// An element of an enumeration.
fn element_of_enum(
    session: &mut Session,
    class: &Arc<ClassInfo>,
    name: &Arc<str>,
    ordinal: usize,
) -> Evaluated<Value> {
    let object = crate::value::object::Object::new(class.clone(), Value::Nothing);
    for (field, value) in
        [("Literal", Value::string(name)), ("Ordinal", Value::Integer(ordinal as i64 + 1))]
    {
        if let Some(&number) = class.field_numbers.get(field) {
            object.set(number as usize, value);
        }
    }
    let object = Value::Object(object.into());
    match class.constructor.get().cloned() {
        Some(code) => run_code(session, code, object, []),
        None => Ok(object),
    }
}

/// A variable, a property or a class inside of an object, as the site remembers it or will remember it: the number of the
/// member among those of its kind, times three, and the kind.
fn known_member(object: &Shared<Object>, site: &Site) -> Option<Prepared> {
    const FIELD: u32 = 0;
    const PROPERTY: u32 = 1;
    const NESTED: u32 = 2;
    let class = &object.class;
    let number = if let Some(number) = site.cache.get(class.id) {
        number
    } else {
        let number = match class.field_numbers.get(&site.name) {
            Some(field) => field * 3 + FIELD,
            None => match class.properties.number(&site.name) {
                Some(property) => property * 3 + PROPERTY,
                None => class.nested.get()?.number(&site.name)? * 3 + NESTED,
            },
        };
        site.cache.set(class.id, number);
        number
    };
    match number % 3 {
        FIELD => Some(Prepared::Value(object.get(number as usize / 3))),
        PROPERTY => Some(Prepared::Code(class.properties.at(number / 3)?.code.get()?.clone())),
        _ => {
            let class = class.nested.get()?.at(number / 3)?.clone();
            if class.modifiers.is_singleton {
                return None;
            }
            let enclosing = Value::Object(object.clone());
            Some(Prepared::Value(Value::Declared(BoundClass { class, enclosing }.into())))
        }
    }
}

/// The value of a variable of an object.
pub(super) fn field(object: &Value, site: &Site, span: Span) -> Evaluated<Value> {
    let Value::Object(object) = object else {
        return Err(Failure::new(say::undefined_variable(&site.name), span));
    };
    Ok(object.get(field_number(&object.class, site)?))
}

/// The value of a variable of an object that cannot change any more.
#[inline]
pub(super) fn fixed_field<'o>(object: &'o Value, site: &Site) -> Option<&'o Value> {
    let Value::Object(object) = object else { return None };
    object.fixed()?.get(field_number(&object.class, site).ok()?)
}

/// Gives a variable of an object a value.
pub(super) fn set_field(object: &Value, value: Value, site: &Site, span: Span) -> Evaluated<()> {
    let Value::Object(object) = object else {
        return Err(Failure::new(say::undefined_variable(&site.name), span));
    };
    let number = field_number(&object.class, site)?;
    let field = &object.class.fields[number];
    let is_made = object.is_made();
    if is_made && field.kind != crate::value::declared::FieldKind::Mutable {
        return Err(Failure::new(say::immutable_variable(&site.name), span).with_hint(match field
            .kind
        {
            crate::value::declared::FieldKind::Parameter => {
                "What a parameter of a class was given stays: copy it into a variable.".to_owned()
            }
            _ if object.class.modifiers.is_mutable => {
                format!("Write `mutable var {}` where it is declared.", site.name)
            }
            _ => format!(
                "Only a `mutable class` has variables that change: `mutable var {}`.",
                site.name
            ),
        }));
    }
    if !object.class.modifiers.is_mutable && is_mutable(&value) {
        return Err(Failure::new(say::mutable_in_immutable(&site.name, &object.class.name), span));
    }
    object.set(number, value);
    Ok(())
}

/// The sum of a variable of an object and a small integer, which the variable has then; `None` if that cannot be done at
/// once.
#[inline]
pub(super) fn add_to_field(object: &Value, value: i8, site: &Site) -> Option<i64> {
    let Value::Object(object) = object else { return None };
    let number = field_number(&object.class, site).ok()?;
    let is_mutable = object.class.fields[number].kind == crate::value::declared::FieldKind::Mutable;
    is_mutable.then(|| object.add(number, value))?
}

/// True if a variable of an object has been given a value.
pub(super) fn is_set(object: &Value, site: &Site) -> bool {
    match object {
        Value::Object(object) => {
            field_number(&object.class, site).is_ok_and(|it| object.is_set(it))
        }
        _ => true,
    }
}

/// A property, ready to be asked.
fn property(method: &MethodInfo, span: Span) -> Evaluated<Prepared> {
    if let Some(code) = method.code.get() {
        Ok(Prepared::Code(code.clone()))
    } else {
        Err(Failure::new(say::property_not_there_yet(&method.owner, &method.name), span))
    }
}

/// The number of a variable in the objects of a class.
#[inline]
fn field_number(class: &ClassInfo, site: &Site) -> Evaluated<usize> {
    match site.cache.get(class.id) {
        Some(number) => Ok(number as usize),
        None => found_field(class, site),
    }
}

#[cold]
fn found_field(class: &ClassInfo, site: &Site) -> Evaluated<usize> {
    match class.field_numbers.get(&site.name) {
        Some(&number) => {
            site.cache.set(class.id, number);
            Ok(number as usize)
        }
        None => Err(Failure::new(say::undefined_variable(&site.name), site.span)),
    }
}

/// True if a value may change.
pub(super) fn is_mutable(value: &Value) -> bool {
    match value {
        Value::Object(object) => object.class.modifiers.is_mutable,
        Value::Mutable(_) => true,
        _ => false,
    }
}
