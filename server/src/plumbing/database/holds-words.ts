import { foldText } from '@comanda/domain/text';
import { sql, type RawBuilder } from 'kysely';

/**
 * The condition that every word of a search stands somewhere in a text, whatever its case, its
 * diacritics and its alphabet; a search without a word finds everything.
 */
export function holdsWords(
  text: RawBuilder<string>,
  search: string | undefined,
): RawBuilder<boolean> {
  const words = foldText(search ?? '').split(' ');
  // Folded words are letters and digits: nothing in them means something to `like`.
  const patterns = words.map((word) => `%${word}%`);
  return sql<boolean>`fold_text(${text}) like all(${patterns}::text[])`;
}

/** A phone as people type it to find somebody: with the country's prefix, and with the zero of home. */
export function searchablePhone(phone: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`concat_ws(' ', ${phone}, regexp_replace(${phone}, '^\\+373', '0'))`;
}
