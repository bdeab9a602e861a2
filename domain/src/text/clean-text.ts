/** Control characters besides line breaks and tabs. */
const CONTROLS = String.raw`\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFEFF`;
/** Overrides, embeddings and isolates: they would also turn the text beside them. Their marks are harmless. */
const TURNING = String.raw`\u202A-\u202E\u2066-\u2069`;

const UNWANTED = new RegExp(`[${CONTROLS}${TURNING}]`, 'gu');
/** Most texts of most bodies. */
const PLAIN = /^[\n\t\x20-\x7e]*$/;
/** More than any written language needs on one letter; more would cover the lines around. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/** What ends a line, in any program that shows the text, and tabs. */
const BREAKS = /\s*[\t\n\r\u2028\u2029]\s*/gu;

/** A text without line breaks: where it is printed or sent, a second line would look like another field. */
export const oneLine = (text: string): string => text.replaceAll(BREAKS, ' ');

/**
 * A text as it is stored: without control characters and directions that reach beyond it, at most four marks on a
 * letter, and no half of a character.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.toWellFormed().replaceAll(UNWANTED, '').replaceAll(STACKED, '$1');
}
