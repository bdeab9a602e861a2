import type { Dish, DishOptionGroup, OptionGroupFields } from '@comanda/contract/menu';
import { problemOfGroups, type LimitsProblem } from '@comanda/domain/options';
import { asDomain } from './limits-draft.ts';

/** The part of a group that its limits depend on. */
export type RuledGroup = Pick<OptionGroupFields, 'rule'> & {
  readonly id: number;
  readonly choices: readonly { readonly max_count: number }[];
};

/** Why a dish cannot have these groups with these limits; undefined when it can. */
export function problemOfLinks(
  links: readonly DishOptionGroup[],
  groups: readonly RuledGroup[],
): LimitsProblem | undefined {
  return problemOfGroups(
    links.flatMap((link) => {
      const group = groups.find(({ id }) => id === link.group_id);
      if (!group) return [];
      const choices = group.choices.map(({ max_count: maxCount }) => ({ maxCount }));
      return [{ rule: group.rule, choices, ...asDomain(link) }];
    }),
  );
}

export type LinkProblem = {
  readonly problem: LimitsProblem;
  readonly dishes: readonly Dish[];
};

/** The first problem that a change of a group would make, with all dishes that have it. */
export function findProblemOfChange(
  changed: RuledGroup,
  groups: readonly RuledGroup[],
  dishes: readonly Dish[],
): LinkProblem | undefined {
  const after = groups.map((group) => (group.id === changed.id ? changed : group));
  const found = dishes.flatMap((dish) => {
    const links = dish.option_groups ?? [];
    if (!links.some(({ group_id: id }) => id === changed.id)) return [];
    const problem = problemOfLinks(links, after);
    return problem ? [{ problem, dish }] : [];
  });
  const [first] = found;
  return (
    first && {
      problem: first.problem,
      dishes: found.filter(({ problem }) => problem === first.problem).map(({ dish }) => dish),
    }
  );
}
