//! Writing a certificate, and reading which pair it is about.

use super::certificate::{Answer, Certificate, Claim, Fact, PlainForm, PlainSide, Test};
use super::id::Mark;
use super::score::read_score;
use super::{Forms, Id, Universe};
use crate::memo::Memo;
use crate::refusal::{Refusal, wrong};
use crate::{Control, Held, Player, Stop};

impl Forms {
    /// A certificate that g ≥ h modulo the universe; `None` if that is not so. [`Forms::separate`] says why not.
    ///
    /// ```
    /// # use tweedle_engine::{Control, universe::{Forms, Universe}};
    /// let mut forms = Forms::new(&Control::new());
    /// let [g, h] = ["{0,{0|0}|0}", "0"].map(|text| forms.read(text).unwrap());
    /// let no = forms.certify(Universe::Dicot, h, g)?;
    /// assert_eq!(no, None);
    /// let [g, h] = ["{0,{0|0}|0}", "{0|0}"].map(|text| forms.read(text).unwrap());
    /// let mut certificate = forms.certify(Universe::Dicot, g, h)?.unwrap();
    /// assert_eq!(certificate.check(&Control::new()), Ok(()));
    /// assert_eq!(forms.certified(&certificate), Ok((Universe::Dicot, g, h)));
    /// certificate.claims[0].answers[0].clear();
    /// assert!(certificate.check(&Control::new()).is_err());
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// As [`Forms::ge`].
    ///
    /// # Panics
    /// If one is no form of this store.
    pub fn certify(
        &mut self,
        universe: Universe,
        g: Id,
        h: Id,
    ) -> Result<Option<Certificate>, Stop> {
        if !self.ge(universe, g, h)? {
            return Ok(None);
        }
        let control = self.handle();
        let mut writer = Writer {
            forms: self,
            universe,
            places: Memo::new(control.clone()),
            held: Held::new(&control),
            claimed: Memo::new(control.clone()),
            open_claims: vec![(g, h)],
            told: Memo::new(control.clone()),
            open_facts: Vec::new(),
        };
        let forms = writer.write_forms(g, h)?;
        let mut claims = Vec::new();
        let mut at = 0;
        while let Some(&(g, h)) = writer.open_claims.get(at) {
            claims.push(writer.claim(g, h)?);
            at += 1;
        }
        let mut facts = Vec::new();
        let mut at = 0;
        while let Some(&(test, player, form)) = writer.open_facts.get(at) {
            facts.push(writer.fact(test, player, form)?);
            at += 1;
        }
        let ends = writer.forms.ends_of(universe).to_vec();
        let ends = ends.into_iter().map(|end| writer.place(end)).collect();
        Ok(Some(Certificate { universe, ends, forms, claims, facts }))
    }

    /// What a certificate is about, in this store: the universe, with the ends that determine it, and the pair (g, h). It says nothing about
    /// whether the certificate is right.
    ///
    /// # Errors
    /// [`Refusal`] if it has no claim, if its forms are none, or if its ends are no dead ends.
    pub fn certified(&mut self, certificate: &Certificate) -> Result<(Universe, Id, Id), Refusal> {
        let ids = self.forms_of(certificate)?;
        let form = |place: u32, what: &str| {
            ids.get(place as usize).copied().ok_or_else(|| Refusal::Wrong(what.to_owned()))
        };
        let Some(first) = certificate.claims.first() else { return wrong("It claims nothing.") };
        let [g, h] = [first.g, first.h].map(|it| form(it, "The first claim is about no forms."));
        let (g, h) = (g?, h?);
        let Universe::Ends(_) = certificate.universe else {
            return Ok((certificate.universe, g, h));
        };
        let ends = certificate.ends.iter().map(|&end| form(end, "An end is no form."));
        let ends: Vec<Id> = ends.collect::<Result<_, _>>()?;
        match self.universe_of_ends(&ends) {
            Ok(universe) => Ok((universe, g, h)),
            Err(Stop::NotPossible(why)) => wrong(why),
            Err(stop) => Err(stop.into()),
        }
    }

    /// The forms of a certificate.
    fn forms_of(&mut self, certificate: &Certificate) -> Result<Vec<Id>, Refusal> {
        let mut ids: Vec<Id> = Vec::new();
        for form in &certificate.forms {
            let mut lists = [Vec::new(), Vec::new()];
            let mut marks = [None, None];
            for (i, side) in form.sides.iter().enumerate() {
                for &option in &side.options {
                    let id = ids.get(option as usize).copied();
                    let Some(id) = id else { return wrong("An option stands after its form.") };
                    lists[i].push(id);
                }
                marks[i] = side.tombstone.then_some(Mark::Tombstone);
                if let Some(score) = &side.score {
                    if !side.options.is_empty() || side.tombstone {
                        return wrong("A side with a score has options.");
                    }
                    let Some(score) = read_score(score) else {
                        return wrong("A score is no fraction.");
                    };
                    marks[i] = Some(Mark::Score(self.score_number(&score)?));
                }
            }
            ids.push(self.intern(lists, marks)?);
        }
        Ok(ids)
    }
}

