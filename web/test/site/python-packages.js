// Wheels of other packages for Python in a page, which pip gets once into the build folder.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { site } from '../browser.js';

/** The version of Python in Pyodide. */
const PYTHON = '3.14';
/** What the board, graphs and JupyterLite need; pip gets what these need, too. */
const PACKAGES = ['anywidget', 'networkx', 'micropip'];

/** The paths of the wheels; none, if there is no pip or no registry. */
export function packages() {
  const folder = join(site, '../python-packages');
  mkdirSync(folder, { recursive: true });
  const wheels = () => readdirSync(folder).filter((name) => name.endsWith('.whl')).map((name) => join(folder, name));
  const isThere = (name) => wheels().some((path) => basename(path).startsWith(`${name}-`));
  if (!PACKAGES.every(isThere)) {
    const options = ['--quiet', '--only-binary=:all:', '--platform', 'any', '--python-version', PYTHON, '--dest', folder];
    spawnSync('python3', ['-m', 'pip', 'download', ...options, ...PACKAGES], { stdio: 'ignore' });
  }
  return PACKAGES.every(isThere) ? wheels() : [];
}

/** The file name of the wheel of the site. */
export const ours = readdirSync(site).find((name) => /^tweedle-.*-py3-none-any\.whl$/.test(name));
