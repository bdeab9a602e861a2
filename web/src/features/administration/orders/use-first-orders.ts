import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import { PLATFORM } from '../../../product/platform/lists/use-paged-list.ts';

/**
 * The orders as a call tells them: what is in sight before the socket speaks, and what says why when it
 * stays silent, since a refused socket gives no reason.
 */
export function useFirstOrders({ isEntering }: { readonly isEntering: boolean }) {
  const query = useQuery({
    queryKey: [PLATFORM, 'orders'],
    queryFn: async ({ signal }) => {
      const asked = { status: 'in-process' } as const;
      return (await call('GET /api/admin/orders', { query: asked, signal })).orders;
    },
    refetchOnWindowFocus: false,
    enabled: !isEntering,
    meta: { handles: 'all' },
  });
  // Asking again forgets why it failed before: what is in sight must not flicker meanwhile.
  const [failure, setFailure] = useState<Error | null>(null);
  if (query.error !== null && query.error !== failure) setFailure(query.error);
  else if (query.isSuccess && failure !== null) setFailure(null);
  return {
    orders: query.data,
    failure,
    /** Whether there was an answer, or a failure, at all. */
    isAnswered: query.isFetched,
    isFetching: query.isFetching,
    ask: () => void query.refetch(),
  };
}
