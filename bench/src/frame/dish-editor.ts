import type { Client } from '@comanda/contract/client';
import { clientAt } from './product-client.ts';
import { DEMO_PASSWORD } from './product.ts';

const OWNER = 'proprietar@la-nuc.example';

export type DishEditor = {
  /** Gives the first dish of a pub without options another price, and returns the price as the Romanian page writes it. */
  readonly save: (urlName: string) => Promise<string>;
};

async function firstDish(client: Client, pubUrlName: string) {
  const { pub, categories, dishes } = await client.call('GET /api/client/pub/:pubUrlName', {
    params: { pubUrlName },
  });
  // The page shows the lowest price of a dish with sizes, which is not its own.
  const dish = dishes.find(({ option_groups: groups }) => groups === undefined);
  const category = categories.find(({ id }) => id === dish?.category_id);
  if (!dish || !category) throw new Error(`${pubUrlName} has no dish`);
  return { pub, dish, category };
}

/** The owner of the demo's company, to whom every pub of a bench belongs. */
export async function signInAsOwner(origin: string) {
  const client = clientAt(origin);
  const as = await client.call('POST /api/auth/login', {
    body: { as: 'company', email: OWNER, password: DEMO_PASSWORD },
  });
  const { company } = await client.call('GET /api/company', { as });
  return { client, as, companyID: company.id };
}

export async function createDishEditor(origin: string): Promise<DishEditor> {
  const { client, as, companyID } = await signInAsOwner(origin);
  const known = new Map<string, Awaited<ReturnType<typeof firstDish>>>();
  let saves = 0;
  return {
    save: async (urlName) => {
      const found = known.get(urlName) ?? (await firstDish(client, urlName));
      known.set(urlName, found);
      const { pub, dish, category } = found;
      const { name, sale_price, ingredients, place, visible, text_color } = dish;
      saves += 1;
      // No other dish of the benches costs as much.
      const price = 400 + (saves % 500);
      await client.call(
        'PUT /api/company/:companyID/pubs/:pubID/menus/:menuID/categories/:categoryID/dishes/:dishID',
        {
          params: {
            companyID,
            pubID: pub.id,
            menuID: category.menu_id,
            categoryID: category.id,
            dishID: dish.id,
          },
          as,
          body: { name, price, sale_price, ingredients, place, visible, text_color },
        },
      );
      return `${price},00`;
    },
  };
}
