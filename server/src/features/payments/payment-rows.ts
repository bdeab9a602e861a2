import type { Payment } from '@comanda/contract/payments';
import type { PaymentMethod, RequestState } from '@comanda/domain/payments';
import { businessDayOf } from '@comanda/domain/hours';
import { toAmount } from '@comanda/domain/money';
import type { Insertable } from 'kysely';
import { AppError } from '../../plumbing/http/app-error.ts';
import type { Connection, Transaction } from '../../schema.ts';
import type { Deps } from '../../deps.ts';
import type { DailyWork } from '../../plumbing/daily-work/daily-work.ts';
import { updateOrder, type LockedOrder } from '../orders/index.ts';
import { findPub } from '../pubs/index.ts';
import { issueByItself } from '../receipts/index.ts';
import type { PaymentRow, PaymentTables } from './tables.ts';

type ListedPayment = PaymentRow & { readonly request_state: RequestState | null };

export function paymentView(row: ListedPayment): Payment {
  const { given_minor: given, voided_at: voidedAt, voided_by_role: by, void_reason: reason } = row;
  return {
    id: row.id,
    method: row.method,
    amount: toAmount(row.amount_minor),
    tip: toAmount(row.tip_minor),
    ...(given !== null && { given: toAmount(given) }),
    at: row.at.toISOString(),
    by: row.by_role,
    ...(row.request_state !== null && { request_state: row.request_state }),
    ...(voidedAt &&
      by &&
      reason && { voided: { at: voidedAt.toISOString(), by, reason, text: row.void_text } }),
  };
}

/** The payments of an order in their sequence, those that a bank has proved with the state of their request. */
export const rowsOf = (connection: Connection, orderId: number): Promise<ListedPayment[]> =>
  connection
    .selectFrom('payment')
    .leftJoin('payment_request', 'payment_request.key', 'payment.action_id')
    .where('payment.order_id', '=', orderId)
    .orderBy('payment.id')
    .selectAll('payment')
    .select('payment_request.state as request_state')
    .execute();

/** The payments of an order that count, for its receipt. */
export async function listCountedPayments(
  connection: Connection,
  orderId: number,
): Promise<{ readonly method: PaymentMethod; readonly amountMinor: number }[]> {
  const rows = await rowsOf(connection, orderId);
  return rows.flatMap(({ method, amount_minor: amountMinor, voided_at: voidedAt }) =>
    voidedAt ? [] : { method, amountMinor },
  );
}

type NewRow = Omit<Insertable<PaymentTables['payment']>, 'order_id' | 'business_day' | 'void_text'>;

/** Adds a payment and its amount to what is paid of the order. */
export async function insertPayment(
  transaction: Transaction,
  order: LockedOrder,
  payment: NewRow & { readonly at: Date },
): Promise<LockedOrder> {
  const pub = await findPub(transaction, order.pub_id);
  if (!pub) throw new AppError('order_not_found');
  await transaction
    .insertInto('payment')
    .values({
      ...payment,
      order_id: order.id,
      business_day: businessDayOf(payment.at, pub.time_zone),
      void_text: '',
    })
    .execute();
  const paid = (order.paid_minor ?? 0) + payment.amount_minor;
  const after = await updateOrder(transaction, order, { paid_minor: paid });
  return issueByItself(transaction, after, {
    payments: await listCountedPayments(transaction, order.id),
    accountId: payment.by_account_id ?? null,
    at: payment.at,
  });
}

type Voiding = Required<
  Pick<
    PaymentRow,
    'voided_at' | 'void_reason' | 'void_text' | 'voided_by_role' | 'voided_by_account_id'
  >
>;

/** Voids a payment that counts, and takes its amount off; undefined when none of the order is this one. */
export async function voidRow(
  transaction: Transaction,
  order: LockedOrder,
  {
    is,
    ...voiding
  }: Voiding & { readonly is: { readonly id: number } | { readonly action_id: string } },
): Promise<LockedOrder | undefined> {
  const voided = await transaction
    .updateTable('payment')
    .set(voiding)
    .where((where) => where.and(is))
    .where('order_id', '=', order.id)
    .where('voided_at', 'is', null)
    .returning('amount_minor')
    .executeTakeFirst();
  if (!voided) return undefined;
  const paid = (order.paid_minor ?? 0) - voided.amount_minor;
  return updateOrder(transaction, order, { paid_minor: paid });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes the words with which payments of old orders were voided, when their contacts go: they may name a person. */
export const oldVoidTexts = ({ db, settings }: Pick<Deps, 'db' | 'settings'>): DailyWork => ({
  name: 'words of old voided payments',
  run: async (now) => {
    const before = new Date(now.getTime() - settings.contactDays.stored * DAY_MS);
    await db
      .updateTable('payment')
      .set({ void_text: '' })
      .where('void_text', '<>', '')
      .where('voided_at', '<', before)
      .execute();
  },
});
