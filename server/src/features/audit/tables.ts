import type { Generated } from 'kysely';

export type AuditTables = {
  audit_entry: {
    id: Generated<number>;
    at: Date;
    admin_id: number;
    action: string;
    pub_id: number | null;
    subject: Generated<string>;
  };
};
