import type { CallBody } from '@comanda/contract';
import { MAX_LINES_OF_ORDER } from '@comanda/domain/orders';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { changeLeftCounts } from '../../menu/index.ts';
import { editOrder } from './edit-order.ts';
import type { OrderDeps } from '../order-deps.ts';
import { morePortions } from '../portions/portions-of.ts';
import { repriceOrder } from '../reprice-order.ts';
import { listLines } from '../queries/order-parts.ts';
import { storedWhy, voidOf } from './stored-reduction.ts';
import { hasReturnedPortions } from '../portions/move-portions.ts';
import type { LineRow, OrderRow, StoredReduction } from '../tables.ts';
import { authorOf, type Author } from '../writing/author.ts';
import { lockOrder, type LockedOrder, refuseReceipted } from '../writing/lock-order.ts';
import { replaceLines, type EditedLine } from '../writing/replace-lines.ts';
import type { OrderChange } from '../writing/update-order.ts';
import { buildEditedLines, keyOf } from './build-edited-lines.ts';
import { markEditedLines } from './mark-edited-lines.ts';

type Edit = CallBody<'PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/update-dishes'>;

function checkSize(dishes: Edit['dishes']): void {
  if (dishes.length === 0) throw new AppError('basket_is_empty');
  if (dishes.length > MAX_LINES_OF_ORDER) {
    throw new AppError('order_line_limit_exceeded', { limit: MAX_LINES_OF_ORDER });
  }
  if (dishes.some(({ count }) => count < 1)) throw new AppError('dish_count_is_invalid');
}

function isUnchanged(stored: readonly LineRow[], lines: readonly EditedLine[]): boolean {
  const before = new Map(stored.map((line) => [line.id, line]));
  return (
    stored.length === lines.length &&
    lines.every((line) => {
      const same = line.id === undefined ? undefined : before.get(line.id);
      return same !== undefined && same.count === line.count && keyOf(same) === keyOf(line);
    })
  );
}

/** A line that has gone, or has other choices, is no longer asked about. */
function missingAfter(
  { missing_lines: missing }: OrderRow,
  lines: readonly EditedLine[],
): Pick<OrderChange, 'missing_lines'> {
  if (missing.length === 0) return {};
  const ids = new Set(lines.map(({ id }) => id));
  return { missing_lines: JSON.stringify(missing.filter(({ line_id: id }) => ids.has(id))) };
}

type Replacing = {
  readonly order: LockedOrder;
  readonly dishes: Edit['dishes'];
  /** The reason of a void; undefined when the request has none. */
  readonly why?: Pick<StoredReduction, 'reason' | 'text'> | undefined;
  readonly by: Author;
};

/**
 * Replaces an order's dishes: existing lines keep their price, new ones and those with other choices get today's with
 * the order's own percent, as long as the pub still has the order's currency. Every amount is recalculated in the same
 * transaction, and the courier's money of a completed order too.
 */
export async function replaceDishes(
  deps: OrderDeps,
  transaction: Transaction,
  { order, dishes, why, by }: Replacing,
): Promise<LockedOrder> {
  checkSize(dishes);
  const stored = (await listLines(transaction, [order.id])).get(order.id) ?? [];
  const now = deps.clock.now();
  const lines = await buildEditedLines(transaction, { order, dishes, stored, now });
  const isSame = isUnchanged(stored, lines);
  if (!isSame) refuseReceipted(order);
  const kitchen = markEditedLines({ order, stored, lines, at: now });
  await replaceLines(transaction, order, kitchen.lines);
  const isCounted = !order.is_rehearsal && order.takes_portions;
  if (isCounted && !(await hasReturnedPortions(transaction, order))) {
    const more = morePortions(stored, lines);
    await changeLeftCounts(transaction, { pubId: order.pub_id }, { more });
  }
  return editOrder(deps, transaction, {
    before: order,
    figures: {
      ...repriceOrder(order, lines),
      ...kitchen.change,
      ...missingAfter(order, lines),
    },
    edited: isSame ? undefined : 'dishes',
    reduction: voidOf(order, { stored, lines, why }),
    by,
  });
}

/** As a person of the pub has edited them. */
export async function replaceOrderDishes(
  deps: OrderDeps,
  scope: PubScope,
  { orderId, dishes, revision, ...voiding }: Edit & { orderId: number },
): Promise<OrderRow> {
  const { void_reason: reason, void_text: text } = voiding;
  const why = reason && storedWhy('void', reason, text);
  return deps.write(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId);
    // The call sends the whole list, so it would undo a change that another user has just made.
    if (revision !== undefined && revision !== order.revision) {
      throw new AppError('order_changed_meanwhile');
    }
    return replaceDishes(deps, transaction, { order, dishes, why, by: authorOf(scope) });
  });
}
