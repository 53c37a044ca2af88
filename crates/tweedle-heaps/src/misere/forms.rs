//! Canonical forms of impartial games in misère play.

use super::Genus;
use foldhash::fast::FixedState;
use std::collections::HashMap;
use tweedle::{Control, Held, Stop};

/// An impartial game in canonical form, of one [`Forms`].
pub(super) type Id = u32;

/// Impartial games, each held once: two are equal in misère play exactly if their ids are.
///
/// A game is simplified to H if all options of H are its own, and each of its others has H as an
/// option, by which it can be reversed; and if H is 0, then only if the player to move wins the game
/// as 0 is won. When nothing can be simplified, equal games are identical (Conway, *On Numbers and
/// Games*, ch. 12; Siegel, *Combinatorial Game Theory*, section V.2).
#[derive(Debug)]
pub(super) struct Forms {
    // Options have smaller ids than the game, and are sorted.
    options: Vec<Box<[Id]>>,
    ids: HashMap<Box<[Id]>, Id, FixedState>,
    sums: HashMap<(Id, Id), Id, FixedState>,
    /// Which of `genera` a game has.
    genus_of: Vec<u32>,
    /// All genera, each once.
    genera: Vec<Genus>,
    genus_ids: HashMap<Genus, u32, FixedState>,
    control: Control,
    held: Held,
}

impl Forms {
    pub(super) const ZERO: Id = 0;

    pub(super) fn new(control: &Control) -> Forms {
        Forms {
            options: vec![Box::default()],
            ids: [(Box::default(), Forms::ZERO)].into_iter().collect(),
            sums: HashMap::default(),
            genus_of: vec![0],
            genera: vec![Genus::of_nim(0)],
            genus_ids: [(Genus::of_nim(0), 0)].into_iter().collect(),
            control: control.clone(),
            held: Held::new(control),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.options.len()
    }

    pub(super) fn genus(&self, g: Id) -> &Genus {
        &self.genera[self.genus_of[g as usize] as usize]
    }

    /// The game with these options.
    pub(super) fn game(&mut self, mut options: Vec<Id>) -> Result<Id, Stop> {
        options.sort_unstable();
        options.dedup();
        if let Some(&g) = self.ids.get(&options[..]) {
            return Ok(g);
        }
        let genus = self.genus_of_options(&options)?;
        if let Some(simpler) = self.simpler(&options, genus) {
            return Ok(simpler);
        }
        let bytes = size_of_val(&options[..]) + size_of::<(Box<[Id]>, Id)>();
        self.held.take(2 * bytes + size_of::<u32>())?;
        let id = self.options.len() as Id;
        let options = options.into_boxed_slice();
        self.options.push(options.clone());
        self.ids.insert(options, id);
        self.genus_of.push(genus);
        Ok(id)
    }

    /// The genus of the game with these options, as its place in `genera`.
    fn genus_of_options(&mut self, options: &[Id]) -> Result<u32, Stop> {
        let mut of: Vec<u32> =
            options.iter().map(|&option| self.genus_of[option as usize]).collect();
        of.sort_unstable();
        of.dedup();
        let genus = Genus::of_options(of.iter().map(|&genus| &self.genera[genus as usize]));
        if let Some(&known) = self.genus_ids.get(&genus) {
            return Ok(known);
        }
        self.held.take(3 * (size_of::<(Genus, u32)>() + size_of_val(genus.misere())))?;
        let id = self.genera.len() as u32;
        self.genera.push(genus.clone());
        self.genus_ids.insert(genus, id);
        Ok(id)
    }

    /// What the game with these options, which is of this genus, is simplified to.
    fn simpler(&self, options: &[Id], genus: u32) -> Option<Id> {
        let of = |g: Id| &self.options[g as usize];
        // Equal games have the same genus. So that is asked first; and with it the outcome is the
        // same, which is what has to be so if the simpler game is 0.
        let is_simpler = |&&h: &&Id| {
            self.genus_of[h as usize] == genus
                && of(h).len() < options.len()
                && of(h).iter().all(|option| options.binary_search(option).is_ok())
                && options.iter().all(|&option| {
                    of(h).binary_search(&option).is_ok() || of(option).binary_search(&h).is_ok()
                })
        };
        options.iter().flat_map(|&option| of(option)).find(is_simpler).copied()
    }

    /// The sum of two games.
    pub(super) fn sum(&mut self, g: Id, h: Id) -> Result<Id, Stop> {
        let mut waiting = vec![ordered(g, h)];
        while let Some(&(g, h)) = waiting.last() {
            if self.known_sum(g, h).is_some() {
                waiting.pop();
                continue;
            }
            let before = waiting.len();
            let mut options = Vec::new();
            for (of, beside) in [(g, h), (h, g)] {
                for &option in &self.options[of as usize] {
                    match self.known_sum(option, beside) {
                        Some(sum) => options.push(sum),
                        None => waiting.push(ordered(option, beside)),
                    }
                }
            }
            if waiting.len() == before {
                self.control.check()?;
                self.held.take(2 * size_of::<(Id, Id, Id)>())?;
                let sum = self.game(options)?;
                self.sums.insert((g, h), sum);
                waiting.pop();
            }
        }
        Ok(self.known_sum(g, h).unwrap_or(Forms::ZERO))
    }

    fn known_sum(&self, g: Id, h: Id) -> Option<Id> {
        match ordered(g, h) {
            (Forms::ZERO, h) => Some(h),
            pair => self.sums.get(&pair).copied(),
        }
    }
}

fn ordered(g: Id, h: Id) -> (Id, Id) {
    (g.min(h), g.max(h))
}
