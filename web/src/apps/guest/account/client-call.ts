import type { CallReply } from '@comanda/contract';
import type { Client } from '@comanda/contract/accounts';
import type { FieldError } from '@comanda/contract/errors';
import { accessToken, dropToken, isSignedIn } from './client-session.ts';

const TIMEOUT_MS = 15_000;

/** A call that did not succeed, by its code. */
export class Failure extends Error {
  readonly code: string;
  readonly fields: readonly FieldError[];

  constructor(code: string, fields: readonly FieldError[] = []) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}

type Refusal = { readonly code?: string; readonly validationErrors?: readonly FieldError[] };

export async function ask<Reply>(address: string, init: RequestInit = {}): Promise<Reply> {
  let answer: Response;
  try {
    answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  } catch {
    throw new Failure('network_error');
  }
  // A page of some network in between is not an answer of ours.
  const body = (await answer.json().catch(() => ({}))) as Reply & Refusal;
  if (answer.ok) return body;
  throw new Failure(body.code ?? 'something_went_wrong', body.validationErrors);
}

/** A request whose headers are named one by one. */
export type ClientRequest = Omit<RequestInit, 'headers'> & {
  readonly headers?: Readonly<Record<string, string>>;
};

/** A call of whoever is signed in; a token that has just run out is renewed once. */
export async function askAsClient<Reply>(
  address: string,
  init: ClientRequest = {},
): Promise<Reply> {
  const withToken = async (): Promise<Reply> => {
    const token = await accessToken().catch(() => {
      throw new Failure('network_error');
    });
    // A server that gives no token just now has not ended the session.
    if (token === undefined)
      throw new Failure(isSignedIn() ? 'service_unavailable' : 'session_expired');
    return ask(address, { ...init, headers: { ...init.headers, accesstoken: token } });
  };
  try {
    return await withToken();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'unauthorized') throw error;
    dropToken();
    return withToken();
  }
}

/** Name and phone of whoever is signed in; the checkout asks for them too. */
export async function readClient(): Promise<Client> {
  return (await askAsClient<CallReply<'GET /api/client'>>('/api/client')).client;
}
