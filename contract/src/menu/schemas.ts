import {
  categoryTypes,
  MAX_CATEGORIES_OF_MENU,
  MAX_INGREDIENTS_LENGTH,
  MAX_LEFT_COUNT,
  MAX_MENUS_OF_PUB,
} from '@comanda/domain/menu';
import { MAX_KITCHEN_MINUTES } from '@comanda/domain/later';
import { Type, type Static } from 'typebox';
import { UntilOfDay } from '../hours/schemas.ts';
import { Food } from '../food/index.ts';
import {
  Amount,
  DATE_TIME_PATTERN,
  DateTime,
  Field,
  HexColor,
  Id,
  nullable,
} from '../routing/index.ts';
import { OwnVatClass, VatClassOrNone } from '../vat/schemas.ts';
import { DishOptionGroup, SizesOfDish } from './option-schemas.ts';
import { servedNow, servingFields, servingOfForm } from './serving-schemas.ts';

export const PlaceAmongSiblings = Type.Integer({
  minimum: 1,
  description: '1..n among its siblings',
});

const PlaceOfNew = Type.Optional(
  Type.Integer({ minimum: 1, description: '1..n among its siblings; if it is omitted, the last' }),
);

/** A form sends a whole row back; only the calls that move rows change places. */
const PlaceOfChange = Type.Optional(
  Type.Integer({ minimum: 1, description: 'Accepted and ignored' }),
);

/** The place where a dragged row was dropped; a place after the last one means last. */
export const Drop = Type.Object({ place: PlaceAmongSiblings });

export const Menu = Type.Object({
  id: Id,
  name: Field,
  visible: Type.Boolean(),
  place: PlaceAmongSiblings,
  ...servingFields,
});
export type Menu = Static<typeof Menu>;

/** As guests read it; a category likewise. */
export const PublicMenu = Type.Object({ ...Menu.properties, ...servedNow });
export type PublicMenu = Static<typeof PublicMenu>;

export const NewMenu = Type.Object({
  name: Field,
  visible: Type.Boolean(),
  place: PlaceAmongSiblings,
  ...servingOfForm,
});
/** Without `serving_hours` the menu keeps its own; a category likewise. */
export const MenuChange = Type.Object({
  name: Field,
  visible: Type.Boolean(),
  place: PlaceOfChange,
  ...servingOfForm,
});

const categoryFields = {
  category_types: Type.Array(Type.Enum([...categoryTypes]), {
    uniqueItems: true,
    maxItems: categoryTypes.length,
  }),
  name: Field,
  visible: Type.Boolean(),
  text_color: HexColor,
};

export const Category = Type.Object({
  id: Id,
  menu_id: Id,
  place: PlaceAmongSiblings,
  image_file_name: Type.String({ description: 'Empty without a picture' }),
  image_color: Type.String({ description: 'Dominant colour of the picture, or empty' }),
  ...categoryFields,
  ...servingFields,
  order_until: Type.Optional(nullable(UntilOfDay)),
  vat_class: OwnVatClass,
  kitchen_minutes: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Of work for one of its dishes; only with any' }),
  ),
});
export type Category = Static<typeof Category>;

export const PublicCategory = Type.Object({ ...Category.properties, ...servedNow });
export type PublicCategory = Static<typeof PublicCategory>;

/** Left out, a category keeps its own. */
const kitchenOfForm = {
  order_until: Type.Optional(nullable(UntilOfDay)),
  kitchen_minutes: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MAX_KITCHEN_MINUTES,
      description: 'Of the kitchen’s work for one of its dishes: they fill a slot',
    }),
  ),
};

/** None, or left out: `other`. */
const typesOfForm = Type.Optional(categoryFields.category_types);

export const NewCategory = Type.Object({
  ...categoryFields,
  category_types: typesOfForm,
  ...servingOfForm,
  ...kitchenOfForm,
  vat_class: Type.Optional(VatClassOrNone),
  place: PlaceOfNew,
});
export const CategoryChange = Type.Object({
  ...categoryFields,
  category_types: typesOfForm,
  ...servingOfForm,
  ...kitchenOfForm,
  vat_class: Type.Optional(VatClassOrNone),
  place: PlaceOfChange,
});

const dishFields = {
  name: Field,
  price: Amount,
  sale_price: Type.Number({ ...Amount, description: 'At most two decimals; 0 without a sale' }),
  ingredients: Type.String({ maxLength: MAX_INGREDIENTS_LENGTH }),
  visible: Type.Boolean(),
  text_color: HexColor,
};

