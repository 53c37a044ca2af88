// A room: the teacher's question to a class, and the votes of its phones.

import type { Ballot, RoomMade, RoomView, Tally } from './types';
import { unique } from './replies';

/** The time between two looks at the votes, or at the question, in milliseconds. */
export const PAUSE = 1500;

async function send(path: string, method: string, data?: unknown): Promise<Response> {
  const response = await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: data === undefined ? null : JSON.stringify(data) });
  if (response.ok) return response;
  const { problem } = (await response.json().catch(() => ({}))) as { problem?: { message: string; hint: string | null } };
  throw new Refusal(response.status, [problem?.message ?? `The server refuses this (${response.status}).`, problem?.hint ?? ''].join(' ').trim());
}

/** Why something is refused, with the status of HTTP. */
export class Refusal extends Error {
  constructor(readonly status: number, message: string) {
    super(message);
  }
}

export const teacher = {
  open: async (): Promise<RoomMade> => (await (await send('/api/rooms', 'POST', {})).json()) as RoomMade,
  ask: async (code: string, ballot: Ballot): Promise<Tally> => (await (await send(`/api/rooms/${code}`, 'PUT', ballot)).json()) as Tally,
  tally: async (code: string): Promise<Tally> => (await (await send(`/api/rooms/${code}`, 'GET')).json()) as Tally,
  close: async (code: string): Promise<void> => void (await send(`/api/rooms/${code}`, 'DELETE')),
};

/** The name of this phone in rooms, which says nothing of anybody. */
function phone(): string {
  const known = sessionStorage.getItem('phone') ?? unique();
  sessionStorage.setItem('phone', known);
  return known;
}

export const pupil = {
  look: async (code: string, revision: number): Promise<RoomView> =>
    (await (await send(`/api/room/${encodeURIComponent(code)}?phone=${phone()}&revision=${revision}`, 'GET')).json()) as RoomView,
  vote: async (code: string, revision: number, choice: number): Promise<void> =>
    void (await send(`/api/room/${encodeURIComponent(code)}`, 'POST', { phone: phone(), revision, choice })),
};

/** The choice with the most votes, the first of several; nothing if nobody voted. */
export function favourite(votes: readonly number[]): number | null {
  const most = Math.max(0, ...votes);
  return most === 0 ? null : votes.indexOf(most);
}
