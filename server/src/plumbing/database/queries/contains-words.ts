import { foldText } from '@comanda/domain/text';
import { sql, type RawBuilder } from 'kysely';

/** The words of a search, as they are compared. */
export function searchedWords(search: string | undefined): string[] {
  return foldText(search ?? '')
    .split(' ')
    .filter((word) => word !== '');
}

/**
 * The SQL condition that a text contains every word of a search, in any case, diacritics and alphabet; a
 * search without a word finds everything.
 */
export function containsWords(
  text: RawBuilder<string>,
  search: string | undefined,
): RawBuilder<boolean> {
  const words = searchedWords(search);
  // Without a condition the database knows that it finds a page at once.
  if (words.length === 0) return sql<boolean>`true`;
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
