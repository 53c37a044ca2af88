// A worksheet as it is worked on: cells, each with what it is doing.

import { type Asked, begin, trouble, unique } from './api';
import type { Cell, Shown, Status, Trouble, Worksheet } from './types';

export class SheetCell {
  readonly key = unique();
  kind: 'program' | 'text' = $state('program');
  input = $state('');
  shown = $state.raw<Shown | null>(null);
  error = $state.raw<Trouble | null>(null);
  /** Whether the input was changed since it was run. */
  stale = $state(false);
  /** How far it is; nothing if it does not run. */
  status = $state.raw<Status | null>(null);
  /** Whether what it showed before is still shown while it runs. */
  isQuiet = $state(false);
  stop: (() => void) | null = null;

  constructor(cell: Cell) {
    this.kind = cell.kind;
    this.input = cell.input;
    this.shown = cell.shown;
    this.error = cell.error;
  }
}

/** The time for which a cell that runs again shows what it showed before, in milliseconds: so what is quick does not flicker. */
const QUIET = 400;

const WAITING: Status = { job: '', session: 0, stage: 'waiting', positions: 0, bytes: 0, share: null, seconds: 0, reply: null };

export class Sheet {
  name: string | null = $state(null);
  revision = 0;
  cells: SheetCell[] = $state([]);
  /** Whether the variables are gone that cells had given values. */
  anew = $state(false);
  readonly session: string;
  /** Which session of the server it was that ran cells before. */
  #number: number | null = null;
  #stopped = false;

  constructor(name: string | null = null, worksheet?: Worksheet) {
    this.name = name;
    this.session = name === null ? `sheet ${unique()}` : `sheet ${name}`;
    this.revision = worksheet?.revision ?? 0;
    this.cells = worksheet?.cells.map((cell) => new SheetCell(cell)) ?? [];
  }

  cell(kind: 'program' | 'text', input: string): SheetCell {
    return new SheetCell({ kind, input, shown: null, error: null });
  }

  /** What is kept. */
  data(): Worksheet {
    const cells = this.cells.map(({ kind, input, shown, error }) => ({ kind, input, shown, error }));
    return { revision: this.revision, cells };
  }

  /** Runs a cell, after those that run already. */
  async run(cell: SheetCell, isAgain = false): Promise<void> {
    if (cell.kind === 'text' || cell.status) return;
    cell.status = WAITING;
    cell.error = null;
    cell.isQuiet = isAgain;
    const loud = setTimeout(() => (cell.isQuiet = false), QUIET);
    const asked: Asked<Shown> = begin<Shown>({ ask: 'show', input: cell.input, session: this.session }, (status) => {
      cell.status = status;
      if (this.#number !== null && status.session !== this.#number) this.anew = true;
      this.#number = status.session;
    });
    cell.stop = asked.stop;
    try {
      const { lines, output, mathml, latex, table, picture, tikz } = await asked.answer;
      cell.shown = { lines, output, mathml, latex, table, picture, tikz };
    } catch (error) {
      cell.shown = null;
      cell.error = trouble(error);
    }
    clearTimeout(loud);
    cell.isQuiet = false;
    cell.stale = false;
    cell.status = null;
    cell.stop = null;
  }

  #again: SheetCell[] | null = null;
  #isRunningAgain = false;

  /** Runs some cells again, one after the other. Of several calls before the first is done the last one counts. */
  async runAgain(cells: SheetCell[]): Promise<void> {
    this.#again = cells;
    if (this.#isRunningAgain) {
      for (const cell of cells) cell.stop?.();
      return;
    }
    this.#isRunningAgain = true;
    while (this.#again) {
      const now: SheetCell[] = this.#again;
      this.#again = null;
      for (const cell of now) {
        // A cell that is to be run with another value is shown as it was until then.
        if (!this.#again) await this.run(cell, true);
      }
    }
    this.#isRunningAgain = false;
  }

  /** Runs all cells, one after the other, as far as somebody stops them. */
  async runAll(): Promise<void> {
    this.anew = false;
    this.#number = null;
    this.#stopped = false;
    for (const cell of [...this.cells]) {
      if (this.#stopped) return;
      await this.run(cell);
    }
  }

  stopAll(): void {
    this.#stopped = true;
    for (const cell of this.cells) cell.stop?.();
  }
}
