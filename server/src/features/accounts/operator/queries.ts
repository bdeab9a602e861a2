import type { Connection } from '../../../schema.ts';

export async function hasAdministrator(connection: Connection): Promise<boolean> {
  const row = await connection
    .selectFrom('account')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
