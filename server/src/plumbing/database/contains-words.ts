import { foldText } from '@comanda/domain/text';
import { sql, type RawBuilder } from 'kysely';

/**
 * The SQL condition that a text contains every word of a search, in any case, diacritics and alphabet; a
 * search without a word finds everything.
 */
export function containsWords(
  text: RawBuilder<string>,
  search: string | undefined,
): RawBuilder<boolean> {
  const words = foldText(search ?? '').split(' ');
  // Folded words are letters and digits: none of them is special in `like`.
  const patterns = words.map((word) => `%${word}%`);
  return sql<boolean>`fold_text(${text}) like all(${patterns}::text[])`;
}

/**
 * A phone as users type it in a search: with the country's prefix, and with the leading zero of national
 * numbers.
 */
export function searchablePhone(phone: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`concat_ws(' ', ${phone}, regexp_replace(${phone}, '^\\+373', '0'))`;
}
