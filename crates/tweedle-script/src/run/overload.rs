//! The method that a call means, of several with its name.

use super::call::Receiver;
use crate::Session;
use crate::failure::{Evaluated, Failure};
use crate::instance::is_instance;
use crate::session::class_names::class_extends;
use crate::value::Value;
use crate::value::code::Site;
use crate::value::declared::{ClassInfo, MethodInfo};
use std::sync::Arc;
use tweedle_syntax::say;

/// The method of a class that is called with arguments such as those in the registers.
pub(super) fn method_of(
    session: &mut Session,
    class: &ClassInfo,
    name: &str,
    stack: &[Value],
    window: usize,
    site: &Site,
    receiver: Receiver,
) -> Evaluated<Option<Arc<MethodInfo>>> {
    let Some(methods) = class.methods.get(name) else { return Ok(None) };
    let has_it = |method: &MethodInfo| method.is_static || receiver == Receiver::Object;
    if let [only] = &methods[..] {
        return Ok(has_it(only).then(|| only.clone()));
    }
    let values = &stack[window + 1..window + 1 + site.arguments.len()];
    let mut methods: Vec<_> = methods.iter().filter(|it| has_it(it)).cloned().collect();
    if methods.is_empty() {
        return Ok(None);
    }
    // An object is asked for its own methods before those of its class. The name of a singleton means both.
    let is_own = |it: &Arc<MethodInfo>| !it.is_static;
    if !class.modifiers.is_singleton
        && methods.iter().any(|it| is_own(it) && fits(session, it, values, site))
    {
        methods.retain(is_own);
    }
    overload(session, class, name, &methods, values, site).map(Some)
}

/// The method for some arguments, among several methods with a name.
pub(super) fn overload(
    session: &Session,
    class: &ClassInfo,
    name: &str,
    methods: &[Arc<MethodInfo>],
    values: &[Value],
    site: &Site,
) -> Evaluated<Arc<MethodInfo>> {
    let mut fitting: Vec<&Arc<MethodInfo>> =
        methods.iter().filter(|method| fits(session, method, values, site)).collect();
    // The methods of a class itself go before those that its objects have inherited.
    let of_class: Vec<_> = fitting.iter().filter(|it| it.is_static).copied().collect();
    fitting.retain(|it| {
        let is_hidden = |by: &&Arc<MethodInfo>| {
            by.owner != it.owner && class_extends(session, &by.owner, &it.owner)
        };
        it.is_static || !of_class.iter().any(is_hidden)
    });
    if fitting.len() > 1 {
        // One whose classes are more special than those of all others.
        let most_special: Vec<&Arc<MethodInfo>> = fitting
            .iter()
            .filter(|it| {
                fitting.iter().all(|other| is_as_special(session, it, other, values.len()))
            })
            .copied()
            .collect();
        if most_special.len() == 1 {
            fitting = most_special;
        }
    }
    if let [one, other] = fitting[..]
        && one.is_static != other.is_static
    {
        // One is the class's and one the object's.
        fitting = vec![if one.is_static { other } else { one }];
    }
    match (&fitting[..], methods) {
        ([only], _) => Ok((*only).clone()),
        // The message about what is wrong with the call comes from binding its arguments.
        ([], [first, ..]) => Ok(methods
            .iter()
            .find(|it| it.code.get().is_some_and(|code| code.parameters.len() >= values.len()))
            .unwrap_or(first)
            .clone()),
        _ => {
            let classes: Vec<String> = values
                .iter()
                .map(|value| format!("`{}`", value.class(&session.analyst.store)))
                .collect();
            Err(Failure::new(say::ambiguous_call(name, &class.name, classes.join(", ")), site.span))
        }
    }
}

/// True if a method takes arguments such as these.
pub(super) fn fits(session: &Session, method: &MethodInfo, values: &[Value], site: &Site) -> bool {
    let Some(code) = method.code.get() else { return false };
    let parameters = &code.parameters;
    let is_variadic = parameters.last().is_some_and(|it| it.is_variadic);
    let mut given = vec![false; parameters.len()];
    for (place, value) in values.iter().enumerate() {
        let place = match &site.arguments[place].name {
            None => place,
            Some(name) => match parameters.iter().position(|it| *it.name == *name.text) {
                Some(place) => place,
                None => return false,
            },
        };
        match parameters.get(place) {
            Some(parameter) => {
                given[place] = true;
                if let Some(class) = &parameter.class
                    && !parameter.is_variadic
                    && !is_instance(session, value, class)
                {
                    return false;
                }
            }
            None if is_variadic => {}
            None => return false,
        }
    }
    parameters.iter().zip(given).all(|(parameter, given)| given || parameter.is_optional)
}

/// True if a method's classes are as special as another one's, for `count` arguments.
fn is_as_special(session: &Session, method: &MethodInfo, other: &MethodInfo, count: usize) -> bool {
    let class = |method: &MethodInfo, place: usize| {
        let code = method.code.get()?;
        code.parameters.get(place)?.class.clone()
    };
    (0..count).all(|place| match (class(method, place), class(other, place)) {
        (_, None) => true,
        (None, Some(_)) => false,
        (Some(own), Some(other)) => class_extends(session, &own, &other),
    })
}
