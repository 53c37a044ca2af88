//! What is claimed of the members of a family, against what is computed.

use super::Template;
use crate::table::Cell;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_script::Value;

/// A claim about the members of a family, compared with what is computed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Claimed {
    /// The number of members for which it is so.
    pub holds: u64,
    /// The number of members of which nothing could be computed.
    pub unknown: u64,
    /// The first member for which something else is computed; null if there is none. Those after it were not compared.
    pub wrong: Option<WrongMember>,
}

/// A member for which something else is claimed than is computed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct WrongMember {
    /// The numbers of the variables.
    pub numbers: Vec<u64>,
    /// The position.
    pub position: String,
    /// What is claimed.
    pub claimed: String,
    /// What is computed.
    pub computed: String,
}

/// Compares a claim with the cells of the members, by value, up to the first that differs.
///
/// # Errors
/// [`Trouble`] with its place in the claim, if it has no value for a member.
pub(crate) fn check<'c>(
    desk: &mut Desk,
    claim: &Template<'_>,
    members: impl IntoIterator<Item = (Vec<u64>, &'c str, &'c Cell)>,
) -> Result<Claimed, Trouble> {
    let mut found = Claimed::default();
    for (numbers, position, computed) in members {
        desk.control().check()?;
        let text = claim.with(&numbers);
        let claimed =
            claimed(desk, &text, computed).map_err(|trouble| claim.placed(trouble, &numbers))?;
        if computed.is_empty() {
            found.unknown += 1;
        } else if claimed == *computed {
            found.holds += 1;
        } else {
            let (claimed, computed) = (claimed.text(), computed.text());
            let position = position.to_owned();
            found.wrong = Some(WrongMember { numbers, position, claimed, computed });
            break;
        }
    }
    Ok(found)
}

/// What a claim without variables says. A position stands for its value where a value is computed.
fn claimed(desk: &mut Desk, text: &str, computed: &Cell) -> Result<Cell, Trouble> {
    let failed = |failure| Trouble::of(failure, text);
    let session = desk.session();
    let value = session.value(text).map_err(failed)?;
    let is_of_value = matches!(computed, Cell::Number(_) | Cell::Game { .. });
    if is_of_value && matches!(value, Value::Position(_)) {
        // A comment may end the claim.
        let valued = session.value(&format!("({text}\n).CanonicalForm"));
        let valued = valued.map_err(|failure| Trouble::of(failure, text).about(text))?;
        return Cell::of(session, &valued).map_err(failed);
    }
    Cell::of(session, &value).map_err(failed)
}
