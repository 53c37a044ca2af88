//! The names of the members that classes of programs have.

use crate::library;
use crate::value::declared::ClassInfo;

/// The names of the members that a class of the program has itself, without an object.
pub(crate) fn names_of_class(info: &ClassInfo) -> Vec<String> {
    let statics = info.statics.keys();
    let inside = info.nested_names();
    let methods = info
        .methods
        .iter()
        .flat_map(|(_, all)| all)
        .chain(info.properties.iter().map(|(_, it)| it));
    let methods = methods.filter(|method| method.is_static).map(|method| &method.name);
    let elements = info.elements.iter().flatten();
    let all = statics.chain(inside).chain(methods).chain(elements);
    all.map(ToString::to_string).collect()
}

/// The names of the members of a class of the program.
pub(crate) fn names_of_info(info: &ClassInfo) -> Vec<String> {
    let fields = info.field_numbers.keys();
    let own = fields
        .chain(info.methods.iter().map(|(name, _)| name))
        .chain(info.properties.iter().map(|(name, _)| name));
    let own = own.chain(info.statics.keys()).map(ToString::to_string);
    let inside = info.nested_names().map(ToString::to_string);
    let natives = info.natives.iter().flat_map(|class| library::methods_of(class));
    own.chain(inside).chain(natives.map(|method| method.name.to_owned())).collect()
}
