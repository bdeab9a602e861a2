import type { CallBody, CallReply } from '@comanda/contract';
import { isWireAmount, toMinor } from '@comanda/domain/money';
import { currencyCode, DEFAULT_CURRENCY_ID } from '@comanda/domain/pubs';
import type { Deps } from '../../../deps.ts';
import { AppError, invalidFields } from '../../../plumbing/http/app-error.ts';
import type { AccountId } from '../../../ids.ts';
import type { Connection } from '../../../schema.ts';
import type { AdminScope } from '../../../scopes.ts';
import { recordAudit } from '../../audit/index.ts';
import { lockLedger } from '../ledger/ledger.ts';
import { getLine, lineView } from '../ledger/statement.ts';

type Settlement = CallBody<'POST /api/admin/couriers/:courierID/settlements'>;
type Line = CallReply<'POST /api/admin/couriers/:courierID/settlements'>['line'];
type Wanted = {
  courierId: number;
  amountMinor: number;
  currencyId: number;
  note: string;
  actionId: string | null;
  adminId: AccountId;
};

function checkedAmount(amount: number): number {
  if (amount === 0 || !isWireAmount(Math.abs(amount))) {
    throw invalidFields([{ field: 'amount', code: 'invalid_value' }]);
  }
  return toMinor(amount);
}

/** The line of the same request when it was sent before; a different request with its id is refused. */
async function findRepeated(connection: Connection, wanted: Wanted): Promise<number> {
  const line = await connection
    .selectFrom('courier_ledger')
    .where('action_id', '=', wanted.actionId)
    .select(['id', 'kind', 'courier_id', 'amount_minor', 'currency_id', 'note'])
    .executeTakeFirstOrThrow();
  const isSame =
    line.kind === 'settlement' &&
    line.courier_id === wanted.courierId &&
    line.amount_minor === wanted.amountMinor &&
    line.currency_id === wanted.currencyId &&
    line.note === wanted.note;
  if (!isSame) throw new AppError('action_id_was_used');
  return line.id;
}

async function insertSettlement(
  connection: Connection,
  { courierId, amountMinor, currencyId, note, actionId, adminId }: Wanted,
  at: Date,
): Promise<number | undefined> {
  const inserted = await connection
    .insertInto('courier_ledger')
    .values({
      courier_id: courierId,
      at,
      kind: 'settlement',
      amount_minor: amountMinor,
      currency_id: currencyId,
      order_id: null,
      note,
      action_id: actionId,
      admin_id: adminId,
    })
    .onConflict((conflict) =>
      conflict.column('action_id').where('action_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/**
 * Settles with a courier: one more line, above zero when the courier paid the platform, below when it paid
 * them, in Lei unless another currency is named. Sent again with the same `action_id`, it returns the first
 * settlement.
 */
export async function settle(
  deps: Deps,
  { adminId }: AdminScope,
  { courierId, amount, note, action_id, ...settlement }: Settlement & { courierId: number },
): Promise<Line> {
  const at = deps.clock.now();
  const amountMinor = checkedAmount(amount);
  const currencyId = settlement.currency_id ?? DEFAULT_CURRENCY_ID;
  const actionId = action_id ?? null;
  const wanted = { courierId, amountMinor, currencyId, note: note.trim(), actionId, adminId };
  return deps.write(async (transaction) => {
    if (!(await lockLedger(transaction, courierId))) throw new AppError('courier_not_found');
    const id = await insertSettlement(transaction, wanted, at);
    if (id === undefined) {
      const repeated = await findRepeated(transaction, wanted);
      return lineView(await getLine(transaction, courierId, repeated));
    }
    const sum = `${amount.toFixed(2)} ${currencyCode(currencyId)}`;
    const subject = `courier ${courierId}, amount ${sum}`;
    await recordAudit(transaction, { at, adminId, action: 'settle-with-courier', subject });
    return lineView(await getLine(transaction, courierId, id));
  });
}
