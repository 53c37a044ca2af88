//! Writing loopy games.

use super::node::Stopper;
use super::sides::{Round, Side, Sides};
use super::stops::Pseudonumber;
use super::store::Stoppers;
use crate::short::{MOST_BARS, Store, Style};
use crate::stack::with_stack;
use crate::{Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::cmp::Ordering;
use std::fmt::Write;
use std::sync::Arc;

/// More vertices are not written out: shared followers are written as often as they are met.
const MOST_OCCURRENCES: usize = 100_000;

/// A written form is refused beyond this many characters.
const LONGEST: usize = 1_000_000;

/// A piece of a written game, which stands at one place of the text.
enum Piece {
    /// A text that needs no braces, or that shows this number of bars without them.
    Short(Arc<str>, u32),
    /// `pass`: back to the vertex that the move is made from.
    Pass,
    /// Back to the occurrence of this number.
    Back(usize),
    /// `+-` and the options of Left.
    PlusMinus(Vec<Piece>),
    /// A number, then `Tiny` or `Miny`, and what it is of.
    Tiny(Arc<str>, Player, Box<Piece>),
    /// The options, in braces; and which occurrence it is.
    Braces(usize, [Vec<Piece>; 2]),
}

struct Printer<'a> {
    stoppers: &'a mut Stoppers,
    store: &'a mut Store,
    style: Style,
    /// The games that are being written, from the outermost to the innermost, and their occurrences.
    path: Vec<(Stopper, usize)>,
    /// True for each occurrence that is named.
    named: Vec<bool>,
    /// The order of loopy games among each other.
    ranks: HashMap<Stopper, u32, FixedState>,
}

impl Stoppers {
    /// The written form of a stopper, as `CGSuite` prints it: `over`, `5under`, `^[on]`, `{0||0|pass}`,
    /// `a{0|{a|1}}`. A name before braces is that of the game in them, `pass` means the game that the move is made from.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] if it is longer than a million characters, or has more than 100,000 braces: a game with many
    /// shared followers may be exponentially longer on paper than in memory. [`Stop::Memory`] or
    /// [`Stop::Cancelled`].
    pub fn text(&mut self, store: &mut Store, g: Stopper) -> Result<String, Stop> {
        self.text_in(store, g, Style::Terse)
    }

    /// The written form of a stopper in a style.
    ///
    /// # Errors
    /// As [`text`](Stoppers::text).
    pub fn text_in(&mut self, store: &mut Store, g: Stopper, style: Style) -> Result<String, Stop> {
        if let Some(id) = g.short() {
            return store.text_in(id, style);
        }
        Printer::new(self, store, style).alone(g)
    }

    /// The written form of a value: that of the stopper it is, or `A & B` with its onside and its offside. A side
    /// that is no stopper is described.
    ///
    /// # Errors
    /// As [`text`](Stoppers::text).
    pub fn sides_text(
        &mut self,
        store: &mut Store,
        g: &Sides,
        style: Style,
    ) -> Result<String, Stop> {
        if let Some(stopper) = g.stopper() {
            return self.text_in(store, stopper, style);
        }
        if g.stoppers() == Some(Player::BOTH.map(Stoppers::always)) {
            return Ok("dud".to_owned());
        }
        let mut side = |side: &Side| match side {
            Side::Stopper(stopper) => self.text_in(store, *stopper, style),
            Side::Round(round) => Ok(round.to_string()),
        };
        Ok(format!("{} & {}", side(&g.onside)?, side(&g.offside)?))
    }

    /// Sorts stoppers into the order in which options are written: one that depends on the games only. Short games
    /// come first.
    ///
    /// # Errors
    /// As [`text`](Stoppers::text).
    pub fn sort(&mut self, store: &mut Store, games: &mut [Stopper]) -> Result<(), Stop> {
        let mut printer = Printer::new(self, store, Style::Terse);
        printer.rank(games)?;
        printer.sort(games)
    }
}

