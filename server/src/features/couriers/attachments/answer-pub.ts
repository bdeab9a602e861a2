import type { AddedByPub } from '@comanda/contract/couriers';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { recordChange } from '../../../plumbing/live/record-change.ts';
import type { CourierScope } from '../../../scopes.ts';
import { findPub } from '../../pubs/index.ts';
import { confirmAttachment, deleteAttachment, listAttachments } from './queries.ts';
import { addedByPubView } from './views.ts';

/** The pubs that have attached a courier and are not deleted. */
export async function loadPubsOfCourier(
  deps: Deps,
  { courierId }: CourierScope,
): Promise<AddedByPub[]> {
  const pubs: AddedByPub[] = [];
  for (const attachment of await listAttachments(deps.db, courierId)) {
    const pub = await findPub(deps.db, attachment.pub_id);
    if (pub && !pub.deleted) pubs.push(addedByPubView(pub, attachment));
  }
  return pubs;
}

/** The courier confirms that they deliver for a pub that has attached them: it may see their contacts now. */
export async function confirmPub(
  deps: Deps,
  { courierId }: CourierScope,
  pubId: number,
): Promise<void> {
  await deps.write(async (transaction) => {
    const at = deps.clock.now();
    if (!(await confirmAttachment(transaction, { pubId, courierId }, at))) {
      throw new AppError('not_found');
    }
    await recordChange(transaction, 'courier', courierId);
  });
}

/** The courier declines: it ends in the same way as when the pub detaches them. */
export async function declinePub(
  deps: Deps,
  { courierId }: CourierScope,
  pubId: number,
): Promise<void> {
  await deps.write(async (transaction) => {
    if (!(await deleteAttachment(transaction, { pubId, courierId }))) {
      throw new AppError('not_found');
    }
    await recordChange(transaction, 'courier', courierId);
  });
}
