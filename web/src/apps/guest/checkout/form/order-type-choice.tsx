import { useState } from 'react';
import { firstPriceRiseNote, withOrderType } from '../../basket/basket.ts';
import type { BasketStore } from '../../basket/basket-store.ts';
import { Choice } from '../../island/choice.tsx';
import * as classes from '../../markup/classes.ts';
import type { QuoteState } from '../basket/use-quote.ts';
import { useCheckout } from '../checkout-context.ts';
import { pausedTypeNote } from '../sending/pause-text.ts';
import type { OrderType } from '@comanda/domain/orders';

type Props = {
  readonly quote: Pick<QuoteState, 'pausedUntil' | 'laterTypes'>;
  readonly store: BasketStore;
  readonly orderType: OrderType;
};

/** At the table or delivered, where the pub offers both. */
export function OrderTypeChoice({ orderType, store, quote }: Props) {
  const { t, info } = useCheckout();
  const [priceRise, setPriceRise] = useState<string>();
  if (info.orderTypes.length < 2) return null;
  const pauseOf = (type: OrderType): string | undefined => {
    const until = quote.laterTypes.includes(type) ? undefined : quote.pausedUntil[type];
    return until && pausedTypeNote(until, { t, info });
  };
  return (
    <div>
      <Choice
        label={t('guest.checkout.how')}
        isLabelHidden
        // A type that cannot be ordered now is not shown as chosen, but is again once its pause is over.
        value={pauseOf(orderType) === undefined ? orderType : ''}
        options={info.orderTypes.map((type) => ({
          value: type,
          label: t(`guest.checkout.${type}`),
          blockedBy: pauseOf(type),
        }))}
        onValue={(type) => {
          store.set((old) => withOrderType(old, type));
          setPriceRise(firstPriceRiseNote(info, type));
        }}
      />
      <output className={classes.priceRiseNote}>{priceRise}</output>
    </div>
  );
}