impl std::fmt::Display for Round {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let count = self.vertex_count();
        let plural = if count == 1 { "vertex" } else { "vertices" };
        write!(f, "<a graph of {count} {plural}, equal to no stopper>")
    }
}

impl<'a> Printer<'a> {
    fn new(stoppers: &'a mut Stoppers, store: &'a mut Store, style: Style) -> Printer<'a> {
        Printer {
            stoppers,
            store,
            style,
            path: Vec::new(),
            named: Vec::new(),
            ranks: HashMap::default(),
        }
    }

    /// The text of a game that stands alone.
    fn alone(&mut self, g: Stopper) -> Result<String, Stop> {
        self.rank(&[g])?;
        let piece = self.piece(g)?;
        let mut names = Names { named: &self.named, given: HashMap::default(), next: 0 };
        let mut text = String::new();
        write_alone(&piece, &mut names, &mut text)?;
        Ok(text)
    }

    /// Ranks the loopy followers of some games: pseudonumbers by their values, others by a refinement of the graph
    /// of all followers, that does not depend on when the store met them.
    fn rank(&mut self, games: &[Stopper]) -> Result<(), Stop> {
        let mut followers: Vec<Stopper> = Vec::new();
        let mut seen: hashbrown::HashSet<Stopper, FixedState> = hashbrown::HashSet::default();
        for &g in games.iter().filter(|g| g.short().is_none()) {
            if !seen.contains(&g) {
                let more = self.stoppers.followers(self.store, g)?;
                followers
                    .extend(more.into_iter().filter(|&it| it.short().is_none() && seen.insert(it)));
            }
        }
        // The short games that they lead to at once are leaves, which differ from the beginning.
        let mut leaves: Vec<_> = Vec::new();
        for &follower in &followers {
            for player in Player::BOTH {
                let options = self.stoppers.loopy_options(follower, player).unwrap_or_default();
                leaves.extend(options.iter().filter_map(|option| option.short()));
            }
        }
        leaves.sort_unstable();
        leaves.dedup();
        self.store.sort(&mut leaves)?;
        let leaves = leaves.into_iter().map(Stopper::from);
        let all: Vec<Stopper> = followers.iter().copied().chain(leaves).collect();
        let places: HashMap<Stopper, usize, FixedState> =
            all.iter().enumerate().map(|(i, &it)| (it, i)).collect();
        let mut graph = super::Graph::new();
        for &follower in &all {
            let side = |player| {
                let options = self.stoppers.loopy_options(follower, player).unwrap_or_default();
                options
                    .iter()
                    .filter_map(|it| places.get(it).map(|&i| super::node::Node::inner(i)))
                    .collect()
            };
            graph.push(Player::BOTH.map(side));
        }
        let vertices: Vec<usize> = (0..all.len()).collect();
        let first = followers.len();
        let begin =
            vertices.iter().map(|&i| if i < first { 0 } else { (i - first) as u32 + 1 }).collect();
        let colours = super::store::refine(&graph, &vertices, begin);
        self.ranks = followers.into_iter().zip(colours).collect();
        Ok(())
    }

    fn sort(&mut self, games: &mut [Stopper]) -> Result<(), Stop> {
        // Short games come first, then pseudonumbers, then the others.
        let mut short: Vec<_> = games.iter().filter_map(|g| g.short()).collect();
        self.store.sort(&mut short)?;
        let mut loopy = Vec::new();
        for &g in games.iter().filter(|g| g.short().is_none()) {
            let number = self.stoppers.as_pseudonumber(self.store, g);
            loopy.push((number, self.ranks.get(&g).copied().unwrap_or_default(), g));
        }
        loopy.sort_by(|a, b| match (&a.0, &b.0) {
            (Some(x), Some(y)) => x.cmp(y),
            (Some(_), None) => Ordering::Less,
            (None, Some(_)) => Ordering::Greater,
            (None, None) => a.1.cmp(&b.1),
        });
        let sorted = short.into_iter().map(Stopper::from).chain(loopy.into_iter().map(|(.., g)| g));
        games.iter_mut().zip(sorted).for_each(|(place, g)| *place = g);
        Ok(())
    }

    fn piece(&mut self, g: Stopper) -> Result<Piece, Stop> {
        if let Some(id) = g.short() {
            let (text, bars) = self.store.text_and_bars(id, self.style, LONGEST as u64)?;
            return Ok(Piece::Short(text.into(), bars));
        }
        if let Some(&(last, _)) = self.path.last()
            && last == g
        {
            return Ok(Piece::Pass);
        }
        if let Some(word) = self.word(g)? {
            return Ok(Piece::Short(word.into(), 0));
        }
        if let Some(&(_, occurrence)) = self.path.iter().find(|&&(h, _)| h == g) {
            self.named[occurrence] = true;
            return Ok(Piece::Back(occurrence));
        }
        self.stoppers.control.check()?;
        let options = Player::BOTH.map(|player| self.stoppers.options(self.store, g, player));
        let [left, right] = options;
        let options = [left?, right?];
        let has_round =
            self.stoppers.component(g).count() > 1 || options.iter().flatten().any(|&it| it == g);
        if !has_round {
            if self.stoppers.negative(self.store, g)? == g {
                return self.pieces(g, options[0].clone()).map(Piece::PlusMinus);
            }
            for favours in Player::BOTH {
                if let Some((number, of)) = self.as_tiny(g, favours)? {
                    let of = Box::new(self.piece(of)?);
                    return Ok(Piece::Tiny(number.into(), favours, of));
                }
            }
        }
        let occurrence = self.named.len();
        if occurrence > MOST_OCCURRENCES {
            return Err(Stop::TooLarge(format!(
                "The value has more than {MOST_OCCURRENCES} braces when written out."
            )));
        }
        self.named.push(false);
        self.path.push((g, occurrence));
        let [left, right] = options;
        let pieces = with_stack(|| Ok([self.pieces(g, left)?, self.pieces(g, right)?]));
        self.path.pop();
        Ok(Piece::Braces(occurrence, pieces?))
    }

    /// The pieces that are written for some options, in their order; `pass` is the last.
    fn pieces(&mut self, g: Stopper, mut options: Vec<Stopper>) -> Result<Vec<Piece>, Stop> {
        // What is written of a tiny may be no follower.
        if options.iter().any(|it| it.short().is_none() && !self.ranks.contains_key(it)) {
            self.rank(&options.clone())?;
        }
        self.sort(&mut options)?;
        if let Some(i) = options.iter().position(|&option| option == g) {
            let pass = options.remove(i);
            options.push(pass);
        }
        options.into_iter().map(|option| self.piece(option)).collect()
    }

    /// A game that is written without braces: `on`, `5over`, `^[on]`, `v<on>*`.
    fn word(&mut self, g: Stopper) -> Result<Option<String>, Stop> {
        match self.stoppers.as_pseudonumber(self.store, g) {
            Some(Pseudonumber::Always(player)) => {
                return Ok(Some(if player == Player::Left { "on" } else { "off" }.to_owned()));
            }
            Some(Pseudonumber::Near(number, beside)) => {
                let number = if number.is_zero() { String::new() } else { number.to_string() };
                let beside = if beside == Some(Player::Left) { "over" } else { "under" };
                return Ok(Some(number + beside));
            }
            None => {}
        }
        self.up_on(g)
    }

    /// x + ↑^[on] + ∗m = x + {pass | ∗} + ∗m, or x + ↑^⟨on⟩ + ∗m, or with a negative; as it is written.
    fn up_on(&mut self, g: Stopper) -> Result<Option<String>, Stop> {
        let followers = self.stoppers.followers(self.store, g)?;
        // They have one or two loopy followers, that differ by ∗m only.
        let loopy = followers.iter().filter(|it| it.short().is_none()).count();
        if loopy > 8 || !self.stoppers.is_plumtree(self.store, g)? {
            return Ok(None);
        }
        let stop = self.stoppers.strong_stop(self.store, g, Player::Left)?;
        let Some(number) = stop.short().filter(|&id| self.store.is_number(id)) else {
            return Ok(None);
        };
        if self.stoppers.strong_stop(self.store, g, Player::Right)? != stop {
            return Ok(None);
        }
        let minus = self.store.negative(number)?;
        let Some(rest) = self.stoppers.sum(self.store, g, minus.into())?.stopper() else {
            return Ok(None);
        };
        let most =
            followers.iter().filter_map(|it| it.short().and_then(|id| self.store.as_nimber(id)));
        let most = most.max().map_or(1, |most| most + 2);
        for favours in Player::BOTH {
            for (is_sum, brackets) in [(true, "[on]"), (false, "<on>")] {
                let up = self.stoppers.up_on(self.store, is_sum, favours)?;
                for m in 0..=most.min(64) {
                    let star = self.store.nimber(m)?;
                    if self.stoppers.sum(self.store, up, star.into())?.stopper() != Some(rest) {
                        continue;
                    }
                    let number = self.store.as_number(number).filter(|number| !number.is_zero());
                    let mut text = number.map(|number| number.to_string()).unwrap_or_default();
                    text.push(if favours == Player::Left { '^' } else { 'v' });
                    text.push_str(brackets);
                    // Writing to a string does not fail.
                    let _ = match m {
                        0 => Ok(()),
                        1 => write!(text, "*"),
                        m => write!(text, "*{m}"),
                    };
                    return Ok(Some(text));
                }
            }
        }
        Ok(None)
    }

    /// x and h if g is x + tiny h = {x || x | x − h}, or for Right x + miny h, and all cycles are passes.
    fn as_tiny(&mut self, g: Stopper, favours: Player) -> Result<Option<(String, Stopper)>, Stop> {
        let Some((x, threat)) = self.stoppers.threat_of_tiny(self.store, g, favours)? else {
            return Ok(None);
        };
        if !self.stoppers.is_plumtree(self.store, threat)? {
            return Ok(None);
        }
        let minus = self.stoppers.negative(self.store, x)?;
        let Some(of) = self.stoppers.sum(self.store, threat, minus)?.stopper() else {
            return Ok(None);
        };
        let of = match favours {
            Player::Left => self.stoppers.negative(self.store, of)?,
            Player::Right => of,
        };
        let number = x.short().and_then(|id| self.store.as_number(id)).filter(|it| !it.is_zero());
        Ok(Some((number.map(|it| it.to_string()).unwrap_or_default(), of)))
    }
}

