import type { Pub } from '@comanda/contract/pubs';
import { Profiler, type ReactNode } from 'react';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { OrderDesk } from '../desk/order-desk.tsx';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';
import { loadDeskTools } from './load-desk-tools.ts';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
export const GET = `GET ${ORDER}` as const;
export const ACCEPT = `PUT ${ORDER}/accept` as const;
export const PROMISE = `PUT ${ORDER}/promise` as const;

type Scene = {
  readonly orders: readonly Parameters<typeof anOrder>[0][];
  readonly calls?: FakeCalls;
  readonly pub?: Partial<Pub>;
  /** Called for each commit of the desk and its slips. */
  readonly onRender?: () => void;
  readonly onError?: Parameters<typeof draw>[2];
  /** Before the desk: the bar's place for its states. */
  readonly bar?: ReactNode;
};

/** The desk with a fake server and an open socket that has just delivered these orders. */
export async function openTestDesk({ orders, calls = {}, pub = {}, bar, ...on }: Scene) {
  await loadDeskTools();
  const api = fakeApi(calls);
  const sockets = fakeSockets<'/ws/orders/company/:companyID/pub/:pubID'>();
  const unmount = draw(
    <>
      {bar}
      <PubOrdersProvider pub={aPub(pub)}>
        <Profiler id="desk" onRender={on.onRender ?? (() => {})}>
          <OrderDesk />
        </Profiler>
      </PubOrdersProvider>
    </>,
    '/admin/pub/7/orders',
    on.onError,
  );
  await sockets.accept();
  sockets.send({ event_type: 'GET_ALL', orders: orders.map((order) => anOrder(order)) });
  /** The changes of orders that the screen has sent. */
  const sent = () => api.made.filter(({ call }) => /^P.*\/orders\//.test(call));
  return { api, sockets, sent, unmount };
}

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const slip = (number: number) => page.getByRole('link', { name: `#${number}`, exact: true });
export const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000).toISOString();
