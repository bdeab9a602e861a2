import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

/** Begins the name of every answer that the platform's screens keep. */
export const PLATFORM = 'administration';

/** What a page of a list is asked with. */
type PageQuery = { readonly search?: string; readonly before?: number };

type ListPage<Item> = { readonly items: readonly Item[]; readonly next: number | null };

/** What every row of a list has: the next page begins after the last one's. */
export type Listed = { readonly id: number };

/** Where a list comes from. */
export type PageSource<Item, Rest = unknown> = {
  /** Among the answers that are kept. */
  readonly name: readonly (string | number)[];
  readonly load: (query: PageQuery, signal: AbortSignal) => Promise<ListPage<Item> & Rest>;
};

/**
 * A list that comes page by page. Each search has an answer of its own, so that one which comes late
 * never stands in the place of a newer one; until it comes, the list before stays in sight.
 */
export function usePagedList<Item, Rest = unknown>(
  { name, load }: PageSource<Item, Rest>,
  search = '',
) {
  const list = useInfiniteQuery({
    queryKey: [PLATFORM, ...name, search],
    queryFn: ({ pageParam, signal }) =>
      load(
        {
          ...(search === '' ? {} : { search }),
          ...(pageParam === null ? {} : { before: pageParam }),
        },
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    meta: { handles: 'all' },
  });
  return {
    items: list.data?.pages.flatMap(({ items }) => items),
    firstPage: list.data?.pages[0],
    error: list.error,
    /** What is in sight answers an older search. */
    isOld: list.isPlaceholderData,
    isFetching: list.isFetching,
    retry: () => void list.refetch(),
    hasMore: list.hasNextPage && !list.isPlaceholderData,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
  };
}

export type PagedList<Item> = Omit<ReturnType<typeof usePagedList<Item>>, 'firstPage'>;
