// The wheel of the site in Pyodide, which JupyterLite runs: the tests of the package for Python.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { loadPyodide } from 'pyodide';
import { site } from '../browser.js';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The largest size of the wheel, in bytes. It has 4.7 million, all but the engine 0.1 million. */
const LARGEST = 6e6;
/** What the board and graphs need, with what these need. */
const PACKAGES = ['anywidget', 'networkx'];

/** The wheels of other packages, which pip gets; none, if there is no pip or no registry. */
function others(python) {
  const folder = join(site, '../python-packages');
  mkdirSync(folder, { recursive: true });
  const wheels = () => readdirSync(folder).filter((name) => name.endsWith('.whl')).map((name) => join(folder, name));
  if (wheels().length === 0) {
    const options = ['--quiet', '--only-binary=:all:', '--platform', 'any', '--python-version', python, '--dest', folder];
    spawnSync('python3', ['-m', 'pip', 'download', ...options, ...PACKAGES], { stdio: 'ignore' });
  }
  return wheels();
}

test('Python in a page passes the tests of the package', async (t) => {
  const [name] = readdirSync(site).filter((name) => /^tweedle-.*-py3-none-any\.whl$/.test(name));
  const said = [];
  const pyodide = await loadPyodide({ stdout: (line) => said.push(line) });
  const unpack = (wheel) => pyodide.unpackArchive(new Uint8Array(readFileSync(wheel)), 'wheel');
  const found = others(pyodide.runPython('import sys; f"{sys.version_info[0]}.{sys.version_info[1]}"'));
  if (found.length === 0) t.diagnostic(`${PACKAGES.join(', ')} cannot be had from PyPI: their tests are skipped`);
  found.forEach(unpack);
  unpack(join(site, name));
  const size = readFileSync(join(site, name)).length;
  assert.ok(size <= LARGEST, `${name} has ${size} bytes`);
  pyodide.mountNodeFS('/tweedle', ROOT);
  const seconds = pyodide.runPython('import time; _begun = time.time(); import tweedle; time.time() - _begun');
  t.diagnostic(`${name} has ${(size / 1e6).toFixed(2)} MB, and is imported in ${seconds.toFixed(2)} s`);
  const result = pyodide.runPython('sys.path.insert(0, "/tweedle/python/tests"); import in_page; in_page.main()');
  const [run, failed, skipped, left] = result.toJs();
  for (const line of said.filter((line) => /^(left out|skipped): /.test(line))) t.diagnostic(line);
  assert.equal(failed, 0, said.join('\n'));
  t.diagnostic(`${run} tests were run, ${skipped} of them skipped, and ${left} left out`);
  assert.ok(run - skipped > 90);
});
