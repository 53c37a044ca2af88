// Markdown as HTML. What reads it is fetched when it is needed first, and what sets formulas when there is one.

interface Reader {
  render(text: string): string;
}

let plain: Promise<Reader> | undefined;
let withMath: Promise<Reader> | undefined;

async function reader() {
  const { default: Markdown } = await import('markdown-it');
  return new Markdown({ html: false, linkify: false, typographer: true });
}

async function mathReader(): Promise<Reader> {
  const [reads, { default: texmath }, { default: temml }] = await Promise.all([reader(), import('markdown-it-texmath'), import('temml')]);
  return reads.use(texmath, { engine: temml, delimiters: 'dollars' });
}

/** Styles, which the policy of the page does not allow in it: formulas and tables have some. Quotes of a text itself are written in another way. */
const STYLE = / style="[^"]*"/g;

/** A sentence without any sign of Markdown, for which nothing has to be fetched. */
const BARE = /^[a-z](?!.*\.\.)[a-z0-9 ,;.?!]*$/i;

/** The HTML of a text. HTML in it is text. */
export async function rendered(text: string): Promise<string> {
  if (BARE.test(text)) return `<p>${text}</p>\n`;
  const reads = text.includes('$') ? await (withMath ??= mathReader()) : await (plain ??= reader());
  return reads.render(text).replaceAll(STYLE, '');
}
