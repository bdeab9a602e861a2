import { Type, type Static } from 'typebox';
import { DateTime, Id, nullable, ok, SearchQuery, type RouteTable } from '../routing/index.ts';

export const AuditEntry = Type.Object({
  id: Id,
  at: DateTime,
  admin_id: Id,
  admin_email: Type.String(),
  action: Type.String(),
  pub_id: Type.Optional(Id),
  pub_name: Type.Optional(Type.String()),
  subject: Type.String(),
});
export type AuditEntry = Static<typeof AuditEntry>;

export const auditRoutes = {
  'GET /api/admin/audit': {
    summary:
      'The actions of administrators, newest first; searched by e-mail, pub, action or subject. A page of a search may be short although it has a `next`',
    access: 'admin',
    query: SearchQuery,
    reply: ok({ entries: Type.Array(AuditEntry), next: nullable(Id) }),
  },
} as const satisfies RouteTable;
