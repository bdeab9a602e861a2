import { hash } from 'node:crypto';
import type { StoredTranslation, TwoTexts } from '@comanda/contract/menu';

const FINGERPRINT_LETTERS = 16;

const fingerprintOf = (text: string): string =>
  hash('sha256', text, 'base64url').slice(0, FINGERPRINT_LETTERS);

/** One fingerprint for each text: a change of the one does not outdate the translation of the other. */
export const sourceOf = ({ name, text }: TwoTexts): string =>
  `${fingerprintOf(name)}.${fingerprintOf(text)}`;

/** Nothing of what is no source: such a translation is outdated. */
function partsOf(source = ''): TwoTexts {
  const [, name = '', text = ''] = /^([\w-]*)\.([\w-]*)$/.exec(source) ?? [];
  return { name, text };
}

/** Whether a text was another one when it was translated. A text that is gone needs no translation. */
export function isOutdated({ source, ...translation }: StoredTranslation, now: TwoTexts): boolean {
  const [then, present] = [partsOf(source), partsOf(sourceOf(now))];
  const isBehind = (field: keyof TwoTexts): boolean =>
    translation[field] !== '' && now[field] !== '' && then[field] !== present[field];
  return isBehind('name') || isBehind('text');
}

export type TranslationChange = {
  /** Undefined keeps the translation, empty deletes it. */
  readonly name: string | undefined;
  readonly text: string | undefined;
  /** What was translated. */
  readonly source: string;
};

/** A translation after a change of one text or both; undefined when none is left. */
export function changedTranslation(
  before: StoredTranslation | undefined,
  { name, text, source }: TranslationChange,
): StoredTranslation | undefined {
  const [kept, changed] = [partsOf(before?.source), partsOf(source)];
  const after = { name: name ?? before?.name ?? '', text: text ?? before?.text ?? '' };
  if (after.name === '' && after.text === '') return undefined;
  const ofName = name === undefined ? kept.name : changed.name;
  const ofText = text === undefined ? kept.text : changed.text;
  return { ...after, source: `${ofName}.${ofText}` };
}
