// Ladders: matches that become harder, in each of which the person, who plays Left and begins, can win. A test of the
// server solves each.

import data from './ladders.json';

export interface Level {
  start: string;
  /** The strategy that plays Right. */
  against: string;
  /** What there is to find out, in a sentence. */
  about: string;
}

export interface Ladder {
  name: string;
  levels: Level[];
}

export const LADDERS = data as Ladder[];

const KEPT = 'ladders';

/** The levels that were won, each by its ladder and its number. */
export function won(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

/** Notes that a level was won. */
export function win(ladder: string, level: number): Set<string> {
  const all = won().add(`${ladder} ${level}`);
  localStorage.setItem(KEPT, JSON.stringify([...all]));
  return all;
}
