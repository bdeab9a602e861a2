import { noticeTexts } from '@comanda/contract/alerts';
import { placeTexts, type NewOrder, type Order } from '@comanda/contract/orders';
import { ticketOf } from '@comanda/contract/printing';
import { allTexts, translate } from '@comanda/contract/texts';
import { contactRules, orderTypeTable } from '@comanda/domain/orders';
import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addMadeUpTo,
  addMadeUpType,
  MADE_UP,
} from '../../domain/src/orders/testing/made-up-order-type.ts';
import { orderNotice } from './features/alerts/notices.ts';
import { orderMessage, reasonKeyboard } from './features/alerts/telegram/messages/order-message.ts';
import { repriceOrder } from './features/orders/reprice-order.ts';
import { readContacts } from './features/orders/placing/order-contacts.ts';
import { isOfTypeWhere } from './features/orders/queries/status-conditions.ts';
import type { OrderRow } from './features/orders/tables.ts';
import { promiseView } from './features/orders/views.ts';
import { pausedUntilOf } from './features/pubs/pausing/temporary-state.ts';

const TEXT = 'orders.qx';
const text = { en: 'To fetch', ro: 'De ridicat', ru: 'Самовывоз' };

let takeOut: readonly (() => void)[] = [];
beforeAll(() => {
  Object.assign(allTexts, { [TEXT]: text });
  Object.assign(noticeTexts, {
    [`title_${MADE_UP}`]: { ...text, en: 'Order #{{number}} · to fetch' },
  });
  takeOut = [
    addMadeUpType(),
    addMadeUpTo(placeTexts, TEXT),
    () => Reflect.deleteProperty(allTexts, TEXT),
    () => Reflect.deleteProperty(noticeTexts, `title_${MADE_UP}`),
  ];
});
afterAll(() => {
  for (const one of takeOut) one();
});

const now = new Date('2026-11-20T17:00:00Z');
const pub = { id: 1, name: 'La Nuc', time_zone: 'Europe/Chisinau' };
const sent: NewOrder = {
  order_type: MADE_UP,
  dishes: [{ dish_id: 1, count: 1 }],
  client_name: 'Ana',
  main_phone_number: '+37369111222',
  town: 'Chișinău',
  full_address: 'str. Secretă 17',
  table_for_in_place_order: '7',
};
// Casts, since no type has this value, and what is tried reads these columns and fields alone.
const row = {
  id: 417,
  number: 17,
  order_type: MADE_UP,
  status: 'preparing',
  created_time: now,
  promised_at: now,
  promise_reason: null,
  distance_metres: null,
  currency_id: 1,
  dish_total_minor: 5000,
  delivery_price_minor: 0,
  commission_percent: 0,
  zone_price_minor: 4000,
  zone_free_from_minor: 0,
  is_rehearsal: false,
  accepted_by_itself: false,
} as OrderRow;
const order = {
  id: 417,
  number: 17,
  revision: 1,
  order_type: MADE_UP,
  status: 'not_handled',
  currency_id: 1,
  client_name: 'Ana',
  main_phone_number: '',
  second_phone_number: '',
  comments: '',
  town: '',
  full_address: '',
  table_for_in_place_order: '',
  dishes: [],
  payment_type: '',
  created_time: now.toISOString(),
  promised_at: null,
  is_rehearsal: false,
  dish_total: 50,
  delivery_price: 0,
  client_total: 50,
} as unknown as Order;

it('needs its contacts, and stores neither an address nor a table', () => {
  const rules = contactRules(sent.order_type);
  expect(readContacts(sent, rules)).toMatchObject({
    client_name: 'Ana',
    main_phone_number: '+37369111222',
    town: '',
    full_address: '',
    table_for_in_place_order: '',
  });
  expect(() => readContacts({ ...sent, main_phone_number: '' }, rules)).toThrow('validation_error');
});

it('is promised and priced without a courier’s way', () => {
  expect(promiseView(row)).toMatchObject({
    promised_at: now.toISOString(),
    arrives_from: null,
    arrives_to: null,
  });
  expect(repriceOrder(row, [{ unit_price_minor: 5000, count: 1 }])).toEqual({
    delivery_price_minor: 0,
    dish_total_minor: 5000,
    product_total_minor: 5000,
    discount_minor: 0,
    deposit_minor: 0,
  });
});

it('has its own words in the chat, in the alert and on the ticket, and no reason of a delivery', () => {
  const message = { order, pub, language: 'en' } as const;
  expect(orderMessage(message).html).toContain('<b>Order 17 · To fetch</b>');
  const reasons = reasonKeyboard(message).map(([button]) => button?.text);
  expect(reasons).toContain(allTexts['orders.cancel_reason_closing'].en);
  expect(reasons).not.toContain(allTexts['orders.cancel_reason_no_delivery_there'].en);
  expect(orderNotice(row, pub, now)('en').title).toBe('Order #17 · to fetch');
  const t = (key: keyof typeof allTexts) => translate(allTexts[key], 'en');
  const [head] = ticketOf(order, { kind: 'kitchen', paper: 58 }, { t, language: 'en', pub, now });
  expect(head?.text).toMatch(/^#17 +To fetch$/);
});

it('is asked for by its facts in SQL', () => {
  const database = new Kysely<object>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error('not asked');
      },
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const sqlOf = (fact: typeof orderTypeTable.hasCourier) =>
    isOfTypeWhere(fact).compile(database).sql;
  expect(sqlOf(orderTypeTable.needsContacts)).toBe(
    `order_type in ('delivery', 'pick_up', '${MADE_UP}')`,
  );
  expect(sqlOf(orderTypeTable.hasCourier)).toBe(`order_type in ('delivery')`);
});

it('is paused by its own column', () => {
  const until = new Date('2026-11-20T18:00:00Z');
  const columns = {
    paused_until_delivery: null,
    paused_until_in_place: null,
    paused_until_pick_up: null,
    [`paused_until_${MADE_UP}`]: until,
  };
  expect(pausedUntilOf(columns, now)).toEqual({
    delivery: null,
    in_place: null,
    pick_up: null,
    [MADE_UP]: until.toISOString(),
  });
});
