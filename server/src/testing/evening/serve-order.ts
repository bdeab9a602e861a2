import type { OrderStatus } from '@comanda/domain/orders';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ACourier, CourierStep } from '../builders/order-builders.ts';
import type { LiveScreen } from '../faulty-network/live-screen.ts';
import type { OrderWork, PlacedOrder } from './order-as-guest.ts';

export type CourierScreen = { readonly courierId: number; readonly screen: LiveScreen };

type ServedOrder = OrderWork & {
  readonly placed: PlacedOrder;
  readonly courierScreens: readonly CourierScreen[];
};

/** Longer than any fault of a suite. */
const OFFER_LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 20;

/** Every seventh completed order is canceled afterwards, which reverses its ledger lines. */
const CANCELED = 7;

async function setStatus(work: ServedOrder, to: OrderStatus): Promise<void> {
  const { pub, placed, caller, next, notes } = work;
  await caller.untilAnswered(`status ${to}`, () =>
    next().send('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status', {
      params: { ...pub.ids, orderID: placed.id },
      query: { status: to },
      as: pub.company,
    }),
  );
  notes.statuses.push({ orderId: placed.id, to });
}

/** The step is repeated under one id; false when another courier was faster. */
async function takeStep(
  { placed, caller, next }: ServedOrder,
  courier: ACourier,
  step: CourierStep,
): Promise<boolean> {
  const body = { order_id: placed.id, action_id: randomUUID() };
  const answer = await caller.untilAnswered(
    step,
    () =>
      next().send(`POST /api/courier/:courierID/${step}`, {
        params: courier.ids,
        body,
        as: courier,
      }),
    step === 'reserve-order' ? [200, 409] : [200],
  );
  return answer.status === 200;
}

/** A courier reserves what a screen shows: the order has to arrive on one of them. */
async function untilOffered({ placed, courierScreens, notes }: ServedOrder): Promise<void> {
  const end = Date.now() + OFFER_LIMIT_MS;
  while (!courierScreens.some(({ screen }) => screen.offers(placed.id))) {
    if (Date.now() > end) {
      notes.unexpected.push(`order ${placed.id} was offered to no courier`);
      return;
    }
    await sleep(LOOK_EVERY_MS);
  }
}

/** Two couriers reserve at the same time; one of them delivers. */
async function deliver(work: ServedOrder): Promise<void> {
  const { couriers, placed, notes } = work;
  await untilOffered(work);
  const reserved = await Promise.all(
    couriers.map(async (courier) =>
      (await takeStep(work, courier, 'reserve-order')) ? courier : undefined,
    ),
  );
  const [winner, ...others] = reserved.filter((courier) => courier !== undefined);
  if (!winner || others.length > 0) {
    notes.unexpected.push(`order ${placed.id} was reserved by ${others.length + (winner ? 1 : 0)}`);
    return;
  }
  notes.reservations.push({ orderId: placed.id, courierId: winner.id });
  for (const [step, to] of [
    ['set-order-to-at-courier', 'at_courier'],
    ['set-order-to-completed', 'completed'],
  ] as const) {
    await takeStep(work, winner, step);
    notes.statuses.push({ orderId: placed.id, to });
  }
}

/** The pub and a courier bring an order to its end. */
export async function serveOrder(work: ServedOrder): Promise<void> {
  await setStatus(work, 'preparing');
  if (work.placed.isDelivery) await deliver(work);
  else await setStatus(work, 'completed');
  if (work.number % CANCELED === 0) await setStatus(work, 'canceled');
}
