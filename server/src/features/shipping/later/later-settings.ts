import type { LaterSettings as LaterView } from '@comanda/contract/later';
import { NO_LIMITS, type LaterSettings } from '@comanda/domain/later';
import { toAmount, toMinor } from '@comanda/domain/money';
import type { Deps } from '../../../deps.ts';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import type { PubScope } from '../../../scopes.ts';
import { updateShipping } from '../queries.ts';

export type { LaterView };

export function laterView({ limits, order_types: types, ...settings }: LaterSettings): LaterView {
  const { value } = limits;
  return {
    ...settings,
    order_types: [...types],
    limits: { ...limits, value: value === null ? null : toAmount(value) },
  };
}

/** Saves how a pub takes orders for later; those that are placed keep their times. */
export async function saveLater(
  deps: Deps,
  scope: PubScope,
  { limits, ...settings }: LaterView,
): Promise<LaterView> {
  const value = limits.value === null ? null : toMinor(limits.value);
  const later: LaterSettings = { ...settings, limits: { ...NO_LIMITS, ...limits, value } };
  await deps.write(async (transaction) => {
    await updateShipping(transaction, scope, { later: JSON.stringify(later) });
    await recordChange(transaction, 'pub', scope.pubId);
  });
  return laterView(later);
}
