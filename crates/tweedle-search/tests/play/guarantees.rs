//! What the strategies of temperature are sure of, the player who plays against them: by all replies of the opponent.

use fastrand::Rng;
use std::collections::HashMap;
use std::sync::Arc;
use tweedle_engine::number::Dyadic;
use tweedle_engine::short::Thermograph;
use tweedle_engine::{Control, Facts, Hints, Play, Player, Ruleset, Stop};
use tweedle_rulesets::{Notation, NotationError};
use tweedle_search::strategy::{Choice, Hotstrat, Sentestrat, Strategy, Thermostrat, Turn};
use tweedle_search::{Analyst, Position, RulesOf};

/// A game as it is written here: a number, or options of both players.
#[derive(Clone, Debug)]
enum Tree {
    Number(Dyadic),
    Options(Vec<Tree>, Vec<Tree>),
}

impl Tree {
    /// How many moves its longest play to a number has.
    fn height(&self) -> i64 {
        match self {
            Tree::Number(_) => 0,
            Tree::Options(left, right) => {
                1 + left.iter().chain(right).map(Tree::height).max().unwrap_or(0)
            }
        }
    }
}

impl From<Dyadic> for Tree {
    fn from(x: Dyadic) -> Tree {
        Tree::Number(x)
    }
}

impl From<i64> for Tree {
    fn from(n: i64) -> Tree {
        Tree::Number(n.into())
    }
}

/// {l|r}, of one option each.
fn cut(left: impl Into<Tree>, right: impl Into<Tree>) -> Tree {
    Tree::Options(vec![left.into()], vec![right.into()])
}

/// Games written out, as a ruleset: a position is a number in the table, and never falls apart.
#[derive(Default)]
struct Trees {
    options: Vec<[Vec<u32>; 2]>,
    numbers: HashMap<[Vec<u32>; 2], u32>,
}

impl Trees {
    fn add(&mut self, tree: &Tree) -> u32 {
        let options = match tree {
            Tree::Number(x) => {
                let (left, right) = x.options();
                [left, right]
                    .map(|option| option.into_iter().map(|x| self.add(&Tree::Number(x))).collect())
            }
            Tree::Options(left, right) => {
                [left, right].map(|side| side.iter().map(|option| self.add(option)).collect())
            }
        };
        *self.numbers.entry(options).or_insert_with_key(|options| {
            self.options.push(options.clone());
            self.options.len() as u32 - 1
        })
    }
}

impl Ruleset for Trees {
    type Position = u32;
    type Move = u32;

