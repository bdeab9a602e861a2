import { describe, expect, it } from 'vitest';
import {
  afterSending,
  findProblems,
  nothingTyped,
  orderBody,
  type TypedOrder,
} from './typed-order.ts';

const line = { dishId: 3, name: 'Zeamă', count: 2, chosen: [], options: [] };
const everything: TypedOrder = {
  orderType: 'delivery',
  typedTable: '',
  table: ' 7 ',
  name: ' Ana ',
  phone: '+37369123456',
  address: 'bd. Dacia 27',
  town: '',
  point: { lat: 47, lng: 28 },
  payment: 'cash',
  changeFrom: '200',
  comments: ' ',
  avoids: ['nuts'],
  lines: [{ ...line, chosen: [{ choiceId: 11, count: 1 }], note: ' fără ceapă ' }],
};
const dish = {
  dish_id: 3,
  count: 2,
  options: [{ choice_id: 11, count: 1 }],
  note: 'fără ceapă',
};

describe('what is sent of an order', () => {
  it('is what its type needs, without empty fields', () => {
    expect(orderBody(everything)).toEqual({
      order_type: 'delivery',
      dishes: [dish],
      lat: 47,
      lng: 28,
      payment_type: 'cash',
      client_name: 'Ana',
      main_phone_number: '+37369123456',
      full_address: 'bd. Dacia 27',
      change_from: 200,
      avoids: ['nuts'],
    });
    expect(orderBody({ ...everything, orderType: 'in_place' })).toEqual({
      order_type: 'in_place',
      dishes: [dish],
      table_for_in_place_order: '7',
      client_name: 'Ana',
      main_phone_number: '+37369123456',
      avoids: ['nuts'],
    });
  });

  it('names the overruled rules only where there are some', () => {
    expect(orderBody(everything, ['dish_sold_out'])).toMatchObject({
      overrules: ['dish_sold_out'],
    });
  });

  it('has no change of an order that is paid by card', () => {
    expect(orderBody({ ...everything, payment: 'card_offline' })).not.toHaveProperty('change_from');
  });
});

it.each<readonly [Partial<TypedOrder>, readonly string[]]>([
  [{ orderType: 'in_place' }, ['table']],
  [{ orderType: 'in_place', table: '7' }, []],
  [{ orderType: 'in_place', table: '7', phone: '12' }, ['main_phone_number']],
  [{ orderType: 'pick_up' }, ['client_name']],
  [{ orderType: 'pick_up', name: 'Ana' }, []],
  [
    { orderType: 'delivery' },
    ['client_name', 'main_phone_number', 'full_address', 'point', 'payment_type'],
  ],
  [everything, []],
  [{ ...everything, changeFrom: 'o sută' }, ['change_from']],
  [{ ...everything, payment: 'card_offline', changeFrom: 'o sută' }, []],
])('of %j is wrong: %j', (typed, wrong) => {
  expect(Object.keys(findProblems({ ...nothingTyped, ...typed }))).toEqual(wrong);
});

it('after sending only the type and the table stay', () => {
  expect(afterSending({ ...everything, orderType: 'in_place' })).toEqual({
    ...nothingTyped,
    orderType: 'in_place',
    table: ' 7 ',
  });
});
