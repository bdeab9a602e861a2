import type { CallBody, CallReply } from '@comanda/contract';
import { isBlank } from '@comanda/domain/text';
import { toAmount } from '@comanda/domain/money';
import { currencyCode } from '@comanda/domain/pubs';
import { sql } from 'kysely';
import type { Deps } from '../../../../deps.ts';
import { AppError, invalidFields } from '../../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../../schema.ts';
import type { AdminScope } from '../../../../scopes.ts';
import { recordAudit } from '../../../audit/index.ts';
import { lockLedger } from '../../ledger/ledger.ts';
import { findLine, getLine, lineView } from '../../ledger/statement.ts';

type Call = 'POST /api/admin/couriers/:courierID/settlements/:settlementID/reverse';
type Asked = CallBody<Call> & { readonly courierId: number; readonly settlementId: number };
type Wanted = {
  readonly courierId: number;
  readonly settlementId: number;
  readonly note: string;
  readonly actionId: string | null;
  readonly adminId: number;
};

/**
 * The line that reverses a settlement; none when it is no settlement, is reversed already, or was sent
 * before.
 */
async function insertReversal(
  connection: Connection,
  { courierId, settlementId, note, actionId, adminId }: Wanted,
  at: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into courier_ledger
      (courier_id, at, kind, amount_minor, currency_id, note, action_id, admin_id, reverses_id)
    select courier_id, ${at}::timestamptz, 'reversal', -amount_minor, currency_id, ${note}::text,
      ${actionId}::uuid, ${adminId}::int, id
    from courier_ledger as settled
    where id = ${settlementId} and courier_id = ${courierId} and kind = 'settlement'
      and not exists (select from courier_ledger as later where later.reverses_id = settled.id)
    on conflict do nothing
    returning id`.execute(connection);
  return rows[0]?.id;
}

/** The line of the same request when it was sent before; else the reason why none was written. */
async function findRepeated(connection: Connection, wanted: Wanted): Promise<number> {
  const line =
    wanted.actionId === null
      ? undefined
      : await connection
          .selectFrom('courier_ledger')
          .where('action_id', '=', wanted.actionId)
          .select(['id', 'courier_id', 'reverses_id', 'note'])
          .executeTakeFirst();
  if (line) {
    const isSame =
      line.courier_id === wanted.courierId &&
      line.reverses_id === wanted.settlementId &&
      line.note === wanted.note;
    if (!isSame) throw new AppError('action_id_was_used');
    return line.id;
  }
  const settled = await findLine(connection, wanted.courierId, wanted.settlementId);
  if (settled?.kind !== 'settlement') throw new AppError('not_found');
  throw new AppError('settlement_already_reversed');
}

/**
 * Reverses a wrong settlement by one more line, once; the settlement stays. Sent again with the same
 * `action_id`, it returns the first reversal.
 */
export async function reverseSettlement(
  deps: Deps,
  { adminId }: AdminScope,
  { courierId, settlementId, reason, action_id }: Asked,
): Promise<CallReply<Call>['line']> {
  const note = reason.trim();
  if (isBlank(note)) throw invalidFields([{ field: 'reason', code: 'field_is_required' }]);
  const at = deps.clock.now();
  const wanted = { courierId, settlementId, note, actionId: action_id ?? null, adminId };
  return deps.write(async (transaction) => {
    if (!(await lockLedger(transaction, courierId))) throw new AppError('courier_not_found');
    const id = await insertReversal(transaction, wanted, at);
    if (id === undefined) {
      const repeated = await findRepeated(transaction, wanted);
      return lineView(await getLine(transaction, courierId, repeated));
    }
    const line = await getLine(transaction, courierId, id);
    const sum = `${toAmount(-line.amount_minor).toFixed(2)} ${currencyCode(line.currency_id)}`;
    const subject = `courier ${courierId}, settlement ${settlementId}, amount ${sum}`;
    await recordAudit(transaction, { at, adminId, action: 'reverse-settlement', subject });
    return lineView(line);
  });
}
