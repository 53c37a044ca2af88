//! Games given by lists of moves, random ones, and what is asked of them.

use crate::referee::Referee;
use tweedle_engine::Play;
use tweedle_engine::affine::{AffineImpartial, Entailing, Move, Obligations, Standing, Worth};
use tweedle_engine::walk::{Memo, Walker};
use tweedle_engine::{Control, Outcome, Outcomes, Player, Theory};

/// A linear congruential generator: the same games in every run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    pub(crate) fn one_of<T: Clone>(&mut self, some: &[T]) -> T {
        some[self.below(some.len())].clone()
    }

    /// `count` heaps smaller than `below`, if there are any.
    pub(crate) fn heaps(&mut self, count: usize, below: usize) -> Vec<u8> {
        let count = if below == 0 { 0 } else { count };
        (0..count).map(|_| self.below(below) as u8).collect()
    }
}

/// A heap of this size and more is one of Nim, with that many counters less.
pub(crate) const NIM: u8 = 100;

/// The moves of each kind of heap are listed, Left's and Right's.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub(crate) moves: Vec<[Vec<Move<u8>>; 2]>,
    is_impartial: bool,
}

impl Entailing for Listed {
    type Part = u8;

    fn moves(&self, &heap: &u8, player: Player, into: &mut Vec<Move<u8>>) {
        match heap.checked_sub(NIM) {
            Some(_) => into.extend((NIM..heap).map(|rest| Move::Quiet(vec![rest]))),
            None => into.extend_from_slice(&self.moves[heap as usize][player.index()]),
        }
    }

    fn is_impartial(&self) -> bool {
        self.is_impartial
    }
}

impl Listed {
    pub(crate) fn impartial(moves: impl IntoIterator<Item = Vec<Move<u8>>>) -> Listed {
        let moves = moves.into_iter().map(|moves| [moves.clone(), moves]).collect();
        Listed { moves, is_impartial: true }
    }

    pub(crate) fn partizan(moves: impl IntoIterator<Item = [Vec<Move<u8>>; 2]>) -> Listed {
        Listed { moves: moves.into_iter().collect(), is_impartial: false }
    }

    /// A random game of so many heaps, each of whose moves leads to smaller heaps.
    pub(crate) fn random(random: &mut Random, heaps: usize, is_impartial: bool) -> Listed {
        let mut moves = |heap| {
            let count = if heap == 0 { random.below(8) / 7 } else { 1 + random.below(3) };
            (0..count).map(|_| random_move(random, heap)).collect()
        };
        if is_impartial {
            Listed::impartial((0..heaps).map(moves))
        } else {
            Listed::partizan((0..heaps).map(|heap| [moves(heap), moves(heap)]))
        }
    }

    /// Top Entails (*Winning Ways*, ch. 12): split a heap, or take one counter, which entails an
    /// answer in that heap.
    pub(crate) fn top_entails(heaps: u8) -> Listed {
        Listed::impartial((0..heaps).map(|heap| {
            let splits = (1..=heap / 2).map(|part| Move::Quiet(vec![part, heap - part]));
            let take = heap.checked_sub(1);
            let take = take.map(|left| Move::Entail { must: vec![left], rest: vec![] });
            splits.chain(take).collect()
        }))
    }
}

fn random_move(random: &mut Random, heap: usize) -> Move<u8> {
    let mut heaps = |counts: &[usize]| {
        let count = random.one_of(counts);
        random.heaps(count, heap)
    };
    let (some, must, rest) = (heaps(&[0, 1, 1, 1, 2]), heaps(&[0, 1, 1, 1, 2]), heaps(&[0, 0, 1]));
    match random.below(24) {
        0..=8 => Move::Quiet(some),
        9..=13 => Move::Entail { must, rest },
        14..=17 => Move::Again(some),
        18..=21 => Move::AgainIn { must, rest },
        22 => Move::Win,
        _ => Move::Lose,
    }
}

/// The worth of a position, which the walker finds in whatever theory.
pub(crate) fn walk<T: Theory>(
    game: &Obligations<Listed>,
    memo: &mut Memo<Standing<u8>, T::Value>,
    theory: &mut T,
    position: &Standing<u8>,
) -> T::Value {
    Walker::new(game, memo).value(theory, position).unwrap()
}

/// A game, and what has been found out about it: by the theory, by the walker's play through the
/// adapter, and by the referee.
pub(crate) struct Trial {
    pub(crate) game: Obligations<Listed>,
    worths: Memo<Standing<u8>, Worth>,
    outcomes: Memo<Standing<u8>, Outcome>,
    referee: Referee,
}

impl Trial {
    pub(crate) fn new(game: Listed) -> Trial {
        Trial {
            game: Obligations(game),
            worths: Memo::new(Control::new()),
            outcomes: Memo::new(Control::new()),
            referee: Referee::default(),
        }
    }

    pub(crate) fn worth(&mut self, position: &Standing<u8>) -> Worth {
        walk(&self.game, &mut self.worths, &mut AffineImpartial, position)
    }

    pub(crate) fn worth_of_heap(&mut self, heap: u8) -> Worth {
        self.worth(&Standing::free(vec![heap]))
    }

    /// Who wins, by the referee; the adapter must agree with him.
    pub(crate) fn outcome(&mut self, position: &Standing<u8>) -> Outcome {
        let [left, right] =
            Player::BOTH.map(|player| self.referee.wins_next(&self.game.0, position, player));
        let outcome = Outcome::from_wins(left, right);
        let by_adapter =
            walk(&self.game, &mut self.outcomes, &mut Outcomes(Play::Normal), position);
        assert_eq!(by_adapter, outcome, "{position:?} in {:?}", self.game.0);
        outcome
    }

    /// Whether the player who moves next wins an impartial position.
    pub(crate) fn is_won(&mut self, position: &Standing<u8>) -> bool {
        match self.outcome(position) {
            Outcome::N => true,
            Outcome::P => false,
            outcome => panic!("{outcome} in an impartial game"),
        }
    }
}
