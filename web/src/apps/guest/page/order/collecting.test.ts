import { expect, test } from 'vitest';
import { aGuestOrder } from '../../testing/a-guest-order.ts';
import { orderPageHtml } from '../../testing/draw-order-page.ts';

const pub = { ...aGuestOrder().pub, address: 'str. Gării 1' };
const collected = { order_type: 'pick_up', number: 17, pub } as const;

test('who collects an order reads its number large, where to collect it, and that it is ready', () => {
  const html = orderPageHtml(
    { ...collected, status: 'preparing', prepared: true },
    { language: 'en', pubPoint: { lat: 47.01, lng: 28.86 } },
  );
  expect(html).toContain('class="slip preparing called"');
  expect(html).toContain('Number 17: come and collect it.');
  expect(html).toMatch(
    /<a href="https:\/\/www\.google\.com\/maps\/dir\/\?api=1&amp;destination=47\.01%2C28\.86"[^>]*>str\. Gării 1</,
  );
});

test('without a point the way leads to the address; without an address there is none', () => {
  expect(orderPageHtml(collected)).toContain('destination=str.%20G%C4%83rii%201');
  const nowhere = orderPageHtml({ ...collected, pub: { ...pub, address: '' } });
  expect(nowhere).not.toContain('google.com/maps');
});

test('other orders lead nowhere, and neither does one that was collected', () => {
  for (const over of [{ order_type: 'delivery' }, { order_type: 'in_place' }] as const) {
    expect(orderPageHtml({ ...collected, ...over })).not.toContain('google.com/maps');
  }
  expect(orderPageHtml({ ...collected, status: 'completed' })).not.toContain('google.com/maps');
});
