import { isDeepStrictEqual } from 'node:util';
import type { CallBody } from '@comanda/contract';
import type { PubOptionGroup } from '@comanda/contract/menu';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../scopes.ts';
import { write } from '../levels/edit-level.ts';
import type { MenuDeps } from '../menu-deps.ts';
import { dishesOf, getDishOfPub, listDeletedDishIds, type DishRow } from '../queries.ts';
import { getGroup, linksOf, linkViews, rulesOf } from './queries.ts';
import { requireFittingGroups, requireFittingLimits } from './require-fitting-groups.ts';

type OfDish = CallBody<'PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/option-groups'>;
type OfGroup = CallBody<'PUT /api/company/:companyID/pubs/:pubID/option-groups/:groupID/dishes'>;

const inAnyOrder = (ids: readonly number[]): number[] => ids.toSorted((one, other) => one - other);

/** Gives a dish exactly these groups, in this order. */
export async function setGroupsOfDish(
  deps: MenuDeps,
  scope: PubScope,
  { dishId, groups, before }: OfDish & { readonly dishId: number },
): Promise<DishRow> {
  return write({ deps, scope }, async (transaction) => {
    const dish = await getDishOfPub(transaction, scope, dishId);
    const ids = new Set(groups.map(({ group_id }) => group_id));
    const own = new Map((await rulesOf(transaction, scope).execute()).map((one) => [one.id, one]));
    if (ids.size !== groups.length) throw new AppError('not_found');
    const links = await linksOf(transaction, scope).where('dish.id', '=', dishId).execute();
    const stored = linkViews(links).get(dishId) ?? [];
    if (before && !isDeepStrictEqual(before, stored)) {
      throw new AppError('option_group_changed_meanwhile');
    }
    for (const limits of groups) {
      const group = own.get(limits.group_id);
      // Who has read the groups of the dish, read this one too: it was deleted meanwhile.
      if (!group) throw new AppError(before ? 'option_group_changed_meanwhile' : 'not_found');
      requireFittingLimits(group, { limits, dishIds: [dishId] });
    }
    await transaction.deleteFrom('dish_option_group').where('dish_id', '=', dishId).execute();
    if (groups.length > 0) {
      await transaction
        .insertInto('dish_option_group')
        .values(groups.map((link, index) => ({ ...link, dish_id: dishId, place: index + 1 })))
        .execute();
    }
    await requireFittingGroups(transaction, scope, [dishId]);
    return dish;
  });
}

/**
 * Gives a group with these limits to exactly these dishes; where it is new, it is the last of the dish. Those that were
 * deleted since they were read are left out, as if they were deleted right after.
 */
export async function setDishesOfGroup(
  deps: MenuDeps,
  scope: PubScope,
  { groupId, dish_ids: sentIds, before, ...limits }: OfGroup & { readonly groupId: number },
): Promise<PubOptionGroup> {
  const now = deps.clock.now();
  return write({ deps, scope }, async (transaction) => {
    const [group] = await rulesOf(transaction, scope)
      .where('option_group.id', '=', groupId)
      .execute();
    if (!group) throw new AppError('not_found');
    const deleted = await listDeletedDishIds(transaction, scope, [...sentIds, ...(before ?? [])]);
    const isLeft = (dishId: number): boolean => !deleted.has(dishId);
    const dishIds = sentIds.filter(isLeft);
    requireFittingLimits(group, { limits, dishIds });
    const own = await dishesOf(transaction, scope.pubId)
      .clearSelect()
      .select('dish.id')
      .where('dish.id', '=', anyOf(dishIds))
      .execute();
    if (own.length !== dishIds.length) throw new AppError('not_found');
    const links = await linksOf(transaction, scope).select('dish_option_group.place').execute();
    const holders = links.filter(({ group_id }) => group_id === groupId);
    const holderIds = holders.map(({ dish_id }) => dish_id);
    if (before && !isDeepStrictEqual(inAnyOrder(before.filter(isLeft)), inAnyOrder(holderIds))) {
      throw new AppError('option_group_changed_meanwhile');
    }
    await transaction.deleteFrom('dish_option_group').where('group_id', '=', groupId).execute();
    if (dishIds.length > 0) {
      const placeAt = (dishId: number): number => {
        const ofDish = links.filter(({ dish_id }) => dish_id === dishId);
        const link = ofDish.find(({ group_id }) => group_id === groupId);
        return link?.place ?? Math.max(0, ...ofDish.map(({ place }) => place)) + 1;
      };
      await transaction
        .insertInto('dish_option_group')
        .values(
          dishIds.map((dishId) => ({
            ...limits,
            dish_id: dishId,
            group_id: groupId,
            place: placeAt(dishId),
          })),
        )
        .execute();
    }
    await requireFittingGroups(transaction, scope, dishIds);
    return getGroup(transaction, scope, { groupId, now });
  });
}
