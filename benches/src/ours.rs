//! The workloads on Tweedle's engine.

use std::collections::HashMap;
use tweedle_boxes::{Board as Dots, Nimstring, ScoreSearch, Start};
use tweedle_engine::affine::Value;
use tweedle_engine::misere;
use tweedle_engine::number::{Dyadic, Nimber};
use tweedle_engine::short::{Id, Store};
use tweedle_engine::universe::{self, Forms, Universe};
use tweedle_engine::walk::{Memo, WalkError, Walker};
use tweedle_engine::{Control, Player, Stop, Theory};
use tweedle_heaps::misere::HeapQuotients;
use tweedle_heaps::{Code, Sequence, TopEntails};
use tweedle_rulesets::{
    Amazons, Board, Clobber, Col, Cram, Domineering, Graph, Notation, ToadsAndFrogs,
};
use tweedle_solvers::{ChompTable, CramNimbers};
use tweedle_workload::fingerprint::Fingerprint;
use tweedle_workload::forms::Form;
use tweedle_workload::pool::{Atom, Tree};
use tweedle_workload::{Answer, Invariant, Pool, SplitMix64, Workload, checksum, factors};

/// Computes the workload once, with fresh tables, in this thread.
///
/// Everything here is measured, except the work of the closure given to [`Answer::new`]: it puts the
/// value in words through [`tweedle_workload::fingerprint`] and owns the tables.
pub(crate) fn run(workload: &Workload) -> Result<Answer, String> {
    match workload {
        Workload::Domineering { rows, columns } => {
            let row = ".".repeat(*columns);
            value(&Domineering::<u32>::new(), &vec![row.as_str(); *rows].join("|"))
        }
        Workload::Toads { toads, blanks, frogs } => {
            let strip = "t".repeat(*toads) + &".".repeat(*blanks) + &"f".repeat(*frogs);
            value(&ToadsAndFrogs::<u32>::toads_and_frogs(), &strip)
        }
        Workload::Clobber { rows, columns } => {
            let cell = |i: usize, j: usize| if (i + j).is_multiple_of(2) { 'x' } else { 'o' };
            let row = |i| (0..*columns).map(|j| cell(i, j)).collect::<String>();
            value(&Clobber::<u32>::new(), &(0..*rows).map(row).collect::<Vec<_>>().join("|"))
        }
        Workload::Amazons { board } => value(&Amazons::<u32>::new(), board),
        Workload::SnortPath { vertices } => {
            value(&Col::snort(), &Graph::path(*vertices).to_string())
        }
        Workload::CramOutcome { rows, columns } => cram(*rows, *columns, |search, board| {
            let is_lost = search.is_lost(&CRAM, board);
            is_lost.map(|is_lost| if is_lost { "P" } else { "N" }.to_owned())
        }),
        Workload::Cram { rows, columns } => cram(*rows, *columns, |search, board| {
            search.nimber(&CRAM, board).map(|nimber| nimber.to_string())
        }),
        Workload::Chomp { rows, columns } => chomp(*rows, *columns),
        Workload::NimProduct { pairs } => Ok(nim_products(*pairs)),
        Workload::Grundy { code, to } => grundy(code, *to),
        Workload::GrundyPeriod { code, to } => grundy_period(code, *to),
        Workload::Entails { to, is_obvious: false } => entails(*to),
        Workload::Entails { to, is_obvious: true } => Ok(entails_by_marks(*to as usize)),
        Workload::Quotient { code, to } => quotient(code, *to),
        Workload::MisereForms { code, to } => misere_forms(code, *to),
        Workload::Universe { followers, seed } => {
            two_games(*followers, *seed).map_err(|stop| stop.to_string())
        }
        Workload::DeadEnding(pool) => {
            at_least(&pool.dead_ending()).map_err(|stop| stop.to_string())
        }
        Workload::DeadEnds(pool) => at_least(&pool.dead_ends()).map_err(|stop| stop.to_string()),
        Workload::Nimstring { rows, columns } => nimstring(*rows, *columns),
        Workload::Boxes { rows, columns } => boxes(*rows, *columns),
        Workload::Invariant { invariant, rounds } => {
            invariants(*invariant, *rounds).map_err(|stop| stop.to_string())
        }
        Workload::PoolSum(pool) => pool_sums(*pool).map_err(|stop| stop.to_string()),
        Workload::PoolCmp(pool) => pool_comparisons(*pool).map_err(|stop| stop.to_string()),
    }
}

