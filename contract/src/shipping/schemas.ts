import { HOURS_STEP, MINUTES_A_DAY } from '@comanda/domain/hours';
import {
  deliveryTypes,
  MAX_CLOSED_TEXT_LENGTH,
  MAX_EXTRA_MINUTES,
  MAX_SHAPE_ID_LENGTH,
  MAX_SPANS_OF_DAY,
  MAX_STEPS_OF_ZONE,
  MAX_VERTICES_OF_ZONE,
  MAX_ZONE_NAME_LENGTH,
  MAX_ZONES_OF_PUB,
} from '@comanda/domain/shipping';
import { Type, type Static } from 'typebox';
import { byLanguage } from '../menu/translation-schemas.ts';
import { Amount, DateTime, maxItemsFor, HexColor, Lat, Lng, nullable } from '../routing/index.ts';

const Minute = Type.Integer({ minimum: 0, maximum: MINUTES_A_DAY });

const ShapeId = Type.String({ minLength: 1, maxLength: MAX_SHAPE_ID_LENGTH });

export const Shape = Type.Object({
  shape_id: ShapeId,
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
const MinuteInSteps = Type.Integer({ minimum: 0, maximum: MINUTES_A_DAY, multipleOf: HOURS_STEP });
export const NewWorkHours = weekOf(MinuteInSteps);

/** Amounts in the pub's currency, by shape_id. */
export const ZoneAmounts = Type.Record(Type.String(), Amount, {
  maxProperties: MAX_ZONES_OF_PUB,
  propertyNames: { maxLength: MAX_SHAPE_ID_LENGTH },
});

export const FeeStep = Type.Object({
  from: Type.Number({ ...Amount, description: 'The dish total from which on it applies' }),
  price: Type.Number({ ...Amount, description: '0 is free' }),
  reward: Type.Optional(
    Type.Number({ ...Amount, description: 'What its courier gets, if not the price of the zone' }),
  ),
});
export type FeeStep = Static<typeof FeeStep>;

/** On what terms a pub delivers into one of its zones. */
export const ZoneTerms = Type.Object({
  shape_id: ShapeId,
  name: Type.String({ maxLength: MAX_ZONE_NAME_LENGTH, description: 'May be empty' }),
  price: nullable(
    Type.Number({
      ...Amount,
      description: 'Below the first step; null while nobody delivers here',
    }),
  ),
  minimum: Type.Number({ ...Amount, description: 'The least dish total; 0 for any' }),
  steps: Type.Array(FeeStep, {
    ...maxItemsFor(MAX_STEPS_OF_ZONE),
    description:
      'Totals rise, prices do not; only the last one may be free: the threshold of shipping_free_delivery_prices',
  }),
  extra_minutes: Type.Integer({
    minimum: 0,
    maximum: MAX_EXTRA_MINUTES,
    description: 'By which a delivery takes longer than into the other zones',
  }),
  closed_until: nullable(
    Type.String({ ...DateTime, description: 'Null while it is not closed; at most a year ahead' }),
  ),
  closed_texts: byLanguage(
    Type.String({ maxLength: MAX_CLOSED_TEXT_LENGTH }),
    'Why it is closed, for guests',
  ),
  hours: nullable(
    Type.Array(
      Type.Array(Type.Object({ start: MinuteInSteps, end: MinuteInSteps }), {
        maxItems: MAX_SPANS_OF_DAY,
      }),
      {
        minItems: 7,
        maxItems: 7,
        description:
          'Within the delivery hours, Monday first; a day without any is closed; null for the delivery hours',
      },
    ),
  ),
});
export type ZoneTerms = Static<typeof ZoneTerms>;

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
  zone_terms: Type.Array(ZoneTerms, { description: 'Of each shape, in their order' }),
  delivery_type: DeliveryTypeName,
  add_commission_to_dish_prices: Type.Boolean(),
});
export type Shipping = Static<typeof Shipping>;

export const Preorder = Type.Object({
  card_preorder: Type.Boolean(),
  cash_preorder: Type.Boolean(),
});
export type Preorder = Static<typeof Preorder>;
