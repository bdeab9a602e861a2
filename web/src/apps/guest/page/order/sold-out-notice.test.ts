import { expect, it } from 'vitest';
import { allTexts, translate } from '@comanda/contract/texts';
import { orderPageHtml } from '../../testing/draw-order-page.ts';

const refused = { status: 'canceled', cancel_reason: 'sold_out' } as const;
const line = { count: 1, dish_price: 60, image_file_name: '' };
const two = {
  dishes: [
    { ...line, line_id: 1, dish_id: 5, name: 'Zeamă' },
    { ...line, line_id: 2, dish_id: 6, name: 'Sarmale' },
  ],
};
const soldOut = { names: ['Zeamă'], lineIds: [1] };
const words = translate(allTexts['guest.order.sold_out'], 'ro', { dishes: 'Zeamă' });
const again = translate(allTexts['guest.order.again_without'], 'ro', {});

it('names the sold-out dishes and leads to the basket with the others, at the same table', () => {
  const html = orderPageHtml(
    { ...refused, ...two, order_type: 'in_place', table_for_in_place_order: '4' },
    { soldOut },
  );
  expect(html).toContain(words);
  expect(html).toContain(again);
  expect(html).toContain('table=4&amp;again=its-token&amp;basket=open');
});

it('names a sold-out choice, whose dish can be ordered again with another', () => {
  const html = orderPageHtml(
    { ...refused, dishes: two.dishes.slice(0, 1) },
    { soldOut: { names: ['Mare (Porție)'], lineIds: [] } },
  );
  expect(html).toContain(
    translate(allTexts['guest.order.sold_out'], 'ro', { dishes: 'Mare (Porție)' }),
  );
  expect(html).toContain(again);
});

it('offers nothing to order again when every dish is sold out', () => {
  const html = orderPageHtml(
    { ...refused, ...two },
    {
      soldOut: { names: ['Zeamă', 'Sarmale'], lineIds: [1, 2] },
    },
  );
  expect(html).not.toContain(again);
});

it('offers nothing to order again at a pub that is no longer published', () => {
  const html = orderPageHtml({ ...refused, ...two }, { soldOut, isPublished: false });
  expect(html).toContain(words);
  expect(html).not.toContain(again);
});

it('names no dish once all are on sale again, and offers the whole order', () => {
  const html = orderPageHtml({ ...refused, ...two });
  expect(html).not.toContain(words.split(':')[0]);
  expect(html).toContain('basket=open');
});

it('is not there for another reason', () => {
  const html = orderPageHtml({ ...two, status: 'canceled', cancel_reason: 'closing' });
  expect(html).not.toContain('basket=open');
});
