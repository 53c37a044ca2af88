// The board of a notebook in a real JupyterLab. `python/tests/test_board_in_jupyterlab.py` starts it and says where it is.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { browse, folder } from '../browser.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LAB = process.env.JUPYTERLAB;
/** A folder for pictures of the board, if somebody wants to look at it. */
const PICTURES = process.env.PICTURES;

let profile;
let context;
let page;
const complaints = [];

before(async () => {
  profile = folder();
  context = await browse(profile.path);
  context.setDefaultTimeout(20_000);
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(LAB);
  await page.locator('.jp-Notebook .jp-CodeCell').first().waitFor({ timeout: 60_000 });
  // A kernel takes some time to start.
  await page.getByText('| Idle').waitFor({ timeout: 60_000 });
  await page.keyboard.press('Control+b');
});

after(async () => {
  await context?.close();
  profile.remove();
});

const cell = (number) => page.locator('.jp-Notebook .jp-CodeCell').nth(number);

/** Runs a cell, and returns what it prints. */
async function run(number) {
  const before = await cell(number).locator('.jp-InputPrompt').first().innerText();
  await cell(number).locator('.jp-InputPrompt').first().click();
  await page.keyboard.press('Control+Enter');
  const prompt = cell(number).locator('.jp-InputPrompt').first();
  await page.waitForFunction(
    ([element, before]) => element.innerText !== before && /\[\d+\]/.test(element.innerText),
    [await prompt.elementHandle(), before],
    { timeout: 60_000 },
  );
  return (await cell(number).locator('.jp-OutputArea-output pre').allInnerTexts()).join('').trim();
}

const board = () => page.locator('.tweedle-board');
const place = (name) => board().getByRole('button', { name: new RegExp(`^${name}:`) });
const status = () => board().getByRole('status');

/** Nothing of the board is a barrier to people who do not see, or see little. */
async function open() {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run('.tweedle-board', { resultTypes: ['violations'] });
    return violations.map((it) => `${it.id}: ${it.nodes.slice(0, 3).map((node) => `${node.target} ${node.any[0]?.message ?? ''}`).join('; ')}`);
  });
  assert.deepEqual(found, []);
}

async function picture(name) {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

test('a move is clicked, and Python reads it', async () => {
  await run(0);
  await run(1);
  await board().locator('.facts').waitFor();
  assert.match(await board().locator('.facts').innerText(), /Value[\s\S]*Temperature/);
  // The picture has no wide room around it, though it was there before it had a size.
  const [paper, first] = await Promise.all([board().locator('.view').boundingBox(), board().locator('.places polygon').first().boundingBox()]);
  assert.ok(first.y - paper.y < 0.15 * paper.height, `${first.y - paper.y} of ${paper.height}`);
  await open();
  await picture('light');
  await place('a1').click();
  await board().locator('.made').waitFor();
  assert.equal(await run(2), "('a1-a2',) Right #...|#... ['#...|#...']");
});

test('a move is made by keys, and the notebook does not take them', async () => {
  await place('b1').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await board().locator('.made .chip').nth(2).waitFor();
  assert.equal(await run(2), "('a1-a2', 'c1-d1') Left #.##|#... ['#...|#...', '#.##|#...']");
});

test('moves are taken back and made again', async () => {
  await board().getByRole('button', { name: 'Undo' }).click();
  await board().locator('.made .chip').nth(2).waitFor({ state: 'detached' });
  assert.match(await status().innerText(), /Right is to move/);
  await board().getByRole('button', { name: 'Redo' }).click();
  await board().locator('.made .chip').nth(2).waitFor();
  await page.keyboard.press('Control+z');
  await board().locator('.made .chip').nth(2).waitFor({ state: 'detached' });
  await board().getByRole('button', { name: 'New game' }).click();
  await board().locator('.made').waitFor({ state: 'detached' });
});

test('Python sets the position, and hides the values', async () => {
  await run(3);
  await place('c3').waitFor();
  assert.equal(await board().locator('.facts').count(), 0);
  assert.match(await status().innerText(), /Left is to move/);
});

test('the opponent answers', async () => {
  await run(4);
  await board().locator('polygon.wins').first().waitFor();
  await picture('winning');
  await place('b1').click();
  await board().locator('.candidates button').first().click().catch(() => {});
  await board().locator('.made .chip').nth(2).waitFor();
  assert.match(await run(5), /^2 Left perfect$/);
  await board().getByRole('button', { name: 'Undo' }).click();
  await board().locator('.made').waitFor({ state: 'detached' });
  assert.match(await run(5), /^0 Left perfect$/);
});

test('what is shown is chosen in the notebook, too', async () => {
  await board().getByLabel('Values').check();
  await board().locator('.facts').waitFor();
  await board().getByLabel('Opponent').selectOption('random');
  assert.match(await run(5), /^0 Left random$/);
});

test('cells are painted', async () => {
  await board().getByRole('button', { name: 'Edit the board' }).click();
  // They are painted with what is drawn, and not with its letters.
  assert.equal(await board().getByRole('group', { name: 'What is painted' }).locator('svg.sign').count(), 2);
  await board().getByRole('button', { name: 'gray cell' }).click();
  await board().getByRole('button', { name: 'a1', exact: true }).click();
  await board().getByRole('button', { name: 'b3', exact: true }).click();
  await board().getByRole('button', { name: 'Edit the board' }).click();
  await place('c1').waitFor();
  assert.equal(await run(6), '#..|...|.#.');
});

test('the board is dark where the notebook is', async () => {
  assert.equal(await board().getAttribute('data-theme'), 'light');
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.locator('.lm-Menu-item', { hasText: /^Theme/ }).first().hover();
  await page.locator('.lm-Menu-item', { hasText: 'JupyterLab Dark' }).first().click();
  await page.locator('.tweedle-board[data-theme=dark]').waitFor();
  await board().scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await open();
  await picture('dark');
});

test('nothing went wrong', () => {
  assert.deepEqual(complaints, []);
});
