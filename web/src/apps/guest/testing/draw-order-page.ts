import type { OrderPageData, PageOptions } from '@comanda/contract/guest-page';
import type { GuestOrder } from '@comanda/contract/orders';
import { renderOrderPage } from '../page/order/order-page.tsx';
import { aGuestOrder } from './a-guest-order.ts';
import { noAssets } from './no-assets.ts';

const NOW = new Date('2026-11-20T17:01:00Z');

/** For tests: the page of an order a minute after it was sent, as the server draws it. */
export function orderPageHtml(
  changes: Partial<GuestOrder> = {},
  {
    soldOut = { names: [], lineIds: [] },
    isPublished = true,
    pubPoint = null,
    written = { address: '', comment: '', avoids: [] },
    ...options
  }: Partial<PageOptions & OrderPageData> = {},
): string {
  return renderOrderPage(
    {
      order: aGuestOrder(changes),
      written,
      pubPoint,
      deliveryMinutes: { from: 0, to: 0 },
      trackingToken: 'its-token',
      isPublished,
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
export function drawOrderPage(changes: Partial<GuestOrder> = {}): void {
  const drawn = new DOMParser().parseFromString(orderPageHtml(changes), 'text/html');
  document.body.replaceChildren(...drawn.body.childNodes);
}
