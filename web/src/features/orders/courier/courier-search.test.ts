import { expect, it } from 'vitest';
import { courierSearch, hasCourierBlock } from './courier-search.ts';

it.each([
  ['not_handled', 'hint', 'hint'],
  ['handled', 'hint', 'hint'],
  ['preparing', 'searching', 'found'],
  ['at_courier', 'hint', 'found'],
  ['completed', 'not_found', 'found'],
  ['canceled', 'not_found', 'found'],
] as const)('%s: %s while free, %s once reserved', (status, free, reserved) => {
  expect(courierSearch({ status, courier_info: { is_reserved: false } })).toBe(free);
  expect(courierSearch({ status, courier_info: { is_reserved: true } })).toBe(reserved);
});

it.each([
  ['delivery', 'delivery_service', false, true],
  ['delivery', 'own', false, false],
  ['delivery', 'own', true, true],
  ['in_place', 'delivery_service', false, false],
] as const)('%s by %s, reserved %s: has the block %s', (orderType, deliveryType, is, has) => {
  const courierInfo = { is_reserved: is, reserver_courier_id: is ? 4 : 0, courier_name: '' };
  const order = { order_type: orderType, delivery_type: deliveryType, courier_info: courierInfo };
  expect(hasCourierBlock(order)).toBe(has);
});