    fn moves(
        &self,
        &tree: &u32,
        player: Player,
        mut found: impl FnMut(u32, u32) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let options = &self.options[tree as usize][player.index()];
        options.iter().try_for_each(|&option| found(option, option))
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl Hints for Trees {}

impl Notation for Trees {
    fn name(&self) -> String {
        "Trees".to_owned()
    }

    fn parse(&self, text: &str) -> Result<u32, NotationError> {
        text.parse().map_err(|_| NotationError::new("This is no number.", 0..text.len()))
    }

    fn print(&self, tree: &u32) -> String {
        tree.to_string()
    }
}

/// A sum, with what is known of its components.
struct Sum {
    start: Position,
    analyst: Analyst,
    thermographs: HashMap<Position, Arc<Thermograph>>,
    /// The notations of those components that are coupons, the least first.
    coupons: Vec<String>,
}

impl Sum {
    fn of(trees: &[Tree]) -> Sum {
        Sum::beside_coupons(trees, 0)
    }

    /// With a stack of so many coupons.
    fn beside_coupons(trees: &[Tree], coupons: usize) -> Sum {
        let mut table = Trees::default();
        let coupons = (0..coupons).map(|k| cut(coupon(k), -coupon(k)));
        let coupons: Vec<u32> = coupons.map(|coupon| table.add(&coupon)).collect();
        let games: Vec<u32> = trees.iter().map(|tree| table.add(tree)).collect();
        let rules = Arc::new(RulesOf::new("trees", table));
        let start = games
            .iter()
            .chain(&coupons)
            .fold(Position::zero(), |sum, &game| sum.sum(&rules.clone().position(game)));
        let analyst = Analyst::new(Control::new(), &tweedle_rulesets::standard());
        let coupons = coupons.iter().map(u32::to_string).collect();
        Sum { start, analyst, thermographs: HashMap::new(), coupons }
    }

    fn thermographs(&mut self, position: &Position) -> Vec<Arc<Thermograph>> {
        let mut all = Vec::new();
        for part in position.parts() {
            if !self.thermographs.contains_key(&part) {
                let value = self.analyst.canonical_form(&part).unwrap();
                let found = self.analyst.store.thermograph(value).unwrap();
                self.thermographs.insert(part.clone(), found);
            }
            all.push(self.thermographs[&part].clone());
        }
        all
    }

    /// The greatest temperature of a component, or 0.
    fn heat(&mut self, position: &Position) -> Dyadic {
        let all = self.thermographs(position);
        all.iter().fold(Dyadic::ZERO, |most, it| most.max(it.temperature().clone()))
    }

    /// The sum of the means.
    fn mean(&mut self, position: &Position) -> Dyadic {
        let all = self.thermographs(position);
        all.iter().fold(Dyadic::ZERO, |sum, it| sum + it.mean().clone())
    }

    /// The stop of the sum, in the player's numbers, if both play for it as well as they can.
    fn best(&mut self, player: Player, first: Player) -> Dyadic {
        let value = self.analyst.canonical_form(&self.start).unwrap();
        let stop = self.analyst.store.stop(value, first);
        signed(self.analyst.store.as_number(stop).unwrap(), player)
    }

    /// What thermostrat is sure of, in the player's numbers: at some temperature the sum of the walls where the opponent
    /// moves first; besides, the greatest width if the player moves first, and less the temperature if the opponent does.
    fn compound(&mut self, player: Player, first: Player) -> Dyadic {
        let start = self.start.clone();
        let all = self.thermographs(&start);
        let heat = self.heat(&start);
        let at = |t: Dyadic| {
            let mut sum = if first == player { Dyadic::ZERO } else { -t.clone() };
            let mut widest = Dyadic::ZERO;
            for it in &all {
                let [second, first] =
                    [player.opponent(), player].map(|mover| signed(it.wall(mover).at(&t), player));
                widest = widest.max(first.clone() - second.clone());
                sum = sum + second;
            }
            if first == player { sum + widest } else { sum }
        };
        let sixteenths = (0..).map(|n: i64| Dyadic::new(n.into(), 4));
        sixteenths.take_while(|t| *t <= heat).map(at).max().unwrap()
    }

    /// The least stop, in the player's numbers, that the opponent can bring a strategy to.
    fn score<S: Strategy + Clone>(
        &mut self,
        strategy: &S,
        player: Player,
        first: Player,
    ) -> Dyadic {
        let start = self.start.clone();
        let mut game = Game { sum: self, player, known: HashMap::new() };
        game.stop(&start, first, strategy, String::new())
    }

    /// Which coupons are left, the least first.
    fn coupons(&self, position: &Position) -> Vec<usize> {
        let terms = position.terms().iter().map(|term| term.component().text());
        let mut left: Vec<usize> =
            terms.filter_map(|text| self.coupons.iter().position(|it| *it == text)).collect();
        left.sort_unstable();
        left
    }
}

/// What the coupon in this place of a stack is worth to the player who takes it: 1/4, 3/4, 5/4, ...
fn coupon(place: usize) -> Dyadic {
    Dyadic::new((2 * place as i64 + 1).into(), 2)
}

/// A strategy as one of the players.
struct Game<'a> {
    sum: &'a mut Sum,
    player: Player,
    /// The stops from positions in which the opponent is to move, with what the strategy said of the ambient temperature.
    known: HashMap<(Position, String), Dyadic>,
}

impl Game<'_> {
    /// Play stops where no component is hot. Each is a number and an infinitesimal there, so that both stops of
    /// the sum are the sum of the means.
    fn stop<S: Strategy + Clone>(
        &mut self,
        position: &Position,
        mover: Player,
        strategy: &S,
        ambient: String,
    ) -> Dyadic {
        if self.sum.heat(position).is_zero() {
            return signed(self.sum.mean(position), self.player);
        }
        let moves = position.moves(mover, self.sum.analyst.control()).unwrap();
        if mover == self.player {
            let mut after = strategy.clone();
            let turn = Turn { position, player: mover, play: Play::Normal, moves: &moves };
            let Choice { index, reason } = after.choose(&turn, &mut self.sum.analyst).unwrap();
            let ambient = reason.split_once("ambient temperature ").map_or("", |(_, at)| at);
            let ambient = ambient.split_whitespace().next().unwrap_or_default().to_owned();
            return self.stop(&moves[index].to, mover.opponent(), &after, ambient);
        }
        let key = (position.representative(), ambient);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let before = self.sum.coupons(position);
        let stops = moves.iter().filter_map(|step| {
            let after = self.sum.coupons(&step.to);
            // Only the top of the stack can be taken.
            let is_allowed = after == before || after.last() != before.last();
            is_allowed.then(|| self.stop(&step.to, self.player, strategy, String::new()))
        });
        let least = stops.min().unwrap();
        self.known.insert(key, least.clone());
        least
    }
}

/// A number of Left's, in the numbers of a player.
fn signed(number: Dyadic, player: Player) -> Dyadic {
    if player == Player::Left { number } else { -number }
}

/// A game about this number, hot more often than not.
fn random_tree(random: &mut Rng, about: i64, depth: u32) -> Tree {
    if depth == 0 || random.u32(..4) == 0 {
        return about.into();
    }
    let [left, right] = [1, -1].map(|sign| {
        let count = random.usize(1..=4).div_ceil(3);
        let option = |_| {
            let about = about + sign * random.i64(0..=3);
            random_tree(random, about, depth - 1)
        };
        (0..count).map(option).collect()
    });
    Tree::Options(left, right)
}

fn pairs() -> [[Player; 2]; 4] {
    let [left, right] = Player::BOTH;
    [[left, left], [left, right], [right, left], [right, right]]
}

