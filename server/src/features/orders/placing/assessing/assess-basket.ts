import type { NamesByLanguage } from '@comanda/contract/menu';
import type { NotServedDish, QuoteRequest } from '@comanda/contract/orders';
import {
  byOrderType,
  COMMISSION_PERCENT,
  conditionsOfRehearsal,
  conditionsOfStaff,
  judgeOrder,
  MAX_DISH_COUNT,
  orderTypeTable,
  priceOrder,
  type Intake,
  type OrderPrice,
  type OrderType,
  type PubConditions,
} from '@comanda/domain/orders';
import { isSoldOut } from '@comanda/domain/menu';
import { isExpired } from '@comanda/domain/pubs';
import { refuse, type Refusal } from '@comanda/domain/refusal';
import { findZone, refuseBelowMinimum, type PricedZone } from '@comanda/domain/shipping';
import type { LatLng } from '@comanda/domain/geo';
import type { ErrorCode } from '@comanda/contract/errors';
import type { VatClasses } from '@comanda/domain/vat';
import { servingNow } from '../../../menu/index.ts';
import { pausedUntilOf } from '../../../pubs/index.ts';
import { serviceNow } from '../../../shipping/index.ts';
import { mergeBasket, type BasketItem } from './basket.ts';
import { createDishPricing, type PricedDish } from './line-options.ts';
import { refusalOfSize } from './order-bounds.ts';
import type { OrderableDish, PubTerms } from '../../pub-terms.ts';
import { refusalOfCutOff, refusalOfShut, refusalOfTime } from './time-refusals.ts';
import { isOfSameDay, timingOf, type Timing } from './timing.ts';

type AssessedLine = BasketItem &
  PricedDish & {
    readonly name: string;
    readonly names: NamesByLanguage;
    readonly imageFileName: string;
    readonly kitchenMinutes: number;
    readonly vatClasses: VatClasses;
  };

/** The current price of a basket at a pub, and the reasons to refuse it. */
export type Assessment = {
  readonly terms: PubTerms;
  readonly orderType: OrderType;
  readonly timing: Timing;
  readonly point: LatLng | undefined;
  readonly zone: PricedZone | undefined;
  readonly commissionPercent: number;
  readonly lines: readonly AssessedLine[];
  /** Not on the menu, sold out, or not served now. */
  readonly unavailableDishIds: readonly number[];
  readonly soldOutDishIds: readonly number[];
  readonly notServedDishes: readonly NotServedDish[];
  readonly price: OrderPrice;
  readonly refusal: Refusal<ErrorCode> | undefined;
  /** Every rule that says no, in the sequence in which one is told: the first is `refusal`. */
  readonly refusals: readonly Refusal<ErrorCode>[];
};

type Given = {
  readonly now: Date;
  /** The pub orders from itself, before it opens for others. */
  readonly isRehearsal?: boolean;
  /** The pub's own staff take it for a guest. */
  readonly isOfStaff?: boolean;
};
type Conditions = Given & {
  readonly terms: PubTerms;
  readonly point: LatLng | undefined;
  readonly timing: Timing;
};

/** A pub that has not said the hours of a service takes orders at any hour. */
function intakeOf(service: ReturnType<typeof serviceNow>): Intake[OrderType] {
  if (!service || service.takes_orders) return { isOpen: true };
  return { isOpen: false, opensAt: service.orders_change_at ?? undefined };
}

/** What is true when its kitchen begins with it: an order for later is one that is placed then. */
function conditionsOf({ terms, timing, isRehearsal, isOfStaff }: Conditions): PubConditions {
  const { pub, shipping } = terms;
  const now = timing.cookAt;
  const clock = { timeZone: pub.time_zone, now };
  const conditions: PubConditions = {
    isExpired: isExpired(pub.expiration_time, now),
    hasInPlaceOrder: pub.has_in_place_order,
    hasPickUpOrder: pub.has_pick_up_order,
    isDeliveryAvailable: shipping.available,
    pausedUntil: pausedUntilOf(pub, now),
    intake: byOrderType((type) =>
      intakeOf(serviceNow(shipping.hours, orderTypeTable.serviceOf[type], clock)),
    ),
    hasLocation: pub.lat !== null && pub.lng !== null,
    acceptedPayments: shipping.acceptedPayments,
    tables: pub.tables,
    zones: shipping.zones,
    clock,
  };
  if (isRehearsal) return conditionsOfRehearsal(conditions);
  return isOfStaff ? conditionsOfStaff(conditions) : conditions;
}

