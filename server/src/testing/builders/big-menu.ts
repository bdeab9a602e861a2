import type { Kysely } from 'kysely';
import { laNucMenus } from '../../../demo/pubs/la-nuc/menu/menu.ts';
import type { Schema } from '../../schema.ts';

/** The same pseudo-random numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = createRandom(7);
const below = (count: number): number => Math.floor(random() * count);
const hex = (digits: number): string =>
  Array.from({ length: digits }, () => below(16).toString(16)).join('');

function pick<Item>(items: readonly Item[]): Item {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

const kitchen = laNucMenus.flatMap(({ categories }) => categories);
const dishes = kitchen.flatMap((category) => category.dishes);
const ingredients = dishes.flatMap(
  (dish) => dish.ingredients.ro.split(' · ')[0]?.split(', ') ?? [],
);

/** A dish as the demo pub might serve it: real words in random order. */
function aDish(place: number) {
  const [head = '', tail = ''] = [
    pick(dishes).name.ro.split(' '),
    pick(ingredients).split(' '),
  ].map((words) => words.slice(0, 3).join(' '));
  const parts = Array.from({ length: 3 + below(3) }, () => pick(ingredients));
  return {
    name: `${head} cu ${tail.toLowerCase()}`,
    ingredients: `${parts.join(', ')} · ${150 + 10 * below(40)} g`,
    food: '{"allergens":{"gluten":"contains"}}',
    price_minor: 100 * (25 + below(300)),
    sale_price_minor: 0,
    visible: true,
    place,
    text_color: '#ffffff',
    deleted_at: null,
    image_color: `#${hex(6)}`,
  };
}

/**
 * Gives a pub a menu of many dishes with picture names, twelve dishes to a category and eight categories to a
 * menu, as large pubs have them.
 */
export async function addBigMenu(
  db: Kysely<Schema>,
  {
    pubId,
    count,
    fileName,
  }: { pubId: number; count: number; fileName: (kind: 'category' | 'dish') => string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (let made = 0, menu = 0, category = 0; made < count; made += 12) {
      const number = made / 12;
      if (number % 8 === 0) {
        const name = `${pick(laNucMenus).name.ro} ${number / 8 + 1}`;
        const values = {
          pub_id: pubId,
          name,
          visible: true,
          place: number / 8 + 1,
          deleted_at: null,
        };
        menu = (
          await transaction
            .insertInto('menu')
            .values(values)
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id;
      }
      const { name, types, textColor } = pick(kitchen);
      category = (
        await transaction
          .insertInto('category')
          .values({
            menu_id: menu,
            name: `${name.ro} ${number + 1}`,
            category_types: types,
            visible: true,
            place: (number % 8) + 1,
            text_color: textColor,
            image_file_name: fileName('category'),
            image_color: `#${hex(6)}`,
            deleted_at: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
      const of = Array.from({ length: Math.min(12, count - made) }, (_, index) => ({
        ...aDish(index + 1),
        category_id: category,
        image_file_name: fileName('dish'),
      }));
      await transaction.insertInto('dish').values(of).execute();
    }
  });
}
