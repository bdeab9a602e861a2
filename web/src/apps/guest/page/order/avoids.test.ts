import { expect, it } from 'vitest';
import { orderPageHtml } from '../../testing/draw-order-page.ts';

const written = { address: '', comment: '', avoids: ['nuts' as const, 'vegan' as const] };

it.each([
  ['is with the venue', false, 'Nuci, Vegan. Localul a primit.'],
  ['is confirmed by the kitchen', true, 'Nuci, Vegan. Bucătăria a confirmat.'],
])('what the guest avoids %s', (_case, isSeen, expected) => {
  const html = orderPageHtml({ avoids_seen: isSeen }, { written });
  expect(html).toContain(`<dt>Ce evitați</dt><dd>${expected}</dd>`);
});

it('of an order that says nothing is not mentioned', () => {
  expect(orderPageHtml({})).not.toContain('Ce evitați');
});
