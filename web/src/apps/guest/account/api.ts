import type { CallBody, CallReply } from '@comanda/contract';
import type { Client } from '@comanda/contract/accounts';
import type { FieldError } from '@comanda/contract/errors';
import { accessToken, dropToken, enter, leave } from './client-session.ts';

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

async function ask<Reply>(address: string, init: RequestInit = {}): Promise<Reply> {
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

function post<Reply>(address: string, body: unknown): Promise<Reply> {
  const headers = { 'content-type': 'application/json' };
  return ask(address, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function askAsClient<Reply>(address: string): Promise<Reply> {
  const withToken = async (): Promise<Reply> => {
    const token = await accessToken().catch(() => {
      throw new Failure('network_error');
    });
    if (token === undefined) throw new Failure('session_expired');
    return ask(address, { headers: { accesstoken: token } });
  };
  try {
    return await withToken();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'unauthorized') throw error;
    dropToken();
    return withToken();
  }
}

export async function signIn(phone: string, password: string): Promise<void> {
  const body: CallBody<'POST /api/auth/login'> = { as: 'client', email: phone, password };
  enter((await post<CallReply<'POST /api/auth/login'>>('/api/auth/login', body)).accesstoken);
}

export async function register(body: CallBody<'POST /api/client'>): Promise<void> {
  enter((await post<CallReply<'POST /api/client'>>('/api/client', body)).accesstoken);
}

/** Signs out on the server too; without a line the session stays, and so does the sign-in here. */
export async function signOut(): Promise<void> {
  await post('/api/auth/logout?as=client', {});
  leave();
}

export async function readClient(): Promise<Client> {
  return (await askAsClient<CallReply<'GET /api/client'>>('/api/client')).client;
}

export type OrdersPage = Pick<CallReply<'GET /api/client/orders'>, 'orders' | 'next'>;

export function readOrders(before: number | null): Promise<OrdersPage> {
  const page = before === null ? '' : `?before=${before}`;
  return askAsClient(`/api/client/orders${page}`);
}
