//! Reading and writing tables of moves.

use crate::MoveTable;
use std::collections::HashMap;
use std::ops::Range;
use tweedle_engine::Player;
use tweedle_engine::affine::Move;
use tweedle_rules::NotationError;

/// A piece of the text and its place, in characters.
#[derive(Clone, Copy)]
struct Piece<'a> {
    text: &'a str,
    start: usize,
}

impl<'a> Piece<'a> {
    fn range(&self) -> Range<usize> {
        self.start..self.start + self.text.chars().count()
    }

    /// Without spaces at either end.
    fn trimmed(self) -> Piece<'a> {
        let text = self.text.trim_start();
        let skipped = self.text.chars().count() - text.chars().count();
        Piece { text: text.trim_end(), start: self.start + skipped }
    }

    /// Cut at every one of these characters.
    fn split(self, at: char) -> impl Iterator<Item = Piece<'a>> {
        let mut start = self.start;
        self.text.split(at).map(move |text| {
            let piece = Piece { text, start };
            start += text.chars().count() + 1;
            piece
        })
    }

    /// The texts before and after the first of these texts.
    fn cut(self, at: &str) -> Option<(Piece<'a>, Piece<'a>)> {
        let (before, after) = self.text.split_once(at)?;
        let start = self.start + before.chars().count() + at.chars().count();
        Some((Piece { text: before, start: self.start }, Piece { text: after, start }))
    }

    /// The text after a word at the beginning.
    fn after_word(self, word: &str) -> Option<Piece<'a>> {
        let text = self.text.strip_prefix(word)?;
        if text.starts_with(|c: char| !c.is_whitespace()) {
            return None;
        }
        Some(Piece { text, start: self.start + word.chars().count() }.trimmed())
    }

    fn error(&self, message: impl Into<String>) -> NotationError {
        NotationError::new(message, self.range())
    }
}

/// The text that says which moves there are.
const MOVES: &str = "a move is `quiet A`, `entail A`, `again A`, `again in A`, `win` or `lose`";

/// A line: whose moves they are, and where they stand.
struct Line<'a> {
    part: usize,
    player: Option<Player>,
    moves: Piece<'a>,
}

/// Reads a table.
pub(super) fn read(text: &str) -> Result<MoveTable, NotationError> {
    let mut names: Vec<Piece> = Vec::new();
    let mut places: HashMap<&str, usize> = HashMap::new();
    let mut lines = Vec::new();
    let rows = Piece { text, start: 0 }.split('\n');
    let uncommented = rows.map(|row| row.cut("#").map_or(row, |(row, _)| row));
    for line in uncommented.flat_map(|row| row.split('|')) {
        let line = line.trimmed();
        if line.text.is_empty() {
            continue;
        }
        let Some((head, moves)) = line.cut(":") else {
            return Err(line.error(
                "A line has the name of a component, a colon, and its moves, such as `2: quiet 1+1`.",
            ));
        };
        let head = head.trimmed();
        let (name, player) = whose(head);
        check_name(name)?;
        let part = *places.entry(name.text).or_insert_with(|| {
            names.push(name);
            names.len() - 1
        });
        lines.push(Line { part, player, moves });
    }
    if names.is_empty() {
        return Err(NotationError::new("The table has no component.", 0..0));
    }
    let is_impartial = lines.iter().all(|line| line.player.is_none());
    let mut moves = vec![[Vec::new(), Vec::new()]; names.len()];
    for line in lines {
        for piece in line.moves.split(';').map(Piece::trimmed) {
            if piece.text.is_empty() {
                continue;
            }
            let step = one_move(piece, &places)?;
            for player in Player::BOTH {
                if line.player.is_none_or(|only| only == player) {
                    moves[line.part][player.index()].push(step.clone());
                }
            }
        }
    }
    let table = MoveTable {
        names: names.iter().map(|name| name.text.to_owned()).collect(),
        moves,
        is_impartial,
    };
    match cycle(&table) {
        None => Ok(table),
        Some(cycle) => {
            let mut way: Vec<&str> = cycle.iter().map(|&part| names[part].text).collect();
            way.push(way[0]);
            let way = way.join(" -> ");
            let message = format!(
                "Play could go round in a cycle: {way}. Where all moves are quiet it may, in `game.graph.Tokens`."
            );
            Err(names[cycle[0]].error(message))
        }
    }
}

/// The name of a component, and whose moves the line is about.
fn whose(head: Piece) -> (Piece, Option<Player>) {
    for player in Player::BOTH {
        if let Some(name) = head.text.strip_suffix(&player.to_string())
            && name.ends_with(char::is_whitespace)
        {
            return (Piece { text: name.trim_end(), ..head }, Some(player));
        }
    }
    (head, None)
}

