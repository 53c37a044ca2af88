// A worker with an engine: a session of its own, which answers one question after the other.

import init, { Engine, write_worksheet } from '$engine';

/** What the page sends. */
export type Order =
  | { kind: 'start'; module: WebAssembly.Module; bytes: number }
  | { kind: 'ask'; line: string; limitMs: number }
  | { kind: 'write'; name: string; worksheet: string; format: string };

/** What the worker sends. After it was broken it answers nothing more. */
export type Told =
  | { kind: 'ready' }
  | { kind: 'progress'; positions: number; bytes: number; share: number | null }
  | { kind: 'done'; text: string }
  | { kind: 'broken'; isDeep: boolean; message: string };

const page = self as unknown as { postMessage(told: Told): void; onmessage: ((event: MessageEvent<Order>) => void) | null };
let engine: Engine | null = null;

function answer(order: Order): string {
  if (order.kind === 'write') return write_worksheet(order.name, order.worksheet, order.format);
  if (order.kind === 'start' || !engine) throw new Error('The engine was not started.');
  return engine.ask(order.line, order.limitMs, (positions, bytes, share) =>
    page.postMessage({ kind: 'progress', positions, bytes, share }),
  );
}

page.onmessage = async ({ data: order }) => {
  try {
    if (order.kind === 'start') {
      await init({ module_or_path: order.module });
      engine = new Engine(order.bytes);
      page.postMessage({ kind: 'ready' });
    } else {
      page.postMessage({ kind: 'done', text: answer(order) });
    }
  } catch (error) {
    // The stack of the browser is used up; the memory of the engine may be in any state.
    // Firefox has a name of its own for that.
    const isDeep = error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
    page.postMessage({ kind: 'broken', isDeep, message: String(error) });
  }
};
