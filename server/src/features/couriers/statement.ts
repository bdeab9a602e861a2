import type { CallReply } from '@comanda/contract';
import { toAmount } from '@comanda/domain/money';
import { sql } from 'kysely';
import type { Connection } from '../../schema.ts';

const PAGE = 50;

type Statement = Omit<CallReply<'GET /api/courier/:courierID/statement'>, 'ok'>;
type LedgerRow = {
  id: number;
  at: Date;
  kind: Statement['lines'][number]['kind'];
  amount_minor: number;
  order_id: number | null;
  note: string;
  balance_minor: number;
};

/** What the platform owes a courier, in minor units; below zero the courier owes the platform. */
export async function findBalanceMinor(connection: Connection, courierId: number): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as balance
    from courier_ledger where courier_id = ${courierId}`.execute(connection);
  return rows[0]?.balance ?? 0;
}

async function listLedger(
  connection: Connection,
  courierId: number,
  before: number | undefined,
): Promise<LedgerRow[]> {
  const { rows } = await sql<LedgerRow>`
    select * from (
      select id, at, kind, amount_minor, order_id, note,
        (sum(amount_minor) over (order by id))::bigint as balance_minor
      from courier_ledger where courier_id = ${courierId}
    ) as line
    where ${before ?? null}::int is null or id < ${before ?? null}::int
    order by id desc limit ${PAGE + 1}`.execute(connection);
  return rows;
}

/** A courier's ledger, newest first, each line with the balance that it left. */
export async function loadStatement(
  connection: Connection,
  courierId: number,
  before: number | undefined,
): Promise<Statement> {
  const rows = await listLedger(connection, courierId, before);
  const page = rows.slice(0, PAGE);
  return {
    balance: toAmount(await findBalanceMinor(connection, courierId)),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    lines: page.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      amount: toAmount(row.amount_minor),
      order_id: row.order_id,
      note: row.note,
      balance: toAmount(row.balance_minor),
    })),
  };
}
