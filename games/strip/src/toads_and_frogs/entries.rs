//! The games of the family in the registry.

use super::ToadsAndFrogs;
use tweedle_rules::by_size;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit};
use tweedle_rules::{About, Fact};

/// Toads and Frogs in the registry.
pub(crate) const TOADS_AND_FROGS: Entry = Entry::named("game.strip.ToadsAndFrogs", Shape::Strip)
    .cells(".tf")
    .example("tt..ff")
    .start("ttt...fff")
    .summary("Slide one of your pieces a cell forwards, or jump over one enemy piece: toads are Left's and go right, frogs Right's.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 1")
    .known(&[
        Fact::cited(About::Complexity, "To find the winner is NP-hard.", "Hull, in Thanatipanonda, Further hopping with Toads and Frogs, Electronic Journal of Combinatorics 18 (2011)"),
        Fact::cited(About::Programs, "CGSuite, MCGS.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".tf", ToadsAndFrogs::toads_and_frogs(), without_parameters())),
        _ => Err(misfit(name)),
    });

/// Elephants and Rhinos in the registry.
pub(crate) const ELEPHANTS_AND_RHINOS: Entry =
    Entry::named("game.strip.ElephantsAndRhinos", Shape::Strip)
        .cells(".tf")
        .example("t.t.f")
        .start("t.t....f.f")
        .summary("Slide one of your pieces a cell forwards; nobody jumps.")
        .source("CGSuite")
        .made_by(&|name, arguments| match arguments {
            [] => Ok(by_size!(
                name,
                ".tf",
                ToadsAndFrogs::elephants_and_rhinos(),
                without_parameters()
            )),
            _ => Err(misfit(name)),
        });

/// Backsliding Toads and Frogs in the registry.
pub(crate) const BACKSLIDING_TOADS_AND_FROGS: Entry =
    Entry::named("game.strip.BackslidingToadsAndFrogs", Shape::Strip)
        .cells(".tf")
        .example("tf")
        .start("tt..ff")
        .summary("As Toads and Frogs, and pieces slide backwards too, so that play need not end.")
        .source("Berlekamp, Conway and Guy, Winning Ways, ch. 11")
        .made_by(&|name, arguments| match arguments {
            [] => Ok(by_size!(name, ".tf", ToadsAndFrogs::backsliding(), without_parameters())),
            _ => Err(misfit(name)),
        });

/// Generalised Toads and Frogs in the registry.
pub(crate) const GEN_TOADS_AND_FROGS: Entry =
    Entry::named("game.strip.GenToadsAndFrogs", Shape::Strip)
        .parameters(&[
            Parameter::new("minSlide", Kind::Step).or("1"),
            Parameter::new("maxSlide", Kind::Length).or("1"),
            Parameter::new("maxJump", Kind::Length).or("1"),
            Parameter::new("allowFriendlyJump", Kind::Boolean).or("false"),
        ])
        .cells(".tf")
        .example_parameters("maxJump => 2")
        .example("ttf.ff")
        .start("ttt...fff")
        .summary("Toads and Frogs that slide and jump as far as the parameters say.")
        .source("CGSuite")
        .made_by(&|name, arguments| match *arguments {
            [
                Argument::Integer(min_slide),
                Argument::Integer(max_slide),
                Argument::Integer(max_jump),
                Argument::Boolean(friendly),
            ] => {
                let (least, most) = (min_slide as i32, max_slide as u32);
                let jump = max_jump as u32;
                Ok(match (least, most, jump, friendly) {
                    (1, 1, 1, false) => {
                        by_size!(
                            name,
                            ".tf",
                            ToadsAndFrogs::toads_and_frogs(),
                            without_parameters()
                        )
                    }
                    _ => by_size!(name, ".tf", ToadsAndFrogs::new(least, most, jump, friendly)),
                })
            }
            _ => Err(misfit(name)),
        });
