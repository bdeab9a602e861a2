import type { CallBody, CallReply } from '@comanda/contract';
import type { PersonalData } from '@comanda/contract/personal-data';
import { sendCall, callAsClient } from './client-call.ts';
import { storeToken, clearSession } from './client-session.ts';

export async function signIn(phone: string, password: string): Promise<void> {
  const body = { as: 'client', email: phone, password } as const;
  storeToken((await sendCall('POST /api/auth/login', { body })).accesstoken);
}

export async function register(body: CallBody<'POST /api/client'>): Promise<void> {
  storeToken((await sendCall('POST /api/client', { body })).accesstoken);
}

/** Signs out on the server too; without a network the session stays, and so does the sign-in here. */
export async function signOut(): Promise<void> {
  // A guest on another person's phone may close the page right after the sign-out.
  await sendCall('POST /api/auth/logout', { query: { as: 'client' } }, { keepalive: true });
  clearSession();
}

/** Saves name and phone; a new phone changes the sign-in, and needs the password. */
export async function saveDetails(body: CallBody<'PUT /api/account'>): Promise<void> {
  await callAsClient('PUT /api/account', { body });
}

export async function changePassword(body: CallBody<'POST /api/account/password'>): Promise<void> {
  await callAsClient('POST /api/account/password', { body });
}

export type OrdersPage = Pick<CallReply<'GET /api/client/orders'>, 'orders' | 'next'>;

export function readOrders(before: number | null): Promise<OrdersPage> {
  return callAsClient('GET /api/client/orders', { query: before === null ? {} : { before } });
}

/** Everything that is stored about the signed-in guest. */
export async function readPersonalData(): Promise<PersonalData> {
  const { ok: _, ...data } = await callAsClient('GET /api/account/personal-data', {});
  return data;
}
