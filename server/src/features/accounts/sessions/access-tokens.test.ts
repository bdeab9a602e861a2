import { decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../../testing/app/fake-clock.ts';
import { signAccessToken, verifyAccessToken } from './access-tokens.ts';

const clock = createFakeClock('2026-11-20T17:00:00Z');
const claims = { accountId: 7, role: 'company', sessionId: 11 } as const;
const [OLD, NEW] = [
  'the secret until yesterday, long enough',
  'the secret since today, long enough',
];

const sign = (...secrets: string[]) => signAccessToken({ secrets, clock }, claims);
const verify = (token: string, ...secrets: string[]) =>
  verifyAccessToken({ secrets, clock }, token);

describe('access tokens', () => {
  it('are signed with the first secret and verified with all', async () => {
    const token = await sign(OLD);
    expect(await verify(token, OLD)).toEqual(claims);
    expect(await verify(token, NEW, OLD)).toEqual(claims);
    expect(await verify(token, NEW)).toBeUndefined();
    const newer = await sign(NEW, OLD);
    expect(await verify(newer, NEW)).toEqual(claims);
    expect(await verify(newer, OLD)).toBeUndefined();
  });

  it('name their key without showing it', async () => {
    const { kid } = decodeProtectedHeader(await sign(OLD));
    expect(kid).toMatch(/^[\w-]{8}$/);
    expect(decodeProtectedHeader(await sign(NEW)).kid).not.toBe(kid);
    expect(OLD).not.toContain(kid);
  });

  it('are refused under another key’s name, or without one', async () => {
    const { kid } = decodeProtectedHeader(await sign(NEW));
    const now = Math.floor(clock.now().getTime() / 1000);
    const signAs = (header: { kid?: string }) =>
      new SignJWT({ role: 'company', sid: 11 })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
        .setSubject('7')
        .setExpirationTime(now + 60)
        .sign(new TextEncoder().encode(OLD));
    expect(await verify(await signAs({ kid: String(kid) }), NEW, OLD)).toBeUndefined();
    expect(await verify(await signAs({}), OLD)).toBeUndefined();
  });
});
