// Boards and strips are edited by painting signs of their notation onto cells, heaps by their sizes.

import type { Explored, Ruleset } from './types';

/** The expression before the notation, and the notation. */
const FORM = /^(.*)\("([^"\\]*)"\)$/;

/** The signs that a position is written with, if it is a board or a strip that can be painted. */
export function editable(explored: Explored, ruleset: Ruleset): string[] | null {
  const text = FORM.exec(explored.position)?.[2];
  if (text === undefined) return null;
  const cells = text.replaceAll('|', '');
  const names = explored.scene.places.map((place) => place.name);
  const fits = cells.length === names.length && names.every((name) => /^([a-z]+\d+|place \d+)$/.test(name));
  if (!fits || cells.length === 0) return null;
  const written = [...(ruleset.cells + cells)].filter((sign) => sign !== ' ' && sign !== '|' && sign !== ',');
  const signs = [...new Set(written)];
  return signs.length > 1 && signs.length <= 12 ? signs : null;
}

/** The position with a sign on a cell. */
export function painted(explored: Explored, cell: number, sign: string): string | null {
  const form = FORM.exec(explored.position);
  if (!form) return null;
  let seen = -1;
  const text = [...(form[2] ?? '')].map((old) => {
    if (old === '|') return old;
    seen += 1;
    return seen === cell ? sign : old;
  });
  return `${form[1]}("${text.join('')}")`;
}

/** The sizes of the heaps, if that is all that a position is. */
export function heapsOf(position: string): number[] | null {
  const form = FORM.exec(position);
  if (!form?.[1]?.startsWith('game.heap.') || !/^\d{1,15}(,\d{1,15})*$/.test(form[2] ?? '')) return null;
  return (form[2] ?? '').split(',').map(Number);
}

/** The position with heaps of these sizes; heaps of nothing are left out, but for the last. */
export function withHeaps(position: string, sizes: number[]): string | null {
  const form = FORM.exec(position);
  const left = sizes.filter((size) => size > 0);
  return form ? `${form[1]}("${(left.length > 0 ? left : [0]).join(',')}")` : null;
}