impl Stoppers {
    /// `^[on]` = {pass | ∗} = ↑ + ↑² + ↑³ + ..., or `^<on>` = {0 | `v[on]*`}, smaller than all ↑ⁿ; or the negative of it.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn up_on(
        &mut self,
        store: &mut Store,
        is_sum: bool,
        favours: Player,
    ) -> Result<Stopper, Stop> {
        let star = store.nimber(1)?;
        let zero = Stopper::from(Store::ZERO);
        let up = self.beside(store, star, favours.opponent())?;
        if is_sum {
            return Ok(up);
        }
        let down = self.negative(store, up)?;
        let down = self.sum(store, down, star.into())?.stopper().unwrap_or(zero);
        let options = match favours {
            Player::Left => [[zero], [down]],
            Player::Right => [[down], [zero]],
        };
        self.game(store, [&options[0], &options[1]])
    }
}

/// The names that occurrences have been given, in the order of the text.
struct Names<'a> {
    named: &'a [bool],
    given: HashMap<usize, String, FixedState>,
    next: usize,
}

impl Names<'_> {
    fn name(&mut self, occurrence: usize) -> String {
        let Names { given, next, .. } = self;
        given
            .entry(occurrence)
            .or_insert_with(|| {
                *next += 1;
                match u8::try_from(*next - 1) {
                    Ok(i @ 0..26) => char::from(b'a' + i).to_string(),
                    _ => format!("N{}", *next - 26),
                }
            })
            .clone()
    }
}