export const Dish = Type.Object({
  id: Id,
  category_id: Id,
  place: PlaceAmongSiblings,
  sold_out_until: nullable(
    Type.String({
      ...DateTime,
      description:
        'Until then it is shown and cannot be ordered; null while it is on sale. The year 9999 means until it is switched back',
    }),
  ),
  image_file_name: Type.String(),
  image_color: Type.String(),
  left_count: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'Portions that are left; only while they are counted',
    }),
  ),
  option_groups: Type.Optional(
    Type.Array(DishOptionGroup, { description: 'In their order; only of a dish with groups' }),
  ),
  food: Food,
  vat_class: OwnVatClass,
  deposit: Type.Optional(
    Type.Number({ description: 'For the packaging of one, beside the price; only with any' }),
  ),
  ...dishFields,
});
export type Dish = Static<typeof Dish>;

/** A copy has its own name, and is hidden or shown on its own. */
const copyFields = { name: Field, visible: Type.Boolean() };

export const MenuCopy = Type.Object({ source_menu_id: Id, ...copyFields });
export const CategoryCopy = Type.Object({ source_category_id: Id, ...copyFields });
export const DishCopy = Type.Object({ source_dish_id: Id, ...copyFields });

export const NewDish = Type.Object({
  ...dishFields,
  food: Type.Optional(Food),
  sizes: Type.Optional(SizesOfDish),
  vat_class: Type.Optional(VatClassOrNone),
  deposit: Type.Optional(Amount),
  place: PlaceOfNew,
});
/** Without `food` the dish keeps its own; with it, nothing of the old one stays. Likewise `sizes`. */
export const DishChange = Type.Object({
  ...dishFields,
  food: Type.Optional(Food),
  sizes: Type.Optional(SizesOfDish),
  vat_class: Type.Optional(VatClassOrNone),
  deposit: Type.Optional(Amount),
  place: PlaceOfChange,
});

/** The end of a sold-out dish that the server computes: the pub's opening on its next working day. */
export const NEXT_OPENING = 'next_opening';
/** Likewise: two hours from now, by the server's clock. */
export const IN_TWO_HOURS = 'in_two_hours';

export const SoldOutUntil = nullable(
  Type.String({
    pattern: `^(?:${NEXT_OPENING}|${IN_TWO_HOURS}|\\d{4}-\\d{2}-\\d{2}|${DATE_TIME_PATTERN})$`,
    maxLength: 40,
    description: `ISO 8601 in UTC, with Z: later than now, the year 9999 for until it is switched back. Or \`${NEXT_OPENING}\`: the opening on the next working day, until switched back at a pub without hours. Or \`${IN_TWO_HOURS}\`. Or a day (YYYY-MM-DD): its start on the pub’s clock. Null: on sale`,
  }),
);

export const SoldOut = Type.Object({ until: SoldOutUntil });

export const LeftCount = Type.Object({
  left: nullable(
    Type.Integer({
      minimum: 0,
      maximum: MAX_LEFT_COUNT,
      description:
        'Portions that are left. Orders lower it; at zero the dish is sold out until it is switched back. Null ends the counting',
    }),
  ),
});

/** A dish as the list of what is sold out shows it. */
export const SellableDish = Type.Object({
  id: Id,
  name: Type.String(),
  category_name: Type.String(),
  visible: Type.Boolean({ description: 'Whether guests see it: it and all that it is in' }),
  sold_out_until: nullable(DateTime),
  left_count: nullable(Type.Integer()),
  held_count: Type.Integer({
    description: 'Portions that orders without an answer hold; not in `left_count`',
  }),
  later_count: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        'Portions in orders for later of today that were placed on an earlier day and are not finished; never in `left_count`, and only with any',
    }),
  ),
});
export type SellableDish = Static<typeof SellableDish>;

/** A choice likewise. */
export const SellableChoice = Type.Object({
  id: Id,
  group_id: Id,
  name: Type.String(),
  group_name: Type.String(),
  visible: Type.Boolean({ description: 'Not while guests do not see the dish that it stands for' }),
  sold_out_until: nullable(DateTime),
});
export type SellableChoice = Static<typeof SellableChoice>;

/** Where dishes are cooked. */
export const Station = Type.Object({
  id: Id,
  name: Type.String(),
  category_ids: Type.Array(Id),
  dish_ids: Type.Array(Id, { description: 'The dishes of its categories, hidden ones included' }),
});
export type Station = Static<typeof Station>;

export const StationCategory = Type.Object({
  id: Id,
  name: Type.String(),
  menu_name: Type.String(),
});
export type StationCategory = Static<typeof StationCategory>;

export const StationFields = Type.Object({
  name: Field,
  category_ids: Type.Optional(
    Type.Array(Id, { uniqueItems: true, maxItems: MAX_MENUS_OF_PUB * MAX_CATEGORIES_OF_MENU }),
  ),
});
