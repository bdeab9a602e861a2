import { stepOfRequest, type RequestNews } from '@comanda/domain/payments';
import type { Deps } from '../../../deps.ts';
import type { MiaCode, MiaPaid } from '../../../plumbing/mia/mia-bank.ts';
import type { Transaction } from '../../../schema.ts';
import { lockOrderForTask, updateOrder, type LockedOrder } from '../../orders/index.ts';
import { insertPayment, voidRow } from '../payment-rows.ts';
import type { RequestRow } from '../tables.ts';
import { findRequest } from './requests.ts';

type Told<News extends RequestNews, Facts = unknown> = { readonly news: News } & Facts;

/** What a bank says of a request. */
export type BankNews =
  | Told<'shown', MiaCode>
  | Told<'paid', MiaPaid>
  | Told<'silent' | 'expired' | 'canceled' | 'refunded' | 'refund_refused'>;

const factsOf = (told: BankNews) => {
  if (told.news === 'shown') return { bank_id: told.bankId, link: told.link };
  return told.news === 'paid' ? { pay_id: told.payId } : {};
};

/** What the state means for the order: money that came, or went back, and what its screens show of a refund. */
async function changeOrder(
  transaction: Transaction,
  order: LockedOrder,
  {
    told,
    request,
    at,
  }: { readonly told: BankNews; readonly request: RequestRow; readonly at: Date },
): Promise<void> {
  if (told.news === 'paid') {
    await insertPayment(transaction, order, {
      method: 'mia',
      amount_minor: told.amountMinor,
      tip_minor: 0,
      at,
      by_role: 'system',
      by_account_id: null,
      action_id: request.key,
    });
  } else if (told.news === 'refunded') {
    await voidRow(transaction, order, {
      is: { action_id: request.key },
      voided_at: at,
      void_reason: 'given_back',
      void_text: '',
      voided_by_role: request.refund_by_role ?? 'company',
      voided_by_account_id: request.refund_by_account_id,
    });
  } else if (told.news === 'refund_refused') await updateOrder(transaction, order, {});
}

/**
 * Takes one step of a request, with what it means for the order, in one transaction and under the order's lock. News
 * that change nothing, such as repeated ones, are harmless. The request afterwards; undefined when there is none.
 */
export async function applyNews(
  deps: Pick<Deps, 'write' | 'clock'>,
  key: string,
  told: BankNews,
): Promise<RequestRow | undefined> {
  return deps.write(async (transaction) => {
    const known = await findRequest(transaction, key);
    const order = known && (await lockOrderForTask(transaction, known.order_id));
    const before = order && (await findRequest(transaction, key));
    if (!order || !before) return undefined;
    const state = stepOfRequest(before.state, told.news);
    if (state === undefined) return before;
    const request = await transaction
      .updateTable('payment_request')
      .set({ state, ...factsOf(told) })
      .where('key', '=', key)
      .where('state', '=', before.state)
      .returningAll()
      .executeTakeFirst();
    if (!request) return before;
    await changeOrder(transaction, order, { told, request, at: deps.clock.now() });
    return request;
  });
}
