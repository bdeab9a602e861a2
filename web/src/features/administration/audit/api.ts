import { call } from '../../../lib/api/api.ts';
import { usePagedList } from '../lists/use-paged-list.ts';

export function useAuditLog(search: string) {
  return usePagedList({
    name: ['audit'],
    search,
    load: async (query, signal) => {
      const { entries, next } = await call('GET /api/admin/audit', { query, signal });
      return { items: entries, next };
    },
  });
}
