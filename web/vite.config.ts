import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  // The plugin for formulas asks for another setter than the one that it is given.
  resolve: { alias: { $door: '/src/lib/door/server.ts', katex: 'temml' } },
  build: {
    outDir: '../crates/tweedle-server/dist',
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the page allows no scripts and no pictures but files of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
