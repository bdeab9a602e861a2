import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: async ({ signal }) => (await call('GET /api/company', { signal })).company,
});

/** The signed-in company. */
export const useCompany = () => useQuery(companyQuery);
