import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The public key and the secret of a browser's subscription, in base64url as the browser gives them. */
export type SubscriptionKeys = { readonly p256dh: string; readonly auth: string };

type Random = { readonly salt: Buffer; readonly privateKey: Buffer | undefined };

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const HEADER_BYTES = SALT_BYTES + 5;
/** One record holds the whole message. */
const RECORD_BYTES = 4096;
/** Marks the end of the last record. */
const LAST_RECORD = Buffer.of(2);

type Derived = { readonly salt: Buffer; readonly info: Buffer | string; readonly length: number };

/** HKDF with SHA-256 (RFC 5869). */
export function derive(key: Buffer, { salt, info, length }: Derived): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}

/** The key of the message and its nonce, from the secret of both sides (RFC 8188). */
export function contentKeys(secret: Buffer, salt: Buffer): { key: Buffer; nonce: Buffer } {
  return {
    key: derive(secret, { salt, info: 'Content-Encoding: aes128gcm\0', length: 16 }),
    nonce: derive(secret, { salt, info: 'Content-Encoding: nonce\0', length: 12 }),
  };
}

function ownKeys(privateKey: Buffer | undefined) {
  const keys = createECDH(CURVE);
  if (privateKey) keys.setPrivateKey(privateKey);
  else keys.generateKeys();
  return keys;
}

/**
 * Encrypts a message for one subscription (RFC 8291, with the coding `aes128gcm` of RFC 8188). Throws when the keys are
 * no keys. `random` is given by the test of the example in the RFC alone.
 */
export function encryptPayload(
  { p256dh, auth }: SubscriptionKeys,
  text: string,
  { salt, privateKey }: Random = { salt: randomBytes(SALT_BYTES), privateKey: undefined },
): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const keys = ownKeys(privateKey);
  const publicKey = keys.getPublicKey();
  const shared = keys.computeSecret(browserKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, publicKey]);
  const secret = derive(shared, { salt: Buffer.from(auth, 'base64url'), info, length: 32 });
  const { key, nonce } = contentKeys(secret, salt);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const header = Buffer.alloc(HEADER_BYTES);
  salt.copy(header);
  header.writeUInt32BE(RECORD_BYTES, SALT_BYTES);
  header[HEADER_BYTES - 1] = publicKey.length;
  return Buffer.concat([
    header,
    publicKey,
    cipher.update(text),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}
