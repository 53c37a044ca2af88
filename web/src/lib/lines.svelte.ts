// The lines that were tried in the explorer: a tree of positions, kept as long as the tab.

import { unique } from './api';
import type { Outcome, Player } from './types';

export interface Node {
  key: string;
  position: string;
  /** The move that led here, and who made it. */
  move: { name: string; player: Player } | null;
  parent: string | null;
  children: string[];
  /** What is known of the position: its value as it is printed, and its outcome. */
  value?: string | undefined;
  outcome?: Outcome | undefined;
}

interface Kept {
  nodes: Record<string, Node>;
  root: string;
}

const KEPT = 'lines';
/** The most positions that are kept. */
const MOST = 400;

export class Lines {
  nodes: Record<string, Node> = $state({});
  root = $state('');
  now = $state('');

  constructor() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '') as Kept;
      [this.nodes, this.root, this.now] = [kept.nodes, kept.root, kept.root];
    } catch {
      // There is nothing yet.
    }
  }

  /** Begins anew at a position. */
  begin(position: string): void {
    const key = unique();
    this.nodes = { [key]: { key, position, move: null, parent: null, children: [] } };
    [this.root, this.now] = [key, key];
    this.#keep();
  }

  /** Goes to where a move leads, which is known already perhaps. */
  make(name: string, player: Player, position: string): void {
    const from = this.nodes[this.now];
    if (!from) return this.begin(position);
    const known = from.children.find((child) => {
      const move = this.nodes[child]?.move;
      return move?.name === name && move.player === player;
    });
    if (known) {
      this.now = known;
    } else if (Object.keys(this.nodes).length < MOST) {
      const key = unique();
      this.nodes[key] = { key, position, move: { name, player }, parent: this.now, children: [] };
      from.children.push(key);
      this.now = key;
    } else {
      return this.begin(position);
    }
    this.#keep();
  }

  /** Goes to a position that is in the tree, or begins anew there. */
  find(position: string): void {
    if (this.nodes[this.now]?.position === position) return;
    const found = Object.values(this.nodes).find((node) => node.position === position);
    if (found) this.now = found.key;
    else this.begin(position);
  }

  /** Is told what is known of a position, and of those that moves from it lead to. */
  learn(position: string, value: string | null, outcome: Outcome, options: readonly { name: string; player: Player; value?: string | undefined; outcome?: Outcome | undefined }[]): void {
    for (const node of Object.values(this.nodes)) {
      const parent = node.parent === null ? undefined : this.nodes[node.parent];
      if (node.position === position) [node.value, node.outcome] = [value ?? undefined, outcome];
      else if (parent?.position === position && node.move) {
        const { name, player } = node.move;
        const option = options.find((it) => it.name === name && it.player === player);
        if (option?.outcome) [node.value, node.outcome] = [option.value, option.outcome];
      }
    }
    this.#keep();
  }

  #keep(): void {
    sessionStorage.setItem(KEPT, JSON.stringify({ nodes: this.nodes, root: this.root }));
  }
}
