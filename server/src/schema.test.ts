import { roles, tariffs } from '@comanda/domain/accounts';
import { genders, ledgerKinds } from '@comanda/domain/couriers';
import { MAX_LINE_LENGTH } from '@comanda/domain/fields';
import { MAX_AMOUNT_MINOR } from '@comanda/domain/money';
import {
  cancelReasons,
  finishedStatuses,
  MAX_CANCEL_TEXT_LENGTH,
  MAX_DISH_COUNT,
  MAX_ORDER_NUMBER,
  orderStatuses,
  orderTypes,
  orderTypeTable,
  paymentTypes,
  PENDING_PICKUP_STATUS,
  waitsForAnswer,
} from '@comanda/domain/orders';
import { colorThemes, currencies } from '@comanda/domain/pubs';
import { deliveryTypes, MAX_DELIVERY_MINUTES } from '@comanda/domain/shipping';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing/app/build-test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

/** A check, an index or a function as stored in the database: its SQL does not change after its creation. */
async function definitionOf(name: string): Promise<string> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}
    union all
    select indexdef from pg_indexes where indexname = ${name}
    union all
    select prosrc from pg_proc where proname = ${name}`.execute(t.deps.db);
  expect(rows, name).toHaveLength(1);
  return rows[0]?.definition ?? '';
}

const wordsOf = (definition: string): string[] =>
  [...definition.matchAll(/'([\w ]*)'/g)].map(([, word = '']) => word);
const numbersOf = (definition: string): number[] =>
  [...definition.matchAll(/\d+/g)].map(([number]) => Number(number));

const { needsAddress, needsTable, hasCourier } = orderTypeTable;
/** The order types of which a fact of the table is true. */
const typesWhere = (fact: typeof needsTable) => orderTypes.filter((type) => fact[type]);
const unanswered = [...orderStatuses.filter(waitsForAnswer), 'preparing'];

it.each<[string, readonly string[]]>([
  ['account_role', roles],
  ['company_tariff', tariffs],
  ['pub_color_theme', colorThemes],
  ['shipping_delivery_type', deliveryTypes],
  ['courier_gender', genders],
  ['courier_ledger_kind', ledgerKinds],
  ['pub_order_status', orderStatuses],
  ['pub_order_type', orderTypes],
  ['pub_order_payment_type', ['', ...paymentTypes]],
  ['pub_order_delivery_type', deliveryTypes],
  ['pub_order_cancel_reason', cancelReasons],
  ['pub_order_active', finishedStatuses],
  ['pub_order_in_process', finishedStatuses],
  ['pub_order_active_of_courier', finishedStatuses],
  ['pub_order_finished_of_courier', finishedStatuses],
  ['pub_order_canceled', ['canceled']],
  ['pub_order_delivery_points', ['completed', ...typesWhere(needsAddress)]],
  ['pub_order_waiting_for_courier', [PENDING_PICKUP_STATUS, ...typesWhere(hasCourier)]],
  ['pub_order_delivery_has_place', typesWhere(needsAddress)],
  ['pub_order_in_place_has_table', ['', ...typesWhere(needsTable)]],
  ['pub_order_in_place_has_no_courier', typesWhere(hasCourier)],
  ['waiting_at_tables', [...unanswered, '30 minutes', ...typesWhere(needsTable)]],
  ['pub_order_waiting_at_table', [...unanswered, ...typesWhere(needsTable)]],
])('%s lists the words that the domain lists', async (name, words) => {
  expect(wordsOf(await definitionOf(name)).toSorted()).toEqual(words.toSorted());
});

it.each<[string, readonly number[]]>([
  ['company_name_length', [3, MAX_LINE_LENGTH]],
  ['pub_name_length', [3, MAX_LINE_LENGTH]],
  ['menu_name_length', [1, MAX_LINE_LENGTH]],
  ['category_name_length', [1, MAX_LINE_LENGTH]],
  ['dish_name_length', [1, MAX_LINE_LENGTH]],
  ['courier_full_name_length', [3, MAX_LINE_LENGTH]],
  ['pub_order_cancel_text', [1, MAX_CANCEL_TEXT_LENGTH]],
  ['dish_price', [0, MAX_AMOUNT_MINOR]],
  ['dish_sale_price', [0, MAX_AMOUNT_MINOR]],
  ['delivery_zone_price', [0, MAX_AMOUNT_MINOR]],
  ['delivery_zone_free_from', [0, MAX_AMOUNT_MINOR]],
  ['order_line_count', [1, MAX_DISH_COUNT]],
  ['shipping_time_to_minutes', [0, MAX_DELIVERY_MINUTES]],
  ['pub_currency', [1, currencies.length]],
  ['courier_ledger_currency', [1, currencies.length]],
  ['pub_order_number', [1, MAX_ORDER_NUMBER]],
  ['order_counter_last', [1, MAX_ORDER_NUMBER]],
])('%s has the bounds that the domain has', async (name, bounds) => {
  expect(numbersOf(await definitionOf(name))).toEqual(bounds);
});
