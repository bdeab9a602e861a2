import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

/** The first part of all query keys of the platform's screens. */
export const PLATFORM = 'administration';

/** The query parameters of a page. */
type PageQuery = { readonly search?: string; readonly before?: number };

type ListPage<Item> = { readonly items: readonly Item[]; readonly next: number | null };

/** Required of every row: the next page begins after the last row's id. */
export type Listed = { readonly id: number };

/** The source of a list. */
export type PageSource<Item, Rest = unknown> = {
  /** A part of the query key. */
  readonly name: readonly (string | number)[];
  readonly load: (query: PageQuery, signal: AbortSignal) => Promise<ListPage<Item> & Rest>;
};

/**
 * A paged list. Each search has its own query, so that a late response never replaces a newer one;
 * until it is loaded, the previous list stays visible.
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
    pageCount: list.data?.pages.length ?? 0,
    error: list.error,
    /** Whether the shown list belongs to an older search. */
    isOld: list.isPlaceholderData,
    isFetching: list.isFetching,
    retry: () => void list.refetch(),
    hasMore: list.hasNextPage && !list.isPlaceholderData,
    isLoadingMore: list.isFetchingNextPage,
    loadMore: () => void list.fetchNextPage(),
  };
}

export type PagedList<Item> = Omit<ReturnType<typeof usePagedList<Item>>, 'firstPage'>;
