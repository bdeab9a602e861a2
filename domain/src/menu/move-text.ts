/** A text in another language; `source` stands for the text that was translated. */
export type Translated = { readonly text: string; readonly source: string };

/** One text of an entry: in the working language of its pub, and its translations. */
export type TextInLanguages<Language extends string> = {
  readonly base: string;
  readonly translations: { readonly [language in Language]?: Translated };
};

/** The languages between which a text moves: the working one of now, and the one that takes its place. */
export type LanguageMove<Language extends string> = {
  readonly from: Language;
  readonly to: Language;
};

/**
 * The source of a text that is kept as a translation while it also stands in for one that is missing: the entry has no
 * text in its working language then.
 */
const STANDS_IN = '';

/** Whether a translation is the text in the working language itself, which stands in for a missing one. */
export const standsIn = (base: string, { text, source }: Translated): boolean =>
  source === STANDS_IN && text === base;

/** Whether a text would stay as it is, because it is not translated into the language. */
export const isMissingIn = <Language extends string>(
  { base, translations }: TextInLanguages<Language>,
  language: Language,
): boolean => base !== '' && !translations[language]?.text;

/**
 * A text where another language is the working one: the translation into it becomes the text, and the text the
 * translation into the former one. What is not translated stays, and is kept as the former language's too. The move back
 * gives what was there before, with what is outdated. A text that was deleted has nothing to move.
 */
export function moveText<Language extends string>(
  text: TextInLanguages<Language>,
  { from, to }: LanguageMove<Language>,
  fingerprintOf: (text: string) => string,
): TextInLanguages<Language> {
  const { base, translations } = text;
  if (base === '' || from === to) return text;
  const all = Object.entries(translations) as [Language, Translated][];
  const isForeign = all.some(([, one]) => standsIn(base, one));
  const target = translations[to];
  if (!target?.text) {
    const isKept = isForeign || Boolean(translations[from]?.text);
    const kept = isKept ? {} : { [from]: { text: base, source: STANDS_IN } };
    return { base, translations: { ...translations, ...kept } };
  }
  const [before, after] = [fingerprintOf(base), fingerprintOf(target.text)];
  const sourceOf = (one: Translated): string => (standsIn(base, one) ? before : one.source);
  const ofTarget = sourceOf(target);
  /** What was translated from the same text as another one still belongs to it. */
  const moved = (source: string): string => {
    if (source === ofTarget) return after;
    return source === before ? ofTarget : source;
  };
  const others = all
    .filter(([language]) => language !== to && (language !== from || isForeign))
    .map(([language, one]) => [language, { text: one.text, source: moved(sourceOf(one)) }]);
  const former = isForeign ? [] : [[from, { text: base, source: moved(before) }]];
  return {
    base: target.text,
    translations: Object.fromEntries([...others, ...former]) as typeof translations,
  };
}
