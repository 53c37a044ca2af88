// Measures the page in a browser of this machine: `node test/figures.js`. Nothing is asserted: machines differ.

import { browse, folder, serve } from './browser.js';

const q = encodeURIComponent;
/** The addresses, each with what can be used there when it is ready. */
const FIRST = { start: ['/start', '.doors a'], worksheet: ['/', '.cm-content'], explore: [`/explore?p=${q('game.grid.Domineering("....|....")')}`, '.places polygon'], gallery: ['/gallery', '.card'] };
const BOARD = `/explore?p=${q('game.grid.Chomp(Grid.Empty(12,12))')}`;
/** The time that a board is moved about, in milliseconds. */
const PAN_MS = 3000;

const sheets = folder();
const server = await serve(sheets.path);
const profile = folder();
const context = await browse(profile.path, { viewport: { width: 1400, height: 900 } });

async function fresh() {
  const page = await context.newPage();
  // What shifts without a person's doing, from the beginning.
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (!hadRecentInput) window.shifts.push([value, sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName).join()]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

/** The sum of all shifts, and the largest with what moved. */
async function shift(page) {
  const shifts = await page.evaluate(() => window.shifts);
  const [largest = [0, '']] = shifts.sort((a, b) => b[0] - a[0]);
  return `${shifts.reduce((sum, [value]) => sum + value, 0).toFixed(4)}${largest[0] > 0 ? ` (most by ${largest[1]})` : ''}`;
}

try {
  for (const [name, [at, ready]] of Object.entries(FIRST)) {
    const page = await fresh();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    let bytes = 0;
    network.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
    const times = [];
    for (let i = 0; i < 5; i += 1) {
      bytes = 0;
      await page.goto('about:blank');
      const began = performance.now();
      await page.goto(server.url + at, { waitUntil: 'commit' });
      await page.locator(ready).first().waitFor();
      times.push(performance.now() - began);
      await page.waitForLoadState('networkidle');
    }
    times.sort((a, b) => a - b);
    console.log(`${name}: usable after ${times[2].toFixed(0)} ms (median of 5), ${(bytes / 1000).toFixed(0)} kB transferred, layout shift ${await shift(page)}`);
    await page.close();
  }

  const answers = {
    'a position that is analysed': async (page) => {
      await page.goto(`${server.url}/explore?p=${q('game.grid.Domineering("....|....|....")')}`);
      await page.locator('.panels .drawing svg').waitFor();
    },
    'a worksheet that is run': async (page) => {
      await page.goto(`${server.url}/`);
      await page.getByRole('button', { name: 'Run all' }).click();
      await page.locator('.cell figure svg').nth(1).waitFor();
    },
    'a match that goes on': async (page) => {
      await page.goto(`${server.url}/play?p=${q('game.heap.Nim("3,4,5")')}`);
      await page.locator('.moves .move').first().click();
      await page.locator('.record li').nth(1).waitFor();
    },
  };
  for (const [name, act] of Object.entries(answers)) {
    const page = await fresh();
    await act(page);
    await page.waitForTimeout(1000);
    console.log(`layout shift of ${name}: ${await shift(page)}`);
    await page.close();
  }

  const page = await fresh();
  await page.goto(server.url + BOARD);
  await page.locator('.places polygon').first().waitFor();
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.getByRole('button', { name: 'Larger' }).click();
  // The search for the winner has ended or was stopped: the processor is the browser's.
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await page.waitForTimeout(1500);
  if (await stop.isVisible()) await stop.click();
  await page.waitForTimeout(1500);
  const box = await page.locator('.view').boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'middle' });
  const frames = page.evaluate(
    (most) =>
      new Promise((resolve) => {
        const times = [];
        const began = performance.now();
        const step = (now) => {
          times.push(now);
          if (now - began < most) requestAnimationFrame(step);
          else resolve(times.slice(1).map((time, i) => time - times[i]));
        };
        requestAnimationFrame(step);
      }),
    PAN_MS,
  );
  const began = performance.now();
  for (let i = 0; performance.now() - began < PAN_MS; i += 1) await page.mouse.move(x + 150 * Math.sin(i / 15), y + 150 * Math.cos(i / 15));
  await page.mouse.up({ button: 'middle' });
  const gaps = await frames;
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  console.log(`a board of 12 by 12 that is moved: ${(1000 / mean).toFixed(1)} frames per second, the longest frame ${Math.max(...gaps).toFixed(0)} ms`);
} finally {
  await context.close();
  await server.stop();
  sheets.remove();
  profile.remove();
}
