//! Objects that look like positions, and are none because their class does not extend `Game`.

use crate::value::Value;
use crate::value::declared::ClassInfo;

/// The hint that a class has to extend `Game`, if it is no game and has a member for its options.
pub(crate) fn no_game_hint(value: &Value) -> Option<String> {
    let Value::Object(object) = value else { return None };
    let class = &object.class;
    let says_moves = |class: &ClassInfo| {
        let mut names = ["Options", "Decomposition"].into_iter();
        names.any(|name| class.methods.contains(name) || class.properties.contains(name))
    };
    let looks_so = says_moves(class) || class.short_name() == "Position";
    (looks_so && !class.is_game).then(|| {
        let name = class.short_name();
        format!(
            "`{name}` is no game, for its class does not say so: `class {name}(...) extends Game`."
        )
    })
}
