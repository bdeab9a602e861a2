import type { CallBody, CallReply } from '@comanda/contract';
import { ask, askAsClient, type ClientRequest } from './client-call.ts';
import { enter, leave } from './client-session.ts';

function asJson(method: 'POST' | 'PUT', body: unknown): ClientRequest {
  const headers = { 'content-type': 'application/json' };
  return { method, headers, body: JSON.stringify(body) };
}

function post<Reply>(address: string, body: unknown, init: RequestInit = {}): Promise<Reply> {
  return ask(address, { ...init, ...asJson('POST', body) });
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
  // Whoever signs out on somebody else's phone may close the page in the same moment.
  await post('/api/auth/logout?as=client', {}, { keepalive: true });
  leave();
}

/** Saves name and phone; another phone is another sign-in, and needs the password. */
export async function saveDetails(body: CallBody<'PUT /api/account'>): Promise<void> {
  await askAsClient('/api/account', asJson('PUT', body));
}

export async function changePassword(body: CallBody<'POST /api/account/password'>): Promise<void> {
  await askAsClient('/api/account/password', asJson('POST', body));
}

export type OrdersPage = Pick<CallReply<'GET /api/client/orders'>, 'orders' | 'next'>;

export function readOrders(before: number | null): Promise<OrdersPage> {
  const page = before === null ? '' : `?before=${before}`;
  return askAsClient(`/api/client/orders${page}`);
}
