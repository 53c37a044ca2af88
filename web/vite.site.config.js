import { svelte } from '@sveltejs/vite-plugin-svelte';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { formulas } from './vite.formulas.ts';

/** The build folder, as `cargo xtask site` has it. */
const made = (path) => resolve(import.meta.dirname, '..', process.env.CARGO_TARGET_DIR ?? 'target', 'site', path);

/** The site without a server, which `cargo xtask site` makes: its engine works in the browser. */
export default defineConfig({
  plugins: [svelte()],
  // Any folder of any host: addresses begin at the `base` of each page.
  base: './',
  resolve: { alias: { $door: '/src/lib/door/engine.ts', $engine: made('engine/tweedle_web_engine.js'), ...formulas } },
  worker: { format: 'es' },
  build: { outDir: made('files'), emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
