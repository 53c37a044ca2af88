// The state of a board that Python keeps, as it comes to the notebook.

import type { Letter } from '../lib/letters';
import type { Analysis, Explored, Player, Shown, Solution, Strategies, Trouble } from '../lib/types';

/** The model of a widget, as notebooks hand it to a module. */
export interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  send(message: unknown): void;
  on(event: string, call: () => void): void;
  off(event: string, call: () => void): void;
}

/** What is shown of a board: answers of the desk, and the moves that were made. */
export interface Showing {
  /** Counts what was shown, so that an answer to an older picture is known as such. */
  version: number;
  explored: Explored;
  /** The player who is to move. */
  player: Player;
  analysis: Analysis | null;
  solution: Solution | null;
  value: Shown | null;
  trouble: Trouble | null;
  line: { player: Player; name: string }[];
  /** The moves that were taken back. */
  undone: number;
  /** The remarks of the opponent on the last move. */
  said: string[];
  /** The end of the match in words. */
  over: string | null;
  /** True while the position is analysed. */
  working: boolean;
  strategies: Strategies['strategies'];
  /** The letters of the ruleset, and what is drawn in their place. */
  letters: Letter[];
}

/** What a person does with a board. */
export type Act =
  | { act: 'move'; name: string }
  | { act: 'undo' | 'redo' | 'begin' | 'answer' }
  | { act: 'go'; moves: number }
  | { act: 'edit'; edit: Record<string, unknown> }
  | { act: 'become'; position: string };

/** The traits that are heard of. */
const TRAITS = ['values', 'winning', 'opponent', 'play', '_shown'] as const;

/** The traits of a board, which tell Svelte of their changes. */
export class Shared {
  values = $state(true);
  winning = $state(false);
  opponent = $state<string | null>(null);
  play = $state<'normal' | 'misere'>('normal');
  shown = $state.raw<Showing | null>(null);
  readonly #model: Model;
  readonly #read = () => {
    const get = (name: (typeof TRAITS)[number]) => this.#model.get(name);
    this.values = get('values') as boolean;
    this.winning = get('winning') as boolean;
    this.opponent = get('opponent') as string | null;
    this.play = get('play') as 'normal' | 'misere';
    const shown = get('_shown') as Showing;
    this.shown = 'explored' in shown ? shown : null;
  };

  constructor(model: Model) {
    this.#model = model;
    this.#read();
    for (const name of TRAITS) model.on(`change:${name}`, this.#read);
  }

  /** Gives a trait another value, here and in Python. */
  set(name: 'values' | 'winning' | 'opponent' | 'player' | 'play', value: unknown): void {
    this.#model.set(name, value);
    this.#model.save_changes();
  }

  /** Asks Python to do something with what is shown. */
  send(act: Act): void {
    this.#model.send({ ...act, version: this.shown?.version });
  }

  /** Hears no more of changes. */
  leave(): void {
    for (const name of TRAITS) this.#model.off(`change:${name}`, this.#read);
  }
}
