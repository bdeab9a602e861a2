import { allTexts, translate } from '@comanda/contract/texts';
import { expect, it } from 'vitest';
import { orderPageHtml } from '../../testing/draw-order-page.ts';

const mark = translate(allTexts['guest.order.rehearsal'], 'ro');

it('the page of a rehearsal says so, and no other page does', () => {
  expect(orderPageHtml({ is_rehearsal: true })).toContain(mark);
  expect(orderPageHtml()).not.toContain(mark);
});
