import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import {
  aMenuWithDishes,
  aPub,
  type AMenu,
  type APub,
} from '../../../testing/builders/builders.ts';
import { anOptionGroup, anyNumber, giveGroups } from '../../../testing/builders/option-builders.ts';
import { rowPaths } from '../../../testing/builders/sibling-rows.ts';

const OF_DISH = 'PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/option-groups';
const GROUPS = 'GET /api/company/:companyID/pubs/:pubID/option-groups';

let t: TestApp;
let from: APub;
let source: AMenu<readonly [number, number]>;
let to: APub;
let target: AMenu<readonly [number]>;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  from = await aPub(t);
  source = await aMenuWithDishes(t, from);
  to = await aPub(t, from.company);
  target = await aMenuWithDishes(t, to, [7]);
});

type At = { readonly pub: APub; readonly ids: AMenu['ids'] };
const inTo = (): At => ({ pub: to, ids: target.ids });
const named = { name: 'O copie', visible: false };

const copyMenu = ({ pub, ids }: At = inTo()) =>
  t.send(`POST ${rowPaths.menus}/copy`, {
    params: ids,
    as: pub.company,
    body: { ...named, source_menu_id: source.menu.id },
  });
const copyDish = ({ pub, ids }: At = inTo()) =>
  t.send(`POST ${rowPaths.dishes}/copy`, {
    params: ids,
    as: pub.company,
    body: { ...named, source_dish_id: source.dishes[0].id },
  });

async function aDishWithGroups() {
  const extras = await anOptionGroup(t, from, {
    name: 'Adaos',
    rule: 'sum',
    choices: { Mozzarella: 15, Ardei: 5.5 },
  });
  const groups = [{ group_id: extras.id, ...anyNumber, free_units: 1 }];
  for (const { id } of source.dishes) await giveGroups(t, from, { dishId: id, groups });
  return { extras, groups };
}

const groupsOf = async ({ ids, company }: APub) =>
  (await t.call(GROUPS, { params: ids, as: company })).option_groups;

it('of a copied dish are the same groups inside the pub', async () => {
  const { groups } = await aDishWithGroups();
  const { body } = await copyDish({ pub: from, ids: source.ids });
  expect(body.dish?.option_groups).toEqual(groups);
  expect(await groupsOf(from)).toHaveLength(1);
});

it('of a copied menu come once into another pub, with their limits, also for a second copy', async () => {
  const { extras, groups } = await aDishWithGroups();
  await copyMenu();
  const [copied, ...others] = await groupsOf(to);
  expect(others).toEqual([]);
  expect(copied?.id).not.toBe(extras.id);
  expect(copied).toMatchObject({
    name: 'Adaos',
    rule: 'sum',
    choices: [
      { name: 'Mozzarella', price: 15 },
      { name: 'Ardei', price: 5.5 },
    ],
  });
  const { body } = await copyDish();
  expect(body.dish?.option_groups).toEqual([{ ...groups[0], group_id: copied?.id }]);
  expect(await groupsOf(to)).toHaveLength(1);
});

it('have choices that stand for a copied dish, and for none that is not copied', async () => {
  const [first, second] = source.dishes;
  const { option_group: sides } = await t.call(
    'POST /api/company/:companyID/pubs/:pubID/option-groups',
    {
      params: from.ids,
      as: from.company,
      body: {
        name: 'Garnitură',
        rule: 'sum',
        choices: [{ name: 'Cartofi', price: 20, max_count: 1, dish_id: second.id }],
      },
    },
  );
  const body = { groups: [{ group_id: sides.id, ...anyNumber }] };
  const params = { ...from.ids, dishID: first.id };
  await t.call(OF_DISH, { params, as: from.company, body });
  await copyDish();
  expect((await groupsOf(to))[0]?.choices).toMatchObject([{ dish_id: null }]);
  const other = await aPub(t, from.company);
  const { ids } = await aMenuWithDishes(t, other, [7]);
  await copyMenu({ pub: other, ids });
  const [copy] = await groupsOf(other);
  expect(copy?.choices[0]?.dish_id).not.toBeNull();
  expect(copy?.choices[0]?.dish_id).not.toBe(second.id);
});
