//! Codes are read and printed.

use super::{Code, MAX_DIGITS};
use proptest::prelude::*;
use std::ops::Range;

/// Codes are read, and printed in their usual form.
#[test]
fn codes_are_read_and_printed() {
    let check = |text: &str, printed: &str| {
        let code = Code::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(code.to_string(), printed, "{text}");
        assert_eq!(Code::parse(printed).as_ref(), Ok(&code));
    };
    check("0.77", "0.77");
    check(".77", "0.77");
    check("0.77000", "0.77");
    check("0.0", "0.0");
    check("0.", "0.0");
    check("4.", "4.0");
    check("0.v", "0.V");
    check("0.&31;", "0.V");
    check("0.&32;", "0.{5}");
    check("0.{0,1,2}", "0.7");
    check("0.{63}", "0.{63}");
    check("0.*", "0.*");
    check("0.{0+}?", "0.*?");
    check("0.{1,0,3+}", "0.{0,1,3+}");
    check("0.{0,1,2+}", "0.*");
    check("0.{2+}", "0.{2+}");
    check("0.{2,3+}!", "0.{2+}!");
    // A condition on fewer than two heaps says nothing; two of them are unequal in one way.
    check("0.3!1?2=", "0.312");
    check("4?.0", "4!.0");
    check("0.{2!,3?}", "0.C?");
    check("0.{2=,3!}", "0.{2=,3!}");
    check("0.{2=,3!+}", "0.{2=,3!+}");
    check("0.{0,2?,4+}", "0.{0,2!,4+}");
    check("0.{2!,2=}", "0.4");
    check("8!.F!", "8!.F!");
    // Repeating digits in one way.
    check("0.[3]", "0.[3]");
    check("0.3[33]", "0.[3]");
    check("0.7[3737]", "0.[73]");
    check("0.[000]", "0.0");
    check("0.12[0]", "0.12");
    check("0.0[3]", "0.0[3]");
    check("0.[4!7]", "0.[4!7]");
    // Added counters.
    check("80.0", "80.0");
    check("0080.0", "80.0");
    check("8!00.0", "8!00.0");
    // Nothing is left of a heap only by taking it.
    check("1.7", "0.7");
    check("{0,2+}.7", "{2+}.7");
}

#[test]
fn errors_are_at_their_place() {
    let check = |text: &str, message: &str, range: Range<usize>, hint: Option<&str>| {
        let error = Code::parse(text).expect_err(text);
        assert_eq!((error.message.as_str(), error.range), (message, range), "{text}");
        assert_eq!(error.hint.as_deref(), hint, "{text}");
    };
    let digits = "digits are 0-9, A-V, `*` and numbers of heaps in braces: `{0,2}`";
    check("0.9Z", "`Z` is not a digit of a code.", 3..4, Some(digits));
    check("é", "`é` is not a digit of a code.", 0..1, Some(digits));
    check("0.é7", "`é` is not a digit of a code.", 2..3, Some(digits));
    check("", "A code is missing here.", 0..0, Some("write `0.77`"));
    check(".", "This code has no digits.", 0..1, Some("write `0.0` for the game without moves"));
    check("77", "The dot of this code is missing.", 2..2, Some("write `0.77`"));
    let hint = "write `4.0`, or `0.4` if it takes counters";
    check("4", "The dot of this code is missing.", 1..1, Some(hint));
    check("0.7.7", "A code has one dot only.", 3..4, None);
    let message = "Taking nothing and leaving one heap changes nothing, so play would not end.";
    let hint = "the digit before the dot is 0, or 4 if a heap may be split in two; the digits \
                after it take counters";
    check("3.7", message, 0..1, Some(hint));
    check("2.0", message, 0..1, Some(hint));
    check("*.0", message, 0..1, Some(hint));
    let message = "This digit adds 1 counter and lets 1 heap be left, one of which may be as \
                   large as the heap was before, so play need not end.";
    let hint = "leave at least 3 heaps, or write fewer digits before the dot";
    check("20.017", message, 0..1, Some(hint));
    let message = "This digit adds 2 counters and lets 3 heaps be left, one of which may be as \
                   large as the heap was before, so play need not end.";
    let hint = "leave at least 4 heaps, or write fewer digits before the dot";
    check("800.0", message, 0..1, Some(hint));
    check("0.[3", "The `]` of this `[` is missing.", 2..3, None);
    check("0.[3]7", "Digits that repeat for ever end the code.", 5..6, None);
    check("0.[[3]]", "The digits that repeat are in one pair of brackets.", 3..4, None);
    check("[3].7", "Digits that repeat for ever come after the dot.", 0..1, Some("write `0.[3]`"));
    check("0.3]", "There is no `[` before this `]`.", 3..4, None);
    let message = "There is no digit between these brackets to repeat.";
    check("0.7[]", message, 3..5, Some("write `[3]`"));
    let message = "A number of heaps from 0 to 63 is expected here.";
    check("0.{}", message, 3..4, Some("write `{0,2}`"));
    check("0.{2,64}", message, 5..7, Some("write `{0,2}`"));
    check("0.{2", "The `}` of this `{` is missing.", 2..3, None);
    check("0.{", "The `}` of this `{` is missing.", 2..3, None);
    check("0.{2+,3}", "Only the last number between braces may have a `+`.", 4..5, None);
    check("0.{2;3}", "`;` cannot stand here; write `,` or `}`.", 4..5, None);
    check("0.}", "There is no `{` before this `}`.", 2..3, None);
    let message = "A condition stands between the braces or after them, not both.";
    check("0.{2!,3}?", message, 8..9, None);
    check(
        "0.{3!,3=}",
        "This digit has two conditions on 3 heaps.",
        2..9,
        Some("write one of them"),
    );
    let message = "After `&` a number below 2^64 and a `;` are expected.";
    check("0.&12", message, 2..5, Some("write `&40;`"));
    check("0.&99999999999999999999;", message, 2..23, Some("write `&40;`"));
    check("0.!", "A digit has to stand before this `!`.", 2..3, None);
    let long = format!("0.{}", "7".repeat(MAX_DIGITS));
    check(&long, "A code has at most 4096 digits; this has 4097.", 0..MAX_DIGITS + 2, None);
}

