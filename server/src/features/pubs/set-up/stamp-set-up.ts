import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';

type Stamp = {
  readonly column: 'bell_armed_at' | 'code_printed_at' | 'set_up_ended_at';
  readonly at: Date;
};

/** Writes a moment where none is yet; says whether the pub is there. */
export async function stampSetUp(
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
