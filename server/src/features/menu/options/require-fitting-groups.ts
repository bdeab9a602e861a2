import {
  MAX_OPTION_GROUPS_OF_DISH,
  problemOfGroups,
  problemOfLimits,
} from '@comanda/domain/options';
import { anyOf } from '../../../plumbing/database/queries/any-of.ts';
import { AppError } from '../../../plumbing/http/app-error.ts';
import type { Connection } from '../../../schema.ts';
import type { PubScope } from '../../../scopes.ts';
import { linksOf, rulesOf, type LinkRow, type RuleRow } from './queries.ts';

type Limits = Omit<LinkRow, 'dish_id' | 'group_id'>;

export const limitsOf = (link: Limits) => ({
  minUnits: link.min_units,
  maxChoices: link.max_choices,
  maxUnits: link.max_units,
  freeUnits: link.free_units,
});

const ruleOf = ({ rule, choices }: RuleRow) => ({
  rule,
  choices: choices.map(({ max_count }) => ({ maxCount: max_count })),
});

/** Refuses limits that no guest could meet, before they are written. */
export function requireFittingLimits(
  group: RuleRow,
  { limits, dishIds }: { readonly limits: Limits; readonly dishIds: readonly number[] },
): void {
  const problem = problemOfLimits(ruleOf(group), limitsOf(limits));
  if (problem) throw new AppError('option_limits_do_not_fit', { problem, dish_ids: dishIds });
}

/** Refuses groups, as they were just written, that leave one of these dishes without a possible choice. */
export async function requireFittingGroups(
  connection: Connection,
  scope: PubScope,
  dishIds: readonly number[],
): Promise<void> {
  const links = await linksOf(connection, scope)
    .where('dish_option_group.dish_id', '=', anyOf(dishIds))
    .execute();
  const groupIds = new Set(links.map(({ group_id }) => group_id));
  const groups = new Map(
    (
      await rulesOf(connection, scope)
        .where('option_group.id', '=', anyOf([...groupIds]))
        .execute()
    ).map((group) => [group.id, group]),
  );
  const byDish = Map.groupBy(links, ({ dish_id }) => dish_id);
  for (const dishId of dishIds) {
    const ofDish = (byDish.get(dishId) ?? []).flatMap((link) => {
      const group = groups.get(link.group_id);
      return group ? { ...ruleOf(group), ...limitsOf(link) } : [];
    });
    if (ofDish.length > MAX_OPTION_GROUPS_OF_DISH) {
      throw new AppError('dish_option_limit_exceeded', {
        limit: MAX_OPTION_GROUPS_OF_DISH,
        dish_ids: [dishId],
      });
    }
    const problem = problemOfGroups(ofDish);
    if (problem) throw new AppError('option_limits_do_not_fit', { problem, dish_ids: [dishId] });
  }
}
