import type { ErrorCode, FieldError } from '@comanda/contract/errors';
import type { GuestOrder, NewOrder } from '@comanda/contract/orders';
import { toAmount } from '@comanda/domain/money';
import { changeOf, contactRules } from '@comanda/domain/orders';
import { refuse, type Refusal } from '@comanda/domain/refusal';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { assessBasket, type Assessment } from './assessing/assess-basket.ts';
import { loadGuestOrders } from '../load-orders.ts';
import type { OrderDeps } from '../order-deps.ts';
import { readContacts } from './order-contacts.ts';
import { changeFromMinor, orderRow, portionsToTake, requestHash } from './order-rows.ts';
import { refusalOfWaiting } from './assessing/order-bounds.ts';
import { refusalOfLeft } from './assessing/refusal-of-left.ts';
import { refusalOfSlot } from './assessing/refusal-of-slot.ts';
import type { PubTerms } from '../pub-terms.ts';
import { historyOfNew } from './insert-order.ts';
import { writeNewOrder, type NewlyWritten } from './write-new-order.ts';
import { findOrderByKey } from '../queries/for-guest.ts';
import type { OrderRow } from '../tables.ts';
import { guestView } from '../views.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const TOKEN_BYTES = 24;
/** How often a pub may change between the check of an order and its insert before the guest has to retry. */
export const MAX_ATTEMPTS = 10;

export type PlacedOrder = { order: GuestOrder; tracking_token: string };

type Request = {
  readonly pubId: number;
  /** As the header carries it. */
  readonly idempotencyKey: unknown;
  readonly clientId: number | undefined;
  readonly body: NewOrder;
};

/** A request whose fields are checked; the rest is decided by the terms of its pub. */
type CheckedRequest = Request & {
  readonly idempotencyKey: string;
  readonly hash: string;
  readonly contacts: ReturnType<typeof readContacts>;
};

export type OrderRefused = Refusal<ErrorCode> & { readonly fields?: readonly FieldError[] };

/** A key that a program has made up for one order; refuses another text. */
export function requireKey(key: unknown): string {
  if (typeof key === 'string' && UUID.test(key)) return key;
  throw new AppError('idempotency_key_is_required');
}

type Attempt =
  | { readonly placed: PlacedOrder }
  | { readonly refusal: OrderRefused | undefined; readonly assessment: Assessment };

/** The guest pays the total that the button showed, or has to confirm the new one. */
function refusalOfTotal({ expected_total }: NewOrder, { price }: Assessment) {
  const total = toAmount(price.clientTotalMinor);
  if (expected_total === undefined || expected_total === total) return undefined;
  return refuse('total_changed', { client_total: total });
}

/** There is no change from an amount below the total: such an order is refused, and the error names the field. */
export function refusalOfChange(order: NewOrder, { price }: Assessment): OrderRefused | undefined {
  const from = changeFromMinor(order);
  if (from === null || changeOf(from, price.clientTotalMinor) !== undefined) return undefined;
  const fields = [{ field: 'change_from', code: 'invalid_value' } as const];
  return { ...refuse('validation_error'), fields };
}

async function answerAgain(deps: Deps, row: OrderRow, hash: string): Promise<PlacedOrder> {
  if (row.request_hash !== hash) throw new AppError('idempotency_key_was_used');
  const [order] = await loadGuestOrders(deps, [row]);
  if (!order) throw new AppError('not_found');
  return { order, tracking_token: row.tracking_token };
}

/** Sends an order that was just written to the desks of this process. */
export function announceNew({ orderFeed }: OrderDeps, { order, lines }: NewlyWritten): void {
  void orderFeed.announce(
    order,
    lines.map((line, index) => ({
      ...line,
      order_id: order.id,
      position: index + 1,
      done_at: null,
      done_count: 0,
      avoids_seen: false,
    })),
  );
}

/** Places the order if it is acceptable on these terms and they are still valid when it is written. */
async function attempt(
  deps: OrderDeps,
  terms: PubTerms,
  { body, clientId, contacts, hash, idempotencyKey }: CheckedRequest,
): Promise<Attempt> {
  const now = deps.clock.now();
  const assessment = await assessBasket(terms, body, { now });
  const refusal =
    assessment.refusal ?? refusalOfTotal(body, assessment) ?? refusalOfChange(body, assessment);
  if (refusal) return { refusal, assessment };
  const identity = {
    client_id: clientId ?? null,
    idempotency_key: idempotencyKey,
    request_hash: hash,
    tracking_token: deps.randomText(TOKEN_BYTES),
    created_time: now,
  };
  const given = { ...identity, ...contacts, is_rehearsal: false, source: 'guest' } as const;
  const row = orderRow(body, given, assessment);
  const written = await writeNewOrder(deps.db, { order: row }, assessment);
  if (!written) return { refusal: undefined, assessment };
  announceNew(deps, written);
  const { order, lines } = written;
  // From data in memory: on a busy evening this call is the most frequent.
  const { pub, phone } = terms;
  return {
    placed: {
      order: guestView(order, { lines, history: historyOfNew(order), pub, phone }),
      tracking_token: order.tracking_token,
    },
  };
}

/**
 * Places an order once for each key: a repeated request, after a lost answer or ten times at once, gets the
 * same order again. The first attempt takes the terms from memory: it may succeed, since the insert compares
 * their version, but what refuses an order is read from the database.
 */
export async function placeOrder(deps: OrderDeps, request: Request): Promise<PlacedOrder> {
  const { pubId, body } = request;
  const idempotencyKey = requireKey(request.idempotencyKey);
  const { language } = body;
  const hash = requestHash(body);
  const checked = {
    ...request,
    idempotencyKey,
    hash,
    contacts: readContacts(body, contactRules(body.order_type)),
  };
  for (let count = 1; count <= MAX_ATTEMPTS; count += 1) {
    const terms = await (count === 1 ? deps.pubTerms.recall(pubId) : deps.pubTerms.read(pubId));
    if (!terms) throw new AppError('not_found');
    const outcome = await attempt(deps, terms, checked);
    if ('placed' in outcome) return outcome.placed;
    // An accepted order stays accepted when the pub has closed or its prices have changed.
    const before = await findOrderByKey(deps.db, { pubId, idempotencyKey });
    if (before) return answerAgain(deps, before, hash);
    const refusal: OrderRefused | undefined =
      outcome.refusal ??
      (await refusalOfWaiting(deps, terms, body)) ??
      (await refusalOfSlot(deps.db, outcome.assessment)) ??
      (await refusalOfLeft(
        deps.db,
        { terms, language },
        portionsToTake(outcome.assessment, deps.clock.now()),
      ));
    if (refusal && count > 1) throw new AppError(refusal.code, refusal.facts, refusal.fields);
  }
  throw new AppError('service_unavailable');
}
