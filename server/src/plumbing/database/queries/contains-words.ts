import { searchPatterns } from '@comanda/domain/text';
import { sql, type RawBuilder } from 'kysely';

/**
 * The SQL condition that a text contains every word of a search, in any spelling and alphabet; a search without a word
 * finds everything.
 */
export function containsWords(
  text: RawBuilder<string>,
  search: string | undefined,
): RawBuilder<boolean> {
  const patterns = searchPatterns(search ?? '');
  // Without a condition the database knows that it finds a page at once.
  if (patterns.length === 0) return sql<boolean>`true`;
  return sql<boolean>`search_text(${text}) ~ all(${patterns}::text[])`;
}

/**
 * A phone as users type it in a search: with the country's prefix, and with the leading zero of national
 * numbers.
 */
export function searchablePhone(phone: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`concat_ws(' ', ${phone}, regexp_replace(${phone}, '^\\+373', '0'))`;
}
