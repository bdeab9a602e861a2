import type { Courier, CourierOrder } from '@comanda/contract/couriers';
import {
  courierMoney,
  MAX_COMING,
  roughDistance,
  sectorOf,
  UNSET_BIRTH_DATE,
} from '@comanda/domain/couriers';
import { toAmount } from '@comanda/domain/money';
import { isInProcess, triesLeft } from '@comanda/domain/orders';
import {
  changeFromView,
  clientTotalMinor,
  pubPartMinor,
  namesView,
  optionsView,
  promiseView,
  rewardMinor,
  shownNumber,
  warnedView,
  zoneNameView,
  type LineRow,
  type OrderRow,
} from '../orders/index.ts';
import { leiBalance } from './ledger/balances.ts';
import type { CourierRow } from './queries.ts';

/** A courier with all fields, for themselves and the platform alone. */
export function courierView(row: CourierRow, balances: Courier['balances']): Courier {
  return {
    id: row.id,
    full_name: row.full_name,
    phone_number: row.phone_number,
    birth_date: row.birth_date ?? UNSET_BIRTH_DATE,
    gender: row.gender,
    location: row.location,
    telegram_username: row.telegram_username,
    image_file_name: row.image_file_name,
    balance: leiBalance(balances),
    balances,
    is_approved: row.approved_at !== null && row.blocked_at === null,
    is_blocked: row.blocked_at !== null,
  };
}

export type PickupPub = {
  readonly name: string;
  readonly url_name: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly address: string;
  readonly time_zone: string;
  /** The number that its guests call; empty where there is none. */
  readonly phone: string;
  readonly second_order_must_fit: boolean;
};

function moneyOf(order: OrderRow) {
  return courierMoney({
    clientTotalMinor: clientTotalMinor(order),
    productTotalMinor: pubPartMinor(order),
    rewardMinor: rewardMinor(order),
  });
}

/** Distance and direction of a delivery, too rough to find its guest by. */
function roughDirection({ lat, lng, distance_metres: metres }: OrderRow, pub: PickupPub) {
  if (metres === null) return { distance: 0 };
  const distance = roughDistance(metres);
  if (lat === null || lng === null || pub.lat === null || pub.lng === null) return { distance };
  const from = { lat: pub.lat, lng: pub.lng };
  const sector = sectorOf({ from, to: { lat, lng }, metres });
  return sector === undefined ? { distance } : { distance, sector };
}

/**
 * An order as a courier sees it who has not reserved it: the pub, the rough direction and the reward. It has
 * no data of the guest, no exact address, no dishes and no prices.
 */
export function orderBeforeReserving(order: OrderRow, pub: PickupPub): CourierOrder {
  return {
    id: order.id,
    number: shownNumber(order),
    revision: order.revision,
    created_time: order.created_time.toISOString(),
    ...(order.cook_at && { cook_at: order.cook_at.toISOString() }),
    status: order.status,
    currency_id: order.currency_id,
    pub_name: pub.name,
    pub: {
      url_name: pub.url_name,
      lat: pub.lat,
      lng: pub.lng,
      address: pub.address,
      time_zone: pub.time_zone,
    },
    town: order.town,
    payment_type: order.payment_type,
    prepared: order.prepared,
    promised_at: promiseView(order).promised_at,
    delivery_type: order.delivery_type,
    is_rehearsal: order.is_rehearsal,
    ...(pub.second_order_must_fit && { second_must_fit: true as const }),
    courier_info: {
      is_reserved: order.reserver_courier_id !== null,
      reserver_courier_id: order.reserver_courier_id === null ? 0 : -1,
      ...roughDirection(order, pub),
      courier_reward: toAmount(moneyOf(order).rewardMinor),
    },
  };
}

/** An order as the courier sees it who has reserved it: all data needed to deliver it. */
export function orderAfterReserving(
  order: OrderRow,
  { pub, lines }: { pub: PickupPub; lines: readonly LineRow[] },
): CourierOrder {
  const before = orderBeforeReserving(order, pub);
  const { warned } = warnedView(order);
  return {
    ...before,
    pub: { ...before.pub, phone: pub.phone },
    courier_info: {
      ...before.courier_info,
      reserver_courier_id: order.reserver_courier_id ?? 0,
      distance: order.distance_metres ?? 0,
      courier_debit: toAmount(moneyOf(order).debitMinor),
      ...(warned && {
        warned: { ...warned, coming_left: Math.max(0, MAX_COMING - order.coming_count) },
      }),
    },
    ...(order.lat === null || order.lng === null ? {} : { lat: order.lat, lng: order.lng }),
    full_address: order.full_address,
    ...zoneNameView(order),
    client_name: order.client_name,
    main_phone_number: order.main_phone_number,
    second_phone_number: order.second_phone_number,
    comments: order.comments,
    cancel_reason: order.cancel_reason,
    cancel_text: order.cancel_text,
    delivery_price: toAmount(order.delivery_price_minor),
    ...changeFromView(order),
    ...(order.handover_code !== null &&
      isInProcess(order.status) && {
        handover: { tries_left: triesLeft({ tried: order.handover_tried }) },
      }),
    total_dishes_price_without_commission: toAmount(pubPartMinor(order)),
    dishes: lines.map((line) => ({
      line_id: line.id,
      dish_id: line.dish_id,
      count: line.count,
      dish_price: toAmount(line.unit_price_minor),
      name: line.name,
      ...namesView(line.names),
      ...optionsView({ options: line.options, note: '' }),
    })),
  };
}
