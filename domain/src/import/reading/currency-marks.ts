/** How menus mark currencies: their ISO 4217 codes, words and signs. */
const marks: readonly (readonly [code: string, words: string, signs?: string])[] = [
  ['MDL', 'lei|leu|mdl|лей|леев|лея|леи'],
  ['EUR', 'eur|euro|евро', '€'],
  ['USD', 'usd', '$'],
  ['GBP', 'gbp', '£'],
  ['TRY', 'try|tl', '₺'],
  ['RON', 'ron'],
  ['RUB', 'руб(?:лей|ля|ль)?|р|rub', '₽'],
  ['UAH', 'uah|грн|гривен|гривні', '₴'],
  ['INR', 'rs|inr', '₹'],
  ['BGN', 'bgn|лв'],
  ['PLN', 'pln|zł'],
  ['CZK', 'czk|kč'],
  ['KZT', 'kzt|тг|тенге', '₸'],
  ['GEL', 'gel', '₾'],
  ['AED', 'aed|dhs'],
  ['BYN', 'byn'],
];

const allWords = marks.map(([, words]) => words).join('|');
const allSigns = marks.map(([, , signs = '']) => signs).join('');

/** A mark beside a number, as the source of a pattern. A letter l or л alone is the first one of lei. */
export const CURRENCY = String.raw`(?:(?:${allWords}|l|л)\.?|[${allSigns}])`;
/** The same without those of one letter, which may belong to the next word. */
export const CLEAR_CURRENCY = String.raw`(?:(?:${allWords.replace('|р|', '|')})(?!\p{L})\.?|[${allSigns}])`;

const patterns = marks.map(([code, words, signs = '']) => {
  const sign = signs === '' ? '' : `|[${signs}]`;
  return [code, new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})${sign}`, 'iu')] as const;
});

/** The currencies that stand beside prices, or in the headers of their columns, each once. */
export function currenciesOf(texts: readonly string[]): string[] {
  const marked = texts.filter((text) => /[^\d\s.,/]/u.test(text));
  return patterns
    .filter(([, mark]) => marked.some((text) => mark.test(text)))
    .map(([code]) => code);
}
