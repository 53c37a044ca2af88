// The book: its chapters as they were when the page was built, each fetched when it is read first.

import type { Token } from 'markdown-it';
import summary from '../../../book/src/SUMMARY.md?raw';
import { address } from './router.svelte';

/** A chapter in the list of all, and how deep it lies there. */
export interface Chapter {
  key: string;
  title: string;
  depth: number;
}

const FOLDER = '../../../book/src/';
const chapters = import.meta.glob<string>(['../../../book/src/*.md', '!../../../book/src/SUMMARY.md'], { query: '?raw', import: 'default' });
const pictures = import.meta.glob<string>('../../../book/src/pictures/*.svg', { query: '?url', import: 'default', eager: true });

/** The chapters in the order of the book. */
export const contents: Chapter[] = summary.split('\n').flatMap((line) => {
  const [, indent = '', title, file] = /^(\s*)(?:- )?\[(.+)\]\((.+)\.md\)$/.exec(line) ?? [];
  return title && file ? [{ key: file, title, depth: indent.length / 2 }] : [];
});

/** The folder of the pages of rulesets, which come together. */
const RULESETS = 'rulesets/';

async function text(key: string): Promise<string | undefined> {
  if (!key.startsWith(RULESETS)) return await chapters[`${FOLDER}${key}.md`]?.();
  const { pages } = await import('./book-rulesets');
  return pages[`${FOLDER}${key}.md`];
}

/** The address of a picture; nothing if it is not part of the page. */
async function picture(path: string): Promise<string | undefined> {
  if (!path.startsWith(RULESETS)) return pictures[FOLDER + path];
  const { boards } = await import('./book-rulesets');
  const drawn = boards[FOLDER + path];
  return drawn && `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

/** The path that a link in a chapter leads to, within the book. */
function within(chapter: string, href: string): string {
  const { pathname } = new URL(href, `book:/${chapter}`);
  return decodeURIComponent(pathname.slice(1));
}

/** The place of a heading: its words with `-` between them, as in other readers of such books. */
export function placeOf(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').trim().replaceAll(/\s/g, '-');
}

/** Makes links lead within the page, and takes away those that lead to files which are not part of it. */
function lead(chapter: string, tokens: Token[]): void {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.type === 'link_close' && open.pop()?.tag === 'span') token.tag = 'span';
    if (token.type !== 'link_open') continue;
    open.push(token);
    const href = String(token.attrGet('href') ?? '');
    if (/^(https?:|#)/.test(href)) continue;
    const [file = '', hash] = href.split('#');
    const key = within(chapter, file).replace(/\.md$/, '');
    if (file.endsWith('.md') && contents.some((it) => it.key === key)) {
      token.attrSet('href', address('/book', { chapter: key }) + (hash ? `#${hash}` : ''));
    } else {
      [token.tag, token.attrs] = ['span', null];
    }
  }
}

/** A chapter as HTML; nothing if there is none of this key. */
export async function read(key: string): Promise<string | undefined> {
  const written = await text(key);
  if (written === undefined) return undefined;
  const { default: Markdown } = await import('markdown-it');
  const reader = new Markdown({ html: false });
  const tokens = reader.parse(written, {});
  for (const [i, token] of tokens.entries()) {
    if (token.type === 'heading_open') token.attrSet('id', placeOf(tokens[i + 1]?.content ?? ''));
    // What is wider than the page is moved with the keys, too.
    if (token.type === 'fence' || token.type === 'code_block') token.attrSet('tabindex', '0');
    const inner = token.children ?? [];
    lead(key, inner);
    for (const it of inner.filter((it) => it.type === 'image')) {
      const address = await picture(within(key, String(it.attrGet('src') ?? '')));
      if (address) it.attrSet('src', address);
      else [it.type, it.content] = ['text', ''];
    }
  }
  return reader.renderer.render(tokens, reader.options, {});
}
