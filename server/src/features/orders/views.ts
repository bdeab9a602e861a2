import type { GuestOrder, Order, OrderDish, PubOrderDish } from '@comanda/contract/orders';
import type { NamesByLanguage } from '@comanda/contract/menu';
import { idleFrom, type Reservation } from '@comanda/domain/couriers';
import { toAmount } from '@comanda/domain/money';
import { openOf } from '@comanda/domain/payments';
import { maskReceiptTo } from '@comanda/domain/receipts';
import {
  arrivalWindow,
  isFinalStatus,
  isInProcess,
  orderTypeTable,
  unansweredAt,
  waitsForAnswer,
} from '@comanda/domain/orders';
import { guestHistoryView, type ShownHistory } from './history-views.ts';
import { MIA_CURRENCY } from '@comanda/domain/payments';
import { currencyCode } from '@comanda/domain/pubs';
import { vatOfRow, vatView } from './line-vat.ts';
import { depositView, guestReducedView, reducedView } from './reduction-views.ts';
import type { CourierPosition, LineRow, OrderRow, ShownLine } from './tables.ts';

/** The data of the pub in an order's answers. */
type PubOfOrder = {
  readonly name: string;
  readonly url_name: string;
  readonly color: string;
  readonly color_theme: 'light' | 'dark';
  readonly currency_id: number;
  readonly address: string;
  readonly time_zone: string;
  readonly takes_mia: boolean;
  readonly has_till: boolean;
  readonly unanswered_minutes: number;
};

/** The short number of an order; its id for an order of an earlier version, which has no number. */
export const shownNumber = ({ id, number }: Pick<OrderRow, 'id' | 'number'>): number =>
  number ?? id;

export function clientTotalMinor(order: OrderRow): number {
  return order.dish_total_minor + order.delivery_price_minor + order.deposit_minor;
}

/** What the pub gets of it: the dishes without the commission, and the deposit for its packaging. */
export function pubPartMinor(order: OrderRow): number {
  return order.product_total_minor + order.deposit_minor;
}

/** As long as it is open, and has no receipt. */
export const canSetReceiptTo = (order: OrderRow): boolean =>
  openOf(clientTotalMinor(order), order.paid_minor ?? 0) > 0 &&
  order.receipt_state === null &&
  order.status !== 'canceled' &&
  !order.is_rehearsal;

/** By its currency, which the instant payments of Moldova have, and as an order that counts. */
export const canBePaidByMia = (
  order: Pick<OrderRow, 'currency_id' | 'is_rehearsal' | 'status'>,
): boolean =>
  currencyCode(order.currency_id) === MIA_CURRENCY &&
  !order.is_rehearsal &&
  order.status !== 'canceled';

/** Only with any: most pubs have one language. */
export const namesView = (names: NamesByLanguage = {}): Pick<OrderDish, 'names'> =>
  Object.keys(names).length > 0 ? { names } : {};

/** The choices and the note of a line that has any. */
export function optionsView({
  options,
  note,
}: Pick<ShownLine, 'options' | 'note'>): Pick<OrderDish, 'options' | 'note'> {
  return {
    ...(options.length > 0 && {
      options: options.map(
        ({ group_id, choice_id, group_name, group_names, name, names, count, price_minor }) => ({
          group_id,
          choice_id,
          group_name,
          ...(group_names && { group_names }),
          name,
          ...namesView(names),
          count,
          price: toAmount(price_minor),
        }),
      ),
    }),
    ...(note !== '' && { note }),
  };
}

function dishView(line: ShownLine): OrderDish {
  return {
    line_id: line.id,
    dish_id: line.dish_id,
    count: line.count,
    dish_price: toAmount(line.unit_price_minor),
    name: line.name,
    ...namesView(line.names),
    image_file_name: line.image_file_name,
    ...optionsView(line),
    // Both are absent from what an earlier version took out.
    ...(line.deposit_minor > 0 && { deposit: toAmount(line.deposit_minor) }),
    ...(line.comp_count > 0 && { comp_count: line.comp_count }),
  };
}

/** Only the pub reads what its kitchen has done, and what is taxed. */
function pubDishView(line: LineRow, { avoids }: Pick<OrderRow, 'avoids'>): PubOrderDish {
  const vat = vatOfRow(line);
  return {
    ...dishView(line),
    ...(vat && { vat: { vat_class: vat.vatClass, percent: vat.rate / 100 } }),
    ...(line.done_at ? { done_at: line.done_at.toISOString() } : {}),
    ...(!line.done_at && line.done_count > 0 && { done_count: line.done_count }),
    ...(avoids.length > 0 && line.avoids_seen && { avoids_seen: true }),
  };
}

