import { isAhead } from '@comanda/domain/later';
import { waitsForAnswer } from '@comanda/domain/orders';
import type { TaskRunner } from '../../../plumbing/tasks/task-runner.ts';
import { lockMenu } from '../../menu/index.ts';
import { resumeTickets } from '../../printing/index.ts';
import { cookingOrder } from '../cooking-order.ts';
import { listMissing } from '../missing/missing-lines.ts';
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
      const begins = isAhead(before);
      const isAsked = (begins && !before.prepared) || waitsForAnswer(before.status);
      // What comes back meanwhile either is seen here, or finds the question that is written here.
      if (isAsked) await lockMenu(transaction, { pubId: before.pub_id });
      const missing = isAsked
        ? await listMissing(transaction, before, { now: at, isAskedAlready: false })
        : [];
      const change = { is_ahead: false, missing_lines: JSON.stringify(missing) };
      const { id: orderId, pub_id: pubId } = await updateOrder(transaction, before, change);
      // One that a person has already sent on its way, or ended, is no work for the kitchen.
      if (begins) {
        const versions = await findTicketVersions(transaction, orderId);
        await resumeTickets(transaction, { orderId, pubId, versions, at });
      }
      return undefined;
    }),
  );
}
