import { Type } from 'typebox';
import { Id, nullable, ok, SearchQuery, type RouteSpec } from '../routing/index.ts';
import { AuditEntry } from './schemas.ts';

export const auditRoutes = {
  'GET /api/admin/audit': {
    summary:
      'What administrators did, newest first; by e-mail, pub, action or subject. A search may give a short page with a `next`',
    access: 'admin',
    query: SearchQuery,
    reply: ok({ entries: Type.Array(AuditEntry), next: nullable(Id) }),
  },
} as const satisfies Record<string, RouteSpec>;
