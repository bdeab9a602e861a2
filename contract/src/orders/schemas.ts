import {
  cancelReasons,
  MAX_WRONG_CODES,
  MAX_CANCEL_TEXT_LENGTH,
  MAX_ORDER_NUMBER,
  orderStatuses,
  orderTypes,
  overrulable,
  paymentTypes,
  type CancelReason,
} from '@comanda/domain/orders';
import { ladderSteps } from '@comanda/domain/alerts';
import { wishes } from '@comanda/domain/food';
import { colorThemes } from '@comanda/domain/pubs';
import { Type, type Static } from 'typebox';
import { maxItemsFor, DateTime, Id, Lat, Lng, nullable } from '../routing/index.ts';
import { Reach } from '../alerts/schemas.ts';
import { languages } from '../languages/languages.ts';
import { DeliveryTypeName } from '../shipping/schemas.ts';
import { VatParts } from '../vat/schemas.ts';
import { OrderDish, PubOrderDish } from './line-schemas.ts';
import { depositSum, Discount, Reduction, reductionSums } from './reduction-schemas.ts';
import { forLater, promise, PromiseReasonName } from './time-schemas.ts';

export const OrderStatusName = Type.Enum([...orderStatuses]);
export const CancelReasonName = Type.Enum([...cancelReasons]);
export const CancelText = Type.String({
  maxLength: MAX_CANCEL_TEXT_LENGTH,
  description: 'The text of the reason `other`; no other reason has one',
});
export const HistoryRoleName = Type.Enum(['guest', 'company', 'courier', 'admin', 'system']);

export const OrderTypeName = Type.Enum([...orderTypes]);
const PricedCurrency = Type.Integer({
  description:
    'The currency in which the order was priced; a later change of the pub’s currency does not affect it',
});
/** Null unless the order is canceled with a reason. */
export const cancellation = {
  cancel_reason: Type.Unsafe<CancelReason | null>({
    type: ['string', 'null'],
    enum: [...cancelReasons, null],
  }),
  cancel_text: nullable(Type.String({ description: 'The text of the reason `other`' })),
};
export const ChangeFrom = Type.Number({
  description:
    'The amount in cash from which the guest needs change, in the order’s currency; only of a delivery paid in cash whose guest said it. Below the total after an edit that made the order dearer',
});

/** Health may be read from it: only the pub and the guest's own data have it, and it goes with the contacts. */
export const Avoids = Type.Array(Type.Enum([...wishes]), {
  uniqueItems: true,
  ...maxItemsFor(wishes.length),
  description:
    'What the guest does not eat, or the diet that they follow: it is asked, and deleted with the contacts',
});

export const IsRehearsal = Type.Boolean({
  description: 'The pub has sent it to itself as a rehearsal: it counts nowhere',
});

const Revision = Type.Integer({ minimum: 1, description: 'Grows with each change of the order' });

export const OrderNumber = Type.Integer({
  minimum: 1,
  description: `For people: counted from 1 to ${MAX_ORDER_NUMBER} at each pub and business day, so not unique; calls and links have the id. An order without a number has its id here`,
});

/** Of a courier who has reserved an order and does nothing with it. */
export const Warned = Type.Object({
  since: Type.String({ ...DateTime, description: 'Since when they could have picked it up' }),
  release_at: Type.String({
    ...DateTime,
    description: 'Then the order is offered to others, unless they do something',
  }),
});

export const CourierInfo = Type.Object({
  is_reserved: Type.Boolean(),
  reserver_courier_id: Type.Integer({ description: '0 while the order is not reserved' }),
  courier_name: Type.String(),
  warned: Type.Optional(Warned),
});

export const ZoneName = Type.Optional(
  Type.String({ description: 'Of its delivery zone, as it was then; only where it had one' }),
);

/** The code that the courier needs from the guest to complete an order; only of an order that needs one, while it is in process. */
const Handover = Type.Object({
  code: Type.String(),
  wrong: Type.Integer({
    description: `How many wrong codes the courier has typed; with ${MAX_WRONG_CODES} they can type no more`,
  }),
});

