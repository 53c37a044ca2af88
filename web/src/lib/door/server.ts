// The door to the server of this page: questions over HTTP, and worksheets in its folder.

import { send } from '../http';
import { type Asked, type Door, FIXED, Failed, answer, plain, tab } from '../replies';
import type { OwnRulesets, Reply, Saved, Status, Worksheet, Worksheets } from '../types';

async function ask<T>(question: Record<string, unknown>, signal?: AbortSignal): Promise<T> {
  const response = await send('/api/ask', {
    method: 'POST',
    body: JSON.stringify({ session: FIXED.has(String(question.ask)) ? 'fixed' : tab, ...question }),
    signal: signal ?? null,
  });
  return answer<T>((await response.json()) as Reply);
}

function begin<T>(question: Record<string, unknown>, progress: (status: Status) => void): Asked<T> {
  let job: string | null = null;
  let stopped = false;
  const cancel = () => void send(`/api/jobs/${job}`, { method: 'DELETE', keepalive: true }).catch(() => {});
  // Who leaves the page waits no more; else the next page would wait for this.
  const leave = () => job && cancel();
  window.addEventListener('pagehide', leave);
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
    answer: work().finally(() => window.removeEventListener('pagehide', leave)),
    stop: () => {
      stopped = true;
      if (job) cancel();
    },
  };
}

const path = (name: string) => `/api/worksheets/${encodeURIComponent(name)}`;

/** What is saved while the page is left comes to its end, if it is not too long for that. */
const put = (body: string): RequestInit => ({ method: 'PUT', body, keepalive: body.length < 20_000 });

const worksheets: Door['worksheets'] = {
  list: async () => ((await (await send('/api/worksheets')).json()) as Worksheets).worksheets,
  open: async (name: string) => (await (await send(path(name))).json()) as Worksheet,
  save: async (name: string, worksheet: Worksheet) =>
    ((await (await send(path(name), put(JSON.stringify(worksheet)))).json()) as Saved).revision,
  remove: async (name: string) => void (await send(path(name), { method: 'DELETE' })),
  export: async (name, format) => await (await send(`${path(name)}/export/${format}`)).text(),
};

const own = async () => ((await (await send('/api/own')).json()) as OwnRulesets).rulesets;

export const door: Door = { ask, begin, worksheets, own, hasRooms: true, keeps: 'on this machine' };
