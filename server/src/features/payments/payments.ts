import type { CallBody } from '@comanda/contract';
import type { Payment } from '@comanda/contract/payments';
import { toAmount, toMinor } from '@comanda/domain/money';
import { openOf, refusePayment, voidingOfProven, type VoidReason } from '@comanda/domain/payments';
import { readReason } from '@comanda/domain/text';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../plumbing/http/app-error.ts';
import type { Connection } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';
import { authorOf, clientTotalMinor, getOrder, lockOrder, type OrderRow } from '../orders/index.ts';
import { meetVoiding } from '../receipts/index.ts';
import { advanceRequest } from './mia/advance-request.ts';
import { askRefund } from './mia/ask-refund.ts';
import { insertPayment, paymentView, rowsOf, voidRow } from './payment-rows.ts';
import type { PaymentRow, RequestRow } from './tables.ts';

const ORDER = '/api/company/:companyID/pubs/:pubID/orders/:orderID';
type Sent = CallBody<`POST ${typeof ORDER}/payments`>;
type Voiding = CallBody<`PUT ${typeof ORDER}/payments/:paymentID/void`>;

/** An order after a change of its payments. */
type Paid = { readonly order: OrderRow; readonly payments: readonly Payment[] };

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
    const by = authorOf(scope);
    const paid = await insertPayment(transaction, order, {
      method: payment.method,
      amount_minor: payment.amountMinor,
      tip_minor: payment.tipMinor,
      given_minor: payment.givenMinor ?? null,
      at: deps.clock.now(),
      by_role: by.role,
      by_account_id: by.accountId,
      action_id: sent.action_id,
    });
    return paidOf(transaction, paid);
  });
}

async function paidOf(connection: Connection, order: OrderRow): Promise<Paid> {
  return { order, payments: (await rowsOf(connection, order.id)).map(paymentView) };
}

type VoidedPayment = { readonly orderId: number; readonly paymentId: number };

/** The request of a payment that a bank has proved; undefined of one that staff recorded. */
const requestOf = (connection: Connection, { orderId, paymentId }: VoidedPayment) =>
  connection
    .selectFrom('payment')
    .innerJoin('payment_request', 'payment_request.key', 'payment.action_id')
    .where('payment.id', '=', paymentId)
    .where('payment.order_id', '=', orderId)
    .where('payment.voided_at', 'is', null)
    .selectAll('payment_request')
    .executeTakeFirst();

/** Whether the bank gives the payment back instead; refuses what would be untrue of it. */
function isGivenBackByBank(request: RequestRow | undefined, reason: VoidReason): boolean {
  if (!request) return false;
  const voiding = voidingOfProven(request.state, reason);
  if (!voiding.ok) throw new AppError(voiding.code);
  return voiding.value === 'ask_bank';
}

/**
 * Voids a payment, which then counts no more; what was paid is open again. One that a bank has proved is voided when
 * the bank has given it back: until then it stays, with the state of its request.
 */
export async function voidPayment(
  deps: Deps,
  scope: PubScope,
  {
    void_reason,
    void_text: text = '',
    returned_at_till: isReturned = false,
    ...ids
  }: Voiding & VoidedPayment,
): Promise<Paid> {
  const voiding = readReason({ reason: void_reason, text });
  if (!voiding.ok) throw invalidFields([{ field: 'void_text', code: 'field_is_required' }]);
  const { reason } = voiding.value;
  const by = authorOf(scope);
  const { key, ...paid } = await deps.write(async (transaction) => {
    const order = await lockOrder(transaction, scope, ids.orderId);
    const request = await requestOf(transaction, ids);
    const returned = { isReturned, now: deps.clock.now() };
    if (request && isGivenBackByBank(request, reason)) {
      const author = { refund_by_role: by.role, refund_by_account_id: by.accountId };
      const asked = await askRefund(
        deps,
        { transaction, order: await meetVoiding(transaction, order, returned) },
        { request, author },
      );
      return { key: request.key, ...(await paidOf(transaction, asked)) };
    }
    const after = await voidRow(transaction, order, {
      is: { id: ids.paymentId },
      voided_at: returned.now,
      void_reason: reason,
      void_text: voiding.value.text,
      voided_by_role: by.role,
      voided_by_account_id: by.accountId,
    });
    if (!after) throw await refusalOfVoiding(transaction, ids);
    const met = await meetVoiding(transaction, after, returned);
    return { key: undefined, ...(await paidOf(transaction, met)) };
  });
  if (key === undefined) return paid;
  await advanceRequest(deps, key);
  return paidOf(deps.db, await getOrder(deps.db, scope, ids.orderId));
}

async function refusalOfVoiding(
  connection: Connection,
  { orderId, paymentId }: VoidedPayment,
): Promise<AppError> {
  const known = (await rowsOf(connection, orderId)).some(({ id }) => id === paymentId);
  return new AppError(known ? 'payment_is_voided' : 'payment_not_found');
}
