import type { CallBody } from '@comanda/contract';
import type { FieldError } from '@comanda/contract/errors';
import type { Shape } from '@comanda/contract/shipping';
import { MAX_VERTICES_OF_ZONE, MAX_ZONES_OF_PUB, mergeChanges } from '@comanda/domain/shipping';
import { isBlank } from '@comanda/domain/text';
import { isSameOutline, isSimpleOutline } from '@comanda/domain/geo';
import type { Deps } from '../../deps.ts';
import { AppError, invalidFields } from '../../plumbing/http/app-error.ts';
import { recordChange } from '../../plumbing/live/record-change.ts';
import type { PubScope } from '../../scopes.ts';
import { deleteOtherZones, lockZones, upsertZones } from './queries.ts';

type Body = CallBody<'POST /api/company/:companyID/pubs/:pubID/shipping'>;
type Shapes = Body['shapes'];

function requireRoom(zones: Shapes): void {
  if (zones.length > MAX_ZONES_OF_PUB) {
    throw new AppError('zone_limit_exceeded', { limit: MAX_ZONES_OF_PUB });
  }
  if (zones.some(({ vertices }) => vertices.length > MAX_VERTICES_OF_ZONE)) {
    throw new AppError('vertex_limit_exceeded', { limit: MAX_VERTICES_OF_ZONE });
  }
}

function requireSound(shapes: Shapes): void {
  const problems: FieldError[] = [];
  const seen = new Set<string>();
  for (const [index, { shape_id, vertices }] of shapes.entries()) {
    const at = `shapes.${index}`;
    if (isBlank(shape_id) || seen.has(shape_id))
      problems.push({ field: `${at}.shape_id`, code: 'invalid_value' });
    if (!isSimpleOutline(vertices)) {
      problems.push({ field: `${at}.vertices`, code: 'invalid_value' });
    }
    seen.add(shape_id);
  }
  if (problems.length > 0) throw invalidFields(problems);
}

const byId = (shapes: Shapes) => new Map(shapes.map((shape) => [shape.shape_id, shape]));

const isSameShape = (one: Shape, other: Shape) =>
  one.color === other.color && isSameOutline(one.vertices, other.vertices);

/** The zones to save: all that were sent, or only the sender's changes, together with those of others. */
function zonesToSave({ shapes, before }: Body, present: Shapes): Shapes {
  if (!before) return shapes;
  const versions = { before: byId(before), mine: byId(shapes), theirs: byId(present) };
  const { merged, conflicts } = mergeChanges(versions, isSameShape);
  if (conflicts.length > 0) throw new AppError('zones_changed_meanwhile');
  return [...merged.values()];
}

/** Saves the list of zones. Existing ones keep their price; a new one has none yet. */
export async function saveZones(deps: Deps, scope: PubScope, body: Body): Promise<void> {
  requireRoom(body.shapes);
  requireSound(body.shapes);
  await deps.write(async (transaction) => {
    const zones = zonesToSave(body, await lockZones(transaction, scope));
    // Checked again: two users may each have added some.
    requireRoom(zones);
    await deleteOtherZones(
      transaction,
      scope,
      zones.map(({ shape_id }) => shape_id),
    );
    await upsertZones(transaction, scope, zones);
    await recordChange(transaction, 'pub', scope.pubId);
  });
}
