import type { PubHours } from '@comanda/domain/hours';
import { hashKey } from '@tanstack/react-query';
import { ApiError, toApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/api.ts';
import { useSingleMutation } from '../../../lib/query/use-single-mutation.ts';
import { useHoursPlace, type KnownHours } from '../hours-place.ts';

const PUB = '/api/company/:companyID/pubs/:pubID';

/** The hours with one part changed; undefined where somebody else has changed the same part. */
export type HoursChange = (hours: PubHours) => PubHours | undefined;

const conflict = () => new ApiError('hours_changed_meanwhile', { status: 409 });

/** Values are compared whatever the sequence of their fields: the database has its own. */
export const isSame = (one: unknown, other: unknown): boolean =>
  hashKey([one]) === hashKey([other]);

/** A list without an item as it was seen; undefined where it is not there any more. */
export function withoutItem<Item>(items: readonly Item[], item: Item): Item[] | undefined {
  const index = items.findIndex((one) => isSame(one, item));
  return index === -1 ? undefined : items.toSpliced(index, 1);
}

/**
 * Saves a part of the hours. Where somebody else has saved another part meanwhile, the change is made to theirs; the
 * same part is refused with `hours_changed_meanwhile`, and theirs is shown.
 */
export function useSaveHours() {
  const { pub, onHours } = useHoursPlace();
  const params = { companyID: pub.company_id, pubID: pub.id };
  const send = async (change: HoursChange, known: KnownHours): Promise<KnownHours> => {
    const hours = change(known.hours);
    if (hours === undefined) throw conflict();
    const body = { hours, revision: known.hours_revision };
    const saved = await call(`PUT ${PUB}/hours`, { params, body });
    return { hours: saved.hours, hours_revision: saved.revision };
  };
  return useSingleMutation({
    mutationFn: async (change: HoursChange) => {
      try {
        return await send(change, pub);
      } catch (error) {
        if (toApiError(error).code !== 'hours_changed_meanwhile') throw error;
      }
      const { pub: newest } = await call(`GET ${PUB}`, { params });
      onHours(newest);
      return send(change, newest);
    },
    onSuccess: onHours,
    // Shown beside what was pressed.
    meta: { handles: 'all' },
  });
}
