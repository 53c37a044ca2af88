// Writes the checksums of all that the page is made of, so that a check without node can tell whether the page was made after the last
// change: `cargo xtask house --check`, or `sha256sum --check web/SHA256SUMS` in the folder above.

import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);

/** Whole folders, and folders of which the files with some endings are read. The same list stands in `xtask/src/house/built.rs`. */
const FOLDERS = [
  ['web', ['index.html', 'openapi.json', 'package-lock.json', 'package.json', '.config.js', '.ts']],
  ['web/public', ['']],
  ['web/src', ['']],
  ['book/src', ['.md']],
  ['book/src/pictures', ['.svg']],
  ['book/src/rulesets', ['.md', '.svg']],
];
/** The folders of which the folders below are read, too. */
const DEEP = new Set(['web/public', 'web/src']);
/** This is made of `openapi.json` when the page is, and is not there before. */
const MADE = 'openapi.d.ts';

const files = [];
for (const [folder, endings] of FOLDERS) {
  const entries = await readdir(new URL(`${folder}/`, ROOT), { withFileTypes: true, recursive: DEEP.has(folder) });
  const isRead = ({ name }) => name !== MADE && endings.some((ending) => name.endsWith(ending));
  for (const entry of entries.filter((entry) => entry.isFile() && isRead(entry))) {
    const parent = entry.parentPath.replaceAll('\\', '/').replace(/\/$/, '');
    files.push(`${parent.slice(fileURLToPath(ROOT).length)}/${entry.name}`);
  }
}
// In the order of their characters, which is the same everywhere.
const lines = files.sort().map(async (file) => {
  const sum = createHash('sha256').update(await readFile(new URL(file, ROOT))).digest('hex');
  return `${sum}  ${file}\n`;
});
await writeFile(new URL('../SHA256SUMS', import.meta.url), (await Promise.all(lines)).join(''));