/** Of the fiscal receipt: where it goes besides paper, and the company that it is for. Each only with any. */
const receiptContacts = {
  receipt_to: Type.Optional(Type.String({ description: 'A phone or an e-mail' })),
  buyer_idno: Type.Optional(Type.String({ description: 'An IDNO' })),
};

/** An order as its pub sees it. */
export const Order = Type.Object({
  id: Id,
  number: OrderNumber,
  pub_id: Id,
  revision: Revision,
  status: OrderStatusName,
  ...cancellation,
  order_type: OrderTypeName,
  created_time: DateTime,
  currency_id: PricedCurrency,
  client_name: Type.String(),
  dishes: Type.Array(PubOrderDish),
  removed_dishes: Type.Optional(
    Type.Array(OrderDish, {
      description:
        'Lines that were removed while the order is being prepared, until a cook has seen it; only with any',
    }),
  ),
  delivery_price: Type.Number(),
  town: Type.String(),
  full_address: Type.String(),
  zone_name: ZoneName,
  lat: nullable(Lat),
  lng: nullable(Lng),
  main_phone_number: Type.String(),
  second_phone_number: Type.String(),
  payment_type: Type.String({
    description: `${paymentTypes.join(', ')}, or empty for an order that is not delivered`,
  }),
  change_from: Type.Optional(ChangeFrom),
  table_for_in_place_order: Type.String(),
  comments: Type.String(),
  avoids: Type.Optional(Avoids),
  prepared: Type.Boolean(),
  ...promise,
  ...forLater,
  answer_from: Type.Optional(
    Type.String({
      ...DateTime,
      description:
        'The opening from which it waits for an answer; only of an order for later that came while nobody was there, until it is answered',
    }),
  ),
  opened_at: nullable(
    Type.String({
      ...DateTime,
      description: 'When a person of the pub opened it or acted on it first; null until then',
    }),
  ),
  accepted_by_itself: Type.Boolean({
    description: 'The pub’s setting accepted it; its bells ring until it is opened',
  }),
  is_rehearsal: IsRehearsal,
  source: Type.Optional(
    Type.Literal('staff', { description: 'The pub’s own staff took it; only then' }),
  ),
  guest_language: Type.Optional(
    Type.Enum([...languages], { description: 'In which the guest read the menu; only if known' }),
  ),
  delivery_type: DeliveryTypeName,
  commission_percent: Type.Integer(),
  discount: Type.Optional(Discount),
  ...reductionSums,
  ...depositSum,
  dish_total: Type.Number({ description: 'What the guest pays for the dishes' }),
  product_total: Type.Number(),
  commission: Type.Number(),
  final_price: Type.Number({ description: 'Product total plus delivery price' }),
  client_total: Type.Number({ description: 'The amount that the guest pays' }),
  vat: VatParts,
  paid: Type.Optional(
    Type.Number({
      description:
        'What staff have recorded as paid, without tips and voided payments; only where a payment was recorded',
    }),
  ),
  ...receiptContacts,
  handover: Type.Optional(Handover),
  courier_info: CourierInfo,
});
export type Order = Static<typeof Order>;

export const OrderHistoryEntry = Type.Object({
  at: DateTime,
  /** The time at which an offline courier did it; `at` is the time at which the server received it. */
  happened_at: Type.Optional(DateTime),
  from: nullable(Type.String()),
  to: OrderStatusName,
  /** The reason, for a line that canceled; the order itself loses it when it is no longer canceled. */
  cancel_reason: Type.Optional(CancelReasonName),
  /** The edited part, for an edit, which leaves the status unchanged. */
  edited: Type.Optional(
    Type.Enum(['dishes', 'delivery_price', 'promise', 'release', 'discount', 'comp']),
  ),
  reduction: Type.Optional(Reduction),
  /** The time that was promised, for a line that accepted or moved it. */
  promised_at: Type.Optional(DateTime),
  promise_reason: Type.Optional(PromiseReasonName),
  /** Only of a release by itself: for how long its courier had done nothing. */
  idle_minutes: Type.Optional(Type.Integer()),
  /** Only of a line about an order that nobody had opened: what the server did, and what it reached. */
  alert: Type.Optional(
    Type.Object({
      step: Type.Enum([...ladderSteps]),
      push: Type.Optional(Reach),
      telegram: Type.Optional(Reach),
    }),
  ),
  by: HistoryRoleName,
  /** The rules of the pub that its staff overruled with this order; only with any. */
  overruled: Type.Optional(Type.Array(Type.Enum([...overrulable]))),
  /** Only of a line that a person of the pub has written in a linked Telegram chat. */
  by_chat: Type.Optional(Type.Literal(true)),
});
export type OrderHistoryEntry = Static<typeof OrderHistoryEntry>;

