//! Rooms: a teacher asks, and a class answers on its phones.
//!
//! A room is a code, a question with choices, and a vote of each phone. It is in memory alone, knows no names, and is forgotten after some hours.
//! Nothing is computed for phones: what they see was made by the page of the teacher.

use crate::problem::Problem;
use axum::http::StatusCode;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use tweedle_engine::lock;

/// The most rooms; the one that was idle for longest is forgotten for another one.
const MOST_ROOMS: usize = 32;
/// The most phones in a room.
const MOST_PHONES: usize = 2_000;
/// A room that nobody looked at for so long is forgotten.
const LONGEST_IDLE: Duration = Duration::from_hours(6);
/// A phone that did not look for so long is not in the room any more.
const PRESENT: Duration = Duration::from_secs(15);
/// The most choices of a question, and the most bytes of each, of the question, and of the name of a phone.
const MOST_CHOICES: usize = 500;
const LONGEST_TEXT: usize = 400;
const LONGEST_PHONE: usize = 64;
/// The most bytes of a picture.
const LONGEST_PICTURE: usize = 1 << 20;
/// The signs of codes: none looks like another, and they spell no words.
const SIGNS: &[u8] = b"BCDFGHJKLMNPQRSTVWXZ23456789";
const CODE: usize = 6;

/// A question to a class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ballot {
    /// The question, in words.
    pub(crate) question: String,
    /// The picture beside it, as SVG whose colours the page gives; null if there is none.
    #[serde(default)]
    pub(crate) picture: Option<String>,
    /// The choices.
    pub(crate) choices: Vec<String>,
    /// True if nobody votes any more, and phones are shown the numbers of votes.
    #[serde(default)]
    pub(crate) closed: bool,
}

/// What a phone sees.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct RoomView {
    /// Another number for each change of the question.
    pub(crate) revision: u64,
    /// The question; null if there is none yet, or the phone knows it already.
    pub(crate) ballot: Option<Ballot>,
    /// The number of the choice that the phone voted for, from 0; null if it did not.
    pub(crate) voted: Option<usize>,
    /// The number of votes for each choice, when the question is closed; null before.
    pub(crate) votes: Option<Vec<usize>>,
}

/// How the votes stand.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Tally {
    /// As in a view.
    pub(crate) revision: u64,
    /// The number of votes for each choice.
    pub(crate) votes: Vec<usize>,
    /// The number of phones in the room.
    pub(crate) phones: usize,
}

/// The vote of a phone.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Vote {
    /// A name that the phone made up.
    pub(crate) phone: String,
    /// The revision of the question that is answered.
    pub(crate) revision: u64,
    /// The number of the choice, from 0.
    pub(crate) choice: usize,
}

struct Room {
    revision: u64,
    ballot: Option<Ballot>,
    /// The phones, by their names.
    phones: HashMap<String, Phone>,
    used: Instant,
}

struct Phone {
    voted: Option<usize>,
    seen: Instant,
}

impl Room {
    fn votes(&self) -> Vec<usize> {
        let mut votes = vec![0; self.ballot.as_ref().map_or(0, |ballot| ballot.choices.len())];
        for phone in self.phones.values() {
            if let Some(count) = phone.voted.and_then(|choice| votes.get_mut(choice)) {
                *count += 1;
            }
        }
        votes
    }

    /// The phone with a name, which comes in if it is new.
    fn phone(&mut self, name: &str) -> Result<&mut Phone, Problem> {
        if name.is_empty() || name.len() > LONGEST_PHONE {
            return Err(bad(format!("The name of a phone has 1 to {LONGEST_PHONE} bytes.")));
        }
        let now = Instant::now();
        self.used = now;
        if !self.phones.contains_key(name) && self.phones.len() >= MOST_PHONES {
            // Those that went away and did not vote make room.
            self.phones.retain(|_, it| it.voted.is_some() || it.seen.elapsed() < PRESENT);
            if self.phones.len() >= MOST_PHONES {
                let message = format!("There are {MOST_PHONES} phones in this room.");
                return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, message));
            }
        }
        let phone = self.phones.entry(name.to_owned()).or_insert(Phone { voted: None, seen: now });
        phone.seen = now;
        Ok(phone)
    }
}

