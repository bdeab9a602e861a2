import type { Generated } from 'kysely';

export type AdministrationTables = {
  audit_entry: {
    id: Generated<number>;
    at: Date;
    admin_id: number;
    action: string;
    pub_id: number | null;
    subject: Generated<string>;
  };
  /** What an extension that is sent again is known by. */
  publication_extension: { action_id: string; pub_id: number; days: number; at: Date };
};
