import type { CallReply } from '@comanda/contract';
import { toAmount } from '@comanda/domain/money';
import { sql } from 'kysely';
import { invalidFields } from '../../../plumbing/http/app-error.ts';
import { PAGE_SIZE_PLUS_ONE, pageOf } from '../../../plumbing/page.ts';
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
  note: string;
  admin_id: number | null;
  reverses_id: number | null;
  reversed_by_id: number | null;
  balance_minor: number;
};

type Window = {
  /** One line alone. */
  readonly id?: number | undefined;
  readonly before?: number | undefined;
  readonly currencyId?: number | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly limit: number;
};

/** Lines of a window, newest first. Their balances count every line of their currency before them, in the window or not. */
async function listLedger(
  connection: Connection,
  courierId: number,
  { id, before, currencyId, from, to, limit }: Window,
): Promise<LedgerRow[]> {
  const { rows } = await sql<LedgerRow>`
    select line.*,
      (select later.id from courier_ledger as later where later.reverses_id = line.id) as reversed_by_id
    from (
      select id, at, kind, amount_minor, currency_id, order_id, note, admin_id, reverses_id,
        (sum(amount_minor) over (partition by currency_id order by id))::bigint as balance_minor
      from courier_ledger where courier_id = ${courierId}
    ) as line
    where (${id ?? null}::int is null or id = ${id ?? null}::int)
      and (${before ?? null}::int is null or id < ${before ?? null}::int)
      and (${currencyId ?? null}::int is null or currency_id = ${currencyId ?? null}::int)
      and (${from ?? null}::timestamptz is null or at >= ${from ?? null}::timestamptz)
      and (${to ?? null}::timestamptz is null or at < ${to ?? null}::timestamptz)
    order by id desc limit ${limit}`.execute(connection);
  return rows;
}

export async function findLine(
  connection: Connection,
  courierId: number,
  id: number,
): Promise<LedgerRow | undefined> {
  return (await listLedger(connection, courierId, { id, limit: 1 }))[0];
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
