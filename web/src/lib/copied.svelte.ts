// What was put into the clipboard just now.

/** The time for which a button says that it has copied, in milliseconds. */
const SAID = 1500;

export class Copied {
  /** The name of what was copied last; empty after a while. */
  what = $state('');

  async copy(text: string, what = 'it'): Promise<void> {
    await navigator.clipboard.writeText(text);
    this.what = what;
    setTimeout(() => (this.what = ''), SAID);
  }
}
