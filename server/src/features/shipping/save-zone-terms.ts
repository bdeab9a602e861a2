import type { CallBody } from '@comanda/contract';
import type { ZoneTerms } from '@comanda/contract/shipping';
import { toAmount, toMinor } from '@comanda/domain/money';
import { endIfAhead } from '@comanda/domain/orders';
import { isPossibleZoneEnd, refuseSteps } from '@comanda/domain/shipping';
import { isBlank } from '@comanda/domain/text';
import { isDeepStrictEqual } from 'node:util';
import type { Deps } from '../../deps.ts';
import { stepsOf, storedSteps } from '../../fee-steps.ts';
import { AppError, invalidFields } from '../../plumbing/http/app-error.ts';
import { recordChange } from '../../plumbing/live/record-change.ts';
import type { PubScope } from '../../scopes.ts';
import { lockZones, updateZone, type ZoneRow } from './queries.ts';

type Body = CallBody<'POST /api/company/:companyID/pubs/:pubID/zone-terms'>;

/** The terms of a zone in the form of the wire; an end that is past is none. */
export function zoneTermsView(row: ZoneRow, now: Date): ZoneTerms {
  return {
    shape_id: row.shape_id,
    name: row.name,
    price: row.price_minor === null ? null : toAmount(row.price_minor),
    minimum: toAmount(row.minimum_minor),
    steps: stepsOf(row).map(({ fromMinor, priceMinor, rewardMinor }) => ({
      from: toAmount(fromMinor),
      price: toAmount(priceMinor),
      ...(rewardMinor !== undefined && { reward: toAmount(rewardMinor) }),
    })),
    extra_minutes: row.extra_minutes,
    closed_until: endIfAhead(row.closed_until?.toISOString(), now) ?? null,
    closed_texts: row.closed_texts,
    hours: row.hours?.map((day) => day.map(({ start, end }) => ({ start, end }))) ?? null,
  };
}

const stepsOfWire = ({ steps }: ZoneTerms) =>
  steps.map(({ from, price, reward }) => ({
    fromMinor: toMinor(from),
    priceMinor: toMinor(price),
    ...(reward !== undefined && { rewardMinor: toMinor(reward) }),
  }));

/** Only texts that say something. */
const written = (texts: ZoneTerms['closed_texts']) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => !isBlank(text)));

function requireSound(zone: ZoneTerms, now: Date): void {
  const priceMinor = zone.price === null ? undefined : toMinor(zone.price);
  const refusal = refuseSteps(priceMinor, stepsOfWire(zone));
  if (refusal) throw new AppError(refusal.code, refusal.facts);
  const { closed_until: until } = zone;
  if (until !== null && !isPossibleZoneEnd(until, now)) {
    throw invalidFields([{ field: 'zone.closed_until', code: 'invalid_value' }]);
  }
}

function columnsOf(zone: ZoneTerms) {
  const { fee_steps, ...free } = storedSteps(stepsOfWire(zone));
  return {
    name: zone.name.trim(),
    price_minor: zone.price === null ? null : toMinor(zone.price),
    minimum_minor: toMinor(zone.minimum),
    fee_steps: JSON.stringify(fee_steps),
    ...free,
    extra_minutes: zone.extra_minutes,
    closed_until: zone.closed_until === null ? null : new Date(zone.closed_until),
    closed_texts: JSON.stringify(written(zone.closed_texts)),
    hours:
      zone.hours &&
      JSON.stringify(zone.hours.map((day) => day.map(({ start, end }) => ({ start, end })))),
  };
}

/** Saves all terms of one zone, unless somebody else has changed them since the sender read them. */
export async function saveZoneTerms(
  deps: Deps,
  scope: PubScope,
  { zone, before }: Body,
): Promise<void> {
  const now = deps.clock.now();
  requireSound(zone, now);
  await deps.write(async (transaction) => {
    const row = (await lockZones(transaction, scope)).find(
      ({ shape_id }) => shape_id === zone.shape_id,
    );
    if (!row) {
      // `before` shows that the zone existed: somebody has deleted it since.
      if (before) throw new AppError('zones_changed_meanwhile');
      throw invalidFields([{ field: 'zone.shape_id', code: 'invalid_value' }]);
    }
    if (before && !isDeepStrictEqual(zoneTermsView(row, now), before)) {
      throw new AppError('zones_changed_meanwhile');
    }
    await updateZone(transaction, scope, { shapeId: zone.shape_id, ...columnsOf(zone) });
    await recordChange(transaction, 'pub', scope.pubId);
  });
}
