import type { CallBody } from '@comanda/contract';
import { toAmount, toMinor } from '@comanda/domain/money';
import { mergeChanges } from '@comanda/domain/shipping';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../plumbing/http/app-error.ts';
import { recordChange } from '../../plumbing/live/record-change.ts';
import type { Connection } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';
import { lockZones, updateZone, type ZoneRow } from './queries.ts';

type Body = CallBody<'POST /api/company/:companyID/pubs/:pubID/shipping-price'>;
type Amounts = ReadonlyMap<string, number>;

/** One of the two amounts of a zone: how it is read and how it is written. */
type Kind = {
  readonly read: (zone: ZoneRow) => number | null;
  /** An amount with the same meaning as none. */
  readonly none?: number;
  readonly write: (connection: Connection, shapeId: string, amount?: number) => Promise<void>;
};

function requireKnown(amounts: Amounts, zones: readonly ZoneRow[]): void {
  const known = new Set(zones.map(({ shape_id }) => shape_id));
  const unknown = [...amounts.keys()].filter((shapeId) => !known.has(shapeId));
  if (unknown.length > 0) {
    throw invalidFields(
      unknown.map((shapeId) => ({ field: `prices.${shapeId}`, code: 'invalid_value' })),
    );
  }
}

/** The new amounts of all zones: all that were sent, or only those that the sender changed. */
function amountsToSave(body: Body, zones: readonly ZoneRow[], { read, none }: Kind): Amounts {
  const stated = (amounts: Body['prices']) =>
    new Map(Object.entries(amounts).filter(([, amount]) => amount !== none));
  const mine = stated(body.prices);
  if (!body.before) {
    requireKnown(mine, zones);
    return mine;
  }
  const theirs = new Map(
    zones.flatMap((zone) => {
      const amount = read(zone);
      return amount === null || amount === none ? [] : [[zone.shape_id, toAmount(amount)] as const];
    }),
  );
  const versions = { before: stated(body.before), mine, theirs };
  const { merged, conflicts } = mergeChanges(versions, Object.is);
  const known = new Set(zones.map(({ shape_id }) => shape_id));
  const hasDeletedZone = [...merged.keys()].some((shapeId) => !known.has(shapeId));
  if (hasDeletedZone || conflicts.length > 0) throw new AppError('zones_changed_meanwhile');
  return merged;
}

async function saveAmounts(deps: Deps, scope: PubScope, saved: Kind & { body: Body }) {
  await deps.write(async (transaction) => {
    const zones = await lockZones(transaction, scope);
    const amounts = amountsToSave(saved.body, zones, saved);
    for (const { shape_id } of zones) {
      await saved.write(transaction, shape_id, amounts.get(shape_id));
    }
    await recordChange(transaction, 'pub', scope.pubId);
  });
}

/** Saves the price of every zone; an omitted zone has none, and no delivery. */
export async function saveZonePrices(deps: Deps, scope: PubScope, body: Body): Promise<void> {
  await saveAmounts(deps, scope, {
    body,
    read: (zone) => zone.price_minor,
    write: (transaction, shapeId, amount) =>
      updateZone(transaction, scope, {
        shapeId,
        price_minor: amount === undefined ? null : toMinor(amount),
      }),
  });
}

/** Saves the threshold of every zone; an omitted zone is never free. */
export async function saveFreeDelivery(deps: Deps, scope: PubScope, body: Body): Promise<void> {
  await saveAmounts(deps, scope, {
    body,
    read: (zone) => zone.free_from_minor,
    none: 0,
    write: (transaction, shapeId, amount = 0) =>
      updateZone(transaction, scope, { shapeId, free_from_minor: toMinor(amount) }),
  });
}
