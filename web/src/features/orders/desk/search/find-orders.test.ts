import { describe, expect, it } from 'vitest';
import { anOrder } from '../../../../testing/samples/an-order.ts';
import { anOrderOption } from '../../../../testing/samples/an-order-option.ts';
import { countOpen, isFoundBy, openCouriers, openTables, sumOf } from './find-orders.ts';

const delivery = anOrder({ id: 4141, number: 41, main_phone_number: '+37369217340' });
const pizza = anOrder({
  id: 4170,
  number: 70,
  dishes: [
    {
      line_id: 1,
      dish_id: 4,
      count: 1,
      dish_price: 90,
      name: 'Pită',
      image_file_name: '',
      options: [anOrderOption({ name: 'Brânză de oi', group_name: 'Adaosuri' })],
      note: 'fără sare',
    },
  ],
  client_name: '',
  full_address: '',
  main_phone_number: '',
});
const table = anOrder({
  id: 4157,
  number: 57,
  order_type: 'in_place',
  table_for_in_place_order: '12',
  client_name: 'Doina',
  main_phone_number: '',
  full_address: '',
});
const terrace = anOrder({ ...table, id: 4160, number: 60, table_for_in_place_order: 'Terasă 3' });

describe('finding an order', () => {
  it.each([
    ['its number', '41', [41]],
    ['the beginning of its number', '5', [57]],
    ['its number only, after #', '#12', []],
    ['its id', '4157', [57]],
    ['the beginning of its id, as all ids of a day begin', '41', [41]],
    ['its table', '12', [57]],
    ['a table with a word in its name', 'terasa 3', [60]],
    ['its phone', '+373 69 217-340', [41]],
    ['its phone in the national format', '069217340', [41]],
    ['the end of its phone', '7340', [41]],
    ['a dish, in another alphabet', 'гаина', [41, 57, 60]],
    ['a choice of a dish, in another alphabet', 'бранза', [70]],
    ['a word of a note, which nobody searches for', 'sare', []],
    ['its guest', 'doina', [57, 60]],
    ['its address', 'dacia', [41]],
    ['a word that is in no order', 'pizza', []],
  ])('by %s', (_name, words, numbers) => {
    const found = [delivery, table, terrace, pizza].filter((order) => isFoundBy(order, words));
    expect(found.map(({ number }) => number)).toEqual(numbers);
  });
});

describe('open orders', () => {
  it('have their tables by number, with their open orders only', () => {
    const at = (id: number, name: string, status: 'preparing' | 'completed' = 'preparing') =>
      anOrder({ ...table, id, table_for_in_place_order: name, status });
    const orders = [at(1, '12'), at(2, '2'), at(3, '12'), at(4, '7', 'completed'), delivery];
    expect(openTables(orders)).toEqual([
      { table: '2', count: 1 },
      { table: '12', count: 2 },
    ]);
    expect(countOpen(orders, 'in_place')).toBe(3);
    expect(countOpen(orders, 'delivery')).toBe(1);
  });

  it('have their couriers by name, with their open orders only', () => {
    const by = (reserver_courier_id: number, courier_name: string, id: number) =>
      anOrder({ id, courier_info: { is_reserved: true, reserver_courier_id, courier_name } });
    const orders = [
      by(9, 'Țurcan Vlad', 1),
      by(4, 'Ion Rusu', 2),
      by(4, 'Ion Rusu', 3),
      { ...by(4, 'Ion Rusu', 4), status: 'completed' } as const,
      by(-1, 'A deleted account', 5),
      anOrder({ id: 6 }),
    ];
    expect(openCouriers(orders)).toEqual([
      { id: 4, name: 'Ion Rusu', count: 2 },
      { id: 9, name: 'Țurcan Vlad', count: 1 },
    ]);
  });

  it('sums exactly to the ban, each currency separately', () => {
    const paid = (client_total: number, currency_id: number) =>
      anOrder({ client_total, currency_id });
    expect(sumOf([paid(0.1, 1), paid(0.2, 1), paid(5, 2)])).toEqual([
      { currencyID: 1, amount: 0.3 },
      { currencyID: 2, amount: 5 },
    ]);
  });
});
