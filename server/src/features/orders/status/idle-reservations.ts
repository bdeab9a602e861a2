import { idleStep } from '@comanda/domain/couriers';
import type { TaskRunner } from '../../../plumbing/tasks/task-runner.ts';
import { findPub } from '../../pubs/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { idleReservation } from '../writing/idle-time.ts';
import { lockOrderForTask } from '../writing/lock-order.ts';
import { updateOrder } from '../writing/update-order.ts';
import { reservationOf } from '../views.ts';
import { releaseOrder } from './change-status.ts';

/**
 * Registers the handler that warns a courier who does nothing with a reserved order, and then offers the order to others.
 * The settings count that the pub has at the warning.
 */
export function handleIdleReservations(tasks: TaskRunner, deps: OrderDeps): void {
  tasks.handle(idleReservation, ({ payload }) =>
    deps.write(async (transaction) => {
      const before = await lockOrderForTask(transaction, payload.order_id);
      if (before?.idle_since?.getTime() !== payload.since) return undefined;
      const pub = await findPub(transaction, before.pub_id);
      if (!pub) return undefined;
      const at = deps.clock.now();
      const settings = {
        warnMinutes: pub.idle_warn_minutes,
        releaseMinutes: pub.idle_release_minutes,
      };
      const due = idleStep(reservationOf(before), settings, at);
      if (!due) return undefined;
      if (due.kind === 'wait') return { again: due.until };
      if (due.kind === 'warn') {
        const told = { idle_warned_at: at, idle_release_at: due.releaseAt };
        await updateOrder(transaction, before, told);
        return { again: due.releaseAt };
      }
      const by = { role: 'system', accountId: null } as const;
      await releaseOrder(transaction, { before, by, at, idleMinutes: due.minutes });
      return undefined;
    }),
  );
}
