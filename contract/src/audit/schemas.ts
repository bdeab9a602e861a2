import { Type, type Static } from 'typebox';
import { DateTime, Id } from '../routing/index.ts';

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
