import { describe, expect, it } from 'vitest';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { changedElsewhere, withOwnEdit, type Aspect } from './what-changed.ts';

type Fields = Parameters<typeof anOrder>[0];

const courier_info = { is_reserved: true, reserver_courier_id: 4, courier_name: 'Ion Rusu' };
const dish = {
  line_id: 31,
  dish_id: 3,
  count: 2,
  dish_price: 90.2,
  name: 'Zeamă',
  image_file_name: '',
};
const option = {
  group_id: 1,
  choice_id: 2,
  group_name: 'Porție',
  name: 'Mare',
  count: 1,
  price: 90,
};
const seen = anOrder({ revision: 1, dishes: [dish] });
const later = (fields: Fields) => anOrder({ dishes: [dish], revision: 2, ...fields });

describe('changes of an open order by other users', () => {
  it.each([
    ['no visible change', {}, []],
    ['its status', { status: 'preparing' }, ['status']],
    ['its promised time', { promised_at: '2026-11-20T16:40:00Z' }, ['promise']],
    ['the count of a dish', { dishes: [{ ...dish, count: 3 }] }, ['dishes']],
    ['the choices of a dish', { dishes: [{ ...dish, options: [option] }] }, ['dishes']],
    ['the note to a dish', { dishes: [{ ...dish, note: 'fără ceapă' }] }, ['dishes']],
    ['the delivery price', { delivery_price: 0 }, ['delivery_price']],
    ['ready for pickup', { prepared: true }, ['prepared']],
    ['the courier', { courier_info }, ['courier']],
    ['what is paid', { paid: 45 }, ['payments']],
    ['a payment that was voided before it was seen', { paid: 0 }, []],
    ['two changes at once', { status: 'canceled', prepared: true }, ['status', 'prepared']],
  ] as [string, Fields, Aspect[]][])('%s', (_, fields, expected) => {
    expect(changedElsewhere({ seen, own: [] }, later(fields))).toEqual(expected);
  });

  it('the user’s own edit is not reported', () => {
    const order = later({ status: 'preparing' });
    expect(changedElsewhere({ seen, own: [{ aspect: 'status', order }] }, order)).toEqual([]);
  });

  it('changes before and after the own edit are reported', () => {
    const answer = later({ revision: 3, status: 'preparing', delivery_price: 0 });
    const own = [{ aspect: 'status', order: answer }] as const;
    expect(changedElsewhere({ seen, own }, answer)).toEqual(['delivery_price']);
    const after = later({ revision: 4, status: 'canceled', delivery_price: 40 });
    expect(changedElsewhere({ seen, own }, after)).toEqual(['status']);
  });

  it('a free delivery lost by fewer dishes belongs to the same edit', () => {
    const order = later({ dishes: [{ ...dish, count: 1 }], delivery_price: 45 });
    expect(changedElsewhere({ seen, own: [{ aspect: 'dishes', order }] }, order)).toEqual([]);
  });

  it.each(['dishes', 'status'] as const)(
    'an order that is no longer prepared by an own edit of its %s was not changed elsewhere',
    (aspect) => {
      const ready = anOrder({ revision: 1, dishes: [dish], prepared: true });
      const order = later({ prepared: false });
      const own = [{ aspect, order }];
      expect(changedElsewhere({ seen: ready, own }, order)).toEqual([]);
      expect(changedElsewhere({ seen: ready, own: [] }, order)).toEqual(['prepared']);
    },
  );

  it.each(['promise', 'status'] as const)(
    'status and promised time that change together are one own edit: %s',
    (aspect) => {
      const order = later({ status: 'preparing', promised_at: '2026-11-20T16:40:00Z' });
      expect(changedElsewhere({ seen, own: [{ aspect, order }] }, order)).toEqual([]);
    },
  );

  it('an old edit of this page does not explain newer changes', () => {
    const old = later({ revision: 2, status: 'preparing' });
    const now = later({ revision: 9, status: 'at_courier' });
    const held = later({ revision: 8, status: 'preparing' });
    const own = [{ aspect: 'status', order: old }] as const;
    expect(changedElsewhere({ seen: held, own }, now)).toEqual(['status']);
  });
});

it('stores the last edit of each aspect of an order', () => {
  const first = { aspect: 'status', order: later({ id: 5, revision: 2 }) } as const;
  const last = { aspect: 'status', order: later({ id: 5, revision: 3 }) } as const;
  const others = [
    { aspect: 'dishes', order: later({ id: 5, revision: 1 }) },
    { aspect: 'status', order: later({ id: 6, revision: 1 }) },
  ] as const;
  expect([...others, first, last].reduce(withOwnEdit, [])).toEqual([...others, last]);
});
