import type { Connection } from '../../src/schema.ts';
import type { DemoDoors } from '../../src/web-app/shell.ts';
import { casaNucului } from '../pubs/demo-companies.ts';
import { laNuc } from '../pubs/la-nuc/pub.ts';

type Options = { readonly isWanted: boolean; readonly now: Date };

/**
 * Where a visitor of the start page finds the demo. Undefined where none runs or is wanted, and where its company or
 * pub is no longer that of the demo: then the links would lead nowhere, or to somebody's own data.
 */
export async function findDemoDoors(
  db: Connection,
  { isWanted, now }: Options,
): Promise<DemoDoors | undefined> {
  if (!isWanted) return undefined;
  const { email } = casaNucului;
  const pub = await db
    .selectFrom('demo_setup')
    .innerJoin('pub', (join) => join.on('pub.url_name', '=', laNuc.urlName))
    .innerJoin('account', 'account.company_id', 'pub.company_id')
    .select('pub.id')
    .where('is_ready', '=', true)
    .where('account.email', '=', email)
    .where('account.deleted_at', 'is', null)
    .where('pub.deleted_at', 'is', null)
    .where('pub.expiration_time', '>', now)
    .executeTakeFirst();
  return (
    pub && {
      menu: `/pub/${laNuc.urlName}/?table=7`,
      desk: `/admin/pub/${pub.id}/orders`,
      email,
    }
  );
}
