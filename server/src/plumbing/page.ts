import { PAGE_SIZE } from '@comanda/contract/wire';

/** One more than a page holds: whether there are others behind it. */
export const PAGE_AND_ONE = PAGE_SIZE + 1;

/** Rows, read one too many and newest first, as a page and what `before` asks for the next one. */
export function pageOf<Row extends { readonly id: number }>(
  rows: readonly Row[],
): { page: Row[]; next: number | null } {
  const page = rows.slice(0, PAGE_SIZE);
  return { page, next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
}

/** What a searched, paged list of the platform is asked for. */
export type Search = { readonly search?: string; readonly before?: number };
