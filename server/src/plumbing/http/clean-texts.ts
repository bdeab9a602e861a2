import { cleanText } from '@comanda/domain/text';

/** Compared exactly, and never shown. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'old_password', 'token']);

/** A body that fits its schema, with all of its texts as they are stored. */
export function cleanTexts(body: unknown): unknown {
  if (typeof body === 'string') return cleanText(body);
  if (Array.isArray(body)) return body.map(cleanTexts);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      SECRETS.has(name) ? value : cleanTexts(value),
    ]),
  );
}
