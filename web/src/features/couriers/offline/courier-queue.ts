import { createSharedQueue } from '../../../lib/offline/shared-queue.ts';
import { courierStore } from './courier-store.ts';
import { stepRules, type CourierStep, type QueuedStep } from './step-queue.ts';
import type { CourierOrder } from '@comanda/contract/couriers';
import { call } from '../../../lib/api/api.ts';
import { inTime } from '../../../lib/offline/in-time.ts';

const calls = {
  reserve: 'POST /api/courier/:courierID/reserve-order',
  coming: 'POST /api/courier/:courierID/coming',
  pick_up: 'POST /api/courier/:courierID/set-order-to-at-courier',
  complete: 'POST /api/courier/:courierID/set-order-to-completed',
  cancel: 'POST /api/courier/:courierID/set-order-to-canceled',
} as const satisfies Partial<Record<CourierStep, string>>;

/** A step sent at once has no time of its own: the phone's clock may be wrong. */
const AT_ONCE_MS = 5000;

/** Sends a step; returns the current order if the response has it. */
export async function sendStep(queued: QueuedStep): Promise<CourierOrder | undefined> {
  const { id, courierID, orderID, step, why, code, happenedAt } = queued;
  const hasWaited = Date.now() - Date.parse(happenedAt) > AT_ONCE_MS;
  const input = {
    params: { courierID },
    body: {
      order_id: orderID,
      action_id: id,
      ...(hasWaited ? { happened_at: happenedAt } : {}),
    },
  };
  if (step === 'cancel') return (await inTime(call(calls[step], withReason(input, why)))).order;
  if (step === 'complete' && code !== undefined) {
    const body = { ...input.body, handover_code: code };
    return (await inTime(call(calls[step], { ...input, body }))).order;
  }
  if (step !== 'release') return (await inTime(call(calls[step], input))).order;
  await inTime(call('POST /api/courier/:courierID/release-order', input));
  return undefined;
}

type Input = { readonly params: { courierID: number }; readonly body: { order_id: number } };

function withReason({ params, body }: Input, why: QueuedStep['why']) {
  if (!why) return { params, body };
  const { reason, text } = why;
  const words = text === undefined ? {} : { cancel_text: text };
  return { params, body: { ...body, cancel_reason: reason, ...words } };
}

/** The page's only step queue, shared with all tabs, and its sender. */
export const courierQueue = createSharedQueue({
  name: 'comanda-courier-steps',
  store: courierStore,
  rules: stepRules,
  send: sendStep,
});