fn random_trees(random: &mut Rng, counts: std::ops::RangeInclusive<usize>) -> Vec<Tree> {
    let count = random.usize(counts);
    (0..count).map(|_| random_tree(random, 0, 3)).collect()
}

/// Thermostrat is sure of the wall of the compound thermograph at each temperature (*Winning Ways*, ch. 6; Siegel,
/// *CGT*, ch. II.5). So the stop he gets differs from the best by no more than the greatest temperature of a component.
#[test]
fn thermostrat_is_sure_of_the_compound_thermograph() {
    let mut random = Rng::with_seed(1);
    let [mut hot, mut imperfect] = [0; 2];
    for _ in 0..300 {
        let trees = random_trees(&mut random, 2..=3);
        let mut sum = Sum::of(&trees);
        let start = sum.start.clone();
        let heat = sum.heat(&start);
        hot += u32::from(!heat.is_zero());
        for [player, first] in pairs() {
            let best = sum.best(player, first);
            let sure = sum.compound(player, first);
            let score = sum.score(&Thermostrat, player, first);
            let at = format!("{player}, where {first} begins {trees:?}: {score}");
            assert!(sure <= score && score <= best, "{at}, between {sure} and {best}");
            assert!(best.clone() - score.clone() <= heat, "{at}, best {best}, temperature {heat}");
            imperfect += u32::from(score < best);
        }
    }
    // It is not so because all the games are trivial.
    assert!(hot > 200 && imperfect > 10, "{hot} {imperfect}");
}

/// Left threatens 12, and Right 100. One of Left's answers to Right is 10. The other is a threat again, of 30, which
/// Right answers with 0. So the mean is 10, the temperature is 2, and after Right's move it is 57 1/2.
fn tempting() -> Tree {
    let answers = vec![10.into(), cut(30, 0)];
    cut(12, Tree::Options(answers, vec![(-100).into()]))
}

/// Hotstrat is sure of nothing of the kind: it answers Right's threat by the move that is best at the temperature
/// of the threat, and loses 10 by it, five times the temperature of the sum. A proof by looking at all replies.
#[test]
fn hotstrat_is_not_sure_of_it() {
    let mut sum = Sum::of(&[tempting()]);
    let start = sum.start.clone();
    assert_eq!((sum.mean(&start), sum.heat(&start)), (10.into(), 2.into()));
    let [left, right] = Player::BOTH;
    assert_eq!(sum.best(left, right), 10.into());
    assert_eq!(sum.score(&Hotstrat, left, right), 0.into());
    assert_eq!(sum.score(&Thermostrat, left, right), 10.into());
    // He loses the more, the more there are of them.
    let mut sum = Sum::of(&vec![tempting(); 3]);
    assert_eq!(sum.best(left, right), 30.into());
    assert_eq!(sum.score(&Hotstrat, left, right), 12.into());
    assert_eq!(sum.score(&Thermostrat, left, right), 30.into());
}

/// What sentestrat, moving first, falls short of the orthodox forecast by, beside a stack of coupons that begins at
/// the temperature of the games; and by how much it may: a coupon's step for each move until the games are numbers,
/// and one for the stack.
fn short_of_forecast(trees: &[Tree], player: Player) -> Option<[Dyadic; 2]> {
    let mut alone = Sum::of(trees);
    let start = alone.start.clone();
    let heat = alone.heat(&start);
    let coupons = (1..=6).find(|&count| coupon(count - 1) >= heat)?;
    let mut sum = Sum::beside_coupons(trees, coupons);
    let half = coupon(coupons - 1).divided(2).unwrap();
    let forecast = signed(alone.mean(&start), player) + half;
    let score = sum.score(&Sentestrat::default(), player, player);
    let moves: i64 = trees.iter().map(Tree::height).sum();
    Some([forecast - score, Dyadic::new((moves + 1).into(), 1)])
}

/// Beside a rich stack of coupons sentestrat is as good as the orthodox forecast: the sum of the means and half of the
/// ambient temperature (Berlekamp, "The Economist's View of Combinatorial Games", 1996).
///
/// The coupons here are 1/2 apart, so that a quiet move costs him 1/2 at most: the ambient temperature falls by no
/// more between his moves.
#[test]
fn sentestrat_comes_to_the_forecast_beside_coupons() {
    let mut random = Rng::with_seed(9);
    let mut deep = 0;
    while deep < 8 {
        let trees = random_trees(&mut random, 1..=2);
        for player in Player::BOTH {
            if let Some([short, most]) = short_of_forecast(&trees, player) {
                assert!(short <= most, "{player} {trees:?}: {short}, more than {most}");
                deep += u32::from(trees.iter().any(|tree| tree.height() > 1));
            }
        }
    }
}

/// The same where a threat is best answered by what is best at the ambient temperature, and not at its own.
#[test]
fn sentestrat_answers_at_the_ambient_temperature() {
    let [short, most] = short_of_forecast(&[tempting(), tempting()], Player::Left).unwrap();
    assert!(short <= most, "{short}, more than {most}");
}
