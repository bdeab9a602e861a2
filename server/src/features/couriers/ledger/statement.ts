import type { CallReply } from '@comanda/contract';
import { MAX_ID } from '@comanda/contract/routing';
import { toAmount } from '@comanda/domain/money';
import { sql, type RawBuilder } from 'kysely';
import { invalidFields } from '../../../plumbing/http/app-error.ts';
import { PAGE_SIZE_PLUS_ONE, pageOf } from '../../../plumbing/page.ts';
import type { AccountId } from '../../../ids.ts';
import type { Connection } from '../../../schema.ts';
import { findBalances, leiBalance } from './balances.ts';

type Statement = Omit<CallReply<'GET /api/courier/:courierID/statement'>, 'ok'>;
type Line = Statement['lines'][number];

export type LedgerRow = {
  id: number;
  at: Date;
  kind: Line['kind'];
  amount_minor: number;
  currency_id: number;
  order_id: number | null;
  order_number: number | null;
  note: string;
  admin_id: AccountId | null;
  reverses_id: number | null;
  reversed_by_id: number | null;
  balance_minor: number;
};

type Window = {
  readonly before?: number | undefined;
  readonly currencyId?: number | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly limit: number;
};

const columns = sql`line.id, line.at, line.kind, line.amount_minor, line.currency_id, line.order_id,
  line.note, line.admin_id, line.reverses_id, line.balance_minor,
  (select coalesce(number, id) from pub_order where pub_order.id = line.order_id) as order_number,
  (select later.id from courier_ledger as later where later.reverses_id = line.id) as reversed_by_id`;

/**
 * The lines of a period, found by their time: in the order of their numbers, a period of last year would come
 * after every later line. `offset 0` keeps the database from choosing that order.
 */
function inPeriod(
  conditions: RawBuilder<unknown>,
  { from, to, limit }: Pick<Window, 'from' | 'to' | 'limit'>,
): RawBuilder<unknown> {
  const times = [...(from ? [sql`line.at >= ${from}`] : []), ...(to ? [sql`line.at < ${to}`] : [])];
  return sql`line.id in (
    select id from (
      select id from courier_ledger as line where ${conditions} and ${sql.join(times, sql` and `)} offset 0
    ) as found order by id desc limit ${limit})`;
}

/** Lines of a window, newest first. */
async function listLedger(
  connection: Connection,
  courierId: number,
  { before, currencyId, from, to, limit }: Window,
): Promise<LedgerRow[]> {
  const conditions = sql.join(
    [
      sql`line.courier_id = ${courierId}`,
      ...(before === undefined ? [] : [sql`line.id < ${before}`]),
      ...(currencyId === undefined ? [] : [sql`line.currency_id = ${currencyId}`]),
    ],
    sql` and `,
  );
  const found = from || to ? inPeriod(conditions, { from, to, limit }) : conditions;
  const { rows } = await sql<LedgerRow>`
    select ${columns} from courier_ledger as line
    where ${found} order by line.id desc limit ${limit}`.execute(connection);
  return rows;
}

export async function findLine(
  connection: Connection,
  courierId: number,
  id: number,
): Promise<LedgerRow | undefined> {
  const { rows } = await sql<LedgerRow>`
    select ${columns} from courier_ledger as line
    where line.id = ${id} and line.courier_id = ${courierId}`.execute(connection);
  return rows[0];
}

export async function getLine(
  connection: Connection,
  courierId: number,
  id: number,
): Promise<LedgerRow> {
  const row = await findLine(connection, courierId, id);
  if (!row) throw new Error('a line that has just been written is gone');
  return row;
}

export function lineView(row: LedgerRow): Line {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    amount: toAmount(row.amount_minor),
    currency_id: row.currency_id,
    order_id: row.order_id,
    ...(row.order_number !== null && { order_number: row.order_number }),
    note: row.note,
    balance: toAmount(row.balance_minor),
    reverses_id: row.reverses_id,
    reversed_by_id: row.reversed_by_id,
  };
}

/** A real moment in the wire's pattern: `2026-02-31T99:00:00Z` matches the pattern and is none. */
export function readMoment(field: string, value: string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) throw invalidFields([{ field, code: 'invalid_value' }]);
  return moment;
}

/** A courier's ledger, newest first, each line with the balance after it. */
export async function loadStatement(
  connection: Connection,
  courierId: number,
  query: {
    readonly before?: number;
    readonly currency_id?: number;
    readonly from?: string;
    readonly to?: string;
  },
): Promise<Statement> {
  const { page, next } = pageOf(
    await listLedger(connection, courierId, {
      before: query.before,
      currencyId: query.currency_id,
      from: readMoment('from', query.from),
      to: readMoment('to', query.to),
      limit: PAGE_SIZE_PLUS_ONE,
    }),
  );
  const balances = await findBalances(connection, courierId);
  return { balance: leiBalance(balances), balances, next, lines: page.map(lineView) };
}

/** A courier's whole ledger, newest first. */
export async function loadLedger(connection: Connection, courierId: number): Promise<Line[]> {
  return (await listLedger(connection, courierId, { limit: MAX_ID })).map(lineView);
}
