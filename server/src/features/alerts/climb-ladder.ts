import { channelsOf, climbs, nextLadderStep } from '@comanda/domain/alerts';
import { addTask } from '../../plumbing/tasks/add-task.ts';
import type { TaskRunner } from '../../plumbing/tasks/task-runner.ts';
import { findOrder, ladderTimesOf, unopenedOrder, type OrderRow } from '../orders/index.ts';
import { findPub } from '../pubs/index.ts';
import type { AlertDeps } from './alert-deps.ts';
import { listAlerts, recordAlert } from './order-alerts.ts';
import { orderNotice } from './notices.ts';
import { pushToDevices } from './push-to-devices.ts';
import { telegramAlert } from './telegram/messages/telegram-alert.ts';

type PubOfLadder = NonNullable<Awaited<ReturnType<typeof findPub>>>;

function isUnopened(order: OrderRow): boolean {
  return climbs({ ...order, opened_at: order.opened_at?.toISOString() ?? null });
}

/** Does the next step of an order that is still unopened, by the pub's times of now, and says when the one after it is due. */
async function climb(deps: AlertDeps, order: OrderRow, pub: PubOfLadder) {
  const done = (await listAlerts(deps.db, order.id)).map(({ step }) => step);
  const climbing = { placedAt: order.answer_from ?? order.created_time, times: ladderTimesOf(pub) };
  const next = nextLadderStep({ ...climbing, done });
  if (!next) return undefined;
  const at = deps.clock.now();
  if (at < next.at) return { again: next.at };
  const { step } = next;
  const channels = channelsOf[step];
  const push = channels.includes('push')
    ? await pushToDevices(deps, pub.id, orderNotice(order, pub, at))
    : undefined;
  await deps.write(async (transaction) => {
    const reach = push ? { push } : {};
    await recordAlert(transaction, { orderId: order.id, step, at, reach });
    if (!deps.telegram || !channels.includes('telegram')) return;
    await addTask(transaction, telegramAlert, {
      key: `${order.id} ${step}`,
      payload: { order_id: order.id, step },
      now: at,
    });
  });
  const after = nextLadderStep({ ...climbing, done: [...done, next.step] });
  return after && { again: after.at };
}

/** Registers the handler that alerts a pub to its unopened orders. Orders are neither delayed nor changed by it. */
export function handleUnopenedOrders(tasks: TaskRunner, deps: AlertDeps): void {
  tasks.handle(unopenedOrder, async ({ payload }) => {
    const order = await findOrder(deps.db, payload.order_id);
    if (!order || !isUnopened(order)) return undefined;
    const pub = await findPub(deps.db, order.pub_id);
    return pub && climb(deps, order, pub);
  });
}
