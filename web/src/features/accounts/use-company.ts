import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** The company that is signed in. */
export function useCompany() {
  return useQuery({
    queryKey: ['company'],
    queryFn: async ({ signal }) => (await call('GET /api/company', { signal })).company,
  });
}
