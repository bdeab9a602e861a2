import { expect, test } from 'vitest';
import { orderAgainAddress } from './own-order.tsx';

const order: Parameters<typeof orderAgainAddress>[0] = {
  pub: {
    name: 'La Nuc',
    url_name: 'la-nuc',
    color: '#000000',
    color_theme: 'light',
    currency_id: 1,
    address: '',
    phone: '',
    time_zone: 'Europe/Chisinau',
  },
  tracking_token: 'a-token',
};

test.each([
  ['la-nuc', '7', '/pub/la-nuc/?lang=ro&table=7&again=a-token'],
  ['la-nuc', '', '/pub/la-nuc/?lang=ro&again=a-token'],
  // A table of this pub is no table of the other one.
  ['alt-local', '7', '/pub/la-nuc/?lang=ro&again=a-token'],
])('from %s at table «%s»: %s', (urlName, table, address) => {
  expect(orderAgainAddress(order, { urlName, table, language: 'ro' })).toBe(address);
});