fn check_name(name: Piece) -> Result<(), NotationError> {
    if name.text.is_empty() {
        return Err(NotationError::new(
            "The name of a component is missing before the colon.",
            name.start..name.start + 1,
        ));
    }
    let is_right = |c: char| c.is_alphanumeric() || c == '_' || c == '\'';
    if let Some((i, wrong)) = name.text.chars().enumerate().find(|&(_, c)| !is_right(c)) {
        let at = name.start + i;
        let message = if wrong.is_whitespace() {
            "After the name of a component only `Left` or `Right` may stand.".to_owned()
        } else {
            format!(
                "`{wrong}` does not belong into a name, which has letters, digits, `_` and `'`."
            )
        };
        return Err(NotationError::new(message, at..at + 1));
    }
    if ["nothing", "again", "loses", "wins", "Left", "Right"].contains(&name.text) {
        return Err(name.error(format!("`{}` cannot be the name of a component.", name.text)));
    }
    Ok(())
}

/// Reads one move.
fn one_move(piece: Piece, places: &HashMap<&str, usize>) -> Result<Move<u32>, NotationError> {
    let split = |sums: Piece| -> Result<(Vec<u32>, Vec<u32>), NotationError> {
        match sums.cut(" beside ") {
            None => Ok((sum(sums, places)?, Vec::new())),
            Some((must, rest)) => Ok((sum(must, places)?, sum(rest, places)?)),
        }
    };
    if let Some(left) = piece.after_word("quiet") {
        Ok(Move::Quiet(sum(left, places)?))
    } else if let Some(sums) = piece.after_word("entail") {
        let (must, rest) = split(sums)?;
        Ok(Move::Entail { must, rest })
    } else if let Some(left) = piece.after_word("again") {
        match left.after_word("in") {
            None => Ok(Move::Again(sum(left, places)?)),
            Some(sums) => {
                let (must, rest) = split(sums)?;
                Ok(Move::AgainIn { must, rest })
            }
        }
    } else {
        match piece.text {
            "win" => Ok(Move::Win),
            "lose" => Ok(Move::Lose),
            other => Err(piece.error(format!("`{other}` is no move; {MOVES}."))),
        }
    }
}

/// Reads a sum of components.
fn sum(piece: Piece, places: &HashMap<&str, usize>) -> Result<Vec<u32>, NotationError> {
    let piece = piece.trimmed();
    if piece.text == "nothing" {
        return Ok(Vec::new());
    }
    let parts = piece.split('+').map(Piece::trimmed);
    let parts = parts.map(|part| match places.get(part.text) {
        Some(&place) => Ok(place as u32),
        None if part.text.is_empty() => Err(NotationError::new(
            "A component is missing here; write `nothing` for the empty sum.",
            part.start..part.start,
        )),
        None if part.text.contains(',') => {
            Err(part.error("Moves have semicolons between them, and components plus signs."))
        }
        None => {
            let names: Vec<String> = places.keys().map(|&name| name.to_owned()).collect();
            let near = perhaps(part.text, &names);
            let message = format!(
                "The table has no line for `{0}`{near}. If it has no moves, write `{0}:`.",
                part.text
            );
            Err(part.error(message))
        }
    });
    parts.collect()
}

/// The table on one line, which reads back: of each component one line for both players, or one for
/// each of them.
pub(super) fn write(table: &MoveTable) -> String {
    let sum = |parts: &[u32]| {
        let parts: Vec<&str> = parts.iter().map(|&part| &*table.names[part as usize]).collect();
        if parts.is_empty() { "nothing".to_owned() } else { parts.join("+") }
    };
    let split = |must: &[u32], rest: &[u32]| match rest {
        [] => sum(must),
        _ => format!("{} beside {}", sum(must), sum(rest)),
    };
    let one = |step: &Move<u32>| match step {
        Move::Quiet(left) => format!("quiet {}", sum(left)),
        Move::Entail { must, rest } => format!("entail {}", split(must, rest)),
        Move::Again(left) => format!("again {}", sum(left)),
        Move::AgainIn { must, rest } => format!("again in {}", split(must, rest)),
        Move::Win => "win".to_owned(),
        Move::Lose => "lose".to_owned(),
    };
    let line = |head: String, moves: &[Move<u32>]| {
        let moves: Vec<String> = moves.iter().map(one).collect();
        format!("{head}: {}", moves.join("; ")).trim_end().to_owned()
    };
    // Whose moves they are has to be said somewhere in the table of a partizan game.
    let is_one_game = table.moves.iter().all(|[left, right]| left == right);
    let mut lines = Vec::new();
    for (part, (name, moves)) in table.names.iter().zip(&table.moves).enumerate() {
        let is_said = !table.is_impartial && is_one_game && part == 0;
        if moves[0] == moves[1] && !is_said {
            lines.push(line(name.clone(), &moves[0]));
        } else {
            let of = |player: Player| line(format!("{name} {player}"), &moves[player.index()]);
            lines.extend(Player::BOTH.map(of));
        }
    }
    lines.join(" | ")
}

/// A clause with the name that is most like a wrong one, if one is like it.
pub(super) fn perhaps(text: &str, names: &[String]) -> String {
    let likeness = |name: &&String| strsim::jaro_winkler(text, name);
    let like = names.iter().filter(|name| likeness(name) > 0.85);
    let most = like.max_by(|a, b| likeness(a).total_cmp(&likeness(b)).then_with(|| b.cmp(a)));
    most.map_or(String::new(), |name| format!("; perhaps `{name}` is meant"))
}

