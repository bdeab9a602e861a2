import { describe, expect, it } from 'vitest';
import { plainTerms } from '../../shipping/index.ts';
import {
  byOrderType,
  conditionsOfStaff,
  isOverrulable,
  judgeOrder,
  refuseOrder,
  type OrderRequest,
  type PubConditions,
} from '../index.ts';

const vertices = [
  { lat: 47, lng: 28 },
  { lat: 47, lng: 29 },
  { lat: 48, lng: 29 },
  { lat: 48, lng: 28 },
];
const UNTIL = '2026-11-20T17:30:00.000Z';
const open = byOrderType(() => ({ isOpen: true }));
const shut = byOrderType(() => ({ isOpen: false }));
const zone = { shapeId: 'centre', vertices, priceMinor: 4000, ...plainTerms };
const pub: PubConditions = {
  isExpired: false,
  hasInPlaceOrder: true,
  hasPickUpOrder: true,
  isDeliveryAvailable: true,
  pausedUntil: { delivery: null, in_place: null, pick_up: null },
  intake: open,
  hasLocation: true,
  acceptedPayments: ['cash'],
  tables: '',
  zones: [zone],
  clock: { timeZone: 'Europe/Chisinau', now: new Date('2026-11-20T10:00:00Z') },
};
const delivery: OrderRequest = {
  orderType: 'delivery',
  point: { lat: 47.5, lng: 28.5 },
  paymentType: 'cash',
  table: '',
  dishes: [{ dishId: 1, count: 2 }],
};
const inPlace: OrderRequest = {
  orderType: 'in_place',
  point: undefined,
  paymentType: undefined,
  table: '7',
  dishes: [{ dishId: 1, count: 1 }],
};

const toCollect: OrderRequest = { ...inPlace, orderType: 'pick_up', table: '' };

/** Every rule of its kind is broken at first; each step repairs one rule and reaches the next refusal. */
type Step = readonly [code: string, pub: Partial<PubConditions>, order: Partial<OrderRequest>];

function walk(goodPub: PubConditions, goodOrder: OrderRequest, steps: readonly Step[]): string[] {
  return steps.map((_, index) => {
    const broken = steps.slice(index).toReversed();
    const answer = refuseOrder(
      Object.assign({ ...goodPub }, ...broken.map(([, change]) => change)),
      Object.assign({ ...goodOrder }, ...broken.map(([, , change]) => change)),
    );
    return answer.ok ? 'accepted' : answer.code;
  });
}

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ dishId: index + 1, count: 1 }));

const everyOrder: readonly Step[] = [
  ['pub_expired', { isExpired: true }, {}],
  ['basket_is_empty', {}, { dishes: [] }],
  ['order_line_limit_exceeded', {}, { dishes: linesOf(201) }],
  ['dish_count_is_invalid', {}, { dishes: [{ dishId: 1, count: 0 }] }],
];
const deliveries: readonly Step[] = [
  ...everyOrder,
  ['delivery_is_off', { isDeliveryAvailable: false }, {}],
  ['delivery_is_off', { hasLocation: false }, {}],
  ['pub_is_paused', { pausedUntil: { delivery: UNTIL, in_place: null, pick_up: null } }, {}],
  ['pub_is_closed', { intake: shut }, {}],
  ['location_is_required', {}, { point: undefined }],
  ['outside_delivery_zones', {}, { point: { lat: 46, lng: 28.5 } }],
  ['zone_without_price', { zones: [{ ...zone, priceMinor: undefined }] }, {}],
  ['zone_is_closed', { zones: [{ ...zone, closedUntil: new Date(UNTIL) }] }, {}],
  ['zone_is_closed', { zones: [{ ...zone, spans: [] }] }, {}],
  ['payment_type_not_offered', {}, { paymentType: 'card_offline' }],
];
const tables: readonly Step[] = [
  ...everyOrder,
  ['in_place_order_is_off', { hasInPlaceOrder: false }, {}],
  ['pub_is_paused', { pausedUntil: { delivery: null, in_place: UNTIL, pick_up: null } }, {}],
  ['pub_is_closed', { intake: shut }, {}],
  ['table_is_required', {}, { table: ' \u200B' }],
  ['table_is_unknown', { tables: '1-40, Bar' }, { table: '99999' }],
];

