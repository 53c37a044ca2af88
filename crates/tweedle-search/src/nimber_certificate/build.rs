//! Certificates from what the search has found.

use super::{Claim, NimberCertificate, NimberClaims, apart, must_be_sure};
use crate::nimber_search::{NimberSearch, Search};
use std::collections::BTreeMap;
use tweedle_engine::walk::couples::Sum;
use tweedle_engine::walk::{Memo, WalkError, options};
use tweedle_engine::{Control, Held, Hints, Player, Stop};
use tweedle_rules::any::{Piece, Pieces, Position, PositionError, Solvers, Sums};

/// Finds the nimber of an impartial position, and certifies it. Nimbers may lie beside the positions of rulesets.
///
/// Cost: that of [`NimberSearch`], and then a look at all options of each component that a claim is about. The certificate is not the
/// smallest that there is: it follows the moves that the search found.
///
/// # Errors
/// [`PositionError`] if the work was stopped; [`Stop::NotImpartial`] and [`Stop::NotPossible`] for games that have no nimbers, or of
/// which nobody knows before whether play ends.
///
/// ```
/// # use tweedle_engine::Control;
/// # use tweedle_rulesets::standard;
/// # use tweedle_search::{certify_nimber, check_nimber};
/// let board = standard().rules("game.grid.Cram", &[])?.place(".....|.....|.....|.....")?;
/// let certificate = certify_nimber(&board, &Control::new())?;
/// assert_eq!(certificate.nimber, 2);
/// assert!(check_nimber(&certificate, &standard(), &Control::new()).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn certify_nimber(
    position: &Position,
    control: &Control,
) -> Result<NimberCertificate, PositionError> {
    let (position, beside) = apart(position, control)?;
    must_be_sure(&position)?;
    // Ways that know a ruleset tell nimbers without reasons.
    let pieces = Pieces::new(Sums::new(control, &Solvers::default()));
    let start = pieces.piece(pieces.sums.sum_of(position.terms())?)?;
    let name = |piece: &Piece| pieces.component(*piece).map_or_else(String::new, |it| it.text());
    let found = Builder::new(&pieces, control).all(&start);
    // A ruleset that failed on the way to a representative has said so there.
    pieces.sums.check()?;
    let (nimber, claims) = found.map_err(|error| PositionError::of_walk(error, name))?;
    let mut rulesets = BTreeMap::new();
    let mut held = Held::new(control);
    for (piece, claim) in claims {
        let Some(part) = pieces.component(piece) else { continue };
        let text = part.text();
        // A list is half full at worst.
        held.take(text.len() + 2 * size_of::<(String, Vec<u64>)>())?;
        let of: &mut NimberClaims = rulesets.entry(ruleset_of(&part)).or_insert_with_key(|it| {
            NimberClaims { ruleset: it.clone(), is: Vec::new(), not: Vec::new() }
        });
        match claim {
            Claim::Is(nimber) => of.is.push((text, nimber)),
            Claim::Not(bits) => {
                of.not.push((text, (0..64).filter(|bit| bits >> bit & 1 == 1).collect()));
            }
        }
    }
    let terms = position.one_by_one().map(|term| (ruleset_of(&term), term.text())).collect();
    let rulesets = rulesets.into_values().collect();
    Ok(NimberCertificate { position: terms, beside, nimber: nimber ^ beside, rulesets })
}

/// The expression of the ruleset of a single term.
fn ruleset_of(term: &Position) -> String {
    term.single()
        .map_or_else(String::new, |(component, _)| component.rules().expression().to_owned())
}

/// What has to be shown of a part: its nimber, or that this is not some number.
#[derive(Clone, Copy)]
enum Need {
    Nimber,
    Not(u64),
}

/// What is found and claimed of the parts of a ruleset.
struct Builder<'a, R: Hints> {
    ruleset: &'a R,
    search: NimberSearch<R::Position>,
    claims: Memo<R::Position, Claim>,
    /// The parts of which something is claimed, in the order in which that was first needed.
    order: Vec<R::Position>,
    /// What has to be shown.
    open: Vec<(R::Position, Need)>,
    held: Held,
}

type Claimed<P> = (u64, Vec<(P, Claim)>);

