import type { GuestOrder, NewOrder } from '@comanda/contract/orders';
import { distanceMetres } from '@comanda/domain/shipping';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import { hashOf } from '../../plumbing/tokens.ts';
import { findCompanyPhone } from '../accounts/index.ts';
import { assessBasket, type Assessment } from './assess-basket.ts';
import { insertOrder, type NewLineRow, type NewOrderRow } from './insert-order.ts';
import { loadGuestOrders } from './load-orders.ts';
import { readContacts } from './order-contacts.ts';
import { findOrderByKey, type OrderRow } from './queries.ts';
import { guestView } from './views.ts';

const TOKEN_BYTES = 24;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export type PlacedOrder = { order: GuestOrder; tracking_token: string };

type Request = {
  readonly pubId: number;
  /** As the header carries it. */
  readonly idempotencyKey: unknown;
  readonly clientId: number | undefined;
  readonly body: NewOrder;
};

/** The same order asked for again, however its JSON was written; what the contract does not name does not count. */
function requestHash(order: NewOrder): string {
  return hashOf(
    JSON.stringify([
      order.order_type,
      order.dishes.map(({ dish_id, count }) => [dish_id, count]),
      order.lat ?? null,
      order.lng ?? null,
      order.payment_type ?? '',
      order.table_for_in_place_order ?? '',
      order.client_name,
      order.town ?? '',
      order.full_address ?? '',
      order.main_phone_number ?? '',
      order.second_phone_number ?? '',
      order.comments ?? '',
    ]),
  );
}

function distanceOf({ pub, point }: Assessment): number | null {
  if (!point || pub.lat === null || pub.lng === null) return null;
  return distanceMetres({ lat: pub.lat, lng: pub.lng }, point);
}

type Identity = Pick<NewOrderRow, 'client_id' | 'idempotency_key' | 'request_hash'>;

function rowOf(
  deps: Deps,
  { order, assessment, identity }: { order: NewOrder; assessment: Assessment; identity: Identity },
): NewOrderRow {
  const { pub, shipping, point, zone, price } = assessment;
  return {
    ...identity,
    ...readContacts(order),
    pub_id: pub.id,
    order_type: order.order_type,
    created_time: deps.clock.now(),
    payment_type: order.order_type === 'delivery' ? (order.payment_type ?? '') : '',
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    distance_metres: distanceOf(assessment),
    currency_id: pub.currency_id,
    delivery_type: shipping.deliveryType,
    commission_percent: assessment.commissionPercent,
    zone_shape_id: zone?.shapeId ?? null,
    zone_price_minor: price.zonePriceMinor,
    zone_free_from_minor: zone?.freeFromMinor ?? 0,
    is_delivery_price_by_hand: false,
    delivery_price_minor: price.deliveryPriceMinor,
    dish_total_minor: price.dishTotalMinor,
    product_total_minor: price.productTotalMinor,
    reserver_courier_id: null,
    tracking_token: deps.randomText(TOKEN_BYTES),
  };
}

function lineRows({ lines }: Assessment): NewLineRow[] {
  return lines.map((line) => ({
    dish_id: line.dishId,
    count: line.count,
    unit_price_minor: line.unitPriceMinor,
    name: line.name,
    image_file_name: line.imageFileName,
  }));
}

/** The answer to a new order, of what is known already: this is the call that a busy evening repeats. */
async function answerNew(
  deps: Deps,
  { order, lines, pub }: { order: OrderRow; lines: readonly NewLineRow[]; pub: Assessment['pub'] },
): Promise<PlacedOrder> {
  const start = {
    at: order.created_time,
    from_status: null,
    to_status: order.status,
    by_role: 'guest',
  } as const;
  const phone = await findCompanyPhone(deps.db, pub.company_id);
  return {
    order: guestView(order, { lines, history: [start], pub, phone }),
    tracking_token: order.tracking_token,
  };
}

async function answerAgain(deps: Deps, row: OrderRow, hash: string): Promise<PlacedOrder> {
  if (row.request_hash !== hash) throw new AppError('idempotency_key_was_used');
  const [order] = await loadGuestOrders(deps.db, [row]);
  if (!order) throw new AppError('not_found');
  return { order, tracking_token: row.tracking_token };
}

/**
 * Places an order once for each key: whoever repeats the request, after a lost answer or ten times
 * at once, gets the same order again.
 */
export async function placeOrder(
  deps: Deps,
  { pubId, idempotencyKey, clientId, body }: Request,
): Promise<PlacedOrder> {
  if (typeof idempotencyKey !== 'string' || !UUID.test(idempotencyKey)) {
    throw new AppError('idempotency_key_is_required');
  }
  const key = { pubId, idempotencyKey };
  const hash = requestHash(body);
  // Before the rules: what was accepted at noon stays accepted when the pub has closed.
  const before = await findOrderByKey(deps.db, key);
  if (before) return answerAgain(deps, before, hash);
  readContacts(body);
  const assessment = await assessBasket(deps, pubId, body);
  const { refusal } = assessment;
  if (refusal) throw new AppError(refusal.code, refusal.facts);
  const identity = {
    client_id: clientId ?? null,
    idempotency_key: idempotencyKey,
    request_hash: hash,
  };
  const row = rowOf(deps, { order: body, assessment, identity });
  const lines = lineRows(assessment);
  const placed = await insertOrder(deps.db, row, lines);
  if (placed) {
    deps.live.wake();
    return answerNew(deps, { order: placed, lines, pub: assessment.pub });
  }
  // Another request with this key was faster by a moment.
  const order = await findOrderByKey(deps.db, key);
  if (!order) throw new AppError('something_went_wrong');
  return answerAgain(deps, order, hash);
}
