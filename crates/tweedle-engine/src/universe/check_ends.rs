//! Play beside ends, by the definition, for the check of certificates.

use super::certificate::PlainForm;
use crate::refusal::{Refusal, wrong};
use crate::stack::with_stack;
use crate::{Control, Held, Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

/// Forms, and the ends of a universe beside which they are played.
///
/// The ends of the universe are the sums of followers of the given ends and of their conjugates. A form is strong for a player if he wins,
/// moving first, beside each of his. Of these only such sums matter that the opponent can bring to 0 in h - 1 moves if h is the height of the
/// form: before, the player has run out of moves, and has won.
pub(super) struct PlayBesideEnds {
    /// The forms of the certificate, and after them the conjugates of ends.
    forms: Vec<PlainForm>,
    heights: Vec<u32>,
    /// The ends of Left and of Right but 0, each with the least number of moves to 0.
    ends: [Vec<(u32, u32)>; 2],
    /// Whether a player who is to move wins in a form beside ends.
    known: HashMap<(u32, Vec<u32>, Player), bool, FixedState>,
    control: Control,
    held: Held,
}

impl PlayBesideEnds {
    /// Takes the forms, whose options stand before them, and the places of the given ends.
    pub(super) fn new(
        forms: &[PlainForm],
        given: &[u32],
        control: &Control,
    ) -> Result<PlayBesideEnds, Refusal> {
        let mut held = Held::new(control);
        held.take(256 * forms.len())?;
        let mut play = PlayBesideEnds {
            forms: forms.to_vec(),
            heights: Vec::new(),
            ends: [Vec::new(), Vec::new()],
            known: HashMap::with_hasher(FixedState::default()),
            control: control.clone(),
            held,
        };
        let mut is_follower = vec![false; forms.len()];
        for &end in given {
            match is_follower.get_mut(end as usize) {
                Some(is) => *is = true,
                None => return wrong("An end is no form of the certificate."),
            }
        }
        for place in (0..forms.len()).rev().filter(|_| !given.is_empty()) {
            if is_follower[place] {
                for &option in forms[place].sides.iter().flat_map(|side| &side.options) {
                    is_follower[option as usize] = true;
                }
            }
        }
        // The conjugates of followers, by their places.
        let mut conjugates: HashMap<u32, u32, FixedState> =
            HashMap::with_hasher(FixedState::default());
        for place in 0..forms.len() {
            control.check()?;
            if !is_follower[place] {
                continue;
            }
            let mut sides = forms[place].sides.clone();
            sides.swap(0, 1);
            let has_tombstone = sides.iter().any(|side| side.tombstone);
            let is_dead = sides.iter().any(|side| side.options.is_empty());
            if has_tombstone || !is_dead {
                return wrong(format!("Form {place} is no dead end."));
            }
            for option in sides.iter_mut().flat_map(|side| &mut side.options) {
                *option = conjugates[option];
            }
            let conjugate = play.forms.len() as u32;
            conjugates.insert(place as u32, conjugate);
            play.forms.push(PlainForm { sides });
        }
        for form in &play.forms {
            let options = form.sides.iter().flat_map(|side| &side.options);
            // Forms of the certificate before their conjugates, and options before forms.
            let height = options.map(|&option| play.heights[option as usize] + 1).max();
            play.heights.push(height.unwrap_or(0));
        }
        let mut least: HashMap<u32, u32, FixedState> = HashMap::with_hasher(FixedState::default());
        let all = (0..forms.len() as u32).filter(|&place| is_follower[place as usize]);
        let all: Vec<u32> = all.chain(forms.len() as u32..play.forms.len() as u32).collect();
        for end in all {
            let sides = &play.forms[end as usize].sides;
            let movable = Player::BOTH.into_iter().find(|it| !sides[it.index()].options.is_empty());
            let Some(mover) = movable else {
                least.insert(end, 0);
                continue;
            };
            let options = &sides[mover.index()].options;
            // All below are ends of the same player, or 0.
            let stuck = mover.opponent().index();
            let is_dead =
                |&option: &u32| play.forms[option as usize].sides[stuck].options.is_empty();
            if !options.iter().all(is_dead) {
                return wrong(format!("Form {end} is no dead end."));
            }
            let moves = options.iter().map(|option| least[option]).min().unwrap_or(0) + 1;
            least.insert(end, moves);
            play.ends[stuck].push((end, moves));
        }
        Ok(play)
    }

    /// True if the player, moving first, wins beside each of his ends.
    pub(super) fn is_strong(&mut self, player: Player, form: u32) -> Result<bool, Stop> {
        let left = self.heights[form as usize].saturating_sub(1);
        self.wins_beside_all(player, form, (0, left), &mut Vec::new())
    }

    /// The same beside sums of `sum` and of ends from a place on that can be brought to 0 in `left` moves more.
    fn wins_beside_all(
        &mut self,
        player: Player,
        form: u32,
        (from, left): (usize, u32),
        sum: &mut Vec<u32>,
    ) -> Result<bool, Stop> {
        if !self.wins(form, sum.clone(), player)? {
            return Ok(false);
        }
        for place in from..self.ends[player.index()].len() {
            let (end, moves) = self.ends[player.index()][place];
            let Some(left) = left.checked_sub(moves) else { continue };
            sum.push(end);
            let wins = with_stack(|| self.wins_beside_all(player, form, (place, left), sum))?;
            sum.pop();
            if !wins {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// True if a player who is to move wins in a form beside some ends.
    fn wins(&mut self, form: u32, mut ends: Vec<u32>, player: Player) -> Result<bool, Stop> {
        self.control.check()?;
        ends.sort_unstable();
        let key = (form, ends, player);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        let (form, ends, player) = &key;
        let moves = |place: u32| self.forms[place as usize].sides[player.index()].options.clone();
        let side = &self.forms[*form as usize].sides[player.index()];
        let is_end = side.options.is_empty() || side.tombstone;
        let mut next: Vec<(u32, Vec<u32>)> =
            moves(*form).into_iter().map(|option| (option, ends.clone())).collect();
        for (at, &end) in ends.iter().enumerate() {
            for option in moves(end) {
                let mut after = ends.clone();
                after[at] = option;
                next.push((*form, after));
            }
        }
        let can_move_beside = next.len() > moves(*form).len();
        let mut wins = is_end && !can_move_beside;
        for (form, ends) in next {
            if wins {
                break;
            }
            wins = !with_stack(|| self.wins(form, ends, player.opponent()))?;
        }
        self.held.take(2 * (size_of::<(u32, Vec<u32>, Player)>() + 4 * key.1.len() + 8))?;
        self.known.insert(key, wins);
        Ok(wins)
    }
}
