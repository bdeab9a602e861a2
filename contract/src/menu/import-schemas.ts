import { changedFields, foodColumns, foodParts } from '@comanda/domain/import';
import { MAX_DISHES_OF_PUB, MAX_INGREDIENTS_LENGTH } from '@comanda/domain/menu';
import { MAX_CHOICES_OF_GROUP, MAX_OPTION_GROUPS_OF_DISH } from '@comanda/domain/options';
import { Type, type Static } from 'typebox';
import { Food } from '../food/index.ts';
import { Amount, Field, Id, maxItemsFor, nullable } from '../routing/index.ts';

const Size = Type.Object({ name: Field, price: Amount });

const ImportedRow = Type.Object({
  menu: Field,
  category: Field,
  name: Field,
  price: Amount,
  sale_price: Type.Optional(
    Type.Number({ ...Amount, description: 'If it is omitted, the dish keeps its own' }),
  ),
  ingredients: nullable(
    Type.String({
      maxLength: MAX_INGREDIENTS_LENGTH,
      description: 'Empty: the dish keeps its own; null: it has none',
    }),
  ),
  visible: Type.Boolean(),
  food: Type.Optional({
    ...Food,
    description: 'The parts that the list says; a part that is left out stays',
  }),
  food_removed: Type.Optional(
    Type.Array(Type.Enum(Object.values(foodParts)), {
      uniqueItems: true,
      maxItems: foodColumns.length,
      description: 'The parts about which nothing is said any more',
    }),
  ),
  option_groups: Type.Optional(
    Type.Array(Field, {
      ...maxItemsFor(MAX_OPTION_GROUPS_OF_DISH),
      description:
        'Names of option groups of the pub, in their order; left out: the dish keeps its own. A group that the dish has keeps its limits',
    }),
  ),
  sizes: Type.Optional(
    Type.Array(Size, {
      minItems: 2,
      ...maxItemsFor(MAX_CHOICES_OF_GROUP),
      description:
        'The choices of its size, in their order, whose names are different; left out: the dish keeps its own. A dish with sizes has no other price',
    }),
  ),
  dish_id: Type.Optional(
    Type.Integer({
      ...Id,
      description:
        'The dish that a person chose for the row; otherwise it is the one of the same name in the same category, or a new one',
    }),
  ),
});
export type ImportedRow = Static<typeof ImportedRow>;

export const MenuImport = Type.Object({
  rows: Type.Array(ImportedRow, { minItems: 1, ...maxItemsFor(MAX_DISHES_OF_PUB) }),
  hides_missing: Type.Boolean({
    description: 'Hides the dishes of the menus in the list that are in none of its rows',
  }),
  dry_run: Type.Boolean({ description: 'Only tells what would change' }),
  fingerprint: Type.Optional(
    Type.String({
      maxLength: 64,
      description:
        'Of the dry run with the same rows, needed to write: another menu by then is refused with 409',
    }),
  ),
});

const RowIndex = Type.Integer({ minimum: 0, description: 'The position of the row in `rows`' });
const Count = Type.Integer({ minimum: 0 });

/** A dish of the menu, named by the places that it is in. */
const DishOfMenu = Type.Object({
  dish_id: Id,
  menu: Type.String(),
  category: Type.String(),
  name: Type.String(),
  price: Amount,
});
export type DishOfMenu = Static<typeof DishOfMenu>;

const CreatedRow = Type.Object({
  row: RowIndex,
  suggestions: Type.Array(DishOfMenu, {
    description: 'Dishes in no row that this one may be, the likeliest first',
  }),
});

const ChangedRow = Type.Object({
  row: RowIndex,
  changes: Type.Array(Type.Enum([...changedFields])),
  before: Type.Object({
    ...DishOfMenu.properties,
    sale_price: Amount,
    ingredients: Type.String(),
    visible: Type.Boolean(),
    food: Food,
    option_groups: Type.Array(Type.String(), { description: 'Names, in their order' }),
    sizes: Type.Optional(Type.Array(Type.Object({ name: Type.String(), price: Amount }))),
  }),
});
export type ChangedRow = Static<typeof ChangedRow>;

export const ImportResult = Type.Object({
  fingerprint: Type.String({ description: 'Of the menu before the import and of the list' }),
  counts: Type.Object({ created: Count, changed: Count, hidden: Count, unchanged: Count }),
  new_menus: Type.Array(Type.String()),
  new_categories: Type.Array(Type.Object({ menu: Type.String(), name: Type.String() })),
  created: Type.Array(CreatedRow),
  changed: Type.Array(ChangedRow),
  hidden: Type.Array(DishOfMenu),
  unchanged: Type.Array(Type.Object({ row: RowIndex, dish_id: Id })),
});
export type ImportResult = Static<typeof ImportResult>;
