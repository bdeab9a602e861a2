import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { holdReload } from '../live/work-in-hand.ts';
import { isUnauthorized, toApiError, type ApiError, type ApiErrorCode } from '../api/api-error.ts';
import { watchFailure } from './shown-failures.ts';

/** Options of a query or a mutation for the central handler. */
type ErrorMeta = {
  /** Codes that a place on the screen shows; one that nothing has shown is reported after all. */
  readonly handles?: readonly ApiErrorCode[] | 'all';
  /** A failure of it has no message: the screen works without, or shows what is missing. */
  readonly isSilent?: boolean;
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

/** What shows this failure: the central handler, the screen that made the call, or nothing. */
function saidBy(error: ApiError, meta: ErrorMeta = {}): 'center' | 'screen' | 'nobody' {
  // A lost session is reported by the session code: once, however many calls fail.
  if (isUnauthorized(error) || meta.isSilent === true) return 'nobody';
  if (meta.isSilentWhenMissing === true && error.status === 404) return 'nobody';
  return meta.handles === 'all' || meta.handles?.includes(error.code) === true
    ? 'screen'
    : 'center';
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
export function createQueryClient(
  report: (error: ApiError) => void,
  watch: typeof watchFailure = watchFailure,
): QueryClient {
  const handle = (error: unknown, meta: ErrorMeta | undefined, isOver: () => boolean) => {
    const apiError = toApiError(error);
    const speaker = saidBy(apiError, meta);
    if (speaker === 'center') report(apiError);
    if (speaker === 'screen') {
      watch(error, isOver, () => {
        report(apiError);
      });
    }
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // No screen reads it any more, or it is being loaded again.
        handle(error, query.meta, () => query.state.error !== error || !query.isActive());
      },
    }),
    mutationCache: new MutationCache({
      onError: (...[error, , , mutation]) => {
        handle(error, mutation.meta, () => false);
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
