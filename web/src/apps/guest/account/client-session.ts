import type { CallReply } from '@comanda/contract';
import { addressOf } from '../calls/address-of.ts';
import { deviceStorage } from '../device/safe-storage.ts';

/** The mark that a guest is signed in on this device; the secret itself is in a cookie that no script can read. */
const MARK = 'comanda.client';
/** A minute less than the server's fifteen, since the response took some time. */
const TOKEN_GOOD_MS = 14 * 60_000;
const TIMEOUT_MS = 15_000;

type Held = { readonly token: string; readonly until: number };

let held: Held | undefined;
let refreshing: Promise<string | undefined> | undefined;

export function isSignedIn(): boolean {
  return held !== undefined || deviceStorage.getItem(MARK) !== null;
}

export function storeToken(token: string): void {
  held = { token, until: Date.now() + TOKEN_GOOD_MS };
  deviceStorage.setItem(MARK, '1');
}

export function clearSession(): void {
  held = undefined;
  deviceStorage.removeItem(MARK);
}

/** The next call requests a new token. */
export function dropToken(): void {
  held = undefined;
}

async function refresh(): Promise<string | undefined> {
  const answer = await fetch(addressOf('POST /api/auth/refresh-token', {}, { as: 'client' }), {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status === 401) clearSession();
  if (!answer.ok) return undefined;
  const { accesstoken } = (await answer.json()) as CallReply<'POST /api/auth/refresh-token'>;
  storeToken(accesstoken);
  return accesstoken;
}

/**
 * The token of the signed-in guest; undefined when no guest is signed in, or when the server gives none.
 * Throws when the network fails: the caller may try again.
 */
export async function accessToken(): Promise<string | undefined> {
  if (held && held.until > Date.now()) return held.token;
  if (!isSignedIn()) return undefined;
  refreshing ??= refresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}
