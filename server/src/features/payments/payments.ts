import type { CallBody } from '@comanda/contract';
import type { Payment } from '@comanda/contract/payments';
import { businessDayOf } from '@comanda/domain/hours';
import { toAmount, toMinor } from '@comanda/domain/money';
import { openOf, readVoiding, refusePayment } from '@comanda/domain/payments';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../plumbing/http/app-error.ts';
import type { Connection } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';
import {
  authorOf,
  clientTotalMinor,
  getOrder,
  lockOrder,
  updateOrder,
  type OrderRow,
} from '../orders/index.ts';
import { findPub } from '../pubs/index.ts';
import type { PaymentRow } from './tables.ts';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
type Sent = CallBody<`POST ${typeof ORDER}/payments`>;
type Voiding = CallBody<`PUT ${typeof ORDER}/payments/:paymentID/void`>;

/** An order after a change of its payments. */
type Paid = { readonly order: OrderRow; readonly payments: readonly Payment[] };

function paymentView(row: PaymentRow): Payment {
  const { given_minor: given, voided_at: voidedAt, voided_by_role: by, void_reason: reason } = row;
  return {
    id: row.id,
    method: row.method,
    amount: toAmount(row.amount_minor),
    tip: toAmount(row.tip_minor),
    ...(given !== null && { given: toAmount(given) }),
    at: row.at.toISOString(),
    by: row.by_role,
    ...(voidedAt &&
      by &&
      reason && { voided: { at: voidedAt.toISOString(), by, reason, text: row.void_text } }),
  };
}

const rowsOf = (connection: Connection, orderId: number): Promise<PaymentRow[]> =>
  connection
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .selectAll()
    .execute();

/** The payments of an order of this pub, the voided ones too, in their sequence. */
export async function listPayments(
  connection: Connection,
  scope: PubScope,
  orderId: number,
): Promise<Payment[]> {
  await getOrder(connection, scope, orderId);
  return (await rowsOf(connection, orderId)).map(paymentView);
}

/** The amounts of a request in minor units; refuses what does not fit, by the name of its field. */
function checkedPayment({ method, amount, tip = 0, given }: Sent, openMinor: number) {
  const payment = {
    method,
    amountMinor: toMinor(amount),
    tipMinor: toMinor(tip),
    givenMinor: given === undefined ? undefined : toMinor(given),
  };
  const refused = refusePayment(payment, openMinor);
  if (refused?.code === 'payment_is_too_large') {
    throw new AppError(refused.code, { open: toAmount(openMinor) });
  }
  if (refused) throw invalidFields([{ field: 'given', code: 'invalid_value' }]);
  return payment;
}

const isSamePayment = (row: PaymentRow, orderId: number, sent: Sent): boolean =>
  row.order_id === orderId &&
  row.method === sent.method &&
  row.amount_minor === toMinor(sent.amount) &&
  row.tip_minor === toMinor(sent.tip ?? 0);

/**
 * Records a payment, once for each `action_id`. The request contains the sum that its author saw as paid: if two people
 * record the same payment, the second gets `order_changed_meanwhile`.
 */
export async function recordPayment(
  deps: Deps,
  scope: PubScope,
  { orderId, ...sent }: Sent & { readonly orderId: number },
): Promise<Paid> {
  return deps.write(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId);
    const before = await transaction
      .selectFrom('payment')
      .where('action_id', '=', sent.action_id)
      .selectAll()
      .executeTakeFirst();
    if (before && !isSamePayment(before, orderId, sent)) throw new AppError('action_id_was_used');
    if (before) return paidOf(transaction, order);
    const { paid_minor: paidBefore } = order;
    if (toMinor(sent.paid) !== (paidBefore ?? 0)) throw new AppError('order_changed_meanwhile');
    const payment = checkedPayment(sent, openOf(clientTotalMinor(order), paidBefore ?? 0));
    const pub = await findPub(transaction, scope.pubId);
    if (!pub) throw new AppError('order_not_found');
    const at = deps.clock.now();
    const by = authorOf(scope);
    await transaction
      .insertInto('payment')
      .values({
        order_id: orderId,
        method: payment.method,
        amount_minor: payment.amountMinor,
        tip_minor: payment.tipMinor,
        given_minor: payment.givenMinor ?? null,
        at,
        business_day: businessDayOf(at, pub.time_zone),
        by_role: by.role,
        by_account_id: by.accountId,
        action_id: sent.action_id,
        void_text: '',
      })
      .execute();
    const paid = (paidBefore ?? 0) + payment.amountMinor;
    return paidOf(transaction, await updateOrder(transaction, order, { paid_minor: paid }));
  });
}

async function paidOf(connection: Connection, order: OrderRow): Promise<Paid> {
  return { order, payments: (await rowsOf(connection, order.id)).map(paymentView) };
}

/** Voids a payment, which then counts no more; what was paid is open again. */
export async function voidPayment(
  deps: Deps,
  scope: PubScope,
  {
    orderId,
    paymentId,
    void_reason: reason,
    void_text: text = '',
  }: Voiding & { readonly orderId: number; readonly paymentId: number },
): Promise<Paid> {
  const voiding = readVoiding({ reason, text });
  if (!voiding.ok) throw invalidFields([{ field: 'void_text', code: 'field_is_required' }]);
  return deps.write(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId);
    const by = authorOf(scope);
    const voided = await transaction
      .updateTable('payment')
      .set({
        voided_at: deps.clock.now(),
        void_reason: voiding.value.reason,
        void_text: voiding.value.text,
        voided_by_role: by.role,
        voided_by_account_id: by.accountId,
      })
      .where('id', '=', paymentId)
      .where('order_id', '=', orderId)
      .where('voided_at', 'is', null)
      .returning('amount_minor')
      .executeTakeFirst();
    if (!voided) throw await refusalOfVoiding(transaction, { orderId, paymentId });
    const paid = (order.paid_minor ?? 0) - voided.amount_minor;
    return paidOf(transaction, await updateOrder(transaction, order, { paid_minor: paid }));
  });
}

async function refusalOfVoiding(
  connection: Connection,
  { orderId, paymentId }: { readonly orderId: number; readonly paymentId: number },
): Promise<AppError> {
  const known = (await rowsOf(connection, orderId)).some(({ id }) => id === paymentId);
  return new AppError(known ? 'payment_is_voided' : 'payment_not_found');
}
