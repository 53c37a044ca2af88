// What comes back for a question: an answer, or trouble. And what is asked with it.

import type { OwnRuleset, Reply, Status, Trouble, Worksheet, Worksheets } from './types';

/** Why there is no answer, with its place if it is about one. */
export class Failed extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.message);
  }
}

/** The worksheet was saved from another page since. */
export class Conflict extends Failed {}

/** What was asked for is not there. */
export class Missing extends Failed {}

/** The codes of trouble that the page tells of by itself. The server keeps it with a cell, and takes no trouble without one. */
const CODES = { mistake: 'bad-request', cancelled: 'interrupted', bug: 'bug' };

export function plain(kind: keyof typeof CODES, message: string, hint: string | null = null): Trouble {
  const nowhere = { line: null, column: null, start: null, end: null };
  const bounds = { bytes: null, seconds: null };
  return { code: CODES[kind], message, sentence: '', arguments: {}, hint, kind, ...bounds, ...nowhere };
}

/** The answer that a reply has. */
export function answer<T>(reply: Reply | null): T {
  if (reply === null) throw new Failed(plain('bug', 'This ended without a reply.'));
  if ('error' in reply) throw new Failed(reply.error);
  return reply as T;
}

/** Letters and digits that nobody else has. */
export function unique(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The session of this tab, for all that is no worksheet. */
export const tab = (() => {
  const known = sessionStorage.getItem('tab');
  const name = known ?? `tab ${unique()}`;
  sessionStorage.setItem('tab', name);
  return name;
})();

/** Questions about no session, which wait for none. */
export const FIXED = new Set(['rulesets', 'strategies', 'reference', 'documentation', 'format']);

/** A question that goes on, with its progress and its end. */
export interface Asked<T> {
  answer: Promise<T>;
  stop: () => void;
}

/** Where questions are asked, and worksheets kept: a server, or the engine in this browser. */
export interface Door {
  /** Asks and waits. Who aborts has the work cancelled. */
  ask<T>(question: Record<string, unknown>, signal?: AbortSignal): Promise<T>;
  /** Asks what may take long. */
  begin<T>(question: Record<string, unknown>, progress: (status: Status) => void): Asked<T>;
  worksheets: {
    list(): Promise<Worksheets['worksheets']>;
    open(name: string): Promise<Worksheet>;
    /** Keeps it, and gives its new revision. */
    save(name: string, worksheet: Worksheet): Promise<number>;
    remove(name: string): Promise<void>;
    /** The text of a file in another format. */
    export(name: string, format: string): Promise<string>;
  };
  /** The rulesets in files of the user's own, as they are now; none without a server. */
  own(): Promise<OwnRuleset[]>;
  /** Whether there may be rooms for classes, which need a server. */
  hasRooms: boolean;
  /** Where worksheets are kept, in words. */
  keeps: string;
}

/** What to tell of anything that was thrown. */
export function trouble(error: unknown): Trouble {
  return error instanceof Failed ? error.trouble : plain('mistake', String(error));
}

/** Whether it was thrown because somebody aborted. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
