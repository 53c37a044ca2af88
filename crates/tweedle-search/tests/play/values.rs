//! What is said of the moves of partizan positions is true: by brute force over random small positions.

use crate::games::with_analyst;
use std::collections::HashMap;
use std::sync::Arc;
use tweedle_engine::number::Dyadic;
use tweedle_engine::short::{Id, Store};
use tweedle_engine::{Control, Play, Player};
use tweedle_rulesets::{Clobber, Col, Domineering, Hackenbush, ToadsAndFrogs};
use tweedle_search::strategy::{Perfect, Strategy, Turn};
use tweedle_search::{
    ANSWERED, Analyst, Measure, Position, PositionError, Rules, RulesOf, Valued, explain, valued,
};

/// Values and winners by the definitions: over all moves, without components or symmetry.
struct Brute {
    store: Store,
    values: HashMap<Position, Id>,
    wins: HashMap<(Position, Player), bool>,
}

impl Brute {
    fn new() -> Brute {
        Brute { store: Store::default(), values: HashMap::new(), wins: HashMap::new() }
    }

    fn value(&mut self, position: &Position) -> Id {
        if let Some(&known) = self.values.get(position) {
            return known;
        }
        let [left, right] = Player::BOTH.map(|player| {
            let moves = position.moves(player, &Control::new()).unwrap();
            moves.iter().map(|step| self.value(&step.to)).collect::<Vec<Id>>()
        });
        let value = self.store.game(&left, &right).unwrap();
        self.values.insert(position.clone(), value);
        value
    }

    /// Whether a player, moving first, wins.
    fn wins(&mut self, position: &Position, player: Player) -> bool {
        if let Some(&known) = self.wins.get(&(position.clone(), player)) {
            return known;
        }
        let moves = position.moves(player, &Control::new()).unwrap();
        let wins = moves.iter().any(|step| !self.wins(&step.to, player.opponent()));
        self.wins.insert((position.clone(), player), wins);
        wins
    }

    /// What is said of the worth of a position is so.
    fn check(&mut self, position: &Position, said: &Measure, analyst: &mut Analyst) {
        let value = self.value(position);
        let text = analyst.store.text(said.value).unwrap();
        assert_eq!(text, self.store.text(value).unwrap(), "{position}");
        assert_eq!(said.mean, self.store.mean(value).unwrap(), "{position}");
        assert_eq!(said.temperature, self.store.temperature(value).unwrap(), "{position}");
    }
}

/// Random positions of several partizan rulesets, and sums of two with signs.
struct Positions {
    random: fastrand::Rng,
    rules: [Arc<dyn Rules>; 5],
}

impl Positions {
    fn new() -> Positions {
        Positions {
            random: fastrand::Rng::with_seed(7),
            rules: [
                RulesOf::new("domineering", Domineering::<u64>::new()).rules(),
                RulesOf::new("toads", ToadsAndFrogs::<u32>::toads_and_frogs()).rules(),
                RulesOf::new("hackenbush", Hackenbush).rules(),
                RulesOf::new("clobber", Clobber::<u32>::new()).rules(),
                RulesOf::new("snort", Col::snort()).rules(),
            ],
        }
    }

    fn board(&mut self, rows: usize, cols: usize, cells: &str) -> String {
        let cells: Vec<char> = cells.chars().collect();
        let row = |random: &mut fastrand::Rng| -> String {
            (0..cols).map(|_| cells[random.usize(..cells.len())]).collect()
        };
        (0..rows).map(|_| row(&mut self.random)).collect::<Vec<_>>().join("|")
    }

    /// A tree of so many edges, as Hackenbush writes it.
    fn tree(&mut self, edges: usize) -> String {
        if edges == 0 {
            return String::new();
        }
        let colour = ["l", "r", "e"][self.random.usize(..3)];
        let above = self.random.usize(..edges);
        let branch = format!("{colour}{}", self.tree(above));
        match self.tree(edges - 1 - above) {
            beside if beside.is_empty() => branch,
            beside => format!("({branch};{beside})"),
        }
    }

