//! How a canonical form comes about: the options that are dominated, and those that are reversible.

use super::names::{name, names, written};
use super::parts::{MOST_TOLD, is_named, part};
use crate::answer::StepsPart;
use std::collections::HashSet;
use tweedle_engine::short::{Id, Simplification, SimplificationStep, Store};
use tweedle_engine::{Player, Stop};
use tweedle_script::WrittenForm;

/// The most forms within a form that are told of by themselves.
const MOST_FORMS: usize = 12;

/// The parts that lead from a form, as it is written, to its canonical form: first those about its options.
pub(super) fn parts(store: &mut Store, form: &WrittenForm) -> Result<Vec<StepsPart>, Stop> {
    let mut parts = Vec::new();
    let mut told = HashSet::new();
    within(store, form, "The form", &mut told, &mut parts)?;
    Ok(parts)
}

fn within(
    store: &mut Store,
    form: &WrittenForm,
    title: &str,
    told: &mut HashSet<Id>,
    parts: &mut Vec<StepsPart>,
) -> Result<(), Stop> {
    let value = name(store, form.form)?;
    let Some(options) = &form.options else {
        let sides = [Player::Left, Player::Right].map(|player| store.options(form.form, player));
        let [left, right] = sides;
        let form = written(store, &[left?, right?])?;
        parts.push(part("The value", vec![format!("{value} is in canonical form: {form}.")]));
        return Ok(());
    };
    // Options that are written in another way than their values come first.
    for option in options.iter().flatten().filter(|option| option.options.is_some()) {
        if parts.len() < MOST_FORMS && told.insert(option.form) {
            within(store, option, "The option", told, parts)?;
        }
    }
    let sides = options.each_ref().map(|side| side.iter().map(|option| option.form).collect());
    let mut lines =
        vec![format!("{title} {} has the options {}.", form.text, written(store, &sides)?)];
    lines.extend(simplified(store, &sides)?);
    parts.push(part(format!("{title} {}", form.text), lines));
    Ok(())
}

/// The steps from options to the canonical form.
pub(super) fn simplified(store: &mut Store, sides: &[Vec<Id>; 2]) -> Result<Vec<String>, Stop> {
    let Simplification { steps, options, form } = store.simplification(&sides[0], &sides[1])?;
    let mut lines = Vec::new();
    if let Some(line) = mex(store, sides)? {
        lines.push(line);
        return Ok(lines);
    }
    let mut left = sides.clone();
    for step in steps.iter().take(MOST_TOLD) {
        step.apply(&mut left);
        let told = match step {
            SimplificationStep::Dominated { player, option, by } => {
                let [option, by] = [name(store, *option)?, name(store, *by)?];
                let sign = if *player == Player::Left { '<' } else { '>' };
                format!("{player}'s option {option} is dominated by {by}: {option} {sign} {by}.")
            }
            SimplificationStep::Reversible { player, option, through, replaced_by } => {
                let (opponent, relation) = (
                    player.opponent(),
                    match player {
                        Player::Left => "at most",
                        Player::Right => "at least",
                    },
                );
                let [option, through] = [name(store, *option)?, name(store, *through)?];
                let new = if replaced_by.is_empty() {
                    "nothing".to_owned()
                } else {
                    names(store, replaced_by)?
                };
                format!(
                    "{player}'s option {option} is reversible through {through}, {opponent}'s answer, which is {relation} \
                     the game itself: {player}'s options of {through} are in its place, {new}."
                )
            }
        };
        lines.push(format!("{told} What is left is {}.", written(store, &left)?));
    }
    if steps.len() > MOST_TOLD {
        lines.push(format!("And {} steps more.", steps.len() - MOST_TOLD));
    }
    let value = name(store, form)?;
    if steps.is_empty() {
        lines.push("No option is dominated or reversible.".to_owned());
    }
    lines.push(match (store.as_number(form), is_named(store, form)) {
        (Some(_), _) => format!(
            "The value is {value}: the simplest number such that no option of Left is at least it, and no option of Right \
             is at most it."
        ),
        (None, true) => format!("The value is {value}, which stands for {}.", written(store, &options)?),
        (None, false) => format!("The canonical form is {value}."),
    });
    Ok(lines)
}

/// The mex rule, where both players have the same nimbers as options.
fn mex(store: &mut Store, [left, right]: &[Vec<Id>; 2]) -> Result<Option<String>, Stop> {
    let nimbers = |side: &[Id]| -> Option<Vec<u64>> {
        let mut nimbers: Vec<u64> =
            side.iter().map(|&option| store.as_nimber(option)).collect::<Option<_>>()?;
        nimbers.sort_unstable();
        nimbers.dedup();
        Some(nimbers)
    };
    let (Some(nimbers), Some(others)) = (nimbers(left), nimbers(right)) else { return Ok(None) };
    if nimbers.is_empty() || nimbers != others {
        return Ok(None);
    }
    let mex = (0..=nimbers.len() as u64).find(|n| !nimbers.contains(n)).unwrap_or(0);
    let mut distinct = left.clone();
    store.sort(&mut distinct)?;
    distinct.dedup();
    let value = store.nimber(mex)?;
    let [options, value] = [names(store, &distinct)?, name(store, value)?];
    Ok(Some(format!(
        "By the mex rule: both players have the same nimbers as options, {options}, and the smallest nimber that is missing is \
         {value}."
    )))
}
