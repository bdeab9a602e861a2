import { expect, it } from 'vitest';
import { findZone, plainTerms, type DeliveryZone } from '../../shipping/zones.ts';
import { byOrderType } from '../facts/offered-order-types.ts';
import { refuseOrder, type OrderRequest, type PubConditions } from './refuse-order.ts';
import { conditionsOfRehearsal, isRehearsed, rehearsalPoint } from './rehearsal.ts';

const square: DeliveryZone = {
  shapeId: 'square',
  vertices: [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 4 },
    { lat: 4, lng: 4 },
    { lat: 4, lng: 0 },
  ],
  priceMinor: 4000,
  ...plainTerms,
};
/** An L whose middle is outside of it. */
const corner: DeliveryZone = {
  ...square,
  shapeId: 'corner',
  vertices: [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 10 },
    { lat: 1, lng: 10 },
    { lat: 1, lng: 1 },
    { lat: 10, lng: 1 },
    { lat: 10, lng: 0 },
  ],
};
const free = { ...square, priceMinor: undefined };

const closedPub: PubConditions = {
  isExpired: true,
  hasInPlaceOrder: false,
  hasPickUpOrder: false,
  isDeliveryAvailable: false,
  pausedUntil: byOrderType(() => '9999-12-31T23:59:59.999Z'),
  intake: byOrderType(() => ({ isOpen: false })),
  hasLocation: true,
  acceptedPayments: ['cash'],
  tables: 'Bar',
  zones: [{ ...square, closedUntil: new Date('2026-12-01T00:00:00Z'), spans: [] }],
  clock: { timeZone: 'Europe/Chisinau', now: new Date('2026-11-20T10:00:00Z') },
};
const atTable: OrderRequest = {
  orderType: 'in_place',
  point: undefined,
  paymentType: undefined,
  table: '1',
  dishes: [{ dishId: 1, count: 1 }],
};
const delivery: OrderRequest = {
  ...atTable,
  orderType: 'delivery',
  point: { lat: 1, lng: 1 },
  paymentType: 'cash',
};
const without = (change: Partial<PubConditions>): PubConditions => ({ ...closedPub, ...change });

it.each<[string, PubConditions, OrderRequest, string]>([
  ['at a table of a pub that takes nothing', closedPub, atTable, 'accepted'],
  ['delivered by a pub that takes nothing', closedPub, delivery, 'accepted'],
  ['without a dish', closedPub, { ...atTable, dishes: [] }, 'basket_is_empty'],
  ['delivered without a location', without({ hasLocation: false }), delivery, 'delivery_is_off'],
  ['delivered without a zone', without({ zones: [] }), delivery, 'outside_delivery_zones'],
  ['delivered without a price', without({ zones: [free] }), delivery, 'zone_without_price'],
  ['unpaid', without({ acceptedPayments: [] }), delivery, 'payment_type_not_offered'],
])('a rehearsal order %s', (_name, pub, order, expected) => {
  const answer = refuseOrder(conditionsOfRehearsal(pub), order);
  expect(answer.ok ? 'accepted' : answer.code).toBe(expected);
});

it.each<[string, readonly DeliveryZone[], { lat: number; lng: number }, string | undefined]>([
  ['inside its zone', [square], { lat: 3, lng: 3 }, 'square'],
  ['outside of its zone', [square], { lat: 9, lng: 9 }, 'square'],
  ['outside of a zone whose middle is outside too', [corner], { lat: 9, lng: 9 }, 'corner'],
  [
    'in a zone without a price, beside one with a price',
    [free, corner],
    { lat: 3, lng: 3 },
    'corner',
  ],
  ['with no priced zone', [free], { lat: 3, lng: 3 }, undefined],
  ['with no zone', [], { lat: 3, lng: 3 }, undefined],
  ['with an empty zone', [{ ...square, vertices: [] }], { lat: 3, lng: 3 }, undefined],
])('a delivery of a pub %s', (_name, zones, pub, shapeId) => {
  const point = rehearsalPoint(pub, zones);
  const zone = point && findZone(zones, point);
  expect(zone?.ok === true ? zone.value.shapeId : undefined).toBe(shapeId);
});

it('goes to the pub itself when it is inside a zone', () => {
  expect(rehearsalPoint({ lat: 3, lng: 3 }, [square])).toEqual({ lat: 3, lng: 3 });
});

const order = {
  status: 'not_handled',
  cancel_reason: null,
  accepted_by_itself: false,
  opened_at: null,
} as const;
const openedAt = '2026-11-20T17:00:00.000Z';

it.each<[string, Partial<Parameters<typeof isRehearsed>[0]>, boolean]>([
  ['new', {}, false],
  ['only opened', { opened_at: openedAt }, false],
  ['seen', { status: 'handled', opened_at: openedAt }, false],
  ['accepted', { status: 'preparing', opened_at: openedAt }, true],
  ['accepted by an administrator', { status: 'preparing' }, true],
  ['accepted by itself', { status: 'preparing', accepted_by_itself: true }, false],
  [
    'accepted by itself and opened',
    { status: 'preparing', accepted_by_itself: true, opened_at: openedAt },
    true,
  ],
  ['completed', { status: 'completed', opened_at: openedAt }, true],
  ['refused', { status: 'canceled', cancel_reason: 'too_busy' }, true],
  ['canceled without a reason', { status: 'canceled' }, true],
  ['canceled since nobody answered', { status: 'canceled', cancel_reason: 'not_answered' }, false],
  ['withdrawn', { status: 'canceled', cancel_reason: 'by_guest' }, false],
])('a rehearsal order that is %s', (_name, change, expected) => {
  expect(isRehearsed({ ...order, ...change })).toBe(expected);
});
