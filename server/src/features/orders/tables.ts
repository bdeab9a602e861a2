import type { NamesByLanguage } from '@comanda/contract/menu';
import type { Language } from '@comanda/contract/texts';
import type { Wish } from '@comanda/domain/food';
import type { MissingLine } from '@comanda/domain/later';
import type {
  CancelReason,
  OrderStatus,
  OrderType,
  Overrulable,
  PaymentType,
  PromiseReason,
  ReductionKind,
  ReductionReason,
} from '@comanda/domain/orders';
import type { LiveReceiptState } from '@comanda/domain/receipts';
import type { DeliveryType } from '@comanda/domain/shipping';
import type { VatClass } from '@comanda/domain/vat';
import type { StoredStep } from '../../fee-steps.ts';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

/** The author of a change of an order's status. */
export type HistoryRole = 'guest' | 'company' | 'courier' | 'admin' | 'system';

/** The kind of a line of the history: a new status, or an edit. */
export type HistoryChange =
  | 'status'
  | 'dishes'
  | 'delivery_price'
  | 'promise'
  | 'release'
  | 'discount'
  | 'comp';

type Why<Kind extends ReductionKind = ReductionKind> = {
  readonly reason: ReductionReason<Kind>;
  readonly text?: string;
};
/** A discount as it was given. */
export type StoredDiscount = Why<'discount'> & {
  /** Of either, the one that was typed. */
  readonly percent?: number;
  readonly amount_minor?: number;
};
/** What a line of the history made cheaper, and by how much; without a reason where none was asked for. */
export type StoredReduction = Partial<Why> & {
  readonly percent?: number;
  readonly amount_minor: number;
  readonly lines?: readonly { readonly name: string; readonly count: number }[];
};

/** A choice of a line, as it was when it was ordered. */
export type StoredOption = {
  readonly group_id: number;
  readonly choice_id: number;
  readonly group_name: string;
  readonly name: string;
  /** In the other languages that the pub offered; only with any. */
  readonly names?: NamesByLanguage;
  readonly group_names?: NamesByLanguage;
  readonly count: number;
  /** The menu's price of one, before the commission. */
  readonly price_minor: number;
  /** The dish that the choice stood for. */
  readonly dish_id: number | null;
};

/** What an order was priced with besides the price of its zone and its threshold; each only where it says something. */
export type OrderZoneTerms = {
  readonly name?: string;
  readonly fee_steps?: readonly StoredStep[];
  readonly free_reward_minor?: number;
  readonly extra_minutes?: number;
};

