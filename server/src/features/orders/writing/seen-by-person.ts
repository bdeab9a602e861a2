import type { Author } from './author.ts';
import type { LockedOrder } from './lock-order.ts';

/** The time at which a person of the pub has first seen an order: with their first change at the latest. */
export function seenByPerson(
  { opened_at }: LockedOrder,
  by: Author,
  at: Date,
): { readonly opened_at?: Date } {
  return by.role === 'company' && opened_at === null ? { opened_at: at } : {};
}
