//! The identities that a first tour of the subject shows, in the notation of the books.

use tweedle_engine::Outcome;
use tweedle_engine::form::Forms;
use tweedle_engine::short::{Arena, Short};
use tweedle_engine::{Play, Stop};

#[test]
fn outcomes_of_the_first_games() {
    let arena = Arena::new();
    let outcome = |text| arena.read(text).unwrap().outcome();
    assert_eq!(outcome("{|}"), Outcome::P);
    assert_eq!(outcome("{0|}"), Outcome::L);
    assert_eq!(outcome("{|0}"), Outcome::R);
    assert_eq!(outcome("{0|0}"), Outcome::N);
    assert_eq!(outcome("{0|*}"), Outcome::L);
}

#[test]
fn sums_of_the_first_games() {
    let arena = Arena::new();
    let [one, two, star, star2, star3] =
        ["{0|}", "{1|}", "{0|0}", "{0,*|0,*}", "{0,*,*2|0,*,*2}"].map(|t| arena.read(t).unwrap());
    let zero = arena.integer(0);
    assert_eq!(one + one, two);
    assert_eq!(star + star, zero);
    assert_eq!(star + star2, star3);
    assert_eq!(one + -one, zero);
}

#[test]
fn fractions_from_their_forms() {
    let arena = Arena::new();
    for (form, value) in [
        ("{0|1}", "1/2"),
        ("{0|1/2}", "1/4"),
        ("{1/4|1/2}", "3/8"),
        ("{0|^}", "^^*"),
        ("{-1|1}", "0"),
        ("{1/4|}", "1"),
    ] {
        assert_eq!(arena.read(form).unwrap().to_string(), value);
    }
    let half = arena.read("{0|1}").unwrap();
    assert_eq!(half + half, arena.integer(1));
    let quarter = arena.read("{0|1/2}").unwrap();
    assert_eq!(4 * quarter, arena.integer(1));
}

fn confused(g: Short<'_>, h: Short<'_>) -> bool {
    g.partial_cmp(&h).is_none()
}

#[test]
fn ups_and_switches_in_the_order() {
    let arena = Arena::new();
    let read = |text| arena.read(text).unwrap();
    let (up, star, switch) = (read("^"), read("*"), read("+-1"));
    assert!(up > arena.integer(0));
    assert!(up < read("1/16"));
    assert!(confused(up, star));
    assert!(up + up > star);
    for n in -1..=1 {
        assert!(confused(switch, arena.integer(n)));
    }
    assert!(arena.integer(-2) < switch && switch < arena.integer(2));
    assert_eq!(switch + switch, arena.integer(0));
}

#[test]
fn the_same_from_literal_forms() -> Result<(), Stop> {
    let mut forms = Forms::default();
    let zero = forms.form(&[], &[])?;
    let one = forms.form(&[zero], &[])?;
    let star = forms.form(&[zero], &[zero])?;
    let up = forms.form(&[zero], &[star])?;
    let half = forms.form(&[zero], &[one])?;
    assert_eq!(forms.outcome(zero, Play::Normal)?, Outcome::P);
    assert_eq!(forms.outcome(zero, Play::Misere)?, Outcome::N);
    assert_eq!(forms.outcome(one, Play::Normal)?, Outcome::L);
    assert_eq!(forms.outcome(star, Play::Normal)?, Outcome::N);
    assert_eq!(forms.outcome(star, Play::Misere)?, Outcome::P);
    assert_eq!(forms.outcome(up, Play::Normal)?, Outcome::L);
    assert!(forms.is_at_least_zero(up)? && !forms.is_at_least_zero(star)?);
    assert!(forms.is_number(half)? && !forms.is_number(star)? && !forms.is_number(up)?);
    let sum = forms.sum(half, half)?;
    assert!(forms.equal(sum, one)?);
    let sum = forms.sum(star, star)?;
    assert!(forms.equal(sum, zero)? && sum != zero);
    // {0|^} = ^ + ^ + *
    let form = forms.form(&[zero], &[up])?;
    let two_ups = forms.sum(up, up)?;
    let expect = forms.sum(two_ups, star)?;
    assert!(forms.equal(form, expect)?);
    let negative = forms.negative(up)?;
    let difference = forms.sum(up, negative)?;
    assert!(forms.equal(difference, zero)?);
    Ok(())
}
