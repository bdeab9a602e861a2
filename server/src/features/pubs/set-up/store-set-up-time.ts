import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';

type Stamp = {
  readonly column: 'bell_armed_at' | 'code_printed_at' | 'set_up_ended_at';
  readonly at: Date;
};

/** Writes a moment if none is stored; returns whether the pub exists. */
export async function storeSetUpTime(
  connection: Connection,
  { pubId }: PubScope,
  { column, at }: Stamp,
): Promise<boolean> {
  const result = await connection
    .updateTable('pub')
    .set((pub) => ({ [column]: pub.fn.coalesce(pub.ref(column), pub.val(at)) }))
    .where('id', '=', pubId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