/// Components of which each is left by a move in the one before, and the first by one in the last.
fn cycle(table: &MoveTable) -> Option<Vec<usize>> {
    /// The state of a component: not looked at, on the path, or leading into no cycle.
    #[derive(Clone, Copy, PartialEq)]
    enum State {
        New,
        Open,
        Done,
    }
    let below = |part: usize| -> Vec<usize> {
        let moves = table.moves[part].iter().flatten();
        moves.flat_map(left_by).map(|part| part as usize).collect()
    };
    let mut states = vec![State::New; table.names.len()];
    for start in 0..states.len() {
        if states[start] != State::New {
            continue;
        }
        let mut path = vec![(start, below(start))];
        states[start] = State::Open;
        while let Some((part, open)) = path.last_mut() {
            let Some(next) = open.pop() else {
                states[*part] = State::Done;
                path.pop();
                continue;
            };
            match states[next] {
                State::Done => {}
                State::New => {
                    states[next] = State::Open;
                    path.push((next, below(next)));
                }
                State::Open => {
                    let parts = path.iter().map(|(part, _)| *part);
                    return Some(parts.skip_while(|&part| part != next).collect());
                }
            }
        }
    }
    None
}

/// The components that a move leaves.
fn left_by(step: &Move<u32>) -> Vec<u32> {
    match step {
        Move::Quiet(left) | Move::Again(left) => left.clone(),
        Move::Entail { must, rest } | Move::AgainIn { must, rest } => {
            must.iter().chain(rest).copied().collect()
        }
        Move::Win | Move::Lose => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn check(text: &str, message: &str, range: Range<usize>) {
        let error = read(text).expect_err("the test gives a wrong table");
        assert_eq!((error.message(), error.range()), (message, range), "{text}");
    }

    #[test]
    fn errors_point_at_the_place() {
        check("", "The table has no component.", 0..0);
        check(
            "a:\nb quiet a",
            "A line has the name of a component, a colon, and its moves, such as `2: quiet 1+1`.",
            3..12,
        );
        check(
            "a:\nb: jump a",
            "`jump a` is no move; a move is `quiet A`, `entail A`, `again A`, `again in A`, `win` or \
             `lose`.",
            6..12,
        );
        check(
            "heap0:\nheap1: quiet heap 0",
            "The table has no line for `heap 0`; perhaps `heap0` is meant. If it has no moves, write \
             `heap 0:`.",
            20..26,
        );
        check(
            "a:\nb: entail a beside a+",
            "A component is missing here; write `nothing` for the empty sum.",
            24..24,
        );
        check(
            "é!: quiet a",
            "`!` does not belong into a name, which has letters, digits, `_` and `'`.",
            1..2,
        );
        check(
            "a: | b: quiet a | c: jump # | a",
            "`jump` is no move; a move is `quiet A`, `entail A`, `again A`, `again in A`, `win` or \
             `lose`.",
            21..25,
        );
        check(": win", "The name of a component is missing before the colon.", 0..1);
        check("again: win", "`again` cannot be the name of a component.", 0..5);
        check(
            "a: quiet b\nb: entail c\n c: again in b beside a # round",
            "Play could go round in a cycle: a -> b -> c -> a. Where all moves are quiet it may, in `game.graph.Tokens`.",
            0..1,
        );
        check(
            "a: quiet a",
            "Play could go round in a cycle: a -> a. Where all moves are quiet it may, in `game.graph.Tokens`.",
            0..1,
        );
    }

    #[test]
    fn whose_moves_they_are() {
        let table = read("a:\nb Left: quiet a; win\nb: lose").expect("a table");
        assert!(!table.is_impartial);
        assert_eq!(
            table.moves[1],
            [vec![Move::Quiet(vec![0]), Move::Win, Move::Lose], vec![Move::Lose],]
        );
        assert!(read("Lefty: win").expect("a name").is_impartial);
    }

    #[test]
    fn written_tables_stand_on_one_line() {
        let check = |text: &str, line: &str| {
            let table = read(text).expect("a table");
            assert_eq!(write(&table), line);
            assert_eq!(read(line), Ok(table), "{line}");
        };
        check("a:  # the end\n\nb Left: entail a;win", "a: | b Left: entail a; win | b Right:");
        check(
            "a: | b: quiet a+a; again in nothing beside a | b: entail a; again a; lose",
            "a: | b: quiet a+a; again in nothing beside a; entail a; again a; lose",
        );
        check("a Left: win | a Right: win | b:", "a Left: win | a Right: win | b:");
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(
            text in "([ab]( Left)?:( ?(quiet|entail|again|again in) [ab+]{1,3};?){0,2}\n){0,4}|.{0,20}"
        ) {
            match read(&text) {
                Ok(table) => prop_assert_eq!(read(&write(&table)), Ok(table)),
                Err(error) => {
                    let range = error.range();
                    let most = text.chars().count().max(1);
                    prop_assert!(range.start <= range.end && range.end <= most);
                    prop_assert!(error.message().ends_with('.'));
                }
            }
        }
    }
}
