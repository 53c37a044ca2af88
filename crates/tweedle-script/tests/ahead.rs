//! Comprehensions that several threads work on: all is as with one thread.

use std::num::NonZeroUsize;
use tweedle_engine::Control;
use tweedle_script::Session;

/// What programs give, one after the other in a session with a number of threads, and how many positions were looked at.
fn run(programs: &[&str], threads: usize) -> (Vec<String>, u64) {
    let (results, positions) = run_in_turn(programs, threads);
    (results, positions.last().copied().unwrap_or_default())
}

/// The same, with how many positions were looked at up to the end of each program.
fn run_in_turn(programs: &[&str], threads: usize) -> (Vec<String>, Vec<u64>) {
    let control = Control::new();
    control.allow_threads(NonZeroUsize::new(threads).expect("there are some"));
    let mut session = Session::new(control.clone(), tweedle_rulesets::standard());
    let results = programs.iter().map(|program| {
        let result = match session.run(program) {
            Ok(text) => text.unwrap_or_default(),
            Err(failure) => format!("!!{failure}"),
        };
        (result, control.positions())
    });
    results.unzip()
}

fn check(programs: &[&str]) {
    let (wanted, _) = run(programs, 1);
    for threads in [2, 5] {
        assert_eq!(run(programs, threads).0, wanted, "{threads} threads");
    }
}

const STRIPS: &str = "s := [a + b + c + d + \"..\" for a in [\"t\",\"f\",\".\"] for b in [\"t\",\"f\",\".\"] \
                      for c in [\"t\",\"f\",\".\"] for d in [\"t\",\"f\",\".\"]]; \
                      l := [game.strip.ToadsAndFrogs(x) for x in s];";

#[test]
fn lists_sets_and_maps() {
    check(&[
        STRIPS,
        "[g.CanonicalForm for g in l]",
        "{g.CanonicalForm.Temperature for g in l}",
        "{g => g.GameValue for g in l}",
        "[g for g in l where g.CanonicalForm == 0]",
        "[[g, if g.CanonicalForm > 0 then g.CanonicalForm else 0 end] for g in l]",
        "[g.CanonicalForm for h in 1..2 for g in l]",
        "[(-g).CanonicalForm + g.CanonicalForm for g in l]",
        "[h.NimValue for h in [game.heap.Kayles(n) for n in 1..60]]",
        "[h.CanonicalForm for h in [game.heap.GrundysGame(n) for n in 1..60]]",
        "[g.CanonicalForm for g in [a + b for a in l for b in [l[3], l[40]]]]",
    ]);
}

/// What ends at its first round is not looked at before.
#[test]
fn rounds_that_do_more_are_done_one_by_one() {
    let list = "l := [game.strip.ToadsAndFrogs(\"ttt..fff\") for i in 1..40];";
    for program in [
        "[error(\"first\") for g in l where g.CanonicalForm == 7 or error(\"x\")]",
        "[[error(\"first\"), g.CanonicalForm] for g in l]",
        "[if i == 0 then 0 else g.CanonicalForm end for i in 0..0 for g in l]",
    ] {
        let programs = [list, program];
        assert_eq!(run(&programs, 2), run(&programs, 1), "{program}");
    }
}

#[test]
fn failures_are_the_same() {
    check(&[
        STRIPS,
        "[g.NimValue for g in l]",
        "[g.CanonicalForm for g in l where g.NimValue == 0]",
        "[g.CanonicalForm for g in l.Concat([1, \"a\"])]",
        "m := [game.strip.BackslidingToadsAndFrogs(x) for x in s];",
        "[g.CanonicalForm for g in m]",
        "[g.GameValue for g in m]",
        "[g.CanonicalForm for g in [game.grid.AtariGo(\"xo.|...\") for i in 1..40]]",
    ]);
}

const TAKE: &str = "class Take(n) extends ImpartialGame \
                    override def Options := [Take(n - k) for k in [1,2,3] where k <= n]; end;";

#[test]
fn games_of_programs() {
    let says = "class Says(n) extends Game \
                override def Options(player as Player) := [Says(n - 1) for k in 1..n where k < 2]; \
                override def CanonicalForm := begin System.Print(n); n end; end;";
    let fails = "class Fails(n) extends Game \
                 override def Options(player as Player) := \
                 if n == 3 then error(\"no\") else [Fails(n - 1) for k in 1..n where k < 2] end; end;";
    let prints = "class Prints(n) extends ImpartialGame override def Options := \
                  begin System.Print(n); [Prints(n - k) for k in [1,2,3] where k <= n] end; end;";
    check(&[
        TAKE,
        prints,
        "[[System.Print(\"e\"), g.NimValue] for g in [Prints(n) for n in 0..50]]",
        "[g.NimValue for g in [Prints(n) for n in 0..50]]",
        says,
        fails,
        "[g.NimValue for g in [Take(n) for n in 0..50]]",
        "[g.CanonicalForm for g in [Take(n) + game.heap.Nim(n) for n in 0..50]]",
        "[g.CanonicalForm for g in [Says(n) for n in 0..50]]",
        "[g.CanonicalForm for g in [Fails(n) for n in 0..50]]",
    ]);
}

/// The positions of a list are not looked at again when they are asked.
#[test]
fn threads_find_what_is_asked() {
    let programs = [
        STRIPS,
        "[g.CanonicalForm for g in l];",
        "[g.CanonicalForm for g in l];",
        "[g.CanonicalForm for g in l where true];",
    ];
    // Two threads may look at one position at the same time, so that counts of two sessions would differ a little.
    let (_, positions) = run_in_turn(&programs, 2);
    assert!(positions[1] > 0);
    assert_eq!(positions[1..], [positions[1]; 3]);
}
