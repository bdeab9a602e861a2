import { cleanText, oneLine } from '@comanda/domain/text';

/** Compared exactly, and never shown. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'old_password', 'token']);

/** The fields that have several lines: their screens show a text area. All others have one. */
const OF_SEVERAL_LINES: ReadonlySet<string> = new Set([
  'additional_info',
  'comments',
  'ingredients',
  'note',
  'reason',
  'text',
]);

const cleanField = (name: string, text: string): string =>
  cleanText(OF_SEVERAL_LINES.has(name) ? text : oneLine(text));

function isClean(part: unknown, field: string): boolean {
  if (typeof part === 'string') return cleanField(field, part) === part;
  if (Array.isArray(part)) return part.every((item) => isClean(item, field));
  if (typeof part !== 'object' || part === null) return true;
  return Object.keys(part).every(
    (name) =>
      cleanText(name) === name && (SECRETS.has(name) || isClean(Reflect.get(part, name), name)),
  );
}

function copyCleaned(part: unknown, field: string): unknown {
  if (typeof part === 'string') return cleanField(field, part);
  if (Array.isArray(part)) return part.map((item) => copyCleaned(item, field));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      cleanText(name),
      SECRETS.has(name) ? value : copyCleaned(value, name),
    ]),
  );
}

/** A body or query that fits its schema, with all of its texts as they are stored: those that name entries too. */
export function cleanTexts(part: unknown): unknown {
  // Nearly every one is clean: a copy of a megabyte costs more than the look at it.
  return isClean(part, '') ? part : copyCleaned(part, '');
}
