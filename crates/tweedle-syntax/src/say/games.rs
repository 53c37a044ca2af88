//! Sentences about games and positions.

use super::sentences;

sentences! {
    NotAGame: {
        not_a_game(class) "A `{class}` is not a game.";
    }
    NotAPosition: {
        element_is_no_position() "This collection holds something that is no position.";
        no_bids(class) "A `{class}` is no game in which players can bid for moves.";
        no_position(class) "A `{class}` is no position.";
        no_position_to_start_from() "This game has no position to start from.";
        no_positions(class) "A `{class}` is no position and no collection of positions.";
        not_one_heap(text) "`{text}` is not one heap.";
        position_of_other_kind(ruleset, what) "A position of {ruleset} is no {what}.";
        ruleset_needs_parameters(name) "`{name}` is a ruleset that needs parameters.";
        ruleset_not_position(name) "`{name}` is a ruleset, no position.";
        sum_of_positions_not_one(what) "A sum of positions is not one {what}.";
        sum_without_quantum_variant() "A sum of positions has no quantum variant."
            help "A superposed move is made of moves of one ruleset. Take the variants of the terms.";
        sum_without_ruleset() "A sum of positions has no ruleset of its own.";
    }
    LoopyGame: {
        loopy_not_short(name, play)
            "That is not a short game. If that is intentional, try `GameValue` in place of `CanonicalForm`."
            help "{name} is loopy, and play can go {play}.";
        loopy_without_score(name, play)
            "Play can go round in this position, so that no score is sure to come."
            help "{name} is loopy, and play can go {play}.";
        no_scoring_form_of_loopy(name)
            "Play can go round in this position of {name}, so that it has no scoring form."
            help "Of Go, only positions without a ko have one.";
        no_canonical_form_of_loopy()
            "Play can go round in this game, so that it has no canonical form as a short game.";
    }
    EntailingGame: {
        entailing_game(why) "{why}";
        entailing_in_sum()
            "A game with entailing moves can be added to positions only: in other compounds, and beside values, \
             nobody would know who has to answer."
            help "Write a position for a value, such as `game.heap.Nim(2)` for `*2`; or calculate with values: \
                  `.NimValue` if both players have the same moves, and else `.AffineForm`.";
        no_canonical_form_of_affine() "An affine game has no canonical form."
            help "Reduced forms of equal games may differ. `.ReducedForm` gives one; compare with `==`.";
        no_heat_of_affine(what) "This affine game has no {what}: among ordinary games it is never cold."
            help "Somebody has won, or wins by moving first, whatever else there is to play for.";
        no_impartial_variant(title) "{title} has entailing moves, and no impartial variant.";
        take_affine_form() "A position of a partizan game with entailing moves is an affine game."
            help "Take the `.AffineForm`.";
    }
    WrongKindOfGame: {
        degree_not_idempotent() "Variety degree must be an idempotent.";
        different_quotients() "These elements are of different quotients.";
        different_universes(one, other)
            "These games are compared modulo different universes: {one}, and {other}."
            help "`.In(\"DeadEnding\")` is the same form, to be compared modulo dead-ending games.";
        heaps_not_nimbers() "The heaps of this ruleset are no nimbers: the players move differently.";
        heaps_not_numbers() "The heaps of this ruleset are not numbers alone.";
        no_bids_with_points() "Who bids for moves plays for the last one, and this game is played for points.";
        no_picture_with_points() "This picture is of values in normal play, and this game is played for points."
            help "The view `moves` shows the moves, and `.ScoringForm.Thermograph` the thermograph with the points.";
        no_steps_with_points() "The steps to a value are those of normal play, and this game is played for points."
            help "`tweedle analyze` tells the final scores, and `.ScoringForm` the form.";
        literal_form_of_loop() "A game that refers to itself cannot be a literal form."
            help "Leave out the quote.";
        may_be_no_nimber() "The players may have different moves here, so that this may be no nimber.";
        no_affine_option(class, method) "A `{class}` cannot be an option of an affine game."
            help "Take its `.{method}` first.";
        no_misere_quotient(class) "A `{class}` is no impartial game, so that it has no misère quotient.";
        no_quantum_variant(title)
            "{title} has no quantum variant: it has entailing moves, is played for points, or is one itself.";
        no_scoring_game() "This form has no scores."
            help "A scoring game is made by `ScoringForm(\"<^1|0>\")`.";
        no_thermograph_of_scores(class)
            "Only Milnor's games have thermographs, and this game is of class {class}."
            help "In each follower of one of Milnor's games both players can move or play is over, and Left's stop is at least Right's.";
        no_stopper()
            "This sum of stoppers is equal to no stopper: a counterexample to the Finite Sides Conjecture. Please \
             publish it.";
        no_such_sum(class) "There is no such sum of a `{class}`.";
        no_such_variant(class) "There is no such variant of a `{class}`.";
        no_table_of_fox() "Only Fox and Geese and its variants have such a table.";
        no_table_of_pairs() "Only rulesets whose positions are pairs of numbers have such a table.";
        not_atomic() "That game is not atomic.";
        not_for_nim_arithmetic() "Nim arithmetic is of integers from 0 up, and of ordinals.";
        not_guaranteed(follower, why) "This game is not guaranteed: in its follower `{follower}` {why}.";
        not_in_quotient(game) "`{game}` is not made of the games of this quotient."
            help "They are the followers of those of which the quotient was asked.";
        not_in_universe(universe, follower, why)
            "This game is not one of the {universe}: in its follower `{follower}` {why}."
            help "Take a larger universe: dicot games are dead-ending, these are blocking, and `All` has all misère games.";
        not_played_on_cells() "This ruleset is not played on cells.";
        not_short_option(x) "`{x}` is not a short game, so it cannot be an option.";
        not_stable() "That game is not stable.";
        not_stopper_sided() "That game is not stopper-sided.";
        not_uptimal(class)
            "Not a method or member variable: `UptimalExpansion` (in object of class `{class}`)";
        scoring_game_beside_others(one, other)
            "These games are compared modulo different universes: {one}, and {other}."
            help "A game with scores is compared with games with scores alone: `ScoringForm` of a position or a game gives it scores.";
        scoring_game_in_misere_play() "A scoring game has scores, and nobody wins it.";
        value_without_points(method)
            "`{method}` is asked of the value in normal play, and this game is played for points."
            help "`.ScoringForm` is the form with the points, and `.CanonicalForm` that value.";
        this_is_not_atomic(game) "That game is not atomic: {game}";
        wrong_kind_of_game(why) "{why}";
    }
    NotDrawn: {
        element_not_drawn(class) "Numbers and nimbers are drawn, and among these is a `{class}` that is none.";
        not_drawn(why) "{why}";
        plot_of_no_numbers() "A plot is of a list of numbers, a heat map of a list of such lists.";
    }
    NotPossible: {
        all_lines_drawn() "All lines are drawn.";
        cannot_be_edited() "This position cannot be edited so.";
        cannot_move(player) "{player} cannot move.";
        cannot_move_here(player) "{player} cannot move here.";
        does_not_play_boxes(name) "`{name}` does not play Dots and Boxes.";
        match_is_over() "The match is over.";
        moves_by_himself(player) "{player} is a person, who moves by himself.";
        no_misere_boxes() "Dots and Boxes has no misère play.";
        no_misere_entailing() "Games with entailing moves have no misère play.";
        no_move_to_take_back() "There is no move to take back.";
        not_possible(why) "{why}";
        nothing_came_back() "No position has come back yet.";
        other_winner_in_record(said, why) "The record says that {said} won, but {why}.";
        step_of_record(number, what) "Step {number}: {what}.";
        too_many_moves(most) "There are more than {most} moves, the most that are listed.";
    }
}
