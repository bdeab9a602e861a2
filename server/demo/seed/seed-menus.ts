import type { Language } from '@comanda/contract/texts';
import { toAmount } from '@comanda/domain/money';
import type { DemoCategory, DemoDish, DemoMenu } from '../menu/menu-types.ts';
import type { DemoPub } from '../pubs/pub-types.ts';
import type { DemoClient } from './demo-client.ts';
import type { SeededPub } from './seeded-pub.ts';

type Setting = {
  readonly client: DemoClient;
  readonly pub: SeededPub;
  readonly language: Language;
};
type Placed<Entry> = { readonly entry: Entry; readonly place: number };
type InCategory = SeededPub['ids'] & { readonly menuID: number; readonly categoryID: number };

async function seedDish(
  { client, pub, language }: Setting,
  params: InCategory,
  { entry, place }: Placed<DemoDish>,
): Promise<void> {
  const as = pub.owner;
  const { dish } = await client.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes',
    {
      as,
      params,
      body: {
        name: entry.name[language],
        price: toAmount(entry.priceMinor),
        sale_price: toAmount(entry.salePriceMinor ?? 0),
        ingredients: entry.ingredients[language],
        food: entry.food,
        visible: entry.visible,
        text_color: entry.textColor,
        place,
      },
    },
  );
  pub.dishIds.set(entry.slug, dish.id);
  pub.texts.push({ kind: 'dish', id: dish.id, name: entry.name, text: entry.ingredients });
  if (entry.picture === null) return;
  await client.upload(
    'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID/image',
    { as, params: { ...params, dishID: dish.id }, picture: entry.picture },
  );
}

async function seedCategory(
  setting: Setting,
  menuID: number,
  { entry, place }: Placed<DemoCategory>,
): Promise<void> {
  const { client, pub, language } = setting;
  const as = pub.owner;
  const inMenu = { ...pub.ids, menuID };
  const { category } = await client.call(
    'POST /api/company/:companyID/pubs/:pubID/menus/:menuID/categories',
    {
      as,
      params: inMenu,
      body: {
        category_types: entry.types,
        name: entry.name[language],
        visible: entry.visible,
        text_color: entry.textColor,
        serving_hours: entry.servingHours.map((span) => ({ ...span, days: [...span.days] })),
        place,
      },
    },
  );
  pub.texts.push({ kind: 'category', id: category.id, name: entry.name });
  const params = { ...inMenu, categoryID: category.id };
  if (entry.picture !== null) {
    await client.upload(
      'PATCH /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/image',
      { as, params, picture: entry.picture },
    );
  }
  for (const [index, dish] of entry.dishes.entries()) {
    await seedDish(setting, params, { entry: dish, place: index + 1 });
  }
}

async function seedMenu(setting: Setting, { entry, place }: Placed<DemoMenu>): Promise<void> {
  const { client, pub, language } = setting;
  const { menu } = await client.call('POST /api/company/:companyID/pubs/:pubID/menus', {
    as: pub.owner,
    params: pub.ids,
    body: { name: entry.name[language], visible: entry.visible, place },
  });
  pub.texts.push({ kind: 'menu', id: menu.id, name: entry.name });
  for (const [index, category] of entry.categories.entries()) {
    await seedCategory(setting, menu.id, { entry: category, place: index + 1 });
  }
}

/** The menus of a pub in its working language, with their pictures. */
export async function seedMenus(
  client: DemoClient,
  { menus, workingLanguage: language }: DemoPub,
  pub: SeededPub,
): Promise<void> {
  for (const [index, menu] of menus.entries()) {
    await seedMenu({ client, pub, language }, { entry: menu, place: index + 1 });
  }
}
