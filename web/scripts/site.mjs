// Makes the site of what Vite has built: a folder for each page, the engine, replies that are known before it is there, and what keeps the
// site without a network. Run by `cargo xtask site`.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const made = resolve(import.meta.dirname, '../..', process.env.CARGO_TARGET_DIR ?? 'target', 'site');
const files = join(made, 'files');
const PAGES = ['start', 'explore', 'play', 'gallery', 'learn', 'reference', 'book'];

// All addresses of a page begin at its base.
const page = readFileSync(join(files, 'index.html'), 'utf8');
const based = (base) => page.replace('<head>', `<head>\n    <base href="${base}" />`);
writeFileSync(join(files, 'index.html'), based('./'));
// Many hosts show this where there is no page.
writeFileSync(join(files, '404.html'), based('./'));
for (const name of PAGES) {
  mkdirSync(join(files, name), { recursive: true });
  writeFileSync(join(files, name, 'index.html'), based('../'));
}

const built = join(made, 'engine/tweedle_web_engine_bg.wasm');
const wasm = readFileSync(built);
// Rulesets have the same code again and again, far apart: the window is 16 MB.
execFileSync('zstd', ['--ultra', '-22', '--long=24', '--quiet', '--force', built, '-o', join(files, 'engine.bin')]);
// The page takes the engine from this file; Vite has copied the other, too.
for (const name of readdirSync(join(files, 'assets'))) if (name.endsWith('.wasm')) rmSync(join(files, 'assets', name));

// What pages ask first.
const { Engine, initSync } = await import(join(made, 'engine/tweedle_web_engine.js'));
initSync({ module: wasm });
const engine = new Engine(2 ** 30);
const lessons = JSON.parse(readFileSync(join(import.meta.dirname, '../src/lib/lessons.json'), 'utf8'));
const boards = lessons.flatMap(({ blocks }) => blocks.flatMap(({ board }) => (board ? [board] : [])));
const questions = [
  { ask: 'rulesets' },
  { ask: 'strategies' },
  { ask: 'reference' },
  { ask: 'explore', input: 'game.strip.ToadsAndFrogs("tt..ff")' },
  ...boards.map((input) => ({ ask: 'explore', input })),
];
const answers = questions.map((question) => {
  const reply = JSON.parse(engine.ask(JSON.stringify(question), 60_000, () => {}));
  if (reply.error) throw new Error(`${JSON.stringify(question)}: ${reply.error.message}`);
  return [question, reply];
});
writeFileSync(join(files, 'answers.json'), JSON.stringify(answers));

/** The files of the site, as addresses. */
function all(folder, under = '') {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under ? `${under}/${entry.name}` : entry.name;
    return entry.isDirectory() ? all(folder, path) : [path];
  });
}
const names = all(files).sort();
const hash = createHash('sha256');
for (const name of names) hash.update(name).update(readFileSync(join(files, name)));
const worker = readFileSync(join(import.meta.dirname, 'offline.js'), 'utf8');
const known = names.map((name) => name.replace(/(^|\/)index\.html$/, '$1'));
writeFileSync(
  join(files, 'offline.js'),
  worker.replace("'VERSION'", `'${hash.digest('hex').slice(0, 16)}'`).replace("['FILES']", JSON.stringify(known)),
);
const size = (name) => statSync(join(files, name)).size;
console.log(`the site is in ${files}: ${names.length} files, the engine ${(size('engine.bin') / 1e6).toFixed(2)} MB compressed`);
