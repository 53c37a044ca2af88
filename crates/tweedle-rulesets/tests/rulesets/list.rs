//! All rulesets there are, with parameters of several kinds, for the tests of what holds for each.

use std::fmt::Debug;
use std::hash::Hash;
use tweedle::affine::Obligations;
use tweedle_heaps::Code;
use tweedle_rulesets::{
    Amazons, AtariGo, CarryOnNim, Chomp, Clobber, Col, Cram, Domineering, Euclid, Hackenbush,
    HeapRuleset, Kayles, MoveTable, Nim, Nimstring, Notation, Poset, PosetGame, SilverDollar,
    StringsAndCoins, Subtraction, TakeAndBreak, TakeAway, ToadsAndFrogs, TopEntails, Wythoff,
};

/// What a ruleset is to those who hold rulesets and positions of all kinds: a value that is compared,
/// printed and sent to other threads.
pub(crate) trait Listed:
    Notation<Position: Ord + Debug + Send + Sync + 'static>
    + Clone
    + Eq
    + Hash
    + Debug
    + Send
    + Sync
    + 'static
{
}

impl<R> Listed for R where
    R: Notation<Position: Ord + Debug + Send + Sync + 'static>
        + Clone
        + Eq
        + Hash
        + Debug
        + Send
        + Sync
        + 'static
{
}

/// What is to be done with every ruleset.
pub(crate) trait Visit {
    /// Is given a ruleset with the texts of positions of it, in the characters of which are all that
    /// its texts have.
    fn visit<R: Listed>(&mut self, ruleset: &R, examples: &[&str]);
}

fn code(text: &str) -> Code {
    Code::parse(text).unwrap()
}

/// Visits every ruleset in which play ends.
pub(crate) fn every_ruleset(visit: &mut impl Visit) {
    boards(visit);
    strips(visit);
    heaps(visit);
    graphs(visit);
    entailing(visit);
}

fn boards(visit: &mut impl Visit) {
    let amazons = ["x..|.o.", "x#.|.xo", "x...|...o", "oo.|#.x"];
    visit.visit(&Amazons::<u32>::new(), &amazons);
    visit.visit(&Amazons::<u64>::new(), &amazons);
    visit.visit(&Amazons::<u128>::new(), &amazons);
    let chomp = ["....|....|..##", "...|.##|.##", "....."];
    visit.visit(&Chomp, &chomp);
    let clobber = ["xoxo|oxox", "xox|.ox|o.x", "xoxoxo"];
    visit.visit(&Clobber::<u32>::new(), &clobber);
    visit.visit(&Clobber::<u64>::new(), &clobber);
    visit.visit(&Clobber::<u128>::new(), &clobber);
    let dominoes = ["...|...|...", "....|.#..|..#.", ".#.|...|.#.|...", "......"];
    visit.visit(&Cram::<u32>::new(), &dominoes);
    visit.visit(&Cram::<u64>::new(), &dominoes);
    visit.visit(&Cram::<u128>::new(), &dominoes);
    visit.visit(&Domineering::<u32>::new(), &dominoes);
    visit.visit(&Domineering::<u64>::new(), &dominoes);
    visit.visit(&Domineering::<u128>::new(), &dominoes);
}

fn strips(visit: &mut impl Visit) {
    visit.visit(&SilverDollar, &["o.o..o..", "..o.o...o"]);
    let toads = ["tt..ff", "t.tf.f.", "tft.ff.t", "fft.tft", "t.ttff.f"];
    visit.visit(&ToadsAndFrogs::<u32>::toads_and_frogs(), &toads);
    visit.visit(&ToadsAndFrogs::<u64>::toads_and_frogs(), &toads);
    visit.visit(&ToadsAndFrogs::<u128>::elephants_and_rhinos(), &toads);
    visit.visit(&ToadsAndFrogs::<u64>::new(1, 2, 2, true), &toads);
    visit.visit(&ToadsAndFrogs::<u64>::new(2, 3, 1, false), &toads);
}

