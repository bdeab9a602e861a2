import { HOURS_STEP, MINUTES_A_DAY } from '@comanda/domain/hours';
import {
  deliveryTypes,
  MAX_SHAPE_ID_LENGTH,
  MAX_VERTICES_OF_ZONE,
  MAX_ZONES_OF_PUB,
} from '@comanda/domain/shipping';
import { Type, type Static } from 'typebox';
import { Amount, maxItemsFor, HexColor, Lat, Lng } from '../routing/index.ts';

const Minute = Type.Integer({ minimum: 0, maximum: MINUTES_A_DAY });

export const Shape = Type.Object({
  shape_id: Type.String({ minLength: 1, maxLength: MAX_SHAPE_ID_LENGTH }),
  color: HexColor,
  vertices: Type.Array(Type.Object({ lat: Lat, lng: Lng }), {
    minItems: 3,
    ...maxItemsFor(MAX_VERTICES_OF_ZONE),
  }),
});
export type Shape = Static<typeof Shape>;

export const Shapes = Type.Array(Shape, maxItemsFor(MAX_ZONES_OF_PUB));

const weekOf = (minute: typeof Minute) =>
  Type.Array(Type.Object({ start: minute, end: minute }), {
    minItems: 7,
    maxItems: 7,
    description:
      'Minutes from midnight on the pub’s clock, Monday first; an equal start and end mean closed',
  });
/** Hours that were stored before their step was checked are between two steps. */
const WorkHours = weekOf(Minute);
export const NewWorkHours = weekOf(
  Type.Integer({ minimum: 0, maximum: MINUTES_A_DAY, multipleOf: HOURS_STEP }),
);

/** Amounts in the pub's currency, by shape_id. */
export const ZoneAmounts = Type.Record(Type.String(), Amount, {
  maxProperties: MAX_ZONES_OF_PUB,
  propertyNames: { maxLength: MAX_SHAPE_ID_LENGTH },
});
export const DeliveryTypeName = Type.Enum([...deliveryTypes]);

export const Shipping = Type.Object({
  available: Type.Boolean(),
  shipping_time_from: Type.Integer({ description: 'Minutes' }),
  shipping_time_to: Type.Integer({ description: 'Minutes' }),
  shipping_work_start: Type.Integer({ description: 'Today’s, minutes from midnight' }),
  shipping_work_end: Type.Integer({ description: 'Today’s, minutes from midnight' }),
  shipping_work_hours_for_week: WorkHours,
  shipping_prices: ZoneAmounts,
  shipping_free_delivery_prices: ZoneAmounts,
  shapes: Shapes,
  delivery_type: DeliveryTypeName,
  add_commission_to_dish_prices: Type.Boolean(),
});
export type Shipping = Static<typeof Shipping>;

export const Preorder = Type.Object({
  card_preorder: Type.Boolean(),
  cash_preorder: Type.Boolean(),
});
export type Preorder = Static<typeof Preorder>;
