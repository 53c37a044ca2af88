// What the site without a server is more than the page: it opens without a network, and its engine answers as the program does.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PROGRAM, browse, cellOf, folder, runCell, serve, site } from '../browser.js';

/** Questions of many kinds, about rulesets of each family. */
const QUESTIONS = [
  { input: '{1|1/2} + *' },
  { input: '{3||2|1}.Thermograph' },
  { input: 'for n from 1 to 12 do System.Print(game.heap.Kayles(n).CanonicalForm) end' },
  { input: 'x := 1;\n{1|' },
  { input: '0/0' },
  { ask: 'nimber', input: 'game.heap.Kayles(5)' },
  { ask: 'moves', input: 'game.grid.Domineering("...|...")' },
  { ask: 'explore', input: 'game.grid.Clobber("xoxo|oxox")' },
  { ask: 'analyze', input: 'game.grid.Amazons("x..|...|..o")' },
  { ask: 'solve', input: 'game.grid.Domineering(Grid.Empty(6,6))' },
  { ask: 'solve', input: 'game.strip.ToadsAndFrogs("tttt....ffff")' },
  { ask: 'hint', input: 'game.heap.Nim("3,5,6")' },
  { ask: 'explain', input: 'game.heap.Nim("3,4,5")' },
  { ask: 'sequence', code: '0.77', to: 200 },
  { ask: 'genera', code: '0.77', to: 10 },
  { ask: 'top_entails', to: 50 },
  { ask: 'complete', input: '{1|-1}.Temp' },
  { ask: 'show', input: 'game.graph.Hackenbush("l(r(l;e);e(l;r))")' },
  { ask: 'rulesets' },
  { ask: 'documentation', name: 'Temperature' },
  { ask: 'draw', input: '{2|-1}.CanonicalForm' },
  { ask: 'solve', input: 'game.heap.Nim(3)', first: 'nobody' },
];

/** The engine of the site, in this process. */
async function load() {
  const made = join(site, '../engine');
  const { Engine, initSync } = await import(join(made, 'tweedle_web_engine.js'));
  initSync({ module: readFileSync(join(made, 'tweedle_web_engine_bg.wasm')) });
  return Engine;
}

test('the engine answers as the program does', async (t) => {
  const Engine = await load();
  const lines = QUESTIONS.map((question, id) => JSON.stringify({ id, session: String(id), ...question }));
  const asked = spawnSync(PROGRAM, ['batch'], { input: lines.join('\n'), encoding: 'utf8', maxBuffer: 2 ** 26 });
  const replies = asked.stdout.trim().split('\n');
  assert.equal(replies.length, QUESTIONS.length, asked.stderr);
  let answers = 0;
  lines.forEach((line, at) => {
    const engine = new Engine(2 ** 28);
    const reply = JSON.parse(engine.ask(line, 60_000, () => {}));
    engine.free();
    assert.deepEqual(timeless(reply), timeless(JSON.parse(replies[at])), line);
    if (!reply.error) answers += 1;
  });
  t.diagnostic(`${answers} answers and ${QUESTIONS.length - answers} refusals are equal`);
  assert.ok(answers >= 18);
});

/** Without what depends on the clock, and on how many entries of a table a number of bytes holds. */
function timeless(reply) {
  return JSON.parse(JSON.stringify(reply, (name, value) => (name === 'seconds' || name === 'positions' ? undefined : value)));
}

test('work that takes long is stopped by the limit of time, and told of on its way', async () => {
  const Engine = await load();
  const engine = new Engine(2 ** 28);
  let told = 0;
  const reply = JSON.parse(engine.ask('{"input": "game.grid.Domineering(Grid.Empty(9,9)).CanonicalForm"}', 1500, () => (told += 1)));
  assert.match(reply.error.message, /time limit/);
  assert.ok(told > 2, String(told));
  assert.equal(JSON.parse(engine.ask('{"input": "1 + 1"}', 1000, () => {})).output, '2');
});

test('a long calculation is stopped, and what was defined before is there', async () => {
  const profile = folder();
  const server = await serve();
  const context = await browse(profile.path);
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await page.goto(`${server.url}/`);
  const cell = cellOf(page, 2);
  const run = (text) => runCell(page, 2, text);
  const output = (text) => cell.locator('math').getByText(text).first().waitFor();
  await run('x := 3 + *');
  await output('3');
  await run('def sum(n) begin n + x end');
  await run('x := 4 + *');
  await output('4');
  await run('game.grid.Domineering(Grid.Empty(9,9)).CanonicalForm');
  await cell.locator('.progress').getByText(/positions/).waitFor();
  await cell.getByRole('button', { name: 'Stop', exact: true }).click();
  await cell.getByText('Stopped.').waitFor();
  // The function and the last value of the variable.
  await run('sum(2)');
  await output('6');
  assert.equal(await page.getByText('The session began anew').count(), 0);
  // A question that was not begun is not lost with the one before it.
  await runCell(page, 2, 'game.grid.Domineering(Grid.Empty(9,9)).CanonicalForm');
  await cell.locator('.progress').waitFor();
  await runCell(page, 3, 'x + 5');
  await cell.getByRole('button', { name: 'Stop', exact: true }).click();
  await cellOf(page, 3).locator('math').getByText('9').waitFor();
  await context.close();
  await server.stop();
  profile.remove();
});

test('without a network it opens, computes, and plays', async () => {
  const profile = folder();
  const server = await serve();
  const context = await browse(profile.path);
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await page.goto(`${server.url}/`);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active.state !== 'activated') await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  });
  await server.stop();
  await context.setOffline(true);
  await page.goto(`${server.url}/explore/?p=${encodeURIComponent('game.grid.Domineering("...|...")')}`);
  await page.locator('.facts dd math').waitFor();
  for (const start of ['game.heap.Nim("3,1,1")', 'game.grid.Domineering("....|....")', 'game.graph.Hackenbush("l(r(l;e);e(l;r))")']) {
    await page.goto(`${server.url}/play/?p=${encodeURIComponent(start)}`);
    await page.getByText('Left to move').waitFor();
    // The last one: a first one may end the match at once.
    await page.locator('.move').last().click();
    await page.locator('.record li').nth(1).waitFor();
  }
  await page.goto(`${server.url}/learn/?lesson=sets`);
  await page.getByRole('button', { name: /^Run:/ }).first().click();
  await page.locator('.try math').first().waitFor();
  await context.close();
  profile.remove();
});
