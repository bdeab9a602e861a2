import { toAmount } from '@comanda/domain/money';
import { demoMenus } from '../menu/menu.ts';
import type { DemoCategory, DemoMenu } from '../menu/menu-types.ts';
import { demoVenue } from '../venue.ts';
import type { Hand, Person } from './hand.ts';
import { seedShipping } from './seed-shipping.ts';

export type SeededVenue = {
  owner: Person;
  ids: { companyID: number; pubID: number };
  /** Dish ids by slug. */
  dishIds: Map<string, number>;
};

async function seedCategory(
  hand: Hand,
  { owner, ids, dishIds }: SeededVenue,
  { category, menuID, place }: { category: DemoCategory; menuID: number; place: number },
): Promise<void> {
  const inMenu = { ...ids, menuID };
  const created = await hand.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories',
    {
      person: owner,
      params: inMenu,
      body: {
        category_types: category.types,
        name: category.name,
        visible: category.visible,
        text_color: category.textColor,
        place,
      },
    },
  );
  const params = { ...inMenu, categoryID: created.category.id };
  await hand.upload(
    'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/image',
    { person: owner, params, field: 'image', picture: category.picture },
  );
  for (const [index, dish] of category.dishes.entries()) {
    const { dish: made } = await hand.call(
      'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes',
      {
        person: owner,
        params,
        body: {
          name: dish.name,
          price: toAmount(dish.priceMinor),
          sale_price: toAmount(dish.salePriceMinor ?? 0),
          ingredients: dish.ingredients,
          visible: dish.visible,
          text_color: dish.textColor,
          place: index + 1,
        },
      },
    );
    dishIds.set(dish.slug, made.id);
    await hand.upload(
      'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/image',
      {
        person: owner,
        params: { ...params, dishID: made.id },
        field: 'image',
        picture: dish.picture,
      },
    );
  }
}

async function seedMenu(
  hand: Hand,
  venue: SeededVenue,
  { menu, place }: { menu: DemoMenu; place: number },
): Promise<void> {
  const { menu: made } = await hand.call('POST /api/company/:companyID/pubs/:pubID/menus', {
    person: venue.owner,
    params: venue.ids,
    body: { name: menu.name, visible: menu.visible, place },
  });
  for (const [index, category] of menu.categories.entries()) {
    await seedCategory(hand, venue, { category, menuID: made.id, place: index + 1 });
  }
}

async function seedCompanyAndPub(hand: Hand): Promise<SeededVenue> {
  const { company: facts } = demoVenue;
  const owner: Person = { as: 'company', email: facts.email };
  await hand.call('POST /api/company', { body: { ...facts, password: hand.password } });
  const { company } = await hand.call('GET /api/company', { person: owner });
  const { pub } = await hand.call('POST /api/company/:companyID/pubs', {
    person: owner,
    params: { companyID: company.id },
    body: { name: demoVenue.name, url_name: demoVenue.urlName },
  });
  return { owner, ids: { companyID: company.id, pubID: pub.id }, dishIds: new Map() };
}

/** The venue as its owner would set it up: settings, cover, place, menus, delivery. */
export async function seedVenue(hand: Hand): Promise<SeededVenue> {
  const venue = await seedCompanyAndPub(hand);
  const request = { person: venue.owner, params: venue.ids };
  await hand.call('PUT /api/company/:companyID/pubs/:pubID', {
    ...request,
    body: {
      name: demoVenue.name,
      color_theme: demoVenue.colorTheme,
      color: demoVenue.color,
      wifi_network: demoVenue.wifiNetwork,
      wifi_password: demoVenue.wifiPassword,
      address: demoVenue.address,
      additional_info: demoVenue.additionalInfo,
      currency_id: demoVenue.currencyId,
      telegram_username: demoVenue.telegramUsername,
      has_in_place_order: demoVenue.hasInPlaceOrder,
    },
  });
  await hand.upload('PATCH /api/company/:companyID/pubs/:pubID/bg', {
    ...request,
    field: 'bg',
    picture: demoVenue.cover,
  });
  await hand.call('POST /api/company/:companyID/pubs/:pubID/geolocation', {
    ...request,
    body: { lat: demoVenue.lat, lng: demoVenue.lng },
  });
  for (const [index, menu] of demoMenus.entries()) {
    await seedMenu(hand, venue, { menu, place: index + 1 });
  }
  await seedShipping(hand, venue);
  await hand.call('POST /api/company/:companyID/pubs/:pubID/set-up', {
    ...request,
    body: { done: 'all' },
  });
  return venue;
}
