import type { CallReply } from '@comanda/contract';
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
type WholeMenu = CallReply<'GET /api/company/:companyID/pubs/:pubID/whole-menu'>;
type Imported<Level extends 'menus' | 'categories' | 'dishes'> = WholeMenu[Level][number];

const WHITE = '#ffffff';

/** What both the import and the call of one dish say of it. */
const dishFields = (dish: DemoDish, language: Language) => ({
  name: dish.name[language],
  price: toAmount(dish.priceMinor),
  sale_price: toAmount(dish.salePriceMinor ?? 0),
  ingredients: dish.ingredients[language],
  visible: dish.visible,
});

/** All dishes of the pub in one list, which creates the menus and categories too. */
async function importDishes(
  { client, pub, language }: Setting,
  menus: readonly DemoMenu[],
): Promise<void> {
  const rows = menus.flatMap((menu) =>
    menu.categories.flatMap((category) =>
      category.dishes.map((dish) => ({
        menu: menu.name[language],
        category: category.name[language],
        ...dishFields(dish, language),
        food: dish.food,
      })),
    ),
  );
  const request = { as: pub.owner, params: pub.ids };
  const list = { rows, hides_missing: false };
  const importCall = 'POST /api/company/:companyID/pubs/:pubID/menu-import';
  const { fingerprint } = await client.call(importCall, {
    ...request,
    body: { ...list, dry_run: true },
  });
  await client.call(importCall, { ...request, body: { ...list, dry_run: false, fingerprint } });
}

/** The demo's entries with those that the import has made of them, which have their order. */
function pairs<Demo extends { slug: string }, Made>(
  demo: readonly Demo[],
  made: readonly Made[],
): [Demo, Made][] {
  return demo.map((entry, index) => {
    const own = made[index];
    if (!own || made.length !== demo.length) throw new Error(`${entry.slug} was not imported`);
    return [entry, own];
  });
}

async function finishDish(
  { client, pub, language }: Setting,
  menuID: number,
  [entry, made]: [DemoDish, Imported<'dishes'>],
): Promise<void> {
  const as = pub.owner;
  const params = { ...pub.ids, menuID, categoryID: made.category_id, dishID: made.id };
  pub.dishIds.set(entry.slug, made.id);
  pub.texts.push({ kind: 'dish', id: made.id, name: entry.name, text: entry.ingredients });
  if (entry.picture !== null) {
    pub.pictures.push({ kind: 'dish', id: made.id, picture: entry.picture });
  }
  if (entry.textColor !== WHITE) {
    await client.call(
      'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
      {
        as,
        params,
        body: { ...dishFields(entry, language), text_color: entry.textColor },
      },
    );
  }
}

/** What a list does not say of a category. */
async function finishCategory(
  { client, pub, language }: Setting,
  [entry, made]: [DemoCategory, Imported<'categories'>],
): Promise<void> {
  const as = pub.owner;
  const params = { ...pub.ids, menuID: made.menu_id, categoryID: made.id };
  pub.texts.push({ kind: 'category', id: made.id, name: entry.name });
  if (entry.picture !== null) {
    pub.pictures.push({ kind: 'category', id: made.id, picture: entry.picture });
  }
  await client.call(
    'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID',
    {
      as,
      params,
      body: {
        category_types: entry.types,
        name: entry.name[language],
        visible: entry.visible,
        text_color: entry.textColor,
        serving_hours: entry.servingHours.map((span) => ({ ...span, days: [...span.days] })),
      },
    },
  );
}

/** The menus of a pub in its working language. */
export async function seedMenus(
  client: DemoClient,
  { menus, workingLanguage: language }: DemoPub,
  pub: SeededPub,
): Promise<void> {
  const setting = { client, pub, language };
  await importDishes(setting, menus);
  const made = await client.call('GET /api/company/:companyID/pubs/:pubID/whole-menu', {
    as: pub.owner,
    params: pub.ids,
  });
  for (const [menu, { id: menuID }] of pairs(menus, made.menus)) {
    pub.texts.push({ kind: 'menu', id: menuID, name: menu.name });
    const categories = made.categories.filter(({ menu_id }) => menu_id === menuID);
    for (const [category, imported] of pairs(menu.categories, categories)) {
      await finishCategory(setting, [category, imported]);
      const dishes = made.dishes.filter(({ category_id }) => category_id === imported.id);
      for (const pair of pairs(category.dishes, dishes)) await finishDish(setting, menuID, pair);
    }
  }
}
