// Records of matches.

import { ask } from './api';
import type { MatchRecord, Player, Solution, Turn } from './types';

/** The match as it was after a number of moves. */
export function upTo(record: MatchRecord, moves: number): MatchRecord {
  return { ...record, moves: record.moves.slice(0, moves), winner: null, resigned: null, drawn: false };
}

/** The same, between two persons, so that nobody goes on by himself. */
export function seenAfter(record: MatchRecord, moves: number): MatchRecord {
  return { ...upTo(record, moves), left: 'me', right: 'me' };
}

/** A moment at which a player could win: the number of moves before it, and the name of a move that wins. */
export interface Chance {
  moves: number;
  by: string;
}

/** The last moment of a match at which a player, who was to move, could win; nothing if there was none. */
export async function lastChance(record: MatchRecord, who: Player, signal: AbortSignal): Promise<Chance | null> {
  for (let moves = record.moves.length; moves >= 0; moves -= 1) {
    if ((moves % 2 === 0) !== (record.first === who)) continue;
    const { position } = await ask<Turn>({ ask: 'turn', record: seenAfter(record, moves) }, signal);
    const { turns } = await ask<Solution>({ ask: 'solve', input: position, first: who, play: record.play, all: true }, signal);
    const by = turns[0]?.winner === who ? turns[0].winning?.[0]?.name : undefined;
    if (by) return { moves, by };
  }
  return null;
}
