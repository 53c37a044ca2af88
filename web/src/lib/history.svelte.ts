// The cells that a list had before each change, for undo and redo.

/** No more changes are remembered. */
const MOST = 200;

export class History<T> {
  #past: T[][] = $state.raw([]);
  #future: T[][] = $state.raw([]);

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Takes note of a list that is changed now. What was undone before is forgotten. */
  record(now: readonly T[]): void {
    this.#past = [...this.#past, [...now]].slice(-MOST);
    this.#future = [];
  }

  /** The list before the last change; nothing if there was none. */
  undo(now: readonly T[]): T[] | undefined {
    const before = this.#past.at(-1);
    if (!before) return undefined;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, [...now]];
    return before;
  }

  /** The list after the change that was undone last. */
  redo(now: readonly T[]): T[] | undefined {
    const after = this.#future.at(-1);
    if (!after) return undefined;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, [...now]];
    return after;
  }

  forget(): void {
    this.#past = [];
    this.#future = [];
  }
}
