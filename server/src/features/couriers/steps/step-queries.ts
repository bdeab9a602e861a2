import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../../schema.ts';
import type { CourierScope } from '../../../scopes.ts';
import type { CourierTables } from '../tables.ts';

export type StepRow = Selectable<CourierTables['courier_step']>;
export type StepName = StepRow['step'];

/** The step that a courier sent under this id, if any. */
export async function findStep(
  connection: Connection,
  { courierId }: CourierScope,
  actionId: string | undefined,
): Promise<StepRow | undefined> {
  if (actionId === undefined) return undefined;
  return connection
    .selectFrom('courier_step')
    .where('courier_id', '=', courierId)
    .where('action_id', '=', actionId)
    .selectAll()
    .executeTakeFirst();
}

/** Stores a step; false when the same id is stored already. */
export async function insertStep(
  connection: Connection,
  step: Insertable<CourierTables['courier_step']>,
): Promise<boolean> {
  const inserted = await connection
    .insertInto('courier_step')
    .values(step)
    .onConflict((conflict) => conflict.columns(['courier_id', 'action_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The time of the courier's last step with an order; its reservation is the first. */
export async function findLastStepTime(
  connection: Connection,
  { courierId }: CourierScope,
  orderId: number,
): Promise<Date | undefined> {
  const row = await connection
    .selectFrom('courier_step')
    .where('order_id', '=', orderId)
    .where('courier_id', '=', courierId)
    .select(({ fn }) => fn.max<Date | null>('happened_at').as('last'))
    .executeTakeFirst();
  return row?.last ?? undefined;
}
