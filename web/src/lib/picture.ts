// Pictures as files of their own, in the colours that the page has for paper.

import { download } from './text';

/** The names of the colours that pictures leave to the page. */
const COLOUR = /var\((--[\w-]+)\)/g;

/** A picture of the page as an SVG document: its colours are those of the page now. */
export function standalone(svg: string): string {
  const style = getComputedStyle(document.documentElement);
  return svg.replaceAll(COLOUR, (_, name: string) => style.getPropertyValue(name).trim() || 'black');
}

/** A name that any system takes for a file. */
export function fileName(title: string): string {
  return title.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-+|-+$/g, '').slice(0, 60) || 'picture';
}

/** Hands a picture to the reader as an SVG file. */
export function saveSvg(svg: string, title: string): void {
  download(`${fileName(title)}.svg`, standalone(svg), 'image/svg+xml');
}

/** Hands a picture to the reader as a PNG file, at three times its size. */
export async function savePng(svg: string, title: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(standalone(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth * 3, image.naturalHeight * 3];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (file) download(`${fileName(title)}.png`, file);
}
