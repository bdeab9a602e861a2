import type { PaymentRequest } from '@comanda/contract/payments';
import { toAmount } from '@comanda/domain/money';
import { isOpenRequest, requestStates } from '@comanda/domain/payments';
import { sql } from 'kysely';
import type { Connection } from '../../../schema.ts';
import { drawSvg } from '../../pubs/index.ts';
import type { RequestRow } from '../tables.ts';

const openStates = requestStates.filter((state) => isOpenRequest[state]);
/** Literals: the index on open requests is partial. */
export const isOpenRow = sql<boolean>`payment_request.state in (${sql.join(
  openStates.map((state) => sql.lit(state)),
)})`;

/** By its key, which is the bank's name for it too. */
export async function findRequest(
  connection: Connection,
  key: string,
): Promise<RequestRow | undefined> {
  return connection
    .selectFrom('payment_request')
    .where('key', '=', key)
    .selectAll()
    .executeTakeFirst();
}

export async function findNewestRequest(
  connection: Connection,
  orderId: number,
): Promise<RequestRow | undefined> {
  return connection
    .selectFrom('payment_request')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
}

export async function findOpenRequest(
  connection: Connection,
  orderId: number,
): Promise<RequestRow | undefined> {
  return connection
    .selectFrom('payment_request')
    .where('order_id', '=', orderId)
    .where(isOpenRow)
    .selectAll()
    .executeTakeFirst();
}

export async function countRequests(connection: Connection, orderId: number): Promise<number> {
  const { count } = await connection
    .selectFrom('payment_request')
    .where('order_id', '=', orderId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A request as the guest and the pub see it. */
export async function requestView(row: RequestRow): Promise<PaymentRequest> {
  const { state, amount_minor: amount, expires_at: expiresAt, link } = row;
  const isPayable = isOpenRequest[state] && row.cancel_at === null;
  return {
    state,
    amount: toAmount(amount),
    expires_at: expiresAt.toISOString(),
    ...(isOpenRequest[state] && row.cancel_at !== null && { is_ending: true as const }),
    ...(isPayable && link !== null && { code: { link, qr_svg: await drawSvg(link) } }),
  };
}
