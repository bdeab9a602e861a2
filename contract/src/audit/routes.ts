import { Type } from 'typebox';
import { Id, nullable, ok, SearchQuery, type RouteTable } from '../routing/index.ts';
import { AuditEntry } from './schemas.ts';

export const auditRoutes = {
  'GET /api/admin/audit': {
    summary:
      'The actions of administrators, newest first; searched by e-mail, pub, action or subject. A page of a search may be short although it has a `next`',
    access: 'admin',
    query: SearchQuery,
    reply: ok({ entries: Type.Array(AuditEntry), next: nullable(Id) }),
  },
} as const satisfies RouteTable;