function judge(request: QuoteRequest, conditions: Conditions) {
  const { point } = conditions;
  return judgeOrder(conditionsOf(conditions), {
    orderType: request.order_type,
    point,
    paymentType: request.payment_type === '' ? undefined : request.payment_type,
    table: request.table_for_in_place_order ?? '',
    dishes: request.dishes.map(({ dish_id, count }) => ({ dishId: dish_id, count })),
  });
}

function pointOf({ order_type, lat, lng }: QuoteRequest): LatLng | undefined {
  const isKnown = typeof lat === 'number' && typeof lng === 'number';
  return orderTypeTable.needsAddress[order_type] && isKnown ? { lat, lng } : undefined;
}

/** A price is shown before all fields are filled in, so the zone is looked up in any case. */
function zoneOf(judged: ReturnType<typeof judge>, { terms, point }: Conditions) {
  if (judged.zone) return judged.zone;
  const found = point ? findZone(terms.shipping.zones, point) : undefined;
  return found?.ok ? found.value : undefined;
}

/** The only code that checks and prices a quote or a new order. */
export async function assessBasket(
  terms: PubTerms,
  request: QuoteRequest,
  given: Given,
): Promise<Assessment> {
  const { now } = given;
  const point = pointOf(request);
  const timing = timingOf(terms, request, { point, now });
  const { cookAt } = timing;
  const conditions = { ...given, terms, point, timing };
  const judged = judge(request, conditions);
  const zone = zoneOf(judged, conditions);
  const hasCommission =
    orderTypeTable.hasCommission[request.order_type] && terms.shipping.addsCommission;
  const commissionPercent = hasCommission ? COMMISSION_PERCENT : 0;
  const items = mergeBasket(request.dishes);
  const dishIds = [...new Set(items.map(({ dishId }) => dishId))];
  const dishes = await terms.dishesOf(dishIds);
  const goneDishIds = dishIds.filter((id) => !dishes.has(id));
  const orderType = request.order_type;
  const isOfAnotherDay = !isOfSameDay(terms, timing, now);
  const isSoldOutNow = (id: number) => {
    const dish = dishes.get(id);
    if (!dish || (isOfAnotherDay && dish.isCountedOut)) return false;
    return isSoldOut(dish.sold_out_until, cookAt);
  };
  const soldOutDishIds = dishIds.filter(isSoldOutNow);
  const notServedDishes = notServedOf(
    dishIds.filter((id) => !isSoldOutNow(id)).map((id) => dishes.get(id)),
    { ...given, terms, now: cookAt },
  );
  const unavailableDishIds = [
    ...goneDishIds,
    // Staff may overrule both, and read what it costs then.
    ...(given.isOfStaff
      ? []
      : [...soldOutDishIds, ...notServedDishes.map(({ dish_id }) => dish_id)]),
  ];
  const unavailable = new Set(unavailableDishIds);
  const priceDish = createDishPricing({ commissionPercent, now: cookAt, isOfAnotherDay });
  const lines = items.flatMap((item) => {
    const dish = dishes.get(item.dishId);
    if (!dish || unavailable.has(item.dishId)) return [];
    return {
      ...item,
      name: dish.name,
      names: dish.names,
      imageFileName: dish.image_file_name,
      kitchenMinutes: dish.kitchenMinutes,
      vatClasses: dish.vatClasses,
      ...orderableBy(given, priceDish(dish, item.chosen)),
    };
  });
  const price = priceOrder({ lines, commissionPercent, zone });
  const asked = { orderType, timing, now };
  const unlessRehearsed = (found: () => readonly (Refusal<ErrorCode> | undefined)[]) =>
    given.isRehearsal ? [] : found();
  const refusals: readonly Refusal<ErrorCode>[] = [
    refusalOfTime(terms, asked, request.wanted_at),
    ...judged.refusals,
    ...unlessRehearsed(() => [refusalOfShut(terms, asked)]),
    ...refusalsOfItems(items, goneDishIds),
    refusalOfSoldOut(soldOutDishIds),
    refusalOfNotServed(notServedDishes),
    ...unlessRehearsed(() => [
      refusalOfCutOff(
        terms,
        asked,
        dishIds.map((id) => dishes.get(id)),
      ),
    ]),
    refusalOfOptions(lines),
    given.isOfStaff ? undefined : refusalOfNotes(terms, items),
    ...unlessRehearsed(() => [
      given.isOfStaff
        ? undefined
        : refusalOfSize(terms, { lines, totalMinor: price.clientTotalMinor }),
      zone && refuseBelowMinimum(zone, price.dishTotalMinor),
    ]),
  ].filter((refusal) => refusal !== undefined);
  return {
    terms,
    orderType,
    timing,
    point,
    zone,
    commissionPercent,
    lines,
    unavailableDishIds,
    soldOutDishIds,
    notServedDishes,
    price,
    refusal: refusals[0],
    refusals,
  };
}

