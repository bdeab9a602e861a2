import type { Quote } from '@comanda/contract/orders';
import { orderTypeTable, type OrderType } from '@comanda/domain/orders';
import { useCheckout } from '../checkout-context.ts';

/** The guest's total. */
export function Totals({ quote, orderType }: { quote: Quote; orderType: OrderType }) {
  const { t, money } = useCheckout();
  const { delivery_price: deliveryPrice } = quote;
  const hasDeliveryPrice = orderTypeTable.hasDeliveryPrice[orderType];
  const delivery =
    deliveryPrice === null
      ? t('guest.checkout.set_pin')
      : deliveryPrice === 0
        ? t('guest.checkout.free')
        : money(deliveryPrice);
  return (
    <dl className="totals">
      {hasDeliveryPrice && (
        <>
          <div>
            <dt>{t('guest.checkout.dish_total')}</dt>
            <dd>{money(quote.dish_total)}</dd>
          </div>
          <div>
            <dt>{t('guest.checkout.delivery_price')}</dt>
            <dd>{delivery}</dd>
          </div>
        </>
      )}
      {(!hasDeliveryPrice || deliveryPrice !== null) && (
        <div className="sum">
          <dt>{t('guest.checkout.total')}</dt>
          <dd>{money(quote.client_total)}</dd>
        </div>
      )}
    </dl>
  );
}
