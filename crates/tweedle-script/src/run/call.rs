//! Work of a call before the first instruction of the callee.

use super::machine::{grow, run_code};
use super::member::{Own, make_statics, own_member, read_member, value_of};
use super::overload::method_of;
use super::record::fields_of_record;
use crate::failure::{At, Evaluated, Failure};
use crate::instance::is_instance;
use crate::session::class_names::class_itself;
use crate::value::Value;
use crate::value::arguments::{Arguments, Callee};
use crate::value::code::{Cache, Code, Site};
use crate::value::declared::{ClassInfo, MethodInfo};
use crate::value::object::Object;
use crate::{Session, Span, class};
use std::sync::Arc;
use tweedle_syntax::say;

/// A call that has been made ready.
pub(super) enum Prepared {
    /// Its value is known.
    Value(Value),
    /// Its arguments stand in the registers, and this code is to run.
    Code(Arc<Code>),
}

/// The owner of the method that is called: the class's own methods are those that are `static`, and an object has
/// these, too.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Receiver {
    Class,
    Object,
}

/// Makes the call ready of the value in a register with the arguments in those after it.
pub(super) fn prepare(
    session: &mut Session,
    stack: &mut Vec<Value>,
    window: usize,
    site: &Site,
    span: Span,
) -> Evaluated<Prepared> {
    match &stack[window] {
        Value::Closure(closure) => {
            let code = closure.code.clone();
            bind(session, stack, window, &code, site, span)?;
            Ok(Prepared::Code(code))
        }
        Value::Declared(bound) => {
            let (class, enclosing) = (bound.class.clone(), bound.enclosing.clone());
            prepare_constructor(session, stack, window, &class, enclosing, site, span)
        }
        Value::Object(object) => {
            let class = object.class.clone();
            match method_of(session, &class, "Eval", stack, window, site, Receiver::Object)? {
                Some(method) => prepare_code(session, stack, window, &method, site, span),
                None => Err(no_eval(&class.name, span)),
            }
        }
        Value::Script(program) if site.arguments.is_empty() => {
            let source = program.source.clone();
            (session.links.evaluate_file)(session, &source).map(Prepared::Value)
        }
        function => {
            let function = function.clone();
            let callee = Callee::Value(function.clone());
            let arguments = arguments(stack, window, callee, site, span);
            (session.links.call)(session, &function, arguments).map(Prepared::Value)
        }
    }
}

/// Makes the call ready of a method of the object in a register.
pub(super) fn prepare_method(
    session: &mut Session,
    stack: &mut Vec<Value>,
    window: usize,
    site: &Site,
    span: Span,
) -> Evaluated<Prepared> {
    match &stack[window] {
        Value::Object(object) => {
            if let Some(code) = known_method(&object.class, site) {
                let code = code.clone();
                bind(session, stack, window, &code, site, span)?;
                return Ok(Prepared::Code(code));
            }
            let object = object.clone();
            let receiver = Receiver::Object;
            if let Some(method) =
                method_of(session, &object.class, &site.name, stack, window, site, receiver)?
            {
                return prepare_code(session, stack, window, &method, site, span);
            }
            // The value of a member without brackets is called: a class inside of it, a function in a variable. The
            // options of an impartial game are those of either player.
            if let Some(member) = own_member(session, &stack[window], &site.name, span)?
                && !(object.class.is_game && &*site.name == "Options")
            {
                let is_property = matches!(member, Own::Property(_));
                stack[window] = value_of(session, member, &stack[window])?;
                let prepared = prepare(session, stack, window, site, span);
                return prepared.map_err(|it| if is_property { no_brackets(it, site) } else { it });
            }
        }
        Value::Declared(bound) => {
            let class = bound.class.clone();
            make_statics(session, &class)?;
            let receiver = Receiver::Class;
            if let Some(method) =
                method_of(session, &class, &site.name, stack, window, site, receiver)?
            {
                return prepare_code(session, stack, window, &method, site, span);
            }
            if let Some(member) = own_member(session, &stack[window], &site.name, span)? {
                stack[window] = value_of(session, member, &stack[window])?;
                return prepare(session, stack, window, site, span);
            }
        }
        Value::Class(class) => {
            let name = tweedle_syntax::ast::Name { text: site.name.to_string(), span: site.span };
            if let Some(value) = (session.links.member_of_class)(session, class, &name, span)? {
                stack[window] = value;
                return prepare(session, stack, window, site, span);
            }
        }
        _ => {}
    }
    of_library(session, stack, window, site, span).map(Prepared::Value)
}

