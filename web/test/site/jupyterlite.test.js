// The wheel of the site in a notebook of JupyterLite, which is built here without a network but for PyPI.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';
import { browse, folder, host, site } from '../browser.js';
import { ours, packages } from './python-packages.js';

const LAB = join(site, '../lab');
const PROGRAMS = join(LAB, 'env/bin');
const CELLS = [
  '%pip install -q anywidget\n%pip install -q WHEEL',
  'from tweedle import *\nboard = Domineering("....|....|....").widget(opponent="perfect")\nboard',
  'print([it.name for it in board.line], board.position.text)',
  'print(Game([0], ["*"]) + Game("^*"), Domineering("...|...").analyze()["temperature"])',
];
/** A folder for a picture of the notebook, if somebody wants to look at it. */
const PICTURES = process.env.PICTURES;

function run(program, options, wishes = {}) {
  const done = spawnSync(program, options, { encoding: 'utf8', ...wishes });
  return { isGood: done.status === 0, said: `${done.error ?? ''}${done.stdout}${done.stderr}` };
}

/** Installs JupyterLite in the build folder. Returns why it cannot be had here, if so. */
function missing() {
  if (packages().length === 0) return 'packages cannot be had from PyPI';
  if (existsSync(join(PROGRAMS, 'jupyter-lite'))) return null;
  if (!run('python3', ['-m', 'venv', join(LAB, 'env')]).isGood) return 'there is no environment of Python';
  const wanted = ['jupyterlite-core==0.8.*', 'jupyterlite-pyodide-kernel==0.8.*', 'jupyterlab==4.*', 'anywidget'];
  return run(join(PROGRAMS, 'pip'), ['install', '--quiet', ...wanted]).isGood ? null : 'JupyterLite cannot be had from PyPI';
}

/** Pyodide as JupyterLite takes it: the files of the npm package, and the one wheel that it loads by itself. */
function place(pyodide) {
  mkdirSync(pyodide, { recursive: true });
  const from = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
  for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip']) copyFileSync(join(from, name), join(pyodide, name));
  const lock = JSON.parse(readFileSync(join(from, 'pyodide-lock.json'), 'utf8'));
  const wheel = packages().find((path) => basename(path).startsWith('micropip-'));
  copyFileSync(wheel, join(pyodide, basename(wheel)));
  const sha256 = createHash('sha256').update(readFileSync(wheel)).digest('hex');
  const { micropip } = lock.packages;
  lock.packages = { micropip: { ...micropip, depends: [], file_name: basename(wheel), sha256 } };
  writeFileSync(join(pyodide, 'pyodide-lock.json'), JSON.stringify(lock));
}

function notebook(url) {
  const cells = CELLS.map((source, at) => ({
    cell_type: 'code',
    id: `cell-${at}`,
    metadata: {},
    execution_count: null,
    outputs: [],
    source: source.replace('WHEEL', `${url}/${ours}`),
  }));
  const kernelspec = { name: 'python', display_name: 'Python (Pyodide)', language: 'python' };
  return JSON.stringify({ cells, metadata: { kernelspec }, nbformat: 4, nbformat_minor: 5 });
}

test('a notebook of JupyterLite has the package and its board', async (t) => {
  const reason = missing();
  if (reason) return t.skip(reason);
  const [work, out] = [join(LAB, 'work'), join(LAB, 'out')];
  for (const old of [work, out]) rmSync(old, { recursive: true, force: true });
  place(join(work, 'static/pyodide'));
  mkdirSync(join(work, 'content'));
  mkdirSync(out);
  const server = await host(out);
  writeFileSync(join(work, 'content/board.ipynb'), notebook(server.url));
  const wheels = packages().flatMap((path) => ['--piplite-wheels', path]);
  const options = ['build', '--lite-dir', work, '--contents', join(work, 'content'), '--output-dir', out, ...wheels];
  // What is built is noted in the folder of work, which is new.
  const built = run(join(PROGRAMS, 'jupyter-lite'), options, { cwd: work });
  assert.ok(built.isGood, built.said);
  copyFileSync(join(site, ours), join(out, ours));
  writeFileSync(join(out, '404.html'), '');
  const profile = folder();
  const context = await browse(profile.path);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(`${server.url}/notebooks/index.html?path=board.ipynb`);
    const cell = (number) => page.locator('.jp-Notebook .jp-CodeCell').nth(number);
    /** Runs a cell, and returns what it prints. */
    const runCell = async (number) => {
      const prompt = cell(number).locator('.jp-InputPrompt').first();
      const before = await prompt.innerText();
      // A kernel takes some time to start, and takes nothing until then.
      await page.locator('.jp-Notebook-ExecutionIndicator[data-status=idle]').waitFor();
      await prompt.click();
      await page.keyboard.press('Control+Enter');
      const isDone = ([element, old]) => element.innerText !== old && /\[\d+\]/.test(element.innerText);
      await page.waitForFunction(isDone, [await prompt.elementHandle(), before]);
      return (await cell(number).locator('.jp-OutputArea-output pre').allInnerTexts()).join('').trim();
    };
    await cell(0).waitFor();
    await page.getByText('Python (Pyodide)').first().waitFor();
    assert.equal(await runCell(0), '');
    await runCell(1);
    const board = page.locator('.tweedle-board');
    await board.locator('.facts').waitFor();
    assert.match(await board.locator('.facts').innerText(), /Value[\s\S]*Temperature/);
    await board.getByRole('button', { name: /^a1:/ }).click();
    // A click on a cell of two moves asks which.
    await board.locator('.candidates button').first().click({ timeout: 2000 }).catch(() => {});
    await board.locator('.made .chip').nth(2).waitFor();
    assert.match(await runCell(2), /^\['a1-a2', '\w\d-\w\d'\] #/);
    await board.getByRole('button', { name: 'Undo' }).click();
    await board.locator('.made').waitFor({ state: 'detached' });
    assert.equal(await runCell(2), '[] ....|....|....');
    assert.equal(await runCell(3), '^^* 5/4');
    if (PICTURES) await page.screenshot({ path: join(PICTURES, 'jupyterlite.png') });
  } finally {
    await context.close();
    profile.remove();
    await server.stop();
  }
});