/** An order as its guest may see it, behind a link that may be shared: no phone, no address. */
export const GuestOrder = Type.Object({
  id: Id,
  number: OrderNumber,
  revision: Revision,
  status: OrderStatusName,
  ...cancellation,
  order_type: OrderTypeName,
  created_time: DateTime,
  currency_id: PricedCurrency,
  dishes: Type.Array(OrderDish),
  delivery_price: Type.Number(),
  ...reductionSums,
  ...depositSum,
  dish_total: Type.Number(),
  client_total: Type.Number(),
  payment_type: Type.String(),
  change_from: Type.Optional(ChangeFrom),
  receipt_to: Type.Optional(
    Type.String({ description: 'Where the fiscal receipt goes, masked; only with any' }),
  ),
  table_for_in_place_order: Type.String(),
  prepared: Type.Boolean(),
  avoids_seen: Type.Optional(
    Type.Boolean({
      description:
        'Whether a cook has confirmed what the guest avoids at each line; only of an order that says it',
    }),
  ),
  ...promise,
  ...forLater,
  unanswered_at: nullable(
    Type.String({
      ...DateTime,
      description: 'From then on its guest is told to call; null once somebody has seen it',
    }),
  ),
  handover_code: Type.Optional(
    Type.String({ description: 'For the courier at the door; only while one is asked' }),
  ),
  is_courier_found: Type.Boolean(),
  courier_seen: Type.Optional(
    Type.Object(
      {
        at: DateTime,
        distance_metres: Type.Integer({
          description: 'To the nearest hundred from the point of the order; 0 below a hundred',
        }),
      },
      {
        description:
          'Of the courier who carries it, while they let the guest see it; only for some minutes',
      },
    ),
  ),
  is_rehearsal: IsRehearsal,
  history: Type.Array(OrderHistoryEntry),
  pub: Type.Object({
    name: Type.String(),
    url_name: Type.String(),
    color: Type.String(),
    color_theme: Type.Enum([...colorThemes]),
    currency_id: Type.Integer(),
    address: Type.String(),
    phone: Type.String(),
    /** IANA: an order's times are shown on the pub's clock. */
    time_zone: Type.String(),
    takes_mia: Type.Optional(
      Type.Literal(true, { description: 'This order may be paid by MIA once it is accepted' }),
    ),
    takes_receipt_to: Type.Optional(
      Type.Literal(true, {
        description: 'A till issues its receipt, and the guest may say where that goes',
      }),
    ),
  }),
});
export type GuestOrder = Static<typeof GuestOrder>;

/** One of a client's own orders, with the token of its page. */
export const ClientOrder = Type.Object({
  ...GuestOrder.properties,
  tracking_token: Type.String(),
});
export type ClientOrder = Static<typeof ClientOrder>;

/** One of a client's own orders with everything that is stored about them. */
export const PersonalOrder = Type.Object({
  ...ClientOrder.properties,
  client_name: Type.String(),
  main_phone_number: Type.String(),
  second_phone_number: Type.String(),
  town: Type.String(),
  full_address: Type.String(),
  lat: nullable(Lat),
  lng: nullable(Lng),
  comments: Type.String(),
  avoids: Type.Optional(Avoids),
  ...receiptContacts,
});
export type PersonalOrder = Static<typeof PersonalOrder>;
