//! Proofs of who wins: what is proved is so, each proof passes, and no altered one does.

use proptest::prelude::*;
use tweedle_engine::{Control, Outcome, Play, Player, Stop};
use tweedle_rulesets::standard;
use tweedle_search::proof::{Node, Proof, Reason, check, prove};
use tweedle_search::{Analyst, Position, PositionError};

fn analyst() -> Analyst {
    Analyst::new(Control::new(), &standard())
}

fn place(name: &str, text: &str) -> Position {
    let rules = standard().rules(name, &[]).expect("it is registered");
    rules.place(text).expect("it is a position")
}

/// Positions of rulesets of all kinds, and sums of them.
fn positions() -> Vec<Position> {
    let singles = [
        ("game.grid.Domineering", "......|......|......|......|......"),
        ("game.grid.Domineering", ".....|.#...|.....|....."),
        ("game.grid.Clobber", "xoxoxoxoxoxoxoxoxo"),
        ("game.grid.Clobber", "xoxox|oxoxo|xoxox"),
        ("game.grid.Amazons", "x...|....|...o"),
        ("game.grid.Cram", "...|...|..."),
        ("game.grid.Cram", "....|....|...."),
        ("game.strip.ToadsAndFrogs", "ttt...fff"),
        ("game.graph.Hackenbush", "l(r;e)l(r(l;r;e);e(l;r;r))"),
        ("game.graph.Snort", "-----------"),
        ("game.heap.Nim", "3,5,7"),
        ("game.heap.Kayles", "11,4"),
    ];
    let mut all: Vec<Position> = singles.map(|(name, text)| place(name, text)).to_vec();
    let sum = |places: &[usize]| {
        let terms = places.iter().map(|&place| all[place].clone());
        terms.reduce(|sum, term| sum.sum(&term)).expect("one term or more")
    };
    let mut sums = vec![sum(&[1, 2, 10]), sum(&[4, 7]), sum(&[8, 8, 9])];
    sums.push(all[1].sum(&all[1].negative()).sum(&all[7]));
    all.extend(sums);
    all
}

#[test]
fn what_is_proved_is_so_and_is_found_to_be() {
    for position in positions() {
        let outcome = analyst().outcome(&position, Play::Normal).expect("no budget is set");
        let wins = Player::BOTH.map(|first| {
            let proof = prove(&position, first, &mut analyst()).expect("no budget is set");
            assert_eq!(check(&proof, &mut analyst()), Ok(None), "{position}");
            proof.winner == first
        });
        assert_eq!(Outcome::from_wins(wins[0], wins[1]), outcome, "{position}");
    }
}

/// The same proof with other nodes.
fn with(proof: &Proof, winner: Player, nodes: impl IntoIterator<Item = Node>) -> Proof {
    let mut other = Proof::new(proof.start.clone(), proof.first, winner, &Control::new());
    for node in nodes {
        other.add(node).expect("no budget is set");
    }
    other
}

fn is_flawed(proof: &Proof) -> bool {
    check(proof, &mut analyst()).expect("no budget is set").is_some()
}

#[test]
fn a_proof_with_something_missing_or_for_the_other_player_has_a_flaw() {
    for (position, first) in positions().iter().zip(Player::BOTH.into_iter().cycle()) {
        let proof = prove(position, first, &mut analyst()).expect("no budget is set");
        assert!(is_flawed(&with(&proof, proof.winner.opponent(), proof.nodes().to_vec())));
        let nodes = proof.nodes();
        for missing in (0..nodes.len()).step_by(1 + nodes.len() / 5) {
            let mut rest = nodes.to_vec();
            rest.remove(missing);
            assert!(is_flawed(&with(&proof, proof.winner, rest)), "{position} without {missing}");
        }
    }
}

/// A reason in the place of another is a flaw, unless it is as good: then the node is won all the same.
#[test]
fn no_altered_reason_proves_what_is_not_so() {
    for (position, first) in positions().iter().zip(Player::BOTH.into_iter().cycle()) {
        let proof = prove(position, first, &mut analyst()).expect("no budget is set");
        let nodes = proof.nodes();
        for place in (0..nodes.len()).step_by(1 + nodes.len() / 3) {
            let node = &nodes[place];
            let options = node.position.options(node.mover, &Control::new()).expect("no budget");
            let moves = options.into_iter().take(4).map(Reason::Move);
            let others = [Reason::Replies, Reason::Theorem, Reason::Values];
            let cuts = [vec![0], vec![0, 1], vec![0, 2], vec![1], vec![0, 1, 2], vec![0, 2, 1]];
            let cuts = cuts.map(|starts| Reason::Cuts(vec![Some(starts); node.position.len()]));
            for reason in moves.chain(others).chain(cuts) {
                let mut altered = nodes.to_vec();
                // A position that is lost for the winner, if its mover is exchanged, may not pass.
                let mover = node.mover.opponent();
                altered[place] = Node { reason: reason.clone(), ..node.clone() };
                let mut turned = nodes.to_vec();
                turned[place] = Node { reason, mover, ..node.clone() };
                for nodes in [altered, turned] {
                    let altered = with(&proof, proof.winner, nodes);
                    if !is_flawed(&altered) {
                        let node = &altered.nodes()[place];
                        let wins = analyst().wins_first(&node.position, node.mover, Play::Normal);
                        assert_eq!(wins, Ok(node.mover == proof.winner), "{node:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn budgets_are_kept_and_loops_refused() {
    let board = place("game.grid.Clobber", "xoxox|oxoxo|xoxox|oxoxo");
    let control = Control::with_memory(1 << 20);
    let refused = prove(&board, Player::Left, &mut Analyst::new(control.clone(), &standard()));
    assert!(matches!(refused, Err(PositionError::Stop(Stop::Memory { .. }))), "{refused:?}");
    let entailing = place("game.entailing.TopEntails", "5,4");
    let refused = prove(&entailing, Player::Left, &mut analyst());
    assert!(matches!(refused, Err(PositionError::Stop(Stop::NotPossible(_)))));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn boards_with_holes_are_proved(cells in prop::collection::vec(0..8_usize, 25)) {
        let rows: Vec<String> = cells
            .chunks(5)
            .map(|row| row.iter().map(|cell| if *cell > 0 { '.' } else { '#' }).collect())
            .collect();
        let board = place("game.grid.Domineering", &rows.join("|"));
        for first in Player::BOTH {
            let proof = prove(&board, first, &mut analyst()).expect("no budget is set");
            prop_assert_eq!(check(&proof, &mut analyst()), Ok(None));
        }
    }
}
