import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import type { Line } from './group-lines.ts';
import type { Bounds } from './period/period.ts';

/** The lines of a period in one currency, newest first, page by page. */
export function useStatement(courierID: number, bounds: Bounds, currencyID: number) {
  const query = useInfiniteQuery({
    queryKey: ['courier', courierID, 'statement', bounds, currencyID],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/courier/:courierID/statement', {
        params: { courierID },
        query: {
          ...bounds,
          currency_id: currencyID,
          ...(pageParam === undefined ? {} : { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Offline it fails at once, with a retry button, instead of being paused.
    networkMode: 'always',
    meta: { handles: 'all' },
  });
  const { data, fetchNextPage } = query;
  const lines = data?.pages.flatMap((page) => page.lines);
  /** Loads every line of the period; fails when one page fails. */
  const loadAllLines = async (): Promise<readonly Line[]> => {
    for (;;) {
      const { data: held, hasNextPage, error } = await fetchNextPage();
      if (error) throw error;
      if (!hasNextPage) return held?.pages.flatMap((page) => page.lines) ?? [];
    }
  };
  return { ...query, lines, loadAllLines };
}
