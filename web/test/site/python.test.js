// The wheel of the site in Pyodide, which JupyterLite runs: the tests of the package for Python.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { loadPyodide } from 'pyodide';
import { site } from '../browser.js';
import { ours, packages } from './python-packages.js';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The largest size of the wheel, in bytes. It has 4.7 million, all but the engine 0.1 million. */
const LARGEST = 6e6;

test('Python in a page passes the tests of the package', async (t) => {
  assert.ok(ours, 'the site has no wheel');
  const said = [];
  const pyodide = await loadPyodide({ stdout: (line) => said.push(line) });
  const found = packages();
  if (found.length === 0) t.diagnostic('packages cannot be had from PyPI: the tests of boards and graphs are skipped');
  for (const wheel of [...found, join(site, ours)]) pyodide.unpackArchive(new Uint8Array(readFileSync(wheel)), 'wheel');
  const size = readFileSync(join(site, ours)).length;
  assert.ok(size <= LARGEST, `${ours} has ${size} bytes`);
  pyodide.mountNodeFS('/tweedle', ROOT);
  const seconds = pyodide.runPython('import sys, time; _begun = time.time(); import tweedle; time.time() - _begun');
  t.diagnostic(`${ours} has ${(size / 1e6).toFixed(2)} MB, and is imported in ${seconds.toFixed(2)} s`);
  const result = pyodide.runPython('sys.path.insert(0, "/tweedle/python/tests"); import in_page; in_page.main()');
  const [run, failed, skipped, left] = result.toJs();
  for (const line of said.filter((line) => /^(left out|skipped): /.test(line))) t.diagnostic(line);
  assert.equal(failed, 0, said.join('\n'));
  t.diagnostic(`${run} tests were run, ${skipped} of them skipped, and ${left} left out`);
  assert.ok(run - skipped > 90);
});

test('an interrupt of the page stops a calculation', async () => {
  const pyodide = await loadPyodide();
  pyodide.unpackArchive(new Uint8Array(readFileSync(join(site, ours))), 'wheel');
  const signal = new Uint8Array(new SharedArrayBuffer(1));
  pyodide.setInterruptBuffer(signal);
  pyodide.runPython('import tweedle; tweedle.run("1")');
  // JupyterLite does the same from the thread of the page.
  const text = 'const { workerData } = require("node:worker_threads"); setTimeout(() => { workerData[0] = 2; }, 500);';
  const thread = new Worker(text, { eval: true, workerData: signal });
  const long = 'tweedle.run("game.grid.Domineering(Grid.Empty(9,9)).CanonicalForm", timeout=60)';
  assert.throws(() => pyodide.runPython(long), /KeyboardInterrupt/);
  await thread.terminate();
  assert.equal(pyodide.runPython('tweedle.run("1 + 1")'), 2);
});