/** Staff may put the last of a choice into an order, as with an edit. */
function orderableBy({ isOfStaff }: Given, priced: PricedDish): PricedDish {
  if (!isOfStaff) return priced;
  return { ...priced, problems: priced.problems.filter(({ code }) => code !== 'choice_sold_out') };
}

/** Checks that need the menu and the sum of repeated lines. */
export function refusalsOfItems(
  items: readonly { readonly count: number }[],
  goneDishIds: readonly number[],
): readonly Refusal<'dish_count_is_invalid' | 'dish_not_available'>[] {
  const isTooMany = items.some(({ count }) => count > MAX_DISH_COUNT);
  return [
    ...(goneDishIds.length > 0 ? [refuse('dish_not_available', { dish_ids: goneDishIds })] : []),
    ...(isTooMany ? [refuse('dish_count_is_invalid')] : []),
  ];
}

function refusalOfSoldOut(dishIds: readonly number[]): Refusal<'dish_sold_out'> | undefined {
  return dishIds.length > 0 ? refuse('dish_sold_out', { dish_ids: dishIds }) : undefined;
}

/** A pub rehearses before it opens: hours do not apply. */
function notServedOf(
  dishes: readonly (OrderableDish | undefined)[],
  { terms, now, isRehearsal }: Given & Pick<Conditions, 'terms'>,
): NotServedDish[] {
  if (isRehearsal) return [];
  const clock = { timeZone: terms.pub.time_zone, now };
  return dishes.flatMap((dish) => {
    const until = dish && servingNow(dish.servedSpans, clock).notServedUntil;
    return dish && until !== undefined ? [{ dish_id: dish.id, not_served_until: until }] : [];
  });
}

function refusalOfNotServed(
  dishes: readonly NotServedDish[],
): Refusal<'dish_not_served_now'> | undefined {
  if (dishes.length === 0) return undefined;
  return refuse('dish_not_served_now', { dish_ids: dishes.map(({ dish_id }) => dish_id), dishes });
}

function refusalOfOptions(
  lines: readonly AssessedLine[],
): Refusal<'options_do_not_fit'> | undefined {
  const problems = lines.flatMap((line) => line.problems);
  return problems.length > 0 ? refuse('options_do_not_fit', { problems }) : undefined;
}

function refusalOfNotes(
  { pub }: PubTerms,
  items: readonly BasketItem[],
): Refusal<'dish_notes_are_off'> | undefined {
  const hasNotes = items.some(({ note }) => note !== '');
  return hasNotes && !pub.takes_dish_notes ? refuse('dish_notes_are_off') : undefined;
}
