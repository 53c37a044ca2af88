import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { formulas } from './vite.formulas.ts';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $door: '/src/lib/door/server.ts', ...formulas } },
  build: {
    outDir: '../crates/tweedle-server/dist',
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the page allows no scripts and no pictures but files of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