    /// A position of one ruleset, with up to `size` cells on a side.
    fn one(&mut self, size: usize) -> Position {
        let which = self.random.usize(..self.rules.len());
        let text = match which {
            0 => {
                let rows = self.random.usize(2..=size);
                self.board(rows, 3, "....#")
            }
            1 => self.board(1, size + 3, "tf.."),
            2 => self.tree(size + 2),
            3 => self.board(2, size, "xxoo."),
            _ => ["--", "L--", "(-;-R)", ":A--:A", "L-R;."][self.random.usize(..5)].to_owned(),
        };
        let position = self.rules[which].clone().place(&text).unwrap();
        if self.random.bool() { position } else { position.negative() }
    }

    fn next(&mut self) -> Position {
        if self.random.bool() { self.one(3) } else { self.one(2).sum(&self.one(2)) }
    }
}

/// Everything that the structure says of a turn.
fn check(turn: &Turn<'_>, said: &Valued, brute: &mut Brute, analyst: &mut Analyst) {
    let (position, player, opponent) = (turn.position, turn.player, turn.player.opponent());
    let at = format!("{position} {player}");
    brute.check(position, &said.total, analyst);
    let mut listed: Vec<usize> = said.moves.iter().map(|it| it.index).collect();
    listed.sort_unstable();
    assert_eq!(listed, (0..turn.moves.len()).collect::<Vec<_>>(), "{at}");
    let is_won = brute.wins(position, player);
    assert_eq!(said.moves[0].wins, is_won, "{at}");
    for (place, it) in said.moves.iter().enumerate() {
        let to = &turn.moves[it.index].to;
        brute.check(to, &it.after, analyst);
        assert_eq!(it.wins, !brute.wins(to, opponent), "{at} {to}");
        for first in Player::BOTH {
            assert_eq!(it.outcome.wins_first(first), brute.wins(to, first), "{at} {to}");
        }
        // Nothing that stands behind is better.
        for later in &said.moves[place + 1..] {
            assert!(it.wins || !later.wins, "{at}");
            let (value, other) = (it.after.value, later.after.value);
            let is_less = value != other && analyst.store.no_better(player, value, other).unwrap();
            assert!(!is_less, "{at}: {to} stands before a better move");
        }
        let is_answered = match said.tempting {
            Some(tempting) => place == tempting,
            None => !is_won && place < ANSWERED,
        };
        assert_eq!(it.answer.is_some(), is_answered, "{at} {to}");
        if let Some(answer) = &it.answer {
            let replies = to.moves(opponent, &Control::new()).unwrap();
            let reply = replies.iter().find(|reply| reply.name() == answer.name).unwrap();
            assert_eq!(reply.to, answer.to, "{at} {to}");
            assert!(!brute.wins(&answer.to, player), "{at} {to}: {} refutes nothing", answer.name);
            brute.check(&answer.to, &answer.after, analyst);
        }
    }
    // The tempting move is one that loses, where another wins, and none that loses has a better mean.
    let worth = |mean: &Dyadic| if player == Player::Left { mean.clone() } else { -mean.clone() };
    let lost: Vec<_> = said.moves.iter().filter(|it| !it.wins).collect();
    let best = lost.iter().map(|it| worth(&it.after.mean)).max();
    let tempting = said.tempting.map(|place| &said.moves[place]);
    assert_eq!(tempting.is_some(), is_won && !lost.is_empty(), "{at}");
    if let Some(it) = tempting {
        assert!(!it.wins, "{at}");
        assert_eq!(Some(worth(&it.after.mean)), best, "{at}");
    }
}

