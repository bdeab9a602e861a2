import type { Slot } from '@comanda/domain/later';
import type { Deps } from '../../../deps.ts';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import type { PubScope } from '../../../scopes.ts';
import { lockShipping, updateShipping } from '../queries.ts';

/**
 * Shuts a slot, or opens it again, with each that was shut while slots had another length and that it is a part of; what
 * is repeated changes nothing. Those that are over are forgotten.
 */
export async function shutSlot(
  deps: Deps,
  scope: PubScope,
  { slot, isShut }: { readonly slot: Slot; readonly isShut: boolean },
): Promise<void> {
  const now = deps.clock.now().toISOString();
  const wanted = { from: slot.from.toISOString(), to: slot.to.toISOString() };
  await deps.write(async (transaction) => {
    const { shut_slots: before } = await lockShipping(transaction, scope);
    const ahead = before.filter(({ to }) => to > now);
    const shut = isShut
      ? [...ahead.filter(({ from }) => from !== wanted.from), wanted]
      : ahead.filter(({ from, to }) => to <= wanted.from || from >= wanted.to);
    await updateShipping(transaction, scope, { shut_slots: JSON.stringify(shut) });
    await recordChange(transaction, 'pub', scope.pubId);
  });
}
