import { MAX_ORDER_NUMBER } from '@comanda/domain/orders';
import { repriceOrder } from '../../features/orders/reprice-order.ts';
import type { StoredOrder } from './stored-orders.ts';

/** An order whose lines and amounts do not agree was written only partly. */
function priceDamage(order: StoredOrder): string[] {
  const { id, lines } = order;
  if (lines.length === 0) return [`order ${id} has no lines`];
  const price = repriceOrder(order, lines);
  const amounts = [
    ['dish total', order.dish_total_minor, price.dish_total_minor],
    ['discount', order.discount_minor, price.discount_minor],
    ['product total', order.product_total_minor, price.product_total_minor],
    ['delivery price', order.delivery_price_minor, price.delivery_price_minor],
  ] as const;
  const isDense = lines.every(({ position }, index) => position === index + 1);
  return [
    ...(isDense ? [] : [`the lines of order ${id} have a gap`]),
    ...amounts
      .filter(([, stored, computed]) => stored !== computed)
      .map(([name, stored, computed]) => `order ${id} has ${name} ${stored}, not ${computed}`),
  ];
}

/** Each line continues the one before, and the last one is the order's status. */
function historyDamage({ id, status, history }: StoredOrder): string[] {
  const steps = history.filter(({ change }) => change === 'status');
  const isChain = steps.every(
    ({ from_status: from, to_status: to }, index) =>
      from === (steps[index - 1]?.to_status ?? null) && from !== to,
  );
  const last = steps.at(-1)?.to_status;
  return [
    ...(isChain ? [] : [`the history of order ${id} has a gap`]),
    ...(last === status ? [] : [`order ${id} is ${status}, its history ends with ${last}`]),
  ];
}

/** A pub gives a number twice on a day only after it has given all. */
function numberDamage(orders: readonly StoredOrder[]): string[] {
  const days = Map.groupBy(orders, (order) => `${order.pub_id} ${order.business_day}`);
  return [...days.values()].flatMap((ofDay) => {
    const numbers = ofDay.flatMap(({ number }) => number ?? []);
    if (numbers.length > MAX_ORDER_NUMBER) return [];
    const repeated = numbers.filter((number, index) => numbers.indexOf(number) !== index);
    return repeated.map((number) => `number ${number} was given twice on a day`);
  });
}

export function orderDamage(orders: readonly StoredOrder[]): string[] {
  return [
    ...orders.flatMap((order) => [...priceDamage(order), ...historyDamage(order)]),
    ...numberDamage(orders),
  ];
}
