//! Sentences about remarks about programs, and messages of programs.

use super::sentences;

sentences! {
    NeverRead: {
        variable_never_read(variable) "The variable `{variable}` is never read.";
    }
    Suspicious: {
        class_not_found_in_file(class) "Programs do not find the class `{class}` in this file.";
        options_and_no_game(name) "`{name}` has `Options`, but is no game."
            help "Write `extends Game` behind its name and its parameters.";
        ruleset_without_positions(ruleset, what, needed, name)
            "Subclasses of `{ruleset}` must declare {what} `{needed}`."
            help "`{name}` has positions without it, but no moves.";
        star_of_product(number)
            "Before a sign, `{number}*` is a product: of `{number}` and what follows the star."
            help "The value is written `({number}*)`; a product has a space on both sides of the star.";
        two_classes_in_file(name, other)
            "Programs do not find the class `{name}` in this file, for the class `{other}` is in it, too.";
    }
    BadExample: {
        example_gives(found) "The example gives `{found}`.";
    }
    ProgramError: {
        program_error(message) "{message}";
    }
    Bug: {
        bug(why) "This is a bug: {why}.";
        panicked(why) "{why}";
        thread_without_answer() "This is a bug: a thread ended without an answer.";
    }
}
