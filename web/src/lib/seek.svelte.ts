// The task to find a move that wins: moves that are made meanwhile are answers.

import type { Offer, Stroke } from '../components/Board.svelte';

export class Seek {
  /** Whether a move is sought. */
  on = $state(false);
  tried = $state.raw<Offer | null>(null);
  /** The move that refutes it, as far as it can be seen on the same board. */
  refuted = $state.raw<Stroke | null>(null);

  /** The moves that are told of, one after the other. */
  get line(): Stroke[] {
    return [this.tried, this.refuted].filter((stroke) => stroke !== null);
  }

  try(offer: Offer): void {
    [this.tried, this.refuted] = [offer, null];
  }

  end(): void {
    [this.on, this.tried, this.refuted] = [false, null, null];
  }
}
