import type { Dish } from '@comanda/contract/menu';
import type { Calls } from '../../stage/calls.ts';
import { openVenue, scenarioOf, type Venue } from '../courier/courier-venue.ts';
import type { TestLanguage } from '../../stage/language.ts';

const DISHES = '/api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes';

const inCategory = ({ token, companyID, pubID, menuID, categoryID }: Venue) => ({
  as: { accesstoken: token },
  params: { companyID, pubID, menuID, categoryID },
});

/** The two least readable designs: a dark blue, and a yellow on the dark theme. */
const colors = { light: '#1d3b8b', dark: '#ffe600' } as const;

/** A pub for the guests' pages: with the light theme in Romanian, with the dark one in Russian. */
export async function openFilledPub(
  calls: Calls,
  language: TestLanguage,
  mark: string,
): Promise<Venue> {
  const scenario = scenarioOf(language, mark);
  const venue = await openVenue(calls, scenario);
  const { theme } = scenario.venue;
  const { token, companyID, pubID } = venue;
  await calls.call('PUT /api/company/:companyID/pubs/:pubID', {
    as: { accesstoken: token },
    params: { companyID, pubID },
    body: { color_theme: theme, color: colors[theme] },
  });
  return venue;
}

/** Adds a dish at the end of the pub's only category. */
export async function addDish(
  calls: Calls,
  venue: Venue,
  { name, price, place }: { name: string; price: number; place: number },
): Promise<Dish> {
  const { dish } = await calls.call(`POST ${DISHES}`, {
    ...inCategory(venue),
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
  venue: Venue,
  { dish, change }: { dish: Dish; change: Partial<Pick<Dish, 'name' | 'price' | 'visible'>> },
): Promise<Dish> {
  const { name, price, sale_price, ingredients, visible, text_color } = dish;
  const { as, params } = inCategory(venue);
  const changed = await calls.call(`PUT ${DISHES}/:dishID`, {
    as,
    params: { ...params, dishID: dish.id },
    body: { name, price, sale_price, ingredients, visible, text_color, ...change },
  });
  return changed.dish;
}

export async function deleteDish(calls: Calls, venue: Venue, { id }: Dish): Promise<void> {
  const { as, params } = inCategory(venue);
  await calls.call(`DELETE ${DISHES}/:dishID`, {
    as,
    params: { ...params, dishID: id },
  });
}

/** Whether guests may order at their table. */
export async function setInPlace(
  calls: Calls,
  { token, companyID, pubID }: Venue,
  isOn: boolean,
): Promise<void> {
  await calls.call('PUT /api/company/:companyID/pubs/:pubID', {
    as: { accesstoken: token },
    params: { companyID, pubID },
    body: { has_in_place_order: isOn },
  });
}

/** The pub's orders, newest first, as on its desk. */
export async function readOrders(calls: Calls, { token, companyID, pubID }: Venue) {
  const { orders } = await calls.call('GET /api/company/:companyID/pubs/:pubID/orders', {
    as: { accesstoken: token },
    params: { companyID, pubID },
  });
  return orders;
}
