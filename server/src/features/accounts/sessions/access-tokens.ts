import { ACCESS_TOKEN_MINUTES, isRole, type Role } from '@comanda/domain/accounts';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../plumbing/clock.ts';

export type AccessClaims = { accountId: number; role: Role; sessionId: number };
type Signing = { secret: string; clock: Clock };

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

/** A signed token; its session is looked up at each call, so it can end before the token expires. */
export async function signAccessToken(signing: Signing, claims: AccessClaims): Promise<string> {
  const now = Math.floor(signing.clock.now().getTime() / 1000);
  return new SignJWT({ role: claims.role, sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(String(claims.accountId))
    .setIssuedAt(now)
    .setExpirationTime(now + ACCESS_TOKEN_MINUTES * 60)
    .sign(keyOf(signing.secret));
}

/** The claims of a token that this server signed and that has not expired, else undefined. */
export async function verifyAccessToken(
  signing: Signing,
  token: string,
): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(signing.secret), {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      currentDate: signing.clock.now(),
    });
    const { sub, role, sid } = payload;
    if (typeof role !== 'string' || !isRole(role) || typeof sid !== 'number') return undefined;
    return { accountId: Number(sub), role, sessionId: sid };
  } catch {
    return undefined; // unsigned, altered, expired or not a token: the caller is not signed in
  }
}
