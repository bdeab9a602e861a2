import type { Order, OrderDish } from '@comanda/contract/orders';
import { toAmount, toMinor } from '@comanda/domain/money';
import { searchFor, searchText } from '@comanda/domain/text';
import { isInProcess, type OrderType } from '@comanda/domain/orders';
import { standsAside } from '../../live/order-filter.ts';
import { isOpenAt } from './open-at-table.ts';

/** From this many digits on the text may match a phone. */
const PHONE_DIGITS = 4;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** A dialled national number begins with a 0 that the stored number does not have. */
function isPhoneOf(phone: string, digits: string): boolean {
  return digits.length >= PHONE_DIGITS && digitsOf(phone).includes(digits.replace(/^0+/, ''));
}

function findsByDigits(order: Order, typed: string): boolean {
  const digits = digitsOf(typed);
  if (String(order.number).startsWith(digits)) return true;
  // In full only: all orders of a day begin with the same digits.
  if (String(order.id) === digits) return true;
  if (typed.startsWith('#')) return false;
  return (
    order.table_for_in_place_order === digits ||
    isPhoneOf(order.main_phone_number, digits) ||
    isPhoneOf(order.second_phone_number, digits)
  );
}

const namesOf = ({ name, options = [] }: OrderDish): string[] => [
  name,
  ...options.map((option) => option.name),
];

/** Whether an order matches the search text: by number, table, phone, dish, choice, guest or address. */
export function isFoundBy(order: Order, words: string): boolean {
  const typed = words.trim();
  if (/^[#+]?[\d\s()-]*\d[\d\s()-]*$/.test(typed)) return findsByDigits(order, typed);
  const { client_name, full_address, table_for_in_place_order: table, dishes } = order;
  const names = [table, client_name, full_address, ...dishes.flatMap(namesOf)];
  return searchFor(typed)(searchText(names.join(' ')));
}

type OpenTable = { readonly table: string; readonly count: number };

/** The tables with open orders, in natural order. */
export function openTables(orders: readonly Order[]): readonly OpenTable[] {
  const counts = new Map<string, number>();
  for (const order of orders) {
    const table = order.table_for_in_place_order;
    if (isOpenAt(order, table)) counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  return [...counts]
    .map(([table, count]) => ({ table, count }))
    .toSorted((a, b) => a.table.localeCompare(b.table, 'ro', { numeric: true }));
}

type OpenCourier = { readonly id: number; readonly name: string; readonly count: number };

/** The couriers with open orders, by name. */
export function openCouriers(orders: readonly Order[]): readonly OpenCourier[] {
  const couriers = new Map<number, OpenCourier>();
  for (const { courier_info, status } of orders) {
    const { reserver_courier_id: id, courier_name: name } = courier_info;
    // A deleted courier account leaves only the name.
    if (id <= 0 || !isInProcess(status)) continue;
    couriers.set(id, { id, name, count: (couriers.get(id)?.count ?? 0) + 1 });
  }
  return [...couriers.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'ro'));
}

export function countOpen(orders: readonly Order[], type: OrderType): number {
  return orders.filter(
    (order) => order.order_type === type && isInProcess(order.status) && !standsAside(order),
  ).length;
}

type Sum = { readonly currencyID: number; readonly amount: number };

/** The total that the guests of these orders pay, one sum for each currency. */
export function sumOf(orders: readonly Order[]): readonly Sum[] {
  const sums = new Map<number, number>();
  for (const { currency_id: currency, client_total: total } of orders) {
    sums.set(currency, (sums.get(currency) ?? 0) + toMinor(total));
  }
  return [...sums].map(([currencyID, minor]) => ({ currencyID, amount: toAmount(minor) }));
}
