// What the server answers, as far as the pages read it. The server describes all of it at /api/openapi.json.

export type Player = 'Left' | 'Right';
/** With draws: a draw, or a draw if one of the players begins. */
export type Outcome = 'L' | 'R' | 'N' | 'P' | 'D' | 'NHat' | 'PHat' | 'NCheck' | 'PCheck';

/** Why there is no answer. Places are bytes of the input. */
export interface Trouble {
  message: string;
  hint: string | null;
  kind: string;
  line: number | null;
  column: number | null;
  start: number | null;
  end: number | null;
}

export interface Picture {
  title: string;
  picture: string;
}

export interface Shown {
  lines: string;
  output: string | null;
  mathml: string | null;
  latex: string | null;
  picture: Picture | null;
  tikz: string | null;
}

export interface Sight {
  svg: string | null;
  letters: string;
  width: number;
  height: number;
  places: { name: string; counter: boolean; outline: [number, number][]; edits: { name: string; position: string }[] }[];
}

export interface Move {
  name: string;
  to: string;
  position: string;
  places: number[];
}

export interface Explored {
  position: string;
  printed: string;
  /** The name of its ruleset, if it is a known one. */
  ruleset: string | null;
  impartial: boolean;
  entailing: boolean;
  loopy: boolean;
  scene: Sight;
  /** The signs that may be painted, and the sign of each cell. */
  cells: { signs: string[]; now: string[] } | null;
  /** The sizes of the heaps, if they may be edited. */
  heaps: number[] | null;
  left: Move[];
  right: Move[];
  left_obligation: string | null;
  right_obligation: string | null;
}

export interface ValuedOption {
  name: string | null;
  to: string;
  value: string | null;
  outcome: Outcome;
  best: boolean;
  /** How play ends for its player, where it need not end. */
  ends: { result: 'win' | 'draw' | 'loss'; moves: number | null } | null;
}

export interface Analysis {
  position: string;
  impartial: boolean;
  value: string | null;
  not_found: string | null;
  outcome: Outcome;
  misere: Outcome | null;
  mean: string | null;
  temperature: string | null;
  birthday: string | null;
  reasons: string[];
  left: ValuedOption[];
  right: ValuedOption[];
}

export interface Solution {
  outcome: Outcome | null;
  turns: { first: Player; winner: Player | null; winning: { name: string; to: string }[] | null; moves: number | null }[];
}

export interface MatchRecord {
  start: string;
  play: 'normal' | 'misere';
  left: string;
  right: string;
  first: Player;
  moves: { name: string; to: string }[];
  resigned: Player | null;
  drawn?: boolean;
  winner: Player | null;
}

export interface Turn {
  record: MatchRecord;
  scene: Sight;
  position: string;
  moves: Move[];
  player: Player;
  person: boolean;
  obligation: string | null;
  draw_offered: boolean;
  said: string[];
  over: boolean;
}

export interface Ruleset {
  name: string;
  summary: string;
  source: string;
  cells: string;
  example: string;
  start: string | null;
}

export interface ReferencePage {
  title: string;
  doc: string;
  items: { head: string; doc: string; input: string | null; output: string | null }[];
}

/** How far a job is. */
export interface Status {
  job: string;
  session: number;
  stage: 'waiting' | 'running' | 'done';
  positions: number;
  bytes: number;
  share: number | null;
  seconds: number;
  reply: Record<string, unknown> | null;
}

export interface Cell {
  kind: 'program' | 'text';
  input: string;
  shown: Shown | null;
  error: Trouble | null;
}

export interface Worksheet {
  revision: number;
  cells: Cell[];
}
