import type { CallBody } from '@comanda/contract';
import type { VatRate as ShownRate } from '@comanda/contract/vat';
import { startOfNamedDay } from '@comanda/domain/hours';
import { calendarDay } from '@comanda/domain/pubs';
import { LAW_TIME_ZONE, type VatRate } from '@comanda/domain/vat';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../plumbing/http/app-error.ts';
import { recordChange } from '../../plumbing/live/record-change.ts';
import type { Connection, Transaction } from '../../schema.ts';
import type { AdminScope } from '../../scopes.ts';
import { recordAudit } from '../audit/index.ts';
import { listPubsWithVat } from '../pubs/index.ts';

const ratesOf = (connection: Connection) =>
  connection
    .selectFrom('vat_rate')
    .select(['id', 'vat_class', 'valid_from', 'rate'])
    .orderBy('valid_from', 'desc')
    .orderBy('vat_class');

/** All rates, also those that do not hold yet. */
export async function listVatRates(connection: Connection): Promise<VatRate[]> {
  const rows = await ratesOf(connection).execute();
  return rows.map((row) => ({
    vatClass: row.vat_class,
    validFrom: row.valid_from,
    rate: row.rate,
  }));
}

export async function loadVatRates(connection: Connection): Promise<ShownRate[]> {
  const rows = await ratesOf(connection).execute();
  return rows.map(({ rate, ...row }) => ({ ...row, percent: rate / 100 }));
}

/** The first day for which a rate can still be changed: orders of today have theirs. */
const isLate = (deps: Deps, day: string): boolean =>
  day <= calendarDay(deps.clock.now(), LAW_TIME_ZONE);

/** Records a change of every pub that pays VAT: processes keep the rates in memory with the pub, and read them again. */
async function announce(transaction: Transaction): Promise<void> {
  const pubIds = await listPubsWithVat(transaction);
  if (pubIds.length > 0) await recordChange(transaction, 'pub', ...pubIds);
}

/** Adds a rate from tomorrow on at the earliest: an order keeps the rate with which it was placed. */
export async function addVatRate(
  deps: Deps,
  scope: AdminScope,
  { vat_class, valid_from, percent }: CallBody<'POST /api/admin/vat-rates'>,
): Promise<void> {
  if (Number.isNaN(startOfNamedDay(LAW_TIME_ZONE, valid_from).getTime())) {
    throw invalidFields([{ field: 'valid_from', code: 'invalid_value' }]);
  }
  if (isLate(deps, valid_from)) throw new AppError('vat_rate_is_late');
  await deps.write(async (transaction) => {
    const added = await transaction
      .insertInto('vat_rate')
      .values({ vat_class, valid_from, rate: Math.round(percent * 100) })
      .onConflict((conflict) => conflict.columns(['vat_class', 'valid_from']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new AppError('vat_rate_exists');
    await announce(transaction);
    const subject = `vat ${vat_class}, percent ${percent}, from ${valid_from}`;
    const { adminId } = scope;
    await recordAudit(transaction, {
      at: deps.clock.now(),
      adminId,
      action: 'add-vat-rate',
      subject,
    });
  });
}

/** Deletes a rate that does not hold yet. */
export async function deleteVatRate(deps: Deps, scope: AdminScope, id: number): Promise<void> {
  await deps.write(async (transaction) => {
    const row = await ratesOf(transaction).where('id', '=', id).forUpdate().executeTakeFirst();
    if (!row) throw new AppError('not_found');
    if (isLate(deps, row.valid_from)) throw new AppError('vat_rate_is_late');
    await transaction.deleteFrom('vat_rate').where('id', '=', id).execute();
    await announce(transaction);
    const subject = `vat ${row.vat_class}, percent ${row.rate / 100}, from ${row.valid_from}`;
    const { adminId } = scope;
    await recordAudit(transaction, {
      at: deps.clock.now(),
      adminId,
      action: 'delete-vat-rate',
      subject,
    });
  });
}
