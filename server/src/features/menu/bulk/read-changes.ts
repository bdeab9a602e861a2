import type { BulkChange } from '@comanda/contract/menu';
import type { FieldError } from '@comanda/contract/errors';
import { invalidFields } from '../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../scopes.ts';
import type { MenuDeps } from '../menu-deps.ts';
import { readEnd } from '../sold-out/set-sold-out.ts';

/** A change with the ends of sold-out dishes as they are stored and compared. */
export type WantedChange = {
  readonly id: number;
  readonly seen: BulkChange['seen'];
  readonly wanted: Omit<BulkChange['wanted'], 'sold_out_until'> & {
    readonly soldOutUntil: Date | null | undefined;
  };
};

const fieldsOf = (object: object): string[] =>
  Object.keys(object)
    .filter((name) => name !== 'place')
    .toSorted();

/** What is wrong with a change by itself: another field is wanted than was seen, or none is. */
function problemOf({ seen, wanted }: BulkChange, index: number): FieldError | undefined {
  const fields = fieldsOf(wanted);
  const isSame = fields.join() === fieldsOf(seen).join();
  const hasPlaceAlone = wanted.place !== undefined && wanted.category_id === undefined;
  if (isSame && fields.length > 0 && !hasPlaceAlone) return undefined;
  return { field: `changes.${index}.wanted`, code: 'invalid_value' };
}

/** The time as views write it; a time that does not exist equals no other. */
function asShown(until: string | null | undefined): string | null | undefined {
  if (until === null || until === undefined) return until;
  const date = new Date(until);
  return Number.isNaN(date.getTime()) ? until : date.toISOString();
}

/** Checks the changes and reads their times; refuses a dish that is named twice. */
export async function readChanges(
  deps: MenuDeps,
  scope: PubScope,
  changes: readonly BulkChange[],
): Promise<WantedChange[]> {
  const problems = changes.flatMap((change, index) => problemOf(change, index) ?? []);
  const ids = new Set(changes.map(({ dish_id: id }) => id));
  if (ids.size < changes.length) problems.push({ field: 'changes', code: 'invalid_value' });
  if (problems.length > 0) throw invalidFields(problems);
  // Mostly one end for all dishes: read once.
  const ends = new Map<string | null, Date | null>();
  for (const [index, { wanted }] of changes.entries()) {
    const until = wanted.sold_out_until;
    if (until === undefined || ends.has(until)) continue;
    const field = `changes.${index}.wanted.sold_out_until`;
    ends.set(until, await readEnd(deps, scope, { until, field }));
  }
  return changes.map(({ dish_id: id, seen, wanted: { sold_out_until: until, ...wanted } }) => ({
    id,
    seen:
      seen.sold_out_until === undefined
        ? seen
        : { ...seen, sold_out_until: asShown(seen.sold_out_until) ?? null },
    wanted: { ...wanted, soldOutUntil: until === undefined ? undefined : ends.get(until) },
  }));
}