const pickUps: readonly Step[] = [
  ...everyOrder,
  ['pick_up_is_off', { hasPickUpOrder: false }, {}],
  ['pub_is_paused', { pausedUntil: { delivery: null, in_place: null, pick_up: UNTIL } }, {}],
  ['pub_is_closed', { intake: shut }, {}],
];

describe('refuseOrder', () => {
  it.each([
    ['a delivery', delivery, deliveries],
    ['an order at a table', inPlace, tables],
    ['an order to collect', toCollect, pickUps],
  ])('refuses %s for each broken rule', (_, order, steps) => {
    for (const step of steps) expect(walk(pub, order, [step])).toEqual([step[0]]);
  });

  it.each([
    ['a delivery', delivery, deliveries],
    ['an order at a table', inPlace, tables],
    ['an order to collect', toCollect, pickUps],
  ])('reports the first refusal of %s when several apply', (_, order, steps) => {
    expect(walk(pub, order, steps)).toEqual(steps.map(([code]) => code));
  });

  it.each([-1, 0, 0.5, 1.5, Number.NaN])('refuses a count of %d in every line', (count) => {
    const dishes = [...delivery.dishes, { dishId: 2, count }];
    expect(refuseOrder(pub, { ...delivery, dishes })).toMatchObject({
      code: 'dish_count_is_invalid',
    });
  });

  it.each([undefined, 'card_offline' as const])('refuses the payment type %s', (paymentType) => {
    const answer = refuseOrder(pub, { ...delivery, paymentType });
    expect(answer).toMatchObject({ code: 'payment_type_not_offered' });
  });

  it('reports when a closed pub opens, if it ever opens', () => {
    const opensAt = '2026-11-21T08:00:00Z';
    const closed = { ...pub, intake: { ...open, delivery: { isOpen: false, opensAt } } };
    expect(refuseOrder(closed, delivery)).toMatchObject({ facts: { opens_at: opensAt } });
    expect(refuseOrder({ ...pub, intake: shut }, delivery)).toEqual({
      ok: false,
      code: 'pub_is_closed',
      facts: {},
    });
  });

  it('reports until when one order type is paused, and accepts the other', () => {
    const noDeliveries = {
      ...pub,
      pausedUntil: { delivery: UNTIL, in_place: null, pick_up: null },
    };
    expect(refuseOrder(noDeliveries, delivery)).toMatchObject({ facts: { paused_until: UNTIL } });
    expect(refuseOrder(noDeliveries, inPlace).ok).toBe(true);
    const noTables = { ...pub, pausedUntil: { delivery: null, in_place: UNTIL, pick_up: null } };
    expect(refuseOrder(noTables, inPlace)).toMatchObject({ facts: { paused_until: UNTIL } });
    expect(refuseOrder(noTables, delivery).ok).toBe(true);
  });

  it('accepts 200 lines', () => {
    expect(refuseOrder(pub, { ...delivery, dishes: linesOf(200) }).ok).toBe(true);
  });

  it('accepts an order to collect without a place, a table, a zone or a payment type', () => {
    const bare = { ...pub, hasLocation: false, acceptedPayments: [], zones: [], tables: '1-40' };
    expect(refuseOrder(bare, toCollect)).toEqual({ ok: true, value: undefined });
  });

  it('accepts a delivery and returns its zone', () => {
    expect(refuseOrder(pub, delivery)).toEqual({ ok: true, value: zone });
  });

  it('accepts an order at a table outside the delivery hours, without a zone', () => {
    const late = {
      ...pub,
      intake: { ...open, delivery: { isOpen: false } },
      isDeliveryAvailable: false,
      zones: [],
    };
    expect(refuseOrder(late, inPlace)).toEqual({ ok: true, value: undefined });
  });

  it('accepts a delivery although in-place ordering is off', () => {
    expect(refuseOrder({ ...pub, hasInPlaceOrder: false }, delivery).ok).toBe(true);
  });
});

