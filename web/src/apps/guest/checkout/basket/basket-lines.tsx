import type { Quote } from '@comanda/contract/orders';
import { toAmount } from '@comanda/domain/money';
import { lineIn, nameIn } from '@comanda/domain/options';
import type { OrderType } from '@comanda/domain/orders';
import { keyOf, withLineCount, type BasketLine } from '../../basket/basket.ts';
import type { BasketStore } from '../../basket/basket-store.ts';
import { shownPriceMinor } from '../../basket/shown-price.ts';
import { useCheckout, type Checkout } from '../checkout-context.ts';
import { keyOfQuoted, withoutDishesOf } from '../sending/shown-basket.ts';
import { Line } from './line.tsx';
import { useLineProblems } from './use-line-problems.ts';
import { endTime } from '../../page/end-time.ts';
import { useEffect, useState } from 'react';
import { hasWishes } from '../../food/load-food.ts';
import type { CautionsOf } from '../../food/paint-food.ts';

const none: CautionsOf = () => [];

/** Why a dish of the basket does not suit what the guest has said; loaded only for a guest who has. */
function useCautions(): CautionsOf {
  const { info } = useCheckout();
  const [cautionsOf, setCautionsOf] = useState(() => none);
  useEffect(() => {
    if (!hasWishes()) return;
    void (async () => {
      const { cautionsFor } = await import('../../food/paint-food.ts');
      const found = await cautionsFor(info);
      setCautionsOf(() => found);
    })().catch(() => undefined);
  }, [info]);
  return cautionsOf;
}

/** Why a dish of the basket cannot be ordered now; undefined for one that can be. */
function unavailableText(
  dishId: number,
  { quote, isForLater }: Pick<Props, 'quote' | 'isForLater'>,
  { t, info: { timeZone, language } }: Pick<Checkout, 't' | 'info'>,
): string | undefined {
  if (!quote?.unavailable_dish_ids.includes(dishId)) return undefined;
  if (quote.sold_out_dish_ids.includes(dishId)) return t('guest.checkout.sold_out');
  const notServed = quote.not_served_dishes?.find(({ dish_id }) => dish_id === dishId);
  if (!notServed) return t('guest.checkout.gone');
  if (isForLater) return t('guest.checkout.not_served_then');
  const { not_served_until: until } = notServed;
  if (until === null) return t('guest.checkout.not_served');
  const time = endTime(until, { now: new Date(), timeZone, language });
  return t('guest.checkout.served_from', { time });
}

type Props = {
  readonly lines: readonly BasketLine[];
  readonly orderType: OrderType;
  readonly quote: Quote | undefined;
  /** The quote is for a time that the guest has chosen. */
  readonly isForLater?: boolean;
  readonly store: BasketStore;
};

type Named = Parameters<typeof nameIn>[0];

/** In any language: the guest may have chosen the dish in another one. */
const hasName = ({ name, names = {} }: Named, seen: string): boolean =>
  [name, ...Object.values(names)].includes(seen);

/** The basket, line by line; a dish that is unavailable, or has a new price, is marked. */
export function BasketLines({ lines, orderType, quote, isForLater = false, store }: Props) {
  const checkout = useCheckout();
  const { t, info } = checkout;
  const cautionsOf = useCautions();
  const known = new Map(
    quote?.dishes.map((dish) => [keyOfQuoted(dish), lineIn(dish, info.language)]),
  );
  const dishes = new Map(quote?.dishes.map((dish) => [dish.dish_id, dish]));
  const unavailable = quote?.unavailable_dish_ids ?? [];
  const unavailableLines = lines.filter(({ dishId }) => unavailable.includes(dishId));
  const problemsOf = useLineProblems(lines, quote);
  return (
    <section aria-label={t('guest.checkout.dishes')}>
      <ul className="lines">
        {lines.map((line) => {
          const seen = toAmount(
            shownPriceMinor(line.priceMinor, orderType, info.commissionPercent),
          );
          const quoted = known.get(keyOf(line));
          const dish = dishes.get(line.dishId) ?? line;
          return (
            <Line
              key={line.id}
              line={line}
              name={nameIn(dish, info.language)}
              isRenamed={!hasName(dish, line.name)}
              options={quoted?.options ?? line.options ?? []}
              seenPrice={seen}
              price={quoted?.dish_price ?? seen}
              unavailable={unavailableText(line.dishId, { quote, isForLater }, checkout)}
              cautions={cautionsOf(line)}
              problems={problemsOf(line)}
              store={store}
              onCount={(count) => store.set((basket) => withLineCount(basket, line.id, count))}
            />
          );
        })}
      </ul>
      {unavailableLines.length > 0 && (
        <button
          type="button"
          className="quiet"
          onClick={() => store.set((basket) => withoutDishesOf(basket, unavailable))}
        >
          {t('guest.checkout.remove_gone', { count: unavailableLines.length })}
        </button>
      )}
    </section>
  );
}
