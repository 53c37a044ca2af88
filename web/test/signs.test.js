// Remarks with the signs of mathematics.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'vite';
import { folder } from './browser.js';

const [{ output }] = await build({
  configFile: false,
  logLevel: 'error',
  build: { write: false, minify: false, lib: { entry: join(import.meta.dirname, '../src/lib/signs.ts'), formats: ['es'], fileName: 'signs' } },
});
const made = folder();
writeFileSync(join(made.path, 'signs.mjs'), output[0].code);
const { pieces, remark } = await import(join(made.path, 'signs.mjs'));
made.remove();

test('values of a remark have the signs of mathematics', () => {
  const written = {
    'It takes the value of the sum from +-(1*) to 1*, and Right, moving next, loses.': 'It takes the value of the sum from ±(1∗) to 1∗, and Right, moving next, loses.',
    'What is left is {{^^*||0|vv*}, {3/4v, 1/2|Tiny(2)}}.': 'What is left is {{⇑∗||0|⇓∗}, {3/4↓, 1/2|+₂}}.',
    'Right answers c3-b2/a2, which leaves -1/4*, and wins.': 'Right answers c3-b2/a2, which leaves −1/4∗, and wins.',
    'As an impartial game with loops it is worth oo{0}; over 0, {oo|-oo}.': 'As an impartial game with loops it is worth ∞{0}; over 0, {∞|−∞}.',
  };
  for (const [line, wanted] of Object.entries(written)) assert.equal(remark(line), wanted);
});

test('values stand by themselves, and words and numbers do not', () => {
  assert.deepEqual(pieces('and so on, from {1/2|-3/2} to 3.'), [
    { text: 'and so on, from ', value: false },
    { text: '{1/2|−3/2}', value: true },
    { text: ' to 3.', value: false },
  ]);
});

test('moves, positions and arrows are as they were', () => {
  for (const line of ['Winning moves: 1: 3-4, 2: 2-3.', 'pins 2-3', 'cut heap 1: 3 -> 1.', '  1: ToadsAndFrogs t.t.ff   0', 'a:a-b', 'Domineering ..|.#', 'heap 1   3   011', '  move to -2:5', 'vertex v', 'It is over.']) {
    assert.equal(remark(line), line);
  }
});

test('columns stay below each other', () => {
  assert.equal(remark('  2: a1-a2   +-1   mean 0'), '  2: a1-a2   ±1    mean 0');
  assert.equal(remark('  sum   +-{^^|vv*}   mean -1'), '  sum   ±{⇑|⇓∗}      mean −1');
});
