//! Sentences about sizes, work and memory.

use super::sentences;

sentences! {
    TooLarge: {
        address_too_long(longest) "The address of this game would be longer than {longest} characters.";
        answer_too_long(most) "The answer is longer than {most}.";
        board_too_large(largest) "A board may have at most {largest} cells.";
        fraction_too_large(numerator) "A fraction of {numerator} binary digits takes too long to be reduced.";
        graph_too_large(largest) "A graph may have at most {largest} vertices and edges.";
        misere_heap_too_large(largest_heap) "In a misère game a heap has at most {largest_heap} counters.";
        nim_logarithm_too_large() "A nim logarithm is of integers below 2^64.";
        nim_product_too_large(most_bits) "A nim product is of integers below 2^{most_bits}.";
        number_takes_too_long(most_bits)
            "A number of more than {most_bits} binary digits takes too long here.";
        number_too_long() "The number has more than 4194304 binary digits.";
        overflow() "Overflow.";
        regular_expression_too_large() "This regular expression is too large.";
        result_has_too_many_digits(most_bits) "The result is a number of more than {most_bits} binary digits.";
        result_has_too_many_elements(length, most_elements)
            "The result would have {length} elements; {most_elements} is the most.";
        result_too_long(longest) "The result is longer than {longest} characters.";
        slope_too_large() "A slope would be beyond 2^62.";
        too_large(why) "{why}";
        too_large_to_draw(number) "About {number} is too large to be drawn: 10^15 is the most.";
        too_many_copies_of_affine(most_copies) "At most {most_copies} copies of an affine game can be added.";
        too_many_copies_of_loopy(most_copies) "At most {most_copies} copies of a loopy game can be added.";
    }
    RecursionTooDeep: {
        recursion_too_deep() "Maximum recursive depth exceeded. (Possible infinite recursion?)";
    }
    MemoryLimit: {
        memory_limit(why) "{why}";
    }
    WorkLimit: {
        time_limit(limit, after) "The time limit of {limit} was reached{after}.";
        work_limit(why) "{why}";
    }
    Interrupted: {
        cancelled(after) "The calculation was cancelled{after}.";
        interrupted(why) "{why}";
    }
}
