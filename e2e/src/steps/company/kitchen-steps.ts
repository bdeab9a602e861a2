import type { Dish } from '@comanda/contract/menu';
import type { Calls } from '../../stage/calls.ts';
import { createTestPub, scenarioOf, type TestPub } from '../courier/test-pub.ts';
import type { TestLanguage } from '../../stage/language.ts';

const DISHES = '/api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes';

const inCategory = ({ token, companyID, pubID, menuID, categoryID }: TestPub) => ({
  as: { accesstoken: token },
  params: { companyID, pubID, menuID, categoryID },
});

/** The two least readable designs: a dark blue, and a yellow on the dark theme. */
const colors = { light: '#1d3b8b', dark: '#ffe600' } as const;

/** A pub for the guests' pages: with the light theme in Romanian, with the dark one in Russian. */
export async function createFilledPub(
  calls: Calls,
  language: TestLanguage,
  mark: string,
): Promise<TestPub> {
  const scenario = scenarioOf(language, mark);
  const pub = await createTestPub(calls, scenario);
  const { theme } = scenario.pub;
  const { token, companyID, pubID } = pub;
  await calls.call('PUT /api/company/:companyID/pubs/:pubID', {
    as: { accesstoken: token },
    params: { companyID, pubID },
    body: { color_theme: theme, color: colors[theme] },
  });
  return pub;
}

/** Adds a dish at the end of the pub's only category. */
export async function addDish(
  calls: Calls,
  pub: TestPub,
  { name, price, place }: { name: string; price: number; place: number },
): Promise<Dish> {
  const { dish } = await calls.call(`POST ${DISHES}`, {
    ...inCategory(pub),
    body: {
      name,
      price,
      place,
      sale_price: 0,
      ingredients: '',
      visible: true,
      text_color: '#ffffff',
    },
  });
  return dish;
}

/** The pub changes a dish while guests have the menu open. */
export async function changeDish(
  calls: Calls,
  pub: TestPub,
  { dish, change }: { dish: Dish; change: Partial<Pick<Dish, 'name' | 'price' | 'visible'>> },
): Promise<Dish> {
  const { name, price, sale_price, ingredients, visible, text_color } = dish;
  const { as, params } = inCategory(pub);
  const changed = await calls.call(`PUT ${DISHES}/:dishID`, {
    as,
    params: { ...params, dishID: dish.id },
    body: { name, price, sale_price, ingredients, visible, text_color, ...change },
  });
  return changed.dish;
}

export async function deleteDish(calls: Calls, pub: TestPub, { id }: Dish): Promise<void> {
  const { as, params } = inCategory(pub);
  await calls.call(`DELETE ${DISHES}/:dishID`, {
    as,
    params: { ...params, dishID: id },
  });
}

/** Whether guests may order at their table. */
export async function setInPlace(
  calls: Calls,
  { token, companyID, pubID }: TestPub,
  isOn: boolean,
): Promise<void> {
  await calls.call('PUT /api/company/:companyID/pubs/:pubID', {
    as: { accesstoken: token },
    params: { companyID, pubID },
    body: { has_in_place_order: isOn },
  });
}

/** The pub's orders, newest first, as on its desk. */
export async function readOrders(calls: Calls, { token, companyID, pubID }: TestPub) {
  const { orders } = await calls.call('GET /api/company/:companyID/pubs/:pubID/orders', {
    as: { accesstoken: token },
    params: { companyID, pubID },
  });
  return orders;
}
