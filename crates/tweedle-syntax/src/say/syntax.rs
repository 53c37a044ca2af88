//! Sentences about what is written.

use super::sentences;

sentences! {
    Expected: {
        bars_at_same_level(shown) "Two {shown} stand at the same level of this game."
            help "The longest run of bars comes first: write `{{a||b|c}}` for `{{a|{{b|c}}}}`.";
        body_expected(after, found) "Expected `:=` or `begin` after {after}, found {found}.";
        equals_after_for() "Expected `from`, `in` or `:=` after the variable of `for`, found `=`.";
        equals_after_parameter() "Expected `,`, `as`, `?` or `)` after the name of a parameter, found `=`.";
        expected(expected, found) "Expected {expected}, found {found}.";
        nothing_to(purpose) "There is nothing to {purpose}.";
        number_after_arrows(arrows) "A number cannot follow {arrows}."
            help "Three ups are written `^3` or `^^^`, three downs `v3` or `vvv`.";
        operator_after_operator(symbol, before) "`{symbol}` cannot stand directly after `{before}`.";
        operator_chained(symbol) "`{symbol}` cannot be chained."
            help "Say with brackets which `{symbol}` comes first.";
        path_with_values() "The path of a file cannot have values in it.";
        several_elements_before_for() "Only one element can stand before `for`."
            help "A loop yields several: `for x in c yield a yield b end`.";
        several_variables() "Outside of classes, `var` declares one variable."
            help "Write one `var` for each: `var x; var y;`.";
        star_expected() "Expected a star.";
        too_many_coordinates() "Coordinates have two parts, `(row, column)`."
            help "A list is written with square brackets: `[1,2,3]`.";
        too_many_parts_of_range() "A range has at most three parts: `from..to..step`.";
    }
    NeverClosed: {
        bracket_never_closed(opened, missing) "This `{opened}` is never closed."
            help "Add `{missing}` at the end.";
        opened_never_closed(opened) "This `{opened}` is never closed.";
        string_never_closed() "This string is never closed."
            help "A string ends with `\"` on the line it starts on; `|` is between the rows of a board.";
        value_in_string_never_closed() "This `\\(` is never closed."
            help "A value in a string ends with `)` on the line it starts on, and the string with `\"`.";
    }
    TooDeep: {
        classes_too_deep(deepest) "Classes may stand {deepest} deep inside of each other, and no deeper.";
        data_too_deep(deepest) "Data may stand {deepest} deep inside of each other.";
        expression_too_deep() "This expression is nested more than 5,000 levels deep."
            help "Give a part of it a name, and use the name.";
        function_too_long() "This function is too long: it has more than 65,536 names or constants."
            help "Cut it into several functions.";
        nested_too_deep() "Classes and `try`s are nested more than 100 levels deep.";
        text_too_long() "This text is too long: the limit is 4 GiB.";
        too_many_intermediate_values() "This needs too many intermediate values."
            help "Give a part of it a name, and use the name.";
    }
    BadCharacter: {
        character_without_meaning(shown) "The character {shown} has no meaning here.";
    }
    BadEscape: {
        bad_escape() "This escape has no meaning here.";
        unknown_escape(escaped) "The escape `{escaped}` has no meaning here.";
    }
    OtherLanguage: {
        carets(carets) "{carets} is not an operator."
            help "A power is written `^`; ups are added with `+`.";
        decimal_number() "There are no decimal numbers here."
            help "Write a fraction, such as `3/2` for 1.5.";
        else_if() "`else if` opens another `if`, which is never closed."
            help "Write `elseif`.";
        equals_sign() "Assignment is written `:=` and equality `==`.";
        foreach() "`foreach` is written `for`.";
        no_assigning_operator(operators, name, operator) "There is no operator {operators}."
            help "Write `{name} := {name} {operator} ...`.";
        no_such_operator(shown) "There is no operator `{shown}`.";
        operator_of_comparison() "There is no operator `<=>`.";
        other_word(word, what) "`{word}` {what}.";
        unknown_word(word) "`{word}` is no word of the language.";
        word_of_other_language(written, word) "`{written}` is no word of the language."
            help "It is written `{word}`.";
    }
    Misplaced: {
        bar_outside_of_braces(found) "The bar {found} stands outside of braces.";
        belongs_to_nothing(found, what) "This {found} belongs to no {what}.";
        body_is_assignment() "The body of a function cannot be an assignment.";
        class_declared_below(class) "The class `{class}` is declared below.";
        class_inside_of_block() "A class stands outside of functions and blocks.";
        clause_after_where(found) "{found} cannot stand behind `where`."
            help "A clause has one `while` and then one `where`; join conditions with `and`.";
        closes_nothing(found) "This {found} closes nothing.";
        do_without_loop() "This `do` belongs to no loop.";
        end_closes_nothing() "This `end` closes nothing.";
        expansion_not_last(name) "Invalid expansion for parameter `{name}`: must be in last position";
        leaves_finally(word) "This `{word}` cannot leave what stands after `finally`."
            help "Set a variable there, and ask for it after the `end` of the `try`.";
        operator_outside_of_class() "Operators are defined only in classes.";
        pass_outside_of_braces() "Unexpected `pass`."
            help "`pass` is an option by itself: write `{{0|pass}}`.";
        super_without_name() "`super` stands before a dot and a name."
            help "Write `super.Name(...)` for the method that this one overrides.";
        this_outside_of_class() "There is no `this` outside of a class.";
        to_before_by() "`to` stands before `by`."
            help "Write `from a to b by s`.";
        to_without_from(name, first) "`to` stands only behind `from`."
            help "Write `for {name} from {first} to ...`, or go through a range: `for {name} in {first}..n`.";
        variable_of_loop_declared() "A variable of a loop is not declared with `var`."
            help "Leave `var` out.";
        word_before_other(word, what) "{word} cannot stand before {what}.";
        word_in_no_loop(word) "This `{word}` stands in no loop.";
        word_twice(word) "{word} stands here twice.";
    }
    NotAssignable: {
        class_name_assigned(name) "Cannot assign to class name as variable: `{name}`";
        game_assigned(name) "`{name}` is a game and cannot be a variable.";
        immutable_variable(name) "Cannot reassign to immutable var: `{name}`";
        mutable_in_immutable(variable, class)
            "Cannot assign mutable object to var `{variable}` of immutable class `{class}`";
        name_of_value_assigned(name) "`{name}` cannot be a variable.";
        only_names_assigned() "Only a name can stand to the left of `:=`.";
    }
}
