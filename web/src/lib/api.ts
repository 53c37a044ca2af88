// The questions of the pages. Each is a question of the desk, sent to the server of this page.

import type { Refused, Reply, Saved, Status, Trouble, Worksheet, Worksheets } from './types';

/** Why there is no answer, with its place if it is about one. */
export class Failed extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.message);
  }
}

/** The worksheet was saved from another page since. */
export class Conflict extends Failed {}

/** The codes of trouble that the page tells of by itself. The server keeps it with a cell, and takes no trouble without one. */
const CODES = { mistake: 'bad-request', cancelled: 'interrupted', bug: 'bug' };

function plain(kind: keyof typeof CODES, message: string, hint: string | null = null): Trouble {
  const nowhere = { line: null, column: null, start: null, end: null };
  const bounds = { bytes: null, seconds: null };
  return { code: CODES[kind], message, sentence: '', arguments: {}, hint, kind, ...bounds, ...nowhere };
}

async function send(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers: { 'content-type': 'application/json' } });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new Failed(plain('cancelled', 'The server does not answer.', 'Start `tweedle serve` again; what was saved is there.'));
  }
  if (response.ok || response.headers.get('content-type') !== 'application/json') return response;
  const said = (await response.json()) as Partial<Refused> & { error?: Trouble };
  if (said.error) throw new Failed(said.error);
  const { message = `The server refuses this (${response.status}).`, hint = null } = said.problem ?? {};
  const trouble = plain('mistake', message, hint);
  throw response.status === 409 ? new Conflict(trouble) : new Failed(trouble);
}

/** The answer that a reply has. */
function answer<T>(reply: Reply | null): T {
  if (reply === null) throw new Failed(plain('bug', 'The server ended this without a reply.'));
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

/** Asks and waits. Who aborts has the work cancelled. */
export async function ask<T>(question: Record<string, unknown>, signal?: AbortSignal): Promise<T> {
  const response = await send('/api/ask', {
    method: 'POST',
    body: JSON.stringify({ session: tab, ...question }),
    signal: signal ?? null,
  });
  return answer<T>((await response.json()) as Reply);
}

/** A question that goes on, with its progress and its end. */
export interface Asked<T> {
  answer: Promise<T>;
  stop: () => void;
}

/** Asks what may take long. */
export function begin<T>(question: Record<string, unknown>, progress: (status: Status) => void): Asked<T> {
  let job: string | null = null;
  let stopped = false;
  const cancel = () => void send(`/api/jobs/${job}`, { method: 'DELETE' }).catch(() => {});
  const work = async (): Promise<T> => {
    const response = await send('/api/jobs', { method: 'POST', body: JSON.stringify({ session: tab, ...question }) });
    const status = (await response.json()) as Status;
    job = status.job;
    if (stopped) cancel();
    progress(status);
    return await new Promise<T>((resolve, reject) => {
      const events = new EventSource(`/api/jobs/${job}/events`);
      events.addEventListener('progress', (event) => progress(JSON.parse(event.data) as Status));
      events.addEventListener('done', (event) => {
        events.close();
        const last = JSON.parse(event.data) as Status;
        progress(last);
        try {
          resolve(answer<T>(last.reply));
        } catch (error) {
          reject(error);
        }
      });
      events.onerror = () => {
        // The browser tries again while the server is there.
        if (events.readyState !== EventSource.CLOSED && navigator.onLine) {
          void fetch(`/api/jobs/${job}`).then(
            (found) => {
              if (found.ok) return;
              events.close();
              reject(new Failed(plain('cancelled', 'The server has begun anew and knows nothing of this.', 'Run it again.')));
            },
            () => {
              events.close();
              reject(new Failed(plain('cancelled', 'The server does not answer.', 'Start `tweedle serve` again; what was saved is there.')));
            },
          );
        }
      };
    });
  };
  return {
    answer: work(),
    stop: () => {
      stopped = true;
      if (job) cancel();
    },
  };
}

const path = (name: string) => `/api/worksheets/${encodeURIComponent(name)}`;

/** What is saved while the page is left comes to its end, if it is not too long for that. */
const put = (body: string): RequestInit => ({ method: 'PUT', body, keepalive: body.length < 20_000 });

export const worksheets = {
  list: async () => ((await (await send('/api/worksheets')).json()) as Worksheets).worksheets,
  open: async (name: string) => (await (await send(path(name))).json()) as Worksheet,
  save: async (name: string, worksheet: Worksheet) =>
    ((await (await send(path(name), put(JSON.stringify(worksheet)))).json()) as Saved).revision,
  remove: async (name: string) => void (await send(path(name), { method: 'DELETE' })),
  export: (name: string, format: string) => `${path(name)}/export/${format}`,
};

/** What to tell of anything that was thrown. */
export function trouble(error: unknown): Trouble {
  return error instanceof Failed ? error.trouble : plain('mistake', String(error));
}

/** Whether it was thrown because somebody aborted. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
