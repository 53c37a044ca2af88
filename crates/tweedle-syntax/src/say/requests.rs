//! Sentences about questions and arguments of commands.

use super::sentences;

sentences! {
    BadRequest: {
        field_cannot_be_read(name, why) "`{name}` cannot be read: {why}.";
        field_not_text(name) "`{name}` is not a string.";
        line_not_json(why) "This line is not valid JSON: {why}.";
        line_not_object() "This line is not a JSON object.";
        line_too_long(most) "This line is longer than {most}.";
        no_question(why) "This is no question: {why}.";
        no_such_question(kind) "There is no question `{kind}`.";
        session_not_text() "`session` is not a string.";
    }
    BadArgument: {
        alphabet_is_known()
            "`alphabet` is for a ruleset of a program: this one says which characters its cells have.";
        arguments_of_database_missing() "A ruleset, `--cells N` and `--out FILE` are needed.";
        bad_argument(why) "{why}";
        boards_have_no_heaps() "Boards and strips have no heaps: say `cols`, and for boards `rows`.";
        cells_in_row(row, cells, width)
            "Row {row} has {cells} cells, and there are {width} columns with the position.";
        characters_of_cells() "The characters of the cells are different ones, and not `|`, which ends a row.";
        codes_in_other_format() "The rows of codes are written as a table, as `csv` or as `json`.";
        column_not_one_expression() "A column is one expression about the position `g`.";
        column_twice(column) "The column `{column}` is there twice.";
        columns_missing() "Say how many columns the boards have, or how long the strips are: `cols`.";
        dash_stands_alone() "`-` stands alone: it is the standard input.";
        descending_without_sort() "`descending` says how rows are sorted: say by which column, with `sort`.";
        empty_expression() "An expression is empty.";
        first_player_missing() "A proof is about one first player: say `--first left` or `--first right`.";
        first_player_of_proof_missing() "A proof is about one first player: `first` is `Left` or `Right`.";
        for_all_positions_only(name)
            "`{name}` is for all positions of a ruleset, and not for a list or followers.";
        format_needs_file() "This format needs a file: say `--out FILE`.";
        format_of_genera() "Genera are printed as a table, as CSV or as JSON.";
        format_of_quotients() "Quotients are printed as a text or as JSON.";
        from_is_no_list() "The value of `from` is a list or a set of positions or games.";
        graph_and_position()
            "`graph` says what is played on, and so do `size`, `start` and `position`: give one of them.";
        heaps_have_no_rows() "Heaps have no rows and columns: say `heaps` and `most`.";
        heaps_is_one_number() "`heaps` is the largest number of heaps: fewer are among them.";
        impartial_and_partizan() "No ruleset is both impartial and partizan: ask for one of the two.";
        json_and_csv() "`--json` and `--format csv` exclude each other.";
        json_and_format() "`--json` and `--format` exclude each other without `--out`.";
        no_column_to_compare() "There is no column to compare.";
        no_board_of_space(text, rows, cols)
            "`{text}` is no position of this ruleset on {rows} x {cols} cells.";
        no_database_of(ruleset)
            "There is no database of {ruleset}: its positions are not heaps, or boards or strips whose cells say \
             all, of which all up to a size can be listed.";
        no_folder_for_classes(folder) "There is no folder {folder} for `--classes`.";
        no_game_after_view(view) "Which game is to be drawn? Give one after `{view}`.";
        no_list_by_size(ruleset)
            "There is no list of the positions of {ruleset} by their sizes: they are not plain heaps, or boards or \
             strips whose cells say all."
            help "Ask for the followers of a position, or for a list of positions.";
        no_part_of_shards(text, shards)
            "`{text}` means no shards: say `7`, or `1..20`, or `3/10` for the third of ten parts. There are {shards}.";
        no_positions_of_sizes() "There are no positions of these sizes, or more than 2^64.";
        no_property() "Say a property, or what is to be largest: `--max temperature`.";
        no_number_to_compare(position, column, shown)
            "At `{position}`, `{column}` is `{shown}`, which is no number: other values are not all comparable.";
        no_range_of_parameter(name, most, shown)
            "`{name}` is a number from 1 to {most}, or a range, and not `{shown}`.";
        no_row_of_board() "A board has a row at least.";
        no_row_to_compare() "There is no row to compare.";
        no_ruleset() "This is no ruleset, such as `game.grid.Clobber`.";
        no_such_rulesets() "There is no such ruleset.";
        no_size_of_board(text) "`{text}` is not a size of a board.";
        no_start_of_its_own() "The ruleset has no start of its own.";
        no_such_code(code) "There is no code `{code}`.";
        no_such_command(shown) "`{shown}` is no command.";
        no_such_shard(shard, shards) "There is no shard {shard}: they are numbered from 1 to {shards}.";
        no_such_strategy(name) "There is no strategy `{name}`.";
        no_such_view(word, views) "There is no view `{word}`; there are {views}.";
        no_tiers_of(ruleset)
            "{ruleset} has no tiers: its positions are not boards or strips whose cells say all.";
        no_tree_of(position)
            "`{position}` has no proof tree: those are for partizan positions in which play is known to end and no move has to be answered.";
        no_take_and_break_code(ruleset) "`{ruleset}` has no take-and-break code.";
        not_a_ruleset(text) "`{text}` is no ruleset.";
        not_a_table(name, error) "{name} is no table: {error}.";
        not_json(command) "`tweedle {command}` has no answer in JSON.";
        number_of_members(most) "A family has from 1 to {most} members: one for all numbers of its variables, from `first` to `last`.";
        number_of_shards(most) "A sweep has from 1 to {most} shards.";
        number_of_starts(most) "A tournament takes 1 to {most} starts.";
        position_and_start() "`position` says which lines are drawn, and so does `start`: give one of them.";
        positions_without_rows(ruleset) "Positions of {ruleset} have no rows.";
        proof_of_nothing() "A proof needs a position, as `input`; a check needs the proof, as `proof`.";
        random_without_followers() "`random` begins at the position `followers`.";
        reach_of_other_ruleset(ruleset, start) "The position is of `{ruleset}`, and the start of `{start}`.";
        reach_of_values() "Whether it comes up is not told for a sum with values, such as 1 or `*`.";
        ruleset_without_parameters(name, example) "`{name}` has parameters: say it with them, such as `{example}`.";
        ruleset_and_list() "A list or followers have no ruleset.";
        ruleset_of_program()
            "This is a ruleset that a program defines. That is for Tweedle's own rulesets only, such as \
             `game.grid.Clobber`.";
        scale_out_of_bounds() "The scale is a number from 0.1 to 20.";
        size_of_board_missing() "The size of a board is missing.";
        size_of_heaps_missing() "Say how many counters a heap has at most: `most`.";
        outcome_and_text(text)
            "An outcome is compared with an outcome, and not with the text {text}."
            help "Write `OutcomeClass.P`, `OutcomeClass.N`, `OutcomeClass.L` or `OutcomeClass.R`.";
        session_in_sweep(line)
            "Line {line} names a session: the questions of a sweep are answered apart from each other.";
        sorted_by_no_column(sort) "Rows are sorted by one of the columns, and `{sort}` is none.";
        strip_has_one_row() "A strip has one row.";
        symmetries_not_known() "The symmetries of a ruleset of a program are not known: leave out `only`.";
        sweep_of_nothing() "There is nothing to compute: the sweep has no items.";
        table_of_nothing()
            "A table is of a ruleset and its sizes, of the followers of a position, or of a list.";
        table_of_one_list() "A table is of one of these: a list of positions, followers, or a program.";
        table_of_several() "A table is of one of these: a ruleset, followers, or a list.";
        tree_of_one_first_player() "Say who moves first: a proof is about one of both."
            help "`--first left` or `--first right`.";
        tiers_of_nothing() "A part has a position at least, and so has a sample.";
        too_few_strategies() "A tournament takes two strategies or more.";
        too_many_cells_to_list(most_cells) "Boards of more than {most_cells} cells are not listed.";
        too_many_columns(most_columns) "A table has {most_columns} columns at most.";
        unknown_characters_of_cells() "The ruleset does not say which characters its cells have.";
        claim_not_one_expression() "A claim is one expression.";
        too_many_variables(most) "A family has {most} variables at most.";
        proof_of_several_variables() "A proof is about families with one variable.";
        not_with_regions(name) "`cells` says which regions are meant: `{name}` is not said with it.";
        no_covered_cells() "Regions are boards with covered cells `#`, which this ruleset does not have.";
        variable_twice(variable) "`{variable}` is a variable twice.";
        variable_not_in_expression(variable) "There is no `{variable}` in the expression.";
        number_of_walks() "There is at least one walk, and a walk has at least one step.";
        steps_without_walks() "`steps` are those of walks: say `walks`, too.";
        walks_to_nothing() "Walks need a column `sort` to be best in, or an expression `where` to come to.";
        view_of_one_game() "Thermographs and Hasse diagrams are drawn of several games, all others of one.";
    }
}
