//! Objects that take their arguments and do nothing else when they are made, as most positions of games are.

use super::member::is_mutable;
use crate::Session;
use crate::instance::is_instance;
use crate::value::Value;
use crate::value::code::{Code, Site};
use crate::value::declared::ClassInfo;
use crate::value::object::{BoundClass, Fields, Object};
use crate::value::registers::take;
use triomphe::Arc;
use tweedle_engine::Stop;

/// Makes an object of the class in the first register with the arguments in those after it; `None` if there is more to do,
/// or a message to give.
///
/// # Errors
/// [`Stop::Memory`].
pub(super) fn record(
    session: &Session,
    registers: &mut [Value],
    site: &Site,
) -> Result<Option<Value>, Stop> {
    let Some((callee, arguments)) = registers.split_first_mut() else { return Ok(None) };
    let Value::Declared(bound) = &*callee else { return Ok(None) };
    let class = &bound.class;
    // A text among the arguments of a board may be read as one.
    let is_text = |value: &Value| matches!(value, Value::String(_));
    if class.is_board && arguments.iter().take(site.arguments.len()).any(is_text)
        || !session.statics.has(class.id)
        || class.parameters.is_none()
    {
        return Ok(None);
    }
    let Some(code) = class.constructor.get() else { return Ok(None) };
    let Some(fields) = fields_of_record(session, arguments, class, code, site) else {
        return Ok(None);
    };
    let Value::Declared(bound) = std::mem::replace(callee, Value::Undefined) else {
        return Ok(None);
    };
    let BoundClass { class, enclosing } = Arc::try_unwrap(bound.0).unwrap_or_else(|bound| {
        BoundClass { class: bound.class.clone(), enclosing: bound.enclosing.clone() }
    });
    let object = Object::made_counted(class, enclosing, fields, &session.control)?;
    Ok(Some(Value::Object(object.into())))
}

/// The variables of an object that is made by giving them the arguments, which are taken out of the registers; `None` if
/// there is more to do, or a message to give. Most positions of games are made so.
pub(super) fn fields_of_record(
    session: &Session,
    arguments: &mut [Value],
    class: &ClassInfo,
    code: &Code,
    site: &Site,
) -> Option<Fields> {
    let count = code.parameters.len();
    if class.is_record.get() != Some(&true) || !site.is_plain || site.arguments.len() != count {
        return None;
    }
    let arguments = arguments.get_mut(..count)?;
    let do_fit = code.parameters.iter().zip(&*arguments).all(|(parameter, value)| {
        let of = parameter.class.as_deref();
        !is_mutable(value) && of.is_none_or(|class| is_instance(session, value, class))
    });
    do_fit.then(|| take(arguments))
}
