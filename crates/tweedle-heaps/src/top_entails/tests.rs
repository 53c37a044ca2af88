use super::*;

/// The recursion as it stands, with sets of nimbers.
fn by_definition(to: usize) -> Vec<Value> {
    let mut values: Vec<Value> = Vec::new();
    let mut set = NimSet::none();
    for n in 0..=to {
        if n > 0 {
            let splits = (1..=n / 2).filter_map(|a| (values[a] + values[n - a]).nimber());
            set = NimSet::of(splits).union(&set.complement());
        }
        values.push(set.value());
    }
    values
}

#[test]
fn as_by_definition() {
    let to = 3_000;
    let mut heaps = TopEntails::new(&Control::new());
    assert_eq!(heaps.extend(to), Ok(()));
    let values: Vec<Value> = heaps.values(0..=to).collect();
    assert!(values == by_definition(to as usize));
    assert_eq!(heaps.loony(), [1, 3, 2403, 2505]);
    for n in [0, 1, 2, 5, 60, 301] {
        let (immediate, protected) = heaps.sets(n).expect("no stop").expect("computed");
        assert_eq!(immediate.union(&protected).value(), values[n as usize]);
    }
}

/// J. West, "New Values for Top Entails" (*Games of No Chance*, 1996), has these loony heaps.
#[test]
fn loony_heaps_to_forty_thousand() {
    let mut heaps = TopEntails::new(&Control::new());
    assert_eq!(heaps.extend(40_000), Ok(()));
    assert_eq!(heaps.loony(), [1, 3, 2403, 2505, 33243]);
    assert_eq!(heaps.largest(40_000).map(|it| it.0), Some(288));
}

#[test]
fn going_on_and_stopping() {
    let control = Control::new();
    let mut straight = TopEntails::new(&control);
    assert_eq!(straight.extend(5_000), Ok(()));
    let mut restored = TopEntails::new(&control);
    assert_eq!(restored.restore(straight.values(0..=2_345)), Ok(()));
    assert_eq!(restored.extend(5_000), Ok(()));
    assert!(restored.values(0..=5_000).eq(straight.values(0..=5_000)));
    assert_eq!(restored.loony(), straight.loony());
    control.cancel();
    assert_eq!(straight.extend(6_000), Err(Stop::Cancelled));
    control.resume();
    assert_eq!(straight.extend(6_000), Ok(()));
    let too_small = Control::with_memory(1_000);
    let stopped = TopEntails::new(&too_small).extend(9);
    assert!(matches!(stopped, Err(Stop::Memory { .. })));
    assert_eq!(too_small.used(), 0);
}