/// The canonical form of a position.
fn value<R: Notation + 'static>(ruleset: &R, board: &str) -> Result<Answer, String> {
    let start = ruleset.parse(board).map_err(|error| error.to_string())?;
    let mut store = Store::default();
    let mut memo = Memo::new(Control::new());
    let result = Walker::new(ruleset, &mut memo).value(&mut store, &start);
    let g = result.map_err(|_| "the walk was stopped".to_owned())?;
    Ok(Answer::new(memo.len(), move || {
        let _keep = memo;
        match fingerprint(&mut store, g, &mut HashMap::new()) {
            Ok(fingerprint) => fingerprint.name(),
            Err(stop) => stop.to_string(),
        }
    }))
}

/// The rules of Cram on a board of at most 64 cells.
const CRAM: Cram = Cram::new();

/// The answer to a question about an empty board of Cram, by a search; the number of positions is that of those of
/// which the search knows something.
fn cram(
    rows: usize,
    columns: usize,
    question: impl FnOnce(
        &mut CramNimbers<u64>,
        &Board<u64, 1>,
    ) -> Result<String, WalkError<Board<u64, 1>>>,
) -> Result<Answer, String> {
    let board = Cram::empty(rows, columns).ok_or("the board has more than 64 cells")?;
    let mut search = CramNimbers::new(Control::new());
    let found = question(&mut search, &board).map_err(|_| "the search was stopped".to_owned())?;
    Ok(Answer::new(search.len(), move || {
        let _keep = search;
        found
    }))
}

/// The nimber of a whole bar of chocolate. All winning first moves are found too; there are some
/// exactly where the nimber is not 0.
fn chomp(rows: usize, columns: usize) -> Result<Answer, String> {
    let table =
        ChompTable::build(rows, columns, &Control::new()).map_err(|stop| stop.to_string())?;
    let lengths = vec![columns as u8; rows];
    let nimber = table.nimber(&lengths).ok_or("the table has no such bar")?;
    let wins = table.winning_moves(&lengths);
    if wins.is_empty() != (nimber == 0) {
        return Err(format!("the nimber is {nimber}, but {} moves win", wins.len()));
    }
    // The empty diagram is no position.
    Ok(Answer::new(table.len() - 1, move || {
        let _keep = table;
        nimber.to_string()
    }))
}

fn nim_products(pairs: u64) -> Answer {
    let products = factors(pairs).map(|(a, b)| Nimber(a) * Nimber(b));
    let sum = products.fold(Nimber(0), |sum, product| sum + product);
    Answer::new(pairs as usize, move || sum.to_string())
}

/// The values of all heaps, whether or not they are periodic.
fn grundy(code: &str, to: u64) -> Result<Answer, String> {
    let mut sequence = sequence(code)?;
    sequence.extend(to).map_err(|stop| stop.to_string())?;
    Ok(Answer::new(to as usize + 1, move || checksum(sequence.values(0..=to))))
}

/// The period, or that none is proved.
fn grundy_period(code: &str, to: u64) -> Result<Answer, String> {
    let mut sequence = sequence(code)?;
    let found = sequence.extend_until_periodic(to).map_err(|stop| stop.to_string())?;
    let period = found.filter(|found| found.proof.is_some()).map(|found| found.period);
    Ok(Answer::new(sequence.computed() as usize, move || {
        let _keep = sequence;
        period.map_or("open".to_owned(), |p| format!("{}/{}", p.length, p.preperiod))
    }))
}

