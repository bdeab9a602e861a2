import type { AuditEntry } from '@comanda/contract/audit';
import type { Selectable } from 'kysely';
import type { AuditTables } from './tables.ts';

type Shown = Selectable<AuditTables['audit_entry']> & {
  readonly admin_email: string;
  readonly pub_name: string | null;
};

export function auditEntryView(row: Shown): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    admin_id: row.admin_id,
    admin_email: row.admin_email,
    action: row.action,
    ...(row.pub_id === null ? {} : { pub_id: row.pub_id, pub_name: row.pub_name ?? '' }),
    subject: row.subject,
  };
}
