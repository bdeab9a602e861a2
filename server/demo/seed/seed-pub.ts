import { toAmount } from '@comanda/domain/money';
import { demoFood } from '../menu/food.ts';
import { demoMenus } from '../menu/menu.ts';
import type { DemoCategory, DemoMenu } from '../menu/menu-types.ts';
import { demoPub } from '../pub.ts';
import type { DemoClient, Person } from './demo-client.ts';
import { seedShipping } from './seed-shipping.ts';

export type SeededPub = {
  owner: Person;
  ids: { companyID: number; pubID: number };
  /** Dish ids by slug. */
  dishIds: Map<string, number>;
};

async function seedCategory(
  client: DemoClient,
  { owner, ids, dishIds }: SeededPub,
  { category, menuID, place }: { category: DemoCategory; menuID: number; place: number },
): Promise<void> {
  const inMenu = { ...ids, menuID };
  const created = await client.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories',
    {
      as: owner,
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
  await client.upload(
    'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/image',
    { as: owner, params, picture: category.picture },
  );
  for (const [index, dish] of category.dishes.entries()) {
    const { dish: made } = await client.call(
      'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes',
      {
        as: owner,
        params,
        body: {
          name: dish.name,
          price: toAmount(dish.priceMinor),
          sale_price: toAmount(dish.salePriceMinor ?? 0),
          ingredients: dish.ingredients,
          food: demoFood[dish.slug] ?? {},
          visible: dish.visible,
          text_color: dish.textColor,
          place: index + 1,
        },
      },
    );
    dishIds.set(dish.slug, made.id);
    await client.upload(
      'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/image',
      {
        as: owner,
        params: { ...params, dishID: made.id },
        picture: dish.picture,
      },
    );
  }
}

async function seedMenu(
  client: DemoClient,
  pub: SeededPub,
  { menu, place }: { menu: DemoMenu; place: number },
): Promise<void> {
  const { menu: made } = await client.call('POST /api/company/:companyID/pubs/:pubID/menus', {
    as: pub.owner,
    params: pub.ids,
    body: { name: menu.name, visible: menu.visible, place },
  });
  for (const [index, category] of menu.categories.entries()) {
    await seedCategory(client, pub, { category, menuID: made.id, place: index + 1 });
  }
}

async function seedCompanyAndPub(client: DemoClient): Promise<SeededPub> {
  const { company: facts } = demoPub;
  const owner: Person = { as: 'company', email: facts.email };
  await client.call('POST /api/company', { body: { ...facts, password: client.password } });
  const { company } = await client.call('GET /api/company', { as: owner });
  const { pub } = await client.call('POST /api/company/:companyID/pubs', {
    as: owner,
    params: { companyID: company.id },
    body: { name: demoPub.name, url_name: demoPub.urlName },
  });
  return { owner, ids: { companyID: company.id, pubID: pub.id }, dishIds: new Map() };
}

/** The pub as its owner would set it up: settings, cover, place, menus, delivery. */
export async function seedPub(client: DemoClient): Promise<SeededPub> {
  const pub = await seedCompanyAndPub(client);
  const request = { as: pub.owner, params: pub.ids };
  await client.call('PUT /api/company/:companyID/pubs/:pubID', {
    ...request,
    body: {
      name: demoPub.name,
      color_theme: demoPub.colorTheme,
      color: demoPub.color,
      wifi_network: demoPub.wifiNetwork,
      wifi_password: demoPub.wifiPassword,
      address: demoPub.address,
      additional_info: demoPub.additionalInfo,
      currency_id: demoPub.currencyId,
      telegram_username: demoPub.telegramUsername,
      has_in_place_order: demoPub.hasInPlaceOrder,
    },
  });
  await client.upload('PATCH /api/company/:companyID/pubs/:pubID/bg', {
    ...request,
    picture: demoPub.cover,
  });
  await client.call('POST /api/company/:companyID/pubs/:pubID/geolocation', {
    ...request,
    body: { lat: demoPub.lat, lng: demoPub.lng },
  });
  for (const [index, menu] of demoMenus.entries()) {
    await seedMenu(client, pub, { menu, place: index + 1 });
  }
  await seedShipping(client, pub);
  await client.call('POST /api/company/:companyID/pubs/:pubID/set-up', {
    ...request,
    body: { done: 'all' },
  });
  // The demo pub has no staff at a desk, so the warning about that is switched off.
  await client.call('PUT /api/company/:companyID/pubs/:pubID/alerts/unheard-warning', {
    ...request,
    body: { warns_when_unheard: false },
  });
  return pub;
}