export type OrderTables = {
  /** Written by a trigger of the database: see the migration. */
  pub_version: {
    pub_id: number;
    version: string;
  };
  pub_order: {
    id: Generated<number>;
    pub_id: number;
    /** On the pub's clock when it was placed; null, as the number, of an order of an earlier version. */
    business_day: string | null;
    /** The short one, for people: see `shownNumber`. */
    number: number | null;
    revision: Generated<number>;
    status: Generated<OrderStatus>;
    cancel_reason: CancelReason | null;
    cancel_text: string | null;
    order_type: OrderType;
    created_time: Date;
    client_id: number | null;
    client_name: string;
    payment_type: Generated<PaymentType | ''>;
    /** From which amount in cash the guest needs change; null for none. */
    change_from_minor: number | null;
    table_for_in_place_order: Generated<string>;
    comments: Generated<string>;
    /** What the guest does not eat; empty unless they sent it. */
    avoids: Generated<readonly Wish[]>;
    prepared: Generated<boolean>;
    /** Taken out while the order was being prepared; no cook has seen it yet. */
    removed_lines: ColumnType<readonly ShownLine[], string | undefined, string>;
    promised_at: Date | null;
    promise_reason: PromiseReason | null;
    opened_at: Date | null;
    accepted_by_itself: Generated<boolean>;
    is_rehearsal: Generated<boolean>;
    /** Who has sent it: its guest, or staff of the pub for a guest. */
    source: Generated<'guest' | 'staff'>;
    /** It waits, and its time to hold counted portions is over. */
    portions_released: Generated<boolean>;
    /** False of an order for another working day: what is left is counted for one. */
    takes_portions: Generated<boolean>;
    /** The slot for which it was ordered; null of an order for now. */
    wanted_from: Date | null;
    wanted_to: Date | null;
    /** When the kitchen begins with an order for later. */
    cook_at: Date | null;
    /** Its kitchen has not begun with it: `cookingOrder` ends that. */
    is_ahead: Generated<boolean>;
    /** When it is ready by what is usual; null of an order of an earlier version. */
    planned_at: Date | null;
    /** From when on it waits for an answer, if that is not when it was placed. */
    answer_from: Date | null;
    /** What the kitchen did not have when it began, while the order has it. */
    missing_lines: ColumnType<readonly MissingLine[], string | undefined, string>;
    town: Generated<string>;
    full_address: Generated<string>;
    lat: number | null;
    lng: number | null;
    main_phone_number: Generated<string>;
    second_phone_number: Generated<string>;
    distance_metres: number | null;
    currency_id: number;
    delivery_type: DeliveryType;
    commission_percent: number;
    zone_shape_id: string | null;
    zone_price_minor: Generated<number>;
    zone_free_from_minor: Generated<number>;
    zone_terms: ColumnType<OrderZoneTerms | null, OrderZoneTerms | null | undefined>;
    is_delivery_price_by_hand: Generated<boolean>;
    delivery_price_minor: number;
    dish_total_minor: number;
    product_total_minor: number;
    discount: ColumnType<StoredDiscount | null, string | null | undefined, string | null>;
    /** What the discount comes to. */
    discount_minor: Generated<number>;
    /** For the packaging of all its lines. */
    deposit_minor: number;
    /** The sum of its payments that are not voided, without tips; null where none was ever recorded. */
    paid_minor: number | null;
    /** Of its fiscal receipt while that is live; written by the receipts' feature with each step. */
    receipt_state: LiveReceiptState | null;
    /** A phone or an e-mail for the fiscal receipt. */
    receipt_to: string | null;
    /** The IDNO of the company that the receipt is for. */
    buyer_idno: string | null;
    reserver_courier_id: number | null;
    /** Since when its courier has done nothing: see `idleFrom`. */
    idle_since: Date | null;
    idle_warned_at: Date | null;
    /** When it is released by itself, as its courier was told. */
    idle_release_at: Date | null;
    /** How often its courier has said that they are coming. */
    coming_count: Generated<number>;
    /** What the guest tells the courier; null where it is not asked. */
    handover_code: string | null;
    /** The wrong codes, each once. */
    handover_tried: Generated<readonly string[]>;
    tracking_token: string;
    idempotency_key: string;
    request_hash: string;
    /** In which the guest read the menu; null of a program that did not say. */
    guest_language: Language | null;
  };
  /** Of an order that its courier carries, if they let the guest see it. */
  courier_position: {
    order_id: number;
    distance_metres: number;
    seen_at: Date;
  };
  /** The last number that a pub gave on a business day. */
  order_counter: {
    pub_id: number;
    business_day: string;
    last: number;
  };
  order_line: {
    id: GeneratedAlways<number>;
    order_id: number;
    position: number;
    dish_id: number;
    count: number;
    unit_price_minor: number;
    name: string;
    /** The name in the other languages that the pub offered. */
    names: ColumnType<NamesByLanguage, string, string>;
    image_file_name: string;
    /** Before the choices and the commission; null of a line from before the options. */
    base_price_minor: number | null;
    options: ColumnType<readonly StoredOption[], string | undefined, string>;
    /** What the guest has written to this dish. */
    note: Generated<string>;
    /** When the kitchen marked it as done. */
    done_at: Date | null;
    /** How many were done before the count was raised; counts while `done_at` is null. */
    done_count: Generated<number>;
    /** A cook has confirmed what the guest avoids. */
    avoids_seen: Generated<boolean>;
    /** Of work for one, as its category said when it was ordered. */
    kitchen_minutes: Generated<number>;
    /** How many of it the house gives for free. */
    comp_count: Generated<number>;
    /** For the packaging of one, as it was when it was ordered. */
    deposit_minor: Generated<number>;
    /** As they were when it was ordered; both null of a pub that paid no VAT. */
    vat_class: VatClass | null;
    /** In hundredths of a percent. */
    vat_rate: number | null;
  };
  order_history: {
    id: Generated<number>;
    order_id: number;
    at: Date;
    /** The real time of a step that reached the server later. */
    happened_at: Date | null;
    from_status: OrderStatus | null;
    to_status: OrderStatus;
    cancel_reason: CancelReason | null;
    promised_at: Date | null;
    promise_reason: PromiseReason | null;
    change: Generated<HistoryChange>;
    /** Of a release by itself. */
    idle_minutes: number | null;
    by_role: HistoryRole;
    by_account_id: number | null;
    /** Whether a person of the pub did it in a linked chat. */
    by_chat: Generated<boolean>;
    /** The rules of the pub that its staff have overruled, on the line of the placing. */
    overruled: Generated<readonly Overrulable[]>;
    reduction: ColumnType<StoredReduction | null, string | null | undefined, string | null>;
  };
};