/// Makes the call ready, for the object in a register, of the method that its class overrides.
pub(super) fn prepare_super(
    session: &mut Session,
    stack: &mut Vec<Value>,
    window: usize,
    owner: Option<Arc<str>>,
    site: &Site,
    span: Span,
) -> Evaluated<Prepared> {
    if let Some(owner) = owner {
        let class = class_itself(session, &owner, span)?;
        for parent in class.supers.clone() {
            let receiver = Receiver::Object;
            if let Some(method) =
                method_of(session, &parent, &site.name, stack, window, site, receiver)?
            {
                return prepare_code(session, stack, window, &method, site, span);
            }
        }
    }
    of_library(session, stack, window, site, span).map(Prepared::Value)
}

/// Calls a method that the library has for the value in a register.
fn of_library(
    session: &mut Session,
    stack: &mut [Value],
    window: usize,
    site: &Site,
    span: Span,
) -> Evaluated<Value> {
    let (own, values) = stack[window..].split_at_mut(1);
    let values = &mut values[..site.arguments.len()];
    let result = (session.links.method)(session, &own[0], site, values, span);
    // A list or a text that only its owner keeps is changed in place, so these registers do not keep it.
    values.fill(Value::Undefined);
    result
}

/// Makes a call of a method that a program defines ready.
fn prepare_code(
    session: &mut Session,
    stack: &mut Vec<Value>,
    window: usize,
    method: &MethodInfo,
    site: &Site,
    span: Span,
) -> Evaluated<Prepared> {
    let Some(code) = method.code.get().cloned() else {
        return Err(Failure::new(say::method_not_there_yet(&method.owner, &method.name), span));
    };
    bind(session, stack, window, &code, site, span)?;
    Ok(Prepared::Code(code))
}

/// Makes the making of an object ready.
fn prepare_constructor(
    session: &mut Session,
    stack: &mut Vec<Value>,
    window: usize,
    class: &Arc<ClassInfo>,
    enclosing: Value,
    site: &Site,
    span: Span,
) -> Evaluated<Prepared> {
    make_statics(session, class)?;
    if class.parameters.is_none() {
        let made_by = method_of(session, class, "Eval", stack, window, site, Receiver::Class)?;
        // An `Eval` of the library, which makes a ruleset, is not for the classes of programs that extend its
        // class.
        let is_for = |method: &MethodInfo| {
            !crate::written::has_class(&method.owner) || crate::written::has_class(&class.name)
        };
        if let Some(method) = made_by.filter(|method| is_for(method)) {
            return prepare_code(session, stack, window, &method, site, span);
        }
        return Err(if class.enclosing.upgrade().is_some() {
            Failure::new(say::no_constructor(&class.name), span)
        } else {
            no_eval(&class.name, span).with_hint(no_constructor(class))
        });
    }
    let Some(code) = class.constructor.get().cloned() else {
        return Err(no_eval(&class.name, span));
    };
    if class.is_board {
        read_boards(session, stack, window, &enclosing, &code, site)?;
    }
    let fields = stack
        .get_mut(window + 1..)
        .and_then(|it| fields_of_record(session, it, class, &code, site));
    if let Some(fields) = fields {
        let class = class.clone();
        let object = Object::made_counted(class, enclosing, fields, &session.control).at(span)?;
        return Ok(Prepared::Value(Value::Object(object.into())));
    }
    let object = Object::counted(class.clone(), enclosing, &session.control).at(span)?;
    stack[window] = Value::Object(object.into());
    bind(session, stack, window, &code, site, span)?;
    Ok(Prepared::Code(code))
}

/// Reads the texts among the arguments that are given for a board, a strip or a graph, as the ruleset does: so positions are
/// printed.
fn read_boards(
    session: &mut Session,
    stack: &mut [Value],
    window: usize,
    rules: &Value,
    code: &Code,
    site: &Site,
) -> Evaluated<()> {
    let Value::Object(_) = rules else { return Ok(()) };
    for (place, (argument, parameter)) in site.arguments.iter().zip(&code.parameters).enumerate() {
        let text = &stack[window + 1 + place];
        if !matches!(text, Value::String(_)) || argument.name.is_some() {
            continue;
        }
        let (class, labels): (_, &[&str]) = match parameter.class.as_deref() {
            Some(class::GRID) => ("cgsuite.util.Grid.Parse", &["CharMap"]),
            Some(class::STRIP) => ("cgsuite.util.Strip.Parse", &["CharMap"]),
            Some(class::GRAPH) => ("cgsuite.util.Graph.Parse", &["VertexLabels", "EdgeLabels"]),
            _ => continue,
        };
        let mut arguments = vec![text.clone()];
        for name in labels {
            arguments.push(read_member(session, rules, name, argument.span)?);
        }
        stack[window + 1 + place] =
            call_value(session, &Value::Function(class), arguments, argument.span)?;
    }
    Ok(())
}

