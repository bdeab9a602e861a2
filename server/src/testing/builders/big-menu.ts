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
/** Numbers of their own: the dishes stay the same without options. */
const randomForOptions = createRandom(11);
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

type OptionGroup = {
  readonly name: string;
  readonly rule: 'sum' | 'replaces';
  readonly choices: Readonly<Record<string, number>>;
};

async function addOptionGroup(
  db: Kysely<Schema>,
  pubId: number,
  { name, rule, choices }: OptionGroup,
): Promise<number> {
  const { id } = await db
    .insertInto('option_group')
    .values({ pub_id: pubId, name, rule })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = Object.entries(choices).map(([choice, price_minor], place) => ({
    group_id: id,
    place,
    name: choice,
    price_minor,
    max_count: 1,
    dish_id: null,
    sold_out_until: null,
  }));
  await db.insertInto('option_choice').values(rows).execute();
  return id;
}

const exactlyOne = { min_units: 1, max_choices: 1, max_units: 1, free_units: 0 } as const;
const anyNumber = { min_units: 0, max_choices: 3, max_units: 3, free_units: 0 } as const;

/** Of ten dishes three have sizes of their own, two the common extras, and one both, in no order. */
async function addOptions(
  db: Kysely<Schema>,
  { pubId, extras }: { readonly pubId: number; readonly extras: number },
  added: readonly { readonly id: number; readonly price_minor: number }[],
): Promise<void> {
  for (const { id: dish_id, price_minor } of added) {
    const share = randomForOptions();
    const given = [];
    if (share < 0.4) {
      const choices = { Mică: price_minor, Medie: price_minor + 2500, Mare: price_minor + 4500 };
      const group_id = await addOptionGroup(db, pubId, {
        name: 'Mărime',
        rule: 'replaces',
        choices,
      });
      given.push({ dish_id, group_id, place: 0, ...exactlyOne });
    }
    if (share >= 0.3 && share < 0.6) {
      given.push({ dish_id, group_id: extras, place: 1, ...anyNumber });
    }
    if (given.length > 0) await db.insertInto('dish_option_group').values(given).execute();
  }
}

/**
 * Gives a pub a menu of many dishes with picture names and options, twelve dishes to a category and eight categories
 * to a menu, as large pubs have them.
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
    const extras = await addOptionGroup(transaction, pubId, {
      name: 'Adaos',
      rule: 'sum',
      choices: { Mozzarella: 1500, Ardei: 500, Smântână: 800 },
    });
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
      const added = await transaction
        .insertInto('dish')
        .values(of)
        .returning(['id', 'price_minor'])
        .execute();
      await addOptions(transaction, { pubId, extras }, added);
    }
  });
}
