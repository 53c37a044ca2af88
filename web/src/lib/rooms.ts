// A room: the teacher's question to a class, and the votes of its phones.

import { send } from './http';
import { unique } from './replies';
import type { Ballot, RoomMade, RoomView, Tally } from './types';

/** The time between two looks at the votes, or at the question, in milliseconds. */
export const PAUSE = 1500;

const put = (method: string, data: unknown = {}): RequestInit => ({ method, body: JSON.stringify(data) });

export const teacher = {
  open: async (): Promise<RoomMade> => (await (await send('/api/rooms', put('POST'))).json()) as RoomMade,
  ask: async (code: string, ballot: Ballot): Promise<Tally> => (await (await send(`/api/rooms/${code}`, put('PUT', ballot))).json()) as Tally,
  tally: async (code: string): Promise<Tally> => (await (await send(`/api/rooms/${code}`)).json()) as Tally,
  close: async (code: string): Promise<void> => void (await send(`/api/rooms/${code}`, { method: 'DELETE' })),
};

/** The name of this phone in rooms, which says nothing of anybody. */
function phone(): string {
  const known = sessionStorage.getItem('phone') ?? unique();
  sessionStorage.setItem('phone', known);
  return known;
}

export const pupil = {
  look: async (code: string, revision: number): Promise<RoomView> =>
    (await (await send(`/api/room/${encodeURIComponent(code)}?phone=${phone()}&revision=${revision}`)).json()) as RoomView,
  vote: async (code: string, revision: number, choice: number): Promise<void> =>
    void (await send(`/api/room/${encodeURIComponent(code)}`, put('POST', { phone: phone(), revision, choice }))),
};

/** The choice with the most votes, the first of several; nothing if nobody voted. */
export function favourite(votes: readonly number[]): number | null {
  const most = Math.max(0, ...votes);
  return most === 0 ? null : votes.indexOf(most);
}
