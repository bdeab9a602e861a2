import { MAX_DISHES_OF_PUB } from '@comanda/domain/menu';
import { Type, type Static } from 'typebox';
import { Amount, Id, nullable, DateTime } from '../routing/index.ts';
import { Dish, Menu, PlaceAmongSiblings, SoldOutUntil } from './schemas.ts';

/** A dish in the list of a whole pub, without what only its own form needs. */
export const ListedDish = Type.Pick(Dish, [
  'id',
  'category_id',
  'place',
  'name',
  'price',
  'sale_price',
  'visible',
  'sold_out_until',
  'image_file_name',
]);
export type ListedDish = Static<typeof ListedDish>;

export const ListedCategory = Type.Object({ id: Id, menu_id: Id, name: Type.String() });
export type ListedCategory = Static<typeof ListedCategory>;

export const ListedMenu = Type.Pick(Menu, ['id', 'name']);

const changeable = {
  price: Type.Optional(Amount),
  sale_price: Type.Optional(Amount),
  visible: Type.Optional(Type.Boolean()),
  category_id: Type.Optional(Id),
};

const BulkChange = Type.Object({
  dish_id: Id,
  seen: Type.Object(
    { ...changeable, sold_out_until: Type.Optional(nullable(DateTime)) },
    { description: 'What the person saw: a dish that is different now is not changed' },
  ),
  wanted: Type.Object(
    {
      ...changeable,
      sold_out_until: Type.Optional(SoldOutUntil),
      place: Type.Optional(PlaceAmongSiblings),
    },
    { description: 'The same fields; `place` only with `category_id`, else the last one there' },
  ),
});
export type BulkChange = Static<typeof BulkChange>;

export const BulkChanges = Type.Object({
  changes: Type.Array(BulkChange, { minItems: 1, maxItems: MAX_DISHES_OF_PUB }),
  if_changed: Type.Enum(['refuse', 'leave'], {
    description:
      '`refuse`: one dish that is not as seen, and none is changed. `leave`: these are left, the others are changed',
  }),
});
