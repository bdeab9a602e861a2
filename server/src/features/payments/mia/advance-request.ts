import {
  CREATION_MS,
  isOpenRequest,
  openOf,
  REFUND_AGAIN_MS,
  REFUND_MS,
} from '@comanda/domain/payments';
import type { Deps } from '../../../deps.ts';
import { MiaError, type MiaCredentials, type MiaLook } from '../../../plumbing/mia/mia-bank.ts';
import { clientTotalMinor, findOrder } from '../../orders/index.ts';
import type { RequestRow } from '../tables.ts';
import { findCredentials } from './accounts.ts';
import { applyNews } from './apply-news.ts';
import { findRequest } from './requests.ts';

/** The result of a call of the bank, or how it failed; other errors are thrown. */
async function ask<Result>(
  call: () => Promise<Result>,
): Promise<{ readonly result: Result } | { readonly failure: MiaError['failure'] }> {
  try {
    return { result: await call() };
  } catch (error) {
    if (error instanceof MiaError) return { failure: error.failure };
    throw error;
  }
}

type Known = { readonly request: RequestRow; readonly credentials: MiaCredentials };

/** Whether the request has to end: it was canceled, it has expired, or less of the order is open than it asks for. */
async function shouldEnd({ db, clock }: Deps, request: RequestRow): Promise<boolean> {
  if (!isOpenRequest[request.state] || request.cancel_at !== null) return true;
  if (request.expires_at <= clock.now()) return true;
  const order = await findOrder(db, request.order_id);
  if (!order || order.status === 'canceled') return true;
  return openOf(clientTotalMinor(order), order.paid_minor ?? 0) < request.amount_minor;
}

/** Its code can still be paid at the bank. */
async function handleOpen(
  deps: Deps,
  { request, credentials }: Known,
  code: Extract<MiaLook, { state: 'open' }>,
): Promise<void> {
  const { key } = request;
  if (!(await shouldEnd(deps, request))) {
    await applyNews(deps, key, { news: 'shown', ...code });
    return;
  }
  const canceled = await ask(() => deps.mia.cancel(credentials, code.bankId));
  const isOver = request.expires_at <= deps.clock.now();
  if ('result' in canceled) await applyNews(deps, key, { news: isOver ? 'expired' : 'canceled' });
  // Refused: it was paid or has ended just now, which the next look shows.
  else if (canceled.failure === 'silent') await applyNews(deps, key, { news: 'silent' });
}

/**
 * Tells the bank to give the whole payment back. The time is stored before: after a lost answer it is repeated only
 * when the first one must have been carried out. A bank gives one payment back once.
 */
async function giveBack(deps: Deps, { request, credentials }: Known, payId: string): Promise<void> {
  const { key, refund_sent_at: sentAt, refund_asked_at: askedAt } = request;
  const now = deps.clock.now();
  if (askedAt && now.getTime() - askedAt.getTime() > REFUND_MS) {
    await applyNews(deps, key, { news: 'refund_refused' });
    return;
  }
  if (sentAt && now.getTime() - sentAt.getTime() < REFUND_AGAIN_MS) return;
  const isMine = await deps.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('payment_request')
      .set({ refund_sent_at: now })
      .where('key', '=', key)
      .where('state', '=', 'refunding')
      .where('refund_sent_at', 'is not distinct from', sentAt)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
  if (!isMine) return;
  const sent = await ask(() => deps.mia.refund(credentials, payId));
  // After an earlier one that was not heard, a refusal may only mean that the bank has it already.
  const isRefused = 'failure' in sent && sent.failure === 'refused' && sentAt === null;
  if (isRefused) await applyNews(deps, key, { news: 'refund_refused' });
  else if ('result' in sent) await confirmRefund(deps, { request, credentials });
}

/** Most banks give back at once. */
async function confirmRefund(deps: Deps, { request, credentials }: Known): Promise<void> {
  const look = await ask(() => deps.mia.look(credentials, request.key));
  if ('result' in look && look.result.state === 'paid' && look.result.isGivenBack) {
    await applyNews(deps, request.key, { news: 'refunded' });
  }
}

async function handleLook(deps: Deps, known: Known, look: MiaLook): Promise<void> {
  const { key, made_at: madeAt } = known.request;
  switch (look.state) {
    case 'paid': {
      const { payId, amountMinor, isGivenBack } = look;
      const request = await applyNews(deps, key, { news: 'paid', payId, amountMinor });
      if (isGivenBack) await applyNews(deps, key, { news: 'refunded' });
      else if (request?.state === 'refunding') await giveBack(deps, { ...known, request }, payId);
      return;
    }
    case 'open':
      return handleOpen(deps, known, look);
    case 'none': {
      const isYoung = deps.clock.now().getTime() - madeAt.getTime() < CREATION_MS;
      if (!isYoung) await applyNews(deps, key, { news: 'canceled' });
      return;
    }
    default:
      await applyNews(deps, key, { news: look.state });
  }
}

/** Asks the bank what became of a request, and does what has to be done about it. Safe to repeat, also at once. */
export async function advanceRequest(deps: Deps, key: string): Promise<RequestRow | undefined> {
  const request = await findRequest(deps.db, key);
  const order = request && (await findOrder(deps.db, request.order_id));
  if (!request || !order) return undefined;
  const credentials = await findCredentials(deps, order.pub_id);
  const look = credentials && (await ask(() => deps.mia.look(credentials, key)));
  if (credentials && look && 'result' in look) {
    await handleLook(deps, { request, credentials }, look.result);
  } else if (await shouldEnd(deps, request)) {
    // It has to end and the bank does not answer: it may have been paid. Before its end a missing answer changes nothing.
    await applyNews(deps, key, { news: 'silent' });
  }
  return findRequest(deps.db, key);
}
