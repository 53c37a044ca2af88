const setter = new URL('node_modules/temml/dist/temml.mjs', import.meta.url).pathname;

/** The plugin for formulas asks for another setter than the one that it is given: both are the same file, which is there once. */
export const formulas = { katex: setter, temml: setter };
