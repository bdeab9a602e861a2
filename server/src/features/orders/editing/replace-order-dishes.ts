import type { CallBody } from '@comanda/contract';
import { MAX_LINES_OF_ORDER, unitPriceMinor } from '@comanda/domain/orders';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { listOrderableDishes } from '../../menu/index.ts';
import { lockCurrencyId } from '../../pubs/index.ts';
import { refusalOfItems } from '../placing/assess-basket.ts';
import { mergeBasket, type BasketItem } from '../placing/basket.ts';
import { editOrder } from './edit-order.ts';
import type { NewLineRow } from '../placing/insert-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import { repriceOrder } from './reprice-order.ts';
import { listLines } from '../queries/order-parts.ts';
import type { LineRow, OrderRow } from '../tables.ts';
import { authorOf } from '../writing/author.ts';
import { lockOrder } from '../writing/lock-order.ts';
import { replaceLines, type EditedLine } from '../writing/replace-lines.ts';

type Edit = CallBody<'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes'>;

function readBasket(dishes: Edit['dishes']): BasketItem[] {
  if (dishes.length === 0) throw new AppError('basket_is_empty');
  if (dishes.length > MAX_LINES_OF_ORDER) {
    throw new AppError('order_line_limit_exceeded', { limit: MAX_LINES_OF_ORDER });
  }
  if (dishes.some(({ count }) => count < 1)) throw new AppError('dish_count_is_invalid');
  return mergeBasket(dishes);
}

/** Lines of dishes that the order does not have yet, by dish, at today's prices. */
async function priceNewLines(
  connection: Connection,
  order: OrderRow,
  dishIds: readonly number[],
): Promise<Map<number, Omit<NewLineRow, 'count'>>> {
  if (dishIds.length === 0) return new Map();
  // The menu's prices are in the pub's currency: in another currency they would be different prices.
  if ((await lockCurrencyId(connection, order.pub_id)) !== order.currency_id) {
    throw new AppError('order_has_another_currency');
  }
  const dishes = await listOrderableDishes(connection, { pubId: order.pub_id, dishIds });
  return new Map(
    dishes.map((dish) => [
      dish.id,
      {
        dish_id: dish.id,
        name: dish.name,
        image_file_name: dish.image_file_name,
        unit_price_minor: unitPriceMinor(dish.effectivePriceMinor, order.commission_percent),
      },
    ]),
  );
}

/**
 * The lines for the dishes of the call. The call names dishes, not lines: only here a dish identifies its
 * line.
 */
async function buildLines(
  connection: Connection,
  { order, items, stored }: { order: OrderRow; items: BasketItem[]; stored: readonly LineRow[] },
): Promise<EditedLine[]> {
  const existing = new Map(stored.map((line) => [line.dish_id, line]));
  const newIds = items.flatMap(({ dishId }) => (existing.has(dishId) ? [] : dishId));
  const added = await priceNewLines(connection, order, newIds);
  const missing = newIds.filter((id) => !added.has(id));
  const refusal = refusalOfItems(items, missing);
  if (refusal) throw new AppError(refusal.code, refusal.facts);
  return items.flatMap(({ dishId, count }) => {
    const line = existing.get(dishId) ?? added.get(dishId);
    return line ? { ...line, count } : [];
  });
}

function isUnchanged(stored: readonly LineRow[], lines: readonly EditedLine[]): boolean {
  const counts = new Map(stored.map(({ id, count }) => [id, count]));
  return (
    stored.length === lines.length &&
    lines.every(({ id, count }) => id !== undefined && counts.get(id) === count)
  );
}

/**
 * Replaces an order's dishes: existing lines keep their price, new ones get today's with the order's own
 * percent, as long as the pub still has the order's currency. Every amount is recalculated in the same
 * transaction, and the courier's money of a completed order too.
 */
export async function replaceOrderDishes(
  deps: OrderDeps,
  scope: PubScope,
  { orderId, dishes, revision }: Edit & { orderId: number },
): Promise<OrderRow> {
  return deps.write(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId);
    // The call sends the whole list, so it would undo a change that another user has just made.
    if (revision !== undefined && revision !== order.revision) {
      throw new AppError('order_changed_meanwhile');
    }
    const items = readBasket(dishes);
    const stored = (await listLines(transaction, [orderId])).get(orderId) ?? [];
    const lines = await buildLines(transaction, { order, items, stored });
    await replaceLines(transaction, order, lines);
    const priced = lines.map((line) => ({
      unitPriceMinor: line.unit_price_minor,
      count: line.count,
    }));
    const byHandMinor = order.is_delivery_price_by_hand ? order.delivery_price_minor : undefined;
    return editOrder(deps, transaction, {
      before: order,
      figures: repriceOrder(order, { lines: priced, byHandMinor }),
      edited: isUnchanged(stored, lines) ? undefined : 'dishes',
      by: authorOf(scope),
    });
  });
}
