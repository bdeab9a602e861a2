import type { AuditEntry } from '@comanda/contract/audit';
import { call } from '../../lib/api/api.ts';
import type { PageSource } from '../../product/platform/lists/use-paged-list.ts';

export const auditPages: PageSource<AuditEntry> = {
  name: ['audit'],
  load: async (query, signal) => {
    const { entries, next } = await call('GET /api/admin/audit', { query, signal });
    return { items: entries, next };
  },
};
