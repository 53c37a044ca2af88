// A session of the site without its engine: a worker that knows assignments of numbers stands in for it.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'vite';
import { folder } from './browser.js';

const engine = {
  name: 'no-engine',
  resolveId: (name) => (name === '$engine' ? name : null),
  load: (name) => (name === '$engine' ? 'export class Engine {}; export function write_worksheet() {}; export default () => {};' : null),
};
const [{ output }] = await build({
  configFile: false,
  logLevel: 'error',
  plugins: [engine],
  worker: { format: 'es', plugins: () => [engine] },
  build: { write: false, minify: false, lib: { entry: join(import.meta.dirname, '../src/lib/door/session.ts'), formats: ['es'], fileName: 'session' } },
});
const code = output.find((file) => file.type === 'chunk' && file.isEntry).code;

globalThis.sessionStorage = { getItem: () => 'tab', setItem: () => {} };
/** The workers that began, each with what it was asked. */
const workers = [];
globalThis.Worker = class {
  asked = [];
  #variables = {};
  #isGone = false;
  constructor() {
    workers.push(this);
  }
  postMessage(order) {
    queueMicrotask(() => {
      if (this.#isGone) return;
      const told = this.#answer(order);
      if (told) this.onmessage({ data: told });
    });
  }
  #answer(order) {
    if (order.kind === 'start') return { kind: 'ready' };
    const { input } = JSON.parse(order.line);
    this.asked.push(input);
    if (input === 'forever') return null;
    if (input === 'deep') return { kind: 'broken', isDeep: true, message: 'RangeError' };
    const [, name, value] = /^(\w+) := (\d+)$/.exec(input) ?? [];
    if (name) this.#variables[name] = Number(value);
    return { kind: 'done', text: JSON.stringify({ output: String(this.#variables[name ?? input]) }) };
  }
  terminate() {
    this.#isGone = true;
  }
};
const made = folder();
writeFileSync(join(made.path, 'session.mjs'), code);
const { Session } = await import(join(made.path, 'session.mjs'));
made.remove();

const put = (session, input, ask = 'show') => {
  let job;
  const output = new Promise((resolve, reject) => {
    job = { order: { kind: 'ask', line: JSON.stringify({ ask, input }), limitMs: 1 }, progress: () => {}, resolve, reject };
    session.put(job);
  }).then((text) => JSON.parse(text).output);
  return { job, output };
};

test('what a session knew is there after a question was stopped, or broke the engine', async () => {
  const session = new Session(7, () => Promise.resolve(null));
  assert.equal(await put(session, 'x := 5').output, '5');
  await put(session, 'y', 'analyze').output;
  const long = put(session, 'forever');
  const next = put(session, 'x');
  while (!workers[0].asked.includes('forever')) await new Promise((resolve) => setTimeout(resolve));
  session.stop(long.job, new Error('stopped'));
  await assert.rejects(long.output, /stopped/);
  assert.equal(await next.output, '5');
  assert.equal(workers.length, 2);
  // What changes nothing is not asked again, nor is what was stopped.
  assert.deepEqual(workers[1].asked, ['x := 5', 'x']);
  await assert.rejects(put(session, 'deep').output, /deeper/);
  assert.equal(await put(session, 'x').output, '5');
  // It is the same session; one that is ended is not.
  assert.equal(session.number, 7);
  session.end();
  assert.equal(await put(session, 'x').output, 'undefined');
  assert.equal(session.number, 8);
});
