// The door to the engine in this browser: questions to workers, and worksheets in the storage of the browser.

import { Decompress } from 'fzstd';
import { createStore, del, entries, get, update } from 'idb-keyval';
import { type Asked, Conflict, type Door, FIXED, Failed, answer, plain, tab } from '../replies';
import { file } from '../router.svelte';
import type { Reply, Status, Worksheet } from '../types';
import { type Job, Session } from './session';

/** The time for a question, in milliseconds; the server has the same usual limit. */
const LIMIT_MS = 60_000;
/** Sessions that hold memory at the same time, besides the one of this tab. */
const MOST_SESSIONS = 3;
let module: Promise<WebAssembly.Module> | null = null;

/** What unpacks a file of Zstandard, which browsers do not do themselves. */
function unpacking(): TransformStream<Uint8Array, Uint8Array> {
  let stream: Decompress;
  return new TransformStream({
    start: (to) => {
      stream = new Decompress((part) => to.enqueue(part.slice()));
    },
    transform: (part) => stream.push(part),
    flush: () => stream.push(new Uint8Array(), true),
  });
}

/** The engine, compiled once for all workers. Its file is compressed, as not all hosts do that. */
function compiled(): Promise<WebAssembly.Module> {
  module ??= (async () => {
    const found = await fetch(file('engine.bin'));
    if (!found.ok || !found.body) throw new Error(`engine.bin: ${found.status}`);
    const unpacked = found.body.pipeThrough(unpacking());
    return await WebAssembly.compileStreaming(new Response(unpacked, { headers: { 'content-type': 'application/wasm' } }));
  })();
  module.catch(() => (module = null));
  return module;
}

const sessions = new Map<string, Session>();
let numbers = 0;

function session(name: string): Session {
  const known = sessions.get(name) ?? new Session((numbers += 1_000_000), compiled);
  // The one that was used last stands last.
  sessions.delete(name);
  sessions.set(name, known);
  const idle = [...sessions].filter(([other, { isIdle }]) => isIdle && other !== name && other !== tab && other !== '');
  for (const [other, old] of idle.slice(0, Math.max(0, sessions.size - MOST_SESSIONS - 2))) {
    old.end();
    sessions.delete(other);
  }
  return known;
}

type Question = Record<string, unknown>;

/** Replies that were found when the site was built, by their questions. */
let ready: Promise<Map<string, Reply>> | null = null;

/** A question as text, with its fields in order. */
function key(question: Question): string {
  return JSON.stringify(Object.entries(question).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function found(): Promise<Map<string, Reply>> {
  try {
    const response = await fetch(file('answers.json'));
    const answers = response.ok ? ((await response.json()) as [Question, Reply][]) : [];
    return new Map(answers.map(([question, reply]) => [key(question), reply]));
  } catch {
    // The engine answers them, too.
    return new Map();
  }
}

async function known(question: Question): Promise<Reply | undefined> {
  ready ??= found();
  return (await ready).get(key(question));
}

/** Gives a job to the session of a question. */
function put(question: Question, progress: Job['progress']): { text: Promise<string>; job: Job; to: Session } {
  const { session: named = tab, ...rest } = question;
  const to = session(FIXED.has(String(rest.ask)) ? '' : String(named));
  let job: Job | undefined;
  const text = new Promise<string>((resolve, reject) => {
    job = { order: { kind: 'ask', line: JSON.stringify(rest), limitMs: LIMIT_MS }, progress, resolve, reject };
    to.put(job);
  });
  return { text, job: job as Job, to };
}

async function ask<T>(question: Question, signal?: AbortSignal): Promise<T> {
  const reply = await known(question);
  signal?.throwIfAborted();
  if (reply) return answer<T>(reply);
  const { text, job, to } = put(question, () => {});
  const stop = () => to.stop(job, new DOMException('', 'AbortError'));
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return answer<T>(JSON.parse(await text) as Reply);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

function begin<T>(question: Question, progress: (status: Status) => void): Asked<T> {
  const began = performance.now();
  const { text, job, to } = put(question, (told) =>
    progress({ ...told, job: '', session: to.number, stage: 'running', seconds: (performance.now() - began) / 1000, reply: null }),
  );
  return {
    answer: text.then((text) => answer<T>(JSON.parse(text) as Reply)),
    stop: () => to.stop(job, new Failed(plain('cancelled', 'Stopped. What was defined before is there.'))),
  };
}

type Kept = Worksheet & { changed: number };
const store = createStore('tweedle', 'worksheets');

const worksheets: Door['worksheets'] = {
  list: async () =>
    (await entries<string, Kept>(store)).map(([name, { changed }]) => ({ name, changed })).sort((a, b) => b.changed - a.changed),
  open: async (name) => {
    const found = await get<Kept>(name, store);
    if (!found) throw new Failed(plain('mistake', `There is no worksheet “${name}” in this browser.`));
    const { revision, cells } = found;
    return { revision, cells };
  },
  save: async (name, { revision, cells }) => {
    let next = revision + 1;
    await update<Kept>(
      name,
      (old) => {
        if ((old?.revision ?? 0) !== revision) throw new Conflict(plain('mistake', 'This worksheet was saved from another page since.'));
        return { revision: next, cells, changed: Math.floor(Date.now() / 1000) };
      },
      store,
    );
    return next;
  },
  remove: (name) => del(name, store),
  export: async (name, format) => {
    const worksheet = JSON.stringify(await worksheets.open(name));
    return await new Promise<string>((resolve, reject) =>
      session('').put({ order: { kind: 'write', name, worksheet, format }, progress: () => {}, resolve, reject }),
    );
  },
};

export const door: Door = { ask, begin, worksheets, own: () => Promise.resolve([]), hasRooms: false, keeps: 'in this browser' };
