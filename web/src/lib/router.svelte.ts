// Where the reader is: the path and the query of the address, which the back button changes, too.

/** The address of the files of this page: of a server, or of a folder on any web host. */
const root = new URL(import.meta.env.BASE_URL, document.baseURI);
/** Whether each page is a folder of files, whose address ends in a slash. */
const areFolders = import.meta.env.BASE_URL !== '/';

/** The path of a page within the site. */
function within(path: string): string {
  const own = path.startsWith(root.pathname) ? `/${path.slice(root.pathname.length)}` : path;
  return own.length > 1 ? own.replace(/\/(index\.html)?$/, '') || '/' : own;
}

class Place {
  path = $state(within(location.pathname));
  query = $state(new URLSearchParams(location.search));
}

export const place = new Place();

function read(): void {
  place.path = within(location.pathname);
  place.query = new URLSearchParams(location.search);
}

window.addEventListener('popstate', read);

/** The address of a file of the site. */
export function file(name: string): string {
  return root.pathname + name;
}

/** The address of a place. */
export function address(path: string, query: Record<string, string | null | undefined> = {}): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]);
  const text = new URLSearchParams(pairs).toString();
  const full = file(path.slice(1)) + (areFolders && path !== '/' ? '/' : '');
  return text ? `${full}?${text}` : full;
}

/** Goes somewhere. With `replace` the back button does not lead here again. */
export function go(to: string, replace = false): void {
  if (to === location.pathname + location.search) return;
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  read();
}

/** Follows links within the page without loading it again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (!link.pathname.startsWith(root.pathname) || link.pathname.startsWith('/api/')) return;
  // A place on the same page is the browser's to find.
  if (link.hash && link.pathname + link.search === location.pathname + location.search) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
  window.scrollTo(0, 0);
}
