// Measures what the engine of the site costs, beside the program: `TWEEDLE=PROGRAM TWEEDLE_SITE=FILES node test/speed.js`. Both
// answer the same questions with one thread, each question in a new session; what counts is the time of the processor. Nothing is
// asserted: machines differ.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAM, site } from './browser.js';

const empty = (height, width) => `game.grid.Domineering(Grid.Empty(${height},${width}))`;
const value = (game) => ({ input: `(${game}).CanonicalForm.Birthday` });
const amazons = 'game.grid.Amazons("x...|....|...o")';

const QUESTIONS = {
  'value of Domineering, 5 by 6': value(empty(5, 6)),
  'value of Clobber, 3 by 6': value('game.grid.Clobber("xoxoxo|oxoxox|xoxoxo")'),
  'value of Toads and Frogs, 16 places': value('game.strip.ToadsAndFrogs("tttt.tt..fff.fff")'),
  'thermograph of Amazons, 3 by 4': { input: 'game.grid.Amazons("x...|....|..o.").CanonicalForm.Thermograph.Mean' },
  'thermograph of a sum': { input: `(${empty(4, 6)} + game.grid.Clobber("xoxox|oxoxo|xox..") + ${amazons}).CanonicalForm.Thermograph.Mean` },
  'winner of Domineering, 8 by 8': { ask: 'solve', input: empty(8, 8) },
  'winner of Clobber, 4 by 6': { ask: 'solve', input: 'game.grid.Clobber("xoxoxo|oxoxox|xoxoxo|oxoxox")' },
  'winner of Toads and Frogs, 20 places': { ask: 'solve', input: 'game.strip.ToadsAndFrogs("tttttttt....ffffffff")' },
  'winner of Amazons, 4 by 5': { ask: 'solve', input: 'game.grid.Amazons("x....|.....|.....|....o")' },
  'nimber of Cram, 5 by 7': { ask: 'nimber', input: 'game.grid.Cram(Grid.Empty(5,7))' },
  'nimbers of 0.106 to 2,000,000': { ask: 'sequence', code: '0.106', to: 2_000_000 },
};
const LIMIT_MS = 300_000;

const made = join(site ?? join(import.meta.dirname, '../../target/site/files'), '../engine');
const { Engine, initSync } = await import(join(made, 'tweedle_web_engine.js'));
initSync({ module: readFileSync(join(made, 'tweedle_web_engine_bg.wasm')) });

/** The answer of the engine, and the seconds that it took. */
function engine(line) {
  const desk = new Engine(2 ** 30);
  const before = process.cpuUsage();
  const answer = desk.ask(line, LIMIT_MS, () => {});
  const { user, system } = process.cpuUsage(before);
  desk.free();
  return [answer, (user + system) / 1e6];
}

/** The answer of the program, and the seconds that it took. */
function program(line) {
  const timed = 'TIMEFORMAT="%U %S"; time "$0" batch --threads 1';
  const { stdout, stderr } = spawnSync('bash', ['-c', timed, PROGRAM], { input: line, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const [user, system] = stderr.trim().split('\n').at(-1).split(' ').map(Number);
  return [stdout.trim(), user + system];
}

// What the compiler of JavaScript does first is no part of the measurement.
engine(JSON.stringify(value(empty(3, 4))));
const wanted = new RegExp(process.argv[2] ?? '');
const ratios = [];
for (const [name, question] of Object.entries(QUESTIONS).filter(([name]) => wanted.test(name))) {
  const line = JSON.stringify(question);
  const [[told, there], [answer, here]] = [engine(line), program(line)];
  const known = (text) => JSON.parse(text).error?.message ?? 'answered';
  if (known(told) !== known(answer)) console.log(`  they differ: ${known(told)} / ${known(answer)}`);
  ratios.push(there / here);
  console.log(`${name}: ${there.toFixed(2)} s, the program ${here.toFixed(2)} s, ${(there / here).toFixed(1)} times`);
}
const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
console.log(`on the geometric mean ${mean.toFixed(1)} times, at most ${Math.max(...ratios).toFixed(1)} times`);
