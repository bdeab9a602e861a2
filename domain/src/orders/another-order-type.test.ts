import { afterAll, beforeAll, expect, it } from 'vitest';
import { guestNews, plainRefuseReasons, takesOrdersNow } from '../alerts/index.ts';
import { isAvailableTo } from '../couriers/index.ts';
import { bill } from '../tickets/index.ts';
import {
  byOrderType,
  contactRules,
  nextStep,
  offeredOrderTypes,
  orderStatuses,
  orderTypes,
  orderTypeTable,
  promiseReasonsFor,
  refusalWhenOff,
  refuseOrder,
  refuseReasonsFor,
  conditionsOfRehearsal,
  usualStatuses,
  type OrderRequest,
  type OrderType,
  type PubConditions,
} from './index.ts';
import { addMadeUpType, MADE_UP as QX } from './testing/made-up-order-type.ts';

let takeOut = (): void => undefined;
beforeAll(() => {
  takeOut = addMadeUpType();
});
afterAll(() => takeOut());

const pub: PubConditions = {
  isExpired: false,
  hasInPlaceOrder: false,
  hasPickUpOrder: false,
  isDeliveryAvailable: false,
  pausedUntil: { delivery: null, in_place: null, pick_up: null, [QX]: null },
  intake: {
    delivery: { isOpen: false },
    in_place: { isOpen: false },
    pick_up: { isOpen: false },
    [QX]: { isOpen: true },
  },
  hasLocation: false,
  acceptedPayments: [],
  tables: '',
  zones: [],
  clock: { timeZone: 'Europe/Chisinau', now: new Date('2026-11-20T10:00:00Z') },
};
const order: OrderRequest = {
  orderType: QX,
  point: undefined,
  paymentType: undefined,
  table: '',
  dishes: [{ dishId: 1, count: 1 }],
};

it('has an entry in every column of the table', () => {
  const { orderTypes: all, ...columns } = orderTypeTable;
  expect(all).toContain(QX);
  for (const [fact, column] of Object.entries(columns)) {
    expect(Object.keys(column).toSorted(), fact).toEqual([...orderTypes].toSorted());
    expect(Object.values(column), fact).not.toContain(undefined);
  }
});

it('does not compile without such an entry', () => {
  type Types = OrderType | 'qx';
  // @ts-expect-error -- the column has no entry for the other type
  const column: Readonly<Record<Types, boolean>> = orderTypeTable.needsTable;
  // @ts-expect-error -- nor has this one
  const codes: Readonly<Record<Types, string>> = refusalWhenOff;
  expect([column, codes]).toHaveLength(2);
});

it('is offered and refused by its own facts, and by no table, zone or payment', () => {
  expect(
    offeredOrderTypes({ hasInPlaceOrder: true, hasPickUpOrder: false, offersDelivery: true }),
  ).toEqual(['in_place', 'delivery', QX]);
  expect(refuseOrder(pub, order)).toEqual({ ok: true, value: undefined });
  const until = '2026-11-20T17:30:00.000Z';
  const paused = { ...pub, pausedUntil: { ...pub.pausedUntil, [QX]: until } };
  expect(refuseOrder(paused, order)).toMatchObject({
    code: 'pub_is_paused',
    facts: { paused_until: until },
  });
  const shut = byOrderType(() => ({ isOpen: false }));
  expect(refuseOrder({ ...pub, intake: shut }, order)).toMatchObject({ code: 'pub_is_closed' });
  expect(refuseOrder(conditionsOfRehearsal({ ...paused, intake: shut }), order).ok).toBe(true);
  const takesOrders = {
    isExpired: false,
    isOpenFor: byOrderType(() => true),
    hasDishes: true,
    orderTypes: [QX],
  };
  expect(takesOrdersNow({ ...takesOrders, pausedUntil: pub.pausedUntil })).toBe(true);
  expect(takesOrdersNow({ ...takesOrders, pausedUntil: paused.pausedUntil })).toBe(false);
});

it('needs a name and a phone, and no address', () => {
  const rules = contactRules(QX);
  const refuses = (field: keyof typeof rules, value: string) =>
    rules[field].some((rule) => rule(value) !== undefined);
  expect(refuses('client_name', '')).toBe(true);
  expect(refuses('main_phone_number', '')).toBe(true);
  expect(refuses('full_address', '')).toBe(false);
  expect(refuses('second_phone_number', '')).toBe(false);
});

it('passes the statuses without a courier, and ends with its own step', () => {
  expect(usualStatuses({ orderType: QX, status: 'not_handled' })).toEqual([
    'not_handled',
    'preparing',
    'completed',
  ]);
  const ready = { status: 'preparing', orderType: QX, isPrepared: true } as const;
  for (const isForPool of [true, false]) {
    expect(nextStep({ ...ready, isForPool, isReserved: false })).toBe('serve');
  }
  const courier = { isApproved: true, isBlocked: false, attachedPubIds: [1] };
  for (const status of orderStatuses) {
    for (const deliveryType of ['own', 'delivery_service'] as const) {
      const seen = {
        orderType: QX,
        status,
        deliveryType,
        isReserved: false,
        isAhead: false,
        pubId: 1,
      };
      expect(isAvailableTo(seen, courier)).toBe(false);
    }
  }
});

it('has the news of an order that its guest fetches', () => {
  const news = { order_type: QX, promised_at: null, cancel_reason: null };
  const kindOf = (status: 'preparing' | 'completed', prepared: boolean) =>
    guestNews({ ...news, status, prepared })?.kind;
  expect(kindOf('preparing', false)).toBe('accepted');
  expect(kindOf('preparing', true)).toBe('ready');
  expect(kindOf('completed', true)).toBe('ready');
});

it('is refused and delayed for no reason of a delivery', () => {
  expect(refuseReasonsFor(QX)).toContain('closing');
  expect(refuseReasonsFor(QX)).not.toContain('no_delivery_there');
  expect(plainRefuseReasons(QX)).not.toContain('no_delivery_there');
  expect(promiseReasonsFor(QX)).toContain('by_guest');
  expect(promiseReasonsFor(QX)).not.toContain('courier_is_late');
});

it('has its own place on a ticket, and a bill without a delivery price', () => {
  const ticket = {
    number: 1,
    orderType: QX,
    table: '',
    guestName: 'Ana',
    zone: '',
    address: '',
    comment: '',
    avoids: [],
    createdAt: new Date(0),
    promisedAt: null,
    wantedAt: null,
    lines: [],
    dishTotalMinor: 500,
    discountMinor: 0,
    compMinor: 0,
    depositMinor: 0,
    deliveryMinor: 0,
    totalMinor: 500,
    paidMinor: undefined,
    vat: [],
  };
  const words = {
    place: ({ orderType }: { readonly orderType: OrderType }) => `to ${orderType}`,
    moment: () => '',
    readyBy: () => '',
    forTime: () => '',
    amount: String,
    dishTotal: 'dishes',
    discount: '',
    comp: '',
    deposit: '',
    deliveryPrice: 'delivery',
    total: 'total',
    vat: String,
    paid: '',
    open: '',
    giveBack: '',
    notFiscal: [],
  };
  const lines = bill(ticket, { paper: 58, words, pubName: '' }).map(({ text }) => text.trim());
  expect(lines.filter((text) => /^(#1|dishes|delivery|total)/.test(text))).toEqual([
    expect.stringMatching(/^#1 +to qx$/),
    expect.stringMatching(/^total +500$/),
  ]);
});
