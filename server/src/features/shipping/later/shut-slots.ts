import type { Slot } from '@comanda/domain/later';
import type { Deps } from '../../../deps.ts';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import type { PubScope } from '../../../scopes.ts';
import { lockShipping, updateShipping } from '../queries.ts';
import type { StoredSlot } from '../tables.ts';

/** What is left of a shut slot without another: those that were shut may have been longer, or shorter, than those of now. */
const without = ({ from, to }: StoredSlot, wanted: StoredSlot): StoredSlot[] =>
  [
    { from, to: to < wanted.from ? to : wanted.from },
    { from: from > wanted.to ? from : wanted.to, to },
  ].filter((part) => part.from < part.to);

/**
 * Shuts a slot, or opens it again, also as a part of one that was shut while slots were longer; what is repeated changes
 * nothing. Those that are over are forgotten.
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
    const others = before.filter(({ to }) => to > now).flatMap((shut) => without(shut, wanted));
    const shut = isShut ? [...others, wanted] : others;
    await updateShipping(transaction, scope, { shut_slots: JSON.stringify(shut) });
    await recordChange(transaction, 'pub', scope.pubId);
  });
}
