import { ACCESS_TOKEN_MINUTES, isRole, type Role } from '@comanda/domain/accounts';
import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT, type JWTHeaderParameters } from 'jose';
import type { Clock } from '../../../plumbing/clock.ts';

export type AccessClaims = { accountId: number; role: Role; sessionId: number };
type Signing = {
  /** The first one signs; all verify, so that a secret can be replaced while its tokens are in use. */
  readonly secrets: readonly string[];
  readonly clock: Clock;
};

const KEY_ID_LENGTH = 8;

/** The same in each process that has the secret, and no help to guess it. */
function keyIdOf(secret: string): string {
  return createHash('sha256')
    .update(`key id of ${secret}`)
    .digest('base64url')
    .slice(0, KEY_ID_LENGTH);
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}

function findKey(secrets: readonly string[], { kid }: JWTHeaderParameters): Uint8Array {
  const secret = secrets.find((one) => keyIdOf(one) === kid);
  if (secret === undefined) throw new Error('signed with an unknown key');
  return keyOf(secret);
}

/** A signed token; its session is looked up at each call, so it can end before the token expires. */
export async function signAccessToken(signing: Signing, claims: AccessClaims): Promise<string> {
  const [secret = ''] = signing.secrets;
  const now = Math.floor(signing.clock.now().getTime() / 1000);
  return new SignJWT({ role: claims.role, sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: keyIdOf(secret) })
    .setSubject(String(claims.accountId))
    .setIssuedAt(now)
    .setExpirationTime(now + ACCESS_TOKEN_MINUTES * 60)
    .sign(keyOf(secret));
}

/** The claims of a token that this server signed and that has not expired, else undefined. */
export async function verifyAccessToken(
  signing: Signing,
  token: string,
): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, (header) => findKey(signing.secrets, header), {
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
