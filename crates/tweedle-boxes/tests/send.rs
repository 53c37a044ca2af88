//! What another thread may be given: checked when this is compiled.

use tweedle_boxes::{
    Board, BoardError, Choice, Endgame, EndgameError, GraphError, Nimstring, PictureError,
    Position, SavedError, ScoreSearch, Scores, Start, StringsAndCoins,
};

fn is_send<T: Send>() {}

#[test]
fn boards_tables_and_errors_cross() {
    is_send::<(Board, Start, Position, StringsAndCoins, Choice)>();
    is_send::<Nimstring>();
    is_send::<Scores>();
    is_send::<ScoreSearch>();
    is_send::<Endgame>();
    is_send::<(BoardError, EndgameError, GraphError, PictureError, SavedError)>();
}
