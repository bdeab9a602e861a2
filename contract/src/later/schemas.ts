import {
  MAX_DAYS_AHEAD,
  MAX_LEAD_MINUTES,
  MAX_SLOT_LIMIT,
  slotLengths,
  type LaterSettings as Settings,
} from '@comanda/domain/later';
import { orderTypes, orderTypeTable } from '@comanda/domain/orders';
import { Type, type Static } from 'typebox';
import { Amount, DateTime, nullable } from '../routing/index.ts';

const ofLater = orderTypes.filter((type) => orderTypeTable.mayBeLater[type]);

const limit = (description: string) =>
  nullable(Type.Integer({ minimum: 1, maximum: MAX_SLOT_LIMIT, description }));

const SlotLimits = Type.Object(
  {
    orders: limit('Orders in a slot'),
    dishes: limit('Dishes in a slot'),
    minutes: limit('Minutes of the kitchen’s work in a slot, by the minutes of the categories'),
    value: nullable(Type.Number({ ...Amount, description: 'Money, deliveries not included' })),
  },
  { description: 'Null is without a limit; the first that is reached closes the slot' },
);

/** How a pub takes orders for later. */
export const LaterSettings = Type.Object({
  order_types: Type.Array(Type.Enum(ofLater), { maxItems: ofLater.length, uniqueItems: true }),
  lead_minutes: Type.Integer({ minimum: 0, maximum: MAX_LEAD_MINUTES }),
  days_ahead: Type.Integer({ minimum: 0, maximum: MAX_DAYS_AHEAD, description: '0 is today only' }),
  slot_minutes: Type.Unsafe<Settings['slot_minutes']>({ type: 'integer', enum: [...slotLengths] }),
  limits: SlotLimits,
  prints: Type.Enum(['when_cooked', 'at_once'], {
    description: 'When the tickets of an accepted order for later are printed',
  }),
});
export type LaterSettings = Static<typeof LaterSettings>;

/** What a person has changed of them: two who save at once overwrite nothing of each other but the same field. */
export const LaterChange = Type.Partial(
  Type.Object({ ...LaterSettings.properties, limits: Type.Partial(SlotLimits) }),
  { description: 'What is left out stays as it is' },
);
export type LaterChange = Static<typeof LaterChange>;

/** A slot as the pub sees it. */
export const PubSlot = Type.Object({
  from: DateTime,
  to: DateTime,
  used: Type.Object({
    orders: Type.Integer(),
    dishes: Type.Integer(),
    minutes: Type.Integer(),
    value: Type.Number(),
  }),
  is_full: Type.Boolean({ description: 'One of the limits is reached' }),
  is_shut: Type.Boolean({ description: 'A person of the pub has shut it' }),
});
export type PubSlot = Static<typeof PubSlot>;

/** Of a slot that a person has shut. */
export const ShutSlot = Type.Object({ from: DateTime, to: DateTime });
export type ShutSlot = Static<typeof ShutSlot>;

export const CalendarDay = Type.String({ maxLength: 10, pattern: String.raw`^20\d\d-\d\d-\d\d$` });
