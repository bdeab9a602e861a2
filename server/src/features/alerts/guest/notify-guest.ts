import type { GuestOrder } from '@comanda/contract/orders';
import { guestNews, isKnown, newsName } from '@comanda/domain/alerts';
import { isFinalStatus } from '@comanda/domain/orders';
import type { PushOutcome } from '../../../plumbing/push/push-sender.ts';
import type { TaskOutcome } from '../../../plumbing/tasks/task-kind.ts';
import type { TaskRunner } from '../../../plumbing/tasks/task-runner.ts';
import { findOrder, loadGuestOrders, lockOrderForTask } from '../../orders/index.ts';
import type { AlertDeps } from '../alert-deps.ts';
import { messageOf } from '../notices.ts';
import { guestNotice } from './guest-notice.ts';
import { guestNewsTask } from './news-task.ts';
import { deleteDevices, hasTakenDevices, releaseDevice, takeDevices } from './queries.ts';
import type { GuestDevice } from './tables.ts';

/** Seconds: a phone that was off for an hour still gets the news that its order was refused. */
const TTL = 3_600;
const SECOND_MS = 1_000;
const AGAIN_WHEN_TAKEN_MS = 2 * SECOND_MS;
const AGAIN_WHEN_FAILED_MS = 30 * SECOND_MS;
/** After a change. A push service that does not answer for longer gets the next news only. */
const TRIED_FOR_MS = 10 * 60 * SECOND_MS;
/** After the end. A pub that has ended the wrong order takes it back, and its guest is notified. */
export const GUEST_DEVICE_MINUTES = 10;
const STAYS_MS = GUEST_DEVICE_MINUTES * 60 * SECOND_MS;

type State = { readonly order: GuestOrder; readonly trackingToken: string };

/** Whether a later attempt may succeed: the service did not answer or was busy, and has not refused. */
function isPassing(outcome: PushOutcome): boolean {
  if (outcome.kind !== 'failed') return false;
  const status = Number(outcome.reason);
  return Number.isNaN(status) || status === 429 || status >= 500;
}

/** Sends the present state to a device that was sent another one; whether it should be tried again. */
async function notifyDevice(
  deps: AlertDeps,
  device: GuestDevice,
  { order, trackingToken }: State,
): Promise<boolean> {
  const { db, pushSender, settings } = deps;
  const { language, told } = device;
  const news = guestNews(order);
  if (!news || isKnown(told, news)) {
    await releaseDevice(db, device);
    return false;
  }
  const notice = guestNotice({ order, trackingToken, news, told, language });
  const outcome = await pushSender.send(device, {
    text: messageOf(notice, { language }, settings.publicUrl),
    topic: notice.tag,
    ttl: TTL,
  });
  if (outcome.kind === 'gone') {
    await deleteDevices(db, { orderId: device.order_id, endpoint: device.endpoint });
    return false;
  }
  await releaseDevice(
    db,
    outcome.kind === 'accepted' ? { ...device, told: newsName(news) } : device,
  );
  return isPassing(outcome);
}

/** Unless the pub has taken the end back meanwhile. */
async function deleteAfterEnd({ write }: AlertDeps, orderId: number): Promise<void> {
  await write(async (transaction) => {
    const order = await lockOrderForTask(transaction, orderId);
    if (order && isFinalStatus(order.status)) await deleteDevices(transaction, { orderId });
  });
}

const earliest = (times: readonly number[]): TaskOutcome =>
  times.length > 0 ? { again: new Date(Math.min(...times)) } : undefined;

/** Sends every device of an order its present state, if it was sent another one; see `guestNews`. */
async function notifyGuest(
  deps: AlertDeps,
  { orderId, addedAt }: { readonly orderId: number; readonly addedAt: Date },
): Promise<TaskOutcome> {
  const { db, clock } = deps;
  const now = clock.now();
  const devices = await takeDevices(db, { orderId, now });
  const row = await findOrder(db, orderId);
  const [order] = row ? await loadGuestOrders(deps, [row]) : [];
  // It is gone, and its devices with it.
  if (!row || !order) return undefined;
  const state = { order, trackingToken: row.tracking_token };
  const results = await Promise.all(devices.map((device) => notifyDevice(deps, device, state)));
  const age = now.getTime() - addedAt.getTime();
  const isOver = isFinalStatus(row.status);
  if (isOver && age >= STAYS_MS) {
    await deleteAfterEnd(deps, orderId);
    return undefined;
  }
  const isTaken = await hasTakenDevices(db, { orderId, now: clock.now() });
  const isFailed = results.includes(true) && age < TRIED_FOR_MS;
  return earliest([
    ...(isTaken ? [now.getTime() + AGAIN_WHEN_TAKEN_MS] : []),
    ...(isFailed ? [now.getTime() + AGAIN_WHEN_FAILED_MS] : []),
    ...(isOver ? [addedAt.getTime() + STAYS_MS] : []),
  ]);
}

/** Registers the handler that notifies guests of their orders. Orders are neither delayed nor changed by it. */
export function handleGuestNews(tasks: TaskRunner, deps: AlertDeps): void {
  tasks.handle(guestNewsTask, ({ payload, addedAt }) =>
    notifyGuest(deps, { orderId: payload.order_id, addedAt }),
  );
}
