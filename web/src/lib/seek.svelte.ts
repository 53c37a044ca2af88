// The task to find a move that wins: moves that are made meanwhile are answers.

import type { Player } from './types';

export interface Tried {
  name: string;
  player: Player;
  /** The position after it. */
  position: string;
}

export class Seek {
  /** Whether a move is sought. */
  on = $state(false);
  tried = $state.raw<Tried | null>(null);

  end(): void {
    [this.on, this.tried] = [false, null];
  }
}