/// The values of Top Entails.
fn entails(to: u64) -> Result<Answer, String> {
    let mut heaps = TopEntails::new(&Control::new());
    heaps.extend(to).map_err(|stop| stop.to_string())?;
    let number = |value: Value| value.nimber().unwrap_or(u64::MAX);
    Ok(Answer::new(to as usize + 1, move || checksum(heaps.values(0..=to).map(number))))
}

/// The same by the obvious loop: the value of each split is marked.
fn entails_by_marks(to: usize) -> Answer {
    const MOON: u16 = u16::MAX;
    const MOST: usize = 1 << 13;
    let mut values: Vec<u16> = Vec::with_capacity(to + 1);
    let mut marks = vec![false; MOST];
    // Beside which nimbers a move in the latest heap wins.
    let mut wins = vec![false; MOST];
    for n in 0..=to {
        marks.fill(false);
        for a in 1..=n / 2 {
            let (x, y) = (values[a], values[n - a]);
            if x != MOON && y != MOON {
                marks[usize::from(x ^ y)] = true;
            }
        }
        for (win, &mark) in wins.iter_mut().zip(&marks) {
            *win = mark || n > 0 && !*win;
        }
        // The last one stands for all nimbers beyond, which only odd heaps win beside.
        let least = wins.iter().position(|&win| !win);
        values.push(least.map_or(MOON, |least| least as u16));
    }
    let number = |value: u16| if value == MOON { u64::MAX } else { u64::from(value) };
    Answer::new(to + 1, move || checksum(values.into_iter().map(number)))
}

/// The misère quotient of heaps.
fn quotient(code: &str, to: u64) -> Result<Answer, String> {
    let code = Code::parse(code).map_err(|error| error.to_string())?;
    let mut heaps = HeapQuotients::new(code, usize::MAX, &Control::new());
    heaps.to(to).map_err(|stop| stop.to_string())?;
    let quotient = heaps.quotient().map_err(|stop| stop.to_string())?;
    Ok(Answer::new(to as usize, move || {
        let _keep = heaps;
        format!("{}/{}", quotient.order(), quotient.lost().len())
    }))
}

/// The canonical forms in misère play of all heaps, written out.
fn misere_forms(code: &str, to: u64) -> Result<Answer, String> {
    let code = Code::parse(code).map_err(|error| error.to_string())?;
    let (forms, texts) = written_forms(&code, to).map_err(|stop| stop.to_string())?;
    Ok(Answer::new(forms.len(), move || {
        let _keep = forms;
        let letters: usize = texts.iter().map(String::len).sum();
        format!("{letters}{}", checksum(texts.iter().flat_map(|text| text.bytes().map(u64::from))))
    }))
}

fn written_forms(code: &Code, to: u64) -> Result<(misere::Forms, Vec<String>), Stop> {
    let mut forms = misere::Forms::new(&Control::new());
    let (mut heaps, mut texts) = (vec![misere::Forms::ZERO], Vec::new());
    for heap in 1..=to {
        let mut options = Vec::new();
        for option in code.options(heap) {
            let parts = option.into_iter().map(|part| heaps[part as usize]);
            options.push(forms.of_sum(&parts.collect::<Vec<_>>())?);
        }
        let form = forms.game(options)?;
        texts.push(forms.text(form)?);
        heaps.push(form);
    }
    Ok((forms, texts))
}

/// The pairs of misère games of which the first is at least the second, modulo dead-ending games.
fn at_least(games: &[Form]) -> Result<Answer, Stop> {
    let mut forms = Forms::new(&Control::new());
    let ids = games.iter().map(|game| form(&mut forms, game));
    let ids = ids.collect::<Result<Vec<_>, Stop>>()?;
    let mut count = 0;
    for &g in &ids {
        for &h in &ids {
            count += usize::from(forms.ge(Universe::DeadEnding, g, h)?);
        }
    }
    Ok(Answer::new(ids.len() * ids.len(), move || {
        let _keep = forms;
        count.to_string()
    }))
}

