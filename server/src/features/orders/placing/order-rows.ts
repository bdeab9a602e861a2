import { randomInt } from 'node:crypto';
import type { NewOrder } from '@comanda/contract/orders';
import { toMinor } from '@comanda/domain/money';
import { asksHandoverCode, mayNeedChange, orderTypeTable } from '@comanda/domain/orders';
import { businessDayOf } from '@comanda/domain/hours';
import { answerFrom } from '@comanda/domain/later';
import { lineKey } from '@comanda/domain/options';
import { vatOfDish } from '@comanda/domain/vat';
import { storedSteps } from '../../../fee-steps.ts';
import { hashOf } from '../../../plumbing/tokens.ts';
import { vatColumns } from '../line-vat.ts';
import type { NewLineRow } from '../tables.ts';
import type { Assessment } from './assessing/assess-basket.ts';
import type { Portions } from '../../menu/index.ts';
import { portionsOf } from '../portions/portions-of.ts';
import { distanceOf, isOfSameDay } from './assessing/timing.ts';
import { chosenOf } from './assessing/basket.ts';
import type { NewOrderRow } from './insert-order.ts';
import { orderZoneTerms } from '../zone-of-order.ts';
import type { readContacts } from './order-contacts.ts';

/** From which amount the guest needs change, in minor units; null of an order that is not paid in cash at the door. */
export function changeFromMinor(order: NewOrder): number | null {
  const { order_type: type, payment_type: payment, change_from: from } = order;
  return typeof from === 'number' && mayNeedChange(type, payment) ? toMinor(from) : null;
}

/** By chance alone: whoever knows the order must not be able to guess its code. */
const newHandoverCode = (): string => String(randomInt(100)).padStart(2, '0');

/** The code of an order whose pub asks for it; null of all others. */
function handoverCodeOf(
  { order_type: orderType, payment_type: payment = '' }: NewOrder,
  { terms: { pub }, price }: Assessment,
): string | null {
  const isAsked = asksHandoverCode(
    { orderType, payment, totalMinor: price.clientTotalMinor },
    { asks: pub.asks_handover_code, fromMinor: pub.handover_code_from_minor },
  );
  return isAsked ? newHandoverCode() : null;
}

/** Recognises a repeated order, in any spelling of its JSON; fields outside the contract do not count. */
export function requestHash(order: NewOrder): string {
  return hashOf(
    JSON.stringify([
      order.order_type,
      order.dishes.map(({ dish_id, count, options, note }) => [
        dish_id,
        count,
        // Left out of a line without choices: an order from before the options keeps its hash.
        ...(options || note ? [lineKey(chosenOf(options), note ?? '')] : []),
      ]),
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
      // Omitted when it is undefined: an order stored before the field existed keeps its hash.
      ...(order.expected_total === undefined ? [] : [order.expected_total]),
      ...(order.language === undefined ? [] : [order.language]),
      ...(order.avoids?.length ? [order.avoids] : []),
      ...(changeFromMinor(order) === null ? [] : [{ change_from: order.change_from }]),
      ...(order.wanted_at ? [{ wanted_at: order.wanted_at }] : []),
    ]),
  );
}

/** The number and the counted portions of an order belong to the working day on which it is cooked. */
function timingColumns({ terms, timing }: Assessment, placedAt: Date) {
  const { cookAt, readyAt, slot } = timing;
  return {
    business_day: businessDayOf(cookAt, terms.pub.time_zone),
    takes_portions: isOfSameDay(terms, timing, placedAt),
    planned_at: readyAt,
    wanted_from: slot?.from ?? null,
    wanted_to: slot?.to ?? null,
    cook_at: slot ? cookAt : null,
    is_ahead: slot !== undefined,
    answer_from: slot
      ? answerFrom(terms.shipping.hours, {
          timeZone: terms.pub.time_zone,
          at: placedAt,
          cookAt,
        })
      : null,
  };
}

/** The answer of a pub that accepts by itself, or of staff who take an order, is in it from the beginning. */
function answerOf(
  { terms: { pub }, timing }: Assessment,
  source: NewOrderRow['source'],
): Pick<NewOrderRow, 'status' | 'promised_at' | 'accepted_by_itself'> {
  // Who takes an order for a guest has accepted it.
  if (source === 'staff') {
    return { status: 'preparing', promised_at: timing.readyAt, accepted_by_itself: false };
  }
  if (!pub.accepts_by_itself) {
    return { status: 'not_handled', promised_at: null, accepted_by_itself: false };
  }
  return { status: 'preparing', promised_at: timing.readyAt, accepted_by_itself: true };
}

type Given = ReturnType<typeof readContacts> &
  Pick<
    NewOrderRow,
    | 'client_id'
    | 'idempotency_key'
    | 'request_hash'
    | 'tracking_token'
    | 'created_time'
    | 'is_rehearsal'
    | 'source'
  >;

/** A new order as it is stored, with all data that its price was calculated from. */
export function orderRow(order: NewOrder, given: Given, assessment: Assessment): NewOrderRow {
  const { order_type, payment_type, language } = order;
  const { terms, point, zone, price } = assessment;
  const { pub, shipping } = terms;
  return {
    ...given,
    ...answerOf(assessment, given.source),
    ...timingColumns(assessment, given.created_time),
    pub_id: pub.id,
    order_type,
    payment_type: orderTypeTable.needsPayment[order_type] ? (payment_type ?? '') : '',
    change_from_minor: changeFromMinor(order),
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    distance_metres: distanceOf(terms, point),
    currency_id: pub.currency_id,
    // The couriers of the pool would ride for nothing: only those of the pub may take a rehearsal.
    delivery_type: given.is_rehearsal ? 'own' : shipping.deliveryType,
    commission_percent: assessment.commissionPercent,
    zone_shape_id: zone?.shapeId ?? null,
    zone_price_minor: price.zonePriceMinor,
    zone_free_from_minor: storedSteps(zone?.steps ?? []).free_from_minor,
    zone_terms: orderZoneTerms(zone),
    is_delivery_price_by_hand: false,
    delivery_price_minor: price.deliveryPriceMinor,
    dish_total_minor: price.dishTotalMinor,
    product_total_minor: price.productTotalMinor,
    deposit_minor: price.depositMinor,
    reserver_courier_id: null,
    // Who has called reads no page on which the code stands.
    handover_code: given.source === 'staff' ? null : handoverCodeOf(order, assessment),
    guest_language: language ?? null,
  };
}

/** The lines of a new order; their VAT is that of the day on which they are cooked. */
export function lineRows({ lines, terms, timing }: Assessment): NewLineRow[] {
  const { pub, vatRates: rates } = terms;
  const day = businessDayOf(timing.cookAt, pub.time_zone);
  return lines.map((line) => ({
    dish_id: line.dishId,
    count: line.count,
    unit_price_minor: line.unitPriceMinor,
    name: line.name,
    names: line.names,
    image_file_name: line.imageFileName,
    base_price_minor: line.basePriceMinor,
    options: line.options,
    note: line.note,
    kitchen_minutes: line.kitchenMinutes,
    deposit_minor: line.depositMinor,
    ...vatColumns(vatOfDish(line.vatClasses, { ofPub: pub.vat_class, rates }, day)),
  }));
}

/** What an order takes of the counted portions; nothing of those that are counted for another working day. */
export const portionsToTake = (assessment: Assessment, now: Date): Portions[] =>
  isOfSameDay(assessment.terms, assessment.timing, now) ? portionsOf(lineRows(assessment)) : [];
