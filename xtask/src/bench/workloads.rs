//! The workloads, with their properties.

/// The occasions on which a workload is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    /// Always, and with `--quick` nothing else.
    Quick,
    /// Unless `--quick` is given.
    Full,
    /// Like `Full`, but the `cgt` crate only with `--all`.
    LongForCgt,
    /// Like `Full`, but the peers only with `--all`.
    Long,
}

/// CPU seconds of `CGSuite`: the first evaluation in a process, and a later one where known.
pub(crate) type Suite = (f64, Option<f64>);

/// A workload's occasions, its name, and the given figures of `CGSuite` where there are some.
pub(crate) type Entry = (Class, &'static str, Option<Suite>);

/// The workloads.
pub(crate) const WORKLOADS: &[Entry] = &[
    (Class::Quick, "domineering 3 7", Some((1.23, Some(0.50)))),
    (Class::Quick, "domineering 4 5", Some((1.49, Some(0.57)))),
    (Class::Full, "domineering 4 6", Some((3.50, Some(2.59)))),
    (Class::Full, "domineering 5 5", Some((6.12, Some(4.79)))),
    (Class::Full, "domineering 3 9", None),
    (Class::Long, "domineering 4 7", None),
    (Class::Long, "domineering 5 6", Some((73.78, None))),
    (Class::Quick, "toads 5 3 5", Some((1.49, Some(0.87)))),
    (Class::Full, "toads 6 4 6", None),
    (Class::Full, "toads 5 6 5", None),
    (Class::Long, "toads 7 4 7", None),
    (Class::Quick, "clobber 2 7", Some((2.44, Some(1.55)))),
    (Class::Full, "clobber 3 5", Some((11.32, Some(10.56)))),
    (Class::Full, "clobber 2 8", None),
    (Class::LongForCgt, "clobber 1 26", None),
    (Class::Long, "clobber 4 4", Some((34.67, None))),
    (Class::Quick, "amazons x..|...|..o", None),
    (Class::Full, "amazons x...|....|...o", None),
    (Class::Quick, "snort-path 14", None),
    (Class::Full, "snort-path 20", None),
    (Class::Full, "cram-outcome 5 7", None),
    (Class::Full, "cram-outcome 3 13", None),
    (Class::Quick, "cram 4 7", None),
    (Class::Full, "cram 5 7", None),
    (Class::Full, "cram 3 13", None),
    (Class::Full, "cram 4 9", None),
    (Class::Full, "cram 3 15", None),
    (Class::Full, "cram 8 5", None),
    (Class::Long, "cram 4 11", None),
    (Class::Long, "cram 3 17", None),
    (Class::Quick, "chomp 8 8", None),
    (Class::Full, "chomp 12 12", None),
    (Class::Full, "chomp 13 13", None),
    (Class::Quick, "nim-product 10000000", None),
    (Class::Quick, "grundy 0.16 100000", None),
    (Class::Quick, "grundy 0.007 10000", None),
    (Class::Full, "grundy 0.054 10000000", None),
    (Class::Full, "grundy 0.106 10000000", None),
    (Class::Full, "grundy 0.16 10000000", None),
    (Class::Full, "grundy 0.356 10000000", None),
    (Class::Full, "grundy 0.56 10000000", None),
    (Class::Full, "grundy 0.36 1000000", None),
    (Class::Full, "grundy 0.376 1000000", None),
    (Class::Full, "grundy 0.6 1000000", None),
    (Class::Full, "grundy 0.007 100000", None),
    (Class::Full, "grundy 0.04 100000", None),
    (Class::Full, "grundy 0.07 100000", None),
    (Class::Full, "grundy 4.007 100000", None),
    (Class::Quick, "grundy-period 0.16 1000000", None),
    (Class::Full, "grundy-period 4!.0 1000000", None),
    (Class::Long, "grundy-period 0.054 300000000", None),
    (Class::Quick, "entails 40000", None),
    (Class::Quick, "entails-obvious 40000", None),
    (Class::Full, "entails 200000", None),
    (Class::Full, "entails-obvious 200000", None),
    (Class::Quick, "quotient 0.77 160", None),
    (Class::Full, "quotient 0.644 4200", None),
    (Class::Quick, "misere-forms 0.77 20", Some((7.7, Some(4.1)))),
    (Class::Quick, "universe 1000 1", None),
    (Class::Quick, "dead-ending 200 1 2", None),
    (Class::Quick, "dead-ends 200 1 4", None),
    (Class::Full, "dead-ending 50 1 3", None),
    (Class::Full, "dead-ends 1000 1 7", None),
    (Class::Quick, "nimstring 3 3", None),
    (Class::Full, "nimstring 3 4", None),
    (Class::Quick, "boxes 3 3", None),
    (Class::Quick, "boxes 2 5", None),
    (Class::Full, "boxes 3 4", None),
    (Class::Quick, "invariant value 20", None),
    (Class::Full, "invariant temperature 20", None),
    (Class::Full, "invariant cooled 20", None),
    (Class::Full, "invariant heated 20", None),
    (Class::Full, "invariant reduced 20", None),
    (Class::Full, "invariant atomic-weight 20", None),
    (Class::Quick, "pool-sum 30 1 2", None),
    (Class::Full, "pool-sum 100 1 2", None),
    (Class::Full, "pool-sum 200 1 2", None),
    (Class::Full, "pool-sum 100 1 3", None),
    (Class::Full, "pool-sum 200 1 3", None),
    (Class::Full, "pool-sum 100 1 4", None),
    (Class::Quick, "pool-cmp 200 1 2", None),
    (Class::Full, "pool-cmp 400 1 2", None),
    (Class::Full, "pool-cmp 1000 1 2", None),
    (Class::Full, "pool-cmp 200 1 3", None),
    (Class::Full, "pool-cmp 400 1 3", None),
    (Class::Full, "pool-cmp 1000 1 3", None),
    (Class::Full, "pool-cmp 400 1 4", None),
];

/// The peers that have the game of a workload.
pub(crate) fn peers(workload: &str) -> &'static [&'static str] {
    match workload.split(' ').next().unwrap_or_default() {
        "cram-outcome" | "cram" | "chomp" => &["igs"],
        "nim-product" => &["ogdoad"],
        "grundy" => &["ogs"],
        "grundy-period" | "entails" | "entails-obvious" | "quotient" | "misere-forms"
        | "universe" | "nimstring" | "boxes" => &[],
        "invariant" | "dead-ending" | "dead-ends" => &["cgt"],
        _ => &["cgt", "ogdoad", "ogdoad+"],
    }
}
