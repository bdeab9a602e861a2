import { randomUUID } from 'node:crypto';
import type { NewOrder, NewRehearsal } from '@comanda/contract/orders';
import { orderTypeTable } from '@comanda/domain/orders';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../scopes.ts';
import type { OrderDeps } from '../order-deps.ts';
import { assessBasket } from '../placing/assessing/assess-basket.ts';
import { orderRow, requestHash } from '../placing/order-rows.ts';
import { MAX_ATTEMPTS, TOKEN_BYTES } from '../placing/place-order.ts';
import type { PubTerms } from '../pub-terms.ts';
import { writeNewOrder } from '../placing/write-new-order.ts';
import { findOpenRehearsal } from '../queries/for-pub.ts';
import type { OrderRow } from '../tables.ts';
import { rehearsalBasket } from './rehearsal-basket.ts';

/** A guest has to give a phone; a new pub may have none yet. */
function contactsOf(basket: NewOrder) {
  return {
    client_name: basket.client_name,
    main_phone_number: basket.main_phone_number ?? '',
    second_phone_number: '',
    comments: basket.comments ?? '',
    avoids: [],
    town: '',
    full_address: orderTypeTable.needsAddress[basket.order_type] ? (basket.full_address ?? '') : '',
    table_for_in_place_order: basket.table_for_in_place_order ?? '',
  };
}

/** Undefined when the pub has changed since the terms were read, or has got a rehearsal order meanwhile. */
async function attempt(
  deps: OrderDeps,
  terms: PubTerms,
  asked: NewRehearsal,
): Promise<OrderRow | undefined> {
  const now = deps.clock.now();
  const basket = await rehearsalBasket(deps.db, { terms, asked, now });
  const assessment = await assessBasket(terms, basket, { now, isRehearsal: true });
  if (assessment.refusal) return undefined;
  const given = {
    ...contactsOf(basket),
    is_rehearsal: true,
    source: 'guest' as const,
    client_id: null,
    idempotency_key: randomUUID(),
    request_hash: requestHash(basket),
    tracking_token: deps.randomText(TOKEN_BYTES),
    created_time: now,
  };
  const row = orderRow(basket, given, assessment);
  const written = await deps.write((transaction) =>
    writeNewOrder(transaction, { order: row }, assessment),
  );
  return written?.order;
}

/**
 * Sends a pub an order of its own. While a rehearsal order is in process it is the answer, so that two presses make
 * one. The write is not announced like a guest's order: that would count it among the orders placed.
 */
export async function placeRehearsal(
  deps: OrderDeps,
  scope: PubScope,
  asked: NewRehearsal,
): Promise<OrderRow> {
  for (let count = 1; count <= MAX_ATTEMPTS; count += 1) {
    const before = await findOpenRehearsal(deps.db, scope);
    if (before) return before;
    const terms = await deps.pubTerms.read(scope.pubId);
    if (!terms) throw new AppError('not_found');
    const placed = await attempt(deps, terms, asked);
    if (placed) return placed;
  }
  throw new AppError('service_unavailable');
}