const paused = { delivery: UNTIL, in_place: UNTIL, pick_up: UNTIL };
const badLines = [...linesOf(201), { dishId: 1, count: 0 }];
const worst: Partial<PubConditions> = {
  isExpired: true,
  hasInPlaceOrder: false,
  hasPickUpOrder: false,
  isDeliveryAvailable: false,
  pausedUntil: paused,
  intake: shut,
  acceptedPayments: [],
  tables: '1-40',
  zones: [{ ...zone, closedUntil: new Date(UNTIL) }],
};
const ofAnyType = ['pub_expired', 'order_line_limit_exceeded', 'dish_count_is_invalid'];

describe('judgeOrder', () => {
  it.each<readonly [string, OrderRequest, readonly string[]]>([
    [
      'a delivery',
      { ...delivery, dishes: badLines },
      [
        ...ofAnyType,
        'delivery_is_off',
        'pub_is_paused',
        'pub_is_closed',
        'zone_is_closed',
        'payment_type_not_offered',
      ],
    ],
    [
      'an order at a table',
      { ...inPlace, dishes: badLines, table: '99' },
      [...ofAnyType, 'in_place_order_is_off', 'pub_is_paused', 'pub_is_closed', 'table_is_unknown'],
    ],
    [
      'an order to collect',
      { ...toCollect, dishes: badLines },
      [...ofAnyType, 'pick_up_is_off', 'pub_is_paused', 'pub_is_closed'],
    ],
  ])('tells every rule that %s breaks, in the sequence in which one is told', (_, order, codes) => {
    const { refusals } = judgeOrder({ ...pub, ...worst }, order);
    expect(refusals.map(({ code }) => code)).toEqual(codes);
    expect(refuseOrder({ ...pub, ...worst }, order)).toEqual(refusals[0]);
  });

  it.each([
    ['an empty basket', { dishes: [] }, ['basket_is_empty']],
    [
      'no place and no payment',
      { point: undefined, paymentType: undefined },
      ['location_is_required', 'payment_type_not_offered'],
    ],
    ['a place outside', { point: { lat: 46, lng: 28.5 } }, ['outside_delivery_zones']],
  ])('tells those of %s and no others', (_, change, codes) => {
    const { refusals } = judgeOrder(pub, { ...delivery, ...change });
    expect(refusals.map(({ code }) => code)).toEqual(codes);
  });

  it('knows the zone also when something else refuses the order', () => {
    const judged = judgeOrder({ ...pub, intake: shut }, delivery);
    expect(judged).toMatchObject({ refusals: [{ code: 'pub_is_closed' }], zone });
    expect(judgeOrder(pub, delivery)).toEqual({ refusals: [], zone });
  });
});

describe('an order that staff take', () => {
  const off = { ...pub, hasInPlaceOrder: false, hasPickUpOrder: false };

  it.each([
    ['at a table', inPlace],
    ['for collecting', toCollect],
  ])('is not bound by what guests may order by themselves: %s', (_, order) => {
    expect(refuseOrder(off, order).ok).toBe(false);
    expect(refuseOrder(conditionsOfStaff(off), order).ok).toBe(true);
  });

  it('is bound by every other rule', () => {
    const broken = {
      ...off,
      isDeliveryAvailable: false,
      isExpired: true,
      intake: shut,
      tables: '1-6',
    };
    expect(judgeOrder(conditionsOfStaff(broken), inPlace).refusals.map(({ code }) => code)).toEqual(
      ['pub_expired', 'pub_is_closed', 'table_is_unknown'],
    );
    expect(refuseOrder(conditionsOfStaff(broken), delivery)).toMatchObject({ code: 'pub_expired' });
  });

  it.each([
    ['pub_is_closed', true],
    ['too_few_left', true],
    ['pub_expired', false],
    ['table_is_unknown', false],
    ['outside_delivery_zones', false],
    ['', false],
  ])('may overrule %s: %s', (code, may) => {
    expect(isOverrulable(code)).toBe(may);
  });
});
