import { addressOf as addressOfContract } from '@comanda/contract/client';
import { expect, it } from 'vitest';
import { addressOf } from './address-of.ts';

it('equals the address from the contract’s own client', () => {
  const trackingToken = 'a/b ?#%';
  const ORDER = 'GET /api/client/orders/:trackingToken';
  expect(addressOf(ORDER, { trackingToken })).toBe(addressOfContract(ORDER, { trackingToken }).url);
  const ORDERS = 'GET /api/client/orders';
  expect(addressOf(ORDERS, {}, { before: 9 })).toBe(
    addressOfContract(ORDERS, {}, { before: 9 }).url,
  );
  expect(addressOf(ORDERS, {})).toBe('/api/client/orders');
});
