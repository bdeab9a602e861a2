import type { GuestOrder } from '@comanda/contract/orders';
import { vi } from 'vitest';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { followOrder } from '../following/follow-order.ts';
import { aGuestOrder } from './a-guest-order.ts';
import { drawOrderPage, orderPageHtml, type DrawnOrder } from './draw-order-page.ts';

type Reply = () => Promise<Response> | Response;

export const answered: Partial<GuestOrder> = { revision: 2, status: 'preparing' };
export const withdrawn: Partial<GuestOrder> = {
  revision: 2,
  status: 'canceled',
  cancel_reason: 'by_guest',
};

/** For tests: an order's page with its program, and the server behind it. */
export function openOrderPage(changes: Partial<GuestOrder> = {}, options: DrawnOrder = {}) {
  const sockets = fakeSockets<'/ws/client/order/:trackingToken'>();
  const sent: string[] = [];
  const bodies: unknown[] = [];
  let order = changes;
  let replyToWithdrawal: Reply = () => new Response(null, { status: 500 });
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return new Response(orderPageHtml(order, options));
    sent.push(`${method} ${address}`);
    if (typeof body === 'string') bodies.push(JSON.parse(body));
    return replyToWithdrawal();
  });
  drawOrderPage(changes, options);
  followOrder();
  return {
    /** The requests that change the order. */
    sent,
    bodies,
    /** From now on the server answers so. */
    replyWith: (reply: Reply) => {
      replyToWithdrawal = reply;
    },
    /** The server's order changes, without a message. */
    change: (next: Partial<GuestOrder>) => {
      order = next;
    },
    /** The server's order changes, and the page receives it live. */
    receive: async (next: Partial<GuestOrder>) => {
      order = next;
      await sockets.accept();
      sockets.send({ event_type: 'UPDATE_EVENT', order: aGuestOrder(next) });
    },
  };
}

export function closeOrderPage(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
}
