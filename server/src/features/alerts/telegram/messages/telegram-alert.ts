import { climbs, ladderSteps } from '@comanda/domain/alerts';
import { Type } from 'typebox';
import { defineTask } from '../../../../plumbing/tasks/task-kind.ts';
import type { TaskRunner } from '../../../../plumbing/tasks/task-runner.ts';
import { findOrder } from '../../../orders/index.ts';
import { recordReach } from '../../order-alerts.ts';
import type { TelegramDeps } from '../telegram-deps.ts';
import { alertChats } from './alert-chats.ts';
import { againWhenBusy } from './again-when-busy.ts';

/**
 * One step of the ladder in the chats: a task of its own, so that a Telegram that does not answer delays no other channel.
 */
export const telegramAlert = defineTask({
  name: 'telegram_alert',
  payload: Type.Object({ order_id: Type.Integer(), step: Type.Enum([...ladderSteps]) }),
  atOnce: 4,
});

/** Registers the handler. An order that somebody has opened meanwhile is not sent. */
export function handleTelegramAlerts(tasks: TaskRunner, deps: TelegramDeps): void {
  tasks.handle(telegramAlert, ({ payload: { order_id: orderId, step } }) =>
    againWhenBusy(deps, async () => {
      const order = await findOrder(deps.db, orderId);
      if (!order || !climbs({ ...order, opened_at: order.opened_at?.toISOString() ?? null }))
        return;
      const reach = await alertChats(deps, { orderId });
      await recordReach(deps.db, { orderId, step, channel: 'telegram', reach });
    }),
  );
}
