//! The check of a certificate: by the rules and the mex rule, claim by claim, without a search.

use super::{Claim, NimberCertificate, must_be_sure, printed_with_nimber};
use std::collections::HashMap;
use std::sync::Arc;
use tweedle_engine::{Control, Held, Player, Refusal};
use tweedle_rules::Registry;
use tweedle_rules::any::{Position, Rules};

/// Checks a certificate. Returns the position that it is about, without the nimber beside it ([`NimberCertificate::beside`]).
///
/// Each claim is looked at once, with the options of its component; nothing is searched.
///
/// # Errors
/// [`Refusal`].
pub fn check_nimber(
    certificate: &NimberCertificate,
    registry: &Registry,
    control: &Control,
) -> Result<Position, Refusal> {
    let mut whole = Position::zero();
    for (ruleset, text) in &certificate.position {
        whole = whole.sum(&place(&rules(ruleset, registry)?, text)?);
    }
    must_be_sure(&whole)?;
    let mut claims = Claims { of: HashMap::new(), held: Held::new(control) };
    let mut parts = Vec::new();
    let mut held = Held::new(control);
    for of in &certificate.rulesets {
        let rules = rules(&of.ruleset, registry)?;
        let is = of.is.iter().map(|(text, nimber)| Ok::<_, Refusal>((text, Claim::Is(*nimber))));
        let not = of.not.iter().map(|(text, numbers)| Ok((text, Claim::Not(bits(numbers)?))));
        for claim in is.chain(not) {
            control.check()?;
            let (text, claim) = claim?;
            let part = place(&rules, text)?;
            must_be_sure(&part)?;
            held.take(part.bytes() + 2 * size_of::<(Position, Claim)>())?;
            claims.add(&of.ruleset, text, claim)?;
            parts.push((part, claim));
        }
    }
    for (part, claim) in &parts {
        control.check()?;
        control.count_position();
        claims.check(part, *claim, control)?;
    }
    match claims.nimber(&whole, control)? {
        Claimed { all, open: None } if all ^ certificate.beside == certificate.nimber => Ok(whole),
        _ => Err(Refusal::Wrong(format!(
            "No claims show that the nimber of {} is {}.",
            printed_with_nimber(&whole, certificate.beside),
            certificate.nimber
        ))),
    }
}

fn rules(expression: &str, registry: &Registry) -> Result<Arc<dyn Rules>, Refusal> {
    let found = registry.of_expression(expression);
    let rules =
        found.map_err(|_| Refusal::Wrong(format!("There is no ruleset `{expression}`.")))?;
    if rules.expression() == expression {
        return Ok(rules);
    }
    Err(Refusal::Wrong(format!("The ruleset `{expression}` is written `{}`.", rules.expression())))
}

fn place(rules: &Arc<dyn Rules>, text: &str) -> Result<Position, Refusal> {
    rules.clone().place(text).map_err(|error| {
        Refusal::Wrong(format!(
            "`{text}` is no position of `{}`: {}",
            rules.expression(),
            error.message()
        ))
    })
}

fn bits(numbers: &[u64]) -> Result<u64, Refusal> {
    numbers.iter().try_fold(0, |bits, number| match number {
        0..64 => Ok(bits | 1 << number),
        _ => Err(Refusal::Wrong(format!(
            "It says of a component that its nimber is not {number}, which is not below 64."
        ))),
    })
}

/// What is claimed of a sum: the nimbers of its parts together, but of one of which only numbers are excluded.
struct Claimed {
    all: u64,
    open: Option<Claim>,
}

impl Claimed {
    fn is(&self, number: u64) -> bool {
        self.open.is_none() && self.all == number
    }

    fn is_not(&self, number: u64) -> bool {
        match self.open {
            None => self.all != number,
            Some(claim) => claim.excludes(self.all ^ number),
        }
    }
}

/// All claims, by the expression of a ruleset and the text of a component.
struct Claims {
    of: HashMap<String, HashMap<String, Claim>>,
    held: Held,
}

impl Claims {
    fn add(&mut self, ruleset: &str, text: &str, claim: Claim) -> Result<(), Refusal> {
        self.held.take(text.len() + 3 * size_of::<(String, Claim)>())?;
        let before = self.of.entry(ruleset.to_owned()).or_default().insert(text.to_owned(), claim);
        match before {
            None => Ok(()),
            Some(_) => Err(Refusal::Wrong(format!("Two of its claims are about `{text}`."))),
        }
    }

    fn get(&self, part: &Position) -> Option<Claim> {
        let (component, _) = part.single()?;
        self.of.get(component.rules().expression())?.get(&component.text()).copied()
    }

    /// What is claimed of a sum, in which two equal parts are nothing. Of more than one part without a nimber nothing follows.
    fn nimber(&self, position: &Position, control: &Control) -> Result<Claimed, Refusal> {
        control.check()?;
        let mut known = Claimed { all: 0, open: None };
        let mut once: Vec<Position> = Vec::new();
        // Equal terms stand together.
        for equal in position.representative().terms().chunk_by(|a, b| a == b) {
            if equal.len().is_multiple_of(2) {
                continue;
            }
            let part = Position::of_terms(equal.first().cloned());
            match part.nim_heaps() {
                Some(heaps) => known.all = heaps.iter().fold(known.all, |all, heap| all ^ heap),
                None => once.push(part),
            }
        }
        for part in &once {
            match self.get(part) {
                Some(Claim::Is(nimber)) => known.all ^= nimber,
                Some(claim @ Claim::Not(_)) if known.open.is_none() => known.open = Some(claim),
                Some(Claim::Not(_)) => {
                    return Err(Refusal::Wrong(format!(
                        "It says too little of the parts of {position}."
                    )));
                }
                None => return Err(Refusal::Wrong(format!("It says nothing about {part}."))),
            }
        }
        Ok(known)
    }

    /// Checks the claim about a part.
    fn check(&self, part: &Position, claim: Claim, control: &Control) -> Result<(), Refusal> {
        if claim == Claim::Is(0) && part.is_mirrored() {
            return Ok(());
        }
        let mut nimbers: Vec<Claimed> = Vec::new();
        for option in part.options(Player::Left, control)? {
            match self.nimber(&option, control) {
                Ok(known) => nimbers.push(known),
                // A claim that a number is excluded leans on one option alone.
                Err(Refusal::Wrong(_)) if matches!(claim, Claim::Not(_)) => {}
                Err(flaw) => return Err(flaw),
            }
        }
        let has = |number: u64| nimbers.iter().any(|known| known.is(number));
        match claim {
            Claim::Is(nimber) => {
                if let Some(missing) = (0..nimber).find(|&number| !has(number)) {
                    return Err(Refusal::Wrong(format!(
                        "No option of {part} is shown to have the nimber {missing}."
                    )));
                }
                if nimbers.iter().all(|known| known.is_not(nimber)) {
                    return Ok(());
                }
                Err(Refusal::Wrong(format!(
                    "An option of {part} is not shown to have another nimber than {nimber}."
                )))
            }
            Claim::Not(bits) => match (0..64).find(|&it| bits >> it & 1 == 1 && !has(it)) {
                None => Ok(()),
                Some(missing) => Err(Refusal::Wrong(format!(
                    "No option of {part} is shown to have the nimber {missing}."
                ))),
            },
        }
    }
}
