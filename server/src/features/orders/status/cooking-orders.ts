import { isCooked } from '@comanda/domain/orders';
import type { TaskRunner } from '../../../plumbing/tasks/task-runner.ts';
import { resumeTickets } from '../../printing/index.ts';
import { cookingOrder } from '../cooking-order.ts';
import { listMissing } from '../missing-dishes.ts';
import type { OrderDeps } from '../order-deps.ts';
import { findTicketVersions } from '../queries/order-parts.ts';
import { lockOrderForTask } from '../writing/lock-order.ts';
import { updateOrder } from '../writing/update-order.ts';

/** Registers the handler that brings an order for later to its kitchen: it is shown, printed, and judged again. */
export function handleCookingOrders(tasks: TaskRunner, deps: OrderDeps): void {
  tasks.handle(cookingOrder, ({ payload }) =>
    deps.write(async (transaction) => {
      const before = await lockOrderForTask(transaction, payload.order_id);
      if (!before?.is_ahead || !before.cook_at) return undefined;
      const at = deps.clock.now();
      if (at < before.cook_at) return { again: before.cook_at };
      const missing = await listMissing(transaction, before, at);
      const change = { is_ahead: false, missing_dish_ids: missing };
      const { id: orderId, pub_id: pubId, status } = await updateOrder(transaction, before, change);
      if (isCooked(status)) {
        const versions = await findTicketVersions(transaction, orderId);
        await resumeTickets(transaction, { orderId, pubId, versions, at });
      }
      return undefined;
    }),
  );
}
