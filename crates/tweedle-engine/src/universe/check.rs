//! Checking a certificate, without the search that found it.

use super::Universe;
use super::certificate::{Answer, Certificate, Claim, Fact, PlainForm, Test};
use super::check_ends::PlayBesideEnds;
use super::score::read_score;
use crate::number::Rational;
use crate::refusal::{Refusal, wrong};
use crate::{Control, Held, Player};
use foldhash::fast::FixedState;
use hashbrown::HashSet;

impl Certificate {
    /// Accepts the certificate if each of its claims and facts follows from others of it by the definitions. Since options
    /// stand before the forms that have them, nothing can rest on itself.
    ///
    /// The check says nothing about which games the forms stand for: [`Forms::certified`](super::Forms::certified) reads the
    /// pair, to be compared with the one in question.
    ///
    /// Cost: linear in the size of the certificate, and in that of the options.
    ///
    /// # Errors
    /// [`Refusal`], with a sentence.
    pub fn check(&self, control: &Control) -> Result<(), Refusal> {
        let mut held = Held::new(control);
        held.take(32 * (self.claims.len() + self.facts.len()) + 256 * self.forms.len())?;
        if self.claims.is_empty() {
            return wrong("The certificate claims nothing.");
        }
        let stops = check_forms(&self.forms, self.universe, control)?;
        let ends = match self.universe {
            Universe::Ends(_) => Some(PlayBesideEnds::new(&self.forms, &self.ends, control)?),
            _ if !self.ends.is_empty() => return wrong("The universe is not one of ends."),
            _ => None,
        };
        let claims = self.claims.iter().map(|claim| (claim.g, claim.h));
        let facts = self.facts.iter().map(|fact| (fact.test, fact.player, fact.form));
        let mut checker = Checker {
            certificate: self,
            stops,
            ends,
            claims: HashSet::with_hasher(FixedState::default()),
            facts: HashSet::with_hasher(FixedState::default()),
        };
        checker.claims.extend(claims);
        checker.facts.extend(facts);
        for claim in &self.claims {
            control.check()?;
            checker.check_claim(claim)?;
        }
        for fact in &self.facts {
            control.check()?;
            checker.check_fact(fact)?;
        }
        Ok(())
    }
}

/// The stops of a scoring game in which one player may pass: for Left and for Right, who suffers from the passing of the
/// other one, the stop if he moves first and if the other one does.
type PassingStops = [[Rational; 2]; 2];

struct Checker<'a> {
    certificate: &'a Certificate,
    /// Of each form, of scoring games.
    stops: Vec<PassingStops>,
    /// Where ends determine the universe.
    ends: Option<PlayBesideEnds>,
    claims: HashSet<(u32, u32), FixedState>,
    facts: HashSet<(Test, Player, u32), FixedState>,
}

/// The better one of two scores for a player.
fn better(player: Player, x: &Rational, y: &Rational) -> Rational {
    if (x >= y) == (player == Player::Left) { x.clone() } else { y.clone() }
}

/// Tests that forms are forms, and finds the stops of scoring games.
fn check_forms(
    forms: &[PlainForm],
    universe: Universe,
    control: &Control,
) -> Result<Vec<PassingStops>, Refusal> {
    let mut stops: Vec<PassingStops> = Vec::new();
    // The least and the greatest score in each form.
    let mut ranges: Vec<[Rational; 2]> = Vec::new();
    for (place, form) in forms.iter().enumerate() {
        control.check()?;
        let mut scores = [None, None];
        for (side, score) in form.sides.iter().zip(&mut scores) {
            if side.options.iter().any(|&option| option as usize >= place) {
                return wrong(format!("Form {place} has an option that does not stand before it."));
            }
            let needs_score = universe == Universe::Scoring && side.options.is_empty();
            *score = side.score.as_deref().and_then(read_score);
            if score.is_some() != needs_score || side.score.is_some() != needs_score {
                return wrong(format!("Form {place} has no score where it needs one, or has one."));
            }
            if side.tombstone && universe == Universe::Scoring {
                return wrong(format!("Form {place} has a tombstone and scores."));
            }
        }
        if universe != Universe::Scoring {
            continue;
        }
        let all = form.sides.iter().flat_map(|side| &side.options);
        let below = all.map(|&option| ranges[option as usize].clone());
        let own = scores.iter().flatten().map(|score| [score.clone(), score.clone()]);
        let range = below.chain(own).reduce(|[low, high], [least, most]| {
            [better(Player::Right, &low, &least), better(Player::Left, &high, &most)]
        });
        let Some([low, high]) = range else {
            return wrong(format!("Form {place} has no score."));
        };
        let is_over = |score: &Option<Rational>, is_bad: &dyn Fn(&Rational) -> bool| {
            score.as_ref().is_some_and(is_bad)
        };
        if is_over(&scores[0], &|score| *score > low) || is_over(&scores[1], &|score| *score < high)
        {
            return wrong(format!("Form {place} is not guaranteed."));
        }
        ranges.push([low, high]);
        let passing = Player::BOTH.map(|player| {
            let best = |own: Player, first: Player, start: Option<Rational>| {
                let options = &form.sides[own.index()].options;
                let next = options
                    .iter()
                    .map(|&option| stops[option as usize][player.index()][first.index()].clone());
                start.into_iter().chain(next).reduce(|x, y| better(own, &x, &y))
            };
            let score = scores[player.index()].clone();
            // The player moves, or has his score; the opponent moves or passes.
            let first = best(player, player.opponent(), score).unwrap_or(Rational::ZERO);
            let other = best(player.opponent(), player, Some(first.clone()));
            let mut both = [first.clone(), other.unwrap_or(first)];
            if player == Player::Right {
                both.swap(0, 1);
            }
            both
        });
        stops.push(passing);
    }
    Ok(stops)
}