/// Most of the texts of these pieces are codes.
fn texts() -> impl Strategy<Value = String> {
    let digit = prop_oneof![
        "[0-9A-V]",
        "[0-9A-V][!?=]",
        r"\*[!?=]?",
        r"\{[0-6](,[0-6]){0,3}\+?\}[!?=]?",
        r"\{[0-6][!?=]?(,[0-6][!?=]?){0,3}\+?\}",
        "&[0-9]{1,20};[!?=]?",
    ];
    let digits = |most| prop::collection::vec(digit.clone(), 0..most);
    let before = prop_oneof!["0?", "4[!?=]?", "[8CG]{0,2}[!?=]?", "[0-9A-Z*!]{1,3}"];
    (before, digits(5), digits(4)).prop_map(|(before, digits, tail)| {
        let tail = if tail.is_empty() { String::new() } else { format!("[{}]", tail.concat()) };
        format!("{before}.{}{tail}", digits.concat())
    })
}

proptest! {
    #[test]
    fn what_is_printed_is_read_back(text in texts()) {
        if let Ok(code) = Code::parse(&text) {
            let printed = code.to_string();
            prop_assert_eq!(Code::parse(&printed), Ok(code), "{} {}", text, printed);
        }
    }

    #[test]
    fn equal_rules_are_equal_codes(text in texts(), digits in 1..6_i64) {
        if let Ok(code) = Code::parse(&text) {
            // The code with some of its repeating digits written out.
            let last = code.digits.len() as i64 + i64::from(code.first);
            let written = (i64::from(code.first)..last + digits)
                .map(|taken| code.digit(taken).cloned().unwrap_or_default());
            let mut tail = code.tail.clone();
            if !tail.is_empty() {
                tail.rotate_left(digits as usize % code.tail.len());
            }
            let tail = [tail.clone(), tail].concat();
            prop_assert_eq!(Code::new(code.first, written.collect(), tail), code);
        }
    }

    #[test]
    fn every_heap_gets_smaller(text in texts(), heap in 0..9_u64) {
        if let Ok(code) = Code::parse(&text) {
            for option in code.options(heap) {
                prop_assert!(option.iter().all(|&rest| 0 < rest && rest < heap));
                prop_assert!(option.is_sorted());
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in r"[0-9A-Z.,!?=*+&;{}\[\]]{0,12}|.{0,12}") {
        if let Err(error) = Code::parse(&text) {
            prop_assert!(error.range.end <= text.chars().count(), "{:?}", error);
            prop_assert!(error.range.start <= error.range.end, "{:?}", error);
            prop_assert!(error.message.ends_with('.'), "{}", error);
        }
    }
}