/// All rooms, by their codes.
#[derive(Default)]
pub(crate) struct Rooms(Mutex<HashMap<String, Room>>);

impl Rooms {
    /// Makes a room; returns its code.
    ///
    /// # Errors
    /// [`Problem`] if the system has no random numbers.
    pub(crate) fn open(&self) -> Result<String, Problem> {
        let mut rooms = lock(&self.0);
        rooms.retain(|_, room| room.used.elapsed() < LONGEST_IDLE);
        if rooms.len() >= MOST_ROOMS
            && let Some(oldest) = rooms.iter().min_by_key(|(_, room)| room.used)
        {
            let oldest = oldest.0.clone();
            rooms.remove(&oldest);
        }
        loop {
            let code = code()?;
            if !rooms.contains_key(&code) {
                let phones = HashMap::new();
                let room = Room { revision: 0, ballot: None, phones, used: Instant::now() };
                rooms.insert(code.clone(), room);
                return Ok(code);
            }
        }
    }

    /// Closes a room: its phones are told that there is none.
    pub(crate) fn close(&self, code: &str) -> Result<(), Problem> {
        lock(&self.0).remove(code).map(drop).ok_or_else(no_room)
    }

    fn within<T>(
        &self,
        code: &str,
        f: impl FnOnce(&mut Room) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        f(lock(&self.0).get_mut(code).ok_or_else(no_room)?)
    }

    /// Asks another question. Votes are counted anew, unless it is the same that is opened or closed.
    pub(crate) fn ask(&self, code: &str, ballot: Ballot) -> Result<Tally, Problem> {
        let texts = || ballot.choices.iter().chain([&ballot.question]);
        if ballot.choices.len() > MOST_CHOICES || texts().any(|text| text.len() > LONGEST_TEXT) {
            return Err(bad(format!(
                "A question has at most {MOST_CHOICES} choices, and each text at most {LONGEST_TEXT} bytes."
            )));
        }
        if ballot.picture.as_ref().is_some_and(|picture| picture.len() > LONGEST_PICTURE) {
            return Err(bad(format!("A picture has at most {LONGEST_PICTURE} bytes.")));
        }
        self.within(code, |room| {
            let open = |ballot: &Ballot| Ballot { closed: false, ..ballot.clone() };
            if room.ballot.as_ref().map(open) != Some(open(&ballot)) {
                room.phones.values_mut().for_each(|phone| phone.voted = None);
            }
            room.ballot = Some(ballot);
            room.revision += 1;
            Ok(tally(room))
        })
    }

    /// How the votes stand.
    pub(crate) fn tally(&self, code: &str) -> Result<Tally, Problem> {
        self.within(code, |room| Ok(tally(room)))
    }

    /// What a phone sees, which knows the question of a revision.
    pub(crate) fn view(&self, code: &str, phone: &str, known: u64) -> Result<RoomView, Problem> {
        self.within(code, |room| {
            let voted = room.phone(phone)?.voted;
            let revision = room.revision;
            let is_closed = room.ballot.as_ref().is_some_and(|ballot| ballot.closed);
            let votes = is_closed.then(|| room.votes());
            let ballot = room.ballot.clone().filter(|_| revision != known);
            Ok(RoomView { revision, ballot, voted, votes })
        })
    }

    /// Takes the vote of a phone, in the place of an earlier one.
    pub(crate) fn vote(&self, code: &str, vote: &Vote) -> Result<(), Problem> {
        self.within(code, |room| {
            let Some(ballot) = &room.ballot else {
                return Err(bad("Nothing is asked yet.".into()));
            };
            if room.revision != vote.revision || ballot.closed {
                let message = "The question is another one, or closed.";
                return Err(Problem::new(StatusCode::CONFLICT, message));
            }
            if vote.choice >= ballot.choices.len() {
                return Err(bad("There is no such choice.".into()));
            }
            room.phone(&vote.phone)?.voted = Some(vote.choice);
            Ok(())
        })
    }
}

fn tally(room: &mut Room) -> Tally {
    room.used = Instant::now();
    let phones = room.phones.values().filter(|phone| phone.seen.elapsed() < PRESENT).count();
    Tally { revision: room.revision, votes: room.votes(), phones }
}

