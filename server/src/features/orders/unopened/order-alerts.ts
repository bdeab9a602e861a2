import type { Reach } from '@comanda/contract/alerts';
import type { LadderStep } from '@comanda/domain/alerts';
import { runNamed } from '../../../plumbing/database/queries/named-statement.ts';
import type { Connection } from '../../../schema.ts';
import type { AlertRow } from '../tables.ts';

/** What the server has done for an order that nobody had opened, oldest first. */
export async function listAlerts(connection: Connection, orderId: number): Promise<AlertRow[]> {
  const query = connection
    .selectFrom('order_alert')
    .where('order_id', '=', orderId)
    .orderBy('at')
    .selectAll();
  return runNamed(connection, query);
}

type DoneStep = {
  readonly orderId: number;
  readonly step: LadderStep;
  readonly at: Date;
  readonly push: Reach | undefined;
};

/** Records a step once: a task that runs again after it was recorded changes nothing. */
export async function recordAlert(
  connection: Connection,
  { orderId, step, at, push }: DoneStep,
): Promise<void> {
  const query = connection
    .insertInto('order_alert')
    .values({
      order_id: orderId,
      step,
      at,
      push_reached: push?.reached ?? null,
      push_failed: push?.failed ?? null,
      telegram_reached: null,
      telegram_failed: null,
    })
    .onConflict((conflict) => conflict.doNothing());
  await runNamed(connection, query);
}

type TelegramStep = { readonly orderId: number; readonly step: LadderStep; readonly reach: Reach };

/** Records what a step reached in the chats, which is known later than the step itself. */
export async function recordTelegramAlert(
  connection: Connection,
  { orderId, step, reach }: TelegramStep,
): Promise<void> {
  const query = connection
    .updateTable('order_alert')
    .set({ telegram_reached: reach.reached, telegram_failed: reach.failed })
    .where('order_id', '=', orderId)
    .where('step', '=', step);
  await runNamed(connection, query);
}
