import type { CallBody } from '@comanda/contract';
import type { NewOrder } from '@comanda/contract/orders';
import { contactRulesOfStaff, isOverrulable } from '@comanda/domain/orders';
import type { Refusal } from '@comanda/domain/refusal';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../scopes.ts';
import type { OrderDeps } from '../order-deps.ts';
import { assessBasket, type Assessment } from '../placing/assessing/assess-basket.ts';
import { refusalOfLeft } from '../placing/assessing/refusal-of-left.ts';
import { refusalOfSlot } from '../placing/assessing/refusal-of-slot.ts';
import { readContacts } from '../placing/order-contacts.ts';
import { orderRow, portionsToTake, requestHash } from '../placing/order-rows.ts';
import {
  announceNew,
  MAX_ATTEMPTS,
  refusalOfChange,
  requireKey,
  TOKEN_BYTES,
  type OrderRefused,
} from '../placing/place-order.ts';
import { writeNewOrder } from '../placing/write-new-order.ts';
import type { PubTerms } from '../pub-terms.ts';
import { findOrderByKey } from '../queries/for-guest.ts';
import type { OrderRow } from '../tables.ts';
import { authorOf } from '../writing/author.ts';

type Body = CallBody<'POST /api/company/:companyID/pubs/:pubID/orders'>;

type Taking = {
  readonly order: NewOrder;
  readonly contacts: ReturnType<typeof readContacts>;
  readonly overrules: readonly string[];
  readonly key: string;
};

/** Every rule that says no, also those that the order's own statement checks: what is overruled is known before it. */
async function refusalsOf(
  deps: OrderDeps,
  { terms, order }: { readonly terms: PubTerms; readonly order: NewOrder },
  assessment: Assessment,
): Promise<readonly OrderRefused[]> {
  const portions = portionsToTake(assessment, deps.clock.now());
  const found = [
    ...assessment.refusals,
    refusalOfChange(order, assessment),
    await refusalOfSlot(deps.db, assessment),
    await refusalOfLeft(deps.db, { terms, language: undefined }, portions),
  ];
  return found.filter((refusal) => refusal !== undefined);
}

/** One that staff cannot overrule comes first: before it is mended, the others need no answer. */
function refuseWith(open: readonly OrderRefused[], all: readonly Refusal[]): AppError | undefined {
  const told = open.find(({ code }) => !isOverrulable(code)) ?? open[0];
  if (!told) return undefined;
  const refusals = [...new Set(all.map(({ code }) => code))];
  return new AppError(told.code, { ...told.facts, refusals }, told.fields);
}

type Attempt = { readonly taken?: OrderRow | undefined; readonly refused?: AppError };

/** Neither when the pub, or what is left of its dishes, has changed since it was judged. */
async function attempt(
  deps: OrderDeps,
  scope: PubScope,
  { order, contacts, overrules, key }: Taking,
): Promise<Attempt> {
  const terms = await deps.pubTerms.read(scope.pubId);
  if (!terms) throw new AppError('not_found');
  const now = deps.clock.now();
  const assessment = await assessBasket(terms, order, { now, isOfStaff: true });
  const refusals = await refusalsOf(deps, { terms, order }, assessment);
  const open = refusals.filter(({ code }) => !overrules.includes(code));
  const refused = refuseWith(open, refusals);
  if (refused) return { refused };
  const overruled = [...new Set(refusals.map(({ code }) => code).filter(isOverrulable))];
  const given = {
    ...contacts,
    source: 'staff',
    is_rehearsal: false,
    client_id: null,
    idempotency_key: key,
    request_hash: requestHash(order),
    tracking_token: deps.randomText(TOKEN_BYTES),
    created_time: now,
  } as const;
  const row = orderRow(order, given, assessment);
  const { role, accountId } = authorOf(scope);
  // More than is left takes nothing from what is counted.
  const takesPortions = row.takes_portions && !overruled.includes('too_few_left');
  const taking = {
    order: { ...row, takes_portions: takesPortions },
    takenBy: { by_role: role, by_account_id: accountId, overruled },
  };
  // In a transaction, in which an administrator's visit is recorded too.
  const written = await deps.write((transaction) => writeNewOrder(transaction, taking, assessment));
  if (!written) return {};
  announceNew(deps, written);
  return { taken: written.order };
}

type Request = {
  /** As the header carries it. */
  readonly idempotencyKey: unknown;
  readonly body: Body;
};

/**
 * Takes an order for a guest, once for each key, and accepts it. Judged and priced as a guest's is; a rule that says
 * when and how much the pub takes can be overruled: the request names it. A rule that the request does not name refuses
 * the order, also if it applies only since the screen was read.
 */
export async function takeOrder(
  deps: OrderDeps,
  scope: PubScope,
  { idempotencyKey, body: { overrules = [], client_name = '', ...body } }: Request,
): Promise<OrderRow> {
  const key = requireKey(idempotencyKey);
  const order = { ...body, client_name };
  const contacts = readContacts(order, contactRulesOfStaff(order.order_type));
  const { pubId } = scope;
  for (let count = 1; count <= MAX_ATTEMPTS; count += 1) {
    const { taken, refused } = await attempt(deps, scope, { order, contacts, overrules, key });
    if (taken) return taken;
    // What was taken stays taken, whatever would refuse it now.
    const before = await findOrderByKey(deps.db, { pubId, idempotencyKey: key });
    if (before?.source === 'staff' && before.request_hash === requestHash(order)) return before;
    if (before) throw new AppError('idempotency_key_was_used');
    if (refused) throw refused;
  }
  throw new AppError('service_unavailable');
}
