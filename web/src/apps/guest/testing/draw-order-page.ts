import type { OrderPageData, PageOptions } from '@comanda/contract/guest-page';
import type { GuestOrder } from '@comanda/contract/orders';
import { renderOrderPage } from '../page/order/order-page.tsx';
import { aGuestOrder } from './a-guest-order.ts';
import { noAssets } from './no-assets.ts';

const NOW = new Date('2026-11-20T17:01:00Z');

export type DrawnOrder = Partial<PageOptions & OrderPageData>;

/** For tests: the page of an order a minute after it was sent, as the server draws it. */
export function orderPageHtml(
  changes: Partial<GuestOrder> = {},
  {
    soldOut = { names: [], lineIds: [] },
    isPublished = true,
    totalWithout = null,
    pubPoint = null,
    deliveryMinutes = { from: 0, to: 0 },
    written = { address: '', comment: '', avoids: [] },
    ...options
  }: DrawnOrder = {},
): string {
  return renderOrderPage(
    {
      order: aGuestOrder(changes),
      written,
      pubPoint,
      deliveryMinutes,
      trackingToken: 'its-token',
      isPublished,
      totalWithout,
      soldOut,
    },
    {
      language: 'ro',
      now: NOW,
      publicUrl: 'http://comanda.test',
      mapTilesUrl: '',
      assets: noAssets,
      ...options,
    },
  );
}

/** For tests: puts the server's page into the document of the test. */
export function drawOrderPage(changes: Partial<GuestOrder> = {}, options: DrawnOrder = {}): void {
  const drawn = new DOMParser().parseFromString(orderPageHtml(changes, options), 'text/html');
  document.body.replaceChildren(...drawn.body.childNodes);
}
