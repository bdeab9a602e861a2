import { useSyncExternalStore } from 'react';
import type { BasketStore } from '../basket/basket-store.ts';
import { orderTypeOf } from '../basket/basket.ts';
import * as attributes from '../markup/attributes.ts';
import { CheckoutContext, useCheckout, type Checkout } from './checkout-context.ts';
import { CheckoutForm } from './form/checkout-form.tsx';
import { orderAddress } from '../calls/order-address.ts';

function Empty() {
  const { t } = useCheckout();
  return (
    <div className="none">
      <b>{t('guest.checkout.empty')}</b>
      <p>{t('guest.checkout.empty_hint')}</p>
      <button type="button" className="main" {...{ [attributes.closesDialog]: true }}>
        {t('guest.checkout.to_menu')}
      </button>
    </div>
  );
}

/** The basket was sent, from this tab or from another: nothing is left that could be sent twice. */
function Ordered({ trackingToken }: { readonly trackingToken: string }) {
  const { t, info } = useCheckout();
  return (
    <div className="none" role="alert">
      <b>{t('guest.checkout.ordered')}</b>
      <p>{t('guest.checkout.ordered_hint')}</p>
      <a className="main" href={orderAddress(info, trackingToken)}>
        {t('guest.checkout.follow')}
      </a>
    </div>
  );
}

/** The sheet in which a guest orders. */
export function CheckoutSheet({ store, ...checkout }: Checkout & { store: BasketStore }) {
  const { t, info } = checkout;
  const basket = useSyncExternalStore(store.subscribe, store.get);
  return (
    <CheckoutContext value={checkout}>
      <header>
        <h2 id="checkout-title">{t('guest.checkout.title')}</h2>
        <button
          type="button"
          className="x"
          {...{ [attributes.closesDialog]: true }}
          aria-label={t('guest.checkout.close')}
        />
      </header>
      {basket.lines.length === 0 ? (
        basket.ordered === undefined ? (
          <Empty />
        ) : (
          <Ordered trackingToken={basket.ordered} />
        )
      ) : info.orderTypes.length === 0 ? (
        <p className="none">{t('guest.checkout.not_offered')}</p>
      ) : (
        <CheckoutForm store={store} basket={basket} orderType={orderTypeOf(basket, info)} />
      )}
    </CheckoutContext>
  );
}
