import type { ImportPlan, PlannedGroup } from '@comanda/domain/import';
import { sql } from 'kysely';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { newSizeGroup } from '../options/size-group.ts';

/** Returns the ids of new groups by those of the plan. All are alike until they have choices. */
async function insertGroups(
  transaction: Connection,
  scope: PubScope,
  groups: readonly PlannedGroup[],
): Promise<ReadonlyMap<number, number>> {
  if (groups.length === 0) return new Map();
  const row = await newSizeGroup(transaction, scope);
  const inserted = await transaction
    .insertInto('option_group')
    .values(groups.map(() => row))
    .returning('id')
    .execute();
  return new Map(
    groups.flatMap(({ id }, index) => {
      const group = inserted[index];
      return group ? [[id, group.id]] : [];
    }),
  );
}

type PlacedChoice = PlannedGroup['choices'][number] & {
  readonly groupId: number;
  readonly place: number;
};

const choicesOf = (groups: readonly PlannedGroup[]): PlacedChoice[] =>
  groups.flatMap(({ id: groupId, choices }) =>
    choices.map((choice, index) => ({ ...choice, groupId, place: index + 1 })),
  );

async function insertChoices(
  transaction: Connection,
  choices: readonly PlacedChoice[],
): Promise<void> {
  if (choices.length === 0) return;
  await sql`
    insert into option_choice (group_id, place, name, price_minor, max_count)
    select group_id, place, name, price_minor, 1
    from unnest(
      ${choices.map(({ groupId }) => groupId)}::int[],
      ${choices.map(({ place }) => place)}::int[],
      ${choices.map(({ name }) => name)}::text[],
      ${choices.map(({ priceMinor }) => priceMinor)}::bigint[]
    ) as new_choice (group_id, place, name, price_minor)
  `.execute(transaction);
}

/** Choices that stay keep what else is known about them: translations, food, whether they are sold out. */
async function changeGroups(
  transaction: Connection,
  groups: readonly PlannedGroup[],
): Promise<void> {
  if (groups.length === 0) return;
  const groupIds = groups.map(({ id }) => id);
  const kept = choicesOf(groups).flatMap(({ id, ...choice }) =>
    id === undefined ? [] : { ...choice, id },
  );
  const keptIds = kept.map(({ id }) => id);
  await sql`
    delete from option_choice
    where group_id = any(${groupIds}::int[]) and not (id = any(${keptIds}::int[]))
  `.execute(transaction);
  await sql`
    update option_choice set place = change.place, price_minor = change.price_minor
    from unnest(
      ${keptIds}::int[],
      ${kept.map(({ place }) => place)}::int[],
      ${kept.map(({ priceMinor }) => priceMinor)}::bigint[]
    ) as change (id, place, price_minor)
    where option_choice.id = change.id
  `.execute(transaction);
  await transaction
    .updateTable('option_group')
    .set({ revision: sql`revision + 1` })
    .where('id', '=', anyOf(groupIds))
    .execute();
}

/** Writes the sizes of a plan; returns the ids of its new groups by those of the plan. */
export async function writeSizes(
  transaction: Connection,
  scope: PubScope,
  { newGroups, changedGroups }: ImportPlan,
): Promise<ReadonlyMap<number, number>> {
  const ids = await insertGroups(transaction, scope, newGroups);
  const written = newGroups.map((group) => ({ ...group, id: ids.get(group.id) ?? group.id }));
  await changeGroups(transaction, changedGroups);
  const isNew = ({ id }: PlacedChoice): boolean => id === undefined;
  await insertChoices(transaction, choicesOf([...written, ...changedGroups]).filter(isNew));
  return ids;
}
