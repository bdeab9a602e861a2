import type { CallBody } from '@comanda/contract';
import type { FieldError } from '@comanda/contract/errors';
import { toMinor } from '@comanda/domain/money';
import { isSimpleOutline } from '@comanda/domain/shipping';
import type { Deps } from '../../deps.ts';
import { invalidFields } from '../../plumbing/http/app-error.ts';
import { recordChange } from '../../plumbing/live/record-change.ts';
import type { Connection } from '../../schema.ts';
import type { PubScope } from '../../scopes.ts';
import { deleteOtherZones, lockZones, updateZone, upsertZones } from './queries.ts';

type Shapes = CallBody<'POST /api/company/:companyID/pubs/:pubID/shipping'>['shapes'];
type Prices = CallBody<'POST /api/company/:companyID/pubs/:pubID/shipping-price'>['prices'];

function requireSound(shapes: Shapes): void {
  const problems: FieldError[] = [];
  const seen = new Set<string>();
  for (const [index, { shape_id, vertices }] of shapes.entries()) {
    const at = `shapes.${index}`;
    if (seen.has(shape_id)) problems.push({ field: `${at}.shape_id`, code: 'invalid_value' });
    if (!isSimpleOutline(vertices)) {
      problems.push({ field: `${at}.vertices`, code: 'invalid_value' });
    }
    seen.add(shape_id);
  }
  if (problems.length > 0) throw invalidFields(problems);
}

/** Saves the whole list of zones. Those that stay keep their price; a new one has none yet. */
export async function saveZones(deps: Deps, scope: PubScope, shapes: Shapes): Promise<void> {
  requireSound(shapes);
  await deps.write(async (transaction) => {
    await lockZones(transaction, scope);
    await deleteOtherZones(
      transaction,
      scope,
      shapes.map(({ shape_id }) => shape_id),
    );
    await upsertZones(transaction, scope, shapes);
    await recordChange(transaction, 'pub', scope.pubId);
  });
}

type SaveAmount = (transaction: Connection, shapeId: string, amount?: number) => Promise<void>;

async function saveAmounts(
  deps: Deps,
  scope: PubScope,
  { amounts, save }: { amounts: Prices; save: SaveAmount },
): Promise<void> {
  await deps.write(async (transaction) => {
    const shapeIds = await lockZones(transaction, scope);
    const unknown = Object.keys(amounts).filter((shapeId) => !shapeIds.has(shapeId));
    if (unknown.length > 0) {
      throw invalidFields(
        unknown.map((shapeId) => ({ field: `prices.${shapeId}`, code: 'invalid_value' })),
      );
    }
    for (const shapeId of shapeIds) {
      await save(
        transaction,
        shapeId,
        Object.hasOwn(amounts, shapeId) ? amounts[shapeId] : undefined,
      );
    }
    await recordChange(transaction, 'pub', scope.pubId);
  });
}

/** Saves the price of every zone; one that is left out has none, and nobody delivers there. */
export async function saveZonePrices(deps: Deps, scope: PubScope, amounts: Prices): Promise<void> {
  const save: SaveAmount = (transaction, shapeId, amount) =>
    updateZone(transaction, scope, {
      shapeId,
      price_minor: amount === undefined ? null : toMinor(amount),
    });
  await saveAmounts(deps, scope, { amounts, save });
}

/** Saves from which dish total each zone is free; one that is left out never is. */
export async function saveFreeDelivery(
  deps: Deps,
  scope: PubScope,
  amounts: Prices,
): Promise<void> {
  const save: SaveAmount = (transaction, shapeId, amount = 0) =>
    updateZone(transaction, scope, { shapeId, free_from_minor: toMinor(amount) });
  await saveAmounts(deps, scope, { amounts, save });
}