fn bad(message: String) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, message)
}

fn no_room() -> Problem {
    Problem::not_found("such room").with_hint("Look at the code on the wall again.")
}

/// A code that is drawn by lot.
fn code() -> Result<String, Problem> {
    let mut code = String::new();
    while code.len() < CODE {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(|error| {
            Problem::new(StatusCode::INTERNAL_SERVER_ERROR, format!("No random numbers: {error}."))
        })?;
        // Of 256 numbers those below a multiple of the number of signs are as likely.
        let fair =
            bytes.iter().filter(|&&byte| usize::from(byte) < 256 / SIGNS.len() * SIGNS.len());
        let signs = fair.map(|&byte| char::from(SIGNS[usize::from(byte) % SIGNS.len()]));
        code.extend(signs.take(CODE - code.len()));
    }
    Ok(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ballot(choices: usize) -> Ballot {
        let choices = (0..choices).map(|choice| choice.to_string()).collect();
        Ballot { question: "Which?".into(), picture: None, choices, closed: false }
    }

    fn vote(phone: &str, revision: u64, choice: usize) -> Vote {
        Vote { phone: phone.into(), revision, choice }
    }

    #[test]
    fn each_phone_has_one_vote() {
        let rooms = Rooms::default();
        let code = rooms.open().unwrap();
        assert_eq!(rooms.view(&code, "a", 0).unwrap().revision, 0);
        let asked = rooms.ask(&code, ballot(3)).unwrap();
        assert_eq!((asked.votes, asked.phones), (vec![0; 3], 1));
        for (phone, choice) in [("a", 0), ("b", 2), ("a", 2), ("c", 1)] {
            rooms.vote(&code, &vote(phone, 1, choice)).unwrap();
        }
        assert_eq!(rooms.tally(&code).unwrap().votes, [0, 1, 2]);
        // Phones are told the numbers when it is closed, and vote no more.
        assert_eq!(rooms.view(&code, "b", 0).unwrap().votes, None);
        assert_eq!(
            rooms.ask(&code, Ballot { closed: true, ..ballot(3) }).unwrap().votes,
            [0, 1, 2]
        );
        let seen = rooms.view(&code, "b", 1).unwrap();
        assert_eq!(
            (seen.voted, seen.votes, seen.ballot.is_some()),
            (Some(2), Some(vec![0, 1, 2]), true)
        );
        assert!(rooms.view(&code, "b", 2).unwrap().ballot.is_none());
        assert_eq!(rooms.vote(&code, &vote("d", 2, 0)).unwrap_err().status, 409);
        // Another question is counted anew.
        assert_eq!(rooms.ask(&code, ballot(2)).unwrap().votes, [0, 0]);
        assert_eq!(rooms.vote(&code, &vote("a", 2, 0)).unwrap_err().status, 409);
        assert_eq!(rooms.vote(&code, &vote("a", 3, 2)).unwrap_err().status, 422);
        rooms.close(&code).unwrap();
        assert_eq!(rooms.view(&code, "a", 0).unwrap_err().status, 404);
    }

    #[test]
    fn nothing_grows_without_bound() {
        let rooms = Rooms::default();
        let first = rooms.open().unwrap();
        for _ in 0..MOST_ROOMS {
            rooms.open().unwrap();
        }
        assert_eq!(lock(&rooms.0).len(), MOST_ROOMS);
        assert_eq!(rooms.tally(&first).unwrap_err().status, 404);
        let code = rooms.open().unwrap();
        assert_eq!((code.len(), code.bytes().all(|sign| SIGNS.contains(&sign))), (CODE, true));
        for phone in 0..MOST_PHONES {
            rooms.view(&code, &phone.to_string(), 0).unwrap();
        }
        assert_eq!(rooms.view(&code, "one more", 0).unwrap_err().status, 503);
        assert_eq!(rooms.view(&code, &"x".repeat(65), 0).unwrap_err().status, 422);
        assert_eq!(rooms.ask(&code, ballot(MOST_CHOICES + 1)).unwrap_err().status, 422);
        let picture = Some("x".repeat(LONGEST_PICTURE + 1));
        assert_eq!(rooms.ask(&code, Ballot { picture, ..ballot(2) }).unwrap_err().status, 422);
    }
}
