import { PagedListScreen } from '../../product/platform/lists/paged-list-screen.tsx';
import type { PlatformExits } from '../../product/platform/exits.ts';
import { auditPages } from './api.ts';
import { AuditRow } from './audit-row.tsx';

const ROW_HEIGHT = 66;

/** The log of the administrators' actions. */
export const AuditScreen = (exits: PlatformExits) => (
  <PagedListScreen {...exits} section="audit" source={auditPages} rowHeight={ROW_HEIGHT}>
    {(entry) => <AuditRow entry={entry} />}
  </PagedListScreen>
);
