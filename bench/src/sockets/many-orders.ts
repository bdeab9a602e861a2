import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../frame/child.ts';
import type { WatchedOrder } from '../load/socket-commands.ts';

type Pub = {
  readonly pubID: number;
  readonly companyID: number;
  readonly accessTokens: readonly string[];
  readonly orders: readonly { readonly id: number; readonly trackingToken: string }[];
};
type Size = { readonly pubs: number; readonly ordersOfPub: number; readonly desksOfPub: number };

/** A database of pubs with orders, and the sockets of its guests and desks. */
export type ManyOrders = {
  readonly url: string;
  readonly guests: readonly string[];
  readonly desks: readonly string[];
  /** One of each pub. */
  readonly watched: readonly WatchedOrder[];
};

const guestPath = ({ trackingToken }: Pub['orders'][number]): string =>
  `/ws/client/order/${trackingToken}`;

function desksOf({ companyID, pubID, accessTokens }: Pub): string[] {
  return accessTokens.map(
    (token) => `/ws/orders/company/${companyID}/pub/${pubID}?access_token=${token}`,
  );
}

function watchedOrderOf(pub: Pub): WatchedOrder[] {
  const [order] = pub.orders;
  const [accessToken] = pub.accessTokens;
  if (!order || accessToken === undefined) return [];
  return [
    {
      id: order.id,
      guest: guestPath(order),
      desks: desksOf(pub),
      call: `/api/company/${pub.companyID}/pubs/${pub.pubID}/orders/${order.id}/update-status`,
      accessToken,
    },
  ];
}

export function makeManyOrders(
  serverUrl: string,
  tokenSecret: string,
  { pubs, ordersOfPub, desksOfPub }: Size,
): ManyOrders {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'comanda-orders-'));
  const file = path.join(folder, 'orders.json');
  const sizes = [pubs, ordersOfPub, desksOfPub].map(String);
  execFileSync(
    process.execPath,
    ['server/src/testing/builders/many-orders.ts', serverUrl, tokenSecret, ...sizes, file],
    { cwd: ROOT, stdio: 'inherit' },
  );
  const made = JSON.parse(readFileSync(file, 'utf8')) as { url: string; pubs: readonly Pub[] };
  rmSync(folder, { recursive: true });
  return {
    url: made.url,
    guests: made.pubs.flatMap(({ orders }) => orders.map(guestPath)),
    desks: made.pubs.flatMap(desksOf),
    watched: made.pubs.flatMap(watchedOrderOf),
  };
}
