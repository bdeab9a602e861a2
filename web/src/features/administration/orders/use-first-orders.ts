import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import { PLATFORM } from '../../../product/platform/lists/use-paged-list.ts';

/**
 * The orders from a call: shown before the socket delivers, and the source of the error message when
 * it does not, since a refused socket gives no reason.
 */
export function useFirstOrders({ isEntering }: { readonly isEntering: boolean }) {
  const query = useQuery({
    queryKey: [PLATFORM, 'orders'],
    queryFn: async ({ signal }) => {
      const inProcess = { status: 'in-process' } as const;
      return (await call('GET /api/admin/orders', { query: inProcess, signal })).orders;
    },
    refetchOnWindowFocus: false,
    enabled: !isEntering,
    meta: { handles: 'all' },
  });
  // A retry resets the query's error: the shown message must not flicker meanwhile.
  const [failure, setFailure] = useState<Error | null>(null);
  if (query.error !== null && query.error !== failure) setFailure(query.error);
  else if (query.isSuccess && failure !== null) setFailure(null);
  return {
    orders: query.data,
    failure,
    /** Whether there was any response or error. */
    isAnswered: query.isFetched,
    isFetching: query.isFetching,
    ask: () => void query.refetch(),
  };
}
