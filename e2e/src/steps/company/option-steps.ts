import type { Calls } from '../../stage/calls.ts';
import type { TestPub } from '../courier/test-pub.ts';

type Group = {
  readonly name: string;
  readonly choices: readonly (readonly [name: string, price: number])[];
};

const PUB = '/api/company/:companyID/pubs/:pubID';

/** Gives the pub's first dish a size and extras, and lets guests write a note to each dish. */
export async function giveOptions(
  calls: Calls,
  { token, companyID, pubID, dishID }: TestPub,
  { size, extras }: { readonly size: Group; readonly extras: Group },
): Promise<void> {
  const at = { as: { accesstoken: token }, params: { companyID, pubID } };
  const create = async ({ name, choices }: Group, rule: 'replaces' | 'sum') => {
    const created = await calls.call(`POST ${PUB}/option-groups`, {
      ...at,
      body: {
        name,
        rule,
        choices: choices.map(([choice, price]) => ({
          name: choice,
          price,
          max_count: rule === 'sum' ? 2 : 1,
        })),
      },
    });
    return created.option_group.id;
  };
  const one = { min_units: 1, max_choices: 1, max_units: 1, free_units: 0 };
  const any = { min_units: 0, max_choices: 9, max_units: 9, free_units: 0 };
  await calls.call(`PUT ${PUB}/dishes/:dishID/option-groups`, {
    ...at,
    params: { ...at.params, dishID },
    body: {
      groups: [
        { group_id: await create(size, 'replaces'), ...one },
        { group_id: await create(extras, 'sum'), ...any },
      ],
    },
  });
  await calls.call(`PUT ${PUB}`, { ...at, body: { takes_dish_notes: true } });
}
