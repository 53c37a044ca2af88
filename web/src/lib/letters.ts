// Letters of notations, and what pictures have in their place.

import { parts } from './text';
import type { Ruleset } from './types';

export type Letter = NonNullable<Ruleset['letters']>[number];

const WORDS: Record<Letter['shape'], [left: string, right: string, either: string]> = {
  disc: ['full disc', 'ring', 'disc of either'],
  block: ['full block', 'hollow block', 'block of either'],
  domino: ['full domino', 'hollow domino', 'half full domino'],
  edge: ['full line', 'double line', 'dashed line'],
  cell: ['empty cell', 'empty cell', 'empty cell'],
  off: ['gray cell', 'gray cell', 'gray cell'],
};

/** A thing in words, for those who do not see it. */
export function worded({ shape, owner, text }: Letter): string {
  const [left, right, either] = WORDS[shape];
  const words = owner === 'Left' ? left : owner === 'Right' ? right : either;
  return text ? `${words} with ${text}` : words;
}

/** A letter, or a number, that is a word by itself. */
const ALONE = /(?<![\p{L}\p{N}'’-])(\p{L}|-?\d+)(?![\p{L}\p{N}'’-])/u;

/** A part of the rules: a text, code, or a letter that is drawn. */
export interface Part {
  text: string;
  code: boolean;
  letter: Letter | null;
}

/** The rules in parts. */
export function inRules(summary: string, letters: readonly Letter[]): Part[] {
  return parts(summary).flatMap(({ text, code }): Part[] => {
    if (code) return [{ text, code, letter: null }];
    return text.split(ALONE).map((text, i) => ({ text, code, letter: (i % 2 === 1 && letters.find((it) => it.letter === text)) || null }));
  });
}