impl Checker<'_> {
    fn form(&self, place: u32) -> Result<&PlainForm, Refusal> {
        match self.certificate.forms.get(place as usize) {
            Some(form) => Ok(form),
            None => wrong(format!("There is no form {place}.")),
        }
    }

    fn options(&self, form: u32, player: Player) -> Result<&[u32], Refusal> {
        Ok(&self.form(form)?.sides[player.index()].options)
    }

    fn is_end(&self, form: u32, player: Player) -> Result<bool, Refusal> {
        let side = &self.form(form)?.sides[player.index()];
        Ok(side.options.is_empty() || side.tombstone)
    }

    /// Tests that it is claimed that a form is at least as good for the player as another one.
    fn need_claim(&self, player: Player, good: u32, bad: u32) -> Result<(), Refusal> {
        let (g, h) = if player == Player::Left { (good, bad) } else { (bad, good) };
        if g == h || self.claims.contains(&(g, h)) {
            return Ok(());
        }
        wrong(format!("It is not claimed that form {g} is at least form {h}."))
    }

    fn need_fact(&self, test: Test, player: Player, form: u32) -> Result<(), Refusal> {
        if self.facts.contains(&(test, player, form)) {
            return Ok(());
        }
        wrong(format!("It is not said why form {form} is strong for {player}."))
    }

    fn check_claim(&mut self, claim: &Claim) -> Result<(), Refusal> {
        for (player, good, bad) in
            [(Player::Left, claim.g, claim.h), (Player::Right, claim.h, claim.g)]
        {
            self.check_proviso(player, good, bad)?;
            let options = self.options(bad, player)?;
            let answers = &claim.answers[player.index()];
            if answers.len() != options.len() {
                return wrong(format!("Not each option of form {bad} has an answer."));
            }
            for (&option, &answer) in options.iter().zip(answers) {
                let missing = "An answer is no option.";
                match answer {
                    Answer::Option(number) => {
                        match self.options(good, player)?.get(number as usize) {
                            Some(&own) => self.need_claim(player, own, option)?,
                            None => return wrong(missing),
                        }
                    }
                    Answer::Reply(number) => {
                        match self.options(option, player.opponent())?.get(number as usize) {
                            Some(&reply) => self.need_claim(player, good, reply)?,
                            None => return wrong(missing),
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn check_proviso(&mut self, player: Player, good: u32, bad: u32) -> Result<(), Refusal> {
        let universe = self.certificate.universe;
        self.form(good)?;
        self.form(bad)?;
        if universe == Universe::Scoring {
            let [x, y] =
                [good, bad].map(|form| &self.stops[form as usize][player.index()][player.index()]);
            if better(player, x, y) != *x {
                return wrong(format!(
                    "Form {good} has a worse stop for {player} than form {bad}."
                ));
            }
        } else if universe != Universe::Normal && self.is_end(bad, player)? {
            let is_strong = match &mut self.ends {
                Some(ends) => ends.is_strong(player, good)?,
                None => universe != Universe::All || self.is_end(good, player)?,
            };
            if !is_strong {
                return wrong(format!("Form {good} is not strong for {player}."));
            }
            for &test in Test::of_strength(universe) {
                self.need_fact(test, player, good)?;
            }
        }
        Ok(())
    }

    fn check_fact(&self, fact: &Fact) -> Result<(), Refusal> {
        let &Fact { test, player, form, option } = fact;
        let Some(number) = option else {
            if self.is_end(form, player)? {
                return Ok(());
            }
            return wrong(format!("{player} is no end in form {form}."));
        };
        let Some(&option) = self.options(form, player)?.get(number as usize) else {
            return wrong(format!("Form {form} has no option {number}."));
        };
        if test.is_lost_at_ends() && self.is_end(option, player.opponent())? {
            return wrong(format!("{} is an end in form {option}.", player.opponent()));
        }
        for &test in test.of_option() {
            self.need_fact(test, player, option)?;
        }
        for &reply in self.options(option, player.opponent())? {
            self.need_fact(test, player, reply)?;
        }
        Ok(())
    }
}
