import type { SizesOfDish } from '@comanda/contract/menu';
import type { FieldError } from '@comanda/contract/errors';
import {
  exactlyOne,
  FEWEST_SIZES,
  MAX_CHOICES_OF_GROUP,
  sizeNameProblems,
} from '@comanda/domain/options';
import { sql } from 'kysely';
import { AppError, invalidFields } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { linksOf } from './queries.ts';
import { requireFittingGroups } from './require-fitting-groups.ts';
import { setChoices, storedChoicesOf } from './save-group.ts';
import { newSizeGroup, requireRoomForGroup } from './size-group.ts';

type Sizes = SizesOfDish['choices'];

/** Checks the sizes of a form before anything is written. */
export function checkedSizes(sizes: SizesOfDish): SizesOfDish {
  const { choices } = sizes;
  if (choices.length > MAX_CHOICES_OF_GROUP) {
    throw new AppError('option_choice_limit_exceeded', { limit: MAX_CHOICES_OF_GROUP });
  }
  const problems = sizeNameProblems(choices.map(({ name }) => name)).flatMap(
    (problem, index): FieldError[] =>
      problem ? [{ field: `sizes.choices.${index}.name`, ...problem }] : [],
  );
  if (choices.length > 0 && choices.length < FEWEST_SIZES) {
    problems.push({ field: 'sizes.choices', code: 'invalid_value' });
  }
  if (problems.length > 0) throw invalidFields(problems);
  return { ...sizes, choices: choices.map((choice) => ({ ...choice, name: choice.name.trim() })) };
}

type SizeGroup = { readonly id: number; readonly revision: number; readonly isShared: boolean };

/** The group that gives a dish its sizes, and whether other dishes have it too. */
async function findSizeGroup(
  transaction: Connection,
  scope: PubScope,
  dishId: number,
): Promise<SizeGroup | undefined> {
  const links = await linksOf(transaction, scope)
    .where('option_group.rule', '=', 'replaces')
    .where('option_group.id', 'in', (own) =>
      own
        .selectFrom('dish_option_group as own')
        .where('own.dish_id', '=', dishId)
        .select('own.group_id'),
    )
    .select('option_group.revision')
    .execute();
  const [first] = links;
  return first && { id: first.group_id, revision: first.revision, isShared: links.length > 1 };
}

/** A new group of these sizes before all other groups of the dish. */
async function createSizes(
  transaction: Connection,
  scope: PubScope,
  { dishId, choices }: { readonly dishId: number; readonly choices: Sizes },
): Promise<void> {
  await requireRoomForGroup(transaction, scope);
  const { id } = await transaction
    .insertInto('option_group')
    .values(await newSizeGroup(transaction, scope))
    .returning('id')
    .executeTakeFirstOrThrow();
  await setChoices(transaction, id, {
    rule: 'replaces',
    choices: choices.map((choice) => ({ ...choice, max_count: 1 })),
    stored: [],
  });
  await transaction
    .updateTable('dish_option_group')
    .set({ place: sql`place + 1` })
    .where('dish_id', '=', dishId)
    .execute();
  const { minUnits, maxChoices, maxUnits, freeUnits } = exactlyOne;
  await transaction
    .insertInto('dish_option_group')
    .values({
      dish_id: dishId,
      group_id: id,
      place: 1,
      min_units: minUnits,
      max_choices: maxChoices,
      max_units: maxUnits,
      free_units: freeUnits,
    })
    .execute();
}

/** Names, prices and order become those of the form; what else is known of a size that stays is kept. */
async function changeSizes(
  transaction: Connection,
  { id, revision }: SizeGroup,
  choices: Sizes,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('option_group')
    .set({ revision: sql`revision + 1` })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('option_group_changed_meanwhile');
  const stored = await storedChoicesOf(transaction, id);
  const byId = new Map(stored.map((choice) => [choice.id, choice]));
  await setChoices(transaction, id, {
    rule: 'replaces',
    stored,
    choices: choices.map((choice) => {
      const before = choice.id === undefined ? undefined : byId.get(choice.id);
      return { max_count: 1, ...before, ...choice };
    }),
  });
}

/**
 * Makes these the sizes of a dish: an option group that it alone has. The menu's lock is held, so that what is read here
 * stays true until the commit.
 */
export async function saveSizes(
  transaction: Connection,
  scope: PubScope,
  { dishId, choices, before }: SizesOfDish & { readonly dishId: number },
): Promise<void> {
  const group = await findSizeGroup(transaction, scope, dishId);
  const isAsRead = before?.group_id === group?.id && before?.revision === group?.revision;
  if (before !== undefined && !isAsRead) throw new AppError('option_group_changed_meanwhile');
  if (group?.isShared) throw new AppError('sizes_are_shared');
  if (choices.length > 0) {
    if (group) await changeSizes(transaction, group, choices);
    else await createSizes(transaction, scope, { dishId, choices });
    await requireFittingGroups(transaction, scope, [dishId]);
  } else if (group) {
    await transaction.deleteFrom('option_group').where('id', '=', group.id).execute();
  }
}
