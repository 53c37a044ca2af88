// Takes a picture of every view, light, dark and at the width of a phone: `node test/screens.js FOLDER`.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { browse, folder, serve } from './browser.js';

const into = process.argv[2] ?? 'screens';
const only = process.argv[3];
mkdirSync(into, { recursive: true });

const q = encodeURIComponent;
const VIEWS = {
  worksheet: { at: '/', act: (page) => page.getByRole('button', { name: 'Run all' }).click() },
  explore: { at: `/explore?p=${q('game.grid.Domineering("....|....|....")')}` },
  toads: { at: `/explore?p=${q('game.strip.ToadsAndFrogs(".tt.ff.")')}` },
  hackenbush: { at: `/explore?p=${q('game.graph.Hackenbush("l(r(l;e);e(l;r))")')}` },
  play: { at: `/play?p=${q('game.heap.Nim("1,3,5,7")')}`, act: async (page) => { await page.getByRole('button', { name: 'heap 4 take 1', exact: false }).first().click(); await page.waitForTimeout(900); await page.getByRole('button', { name: 'Why' }).click(); } },
  match: { at: `/play?p=${q('game.grid.Domineering(".....|.....|.....|.....")')}`, act: async (page) => { for (let i = 0; i < 3; i += 1) { await page.locator('.moves .move').first().click(); await page.waitForTimeout(1200); } await page.getByRole('button', { name: 'Hint' }).click(); } },
  nimstring: { at: `/explore?p=${q('game.entailing.Nimstring(2,2)("empty")')}` },
  boxes: { at: `/play?p=${q('boxes 3x3 0xc47c1')}` },
  start: { at: '/start' },
  gallery: { at: '/gallery' },
  learn: { at: '/learn' },
  lesson: { at: '/learn?lesson=temperature' },
  reference: { at: '/reference?page=Integer' },
};

const sheets = folder();
const server = await serve(sheets.path);
try {
  for (const [look, wishes] of Object.entries({
    light: { colorScheme: 'light' },
    dark: { colorScheme: 'dark' },
    phone: { colorScheme: 'light', viewport: { width: 390, height: 844 } },
    wide: { colorScheme: 'light', viewport: { width: 1920, height: 1080 } },
  })) {
    const profile = folder();
    const context = await browse(profile.path, wishes);
    for (const [name, { at, act }] of Object.entries(VIEWS)) {
      if (only && !only.split(',').includes(name)) continue;
      const page = await context.newPage();
      page.on('console', (message) => { if (message.type() === 'error') console.log(name, look, message.text()); });
      page.on('pageerror', (error) => console.log(name, look, error));
      await page.goto(server.url + at);
      await page.waitForTimeout(900);
      await act?.(page);
      await page.waitForTimeout(1200);
      await page.screenshot({ path: join(into, `${name}-${look}.png`), fullPage: look === 'phone' && name !== 'gallery' });
      await page.close();
    }
    await context.close();
    profile.remove();
  }
} finally {
  await server.stop();
  sheets.remove();
}
