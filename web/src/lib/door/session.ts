// A session in a worker: its questions in their order. A question that is stopped while it runs ends the worker, and another begins.

import { Failed, plain } from '../replies';
import type { Order, Told } from './machine';

/** The memory that a session may hold, in bytes. A worker cannot have more than 2 GiB, and needs some for itself. */
const BYTES = 2 ** 30;

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
      this.end();
      void this.#next();
    }
  }

  /** Ends the worker, and gives back its memory. */
  end(): void {
    this.#running = null;
    this.number += 1;
    void this.#worker?.then((worker) => worker.terminate(), () => {});
    this.#worker = null;
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
    } catch (error) {
      this.#worker = null;
      job.reject(error instanceof Failed ? error : new Failed(plain('cancelled', 'The engine could not be loaded.', String(error))));
      if (this.#running === job) void this.#next();
      return;
    }
    if (this.#running !== job) return;
    job.progress({ positions: 0, bytes: 0, share: null });
    worker.onmessage = ({ data: told }: MessageEvent<Told>) => {
      if (this.#running !== job || told.kind === 'ready') return;
      if (told.kind === 'progress') {
        job.progress(told);
        return;
      }
      if (told.kind === 'done') {
        job.resolve(told.text);
      } else {
        this.end();
        job.reject(
          new Failed(
            told.isDeep
              ? plain('cancelled', 'This goes deeper than the stack of the browser. Variables are gone.', 'The program `tweedle` has no such bound.')
              : plain('bug', `The engine broke: ${told.message}. Variables are gone.`),
          ),
        );
      }
      void this.#next();
    };
    worker.postMessage(job.order);
  }
}
