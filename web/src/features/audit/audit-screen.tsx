import type { AuditEntry } from '@comanda/contract/audit';
import { call } from '../../lib/api/api.ts';
import { PagedListScreen } from '../../product/platform/lists/paged-list-screen.tsx';
import type { PlatformExits } from '../../product/platform/exits.ts';
import type { PageSource } from '../../product/platform/lists/use-paged-list.ts';
import { AuditRow } from './audit-row.tsx';

const ROW_HEIGHT = 66;

const auditPages: PageSource<AuditEntry> = {
  name: ['audit'],
  load: async (query, signal) => {
    const { entries, next } = await call('GET /api/admin/audit', { query, signal });
    return { items: entries, next };
  },
};

/** The log of the administrators' actions. */
export const AuditScreen = (exits: PlatformExits) => (
  <PagedListScreen {...exits} section="audit" source={auditPages} rowHeight={ROW_HEIGHT}>
    {(entry) => <AuditRow entry={entry} />}
  </PagedListScreen>
);
