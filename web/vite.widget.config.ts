import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The board of a notebook: one module with its styles, which stands in the Python package. */
export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  build: {
    lib: { entry: 'src/widget/main.ts', formats: ['es'], fileName: () => 'board.js' },
    outDir: '../python/tweedle',
    emptyOutDir: false,
    target: 'es2022',
    minify: true,
  },
});