export type OrderRow = Selectable<OrderTables['pub_order']>;
/** The promised time of an order, and why it moved. */
export type OrderPromise = Pick<OrderRow, 'promised_at' | 'promise_reason'>;

export const NOT_PROMISED: OrderPromise = { promised_at: null, promise_reason: null };

export type LineRow = Selectable<OrderTables['order_line']>;
/** What the kitchen has said of a line. */
type KitchenMark = 'done_at' | 'done_count' | 'avoids_seen';
/** A line as it is ordered, before it has an id. */
export type NewLineRow = Omit<LineRow, 'id' | 'order_id' | 'position' | 'comp_count' | KitchenMark>;
/** A line without its place and its kitchen's marks, as it is shown and as it is kept when an edit takes it out. */
export type ShownLine = Omit<LineRow, 'order_id' | 'position' | KitchenMark>;
export type CourierPosition = Selectable<OrderTables['courier_position']>;
export type HistoryRow = Selectable<OrderTables['order_history']>;

/** All columns by name: a statement that a connection keeps must not return others after a migration. */
export const orderColumns = Object.keys({
  id: true,
  pub_id: true,
  business_day: true,
  number: true,
  revision: true,
  status: true,
  cancel_reason: true,
  cancel_text: true,
  order_type: true,
  created_time: true,
  client_id: true,
  client_name: true,
  payment_type: true,
  change_from_minor: true,
  table_for_in_place_order: true,
  comments: true,
  avoids: true,
  prepared: true,
  removed_lines: true,
  promised_at: true,
  promise_reason: true,
  opened_at: true,
  accepted_by_itself: true,
  is_rehearsal: true,
  source: true,
  portions_released: true,
  takes_portions: true,
  wanted_from: true,
  wanted_to: true,
  cook_at: true,
  is_ahead: true,
  planned_at: true,
  answer_from: true,
  missing_lines: true,
  town: true,
  full_address: true,
  lat: true,
  lng: true,
  main_phone_number: true,
  second_phone_number: true,
  distance_metres: true,
  currency_id: true,
  delivery_type: true,
  commission_percent: true,
  zone_shape_id: true,
  zone_price_minor: true,
  zone_free_from_minor: true,
  zone_terms: true,
  is_delivery_price_by_hand: true,
  delivery_price_minor: true,
  dish_total_minor: true,
  product_total_minor: true,
  discount: true,
  discount_minor: true,
  deposit_minor: true,
  paid_minor: true,
  receipt_state: true,
  receipt_to: true,
  buyer_idno: true,
  reserver_courier_id: true,
  idle_since: true,
  idle_warned_at: true,
  idle_release_at: true,
  coming_count: true,
  handover_code: true,
  handover_tried: true,
  tracking_token: true,
  idempotency_key: true,
  request_hash: true,
  guest_language: true,
} satisfies Record<keyof OrderRow, true>) as (keyof OrderRow)[];

/** Likewise of a line. */
export const lineColumns = Object.keys({
  id: true,
  order_id: true,
  position: true,
  dish_id: true,
  count: true,
  unit_price_minor: true,
  name: true,
  names: true,
  image_file_name: true,
  base_price_minor: true,
  options: true,
  note: true,
  done_at: true,
  done_count: true,
  avoids_seen: true,
  kitchen_minutes: true,
  comp_count: true,
  deposit_minor: true,
  vat_class: true,
  vat_rate: true,
} satisfies Record<keyof LineRow, true>) as (keyof LineRow)[];
