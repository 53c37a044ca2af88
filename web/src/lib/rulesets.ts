// The rulesets, asked for once.

import { ask } from './api';
import type { Ruleset, Rulesets } from './types';

let known: Promise<Ruleset[]> | null = null;

export function rulesets(): Promise<Ruleset[]> {
  known ??= ask<Rulesets>({ ask: 'rulesets' }).then(
    (found) => found.rulesets,
    (error) => {
      known = null;
      throw error;
    },
  );
  return known;
}
