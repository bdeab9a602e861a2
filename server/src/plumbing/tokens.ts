import { createHash, randomBytes } from 'node:crypto';

/** Randomness is a dependency, so that tests can control it. */
export type RandomText = (bytes: number) => string;

/** Unguessable text, safe in addresses and file names. */
export const randomText: RandomText = (bytes) => randomBytes(bytes).toString('base64url');

/** How a secret value is stored: a reader of the database cannot use it. */
export function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}
