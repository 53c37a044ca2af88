// Texts: bytes and characters, counts for people.

import type { Trouble } from './types';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The place in a text that so many bytes of UTF-8 lead to. */
export function fromBytes(text: string, bytes: number): number {
  return decoder.decode(encoder.encode(text).slice(0, bytes)).length;
}

/** A number with commas. */
export function grouped(count: number): string {
  return count.toLocaleString('en');
}

/** A size of memory. */
export function size(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  let unit = 0;
  while (bytes >= 1024 && unit < units.length - 1) {
    bytes /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? bytes : bytes.toFixed(1)} ${units[unit]}`;
}

/** A text with what stands in backticks as code, in parts. */
export function parts(text: string): { text: string; code: boolean }[] {
  return text.split('`').map((text, i) => ({ text, code: i % 2 === 1 }));
}

/** Names of people that own a game, which programs write without the apostrophe. */
const OWNERS = /^(Dawson|Grundy|Kotzig|Lasker|Moore|Welter)s /;

/** The last word of a name with dots, with spaces before its capitals. */
export function title(name: string): string {
  const last = name.split('.').pop() ?? name;
  return last
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/ (And|Of|The) /g, (word) => word.toLowerCase())
    .replace(/^Gen /, 'Generalized ')
    .replace(OWNERS, "$1's ");
}

export const OUTCOMES: Record<string, string> = {
  L: 'Left wins, no matter who moves first',
  R: 'Right wins, no matter who moves first',
  N: 'The player who moves next wins',
  P: 'The player who moves next loses',
  D: 'A draw, no matter who moves first',
  NHat: 'Left wins if she moves first; a draw if Right does',
  PHat: 'Left wins if Right moves first; a draw if she does',
  NCheck: 'Right wins if he moves first; a draw if Left does',
  PCheck: 'Right wins if Left moves first; a draw if he does',
};

/** The signs of outcomes with draws. */
export const SIGNS: Record<string, string> = { NHat: 'N̂', PHat: 'P̂', NCheck: 'Ň', PCheck: 'P̌' };

/** Hands a text, or other data, to the reader as a file. */
export function download(name: string, text: string | Blob, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(text instanceof Blob ? text : new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The place of a mistake in its input; none if it is in another text, such as a function of an earlier input. */
export function placeOf(trouble: Trouble | null): { start: number | null; end: number | null } {
  if (trouble === null || trouble.file) return { start: null, end: null };
  return { start: trouble.start, end: trouble.end };
}
