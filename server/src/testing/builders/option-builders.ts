import type { DishOptionGroup, OptionGroupFields, PubOptionGroup } from '@comanda/contract/menu';
import type { Client } from '@comanda/contract/client';
import type { APub } from './builders.ts';

const GROUPS = '/api/company/:companyID/pubs/:pubID/option-groups';

type Fields = Omit<OptionGroupFields, 'choices'> & {
  /** Price by name, or all fields of a choice. */
  readonly choices: Readonly<Record<string, number>>;
  readonly maxCount?: number;
};

/** A group of a pub, its choices in the given order. */
export async function anOptionGroup(
  t: Client,
  pub: APub,
  { name, rule, choices, maxCount = 1 }: Fields,
): Promise<PubOptionGroup> {
  const { option_group: group } = await t.call(`POST ${GROUPS}`, {
    params: pub.ids,
    as: pub.company,
    body: {
      name,
      rule,
      choices: Object.entries(choices).map(([choice, price]) => ({
        name: choice,
        price,
        max_count: maxCount,
      })),
    },
  });
  return group;
}

/** Exactly one choice, as of a size. */
export const exactlyOne = { min_units: 1, max_choices: 1, max_units: 1, free_units: 0 } as const;
/** Any choices, or none. */
export const anyNumber = { min_units: 0, max_choices: 9, max_units: 9, free_units: 0 } as const;

/** Gives a dish exactly these groups. */
export async function giveGroups(
  t: Client,
  pub: APub,
  { dishId, groups }: { readonly dishId: number; readonly groups: DishOptionGroup[] },
): Promise<void> {
  await t.call('PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/option-groups', {
    params: { ...pub.ids, dishID: dishId },
    as: pub.company,
    body: { groups },
  });
}

/** The id of a choice by its name. */
export function choiceId({ choices }: PubOptionGroup, name: string): number {
  const choice = choices.find((one) => one.name === name);
  if (!choice) throw new Error(`no choice ${name}`);
  return choice.id;
}