/// Puts the arguments of a call into the registers of the parameters of the callee.
fn bind(
    session: &mut Session,
    stack: &mut Vec<Value>,
    window: usize,
    code: &Code,
    site: &Site,
    span: Span,
) -> Evaluated<()> {
    let (given, count) = (site.arguments.len(), code.parameters.len());
    let is_plain =
        site.is_plain && !code.parameters.last().is_some_and(|parameter| parameter.is_variadic);
    if is_plain && given <= count {
        let needed = window + 1 + count;
        if stack.len() < needed {
            grow(session, stack, needed, span)?;
        }
        for (place, parameter) in code.parameters.iter().enumerate().skip(given) {
            if !parameter.is_optional {
                return Err(missing(code, &parameter.name, span));
            }
            stack[window + 1 + place] = Value::Undefined;
        }
        return Ok(());
    }
    let values: Vec<Value> = crate::value::registers::take(&mut stack[window + 1..][..given]);
    let bound = bind_all(code, values, site, span)?;
    let needed = window + 1 + count;
    if stack.len() < needed {
        grow(session, stack, needed, span)?;
    }
    for (place, value) in bound.into_iter().enumerate() {
        stack[window + 1 + place] = value;
    }
    Ok(())
}

/// The values of parameters for arguments, some of which are named or go into a list.
fn bind_all(code: &Code, values: Vec<Value>, site: &Site, span: Span) -> Evaluated<Vec<Value>> {
    let call = call_of(code);
    let count = code.parameters.len();
    let variadic = code.parameters.last().is_some_and(|it| it.is_variadic).then(|| count - 1);
    let positional = site.arguments.iter().filter(|it| it.name.is_none()).count();
    if variadic.is_none() && positional > count {
        return Err(Failure::new(
            say::too_many_arguments(&call, values.len(), count),
            site.arguments[count].span,
        ));
    }
    let mut bound = vec![Value::Undefined; count];
    let mut rest = Vec::new();
    for (place, (value, argument)) in values.into_iter().zip(&site.arguments).enumerate() {
        let Some(name) = &argument.name else {
            match variadic {
                Some(last) if place >= last => rest.push(value),
                _ => bound[place] = value,
            }
            continue;
        };
        let said = match code.parameters.iter().position(|it| *it.name == *name.text) {
            None => say::unknown_parameter(&call, &name.text),
            Some(place) if place < positional && Some(place) != variadic => {
                say::shadows_earlier_argument(&call, &name.text)
            }
            Some(place) => {
                bound[place] = value;
                continue;
            }
        };
        return Err(Failure::new(said, name.span));
    }
    if let Some(last) = variadic
        && matches!(bound[last], Value::Undefined)
    {
        bound[last] = Value::list(rest);
    }
    for (parameter, value) in code.parameters.iter().zip(&bound) {
        if matches!(value, Value::Undefined) && !parameter.is_optional {
            return Err(missing(code, &parameter.name, span));
        }
    }
    Ok(bound)
}

/// Refuses an argument of another class than its parameter's.
pub(super) fn check_parameter(
    session: &Session,
    code: &Code,
    parameter: u16,
    value: &Value,
    span: Span,
) -> Evaluated<()> {
    let Some(parameter) = code.parameters.get(usize::from(parameter)) else { return Ok(()) };
    let Some(class) = &parameter.class else { return Ok(()) };
    if is_instance(session, value, class) {
        return Ok(());
    }
    Err(Failure::new(
        say::argument_of_wrong_class(
            &parameter.name,
            call_of(code),
            value.class(&session.analyst.store),
            class,
        ),
        span,
    ))
}

/// Calls a value with arguments, from inside of the library.
pub(crate) fn call_value(
    session: &mut Session,
    function: &Value,
    values: impl IntoIterator<Item = Value, IntoIter: ExactSizeIterator>,
    span: Span,
) -> Evaluated<Value> {
    let values = values.into_iter();
    if let Value::Closure(closure) = function
        && closure.code.takes(values.len())
    {
        return run_code(session, closure.code.clone(), function.clone(), values);
    }
    let site = plain_site("", values.len(), span);
    let mut stack = vec![function.clone()];
    stack.extend(values);
    match prepare(session, &mut stack, 0, &site, span)? {
        Prepared::Value(value) => Ok(value),
        Prepared::Code(code) => run_prepared(session, code, stack),
    }
}

