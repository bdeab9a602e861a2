import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { holdReload } from '../live/work-in-hand.ts';
import { isUnauthorized, toApiError, type ApiError, type ApiErrorCode } from '../api/api-error.ts';

/** Options of a query or a mutation for the central handler. */
type ErrorMeta = {
  /** Codes that the caller handles itself; it need not handle every code. */
  readonly handles?: readonly ApiErrorCode[] | 'all';
  /** A load whose 404 is not reported. */
  readonly isSilentWhenMissing?: boolean;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ErrorMeta;
    mutationMeta: ErrorMeta;
  }
}

const UNUSED_FOR_MS = 60_000;
const RETRIES = 2;
const temporary: ReadonlySet<ApiErrorCode> = new Set(['network_error', 'service_unavailable']);

/** Whether the central handler reports this failure. */
function isReportedCentrally(error: ApiError, meta: ErrorMeta | undefined): boolean {
  // A lost session is reported by the session code: once, however many calls fail.
  if (isUnauthorized(error)) return false;
  if (meta?.handles === 'all' || meta?.handles?.includes(error.code) === true) return false;
  return !(meta?.isSilentWhenMissing === true && error.status === 404);
}

/** A reload would cut off what is being written, wherever in the page that was begun. */
function holdWhileWriting(client: QueryClient): void {
  let release: (() => void) | undefined;
  client.getMutationCache().subscribe(() => {
    const isWriting = client.isMutating() > 0;
    if (isWriting) release ??= holdReload();
    else {
      release?.();
      release = undefined;
    }
  });
}

/**
 * Caches unused responses for 60 s, retries temporary failures, reports every failure once, and holds the page's own
 * reload while something is written.
 */
export function createQueryClient(report: (error: ApiError) => void): QueryClient {
  const handle = (error: unknown, meta: ErrorMeta | undefined) => {
    const apiError = toApiError(error);
    if (isReportedCentrally(apiError, meta)) report(apiError);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        handle(error, query.meta);
      },
    }),
    mutationCache: new MutationCache({
      onError: (...[error, , , mutation]) => {
        handle(error, mutation.meta);
      },
    }),
    defaultOptions: {
      queries: {
        gcTime: UNUSED_FOR_MS,
        staleTime: 5000,
        retry: (failures, error) => failures < RETRIES && temporary.has(toApiError(error).code),
      },
      // A paused mutation would report nothing and take effect when the user no longer expects it.
      mutations: { networkMode: 'always' },
    },
  });
  holdWhileWriting(client);
  return client;
}
