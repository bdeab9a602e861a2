import type { Client } from '@comanda/contract/client';
import type { APub } from './builders.ts';
import { anyNumber, giveGroups } from './option-builders.ts';

const PUB = '/api/company/:companyID/pubs/:pubID' as const;

/** Sets how many portions of a dish are left; null ends the counting. */
export const setLeftCount = (
  t: Client,
  pub: APub,
  { dishId, left }: { readonly dishId: number; readonly left: number | null },
) =>
  t.send(`PUT ${PUB}/dishes/:dishID/left-count`, {
    params: { ...pub.ids, dishID: dishId },
    as: pub.company,
    body: { left },
  });

/** How many portions of a dish are left, and until when it is sold out. */
export async function leftAndSoldOut(t: Client, pub: APub, dishId: number) {
  const { dishes } = await t.call(`GET ${PUB}/sold-out`, { params: pub.ids, as: pub.company });
  const found = dishes.find(({ id }) => id === dishId);
  return [found?.left_count, found?.sold_out_until];
}

/** Gives a dish a choice that stands for another dish, up to three times; returns the choice's id. */
export async function offerAsSide(
  t: Client,
  pub: APub,
  { dishId, sideId }: { readonly dishId: number; readonly sideId: number },
): Promise<number> {
  const { option_group: group } = await t.call(`POST ${PUB}/option-groups`, {
    params: pub.ids,
    as: pub.company,
    body: {
      name: 'Garnitură',
      rule: 'sum',
      choices: [{ name: 'Cartofi', price: 20, max_count: 3, dish_id: sideId }],
    },
  });
  await giveGroups(t, pub, { dishId, groups: [{ group_id: group.id, ...anyNumber }] });
  return group.choices[0]?.id ?? 0;
}
