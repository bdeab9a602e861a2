import type { DeskReport } from '@comanda/contract/alerts';
import { deviceFields, isDeskKey } from '@comanda/domain/alerts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import { checkFields } from '../../../plumbing/http/check-fields.ts';
import type { PubScope } from '../../../scopes.ts';
import { addLook } from '../look-task.ts';
import { forgetDesks, upsertDesk } from './queries.ts';

type Reporting = DeskReport & { readonly deskKey: string };

/**
 * Stores what a desk says of itself, and that the pub is looked at from now on. The page of an administrator who is
 * inside the pub is none of its desks: nobody of the pub hears its bell.
 */
export async function reportDesk(
  { write, clock }: Pick<Deps, 'write' | 'clock'>,
  scope: PubScope,
  { deskKey, ...report }: Reporting,
): Promise<void> {
  if (!isDeskKey(deskKey)) throw new AppError('not_found');
  checkFields(deviceFields, { device: report.device });
  const now = clock.now();
  await write(async (transaction) => {
    if (scope.actor.entered) return;
    await upsertDesk(transaction, scope, {
      ...report,
      device: report.device.trim(),
      deskKey,
      at: now,
    });
    await forgetDesks(transaction, scope, now);
    await addLook(transaction, { pubId: scope.pubId, now });
  });
}
