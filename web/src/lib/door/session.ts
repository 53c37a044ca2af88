// A session in a worker: its questions in their order. A question that is stopped while it runs ends the worker; another
// one begins, and is asked again what the session had done, so that its variables are there.

import { Failed, plain } from '../replies';
import type { Order, Told } from './machine';

/** The memory that a session may hold, in bytes. A worker cannot have more than 2 GiB, and needs some for itself. */
const BYTES = 2 ** 30;

/** A program that took less time, in milliseconds, is run again, also if it assigns nothing; another one only if it assigns something. */
const QUICK_MS = 100;
/** The most programs that are run again. */
const MOST_PROGRAMS = 2000;

/** Whether a question may have changed what its session knows, so that it is asked again in another worker. */
function isKept(order: Order, took: number, text: string): boolean {
  if (order.kind !== 'ask') return false;
  const { ask, input = '' } = JSON.parse(order.line) as { ask?: string; input?: string };
  if (ask !== 'show' && ask !== 'evaluate') return false;
  return took < QUICK_MS || (/:=|\bdef\b|\bclass\b/.test(input) && !('error' in (JSON.parse(text) as object)));
}

export interface Job {
  order: Order;
  /** It runs now, and after that how far it is. */
  progress: (told: { positions: number; bytes: number; share: number | null }) => void;
  resolve: (text: string) => void;
  reject: (error: unknown) => void;
}

export class Session {
  /** Changes when variables are lost. */
  number: number;
  #compiled: () => Promise<WebAssembly.Module>;
  #worker: Promise<Worker> | null = null;
  #waiting: Job[] = [];
  #running: Job | null = null;
  /** What was done that a new worker has to do again. */
  #done: Order[] = [];
  /** Whether the worker has yet to do it. */
  #isBare = true;

  constructor(number: number, compiled: () => Promise<WebAssembly.Module>) {
    [this.number, this.#compiled] = [number, compiled];
  }

  get isIdle(): boolean {
    return this.#running === null;
  }

  put(job: Job): void {
    this.#waiting.push(job);
    if (this.isIdle) void this.#next();
  }

  /** Ends a job with an error. */
  stop(job: Job, error: unknown): void {
    const at = this.#waiting.indexOf(job);
    if (at >= 0) this.#waiting.splice(at, 1);
    else if (this.#running !== job) return;
    job.reject(error);
    if (at < 0) {
      this.#drop();
      void this.#next();
    }
  }

  /** Ends the session, and gives back its memory: its variables are gone. */
  end(): void {
    this.#drop();
    this.#forget();
  }

  #forget(): void {
    this.number += 1;
    this.#done = [];
  }

  /** Ends the worker. */
  #drop(): void {
    this.#running = null;
    void this.#worker?.then((worker) => worker.terminate(), () => {});
    [this.#worker, this.#isBare] = [null, true];
  }

  /** Does in a new worker what was done before. Where that does not succeed, the session begins anew. */
  async #repeat(worker: Worker): Promise<void> {
    for (const order of this.#done) {
      const isGood = await new Promise<boolean>((resolve) => {
        worker.onmessage = ({ data: { kind } }: MessageEvent<Told>) => {
          if (kind === 'done' || kind === 'broken') resolve(kind === 'done');
        };
        worker.postMessage(order);
      });
      if (!isGood) {
        this.#forget();
        throw new Failed(plain('cancelled', 'What was defined before could not be found again.', 'Run the cells again.'));
      }
    }
  }

  async #begin(): Promise<Worker> {
    const module = await this.#compiled();
    const worker = new Worker(new URL('./machine.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ kind: 'start', module, bytes: BYTES } satisfies Order);
    return await new Promise((resolve, reject) => {
      const fail = (message: string) => reject(new Failed(plain('bug', 'The engine does not start.', message)));
      worker.onerror = (event) => fail(event.message);
      worker.onmessage = ({ data }: MessageEvent<Told>) => {
        if (data.kind === 'ready') resolve(worker);
        else if (data.kind === 'broken') fail(data.message);
      };
    });
  }

  async #next(): Promise<void> {
    const job = this.#waiting.shift() ?? null;
    this.#running = job;
    if (!job) return;
    let worker: Worker;
    try {
      this.#worker ??= this.#begin();
      worker = await this.#worker;
      if (this.#running !== job) return;
      job.progress({ positions: 0, bytes: 0, share: null });
      if (this.#isBare) await this.#repeat(worker);
      this.#isBare = false;
    } catch (error) {
      if (this.#running !== job) return;
      this.#drop();
      job.reject(error instanceof Failed ? error : new Failed(plain('cancelled', 'The engine could not be loaded.', String(error))));
      void this.#next();
      return;
    }
    if (this.#running !== job) return;
    const began = performance.now();
    worker.onmessage = ({ data: told }: MessageEvent<Told>) => {
      if (this.#running !== job || told.kind === 'ready') return;
      if (told.kind === 'progress') {
        job.progress(told);
        return;
      }
      if (told.kind === 'done') {
        if (this.#done.length < MOST_PROGRAMS && isKept(job.order, performance.now() - began, told.text)) this.#done.push(job.order);
        job.resolve(told.text);
      } else {
        this.#drop();
        job.reject(
          new Failed(
            told.isDeep
              ? plain('cancelled', 'This goes deeper than the stack of the browser. What was defined before is there.', 'The program `tweedle` has no such bound.')
              : plain('bug', `The engine broke: ${told.message}. What was defined before is there.`),
          ),
        );
      }
      void this.#next();
    };
    worker.postMessage(job.order);
  }
}
