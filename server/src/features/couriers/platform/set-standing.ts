import type { AdminCourier } from '@comanda/contract/couriers';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import { accountIdOf } from '../../../ids.ts';
import type { AdminScope } from '../../../scopes.ts';
import { findAccountEmail } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { findBalances } from '../ledger/balances.ts';
import { adminCourierView } from './platform-couriers.ts';
import { updateStanding } from '../queries.ts';

/** The platform approves a courier for the pool, or stops them from taking any order. */
export async function setStanding(
  deps: Deps,
  { adminId }: AdminScope,
  { courierId, to }: { courierId: number; to: 'approved' | 'blocked' },
): Promise<AdminCourier> {
  const at = deps.clock.now();
  return deps.write(async (transaction) => {
    const change = to === 'approved' ? { approved_at: at, blocked_at: null } : { blocked_at: at };
    const row = await updateStanding(transaction, courierId, change);
    if (!row) throw new AppError('courier_not_found');
    await recordChange(transaction, 'courier', courierId);
    const action = to === 'approved' ? 'approve-courier' : 'block-courier';
    await recordAudit(transaction, { at, adminId, action, subject: `courier ${courierId}` });
    return adminCourierView(row, {
      email: await findAccountEmail(transaction, accountIdOf(courierId)),
      balances: await findBalances(transaction, courierId),
    });
  });
}
