// Records of matches.

import type { MatchRecord } from './types';

/** The match as it was after a number of moves. */
export function upTo(record: MatchRecord, moves: number): MatchRecord {
  return { ...record, moves: record.moves.slice(0, moves), winner: null, resigned: null, drawn: false };
}

/** The same, between two persons, so that nobody goes on by himself. */
export function seenAfter(record: MatchRecord, moves: number): MatchRecord {
  return { ...upTo(record, moves), left: 'me', right: 'me' };
}
