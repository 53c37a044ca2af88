// Starts the server and a browser for the tests, and ends both.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

/** Where the program is that is tested. */
const PROGRAM = process.env.TWEEDLE ?? join(import.meta.dirname, '../../target/debug/tweedle');
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

/** A server with its worksheets in a folder. */
export async function serve(sheets, port = 0, options = []) {
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
