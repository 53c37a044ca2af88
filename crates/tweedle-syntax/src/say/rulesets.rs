//! Sentences about rulesets and their notation.

use super::sentences;

sentences! {
    BadNotation: {
        at_line_and_column(line, column, name, message)
            "Line {line}, column {column} of the {name}: {message}";
        bad_notation(why) "{why}";
        no_start_of_boxes(start) "`{start}` is no start of a match of Dots and Boxes."
            help "It is such as `boxes 2x3`, or `boxes 2x3 0x1ffff` with the set of undrawn lines.";
        other_size_of_boxes(rows, columns, size) "This is a board of {rows}x{columns} boxes, not of {size}.";
        unknown_character(why, characters) "{why}"
            help "A ruleset says which characters stand for 0, 1, 2 and so on: `override def CharMap := \
                  {characters};`.";
    }
    BadParameter: {
        bad_parameter(why) "{why}";
        item_cannot_be_taken(item) "`{item}` cannot be taken: only a positive integer can.";
        parameter_not_positive(parameter) "The {parameter} must be a positive rational number.";
    }
    BadCode: {
        bad_code(why) "{why}";
        digit_of_code_expected() "One digit that allows a move is expected here, such as \"3\".";
    }
    RulesFailed: {
        mutable_game(name) "A `{name}` may change, so that it has no value as a game."
            help "Take `mutable` from the class.";
        compound_with_scores()
            "Only sums and multiples of games with scores have a score."
            help "In other compounds it is not said what an end of play counts.";
        impartial_game_with_scores(class)
            "The class `{class}` extends `ImpartialGame` and gives a score that is not 0."
            help "An impartial game is its own negative, so that its score could only be 0: write `extends Game`.";
        no_collection_of_options(method, class, found)
            "The `{method}` method in class `{class}` returned an invalid value of type `{found}` (expected a \
             `cgsuite.lang.Collection`).";
        no_method_options(class)
            "The class `{class}` does not say what the options are: it has no method `Options`."
            help "Write `override def Options(player as Player) := ...;` in it.";
        option_not_impartial(what, class, option)
            "{what} `{class}` includes `{option}`, which is not impartial."
            help "Both players have the same moves in an `ImpartialGame` and in all that follows.";
        option_of_rules_is_no_game(what, class, found)
            "{what} `{class}` includes an element of type `{found}`, which is not a `game.Game`.";
        options_differ(class)
            "The `Options` of class `{class}` are not the same for both players, so that the game is not impartial."
            help "Write `extends Game`, or `override def Options := ...;` for both players.";
        options_gave_nothing(method, class, found)
            "The `{method}` method in class `{class}` returned an invalid value of type `{found}` (expected a \
             `cgsuite.lang.Collection`)."
            help "An `if` without `else` may give nothing: write `else []`.";
        parts_without_end(text) "`{text}` has parts that have parts without end.";
        score_is_no_number(class, found)
            "The `Score` method in class `{class}` returned a value of type `{found}`, which is no rational number.";
        rules_cannot_be_given(what) "Rules of a program cannot be given {what}.";
        rules_failed(why) "{why}";
        rules_with_game_that_changes()
            "Rules cannot be given a game inside of what changes: a collection, a variable that functions share, \
             or an object."
            help "Give them a list, a set or a map.";
        session_has_ended() "The session has ended that knows the rules.";
    }
}
