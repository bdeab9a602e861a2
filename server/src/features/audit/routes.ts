import type { Router } from '../../route.ts';
import { loadAuditLog, type LogDeps } from './load-audit-log.ts';

export function registerAudit(router: Router, deps: LogDeps): void {
  router.call('GET /api/admin/audit', async ({ scope, query }) => loadAuditLog(deps, scope, query));
}
