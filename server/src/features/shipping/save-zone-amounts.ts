import type { CallBody } from '@comanda/contract';
import { toAmount, toMinor } from '@comanda/domain/money';
import { mergeChanges, refuseSteps } from '@comanda/domain/shipping';
import type { Deps } from '../../deps.ts';
import { stepsOf } from '../../fee-steps.ts';
import { AppError, invalidFields } from '../../plumbing/http/app-error.ts';
import { recordChange } from '../../plumbing/live/record-change.ts';
import type { PubScope } from '../../scopes.ts';
import { lockZones, updateZone, type ZoneRow } from './queries.ts';

type Body = CallBody<'POST /api/company/:companyID/pubs/:pubID/shipping-price'>;
type Amounts = ReadonlyMap<string, number>;

type Columns = Partial<Pick<ZoneRow, 'price_minor' | 'free_from_minor' | 'free_reward_minor'>>;

/** One of the two amounts of a zone: how it is read and how it is written. */
type Kind = {
  readonly read: (zone: ZoneRow) => number | null;
  /** An amount with the same meaning as none. */
  readonly none?: number;
  readonly columns: (amount?: number) => Columns;
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

/** An amount beside steps that it does not fit is refused: none of the two silently wins. */
function requireFitting(zone: ZoneRow): void {
  const refusal = refuseSteps(zone.price_minor ?? undefined, stepsOf(zone));
  if (refusal && zone.fee_steps.length > 0) throw new AppError(refusal.code, refusal.facts);
}

async function saveAmounts(deps: Deps, scope: PubScope, saved: Kind & { body: Body }) {
  await deps.write(async (transaction) => {
    const zones = await lockZones(transaction, scope);
    const amounts = amountsToSave(saved.body, zones, saved);
    for (const zone of zones) {
      const columns = saved.columns(amounts.get(zone.shape_id));
      requireFitting({ ...zone, ...columns });
      await updateZone(transaction, scope, { shapeId: zone.shape_id, ...columns });
    }
    await recordChange(transaction, 'pub', scope.pubId);
  });
}

/** Saves the price of every zone; an omitted zone has none, and no delivery. */
export async function saveZonePrices(deps: Deps, scope: PubScope, body: Body): Promise<void> {
  await saveAmounts(deps, scope, {
    body,
    read: (zone) => zone.price_minor,
    columns: (amount) => ({ price_minor: amount === undefined ? null : toMinor(amount) }),
  });
}

/** Saves the threshold of every zone; an omitted zone is never free. */
export async function saveFreeDelivery(deps: Deps, scope: PubScope, body: Body): Promise<void> {
  await saveAmounts(deps, scope, {
    body,
    read: (zone) => zone.free_from_minor,
    none: 0,
    columns: (amount = 0) => ({
      free_from_minor: toMinor(amount),
      ...(amount === 0 && { free_reward_minor: null }),
    }),
  });
}
