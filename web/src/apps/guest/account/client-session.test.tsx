import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allStoredData } from '../../../testing/samples/all-stored-data.ts';
import { fakeApi, refusal } from '../../../testing/fakes/fake-api.ts';
import { accessToken, dropToken, storeToken, isSignedIn, clearSession } from './client-session.ts';

const REFRESH = 'POST /api/auth/refresh-token';
const TOKEN = 'guest-token-51bd0e';

/** The guest was here before: the device has the mark, and the page has no token yet. */
function signInEarlier(): void {
  storeToken(TOKEN);
  dropToken();
}

beforeEach(clearSession);

afterEach(() => {
  clearSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('stores a mark that a guest is signed in, and removes it', () => {
  expect(isSignedIn()).toBe(false);
  storeToken(TOKEN);
  expect(isSignedIn()).toBe(true);
  dropToken();
  expect(isSignedIn()).toBe(true);
  clearSession();
  expect(isSignedIn()).toBe(false);
});

it('stores the mark and never the token: it is in no storage and no cookie', async () => {
  storeToken(TOKEN);
  expect(await accessToken()).toBe(TOKEN);
  const stored = await allStoredData();
  expect(stored).toContain('comanda.client=1');
  expect(stored).not.toContain(TOKEN);
});

it('has no token after the sign-out, and requests none', async () => {
  const { made } = fakeApi({});
  storeToken(TOKEN);
  clearSession();
  expect(await accessToken()).toBeUndefined();
  expect(made).toEqual([]);
});

it('requests one token for concurrent callers, again after fourteen minutes, and again after a refusal', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let given = 0;
  const { made } = fakeApi({
    [REFRESH]: () => ({ ok: true, accesstoken: `token-${(given += 1)}`, role: 'client' }),
  });
  signInEarlier();
  expect(await Promise.all([accessToken(), accessToken()])).toEqual(['token-1', 'token-1']);
  vi.setSystemTime(Date.now() + 14 * 60_000 - 1);
  expect(await accessToken()).toBe('token-1');
  vi.setSystemTime(Date.now() + 1);
  expect(await accessToken()).toBe('token-2');
  dropToken();
  expect(await accessToken()).toBe('token-3');
  expect(made.map(({ call }) => call)).toEqual(
    Array.from({ length: 3 }, () => `${REFRESH}?as=client`),
  );
});

it.each([
  [401, 'session_expired', false],
  [503, 'service_unavailable', true],
])('after a %s (%s) the guest is still signed in: %s', async (status, code, isStill) => {
  fakeApi({ [REFRESH]: () => refusal(status, code) });
  signInEarlier();
  expect(await accessToken()).toBeUndefined();
  expect(isSignedIn()).toBe(isStill);
});
