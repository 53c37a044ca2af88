// Writes the types of the server's answers, from the server's description of them.

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapi, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const FROM = fileURLToPath(new URL('../openapi.json', import.meta.url));
const TO = fileURLToPath(new URL('../src/lib/openapi.d.ts', import.meta.url));

/** A schema that refers to itself has no type of this form, and the page reads none of them: they may be anything. */
const RECURSIVE = new Set(['Structured']);

const description = JSON.parse(await readFile(FROM, 'utf8'), (name, value) => (RECURSIVE.has(name) ? {} : value));
// With lengths of arrays, two numbers are a pair and no list.
const types = astToString(await openapi(description, { arrayLength: true }));
await writeFile(TO, `// Made by \`npm run types\` from openapi.json.\n\n${types}`);

// A type with a mistake would be `any` to the page, and nothing else would tell: declarations are not checked there.
const program = ts.createProgram([TO], { lib: ['lib.es2022.d.ts'], strict: true, types: [] });
const mistakes = program.getSemanticDiagnostics(program.getSourceFile(TO));
if (mistakes.length > 0) {
  const host = { getCanonicalFileName: (name) => name, getCurrentDirectory: ts.sys.getCurrentDirectory, getNewLine: () => '\n' };
  console.error(ts.formatDiagnostics(mistakes, host));
  process.exitCode = 1;
}
