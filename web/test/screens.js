// Takes a picture of every view, light and dark, at the widths of a phone, a desk and a projector: `node test/screens.js FOLDER [VIEWS] [LOOKS]`.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { browse, folder, serve } from './browser.js';

const [into = 'screens', views, looks] = process.argv.slice(2);
mkdirSync(into, { recursive: true });

const q = encodeURIComponent;
const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click();

/** A worksheet with cells of every kind, as a link has it. */
const CELLS = [
  ['t', '# Switches\n\nThe *temperature* of $\\{x\\mid -x\\}$ is $x$, where $x\\ge 0$.'],
  ['p', 't := Slider(0, 3, 1/4, 3/2)'],
  ['p', '{t|-t} + *'],
  ['p', '{t||0|-4}.Thermograph'],
  ['p', 'Table([[n, game.heap.Nim("1,2," + n.ToOutput.ToString).CanonicalForm] for n from 1 to 4])'],
  ['p', 'game.grid.Clobber("xoxo|oxox|xoxo").CanonicalForm'],
  ['p', 'game.grid.Clobber("xo|ox").Options(Left)'],
];
const LINK = `sheet=${deflateRawSync(JSON.stringify(CELLS)).toString('base64url')}`;

/** Opens a room at a position, asks the class, and gives the code. */
async function openRoom(page) {
  await press(page, 'Room');
  await press(page, 'Who wins?');
  return await page.locator('.code-sign').innerText();
}

/** A phone comes into the room of a page, which it is seen in the place of. */
async function phone(page, context, server, votes) {
  const code = await openRoom(page);
  const other = await context.newPage();
  await other.goto(`${server.url}/room?code=${code}`);
  await other.locator('.choices button').nth(2).waitFor();
  if (votes) {
    await other.locator('.choices button').nth(2).click();
    await press(page, 'Close the vote and show it');
  }
  return other;
}

