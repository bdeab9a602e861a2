import type { Deps } from '../../deps.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import { recordChange } from '../../plumbing/live/record-change.ts';
import type { PubScope } from '../../scopes.ts';
import { deleteAttachment, findCourier, insertAttachment, type CourierRow } from './queries.ts';

/** Lets a courier take the pub's own deliveries; attaching twice is attaching once. */
export async function attachCourier(
  deps: Deps,
  scope: PubScope,
  courierId: number,
): Promise<CourierRow> {
  return deps.write(async (transaction) => {
    const courier = await findCourier(transaction, courierId);
    if (!courier) throw new AppError('courier_id_is_invalid');
    await insertAttachment(transaction, scope, courierId);
    await recordChange(transaction, 'courier', courierId);
    return courier;
  });
}

/** Ends that; what the courier has reserved stays theirs. */
export async function detachCourier(deps: Deps, scope: PubScope, courierId: number): Promise<void> {
  await deps.write(async (transaction) => {
    const wasAttached = await deleteAttachment(transaction, scope, courierId);
    if (!wasAttached) throw new AppError('courier_id_is_invalid');
    await recordChange(transaction, 'courier', courierId);
  });
}
