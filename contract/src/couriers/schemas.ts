import { genders, ledgerKinds, sectors } from '@comanda/domain/couriers';
import { MAX_LINE_LENGTH, MAX_PHONE_LENGTH } from '@comanda/domain/fields';
import { courierCancelReasons, HANDOVER_CODE } from '@comanda/domain/orders';
import { Type, type Static } from 'typebox';
import { LineId, OrderOption, OtherNames } from '../orders/line-schemas.ts';
import {
  cancellation,
  CancelText,
  ChangeFrom,
  IsRehearsal,
  OrderNumber,
  OrderStatusName,
  Warned,
  ZoneName,
} from '../orders/schemas.ts';
import { PromisedAt } from '../orders/time-schemas.ts';
import { CurrencyId, DateTime, Field, Id, Lat, Lng, nullable, Uuid } from '../routing/index.ts';
import { DeliveryTypeName } from '../shipping/schemas.ts';

export const GenderName = Type.Enum([...genders]);
const BirthDate = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  maxLength: 10,
  description: 'YYYY-MM-DD; 0001-01-01 means unset',
});

export const CurrencyBalance = Type.Object({
  currency_id: CurrencyId,
  /** Below zero the courier owes the platform. */
  balance: Type.Number(),
});
export type CurrencyBalance = Static<typeof CurrencyBalance>;

/** Lei first, then every other currency with ledger lines. */
export const Balances = Type.Array(CurrencyBalance);

export const Courier = Type.Object({
  id: Id,
  full_name: Type.String(),
  phone_number: Type.String(),
  birth_date: BirthDate,
  gender: GenderName,
  location: Type.String(),
  telegram_username: Type.String(),
  image_file_name: Type.String(),
  /** In Lei; below zero the courier owes the platform. */
  balance: Type.Number(),
  /** Sent only to the courier and the platform. */
  balances: Balances,
  /** May take pool orders: approved by the platform, and not blocked. */
  is_approved: Type.Boolean(),
  is_blocked: Type.Boolean(),
});
export type Courier = Static<typeof Courier>;

/** The contact data that a company needs to reach a courier and recognise them. */
const { phone_number, telegram_username, image_file_name } = Type.Partial(Courier).properties;
const Contacts = { phone_number, telegram_username, image_file_name };

/**
 * A courier as a pub that has added them sees them. Until they have confirmed, or have taken an order of the
 * pub, the optional fields are not sent at all.
 */
export const PubCourier = Type.Object({
  id: Id,
  full_name: Type.String(),
  /** The courier confirmed that they deliver for the pub. */
  is_confirmed: Type.Boolean(),
  ...Contacts,
});
export type PubCourier = Static<typeof PubCourier>;

/**
 * A courier as the caller may see them. The courier and the platform: everything. A company: the name, and
 * the contacts once the courier has confirmed or taken an order; before that they are not sent at all.
 */
export const SeenCourier = Type.Union([
  Courier,
  Type.Object({ id: Id, full_name: Type.String(), ...Contacts }),
]);
export type SeenCourier = Static<typeof SeenCourier>;

/** A pub that has added the courier who reads it. */
export const AddedByPub = Type.Object({
  id: Id,
  name: Type.String(),
  url_name: Type.String(),
  address: Type.String(),
  is_confirmed: Type.Boolean(),
});
export type AddedByPub = Static<typeof AddedByPub>;

export const CourierRegistration = Type.Object({
  email: Field,
  password: Field,
  full_name: Field,
  phone_number: Field,
});

const ProfileField = Type.String({ maxLength: MAX_LINE_LENGTH });

export const CourierProfile = Type.Object({
  full_name: ProfileField,
  phone_number: Type.String({ maxLength: MAX_PHONE_LENGTH }),
  gender: GenderName,
  birth_date: BirthDate,
  location: ProfileField,
  telegram_username: ProfileField,
});

/**
 * A courier's step with an order. A step taken offline carries its time (never later than now), and has the
 * same id when it is sent again: it is then done only once.
 */
export const CourierStepBody = Type.Object({
  order_id: Id,
  action_id: Type.Optional(Uuid),
  happened_at: Type.Optional(DateTime),
});

/** The step that completes an order; with the guest’s code, for an order that needs one. */
export const CourierCompleting = Type.Object({
  ...CourierStepBody.properties,
  handover_code: Type.Optional(
    Type.String({ pattern: HANDOVER_CODE.source, maxLength: 2, description: 'Two digits' }),
  ),
});

/** The step that cancels an order; the guest reads the reason. */
export const CourierCanceling = Type.Object({
  ...CourierStepBody.properties,
  cancel_reason: Type.Optional(Type.Enum([...courierCancelReasons])),
  cancel_text: Type.Optional(CancelText),
});

/** Where the courier of an order is: the server keeps only the distance to its guest. */
export const CourierPosition = Type.Object({ order_id: Id, lat: Lat, lng: Lng });

