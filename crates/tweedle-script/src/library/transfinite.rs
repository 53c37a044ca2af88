//! Ordinals, and differences of them.

use super::table::{Call, Constant, Method};
use crate::class::{BOOLEAN, NORMAL_VALUE, ORDINAL, RATIONAL};
use crate::failure::{At, Failure};
use crate::operate::convert::as_short;
use crate::operate::ordinal::{omega_power, ordinal};
use crate::value::Value;
use tweedle_engine::number::Ordinal;
use tweedle_syntax::say;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[RATIONAL, ORDINAL],
        name: "Birthday",
        parameters: &[],
        gives: ORDINAL,
        doc: "The day on which the number is born: `omega` if it is no short game, and later if it is infinite.",
        example: ("[(1/3).Birthday, (omega-5).Birthday]", "[ω,ω+5]"),
        call: Call::Any(|session, x, bound| {
            if let Value::Ordinal(x) = x {
                return ordinal(session, x.birthday(), bound.span);
            }
            if let Value::Infinite { .. } = x {
                return Err(Failure::new(say::no_birthday(), bound.span));
            }
            match as_short(session, x, bound.span)? {
                Some(g) => {
                    let day = session.analyst.store.birthday(g).at(bound.span)?;
                    ordinal(session, Ordinal::finite(day.into()), bound.span)
                }
                None => ordinal(session, Ordinal::omega(), bound.span),
            }
        }),
    },
    Method {
        of: &[ORDINAL],
        name: "IsOrdinal",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether no coefficient is negative.",
        example: ("(omega-5).IsOrdinal", "false"),
        call: Call::Ordinal(|_, x, _| Ok(Value::Boolean(x.is_ordinal()))),
    },
    Method {
        of: &[ORDINAL],
        name: "IsNumber",
        parameters: &[],
        gives: BOOLEAN,
        doc: "Whether this is a number, as all of these are.",
        example: ("omega.IsNumber", "true"),
        call: Call::Ordinal(|_, _, _| Ok(Value::Boolean(true))),
    },
    Method {
        of: &[ORDINAL],
        name: "OmegaPower",
        parameters: &[],
        gives: NORMAL_VALUE,
        doc: "`omega` with this ordinal as exponent.",
        example: ("(omega+1).OmegaPower", "ω^(ω+1)"),
        call: Call::Ordinal(|session, x, bound| omega_power(session, &x, bound.span)),
    },
];

/// The least infinite ordinal, and its sign.
pub(super) static CONSTANTS: &[Constant] = &[
    Constant {
        name: "game.omega",
        class: ORDINAL,
        doc: "The least ordinal that is greater than all integers.",
        example: ("omega^2*3-omega+1", "ω^2×3-ω+1"),
        value: |session, span| ordinal(session, Ordinal::omega(), span),
    },
    Constant {
        name: "game.ω",
        class: ORDINAL,
        doc: "The same as `omega`.",
        example: ("ω^(ω×2)+1 == omega^(2*omega)+1", "true"),
        value: |session, span| ordinal(session, Ordinal::omega(), span),
    },
];

#[cfg(test)]
mod tests {
    use crate::Session;

    fn check(text: &str, expected: &str) {
        let found = Session::of(tweedle_rulesets::standard())
            .run(text)
            .map_err(|failure| failure.to_string());
        assert_eq!(found, Ok(Some(expected.to_owned())), "{text}");
    }

    fn check_error(text: &str, message: &str) {
        let failure = Session::of(tweedle_rulesets::standard()).run(text).expect_err(text);
        assert_eq!(failure.diagnostic.message, message, "{text}");
    }

    #[test]
    fn arithmetic() {
        check("5 - omega", "-ω+5");
        check("[1+omega, omega+1, omega-omega, omega-(omega-3)]", "[ω+1,ω+1,0,3]");
        check("(omega+1)*(omega-1)", "ω^2-1");
        check("(omega+1)^3", "ω^3+ω^2×3+ω×3+1");
        check(
            "[omega^0, omega^omega^omega, omega^(omega+1), (omega^2)^2]",
            "[1,ω^(ω^ω),ω^(ω+1),ω^4]",
        );
        check("0*omega", "0");
        check("+omega === omega", "true");
        check("(ω^(ω×2)×3-ω^ω+ω^2-7) === omega^(2*omega)*3-omega^omega+omega^2-7", "true");
    }

