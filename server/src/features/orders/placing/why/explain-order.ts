import { setImmediate } from 'node:timers/promises';
import type { ErrorCode } from '@comanda/contract/errors';
import type { Why, WhyRequest } from '@comanda/contract/orders';
import { toAmount } from '@comanda/domain/money';
import { orderTypeTable } from '@comanda/domain/orders';
import type { Refusal } from '@comanda/domain/refusal';
import { findZone, momentOf } from '@comanda/domain/shipping';
import type { Deps } from '../../../../deps.ts';
import { AppError, invalidFields } from '../../../../plumbing/http/app-error.ts';
import type { PubScope } from '../../../../scopes.ts';
import type { PubTerms, PubTermsReader } from '../../pub-terms.ts';
import { assessBasket, type Assessment } from '../assessing/assess-basket.ts';
import { refusalOfWaiting } from '../assessing/order-bounds.ts';
import { quoteView } from '../assessing/quote-order.ts';
import { refusalOfLeft } from '../assessing/refusal-of-left.ts';
import { refusalOfSlot } from '../assessing/refusal-of-slot.ts';
import { portionsToTake } from '../order-rows.ts';
import { refusedSpans } from './refused-spans.ts';
import { FUTURE_DAYS, takenFrom, takenUntil } from './taken-when.ts';

type WhyDeps = Pick<Deps, 'db' | 'clock'> & { readonly pubTerms: PubTermsReader };

const DAY_MS = 24 * 60 * 60_000;

/** Said of a basket that is not there. */
const rulesOfBaskets = new Set<ErrorCode>(['basket_is_empty', 'below_zone_minimum']);

/** The moment that is asked about; refuses one that does not exist or is too far away. */
function readMoment({ pub }: PubTerms, at: string | undefined, now: Date): Date {
  if (at === undefined) return now;
  const [day = '', time = ''] = at.split('T');
  const [hour = Number.NaN, minute = Number.NaN] = time.split(':').map(Number);
  const moment =
    hour < 24 && minute < 60
      ? momentOf(pub.time_zone, { day, minute: hour * 60 + minute })
      : undefined;
  const isNear = moment && Math.abs(moment.getTime() - now.getTime()) <= FUTURE_DAYS * DAY_MS;
  if (!isNear) throw invalidFields([{ field: 'at', code: 'invalid_value' }]);
  return moment;
}

/** A question that names no payment asks about any that the pub takes. */
function withPayment(request: WhyRequest, { shipping }: PubTerms): WhyRequest {
  if (request.payment_type) return request;
  return { ...request, payment_type: shipping.acceptedPayments[0] ?? '' };
}

/** What the question leaves open refuses nothing: dishes, and the table. */
function isAsked({ code }: Refusal<ErrorCode>, request: WhyRequest): boolean {
  if (code === 'table_is_required') return false;
  return request.dishes.length > 0 || !rulesOfBaskets.has(code);
}

/** The zone of a pin with its number on the map, also one without a price. */
function zoneView({ terms: { shipping }, point }: Assessment): Why['zone'] {
  const zones = shipping.zones.map((zone, index) => ({
    ...zone,
    priceMinor: zone.priceMinor ?? Number.POSITIVE_INFINITY,
    number: index + 1,
  }));
  const found = point && findZone(zones, point);
  if (!found?.ok) return null;
  const { shapeId, number, name, minimumMinor } = found.value;
  return { shape_id: shapeId, number, name, minimum: toAmount(minimumMinor) };
}

function deliveryMinutes(
  { terms: { shipping } }: Assessment,
  { zone_minutes: ofZone = 0, busy_minutes: busy }: Why['quote'],
): Why['delivery_minutes'] {
  const { from, to } = shipping.minutes;
  return to > 0 ? { from: from + busy + ofZone, to: to + busy + ofZone } : null;
}

type Asked = { readonly terms: PubTerms; readonly request: WhyRequest };

/** What is not among the terms: how many orders wait, which is only known of now, and how many portions are left. */
async function presentRefusals(
  { db, clock }: WhyDeps,
  { terms, request }: Asked,
  assessment: Assessment,
): Promise<readonly Refusal<ErrorCode>[]> {
  const { at, language } = request;
  const portions = portionsToTake(assessment, clock.now());
  return [
    at === undefined ? await refusalOfWaiting({ db, clock }, terms, request) : undefined,
    await refusalOfLeft(db, { terms, language }, portions),
  ].filter((refusal) => refusal !== undefined);
}

/** The order as it is judged at a moment, among those that are ordered for then. */
async function judgeAt({ db }: WhyDeps, { terms, request }: Asked, now: Date) {
  const assessment = await assessBasket(terms, request, { now });
  const found = [...assessment.refusals, await refusalOfSlot(db, assessment)];
  const refusals = found.filter((one) => one !== undefined).filter((one) => isAsked(one, request));
  return { assessment, refusals };
}

/**
 * What a guest would see at a moment, by the function that judges orders and the present settings, with each rule that
 * says no, and until when and from when on the same order is taken. Writes nothing.
 */
export async function explainOrder(
  deps: WhyDeps,
  { pubId }: PubScope,
  body: WhyRequest,
): Promise<Why> {
  const terms = await deps.pubTerms.read(pubId);
  if (!terms) throw new AppError('not_found');
  const at = readMoment(terms, body.at, deps.clock.now());
  const asked = { terms, request: withPayment(body, terms) };
  const { order_type: orderType, dishes: basket } = asked.request;
  const { assessment, refusals: judged } = await judgeAt(deps, asked, at);
  const present = await presentRefusals(deps, asked, assessment);
  const refusals = [...judged, ...present];
  const dishes = await terms.dishesOf(basket.map(({ dish_id }) => dish_id));
  const spansAt = async (moment: Date) => {
    // A long basket is judged for milliseconds, and many times: requests of others go between.
    await setImmediate();
    const then = await judgeAt(deps, asked, moment);
    const given = { assessment: then.assessment, orderType, dishes, at: moment };
    return [...then.refusals, ...present].flatMap(({ code }) => refusedSpans(code, given));
  };
  const quote = quoteView(assessment, refusals[0], at);
  const hasAddress = orderTypeTable.needsAddress[orderType];
  return {
    at: at.toISOString(),
    has_basket: basket.length > 0,
    zone: zoneView(assessment),
    delivery_minutes: hasAddress ? deliveryMinutes(assessment, quote) : null,
    quote,
    refusals: refusals.map(({ code, facts }) => ({ code, facts: { ...facts } })),
    taken_until: (await takenUntil(at, spansAt))?.toISOString() ?? null,
    taken_from: (await takenFrom(at, spansAt))?.toISOString() ?? null,
  };
}
