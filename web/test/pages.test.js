// The pages in a real browser, against a real server.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { browse, cellOf, folder, runCell, serve, site } from './browser.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const q = encodeURIComponent;
/** For what only a server does. */
const onServer = { skip: site ? 'there is no server' : false };

let sheets;
let profile;
let server;
let context;
let page;
/** What went wrong in a page, and what was asked of other servers. */
let complaints = [];
let foreign = [];

before(async () => {
  [sheets, profile] = [folder(), folder()];
  server = await serve(sheets.path, 0, ['--timeout', '30s', '--memory', '512M']);
  context = await browse(profile.path);
  context.setDefaultTimeout(15_000);
});

after(async () => {
  await context?.close();
  await server?.stop();
  sheets.remove();
  profile.remove();
});

beforeEach(async () => {
  await page?.close();
  page = await context.newPage();
  [complaints, foreign] = [[], []];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
});

/** Nothing went wrong, and nobody else was asked. */
function calm() {
  assert.deepEqual(complaints, []);
  assert.deepEqual(foreign, []);
}

async function open(path) {
  await page.goto(server.url + path);
}

const cell = (number) => cellOf(page, number);
const run = (number, text) => runCell(page, number, text);

test('a value is typeset, a mistake has its place, a thermograph appears', async () => {
  await open('/');
  await run(2, '{1|1/2} + *');
  await cell(2).locator('math').waitFor();
  assert.equal(await cell(2).locator('math').textContent(), '{1∗|12∗}');
  await run(2, 'game.grid.Domoneering("....")');
  const alert = cell(2).getByRole('alert');
  await alert.waitFor();
  assert.match(await alert.innerText(), /no `?Domoneering/);
  assert.match(await alert.innerText(), /1 \| game\.grid\.Domoneering[^]*\n\s+\| {11}\^{11}\n/);
  assert.match(await alert.innerText(), /Did you mean game\.grid\.Domineering/);
  assert.equal(await cell(2).locator('.mistake').innerText(), 'Domoneering');
  await run(2, '{3||2|1}.Thermograph');
  await cell(2).locator('figure svg').waitFor();
  assert.match(await cell(2).locator('figure svg').textContent(), /mean 9\/4, temperature 3\/4/);
  // It is kept as a file, in colours of its own.
  await cell(2).getByText('Keep', { exact: true }).click();
  for (const [kind, begin] of [['SVG', '<svg'], ['PNG', '\x89PNG']]) {
    const saved = page.waitForEvent('download');
    await cell(2).getByRole('button', { name: `Save as ${kind}` }).click();
    const file = readFileSync(await (await saved).path(), 'latin1');
    assert.ok(file.startsWith(begin) && !file.includes('var('), kind);
  }
  // Lines that a program prints, a table, a text.
  await run(2, 'System.Print("before"); "a<b>"');
  await cell(2).locator('.lines').getByText('before').waitFor();
  assert.match(await cell(2).locator('.printed').innerText(), /"a<b>"/);
  calm();
});

test('completion knows the methods of what stands before the dot', async () => {
  await open('/');
  await cell(2).locator('.cm-content').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('{1|-1}.Temp', { delay: 15 });
  const option = page.getByRole('option', { name: 'Temperature' });
  await option.waitFor();
  await option.click();
  await page.keyboard.press('Control+Enter');
  await cell(2).locator('math').waitFor();
  assert.equal((await cell(2).locator('.output').innerText()).trim(), '1');
  calm();
});

test('a long calculation shows its progress and is stopped, and the session goes on', onServer, async () => {
  await open('/');
  await run(2, 'kept := 7');
  await cell(2).locator('math').waitFor();
  await run(3, 'game.grid.Domineering(Grid.Empty(9,9)).CanonicalForm');
  const progress = cell(3).locator('.progress');
  const stop = cell(3).getByRole('button', { name: 'Stop', exact: true });
  // The button stays where it is while the text beside it grows.
  const place = (await stop.boundingBox()).x;
  await progress.getByText(/positions/).waitFor();
  assert.equal((await stop.boundingBox()).x, place);
  await stop.click();
  await cell(3).getByText(/cancelled/).waitFor();
  await run(2, 'kept + 1');
  await page.waitForFunction(() => document.querySelector('.cell.program .output')?.textContent?.includes('8'));
  calm();
});

test('cells are added, moved, removed; a worksheet is exported', async () => {
  await open('/');
  await page.getByRole('button', { name: 'Run all' }).click();
  await cell(4).locator('figure svg').waitFor();
  await cell(4).locator('.cm-content').click();
  await page.keyboard.press('Alt+ArrowUp');
  await page.waitForFunction(() => document.querySelectorAll('.cell')[2]?.textContent?.includes('Thermograph'));
  await page.getByRole('button', { name: 'Remove cell 1' }).click();
  assert.equal(await page.locator('.cell').count(), 3);
  await page.getByRole('button', { name: '+ Text' }).click();
  await page.keyboard.insertText('The end');
  await page.getByText('Saved', { exact: true }).waitFor();
  for (const [name, pattern] of [['program', /\/\/ The end/], ['page', /<figure><img alt="" src="data:image\/svg/], ['LaTeX', /\\begin\{tikzpicture\}/]]) {
    await page.locator('.bar summary').click();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: `Export as ${name}` }).click();
    assert.match(readFileSync(await (await downloaded).path(), 'utf8'), pattern);
    await page.locator('.bar summary').click();
  }
  calm();
});

test('a worksheet survives the end of the server', onServer, async (t) => {
  const own = folder();
  let other = await serve(own.path);
  t.after(async () => {
    await page.goto('about:blank');
    await other.stop();
    own.remove();
  });
  await page.goto(`${other.url}/`);
  await run(2, 'x := {2|^}');
  await cell(2).locator('math').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  const { search } = new URL(page.url());
  assert.match(search, /^\?name=Worksheet/);
  await other.kill();
  other = await serve(own.path, other.port);
  await run(3, 'x');
  await page.getByText('The session began anew').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.goto(`${other.url}/${search}`);
  await page.getByText('These values are as they were saved').waitFor();
  await cell(2).locator('math').waitFor();
  await page.locator('.note').getByRole('button', { name: 'Run all' }).click();
  await cell(3).locator('math').waitFor();
});

test('two pages do not overwrite each other', async () => {
  await open('/');
  await run(2, '11');
  // What is saved once the answer is there is saved for good: a page that opens before would see the worksheet change.
  await cell(2).locator('math').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  const second = await context.newPage();
  await second.goto(page.url());
  await second.locator('.cm-content').first().click();
  await second.keyboard.insertText('22 + ');
  await second.getByText('Saved', { exact: true }).waitFor();
  await run(2, '33');
  await page.getByText('This worksheet was saved from another page since.').waitFor();
  await page.getByRole('button', { name: 'Open what was saved' }).click();
  await page.getByText('22 +', { exact: false }).first().waitFor();
  await second.close();
});

test('Toads and Frogs reach the values of the tour', async () => {
  const values = [
    ['tt..ff', '∗'],
    ['tttf.f', /1.*4/s],
    ['.ttt.f', /1∗.*0/s],
    ['.tt.ff.', /±.*1.*4/s],
  ];
  for (const [strip, value] of values) {
    await open(`/explore?p=${q(`game.strip.ToadsAndFrogs("${strip}")`)}`);
    const found = page.locator('.facts dd math');
    await found.waitFor();
    assert.match((await found.textContent()) ?? '', value instanceof RegExp ? value : new RegExp(`^${value}$`), strip);
  }
  const best = page.locator('.moves.left .move').filter({ has: page.locator('.tag') });
  assert.match((await best.allInnerTexts()).join(' '), /3-4/);
  await page.locator('.move').first().click();
  await page.getByRole('navigation', { name: 'Lines that were tried' }).locator('.chip').nth(1).waitFor();
  const moved = page.url();
  await page.goBack();
  assert.notEqual(page.url(), moved);
  await page.waitForFunction(() => document.querySelector('#position')?.value.includes('.tt.ff.'));
  calm();
});

test('a move is made on the board, with the mouse and with the keys', async () => {
  await open(`/explore?p=${q('game.grid.Domineering("..|..")')}`);
  await page.getByRole('button', { name: /^a1: / }).click();
  // Left has one move through this cell.
  await page.waitForFunction(() => document.querySelector('#position')?.value.includes('#.|#.'));
  await page.getByRole('button', { name: 'Left moves' }).click();
  const place = page.locator('.places polygon[tabindex="0"]');
  await place.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('#position')?.value.includes('##|##'));
  calm();
});

test('values and winners are hidden, and become tasks', async () => {
  await open(`/explore?p=${q('game.grid.Domineering("..|..")')}`);
  await page.locator('.verdict').waitFor();
  await page.locator('.moves .badge').first().waitFor();
  await page.locator('.legend').waitFor();
  await page.getByRole('button', { name: 'Hide winners' }).click();
  await page.getByRole('button', { name: 'Hide values' }).click();
  await page.getByRole('heading', { name: 'Who wins?' }).waitFor();
  for (const told of ['.verdict', '.moves .badge', '.moves .move-value', '.legend', '.facts dd', '.panels .drawing']) {
    assert.equal(await page.locator(told).count(), 0, told);
  }
  // The link says what is hidden; another position keeps it.
  assert.match(page.url(), /hide=winners%2Cvalues/);
  await page.getByRole('button', { name: 'Left', exact: true }).click();
  await page.getByText('Not yet.').waitFor();
  await page.getByRole('button', { name: 'Who moves next', exact: true }).click();
  await page.getByText(/Left, to move, wins by .*Right, to move, wins by/).waitFor();
  await page.getByLabel('Its value').fill('{1|0}');
  await page.getByRole('region', { name: 'What is it worth' }).getByRole('button', { name: 'Check' }).click();
  await page.getByRole('region', { name: 'What is it worth' }).getByText('Not yet.').waitFor();
  await page.getByLabel('Its value').fill('{1|-1}');
  await page.getByRole('region', { name: 'What is it worth' }).getByRole('button', { name: 'Check' }).click();
  await page.getByRole('region', { name: 'What is it worth' }).getByText('Correct.').waitFor();
  await page.locator('.moves .move').first().hover();
  await page.locator('.tints .lit').first().waitFor();
  await page.locator('.moves .move').first().click();
  await page.waitForFunction(() => document.querySelector('#position')?.value.includes('#'));
  assert.match(page.url(), /hide=winners%2Cvalues/);
  await page.getByRole('button', { name: 'Show winners' }).click();
  await page.locator('.verdict').waitFor();
  calm();
});

test('a large board gets its winner while its value is sought', async () => {
  await open(`/explore?p=${q('game.grid.Domineering(Grid.Empty(5,6))')}`);
  await page.locator('.verdict').getByText(/wins/).waitFor({ timeout: 28_000 });
  await open('/gallery');
  await page.locator('.card').first().waitFor({ timeout: 5000 });
  calm();
});

test('a board fills its column', async () => {
  for (const [width, least] of [[390, 300], [1400, 500], [1920, 540]]) {
    await page.setViewportSize({ width, height: 1000 });
    await open(`/explore?p=${q('game.grid.Domineering(Grid.Empty(4,4))')}`);
    const box = await page.locator('.board .picture').boundingBox();
    assert.ok(box.width >= least, `${width}: ${box.width}`);
    // The places lie on what is drawn.
    const [drawn, places] = [await page.locator('.drawn svg').boundingBox(), await page.locator('svg.places').boundingBox()];
    for (const side of ['x', 'y', 'width', 'height']) assert.ok(Math.abs(drawn[side] - places[side]) < 1, side);
  }
});

test('the board is as wide as its column, and what stands below it does not move it', async () => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await open(`/explore?p=${q('game.grid.Domineering("....|....|....|....")')}`);
  const [view, column] = await Promise.all(['.board .view', '.board-part'].map(async (it) => await page.locator(it).boundingBox()));
  assert.ok(Math.abs(view.width - column.width) < 1, `${view.width} ${column.width}`);
  await page.locator('.legend').waitFor();
  // The board and all that is done with it are seen without scrolling.
  const row = await page.locator('.under').boundingBox();
  assert.ok(row.y + row.height <= 900, `${row.y} ${row.height}`);
  // A value that is wider than its place is written in lines.
  const value = page.locator('.facts .math.wrapped');
  await value.waitFor();
  assert.equal(await value.innerText(), '±{0,{{2|0},2+₂|{2|0},−₂}}');
  assert.ok(await value.evaluate((it) => it.scrollWidth <= it.clientWidth + 1));
  calm();
});

test('the board of a match keeps its place and its size to the end', async () => {
  await open(`/play?p=${q('game.heap.Nim("2,1")')}`);
  await page.locator('.setup select').nth(2).selectOption('me');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('Left to move').waitFor();
  const view = page.locator('.board .view');
  const wide = async () => (await page.locator('.places polygon').first().boundingBox()).width;
  const [before, counter] = [await view.boundingBox(), await wide()];
  // The smallest move each time: three counters are gone after three moves.
  for (const next of ['Right to move', 'Left to move', 'Left wins.']) {
    assert.ok(Math.abs((await wide()) - counter) < 1);
    await page.locator('.moves .move', { hasText: 'take 1' }).first().click();
    await page.getByText(next).waitFor();
    assert.deepEqual(await view.boundingBox(), before);
  }
  // Who won stands above the board, and what to do now below it.
  const [told, card] = await Promise.all(['.turn-line', '.end-card'].map(async (it) => await page.locator(it).boundingBox()));
  assert.ok(told.y < before.y && card.y > before.y + before.height);
  calm();
});

test('lessons and remarks have values as mathematics, and what is typed as code', async () => {
  await open('/learn?lesson=tour');
  const star = page.locator('article p', { hasText: 'That is star' });
  assert.equal(await star.locator('.notation').innerText(), '∗');
  assert.equal(await star.locator('code').innerText(), '*');
  assert.equal(await page.locator('article p', { hasText: 'The value is' }).locator('.notation').innerText(), '{2|−1/2}');
  assert.doesNotMatch(await page.locator('article').innerText(), /\$/);
  await open(`/play?p=${q('game.strip.ToadsAndFrogs(".tt.ff.")')}`);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.said .notation').getByText('±1/4').waitFor();
  await open(`/explore?p=${q('game.heap.Nim("3,5,6")')}`);
  await page.locator('.reasons .columns').getByText('nim sum  0   000').waitFor();
  assert.equal(await page.locator('.reasons .remark:not(.columns)').innerText(), 'Every column of binary digits has an even number of ones, and every move spoils one.');
  calm();
});

test('a table of terms that is wider than its column is scrolled as a whole, to its last cell', async () => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await open(`/explore?p=${q('game.grid.Domineering("....|....|....") + {3|1||-5} + {2|1/2} + ^')}`);
  const table = page.locator('.reasons .columns');
  await table.getByText('temperature').waitFor();
  // One box has all of its rows.
  assert.equal(await table.count(), 1);
  const rows = (await table.innerText()).split('\n');
  assert.match(rows.at(-1), /^ +sum .*temperature /);
  assert.ok(rows.length >= 4, rows.join('\n'));
  const [box, column] = await Promise.all([table.boundingBox(), page.locator('.side-column').boundingBox()]);
  assert.ok(box.x + box.width <= column.x + column.width + 1);
  const { seen, whole, end } = await table.evaluate((it) => {
    it.scrollLeft = it.scrollWidth;
    return { seen: it.clientWidth, whole: it.scrollWidth, end: it.scrollLeft + it.clientWidth };
  });
  assert.ok(whole > seen && Math.abs(end - whole) <= 1, `${seen} ${whole} ${end}`);
  calm();
});

test('rules show what stands on the board in the place of numbers', async () => {
  await open(`/explore?p=${q('game.grid.Sheep("4 . . .|. . . .|. . . -4")')}`);
  await page.locator('.summary').getByRole('img', { name: 'ring with 3' }).waitFor();
  assert.match(await page.locator('.summary').innerText(), /go:\s+3\s+is a herd of Left's,\s+3\s+one of Right's\./);
  calm();
});

test('a text is Markdown, a removed cell comes back, a link has the cells', async () => {
  await open('/');
  await page.getByRole('button', { name: 'Write in cell 1' }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('# Hot games\n\nA **switch**, and <b>no tags</b>.');
  await page.getByRole('button', { name: 'Run all' }).click();
  await page.locator('.prose h1').getByText('Hot games').waitFor();
  assert.equal(await page.locator('.prose strong').innerText(), 'switch');
  assert.equal(await page.locator('.prose b').count(), 0);
  await page.getByRole('button', { name: 'Add a cell below cell 1' }).click();
  assert.equal(await page.locator('.cell').count(), 5);
  await run(2, '{5|-5}');
  await cell(2).locator('math').waitFor();
  await page.getByRole('button', { name: 'Remove cell 2' }).click();
  assert.equal(await page.locator('.cell').count(), 4);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await cell(2).locator('math').waitFor();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.bar summary').click();
  await page.getByRole('button', { name: 'Copy link to these cells' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await page.locator('.prose h1').getByText('Hot games').waitFor();
  assert.match(await cell(2).locator('.cm-content').innerText(), /\{5\|-5\}/);
  calm();
});

test('cells are undone, made again, dragged, and found by their headings', async () => {
  await open('/');
  const order = async () => (await page.locator('.cell').evaluateAll((all) => all.map((it) => it.innerText.trim().split('\n').at(-1)))).join();
  await page.getByRole('button', { name: 'Write in cell 1' }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('# One\n\nThe mean of $\\{1|\\frac{1}{2}\\}$ is a sum $x_1$.\n\n$$t = \\frac{a}{b}$$\n\n## Two');
  await page.locator('h1.name').click();
  // A formula is mathematics, and its signs are no Markdown.
  await page.locator('.prose math[display=block] mfrac').waitFor();
  assert.equal(await page.locator('.prose em').count(), 0);
  await page.locator('.outline summary').click();
  assert.deepEqual(await page.getByRole('navigation', { name: 'Outline' }).getByRole('button').allInnerTexts(), ['One', 'Two']);
  await page.locator('.outline summary').click();
  await page.getByRole('button', { name: 'Move cell 3 up' }).click();
  await page.getByRole('button', { name: 'Remove cell 4' }).click();
  assert.equal(await page.locator('.cell').count(), 3);
  const undo = page.getByRole('button', { name: 'Undo the last change of the cells' });
  await undo.click();
  assert.equal(await page.locator('.cell').count(), 4);
  await undo.click();
  assert.match(await cell(2).innerText(), /1\/2/);
  assert.equal(await undo.isDisabled(), true);
  await page.getByRole('button', { name: 'Make it again' }).click();
  assert.match(await cell(3).innerText(), /1\/2/);
  await page.locator('h1.name').click();
  await page.keyboard.press('Control+z');
  assert.match(await cell(2).innerText(), /1\/2/);
  const before = await order();
  await cell(4).locator('.gutter').dragTo(cell(2).locator('.gutter'), { targetPosition: { x: 3, y: 3 } });
  assert.match(await cell(2).innerText(), /Thermograph/);
  await undo.click();
  assert.equal(await order(), before);
  calm();
});

test('a slider moves a value, and what depends on it follows', async () => {
  await open('/');
  await run(2, 't := Slider(0, 3, 1/4)');
  await run(3, 's := {t|-t}');
  await run(4, 's.Mean + s.Temperature');
  await cell(4).locator('math').getByText('0').waitFor();
  const slider = page.getByRole('slider');
  await slider.fill('5');
  await cell(4).locator('math mfrac').waitFor();
  assert.equal(await cell(4).locator('math').textContent(), '54');
  // The program says the same without the page.
  assert.match(await cell(2).locator('.cm-content').innerText(), /Slider\(0, 3, 1\/4, 5\/4\)/);
  await slider.press('ArrowRight');
  await cell(4).locator('math').getByText('32', { exact: true }).waitFor();
  calm();
});

test('a table is sorted, and copied for other programs', async () => {
  await open('/');
  await run(2, 'Table([[10,"ten",*],[9,"ni,ne",^],[1/2,"half",0]])');
  await cell(2).locator('.cells').waitFor();
  const column = (n) => cell(2).locator(`.cells tbody td:nth-child(${n})`).allInnerTexts();
  assert.deepEqual(await column(1), ['10', '9', '1/2']);
  const sort = page.getByRole('button', { name: 'Sort by column 1' });
  await sort.click();
  assert.deepEqual(await column(1), ['1/2', '9', '10']);
  await sort.click();
  assert.deepEqual(await column(2), ['ten', 'ni,ne', 'half']);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy as CSV' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), '10,ten,*\r\n9,"ni,ne",^\r\n1/2,half,0\r\n');
  await cell(2).locator('.keep summary').click();
  await page.getByRole('button', { name: 'Copy LaTeX' }).click();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /begin\{array\}/);
  calm();
});

test('a class votes in a room, and plays its move', onServer, async () => {
  await open(`/explore?p=${q('game.strip.ToadsAndFrogs("t.f")')}`);
  await page.getByRole('button', { name: 'Room' }).click();
  const code = await page.locator('.code-sign').innerText();
  await page.getByRole('button', { name: 'Who wins?' }).click();
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 390, height: 800 });
  await phone.goto(`${server.url}/room`);
  await phone.getByLabel('The code on the wall').fill(code.toLowerCase());
  await phone.getByRole('button', { name: 'Come in' }).click();
  await phone.getByRole('heading', { name: 'Who wins?' }).waitFor();
  await phone.locator('.drawing svg').waitFor();
  assert.equal(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  await phone.getByRole('button', { name: 'The player who moves first' }).click();
  await phone.getByText('You voted.').waitFor();
  await page.getByText('1 phone here, 1 vote').waitFor();
  assert.match(await page.locator('.votes .best').innerText(), /moves first/);
  await page.getByRole('button', { name: 'Close the vote and show it' }).click();
  await phone.locator('.votes .best').getByText('(you)').waitFor();
  await phone.close();

  await open(`/play?p=${q('game.heap.Nim("3,1,1")')}`);
  await page.getByText('Left to move').waitFor();
  await page.getByRole('button', { name: 'Room' }).click();
  const match = await page.locator('.code-sign').innerText();
  await page.getByRole('button', { name: 'Which move for Left?' }).click();
  const other = await context.newPage();
  await other.goto(`${server.url}/room?code=${match}`);
  await other.getByRole('button', { name: 'heap 1 take 3', exact: true }).click();
  await page.getByText('1 phone here, 1 vote').waitFor();
  await page.getByRole('button', { name: "Play the class's move" }).click();
  await page.locator('.record li').nth(1).waitFor();
  // The class is asked for its next move without a word of the teacher.
  await other.getByRole('button', { name: 'heap 1 take 3', exact: true }).waitFor({ state: 'detached' });
  await other.getByRole('button', { name: /take 1/ }).click();
  await page.getByText('1 phone here, 1 vote').waitFor();
  await page.getByRole('button', { name: "Play the class's move" }).click();
  await page.getByText('Left wins.').waitFor();
  await other.close();
  calm();
});

test('a board is edited, and an expression is asked about it', async () => {
  await open(`/explore?p=${q('game.grid.Clobber("....")')}`);
  await page.getByRole('button', { name: 'Edit the board' }).click();
  await page.getByRole('button', { name: 'full disc' }).click();
  await page.getByRole('button', { name: 'a1', exact: true }).click();
  await page.waitForFunction(() => document.querySelector('#position')?.value.includes('x...'));
  await page.getByRole('button', { name: 'ring' }).click();
  await page.getByRole('button', { name: 'b1', exact: true }).click();
  await page.waitForFunction(() => document.querySelector('#position')?.value.includes('xo..'));
  await page.getByLabel('Any expression over this position').fill('g.CanonicalForm + 1');
  await page.getByRole('button', { name: 'Evaluate' }).click();
  await page.locator('.wish math').waitFor();
  assert.equal(await page.locator('.wish math').textContent(), '1∗');
  calm();
});

test('the rules say what is drawn, in the place of letters', async () => {
  await open('/gallery');
  await page.getByLabel('Find').fill('clobber stone');
  const card = page.locator('.card', { has: page.getByRole('heading', { name: 'Clobber', exact: true }) });
  await card.getByRole('img', { name: 'full disc' }).waitFor();
  assert.match(await card.innerText(), /remove that stone:\s+are Left's,\s+Right's\./);
  assert.equal(await card.getByRole('img', { name: 'ring' }).count(), 1);
  await page.getByLabel('Find').fill('hackenbush');
  await page.getByRole('img', { name: 'double line' }).waitFor();
  await open(`/play?p=${q('game.strip.Ruler("thh")')}`);
  await page.locator('.summary').getByRole('img', { name: 'disc of either with h' }).waitFor();
  // What is painted is what is drawn.
  await open(`/explore?p=${q('game.grid.Clobber("xo")')}`);
  await page.getByRole('button', { name: 'Edit the board' }).click();
  assert.equal(await page.getByRole('group', { name: 'What is painted' }).locator('.sign').count(), 3);
  assert.equal(await page.getByRole('group', { name: 'What is painted' }).innerText(), '');
  calm();
});

test('values are mathematics everywhere, those of loopy games, too', async () => {
  const size = () => page.locator('.facts dd math').first().evaluate((it) => getComputedStyle(it).fontSize);
  await open(`/explore?p=${q('game.grid.Domineering("...|...")')}`);
  await page.locator('.facts dd math').waitFor();
  const usual = await size();
  await open(`/explore?p=${q('game.graph.Tokens("a: b, c | b: a | c: d | d:").Position("a,c")')}`);
  await page.locator('.facts dd math').waitFor();
  assert.equal(await page.locator('.facts dd math').textContent(), '{1∗|0} & {0|−1∗}');
  assert.equal(await size(), usual);
  await page.locator('.move-value').first().waitFor();
  assert.doesNotMatch(await page.locator('main').innerText(), /\d\*|-\d/);
  await open('/');
  // Braces are not much higher than what is in them, whatever the font.
  await run(2, '{1*|1/2}');
  await cell(2).locator('math').waitFor();
  assert.ok((await cell(2).locator('math').evaluate((it) => it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).fontSize))) < 1.8);
  await run(2, 'Table([[-1*,{^|-1/2}]])');
  await cell(2).locator('td').first().waitFor();
  assert.deepEqual(await cell(2).locator('td').allInnerTexts(), ['−1∗', '{↑|−1/2}']);
  calm();
});

test('tints are seen through, and names stand above them', async () => {
  await open(`/explore?p=${q('game.graph.Hackenbush("l(r;e)")')}`);
  await page.locator('.tints .wins').first().waitFor();
  assert.equal(await page.locator('.tints').evaluate((it) => getComputedStyle(it).mixBlendMode), 'darken');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => getComputedStyle(document.querySelector('.tints')).mixBlendMode === 'lighten');
  // The names of the edges come after all places.
  const names = page.locator('.places > polygon ~ .names text');
  assert.deepEqual((await names.allTextContents()).map((it) => it.trim()).sort(), ['a', 'b', 'c']);
  assert.equal(await page.locator('.names ~ polygon').count(), 0);
  calm();
});

test('who is to move is read on a full screen', async () => {
  await open(`/play?p=${q('game.grid.Domineering("...|...")')}`);
  await page.locator('.setup select').nth(2).selectOption('me');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('Left to move').waitFor();
  await page.getByRole('button', { name: 'Fill the screen' }).click();
  const says = page.locator('.says');
  await says.getByText('to move').waitFor();
  assert.match(await says.innerText(), /^Left\s+to move$/);
  assert.ok(parseFloat(await says.evaluate((it) => getComputedStyle(it).fontSize)) >= 32);
  // What it says and the board are seen wholly, and moves are made there.
  const fits = await page.evaluate(() => [...document.querySelectorAll('.says, .frame .picture')].every((it) => it.getBoundingClientRect().top >= 0 && it.getBoundingClientRect().bottom <= innerHeight));
  assert.ok(fits);
  await page.getByRole('button', { name: /^a1[,:]/ }).click();
  await says.getByText('Right').waitFor();
  await page.getByRole('button', { name: 'Leave the full screen' }).click();
  await says.waitFor({ state: 'detached' });
  calm();
});

test('the menu is one row on a phone, and keys reach all of it', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/book');
  const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  await links.first().waitFor();
  const tops = await links.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  assert.equal(new Set(tops).size, 1, tops.join());
  assert.ok((await page.locator('.top').evaluate((it) => it.clientHeight)) < 64);
  const isSeen = (link) => link.evaluate((it) => {
    const [own, row] = [it, it.parentElement].map((it) => it.getBoundingClientRect());
    return own.left >= row.left && own.right <= row.right + 1;
  });
  // The page that is seen is seen in the menu.
  assert.ok(await isSeen(links.last()));
  await links.first().focus();
  assert.ok(await isSeen(links.first()));
  for (let i = 1; i < (await links.count()); i += 1) {
    await page.keyboard.press('Tab');
    assert.ok(await isSeen(links.nth(i)), `${i}`);
  }
  calm();
});

test('one press on a link of the menu is enough on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/book');
  const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Learn' });
  const box = await link.boundingBox();
  // As a hand does: what slides away between the two is not pressed.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(50);
  await page.mouse.up();
  await page.waitForURL(/learn/);
  calm();
});

test('a page has the name that the menu has for it', async () => {
  for (const name of ['Gallery', 'Learn']) {
    await open('/start');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    assert.equal(await page.title(), `${name} · Tweedle`);
  }
  calm();
});

test('a room tells what to do before anybody is there', onServer, async () => {
  await open(`/explore?p=${q('game.grid.Domineering("...|...")')}`);
  await page.getByRole('button', { name: 'Room', exact: true }).click();
  const room = page.getByRole('region', { name: 'The room' });
  await room.locator('.code-sign').waitFor();
  assert.equal(await room.locator('.pupils li').count(), 3);
  await room.getByText('0 phones here').waitFor();
  const asks = room.getByRole('group', { name: 'Ask the class' });
  assert.ok((await asks.getByRole('button').count()) >= 3);
  assert.deepEqual(await asks.locator('button.primary').allInnerTexts(), ['Who wins?']);
  // A phone counts before a question is asked.
  const phone = await context.newPage();
  await phone.goto(`${server.url}/room?code=${await room.locator('.code-sign').innerText()}`);
  await phone.getByText('Wait: nothing is asked yet.').waitFor();
  await room.getByText('1 phone here').waitFor();
  await asks.getByRole('button', { name: 'Who wins?' }).click();
  await phone.getByRole('heading', { name: 'Who wins?' }).waitFor();
  assert.equal(await room.locator('.pupils').count(), 0);
  await phone.close();
  calm();
});

test('misère play is told of an impartial position', async () => {
  await open(`/explore?p=${q('game.heap.Kayles("5,4,1")')}`);
  await page.getByText('Misère quotient').waitFor();
  assert.match(await page.locator('.facts').innerText(), /Wins in misère play/);
  calm();
});

test('remarks have the signs of mathematics, and columns below each other', async () => {
  await open(`/play?p=${q('game.grid.Domineering("..|..") + game.grid.Domineering("..|.#")')}`);
  await page.getByText('Left to move').waitFor();
  await page.getByRole('button', { name: 'Why' }).click();
  await page.getByText('temperature 1').first().waitFor();
  const lines = (await page.locator('.said .remark').allInnerTexts()).flatMap((it) => it.split('\n'));
  assert.ok(lines.some((line) => /1: Domineering \.\.\|\.\. +±1 /.test(line)), lines.join('\n'));
  assert.ok(lines.some((line) => /Winning moves: 1: a1-a2/.test(line)));
  const terms = lines.filter((line) => /^ +(\d:|sum) .*mean/.test(line)).slice(0, 3);
  assert.equal(new Set(terms.map((line) => line.indexOf('mean'))).size, 1, terms.join('\n'));
  assert.equal(await page.locator('.columns .notation').count(), 0);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('from ±(1∗) to 1∗').waitFor();
  calm();
});

test('a whole game of Nim against the perfect strategy', async () => {
  await open(`/play?p=${q('game.heap.Nim("3,1,1")')}`);
  await page.getByText('Left to move').waitFor();
  await page.getByRole('button', { name: 'Why' }).click();
  await page.getByText('nim sum').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('heap 1 take 3. It leaves').waitFor();
  // The counter at the bottom: all three are taken, as is advised on the board.
  await page.getByRole('button', { name: /^heap 1, counter 1, advised:/ }).click();
  await page.locator('.record li').nth(1).waitFor();
  // What was taken is gone, and other heaps have its number now.
  assert.equal(await page.locator('.places .last').count(), 0);
  await page.getByText('Left to move').waitFor();
  await page.getByRole('button', { name: /^heap 1, counter 1[,:]/ }).click();
  await page.getByText('Left wins.').waitFor();
  assert.equal(await page.locator('.record li').count(), 3);
  await page.getByText('Right never had a move that wins.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Left to move').waitFor();
  assert.equal(await page.locator('.record li').count(), 2);
  // A bad move, and the end says which one would have won.
  await page.getByRole('button', { name: /^heap 1, counter 1[,:]/ }).click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.getByText('Left to move').waitFor();
  await page.getByRole('button', { name: 'heap 1 take 1', exact: true }).click();
  await page.locator('.record li').nth(1).waitFor();
  while (await page.getByText('Left to move').isVisible()) {
    const before = await page.locator('.record li').count();
    await page.locator('.moves .move').last().click();
    await page.locator('.record li').nth(before).waitFor();
    await page.waitForTimeout(600);
  }
  await page.getByText('Right wins.').waitFor();
  await page.getByText('Left could still win at the start: by heap 1 take 3.').waitFor();
  // Of what can be done now one thing is meant first, and what cannot be done any more is not there.
  assert.deepEqual(await page.locator('.main-column button.primary').allInnerTexts(), ['Rematch']);
  assert.deepEqual(await page.locator('.main-column button:disabled').allInnerTexts(), []);
  await page.getByRole('button', { name: 'Take back to there' }).click();
  await page.getByText('Left to move').waitFor();
  assert.equal(await page.locator('.record li').count(), 0);
  await page.getByRole('button', { name: 'heap 1 take 3', exact: true }).click();
  await page.locator('.record li').nth(1).waitFor();
  // The match is there after the page is loaded again.
  await open('/play');
  await page.locator('.record li').nth(1).waitFor();
  calm();
});

test('the board shows who played where, and the last move', async () => {
  await open(`/play?p=${q('game.grid.Domineering("...|...|...")')}`);
  await page.locator('.setup select').nth(2).selectOption('me');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByText('Left to move').waitFor();
  const shapes = () => page.locator('.board .drawn svg > *').count();
  const bare = await shapes();
  await page.locator('.moves').getByRole('button', { name: /^a1-a2/ }).click();
  await page.getByText('Right to move').waitFor();
  assert.equal(await page.locator('.places .last').count(), 2);
  assert.equal(await shapes(), bare + 1, 'a tile of Left');
  await page.locator('.moves').getByRole('button', { name: /^b1-c1/ }).click();
  await page.getByText('Left to move').waitFor();
  assert.equal(await shapes(), bare + 2, 'a tile of Right, too');
  assert.match((await page.locator('.places .last').first().getAttribute('aria-label')) ?? '', /of the last move/);
  await page.getByRole('button', { name: 'Back to where Left could win' }).click();
  await page.getByText('Left wins here.').waitFor();
  calm();
});

test('levels are climbed', async () => {
  await open('/play');
  await page.getByText('Levels', { exact: true }).click();
  await page.getByRole('button', { name: 'Nim, level 1' }).click();
  await page.getByText('Nim, level 1.').waitFor();
  await page.locator('.moves').getByRole('button', { name: /take 3/ }).click();
  await page.getByText('Left wins.').waitFor();
  await page.getByRole('button', { name: 'Level 2', exact: true }).click();
  await page.getByText('Nim, level 2.').waitFor();
  await page.getByText('Left to move').waitFor();
  await open('/play');
  await page.getByText('Levels', { exact: true }).click();
  await page.getByRole('button', { name: 'Nim, level 1, won' }).waitFor();
  calm();
});

test('a move that wins is sought', async () => {
  await open(`/explore?hide=winners&p=${q('game.grid.Domineering("...|...|...")')}`);
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: /^a1-a2/ }).last().click();
  await page.getByText(/After a1-a2 Right wins by/).waitFor();
  await page.getByRole('button', { name: /^b1-b2/ }).last().click();
  await page.getByText('After b1-b2 Right has no move that wins.').waitFor();
  await page.getByRole('button', { name: 'There is none' }).click();
  await page.getByText('There is one.').waitFor();
  // Nothing was played meanwhile.
  assert.match(page.url(), /hide=winners/);
  await page.getByRole('button', { name: 'Leave it' }).click();
  await page.getByRole('button', { name: /^b1-b2/ }).last().click();
  await page.locator('.lines').getByText('b1-b2').waitFor();
  calm();
});

test('moves that are alike are listed once, and a large board grows', async () => {
  await open(`/explore?p=${q('game.grid.Domineering(Grid.Empty(11,11))')}`);
  const moves = page.locator('.moves.left .move');
  await moves.first().waitFor();
  assert.match(await moves.first().innerText(), /× 4/);
  const picture = page.locator('.board .picture');
  const before = (await picture.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Larger' }).click();
  const after = (await picture.boundingBox())?.width ?? 0;
  assert.ok(after > 1.3 * before, `${before} ${after}`);
  await open(`/explore?p=${q('game.grid.Domineering("...|...|...")')}`);
  const few = page.locator('.moves.left .move');
  await few.first().waitFor();
  assert.equal(await few.count(), 2);
  await page.locator('.moves.left').getByRole('button', { name: 'Each move by itself' }).click();
  assert.equal(await few.count(), 6);
  calm();
});

test('a lesson is shown as slides, and its answers are kept', async () => {
  await open('/learn?lesson=sets');
  await page.getByRole('button', { name: 'Slides' }).click();
  await page.getByText(/^1 of \d+$/).waitFor();
  assert.equal(await page.locator('.lesson p').filter({ hasText: '' }).count() < 8, true);
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^2 of \d+$/).waitFor();
  await page.getByRole('button', { name: 'As a page' }).click();
  await page.getByRole('button', { name: 'Run all' }).click();
  await page.locator('.try .output math').nth(3).waitFor();
  const question = page.locator('.question').first();
  await question.locator('input').fill('{0|1}');
  await question.getByRole('button', { name: 'Check' }).click();
  await question.getByText(/^Not yet\. Yours/).waitFor();
  await question.locator('input').fill('{1|0}');
  await question.getByRole('button', { name: 'Check' }).click();
  await question.getByText('Correct.').waitFor();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.getByText('1 of 2 answered').waitFor();
  calm();
});

test('a value is told step by step', async () => {
  await open(`/explore?p=${q('game.grid.Domineering("..|..")')}`);
  await page.getByText('Step by step').click();
  await page.getByRole('heading', { name: "Left's moves", exact: true }).waitFor();
  const steps = page.locator('.steps p');
  assert.equal(await steps.count(), 1);
  await page.getByRole('button', { name: 'Next step' }).click();
  await steps.nth(1).waitFor();
  await page.getByRole('button', { name: 'All steps' }).click();
  await page.getByText('The scaffolds meet at the temperature 1').waitFor();
  await page.getByText('The canonical form is ±1.').waitFor();
  assert.equal(await page.locator('.steps figure').count(), 2);
  calm();
});

test('the page to begin with leads on', async () => {
  await open('/start');
  await page.getByRole('heading', { name: 'What is a game worth?' }).waitFor();
  await page.getByRole('button', { name: /^a1:/ }).click();
  await page.getByRole('heading', { name: 'Domineering' }).waitFor();
  await page.getByRole('link', { name: 'Tweedle: where to begin' }).click();
  await page.getByRole('link', { name: /^Learn / }).click();
  await page.getByRole('heading', { name: 'Learn', exact: true }).waitFor();
  calm();
});

test('Nimstring tells the obligation', async () => {
  await open(`/play?p=${q('game.entailing.Nimstring(1,1)("empty") + game.entailing.Nimstring(1,1)("empty")')}`);
  await page.locator('.setup select').nth(2).selectOption('me');
  await page.getByRole('button', { name: 'Start' }).click();
  for (let i = 0; i < 4; i += 1) {
    await page.locator('.record li').nth(i - 1).waitFor({ state: i > 0 ? 'visible' : 'detached' }).catch(() => {});
    await page.locator('.move').filter({ hasText: '1: ' }).first().click();
    await page.locator('.record li').nth(i).waitFor();
  }
  await page.locator('.turn-line .obligation').waitFor();
  assert.match(await page.locator('.turn-line .obligation').innerText(), /must/);
  calm();
});

test('Dots and Boxes shows its chains, and a match has an end', async () => {
  // Of three boxes in a row the sides between them and at the ends are open: a chain of three.
  await open(`/play?p=${q('boxes 1x3 0x3c0')}`);
  await page.getByRole('heading', { name: 'Dots and Boxes' }).waitFor();
  await page.locator('.drawn text').filter({ hasText: /^\s*3\s*$/ }).first().waitFor();
  await page.getByText('Left 0, Right 0').waitFor();
  // Four lines of one box, one after the other: the last is the program's.
  await page.locator('.setup select').first().selectOption('boxes');
  await page.locator('.setup input.code').fill('boxes 1x1');
  await page.getByRole('button', { name: 'Start' }).click();
  for (const made of [2, 4]) {
    await page.getByText('Left to move').waitFor();
    await page.locator('.places polygon[aria-disabled="false"]').first().click();
    await page.locator('.record li').nth(made - 1).waitFor();
  }
  await page.getByText('Right wins.').waitFor();
  await page.getByText('Left 0, Right 1').waitFor();
  calm();
});

test('heaps are edited', async () => {
  await open(`/explore?p=${q('game.heap.Nim("3,5")')}`);
  await page.getByRole('button', { name: 'Edit the heaps' }).click();
  await page.getByRole('spinbutton', { name: 'Heap 2' }).fill('4');
  await page.getByRole('spinbutton', { name: 'Heap 2' }).press('Enter');
  await page.waitForURL(/3%2C4/);
  await page.getByRole('button', { name: 'Add a heap' }).click();
  await page.waitForURL(/3%2C4%2C1/);
  calm();
});

test('a graph is edited', async () => {
  await open(`/explore?p=${q('game.graph.Hackenbush("lr")')}`);
  await page.getByRole('button', { name: 'Edit the graph' }).click();
  await page.locator('.places polygon').first().click();
  await page.getByRole('button', { name: 'make it either\u2019s' }).click();
  await page.waitForURL(/Hackenbush(\(|%28)%22(er|le)%22/);
  calm();
});

test('the gallery leads to a board, a lesson is done', async () => {
  await open('/gallery');
  await page.getByRole('link', { name: 'Explore Toads and Frogs' }).first().waitFor();
  assert.ok((await page.locator('.card').count()) > 40);
  await page.getByLabel('Find').fill('kayles');
  assert.ok((await page.locator('.card').count()) < 8);
  await page.locator('.card figure svg').first().waitFor();
  await open('/learn?lesson=sets');
  await page.getByRole('button', { name: /^Run:/ }).first().click();
  await page.locator('.try math').first().waitFor();
  const question = page.locator('.question').first();
  await question.getByRole('textbox').fill('{0|1}');
  await question.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Not yet.').waitFor();
  await question.getByRole('textbox').fill('{1|0}');
  await question.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Correct.', { exact: true }).waitFor();
  await open('/reference?q=atomic');
  await page.getByRole('button', { name: /^Try the example of AtomicWeight/ }).first().click();
  await page.locator('.try .output').getByText(/\S/).first().waitFor();
  calm();
});

test('a game for points says its score', async () => {
  await open(`/explore?p=${q('game.heap.CumulativeSubtraction([2,3])(7)')}`);
  const score = page.locator('.facts dd').getByText('1 if Left moves first, −1 if Right does');
  await score.waitFor();
  await open(`/explore?hide=winners&p=${q('game.heap.CumulativeSubtraction([2,3])(7)')}`);
  await page.locator('.facts dt').getByText('Value').waitFor();
  assert.equal(await score.count(), 0);
  calm();
});

test('a token in a graph has arrows along its edges', async () => {
  await open(`/explore?p=${q('game.graph.VertexGeography("a: b, c | b: c, d | c: a, d | d: b")("a")')}`);
  await page.getByRole('button', { name: /^vertex a:/ }).hover();
  await page.locator('.arrow.faint').nth(1).waitFor();
  // They end in the vertices that the edges lead to.
  const ends = await page.evaluate(() => {
    const places = [...document.querySelectorAll('.places > polygon')].map((it) => [it.getAttribute('aria-label').split(':')[0], it.getBBox()]);
    const heads = [...document.querySelectorAll('.arrow polygon:not(.halo)')].map((it) => it.getAttribute('points').split(' ')[0].split(',').map(Number));
    const at = ([x, y]) => places.find(([name, box]) => name.startsWith('vertex') && Math.abs(box.x + box.width / 2 - x) < 1 && Math.abs(box.y + box.height / 2 - y) < 1)?.[0];
    return [...new Set(heads.map(at))].sort();
  });
  assert.deepEqual(ends, ['vertex b', 'vertex c']);
  // The token is a full disc with its letter, in a ring that is the vertex.
  const letters = (await page.locator('.drawn text').allTextContents()).map((it) => it.trim());
  assert.deepEqual(letters.sort(), ['a', 'b', 'c', 'd']);
  assert.equal(await page.locator('.drawn circle[fill="var(--neutral)"]').count(), 1);
  calm();
});

test('the ways of pieces are arrows: at a piece, of a hint, of what refutes a move', async () => {
  await open(`/explore?p=${q('game.grid.Clobber("xo.|.xo")')}`);
  await page.locator('.places polygon').first().waitFor();
  await page.getByRole('button', { name: /^a1: / }).hover();
  await page.locator('.arrow.left.faint').first().waitFor();
  await page.locator('h1').hover();
  await page.locator('.arrow').first().waitFor({ state: 'detached' });
  // The keys show them, too.
  await page.locator('.moves.right .move').first().focus();
  await page.locator('.arrow.right:not(.faint)').waitFor();
  // An arrow ends in the middle of the place that the piece goes to.
  const [head, cell] = await page.evaluate(() => {
    const [x, y] = document.querySelector('.arrow polygon:not(.halo)').getAttribute('points').split(' ')[0].split(',').map(Number);
    const name = document.querySelector('.moves.right .move-name').innerText.split('x')[1];
    const place = [...document.querySelectorAll('.places > polygon')].find((it) => it.getAttribute('aria-label').startsWith(`${name}:`));
    const box = place.getBBox();
    return [[x, y], [box.x + box.width / 2, box.y + box.height / 2]];
  });
  assert.ok(Math.abs(head[0] - cell[0]) < 1 && Math.abs(head[1] - cell[1]) < 1, `${head} ${cell}`);

  await open(`/play?p=${q('game.strip.ToadsAndFrogs(".tt.ff.")')}`);
  await page.getByText('Left to move').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.arrow.left:not(.faint)').waitFor();
  assert.equal(await page.locator('.arrow').count(), 1);

  await open(`/explore?hide=winners&p=${q('game.grid.Clobber("xox|oxo")')}`);
  await page.getByRole('button', { name: 'Try it' }).click();
  // Each move is tried until one is refuted.
  const moves = page.locator('.moves.left .move');
  const count = await moves.count();
  for (let i = 0; i < count; i += 1) {
    await moves.nth(i).click();
    await page.getByText(/^(Right|Not yet)\. After/).waitFor();
    if (await page.getByText('Not yet.').isVisible()) break;
  }
  await page.getByText('Not yet.').waitFor();
  await page.locator('h1').hover();
  await page.locator('.arrow.right').waitFor();
  assert.equal(await page.locator('.arrow.left').count(), 1);
  // A move that places something has no way, and is marked.
  await open(`/explore?hide=winners&p=${q('game.grid.Domineering("...|...|...")')}`);
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: /^a1-a2/ }).last().click();
  await page.getByText(/After a1-a2 Right wins by/).waitFor();
  await page.locator('.tints .told').first().waitFor();
  assert.equal(await page.locator('.arrow').count(), 0);
  assert.equal(await page.locator('.tints .told').count(), 4);
  calm();
});

test('lines that were tried are a tree with values, which can be gone back to', async () => {
  await open(`/explore?p=${q('game.strip.ToadsAndFrogs("tt..ff")')}`);
  const lines = page.getByRole('navigation', { name: 'Lines that were tried' });
  await lines.locator('.badge').waitFor();
  await page.locator('.moves.left .move').first().click();
  await lines.locator('.chip').nth(1).waitFor();
  await page.locator('.moves.right .move').first().click();
  await lines.locator('.chip').nth(2).waitFor();
  // Back at the start another move is another branch.
  await lines.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('#position')?.value.includes('tt..ff'));
  await page.locator('.moves.right .move').first().click();
  await page.waitForFunction(() => document.querySelectorAll('nav.lines ul ul > li').length === 2);
  // Each has its value, but where values are hidden.
  await page.waitForFunction(() => document.querySelectorAll('nav.lines .step .move-value').length === 4);
  await page.getByRole('button', { name: 'Hide values' }).click();
  assert.equal(await lines.locator('.move-value').count(), 0);
  assert.equal(await lines.locator('.badge').count(), 4);
  await page.getByRole('button', { name: 'Hide winners' }).click();
  assert.equal(await lines.locator('.badge').count(), 0);
  await page.getByRole('button', { name: 'Begin anew here' }).click();
  assert.equal(await lines.locator('.chip').count(), 1);
  calm();
});

test('a teacher has a sheet of each lesson, with its answers', async () => {
  await open('/learn?lesson=temperature');
  // All cells run in their order: later ones use what the first defines.
  await page.getByRole('button', { name: 'Run all' }).click();
  await page.locator('.try').last().locator('math').waitFor();
  assert.equal(await page.locator('.try').getByRole('alert').count(), 0);
  await page.getByRole('link', { name: "Teacher's sheet" }).click();
  await page.getByRole('heading', { level: 1, name: /the teacher's sheet/ }).waitFor();
  // The answers are found, and not only told how: the mean of {4||2|-6} is 2.
  const answers = page.locator('.teacher .answer');
  await answers.nth(1).locator('math').waitFor();
  assert.deepEqual((await answers.locator('math').allTextContents()), ['2', '2']);
  assert.match(await answers.nth(1).innerText(), /\.Mean/);
  await page.locator('.teacher figure svg').nth(2).waitFor();
  // On paper there is nothing else, and nothing beside the paper.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1000 });
  assert.equal(await page.locator('.top').isVisible(), false);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  assert.equal(await page.locator('.teacher .say').first().isVisible(), true);
  calm();
});

const maze = (summary) => `/**
 * ${summary}
 *
 * \`\`\`
 * > Halves(7).CanonicalForm
 * \`\`\`
 */
singleton class Halves
  def Eval(n) := Position(n);
  class Position(n as Integer) extends ImpartialGame
    override def Options(player as Player) := if n == 0 then {} else {Position(n - 1)} end;
    override def ToOutput := "Halves(\\(n))";
  end
end
`;

test("rulesets of one's own are in the gallery, as their files are now", onServer, async (t) => {
  const [own, classes] = [folder(), folder()];
  const other = await serve(own.path, 0, ['--classes', classes.path]);
  t.after(async () => {
    await page.goto('about:blank');
    await other.stop();
    own.remove();
    classes.remove();
  });
  foreign = [];
  await page.goto(`${other.url}/gallery`);
  await page.getByRole('heading', { name: 'Boards' }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Mine' }).count(), 0);
  writeFileSync(join(classes.path, 'Halves.cgs'), maze('Halve a number.'));
  await page.getByText('Halve a number.').waitFor();
  await page.getByRole('button', { name: 'Mine' }).click();
  assert.equal(await page.locator('.card').count(), 1);
  // What is written again is read again, and a mistake is told.
  writeFileSync(join(classes.path, 'Halves.cgs'), maze('Halve it again.').replace('if n == 0', 'if n ==== 0'));
  await page.getByText('Halve it again.').waitFor();
  await page.locator('.card').getByRole('alert').waitFor();
  writeFileSync(join(classes.path, 'Halves.cgs'), maze('Halve it well.'));
  await page.locator('.card').getByRole('alert').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Explore Halves' }).click();
  await page.locator('.facts dd math').waitFor();
  complaints = complaints.filter((it) => !it.includes('ERR_'));
  assert.deepEqual(complaints, []);
});

test('the book is read in the page', async () => {
  await open('/reference');
  await page.getByRole('link', { name: 'book', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Tweedle' }).waitFor();
  const chapters = page.getByRole('navigation', { name: 'Chapters' });
  await chapters.getByRole('link', { name: 'How values are written' }).click();
  await page.locator('.chapter h1').getByText('How values are written').waitFor();
  // A picture that the page has, a link to another chapter, and back.
  await open('/book?chapter=short');
  await page.locator('.chapter img').first().waitFor();
  assert.ok(await page.locator('.chapter img').first().evaluate((image) => image.decode().then(() => image.naturalWidth > 50)));
  for (const link of await page.locator('.chapter a').all()) assert.match((await link.getAttribute('href')) ?? '', /^(https?:|#|[^:]*book\/?\?chapter=)/);
  await open('/book?chapter=rulesets/clobber');
  await page.locator('.chapter img').first().waitFor();
  assert.ok(await page.locator('.chapter img').first().evaluate((image) => image.decode().then(() => image.naturalWidth > 20)));
  await chapters.getByRole('link', { name: 'Clobber', exact: true }).waitFor();
  // Every chapter of the list is there.
  const keys = await chapters.locator('a').evaluateAll((links) => links.map((it) => it.getAttribute('href')));
  assert.ok(keys.length > 100, `${keys.length}`);
  await open('/book?chapter=nothing');
  await page.getByRole('heading', { name: 'There is no such chapter' }).waitFor();
  calm();
});

const VIEWS = [
  '/',
  `/explore?p=${q('game.grid.Domineering("...|...")')}`,
  `/explore?p=${q('game.entailing.TopEntails("3,2")')}`,
  `/explore?p=${q('nonsense')}`,
  `/play?p=${q('game.heap.Nim("3,1,1")')}`,
  `/explore?p=${q('game.grid.Clobber("xo.|.xo")')}`,
  `/explore?p=${q('game.graph.Tokens("a: b, c | b: a | c: d | d:").Position("a,c")')}`,
  '/room',
  '/gallery',
  '/learn',
  '/learn?lesson=temperature',
  '/learn?lesson=temperature&sheet=1',
  '/reference?page=Integer',
  '/book?chapter=short',
  '/book?chapter=rulesets/clobber',
  '/start',
  '/nowhere',
];

for (const dark of [false, true]) {
  test(`every view can be used by everybody, ${dark ? 'dark' : 'light'}`, async () => {
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
    for (const path of VIEWS) {
      await open(path);
      await page.locator('h1').first().waitFor();
      if (path === '/') {
        await page.getByRole('button', { name: 'Run all' }).click();
        await cell(4).locator('figure svg').waitFor();
      }
      await page.waitForTimeout(500);
      await page.evaluate(AXE);
      const found = await page.evaluate(async () => {
        const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
        return violations.map((it) => `${it.id}: ${it.nodes.slice(0, 3).map((node) => `${node.target} ${node.any[0]?.message ?? ''}`).join('; ')}`);
      });
      assert.deepEqual(found, [], path);
    }
  });
}

test('nothing is wider than a phone', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of VIEWS) {
    await open(path);
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(400);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, `${path}: ${wide}`);
  }
});

test('the first page is light and soon there', async () => {
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  network.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
  await open('/');
  await page.waitForLoadState('networkidle');
  bytes = 0;
  const began = Date.now();
  await page.reload();
  await page.locator('.cm-content').first().waitFor();
  const took = Date.now() - began;
  await page.waitForLoadState('networkidle');
  console.log(`first page: ${(bytes / 1000).toFixed(0)} kB, ${took} ms until the editor is there`);
  assert.ok(bytes < 200_000, `${bytes}`);
  // On a machine that does nothing else it is a fifth of that.
  assert.ok(took < 5000, `${took}`);
  calm();
});

test('a page from elsewhere can do nothing', onServer, async () => {
  const tried = [];
  const hostile = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>hostile</title><iframe src="about:blank"></iframe><form method="post" enctype="text/plain"></form>');
  });
  await new Promise((resolve) => hostile.listen(0, '127.0.0.1', resolve));
  const evil = `http://127.0.0.1:${hostile.address().port}`;
  await page.goto(evil);
  const target = server.url;
  for (const [name, init] of [
    ['json', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"input":"1"}' }],
    ['plain', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"input":"1"}' }],
    ['blind', { method: 'POST', mode: 'no-cors', body: '{"input":"1"}' }],
    ['put', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"revision":0,"cells":[]}' }],
  ]) {
    const path = name === 'put' ? '/api/worksheets/evil' : '/api/ask';
    tried.push(
      await page.evaluate(
        async ([url, init]) => {
          try {
            const response = await fetch(url, init);
            return response.type === 'opaque' ? 'nothing' : await response.text();
          } catch {
            return 'nothing';
          }
        },
        [target + path, init],
      ),
    );
  }
  tried.push(
    await page.evaluate(async (url) => fetch(url).then((response) => response.text(), () => 'nothing'), `${target}/api/worksheets`),
  );
  assert.deepEqual(tried, Array(5).fill('nothing'));
  const names = await (await fetch(`${target}/api/worksheets`)).json();
  assert.ok(!names.worksheets.some((it) => it.name === 'evil'));
  // A frame of it stays empty, and a link on it calculates nothing by itself.
  await page.evaluate((url) => { document.querySelector('iframe').src = url; }, target);
  await page.waitForTimeout(300);
  const frame = page.frames()[1];
  assert.ok(!frame || !(await frame.content()).includes('id="app"'));
  await page.evaluate((url) => { location.href = url; }, `${target}/explore?p=${q('1')}`);
  await page.getByText('Another page sent you here').waitFor();
  hostile.closeAllConnections();
  hostile.close();
});
