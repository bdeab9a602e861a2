import type { Quote } from '@comanda/contract/orders';
import { orderTypeTable, type OrderType } from '@comanda/domain/orders';
import { useCheckout } from '../checkout-context.ts';

type Props = { readonly quote: Quote | undefined; readonly orderType: OrderType };

/** The guest's total; before the first quote its room. */
export function Totals({ quote, orderType }: Props) {
  const { t, money } = useCheckout();
  const deliveryPrice = quote?.delivery_price ?? null;
  const deposit = quote?.deposit;
  const hasDeliveryPrice = orderTypeTable.hasDeliveryPrice[orderType];
  const delivery =
    deliveryPrice === null
      ? t('guest.checkout.set_pin')
      : deliveryPrice === 0
        ? t('guest.checkout.free')
        : money(deliveryPrice);
  return (
    <dl className="totals">
      {(hasDeliveryPrice || deposit !== undefined) && (
        <div>
          <dt>{t('guest.checkout.dish_total')}</dt>
          <dd>{quote && money(quote.dish_total)}</dd>
        </div>
      )}
      {deposit !== undefined && (
        <div>
          <dt>{t('guest.checkout.deposit')}</dt>
          <dd>{money(deposit)}</dd>
        </div>
      )}
      {hasDeliveryPrice && (
        <div>
          <dt>{t('guest.checkout.delivery_price')}</dt>
          <dd>{delivery}</dd>
        </div>
      )}
      {(!hasDeliveryPrice || deliveryPrice !== null) && (
        <div className="sum">
          <dt>{t('guest.checkout.total')}</dt>
          <dd>{quote && money(quote.client_total)}</dd>
        </div>
      )}
    </dl>
  );
}