fn form(forms: &mut Forms, game: &Form) -> Result<universe::Id, Stop> {
    let mut sides = [Vec::new(), Vec::new()];
    for (ids, options) in sides.iter_mut().zip(&game.sides) {
        for option in options {
            ids.push(form(forms, option)?);
        }
    }
    forms.form([&sides[0], &sides[1]])
}

/// Two misère games, follower by follower, and their order.
fn two_games(followers: usize, seed: u64) -> Result<Answer, Stop> {
    /// The options of a follower are among the 20 before it.
    const NEAR: usize = 20;
    let mut forms = Forms::new(&Control::new());
    let mut random = SplitMix64(seed);
    let (mut less, mut more) = (vec![forms.zero()?], vec![forms.zero()?]);
    while less.len() < followers {
        let before = less.len();
        let mut near = || before - 1 - random.below(NEAR.min(before));
        let places = [[before - 1, near()], [before - 1, near()]];
        let extra = near();
        let of = |list: &[universe::Id], places: [usize; 2]| places.map(|it| list[it]);
        let next = forms.form([&of(&less, places[0]), &of(&less, places[1])])?;
        let [one, other] = of(&more, places[0]);
        let larger = forms.form([&[one, other, more[extra]], &of(&more, places[1])])?;
        less.push(next);
        more.push(larger);
    }
    let (g, h) = (more[followers - 1], less[followers - 1]);
    let order = [(g, h), (h, g)].map(|(g, h)| forms.ge(Universe::DeadEnding, g, h));
    let [is_ge, is_le] = order;
    let (is_ge, is_le) = (is_ge?, is_le?);
    Ok(Answer::new(2 * followers, move || {
        let _keep = forms;
        match (is_ge, is_le) {
            (true, true) => "=",
            (true, false) => ">",
            (false, true) => "<",
            (false, false) => "||",
        }
        .to_owned()
    }))
}

/// The value of Nimstring on an empty board.
fn nimstring(rows: usize, columns: usize) -> Result<Answer, String> {
    let board = Dots::new(rows, columns).map_err(|error| error.to_string())?;
    let mut nimstring = Nimstring::new(&Control::new());
    let value = nimstring.value(&board.start(Start::Empty)).map_err(|stop| stop.to_string())?;
    Ok(Answer::new(nimstring.known(), move || {
        let _keep = nimstring;
        value.to_string()
    }))
}

/// The score of an empty board of Dots and Boxes.
fn boxes(rows: usize, columns: usize) -> Result<Answer, String> {
    let board = Dots::new(rows, columns).map_err(|error| error.to_string())?;
    let start = board.start(Start::Empty);
    let control = Control::new();
    let mut search = ScoreSearch::new(&start, &control).map_err(|stop| stop.to_string())?;
    let net = search.net(&start).map_err(|stop| stop.to_string())?;
    Ok(Answer::new(control.positions() as usize, move || {
        let _keep = search;
        net.to_string()
    }))
}

fn sequence(code: &str) -> Result<Sequence, String> {
    let code = Code::parse(code).map_err(|error| error.to_string())?;
    Ok(Sequence::new(&code, &Control::new()))
}

fn fingerprint(
    store: &mut Store,
    g: Id,
    known: &mut HashMap<Id, Fingerprint>,
) -> Result<Fingerprint, Stop> {
    if let Some(&known) = known.get(&g) {
        return Ok(known);
    }
    let mut sides = [Vec::new(), Vec::new()];
    for player in Player::BOTH {
        for option in store.options(g, player)? {
            sides[player.index()].push(fingerprint(store, option, known)?);
        }
    }
    let [left, right] = sides;
    let fingerprint = Fingerprint::of_options(left, right);
    known.insert(g, fingerprint);
    Ok(fingerprint)
}

