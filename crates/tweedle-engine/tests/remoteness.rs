//! Remoteness and suspense against the games that they are about: the winner hurries and the loser delays, or the other way
//! round; in play of several games at once the shortest and the longest decide.

use proptest::prelude::*;
use tweedle_engine::Play;
use tweedle_engine::form::{FormId, Forms};
use tweedle_engine::walk::{Memo, Walker};
use tweedle_engine::{Control, Player, Remote, Remoteness, Suspense, Theory};

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

/// Whether the loser can end play within `limit` moves against a winner who delays but only makes moves that keep his win: by
/// search, without memory. `wins` says whether `player`, to move, is the winner.
fn hurries(
    forms: &Forms,
    play: Play,
    form: FormId,
    player: Player,
    wins: bool,
    limit: u32,
) -> bool {
    let options = forms.options(form, player);
    if options.is_empty() {
        return true;
    }
    if limit == 0 {
        return false;
    }
    let opponent = player.opponent();
    let next = |option: &&FormId| hurries(forms, play, **option, opponent, !wins, limit - 1);
    if wins {
        let keeps =
            |option: &&FormId| !of_form(Remoteness(play), forms, **option).wins_first(opponent);
        options.iter().filter(keeps).all(|option| next(&option))
    } else {
        options.iter().any(|option| next(&option))
    }
}

/// Forms, each with options among those before it.
fn forms(choices: &[[Vec<usize>; 2]]) -> (Forms, Vec<FormId>) {
    let mut forms = Forms::default();
    let mut known = vec![forms.form(&[], &[]).unwrap()];
    for sides in choices {
        let [left, right] = sides.each_ref().map(|side| {
            let pick = |choice: &usize| known[choice % known.len()];
            side.iter().map(pick).collect::<Vec<_>>()
        });
        known.push(forms.form(&left, &right).unwrap());
    }
    (forms, known)
}

/// What a theory says of a form.
fn of_form<T: Theory<Value = Remote>>(mut theory: T, forms: &Forms, form: FormId) -> Remote {
    let mut memo = Memo::new(Control::new());
    Walker::new(forms, &mut memo).value(&mut theory, &form).unwrap()
}

/// Whether `player`, to move, wins if every move is made in all games at once: play ends with the first game that ends.
fn wins_conjunctive(forms: &Forms, g: FormId, h: FormId, player: Player) -> bool {
    let opponent = player.opponent();
    let answers = |&a: &FormId| {
        let wins = |&b: &FormId| !wins_conjunctive(forms, a, b, opponent);
        forms.options(h, player).iter().any(wins)
    };
    forms.options(g, player).iter().any(answers)
}

/// The same if play goes on in the other game until that has ended, too. A game has ended when somebody is to move in it
/// and cannot.
fn wins_continued(forms: &Forms, g: Option<FormId>, h: Option<FormId>, player: Player) -> bool {
    let next = |game: Option<FormId>| -> Vec<Option<FormId>> {
        let options = game.map(|game| forms.options(game, player)).unwrap_or_default();
        if options.is_empty() { vec![None] } else { options.iter().copied().map(Some).collect() }
    };
    let (of_first, of_second) = (next(g), next(h));
    let over = [None];
    if of_first == over && of_second == over {
        return false;
    }
    let answers = |&a: &Option<FormId>| {
        of_second.iter().any(|&b| !wins_continued(forms, a, b, player.opponent()))
    };
    of_first.iter().any(answers)
}

proptest! {
    #[test]
    fn the_shortest_or_the_longest_of_two_games_decides(
        choices in prop::collection::vec(
            prop::array::uniform2(prop::collection::vec(0..9_usize, 0..3)), 1..7,
        ),
        other in 0..7_usize,
    ) {
        let (forms, known) = forms(&choices);
        let (g, h) = (known[known.len() - 1], known[other % known.len()]);
        for player in Player::BOTH {
            let moves = [g, h].map(|it| of_form(Remoteness(Play::Normal), &forms, it).moves(player));
            prop_assert_eq!(wins_conjunctive(&forms, g, h, player), moves.iter().min().unwrap() % 2 == 1);
            let moves = [g, h].map(|it| of_form(Suspense(Play::Normal), &forms, it).moves(player));
            let wins = wins_continued(&forms, Some(g), Some(h), player);
            prop_assert_eq!(wins, moves.iter().max().unwrap() % 2 == 1);
        }
    }

    #[test]
    fn the_loser_forces_the_end_in_so_many_moves_and_no_sooner(
        choices in prop::collection::vec(
            prop::array::uniform2(prop::collection::vec(0..9_usize, 0..4)), 0..9,
        )
    ) {
        let (forms, known) = forms(&choices);
        let form = known[known.len() - 1];
        for play in [Play::Normal, Play::Misere] {
            let suspense = of_form(Suspense(play), &forms, form);
            let remote = of_form(Remoteness(play), &forms, form);
            for player in Player::BOTH {
                let (wins, moves) = (suspense.wins_first(player), suspense.moves(player));
                prop_assert_eq!(wins, remote.wins_first(player));
                prop_assert!(hurries(&forms, play, form, player, wins, moves));
                prop_assert!(moves == 0 || !hurries(&forms, play, form, player, wins, moves - 1));
            }
        }
    }

    #[test]
    fn the_winner_forces_the_end_in_so_many_moves_and_no_sooner(
        choices in prop::collection::vec(
            prop::array::uniform2(prop::collection::vec(0..9_usize, 0..4)), 0..9,
        )
    ) {
        let (forms, known) = forms(&choices);
        let form = known[known.len() - 1];
        for play in [Play::Normal, Play::Misere] {
            let remote = of_form(Remoteness(play), &forms, form);
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
