// What the server answers, as far as the pages read it. The server describes its types, with what each member means;
// `npm run types` makes `openapi.d.ts` of the description.

import type { components } from './openapi';

type Described = components['schemas'];

export type Player = Described['Player'];
export type Outcome = Described['Outcome'];
export type Trouble = Described['Trouble'];
export type Refused = Described['Refused'];

export type Picture = Described['Picture'];
export type Shown = Described['ShownValue'];
export type Completions = Described['Completions'];

export type Sight = Described['Sight'];
export type Move = Described['ShownMove'];
export type Explored = Described['Explored'];
export type Edited = Described['Edited'];

export type ValuedOption = Described['ValuedOption'];
export type Analysis = Described['Analysis'];
export type StepsOf = Described['StepsOf'];
export type Solution = Described['Solution'];

export type MatchRecord = Described['Record'];
export type Turn = Described['TurnOf'];
export type Strategies = Described['Strategies'];

export type Ruleset = Described['Ruleset'];
export type OwnRuleset = Described['OwnRuleset'];
export type OwnRulesets = Described['OwnRulesets'];
export type Rulesets = Described['Rulesets'];
export type ReferencePage = Described['ReferencePage'];
export type Reference = Described['Reference'];

export type Reply = Described['Reply'];
/** The description lets the reply be anything. */
export type Status = Omit<Described['Status'], 'reply'> & { reply: Reply | null };

/** The description lets the error be anything. */
export type Cell = Omit<Described['Cell'], 'error'> & { error: Trouble | null };
export type Worksheet = Omit<Described['Worksheet'], 'cells'> & { cells: Cell[] };
export type Worksheets = Described['List'];
export type Saved = Described['Saved'];

export type Ballot = Described['Ballot'];
export type RoomMade = Described['RoomMade'];
export type RoomView = Described['RoomView'];
export type Tally = Described['Tally'];
