import type { Reach } from '@comanda/contract/alerts';
import type { AlertChannel, LadderStep } from '@comanda/domain/alerts';
import { sql, type RawBuilder } from 'kysely';
import { runNamed } from '../../plumbing/database/queries/named-statement.ts';
import type { Connection } from '../../schema.ts';
import type { OrderAlert } from '../orders/index.ts';

/** What the server has done for an order that nobody had opened, oldest first. */
export async function listAlerts(connection: Connection, orderId: number): Promise<OrderAlert[]> {
  const query = connection
    .selectFrom('order_alert')
    .leftJoin('order_alert_reach', (join) =>
      join
        .onRef('order_alert_reach.order_id', '=', 'order_alert.order_id')
        .onRef('order_alert_reach.step', '=', 'order_alert.step'),
    )
    .where('order_alert.order_id', '=', orderId)
    .orderBy('order_alert.at')
    .orderBy('channel')
    .select(['order_alert.step', 'order_alert.at', 'channel', 'reached', 'failed']);
  const ofSteps = Map.groupBy(await runNamed(connection, query), ({ step }) => step);
  return [...ofSteps].flatMap(([step, rows]) => {
    const [first] = rows;
    const reach = rows.flatMap(({ channel, reached, failed }) =>
      channel === null ? [] : [[channel, { reached: reached ?? 0, failed: failed ?? 0 }] as const],
    );
    return first ? { step, at: first.at, reach: Object.fromEntries(reach) } : [];
  });
}

/** Records a step once, with what it has reached: a task that runs again after that changes nothing. */
export async function recordAlert(
  connection: Connection,
  { orderId, step, at, reach }: OrderAlert & { readonly orderId: number },
): Promise<void> {
  const id = { order_id: orderId, step };
  const alert = connection
    .insertInto('order_alert')
    .values({ ...id, at })
    .onConflict((conflict) => conflict.doNothing());
  await runNamed(connection, alert);
  for (const [channel, counts] of Object.entries(reach) as [AlertChannel, Reach][]) {
    const query = connection
      .insertInto('order_alert_reach')
      .values({ ...id, channel, ...counts })
      .onConflict((conflict) => conflict.doNothing());
    await runNamed(connection, query);
  }
}

type LaterReach = {
  readonly orderId: number;
  readonly step: LadderStep;
  readonly channel: AlertChannel;
  readonly reach: Reach;
};

/** Records what a step has reached by a channel whose outcome is known later than the step itself. */
export async function recordReach(
  connection: Connection,
  { orderId, step, channel, reach: { reached, failed } }: LaterReach,
): Promise<void> {
  const query = connection
    .insertInto('order_alert_reach')
    .values({ order_id: orderId, step, channel, reached, failed })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'step', 'channel']).doUpdateSet({ reached, failed }),
    );
  await runNamed(connection, query);
}

/** Whether the last step about an order was done, inside another feature's query on `pub_order`. */
export const hadLastAlert: RawBuilder<boolean> = sql<boolean>`exists (
  select from order_alert where order_alert.order_id = pub_order.id and order_alert.step = 'again')`;
