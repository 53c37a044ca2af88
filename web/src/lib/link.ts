// A worksheet in a link: its cells without their results, packed. It is in the part of the address that no server is told.

import type { Cell } from './types';

type Packed = [kind: 't' | 'p', input: string][];

async function through(bytes: BodyInit, change: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Response(bytes).body;
  if (!body) return new Uint8Array();
  return new Uint8Array(await new Response(body.pipeThrough(change)).arrayBuffer());
}

/** The link to a page with these cells. */
export async function linkOf(page: string, cells: Pick<Cell, 'kind' | 'input'>[]): Promise<string> {
  const packed: Packed = cells.map(({ kind, input }) => [kind === 'text' ? 't' : 'p', input]);
  const bytes = await through(JSON.stringify(packed), new CompressionStream('deflate-raw'));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `${page}#sheet=${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** The cells that a link has; nothing if it has none. */
export async function cellsOf(hash: string): Promise<Pick<Cell, 'kind' | 'input'>[] | null> {
  const packed = /^#sheet=([\w-]+)$/.exec(hash)?.[1];
  if (!packed) return null;
  const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  const cells: unknown = JSON.parse(text);
  const isCell = (it: unknown): it is Packed[number] => Array.isArray(it) && (it[0] === 't' || it[0] === 'p') && typeof it[1] === 'string';
  if (!Array.isArray(cells) || !cells.every(isCell)) throw new Error('This link has no worksheet.');
  return cells.map(([kind, input]) => ({ kind: kind === 't' ? 'text' : 'program', input }));
}
