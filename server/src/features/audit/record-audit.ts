import type { Connection } from '../../schema.ts';

export type Audited = {
  readonly at: Date;
  readonly adminId: number;
  readonly action: string;
  readonly pubId?: number;
  /** The target of the action, as the log shows it. */
  readonly subject: string;
};

/** Records an administrator's action, in the transaction of the action. */
export async function recordAudit(
  connection: Connection,
  { at, adminId, action, pubId, subject }: Audited,
): Promise<void> {
  await connection
    .insertInto('audit_entry')
    .values({ at, admin_id: adminId, action, pub_id: pubId ?? null, subject })
    .execute();
}
