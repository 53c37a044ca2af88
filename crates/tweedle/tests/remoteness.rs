//! Remoteness against the game that it is about: the winner hurries, the loser delays.

use proptest::prelude::*;
use tweedle::Play;
use tweedle::form::{FormId, Forms};
use tweedle::walk::{Memo, Walker};
use tweedle::{Control, Player, Remoteness};

/// Whether `player`, to move, can see to it that he wins (if `wants`) or cannot avoid losing (if
/// not) and nobody can move any more after at most `limit` moves: by search, without memory.
fn ends(forms: &Forms, play: Play, form: FormId, player: Player, wants: bool, limit: u32) -> bool {
    let options = forms.options(form, player);
    if options.is_empty() {
        return wants == (play == Play::Misere);
    }
    let next = |&option: &FormId| {
        ends(forms, play, option, player.opponent(), !wants, limit.saturating_sub(1))
    };
    limit > 0 && if wants { options.iter().any(next) } else { options.iter().all(next) }
}

/// Forms, each with options among those before it; the last one.
fn forms(choices: &[[Vec<usize>; 2]]) -> (Forms, FormId) {
    let mut forms = Forms::default();
    let mut known = vec![forms.form(&[], &[]).unwrap()];
    for sides in choices {
        let [left, right] = sides.each_ref().map(|side| {
            let pick = |choice: &usize| known[choice % known.len()];
            side.iter().map(pick).collect::<Vec<_>>()
        });
        known.push(forms.form(&left, &right).unwrap());
    }
    let last = known[known.len() - 1];
    (forms, last)
}

proptest! {
    #[test]
    fn the_winner_forces_the_end_in_so_many_moves_and_no_sooner(
        choices in prop::collection::vec(
            prop::array::uniform2(prop::collection::vec(0..9_usize, 0..4)), 0..9,
        )
    ) {
        let (forms, form) = forms(&choices);
        for play in [Play::Normal, Play::Misere] {
            let mut memo = Memo::new(Control::new());
            let remote =
                Walker::new(&forms, &mut memo).value(&mut Remoteness(play), &form).unwrap();
            for player in Player::BOTH {
                let (wins, moves) = (remote.wins_first(player), remote.moves(player));
                prop_assert!(ends(&forms, play, form, player, wins, moves));
                prop_assert!(moves == 0 || !ends(&forms, play, form, player, wins, moves - 1));
                // The last to move wins in normal play, and loses in misère play.
                prop_assert_eq!(wins == (play == Play::Normal), moves % 2 == 1);
            }
        }
    }
}
