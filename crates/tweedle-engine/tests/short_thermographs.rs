//! Thermographs against their definition, worked out point by point.

use proptest::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;
use tweedle_engine::Player::{self, Left, Right};
use tweedle_engine::number::Dyadic;
use tweedle_engine::short::{Id, Store, Thermograph};

/// The temperatures at which walls are worked out: from −1 to 4 in steps of 1/2^7.
const EXPONENT: u32 = 7;
const STEPS: i64 = 5 << EXPONENT;

fn temperature(step: i64) -> Dyadic {
    Dyadic::new((step - (1 << EXPONENT)).into(), EXPONENT)
}

type Walls = Arc<[Vec<Dyadic>; 2]>;

/// The walls at all of these temperatures. A scaffold is the best of the options' walls with the tax; up to the least temperature
/// at which they meet, of a number −1/2^k and of others 0 or more, they are the walls, and from there on both are a mast.
fn by_definition(store: &mut Store, known: &mut HashMap<Id, Walls>, g: Id) -> Walls {
    if let Some(known) = known.get(&g) {
        return known.clone();
    }
    let all = || 0..=STEPS;
    let number = store.as_number(g);
    let walls = if let Some(n) = number.as_ref().filter(|n| n.is_integer()) {
        [(); 2].map(|()| all().map(|_| n.clone()).collect())
    } else {
        let mut scaffolds = Player::BOTH.map(|player| {
            let options: Vec<Walls> = store
                .options(g, player)
                .unwrap()
                .into_iter()
                .map(|option| by_definition(store, known, option))
                .collect();
            let best = |step: i64| {
                let tax = temperature(step).times(player.sign().into());
                let after = options
                    .iter()
                    .map(|it| it[player.opponent().index()][step as usize].clone() - tax.clone());
                match player {
                    Left => after.max().unwrap(),
                    Right => after.min().unwrap(),
                }
            };
            all().map(best).collect::<Vec<_>>()
        });
        let least = match number {
            Some(n) => Dyadic::new((-1).into(), n.exponent()),
            None => Dyadic::ZERO,
        };
        let [left, right] = &scaffolds;
        let foot = all()
            .find(|&step| temperature(step) >= least && left[step as usize] <= right[step as usize])
            .expect("they meet before the last temperature") as usize;
        assert_eq!(left[foot], right[foot], "they meet at one of these temperatures");
        for scaffold in &mut scaffolds {
            let mast = scaffold[foot].clone();
            scaffold[foot..].fill(mast);
        }
        scaffolds
    };
    known.insert(g, Arc::new(walls));
    known[&g].clone()
}

#[derive(Clone, Debug)]
enum Shape {
    Small(usize),
    Options(Vec<Shape>, Vec<Shape>),
}

const SMALL: [&str; 14] =
    ["0", "0", "1", "-1", "2", "-2", "1/2", "-3/4", "-3/2", "*", "*2", "^", "v", "1*"];

fn any() -> impl Strategy<Value = Shape> {
    (0..SMALL.len()).prop_map(Shape::Small).prop_recursive(3, 16, 3, |inner| {
        let side = || proptest::collection::vec(inner.clone(), 1..3);
        (side(), side()).prop_map(|(lefts, rights)| Shape::Options(lefts, rights))
    })
}

fn made(store: &mut Store, shape: &Shape) -> Id {
    match shape {
        Shape::Small(i) => store.read(SMALL[*i]).unwrap(),
        Shape::Options(lefts, rights) => {
            let [lefts, rights] = [lefts, rights]
                .map(|side| side.iter().map(|it| made(store, it)).collect::<Vec<_>>());
            store.game(&lefts, &rights).unwrap()
        }
    }
}

/// Corners with the slopes about them, and whether that is all there is to say from −1 up.
fn check_form(thermograph: &Thermograph) -> Result<(), TestCaseError> {
    for player in Player::BOTH {
        let wall = thermograph.wall(player);
        prop_assert!(wall.corners().all(|(t, _)| *t > Dyadic::from(-1)), "{wall:?}");
        for (t, value) in wall.corners() {
            prop_assert!(wall.slope_below(t) != wall.slope_above(t));
            prop_assert_eq!(&wall.at(t), value);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn walls_are_those_of_the_definition(shapes in proptest::collection::vec(any(), 1..8)) {
        let mut store = Store::default();
        let mut known = HashMap::new();
        let mut games: Vec<Id> = shapes.iter().map(|shape| made(&mut store, shape)).collect();
        // What differs by an infinitesimal often has the same walls.
        for i in 0..games.len() {
            let up = store.up_sum(1).unwrap();
            for other in [store.reduced(games[i]), store.sum(games[i], up)] {
                games.push(other.unwrap());
            }
        }
        let found: Vec<_> = games.into_iter().map(|g| {
            (store.thermograph(g).unwrap(), by_definition(&mut store, &mut known, g))
        }).collect();
        for (thermograph, expect) in &found {
            check_form(thermograph)?;
            for player in Player::BOTH {
                for step in 0..=STEPS {
                    let at = thermograph.wall(player).at(&temperature(step));
                    prop_assert_eq!(&at, &expect[player.index()][step as usize]);
                }
            }
        }
        for (one, of_one) in &found {
            for (other, of_other) in &found {
                prop_assert_eq!(one == other, of_one == of_other);
            }
        }
    }
}

/// Pairs whose scaffolds differ at −1 and below it alone.
#[test]
fn nothing_below_the_beginning_makes_a_difference() {
    let mut store = Store::default();
    for (one, other, is_equal) in
        [("{1|{{0|-1},{1|-3/2}|-3/2}}", "{1|-1}", true), ("{1|-1}", "{1|-3/2}", false)]
    {
        let [one_of, other_of] = [one, other].map(|text| {
            let g = store.read(text).unwrap();
            store.thermograph(g).unwrap()
        });
        assert_eq!(one_of == other_of, is_equal, "{one}, {other}");
    }
    let g = store.read("{-1/4,{1|-3/2}|-2}").unwrap();
    let thermograph = store.thermograph(g).unwrap();
    for player in [Left, Right] {
        assert!(thermograph.wall(player).corners().all(|(t, _)| *t > Dyadic::from(-1)));
    }
}
