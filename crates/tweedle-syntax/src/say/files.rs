//! Sentences about files, proofs and data.

use super::sentences;

sentences! {
    BadProof: {
        another_certificate(name, found, wanted) "{name} is {found}, not {wanted}.";
        no_family_certificate(error) "This is no certificate of a family: {error}.";
        no_ruleset_of_certificate(ruleset) "There is no ruleset `{ruleset}`.";
        certificate_proves_nothing(error) "The certificate proves nothing. {error}";
        file_proves_nothing(name, error) "{name} proves nothing. {error}";
        proof_of_other_player(name, start, player) "{name} is about {start}, where {player} moves first.";
        proof_with_flaw(name, place, flaw) "{name} proves nothing.{place} {flaw}";
    }
    BadFile: {
        at_line_of_file(message, name, number, line) "{message}\n --> {name}:{number}\n  |\n  | {line}";
        bad_file(why) "{why}";
        another_sweep_there(folder) "There is another sweep in {folder}: choose another folder.";
        another_tree_there(folder) "There is another proof tree in {folder}: choose another folder.";
        cannot_make(path, error) "Cannot make {path}: {error}.";
        cannot_read(name, why) "Cannot read {name}: {why}.";
        damaged_proof(path) "{path} was damaged, or is no proof of this winner, and is removed."
            help "`tweedle tree run` makes it again.";
        damaged_tiers(path) "{path} was damaged, or of another plan, and is removed."
            help "`tweedle tiers run` computes it again.";
        damaged_shard(shard, why) "Shard {shard} is damaged: {why}."
            help "Run the sweep again: it computes what is missing or damaged.";
        database_of_unknown_ruleset(path, shown)
            "{path} is a database of `{shown}`, and there is no such ruleset here that has databases.";
        file_is_there(name, instead) "{name} is there already{instead}.";
        file_declares_other_class(file, class)
            "The file `{file}` declares a class with another name: `{class}`";
        missing_shards(missing, shards, first) "Of {shards} shards {missing} are missing; the first is {first}."
            help "`tweedle sweep run` computes them.";
        missing_tiers(missing, parts) "Of {parts} parts of tiers {missing} are missing."
            help "`tweedle tiers run` computes them.";
        missing_value_in_database(position) "The value of `{position}` is missing.";
        no_certificate(name, error) "{name} is not a certificate: {error}.";
        no_files_can_be_read() "No files can be read here.";
        no_files_here() "There are no files here.";
        no_plan_of_a_sweep() "This is no plan of a sweep, or it was altered.";
        no_plan_of_a_tree() "This is no plan of a proof tree, or it was altered.";
        no_plan_of_tiers() "This is no plan of tiers, or it was altered.";
        no_position_of_database(position) "`{position}` is no position of this database.";
        other_tiers_there(folder) "There are other tiers in {folder}: choose another folder.";
        only_partizan_searches_are_kept()
            "Only the search of partizan games without entailing moves and loops, in normal play, can be kept in a \
             file.";
        plan_of_another_version(made, own)
            "Version {made} of Tweedle made this plan, and this is {own}: all its workers are of one version.";
        proof_does_not_read_back(written)
            "A proof cannot be written about `{written}`: that does not read back to the same position.";
        proof_writes_otherwise(text, text_of) "A proof writes `{text}`, not `{text_of}`.";
        tree_is_not_proved(position) "Who wins {position} is not known or not proved yet."
            help "`tweedle tree run` goes on.";
        two_values_in_database(position, value, last) "`{position}` has two values, `{value}` and `{last}`.";
        wrong_counts_of_tiers(path) "{path} is wrong about the numbers of positions of each class.";
        wrong_tiers(name, position, player, why)
            "{name} is wrong about `{position}` if {player} is to move: {why}.";
        wrong_value_in_database(position, own, value) "The value of `{position}` is `{own}`, not `{value}`.";
    }
    BadData: {
        bad_data(why) "{why}";
        corners_and_slopes() "The corners and the slopes of a wall do not fit together.";
        data_contradict_each_other(field, said, is)
            "The data contradict each other: `{field}` says {said}, and the value has {is}.";
        data_not_of_kind(text, kind) "`{text}` is not {kind}.";
        edge_of_data_without_vertex() "An edge of a graph ends where no vertex is.";
        grid_rows_of_other_length() "The rows of a grid are of other lengths than it says.";
        no_name_of_variable(name) "`{name}` is no name of a variable.";
        option_is_no_game() "An option of a form is no game.";
        period_without_length() "A period has a length from 1 on.";
        range_of_numbers() "A range has numbers, and its step is not 0.";
        slope_of_wall_too_large() "A slope of a wall is beyond 2^53.";
        value_cannot_be_given_back(class, text) "A `{class}` cannot be given back: `{text}`.";
    }
}
