import { randomUUID } from 'node:crypto';
import { addressOf } from '@comanda/contract/client';
import { toAmount, toMinor } from '@comanda/domain/money';
import { waitsForAnswer } from '@comanda/domain/orders';
import { MAX_REQUESTS_OF_ORDER, openOf, REQUEST_MINUTES } from '@comanda/domain/payments';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { MiaError, type MiaCredentials } from '../../../plumbing/mia/mia-bank.ts';
import type { Transaction } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import {
  canBePaidByMia,
  clientTotalMinor,
  lockOrder,
  lockOrderOfGuest,
  shownNumber,
  type LockedOrder,
} from '../../orders/index.ts';
import { findPub } from '../../pubs/index.ts';
import type { RequestRow } from '../tables.ts';
import { getCredentials } from './accounts.ts';
import { advanceRequest } from './advance-request.ts';
import { applyNews } from './apply-news.ts';
import { followRequest } from './request-task.ts';
import { countRequests, findOpenRequest } from './requests.ts';

/** Who asks for a payment: staff for a sum, a guest for all that is open. */
type Asked =
  | {
      readonly scope: PubScope;
      readonly orderId: number;
      readonly amount: number;
      readonly paid: number;
    }
  | { readonly trackingToken: string };

const lock = (transaction: Transaction, asked: Asked): Promise<LockedOrder> =>
  'scope' in asked
    ? lockOrder(transaction, asked.scope, asked.orderId)
    : lockOrderOfGuest(transaction, asked.trackingToken);

/** What is open of an order that may be paid by MIA, in minor units; a guest pays once it is accepted. */
export function miaOpenMinor(
  order: Parameters<typeof clientTotalMinor>[0],
  { isGuest }: { readonly isGuest: boolean },
): number {
  if (!canBePaidByMia(order) || (isGuest && waitsForAnswer(order.status))) return 0;
  return Math.max(openOf(clientTotalMinor(order), order.paid_minor ?? 0), 0);
}

function amountOf(order: LockedOrder, asked: Asked): number {
  const isGuest = !('scope' in asked);
  const open = miaOpenMinor(order, { isGuest });
  if (isGuest) {
    if (open === 0) throw new AppError('mia_is_not_offered');
    return open;
  }
  if (!canBePaidByMia(order)) throw new AppError('mia_is_not_offered');
  if (toMinor(asked.paid) !== (order.paid_minor ?? 0))
    throw new AppError('order_changed_meanwhile');
  const amount = toMinor(asked.amount);
  if (amount > open) throw new AppError('payment_is_too_large', { open: toAmount(open) });
  return amount;
}

/** Stored before the bank is asked; no row if the order, and so what is open of it, is not the one that was read. */
async function insertRequest(
  transaction: Transaction,
  order: LockedOrder,
  { amountMinor, at }: { readonly amountMinor: number; readonly at: Date },
): Promise<RequestRow> {
  const expiresAt = new Date(at.getTime() + REQUEST_MINUTES * 60_000);
  const { rows } = await sql<RequestRow>`
    insert into payment_request (key, order_id, amount_minor, state, made_at, expires_at)
    select ${randomUUID()}::uuid, id, ${amountMinor}::bigint, 'created', ${at}::timestamptz, ${expiresAt}::timestamptz
    from pub_order
    where id = ${order.id} and revision = ${order.revision}
      and paid_minor is not distinct from ${order.paid_minor}
    returning *`.execute(transaction);
  const [request] = rows;
  if (!request) throw new AppError('order_changed_meanwhile');
  return request;
}

type Made = { readonly request: RequestRow; readonly order: LockedOrder; readonly isNew: boolean };

async function storeRequest(deps: Deps, asked: Asked): Promise<Made> {
  return deps.write(async (transaction) => {
    const order = await lock(transaction, asked);
    const open = await findOpenRequest(transaction, order.id);
    const amountMinor = amountOf(order, asked);
    if (open) {
      if (open.amount_minor === amountMinor && open.cancel_at === null) {
        return { request: open, order, isNew: false };
      }
      throw new AppError('payment_request_is_open');
    }
    if ((await countRequests(transaction, order.id)) >= MAX_REQUESTS_OF_ORDER) {
      throw new AppError('mia_is_not_offered');
    }
    const at = deps.clock.now();
    const request = await insertRequest(transaction, order, { amountMinor, at });
    await followRequest(transaction, request, at);
    return { request, order, isNew: true };
  });
}

async function askBank(
  deps: Deps,
  { request, order }: Made,
  credentials: MiaCredentials,
): Promise<RequestRow | undefined> {
  const { key, amount_minor: amountMinor, expires_at: expiresAt } = request;
  const { publicUrl } = deps.settings;
  const pub = await findPub(deps.db, order.pub_id);
  try {
    const code = await deps.mia.create(credentials, {
      key,
      amountMinor,
      expiresAt,
      description: `${pub?.name ?? ''} № ${shownNumber(order)}`,
      callbackUrl: `${publicUrl}${addressOf('POST /api/mia/callback/:requestKey', { requestKey: key }).url}`,
      redirectUrl: `${publicUrl}/pub/${pub?.url_name ?? ''}/order/${order.tracking_token}`,
    });
    return await applyNews(deps, key, { news: 'shown', ...code });
  } catch (error) {
    if (!(error instanceof MiaError)) throw error;
    if (error.failure === 'silent') return applyNews(deps, key, { news: 'silent' });
    await applyNews(deps, key, { news: 'canceled' });
    throw new AppError('mia_refused');
  }
}

/**
 * Asks for a payment, once at a time for an order: the open request of the same amount is answered again. When the bank
 * does not answer the request is `unsure`, and its task goes on asking.
 */
export async function makeRequest(deps: Deps, asked: Asked): Promise<RequestRow> {
  const made = await storeRequest(deps, asked);
  if (!made.isNew) return made.request;
  const credentials = await getCredentials(deps, made.order.pub_id).catch(
    async (error: unknown) => {
      await applyNews(deps, made.request.key, { news: 'canceled' });
      throw error;
    },
  );
  return (await askBank(deps, made, credentials)) ?? made.request;
}

/** Ends the open request of an order, if there is one: it has ended once the bank says so. */
export async function cancelRequest(
  deps: Deps,
  asked: Pick<Extract<Asked, { scope: PubScope }>, 'scope' | 'orderId'> | { trackingToken: string },
): Promise<number> {
  const [orderId, key] = await deps.write(async (transaction) => {
    const order =
      'scope' in asked
        ? await lockOrder(transaction, asked.scope, asked.orderId)
        : await lockOrderOfGuest(transaction, asked.trackingToken);
    const open = await findOpenRequest(transaction, order.id);
    if (open) {
      await transaction
        .updateTable('payment_request')
        .set({ cancel_at: deps.clock.now() })
        .where('id', '=', open.id)
        .where('state', '=', open.state)
        .where('cancel_at', 'is', null)
        .execute();
    }
    return [order.id, open?.key] as const;
  });
  if (key !== undefined) await advanceRequest(deps, key);
  return orderId;
}
