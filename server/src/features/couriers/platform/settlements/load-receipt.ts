import type { SettlementReceipt } from '@comanda/contract/couriers';
import { toAmount } from '@comanda/domain/money';
import { AppError } from '../../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../../schema.ts';
import { findAccountEmail } from '../../../accounts/index.ts';
import { findCourier } from '../../queries.ts';
import { findLine, type LedgerRow } from '../../ledger/statement.ts';

type Asked = {
  readonly courierId: number;
  readonly id: number;
  readonly reader: 'courier' | 'platform';
};
type Link = NonNullable<SettlementReceipt['reverses']>;

function isSettlement({ kind, reverses_id }: LedgerRow): boolean {
  return kind === 'settlement' || reverses_id !== null;
}

async function findLink(connection: Connection, id: number | null): Promise<Link | null> {
  if (id === null) return null;
  const row = await connection
    .selectFrom('courier_ledger')
    .where('id', '=', id)
    .select(['id', 'at', 'note'])
    .executeTakeFirstOrThrow();
  return { id: row.id, at: row.at.toISOString(), note: row.note };
}

/** The receipt of a settlement or of its reversal; only the platform sees which administrator recorded it. */
export async function loadReceipt(
  connection: Connection,
  { courierId, id, reader }: Asked,
): Promise<SettlementReceipt> {
  const courier = await findCourier(connection, courierId);
  if (!courier) throw new AppError('courier_not_found');
  const row = await findLine(connection, courierId, id);
  if (!row || !isSettlement(row)) throw new AppError('not_found');
  const recorder = reader === 'platform' ? row.admin_id : null;
  return {
    id: row.id,
    kind: row.kind === 'settlement' ? 'settlement' : 'reversal',
    at: row.at.toISOString(),
    courier: { id: courier.id, full_name: courier.full_name },
    amount: toAmount(row.amount_minor),
    currency_id: row.currency_id,
    note: row.note,
    balance_before: toAmount(row.balance_minor - row.amount_minor),
    balance: toAmount(row.balance_minor),
    reverses: await findLink(connection, row.reverses_id),
    reversed_by: await findLink(connection, row.reversed_by_id),
    ...(recorder !== null && { recorded_by: await findAccountEmail(connection, recorder) }),
  };
}
