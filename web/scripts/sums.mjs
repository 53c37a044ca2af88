// Writes the checksums of all that the page is made of, and of the page, so that a check without node can tell whether the page was made
// after the last change: `cargo xtask house --check`, or `sha256sum --check web/SHA256SUMS` in the folder above.

import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../', import.meta.url);
/**
 * The folders, the endings of the names of their files that count, and whether the folders below them are read, too; and the files that
 * are made when the page is, and are not there before.
 */
const { except, folders } = JSON.parse(await readFile(new URL('sources.json', import.meta.url), 'utf8'));

const files = [];
for (const { path, endings, deep } of folders) {
  for (const entry of await readdir(new URL(`${path}/`, ROOT), { withFileTypes: true, recursive: deep })) {
    const { name } = entry;
    if (entry.isFile() && !name.startsWith('.') && !except.includes(name) && endings.some((ending) => name.endsWith(ending))) {
      const parent = (entry.parentPath ?? entry.path).replaceAll('\\', '/').replace(/\/$/, '');
      files.push(`${parent.slice(fileURLToPath(ROOT).length)}/${name}`);
    }
  }
}
// In the order of their characters, which is the same everywhere.
const lines = files.sort().map(async (file) => {
  const sum = createHash('sha256').update(await readFile(new URL(file, ROOT))).digest('hex');
  return `${sum}  ${file}\n`;
});
await writeFile(new URL('../SHA256SUMS', import.meta.url), (await Promise.all(lines)).join(''));
