import { describe, expect, it } from 'vitest';
import {
  afterSending,
  findProblems,
  nothingTyped,
  orderBody,
  quoteBody,
  withTime,
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
  isForTime: false,
  day: '',
  wantedAt: '',
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

const slot = (from: string, code?: string) => ({
  from,
  to: `${from}+`,
  refusal: code === undefined ? null : { code, facts: {} },
});
const offered = {
  days: ['2026-11-20'],
  date: '2026-11-20',
  times: [slot('a', 'slot_is_full'), slot('b'), slot('c')],
};
const later: TypedOrder = { ...everything, orderType: 'pick_up', isForTime: true };

it.each([
  ['the first that is free', later, offered, 'b'],
  ['the chosen one', { ...later, wantedAt: 'c' }, offered, 'c'],
  ['the chosen one, although guests are not offered it', { ...later, wantedAt: 'a' }, offered, 'a'],
  ['another one when it is offered no more', { ...later, wantedAt: 'x' }, offered, 'b'],
  ['one that is full, where all are', later, { ...offered, times: offered.times.slice(0, 1) }, 'a'],
  ['none of a day without any', { ...later, wantedAt: 'x' }, { ...offered, times: [] }, ''],
  ['the chosen one until the times are known', { ...later, wantedAt: 'c' }, undefined, 'c'],
  ['none at a table', { ...later, orderType: 'in_place' }, offered, ''],
  ['none as soon as possible', { ...later, isForTime: false }, offered, ''],
] as const)('the time of an order for later is %s', (_, typed, times, wanted) => {
  const meant = withTime(
    typed,
    times && { ...times, days: [...times.days], times: [...times.times] },
  );
  expect(meant.wantedAt).toBe(wanted);
  expect(quoteBody(meant).wanted_at).toBe(wanted === '' ? undefined : wanted);
});

it('an order for a time needs one', () => {
  expect(Object.keys(findProblems({ ...later, wantedAt: '' }))).toEqual(['wanted_at']);
  expect(findProblems({ ...later, wantedAt: 'b' })).toEqual({});
});

it('after sending only the type and the table stay', () => {
  expect(afterSending({ ...everything, orderType: 'in_place' })).toEqual({
    ...nothingTyped,
    orderType: 'in_place',
    table: ' 7 ',
  });
});