impl<'a, R: Hints> Builder<'a, R> {
    fn new(ruleset: &'a R, control: &Control) -> Builder<'a, R> {
        Builder {
            ruleset,
            search: NimberSearch::new(control.clone()),
            claims: Memo::new(control.clone()),
            order: Vec::new(),
            open: Vec::new(),
            held: Held::new(control),
        }
    }

    /// The nimber of a position, and all claims that this takes.
    fn all(mut self, start: &R::Position) -> Result<Claimed<R::Position>, WalkError<R::Position>> {
        let nimber = self.search.nimber(self.ruleset, start)?;
        let whole = self.parts(start)?;
        self.lean_on_nimbers(whole.parts)?;
        while let Some((part, need)) = self.open.pop() {
            self.held.give(2 * size_of::<(R::Position, Need)>());
            self.claims.control().check()?;
            self.settle(part, need)?;
        }
        let claims = self.order.into_iter();
        let claims = claims.filter_map(|it| self.claims.get(&it).map(|claim| (it.clone(), *claim)));
        Ok((nimber, claims.collect()))
    }

    fn parts(&mut self, position: &R::Position) -> Result<Sum<R::Position>, Stop> {
        Ok(Search::new(self.ruleset, &mut self.search)?.parts(position))
    }

    /// Takes note that something of a part has to be shown, unless it is claimed.
    fn lean_on(&mut self, part: R::Position, need: Need) -> Result<(), Stop> {
        if !self.has(&part, need) {
            self.held.take(2 * size_of::<(R::Position, Need)>())?;
            self.open.push((part, need));
        }
        Ok(())
    }

    fn has(&self, part: &R::Position, need: Need) -> bool {
        self.claims.get(part).is_some_and(|claim| match need {
            Need::Nimber => matches!(claim, Claim::Is(_)),
            Need::Not(number) => claim.excludes(number),
        })
    }

    /// Leans on the nimbers of parts.
    fn lean_on_nimbers(
        &mut self,
        parts: impl IntoIterator<Item = R::Position>,
    ) -> Result<(), Stop> {
        parts.into_iter().try_for_each(|part| self.lean_on(part, Need::Nimber))
    }

    /// Leans on what shows that the nimber of a sum is not `number`: of one part that it is not some number, and the nimbers of the
    /// others.
    fn lean_on_other(
        &mut self,
        sum: Sum<R::Position>,
        number: u64,
    ) -> Result<(), WalkError<R::Position>> {
        let mut parts = sum.parts;
        let mut nimbers: Vec<_> = parts.iter().map(|part| self.search.known(part)).collect();
        // The search has asked for the nimbers of all parts but the hardest.
        let mut hardest = nimbers.iter().position(Option::is_none);
        for place in 0..parts.len() {
            if hardest != Some(place) && nimbers[place].is_none() {
                nimbers[place] = Some(self.search.nimber(self.ruleset, &parts[place])?);
            }
        }
        let all = nimbers.iter().flatten().fold(sum.nimber ^ number, |all, nimber| all ^ nimber);
        if hardest.is_none() {
            // Each of them may be the one. It is best if nothing new has to be shown of it.
            let other = |place: usize| all ^ nimbers[place].unwrap_or_default();
            hardest = (0..parts.len())
                .find(|&place| self.has(&parts[place], Need::Not(other(place))))
                .or_else(|| parts.len().checked_sub(1));
        }
        let Some(hardest) = hardest else { return Ok(()) };
        let part = parts.remove(hardest);
        let other = all ^ nimbers[hardest].unwrap_or_default();
        self.lean_on(part, Need::Not(other))?;
        Ok(self.lean_on_nimbers(parts)?)
    }

    /// Makes a claim about a part, and leans on what shows it.
    fn settle(&mut self, part: R::Position, need: Need) -> Result<(), WalkError<R::Position>> {
        if self.has(&part, need) {
            return Ok(());
        }
        if self.ruleset.is_mirrored(&part) {
            return Ok(self.claim(part, Claim::Is(0))?);
        }
        let control = self.claims.control().clone();
        control.count_position();
        let mut found = Vec::new();
        options(self.ruleset, &part, Player::Left, &control, &mut found)?;
        let mut sums = Vec::with_capacity(found.len());
        for option in &found {
            sums.push(self.parts(option)?);
        }
        if let Need::Not(number @ 0..64) = need
            && let Some(option) = self.with_nimber(&sums, number)
        {
            let before = match self.claims.get(&part) {
                Some(Claim::Not(bits)) => *bits,
                _ => 0,
            };
            self.claim(part, Claim::Not(before | 1 << number))?;
            return Ok(self.lean_on_nimbers(sums.swap_remove(option).parts)?);
        }
        let nimber = self.search.nimber(self.ruleset, &part)?;
        for number in 0..nimber {
            let mut option = self.with_nimber(&sums, number);
            let mut others = 0..found.len();
            while option.is_none()
                && let Some(other) = others.next()
            {
                let is_it = self.search.is_lost(self.ruleset, &found[other], number)?;
                option = is_it.then_some(other);
            }
            if let Some(option) = option {
                self.lean_on_nimbers(sums[option].parts.clone())?;
            }
        }
        self.claim(part, Claim::Is(nimber))?;
        sums.into_iter().try_for_each(|sum| self.lean_on_other(sum, nimber))
    }

    /// The place of a sum of which it is known that its nimber is `number`.
    fn with_nimber(&self, sums: &[Sum<R::Position>], number: u64) -> Option<usize> {
        let nimber_of = |sum: &Sum<R::Position>| {
            let mut parts = sum.parts.iter();
            parts.try_fold(sum.nimber, |all, part| Some(all ^ self.search.known(part)?))
        };
        sums.iter().position(|sum| nimber_of(sum) == Some(number))
    }

    fn claim(&mut self, part: R::Position, claim: Claim) -> Result<(), Stop> {
        if self.claims.get(&part).is_none() {
            self.held.take(2 * size_of::<R::Position>())?;
            self.order.push(part.clone());
        }
        self.claims.set(part, claim)
    }
}
