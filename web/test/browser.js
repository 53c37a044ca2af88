// Starts the server and a browser for the tests, and ends both.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

/** Where the program is that is tested. */
export const PROGRAM = process.env.TWEEDLE ?? join(import.meta.dirname, '../../target/debug/tweedle');
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const browserPath = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path));

/** A new empty folder, and what removes it. */
export function folder() {
  const path = mkdtempSync(join(tmpdir(), 'tweedle-web-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The files of the site without a server, if that is what is tested. */
export const site = process.env.TWEEDLE_SITE;
const TYPES = {
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
  wasm: 'application/wasm',
};

/** A web host that knows nothing but files, with a site in a folder of it. */
export async function host(files) {
  const under = '/any/where/';
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url, 'http://host');
    const path = join(files, pathname.slice(under.length));
    if (!pathname.startsWith(under) || pathname.includes('..') || !existsSync(path)) {
      response.writeHead(404, { 'content-type': TYPES.html }).end(readFileSync(join(files, '404.html')));
    } else if (statSync(path).isDirectory()) {
      if (pathname.endsWith('/')) response.writeHead(200, { 'content-type': TYPES.html }).end(readFileSync(join(path, 'index.html')));
      else response.writeHead(301, { location: `${pathname}/${search}` }).end();
    } else {
      const type = TYPES[path.split('.').at(-1)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type }).end(readFileSync(path));
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}${under.slice(0, -1)}`, port, stop };
}

/** A server with its worksheets in a folder; or a host of the site. */
export async function serve(sheets, port = 0, options = []) {
  if (site) return await host(site);
  const child = spawn(PROGRAM, [...options, 'serve', '--port', String(port), '--folder', sheets], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
      const found = /Tweedle is at (\S+)\n/.exec(said);
      if (found) resolve(found[1].replace(/\/$/, ''));
    });
    child.once('exit', (status) => reject(new Error(`the server ended with ${status}: ${said}`)));
  });
  const end = async (signal) => {
    child.kill(signal);
    return await ended;
  };
  return { url, port: Number(new URL(url).port), pid: child.pid, stop: () => end('SIGINT'), kill: () => end('SIGKILL') };
}

/** A browser with a new empty profile. */
export async function browse(profile, wishes = {}) {
  return await chromium.launchPersistentContext(profile, {
    executablePath: browserPath,
    headless: true,
    args: FLAGS,
    viewport: { width: 1280, height: 860 },
    ...wishes,
  });
}

/** A cell of the worksheet of a page. */
export const cellOf = (page, number) => page.getByRole('region', { name: `Cell ${number}`, exact: true });

/** Types a program into a cell and runs it. */
export async function runCell(page, number, text) {
  await cellOf(page, number).locator('.cm-content').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
}
