import type { Quote, QuoteRequest } from '@comanda/contract/orders';
import { toAmount } from '@comanda/domain/money';
import type { Refusal } from '@comanda/domain/refusal';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../plumbing/http/app-error.ts';
import { temporaryStateOf } from '../../../pubs/index.ts';
import { refusalOfLeft } from './refusal-of-left.ts';
import { refusalOfSlot } from './refusal-of-slot.ts';
import { depositView } from '../../reduction-views.ts';
import { namesView, optionsView } from '../../views.ts';
import { assessBasket, type Assessment } from './assess-basket.ts';
import { portionsToTake } from '../order-rows.ts';
import { refusalOfWaiting } from './order-bounds.ts';
import { laterTypesOf } from './timing.ts';
import type { PubTermsReader } from '../../pub-terms.ts';

type QuoteDeps = Pick<Deps, 'db' | 'clock'> & { readonly pubTerms: PubTermsReader };

/** A priced basket as its guest gets it, with the first rule that says no. */
export function quoteView(assessment: Assessment, refused: Refusal | undefined, now: Date): Quote {
  const { terms, lines, unavailableDishIds, soldOutDishIds, notServedDishes, price, zone } =
    assessment;
  const problems = lines.flatMap((line) => line.problems);
  const laterTypes = laterTypesOf(terms);
  // Without a zone there is neither.
  const { missingToFreeMinor: missing, nextStep: next } = price;
  return {
    dishes: lines.map((line) => ({
      dish_id: line.dishId,
      count: line.count,
      dish_price: toAmount(line.unitPriceMinor),
      name: line.name,
      ...namesView(line.names),
      ...optionsView(line),
      ...depositView({ deposit_minor: line.depositMinor }),
    })),
    unavailable_dish_ids: [...unavailableDishIds],
    sold_out_dish_ids: [...soldOutDishIds],
    ...(notServedDishes.length > 0 && { not_served_dishes: [...notServedDishes] }),
    ...(problems.length > 0 && { option_problems: problems }),
    dish_total: toAmount(price.dishTotalMinor),
    delivery_price: zone ? toAmount(price.deliveryPriceMinor) : null,
    zone_price: zone ? toAmount(price.zonePriceMinor) : null,
    missing_to_free_delivery: missing === undefined ? null : toAmount(missing),
    next_step: next
      ? { missing: toAmount(next.missingMinor), price: toAmount(next.priceMinor) }
      : null,
    ...(zone && zone.extraMinutes > 0 && { zone_minutes: zone.extraMinutes }),
    ...depositView({ deposit_minor: price.depositMinor }),
    client_total: toAmount(price.clientTotalMinor),
    ...(laterTypes.includes(assessment.orderType) && {
      takes_later: true as const,
    }),
    ...(laterTypes.length > 0 && { later_types: laterTypes }),
    ...temporaryStateOf(terms.pub, now),
    refusal: refused ? { code: refused.code, facts: { ...refused.facts } } : null,
  };
}

type Asked = { readonly pubId: number; readonly isOfStaff?: boolean };

/** Prices a basket like an order that is placed now; writes nothing. */
export async function quoteOrder(
  { db, clock, pubTerms }: QuoteDeps,
  { pubId, isOfStaff = false }: Asked,
  request: QuoteRequest,
): Promise<Quote> {
  const terms = await pubTerms.read(pubId);
  if (!terms) throw new AppError('not_found');
  const now = clock.now();
  const assessment = await assessBasket(terms, request, { now, isOfStaff });
  const { language } = request;
  const refused =
    assessment.refusal ??
    (isOfStaff ? undefined : await refusalOfWaiting({ db, clock }, terms, request)) ??
    (await refusalOfSlot(db, assessment)) ??
    (await refusalOfLeft(db, { terms, language }, portionsToTake(assessment, now)));
  return quoteView(assessment, refused, now);
}
