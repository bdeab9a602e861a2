import { genders } from '@comanda/domain/couriers';
import { Type, type Static } from 'typebox';
import { OrderStatusName } from '../orders/schemas.ts';
import { DateTime, Id, Lat, Lng, nullable, Uuid } from '../routing/index.ts';

export const GenderName = Type.Enum([...genders]);
const BirthDate = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'YYYY-MM-DD; 0001-01-01 means unset',
});

export const Courier = Type.Object({
  id: Id,
  full_name: Type.String(),
  phone_number: Type.String(),
  birth_date: BirthDate,
  gender: GenderName,
  location: Type.String(),
  telegram_username: Type.String(),
  image_file_name: Type.String(),
  /** In Lei; below zero the courier owes the platform. Other people than the courier and the platform see 0. */
  balance: Type.Number(),
  /** May take pool orders: approved by the platform, and not blocked. */
  is_approved: Type.Boolean(),
  is_blocked: Type.Boolean(),
});
export type Courier = Static<typeof Courier>;

export const CourierRegistration = Type.Object({
  email: Type.String(),
  password: Type.String(),
  full_name: Type.String(),
  phone_number: Type.String(),
});

export const CourierProfile = Type.Object({
  full_name: Type.String({ maxLength: 255 }),
  phone_number: Type.String({ maxLength: 40 }),
  gender: GenderName,
  birth_date: BirthDate,
  location: Type.String({ maxLength: 255 }),
  telegram_username: Type.String({ maxLength: 255 }),
});

/**
 * A courier's step with an order. One that had to wait for the line says when it was taken
 * (never later than now), and keeps its id when it is sent again: it is then done only once.
 */
export const CourierAction = Type.Object({
  order_id: Id,
  action_id: Type.Optional(Uuid),
  happened_at: Type.Optional(DateTime),
});

/**
 * An order as a courier sees it. Until this courier has reserved it, the optional fields are not
 * sent at all: they say who the guest is, where exactly, and what was ordered for how much.
 */
export const CourierOrder = Type.Object({
  id: Id,
  revision: Type.Integer(),
  created_time: DateTime,
  status: OrderStatusName,
  pub_name: Type.String(),
  pub: Type.Object({
    url_name: Type.String(),
    lat: nullable(Lat),
    lng: nullable(Lng),
    address: Type.String(),
  }),
  town: Type.String(),
  payment_type: Type.String(),
  prepared: Type.Boolean(),
  delivery_type: Type.Enum(['own', 'delivery_service']),
  courier_info: Type.Object({
    is_reserved: Type.Boolean(),
    reserver_courier_id: Type.Integer({ description: '0, this courier’s id, or -1 for another' }),
    distance: Type.Integer({ description: 'Metres on the great circle' }),
    courier_reward: Type.Number(),
    courier_debit: Type.Optional(Type.Number()),
  }),
  lat: Type.Optional(Lat),
  lng: Type.Optional(Lng),
  full_address: Type.Optional(Type.String()),
  client_name: Type.Optional(Type.String()),
  main_phone_number: Type.Optional(Type.String()),
  second_phone_number: Type.Optional(Type.String()),
  comments: Type.Optional(Type.String()),
  delivery_price: Type.Optional(Type.Number()),
  total_dishes_price_without_commission: Type.Optional(Type.Number()),
  dishes: Type.Optional(
    Type.Array(
      Type.Object({
        dish_id: Id,
        count: Type.Integer(),
        dish_price: Type.Number(),
        name: Type.String(),
      }),
    ),
  ),
});
export type CourierOrder = Static<typeof CourierOrder>;

export const LedgerLine = Type.Object({
  id: Id,
  at: DateTime,
  kind: Type.Enum(['debit', 'goods', 'reward', 'reversal', 'settlement']),
  amount: Type.Number(),
  order_id: nullable(Id),
  note: Type.String(),
  balance: Type.Number({ description: 'After this line' }),
});
