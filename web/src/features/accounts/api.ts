import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** The signed-in company. */
export function useCompany() {
  return useQuery({
    queryKey: ['company'],
    queryFn: async ({ signal }) => (await call('GET /api/company', { signal })).company,
  });
}
