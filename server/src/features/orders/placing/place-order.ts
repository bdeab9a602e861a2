import type { GuestOrder, NewOrder } from '@comanda/contract/orders';
import { toAmount } from '@comanda/domain/money';
import { refuse } from '@comanda/domain/refusal';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { findPhoneOfPub } from '../../pubs/index.ts';
import { assessBasket, type Assessment } from './assess-basket.ts';
import { insertOrder, type PlacedLine } from './insert-order.ts';
import { loadGuestOrders } from '../load-orders.ts';
import { readContacts } from './order-contacts.ts';
import { lineRows, orderRow, requestHash } from './order-rows.ts';
import { findOrderByKey } from '../queries/for-guest.ts';
import type { OrderRow } from '../tables.ts';
import { guestView } from '../views.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const TOKEN_BYTES = 24;

export type PlacedOrder = { order: GuestOrder; tracking_token: string };

type Request = {
  readonly pubId: number;
  /** As the header carries it. */
  readonly idempotencyKey: unknown;
  readonly clientId: number | undefined;
  readonly body: NewOrder;
};

/** The answer to a new order, from data in memory: on a busy evening this call is the most frequent. */
async function answerNew(
  deps: Deps,
  { order, lines, pub }: { order: OrderRow; lines: readonly PlacedLine[]; pub: Assessment['pub'] },
): Promise<PlacedOrder> {
  const start = {
    at: order.created_time,
    from_status: null,
    to_status: order.status,
    by_role: 'guest',
  } as const;
  const phone = await findPhoneOfPub(deps.db, pub);
  return {
    order: guestView(order, { lines, history: [start], pub, phone }),
    tracking_token: order.tracking_token,
  };
}

/** The guest pays the total that the button showed, or has to confirm the new one. */
function refusalOfTotal({ expected_total }: NewOrder, { price }: Assessment) {
  const total = toAmount(price.clientTotalMinor);
  if (expected_total === undefined || expected_total === total) return undefined;
  return refuse('total_changed', { client_total: total });
}

async function answerAgain(deps: Deps, row: OrderRow, hash: string): Promise<PlacedOrder> {
  if (row.request_hash !== hash) throw new AppError('idempotency_key_was_used');
  const [order] = await loadGuestOrders(deps.db, [row]);
  if (!order) throw new AppError('not_found');
  return { order, tracking_token: row.tracking_token };
}

/**
 * Places an order once for each key: a repeated request, after a lost answer or ten times at once, gets the
 * same order again.
 */
export async function placeOrder(
  deps: Deps,
  { pubId, idempotencyKey, clientId, body }: Request,
): Promise<PlacedOrder> {
  if (typeof idempotencyKey !== 'string' || !UUID.test(idempotencyKey)) {
    throw new AppError('idempotency_key_is_required');
  }
  const key = { pubId, idempotencyKey };
  const hash = requestHash(body);
  const contacts = readContacts(body);
  const assessment = await assessBasket(deps, pubId, body);
  const refusal = assessment.refusal ?? refusalOfTotal(body, assessment);
  if (refusal) {
    // An accepted order stays accepted when the pub has closed or its prices have changed.
    const before = await findOrderByKey(deps.db, key);
    if (before) return answerAgain(deps, before, hash);
    throw new AppError(refusal.code, refusal.facts);
  }
  const identity = {
    client_id: clientId ?? null,
    idempotency_key: idempotencyKey,
    request_hash: hash,
    tracking_token: deps.randomText(TOKEN_BYTES),
    created_time: deps.clock.now(),
  };
  const row = orderRow(body, { ...identity, ...contacts }, assessment);
  const placed = await insertOrder(deps.db, row, lineRows(assessment));
  if (placed) {
    deps.live.wake();
    return answerNew(deps, { ...placed, pub: assessment.pub });
  }
  // The key is used, by an earlier or a concurrent request; or the pub is deleted.
  const order = await findOrderByKey(deps.db, key);
  if (!order) throw new AppError('not_found');
  return answerAgain(deps, order, hash);
}
