import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '@comanda/contract/client';
import { PING, PONG, RESTART_CODE } from '@comanda/contract/wire';
import { WebSocket } from 'ws';
import { clientAt } from '../app/client-at.ts';
import { aBasket, tryOrder, type ADeliveringPub } from '../builders/order-builders.ts';

/** What went wrong, one line each. */
type Faults = string[];

export type Traffic = {
  readonly faults: Faults;
  /** The acknowledged orders. */
  readonly orderIds: Set<number>;
  readonly requests: () => number;
  /** Ends the traffic and waits for its last answers. */
  stop(): Promise<void>;
};

const GUESTS = 6;
const ORDERING_GUESTS = 3;
const PAUSE_MS = 5;

/** Guests who read menus, and guests who order, without pause. Nothing repeats a request but the proxy. */
export function startTraffic(address: string, pub: ADeliveringPub): Traffic {
  const faults: Faults = [];
  const orderIds = new Set<number>();
  const client = clientAt(address);
  const { url_name: urlName } = pub.pub;
  const { url } = addressOf('GET /api/client/pub/:pubUrlName', { pubUrlName: urlName });
  const ending = new AbortController();
  let requests = 0;

  const repeat = async (one: () => Promise<void>): Promise<void> => {
    while (!ending.signal.aborted) {
      requests += 1;
      await one().catch((error: unknown) => faults.push(String(error)));
      await sleep(PAUSE_MS);
    }
  };
  const read = async (path: string): Promise<void> => {
    const response = await fetch(address + path);
    await response.arrayBuffer();
    if (!response.ok) faults.push(`${response.status} ${path}`);
  };
  const order = async (): Promise<void> => {
    const { status, body } = await tryOrder(client, pub, { body: aBasket(pub), key: randomUUID() });
    if (status === 201 && body.order) orderIds.add(body.order.id);
    else faults.push(`${status} an order`);
  };
  const running = [
    ...Array.from({ length: GUESTS }, async (_, index) =>
      repeat(() => read(index % 2 === 0 ? url : `/pub/${urlName}/`)),
    ),
    ...Array.from({ length: ORDERING_GUESTS }, async () => repeat(order)),
  ];
  return {
    faults,
    orderIds,
    requests: () => requests,
    stop: async () => {
      ending.abort();
      await Promise.all(running);
    },
  };
}

export type Desk = {
  readonly orderIds: Set<number>;
  readonly connections: () => number;
  close(): void;
};

type Message = { order?: { id: number }; orders?: { id: number }[] };

/** A desk that connects again as the product's screens do. */
export function openDesk(address: string, pub: ADeliveringPub, faults: Faults): Desk {
  const at = `/ws/orders/company/${pub.company.id}/pub/${pub.pub.id}`;
  const url = `${address.replace('http', 'ws')}${at}?access_token=${pub.company.accesstoken}`;
  const orderIds = new Set<number>();
  let connections = 0;
  let isClosed = false;
  let socket: WebSocket;

  const connect = (): void => {
    if (isClosed) return;
    connections += 1;
    socket = new WebSocket(url);
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text === PING) return socket.send(PONG);
      const { order, orders = [] } = JSON.parse(text) as Message;
      for (const { id } of order ? [order] : orders) orderIds.add(id);
    });
    socket.on('error', (error) => faults.push(`a desk: ${error.message}`));
    socket.on('close', (code) => {
      if (isClosed) return;
      if (code !== RESTART_CODE) faults.push(`a desk was closed with ${code}`);
      setTimeout(connect, Math.random() * 1_000);
    });
  };
  connect();
  return {
    orderIds,
    connections: () => connections,
    close: () => {
      isClosed = true;
      socket.close();
    },
  };
}
