import { generateKeyPairSync, type webcrypto } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PushKeyTables } from './tables.ts';

type Jwk = webcrypto.JsonWebKey;

export type PushKey = {
  readonly privateJwk: Jwk;
  /** As browsers want it for a subscription: the uncompressed point in base64url. */
  readonly publicKey: string;
};

const UNCOMPRESSED = Buffer.of(4);

function coordinate(jwk: Jwk, name: 'x' | 'y'): Buffer {
  return Buffer.from(jwk[name] ?? '', 'base64url');
}

function publicKeyOf(jwk: Jwk): string {
  const point = [UNCOMPRESSED, coordinate(jwk, 'x'), coordinate(jwk, 'y')];
  return Buffer.concat(point).toString('base64url');
}

function pushKeyOf(privateJwk: Jwk): PushKey {
  return { privateJwk, publicKey: publicKeyOf(privateJwk) };
}

export function createPushKey(): PushKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return pushKeyOf(privateKey.export({ format: 'jwk' }));
}

/** The key pair of this installation (VAPID, RFC 8292). The first process that needs it creates it, for all. */
export async function findPushKey(connection: Kysely<PushKeyTables>, now: Date): Promise<PushKey> {
  const read = () => connection.selectFrom('push_key').select('private_jwk').executeTakeFirst();
  let row = await read();
  if (!row) {
    await connection
      .insertInto('push_key')
      .values({ private_jwk: JSON.stringify(createPushKey().privateJwk), created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    row = await read();
  }
  if (!row) throw new Error('the key of the push alerts is missing');
  return pushKeyOf(row.private_jwk);
}
