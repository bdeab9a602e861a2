import { createHash, timingSafeEqual } from 'node:crypto';

export type SignedValue = string | number | boolean | null;

/** Amounts are signed with two decimals, however they are written. */
const amounts = new Set(['amount', 'commission']);

function signedText(name: string, value: SignedValue): string {
  if (value === null) return '';
  return amounts.has(name) && typeof value === 'number' ? value.toFixed(2) : String(value);
}

/**
 * The signature of a callback as maib documents it: the values in the sequence of their names, without empty ones, and
 * the key, with colons between them; SHA-256, Base64.
 */
export function maibSignature(
  result: Readonly<Record<string, SignedValue>>,
  signatureKey: string,
): string {
  const values = Object.entries(result)
    .map(([name, value]) => [name.toLowerCase(), signedText(name, value)] as const)
    .filter(([, text]) => text.trim() !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => text);
  return createHash('sha256')
    .update([...values, signatureKey].join(':'))
    .digest('base64');
}

/** In a time that does not depend on where they differ. */
export function isSameSignature(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