fn heaps(visit: &mut impl Visit) {
    let heaps = ["4,4", "3,4,2", "7", "1+2+3", "0"];
    visit.visit(&Nim, &heaps);
    visit.visit(&Kayles, &heaps);
    for set in [vec![1, 2], vec![2, 3], vec![1, 4, 5], vec![3]] {
        visit.visit(&Subtraction::new(set.clone()).unwrap(), &heaps);
        visit.visit(&Subtraction::all_but(set).unwrap(), &heaps);
    }
    visit.visit(&Subtraction::all_but([]).unwrap(), &heaps);
    let codes =
        ["0.77", "4!.0", "0.[3]", "0.8F", "80.1", "0.{2+}", "0.5=", "8?.4=7!", "4.C?[{0,2+}]"]
            .map(code);
    for (i, left) in codes.iter().enumerate() {
        visit.visit(&TakeAndBreak::new(left.clone()), &heaps);
        let right = codes[(i + 1) % codes.len()].clone();
        visit.visit(&TakeAndBreak::partizan(left.clone(), right), &heaps);
        let by_function = HeapRuleset::new("Function", 9, |size| left.options(size).collect());
        visit.visit(&by_function.unwrap(), &heaps);
    }
    visit.visit(&Wythoff, &["(3,5)", "4,4", "(0,3)"]);
    visit.visit(&Euclid, &["(25,7)", "12,8", "(3,0)"]);
    for (numerator, denominator) in [(2, 1), (3, 2), (1, 1), (1, 2)] {
        let game = TakeAway::new(numerator, denominator).unwrap();
        visit.visit(&game, &["11", "(9,4)", "0"]);
    }
}

fn graphs(visit: &mut impl Visit) {
    let graphs = ["-L--R-", ":A----:A", "(-;-R;--)", ".-R-R-L-L-.", "L:A--(-:A;-R;-)", "--;-R;."];
    visit.visit(&Col::col(), &graphs);
    visit.visit(&Col::snort(), &graphs);
    let pictures = ["lrel", "(lr;e;l)", ":Gl.r.l:G", "l(e;r(l;e))", ":G(l:G;l.r:G;e)", "."];
    visit.visit(&Hackenbush, &pictures);
    for poset in ["a < b < c; d < c; e", "a; b; c < d; a < d", "a < b < d; a < c < d", "é"] {
        let game = PosetGame::new(Poset::parse(poset).unwrap());
        let start = game.print(&game.start());
        visit.visit(&game, &[&start, "{}"]);
    }
}

fn entailing(visit: &mut impl Visit) {
    let atari = ["...|.x.", "xo.|...", ".o.|x..", "Xo.|o.."];
    visit.visit(&AtariGo::<u32>::new(), &atari);
    visit.visit(&AtariGo::<u64>::new(), &atari);
    visit.visit(&AtariGo::<u128>::new(), &atari);
    visit.visit(&Obligations(TopEntails), &["5", "3,4", "4,!3", "2,!2,!3", "4,!"]);
    for (counts, whole) in [(vec![1, 3], false), (vec![], true), (vec![2], true)] {
        let game = Obligations(CarryOnNim::new(counts, whole));
        visit.visit(&game, &["5", "3,2", "again 3,2", "again 3,!2", "loses 5"]);
    }
    for (table, examples) in [
        (
            "0: | 1: entail 0 | 2: quiet 1+1; entail 1 | 3: quiet 1+2; again in 2 beside 1; win",
            ["3,2", "1,!2", "again 3", "again 1,!2", "loses 2"],
        ),
        (
            "a: | b Left: entail a; again in a beside a | b Right: quiet a+a | c: win; lose; again b",
            ["b,c", "Left: b,!c", "Right: again b,!c", "Left: wins a", "Right: loses c"],
        ),
    ] {
        visit.visit(&Obligations(MoveTable::parse(table).unwrap()), &examples);
    }
    for (rows, cols) in [(1, 2), (2, 2)] {
        let game = Nimstring::new(rows, cols).unwrap();
        visit.visit(&game, &["empty", "icelandic", "swedish", "0x2b", "again 0x13", "0"]);
    }
    visit.visit(&StringsAndCoins, &["a-b, b-c, c-", "again a-b, b-, b-", "a-, a-, a-b, b-c", "0"]);
}