struct Writer<'a> {
    forms: &'a mut Forms,
    universe: Universe,
    /// The places of the forms.
    places: Memo<Id, u32>,
    held: Held,
    claimed: Memo<(Id, Id), ()>,
    /// What is claimed or is to be.
    open_claims: Vec<(Id, Id)>,
    told: Memo<(Test, Player, Id), ()>,
    open_facts: Vec<(Test, Player, Id)>,
}

impl Writer<'_> {
    fn control(&self) -> Control {
        self.forms.handle()
    }

    fn place(&self, g: Id) -> u32 {
        self.places.get(&g).copied().unwrap_or(u32::MAX)
    }

    fn write_forms(&mut self, g: Id, h: Id) -> Result<Vec<PlainForm>, Stop> {
        self.claimed.set((g, h), ())?;
        let mut written = Vec::new();
        let mut roots = vec![g, h];
        roots.extend(self.forms.ends_of(self.universe));
        for form in self.forms.followers_of(&roots)? {
            self.control().check()?;
            let sides = Player::BOTH.map(|player| PlainSide {
                options: self
                    .forms
                    .options(form, player)
                    .iter()
                    .map(|&option| self.place(option))
                    .collect(),
                tombstone: self.forms.has_tombstone(form, player),
                score: self.forms.score_at(form, player).map(ToString::to_string),
            });
            let count = sides[0].options.len() + sides[1].options.len();
            self.held.take(2 * size_of::<PlainForm>() + 2 * size_of::<u32>() * count)?;
            self.places.set(form, written.len() as u32)?;
            written.push(PlainForm { sides });
        }
        Ok(written)
    }

    /// The claim that g ≥ h, which is known to be true; what it rests on is put down.
    fn claim(&mut self, g: Id, h: Id) -> Result<Claim, Stop> {
        self.control().check()?;
        let mut answers = [Vec::new(), Vec::new()];
        for (player, good, bad) in [(Player::Left, g, h), (Player::Right, h, g)] {
            let is_proviso =
                self.universe.play() == Some(crate::Play::Misere) && self.forms.is_end(bad, player);
            if is_proviso {
                for &test in Test::of_strength(self.universe) {
                    self.tell(test, player, good)?;
                }
            }
            for option in self.forms.options_copied(bad, player) {
                self.held.take(2 * size_of::<Answer>())?;
                answers[player.index()].extend(self.answer(player, good, option)?);
            }
        }
        Ok(Claim { g: self.place(g), h: self.place(h), answers })
    }

    /// What a player has in `good` that is as good as this option of another form.
    fn answer(&mut self, player: Player, good: Id, option: Id) -> Result<Option<Answer>, Stop> {
        let universe = self.universe;
        let own = self.forms.options_copied(good, player);
        for (number, &own) in (0..).zip(&own) {
            if self.forms.at_least(universe, player, own, option)? {
                self.put(player, own, option)?;
                return Ok(Some(Answer::Option(number)));
            }
        }
        let replies = self.forms.options_copied(option, player.opponent());
        for (number, &reply) in (0..).zip(&replies) {
            if self.forms.at_least(universe, player, good, reply)? {
                self.put(player, good, reply)?;
                return Ok(Some(Answer::Reply(number)));
            }
        }
        Ok(None)
    }

    fn put(&mut self, player: Player, good: Id, bad: Id) -> Result<(), Stop> {
        let pair = if player == Player::Left { (good, bad) } else { (bad, good) };
        if pair.0 != pair.1 && self.claimed.get(&pair).is_none() {
            self.held.take(2 * (size_of::<Claim>() + size_of::<(Id, Id)>()))?;
            self.claimed.set(pair, ())?;
            self.open_claims.push(pair);
        }
        Ok(())
    }

    fn tell(&mut self, test: Test, player: Player, form: Id) -> Result<(), Stop> {
        let key = (test, player, form);
        if self.told.get(&key).is_none() {
            self.held.take(4 * size_of::<Fact>())?;
            self.told.set(key, ())?;
            self.open_facts.push(key);
        }
        Ok(())
    }

    fn fact(&mut self, test: Test, player: Player, form: Id) -> Result<Fact, Stop> {
        let place = self.place(form);
        if self.forms.is_end(form, player) {
            return Ok(Fact { test, player, form: place, option: None });
        }
        let number = self.forms.passing_move(test, player, form)?;
        if let Some(number) = number {
            let option = self.forms.options(form, player)[number];
            for (test, form) in self.forms.demands(test, player, option) {
                self.tell(test, player, form)?;
            }
        }
        Ok(Fact { test, player, form: place, option: number.map(|number| number as u32) })
    }
}
