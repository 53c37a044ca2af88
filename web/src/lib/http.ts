// Requests to the server of this page.

import { Conflict, Failed, Missing, plain } from './replies';
import type { Refused, Trouble } from './types';

/** Sends a request, of JSON if there is something to send. What the server refuses is thrown, with its reason. */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
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
  if (response.status === 404) throw new Missing(trouble);
  throw response.status === 409 ? new Conflict(trouble) : new Failed(trouble);
}