/// Calls a method of a value with arguments, from inside of the library.
pub(crate) fn call_method(
    session: &mut Session,
    object: &Value,
    name: &str,
    values: impl IntoIterator<Item = Value, IntoIter: ExactSizeIterator>,
    span: Span,
) -> Evaluated<Value> {
    let values = values.into_iter();
    if let Value::Object(instance) = object
        && let Some([method]) = instance.class.methods.get(name).map(Vec::as_slice)
        && let Some(code) = method.code.get()
        && code.takes(values.len())
    {
        return run_code(session, code.clone(), object.clone(), values);
    }
    let site = plain_site(name, values.len(), span);
    let mut stack = vec![object.clone()];
    stack.extend(values);
    match prepare_method(session, &mut stack, 0, &site, span)? {
        Prepared::Value(value) => Ok(value),
        Prepared::Code(code) => run_prepared(session, code, stack),
    }
}

fn run_prepared(session: &mut Session, code: Arc<Code>, mut stack: Vec<Value>) -> Evaluated<Value> {
    let callee = std::mem::replace(&mut stack[0], Value::Undefined);
    stack.truncate(1 + code.parameters.len());
    run_code(session, code, callee, stack.into_iter().skip(1))
}

/// The code of a method that a class has once, as the site remembers it or will remember it.
#[inline]
pub(super) fn known_method<'c>(class: &'c ClassInfo, site: &Site) -> Option<&'c Arc<Code>> {
    let number = if let Some(number) = site.cache.get(class.id) {
        number
    } else {
        let number = class.methods.number(&site.name)?;
        if class.methods.at(number)?.len() > 1 {
            return None;
        }
        site.cache.set(class.id, number);
        number
    };
    class.methods.at(number)?.first()?.code.get()
}

/// A site with arguments that have no names.
fn plain_site(name: &str, count: usize, span: Span) -> Site {
    let argument = || crate::value::code::SiteArgument { name: None, span };
    Site {
        name: name.into(),
        span,
        arguments: std::iter::repeat_with(argument).take(count).collect(),
        is_plain: true,
        change: None,
        cache: Cache::default(),
    }
}

/// The arguments in the registers after a window, for the library.
fn arguments(
    stack: &mut [Value],
    window: usize,
    callee: Callee,
    site: &Site,
    span: Span,
) -> Arguments {
    let mut arguments = Arguments::none(callee, span);
    for (place, argument) in site.arguments.iter().enumerate() {
        let value = std::mem::replace(&mut stack[window + 1 + place], Value::Undefined);
        arguments.push(argument.name.as_ref(), value, argument.span);
    }
    arguments
}

fn missing(code: &Code, parameter: &str, span: Span) -> Failure {
    Failure::new(say::missing_argument(call_of(code), parameter), span)
}

/// The name of a call of some code in messages.
fn call_of(code: &Code) -> String {
    match (&*code.name, &code.class) {
        ("", _) | (_, None) => "(in function call)".to_owned(),
        (name, Some(class)) if name == &**class => format!("(in call to `{name}` constructor)"),
        (name, _) => format!("(in call to `{name}`)"),
    }
}

fn no_eval(class: &str, span: Span) -> Failure {
    Failure::new(say::no_method_eval(class), span)
}

/// The message that the value of a property cannot be called, with advice.
fn no_brackets(failure: Failure, site: &Site) -> Failure {
    let is_of_value = failure.diagnostic.subject.is("no_method_eval");
    if failure.whence.is_some() || !is_of_value {
        return failure;
    }
    failure.with_hint(if site.arguments.is_empty() {
        format!("`{}` has no parameters: leave the brackets out.", site.name)
    } else {
        format!("`{}` has no parameters.", site.name)
    })
}

/// The reason why a class cannot be called, with advice.
fn no_constructor(class: &ClassInfo) -> String {
    let name = class.short_name();
    match class.elements.as_ref().and_then(|all| all.first()) {
        Some(element) => format!("Its objects are there already, such as `{name}.{element}`."),
        None => format!(
            "The class has no list of parameters. Write `class {name}()`, and it makes objects."
        ),
    }
}
