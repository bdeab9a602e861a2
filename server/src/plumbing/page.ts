import { PAGE_SIZE } from '@comanda/contract/wire';

/** One row more than a page, to know whether there are further rows. */
export const PAGE_SIZE_PLUS_ONE = PAGE_SIZE + 1;

/** One page of rows that were read one too many and newest first, and the `before` of the next page. */
export function pageOf<Row extends { readonly id: number }>(
  rows: readonly Row[],
): { page: Row[]; next: number | null } {
  const page = rows.slice(0, PAGE_SIZE);
  return { page, next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
}

/** The query of a searched, paged list of the platform. */
export type Search = { readonly search?: string; readonly before?: number };
