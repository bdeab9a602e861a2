import type { Quote } from '@comanda/contract/orders';
import { toAmount, toMinor } from '@comanda/domain/money';
import type { OrderType } from '@comanda/domain/orders';
import { withLineCount, type BasketLine } from '../../basket/basket.ts';
import type { BasketStore } from '../../basket/basket-store.ts';
import * as classes from '../../markup/classes.ts';
import { shownPriceMinor } from '../../basket/shown-price.ts';
import { useCheckout } from '../checkout-context.ts';
import { useCautions } from './use-cautions.ts';
import { withoutDishesOf } from '../sending/shown-basket.ts';

type Props = {
  readonly lines: readonly BasketLine[];
  readonly orderType: OrderType;
  readonly quote: Quote | undefined;
  readonly store: BasketStore;
};

type LineProps = {
  readonly line: BasketLine;
  readonly name: string;
  /** The current price from the server; before that, the price that the guest saw. The name likewise. */
  readonly price: number;
  readonly seenPrice: number;
  readonly isUnavailable: boolean;
  readonly isSoldOut: boolean;
  /** Why the dish does not suit what the guest has said. */
  readonly cautions: readonly string[];
  readonly onCount: (count: number) => void;
};

function Line({ line, name, price, seenPrice, isUnavailable, onCount, ...notes }: LineProps) {
  const { t, money } = useCheckout();
  const { isSoldOut, cautions } = notes;
  const { count } = line;
  return (
    <li className={isUnavailable ? 'gone' : undefined}>
      <div>
        <b>{name}</b>
        {isUnavailable && (
          <em>{t(isSoldOut ? 'guest.checkout.sold_out' : 'guest.checkout.gone')}</em>
        )}
        {cautions.map((words) => (
          <em key={words} className={classes.foundFood}>
            {words}
          </em>
        ))}
        {name !== line.name && <em>{t('guest.checkout.renamed', { name: line.name })}</em>}
        {!isUnavailable && price !== seenPrice && (
          <em>{t('guest.checkout.price_changed', { price: money(seenPrice) })}</em>
        )}
        {!isUnavailable && count > 1 && (
          <small>{t('guest.checkout.each', { price: money(price) })}</small>
        )}
      </div>
      <span className="count">
        <button
          type="button"
          className="less"
          aria-label={t('guest.checkout.less', { name })}
          onClick={() => onCount(count - 1)}
        />
        <output>{count}</output>
        <button
          type="button"
          className="less more"
          aria-label={t('guest.checkout.more', { name })}
          disabled={isUnavailable}
          onClick={() => onCount(count + 1)}
        />
      </span>
      <data value={price}>{isUnavailable ? '—' : money(toAmount(toMinor(price) * count))}</data>
    </li>
  );
}

/** The basket, line by line; a dish that is unavailable or has a new price is marked. */
export function BasketLines({ lines, orderType, quote, store }: Props) {
  const { t, info } = useCheckout();
  const cautionsOf = useCautions();
  const known = new Map(quote?.dishes.map((dish) => [dish.dish_id, dish]));
  const unavailable = quote?.unavailable_dish_ids ?? [];
  const soldOut = quote?.sold_out_dish_ids ?? [];
  const unavailableLines = lines.filter(({ dishId }) => unavailable.includes(dishId));
  return (
    <section aria-label={t('guest.checkout.dishes')}>
      <ul className="lines">
        {lines.map((line) => {
          const seen = toAmount(
            shownPriceMinor(line.priceMinor, orderType, info.commissionPercent),
          );
          return (
            <Line
              key={line.id}
              line={line}
              name={known.get(line.dishId)?.name ?? line.name}
              seenPrice={seen}
              price={known.get(line.dishId)?.dish_price ?? seen}
              isUnavailable={unavailable.includes(line.dishId)}
              isSoldOut={soldOut.includes(line.dishId)}
              cautions={cautionsOf(line.dishId)}
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