#[test]
fn values_and_refutations_are_those_of_brute_force() {
    let (mut positions, mut brute) = (Positions::new(), Brute::new());
    let [mut tempting, mut lost, mut partizan] = [0; 3];
    for _ in 0..300 {
        let position = positions.next().labelled();
        for player in Player::BOTH {
            let moves = position.moves(player, &Control::new()).unwrap();
            if moves.is_empty() {
                continue;
            }
            let turn = Turn { position: &position, player, play: Play::Normal, moves: &moves };
            with_analyst(&Control::new(), |analyst| {
                let said = valued(&turn, analyst)?.expect("a small position");
                check(&turn, &said, &mut brute, analyst);
                check_words(&turn, &said, analyst)?;
                tempting += usize::from(said.tempting.is_some());
                lost += usize::from(!said.moves[0].wins);
                partizan += 1;
                // The reason of the perfect player has the values where it wins.
                let choice = Perfect.choose(&turn, analyst)?;
                let told = Perfect.told(&turn, choice, analyst)?;
                let it = said.moves.iter().find(|it| it.index == told.index).unwrap();
                let texts = [said.total.text(analyst)?, it.after.text(analyst)?];
                if let ([Some(from), Some(to)], true) = (texts, it.wins) {
                    let expected = format!("from {from} to {to}, ");
                    assert!(told.reason.contains(&expected), "{position}: {}", told.reason);
                }
                Ok(())
            });
        }
    }
    // The random positions are of every kind.
    assert!(tempting > 50 && lost > 50 && partizan > 400, "{tempting} {lost} {partizan}");
}

/// The words say what the structure says.
fn check_words(turn: &Turn<'_>, said: &Valued, analyst: &mut Analyst) -> Result<(), PositionError> {
    let words = explain(turn, analyst)?.join("\n");
    // Before that stand the parts, which are written like moves perhaps.
    let moves = words.split_once("What each move leaves").map_or("", |(_, moves)| moves);
    let line = |start: &str| moves.lines().find(|line| line.trim_start().starts_with(start));
    assert!(words.lines().count() <= ANSWERED + 40, "{words}");
    for it in said.moves.iter().take(ANSWERED) {
        let name = turn.moves[it.index].name();
        let line = line(&format!("{name} ")).unwrap_or_else(|| panic!("{name} in {words}"));
        let value = it.after.text(analyst)?.unwrap_or_default();
        assert!(line.contains(&format!(" {value} ")), "{line}: {value}");
        assert!(line.contains(&format!("outcome {}", it.outcome)), "{line}");
        assert_eq!(line.ends_with(" wins"), it.wins, "{line}");
        match (&it.answer, said.tempting) {
            (Some(answer), None) => {
                assert!(line.contains(&format!("is answered by {}, ", answer.name)), "{line}");
            }
            (Some(answer), Some(_)) => {
                let expected = format!("{} answers {}, ", turn.player.opponent(), answer.name);
                assert!(words.contains(&expected), "{words}");
            }
            (None, _) => {}
        }
    }
    let others = said.moves.len().saturating_sub(ANSWERED);
    assert_eq!(line("and ").is_some(), others > 0, "{words}");
    Ok(())
}

/// Where no values can be had, the explanation does without.
#[test]
fn what_has_no_value_in_reach_is_explained_as_before() {
    let domineering = RulesOf::new("domineering", Domineering::<u64>::new()).rules();
    let small = domineering.clone().place("...|...").unwrap();
    let words = |position: &Position, play: Play| {
        let moves = position.moves(Player::Left, &Control::new()).unwrap();
        let turn = Turn { position, player: Player::Left, play, moves: &moves };
        with_analyst(&Control::new(), |analyst| {
            Ok((valued(&turn, analyst)?.is_some(), explain(&turn, analyst)?.join("\n")))
        })
    };
    assert!(words(&small, Play::Normal).0);
    let (has_values, text) = words(&small, Play::Misere);
    assert!(!has_values && !text.contains("What each move leaves"), "{text}");
    // Its own negative beside it: lost at sight, and its value would take a long time.
    let large = domineering.place(&["......"; 6].join("|")).unwrap();
    let (has_values, text) = words(&large.sum(&large.negative()), Play::Normal);
    assert!(!has_values && text.contains("every move loses"), "{text}");
    assert!(text.contains("is answered by") && !text.contains("mean"), "{text}");
    let over = small.single().unwrap().0.rules_handle().place("#").unwrap();
    assert_eq!(words(&over, Play::Normal).1, "Left, to move, cannot move, and loses.");
    assert_eq!(words(&over, Play::Misere).1, "Left, to move, cannot move, and wins.");
}
