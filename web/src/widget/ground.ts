// Light or dark, as the place is in which the board stands.

/** A point that takes any colour of CSS: a browser tells some of them as `oklch(1 0 0)` or `color(srgb 1 1 1)`, and its bytes are red, green, blue. */
const point = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });

/** The brightness of a colour from 0 to 1; nothing if it is seen through. */
function brightness(colour: string): number | null {
  if (!point) return null;
  point.clearRect(0, 0, 1, 1);
  point.fillStyle = colour;
  point.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity = 0] = point.getImageData(0, 0, 1, 1).data;
  return opacity < 128 ? null : (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Whether an element stands on dark ground. */
function isDark(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement ?? hostOf(at)) {
    const found = brightness(getComputedStyle(at).backgroundColor);
    if (found !== null) return found < 0.5;
  }
  return false;
}

/** The element in whose shadow an element stands. */
function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Gives an element the theme of its ground, now and when the notebook changes. Returns what ends that. */
export function follow(element: HTMLElement): () => void {
  const look = () => (element.dataset.theme = isDark(element) ? 'dark' : 'light');
  // A notebook lays it out after it was made, and changes its colours after it has changed its attributes.
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(look));
  look();
  soon();
  const changes = new MutationObserver(soon);
  for (const it of [document.documentElement, document.body]) changes.observe(it, { attributes: true });
  // A style sheet of a theme comes later than its name.
  const sheets = new MutationObserver(() => setTimeout(look, 300));
  sheets.observe(document.head, { childList: true });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', soon);
  return () => {
    changes.disconnect();
    sheets.disconnect();
    system.removeEventListener('change', soon);
  };
}