    #[test]
    fn order() {
        check(
            "[omega > 10^100, -omega < -5/3, omega > {100|-100}, omega < inf, -inf < -omega]",
            "[true,true,true,true,true]",
        );
        check(
            "[omega == omega+0, omega == 3, omega != omega-1, omega <> 1, omega >= omega]",
            "[true,false,true,false,true]",
        );
        check("omega^2-10*omega > 1000*omega+5", "true");
        check("{omega, 1, omega^2, -omega, omega}", "{-ω,1,ω,ω^2}");
    }

    /// A rational that is no short game is above what has a Left stop below it.
    #[test]
    fn rationals_beside_games() {
        check(
            "[1/3 == ^, -1/3 == *, 1/3 == 2*, {100|50} <= 1/3, 1/3 <> {1|0}, 1/3 > ^, 1/3 < {1|2/4}, {1/4|-5} < 1/3]",
            "[false,false,false,false,true,true,true,true]",
        );
        check("[g for g in BornBy(2) where g == 1/3].Length", "0");
        check("[[1/3,{100|50}].Max, [^,1/3].Max, [x for x from 1/3 to ^]]", "[{100|50},1/3,[]]");
        check("[1,-1/3,omega,-omega,inf,1/7].Sorted", "[-ω,-1/3,1/7,1,ω,inf]");
        // Large numbers are not taken apart.
        check("[on > 2^70, off < -2^70, 2^70 < on, on == 2^70]", "[true,true,true,false]");
    }

    #[test]
    fn methods() {
        check("[(5-omega).Abs, (5-omega).Sign, (5-omega).OutcomeClass]", "[ω-5,-1,R]");
        check("[omega.Max(3), omega.Min(-inf), 3.Max(omega), (1/3).Min(-omega)]", "[ω,-inf,ω,-ω]");
        check(
            "[(6/23).Birthday, (3/4).Birthday, 5.Birthday, (omega^omega-5*omega^19+1).Birthday]",
            "[ω,3,5,ω^ω+ω^19×5+1]",
        );
        check("[3.OmegaPower, 0.OmegaPower, omega.OmegaPower]", "[ω^3,1,ω^ω]");
        check(
            "[omega is Integer, 3 is GeneralizedOrdinal, (1/2) is GeneralizedOrdinal, omega is Rational]",
            "[false,true,false,false]",
        );
        check(
            "[omega.Class, omega.IsNumber, (omega-1).IsOrdinal, 3.IsOrdinal]",
            "[⟪game.GeneralizedOrdinal⟫,true,false,true]",
        );
        check("(omega^2-omega).ToLatex.ToUnquotedOutput", "\\omega^{2}-\\omega");
        check("a := {omega => 5, omega^2 => 7}; a[omega*omega]", "7");
    }

    #[test]
    fn nim_arithmetic() {
        check("(omega^omega+omega*5+1).NimSum(omega*3+3)", "ω^ω+ω×6+2");
        check("3.NimSum(omega)", "ω+3");
        check("omega NimExp 3", "2");
        check("omega^(omega^2*4) NimProduct omega^(omega^2*3)", "ω+1");
        check("omega^omega^3 NimExp 66", "ω^(ω×4)+ω^(ω×2)+ω^ω×4+1");
        check_error("omega^omega^omega NimProduct omega", "NimProduct out of range.");
    }

    #[test]
    fn errors() {
        check_error("inf.Birthday", "inf has no birthday");
        check_error("omega^(-1)", "This power is no ordinal, and no difference of ordinals.");
        check_error(
            "(omega-1).OmegaPower.OmegaPower",
            "This power is no ordinal, and no difference of ordinals.",
        );
        check_error(
            "2^omega",
            "No operation `^` for arguments of types `game.Integer`, `game.GeneralizedOrdinal`",
        );
        check_error(
            "omega/2",
            "No operation `/` for arguments of types `game.GeneralizedOrdinal`, `game.Integer`",
        );
        check_error(
            "omega+^",
            "No operation `+` for arguments of types `game.GeneralizedOrdinal`, `game.Uptimal`",
        );
        check_error("{omega|}", "`ω` is not a short game, so it cannot be an option.");
        check_error(
            "x := omega; for i from 1 to 100 do x := x.OmegaPower end",
            "This ordinal is too large to be written.",
        );
    }
}