/** The data of an order about its guest. */
export function contactsView(order: OrderRow) {
  return {
    client_name: order.client_name,
    main_phone_number: order.main_phone_number,
    second_phone_number: order.second_phone_number,
    town: order.town,
    full_address: order.full_address,
    lat: order.lat,
    lng: order.lng,
    comments: order.comments,
    ...(order.avoids.length > 0 && { avoids: [...order.avoids] }),
    ...(order.receipt_to !== null && { receipt_to: order.receipt_to }),
    ...(order.buyer_idno !== null && { buyer_idno: order.buyer_idno }),
  };
}

/** Only where the zone had a name. */
export const zoneNameView = ({ zone_terms }: Pick<OrderRow, 'zone_terms'>) =>
  zone_terms?.name === undefined ? {} : { zone_name: zone_terms.name };

/** From what the guest needs change; only with any. */
export const changeFromView = ({ change_from_minor: from }: Pick<OrderRow, 'change_from_minor'>) =>
  from === null ? {} : { change_from: toAmount(from) };

/** Of an order for later alone: its slot, when its kitchen begins, and what it lacks then. */
function laterView(
  order: Pick<OrderRow, 'wanted_from' | 'wanted_to' | 'cook_at' | 'is_ahead' | 'missing_lines'>,
  lines: readonly Pick<ShownLine, 'id'>[],
) {
  const { wanted_from: from, wanted_to: to, cook_at: cookAt } = order;
  if (!from || !to || !cookAt) return {};
  const missing = order.missing_lines.filter(({ line_id }) =>
    lines.some(({ id }) => id === line_id),
  );
  return {
    wanted_from: from.toISOString(),
    wanted_to: to.toISOString(),
    cook_at: cookAt.toISOString(),
    ...(order.is_ahead && { is_ahead: true as const }),
    ...(missing.length > 0 && {
      missing_lines: missing.map(({ line_id, choice_ids }) => ({
        line_id,
        choice_ids: [...choice_ids],
      })),
    }),
  };
}

/** The promised time, and when a delivery is with its guest. An order that waits for an answer has none. */
export function promiseView(order: OrderRow) {
  const {
    promised_at: promisedAt,
    promise_reason,
    order_type,
    distance_metres,
    zone_terms,
    wanted_from,
    wanted_to,
    planned_at,
  } = order;
  if (promisedAt === null || waitsForAnswer(order.status)) {
    return { promised_at: null, promise_reason: null, arrives_from: null, arrives_to: null };
  }
  const isForItsSlot = wanted_from && wanted_to && planned_at?.getTime() === promisedAt.getTime();
  const arrival = !orderTypeTable.hasCourier[order_type]
    ? undefined
    : isForItsSlot
      ? { from: wanted_from, to: wanted_to }
      : arrivalWindow(promisedAt, distance_metres, zone_terms?.extra_minutes);
  return {
    promised_at: promisedAt.toISOString(),
    promise_reason,
    arrives_from: arrival?.from.toISOString() ?? null,
    arrives_to: arrival?.to.toISOString() ?? null,
  };
}

/** What decides when an idle reservation is released. */
export const reservationOf = (order: OrderRow): Reservation => ({
  status: order.status,
  prepared: order.prepared,
  promisedAt: order.promised_at,
  idleSince: order.reserver_courier_id === null ? null : order.idle_since,
  releaseAt: order.idle_release_at,
});

/** Since when a warned courier has done nothing, and when the order is released; only of a warned one. */
export function warnedView(order: OrderRow) {
  const since = idleFrom(reservationOf(order));
  const { idle_release_at: releaseAt } = order;
  if (since === null || releaseAt === null) return {};
  return { warned: { since: since.toISOString(), release_at: releaseAt.toISOString() } };
}

/** The code that the guest tells the courier, while they have to. */
const handoverCode = ({ status, handover_code: code }: OrderRow): string | null =>
  isInProcess(status) ? code : null;

