import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What the sealed text is, such as `mia 7`: sealed for one thing it cannot be opened as another. */
type Purpose = string;

const keyOf = (secret: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `sealed ${purpose}`, KEY_BYTES));

/** Seals a text with the first of the installation's secrets: a reader of the database cannot read or change it. */
export function seal(secrets: readonly string[], purpose: Purpose, text: string): string {
  const [secret] = secrets;
  if (secret === undefined) throw new Error('nothing is sealed without a secret');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

function openWith(secret: string, purpose: Purpose, bytes: Buffer): string | undefined {
  const decipher = createDecipheriv(
    CIPHER,
    keyOf(secret, purpose),
    bytes.subarray(0, NONCE_BYTES),
    { authTagLength: TAG_BYTES },
  );
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const sealed = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
  try {
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** The text; undefined if none of the secrets has sealed it for this purpose, or somebody has changed it. */
export function unseal(
  secrets: readonly string[],
  purpose: Purpose,
  sealed: string,
): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  for (const secret of secrets) {
    const text = openWith(secret, purpose, bytes);
    if (text !== undefined) return text;
  }
  return undefined;
}
