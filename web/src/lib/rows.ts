// The moves of a position with what is known of them, as lists show them.

import type { Row } from '../components/MoveList.svelte';
import type { Analysis, Move, Outcome, Player, Solution } from './types';

/** Whether a player wins by a move that leaves this outcome. */
export const wins = (player: Player, outcome: Outcome) => outcome === 'P' || outcome === player[0];

/** The moves of a player with their values and winners, by an analysis, or with their winners by a solution. */
export function rows(moves: Move[], player: Player, analysis: Analysis | null, solution: Solution | null): Row[] {
  const known = player === 'Left' ? analysis?.left : analysis?.right;
  const turn = solution?.turns.find((turn) => turn.first === player);
  const winning = turn?.winning ? new Set(turn.winning.map((step) => step.to)) : null;
  return moves.map((move, i) => {
    // The analysis lists the options in the order of the ruleset, too.
    const option = known?.length === moves.length ? known[i] : undefined;
    const ends = option?.ends;
    const is = ends ? ends.result === 'win' : option ? wins(player, option.outcome) : winning?.has(move.to);
    const value = option?.value ?? (ends ? `${ends.result}${ends.moves === null ? '' : ` in ${ends.moves}`}` : undefined);
    return { ...move, player, wins: is, value, outcome: option?.outcome, best: option?.best };
  });
}
