import { routes } from '@comanda/contract';
import { expect, test } from 'vitest';
import { isIslandText } from './island-text-keys.ts';

/** Shown in another way, at a field, or impossible from the page. */
const withoutText = [
  'basket_is_empty',
  'below_zone_minimum',
  'dish_count_is_invalid',
  'idempotency_key_is_required',
  'ordered_too_late',
  'outside_delivery_zones',
  'pub_is_paused',
  'table_is_required',
  'zone_is_closed',
];

test('the checkout has a text for each refusal of an order', () => {
  const { errors } = routes['POST /api/client/pub/:pubID/orders'];
  const missing = errors.filter(
    (code) =>
      !isIslandText('checkout', `errors.${code}`) && !isIslandText('delivery', `errors.${code}`),
  );
  expect(missing.toSorted()).toEqual(withoutText);
});