/**
 * An order as a courier sees it. Until this courier has reserved it, the optional fields are not sent at all:
 * they identify the guest, the exact place, the dishes and the price.
 */
export const CourierOrder = Type.Object({
  id: Id,
  number: OrderNumber,
  revision: Type.Integer(),
  created_time: DateTime,
  cook_at: Type.Optional(
    Type.String({ ...DateTime, description: 'When its kitchen began; only of an order for later' }),
  ),
  status: OrderStatusName,
  currency_id: Type.Integer({
    description: 'The currency in which the order was priced, for every amount here',
  }),
  pub_name: Type.String(),
  pub: Type.Object({
    url_name: Type.String(),
    lat: nullable(Lat),
    lng: nullable(Lng),
    address: Type.String(),
    /** By its clock the times of its orders are shown. */
    time_zone: Type.String(),
    /** The phone number for the pub's guests; only once this courier has reserved the order. */
    phone: Type.Optional(Type.String()),
  }),
  town: Type.String(),
  payment_type: Type.String(),
  prepared: Type.Boolean(),
  promised_at: PromisedAt,
  delivery_type: DeliveryTypeName,
  is_rehearsal: IsRehearsal,
  second_must_fit: Type.Optional(
    Type.Literal(true, {
      description: 'Whether the pub lets a courier who has an order reserve it only if both fit',
    }),
  ),
  courier_info: Type.Object({
    is_reserved: Type.Boolean(),
    reserver_courier_id: Type.Integer({ description: '0, this courier’s id, or -1 for another' }),
    distance: Type.Integer({
      description: 'Metres on the great circle; before reserving, to the nearest hundred',
    }),
    sector: Type.Optional(
      Type.Enum([...sectors], {
        description: 'The compass direction from the pub; missing for a short distance',
      }),
    ),
    courier_reward: Type.Number(),
    courier_debit: Type.Optional(Type.Number()),
    warned: Type.Optional(
      Type.Object({
        ...Warned.properties,
        coming_left: Type.Integer({
          description: 'How often the courier may still say that they are coming',
        }),
      }),
    ),
  }),
  lat: Type.Optional(Lat),
  lng: Type.Optional(Lng),
  full_address: Type.Optional(Type.String()),
  zone_name: ZoneName,
  client_name: Type.Optional(Type.String()),
  main_phone_number: Type.Optional(Type.String()),
  second_phone_number: Type.Optional(Type.String()),
  comments: Type.Optional(Type.String()),
  ...Type.Partial(Type.Object(cancellation)).properties,
  delivery_price: Type.Optional(Type.Number()),
  change_from: Type.Optional(ChangeFrom),
  handover: Type.Optional(
    Type.Object({
      tries_left: Type.Integer({
        description: 'To complete it the courier needs the guest’s code; with 0 they ask the pub',
      }),
    }),
  ),
  total_dishes_price_without_commission: Type.Optional(Type.Number()),
  dishes: Type.Optional(
    Type.Array(
      Type.Object({
        line_id: LineId,
        dish_id: Id,
        count: Type.Integer(),
        dish_price: Type.Number(),
        name: Type.String(),
        names: OtherNames,
        options: Type.Optional(Type.Array(OrderOption)),
      }),
    ),
  ),
});
export type CourierOrder = Static<typeof CourierOrder>;

export const LedgerLine = Type.Object({
  id: Id,
  at: DateTime,
  kind: Type.Enum([...ledgerKinds]),
  amount: Type.Number(),
  currency_id: CurrencyId,
  order_id: nullable(Id),
  order_number: Type.Optional(OrderNumber),
  note: Type.String(),
  balance: Type.Number({ description: 'After this line, in its currency' }),
  reverses_id: nullable(Id),
  reversed_by_id: nullable(Id),
});

/** The settlement of a reversal, or the reversal of a settlement. */
const ReceiptLink = Type.Object({ id: Id, at: DateTime, note: Type.String() });

/** A settlement or its reversal, as the courier and the platform read and print it. */
export const SettlementReceipt = Type.Object({
  id: Id,
  kind: Type.Enum(['settlement', 'reversal']),
  at: DateTime,
  courier: Type.Object({ id: Id, full_name: Type.String() }),
  amount: Type.Number({
    description:
      'Of a settlement: above 0 the courier paid, below 0 the courier was paid; of a reversal: the opposite of the reversed amount',
  }),
  currency_id: CurrencyId,
  note: Type.String({ description: 'Of a reversal: its reason' }),
  balance_before: Type.Number({ description: 'Before this line, in its currency' }),
  balance: Type.Number({ description: 'After this line, in its currency' }),
  reverses: nullable(ReceiptLink),
  reversed_by: nullable(ReceiptLink),
  recorded_by: Type.Optional(
    Type.String({ description: 'The administrator’s e-mail; sent only to the platform' }),
  ),
});
export type SettlementReceipt = Static<typeof SettlementReceipt>;
