import { expect, test } from 'vitest';
import { againAddress } from './own-order.tsx';

const order: Parameters<typeof againAddress>[0] = {
  pub: {
    name: 'La Nuc',
    url_name: 'la-nuc',
    color: '#000000',
    color_theme: 'light',
    currency_id: 1,
    address: '',
    phone: '',
  },
  dishes: [
    { dish_id: 12, count: 2, dish_price: 10, name: 'Zeamă', image_file_name: '' },
    { dish_id: 15, count: 1, dish_price: 10, name: 'Plăcintă', image_file_name: '' },
  ],
};

test.each([
  ['la-nuc', '7', '/pub/la-nuc/?lang=ro&table=7&again=12x2%2C15x1'],
  ['la-nuc', '', '/pub/la-nuc/?lang=ro&again=12x2%2C15x1'],
  // A table of this venue is no table of the other one.
  ['alt-local', '7', '/pub/la-nuc/?lang=ro&again=12x2%2C15x1'],
])('from %s at table «%s»: %s', (urlName, table, address) => {
  expect(againAddress(order, { urlName, table, language: 'ro' })).toBe(address);
});
