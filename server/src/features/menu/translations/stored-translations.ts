import { hash } from 'node:crypto';
import type { StoredTranslation, StoredTranslations, TwoTexts } from '@comanda/contract/menu';
import { languages, type Language } from '@comanda/contract/texts';
import { moveText, standsIn, type LanguageMove, type TextInLanguages } from '@comanda/domain/menu';

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
    translation[field] !== '' &&
    now[field] !== '' &&
    then[field] !== present[field] &&
    !standsIn(now[field], { text: translation[field], source: then[field] });
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

type Row = TwoTexts & { readonly translations: StoredTranslations };

/** One of the two texts of a row, with its translations. */
const textOf = (row: Row, field: keyof TwoTexts): TextInLanguages<Language> => ({
  base: row[field],
  translations: Object.fromEntries(
    languages.flatMap((language) => {
      const stored = row.translations[language];
      if (!stored?.[field]) return [];
      return [[language, { text: stored[field], source: partsOf(stored.source)[field] }]];
    }),
  ),
});

/** The texts of a row where another language is the working one. */
export function movedTexts(row: Row, move: LanguageMove<Language>): Row {
  const name = moveText(textOf(row, 'name'), move, fingerprintOf);
  const text = moveText(textOf(row, 'text'), move, fingerprintOf);
  const none = { text: '', source: '' };
  const translations = languages.flatMap((language) => {
    const [ofName, ofText] = [name, text].map((one) => one.translations[language] ?? none);
    if (!ofName || !ofText || (ofName.text === '' && ofText.text === '')) return [];
    const source = `${ofName.source}.${ofText.source}`;
    return [[language, { name: ofName.text, text: ofText.text, source }]];
  });
  return { name: name.base, text: text.base, translations: Object.fromEntries(translations) };
}