/** Every view: its address, what is done there, and the page that is seen then if it is another. */
const VIEWS = {
  start: { at: '/start' },
  worksheet: { at: '/', act: (page) => press(page, 'Run all') },
  cells: { at: `/#${LINK}`, act: (page) => press(page, 'Run all') },
  explore: { at: `/explore?p=${q('game.grid.Domineering("....|....|....")')}` },
  guess: { at: `/explore?hide=winners,values&p=${q('game.grid.Domineering("...|...|...")')}`, act: async (page) => { await page.waitForTimeout(1500); await press(page, 'Who moves next'); await press(page, 'Find a winning move').catch(() => {}); } },
  hidden: { at: `/explore?hide=winners,values&p=${q('game.grid.Domineering("...|...|...")')}` },
  lines: { at: `/explore?p=${q('game.grid.Clobber("xo.|.xo|ox.")')}`, act: async (page) => { for (const back of [2, 1, 0]) { for (const player of ['left', 'right']) { await page.locator(`.moves.${player} .move`).nth(back % 2).click(); await page.waitForTimeout(500); } for (let i = 0; i < back; i += 1) await page.goBack(); await page.waitForTimeout(600); } } },
  amazons: { at: `/explore?p=${q('game.grid.Amazons("x..|...|..o")')}` },
  large: { at: `/explore?p=${q('game.grid.Domineering(Grid.Empty(11,11))')}` },
  hackenbush: { at: `/explore?p=${q('game.graph.Hackenbush("l(r(l;e);e(l;r))")')}` },
  clobber: { at: `/explore?p=${q('game.grid.Clobber("xox.|oxo.|.xo.")')}`, act: (page) => press(page, 'Edit the board') },
  tokens: { at: `/explore?p=${q('game.graph.Tokens("a: b, c | b: a, d | c: d | d:").Position("a,c,c")')}` },
  square: { at: `/explore?p=${q('game.grid.Domineering("....|....|....|....")')}` },
  board: { at: `/explore?p=${q('game.grid.Domineering(Grid.Empty(8,8))')}` },
  nim: { at: `/explore?p=${q('game.heap.Nim("3,5,6")')}` },
  go: { at: `/explore?p=${q('game.grid.GoEndgame("OOOOO|X...O|X.OOO|XXX##")')}` },
  sheep: { at: `/explore?p=${q('game.grid.Sheep("4 . . .|. . . .|. . . -4")')}` },
  dominoes: { at: `/explore?p=${q('game.strip.TopplingDominoes("lrelrel")')}` },
  full: { at: `/play?p=${q('game.grid.Domineering(".....|.....|.....|.....")')}`, act: async (page) => { await page.locator('.moves .move').first().click(); await page.waitForTimeout(1500); await press(page, 'Hint'); await press(page, 'Fill the screen'); } },
  nimstring: { at: `/explore?p=${q('game.entailing.Nimstring(2,2)("empty")')}` },
  wrong: { at: `/explore?p=${q('game.grid.Domoneering("....")')}` },
  play: { at: `/play?p=${q('game.heap.Nim("1,3,5,7")')}`, act: async (page) => { await page.getByRole('button', { name: 'heap 4 take 1', exact: false }).first().click(); await page.waitForTimeout(900); await press(page, 'Why'); } },
  match: { at: `/play?p=${q('game.grid.Domineering(".....|.....|.....|.....")')}`, act: async (page) => { for (let i = 0; i < 3; i += 1) { await page.locator('.moves .move').first().click(); await page.waitForTimeout(1500); } await press(page, 'Hint'); } },
  people: { at: `/play?p=${q('game.grid.Amazons("..x.|....|....|.o..")')}`, act: async (page) => { await page.locator('.setup select').nth(2).selectOption('me'); await press(page, 'Start'); await page.waitForTimeout(600); await page.locator('.moves .move').nth(9).click(); } },
  toads: { at: `/play?p=${q('game.strip.ToadsAndFrogs(".tt.ff.")')}`, act: (page) => press(page, 'Hint') },
  end: { at: `/play?p=${q('game.heap.Nim("2,1")')}`, act: async (page) => { await page.locator('.moves .move').nth(2).click(); await page.getByText('Right wins.').waitFor(); } },
  boxes: { at: `/play?p=${q('boxes 3x3 0xc47c1')}` },
  ladder: { at: '/play', act: async (page) => { await page.locator('summary', { hasText: 'Levels' }).click(); await page.locator('.ladder .chip').nth(2).click(); } },
  gallery: { at: '/gallery' },
  learn: { at: '/learn' },
  tour: { at: '/learn?lesson=tour' },
  lesson: { at: '/learn?lesson=temperature', act: (page) => press(page, 'Run all') },
  sheet: { at: '/learn?lesson=temperature&sheet=1' },
  slide: { at: '/learn?lesson=temperature&slide=2' },
  opened: { at: `/explore?p=${q('game.grid.Domineering("...|...|...")')}`, act: (page) => press(page, 'Room') },
  room: { at: `/explore?p=${q('game.grid.Domineering("...|...|...")')}`, act: async (page) => void (await openRoom(page)) },
  vote: { at: `/explore?p=${q('game.grid.Domineering("...|...|...")')}`, act: (page, context, server) => phone(page, context, server, false) },
  votes: { at: `/explore?p=${q('game.grid.Domineering("...|...|...")')}`, act: (page, context, server) => phone(page, context, server, true) },
  enter: { at: '/room' },
  book: { at: '/book?chapter=short' },
  reference: { at: '/reference?page=Integer' },
};
const WIDTHS = { phone: { width: 390, height: 844 }, desk: { width: 1400, height: 900 }, projector: { width: 1920, height: 1080 } };
/** What is too long for a picture of all of it. */
const LONG = new Set(['gallery', 'reference']);

const sheets = folder();
const server = await serve(sheets.path);
try {
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    for (const colorScheme of ['light', 'dark']) {
      const look = `${width}-${colorScheme}`;
      if (looks && !looks.split(',').includes(look)) continue;
      const profile = folder();
      const context = await browse(profile.path, { colorScheme, viewport });
      for (const [name, { at, act }] of Object.entries(VIEWS)) {
        if (views && !views.split(',').includes(name)) continue;
        // On a phone a board is as wide as the screen already.
        if (name === 'full' && width === 'phone') continue;
        const page = await context.newPage();
        page.on('console', (message) => { if (message.type() === 'error') console.log(name, look, message.text()); });
        page.on('pageerror', (error) => console.log(name, look, error));
        try {
          await page.goto(server.url + at);
          await page.locator('h1, article').first().waitFor();
          await page.waitForTimeout(1000);
          const seen = (await act?.(page, context, server)) ?? page;
          await seen.waitForTimeout(1300);
          if (name !== 'lines') await seen.evaluate(() => scrollTo(0, 0));
          await seen.screenshot({ path: join(into, `${name}-${look}.png`), fullPage: width === 'phone' && !LONG.has(name) });
          if (seen !== page) await seen.close();
        } catch (error) {
          console.log(name, look, String(error));
          process.exitCode = 1;
        }
        await page.close();
      }
      await context.close();
      profile.remove();
    }
  }
} finally {
  await server.stop();
  sheets.remove();
}
