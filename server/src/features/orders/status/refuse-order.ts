import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import {
  readRefusal,
  waitsForAnswer,
  type Cancellation,
  type RefuseReason,
} from '@comanda/domain/orders';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../scopes.ts';
import { sellOut } from '../../menu/index.ts';
import { findReopening } from '../../pubs/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { listLines } from '../queries/order-parts.ts';
import type { LineRow, OrderRow } from '../tables.ts';
import { authorOf } from '../writing/author.ts';
import { lockOrder } from '../writing/lock-order.ts';
import { changeStatus } from './change-status.ts';
import { refuseChanged } from './refuse-changed.ts';

type Asked = {
  readonly orderId: number;
  readonly reason: RefuseReason;
  readonly text?: string | undefined;
  /** Only with `sold_out`, and then one of the two. */
  readonly sold_out_dish_ids?: readonly number[] | undefined;
  readonly sold_out_choice_ids?: readonly number[] | undefined;
};

const soldOutOf = ({
  sold_out_dish_ids: dishIds = [],
  sold_out_choice_ids: choiceIds = [],
}: Asked) => ({ dishIds, choiceIds });

function requireRefusal(lines: readonly LineRow[], asked: Asked): Cancellation {
  const { reason, text } = asked;
  const read = readRefusal({
    reason,
    text,
    soldOut: soldOutOf(asked),
    ordered: {
      dishIds: lines.map(({ dish_id }) => dish_id),
      choiceIds: lines.flatMap(({ options }) => options.map(({ choice_id }) => choice_id)),
    },
  });
  if (!read.ok) throw new AppError(read.code, 'facts' in read ? read.facts : {});
  return read.value;
}

/** The sold-out dishes, those that a sold-out choice stands for included. */
function soldOutDishes(lines: readonly LineRow[], asked: Asked): number[] {
  const { dishIds, choiceIds } = soldOutOf(asked);
  const chosen = lines
    .flatMap(({ options }) => options)
    .filter(({ choice_id: choiceId }) => choiceIds.includes(choiceId));
  return [...dishIds, ...chosen.flatMap(({ dish_id: dishId }) => dishId ?? [])];
}

/**
 * Refuses an order that has no answer yet. If several users answer at the same time, the first answer counts. With `sold_out` the
 * dishes and choices are sold out in the same transaction, so that no guest orders them after the refusal.
 */
export async function refuseOrder(
  deps: OrderDeps,
  scope: PubScope,
  asked: Asked,
): Promise<OrderRow> {
  return deps.write(async (transaction) => {
    const before = await lockOrder(transaction, scope, asked.orderId);
    if (!waitsForAnswer(before.status)) throw await refuseChanged(transaction, before);
    // Under the order's lock: an edit at the same moment may take a dish out of it.
    const lines = (await listLines(transaction, [before.id])).get(before.id) ?? [];
    const cancellation = requireRefusal(lines, asked);
    const at = deps.clock.now();
    if (asked.reason === 'sold_out') {
      const until = (await findReopening(transaction, scope, at)) ?? new Date(UNTIL_SWITCHED_BACK);
      await sellOut(transaction, scope, { ...soldOutOf(asked), until });
    }
    const by = authorOf(scope);
    return changeStatus(deps, transaction, {
      before,
      by,
      at,
      to: 'canceled',
      cancellation,
      soldOutIds: soldOutDishes(lines, asked),
    });
  });
}