/// The value of a game. `stack` has the options of the games that are being built, and is left as it was.
fn tree(store: &mut Store, stack: &mut Vec<Id>, game: &Tree) -> Result<Id, Stop> {
    match game {
        Tree::Atom(Atom::Integer(n)) => store.integer(i64::from(*n)),
        Tree::Atom(Atom::Half) => store.number(Dyadic::new(1.into(), 1)),
        Tree::Atom(Atom::Nimber(m)) => store.nimber(u64::from(*m)),
        Tree::Atom(Atom::Up) => store.up_sum(1),
        Tree::Atom(Atom::Down) => {
            let up = store.up_sum(1)?;
            store.negative(up)
        }
        Tree::Game(left, right) => {
            let start = stack.len();
            for option in left.iter().chain(right) {
                let option = tree(store, stack, option)?;
                stack.push(option);
            }
            let (left, right) = stack[start..].split_at(left.len());
            let game = store.game(left, right)?;
            stack.truncate(start);
            Ok(game)
        }
    }
}

fn all(store: &mut Store, games: &[Tree]) -> Result<Vec<Id>, Stop> {
    let mut stack = Vec::new();
    games.iter().map(|game| tree(store, &mut stack, game)).collect()
}

fn pool_sums(pool: Pool) -> Result<Answer, Stop> {
    let mut store = Store::default();
    let games = all(&mut store, &pool.games())?;
    let mut sums = Vec::with_capacity(games.len() * (games.len() + 1) / 2);
    for (i, &g) in games.iter().enumerate() {
        for &h in &games[i..] {
            sums.push(store.sum(g, h)?);
        }
    }
    Ok(Answer::new(sums.len(), move || {
        let mut known = HashMap::new();
        let prints: Result<Vec<_>, _> =
            sums.into_iter().map(|sum| fingerprint(&mut store, sum, &mut known)).collect();
        prints.map_or_else(|stop| stop.to_string(), Fingerprint::name_set)
    }))
}

fn invariants(invariant: Invariant, rounds: usize) -> Result<Answer, Stop> {
    let written = invariant.games();
    let mut last = None;
    for _ in 0..rounds {
        let mut store = Store::default();
        let (mut found, mut hot) = (Vec::new(), Vec::new());
        let (one, half) = (store.number(Dyadic::from(1))?, Dyadic::new(1.into(), 1));
        for g in all(&mut store, &written)? {
            match invariant {
                Invariant::Value => found.push(g),
                Invariant::Temperature => hot.push(store.temperature(g)?),
                Invariant::Cooled => found.push(store.cooled(g, &half)?),
                Invariant::Heated => found.push(store.heated(g, one)?),
                Invariant::Reduced => found.push(store.reduced(g)?),
                Invariant::AtomicWeight => found.extend(store.atomic_weight(g)?),
            }
        }
        last = Some((store, found, hot));
    }
    Ok(Answer::new(written.len() * rounds, move || {
        let Some((mut store, found, hot)) = last else { return String::new() };
        if invariant == Invariant::Temperature {
            let hot = hot.into_iter().filter(|t| t.signum() > 0);
            return hot.fold(Dyadic::ZERO, |sum, t| sum + t).to_string();
        }
        let mut known = HashMap::new();
        let prints: Result<Vec<_>, _> =
            found.into_iter().map(|g| fingerprint(&mut store, g, &mut known)).collect();
        prints.map_or_else(|stop| stop.to_string(), Fingerprint::name_set)
    }))
}

fn pool_comparisons(pool: Pool) -> Result<Answer, Stop> {
    let mut store = Store::default();
    let games = all(&mut store, &pool.games())?;
    let mut count = 0;
    for &g in &games {
        for &h in &games {
            count += usize::from(store.le(g, h)?);
        }
    }
    Ok(Answer::new(games.len() * games.len(), move || {
        let _keep = store;
        count.to_string()
    }))
}