/// The number of bars that a piece shows when it is the only option on its side.
fn bars(piece: &Piece, names: &Names<'_>) -> u32 {
    match piece {
        Piece::Short(_, bars) => *bars,
        Piece::Braces(occurrence, _) if names.named[*occurrence] => 0,
        Piece::Braces(_, sides) => {
            let single = sides
                .iter()
                .filter_map(|side| if let [only] = &**side { Some(only) } else { None });
            let most = single
                .map(|piece| with_stack(|| bars(piece, names)))
                .filter(|&bars| bars < MOST_BARS)
                .max();
            most.unwrap_or(0) + 1
        }
        _ => 0,
    }
}

/// Writes a piece where it stands alone: bars need braces.
fn write_alone(piece: &Piece, names: &mut Names<'_>, text: &mut String) -> Result<(), Stop> {
    let open = bars(piece, names) > 0;
    if open {
        text.push('{');
    }
    write(piece, names, text)?;
    if open {
        text.push('}');
    }
    Ok(())
}

fn write(piece: &Piece, names: &mut Names<'_>, text: &mut String) -> Result<(), Stop> {
    if text.len() > LONGEST {
        return Err(Stop::TooLarge(format!(
            "The value is longer than {LONGEST} characters when written out."
        )));
    }
    match piece {
        Piece::Short(word, _) => text.push_str(word),
        Piece::Pass => text.push_str("pass"),
        Piece::Back(occurrence) => text.push_str(&names.name(*occurrence)),
        Piece::PlusMinus(options) => {
            text.push_str("+-");
            let (open, close) = match &**options {
                [only] if needs_parentheses(only) => ("(", ")"),
                [_] => ("", ""),
                _ => ("{", "}"),
            };
            text.push_str(open);
            list(options, names, text)?;
            text.push_str(close);
        }
        Piece::Tiny(number, favours, of) => {
            let name = if *favours == Player::Left { "Tiny" } else { "Miny" };
            let _ = write!(text, "{number}{name}(");
            write_alone(of, names, text)?;
            text.push(')');
        }
        Piece::Braces(occurrence, sides) => {
            let named = names.named[*occurrence];
            if named {
                text.push_str(&names.name(*occurrence));
                text.push('{');
            }
            let count = if named { bars_inside(sides, names) } else { bars(piece, names) };
            for (i, side) in sides.iter().enumerate() {
                if i == 1 {
                    text.extend(std::iter::repeat_n('|', count as usize));
                }
                match &**side {
                    [only] if bars(only, names) < MOST_BARS => {
                        with_stack(|| write(only, names, text))?;
                    }
                    _ => list(side, names, text)?,
                }
            }
            if named {
                text.push('}');
            }
        }
    }
    Ok(())
}

/// The number of bars between two sides.
fn bars_inside(sides: &[Vec<Piece>; 2], names: &Names<'_>) -> u32 {
    let single =
        sides.iter().filter_map(|side| if let [only] = &**side { Some(only) } else { None });
    single.map(|piece| bars(piece, names)).filter(|&bars| bars < MOST_BARS).max().unwrap_or(0) + 1
}

fn list(options: &[Piece], names: &mut Names<'_>, text: &mut String) -> Result<(), Stop> {
    for (i, option) in options.iter().enumerate() {
        if i > 0 {
            text.push(',');
        }
        with_stack(|| write_alone(option, names, text))?;
    }
    Ok(())
}

/// True if a piece needs parentheses after `+-`.
fn needs_parentheses(piece: &Piece) -> bool {
    match piece {
        // A number and something beside it.
        Piece::Short(word, 0) => {
            word.starts_with(|c: char| c.is_ascii_digit() || c == '-')
                && word.contains(|c: char| !"0123456789/-".contains(c))
                || word.starts_with("+-")
        }
        Piece::PlusMinus(_) => true,
        Piece::Tiny(number, ..) => !number.is_empty(),
        _ => false,
    }
}