/** An order as its pub sees it: all fields. */
export function pubView(
  order: OrderRow,
  { lines, courierName }: { lines: readonly LineRow[]; courierName: string },
): Order {
  const code = handoverCode(order);
  return {
    id: order.id,
    number: shownNumber(order),
    pub_id: order.pub_id,
    revision: order.revision,
    status: order.status,
    cancel_reason: order.cancel_reason,
    cancel_text: order.cancel_text,
    order_type: order.order_type,
    created_time: order.created_time.toISOString(),
    currency_id: order.currency_id,
    ...contactsView(order),
    ...zoneNameView(order),
    dishes: lines.map((line) => pubDishView(line, order)),
    ...(order.removed_lines.length > 0 && { removed_dishes: order.removed_lines.map(dishView) }),
    delivery_price: toAmount(order.delivery_price_minor),
    payment_type: order.payment_type,
    ...changeFromView(order),
    table_for_in_place_order: order.table_for_in_place_order,
    prepared: order.prepared,
    ...promiseView(order),
    ...laterView(order, lines),
    ...(order.answer_from &&
      waitsForAnswer(order.status) && { answer_from: order.answer_from.toISOString() }),
    opened_at: order.opened_at?.toISOString() ?? null,
    accepted_by_itself: order.accepted_by_itself,
    is_rehearsal: order.is_rehearsal,
    ...(order.source === 'staff' && { source: order.source }),
    ...(order.guest_language && { guest_language: order.guest_language }),
    delivery_type: order.delivery_type,
    commission_percent: order.commission_percent,
    ...reducedView(order, lines),
    ...depositView(order),
    dish_total: toAmount(order.dish_total_minor),
    product_total: toAmount(order.product_total_minor),
    commission: toAmount(order.dish_total_minor - order.product_total_minor),
    final_price: toAmount(order.product_total_minor + order.delivery_price_minor),
    client_total: toAmount(clientTotalMinor(order)),
    ...vatView(lines, order),
    ...(order.paid_minor !== null && { paid: toAmount(order.paid_minor) }),
    ...(code !== null && { handover: { code, wrong: order.handover_tried.length } }),
    courier_info: {
      is_reserved: order.reserver_courier_id !== null,
      reserver_courier_id: order.reserver_courier_id ?? 0,
      courier_name: courierName,
      ...warnedView(order),
    },
  };
}

/** An order as the holder of its link sees it: no name, no phone, no address of the guest, not what they avoid. */
export function guestView(
  order: OrderRow,
  parts: {
    lines: readonly (ShownLine & Partial<Pick<LineRow, 'avoids_seen'>>)[];
    history: readonly ShownHistory[];
    pub: PubOfOrder;
    phone: string;
    /** Where the courier was last, if they let the guest see it. */
    courier?: CourierPosition | undefined;
  },
): GuestOrder {
  const { lines, history, pub, phone, courier } = parts;
  const code = handoverCode(order);
  return {
    id: order.id,
    number: shownNumber(order),
    revision: order.revision,
    status: order.status,
    cancel_reason: order.cancel_reason,
    cancel_text: order.cancel_text,
    order_type: order.order_type,
    created_time: order.created_time.toISOString(),
    currency_id: order.currency_id,
    dishes: lines.map(dishView),
    delivery_price: toAmount(order.delivery_price_minor),
    ...guestReducedView(order, lines),
    ...depositView(order),
    dish_total: toAmount(order.dish_total_minor),
    client_total: toAmount(clientTotalMinor(order)),
    payment_type: order.payment_type,
    ...changeFromView(order),
    ...(order.receipt_to !== null && { receipt_to: maskReceiptTo(order.receipt_to) }),
    table_for_in_place_order: order.table_for_in_place_order,
    prepared: order.prepared,
    ...(order.avoids.length > 0 &&
      !isFinalStatus(order.status) && {
        avoids_seen: lines.every(({ avoids_seen: isSeen }) => isSeen === true),
      }),
    ...promiseView(order),
    ...laterView(order, lines),
    unanswered_at: unansweredAt(order, pub.unanswered_minutes)?.toISOString() ?? null,
    ...(code !== null && { handover_code: code }),
    is_courier_found: order.reserver_courier_id !== null,
    ...(courier && {
      courier_seen: { at: courier.seen_at.toISOString(), distance_metres: courier.distance_metres },
    }),
    is_rehearsal: order.is_rehearsal,
    history: guestHistoryView(history),
    pub: {
      name: pub.name,
      url_name: pub.url_name,
      color: pub.color,
      color_theme: pub.color_theme,
      // The currency of the order's prices, which does not change with the pub's.
      currency_id: order.currency_id,
      address: pub.address,
      phone,
      time_zone: pub.time_zone,
      ...(pub.takes_mia && canBePaidByMia(order) && { takes_mia: true as const }),
      ...(pub.has_till && canSetReceiptTo(order) && { takes_receipt_to: true as const }),
    },
  };
}
