import type { LaterChange, LaterSettings as LaterView } from '@comanda/contract/later';
import { DEFAULT_LATER, type LaterSettings } from '@comanda/domain/later';
import { toAmount, toMinor } from '@comanda/domain/money';
import type { Deps } from '../../../deps.ts';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import type { PubScope } from '../../../scopes.ts';
import { lockShipping, updateShipping } from '../queries.ts';

export type { LaterView };

export function laterView({ limits, order_types: types, ...settings }: LaterSettings): LaterView {
  const { value } = limits;
  return {
    ...settings,
    order_types: [...types],
    limits: { ...limits, value: value === null ? null : toAmount(value) },
  };
}

/**
 * Changes how a pub takes orders for later; those that are placed keep their times. What is left out stays as it is, under
 * the lock of the row: another person may be saving another part of it.
 */
export async function saveLater(
  deps: Deps,
  scope: PubScope,
  { limits: { value, ...limits } = {}, ...settings }: LaterChange,
): Promise<LaterView> {
  const valueMinor = typeof value === 'number' ? toMinor(value) : value;
  return deps.write(async (transaction) => {
    const before = (await lockShipping(transaction, scope)).later ?? DEFAULT_LATER;
    const changed = { ...limits, ...(valueMinor !== undefined && { value: valueMinor }) };
    const later: LaterSettings = {
      ...before,
      ...settings,
      limits: { ...before.limits, ...changed },
    };
    await updateShipping(transaction, scope, { later: JSON.stringify(later) });
    await recordChange(transaction, 'pub', scope.pubId);
    return laterView(later);
  });
}
