import { clientAt } from '../app/client-at.ts';
import type { OrderStatus } from '@comanda/domain/orders';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  aBasket,
  tryOrder,
  type ACourier,
  type ADeliveringPub,
} from '../builders/order-builders.ts';
import { openScreen, type LiveScreen } from './live-screen.ts';

const PAUSE_MS = 400;
const CALL_LIMIT_MS = 30_000;

export type Placed = { id: number; trackingToken: string };

/** Simulates one server's guests, desks and couriers, all at the same time, until it stops. */
export type Traffic = {
  readonly desks: readonly LiveScreen[];
  readonly courierScreen: LiveScreen;
  /** Every order acknowledged since the last call. */
  readonly takeAcknowledged: () => Placed[];
  /** The number of calls refused because the database is unreachable. */
  readonly countRefused: () => number;
  /** Failures of the test: a call without a response, an order that is neither accepted nor refused. */
  readonly failures: readonly unknown[];
  /** Places an order as a guest does: with the same key until it is acknowledged. */
  readonly place: () => Promise<Placed>;
  /** The pub accepts: retried until it is done. */
  readonly prepare: (order: Placed) => Promise<void>;
  readonly openGuestScreen: (order: Placed) => LiveScreen;
  readonly stop: () => Promise<void>;
};

type Setting = {
  readonly address: string;
  readonly pub: ADeliveringPub;
  readonly courier: ACourier;
};

export function startTraffic({ address, pub, courier }: Setting): Traffic {
  const stopping = new AbortController();
  const acknowledged: Placed[] = [];
  let refused = 0;
  const screens: LiveScreen[] = [];
  const open = (at: string): LiveScreen => {
    const screen = openScreen(address.replace('http', 'ws') + at);
    screens.push(screen);
    return screen;
  };

  // A server that leaves a call open fails the test by this limit.
  const client = clientAt(address, CALL_LIMIT_MS);

  async function countRefusal<Of extends { readonly status: number }>(
    answer: Promise<Of>,
  ): Promise<Of> {
    const response = await answer;
    if (response.status === 503) refused += 1;
    return response;
  }

  async function place(): Promise<Placed> {
    const key = randomUUID();
    const body = aBasket(pub);
    for (;;) {
      const answer = await countRefusal(tryOrder(client, pub, { body, key }));
      if (answer.status !== 503) {
        const { order, tracking_token: trackingToken } = answer.reply();
        acknowledged.push({ id: order.id, trackingToken });
        return { id: order.id, trackingToken };
      }
      await sleep(200);
    }
  }

  const { accesstoken } = pub.company;
  const asPub = { params: pub.ids, as: pub.company };
  async function setStatus({ id }: Placed, to: OrderStatus): Promise<boolean> {
    const { status } = await countRefusal(
      client.send('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-status', {
        params: { ...pub.ids, orderID: id },
        query: { status: to },
        as: pub.company,
      }),
    );
    return status === 200;
  }

  const failures: unknown[] = [];
  const repeat = async (work: () => Promise<unknown>): Promise<void> => {
    while (!stopping.signal.aborted) {
      await work().catch((error: unknown) => failures.push(error));
      await sleep(PAUSE_MS * (0.5 + Math.random()));
    }
  };
  const work = [
    ...Array.from({ length: 4 }, () =>
      repeat(async () => {
        const order = await place();
        await setStatus(order, 'preparing');
        await countRefusal(
          client.send('GET /api/client/orders/:trackingToken', {
            params: { trackingToken: order.trackingToken },
          }),
        );
        await setStatus(order, 'completed');
      }),
    ),
    repeat(() =>
      countRefusal(client.send('GET /api/company/:companyID/pubs/:pubID/orders', asPub)),
    ),
    repeat(() =>
      countRefusal(
        client.send('GET /api/courier/:courierID', { params: courier.ids, as: courier }),
      ),
    ),
    repeat(() =>
      countRefusal(
        client.send('PUT /api/company/:companyID/pubs/:pubID', {
          ...asPub,
          body: { name: pub.pub.name },
        }),
      ),
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
