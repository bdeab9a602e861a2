import { expect, it } from 'vitest';
import { orderPageHtml } from '../../testing/draw-order-page.ts';

it('has the code for the courier where one is asked', () => {
  expect(orderPageHtml({ handover_code: '07' })).toContain(
    '<p class="handover">Spuneți-i curierului acest cod<b>07</b></p>',
  );
  expect(orderPageHtml({})).not.toContain('handover');
});
