import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aBasket, type ACourier, type ADeliveringPub } from '../builders/order-builders.ts';
import { openScreen, type LiveScreen } from './live-screen.ts';

const PAUSE_MS = 400;
const CALL_LIMIT_MS = 30_000;

type Answer = { status: number; body: Record<string, unknown> };
export type Placed = { id: number; trackingToken: string };

/** What one server's guests, desks and couriers do, all at the same time, until it stops. */
export type Evening = {
  readonly desks: readonly LiveScreen[];
  readonly courierScreen: LiveScreen;
  /** Every order that was acknowledged since the last time this was asked. */
  readonly takeAcknowledged: () => Placed[];
  /** How many calls were answered that the database is away. */
  readonly countRefused: () => number;
  /** What must not happen: a call without an answer, an order that is neither taken nor refused. */
  readonly failures: readonly unknown[];
  /** Places an order as a guest does: with the same key until it is acknowledged. */
  readonly place: () => Promise<Placed>;
  /** The pub accepts: tried again until it is done. */
  readonly prepare: (order: Placed) => Promise<void>;
  readonly openGuestScreen: (order: Placed) => LiveScreen;
  readonly stop: () => Promise<void>;
};

type World = { readonly address: string; readonly pub: ADeliveringPub; readonly courier: ACourier };

export function startEvening({ address, pub, courier }: World): Evening {
  const stopping = new AbortController();
  const acknowledged: Placed[] = [];
  let refused = 0;
  const screens: LiveScreen[] = [];
  const open = (at: string): LiveScreen => {
    const screen = openScreen(address.replace('http', 'ws') + at);
    screens.push(screen);
    return screen;
  };

  /** No answer at all counts as none: a server that leaves a call open fails the test by its limit. */
  async function call(request: {
    method: string;
    at: string;
    body?: unknown;
    headers?: Record<string, string>;
  }): Promise<Answer> {
    const { method, at, body, headers } = request;
    const response = await fetch(address + at, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
    });
    if (response.status === 503) refused += 1;
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  }

  async function place(): Promise<Placed> {
    const headers = { 'idempotency-key': randomUUID() };
    const body = aBasket(pub);
    for (;;) {
      const at = `/api/client/pub/${pub.pub.id}/orders`;
      const { status, body: answer } = await call({ method: 'POST', at, body, headers });
      if (status === 201) {
        const { id } = answer['order'] as { id: number };
        const placed = { id, trackingToken: String(answer['tracking_token']) };
        acknowledged.push(placed);
        return placed;
      }
      if (status !== 503)
        throw new Error(`an order was answered ${status} ${JSON.stringify(answer)}`);
      await sleep(200);
    }
  }

  const { accesstoken } = pub.company;
  async function setStatus({ id }: Placed, to: string): Promise<boolean> {
    const at = `${pub.path}/orders/${id}/update-status?status=${to}`;
    const { status } = await call({ method: 'PUT', at, headers: { accesstoken } });
    return status === 200;
  }

  const failures: unknown[] = [];
  const repeat = async (work: () => Promise<unknown>): Promise<void> => {
    while (!stopping.signal.aborted) {
      await work().catch((error: unknown) => failures.push(error));
      await sleep(PAUSE_MS * (0.5 + Math.random()));
    }
  };
  const asCourier = { accesstoken: courier.accesstoken };
  const work = [
    ...Array.from({ length: 4 }, () =>
      repeat(async () => {
        const order = await place();
        await setStatus(order, 'preparing');
        await call({ method: 'GET', at: `/api/client/orders/${order.trackingToken}` });
        await setStatus(order, 'completed');
      }),
    ),
    repeat(() => call({ method: 'GET', at: `${pub.path}/orders`, headers: { accesstoken } })),
    repeat(() => call({ method: 'GET', at: courier.path, headers: asCourier })),
    repeat(() =>
      call({ method: 'PUT', at: pub.path, body: { name: pub.pub.name }, headers: { accesstoken } }),
    ),
  ];
  const deskAt = `/ws/orders/company/${pub.company.id}/pub/${pub.pub.id}?access_token=${accesstoken}`;
  return {
    desks: [open(deskAt), open(deskAt)],
    courierScreen: open(`/ws/courier/${courier.id}?access_token=${courier.accesstoken}`),
    takeAcknowledged: () => acknowledged.splice(0),
    countRefused: () => refused,
    failures,
    place,
    prepare: async (order) => {
      while (!(await setStatus(order, 'preparing'))) await sleep(200);
    },
    openGuestScreen: ({ trackingToken }) => open(`/ws/client/order/${trackingToken}`),
    stop: async () => {
      stopping.abort();
      for (const screen of screens) screen.close();
      await Promise.all(work);
    },
  };
}
