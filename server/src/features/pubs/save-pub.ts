import type { CallBody } from '@comanda/contract';
import { pubFields } from '@comanda/domain/pubs';
import type { Updateable } from 'kysely';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import { checkFields } from '../../plumbing/http/check-fields.ts';
import { recordChange } from '../../plumbing/live/record-change.ts';
import type { PubScope } from '../../scopes.ts';
import { updatePub } from './queries.ts';
import type { PubTables } from './tables.ts';

async function save(
  deps: Deps,
  scope: PubScope,
  change: Updateable<PubTables['pub']>,
): Promise<void> {
  await deps.write(async (transaction) => {
    if (!(await updatePub(transaction, scope, change))) throw new AppError('not_found');
    await recordChange(transaction, 'pub', scope.pubId);
  });
}

/** Saves a pub's settings; its address stays what the printed codes say. */
export async function savePubSettings(
  deps: Deps,
  scope: PubScope,
  body: CallBody<'PUT /api/company/:companyID/pubs/:pubID'>,
): Promise<void> {
  checkFields({ name: pubFields.name }, { name: body.name });
  await save(deps, scope, {
    name: body.name.trim(),
    color_theme: body.color_theme,
    color: body.color,
    wifi_password: body.wifi_password,
    address: body.address,
    additional_info: body.additional_info,
    currency_id: body.currency_id,
    telegram_username: body.telegram_username.replaceAll('@', '').trim(),
    has_in_place_order: body.has_in_place_order,
  });
}

export async function saveGeolocation(
  deps: Deps,
  scope: PubScope,
  { lat, lng }: { lat: number; lng: number },
): Promise<void> {
  await save(deps, scope, { lat, lng });
}

/** Takes a pub away from its company and its guests; what its orders tell of it stays. */
export async function deletePub(deps: Deps, scope: PubScope): Promise<void> {
  if (scope.actor.entered) throw new AppError('forbidden');
  await save(deps, scope, { deleted_at: deps.clock.now() });
}
