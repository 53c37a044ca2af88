//! Sentences about values of the wrong class or size.

use super::sentences;

sentences! {
    WrongClass: {
        argument_of_library(parameter, function, class, expected)
            "Argument `{parameter}` (in call to `{function}`) has type `{class}`, which does not match expected \
             type `{expected}`";
        argument_of_wrong_class(parameter, call, found, class)
            "Argument `{parameter}` {call} has type `{found}`, which does not match expected type `{class}`";
        cannot_be_indexed(class) "A `{class}` cannot be indexed.";
        cell_not_integer(class) "A cell holds an integer, not a `{class}`.";
        cell_without_coordinates(class) "A cell of a grid has coordinates, and this is a `{class}`.";
        cell_without_number(class) "A cell of a strip has a number, and this is a `{class}`.";
        comparison_not_number(class) "A comparison gives a number, and this one gave a `{class}`.";
        coupon_not_dyadic() "A coupon is worth a dyadic rational.";
        end_of_range_not_number(class) "The ends of a range are numbers, not a `{class}`.";
        function_not_boolean(class) "This function gives true or false, and it gave a `{class}`.";
        index_not_coordinates() "The index of a grid is a pair of coordinates.";
        index_not_integer(class) "An index must be an integer, not a `{class}`.";
        integer_expected(class) "Expected an integer, not a `{class}`.";
        keys_not_labels() "The keys of this map must be the texts of labels.";
        labels_not_texts() "The texts of labels must be strings.";
        loop_through_no_collection(class) "A loop goes through a collection, and this is a `{class}`.";
        method_gave_no_text(name, class, found)
            "The `{name}` of class `{class}` gave a `{found}`, which is not a `cgsuite.lang.String`.";
        no_list_of_coordinates() "This must be a list of coordinates.";
        no_list_of_symmetries() "This must be a list of symmetries.";
        no_misere_option(class) "A `{class}` cannot be an option of a misère game."
            help "Options are sizes of heaps, lists of options, and misère games.";
        no_option() "Invalid game specifier: objects must be of type `Game` or `SidedValue`";
        number_not_integer(what, class) "The number of the {what} must be an integer, not a `{class}`.";
        property_not_boolean() "The property must be true or false of each game.";
        row_not_integers() "A row of a grid must be a list of integers.";
    }
    WrongValue: {
        cell_cannot_hold(cell) "A cell of this game cannot hold {cell}.";
        cells_said_twice() "The map says already what the cells hold.";
        cooled_by_too_little() "Games can be cooled by numbers above -1 only.";
        edge_in_one_list() "An edge must be in the lists of both its ends."
            help "Lists of a `DirectedGraph` have edges one way.";
        edge_without_vertex() "An edge ends where no vertex is.";
        heap_beyond_quotient(heap, last) "This quotient is that of the heaps 1 to {last}, without {heap}.";
        heap_of_quotient_expected(class) "This quotient is that of heaps, not of a `{class}`."
            help "Give the size of a heap, or a list of sizes.";
        index_of_unit(largest_unit) "The index must be between 1 and {largest_unit}.";
        invalid_exponent() "Invalid exponent.";
        isqrt_of_negative(x) "Argument to Isqrt is negative: {x}";
        lb_of_nonpositive(x) "Argument to Lb is not positive: {x}";
        list_for_each_vertex() "There must be a list for each vertex.";
        negative() "This must not be negative.";
        negative_heap() "The size of a heap must not be negative.";
        no_character_for_cell(cell) "There is no character for {cell}."
            help "The characters stand for 0, 1, 2 and so on.";
        no_element_of_quotient(class) "A `{class}` is no element of a misère quotient.";
        no_label(class) "A `{class}` is no label in this game.";
        no_regular_expression(why) "This is no regular expression: {why}.";
        no_such_edge(edge) "The graph has no such edge: {edge}";
        no_such_flavour(name) "There is no flavour `{name}` of quantum variants."
            help "They are `A`, `B`, `C`, `C'` and `D`.";
        no_such_group(number) "The regular expression has no group {number}.";
        no_such_universe(name) "There is no universe `{name}`."
            help "They are `All`, `Dicot`, `DeadEnding` and `Blocking` in misère play, `Normal`, and `Scoring`. `Ends({{|0}})` is the least one with these dead ends in it.";
        no_type_of_compounds() "This is no type of compounds.";
        no_universe_of_misere_play(name) "`{name}` is no universe of misère play."
            help "They are `All`, `Dicot`, `DeadEnding` and `Blocking`.";
        no_word_of_quotient(generators) "This is no word of the generators of this quotient: it has {generators}."
            help "A word is written as `ab2`, with exponents behind generators, and the identity as `1`.";
        not_a_small_integer(n) "Value is out of range (must satisfy -128 <= x <= 127): {n}";
        not_an_integer(text) "`{text}` is not an integer.";
        not_in_range_of_index(what, most) "{what} must be an integer from 0 to {most}.";
        not_one_character() "One character is expected here.";
        quotient_without_elements() "A misère quotient has at least one element.";
        repeated_negatively() "A text is repeated 0 times or more.";
        rows_of_different_length() "The rows of a grid must have the same length.";
        side_without_option(player, example) "In an affine form each side has an option."
            help "Where {player} cannot move, he has lost: write `{example}`.";
        step_of_loop_zero() "The step of a loop cannot be 0.";
        slider_does_not_rise() "A slider goes from a number to a larger one.";
        step_of_range_zero() "The step of a range cannot be 0.";
        step_of_slider_not_positive() "The step of a slider is positive.";
        value_not_on_slider() "The slider does not stop at this number.";
        width_of_superpositions(most) "From 2 to {most} moves may be superposed.";
        winning_moves_of_heaps() "Winning moves are known of positions, and of the heaps of a code."
            help "`.Outcome` tells who wins a list of games.";
    }
    NoOperation: {
        no_operation(symbol, class) "No operation `{symbol}` for argument of type `{class}`";
        no_operation_of_two(symbol, a, b) "No operation `{symbol}` for arguments of types `{a}`, `{b}`";
    }
    NoValue: {
        cross_not_dyadic() "They cross at a temperature that is not dyadic.";
        inf_less_inf() "`inf` less `inf` has no value.";
        no_birthday() "inf has no birthday";
        no_game_by_day_three() "No game that is born by day 3 has the property.";
        no_misere_difference(h, g) "No game beside {h} is {g}."
            help "`.MisereMinus(h)` gives `Nothing` where there is no difference.";
        no_nim_power(base, exponent) "No nim power of {base} is {exponent}.";
        no_value(why) "{why}";
        not_subordinated() "That game cannot be subordinated to the specified base.";
        offside_not_below_onside(off, on) "offside is not <= onside: {off} |> {on}"
            help "Endless play that Left wins is worth no less to him than endless play that Right wins.";
        power_is_no_ordinal() "This power is no ordinal, and no difference of ordinals."
            help "The exponent must be an ordinal: no coefficient in it is negative.";
        row_failed(position, column, message) "At `{position}`{column}: {message}";
        sum_of_infinities() "`oo` and `-oo` have no sum."
            help "Play ends at the first infinity: nobody comes to a second one.";
        zero_times_inf() "Zero times `inf` has no value.";
        zero_times_oo() "Zero times `oo` has no value.";
    }
    DivisionByZero: {
        division_by_zero() "/ by zero";
    }
    OutOfBounds: {
        coordinates_out_of_bounds(row, column) "Coordinates out of bounds: ({row},{column})";
        list_index_out_of_bounds(n) "List index out of bounds: {n}";
        out_of_bounds(what, n) "{what} is out of bounds: {n}";
        string_index_out_of_bounds(n) "String index out of bounds: {n}";
        strip_index_out_of_bounds(n) "Strip index out of bounds: {n}";
        strip_range_out_of_bounds(first, last) "Strip range out of bounds: {first} to {last}";
        subgrid_out_of_bounds(top, left, bottom, right)
            "Subgrid out of bounds: ({top},{left}) to ({bottom},{right})";
    }
    KeyNotFound: {
        key_not_found(key) "Key not found: {key}";
    }
    EmptyCollection: {
        empty_collection() "That `Collection` is empty.";
        empty_group() "A group has at least one element.";
        empty_row() "A row has at least one element.";
        no_game_to_draw() "There is no game to draw.";
        no_number_to_draw() "There is no number to draw.";
        no_positions_here() "There are no positions here.";
    }
    NotACondition: {
        filter_not_a_condition(filter, found)
            "The condition `{filter}` is neither true nor false, but `{found}`.";
        not_a_condition(class) "A condition must be true or false, and this is a `{class}`.";
    }
}
