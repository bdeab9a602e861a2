import type { Category, Dish, Menu } from '@comanda/contract/menu';
import type { Pub } from '@comanda/contract/pubs';
import { DEFAULT_HOURS } from '@comanda/domain/hours';
import { weekHoursOf, type DeliveryType, type WorkWeek } from '@comanda/domain/shipping';
import type { TestApp } from '../../app/build-test-app.ts';

type Corner = { readonly lat: number; readonly lng: number };

/** What the calls are sent that make a menu. */
export type WantedMenu = {
  readonly menu: Pick<Menu, 'name' | 'visible' | 'place'>;
  readonly category: Pick<Category, 'name' | 'visible' | 'place' | 'text_color'>;
  readonly dishes: readonly Pick<
    Dish,
    'name' | 'visible' | 'place' | 'text_color' | 'price' | 'sale_price' | 'ingredients'
  >[];
};

/** What the calls are sent that set up deliveries. */
export type WantedDelivery = {
  readonly place: Corner;
  readonly shape: { shape_id: string; color: string; vertices: readonly Corner[] };
  readonly price: number;
  readonly freeFrom: number;
  readonly hours: WorkWeek;
  readonly time: { readonly from: number; readonly to: number };
  readonly deliveryType: DeliveryType;
  readonly commission: boolean;
};

const minor = (amount: number): number => Math.round(amount * 100);

/**
 * The menu that the calls make, of one category, in a statement for each level: a call sends ten. Undefined for a pub
 * that has one already: only the calls move others.
 */
export async function insertMenu(
  { deps: { db } }: TestApp,
  { id: pub_id }: Pick<Pub, 'id'>,
  wanted: WantedMenu,
): Promise<{ menu: Menu; category: Category; dishes: Dish[] } | undefined> {
  const others = db.selectFrom('menu').where('pub_id', '=', pub_id).select('id');
  if (await others.executeTakeFirst()) return undefined;
  const { id: menu_id } = await db
    .insertInto('menu')
    .values({ ...wanted.menu, pub_id, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const category = { ...wanted.category, menu_id, category_types: ['other' as const] };
  const { id: category_id } = await db
    .insertInto('category')
    .values({ ...category, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = wanted.dishes.map(({ price, sale_price, ...dish }) => ({
    ...dish,
    category_id,
    price_minor: minor(price),
    sale_price_minor: minor(sale_price),
    deleted_at: null,
  }));
  const ids =
    rows.length > 0 ? await db.insertInto('dish').values(rows).returning('id').execute() : [];
  const noPicture = { image_file_name: '', image_color: '' };
  return {
    menu: { id: menu_id, ...wanted.menu },
    category: { id: category_id, ...category, ...noPicture },
    dishes: wanted.dishes.map((dish, index) => ({
      id: ids[index]?.id ?? 0,
      category_id,
      sold_out_until: null,
      food: {},
      ...noPicture,
      ...dish,
    })),
  };
}

/** The deliveries that the calls set up, paid in cash or by card; false for a pub whose hours or zones were saved. */
export async function insertDelivery(
  { deps: { db }, clock }: TestApp,
  { id: pub_id }: Pick<Pub, 'id'>,
  wanted: WantedDelivery,
): Promise<boolean> {
  const { place, shape, hours: week, time } = wanted;
  const delivery = { week: weekHoursOf(week), follows: null, last_order: 0 };
  const services = { ...DEFAULT_HOURS.services, delivery };
  const { numUpdatedRows } = await db
    .updateTable('shipping')
    .set({
      available: true,
      hours: JSON.stringify({ ...DEFAULT_HOURS, services }),
      work_hours: JSON.stringify(week),
      hours_revision: 1,
      work_hours_saved_at: clock.now(),
      shipping_time_from: time.from,
      shipping_time_to: time.to,
      delivery_type: wanted.deliveryType,
      add_commission_to_dish_prices: wanted.commission,
      card_preorder: true,
      cash_preorder: true,
    })
    .where('pub_id', '=', pub_id)
    .where('hours_revision', '=', 0)
    .where((eb) => {
      const zones = eb.selectFrom('delivery_zone').where('pub_id', '=', pub_id);
      return eb.not(eb.exists(zones.select('shape_id')));
    })
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await db.updateTable('pub').set(place).where('id', '=', pub_id).execute();
  await db
    .insertInto('delivery_zone')
    .values({
      pub_id,
      ...shape,
      position: 0,
      vertices: JSON.stringify(shape.vertices),
      price_minor: minor(wanted.price),
      free_from_minor: minor(wanted.freeFrom),
    })
    .execute();
  return true;
}
